#include "widgets/charts/map/map_scene.h"

#include <algorithm>

namespace arenascope {
namespace {

qint64 rounded(const ArenaBox& box) { return (box.bytes + box.align - 1) / box.align * box.align; }

LiveTensor::Why whyAt(const ArenaBox& box, int step) {
    using Why = LiveTensor::Why;
    if (box.first == step) return box.last == step ? Why::both : Why::written;
    return box.last == step ? Why::read : Why::waits;
}

}  // namespace

std::vector<LiveTensor> liveAt(const ArenaScene& scene, std::size_t lane, int step) {
    std::vector<LiveTensor> live;
    if (lane >= scene.lanes.size()) return live;
    for (const std::size_t index : scene.lanes[lane].boxes) {
        const ArenaBox& box = scene.boxes[index];
        if (box.first <= step && step <= box.last) live.push_back({&box, whyAt(box, step)});
    }
    std::sort(live.begin(), live.end(),
              [](const LiveTensor& a, const LiveTensor& b) { return a.box->offset < b.box->offset; });
    return live;
}

qint64 liveBytes(const std::vector<LiveTensor>& live) {
    qint64 sum = 0;
    for (const LiveTensor& each : live) sum += rounded(*each.box);
    return sum;
}

std::vector<LowerIdea> lowerIdeas(const ArenaScene& scene, std::size_t lane, std::size_t most) {
    std::vector<LowerIdea> ideas;
    if (lane >= scene.lanes.size() || scene.lanes[lane].live.empty()) return ideas;
    const std::vector<qint64>& live = scene.lanes[lane].live;
    const qint64 peak = *std::max_element(live.begin(), live.end());
    for (const LiveTensor& each : liveAt(scene, lane, scene.lanes[lane].peakStep)) {
        if (!each.box->peak) continue;
        const auto first = live.begin() + each.box->first, last = live.begin() + each.box->last + 1;
        qint64 without = std::max<qint64>(0, *std::max_element(first, last) - rounded(*each.box));
        if (first != live.begin()) without = std::max(without, *std::max_element(live.begin(), first));
        if (last != live.end()) without = std::max(without, *std::max_element(last, live.end()));
        ideas.push_back({.value = each.box->value, .name = each.box->name, .peak = without, .saves = peak - without});
    }
    std::stable_sort(ideas.begin(), ideas.end(),
                     [](const LowerIdea& a, const LowerIdea& b) { return a.saves > b.saves; });
    if (ideas.size() > most) ideas.resize(most);
    return ideas;
}

}  // namespace arenascope
