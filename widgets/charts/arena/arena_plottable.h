#pragma once
// Paints the tensors of one pool. Private to the charts (includes QCustomPlot).

#include <qcustomplot.h>

#include <functional>
#include <vector>

#include "widgets/plot/arena_scene.h"

namespace arenascope {

/// The cost of one frame in boxes. The pixels of the lane limit the painted ones, however many tensors there are.
struct FrameWork {
    std::size_t looked_at = 0, painted = 0;
};

class ArenaPlottable final : public QCPAbstractPlottable {
public:
    static constexpr int raster_from = 2000;  ///< number of visible rectangles above which edges and labels are omitted

    ArenaPlottable(QCPAxis* keyAxis, QCPAxis* valueAxis, const ArenaScene& scene, std::size_t lane);

    double selectTest(const QPointF& pos, bool onlySelectable, QVariant* details = nullptr) const override;
    QCPRange getKeyRange(bool& found, QCP::SignDomain domain = QCP::sdBoth) const override;
    QCPRange getValueRange(bool& found, QCP::SignDomain domain = QCP::sdBoth,
                           const QCPRange& keyRange = QCPRange()) const override;
    /// Pixels of a box: gaps of one pixel between neighbours, at least one pixel in size.
    [[nodiscard]] QRectF pixelRect(const ArenaBox& box) const;
    /// Labels that are painted later, and that names of boxes avoid.
    void setPlates(std::function<std::vector<QRectF>()> plates) { plates_ = std::move(plates); }
    /// Of the last frame.
    [[nodiscard]] const FrameWork& work() const { return work_; }

protected:
    void draw(QCPPainter* painter) override;
    void drawLegendIcon(QCPPainter* painter, const QRectF& rect) const override;

private:
    void drawBox(QCPPainter& painter, const ArenaBox& box, const QRectF& rect) const;
    [[nodiscard]] QRectF pixelRect(const ArenaPiece& piece) const;
    [[nodiscard]] QRectF labelRect(const ArenaBox& box, const QRectF& rect) const;
    /// Of that, the part beside the lines of the pool.
    [[nodiscard]] QRectF besideLines(const ArenaBox& box, QRectF rect) const;
    void drawPieces(QCPPainter& painter, const ArenaBox& box, const QPen& edge) const;
    void drawConflicts(QCPPainter& painter) const;
    void drawRaster(QCPPainter& painter);
    /// The data of a box that a frame reads, contiguous in memory.
    struct Slim {
        Step first, last;
        double bottom, top;
        BoxIndex box;
        std::uint8_t color;
        bool peak;
    };
    /// Calls `use` with the boxes that live in the visible steps until it returns false.
    template <class Use>
    void forVisible(Use use);
    struct Raster;
    static void paintInto(Raster& raster, const Slim& slim, std::uint16_t color);

    static constexpr std::size_t block = 64;
    std::vector<Slim> slim_;       ///< by first step
    std::vector<Step> blockLast_;  ///< last step of each block of slim_, so that whole blocks can be skipped
    FrameWork work_;
    std::function<std::vector<QRectF>()> plates_;
    std::vector<QRectF> avoided_;  ///< in this frame
    const ArenaScene& scene_;
    std::size_t lane_;
};

/// Labels of one box of the scene as they are everywhere: chart, ghost, thumbnail. Returns where they are.
QRectF paintBoxLabels(QPainter& painter, const ArenaScene& scene, const ArenaBox& box, const QString& name,
                      const QRectF& rect, const QColor& fill);

}  // namespace arenascope
