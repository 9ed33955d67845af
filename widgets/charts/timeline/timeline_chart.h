#pragma once
// The timeline: live bytes of each pool, lifetimes in execution order, run times, over the same steps.

#include "widgets/charts/scratch_row.h"
#include "widgets/charts/step_chart.h"
#include "widgets/charts/timeline/times_row.h"
#include "widgets/plot/delegate_row.h"

namespace arenascope {

class TimelineChart : public StepChart {
    Q_OBJECT
public:
    explicit TimelineChart(ViewState& state, QWidget* parent = nullptr);
    [[nodiscard]] QRectF boxRect(const ArenaBox& box) const override;
    /// Height of the curve of the pool in the header; 0 if nothing is planned.
    [[nodiscard]] int curveHeight() const;

protected:
    void buildRows() override;
    void forgetRows() override;
    void updateHeader() override;
    QString emptyMessage() const override;
    const ArenaBox* boxAt(const QPointF& pos) const override;
    void paintOverlay(QPainter& painter) override;
    QString textAt(const QPointF& pos) const override;
    bool scrollsAt(const QPointF& pos) const override;
    void rowsScrolled(const QPointF& pos, int delta) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void orderBars();
    void addCurve(std::size_t lane);
    void addOverview();
    void addTimes(TimesRow& times, bool is_last);
    [[nodiscard]] bool hasTimes() const { return !times_.isEmpty() || !device_.isEmpty(); }
    void addScratch();
    void addMoved();
    void paintBars(QPainter& painter) const;
    void paintPeakBand(QPainter& painter) const;
    void paintInside(QPainter& painter) const;
    [[nodiscard]] QRectF insideRect(const InsideCell& cell) const;
    /// So little height that lifetimes use that of the rows below them.
    [[nodiscard]] bool isLow() const { return height() < 620; }
    /// And so little that scratch and traffic are only in the readout.
    [[nodiscard]] bool isTight() const { return height() < 505; }
    /// And so little that lifetimes use the height of the curve.
    [[nodiscard]] bool isLeast() const { return height() < 376; }
    /// How many of these apply: the rows are built again when that changes.
    [[nodiscard]] int stage() const { return (isLow() ? 1 : 0) + (isTight() ? 1 : 0) + (isLeast() ? 1 : 0); }
    [[nodiscard]] double pitch() const;
    [[nodiscard]] double scrollEnd() const;
    [[nodiscard]] QRectF barRect(std::size_t bar) const;
    [[nodiscard]] QRectF rectOf(const ArenaBox& box) const;
    [[nodiscard]] const std::vector<BoxIndex>& shownBars() const;
    void arrangeLines() const;
    void paintGroups(QPainter& painter) const;
    void paintBarLabel(QPainter& painter, const ArenaBox& box, const QRectF& rect) const;

    std::vector<BoxIndex> bars_;                           ///< by first step
    Table<BoxIndex, int> packed_;                          ///< line of each if lines are shared
    Table<BoxIndex, int> grouped_;                         ///< the same, each module in lines of its own
    std::vector<QString> groupOf_;                         ///< module of each line of grouped_
    mutable std::vector<BoxIndex> shown_;                  ///< of bars_, the ones in the visible steps
    mutable std::vector<int> lineOf_;                      ///< of each in shown_
    mutable Table<BoxIndex, std::int32_t> barOf_;          ///< in shown_; -1: not there
    mutable std::vector<std::pair<int, QString>> groups_;  ///< first line of each visible module group
    mutable int lines_ = 0;
    mutable bool shares_ = false;                         ///< several tensors are in one line
    mutable std::pair<double, double> arranged_{-1, -1};  ///< view of shown_
    mutable int arrangedHeight_ = -1;
    QImage wash_;  ///< over thousands of selected bars, until the picture or the selection changes; else null
    TimesRow times_{plot(), scene(), state(), TimesRow::Of::run},
        device_{plot(), scene(), state(), TimesRow::Of::device};
    std::vector<InsideCell> inside_;  ///< what delegates reported
    ScratchRow scratch_;              ///< what kernels borrowed
    ScratchRow moved_;                ///< bytes that each step read and wrote in the last run
    std::vector<QCPAxisRect*> curveRows_;
    bool tight_ = false;  ///< the value for which the rows were built
    int stage_ = 0;       ///< the value for which they were built
    QCPAxisRect *mainCurve_ = nullptr, *regions_ = nullptr, *gantt_ = nullptr, *last_ = nullptr, *insideRow_ = nullptr,
                *scratchRow_ = nullptr, *movedRow_ = nullptr;
    mutable double scroll_ = 0;  ///< pixels; clamped if fewer lines are shown
};

}  // namespace arenascope
