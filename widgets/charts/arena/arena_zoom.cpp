// Bytes nearer: each pool's lane shows all of its addresses or a part, which Alt and the wheel choose.

#include <algorithm>
#include <cmath>

#include "widgets/charts/arena/arena_chart.h"
#include "widgets/plot/step_plot.h"

namespace arenascope {
namespace {

constexpr double fewest_bytes = 64;  ///< as many fill a lane at the most

}  // namespace

std::pair<double, double> ArenaChart::bytesView(std::size_t lane) const {
    const auto chosen = laneViews_.find(scene().lanes[lane].memId);
    const double top = scene().lanes[lane].top();
    // Another plan, or program, may end below what was looked at.
    return chosen != laneViews_.end() && chosen->second.first < top ? chosen->second : std::pair(0.0, top);
}

void ArenaChart::setLaneView(std::size_t lane, double lower, double upper) {
    const double top = scene().lanes[lane].top();
    const double span = std::clamp(upper - lower, std::min(fewest_bytes, top), top);
    const double from = std::clamp(lower, 0.0, top - span);
    if (span >= top) laneViews_.erase(scene().lanes[lane].memId);
    else laneViews_[scene().lanes[lane].memId] = {from, from + span};
    showLaneView(lane);
    repaintAll();
}

void ArenaChart::showLaneView(std::size_t lane) {
    const auto [lower, upper] = bytesView(lane);
    laneRows_[lane]->axis(QCPAxis::atLeft)->setRange(lower, upper);
}

bool ArenaChart::scrollsAt(const QPointF& pos) const {
    if (laneRows_.empty()) return false;
    const std::size_t lane = laneAt(pos.y());
    return laneRect(lane).contains(pos) && laneViews_.contains(scene().lanes[lane].memId);
}

void ArenaChart::rowsScrolled(const QPointF& pos, int delta) {
    const std::size_t lane = laneAt(pos.y());
    const auto [lower, upper] = bytesView(lane);
    const double by = (upper - lower) * 0.12 * delta / 120.0;
    setLaneView(lane, lower + by, upper + by);
}

bool ArenaChart::zoomBytes(const QPointF& pos, double factor) {
    if (laneRows_.empty() || drag_) return false;
    const std::size_t lane = laneAt(pos.y());
    const auto [lower, upper] = bytesView(lane);
    // The byte under the pointer stays where it is.
    const double at = std::clamp(StepPlot::valueAt(*laneRows_[lane], pos.y()), lower, upper);
    setLaneView(lane, at - (at - lower) * factor, at + (upper - at) * factor);
    return true;
}

/// Around the current tensor, or in the middle of the fullest pool.
void ArenaChart::zoomBytes(double factor) {
    if (laneRows_.empty()) return;
    const ArenaBox* box = scene().boxOf(state().current());
    const std::size_t lane = box ? box->lane : scene().mainLane();
    const auto [lower, upper] = bytesView(lane);
    const double at =
        box ? static_cast<double>(box->offset) + static_cast<double>(box->bytes) / 2 : (lower + upper) / 2;
    const double half = (upper - lower) * factor / 2;
    setLaneView(lane, at - half, at + half);
}

void ArenaChart::fitAll() {
    laneViews_.clear();
    for (std::size_t i = 0; i < laneRows_.size(); ++i) showLaneView(i);
    StepChart::fitAll();
    repaintAll();
}

/// Thin tensors come nearer in bytes as well: their names and edges are what one wants to see.
void ArenaChart::fitSelection() {
    constexpr double thin = 16, share = 0.25;
    StepChart::fitSelection();
    const ArenaBox* box = scene().boxOf(state().current());
    if (!box || box->lane >= laneRows_.size() || !state().selection().contains(box->value)) return;
    qint64 bottom = box->offset, top = box->top();
    for (const ValueId value : state().selection()) {
        const ArenaBox* other = scene().boxOf(value);
        if (!other || other->lane != box->lane) continue;
        bottom = std::min(bottom, other->offset), top = std::max(top, other->top());
    }
    const double bytes = static_cast<double>(std::max<qint64>(1, top - bottom));
    const double pixels = laneRect(box->lane).height();
    const auto [lower, upper] = bytesView(box->lane);
    const bool outside = static_cast<double>(bottom) < lower || static_cast<double>(top) > upper;
    if (!outside && bytes / (upper - lower) * pixels >= thin) return;
    const double middle = static_cast<double>(bottom) + bytes / 2, half = bytes / share / 2;
    setLaneView(box->lane, middle - half, middle + half);
}

}  // namespace arenascope
