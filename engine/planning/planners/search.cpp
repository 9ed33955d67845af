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
    collect_boxes();
    too_large_ = boxes_.size() > most_boxes;
    if (too_large_) return;
    link();
    if (!too_large_) cut_sections();
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
}

// Moments at which something starts cut time into sections; within one the live set only shrinks. A section whose
// boxes all live on into the next says nothing new and is left out.
void FitSearch::cut_sections() {
    std::vector<std::int32_t> starts, lasts;
    for (const Box& box : boxes_) {
        starts.push_back(pool_.items[box.item].first);
        lasts.push_back(pool_.items[box.item].last);
    }
    std::sort(starts.begin(), starts.end());
    starts.erase(std::unique(starts.begin(), starts.end()), starts.end());
    std::sort(lasts.begin(), lasts.end());
    std::vector<std::int32_t> kept;
    for (std::size_t i = 0; i < starts.size(); ++i) {
        const auto ends = std::lower_bound(lasts.begin(), lasts.end(), starts[i]);
        if (i + 1 == starts.size() || (ends != lasts.end() && *ends < starts[i + 1])) kept.push_back(starts[i]);
    }
    total_.assign(kept.size(), 0);
    for (Box& box : boxes_) {
        const Item& item = pool_.items[box.item];
        box.begin = static_cast<Index>(std::lower_bound(kept.begin(), kept.end(), item.first) - kept.begin());
        box.end = static_cast<Index>(std::upper_bound(kept.begin(), kept.end(), item.last) - kept.begin());
        for (Index s = box.begin; s < box.end; ++s) total_[s] += box.size;
    }
    for (Box& box : boxes_) {
        for (Index s = box.begin; s < box.end; ++s) box.busiest = std::max(box.busiest, total_[s]);
    }
}

void FitSearch::link() {
    for (Box& box : boxes_) {
        for (const Item& item : pool_.items) {
            if (!item.pinned || item.size == 0 || !live_together(item, pool_.items[box.item])) continue;
            box.obstacles.emplace_back(*item.pinned, *item.pinned + item.size);
        }
        for (const ByteRange& range : pool_.keep_out) box.obstacles.emplace_back(range.begin, range.end);
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
        const std::array<std::array<double, 3>, order_count> keys{{{w, area, t}, {t, area, w}, {t, w, area}, {size, w, t}}};
        return std::tuple(keys[order], b.item);
    };
    std::sort(boxes_.begin(), boxes_.end(), [&](const Box& a, const Box& b) { return key(a) < key(b); });
    members_.assign(total_.size(), {});
    for (Index i = 0; i < boxes_.size(); ++i) {
        Box& box = boxes_[i];
        const Item& item = pool_.items[box.item];
        box.neighbours.clear();
        box.twin = none;
        for (Index s = box.begin; s < box.end; ++s) members_[s].push_back(i);
        for (Index j = 0; j < boxes_.size(); ++j) {
            const Item& other = pool_.items[boxes_[j].item];
            if (i == j || !live_together(item, other)) continue;
            box.neighbours.push_back(j);
            const bool same = box.begin == boxes_[j].begin && box.end == boxes_[j].end && item.size == other.size &&
                              item.align == other.align && box.obstacles == boxes_[j].obstacles;
            if (same && j < i) box.twin = j;
        }
    }
}

std::int64_t FitSearch::clear_of_obstacles(const Box& box, std::int64_t offset) const {
    if (box.align > 1) offset = rounded(offset, box.align);
    for (const auto& [start, end] : box.obstacles) {
        if (start < offset + box.size && offset < end) offset = rounded(end, box.align);
    }
    return offset;
}

bool FitSearch::start(std::int64_t height) {
    height_ = height;
    placed_.assign(boxes_.size(), 0);
    offset_.assign(boxes_.size(), 0);
    lowest_.clear();
    changes_.clear();
    trail_.clear();
    candidates_.clear();
    std::fill(total_.begin(), total_.end(), 0);
    witness_.assign(total_.size(), 0);
    for (const Box& box : boxes_) {
        lowest_.push_back(clear_of_obstacles(box, pool_.base));
        if (lowest_.back() + box.size > height) return false;
        for (Index s = box.begin; s < box.end; ++s) total_[s] += box.size;
    }
    group_.resize(boxes_.size());
    std::iota(group_.begin(), group_.end(), Index{0});
    std::stable_sort(group_.begin(), group_.end(), [&](Index a, Index b) { return boxes_[a].begin < boxes_[b].begin; });
    return std::all_of(pool_.items.begin(), pool_.items.end(),
                       [&](const Item& item) { return !item.pinned || *item.pinned + item.size <= height; });
}

Found FitSearch::fit(std::int64_t height, std::size_t order, std::int64_t& nodes, std::optional<Clock::time_point> deadline,
                     Progress& progress) {
    rank(order);
    nodes_ = &nodes;
    deadline_ = deadline;
    progress_ = &progress;
    if (!start(height)) return Found::no;
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
    if (*nodes_ % 512 != 0) return false;
    timed_out_ = timed_out_ || (deadline_ && Clock::now() > *deadline_);
    return timed_out_ || progress_->cancelled();
}

