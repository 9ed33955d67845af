#include "engine/planning/placement/busy_index.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace arenascope {

namespace {

constexpr std::size_t most_spans = 64;

/// Bits `from` to `to`, both inside.
BusyIndex::Spans bits(std::size_t from, std::size_t to) {
    return (~BusyIndex::Spans{0} >> (most_spans - 1 - to)) & (~BusyIndex::Spans{0} << from);
}

}  // namespace

BusyIndex::BusyIndex(const std::vector<Item>& items) {
    std::vector<std::int64_t> ends;
    for (const Item& item : items) {
        ends.push_back(item.first);
        ends.push_back(std::int64_t{item.last} + 1);
    }
    std::sort(ends.begin(), ends.end());
    for (std::size_t i = 0; i < most_spans && !ends.empty(); ++i) {
        const std::int64_t begin = ends[i * ends.size() / most_spans];
        if (begin > std::numeric_limits<std::int32_t>::max()) break;
        if (begins_.empty() || begins_.back() != begin) begins_.push_back(static_cast<std::int32_t>(begin));
    }
    leaves_ = std::bit_ceil(std::max<std::size_t>(items.size(), 1));
    tree_.assign(2 * leaves_, 0);
}

std::size_t BusyIndex::span_of(std::int32_t time) const {
    const auto after = std::upper_bound(begins_.begin(), begins_.end(), time);
    return static_cast<std::size_t>(std::max<std::ptrdiff_t>(after - begins_.begin() - 1, 0));
}

BusyIndex::Spans BusyIndex::touched(std::int32_t first, std::int32_t last) const {
    return bits(span_of(first), std::max(span_of(first), span_of(last)));
}

void BusyIndex::occupy(std::size_t object, std::int32_t first, std::int32_t last) {
    objects_ = std::max(objects_, object + 1);
    // Whole spans only; the time after the last beginning has no end.
    const auto from = std::lower_bound(begins_.begin(), begins_.end(), first) - begins_.begin();
    const auto end = std::int64_t{last} + 1;
    const auto to = std::upper_bound(begins_.begin(), begins_.end(), end) - begins_.begin() - 1;
    if (from >= to) return;
    std::size_t at = leaves_ + object;
    tree_[at] |= bits(static_cast<std::size_t>(from), static_cast<std::size_t>(to - 1));
    // A new object has no bit yet, so its parents have none for it.
    while ((at /= 2) > 0) tree_[at] = tree_[2 * at] & tree_[2 * at + 1];
}

std::size_t BusyIndex::next(std::size_t from, Spans spans) const { return first_below(1, 0, leaves_, from, spans); }

std::size_t BusyIndex::previous(std::size_t end, Spans spans) const { return last_below(1, 0, leaves_, end, spans); }

std::size_t BusyIndex::first_below(std::size_t node, std::size_t begin, std::size_t count, std::size_t from,
                                   Spans spans) const {
    if (begin + count <= from || begin >= objects_ || (tree_[node] & spans) != 0) return none;
    if (count == 1) return begin;
    const std::size_t left = first_below(2 * node, begin, count / 2, from, spans);
    return left != none ? left : first_below(2 * node + 1, begin + count / 2, count / 2, from, spans);
}

std::size_t BusyIndex::last_below(std::size_t node, std::size_t begin, std::size_t count, std::size_t end,
                                  Spans spans) const {
    if (begin >= std::min(end, objects_) || (tree_[node] & spans) != 0) return none;
    if (count == 1) return begin;
    const std::size_t right = last_below(2 * node + 1, begin + count / 2, count / 2, end, spans);
    return right != none ? right : last_below(2 * node, begin, count / 2, end, spans);
}

}  // namespace arenascope
