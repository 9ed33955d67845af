#pragma once
// One row per pool: maps bytes to pixels, finds the tensor at a place, and keeps the visible range of each pool.

#include <QPointF>
#include <QRectF>
#include <map>
#include <utility>
#include <vector>

#include "widgets/plot/arena_scene.h"

class QCPAxisRect;

namespace arenascope {

class ArenaPlottable;
class StepPlot;

/// Places and rectangles are in coordinates of the plot.
class ArenaLanes {
public:
    ArenaLanes(StepPlot& plot, const ArenaScene& scene) : plot_(plot), scene_(scene) {}
    /// Before the rows are removed; the visible range of each pool stays.
    void clear();
    /// The row of the next pool of the scene.
    void add(QCPAxisRect& row);
    /// Paints the tensors of the last pool that was added. Their names avoid the labels of its lines.
    void addBoxes();

    [[nodiscard]] std::size_t size() const { return rows_.size(); }
    [[nodiscard]] bool isEmpty() const { return rows_.empty(); }
    [[nodiscard]] QCPAxisRect& row(std::size_t lane) const { return *rows_[lane]; }
    [[nodiscard]] QRectF rect(std::size_t lane) const;
    /// The pool at, or nearest to, a height.
    [[nodiscard]] std::size_t at(double y) const;
    [[nodiscard]] double yPixel(std::size_t lane, qint64 offset) const;
    /// The offset at a height; the nearest byte boundary if bytes are many pixels high.
    [[nodiscard]] double offsetAt(std::size_t lane, double y) const;
    /// Not clipped to the row.
    [[nodiscard]] QRectF rectOf(const ArenaBox& box) const;
    [[nodiscard]] const ArenaBox* boxAt(const QPointF& pos) const;
    /// Boxes that the last frame visited and painted.
    [[nodiscard]] std::pair<std::size_t, std::size_t> frameWork() const;

    /// First and last byte that a pool's row shows.
    [[nodiscard]] std::pair<double, double> view(std::size_t lane) const;
    /// The same including the range extended by a drag.
    [[nodiscard]] std::pair<double, double> seen(std::size_t lane) const;
    /// Whether the user zoomed into a part of a pool.
    [[nodiscard]] bool isZoomed(std::size_t lane) const;
    void setView(std::size_t lane, double lower, double upper);
    void showAll();
    void scroll(std::size_t lane, int delta);
    /// Zooms bytes in (`factor` below 1) or out around `offset`.
    void zoom(std::size_t lane, double offset, double factor);

    /// While tensors are dragged, every other pool shows the place above its tensors where they would fit; none: ends
    /// that.
    void makeRoomFor(const std::vector<const ArenaBox*>& held);
    /// Extends the scale to `top` unless the user chose it; true if that changes it.
    bool follow(std::size_t lane, qint64 top);

private:
    void showView(std::size_t lane);

    StepPlot& plot_;
    const ArenaScene& scene_;
    std::vector<QCPAxisRect*> rows_;
    std::vector<ArenaPlottable*> plottables_;
    std::map<int, std::pair<double, double>> views_;  ///< by mem_id, if not all bytes are visible
};

}  // namespace arenascope
