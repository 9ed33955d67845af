#include "engine/formats/pte/pte_owners.h"

namespace arenascope::pte {

void Owners::write(const Allocation& place, std::int64_t bytes, ValueId owner) {
    if (bytes <= 0) return;
    Runs& runs = arenas_[place.mem_id];
    const std::int64_t start = place.offset, end = place.offset + bytes;
    auto at = runs.lower_bound(start);
    if (at != runs.begin() && std::prev(at)->second.end > start) --at;
    while (at != runs.end() && at->first < end) {
        const auto [first, old] = *at;
        at = runs.erase(at);
        if (first < start) runs[first] = Run{start, old.owner, false};
        if (old.end > end) at = runs.insert_or_assign(end, Run{old.end, old.owner, false}).first;
    }
    runs[start] = Run{end, owner, true};
}

std::optional<ValueId> Owners::exact(const Allocation& place, std::int64_t bytes) const {
    const auto arena = arenas_.find(place.mem_id);
    if (arena == arenas_.end()) return std::nullopt;
    const auto run = arena->second.find(place.offset);
    if (run == arena->second.end() || !run->second.whole || run->second.end != place.offset + bytes) {
        return std::nullopt;
    }
    return run->second.owner;
}

bool Owners::untouched(const Allocation& place, std::int64_t bytes) const {
    const auto arena = arenas_.find(place.mem_id);
    if (arena == arenas_.end()) return true;
    const auto next = arena->second.lower_bound(place.offset);
    if (next != arena->second.end() && next->first < place.offset + bytes) return false;
    return next == arena->second.begin() || std::prev(next)->second.end <= place.offset;
}

}  // namespace arenascope::pte
