#pragma once
// The timeline: live bytes of each pool, lifetimes in execution order, run times, over the same steps.

#include "widgets/charts/scratch_row.h"
#include "widgets/charts/step_chart.h"
#include "widgets/charts/timeline/inside_row.h"

namespace arenascope {

class TimelineChart : public StepChart {
    Q_OBJECT
public:
    explicit TimelineChart(ViewState& state, QWidget* parent = nullptr);
    [[nodiscard]] QRectF boxRect(const ArenaBox& box) const override;

protected:
    void buildRows() override;
    void forgetRows() override;
    void updateHeader() override;
    QString emptyMessage() const override;
    const ArenaBox* boxAt(const QPointF& pos) const override;
    void paintOverlay(QPainter& painter) override;
    QString textAt(const QPointF& pos) const override;
    bool scrollsAt(const QPointF& pos) const override;
    void rowsScrolled(int delta) override;

private:
    void orderBars();
    void addCurve(std::size_t lane);
    void addTimes();
    void addScratch();
    void addMoved();
    void paintBars(QPainter& painter) const;
    void paintTimes(QPainter& painter, const QCPAxisRect& row) const;
    void paintPeakBand(QPainter& painter) const;
    void paintFailure(QPainter& painter) const;
    void paintInside(QPainter& painter) const;
    [[nodiscard]] QRectF insideRect(const InsideCell& cell) const;
    /// So little height that lifetimes need that of the rows below them.
    [[nodiscard]] bool isLow() const { return height() < 620; }
    [[nodiscard]] double pitch() const;
    [[nodiscard]] double scrollEnd() const;
    [[nodiscard]] QRectF barRect(std::size_t bar) const;
    [[nodiscard]] QRectF rectOf(const ArenaBox& box) const;
    [[nodiscard]] const std::vector<std::size_t>& shownBars() const;

    std::vector<std::size_t> bars_;                       ///< boxes of the scene by first step
    mutable std::vector<std::size_t> shown_;              ///< of those, the ones in the visible steps
    mutable std::pair<double, double> arranged_{-1, -1};  ///< view of shown_
    std::vector<double> times_;                           ///< milliseconds of each step
    std::vector<InsideCell> inside_;                      ///< what delegates reported
    ScratchRow scratch_;                                  ///< what kernels borrowed
    ScratchRow moved_;                                    ///< bytes that each step read and wrote in the last run
    std::vector<QCPAxisRect*> curveRows_;
    int failedStep_ = -1;  ///< at which the last run failed; −1: it did not
    QString failure_;      ///< what is said of it
    QCPAxisRect *gantt_ = nullptr, *last_ = nullptr, *insideRow_ = nullptr, *scratchRow_ = nullptr,
                *movedRow_ = nullptr, *timesRow_ = nullptr;
    mutable double scroll_ = 0;  ///< pixels; clamped when fewer lines are shown
};

}  // namespace arenascope
