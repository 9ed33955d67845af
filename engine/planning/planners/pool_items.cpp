#include "engine/planning/planners/pool_items.h"

#include <algorithm>
#include <numeric>

#include "engine/base/bytes.h"

namespace arenascope {

namespace {

Error too_large(const Buffer& buffer) {
    return Error{.what = "buffer " + std::to_string(buffer.id) + ": all buffers together have more bytes than 64 bits can count"};
}

Result<Item> item_of(const Problem& problem, std::size_t row) {
    const Buffer& buffer = problem.buffers[row];
    if (buffer.first > buffer.last) {
        return Error{.what = "buffer " + std::to_string(buffer.id) + " lives from " + std::to_string(buffer.first) +
                             " to " + std::to_string(buffer.last),
                     .expected = "an end at or after the start"};
    }
    TRY(const std::int64_t size, aligned_bytes(problem, buffer));
    if (buffer.pinned && *buffer.pinned < 0) {
        return Error{.what = "buffer " + std::to_string(buffer.id) + " is pinned to " + std::to_string(*buffer.pinned),
                     .expected = "an offset of 0 or more"};
    }
    return Item{.row = static_cast<std::int32_t>(row), .first = buffer.first, .last = buffer.last, .size = size,
                .align = alignment_of(problem, buffer), .pinned = buffer.pinned};
}

}  // namespace

Result<std::vector<PoolItems>> split_pools(const Problem& problem) {
    std::vector<PoolItems> pools;
    std::int64_t total = 0;  // above every offset that any planner can reach
    for (std::size_t index = 0; index < problem.pools.size(); ++index) {
        const std::int64_t reserved = std::max<std::int64_t>(problem.pools[index].reserved, 0);
        const auto next = checked_add(total, reserved);
        if (!next) return Error{.what = "reserved bytes of the pools do not fit in 64 bits"};
        total = *next;
        pools.push_back({.pool = index, .base = reserved, .items = {}});
    }
    for (std::size_t row = 0; row < problem.buffers.size(); ++row) {
        const Buffer& buffer = problem.buffers[row];
        TRY(Item item, item_of(problem, row));
        const auto pool = std::find_if(pools.begin(), pools.end(), [&](const PoolItems& p) {
            return problem.pools[p.pool].mem_id == buffer.mem_id;
        });
        if (pool == pools.end()) {
            return Error{.what = "buffer " + std::to_string(buffer.id) + " is in memory " +
                                 std::to_string(buffer.mem_id) + ", which is no pool"};
        }
        for (const std::int64_t part : {item.size, item.align, item.align, item.pinned.value_or(0)}) {
            const auto next = checked_add(total, part);
            if (!next) return too_large(buffer);
            total = *next;
        }
        pool->items.push_back(item);
    }
    return pools;
}

Result<> refuse_pins(const Problem& problem, std::string_view planner) {
    for (const Buffer& buffer : problem.buffers) {
        if (!buffer.pinned) continue;
        return Error{.what = std::string(planner) + " does not honour pins, and buffer " + std::to_string(buffer.id) +
                             " is pinned to " + std::to_string(*buffer.pinned),
                     .remedy = "choose auto, greedy_by_size, greedy_by_breadth, hill_climb or optimal, or remove the pins"};
    }
    return done;
}

Placement empty_placement(const Problem& problem) {
    return {.offsets = std::vector<std::int64_t>(problem.buffers.size(), 0), .objects = {}, .proven = {}};
}

Result<std::int64_t> common_alignment(const std::vector<Item>& items) {
    std::int64_t unit = 1;
    for (const Item& item : items) {
        const auto next = checked_mul(unit / std::gcd(unit, item.align), item.align);
        if (!next || *next > (std::int64_t{1} << 40)) {
            return Error{.what = "the buffers' alignments have no common multiple below 1 TiB"};
        }
        unit = *next;
    }
    // Sizes rounded to a larger unit must still add up.
    std::int64_t total = 0;
    for (const Item& item : items) {
        const auto size = round_up(item.size, unit);
        const auto next = size ? checked_add(total, *size) : size;
        if (!next) return Error{.what = "all buffers together have more bytes than 64 bits can count"};
        total = *next;
    }
    return unit;
}

std::int64_t live_bound(const PoolItems& pool) {
    std::vector<std::pair<std::int64_t, std::int64_t>> changes;
    std::int64_t bound = pool.base;
    for (const Item& item : pool.items) {
        changes.emplace_back(item.first, item.size);
        changes.emplace_back(std::int64_t{item.last} + 1, -item.size);
        if (item.pinned) bound = std::max(bound, *item.pinned + item.size);
    }
    std::sort(changes.begin(), changes.end());  // at one time, what ends comes first
    std::int64_t live = pool.base;
    for (const auto& [time, change] : changes) bound = std::max(bound, live += change);
    return bound;
}

std::int64_t top_of(const PoolItems& pool, const Placement& placement) {
    std::int64_t top = pool.base;
    for (const Item& item : pool.items) {
        top = std::max(top, placement.offsets[static_cast<std::size_t>(item.row)] + item.size);
    }
    return top;
}

void Arena::reserve(std::size_t count) {
    first_.reserve(count);
    last_.reserve(count);
    offset_.reserve(count);
    end_.reserve(count);
}

void Arena::put(const Item& item, std::int64_t offset) {
    const auto at = std::upper_bound(offset_.begin(), offset_.end(), offset) - offset_.begin();
    first_.insert(first_.begin() + at, item.first);
    last_.insert(last_.begin() + at, item.last);
    offset_.insert(offset_.begin() + at, offset);
    end_.insert(end_.begin() + at, offset + item.size);
    top_ = std::max(top_, offset + item.size);
}

std::int64_t Arena::best_fit(const Item& item) const {
    std::int64_t best = -1, tightest = std::numeric_limits<std::int64_t>::max(), current = base_;
    for (std::size_t i = 0; i < offset_.size(); ++i) {
        if (first_[i] > item.last || last_[i] < item.first) continue;
        const std::int64_t start = rounded(current, item.align);
        if (start + item.size <= offset_[i] && offset_[i] - current < tightest) {
            best = start;
            tightest = offset_[i] - current;
            if (tightest == item.size) break;  // nothing is tighter
        }
        current = std::max(current, end_[i]);
    }
    return best >= 0 ? best : rounded(current, item.align);
}

std::int64_t Arena::first_fit(const Item& item) const {
    std::int64_t start = rounded(base_, item.align);
    for (std::size_t i = 0; i < offset_.size(); ++i) {
        if (first_[i] > item.last || last_[i] < item.first || end_[i] <= start) continue;
        if (start + item.size <= offset_[i]) break;
        start = rounded(end_[i], item.align);
    }
    return start;
}

std::vector<Item> put_pinned(Arena& arena, const std::vector<Item>& items, Placement& placement) {
    std::vector<Item> free;
    for (const Item& item : items) {
        if (!item.pinned) {
            free.push_back(item);
            continue;
        }
        placement.offsets[static_cast<std::size_t>(item.row)] = *item.pinned;
        if (item.size > 0) arena.put(item, *item.pinned);
    }
    return free;
}

}  // namespace arenascope
