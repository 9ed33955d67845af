#pragma once
// One row per pool: which byte is at which pixel, which tensor is at a place, and which part of each pool is shown.

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
    /// The rows are about to go; what is shown of each pool stays.
    void clear();
    /// The row of the next pool of the scene.
    void add(QCPAxisRect& row);
    /// Paints the tensors of the last pool that was added.
    void addBoxes();

    [[nodiscard]] std::size_t size() const { return rows_.size(); }
    [[nodiscard]] bool isEmpty() const { return rows_.empty(); }
    [[nodiscard]] QCPAxisRect& row(std::size_t lane) const { return *rows_[lane]; }
    [[nodiscard]] QRectF rect(std::size_t lane) const;
    /// The pool at, or nearest to, a height.
    [[nodiscard]] std::size_t at(double y) const;
    [[nodiscard]] double yPixel(std::size_t lane, qint64 offset) const;
    /// The offset at a height; between two bytes where they are many pixels high.
    [[nodiscard]] double offsetAt(std::size_t lane, double y) const;
    /// Not clipped to the row.
    [[nodiscard]] QRectF rectOf(const ArenaBox& box) const;
    [[nodiscard]] const ArenaBox* boxAt(const QPointF& pos) const;
    /// Boxes that the last frame looked at, and those of them that it painted.
    [[nodiscard]] std::pair<std::size_t, std::size_t> frameWork() const;

    /// First and last byte that a pool's row shows.
    [[nodiscard]] std::pair<double, double> view(std::size_t lane) const;
    /// The same with what a drag made room for.
    [[nodiscard]] std::pair<double, double> seen(std::size_t lane) const;
    /// Whether the user chose to see a part of a pool.
    [[nodiscard]] bool isZoomed(std::size_t lane) const;
    void setView(std::size_t lane, double lower, double upper);
    void showAll();
    void scroll(std::size_t lane, int delta);
    /// Bytes nearer (`factor` below 1) or farther; `offset` stays where it is.
    void zoom(std::size_t lane, double offset, double factor);

    /// While tensors are held, every other pool shows the place above its tensors where they would fit; none: no more.
    void makeRoomFor(const std::vector<const ArenaBox*>& held);
    /// Takes the scale along to `top`, but not one that the user chose; true where that moves it.
    bool follow(std::size_t lane, qint64 top);

private:
    void showView(std::size_t lane);

    StepPlot& plot_;
    const ArenaScene& scene_;
    std::vector<QCPAxisRect*> rows_;
    std::vector<ArenaPlottable*> plottables_;
    std::map<int, std::pair<double, double>> views_;  ///< by memory id, where not all bytes are shown
};

}  // namespace arenascope
