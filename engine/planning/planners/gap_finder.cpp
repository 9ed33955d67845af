#include "engine/planning/planners/gap_finder.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace arenascope {

namespace {

constexpr std::size_t most_in_chunk = 512;

bool is_dense(std::int64_t first, std::int64_t last, std::size_t count) {
    return last - first <= 8 * static_cast<std::int64_t>(count) + 1024;
}

// Items in the order of their starts, equal ones in their own order.
std::vector<std::uint32_t> order_by_start(const std::vector<Item>& items) {
    std::vector<std::uint32_t> order(items.size());
    const auto [low, high] = std::minmax_element(items.begin(), items.end(),
                                                 [](const Item& a, const Item& b) { return a.first < b.first; });
    if (items.empty() || !is_dense(low->first, high->first, items.size())) {
        std::iota(order.begin(), order.end(), 0U);
        std::stable_sort(order.begin(), order.end(),
                         [&](std::uint32_t a, std::uint32_t b) { return items[a].first < items[b].first; });
        return order;
    }
    const std::int64_t base = low->first;
    std::vector<std::uint32_t> next(static_cast<std::size_t>(high->first - base) + 2, 0);
    for (const Item& item : items) ++next[static_cast<std::size_t>(std::int64_t{item.first} - base) + 1];
    std::partial_sum(next.begin(), next.end(), next.begin());
    for (std::size_t i = 0; i < items.size(); ++i) {
        order[next[static_cast<std::size_t>(std::int64_t{items[i].first} - base)]++] = static_cast<std::uint32_t>(i);
    }
    return order;
}

// For each place in the order of starts, how many of the items before it are live there.
std::vector<std::uint32_t> count_live(const std::vector<std::int32_t>& first, std::vector<std::int32_t> last) {
    std::sort(last.begin(), last.end());
    std::vector<std::uint32_t> live(first.size());
    std::size_t ended = 0;
    for (std::size_t p = 0; p < first.size(); ++p) {
        while (ended < last.size() && last[ended] < first[p]) ++ended;
        live[p] = static_cast<std::uint32_t>(p - ended);
    }
    return live;
}

}  // namespace

GapFinder::GapFinder(const PoolItems& pool) : pool_(pool) {
    const std::vector<std::uint32_t> order = order_by_start(pool.items);
    place_.resize(order.size());
    for (std::size_t p = 0; p < order.size(); ++p) {
        place_[order[p]] = static_cast<std::uint32_t>(p);
        first_.push_back(pool.items[order[p]].first);
        last_.push_back(pool.items[order[p]].last);
    }
    const std::vector<std::uint32_t> live = count_live(first_, last_);
    const double overlap = 2 * std::accumulate(live.begin(), live.end(), 0.0) / static_cast<double>(live.size() + 1);
    // Sorting what overlaps costs more per item than passing over all that is placed.
    by_start_ = live.size() < 64 || overlap * std::log2(overlap + 2) * 2 < static_cast<double>(live.size());
    if (by_start_) index_by_start(live);
}

void GapFinder::index_by_start(const std::vector<std::uint32_t>& counts) {
    const auto entries = [&] {
        std::size_t sum = 0;
        for (std::size_t p = 0; p < counts.size(); p += block_) sum += counts[p];
        return sum;
    };
    while (entries() > 8 * counts.size()) block_ *= 2;
    spans_.assign(counts.size(), {0, -1});
    if (counts.empty()) return;
    if (is_dense(first_.front(), first_.back(), counts.size())) {
        until_.assign(static_cast<std::size_t>(std::int64_t{first_.back()} - first_.front()) + 1, 0);
        for (const std::int32_t first : first_) ++until_[static_cast<std::size_t>(std::int64_t{first} - first_.front())];
        std::partial_sum(until_.begin(), until_.end(), until_.begin());
    }
    std::vector<std::uint32_t> live;
    for (std::size_t p = 0; p < first_.size(); ++p) {
        if (p % block_ == 0) {
            std::erase_if(live, [&](std::uint32_t other) { return last_[other] < first_[p]; });
            live_from_.push_back(static_cast<std::uint32_t>(live_.size()));
            live_.insert(live_.end(), live.begin(), live.end());
        }
        live.push_back(static_cast<std::uint32_t>(p));
    }
    live_from_.push_back(static_cast<std::uint32_t>(live_.size()));
}

std::size_t GapFinder::starts_before(std::int64_t time) const {
    if (first_.empty() || time <= first_.front()) return 0;
    if (time > first_.back()) return first_.size();
    if (!until_.empty()) return until_[static_cast<std::size_t>(time - 1 - first_.front())];
    return static_cast<std::size_t>(std::lower_bound(first_.begin(), first_.end(), time) - first_.begin());
}

void GapFinder::put(std::size_t index, std::int64_t offset) {
    const Item& item = pool_.items[index];
    if (by_start_) {
        spans_[place_[index]] = {offset, offset + item.size};
    } else {
        put_in_chunk(item, offset);
    }
}

std::int64_t GapFinder::best_fit(std::size_t index) {
    const Item& item = pool_.items[index];
    found_.clear();
    for (const ByteRange& range : pool_.keep_out) found_.push_back({range.begin, range.end});
    if (by_start_) {
        collect_by_start(item, starts_before(item.first), starts_before(std::int64_t{item.last} + 1));
    } else {
        collect_from_chunks(item);
    }
    if (by_start_ || !pool_.keep_out.empty()) {
        std::sort(found_.begin(), found_.end(), [](const Span& a, const Span& b) { return a.begin < b.begin; });
    }
    return tightest(item);
}

// All that start within the lifetime overlap it, and of those that start before it the ones that are still live.
void GapFinder::collect_by_start(const Item& item, std::size_t from, std::size_t to) {
    const auto take = [&](std::size_t p) {
        if (spans_[p].end >= spans_[p].begin && last_[p] >= item.first) found_.push_back(spans_[p]);
    };
    if (from > 0) {
        const std::size_t block = (from - 1) / block_;  // it starts before the lifetime
        for (std::size_t i = live_from_[block]; i < live_from_[block + 1]; ++i) take(live_[i]);
        for (std::size_t p = block * block_; p < from; ++p) take(p);
    }
    for (std::size_t p = from; p < to; ++p) take(p);
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
        for (std::size_t i = 0; i < hits; ++i) found_.push_back(chunk.spans[hits_[i]]);
    }
}

std::int64_t GapFinder::tightest(const Item& item) const {
    std::int64_t best = -1, least = std::numeric_limits<std::int64_t>::max(), current = pool_.base;
    for (const Span& span : found_) {
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
