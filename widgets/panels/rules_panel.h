#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "engine/tuning/tuning.h"

class QLineEdit;
class QListWidget;
class QPushButton;

namespace arenascope {

class QueryPopup;
struct QueryChoices;
class RowQueries;
class RuleDelegate;
class RuleList;
class RuleMatches;
class ViewState;

/// The assignment rules of a tuning, in order: the last one that matches a tensor wins. Rows can be dragged and edited
/// in place; each shows its tensors and all matches. Selecting one selects its tensors.
class RulesPanel : public QWidget {
    Q_OBJECT
public:
    explicit RulesPanel(ViewState& state, QWidget* parent = nullptr);
    [[nodiscard]] QListWidget& list();
    [[nodiscard]] QLineEdit& field() { return *field_; }
    [[nodiscard]] QueryPopup& suggestions() { return *suggestions_; }
    /// "3 matched, 1 overridden by later rules", as in the row.
    [[nodiscard]] QString effect(int row) const;
    /// Puts a rule for the selection into the field; the user adds the pool.
    void proposeFromSelection();

signals:
    void rulesRequested(const std::vector<arenascope::PlanRule>& rules);

private:
    void build();
    [[nodiscard]] QueryChoices choices(const QString& text, qsizetype cursor);
    void refresh();
    /// The effect of each rule, in the rows that are there.
    void describe();
    void add();
    /// The error of the rule in the field; empty: it is valid, or there is none.
    void tellRefusal(const QString& why);
    void edited(int row, const QString& text);
    void remove(int row);
    void move(int row, int by);
    void selectMatches(int row);
    /// The rules in the order of the rows.
    [[nodiscard]] std::vector<PlanRule> ordered() const;
    [[nodiscard]] QString poolName(const PlanRule& rule) const;
    /// "op:aten::add.* = PSRAM"; no pool after the "=": the caller. Nothing if it is malformed.
    [[nodiscard]] std::optional<PlanRule> read(const QString& text, QString& why) const;

    ViewState& state_;
    RuleList* list_;
    RuleDelegate* delegate_;
    QLineEdit* field_;
    QPushButton *fromSelection_, *remove_;
    RowQueries* queries_;
    RuleMatches* matches_;
    QueryPopup* suggestions_ = nullptr;
};

}  // namespace arenascope
