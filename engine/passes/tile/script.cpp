#include "engine/passes/tile/script.h"

#include <algorithm>
#include <numeric>

#include "engine/base/living_bytes.h"

namespace arenascope::tile {

std::vector<std::uint8_t> plain_order(std::size_t rank) {
    std::vector<std::uint8_t> order(rank);
    std::iota(order.begin(), order.end(), std::uint8_t{0});
    return order;
}

std::int64_t Ref::bytes() const {
    std::int64_t all = static_cast<std::int64_t>(item_size(dtype));
    for (const std::int64_t size : sizes) all *= size;
    return all;
}

bool Ref::is_contiguous(std::size_t axis) const {
    bool is_behind = false;
    for (const std::uint8_t each : order) {
        if (symbols[each] != 0) return false;  // the start of a row is not known before run time
        if (!is_behind && each != axis && sizes[each] != 1) return false;
        is_behind = is_behind || each == axis;
    }
    return is_behind;
}

Ref Ref::rows(std::size_t axis, std::int64_t lo, std::int64_t hi) const {
    Ref out = *this;
    const std::int64_t row = sizes[axis] > 0 ? bytes() / sizes[axis] : 0;
    out.offset += lo * row;
    out.sizes[axis] = hi - lo;
    out.symbols[axis] = 0;
    out.id = no_value;
    return out;
}

Ref Ref::plain() const {
    Ref out = *this;
    for (std::size_t i = 0; i < order.size(); ++i) {
        out.sizes[i] = sizes[order[i]];
        out.symbols[i] = symbols[order[i]];
    }
    out.order = plain_order(order.size());
    out.id = no_value;
    return out;
}

Ref Ref::flat() const {
    Ref out = *this;
    out.sizes = {bytes() / static_cast<std::int64_t>(item_size(dtype))};
    out.order = {0};
    out.id = no_value;
    return out;
}

Table<StorageIndex, std::vector<LivingBytes>> spans_of(const Script& script, const Surroundings& around) {
    enum class Life : std::uint8_t { inside, before, after, both, ignored };
    Table<StorageIndex, Life> life(script.storages.size(), Life::inside);
    for (const StorageIndex each : around.before) life[each] = Life::before;
    for (const StorageIndex each : around.after) life[each] = life[each] == Life::before ? Life::both : Life::after;
    for (const StorageIndex each : around.ignored) life[each] = Life::ignored;
    Table<StorageIndex, std::vector<TouchedBytes>> touches(script.storages.size());
    const auto count = static_cast<std::int32_t>(script.calls.size());
    for (std::int32_t at = 0; at < count; ++at) {
        const Call& call = script.calls[static_cast<std::size_t>(at)];
        each_touch(call, [&](const Touch& touch) {
            if (life[touch.storage] == Life::ignored || touch.end <= touch.begin) return;
            touches[touch.storage].push_back({touch.begin, touch.end, at});
        });
        // What the call reads as well was touched at the same time before.
        for (const Ref& out : call.outs)
            if (script.storages[out.storage].is_reused && !touches[out.storage].empty())
                touches[out.storage].back().is_new = true;
    }
    Table<StorageIndex, std::vector<LivingBytes>> spans(script.storages.size());
    for (const StorageIndex storage : touches.indices()) {
        auto& touched = touches[storage];
        spans[storage] =
            script.storages[storage].is_reused ? lives_of_bytes(std::move(touched)) : living_bytes(std::move(touched));
        for (LivingBytes& span : spans[storage]) {
            if (life[storage] == Life::before || life[storage] == Life::both) span.first = 0;
            if (life[storage] == Life::after || life[storage] == Life::both) span.last = count - 1;
        }
    }
    return spans;
}

std::int64_t peak_of(const Script& script, const Surroundings& around) {
    std::vector<std::int64_t> change(script.calls.size() + 1, 0);
    for (const auto& spans : spans_of(script, around)) {
        for (const LivingBytes& span : spans) {
            change[static_cast<std::size_t>(span.first)] += span.end - span.begin;
            change[static_cast<std::size_t>(span.last) + 1] -= span.end - span.begin;
        }
    }
    std::int64_t live = 0, peak = 0;
    for (const std::int64_t each : change) peak = std::max(peak, live += each);
    return peak;
}

}  // namespace arenascope::tile
