#include "engine/planning/planners/gap_finder.h"

#include <algorithm>
#include <cmath>

namespace arenascope {

namespace {

constexpr std::size_t most_in_chunk = 512;
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
    // Sorting what overlaps costs more per item than passing over all that is placed.
    by_block_ = count < 64 || overlap * std::log2(overlap + 2) * 2 < static_cast<double>(count);
    if (!by_block_) return;
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
    if (!by_block_) {
        put_in_chunk(item, offset);
        return;
    }
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
    chunks_.clear();
}

void GapFinder::prefetch_item(std::size_t index) const {
    __builtin_prefetch(&pool_.items[index]);
    if (by_block_) __builtin_prefetch(&of_item_[index]);
}

void GapFinder::prefetch_block(std::size_t index) const {
    if (!by_block_) return;
    const Block& block = blocks_[of_item_[index].first];
    for (std::size_t i = 0; i < block.count; i += 2) __builtin_prefetch(&entries_[block.from + i]);
}

std::int64_t GapFinder::best_fit(std::size_t index) {
    collect(index);
    return tightest(pool_.items[index]);
}

std::int64_t GapFinder::first_fit(std::size_t index) {
    const Item& item = pool_.items[index];
    collect(index);
    std::int64_t start = rounded(pool_.base, item.align);
    for (std::size_t i = 0; i < count_; ++i) {
        const Span& span = found_[i];
        if (span.end <= start) continue;
        if (start + item.size <= span.begin) break;
        start = rounded(span.end, item.align);
    }
    return start;
}

// What overlaps in time, ascending by address, to found_[0, count_).
void GapFinder::collect(std::size_t index) {
    count_ = 0;
    make_room(pool_.keep_out.size());
    for (const ByteRange& range : pool_.keep_out) found_[count_++] = {range.begin, range.end};
    bool sorted = pool_.keep_out.empty();
    if (by_block_) {
        collect_from_blocks(pool_.items[index], of_item_[index]);
        sorted = sorted && of_item_[index].first == of_item_[index].last;
    } else {
        collect_from_chunks(pool_.items[index]);
    }
    if (sorted) return;
    std::sort(found_.begin(), found_.begin() + static_cast<std::ptrdiff_t>(count_),
              [](const Span& a, const Span& b) { return a.begin < b.begin; });
}

void GapFinder::make_room(std::size_t more) {
    if (found_.size() < count_ + more) found_.resize(2 * (count_ + more));
}

// What lives in several blocks is taken in the first of them. Without branches: what overlaps is as good as random.
void GapFinder::collect_from_blocks(const Item& item, const Blocks& blocks) {
    for (std::size_t i = blocks.first; i <= blocks.last; ++i) {
        const Block& block = blocks_[i];
        const std::int32_t since = i == blocks.first ? std::numeric_limits<std::int32_t>::min() : block.time;
        make_room(block.count);
        Span* const out = found_.data();
        const Entry* const entries = entries_.data() + block.from;
        std::size_t count = count_;
        for (std::size_t at = 0; at < block.count; ++at) {
            out[count] = entries[at].span;
            count += static_cast<std::size_t>(entries[at].first <= item.last) & static_cast<std::size_t>(entries[at].last >= item.first) &
                     static_cast<std::size_t>(entries[at].first >= since);
        }
        count_ = count;
    }
}

void GapFinder::put_in_chunk(const Item& item, std::int64_t offset) {
    if (chunks_.empty()) chunks_.emplace_back();
    auto chunk = std::upper_bound(chunks_.begin() + 1, chunks_.end(), offset,
                                  [](std::int64_t at, const Chunk& c) { return at < c.spans.front().begin; }) - 1;
    const auto at = std::upper_bound(chunk->spans.begin(), chunk->spans.end(), offset,
                                     [](std::int64_t o, const Span& span) { return o < span.begin; }) - chunk->spans.begin();
    chunk->first.insert(chunk->first.begin() + at, item.first);
    chunk->last.insert(chunk->last.begin() + at, item.last);
    chunk->spans.insert(chunk->spans.begin() + at, {offset, offset + item.size});
    chunk->min_first = std::min(chunk->min_first, item.first);
    chunk->max_last = std::max(chunk->max_last, item.last);
    if (chunk->spans.size() <= most_in_chunk) return;
    Chunk upper;
    constexpr auto half = static_cast<std::ptrdiff_t>(most_in_chunk / 2);
    upper.first.assign(chunk->first.begin() + half, chunk->first.end());
    upper.last.assign(chunk->last.begin() + half, chunk->last.end());
    upper.spans.assign(chunk->spans.begin() + half, chunk->spans.end());
    chunk->first.resize(most_in_chunk / 2);
    chunk->last.resize(most_in_chunk / 2);
    chunk->spans.resize(most_in_chunk / 2);
    for (Chunk* part : {&*chunk, &upper}) {
        part->min_first = *std::min_element(part->first.begin(), part->first.end());
        part->max_last = *std::max_element(part->last.begin(), part->last.end());
    }
    chunks_.insert(chunk + 1, std::move(upper));
}

void GapFinder::collect_from_chunks(const Item& item) {
    hits_.resize(most_in_chunk + 1);
    for (const Chunk& chunk : chunks_) {
        if (chunk.min_first > item.last || chunk.max_last < item.first) continue;
        // Without branches: whether two lifetimes meet is as good as random here.
        std::size_t hits = 0;
        for (std::size_t i = 0; i < chunk.first.size(); ++i) {
            hits_[hits] = static_cast<std::uint32_t>(i);
            hits += static_cast<std::size_t>(chunk.first[i] <= item.last) & static_cast<std::size_t>(chunk.last[i] >= item.first);
        }
        make_room(hits);
        for (std::size_t i = 0; i < hits; ++i) found_[count_++] = chunk.spans[hits_[i]];
    }
}

std::int64_t GapFinder::tightest(const Item& item) const {
    std::int64_t best = -1, least = std::numeric_limits<std::int64_t>::max(), current = pool_.base;
    for (std::size_t i = 0; i < count_; ++i) {
        const Span& span = found_[i];
        const std::int64_t gap = span.begin - current;
        if (gap >= item.size && gap < least) {
            const std::int64_t start = rounded(current, item.align);
            if (start + item.size <= span.begin) {
                best = start;
                least = gap;
                if (gap == item.size) break;  // nothing is tighter
            }
        }
        current = std::max(current, span.end);
    }
    return best >= 0 ? best : rounded(current, item.align);
}

void put_pinned(GapFinder& gaps, const PoolItems& pool, Placement& placement) {
    for (std::size_t index = 0; index < pool.items.size(); ++index) {
        const Item& item = pool.items[index];
        if (!item.pinned) continue;
        placement.offsets[static_cast<std::size_t>(item.row)] = *item.pinned;
        if (item.size > 0) gaps.put(index, *item.pinned);
    }
}

void place_tightly(GapFinder& gaps, const PoolItems& pool, std::size_t index, Placement& placement) {
    const Item& item = pool.items[index];
    const std::int64_t offset = item.size > 0 ? gaps.best_fit(index) : rounded(pool.base, item.align);
    placement.offsets[static_cast<std::size_t>(item.row)] = offset;
    if (item.size > 0) gaps.put(index, offset);
}

}  // namespace arenascope
