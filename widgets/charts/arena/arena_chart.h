#pragma once
// The arena: address over steps, one lane per pool, live bytes on top.

#include <QImage>
#include <map>
#include <optional>
#include <set>

#include "widgets/charts/arena/arena_damage.h"
#include "widgets/charts/arena/drop_preview.h"
#include "widgets/charts/scratch_row.h"
#include "widgets/charts/step_chart.h"

namespace arenascope {

class ArenaPlottable;

class ArenaChart : public StepChart {
    Q_OBJECT
public:
    explicit ArenaChart(ViewState& state, QWidget* parent = nullptr);
    void fitAll() override;
    void fitSelection() override;
    /// First and last byte that a pool's lane shows.
    [[nodiscard]] std::pair<double, double> bytesView(std::size_t lane) const;
    [[nodiscard]] QRectF boxRect(const ArenaBox& box) const override;
    /// Pixel of an offset in a pool's lane, in coordinates of this widget.
    [[nodiscard]] double offsetPixel(std::size_t lane, qint64 offset) const;
    /// Boxes that the last frame looked at, and those of them that it painted.
    [[nodiscard]] std::pair<std::size_t, std::size_t> frameWork() const;
    /// What the last run found overwritten, and where each of them is painted, in coordinates of this widget.
    [[nodiscard]] const std::vector<ArenaDamage>& damages() const { return damages_; }
    [[nodiscard]] QRectF damageRect(const ArenaDamage& damage) const;
    /// The one that is named: whose tensors are selected, else the first in view; null where none is.
    [[nodiscard]] const ArenaDamage* namedDamage() const;

protected:
    void buildRows() override;
    void forgetRows() override;
    void updateHeader() override;
    QString emptyMessage() const override;
    const ArenaBox* boxAt(const QPointF& pos) const override;
    QString textAt(const QPointF& pos) const override;
    [[nodiscard]] QString bytesBetween(const QPointF& a, const QPointF& b) const override;
    void paintOverlay(QPainter& painter) override;
    bool beginDrag(const ArenaBox& box, const QPointF& pos) override;
    void dragTo(const QPointF& pos, Qt::KeyboardModifiers modifiers) override;
    void endDrag(bool drop) override;
    void resizeEvent(QResizeEvent* event) override;
    bool scrollsAt(const QPointF& pos) const override;
    void rowsScrolled(const QPointF& pos, int delta) override;
    bool zoomBytes(const QPointF& pos, double factor) override;
    void zoomBytes(double factor) override;

private:
    struct Drag {
        std::vector<ValueId> values;  ///< the tensor under the pointer first
        std::set<ValueId> all;        ///< the same, to look up
        double grip = 0;              ///< bytes between that tensor's first byte and the pointer
        QPointF pos;
        std::optional<DropPreview> preview;
        [[nodiscard]] bool holds(ValueId value) const { return all.contains(value); }
    };
    void addScratch();
    void addLane(std::size_t lane, double stretch, bool is_last);
    void paintLaneMarks(QPainter& painter, std::size_t lane) const;
    void paintCurveMarks(QPainter& painter, const QCPAxisRect& row) const;
    void paintSelection(QPainter& painter);
    void paintConflictNote(QPainter& painter) const;
    void paintDamages(QPainter& painter) const;
    bool paintDamageNote(QPainter& painter) const;  ///< false: nothing is named
    void paintNote(QPainter& painter, std::size_t lane, double step, qint64 top, const QString& what,
                   const QString& where) const;
    void paintDrag(QPainter& painter) const;
    QRectF paintTaken(QPainter& painter, const DropPreview& preview) const;  ///< returns where its words are
    void paintGhost(QPainter& painter, const DropPreview::Held& held, bool blocked) const;
    QRectF paintSnap(QPainter& painter, const DropPreview& preview) const;  ///< the same
    void paintReadout(QPainter& painter, const DropPreview& preview, const std::vector<QRectF>& said) const;
    [[nodiscard]] QStringList readoutNotes(const DropPreview& preview) const;
    void followGhost(const DropPreview& preview);
    void roomForDrag(const std::vector<const ArenaBox*>& held);
    void leaveWith(const std::vector<const ArenaBox*>& held);
    void showDrop(const DropPreview& preview);
    /// What would be if the tensors were dropped, here or on a card: live bytes, facts and legend.
    void showWhatIf();
    void paintHeld(QPainter& painter, const ArenaBox& box) const;  ///< where it was
    void paintCurveAfter(QPainter& painter) const;
    void fitCurve();
    /// With the pointer, here or on its way to a card.
    [[nodiscard]] bool isHeld(ValueId value) const;
    [[nodiscard]] std::vector<const ArenaBox*> heldBoxes() const;
    [[nodiscard]] TensorEdits dropEdits(const DropPreview& preview) const;
    [[nodiscard]] QList<Fact> dropFacts(const DropPreview& preview) const;
    struct PeakChange {
        const ArenaLane* lane;
        qint64 before, after;
        bool settled = true;  ///< else a quick planner's word: the chosen one does at least as well
        [[nodiscard]] bool isAtMost() const { return !settled && after != before; }
        [[nodiscard]] qint64 overBy() const {
            return lane->capacity ? std::max<qint64>(0, after - *lane->capacity) : 0;
        }
    };
    /// Peaks of the pools that a drop touches: planned again where that is quick, else with the others where they are.
    [[nodiscard]] std::vector<PeakChange> peakChanges(const DropPreview& preview) const;
    [[nodiscard]] static QList<Fact> peakFacts(const std::vector<PeakChange>& changes);
    [[nodiscard]] QRectF plotRect(const ArenaBox& box) const;
    [[nodiscard]] QRectF laneRect(std::size_t lane) const;
    void setLaneView(std::size_t lane, double lower, double upper);
    void showLaneView(std::size_t lane);
    [[nodiscard]] std::size_t laneAt(double y) const;

    bool tight_ = false;  ///< scratch is a number in the head only: the rectangles need its height
    bool low_ = false;    ///< so little height that the curve is a line and the overview is left out
    QCPAxisRect *curve_ = nullptr, *regions_ = nullptr, *scratchRow_ = nullptr;
    ScratchRow scratch_;  ///< what kernels borrowed in the last run
    std::vector<ArenaDamage> damages_;
    std::vector<QCPAxisRect*> laneRows_;
    std::vector<ArenaPlottable*> plottables_;
    std::map<int, std::pair<double, double>> laneViews_;  ///< by memory id, where not all bytes are shown
    std::optional<Drag> drag_;
    std::vector<qint64> liveAfter_;  ///< of the main lane with the tensors where they are held; empty: none are
    QImage wash_;  ///< over thousands of selected boxes, until the view or the selection changes; else null
};

/// Facts of a scene: verdict first; the same words as in cards and the Plans table.
QList<Fact> arenaFacts(const ArenaScene& scene, const Plan& plan, int problems);
QList<Swatch> arenaLegend(const ArenaScene& scene);

}  // namespace arenascope
