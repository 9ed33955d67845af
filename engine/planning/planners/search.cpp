#include "engine/planning/planners/search.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <tuple>

namespace arenascope {

namespace {

constexpr std::size_t most_boxes = 3000;  // also bounds the recursion
constexpr std::size_t most_links = 2'000'000;

bool live_together(const Item& a, const Item& b) { return a.first <= b.last && b.first <= a.last; }

}  // namespace

FitSearch::FitSearch(const PoolItems& pool) : pool_(pool) {
    for (std::size_t i = 0; i < pool.items.size(); ++i) {
        const Item& item = pool.items[i];
        if (item.size == 0 || item.pinned) continue;
        Box box;
        box.item = i;
        box.size = item.size;
        box.align = item.align;
        box.width = std::int64_t{item.last} - item.first + 1;
        boxes_.push_back(std::move(box));
    }
    too_large_ = boxes_.size() > most_boxes;
    if (too_large_) return;
    cut_sections();
    link();
}

// Moments at which something starts cut time into sections; within one the live set only shrinks.
void FitSearch::cut_sections() {
    std::vector<std::int32_t> starts;
    for (const Box& box : boxes_) starts.push_back(pool_.items[box.item].first);
    std::sort(starts.begin(), starts.end());
    starts.erase(std::unique(starts.begin(), starts.end()), starts.end());
    totals_.assign(starts.size(), 0);
    for (Box& box : boxes_) {
        const Item& item = pool_.items[box.item];
        box.begin = static_cast<std::size_t>(std::lower_bound(starts.begin(), starts.end(), item.first) - starts.begin());
        box.end = static_cast<std::size_t>(std::upper_bound(starts.begin(), starts.end(), item.last) - starts.begin());
        for (std::size_t s = box.begin; s < box.end; ++s) totals_[s] += box.size;
    }
    for (Box& box : boxes_) {
        for (std::size_t s = box.begin; s < box.end; ++s) box.busiest = std::max(box.busiest, totals_[s]);
    }
}

void FitSearch::link() {
    for (Box& box : boxes_) {
        for (const Item& item : pool_.items) {
            if (!item.pinned || item.size == 0 || !live_together(item, pool_.items[box.item])) continue;
            box.obstacles.emplace_back(*item.pinned, *item.pinned + item.size);
        }
        std::sort(box.obstacles.begin(), box.obstacles.end());
    }
    std::size_t links = 0;
    for (const Box& a : boxes_) {
        for (const Box& b : boxes_) links += live_together(pool_.items[a.item], pool_.items[b.item]) ? 1U : 0U;
        if (links > most_links) {
            too_large_ = true;
            return;
        }
    }
}

void FitSearch::rank(std::size_t order) {
    const auto key = [&](const Box& b) {
        const auto width = -b.width, total = -b.busiest;
        const auto area = -static_cast<double>(b.width) * static_cast<double>(b.size);
        const auto size = -static_cast<double>(b.size), w = static_cast<double>(width), t = static_cast<double>(total);
        const std::array<std::array<double, 3>, order_count> keys{{{t, w, area}, {w, area, t}, {t, area, w}, {size, w, t}}};
        return std::tuple(keys[order], b.item);
    };
    std::sort(boxes_.begin(), boxes_.end(), [&](const Box& a, const Box& b) { return key(a) < key(b); });
    for (std::size_t i = 0; i < boxes_.size(); ++i) {
        Box& box = boxes_[i];
        const Item& item = pool_.items[box.item];
        box.neighbours.clear();
        box.twin = none;
        for (std::size_t j = 0; j < boxes_.size(); ++j) {
            const Item& other = pool_.items[boxes_[j].item];
            if (i == j || !live_together(item, other)) continue;
            box.neighbours.push_back(j);
            const bool same = item.first == other.first && item.last == other.last && item.size == other.size &&
                              item.align == other.align;
            if (same && j < i) box.twin = j;
        }
    }
}

std::int64_t FitSearch::clear_of_obstacles(const Box& box, std::int64_t offset) const {
    offset = rounded(offset, box.align);
    for (const auto& [start, end] : box.obstacles) {
        if (start < offset + box.size && offset < end) offset = rounded(end, box.align);
    }
    return offset;
}

Found FitSearch::fit(std::int64_t height, std::size_t order, std::int64_t& nodes, std::optional<Clock::time_point> deadline,
                     Progress& progress) {
    rank(order);
    height_ = height;
    nodes_ = &nodes;
    deadline_ = deadline;
    progress_ = &progress;
    placed_.assign(boxes_.size(), 0);
    offset_.assign(boxes_.size(), 0);
    lowest_.clear();
    changes_.clear();
    trail_.clear();
    floors_.assign(totals_.size(), 0);
    std::fill(totals_.begin(), totals_.end(), 0);
    for (const Box& box : boxes_) {
        lowest_.push_back(clear_of_obstacles(box, pool_.base));
        if (lowest_.back() + box.size > height) return Found::no;
        for (std::size_t s = box.begin; s < box.end; ++s) totals_[s] += box.size;
    }
    for (const Item& item : pool_.items) {
        if (item.pinned && *item.pinned + item.size > height) return Found::no;
    }
    std::vector<std::size_t> all(boxes_.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    std::stable_sort(all.begin(), all.end(), [&](std::size_t a, std::size_t b) { return boxes_[a].begin < boxes_[b].begin; });
    const Found found = place_rest(all, pool_.base, 0);
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
    if (*nodes_ % 256 != 0) return false;
    timed_out_ = timed_out_ || (deadline_ && Clock::now() > *deadline_);
    return timed_out_ || progress_->cancelled();
}

bool FitSearch::sections_fit(const std::vector<std::size_t>& group, std::int64_t last_offset) {
    std::size_t begin = totals_.size(), end = 0;
    for (const std::size_t i : group) {
        begin = std::min(begin, boxes_[i].begin);
        end = std::max(end, boxes_[i].end);
    }
    std::fill(floors_.begin() + static_cast<std::ptrdiff_t>(begin), floors_.begin() + static_cast<std::ptrdiff_t>(end), height_);
    for (const std::size_t i : group) {
        const std::int64_t start = std::max(lowest_[i], last_offset);
        for (std::size_t s = boxes_[i].begin; s < boxes_[i].end; ++s) floors_[s] = std::min(floors_[s], start);
    }
    for (std::size_t s = begin; s < end; ++s) {
        if (floors_[s] + totals_[s] > height_) return false;
    }
    return true;
}

// Places a box and lifts its neighbours above it; false where one of them no longer fits.
bool FitSearch::put(std::size_t box, std::int64_t offset) {
    placed_[box] = 1;
    trail_.push_back(box);
    offset_[box] = offset;
    for (std::size_t s = boxes_[box].begin; s < boxes_[box].end; ++s) totals_[s] -= boxes_[box].size;
    bool fits = true;
    for (const std::size_t other : boxes_[box].neighbours) {
        if (placed_[other] || lowest_[other] >= offset + boxes_[box].size) continue;
        changes_.push_back({other, lowest_[other]});
        lowest_[other] = clear_of_obstacles(boxes_[other], offset + boxes_[box].size);
        fits = fits && lowest_[other] + boxes_[other].size <= height_;
    }
    return fits;
}

void FitSearch::take_back(std::size_t placed, std::size_t changed) {
    for (; changes_.size() > changed; changes_.pop_back()) lowest_[changes_.back().box] = changes_.back().lowest;
    for (; trail_.size() > placed; trail_.pop_back()) {
        const Box& box = boxes_[trail_.back()];
        for (std::size_t s = box.begin; s < box.end; ++s) totals_[s] += box.size;
        placed_[trail_.back()] = 0;
    }
}

Found FitSearch::place_rest(const std::vector<std::size_t>& group, std::int64_t last_offset, std::size_t last_rank) {
    std::vector<std::vector<std::size_t>> parts;
    std::size_t end = 0;
    for (const std::size_t i : group) {
        if (placed_[i]) continue;
        if (parts.empty() || boxes_[i].begin >= end) parts.emplace_back();
        parts.back().push_back(i);
        end = std::max(end, boxes_[i].end);
    }
    // The smallest first: it is the quickest to fail.
    std::stable_sort(parts.begin(), parts.end(), [](const auto& a, const auto& b) { return a.size() < b.size(); });
    for (const auto& part : parts) {
        const Found found = place_group(part, last_offset, last_rank);
        if (found != Found::yes) return found;
    }
    return Found::yes;
}

Found FitSearch::place_group(const std::vector<std::size_t>& group, std::int64_t last_offset, std::size_t last_rank) {
    if (out_of_budget()) return Found::cut;
    if (!sections_fit(group, last_offset)) return Found::no;
    // A gap that another box could fill whole is never worth leaving.
    std::int64_t lowest_end = std::numeric_limits<std::int64_t>::max();
    for (const std::size_t i : group) lowest_end = std::min(lowest_end, lowest_[i] + boxes_[i].size);
    std::vector<std::pair<std::int64_t, std::size_t>> candidates;
    for (const std::size_t i : group) {
        if (lowest_[i] >= lowest_end) continue;
        if (lowest_[i] < last_offset || (lowest_[i] == last_offset && i < last_rank)) continue;
        if (boxes_[i].twin != none && !placed_[boxes_[i].twin]) continue;
        candidates.emplace_back(lowest_[i], i);
    }
    std::sort(candidates.begin(), candidates.end());
    for (const auto& [offset, box] : candidates) {
        const std::size_t placed = trail_.size(), changed = changes_.size();
        const Found found = put(box, offset) ? place_rest(group, offset, box) : Found::no;
        if (found != Found::no) return found;
        take_back(placed, changed);
    }
    return Found::no;
}

}  // namespace arenascope
