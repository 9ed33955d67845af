#include "engine/planning/placement/search.h"

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>

namespace arenascope {

namespace {

constexpr std::size_t most_boxes = 3000;  // also bounds the recursion
constexpr std::size_t most_links = 2'000'000;
constexpr std::size_t most_failed = 1'000'000;
constexpr int most_passes = 3;               // of propagation at one node
constexpr std::int64_t puts_per_look = 256;  // between checks for cancellation
constexpr std::int64_t unlimited = std::numeric_limits<std::int64_t>::max();

bool live_together(const Item& a, const Item& b) { return a.first <= b.last && b.first <= a.last; }

std::uint64_t mixed(std::uint64_t x) {
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9U;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBU;
    return x ^ (x >> 31);
}

}  // namespace

FitSearch::FitSearch(const PoolItems& pool) : pool_(pool) {
    collect_boxes();
    too_large_ = boxes_.size() > most_boxes;
    if (too_large_) return;
    cut_sections();
    link();
}

void FitSearch::collect_boxes() {
    for (std::size_t i = 0; i < pool_.items.size(); ++i) {
        const Item& item = pool_.items[i];
        if (item.size == 0 || item.pinned) continue;
        Box box;
        box.item = i;
        box.size = item.size;
        box.align = item.align;
        box.width = std::int64_t{item.last} - item.first + 1;
        boxes_.push_back(std::move(box));
    }
    std::stable_sort(boxes_.begin(), boxes_.end(),
                     [&](const Box& a, const Box& b) { return pool_.items[a.item].first < pool_.items[b.item].first; });
}

// Times at which something starts cut time into sections; within one the live set only shrinks. A section whose boxes
// all continue into the next adds nothing and is left out.
void FitSearch::cut_sections() {
    std::vector<std::int32_t> starts, lasts, kept;
    for (const Box& box : boxes_) {
        starts.push_back(pool_.items[box.item].first);
        lasts.push_back(pool_.items[box.item].last);
    }
    starts.erase(std::unique(starts.begin(), starts.end()), starts.end());
    std::sort(lasts.begin(), lasts.end());
    for (std::size_t i = 0; i < starts.size(); ++i) {
        const auto ends = std::lower_bound(lasts.begin(), lasts.end(), starts[i]);
        if (i + 1 == starts.size() || (ends != lasts.end() && *ends < starts[i + 1])) kept.push_back(starts[i]);
    }
    total_.assign(kept.size(), 0);
    members_.assign(kept.size(), {});
    for (Index i = 0; i < boxes_.size(); ++i) {
        Box& box = boxes_[i];
        const Item& item = pool_.items[box.item];
        box.begin = static_cast<Index>(std::lower_bound(kept.begin(), kept.end(), item.first) - kept.begin());
        box.end = static_cast<Index>(std::upper_bound(kept.begin(), kept.end(), item.last) - kept.begin());
        for (Index s = box.begin; s < box.end; ++s) members_[s].push_back(i);
    }
}

void FitSearch::link() {
    std::size_t links = 0;
    for (Index i = 0; i < boxes_.size(); ++i) {
        Box& box = boxes_[i];
        const Item& item = pool_.items[box.item];
        for (const Item& other : pool_.items) {
            if (!other.pinned || other.size == 0 || !live_together(other, item)) continue;
            box.obstacles.emplace_back(*other.pinned, *other.pinned + other.size);
        }
        for (const ByteRange& range : pool_.keep_out) box.obstacles.emplace_back(range.begin, range.end);
        std::sort(box.obstacles.begin(), box.obstacles.end());
        for (Index j = 0; j < boxes_.size(); ++j) {
            const Box& other = boxes_[j];
            if (i == j || !live_together(item, pool_.items[other.item])) continue;
            box.neighbours.push_back(j);
            const bool same = box.begin == other.begin && box.end == other.end && box.size == other.size &&
                box.align == other.align && box.obstacles == other.obstacles;
            if (same && j < i) box.twin = j;
        }
        links += box.neighbours.size();
        too_large_ = links > most_links;
        if (too_large_) return;
    }
}

// The order of placing depends on lifetimes, and small random changes have a large effect on the search time. The
// random factor scales either each lifetime, or each section, as if some operators took longer than others.
void FitSearch::draw_widths() {
    const auto drawn = [&](std::uint64_t of) { return mixed(mixed(order_) + of); };
    const auto fraction = [](std::uint64_t bits) { return static_cast<double>(bits >> 11) * 0x1p-53; };
    const bool stretches_time = order_ % 4 != 0;
    std::vector<double> until(total_.size() + 1, 0);
    for (std::size_t section = 0; stretches_time && section < total_.size(); ++section) {
        // Approximately exponential, and the same on every machine.
        const std::uint64_t bits = drawn(section) | 1;
        const int zeros = std::countl_zero(bits);
        until[section + 1] = until[section] + zeros + 2 * (1 - fraction(bits << zeros));
    }
    width_.resize(boxes_.size());
    for (std::size_t i = 0; i < boxes_.size(); ++i) {
        const Box& box = boxes_[i];
        const auto width = static_cast<double>(box.width);
        if (order_ < order_count) {
            width_[i] = width;
        } else {
            width_[i] =
                stretches_time ? until[box.end] - until[box.begin] : width * (0.95 + 0.1 * fraction(drawn(box.item)));
        }
    }
}

void FitSearch::rank(std::size_t from, std::size_t to) {
    struct Key {
        std::array<double, 3> by{};
        std::size_t item = 0;
        Index box = 0;
        bool operator<(const Key& o) const { return by != o.by ? by < o.by : item < o.item; }
    };
    std::vector<Key> keys;
    for (std::size_t i = from; i < to; ++i) {
        const Box& box = boxes_[group_[i]];
        const std::int64_t busiest = *std::max_element(total_.begin() + box.begin, total_.begin() + box.end);
        const auto t = -static_cast<double>(busiest), w = -width_[group_[i]];
        const auto size = -static_cast<double>(box.size), area = -w * size;
        const std::array<std::array<double, 3>, order_count> by{
            {{t, w, area}, {t, area, w}, {w, area, t}, {size, w, t}}};
        keys.push_back({by[order_ < order_count ? order_ : 0], box.item, group_[i]});
    }
    std::sort(keys.begin(), keys.end());
    for (Index i = 0; i < keys.size(); ++i) rank_[keys[i].box] = i;
}

std::int64_t FitSearch::clear_of_obstacles(const Box& box, std::int64_t offset) const {
    if (box.align > 1) offset = rounded(offset, box.align);
    for (const auto& [start, end] : box.obstacles) {
        if (start < offset + box.size && offset < end) offset = rounded(end, box.align);
    }
    return offset;
}

bool FitSearch::start(std::int64_t height) {
    if (height > failed_height_) failed_.clear();
    failed_height_ = height_ = height;
    placed_.assign(boxes_.size(), 0);
    offset_.assign(boxes_.size(), 0);
    rank_.assign(boxes_.size(), 0);
    lowest_.clear();
    changes_.clear();
    trail_.clear();
    std::fill(total_.begin(), total_.end(), 0);
    for (const Box& box : boxes_) {
        lowest_.push_back(clear_of_obstacles(box, pool_.base));
        if (lowest_.back() + box.size > height) return false;
        for (Index s = box.begin; s < box.end; ++s) total_[s] += box.size;
    }
    bound_ = lowest_;
    group_.resize(boxes_.size());
    std::iota(group_.begin(), group_.end(), Index{0});
    return std::all_of(pool_.items.begin(), pool_.items.end(),
                       [&](const Item& item) { return !item.pinned || *item.pinned + item.size <= height; });
}

Found FitSearch::fit(std::int64_t height, std::size_t order, std::int64_t& nodes,
                     std::optional<Clock::time_point> deadline, Progress& progress) {
    order_ = order;
    nodes_ = &nodes;
    deadline_ = deadline;
    progress_ = &progress;
    is_cancelled_ = progress.cancelled();
    if (!start(height)) return Found::no;
    draw_widths();
    rank(0, group_.size());
    const Found found = place_rest(0, group_.size(), pool_.base, 0);
    if (found == Found::yes) keep_result();
    return found;
}

void FitSearch::keep_result() {
    result_.assign(pool_.items.size(), pool_.base);
    for (std::size_t i = 0; i < boxes_.size(); ++i) result_[boxes_[i].item] = offset_[i];
    for (std::size_t i = 0; i < pool_.items.size(); ++i) {
        if (pool_.items[i].pinned) {
            result_[i] = *pool_.items[i].pinned;
        } else if (pool_.items[i].size == 0) {
            result_[i] = rounded(pool_.base, pool_.items[i].align);
        }
    }
}

bool FitSearch::out_of_budget() {
    if (*nodes_ <= 0) return true;
    --*nodes_;
    if (*nodes_ % 512 == 0) timed_out_ = timed_out_ || (deadline_ && Clock::now() > *deadline_);
    return timed_out_ || is_cancelled_;
}

bool FitSearch::lift(Index box, std::int64_t bound) {
    if (bound_[box] >= bound) return true;
    changes_.push_back({box, lowest_[box], bound_[box]});
    bound_[box] = clear_of_obstacles(boxes_[box], bound);
    return bound_[box] + boxes_[box].size <= height_;
}

// Some box of a section must be the lowest and leave room for all others; the others are above one that can be.
bool FitSearch::lift_in_section(Index section, std::int64_t last_offset) {
    const std::int64_t most = height_ - total_[section];
    if (last_offset > most) return false;
    std::int64_t above = unlimited;
    bool some_higher = false;
    for (const Index box : members_[section]) {
        if (placed_[box]) continue;
        if (bound_[box] <= most) {
            above = std::min(above, std::max(bound_[box], last_offset) + boxes_[box].size);
        } else {
            some_higher = true;
        }
    }
    if (above == unlimited) return false;
    if (!some_higher) return true;
    return std::all_of(members_[section].begin(), members_[section].end(),
                       [&](Index box) { return placed_[box] || bound_[box] <= most || lift(box, above); });
}

// A box that would rest below the last offset can no longer be placed there: it must rest on a box that is not placed
// yet.
bool FitSearch::lift_passed(std::size_t from, std::size_t to, std::int64_t last_offset, Index last_rank) {
    for (std::size_t i = from; i < to; ++i) {
        const Index box = group_[i];
        const bool passed = bound_[box] < last_offset || (bound_[box] == last_offset && rank_[box] < last_rank);
        if (placed_[box] || !passed) continue;
        std::int64_t above = unlimited;
        for (const Index other : boxes_[box].neighbours) {
            if (!placed_[other]) above = std::min(above, std::max(bound_[other], last_offset) + boxes_[other].size);
        }
        if (above == unlimited || !lift(box, above)) return false;
    }
    return true;
}

bool FitSearch::propagate(std::size_t from, std::size_t to, std::int64_t last_offset, Index last_rank) {
    Index end = 0;
    for (std::size_t i = from; i < to; ++i) end = std::max(end, boxes_[group_[i]].end);
    for (int pass = 0; pass < most_passes; ++pass) {
        const std::size_t before = changes_.size();
        for (Index s = boxes_[group_[from]].begin; s < end; ++s) {
            if (total_[s] > 0 && !lift_in_section(s, last_offset)) return false;
        }
        if (!lift_passed(from, to, last_offset, last_rank)) return false;
        if (changes_.size() == before) break;
    }
    return true;
}

// Places a box and raises its neighbours above it; false if one of them no longer fits.
bool FitSearch::put(Index box, std::int64_t offset) {
    const Box& added = boxes_[box];
    const std::int64_t top = offset + added.size;
    if (++puts_ % puts_per_look == 0) {
        progress_->report(StageKind::placing);
        is_cancelled_ = progress_->cancelled();
    }
    placed_[box] = 1;
    trail_.push_back(box);
    offset_[box] = offset;
    for (Index s = added.begin; s < added.end; ++s) total_[s] -= added.size;
    for (const Index other : added.neighbours) {
        if (placed_[other] || lowest_[other] >= top) continue;
        changes_.push_back({other, lowest_[other], bound_[other]});
        lowest_[other] = clear_of_obstacles(boxes_[other], top);
        bound_[other] = std::max(bound_[other], lowest_[other]);
        if (bound_[other] + boxes_[other].size > height_) return false;
    }
    return true;
}

void FitSearch::take_back(std::size_t placed, std::size_t changed) {
    for (; changes_.size() > changed; changes_.pop_back()) {
        lowest_[changes_.back().box] = changes_.back().lowest;
        bound_[changes_.back().box] = changes_.back().bound;
    }
    for (; trail_.size() > placed; trail_.pop_back()) {
        const Box& box = boxes_[trail_.back()];
        for (Index s = box.begin; s < box.end; ++s) total_[s] += box.size;
        placed_[trail_.back()] = 0;
    }
}

Found FitSearch::place_rest(std::size_t from, std::size_t to, std::int64_t last_offset, Index last_rank) {
    const std::size_t base = group_.size();
    std::vector<std::pair<std::size_t, std::size_t>> parts;  // [from, to) in group_
    std::size_t begin = base;
    Index end = 0;
    for (std::size_t i = from; i < to; ++i) {
        const Index box = group_[i];
        if (placed_[box]) continue;
        if (group_.size() > begin && boxes_[box].begin >= end) {
            parts.emplace_back(begin, group_.size());
            begin = group_.size();
        }
        group_.push_back(box);
        end = std::max(end, boxes_[box].end);
    }
    Found found = Found::yes;
    if (!parts.empty()) {
        parts.emplace_back(begin, group_.size());
        // The smallest first, because it fails fastest.
        std::stable_sort(parts.begin(), parts.end(),
                         [](const auto& a, const auto& b) { return a.second - a.first < b.second - b.first; });
        for (std::size_t i = 0; i < parts.size() && found == Found::yes; ++i) {
            found = place_apart(parts[i].first, parts[i].second);
        }
    } else if (group_.size() > base) {
        found = place_group(base, group_.size(), last_offset, last_rank);
    }
    group_.resize(base);
    return found;
}

// Whether it fits depends only on what it rests on: bounds from surrounding boxes are dropped.
Found FitSearch::place_apart(std::size_t from, std::size_t to) {
    Part part;
    const std::size_t kept = old_ranks_.size();
    for (std::size_t i = from; i < to; ++i) {
        const Index box = group_[i];
        const std::uint64_t one = mixed(mixed(boxes_[box].item + 1) ^ static_cast<std::uint64_t>(lowest_[box]));
        part.a += one;
        part.b += mixed(one + 0x9E3779B97F4A7C15U);
        old_ranks_.push_back(rank_[box]);
        if (bound_[box] == lowest_[box]) continue;
        changes_.push_back({box, lowest_[box], bound_[box]});
        bound_[box] = lowest_[box];
    }
    Found found = Found::no;
    if (!failed_.contains(part)) {
        rank(from, to);
        found = place_group(from, to, pool_.base, 0);
        if (found == Found::no && failed_.size() < most_failed) failed_.insert(part);
    }
    for (std::size_t i = from; i < to; ++i) rank_[group_[i]] = old_ranks_[kept + i - from];
    old_ranks_.resize(kept);
    return found;
}

Found FitSearch::place_group(std::size_t from, std::size_t to, std::int64_t last_offset, Index last_rank) {
    if (out_of_budget()) return Found::cut;
    if (!propagate(from, to, last_offset, last_rank)) return Found::no;
    // A gap that another box would fill completely is never worth leaving.
    std::int64_t lowest_end = unlimited;
    for (std::size_t i = from; i < to; ++i)
        lowest_end = std::min(lowest_end, lowest_[group_[i]] + boxes_[group_[i]].size);
    const std::size_t base = candidates_.size();
    for (std::size_t i = from; i < to; ++i) {
        const Index box = group_[i];
        if (lowest_[box] >= lowest_end || lowest_[box] < last_offset || bound_[box] > lowest_[box]) continue;
        if (lowest_[box] == last_offset && rank_[box] < last_rank) continue;
        if (boxes_[box].twin != none && !placed_[boxes_[box].twin]) continue;
        candidates_.push_back({lowest_[box], rank_[box], box});
    }
    std::sort(candidates_.begin() + static_cast<std::ptrdiff_t>(base), candidates_.end(),
              [](const Candidate& a, const Candidate& b) {
                  return a.offset != b.offset ? a.offset < b.offset : a.rank < b.rank;
              });
    Found found = Found::no;
    for (std::size_t next = base; next < candidates_.size() && found == Found::no; ++next) {
        const Candidate candidate = candidates_[next];
        const std::size_t placed = trail_.size(), changed = changes_.size();
        found =
            put(candidate.box, candidate.offset) ? place_rest(from, to, candidate.offset, candidate.rank) : Found::no;
        if (found == Found::no) take_back(placed, changed);
    }
    candidates_.resize(base);
    return found;
}

}  // namespace arenascope
