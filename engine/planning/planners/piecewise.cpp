// Buffers whose parts have lifetimes of their own: two of them may not lie at certain distances, instead of over one
// another. Each goes to the lowest place at no such distance, in many orders; what ends too high moves to the front, as
// in squeaky_wheel.cpp. For whole lifetimes the distances are one range, and the search is the same.

#include <algorithm>
#include <limits>
#include <numeric>

#include "engine/base/bytes.h"
#include "engine/base/random.h"
#include "engine/planning/placement/cancel_throttle.h"
#include "engine/planning/placement/distances.h"
#include "engine/planning/placement/pool_items.h"
#include "engine/planning/placement/time_limit.h"
#include "engine/planning/planners/planners.h"

namespace arenascope {

namespace {

constexpr std::int64_t placings_per_node = 5;      // of the budget
constexpr std::int64_t spans_per_placing = 65536;  // one with more counts as several

struct Placed : PiecedBuffer {
    std::int64_t align = 1, area = 0;
};

/// One pool.
class PiecePlacer {
public:
    PiecePlacer(const Problem& problem, const PoolItems& pool, const PlanOptions& options)
        : pool_(pool),
          random_(options.seed),
          left_(std::clamp<std::int64_t>(options.nodes, 0, std::int64_t{1} << 50) * placings_per_node) {
        for (const Item& item : pool.items) parts_.push_back(part_of(problem, item));
        find_bound();
        offsets_.assign(parts_.size(), pool.base);
    }

    Result<> run(const TimeLimit& limit, Progress& progress) {
        TRY(distances_, Distances::find({parts_.begin(), parts_.end()}, progress));
        std::vector<std::size_t> all;
        for (std::size_t i = 0; i < parts_.size(); ++i) {
            if (pool_.items[i].pinned) offsets_[i] = *pool_.items[i].pinned;
            else if (parts_[i].size > 0) all.push_back(i);
        }
        const auto try_by = [&](const auto& key) -> Result<> {
            std::vector<std::size_t> order = all;
            std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return key(a) > key(b); });
            return place(order, progress);
        };
        CHECKED(try_by([&](std::size_t i) { return parts_[i].size; }));
        CHECKED(try_by([&](std::size_t i) { return parts_[i].area; }));
        CHECKED(try_by([&](std::size_t i) { return -static_cast<std::int64_t>(parts_[i].first); }));
        CHECKED(try_by([&](std::size_t i) { return static_cast<std::int64_t>(parts_[i].last); }));
        std::vector<std::size_t> order = best_order_;
        while (best_top_ > bound_ && left_ > 0 && !all.empty()) {
            if (const auto seconds = limit.left().seconds; seconds && *seconds <= 0) {
                timed_out_ = true;
                break;
            }
            blame(order);
            CHECKED(place(order, progress));
            if (top_ - bound_ > (best_top_ - bound_) * 2) order = best_order_;
        }
        return done;
    }

    [[nodiscard]] const std::vector<std::int64_t>& offsets() const { return best_; }
    [[nodiscard]] bool timed_out() const { return timed_out_; }
    [[nodiscard]] std::int64_t placed() const { return placed_; }

private:
    static Placed part_of(const Problem& problem, const Item& item) {
        const Buffer& buffer = problem.buffers[item.row];
        Placed part;
        part.size = item.size;
        part.align = item.align;
        part.first = item.first;
        part.last = item.last;
        if (buffer.group < 0) part.pieces = buffer.pieces;
        if (part.pieces.empty() && part.size > 0) part.pieces = {{0, part.size, part.first, part.last}};
        // What is rounded up and padded belongs to the last byte.
        if (buffer.group < 0 && !part.pieces.empty() && part.pieces.back().end == buffer.bytes)
            part.pieces.back().end = part.size;
        for (const BufferPiece& piece : part.pieces)
            part.area += (piece.end - piece.begin) * (std::int64_t{piece.last} - piece.first + 1);
        return part;
    }

    /// The most bytes that live at once.
    void find_bound() {
        std::vector<std::pair<std::int64_t, std::int64_t>> changes;
        for (const Placed& part : parts_) {
            for (const BufferPiece& piece : part.pieces) {
                changes.emplace_back(piece.first, piece.end - piece.begin);
                changes.emplace_back(std::int64_t{piece.last} + 1, piece.begin - piece.end);
            }
        }
        std::sort(changes.begin(), changes.end());
        std::int64_t live = 0, most = 0;
        for (const auto& [at, change] : changes) most = std::max(most, live += change);
        bound_ = pool_.base + most;
    }

