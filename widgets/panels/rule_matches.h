#pragma once
// What rules match in the shown program, and the rows of their list. In a large program a worker looks; a later
// question stops it.

#include <QObject>
#include <QStringList>
#include <memory>
#include <optional>
#include <vector>

#include "engine/tuning/rules.h"
#include "widgets/panels/rule_rows.h"
#include "widgets/ui/latest_task.h"

namespace arenascope {

struct RuleCount {
    qint64 tensors = 0, bytes = 0;
};

class RuleMatches : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    /// Null: there is no program.
    void setMethod(std::shared_ptr<const Method> method);
    /// Of a rule that can be read; nothing until it is known: counted() tells.
    [[nodiscard]] std::optional<RuleCount> count(const PlanRule& rule);
    /// `pools`: the name of each rule's pool. Until the matches are known, rows without them: rowsReady() has them.
    [[nodiscard]] std::vector<RuleRow> rows(const std::vector<PlanRule>& rules, const QStringList& pools);
    [[nodiscard]] bool isSettled() const { return counting_.isSettled() && making_.isSettled(); }
    /// In a method with more values, a worker looks.
    void setMany(std::size_t values) { many_ = values; }

signals:
    void counted();
    void rowsReady(const std::vector<arenascope::RuleRow>& rows);

private:
    using Subjects = std::shared_ptr<const RuleSubjects>;

    [[nodiscard]] bool isLarge() const { return method_->values.size() > many_; }
    [[nodiscard]] const Subjects& subjects();

    std::size_t many_ = many_tensors;
    std::shared_ptr<const Method> method_;
    Subjects subjects_;  ///< of the method; null until something is asked
    std::optional<PlanRule> counted_;
    RuleCount count_;  ///< of that rule
    LatestTask counting_, making_;
};

}  // namespace arenascope
