// The checker every plan must pass. It reads only the problem and the offsets: a sweep over time that
// keeps the address intervals of live buffers in an ordered map.

#include <algorithm>
#include <map>
#include <numeric>
#include <unordered_map>

#include "engine/planning/incremental_assess.h"
#include "engine/planning/issue.h"
#include "engine/planning/padded_size.h"
#include "engine/planning/plan.h"
#include "engine/planning/time_address_rects.h"

namespace arenascope {

namespace {

constexpr std::size_t most_reported = 100;  // a broken plan of a large program has millions

// Sorted by `time`, equal ones by index. Times are mostly dense: then counting is enough.
template <class Time>
std::vector<std::uint32_t> sorted_by(const std::vector<Slab>& slabs, const Time& time) {
    std::vector<std::uint32_t> order(slabs.size());
    std::int64_t low = INT64_MAX, high = INT64_MIN;
    for (const Slab& slab : slabs) {
        low = std::min(low, time(slab));
        high = std::max(high, time(slab));
    }
    if (slabs.empty() || high - low > 8 * static_cast<std::int64_t>(slabs.size())) {
        std::iota(order.begin(), order.end(), 0U);
        std::stable_sort(order.begin(), order.end(),
                         [&](std::uint32_t a, std::uint32_t b) { return time(slabs[a]) < time(slabs[b]); });
        return order;
    }
    std::vector<std::uint32_t> next(static_cast<std::size_t>(high - low) + 2, 0);
    for (const Slab& slab : slabs) ++next[static_cast<std::size_t>(time(slab) - low) + 1];
    std::partial_sum(next.begin(), next.end(), next.begin());
    for (std::size_t i = 0; i < slabs.size(); ++i) {
        order[next[static_cast<std::size_t>(time(slabs[i]) - low)]++] = static_cast<std::uint32_t>(i);
    }
    return order;
}

/// The live slabs by address. A sorted array while they are few (it stays in the cache), else a tree.
class Live {
public:
    /// Calls `found` with each slab that overlaps [begin, end).
    template <class Found>
    void overlapping(const std::vector<Slab>& slabs, std::int64_t begin, std::int64_t end, const Found& found) const {
        if (tree_.empty()) {
            auto it = std::lower_bound(few_.begin(), few_.end(), Entry{begin, 0});
            if (it != few_.begin() && slabs[std::prev(it)->second].end > begin) it = std::prev(it);
            for (; it != few_.end() && it->first < end; ++it) found(it->second);
            return;
        }
        auto it = tree_.lower_bound(begin);
        if (it != tree_.begin() && slabs[std::prev(it)->second].end > begin) it = std::prev(it);
        for (; it != tree_.end() && it->first < end; ++it) found(it->second);
    }

    void add(std::int64_t begin, std::uint32_t slab) {
        if (tree_.empty() && few_.size() < most_in_array) {
            few_.insert(std::lower_bound(few_.begin(), few_.end(), Entry{begin, 0}), {begin, slab});
            return;
        }
        if (tree_.empty()) tree_.insert(few_.begin(), few_.end());
        few_.clear();
        tree_.emplace(begin, slab);
    }

    void remove(std::int64_t begin, std::uint32_t slab) {
        if (tree_.empty()) {
            const auto it = std::lower_bound(few_.begin(), few_.end(), Entry{begin, slab});
            if (it != few_.end() && *it == Entry{begin, slab}) few_.erase(it);
        } else if (const auto it = tree_.find(begin); it != tree_.end() && it->second == slab) {
            tree_.erase(it);
        }
    }

private:
    using Entry = std::pair<std::int64_t, std::uint32_t>;
    static constexpr std::size_t most_in_array = 1024;
    std::vector<Entry> few_;
    std::map<std::int64_t, std::uint32_t> tree_;
};

class Sweep {
public:
    Sweep(const Problem& problem, const std::vector<Slab>& slabs, std::vector<PlanProblem>& found)
        : problem_(problem), slabs_(slabs), found_(found) {}

    void run() {
        const auto by_first = sorted_by(slabs_, [](const Slab& slab) { return slab.first; });
        const auto by_last = sorted_by(slabs_, [](const Slab& slab) { return slab.last; });
        std::size_t ended = 0;
        for (const std::uint32_t slab : by_first) {
            for (; slabs_[by_last[ended]].last < slabs_[slab].first; ++ended) {
                live_.remove(slabs_[by_last[ended]].begin, by_last[ended]);
            }
            begin(slab);
        }
    }

private:
    // What is live stays free of overlaps (what overlaps is reported and left out), so that looking at the
    // neighbours is enough.
    void begin(std::uint32_t index) {
        const Slab& added = slabs_[index];
        bool clear = true;
        live_.overlapping(slabs_, added.begin, added.end, [&](std::uint32_t other) {
            report(slabs_[other], added);
            clear = false;
        });
        if (clear) live_.add(added.begin, index);
    }