// A section holds its rest only if some box can start low enough; the one that could when last seen still can as
// long as nothing was put under it.
bool FitSearch::sections_fit(std::size_t from, std::size_t to, std::int64_t last_offset) {
    Index end = 0;
    for (std::size_t i = from; i < to; ++i) end = std::max(end, boxes_[group_[i]].end);
    for (Index s = boxes_[group_[from]].begin; s < end; ++s) {
        if (total_[s] == 0) continue;
        const std::int64_t most = height_ - total_[s];
        if (last_offset > most) return false;
        if (!placed_[witness_[s]] && lowest_[witness_[s]] <= most && boxes_[witness_[s]].begin <= s &&
            s < boxes_[witness_[s]].end) {
            continue;
        }
        const auto low = std::find_if(members_[s].begin(), members_[s].end(),
                                      [&](Index box) { return !placed_[box] && lowest_[box] <= most; });
        if (low == members_[s].end()) return false;
        witness_[s] = *low;
    }
    return true;
}

// Places a box and lifts its neighbours above it; false where one of them no longer fits.
bool FitSearch::put(Index box, std::int64_t offset) {
    const Box& added = boxes_[box];
    const std::int64_t top = offset + added.size;
    placed_[box] = 1;
    trail_.push_back(box);
    offset_[box] = offset;
    for (Index s = added.begin; s < added.end; ++s) total_[s] -= added.size;
    for (const Index other : added.neighbours) {
        if (placed_[other] || lowest_[other] >= top) continue;
        changes_.push_back({other, lowest_[other]});
        lowest_[other] = clear_of_obstacles(boxes_[other], top);
        if (lowest_[other] + boxes_[other].size > height_) return false;
    }
    return true;
}

void FitSearch::take_back(std::size_t placed, std::size_t changed) {
    for (; changes_.size() > changed; changes_.pop_back()) lowest_[changes_.back().box] = changes_.back().lowest;
    for (; trail_.size() > placed; trail_.pop_back()) {
        const Box& box = boxes_[trail_.back()];
        for (Index s = box.begin; s < box.end; ++s) total_[s] += box.size;
        placed_[trail_.back()] = 0;
    }
}

Found FitSearch::place_rest(std::size_t from, std::size_t to, std::int64_t last_offset, Index last_rank) {
    const std::size_t base = group_.size();
    std::array<std::pair<std::size_t, std::size_t>, 8> few{};
    std::vector<std::pair<std::size_t, std::size_t>> many;
    std::size_t parts = 0;
    Index end = 0;
    const auto part = [&](std::size_t i) -> std::pair<std::size_t, std::size_t>& { return i < few.size() ? few[i] : many[i - few.size()]; };
    for (std::size_t i = from; i < to; ++i) {
        const Index box = group_[i];
        if (placed_[box]) continue;
        if (parts == 0 || boxes_[box].begin >= end) {
            if (parts >= few.size()) many.emplace_back();
            part(parts++) = {group_.size(), group_.size()};
        }
        group_.push_back(box);
        part(parts - 1).second = group_.size();
        end = std::max(end, boxes_[box].end);
    }
    Found found = Found::yes;
    // The smallest first: it is the quickest to fail.
    for (std::size_t done_parts = 0; done_parts < parts && found == Found::yes; ++done_parts) {
        std::size_t next = done_parts;
        for (std::size_t i = done_parts + 1; i < parts; ++i) {
            if (part(i).second - part(i).first < part(next).second - part(next).first) next = i;
        }
        std::swap(part(done_parts), part(next));
        found = place_group(part(done_parts).first, part(done_parts).second, last_offset, last_rank);
    }
    group_.resize(base);
    return found;
}

Found FitSearch::place_group(std::size_t from, std::size_t to, std::int64_t last_offset, Index last_rank) {
    if (out_of_budget()) return Found::cut;
    if (!sections_fit(from, to, last_offset)) return Found::no;
    // A gap that another box could fill whole is never worth leaving.
    std::int64_t lowest_end = std::numeric_limits<std::int64_t>::max();
    for (std::size_t i = from; i < to; ++i) lowest_end = std::min(lowest_end, lowest_[group_[i]] + boxes_[group_[i]].size);
    const std::size_t base = candidates_.size();
    for (std::size_t i = from; i < to; ++i) {
        const Index box = group_[i];
        if (lowest_[box] >= lowest_end || lowest_[box] < last_offset) continue;
        if (lowest_[box] == last_offset && box < last_rank) continue;
        if (boxes_[box].twin != none && !placed_[boxes_[box].twin]) continue;
        candidates_.emplace_back(lowest_[box], box);
    }
    std::sort(candidates_.begin() + static_cast<std::ptrdiff_t>(base), candidates_.end());
    Found found = Found::no;
    for (std::size_t next = base; next < candidates_.size() && found == Found::no; ++next) {
        const auto [offset, box] = candidates_[next];
        const std::size_t placed = trail_.size(), changed = changes_.size();
        found = put(box, offset) ? place_rest(from, to, offset, box) : Found::no;
        if (found == Found::no) take_back(placed, changed);
    }
    candidates_.resize(base);
    return found;
}

}  // namespace arenascope
