#include "engine/planning/placement/free_space.h"

#include <algorithm>
#include <bit>
#include <cmath>
#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace arenascope {

namespace {

// Cost of inserting a range, in comparisons of lifetimes.
constexpr double cost_of_range = 3;
constexpr double most_ranges_per_item = 32;  // keeps memory linear

#ifdef __SSE2__
// Bit i: of 16 comparisons in 4 registers, i failed.
template <class Compare>
[[gnu::always_inline]] inline std::uint32_t those_not(const Compare& compare) {
    const __m128i low = _mm_packs_epi32(compare(0), compare(4)), high = _mm_packs_epi32(compare(8), compare(12));
    return static_cast<std::uint32_t>(~_mm_movemask_epi8(_mm_packs_epi16(low, high)) & 0xFFFF);
}

__m128i four_of(const std::int32_t* numbers) { return _mm_loadu_si128(reinterpret_cast<const __m128i*>(numbers)); }
#endif

// Bit i: number i of 16 is within [low, high].
[[gnu::always_inline]] inline std::uint32_t those_within(const std::int32_t* numbers, std::int32_t low,
                                                         std::int32_t high) {
#ifdef __SSE2__
    const __m128i lows = _mm_set1_epi32(low), highs = _mm_set1_epi32(high);
    return those_not([&](int i) {
        const __m128i four = four_of(numbers + i);
        return _mm_or_si128(_mm_cmplt_epi32(four, lows), _mm_cmpgt_epi32(four, highs));
    });
#else
    std::uint32_t hits = 0;
    for (int i = 0; i < 16; ++i) hits |= static_cast<std::uint32_t>(numbers[i] >= low && numbers[i] <= high) << i;
    return hits;
#endif
}

// Bit i: lifetime i of 16 overlaps the item's.
[[gnu::always_inline]] inline std::uint32_t those_that_meet(const std::int32_t* first, const std::int32_t* last,
                                                            const Item& item) {
#ifdef __SSE2__
    const __m128i item_first = _mm_set1_epi32(item.first), item_last = _mm_set1_epi32(item.last);
    return those_not([&](int i) {
        return _mm_or_si128(_mm_cmpgt_epi32(four_of(first + i), item_last),
                            _mm_cmpgt_epi32(item_first, four_of(last + i)));
    });
#else
    std::uint32_t hits = 0;
    for (int i = 0; i < 16; ++i)
        hits |= static_cast<std::uint32_t>(first[i] <= item.last && last[i] >= item.first) << i;
    return hits;
#endif
}

// The smallest of the numbers that are `low` or more; the maximum value if there is none.
std::int32_t least_from(const std::int32_t* numbers, std::size_t count, std::int32_t low) {
    std::int32_t least = std::numeric_limits<std::int32_t>::max();
    std::size_t i = 0;
#ifdef __SSE2__
    const __m128i lows = _mm_set1_epi32(low);
    __m128i best[2] = {_mm_set1_epi32(least), _mm_set1_epi32(least)};
    for (; i + 8 <= count; i += 8) {
        for (std::size_t half = 0; half < 2; ++half) {
            const __m128i four = four_of(numbers + i + 4 * half);
            const __m128i better = _mm_andnot_si128(_mm_cmpgt_epi32(lows, four), _mm_cmpgt_epi32(best[half], four));
            best[half] = _mm_or_si128(_mm_and_si128(better, four), _mm_andnot_si128(better, best[half]));
        }
    }
    std::int32_t parts[8];
    _mm_storeu_si128(reinterpret_cast<__m128i*>(parts), best[0]);
    _mm_storeu_si128(reinterpret_cast<__m128i*>(parts + 4), best[1]);
    least = *std::min_element(parts, parts + 8);
#endif
    for (; i < count; ++i) least = numbers[i] >= low ? std::min(least, numbers[i]) : least;
    return least;
}

}  // namespace

// -- ranges ----------------------------------------------------------------------------------------------------

void FreeRanges::reset(std::int64_t base, int shift) {
    shift_ = shift;
    ranges_.assign(1, {base, no_end});
    lengths_.assign(1, scaled(no_end));
    ends_.assign(1, scaled(no_end));
}

