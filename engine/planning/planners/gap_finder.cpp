#include "engine/planning/planners/gap_finder.h"

#include <algorithm>
#include <bit>
#include <cmath>
#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace arenascope {

namespace {

constexpr std::size_t least_in_block = 16;

// Bit i: lifetime i of 64 meets the item's.
std::uint64_t those_that_meet(const std::int32_t* first, const std::int32_t* last, const Item& item) {
    std::uint64_t hits = 0;
#ifdef __SSE2__
    const __m128i item_first = _mm_set1_epi32(item.first), item_last = _mm_set1_epi32(item.last);
    for (int i = 0; i < 64; i += 4) {
        const __m128i starts = _mm_loadu_si128(reinterpret_cast<const __m128i*>(first + i));
        const __m128i ends = _mm_loadu_si128(reinterpret_cast<const __m128i*>(last + i));
        const __m128i apart = _mm_or_si128(_mm_cmpgt_epi32(starts, item_last), _mm_cmpgt_epi32(item_first, ends));
        const auto four = static_cast<std::uint64_t>(~_mm_movemask_ps(_mm_castsi128_ps(apart)) & 15);
        hits |= four << i;
    }
#else
    for (int i = 0; i < 64; ++i) {
        hits |= static_cast<std::uint64_t>(static_cast<int>(first[i] <= item.last) & static_cast<int>(last[i] >= item.first)) << i;
    }
#endif
    return hits;
}

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
    if (!by_block_) {
        clear();
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
    if (by_block_) return;
    constexpr std::int32_t earliest = std::numeric_limits<std::int32_t>::min(), latest = std::numeric_limits<std::int32_t>::max();
    for (const ByteRange& range : pool_.keep_out) {
        put_in_chunk({.first = earliest, .last = latest, .size = range.end - range.begin}, range.begin);
    }
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
    const Item& item = pool_.items[index];
    std::int64_t best = -1, least = std::numeric_limits<std::int64_t>::max(), current = pool_.base;
    visit(index, [&](const Span& span) {
        const std::int64_t gap = span.begin - current;
        if (gap >= item.size && gap < least) {
            const std::int64_t start = rounded(current, item.align);
            if (start + item.size <= span.begin) {
                best = start;
                least = gap;
            }
        }
        current = std::max(current, span.end);
        return least != item.size;  // nothing is tighter
    });
    return best >= 0 ? best : rounded(current, item.align);
}

std::int64_t GapFinder::first_fit(std::size_t index) {
    const Item& item = pool_.items[index];
    std::int64_t start = rounded(pool_.base, item.align);
    visit(index, [&](const Span& span) {
        if (span.end <= start) return true;
        if (start + item.size <= span.begin) return false;
        start = rounded(span.end, item.align);
        return true;
    });
    return start;
}

// Calls `next` with what overlaps in time, ascending by address, until it returns false.
template <class Next>
void GapFinder::visit(std::size_t index, const Next& next) {
    if (!by_block_) {
        const Item& item = pool_.items[index];
        for (const auto& chunk : chunks_) {
            if (chunk->min_first > item.last || chunk->max_last < item.first) continue;
            for (std::size_t from = 0; from < chunk->count; from += Chunk::step) {
                std::uint64_t hits = those_that_meet(&chunk->first[from], &chunk->last[from], item);
                if (const std::size_t left = chunk->count - from; left < Chunk::step) hits &= (std::uint64_t{1} << left) - 1;
                for (; hits != 0; hits &= hits - 1) {
                    if (!next(chunk->spans[from + static_cast<std::size_t>(std::countr_zero(hits))])) return;
                }
            }
        }
        return;
    }
    collect_from_blocks(pool_.items[index], of_item_[index]);
    for (std::size_t i = 0; i < count_; ++i) {
        if (!next(found_[i])) return;
    }
}

void GapFinder::make_room(std::size_t more) {
    if (found_.size() < count_ + more) found_.resize(2 * (count_ + more));
}

// What lives in several blocks is taken in the first of them. Without branches: what overlaps is as good as random.
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
            count += static_cast<std::size_t>(entries[at].first <= item.last) & static_cast<std::size_t>(entries[at].last >= item.first) &
                     static_cast<std::size_t>(entries[at].first >= since);
        }
        count_ = count;
    }
    if (pool_.keep_out.empty() && blocks.first == blocks.last) return;
    std::sort(found_.begin(), found_.begin() + static_cast<std::ptrdiff_t>(count_),
              [](const Span& a, const Span& b) { return a.begin < b.begin; });
}

void GapFinder::Chunk::insert(std::size_t at, const Entry& entry) {
    const auto shift = [&](auto& column, const auto& value) {
        std::move_backward(column.begin() + at, column.begin() + count, column.begin() + count + 1);
        column[at] = value;
    };
    shift(first, entry.first);
    shift(last, entry.last);
    shift(spans, entry.span);
    ++count;
    min_first = std::min(min_first, entry.first);
    max_last = std::max(max_last, entry.last);
}

std::unique_ptr<GapFinder::Chunk> GapFinder::Chunk::split() {
    auto upper = std::make_unique<Chunk>();
    const std::size_t half = count / 2;
    const auto take = [&](auto& from, auto& to) { std::copy(from.begin() + half, from.begin() + count, to.begin()); };
    take(first, upper->first);
    take(last, upper->last);
    take(spans, upper->spans);
    upper->count = count - half;
    count = half;
    find_ends();
    upper->find_ends();
    return upper;
}

void GapFinder::Chunk::find_ends() {
    min_first = *std::min_element(first.begin(), first.begin() + count);
    max_last = *std::max_element(last.begin(), last.begin() + count);
}

void GapFinder::put_in_chunk(const Item& item, std::int64_t offset) {
    if (chunks_.empty()) chunks_.push_back(std::make_unique<Chunk>());
    auto chunk = std::upper_bound(chunks_.begin() + 1, chunks_.end(), offset,
                                  [](std::int64_t at, const auto& c) { return at < c->spans.front().begin; }) - 1;
    if ((*chunk)->count == Chunk::most) {
        chunk = chunks_.insert(chunk + 1, (*chunk)->split());
        if (offset < (*chunk)->spans.front().begin) --chunk;
    }
    const auto begin = (*chunk)->spans.begin(), end = begin + (*chunk)->count;
    const auto at = std::upper_bound(begin, end, offset, [](std::int64_t o, const Span& span) { return o < span.begin; });
    (*chunk)->insert(static_cast<std::size_t>(at - begin), {{offset, offset + item.size}, item.first, item.last});
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
