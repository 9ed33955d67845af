#include "widgets/charts/map/map_scene.h"

#include <algorithm>

namespace arenascope {
namespace {

qint64 rounded(const ArenaBox& box) { return (box.bytes + box.align - 1) / box.align * box.align; }

/// Bytes of a tensor that no other live tensor shares: `live` is by address.
qint64 ownBytes(const ArenaBox& box, const std::vector<LiveTensor>& live) {
    qint64 at = box.offset, own = 0;
    const qint64 end = box.offset + rounded(box);
    for (const LiveTensor& other : live) {
        const qint64 top = other.box->offset + rounded(*other.box);
        if (other.box == &box || !other.box->peak || top <= at || other.box->offset >= end) continue;
        own += std::max<qint64>(0, other.box->offset - at);
        at = std::max(at, top);
    }
    return own + std::max<qint64>(0, end - at);
}

/// Bytes of the pieces that live at a step, those of several pieces once.
qint64 liveBytesOf(const ArenaBox& box, Step step) {
    if (box.pieces.empty()) return box.bytes;
    std::vector<ArenaPiece> live;
    for (const ArenaPiece& piece : box.pieces)
        if (piece.first <= step && step <= piece.last) live.push_back(piece);
    std::sort(live.begin(), live.end(), [](const ArenaPiece& a, const ArenaPiece& b) { return a.begin < b.begin; });
    qint64 bytes = 0, end = box.offset;
    for (const ArenaPiece& piece : live) {
        bytes += std::max<qint64>(0, piece.end - std::max(end, piece.begin));
        end = std::max(end, piece.end);
    }
    return bytes;
}

LiveTensor::Why whyAt(const ArenaBox& box, Step step) {
    using Why = LiveTensor::Why;
    if (box.first == step) return box.last == step ? Why::both : Why::written;
    return box.last == step ? Why::read : Why::waits;
}

}  // namespace

std::vector<LiveTensor> liveAt(const ArenaScene& scene, std::size_t lane, Step step) {
    std::vector<LiveTensor> live;
    if (lane >= scene.lanes.size()) return live;
    for (const BoxIndex index : scene.lanes[lane].boxes) {
        const ArenaBox& box = scene.boxes[index];
        if (step < box.first || box.last < step) continue;
        const qint64 bytes = liveBytesOf(box, step);
        if (bytes > 0 || box.pieces.empty()) live.push_back({&box, whyAt(box, step), bytes});
    }
    std::sort(live.begin(), live.end(),
              [](const LiveTensor& a, const LiveTensor& b) { return a.box->offset < b.box->offset; });
    return live;
}

qint64 liveBytes(const ArenaScene& scene, std::size_t lane, Step step) {
    if (lane >= scene.lanes.size()) return 0;
    const Table<Step, qint64>& live = scene.lanes[lane].live;
    return live.has(step) ? live[step] : 0;
}

std::vector<LowerIdea> lowerIdeas(const ArenaScene& scene, std::size_t lane, std::size_t most) {
    std::vector<LowerIdea> ideas;
    if (lane >= scene.lanes.size() || scene.lanes[lane].live.empty()) return ideas;
    const Table<Step, qint64>& live = scene.lanes[lane].live;
    const qint64 peak = *std::max_element(live.begin(), live.end());
    const std::vector<LiveTensor> at_peak = liveAt(scene, lane, scene.lanes[lane].peakStep);
    for (const LiveTensor& each : at_peak) {
        if (!each.box->peak) continue;
        const qint64 own = ownBytes(*each.box, at_peak);
        const auto first = live.begin() + each.box->first.number(), last = live.begin() + each.box->last.number() + 1;
        qint64 without = std::max<qint64>(0, *std::max_element(first, last) - own);
        if (first != live.begin()) without = std::max(without, *std::max_element(live.begin(), first));
        if (last != live.end()) without = std::max(without, *std::max_element(last, live.end()));
        ideas.push_back({.value = each.box->value, .name = each.box->name(), .peak = without, .saves = peak - without});
    }
    std::stable_sort(ideas.begin(), ideas.end(),
                     [](const LowerIdea& a, const LowerIdea& b) { return a.saves > b.saves; });
    if (ideas.size() > most) ideas.resize(most);
    return ideas;
}

}  // namespace arenascope
