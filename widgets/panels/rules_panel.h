#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "engine/tuning/tuning.h"

class QLineEdit;
class QListWidget;
class QPushButton;

namespace arenascope {

class RuleDelegate;
class RuleList;
class ViewState;

/// The assignment rules of a tuning, in their order: the last that matches a tensor wins. Rows are dragged to reorder
/// and edited in place; each tells how many tensors it matches and what it takes. Selecting one selects its tensors.
class RulesPanel : public QWidget {
    Q_OBJECT
public:
    explicit RulesPanel(ViewState& state, QWidget* parent = nullptr);
    [[nodiscard]] QListWidget& list();
    [[nodiscard]] QLineEdit& field() { return *field_; }
    /// "3 stay, 1 taken below", as the row says it.
    [[nodiscard]] QString effect(int row) const;
    /// Puts a rule for what is selected into the field, for the user to complete with a pool.
    void proposeFromSelection();

signals:
    void rulesRequested(const std::vector<arenascope::PlanRule>& rules);

private:
    void build();
    void refresh();
    void add();
    /// Why the rule in the field cannot be; empty: it can, or there is none.
    void tellRefusal(const QString& why);
    void edited(int row, const QString& text);
    void remove(int row);
    void move(int row, int by);
    void selectMatches(int row);
    /// The rules in the order of the rows.
    [[nodiscard]] std::vector<PlanRule> ordered() const;
    [[nodiscard]] QString poolName(const PlanRule& rule) const;
    /// "op:aten::add.* = PSRAM"; no pool after the "=": the caller. Nothing where it cannot be read.
    [[nodiscard]] std::optional<PlanRule> read(const QString& text, QString& why) const;

    ViewState& state_;
    RuleList* list_;
    RuleDelegate* delegate_;
    QLineEdit* field_;
    QPushButton *fromSelection_, *remove_;
};

}  // namespace arenascope
