#pragma once
// The line of a pool's capacity, moved by hand.

#include <QPointF>
#include <optional>

#include "widgets/charts/arena/arena_lanes.h"

class QPainter;

namespace arenascope {

class ArenaLimit {
public:
    ArenaLimit(const ArenaScene& scene, const StepPlot& plot, const ArenaLanes& lanes)
        : scene_(scene), plot_(plot), lanes_(lanes) {}
    /// The pool whose line is within reach of the pointer; nothing: none is.
    [[nodiscard]] std::optional<std::size_t> at(const QPointF& pos) const;
    /// Takes the line at `from`, unless one is held, and moves it to `to`: to a whole number of the finest unit that a
    /// pixel can tell apart.
    void move(const QPointF& from, const QPointF& to);
    /// Nothing is held any more; returns the pool and its new capacity in bytes.
    std::optional<std::pair<std::size_t, qint64>> end();
    [[nodiscard]] bool isActive() const { return lane_.has_value(); }
    [[nodiscard]] const ArenaLane& lane() const { return scene_.lanes[*lane_]; }
    [[nodiscard]] qint64 bytes() const { return bytes_; }
    void paint(QPainter& painter) const;

private:
    const ArenaScene& scene_;
    const StepPlot& plot_;
    const ArenaLanes& lanes_;
    std::optional<std::size_t> lane_;
    qint64 bytes_ = 0;
};

}  // namespace arenascope