std::int32_t FreeRanges::scaled(std::int64_t bytes) const {
    return static_cast<std::int32_t>(std::min<std::int64_t>(bytes >> shift_, std::numeric_limits<std::int32_t>::max()));
}

template <class Next>
bool FreeRanges::visit(std::size_t from, std::size_t to, std::int64_t least, const Next& next) const {
    constexpr std::int32_t most = std::numeric_limits<std::int32_t>::max();
    const std::int32_t low = scaled(least);
    for (; from + 16 <= to; from += 16) {
        for (std::uint32_t hits = those_within(&lengths_[from], low, most); hits != 0; hits &= hits - 1) {
            const std::size_t i = from + static_cast<std::size_t>(std::countr_zero(hits));
            if (!next(ranges_[i].begin, ranges_[i].end)) return false;
        }
    }
    for (; from < to; ++from) {
        if (lengths_[from] >= low && !next(ranges_[from].begin, ranges_[from].end)) return false;
    }
    return true;
}

template <class Next>
void FreeRanges::visit_tightest(std::int64_t least, const std::int64_t& most, const Next& next) const {
    const std::int32_t* const lengths = lengths_.data();
    for (std::int32_t low = scaled(least); low <= scaled(most);) {
        const std::int32_t length = least_from(lengths, lengths_.size(), low);
        if (length > scaled(most)) return;
        std::size_t i = 0;
        for (; i + 16 <= lengths_.size(); i += 16) {
            for (std::uint32_t hits = those_within(lengths + i, length, length); hits != 0; hits &= hits - 1) {
                const ByteRange& range = ranges_[i + static_cast<std::size_t>(std::countr_zero(hits))];
                next(range.begin, range.end);
            }
        }
        for (; i < lengths_.size(); ++i) {
            if (lengths[i] == length) next(ranges_[i].begin, ranges_[i].end);
        }
        if (length == std::numeric_limits<std::int32_t>::max()) return;
        low = length + 1;
    }
}

// The target is usually near: skipping 16 at once is then faster than a search.
std::size_t FreeRanges::first_above(std::int64_t address, std::size_t from) const {
    constexpr std::size_t near = 8 * 16;
    const std::int32_t sought = scaled(address);
    const std::size_t count = ends_.size(), until = from == 0 ? 0 : std::min(from + near, count);
    std::size_t i = from;
    for (; i + 16 <= until; i += 16) {
        const auto below = static_cast<std::size_t>(std::countr_one(those_within(&ends_[i], 0, sought - 1)));
        if (below < 16) return settle(i + below, address);
    }
    // Halved without branches, because they would be unpredictable.
    const std::int32_t* at = ends_.data() + i;
    for (std::size_t left = count - i; left > 16;) {
        const std::size_t half = left / 2;
        at += at[half - 1] < sought ? half : 0;
        left -= half;
    }
    return settle(static_cast<std::size_t>(at - ends_.data()), address);
}

// The exact end is elsewhere in memory, so it is read only if the scaled one is not conclusive.
std::size_t FreeRanges::settle(std::size_t i, std::int64_t address) const {
    const std::int32_t sought = scaled(address);
    while (i < ends_.size() && (ends_[i] < sought || (ends_[i] == sought && ranges_[i].end <= address))) ++i;
    return i;
}

void FreeRanges::take(std::int64_t begin, std::int64_t end) {
    std::size_t i = ranges_.size() - 1;
    if (ranges_.back().begin > begin) {
        if (end <= ranges_.front().begin) return;
        i = first_above(begin);
    }
    const auto at = [](auto& column, std::size_t row) { return column.begin() + static_cast<std::ptrdiff_t>(row); };
    if (ranges_[i].begin < begin && end < ranges_[i].end) {  // it splits into two
        ranges_.insert(at(ranges_, i), {ranges_[i].begin, begin});
        ranges_[i + 1].begin = end;
        lengths_.insert(at(lengths_, i), 0);
        ends_.insert(at(ends_, i), 0);
        measure(i);
        measure(i + 1);
        return;
    }
    if (ranges_[i].begin < begin) {
        ranges_[i].end = begin;
        measure(i++);
    }
    std::size_t gone = i;
    while (gone < ranges_.size() && ranges_[gone].end <= end) ++gone;
    if (gone < ranges_.size() && ranges_[gone].begin < end) {
        ranges_[gone].begin = end;
        measure(gone);
    }
    if (gone == i) return;
    ranges_.erase(at(ranges_, i), at(ranges_, gone));
    lengths_.erase(at(lengths_, i), at(lengths_, gone));
    ends_.erase(at(ends_, i), at(ends_, gone));
}

