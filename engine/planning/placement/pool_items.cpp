#include "engine/planning/placement/pool_items.h"

#include <algorithm>
#include <map>
#include <numeric>

#include "engine/base/bytes.h"
#include "engine/base/text.h"
#include "engine/planning/planner.h"

namespace arenascope {

namespace {

Error too_large(const Buffer& buffer) {
    return Error{.what = message("{buffer}: all buffers together have more bytes than 64 bits can count",
                                 buffer_words(buffer.id))};
}

Result<Item> item_of(const Problem& problem, BufferRow row) {
    const Buffer& buffer = problem.buffers[row];
    if (buffer.first > buffer.last) {
        return Error{.what = message("{buffer} is live from step {first} to step {last}", buffer_words(buffer.id),
                                     buffer.first, buffer.last),
                     .expected = message("a last step at or after the first")};
    }
    TRY(const std::int64_t size, checked_padded_size(problem, buffer));
    if (buffer.pinned && *buffer.pinned < 0) {
        return Error{.what = message("{buffer} is pinned to {offset}", buffer_words(buffer.id), *buffer.pinned),
                     .expected = message("an offset of 0 or more")};
    }
    return Item{.row = row,
                .first = buffer.first,
                .last = buffer.last,
                .size = size,
                .align = alignment_of(problem, buffer),
                .pinned = buffer.pinned};
}

// The members of groups: the rows of each, and the lowest one.
struct Group {
    std::vector<BufferRow> rows;
    BufferRow lowest{0};
};

std::map<std::int32_t, Group> groups_of(const Problem& problem) {
    std::map<std::int32_t, Group> groups;
    for (const BufferRow row : problem.buffers.indices()) {
        const Buffer& buffer = problem.buffers[row];
        if (buffer.group < 0) continue;
        Group& group = groups[buffer.group];
        if (group.rows.empty() || buffer.inside < problem.buffers[group.lowest].inside) group.lowest = row;
        group.rows.push_back(row);
    }
    return groups;
}

// Whether the live members fill the whole item at every step: then placing it as one loses nothing.
bool is_filled(const Problem& problem, const Group& group, const Item& item) {
    std::vector<std::int64_t> times{item.first};
    std::vector<BufferRow> rows = group.rows;
    for (const BufferRow row : rows) {
        times.push_back(problem.buffers[row].first);
        times.push_back(std::int64_t{problem.buffers[row].last} + 1);
    }
    std::sort(rows.begin(), rows.end(),
              [&](BufferRow a, BufferRow b) { return problem.buffers[a].inside < problem.buffers[b].inside; });
    const std::int64_t bottom = problem.buffers[group.lowest].inside;
    return std::all_of(times.begin(), times.end(), [&](std::int64_t time) {
        if (time > item.last) return true;
        std::int64_t filled = bottom;
        for (const BufferRow row : rows) {
            const Buffer& buffer = problem.buffers[row];
            const Result<std::int64_t> size = checked_padded_size(problem, buffer);
            if (!size.ok() || buffer.first > time || buffer.last < time || buffer.inside > filled) continue;
            filled = std::max(filled, buffer.inside + size.value());
        }
        return filled == bottom + item.size;
    });
}

// One item around all members of a group.
Result<Item> item_of_group(const Problem& problem, const Group& group) {
    const Buffer& bottom = problem.buffers[group.lowest];
    TRY(Item whole, item_of(problem, group.lowest));
    for (const BufferRow row : group.rows) {
        const Buffer& buffer = problem.buffers[row];
        TRY(const Item item, item_of(problem, row));
        const auto up = checked_add(buffer.inside, bottom.inside == INT64_MIN ? 0 : -bottom.inside);
        const auto end = up ? checked_add(*up, item.size) : up;
        const auto align = checked_mul(whole.align / std::gcd(whole.align, item.align), item.align);
        if (!end || !align) return too_large(buffer);
        if (buffer.mem_id != bottom.mem_id) {
            return Error{.what = message("{buffer} shares storage with {other_buffer} in another pool",
                                         buffer_words(buffer.id), buffer_words(bottom.id)),
                         .expected = message("one pool for both")};
        }
        if (*up % item.align != 0) {
            return Error{
                .what = message("{buffer} starts {bytes} bytes into its shared storage", buffer_words(buffer.id), *up),
                .expected = message("a multiple of its alignment {alignment}", item.align)};
        }
        if (item.pinned) {
            const std::int64_t start = *item.pinned - *up;
            if (start < 0 || (whole.pinned && *whole.pinned != start)) {
                return Error{.what = message("{buffer} is pinned to {offset}, which contradicts its shared storage",
                                             buffer_words(buffer.id), *item.pinned),
                             .expected = message("pins that place the whole shared storage at one offset")};
            }
            whole.pinned = start;
        }
        whole.first = std::min(whole.first, item.first);
        whole.last = std::max(whole.last, item.last);
        whole.size = std::max(whole.size, *end);
        whole.align = *align;
    }
    return whole;
}

Result<> add_item(std::vector<PoolItems>& pools, const Problem& problem, const Item& item, std::int64_t& total) {
    const Buffer& buffer = problem.buffers[item.row];
    const auto pool = std::find_if(pools.begin(), pools.end(),
                                   [&](const PoolItems& p) { return problem.pools[p.pool].mem_id == buffer.mem_id; });
    if (pool == pools.end()) {
        return Error{.what = message("{buffer} is in memory {mem_id}, which is not a pool", buffer_words(buffer.id),
                                     buffer.mem_id)};
    }
    for (const std::int64_t part : {item.size, item.align, item.align, item.pinned.value_or(0)}) {
        const auto next = checked_add(total, part);
        if (!next) return too_large(buffer);
        total = *next;
    }
    pool->items.push_back(item);
    return done;
}

// Ascending and disjoint; empty and negative ranges are dropped.
std::vector<ByteRange> tidy(std::vector<ByteRange> ranges) {
    std::sort(ranges.begin(), ranges.end(), [](const ByteRange& a, const ByteRange& b) { return a.begin < b.begin; });
    std::vector<ByteRange> out;
    for (const ByteRange& range : ranges) {
        const std::int64_t begin = std::max<std::int64_t>(range.begin, 0);
        if (begin >= range.end) continue;
        if (!out.empty() && begin <= out.back().end) {
            out.back().end = std::max(out.back().end, range.end);
        } else {
            out.push_back({begin, range.end});
        }
    }
    return out;
}

Result<std::vector<PoolItems>> empty_pools(const Problem& problem, std::int64_t& total) {
    std::vector<PoolItems> pools;
    for (const PoolRow row : problem.pools.indices()) {
        PoolItems pool{.pool = row,
                       .base = std::max<std::int64_t>(problem.pools[row].reserved, 0),
                       .keep_out = tidy(problem.pools[row].keep_out)};
        const auto next = checked_add(total, pool.base);
        const auto above = next && !pool.keep_out.empty() ? checked_add(*next, pool.keep_out.back().end) : next;
        if (!above) return Error{.what = message("reserved bytes of the pools do not fit in 64 bits")};
        total = *above;
        pools.push_back(std::move(pool));
    }
    return pools;
}

}  // namespace

Result<std::vector<PoolItems>> split_pools(const Problem& problem) {
    std::int64_t total = 0;  // above every offset that a planner can reach
    TRY(std::vector<PoolItems> pools, empty_pools(problem, total));
    const std::map<std::int32_t, Group> groups = groups_of(problem);
    for (PoolItems& pool : pools) {
        pool.items.reserve(problem.buffers.size() / pools.size());
        pool.rows.reserve(problem.buffers.size() / pools.size());
    }
    for (const BufferRow row : problem.buffers.indices()) {
        const Buffer& buffer = problem.buffers[row];
        for (PoolItems& pool : pools) {
            if (problem.pools[pool.pool].mem_id == buffer.mem_id) pool.rows.push_back(row);
        }
        if (buffer.group < 0) {
            TRY(const Item item, item_of(problem, row));
            CHECKED(add_item(pools, problem, item, total));
            continue;
        }
        const Group& group = groups.at(buffer.group);
        if (group.lowest != row) continue;
        TRY(const Item item, item_of_group(problem, group));
        CHECKED(add_item(pools, problem, item, total));
        for (PoolItems& pool : pools) {
            if (problem.pools[pool.pool].mem_id == buffer.mem_id)
                pool.exact = pool.exact && is_filled(problem, group, item);
        }
    }
    return pools;
}

Result<> refuse_constraints(const Problem& problem, std::string_view planner) {
    Message what;
    for (const Pool& pool : problem.pools) {
        if (!pool.keep_out.empty())
            what = message("{planner} does not support keep-out ranges, which pool {pool} has", planner, pool.mem_id);
    }
    for (const Buffer& buffer : problem.buffers) {
        const auto id = [&] { return buffer_words(buffer.id); };
        if (buffer.pinned)
            what = message("{planner} does not support pins; {buffer} is pinned to {offset}", planner, id(),
                           *buffer.pinned);
        if (buffer.group >= 0)
            what = message("{planner} does not support shared storage, which {buffer} has", planner, id());
        if (buffer.padding > 0)
            what = message("{planner} does not support padding; {buffer} has {bytes} bytes", planner, id(),
                           buffer.padding);
        if (!what.empty()) break;
    }
    if (what.empty()) return done;
    std::string able;
    for (const Planner& other : builtin_planners()) {
        const Supports& has = other.supports;
        if (has.pins && has.groups && has.keep_out && has.padding) append_item(able, ", ", other.id);
    }
    return Error{.what = what, .remedy = message("choose one of these planners: {planners}", Message::verbatim(able))};
}

void spread_groups(const Problem& problem, Placement& placement) {
    for (const auto& [id, group] : groups_of(problem)) {
        for (const BufferRow row : group.rows) {
            placement.offsets[row] =
                placement.offsets[group.lowest] + problem.buffers[row].inside - problem.buffers[group.lowest].inside;
        }
    }
}

Problem pool_problem(const Problem& problem, const PoolItems& pool) {
    Problem out{.buffers = {}, .pools = {problem.pools[pool.pool]}, .align = problem.align};
    for (const BufferRow row : pool.rows) out.buffers.push_back(problem.buffers[row]);
    return out;
}

void take_over(Placement& whole, const PoolItems& pool, const Placement& part) {
    if (whole.objects.empty() && !part.objects.empty()) whole.objects.assign(whole.offsets.size(), 0);
    BufferRow own{0};  // of the part's problem
    for (const BufferRow row : pool.rows) {
        whole.offsets[row] = part.offsets[own];
        if (!part.objects.empty()) whole.objects[row] = part.objects[own];
        ++own;
    }
    if (!whole.proven.has(pool.pool)) whole.proven.resize(pool.pool.row() + 1, 0);
    if (!part.proven.empty()) whole.proven[pool.pool] = part.proven.front();
    whole.deterministic = whole.deterministic && part.deterministic;
    whole.nodes += part.nodes;
}

Placement empty_placement(const Problem& problem) {
    return {.offsets = Table<BufferRow, std::int64_t>(problem.buffers.size(), 0), .objects = {}, .proven = {}};
}

Result<std::int64_t> common_alignment(const std::vector<Item>& items) {
    std::int64_t unit = 1;
    for (const Item& item : items) {
        const auto next = checked_mul(unit / std::gcd(unit, item.align), item.align);
        if (!next || *next > (std::int64_t{1} << 40)) {
            return Error{.what = message("the buffers' alignments have no common multiple below 1 TiB")};
        }
        unit = *next;
    }
    // Sizes rounded to a larger unit must not overflow when added up.
    std::int64_t total = 0;
    for (const Item& item : items) {
        const auto size = round_up(item.size, unit);
        const auto next = size ? checked_add(total, *size) : size;
        if (!next) return Error{.what = message("all buffers together have more bytes than 64 bits can count")};
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
        if (item.size == 0) continue;
        bound = std::max(bound, item.size + (item.pinned ? *item.pinned : clear_start(pool, item)));
    }
    std::sort(changes.begin(), changes.end());  // at one time, ends come first
    std::int64_t live = 0, most = 0;
    for (const auto& [time, change] : changes) most = std::max(most, live += change);
    std::int64_t height = pool.base + most;
    for (const ByteRange& range : pool.keep_out) {
        if (range.end > pool.base && range.begin < height) height += range.end - std::max(range.begin, pool.base);
    }
    return std::max(bound, most > 0 ? height : pool.base);
}

std::int64_t clear_start(const PoolItems& pool, const Item& item) {
    std::int64_t start = rounded(pool.base, item.align);
    for (const ByteRange& range : pool.keep_out) {
        if (range.begin < start + item.size && start < range.end) start = rounded(range.end, item.align);
    }
    return start;
}

std::int64_t top_of(const PoolItems& pool, const Placement& placement) {
    std::int64_t top = pool.base;
    for (const Item& item : pool.items) {
        top = std::max(top, placement.offsets[item.row] + item.size);
    }
    return top;
}

ItemArena::ItemArena(const PoolItems& pool) : base_(pool.base) {
    constexpr std::int32_t earliest = std::numeric_limits<std::int32_t>::min();
    constexpr std::int32_t latest = std::numeric_limits<std::int32_t>::max();
    reserve(pool.items.size() + pool.keep_out.size());
    for (const ByteRange& range : pool.keep_out) {
        put({.first = earliest, .last = latest, .size = range.end - range.begin}, range.begin);
    }
}

void ItemArena::reserve(std::size_t count) {
    first_.reserve(count);
    last_.reserve(count);
    offset_.reserve(count);
    end_.reserve(count);
}

void ItemArena::put(const Item& item, std::int64_t offset) {
    const auto at = std::upper_bound(offset_.begin(), offset_.end(), offset) - offset_.begin();
    first_.insert(first_.begin() + at, item.first);
    last_.insert(last_.begin() + at, item.last);
    offset_.insert(offset_.begin() + at, offset);
    end_.insert(end_.begin() + at, offset + item.size);
}

std::int64_t ItemArena::best_fit(const Item& item) const {
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

std::int64_t ItemArena::first_fit(const Item& item) const {
    std::int64_t start = rounded(base_, item.align);
    for (std::size_t i = 0; i < offset_.size(); ++i) {
        if (first_[i] > item.last || last_[i] < item.first || end_[i] <= start) continue;
        if (start + item.size <= offset_[i]) break;
        start = rounded(end_[i], item.align);
    }
    return start;
}

}  // namespace arenascope