    [[nodiscard]] std::int64_t lowest(std::size_t i) {
        const Placed& part = parts_[i];
        taken_.clear();
        for (const ByteRange& range : pool_.keep_out) taken_.push_back({range.begin - part.size, range.end});
        const auto add = [&](std::size_t other, const Apart& span) {
            if (is_placed_[other]) taken_.push_back({offsets_[other] + span.low, offsets_[other] + span.high});
        };
        for (const KeptApart& kept : distances_.of(i)) add(kept.other, kept.span);
        for (std::size_t other = 0; !distances_.is_complete() && other < parts_.size(); ++other) {
            const Placed& it = parts_[other];
            if (it.size > 0 && it.first <= part.last && part.first <= it.last) add(other, {-part.size, it.size});
        }
        left_ -= static_cast<std::int64_t>(taken_.size()) / spans_per_placing;
        std::sort(taken_.begin(), taken_.end(), [](const Apart& a, const Apart& b) { return a.low < b.low; });
        std::int64_t at = round_up(pool_.base, part.align).value_or(pool_.base);
        for (const Apart& span : taken_) {
            if (span.low >= at) break;
            if (span.high > at) at = round_up(span.high, part.align).value_or(span.high);
        }
        return at;
    }

    Result<> place(const std::vector<std::size_t>& order, Progress& progress) {
        is_placed_.assign(parts_.size(), false);
        top_ = pool_.base;
        for (std::size_t i = 0; i < parts_.size(); ++i) {
            if (!pool_.items[i].pinned) continue;
            is_placed_[i] = true;
            top_ = std::max(top_, offsets_[i] + parts_[i].size);
        }
        CancelThrottle pace(progress);
        for (const std::size_t i : order) {
            if (pace.cancelled() || progress.cancelled()) return cancelled();
            offsets_[i] = lowest(i);
            is_placed_[i] = true;
            top_ = std::max(top_, offsets_[i] + parts_[i].size);
        }
        left_ -= static_cast<std::int64_t>(order.size());
        placed_ += static_cast<std::int64_t>(order.size());
        if (best_.empty() || top_ < best_top_) {
            best_ = offsets_;
            best_top_ = top_;
            best_order_ = order;
        }
        return done;
    }

    void blame(std::vector<std::size_t>& order) {
        std::vector<std::pair<double, std::size_t>> keys;
        for (std::size_t at = 0; at < order.size(); ++at) {
            auto key = static_cast<double>(at);
            if (offsets_[order[at]] + parts_[order[at]].size > bound_)
                key *= static_cast<double>(random_.below(1000)) / 1000.0;
            keys.emplace_back(key, order[at]);
        }
        std::stable_sort(keys.begin(), keys.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
        for (std::size_t at = 0; at < order.size(); ++at) order[at] = keys[at].second;
    }

    const PoolItems& pool_;
    Xorshift random_;
    std::int64_t left_ = 0, placed_ = 0, bound_ = 0, top_ = 0, best_top_ = 0;
    bool timed_out_ = false;
    std::vector<Placed> parts_;
    Distances distances_;
    std::vector<Apart> taken_;
    std::vector<bool> is_placed_;
    std::vector<std::size_t> best_order_;
    std::vector<std::int64_t> offsets_, best_;
};

}  // namespace

Result<Placement> plan_piecewise(const Problem& problem, const PlanOptions& options, Progress& progress) {
    const TimeLimit limit(options);
    TRY(const auto pools, split_pools(problem));
    Placement out = empty_placement(problem);
    for (const PoolItems& pool : pools) {
        PiecePlacer placer(problem, pool, limit.left());
        CHECKED(placer.run(limit, progress));
        out.deterministic = out.deterministic && !placer.timed_out();
        out.nodes += placer.placed();
        for (std::size_t i = 0; i < pool.items.size(); ++i)
            out.offsets[pool.items[i].row] = placer.offsets().empty() ? pool.base : placer.offsets()[i];
    }
    spread_groups(problem, out);
    return out;
}

}  // namespace arenascope