// -- blocks ----------------------------------------------------------------------------------------------------

FreeSpace::FreeSpace(const PoolItems& pool) : pool_(pool) {
    std::vector<std::int32_t> ends;  // times at which a lifetime starts or ends
    ends.reserve(2 * pool.items.size());
    for (const Item& item : pool.items) {
        ends.push_back(item.first);
        ends.push_back(item.last);
    }
    std::sort(ends.begin(), ends.end());
    if (!ends.empty()) last_ = ends.back();
    times_ = std::move(ends);
    // A finer cut gives shorter lists but more ranges to update.
    const auto count = static_cast<double>(std::max<std::size_t>(pool.items.size(), 1));
    double lived = 0;  // in fractions of all time
    for (const Item& item : pool.items) {
        const auto from = std::lower_bound(times_.begin(), times_.end(), item.first);
        lived += static_cast<double>(std::upper_bound(from, times_.end(), item.last) - from) / (2 * count);
    }
    const double best = std::min(std::sqrt(count * count / (2 * lived * cost_of_range + 1)),
                                 most_ranges_per_item * count / (lived + 1));
    cut_time(static_cast<std::size_t>(std::clamp(best, 1.0, count)));
    std::int64_t total = pool.base;
    for (const Item& item : pool.items) total += item.size;
    while (total >> shift_ > std::numeric_limits<std::int32_t>::max() - 1) ++shift_;
    for (const Item& item : pool.items) of_item_.push_back({block_of(item.first), block_of(item.last)});
    clear();
}

void FreeSpace::cut_time(std::size_t blocks) {
    std::vector<std::int32_t> starts;
    for (std::size_t i = 0; i < blocks && !times_.empty(); ++i) starts.push_back(times_[i * times_.size() / blocks]);
    starts.erase(std::unique(starts.begin(), starts.end()), starts.end());
    times_ = std::move(starts);
    leaves_ = std::bit_ceil(std::max<std::size_t>(times_.size(), 1));
    edges_.resize(times_.size());
    nodes_.resize(leaves_ + times_.size());
}

std::uint32_t FreeSpace::block_of(std::int32_t time) const {
    return static_cast<std::uint32_t>(std::upper_bound(times_.begin() + 1, times_.end(), time) - times_.begin() - 1);
}

bool FreeSpace::lives_through(const Item& item, std::uint32_t block) const {
    const std::int32_t end = block + 1 < times_.size() ? times_[block + 1] - 1 : last_;
    return item.first <= times_[block] && item.last >= end;
}

void FreeSpace::clear() {
    for (FreeRanges& node : nodes_) {
        node.reset(pool_.base, shift_);
        for (const ByteRange& range : pool_.keep_out) node.take(range.begin, range.end);
    }
    for (Edges& edges : edges_) edges.clear();
}

void FreeSpace::put(std::size_t index, std::int64_t offset) {
    const Item& item = pool_.items[index];
    const Blocks blocks = of_item_[index];
    const ByteRange range{offset, offset + item.size};
    for (std::uint32_t block = blocks.first; block <= blocks.last; ++block) {
        const bool is_end = block == blocks.first || block == blocks.last;
        if (is_end && !lives_through(item, block)) {
            edges_[block].insert(item.first, item.last, range);
        } else {
            nodes_[leaves_ + block].take(range.begin, range.end);
        }
    }
    std::size_t first = leaves_ + blocks.first, last = leaves_ + blocks.last;
    for (first /= 2, last /= 2; first >= 1; first /= 2, last /= 2) {
        for (std::size_t node = first; node <= last; ++node) nodes_[node].take(range.begin, range.end);
    }
}

void FreeSpace::Edges::insert(std::int32_t item_first, std::int32_t item_last, ByteRange range) {
    const auto at = std::upper_bound(ranges.begin(), ranges.end(), range.begin,
                                     [](std::int64_t address, const ByteRange& r) { return address < r.begin; }) -
        ranges.begin();
    ranges.insert(ranges.begin() + at, range);
    first.insert(first.begin() + at, item_first);
    last.insert(last.begin() + at, item_last);
}

