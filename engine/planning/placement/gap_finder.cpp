#include "engine/planning/placement/gap_finder.h"

#include <algorithm>
#include <cmath>

namespace arenascope {

namespace {

constexpr std::size_t least_in_block = 16;

}  // namespace

GapFinder::GapFinder(const PoolItems& pool) : pool_(pool) {
    const std::size_t count = pool.items.size();
    if (count == 0) return;
    rank_times();
    std::vector<std::uint32_t> starts(ranks_, 0), ends(ranks_ + 1, 0);
    for (const Item& item : pool.items) {
        ++starts[rank_of(item.first)];
        ++ends[rank_of(item.last) + 1];
    }
    double overlap = 0;
    std::uint64_t live = 0;
    for (std::size_t rank = 0; rank < ranks_; ++rank) {
        live = live + starts[rank] - ends[rank];
        overlap += 2.0 * static_cast<double>(live) * static_cast<double>(starts[rank]) / static_cast<double>(count);
    }
    // Sorting the overlapping items costs more per item than keeping the free ranges.
    if (count >= 64 && overlap * std::log2(overlap + 2) * 2 > static_cast<double>(count)) {
        free_space_.emplace(pool);
        return;
    }
    std::size_t per_block = least_in_block;
    while (cut_blocks(starts, per_block) > 9 * count) per_block *= 2;
    entries_.resize(blocks_.back().from);
}

void GapFinder::rank_times() {
    std::int32_t latest = std::numeric_limits<std::int32_t>::min();
    earliest_ = std::numeric_limits<std::int32_t>::max();
    for (const Item& item : pool_.items) {
        earliest_ = std::min(earliest_, item.first);
        latest = std::max(latest, item.last);
    }
    const std::int64_t range = std::int64_t{latest} - earliest_ + 1;
    ranks_ = static_cast<std::size_t>(range);
    if (range <= 8 * static_cast<std::int64_t>(pool_.items.size()) + 1024) return;
    for (const Item& item : pool_.items) {
        times_.push_back(item.first);
        times_.push_back(item.last);
    }
    std::sort(times_.begin(), times_.end());
    times_.erase(std::unique(times_.begin(), times_.end()), times_.end());
    ranks_ = times_.size();
}

std::size_t GapFinder::rank_of(std::int32_t time) const {
    if (times_.empty()) return static_cast<std::size_t>(std::int64_t{time} - earliest_);
    return static_cast<std::size_t>(std::lower_bound(times_.begin(), times_.end(), time) - times_.begin());
}

std::int32_t GapFinder::time_of(std::size_t rank) const {
    return times_.empty() ? static_cast<std::int32_t>(earliest_ + static_cast<std::int64_t>(rank)) : times_[rank];
}

std::size_t GapFinder::cut_blocks(const std::vector<std::uint32_t>& starts, std::size_t per_block) {
    std::vector<std::uint32_t> block_of(ranks_);
    blocks_.clear();
    std::size_t in_block = per_block;
    for (std::size_t rank = 0; rank < ranks_; ++rank) {
        if (in_block >= per_block && starts[rank] > 0) {
            blocks_.push_back({.time = time_of(rank)});
            in_block = 0;
        }
        in_block += starts[rank];
        block_of[rank] = static_cast<std::uint32_t>(blocks_.size() - 1);
    }
    blocks_.push_back({});  // the end
    of_item_.clear();
    std::vector<std::int64_t> change(blocks_.size() + 1, 0);
    for (const Item& item : pool_.items) {
        of_item_.push_back({block_of[rank_of(item.first)], block_of[rank_of(item.last)]});
        ++change[of_item_.back().first];
        --change[of_item_.back().last + 1];
    }
    std::int64_t live = 0;
    std::size_t from = 0;
    for (std::size_t i = 0; i < blocks_.size(); ++i) {
        blocks_[i].from = from;
        from += static_cast<std::size_t>(live += change[i]);
    }
    return from;
}

void GapFinder::put(std::size_t index, std::int64_t offset) {
    const Item& item = pool_.items[index];
    if (free_space_) return free_space_->put(index, offset);
    const Entry entry{{offset, offset + item.size}, item.first, item.last};
    for (std::size_t i = of_item_[index].first; i <= of_item_[index].last; ++i) put_in_block(blocks_[i], entry);
}

void GapFinder::put_in_block(Block& block, const Entry& entry) {
    const auto begin = entries_.begin() + static_cast<std::ptrdiff_t>(block.from);
    auto at = begin + block.count;
    for (; at != begin && std::prev(at)->span.begin > entry.span.begin; --at) *at = *std::prev(at);
    *at = entry;
    ++block.count;
}

void GapFinder::clear() {
    for (Block& block : blocks_) block.count = 0;
    if (free_space_) free_space_->clear();
}

void GapFinder::prefetch_item(std::size_t index) const {
    __builtin_prefetch(&pool_.items[index]);
    if (!free_space_) __builtin_prefetch(&of_item_[index]);
}

void GapFinder::prefetch_block(std::size_t index) const {
    if (free_space_) return;
    const Block& block = blocks_[of_item_[index].first];
    for (std::size_t i = 0; i < block.count; i += 2) __builtin_prefetch(&entries_[block.from + i]);
}

std::int64_t tightest_gap(const GapFinder::Span* spans, std::size_t count, std::int64_t base, const Item& item) {
    std::int64_t best = -1, least = std::numeric_limits<std::int64_t>::max(), current = base;
    for (std::size_t i = 0; i < count && least != item.size; ++i) {  // nothing is tighter than its size
        const std::int64_t gap = spans[i].begin - current;
        if (gap >= item.size && gap < least) {
            const std::int64_t start = rounded(current, item.align);
            if (start + item.size <= spans[i].begin) {
                best = start;
                least = gap;
            }
        }
        current = std::max(current, spans[i].end);
    }
    return best >= 0 ? best : rounded(current, item.align);
}

std::int64_t GapFinder::best_fit(std::size_t index) {
    if (free_space_) return free_space_->best_fit(index);
    const Item& item = pool_.items[index];
    collect_from_blocks(item, of_item_[index]);
    return tightest_gap(found_.data(), count_, pool_.base, item);
}

std::int64_t GapFinder::first_fit(std::size_t index) {
    if (free_space_) return free_space_->first_fit(index);
    const Item& item = pool_.items[index];
    std::int64_t start = rounded(pool_.base, item.align);
    collect_from_blocks(item, of_item_[index]);
    for (std::size_t i = 0; i < count_; ++i) {
        if (found_[i].end <= start) continue;
        if (start + item.size <= found_[i].begin) break;
        start = rounded(found_[i].end, item.align);
    }
    return start;
}

void GapFinder::make_room(std::size_t more) {
    if (found_.size() < count_ + more) found_.resize(2 * (count_ + more));
}

// An item in several blocks is taken in the first of them. Without branches, because overlaps are practically random.
void GapFinder::collect_from_blocks(const Item& item, const Blocks& blocks) {
    count_ = 0;
    make_room(pool_.keep_out.size());
    for (const ByteRange& range : pool_.keep_out) found_[count_++] = {range.begin, range.end};
    for (std::size_t i = blocks.first; i <= blocks.last; ++i) {
        const Block& block = blocks_[i];
        const std::int32_t since = i == blocks.first ? std::numeric_limits<std::int32_t>::min() : block.time;
        make_room(block.count);
        Span* const out = found_.data();
        const Entry* const entries = entries_.data() + block.from;
        std::size_t count = count_;
        for (std::size_t at = 0; at < block.count; ++at) {
            out[count] = entries[at].span;
            count += static_cast<std::size_t>(entries[at].first <= item.last) &
                static_cast<std::size_t>(entries[at].last >= item.first) &
                static_cast<std::size_t>(entries[at].first >= since);
        }
        count_ = count;
    }
    if (pool_.keep_out.empty() && blocks.first == blocks.last) return;
    std::sort(found_.begin(), found_.begin() + static_cast<std::ptrdiff_t>(count_),
              [](const Span& a, const Span& b) { return a.begin < b.begin; });
}

void put_pinned(GapFinder& gaps, const PoolItems& pool, Placement& placement) {
    for (std::size_t index = 0; index < pool.items.size(); ++index) {
        const Item& item = pool.items[index];
        if (!item.pinned) continue;
        placement.offsets[item.row] = *item.pinned;
        if (item.size > 0) gaps.put(index, *item.pinned);
    }
}

void place_tightly(GapFinder& gaps, const PoolItems& pool, std::size_t index, Placement& placement) {
    const Item& item = pool.items[index];
    const std::int64_t offset = item.size > 0 ? gaps.best_fit(index) : rounded(pool.base, item.align);
    placement.offsets[item.row] = offset;
    if (item.size > 0) gaps.put(index, offset);
}

}  // namespace arenascope
