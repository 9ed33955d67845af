// Plans buffers whose parts have lifetimes of their own: two of them must not be at certain distances, instead of never
// overlapping. Each first goes to the lowest place at an allowed distance, in a few orders. Then the arena is made
// smaller step by step: a buffer that ends above it goes to the place where it displaces those that were easiest to
// place, and these are placed again in the same way. For whole lifetimes the distances are one range, and the search is
// the same.

#include <algorithm>
#include <bit>
#include <limits>
#include <map>
#include <numeric>

#include "engine/base/bytes.h"
#include "engine/base/random.h"
#include "engine/planning/placement/cancel_throttle.h"
#include "engine/planning/placement/distances.h"
#include "engine/planning/placement/pool_items.h"
#include "engine/planning/placement/time_limit.h"
#include "engine/planning/placement/weight_steps.h"
#include "engine/planning/planners/planners.h"

namespace arenascope {

namespace {

constexpr std::int64_t placings_per_node = 5;      // of the budget
constexpr std::int64_t spans_per_placing = 65536;  // a placing with more counts as several
constexpr std::int64_t tries_per_item = 60;        // placings at one size before a larger one is tried
constexpr std::size_t most_places = 32;            // places at which buffers of one size are gathered
constexpr std::int64_t longest_chance = 8;         // of them, where nothing smaller was found for long
// The search ends early if nothing smaller was found in so many placings, in that part of the budget, and in so many
// times the placings that the last smaller arena took.
constexpr std::int64_t least_vain_placings = 100'000, vain_part = 3, vain_factor = 3;

constexpr std::size_t many_spans = 32;  // of one buffer: sorting them takes longer than counting

/// Offsets in units of an alignment, which is nearly always a power of two.
class Units {
public:
    explicit Units(std::int64_t align)
        : align_(align),
          shift_(std::has_single_bit(static_cast<std::uint64_t>(align))
                     ? std::countr_zero(static_cast<std::uint64_t>(align))
                     : -1) {}
    [[nodiscard]] std::int64_t down(std::int64_t offset) const {
        if (shift_ >= 0) return offset >> shift_;
        return offset >= 0 ? offset / align_ : -((align_ - 1 - offset) / align_);
    }
    [[nodiscard]] std::int64_t up(std::int64_t offset) const { return -down(-offset); }

private:
    std::int64_t align_;
    int shift_;
};

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
        if (!all.empty()) CHECKED(squeeze(limit, progress));
        if (!best_.empty()) CHECKED(gather(progress));
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
        // Rounding and padding belong to the last byte.
        for (BufferPiece& piece : part.pieces)
            if (buffer.group < 0 && piece.end == buffer.bytes) piece.end = part.size;
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

    /// Calls with each distance that `i` must avoid to a placed buffer.
    template <class Call>
    void for_placed(std::size_t i, const Call& call) const {
        for (const KeptApart& kept : distances_.of(i))
            if (is_placed_[kept.other]) call(kept.other, kept.span);
        if (distances_.is_complete()) return;
        const Placed& part = parts_[i];
        for (std::size_t other = 0; other < parts_.size(); ++other) {
            const Placed& it = parts_[other];
            const bool together = it.size > 0 && it.first <= part.last && part.first <= it.last;
            if (together && other != i && is_placed_[other]) call(other, Apart{-part.size, it.size});
        }
    }

    [[nodiscard]] std::int64_t lowest(std::size_t i) {
        const Placed& part = parts_[i];
        taken_.clear();
        for (const ByteRange& range : pool_.keep_out) taken_.push_back({range.begin - part.size, range.end});
        for_placed(i, [&](std::size_t other, const Apart& span) {
            taken_.push_back({offsets_[other] + span.low, offsets_[other] + span.high});
        });
        left_ -= static_cast<std::int64_t>(taken_.size()) / spans_per_placing;
        if (taken_.size() >= many_spans) return lowest_of_many(part.align);
        std::sort(taken_.begin(), taken_.end(), [](const Apart& a, const Apart& b) { return a.low < b.low; });
        std::int64_t at = round_up(pool_.base, part.align).value_or(pool_.base);
        for (const Apart& span : taken_) {
            if (span.low >= at) break;
            if (span.high > at) at = round_up(span.high, part.align).value_or(span.high);
        }
        return at;
    }

