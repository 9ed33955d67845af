#pragma once
// The arena: address over steps, one lane per pool, live bytes on top.

#include "widgets/charts/arena/arena_curve.h"
#include "widgets/charts/arena/arena_limit.h"
#include "widgets/charts/arena/arena_marks.h"
#include "widgets/charts/scratch_row.h"
#include "widgets/charts/step_chart.h"

namespace arenascope {

class PreviewVeil;

class ArenaChart : public StepChart {
    Q_OBJECT
public:
    explicit ArenaChart(ViewState& state, QWidget* parent = nullptr);
    void fitAll() override;
    void fitSelection() override;
    /// First and last byte that a pool's lane shows.
    [[nodiscard]] std::pair<double, double> bytesView(std::size_t lane) const { return lanes_.view(lane); }
    [[nodiscard]] QRectF boxRect(const ArenaBox& box) const override;
    /// Pixel of an offset in a pool's lane, in coordinates of this widget.
    [[nodiscard]] double offsetPixel(std::size_t lane, qint64 offset) const;
    /// Boxes that the last frame visited and painted.
    [[nodiscard]] std::pair<std::size_t, std::size_t> frameWork() const { return lanes_.frameWork(); }
    /// Overwritten bytes found in the last run, and the rectangle of each, in coordinates of this widget.
    [[nodiscard]] const std::vector<ArenaDamage>& damages() const { return marks_.damages(); }
    [[nodiscard]] QRectF damageRect(const ArenaDamage& damage) const;
    /// The damage with a label: its tensors are selected, else it is the first in view; null: none.
    [[nodiscard]] const ArenaDamage* namedDamage() const { return marks_.namedDamage(); }

protected:
    void buildRows() override;
    void forgetRows() override;
    void updateHeader() override;
    QString emptyMessage() const override;
    const ArenaBox* boxAt(const QPointF& pos) const override { return lanes_.boxAt(pos); }
    QString textAt(const QPointF& pos) const override;
    [[nodiscard]] QString bytesBetween(const QPointF& a, const QPointF& b) const override;
    void paintOverlay(QPainter& painter) override;
    [[nodiscard]] bool previews() const override { return true; }
    bool beginDrag(const ArenaBox& box, const QPointF& pos) override;
    void dragTo(const QPointF& pos, Qt::KeyboardModifiers modifiers) override;
    void endDrag(bool drop) override;
    [[nodiscard]] bool holdsLimitAt(const QPointF& pos) const override { return limit_.at(pos).has_value(); }
    void dragLimit(const QPointF& from, const QPointF& to) override;
    void endLimit(bool take) override;
    void resizeEvent(QResizeEvent* event) override;
    bool scrollsAt(const QPointF& pos) const override;
    void rowsScrolled(const QPointF& pos, int delta) override;
    bool zoomBytes(const QPointF& pos, double factor) override;
    void zoomBytes(double factor) override;

private:
    void addModules();
    void addScratch();
    void addOverview();
    void addLane(std::size_t lane, double stretch, bool is_last);
    void paintLaneGround(QPainter& painter, std::size_t lane) const;
    void makeRoomForDrag();
    void leaveWith(const std::vector<const ArenaBox*>& held);
    /// Shows the effect of a drop here in cards, the Plans table, header and status bar.
    void showDrop(const DropPreview& preview);
    /// The effect of dropping the tensors, here or on a card: live bytes, facts and legend.
    void showWhatIf();

    PreviewVeil* veil_ = nullptr;
    bool tight_ = false;  ///< scratch is a number in the head only: the rectangles need its height
    bool low_ = false;    ///< so little height that the curve is a line and the overview is left out
    ArenaCurve curve_{plot(), scene()};
    ArenaLanes lanes_{plot(), scene()};
    ArenaDrag drag_{state(), scene(), lanes_};
    ArenaLimit limit_{scene(), plot(), lanes_};
    ArenaMarks marks_{state(), scene(), plot(), lanes_, drag_};
    ScratchRow scratch_;  ///< scratch of kernels in the last run
    QCPAxisRect *regions_ = nullptr, *scratchRow_ = nullptr;
};

}  // namespace arenascope