    void report(const Slab& old, const Slab& added) {
        if (found_.size() >= most_reported) return;
        const std::int64_t shared = std::min(old.end, added.end) - std::max(old.begin, added.begin);
        const Buffer &a = problem_.buffers[old.row], &b = problem_.buffers[added.row];
        PlanProblem problem = problem_of(a.pinned && b.pinned ? Sentence::overlap_pinned : Sentence::overlap,
                                         {{"a", "buffer " + std::to_string(a.id)},
                                          {"b", "buffer " + std::to_string(b.id)},
                                          {"bytes", std::to_string(shared)},
                                          {"at", "position " + std::to_string(added.first)}});
        problem.buffers = {a.id, b.id};
        problem.bytes = shared;
        problem.step = static_cast<std::int32_t>(added.first);
        found_.push_back(std::move(problem));
    }

    const Problem& problem_;
    const std::vector<Slab>& slabs_;
    std::vector<PlanProblem>& found_;
    Live live_;
};

PlanProblem about(const Buffer& buffer, Sentence sentence, ProblemArgs args, std::int64_t bytes) {
    args.emplace_back("a", "buffer " + std::to_string(buffer.id));
    PlanProblem out = problem_of(sentence, std::move(args));
    out.buffers = {buffer.id};
    out.bytes = bytes;
    out.step = buffer.first;
    return out;
}

// What is wrong with one buffer on its own; nothing where it is well placed.
std::optional<PlanProblem> check_buffer(const Problem& problem, const Buffer& buffer, std::int64_t offset) {
    const Pool* pool = find_pool(problem, buffer.mem_id);
    if (!pool) {
        return about(buffer, Sentence::unknown_pool, {{"memory", std::to_string(buffer.mem_id)}}, 0);
    }
    if (buffer.first > buffer.last) return about(buffer, Sentence::lifetime, {}, 0);
    if (!pool->allows(buffer.kind)) {
        return about(buffer, Sentence::kind, {{"kind", std::string(name_of(buffer.kind))}}, 0);
    }
    const auto size = occupied(problem, buffer);
    if (!size) return about(buffer, Sentence::size_overflow, {}, 0);
    const auto at = [offset] { return std::pair<std::string, std::string>("offset", std::to_string(offset)); };
    if (offset < 0) return about(buffer, Sentence::negative, {at()}, -std::max(offset, -INT64_MAX));
    if (!checked_add(offset, *size)) return about(buffer, Sentence::end_overflow, {at()}, 0);
    if (buffer.pinned && *buffer.pinned != offset) {
        return about(buffer, Sentence::pin_moved, {at(), {"pin", std::to_string(*buffer.pinned)}}, 0);
    }
    if (*size == 0) return std::nullopt;  // no bytes: may be anywhere
    const std::int64_t align = alignment_of(problem, buffer);
    if (offset % align != 0) {
        return about(buffer, Sentence::misaligned, {at(), {"align", std::to_string(align)}}, offset % align);
    }
    if (offset < pool->reserved) {
        return about(buffer, Sentence::reserved, {at(), {"reserved", std::to_string(pool->reserved)}},
                     pool->reserved - offset);
    }
    for (const ByteRange& range : pool->keep_out) {
        const std::int64_t inside = std::min(range.end, offset + *size) - std::max(range.begin, offset);
        if (range.begin < range.end && inside > 0) {
            return about(buffer, Sentence::keep_out,
                         {at(), {"begin", std::to_string(range.begin)}, {"end", std::to_string(range.end)}}, inside);
        }
    }
    return std::nullopt;
}

// Members of a group keep their distances and their pool.
std::vector<PlanProblem> check_groups(const Problem& problem, const Placement& placement) {
    std::vector<PlanProblem> found;
    std::unordered_map<std::int32_t, std::size_t> first_of;
    for (std::size_t row = 0; row < problem.buffers.size(); ++row) {
        const Buffer& buffer = problem.buffers[row];
        if (buffer.group < 0) continue;
        const auto [it, is_first] = first_of.emplace(buffer.group, row);
        if (is_first) continue;
        const Buffer& other = problem.buffers[it->second];
        const auto want = checked_add(placement.offsets[it->second], buffer.inside);
        const auto have = checked_add(placement.offsets[row], other.inside);
        const std::pair<std::string, std::string> with{"b", "buffer " + std::to_string(other.id)};
        if (other.mem_id != buffer.mem_id) {
            found.push_back(about(buffer, Sentence::group_pools, {with}, 0));
        } else if (!want || !have || *want != *have) {
            found.push_back(about(buffer, Sentence::group_moved,
                                  {with, {"distance", std::to_string(buffer.inside - other.inside)}}, 0));
        } else {
            continue;
        }
        found.back().buffers.push_back(other.id);
        if (found.size() >= most_reported) break;
    }
    return found;
}

/// How many changed rows live at a moment or before, summed over the moments: whether any lives within a lifetime.
class ChangedTimes {
public:
    ChangedTimes(const Problem& problem, const std::vector<std::uint32_t>& changed) {
        std::int64_t high = INT64_MIN;
        for (const std::uint32_t row : changed) {
            low_ = std::min<std::int64_t>(low_, problem.buffers[row].first);
            high = std::max<std::int64_t>(high, problem.buffers[row].last);
        }
        if (changed.empty() || high - low_ > most_moments) return;
        std::vector<std::int32_t> live(static_cast<std::size_t>(high - low_) + 2, 0);
        for (const std::uint32_t row : changed) {
            ++live[at(problem.buffers[row].first)];
            --live[at(problem.buffers[row].last) + 1];
        }
        std::partial_sum(live.begin(), live.end(), live.begin());
        before_.push_back(0);
        for (const std::int32_t count : live) before_.push_back(before_.back() + (count > 0 ? 1 : 0));
        high_ = high;
    }
    [[nodiscard]] bool meet(const Buffer& buffer) const {
        if (before_.empty()) return true;
        const std::int64_t from = std::max<std::int64_t>(buffer.first, low_),
                           to = std::min<std::int64_t>(buffer.last, high_);
        return from <= to && before_[at(to) + 1] > before_[at(from)];
    }

private:
    static constexpr std::int64_t most_moments = 10'000'000;  // else all are looked at
    [[nodiscard]] std::size_t at(std::int64_t time) const { return static_cast<std::size_t>(time - low_); }
    std::int64_t low_ = INT64_MAX, high_ = INT64_MIN;
    std::vector<std::int64_t> before_;
};

struct PoolSlabs {
    std::vector<Slab> slabs;
    std::map<std::int32_t, std::vector<Slab>> groups;
};

}  // namespace

bool is_valid_still(const Problem& problem, const Placement& placement, const std::vector<std::uint32_t>& changed) {
    for (const std::uint32_t row : changed) {
        if (check_buffer(problem, problem.buffers[row], placement.offsets[row])) return false;
    }
    if (changed.empty()) return true;
    const ChangedTimes times(problem, changed);
    std::map<std::int32_t, std::vector<Slab>> pools;
    for (std::size_t row = 0; row < problem.buffers.size(); ++row) {
        const Buffer& buffer = problem.buffers[row];
        if (!times.meet(buffer)) continue;
        const auto size = occupied(problem, buffer);
        if (!size) return false;
        if (*size == 0) continue;
        const auto end = checked_add(placement.offsets[row], *size);
        if (!end) return false;
        pools[buffer.mem_id].push_back({row, buffer.first, buffer.last, placement.offsets[row], *end});
    }
    std::vector<PlanProblem> found;
    for (const auto& [mem_id, slabs] : pools) Sweep(problem, slabs, found).run();
    return found.empty();
}

std::vector<PlanProblem> verify(const Problem& problem, const Placement& placement) {
    std::vector<PlanProblem> found;
    if (placement.offsets.size() != problem.buffers.size()) {
        found.push_back(problem_of(Sentence::incomplete,
                                   {{"offsets", std::to_string(placement.offsets.size())},
                                    {"buffers", std::to_string(problem.buffers.size())}}));
        return found;
    }
    std::map<std::int32_t, PoolSlabs> pools;
    for (const Pool& pool : problem.pools)
        pools[pool.mem_id].slabs.reserve(placement.offsets.size() / problem.pools.size());
    for (std::size_t row = 0; row < problem.buffers.size(); ++row) {
        const Buffer& buffer = problem.buffers[row];
        const std::int64_t offset = placement.offsets[row];
        auto wrong = check_buffer(problem, buffer, offset);
        const bool has_place = !wrong || wrong->code == "misaligned" || wrong->code == "pin_moved" ||
            wrong->code == "reserved" || wrong->code == "keep_out" || wrong->code == "kind";
        if (wrong && found.size() < most_reported) found.push_back(std::move(*wrong));
        const auto size = occupied(problem, buffer);
        const auto end = size ? checked_add(offset, *size) : std::nullopt;
        if (!has_place || !end || *end == offset) continue;
        PoolSlabs& pool = pools[buffer.mem_id];
        (buffer.group < 0 ? pool.slabs : pool.groups[buffer.group])
            .push_back({row, buffer.first, buffer.last, offset, *end});
    }
    for (PlanProblem& wrong : check_groups(problem, placement)) found.push_back(std::move(wrong));
    for (auto& [mem_id, pool] : pools) {
        for (const auto& [group, members] : pool.groups) {
            const std::vector<Slab> cut = cut_into_slabs(members);
            pool.slabs.insert(pool.slabs.end(), cut.begin(), cut.end());
        }
        Sweep(problem, pool.slabs, found).run();
    }
    return found;
}

}  // namespace arenascope
