#include "widgets/charts/map/film_scene.h"

#include <algorithm>
#include <cmath>

#include "engine/ir/dependences.h"
#include "engine/ir/steps.h"

namespace arenascope {
namespace {

constexpr double least_row = 5, most_row = 40, pool_gap = 28, past_share = 0.66;
constexpr double full_cards = 92, full_band = 148, low_cards = 62, low_band = 96, enough_height = 380;

}  // namespace

Table<Step, StepAccess> stepAccess(const Method& method, int steps) {
    Table<Step, StepAccess> out;
    out.resize(static_cast<std::size_t>(std::max(0, steps)));
    const Table<InstructionIndex, Step> step_of = steps_of_instructions(method);
    Flow flow = find_flow(method);
    for (const InstructionIndex at : flow.access.indices()) {
        if (!step_of.has(at) || !out.has(step_of[at])) continue;
        out[step_of[at]] = {.reads = std::move(flow.access[at].reads), .writes = std::move(flow.access[at].writes)};
    }
    return out;
}

Step nextRead(const Table<Step, StepAccess>& access, ValueId value, Step step) {
    for (Step later = std::max(Step(0), step + 1); access.has(later); ++later) {
        const std::vector<ValueId>& reads = access[later].reads;
        if (std::find(reads.begin(), reads.end(), value) != reads.end()) return later;
    }
    return Step();
}

Step nextPeak(const Table<Step, qint64>& live, Step step) {
    const auto count = static_cast<int>(live.size());
    const auto isPeak = [&](int at) {
        if (at > 0 && live[Step(at - 1)] >= live[Step(at)]) return false;
        int after = at + 1;
        while (after < count && live[Step(after)] == live[Step(at)]) ++after;
        return after == count || live[Step(after)] < live[Step(at)];
    };
    for (int i = 1; i <= count; ++i) {
        const int at = (std::max(0, static_cast<int>(step.number())) + i) % count;
        if (isPeak(at)) return Step(at);
    }
    return step;
}

std::vector<ByteRange> freeAt(const ArenaScene& scene, std::size_t lane, Step step) {
    std::vector<ByteRange> out;
    qint64 at = 0;
    for (const LiveTensor& live : liveAt(scene, lane, step)) {
        if (live.box->offset > at) out.push_back({at, live.box->offset});
        at = std::max(at, live.box->top());
    }
    if (lane < scene.lanes.size() && scene.lanes[lane].bytes > at) out.push_back({at, scene.lanes[lane].bytes});
    return out;
}

std::vector<ArenaPiece> piecesOf(const ArenaBox& box) {
    if (!box.pieces.empty()) return box.pieces;
    return {{.begin = box.offset, .end = box.top(), .first = box.first, .last = box.last}};
}

FilmGeometry::FilmGeometry(const ArenaScene& scene, const QRectF& area, Step step)
    : scene_(scene), area_(area), step_(nearestStep(step, scene.steps)) {
    const bool is_high = area.height() >= enough_height;
    cards_ = is_high ? full_cards : low_cards;
    const double band = is_high ? full_band : low_band, room = std::max(least_row, area.height() - band);
    const int others = std::max(0, scene.steps - 1);
    const int rows = std::min(others, static_cast<int>(room / least_row));
    row_ = rows > 0 ? std::min(most_row, room / rows) : least_row;
    int past = std::min(static_cast<int>(step_.number()), static_cast<int>(rows * past_share));
    past = std::max(past, rows - (others - static_cast<int>(step_.number())));
    first_ = step_ - past;
    last_ = step_ + (rows - past);
    band_ = QRectF(area.left(), area.top() + past * row_, area.width(), band);
    double bytes = 0;
    for (const ArenaLane& lane : scene.lanes) bytes += static_cast<double>(std::max<qint64>(lane.bytes, 1));
    const double gaps = pool_gap * static_cast<double>(scene.lanes.empty() ? 0 : scene.lanes.size() - 1);
    scale_ = std::max(1.0, area.width() - gaps) / std::max(1.0, bytes);
    double left = area.left();
    for (const ArenaLane& lane : scene.lanes) {
        left_.push_back(left);
        left += static_cast<double>(std::max<qint64>(lane.bytes, 1)) * scale_ + pool_gap;
    }
}

QRectF FilmGeometry::lane(std::size_t lane) const {
    return {left_[lane], area_.top(), x(lane, std::max<qint64>(scene_.lanes[lane].bytes, 1)) - left_[lane],
            area_.height()};
}

double FilmGeometry::x(std::size_t lane, qint64 offset) const {
    return left_[lane] + static_cast<double>(offset) * scale_;
}

double FilmGeometry::top(Step step) const {
    const double rows = static_cast<double>(step.number() - first_.number());
    return step <= step_ ? area_.top() + rows * row_
                         : band_.bottom() + (rows - (step_.number() - first_.number()) - 1) * row_;
}

QRectF FilmGeometry::between(std::size_t lane, const ArenaPiece& piece, double top, double bottom) const {
    const double left = std::round(x(lane, piece.begin)), right = std::round(x(lane, piece.end));
    return bottom > top ? QRectF(left, top, std::max(1.0, right - left), bottom - top) : QRectF();
}

QRectF FilmGeometry::before(std::size_t lane, const ArenaPiece& piece) const {
    const Step first = std::max(piece.first, first_), end = std::min(piece.last + 1, step_);
    return first < end ? between(lane, piece, top(first), top(end)) : QRectF();
}

QRectF FilmGeometry::after(std::size_t lane, const ArenaPiece& piece) const {
    const Step first = std::max(piece.first, step_ + 1), last = std::min(piece.last, last_);
    return first <= last ? between(lane, piece, top(first), top(last) + row_) : QRectF();
}

QRectF FilmGeometry::card(const ArenaBox& box) const {
    if (step_ < box.first || box.last < step_) return {};
    return between(box.lane, {.begin = box.offset, .end = box.top()}, band_.top(), band_.top() + cards_);
}

Step FilmGeometry::stepAt(double y) const {
    if (y >= band_.top() && y < band_.bottom()) return step_;
    const bool is_past = y < band_.top();
    const double rows = is_past ? (y - area_.top()) / row_ : (y - band_.bottom()) / row_;
    const Step from = is_past ? first_ : step_ + 1;
    return std::clamp(from + static_cast<int>(std::floor(rows)), first_, last_);
}

}  // namespace arenascope