    /// The same of many spans, without comparing them with each other.
    [[nodiscard]] std::int64_t lowest_of_many(std::int64_t align) {
        const auto highest = std::max_element(taken_.begin(), taken_.end(),
                                              [](const Apart& a, const Apart& b) { return a.high < b.high; });
        const Units units(align);
        const std::int64_t first = units.up(pool_.base), end = std::max(first, units.up(highest->high));
        steps_.begin(first, end);
        for (const Apart& span : taken_) {
            const std::int64_t from = std::max(first, units.down(span.low) + 1), to = units.up(span.high);
            if (from < to) steps_.add(from, to, 1);
        }
        std::int64_t at = first, open = 0;
        steps_.each([&](std::int64_t position, std::int64_t change) {
            if (open == 0 && position > at) return false;
            open += change;
            if (open == 0) at = position;
            return true;
        });
        return at * align;
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
        }
        return done;
    }

    /// Smaller and smaller arenas: halfway to the one that was not reached, and again from the bound with more
    /// placings.
    Result<> squeeze(const TimeLimit& limit, Progress& progress) {
        const auto count = static_cast<std::int64_t>(parts_.size());
        weights_.assign(parts_.size(), 1);
        std::int64_t low = bound_, patience = 1;
        const std::int64_t begin = left_;
        std::int64_t found = left_;  // what was left at the last smaller arena
        while (best_top_ > bound_ && left_ > 0) {
            if (const auto seconds = limit.left().seconds; seconds && *seconds <= 0) {
                timed_out_ = true;
                break;
            }
            const std::int64_t vain = longest_vain(begin, found) - (found - left_);
            if (vain <= 0) break;
            const std::int64_t most = low + (best_top_ - 1 - low) / 2, before = left_;
            const std::int64_t allowed = std::min({left_, count * tries_per_item * patience, vain});
            TRY(const bool fits, fit_below(most, allowed, progress));
            if (left_ == before) break;  // pins end above it
            if (fits) {
                found = left_;
                low = std::min(low, best_top_ - 1);
                continue;
            }
            low = most + 1;
            if (low < best_top_) continue;
            low = bound_;
            patience = std::min(patience * 2, longest_chance);
        }
        return done;
    }

    /// Placings without a smaller arena after which the search ends, of a budget and of what was left when it was
    /// found.
    static std::int64_t longest_vain(std::int64_t budget, std::int64_t left) {
        return std::max({least_vain_placings, budget / vain_part, vain_factor * (budget - left)});
    }

    /// From the best placement: every item ends at `most` or below, or `allowed` placings were not enough.
    Result<bool> fit_below(std::int64_t most, std::int64_t allowed, Progress& progress) {
        offsets_ = best_;
        is_placed_.assign(parts_.size(), false);
        std::vector<std::size_t> waiting;
        for (std::size_t i = 0; i < parts_.size(); ++i) {
            const bool fits = offsets_[i] + parts_[i].size <= most;
            if (pool_.items[i].pinned && !fits) return false;
            if (parts_[i].size == 0 && !pool_.items[i].pinned) continue;
            if (fits) is_placed_[i] = true;
            else waiting.push_back(i);
        }
        CancelThrottle pace(progress);
        for (; !waiting.empty(); --allowed, --left_, ++placed_) {
            if (pace.cancelled()) return cancelled();
            if (allowed <= 0) return false;
            const std::size_t i = waiting.back();
            waiting.pop_back();
            ++weights_[i];
            const auto at = gentlest(i, most);
            if (!at) return false;
            offsets_[i] = *at;
            is_placed_[i] = true;
            const std::size_t old = waiting.size();
            for_placed(i, [&](std::size_t other, const Apart& span) {
                const std::int64_t distance = offsets_[i] - offsets_[other];
                if (distance <= span.low || span.high <= distance) return;
                is_placed_[other] = false;
                waiting.push_back(other);
            });
            // Large ones first: they are at the end of the list.
            std::stable_sort(waiting.begin() + static_cast<std::ptrdiff_t>(old), waiting.end(),
                             [&](std::size_t a, std::size_t b) { return parts_[a].size < parts_[b].size; });
        }
        keep();
        return true;
    }

