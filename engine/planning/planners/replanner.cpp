#include "engine/planning/planners/replanner.h"

#include <algorithm>
#include <tuple>

#include "engine/planning/planners/rows.h"

namespace arenascope {

namespace {

constexpr std::size_t most_edited = 16;
constexpr std::size_t starts_per_block = 16;
constexpr std::size_t most_listed_per_row = 16;             // keeps memory linear
constexpr std::size_t most_looked_at_per_row = 16;          // then from scratch is no slower
constexpr std::int64_t most_bytes = std::int64_t{1} << 40;  // no sum of edits comes near 64 bits

bool same(const Buffer& a, const Buffer& b) {
    const auto all = [](const Buffer& x) {
        return std::tie(x.id, x.bytes, x.first, x.last, x.mem_id, x.pinned, x.align, x.padding, x.group, x.inside);
    };
    return all(a) == all(b);
}

std::pair<std::int32_t, std::int32_t> span_of(const Problem& problem) {
    std::pair<std::int32_t, std::int32_t> span{std::numeric_limits<std::int32_t>::max(),
                                               std::numeric_limits<std::int32_t>::min()};
    for (const Buffer& buffer : problem.buffers) {
        span = {std::min(span.first, buffer.first), std::max(span.second, buffer.last)};
    }
    return span;
}

bool live_together(const Item& a, const Item& b) { return a.first <= b.last && b.first <= a.last; }

}  // namespace

bool Replanner::Before::operator()(Row a, Row b) const {
    const auto key = [&](Row row) {
        const Entry& entry = (*entries)[row];
        const bool by_row = entry.whole || entry.item.pinned;
        return std::tuple(!entry.item.pinned, !entry.whole, by_row ? 0 : -entry.item.size,
                          by_row ? 0 : entry.item.first, row);
    };
    return key(a) < key(b);
}

Result<Placement> Replanner::plan(const Problem& problem, Progress& progress) {
    if (!is_known_ || !is_alike(problem)) return from_scratch(problem, progress);
    std::vector<Row> edited;
    for (Row row = 0; row < problem.buffers.size() && edited.size() <= most_edited; ++row) {
        if (!same(problem.buffers[row], problem_.buffers[row])) edited.push_back(row);
    }
    if (edited.size() > most_edited || progress.cancelled()) return from_scratch(problem, progress);
    Dirty dirty(Before{&entries_});
    looked_at_ = 0;
    if (!edit(problem, edited, dirty) || !follow(dirty)) return from_scratch(problem, progress);
    return Placement{.offsets = offsets_, .objects = {}, .proven = {}};
}

Result<Placement> Replanner::from_scratch(const Problem& problem, Progress& progress) {
    is_known_ = false;
    TRY(Placement placement, plan_greedy_by_size(problem, {}, progress));
    const bool has_groups = std::any_of(problem.buffers.begin(), problem.buffers.end(),
                                        [](const Buffer& buffer) { return buffer.group >= 0; });
    if (has_groups || problem.buffers.empty()) return placement;
    TRY(std::vector<PoolItems> pools, split_pools(problem));
    remember(problem, std::move(pools));
    offsets_ = placement.offsets;
    is_known_ = true;
    return placement;
}

void Replanner::remember(const Problem& problem, std::vector<PoolItems> pools) {
    problem_ = problem;
    pools_ = std::move(pools);
    entries_.assign(problem.buffers.size(), {});
    const auto span = span_of(problem);
    for (std::uint32_t pool = 0; pool < pools_.size(); ++pool) {
        for (const Item& item : pools_[pool].items) {
            entries_[static_cast<std::size_t>(item.row)] = {item, pool,
                                                            item.first <= span.first && item.last >= span.second};
        }
        pools_[pool].items.clear();
    }
    index_time();
}

// Blocks of about equally many starts; fewer where lives are long.
void Replanner::index_time() {
    std::vector<std::int32_t> starts;
    for (const Entry& entry : entries_) starts.push_back(entry.item.first);
    std::sort(starts.begin(), starts.end());
    for (std::size_t step = starts_per_block;; step *= 2) {
        times_.clear();
        for (std::size_t i = 0; i < starts.size(); i += step) {
            if (times_.empty() || times_.back() < starts[i]) times_.push_back(starts[i]);
        }
        std::size_t listed = 0;
        for (const Entry& entry : entries_) listed += block_of(entry.item.last) - block_of(entry.item.first) + 1;
        if (listed <= most_listed_per_row * entries_.size() || times_.size() == 1) break;
    }
    blocks_.assign(times_.size(), {});
    for (Row row = 0; row < entries_.size(); ++row) list(row);
}

std::size_t Replanner::block_of(std::int32_t time) const {
    return static_cast<std::size_t>(std::upper_bound(times_.begin() + 1, times_.end(), time) - times_.begin() - 1);
}

void Replanner::list(Row row) {
    const Item& item = entries_[row].item;
    for (std::size_t block = block_of(item.first); block <= block_of(item.last); ++block) blocks_[block].push_back(row);
}

void Replanner::unlist(Row row) {
    const Item& item = entries_[row].item;
    for (std::size_t block = block_of(item.first); block <= block_of(item.last); ++block)
        std::erase(blocks_[block], row);
}

bool Replanner::is_alike(const Problem& problem) const {
    return problem.buffers.size() == problem_.buffers.size() && problem.pools == problem_.pools &&
        problem.align == problem_.align && span_of(problem) == span_of(problem_);
}

template <class Next>
void Replanner::visit_others(Row row, const Next& next) {
    const Entry& entry = entries_[row];
    const std::size_t last = block_of(entry.item.last);
    for (std::size_t block = block_of(entry.item.first); block <= last; ++block) {
        looked_at_ += blocks_[block].size();
        for (const Row other : blocks_[block]) {
            const Entry& there = entries_[other];
            const bool meets = live_together(there.item, entry.item) && there.pool == entry.pool;
            if (meets && there.item.size > 0 && other != row) next(other);
        }
    }
}

// What an edited buffer kept from others, and what it keeps from them now, may be placed otherwise.
bool Replanner::edit(const Problem& problem, const std::vector<Row>& rows, Dirty& dirty) {
    Problem part{.buffers = {}, .pools = problem.pools, .align = problem.align};
    for (const Row row : rows) {
        part.buffers.push_back(problem.buffers[row]);
        if (part.buffers.back().group >= 0 || entries_[row].whole) return false;
    }
    const auto pools = split_pools(part);
    if (!pools.ok()) return false;
    std::vector<Row> touched;
    const auto touch = [&](Row other) { touched.push_back(other); };
    for (const Row row : rows) {
        visit_others(row, touch);
        unlist(row);
        problem_.buffers[row] = problem.buffers[row];
    }
    const auto span = span_of(problem);
    for (std::uint32_t pool = 0; pool < pools.value().size(); ++pool) {
        for (Item item : pools.value()[pool].items) {
            const Row row = rows[static_cast<std::size_t>(item.row)];
            item.row = static_cast<std::int32_t>(row);
            const bool is_whole = item.first <= span.first && item.last >= span.second;
            if (is_whole || std::max({item.size, item.align, item.pinned.value_or(0)}) > most_bytes) return false;
            entries_[row] = {item, pool, false};
        }
    }
    for (const Row row : rows) list(row);
    for (const Row row : rows) {
        visit_others(row, touch);
        touched.push_back(row);
    }
    dirty.insert(touched.begin(), touched.end());
    return true;
}

// In placing order, so that whatever comes before a buffer is where it will stay.
bool Replanner::follow(Dirty& dirty) {
    const Before before{&entries_};
    while (!dirty.empty()) {
        if (looked_at_ > most_looked_at_per_row * entries_.size()) return false;
        const Row row = *dirty.begin();
        dirty.erase(dirty.begin());
        const std::int64_t place = place_of(row);
        if (place == offsets_[row]) continue;
        offsets_[row] = place;
        if (entries_[row].item.size == 0) continue;
        visit_others(row, [&](Row other) {
            if (before(row, other)) dirty.insert(other);
        });
    }
    return true;
}

std::int64_t Replanner::place_of(Row row) {
    const Entry& entry = entries_[row];
    const PoolItems& pool = pools_[entry.pool];
    if (entry.item.pinned) return *entry.item.pinned;
    if (entry.item.size == 0) return rounded(pool.base, entry.item.align);
    around_.clear();
    for (const ByteRange& range : pool.keep_out) around_.push_back({range.begin, range.end});
    const Before before{&entries_};
    visit_others(row, [&](Row other) {
        if (before(other, row)) around_.push_back({offsets_[other], offsets_[other] + entries_[other].item.size});
    });
    std::sort(around_.begin(), around_.end(), [](const auto& a, const auto& b) { return a.begin < b.begin; });
    return tightest_gap(around_.data(), around_.size(), pool.base, entry.item);
}

}  // namespace arenascope
