#pragma once

#include <QStringList>
#include <QWidget>
#include <functional>
#include <optional>

#include "widgets/what_if.h"

class QLabel;
class QTreeWidget;
class QTreeWidgetItem;

namespace arenascope {

struct MethodReport;
struct Plan;
struct PlanProblem;
class ViewState;

/// Conflicts of the shown plan, pools that are too small, and what the importer noted. Selecting a row selects
/// its tensors everywhere; the last column offers a fix where there is one.
class ProblemsPanel : public QWidget {
    Q_OBJECT
public:
    explicit ProblemsPanel(ViewState& state, QWidget* parent = nullptr);
    void setNotes(const QStringList& notes);
    /// A drop that was not made, said until there is another plan. Returns what is said.
    QString refuse(const RefusedDrop& why);
    [[nodiscard]] int count() const { return count_; }

signals:
    void countChanged(int count);
    void unpinRequested(const QString& tensor);
    void removeRuleRequested(int rule);
    void planRequested(const QString& planner);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fitColumns();
    void rebuild();
    void addConflicts(const Plan& plan);
    void describeOverlap(QTreeWidgetItem& item, const Plan& plan, const PlanProblem& problem);
    void addRefused();
    void addFailure();
    void addPools(const Plan& plan);
    [[nodiscard]] QString largestOf(const std::vector<std::int32_t>& buffers) const;
    void addAsked(const MethodReport& report);
    void addLink(QTreeWidgetItem* item, const QString& text, const std::function<void()>& act);
    void addFix(QTreeWidgetItem* item, const QStringList& pinned);
    void selectRow(const QTreeWidgetItem* item);

    ViewState& state_;
    QTreeWidget* tree_ = nullptr;
    QLabel* empty_ = nullptr;
    QStringList notes_;
    std::optional<RefusedDrop> refused_;  ///< of the shown outcome
    int count_ = 0;
};

}  // namespace arenascope
