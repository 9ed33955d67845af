#include "widgets/charts/step_select.h"

#include <algorithm>
#include <tuple>
#include <vector>

namespace arenascope {

std::optional<std::pair<Step, Step>> stepsOf(const ArenaScene& scene, const std::set<ValueId>& values) {
    Step first(scene.steps), last{};
    for (const ArenaBox& box : scene.boxes) {
        if (!values.contains(box.value)) continue;
        first = std::min(first, box.first);
        last = std::max(last, box.last);
    }
    return last.valid() ? std::optional(std::pair(first, last)) : std::nullopt;
}

ValueId nextAlive(const ArenaScene& scene, Step step, ValueId current, int by) {
    std::vector<const ArenaBox*> alive;
    for (const ArenaBox& box : scene.boxes) {
        if (box.first <= step && step <= box.last) alive.push_back(&box);
    }
    if (alive.empty()) return no_value;
    std::sort(alive.begin(), alive.end(), [](const ArenaBox* a, const ArenaBox* b) {
        return a->lane != b->lane ? a->lane > b->lane : a->offset < b->offset;
    });
    const auto at =
        std::find_if(alive.begin(), alive.end(), [&](const ArenaBox* box) { return box->value == current; });
    const auto count = static_cast<int>(alive.size());
    const int next =
        at == alive.end() ? (by > 0 ? 0 : count - 1) : (static_cast<int>(at - alive.begin()) + by + count) % count;
    return alive[static_cast<std::size_t>(next)]->value;
}

const ArenaBox* nextInTime(const ArenaScene& scene, const ArenaBox& current, int by) {
    const auto before = [](const ArenaBox& a, const ArenaBox& b) {
        return std::tie(a.first, a.last, a.lane, a.offset, a.value) <
            std::tie(b.first, b.last, b.lane, b.offset, b.value);
    };
    const ArenaBox* next = nullptr;
    for (const ArenaBox& box : scene.boxes) {
        const bool beyond = by > 0 ? before(current, box) : before(box, current);
        if (beyond && (!next || (by > 0 ? before(box, *next) : before(*next, box)))) next = &box;
    }
    return next;
}

}  // namespace arenascope
