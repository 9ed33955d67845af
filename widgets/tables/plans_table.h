#pragma once
// The Plans table: one row per planner, best first, the shown plan selected.

#include <QTableView>
#include <optional>
#include <vector>

#include "widgets/ui/plan_rows.h"
#include "widgets/ui/view_state.h"

namespace arenascope {

class PlansModel;

class PlansTable : public QTableView {
    Q_OBJECT
public:
    explicit PlansTable(ViewState& state, QWidget* parent = nullptr);
    /// "baseline: Greedy", and the reason if it is not the usual one; the column's tooltip. Empty without one.
    [[nodiscard]] QString baselineText() const;

    /// While upper bounds come from hints: the plans for the value ranges, as a further column; null: none.
    void setRanged(std::shared_ptr<const Outcome> ranged);

signals:
    void planChosen(const QString& planner);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    void fitColumns();
    [[nodiscard]] int wholeName() const;
    void chosen(const QModelIndex& now);
    ViewState& state_;
    PlansModel* model_;
    std::shared_ptr<const Outcome> ranged_;
    bool refreshing_ = false;
};

}  // namespace arenascope
