#pragma once
// A row of times below the lifetimes: milliseconds of each step in the last run here, and where it failed; or ticks
// that a device recorded, the median of its runs with their range.

#include <QCoreApplication>
#include <QPointF>
#include <utility>
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
    enum class Of : std::uint8_t { run, device };
    TimesRow(StepPlot& plot, const ArenaScene& scene, const ViewState& state, Of of)
        : plot_(plot), scene_(scene), state_(state), of_(of) {}
    /// The state's run, or its device's; nothing where it belongs to another program.
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
    void paintRange(QPainter& painter, double x, Step step) const;
    [[nodiscard]] QString nameOf(Step step) const;
    [[nodiscard]] QString amount(double time) const;

    StepPlot& plot_;
    const ArenaScene& scene_;
    const ViewState& state_;
    QCPAxisRect* row_ = nullptr;
    Of of_;
    Table<Step, double> times_;                      ///< milliseconds or ticks
    Table<Step, std::pair<double, double>> ranges_;  ///< least and most in a run; of a device only
    Step failedStep_{};                              ///< none: the run did not fail
    QString failure_;
};

}  // namespace arenascope
