#include "widgets/charts/arena/arena_lanes.h"

#include <algorithm>

#include "widgets/charts/arena/arena_plottable.h"
#include "widgets/charts/limit_lines.h"
#include "widgets/plot/step_plot.h"

namespace arenascope {
namespace {

constexpr double fewest_bytes = 64;  ///< minimum of bytes visible in a lane

}  // namespace

void ArenaLanes::clear() {
    rows_.clear();
    plottables_.clear();
}

void ArenaLanes::add(QCPAxisRect& row) {
    rows_.push_back(&row);
    showView(rows_.size() - 1);
}

void ArenaLanes::addBoxes() {
    QCPAxisRect& row = *rows_.back();
    const std::size_t lane = rows_.size() - 1;
    plottables_.push_back(new ArenaPlottable(row.axis(QCPAxis::atBottom), row.axis(QCPAxis::atLeft), scene_, lane));
    plottables_.back()->setPlates([this, &row, lane] { return limitPlates(plot_, row, scene_.lanes[lane], scene_); });
}

QRectF ArenaLanes::rect(std::size_t lane) const { return rows_[lane]->rect(); }

std::size_t ArenaLanes::at(double y) const {
    std::size_t best = 0;
    double distance = 1e18;
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        const QRectF row = rect(i);
        const double away = y < row.top() ? row.top() - y : y > row.bottom() ? y - row.bottom() : 0;
        if (away < distance) distance = away, best = i;
    }
    return best;
}

double ArenaLanes::yPixel(std::size_t lane, qint64 offset) const {
    return StepPlot::yPixel(*rows_[lane], static_cast<double>(offset));
}

double ArenaLanes::offsetAt(std::size_t lane, double y) const { return StepPlot::valueAt(*rows_[lane], y); }

QRectF ArenaLanes::rectOf(const ArenaBox& box) const {
    if (box.lane >= plottables_.size()) return {};
    return plottables_[box.lane]->pixelRect(box);
}

const ArenaBox* ArenaLanes::boxAt(const QPointF& pos) const {
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        if (!rect(i).contains(pos)) continue;
        if (const ArenaBox* exact = scene_.boxAt(i, plot_.stepAt(pos.x()), offsetAt(i, pos.y()))) return exact;
        // Tensors of a few bytes are thinner than a pixel: use the painted rectangle.
        const double step = plot_.stepAt(pos.x()), near = 2 / plot_.pixelsPerStep();
        for (const BoxIndex index : scene_.lanes[i].boxes) {
            const ArenaBox& box = scene_.boxes[index];
            if (box.first.number() > step + near || box.last.number() + 1 < step - near) continue;
            if (rectOf(box).height() < 4 && rectOf(box).adjusted(0, -2, 0, 2).contains(pos)) return &box;
        }
    }
    return nullptr;
}

std::pair<std::size_t, std::size_t> ArenaLanes::frameWork() const {
    std::pair<std::size_t, std::size_t> out{0, 0};
    for (const ArenaPlottable* plottable : plottables_) {
        out.first += plottable->work().looked_at;
        out.second += plottable->work().painted;
    }
    return out;
}

std::pair<double, double> ArenaLanes::view(std::size_t lane) const {
    const auto chosen = views_.find(scene_.lanes[lane].memId);
    const double top = scene_.lanes[lane].top();
    // Another plan or program may end below the visible range.
    return chosen != views_.end() && chosen->second.first < top ? chosen->second : std::pair(0.0, top);
}

std::pair<double, double> ArenaLanes::seen(std::size_t lane) const {
    const QCPRange range = rows_[lane]->axis(QCPAxis::atLeft)->range();
    return {range.lower, range.upper};
}

bool ArenaLanes::isZoomed(std::size_t lane) const { return views_.contains(scene_.lanes[lane].memId); }

void ArenaLanes::setView(std::size_t lane, double lower, double upper) {
    const double top = scene_.lanes[lane].top();
    const double span = std::clamp(upper - lower, std::min(fewest_bytes, top), top);
    const double from = std::clamp(lower, 0.0, top - span);
    if (span >= top) views_.erase(scene_.lanes[lane].memId);
    else views_[scene_.lanes[lane].memId] = {from, from + span};
    showView(lane);
}

void ArenaLanes::showView(std::size_t lane) {
    const auto [lower, upper] = view(lane);
    rows_[lane]->axis(QCPAxis::atLeft)->setRange(lower, upper);
}

void ArenaLanes::showAll() {
    views_.clear();
    for (std::size_t i = 0; i < rows_.size(); ++i) showView(i);
}

void ArenaLanes::scroll(std::size_t lane, int delta) {
    const auto [lower, upper] = view(lane);
    const double by = (upper - lower) * 0.12 * delta / 120.0;
    setView(lane, lower + by, upper + by);
}

void ArenaLanes::zoom(std::size_t lane, double offset, double factor) {
    const auto [lower, upper] = view(lane);
    setView(lane, offset - (offset - lower) * factor, offset + (upper - offset) * factor);
}

void ArenaLanes::makeRoomFor(const std::vector<const ArenaBox*>& held) {
    qint64 most = 0;
    for (const ArenaBox* box : held) most = std::max(most, box->bytes);
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        if (isZoomed(i)) continue;  // the user's own scale stays
        const ArenaLane& lane = scene_.lanes[i];
        double top = lane.top();
        if (!held.empty() && held.front()->lane != i) top = std::max(top, static_cast<double>(lane.bytes + most) * 1.1);
        rows_[i]->axis(QCPAxis::atLeft)->setRange(0, top);
    }
}

bool ArenaLanes::follow(std::size_t lane, qint64 top) {
    QCPAxis* axis = rows_[lane]->axis(QCPAxis::atLeft);
    if (static_cast<double>(top) <= axis->range().upper || isZoomed(lane)) return false;
    axis->setRange(0, static_cast<double>(top) * 1.06);
    return true;
}

}  // namespace arenascope