    /// The place below `most` with the lowest weight of conflicting items: the lowest one, or a random one of those.
    [[nodiscard]] std::optional<std::int64_t> gentlest(std::size_t i, std::int64_t most) {
        const Placed& part = parts_[i];
        const Units units(part.align);
        const std::int64_t first = units.up(pool_.base);
        const std::int64_t end = most < part.size ? first : units.down(most - part.size) + 1;
        if (first >= end) return std::nullopt;
        steps_.begin(first, end);
        const auto block = [&](std::int64_t low, std::int64_t high, std::int64_t weight) {
            const std::int64_t from = std::max(first, units.down(low) + 1), to = std::min(end, units.up(high));
            if (from < to) steps_.add(from, to, weight);
        };
        for (const ByteRange& range : pool_.keep_out) block(range.begin - part.size, range.end, never);
        for_placed(i, [&](std::size_t other, const Apart& span) {
            const std::int64_t at = offsets_[other], weight = pool_.items[other].pinned ? never : weights_[other];
            block(at + span.low, at + span.high, weight);
        });
        left_ -= steps_.count() / spans_per_placing;
        std::int64_t weight = 0, least = never, from = first;
        std::size_t same = 0;
        std::optional<std::int64_t> place;
        const auto offer = [&](std::int64_t to) {
            if (from >= to || weight > least || weight >= never) return;
            same = weight < least ? 1 : same + 1;
            least = weight;
            // One of all, with equal probability; at its lower or its upper end.
            if (same == 1 || random_.below(same) == 0) place = random_.below(2) == 0 ? from : to - 1;
        };
        steps_.each([&](std::int64_t at, std::int64_t change) {
            offer(at);
            from = std::max(from, at);
            weight += change;
            return true;
        });
        offer(end);
        if (!place) return std::nullopt;
        return *place * part.align;
    }

    /// Gathers buffers of one size at few different places, in an arena of the same size: one tensor of a file can
    /// represent all that share a place.
    Result<> gather(Progress& progress) {
        offsets_ = best_;
        std::map<std::int64_t, std::vector<std::size_t>> of_size;
        for (std::size_t i = 0; i < parts_.size(); ++i) {
            is_placed_[i] = true;
            if (!pool_.items[i].pinned && parts_[i].size > 0) of_size[parts_[i].size].push_back(i);
        }
        CancelThrottle pace(progress);
        for (const auto& [size, members] : of_size) {
            std::map<std::int64_t, std::int64_t> count;
            for (const std::size_t i : members) ++count[offsets_[i]];
            std::vector<std::int64_t> places;
            places.reserve(count.size());
            for (const auto& [place, times] : count) places.push_back(place);
            std::stable_sort(places.begin(), places.end(),
                             [&](std::int64_t a, std::int64_t b) { return count[a] > count[b]; });
            places.resize(std::min(places.size(), most_places));
            for (const std::size_t i : members) {
                if (pace.cancelled()) return cancelled();
                const auto free = std::find_if(places.begin(), places.end(), [&](std::int64_t place) {
                    return place == offsets_[i] || is_free(i, place);
                });
                if (free != places.end()) offsets_[i] = *free;
            }
        }
        best_ = offsets_;
        return done;
    }

    [[nodiscard]] bool is_free(std::size_t i, std::int64_t place) const {
        const Placed& part = parts_[i];
        bool is_it = place % part.align == 0;
        for (const ByteRange& range : pool_.keep_out)
            is_it = is_it && (place + part.size <= range.begin || range.end <= place);
        for_placed(i, [&](std::size_t other, const Apart& span) {
            const std::int64_t distance = place - offsets_[other];
            is_it = is_it && (distance <= span.low || span.high <= distance);
        });
        return is_it;
    }

    /// Moves everything as low as possible, in the present order.
    void keep() {
        std::vector<std::size_t> order;
        for (std::size_t i = 0; i < parts_.size(); ++i)
            if (is_placed_[i] && !pool_.items[i].pinned) order.push_back(i);
        std::stable_sort(order.begin(), order.end(),
                         [&](std::size_t a, std::size_t b) { return offsets_[a] < offsets_[b]; });
        for (const std::size_t i : order) {
            is_placed_[i] = false;
            offsets_[i] = std::min(offsets_[i], lowest(i));
            is_placed_[i] = true;
        }
        top_ = pool_.base;
        for (std::size_t i = 0; i < parts_.size(); ++i)
            if (is_placed_[i]) top_ = std::max(top_, offsets_[i] + parts_[i].size);
        if (top_ >= best_top_) return;
        best_ = offsets_;
        best_top_ = top_;
    }

    static constexpr std::int64_t never = std::int64_t{1} << 40;

    const PoolItems& pool_;
    Xorshift random_;
    std::int64_t left_ = 0, placed_ = 0, bound_ = 0, top_ = 0, best_top_ = 0;
    bool timed_out_ = false;
    std::vector<Placed> parts_;
    Distances distances_;
    std::vector<Apart> taken_;
    std::vector<bool> is_placed_;
    std::vector<std::int64_t> weights_;  ///< how often each had to be placed
    WeightSteps steps_;
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
