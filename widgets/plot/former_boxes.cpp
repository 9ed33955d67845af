#include "widgets/plot/former_boxes.h"

#include <string_view>
#include <unordered_map>

#include "engine/passes/tile/to_method.h"

namespace arenascope {
namespace {

struct Span {
    Step first{0}, last{0};
};

/// Where each step of the former program is in the new one: at the steps of the same node, else where the step before
/// it is.
Table<Step, Span> spansIn(const ArenaScene& scene, const ArenaScene& former) {
    std::unordered_map<std::string_view, Span> known;
    for (const Step step : scene.stepLabels.indices()) {
        if (!scene.stepLabels[step]) continue;
        const auto [at, is_new] = known.try_emplace(tile::untiled(*scene.stepLabels[step]), Span{step, step});
        if (!is_new) at->second.last = step;
    }
    Table<Step, Span> out;
    Span before;
    for (const Step step : former.stepLabels.indices()) {
        const std::string* label = former.stepLabels[step];
        const auto found = label ? known.find(tile::untiled(*label)) : known.end();
        if (found != known.end()) before = found->second;
        out.push_back(before);
    }
    return out;
}

}  // namespace

void addFormer(ArenaScene& scene, const Outcome& former) {
    const ArenaScene old = arenaScene(former);
    const Table<Step, Span> spans = spansIn(scene, old);
    for (std::size_t i = 0; i < old.lanes.size(); ++i) {
        for (std::size_t k = 0; k < scene.lanes.size(); ++k) {
            if (scene.lanes[k].memId != old.lanes[i].memId) continue;
            scene.lanes[k].former = old.lanes[i].bytes;
            for (const BoxIndex index : old.lanes[i].boxes) {
                const ArenaBox& box = old.boxes[index];
                if (!spans.has(box.first) || !spans.has(box.last)) continue;
                scene.former.push_back({.lane = k,
                                        .offset = box.offset,
                                        .bytes = box.bytes,
                                        .first = spans[box.first].first,
                                        .last = std::max(spans[box.first].first, spans[box.last].last)});
            }
        }
    }
}

}  // namespace arenascope
