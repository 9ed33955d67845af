#include "engine/planning/placement/path_search.h"

#include <algorithm>
#include <chrono>
#include <numeric>

#include "engine/base/random.h"
#include "engine/planning/placement/cancel_throttle.h"

namespace arenascope {

namespace {

constexpr std::uint32_t none = ~std::uint32_t{0};
constexpr std::size_t most_searched = 256;  // items of one pool: recursion is as deep

double now() { return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count(); }

}  // namespace

PathSearch::PathSearch(const PoolItems& pool, std::vector<std::vector<std::uint32_t>> apart, const PlanOptions& options)
    : pool_(pool),
      apart_(std::move(apart)),
      obstacles_(pool.items.size()),
      twin_(pool.items.size(), none),
      nodes_(options.nodes),
      seed_(options.seed),
      seconds_(options.seconds) {
    for (Index i = 0; i < pool.items.size(); ++i) {
        if (!pool.items[i].pinned && pool.items[i].size > 0) free_.push_back(i);
        obstacles_[i] = pool.keep_out;
        for (const Index j : apart_[i]) {
            const Item& other = pool.items[j];
            if (other.pinned) obstacles_[i].push_back({*other.pinned, *other.pinned + other.size});
        }
        std::sort(obstacles_[i].begin(), obstacles_[i].end(),
                  [](const ByteRange& a, const ByteRange& b) { return a.begin < b.begin; });
    }
    // Items that are equal in everything are placed in the order of their indices.
    for (Index i = 0; i < pool.items.size(); ++i) {
        for (Index j = i; j-- > 0;) {
            const Item &a = pool.items[i], &b = pool.items[j];
            if (a.size != b.size || a.align != b.align || a.pinned || b.pinned || apart_[i] != apart_[j]) continue;
            twin_[i] = j;
            break;
        }
    }
    find_cliques();
}

// From each item on, the neighbour with the most bytes that conflicts with all items taken so far.
void PathSearch::find_cliques() {
    proven_ = pool_.base;
    for (Index i = 0; i < pool_.items.size(); ++i) {
        if (pool_.items[i].size == 0) continue;
        std::vector<Index> clique{i}, candidates = apart_[i];
        std::stable_sort(candidates.begin(), candidates.end(),
                         [&](Index a, Index b) { return pool_.items[a].size > pool_.items[b].size; });
        for (const Index next : candidates) {
            const auto& others = apart_[next];
            const bool is_apart = std::all_of(clique.begin(), clique.end(), [&](Index each) {
                return std::binary_search(others.begin(), others.end(), each);
            });
            if (is_apart) clique.push_back(next);
        }
        std::sort(clique.begin(), clique.end());
        std::int64_t bytes = pool_.base;
        for (const Index each : clique) bytes += pool_.items[each].size;
        proven_ = std::max(proven_, bytes);
        if (const auto& pin = pool_.items[i].pinned) proven_ = std::max(proven_, *pin + pool_.items[i].size);
        else proven_ = std::max(proven_, clear_of_obstacles(i, pool_.base) + pool_.items[i].size);
        cliques_.push_back(std::move(clique));
    }
    std::sort(cliques_.begin(), cliques_.end());
    cliques_.erase(std::unique(cliques_.begin(), cliques_.end()), cliques_.end());
}

std::int64_t PathSearch::clear_of_obstacles(Index item, std::int64_t offset) const {
    std::int64_t at = rounded(offset, pool_.items[item].align);
    for (const ByteRange& range : obstacles_[item]) {
        if (range.end <= at) continue;
        if (at + pool_.items[item].size <= range.begin) break;
        at = rounded(range.end, pool_.items[item].align);
    }
    return at;
}

void PathSearch::keep(const std::vector<std::int64_t>& offsets) {
    std::int64_t top = pool_.base;
    for (std::size_t i = 0; i < offsets.size(); ++i) {
        if (pool_.items[i].size > 0) top = std::max(top, offsets[i] + pool_.items[i].size);
    }
    if (!best_.empty() && top >= top_) return;
    best_ = offsets;
    top_ = top;
}

bool PathSearch::out_of_budget() {
    ++used_;
    if (cut_ || is_cancelled_) return true;
    if (used_ % CancelThrottle::placements_per_look == 0) {
        progress_->report(StageKind::placing);
        is_cancelled_ = progress_->cancelled();
        timed_out_ = seconds_ && now() > until_;
    }
    cut_ = used_ >= nodes_ || timed_out_;
    return cut_ || is_cancelled_;
}

// Each at the lowest free place after those before it.
void PathSearch::place_in(const std::vector<Index>& order) {
    std::vector<ByteRange> taken;
    std::fill(placed_.begin(), placed_.end(), char{0});
    for (const Index item : order) {
        if (out_of_budget()) return;
        taken = obstacles_[item];
        for (const Index other : apart_[item]) {
            if (placed_[other]) taken.push_back({offset_[other], offset_[other] + pool_.items[other].size});
        }
        std::sort(taken.begin(), taken.end(), [](const ByteRange& a, const ByteRange& b) { return a.begin < b.begin; });
        std::int64_t at = rounded(pool_.base, pool_.items[item].align);
        for (const ByteRange& range : taken) {
            if (range.end <= at) continue;
            if (at + pool_.items[item].size <= range.begin) break;
            at = rounded(range.end, pool_.items[item].align);
        }
        offset_[item] = at;
        placed_[item] = 1;
    }
    keep(offset_);
}

bool PathSearch::try_orders() {
    std::vector<std::int64_t> around(pool_.items.size(), 0);  // bytes of the items that conflict with it
    for (const Index i : free_) {
        for (const Index j : apart_[i]) around[i] += pool_.items[j].size;
    }
    const std::vector<std::int64_t> start = best_;
    const auto with = [&](const auto& before) {
        std::vector<Index> order = free_;
        std::stable_sort(order.begin(), order.end(), before);
        place_in(order);
        return top_ <= enough_;
    };
    const auto& items = pool_.items;
    return with([&](Index a, Index b) { return items[a].size > items[b].size; }) ||
        with([&](Index a, Index b) { return around[a] > around[b]; }) ||
        with([&](Index a, Index b) { return start[a] < start[b]; }) ||
        with([&](Index a, Index b) { return items[a].first < items[b].first; }) ||
        with([&](Index a, Index b) { return items[a].last > items[b].last; });
}

// Items that end above the goal move towards the front, by a random distance.
bool PathSearch::try_blame() {
    Xorshift random(seed_);
    std::vector<Index> order = free_;
    std::stable_sort(order.begin(), order.end(), [&](Index a, Index b) { return best_[a] < best_[b]; });
    while (top_ > enough_ && !cut_ && !is_cancelled_ && !order.empty()) {
        place_in(order);
        std::vector<std::pair<double, Index>> keys;
        for (std::size_t at = 0; at < order.size(); ++at) {
            auto key = static_cast<double>(at);
            const bool too_high = offset_[order[at]] + pool_.items[order[at]].size > enough_;
            if (too_high) key *= static_cast<double>(random.below(1000)) / 1000.0;
            keys.emplace_back(key, order[at]);
        }
        std::stable_sort(keys.begin(), keys.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
        for (std::size_t at = 0; at < order.size(); ++at) order[at] = keys[at].second;
    }
    return top_ <= enough_;
}

bool PathSearch::can_fit(std::int64_t last_offset) const {
    for (const auto& clique : cliques_) {
        std::int64_t lowest = std::numeric_limits<std::int64_t>::max(), bytes = 0;
        for (const Index i : clique) {
            if (placed_[i] || pool_.items[i].pinned) continue;
            lowest = std::min(lowest, std::max(rest_[i], last_offset));
            bytes += pool_.items[i].size;
        }
        if (bytes > 0 && lowest + bytes > height_) return false;
    }
    return true;
}

// Every placement can be pushed down until each item rests, and listed in ascending order of (offset, index), so the
// search covers all relevant ones. `rest_` is the offset of an item on top of the placed ones.
bool PathSearch::search(std::size_t placed, std::int64_t last_offset, Index last_item) {
    if (placed == free_.size()) {
        keep(offset_);
        return found_ = true;
    }
    if (out_of_budget() || !can_fit(last_offset)) return false;
    std::vector<std::pair<std::int64_t, Index>> next;
    for (const Index i : free_) {
        if (placed_[i]) continue;
        if (rest_[i] + pool_.items[i].size > height_) return false;
        const bool is_later = rest_[i] > last_offset || (rest_[i] == last_offset && (placed == 0 || i > last_item));
        if (is_later && (twin_[i] == none || placed_[twin_[i]])) next.emplace_back(rest_[i], i);
        if (is_later) continue;
        // It can only rest on an item that is not placed yet.
        const bool may_rise = std::any_of(apart_[i].begin(), apart_[i].end(),
                                          [&](Index other) { return !placed_[other] && !pool_.items[other].pinned; });
        if (!may_rise) return false;
    }
    std::sort(next.begin(), next.end());
    for (const auto& [at, item] : next) {
        std::vector<std::pair<Index, std::int64_t>> before;
        placed_[item] = 1;
        offset_[item] = at;
        const std::int64_t end = at + pool_.items[item].size;
        for (const Index other : apart_[item]) {
            if (placed_[other] || pool_.items[other].pinned || rest_[other] >= end) continue;
            before.emplace_back(other, rest_[other]);
            rest_[other] = clear_of_obstacles(other, end);
        }
        const bool done_here = search(placed + 1, at, item);
        for (const auto& [other, old] : before) rest_[other] = old;
        placed_[item] = 0;
        if (done_here) return true;
        if (cut_ || is_cancelled_) return false;
    }
    return false;
}

bool PathSearch::try_everything() {
    rest_.assign(pool_.items.size(), pool_.base);
    for (const Index i : free_) rest_[i] = clear_of_obstacles(i, pool_.base);
    while (top_ > enough_ && top_ > proven_) {
        height_ = top_ - 1;
        found_ = false;
        std::fill(placed_.begin(), placed_.end(), char{0});
        search(0, pool_.base, 0);
        if (cut_ || is_cancelled_) return false;
        if (found_) continue;
        proven_ = top_;
    }
    return true;
}

Result<> PathSearch::run(const std::vector<std::int64_t>& offsets, std::int64_t enough, Progress& progress) {
    progress_ = &progress;
    if (seconds_) until_ = now() + *seconds_;
    offset_ = offsets;
    placed_.assign(pool_.items.size(), char{0});
    keep(offsets);
    enough_ = std::max(enough, proven_);
    if (top_ <= enough_) return done;
    const bool is_small = free_.size() <= most_searched;
    const std::int64_t all = nodes_;
    if (!try_orders() && !is_cancelled_) {
        nodes_ = is_small ? std::min(all, used_ + all / 4) : all;
        try_blame();
        nodes_ = all;
        cut_ = timed_out_;
        if (is_small && !cut_ && !is_cancelled_) try_everything();
    }
    if (is_cancelled_) return cancelled();
    return done;
}

}  // namespace arenascope