void FreeSpace::Edges::clear() {
    ranges.clear();
    first.clear();
    last.clear();
}

// -- queries ---------------------------------------------------------------------------------------------------

// Hits of one block that end above an address join the others.
void FreeSpace::collect_edges(const Item& item, std::uint32_t block, std::int64_t above) {
    const Edges& edges = edges_[block];
    const std::size_t before = hits_.size(), count = edges.ranges.size();
    const auto add = [&](std::size_t i) {
        if (edges.ranges[i].end > above) hits_.push_back(edges.ranges[i]);
    };
    std::size_t i = 0;
    for (; i + 16 <= count; i += 16) {
        for (std::uint32_t met = those_that_meet(&edges.first[i], &edges.last[i], item); met != 0; met &= met - 1) {
            add(i + static_cast<std::size_t>(std::countr_zero(met)));
        }
    }
    for (; i < count; ++i) {
        if (edges.first[i] <= item.last && edges.last[i] >= item.first) add(i);
    }
    if (before == 0 || before == hits_.size()) return;
    std::inplace_merge(hits_.begin(), hits_.begin() + static_cast<std::ptrdiff_t>(before), hits_.end(),
                       [](const ByteRange& a, const ByteRange& b) { return a.begin < b.begin; });
}

void FreeSpace::collect_hits(const Item& item, std::int64_t above) {
    hits_.clear();
    for (const std::size_t node : asked_) {
        if (node >= leaves_) collect_edges(item, static_cast<std::uint32_t>(node - leaves_), above);
    }
}

// The nodes that cover the item's time, the one with the shortest list first, because it leaves the least to narrow.
void FreeSpace::ask(std::size_t index) {
    const Blocks blocks = of_item_[index];
    asked_.clear();
    const auto add = [&](std::size_t node) {
        asked_.push_back(node);
        if (nodes_[node].size() < nodes_[asked_.front()].size()) std::swap(asked_.front(), asked_.back());
    };
    add(leaves_ + blocks.first);
    if (blocks.last > blocks.first) add(leaves_ + blocks.last);
    for (std::size_t low = leaves_ + blocks.first + 1, high = leaves_ + blocks.last; low < high; low /= 2, high /= 2) {
        if (low % 2 == 1) add(low++);
        if (high % 2 == 1) add(--high);
    }
}

// The rest of ranges_ in `other`, where it has at least `size` bytes.
void FreeSpace::narrow(const FreeRanges& other, std::int64_t size) {
    narrowed_.clear();
    std::size_t at = 0;
    for (const ByteRange& range : ranges_) {
        for (at = other.first_above(range.begin, at); at < other.size() && other.begin(at) < range.end; ++at) {
            const std::int64_t begin = std::max(range.begin, other.begin(at)), end = std::min(range.end, other.end(at));
            if (end - begin >= size) narrowed_.push_back({begin, end});
            if (other.end(at) >= range.end) break;
        }
    }
    ranges_.swap(narrowed_);
}

template <class Next>
bool FreeSpace::visit_parts(std::int64_t begin, std::int64_t end, std::size_t& hit, std::int64_t& covered,
                            const Next& next) const {
    for (; hit < hits_.size() && hits_[hit].begin < end; ++hit) {
        if (!next(std::max(begin, covered), hits_[hit].begin)) return false;
        covered = std::max(covered, hits_[hit].end);
    }
    return next(std::max(begin, covered), end);
}

// Prefetches those that may contain a hit: they are spread over memory.
void FreeSpace::find_hit_ranges(const FreeRanges& list) {
    with_hit_.clear();
    for (const ByteRange& hit : hits_) {
        with_hit_.push_back(list.first_above(hit.begin, with_hit_.empty() ? 0 : with_hit_.back()));
        list.prefetch(with_hit_.back());
    }
}

