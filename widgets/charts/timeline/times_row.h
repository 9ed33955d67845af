#pragma once
// The row of run times below the lifetimes: milliseconds of each step in the last run, and where it failed.

#include <QCoreApplication>
#include <QPointF>
#include <vector>

#include "widgets/plot/arena_scene.h"
#include "widgets/plot/chart_header.h"
#include "widgets/ui/view_state.h"

class QCPAxisRect;
class QPainter;

namespace arenascope {

class StepPlot;

class TimesRow {
    Q_DECLARE_TR_FUNCTIONS(arenascope::TimesRow)
public:
    TimesRow(StepPlot& plot, const ArenaScene& scene, const ViewState& state)
        : plot_(plot), scene_(scene), state_(state) {}
    /// The state's run; nothing if it belongs to another program.
    void read();
    [[nodiscard]] bool isEmpty() const { return times_.empty(); }
    /// Paints in that row; only if there are times.
    void place(QCPAxisRect& row);
    /// Before the rows are removed.
    void clear() { row_ = nullptr; }
    [[nodiscard]] bool contains(const QPointF& pos) const;
    /// The operator at a place of the row, and its time.
    [[nodiscard]] QString text(const QPointF& pos) const;
    /// Whether the run failed in the step at a place, in any row.
    [[nodiscard]] bool failedAt(const QPointF& pos) const;
    /// Why it failed, and where; empty if it did not.
    [[nodiscard]] const QString& failure() const { return failure_; }
    /// The failure, time of the run and its slowest step.
    [[nodiscard]] QList<Fact> facts() const;
    /// The step at which the run failed, over all rows.
    void paintFailure(QPainter& painter, double top, double bottom) const;

private:
    void paintAxis(QPainter& painter) const;
    void paintTimes(QPainter& painter) const;
    void nameTimes(QPainter& painter, const std::vector<std::pair<QPointF, Step>>& named) const;
    void paintFailureWords(QPainter& painter) const;
    [[nodiscard]] QString nameOf(Step step) const;

    StepPlot& plot_;
    const ArenaScene& scene_;
    const ViewState& state_;
    QCPAxisRect* row_ = nullptr;
    Table<Step, double> times_;  ///< milliseconds
    Step failedStep_{};          ///< none: the run did not fail
    QString failure_;
};

}  // namespace arenascope