// Most ranges contain no hit: whole runs of them are skipped by their lengths.
template <class Run, class Next>
void FreeSpace::visit_list(const FreeRanges& list, const Run& run, const Next& next) {
    find_hit_ranges(list);
    std::size_t range = 0, hit = 0;
    std::int64_t covered = pool_.base;
    while (range < list.size()) {
        while (hit < hits_.size() && hits_[hit].end <= list.begin(range)) ++hit;
        const std::size_t until = hit < hits_.size() ? std::max(range, with_hit_[hit]) : list.size();
        if (!run(range, until)) return;
        for (range = until; range < list.size(); ++range) {
            if (!visit_parts(list.begin(range), list.end(range), hit, covered, next)) return;
            if (covered > list.end(range)) continue;
            ++range;
            break;
        }
    }
}

// The intersection of the queried nodes, if there are several.
void FreeSpace::intersect(const Item& item) {
    ranges_.clear();
    const FreeRanges& first = nodes_[asked_.front()];
    first.visit(0, first.size(), item.size, [&](std::int64_t begin, std::int64_t end) {
        ranges_.push_back({begin, end});
        return true;
    });
    for (std::size_t i = 1; i < asked_.size(); ++i) narrow(nodes_[asked_[i]], item.size);
    collect_hits(item, ranges_.front().begin);
}

// Calls `next` with the rest of ranges_, ascending, until it returns false.
template <class Next>
void FreeSpace::visit_ranges(const Next& next) const {
    std::size_t hit = 0;
    std::int64_t covered = pool_.base;
    for (const ByteRange& range : ranges_) {
        if (!visit_parts(range.begin, range.end, hit, covered, next)) return;
    }
}

namespace {

// The tightest place found so far for an item; of equally tight ones the lowest.
struct Tightest {
    const Item& item;
    std::int64_t best = -1, least = FreeRanges::no_end, top = 0;
    void offer(std::int64_t begin, std::int64_t end) {
        const std::int64_t length = end - begin;
        if (length < item.size || length > least) return;
        const std::int64_t start = rounded(begin, item.align);
        if (end == FreeRanges::no_end) {
            top = start;
        } else if (start + item.size <= end && (length < least || start < best)) {
            best = start;
            least = length;
        }
    }
    [[nodiscard]] std::int64_t place() const { return best >= 0 ? best : top; }
};

}  // namespace

std::int64_t FreeSpace::best_fit(std::size_t index) {
    ask(index);
    Tightest found{pool_.items[index]};
    const auto offer = [&](std::int64_t begin, std::int64_t end) {
        found.offer(begin, end);
        return found.least != found.item.size;  // nothing is tighter, and later ones are higher
    };
    if (asked_.size() > 1) {
        intersect(found.item);
        visit_ranges(offer);
        return found.place();
    }
    // Gaps shrink with the address if large items were placed first: a linear search would find a tighter one again and
    // again. Gaps with a hit are excluded from the search for the tightest of all others.
    FreeRanges& list = nodes_[asked_.front()];
    collect_hits(found.item, list.begin(0));
    const auto hide = [&](std::size_t from, std::size_t to) {
        for (; from < to; ++from) hidden_.push_back({from, list.hide(from)});
    };
    std::size_t seen = 0;
    visit_list(
        list,
        [&](std::size_t from, std::size_t to) {
            hide(seen, from);
            seen = to;
            return true;
        },
        offer);
    hide(seen, list.size());
    list.visit_tightest(found.item.size, found.least,
                        [&](std::int64_t begin, std::int64_t end) { found.offer(begin, end); });
    for (const auto& [range, length] : hidden_) list.show(range, length);
    hidden_.clear();
    return found.place();
}

std::int64_t FreeSpace::first_fit(std::size_t index) {
    ask(index);
    const Item& item = pool_.items[index];
    std::int64_t found = pool_.base;
    const auto take = [&](std::int64_t begin, std::int64_t end) {
        if (end - begin < item.size) return true;
        found = rounded(begin, item.align);
        return end != FreeRanges::no_end && found + item.size > end;
    };
    if (asked_.size() > 1) {
        intersect(item);
        visit_ranges(take);
        return found;
    }
    const FreeRanges& list = nodes_[asked_.front()];
    collect_hits(item, list.begin(0));
    visit_list(
        list, [&](std::size_t from, std::size_t to) { return list.visit(from, to, item.size, take); }, take);
    return found;
}

}  // namespace arenascope
