#include "engine/planning/place_pools.h"

#include <algorithm>
#include <map>
#include <numeric>

#include "engine/base/random.h"
#include "engine/planning/assess.h"
#include "engine/planning/bounds.h"
#include "engine/planning/move_time.h"
#include "engine/planning/plan.h"
#include "engine/planning/planner.h"

namespace arenascope {

namespace {

constexpr int most_plans = 400;  // of each stage; each is a fraction of a second
constexpr std::int64_t few_nodes = 2000;
constexpr std::size_t most_units_exact = 18;
constexpr int most_exact_states = 20000;
constexpr int moves_per_unit = 40, most_moves = 4000;
constexpr std::int32_t nowhere = std::numeric_limits<std::int32_t>::min();  // mem_id of an unplaced unit

/// What moves as one: a buffer, or all buffers that share storage.
struct Unit {
    std::vector<BufferRow> rows;
    double traffic = 0;  ///< bytes moved
    double density = 0;  ///< traffic per byte and step that it occupies
};

std::vector<Unit> units_of(const Problem& problem, const Table<BufferRow, bool>& fixed) {
    std::vector<Unit> units;
    std::map<std::int32_t, std::vector<BufferRow>> groups;
    const auto add = [&](std::vector<BufferRow> rows) {
        Unit unit{.rows = std::move(rows)};
        double area = 0;
        for (const BufferRow row : unit.rows) {
            const Buffer& buffer = problem.buffers[row];
            if (fixed[row] || buffer.pinned) return;
            const double moments = static_cast<double>(std::int64_t{buffer.last} - buffer.first + 1);
            unit.traffic += static_cast<double>(buffer.traffic);
            area = std::max(area, static_cast<double>(std::max<std::int64_t>(buffer.bytes, 1)) * moments);
        }
        unit.density = unit.traffic / area;
        units.push_back(std::move(unit));
    };
    for (const BufferRow row : problem.buffers.indices()) {
        if (problem.buffers[row].group >= 0) {
            groups[problem.buffers[row].group].push_back(row);
        } else {
            add({row});
        }
    }
    for (auto& [group, rows] : groups) add(std::move(rows));
    std::stable_sort(units.begin(), units.end(), [](const Unit& a, const Unit& b) { return a.density > b.density; });
    return units;
}

class TensorPlacement {
public:
    TensorPlacement(Problem problem, const Table<BufferRow, bool>& fixed, const PlanOptions& options,
                    Progress& progress)
        : problem_(std::move(problem)),
          options_(options),
          progress_(progress),
          units_(units_of(problem_, fixed)),
          timed_(is_timed(problem_)),
          random_(options.seed) {
        options_.nodes = std::min(options_.nodes, few_nodes);
        options_.seconds.reset();  // few nodes end soon, and the same pools are chosen on every machine
        order_.resize(problem_.pools.size());
        std::iota(order_.begin(), order_.end(), PoolRow(0));
        std::stable_sort(order_.begin(), order_.end(),
                         [&](PoolRow a, PoolRow b) { return weight(problem_.pools[a]) < weight(problem_.pools[b]); });
    }

    Result<Problem> run() {
        if (problem_.pools.size() < 2 || units_.empty()) return std::move(problem_);
        for (const Unit& unit : units_) move(unit, last_resort(unit));
        for (const PoolRow pool : order_) CHECKED(fill(problem_.pools[pool]));
        TRY(const bool fits, all_fit());
        if (!fits) return std::move(problem_);  // an overflow is an issue of the plan
        best_cost_ = traffic_cost(problem_);
        plans_ = 0;
        if (units_.size() <= most_units_exact) {
            CHECKED(try_all());
        } else {
            CHECKED(search());
        }
        return std::move(problem_);
    }

private:
    // -- units and pools ---------------------------------------------------------------------------------------

    void move(const Unit& unit, std::int32_t mem_id) {
        for (const BufferRow row : unit.rows) problem_.buffers[row].mem_id = mem_id;
    }
    [[nodiscard]] std::int32_t place_of(const Unit& unit) const { return problem_.buffers[unit.rows.front()].mem_id; }
    [[nodiscard]] bool allows(const Pool& pool, const Unit& unit) const {
        return std::all_of(unit.rows.begin(), unit.rows.end(),
                           [&](BufferRow row) { return pool.allows(problem_.buffers[row].kind); });
    }
    [[nodiscard]] double weight(const Pool& pool) const { return weight_of_byte(pool, timed_); }
    [[nodiscard]] double cost_at(std::int32_t mem_id) const {
        const Pool* pool = find_pool(problem_, mem_id);
        return pool ? weight(*pool) : 1;
    }

    /// The most expensive pool that accepts the unit; a pool without a capacity first.
    [[nodiscard]] std::int32_t last_resort(const Unit& unit) const {
        std::int32_t found = place_of(unit);
        bool unlimited = false;
        for (const PoolRow row : order_) {
            const Pool& pool = problem_.pools[row];
            if (!allows(pool, unit) || (unlimited && pool.capacity)) continue;
            found = pool.mem_id;
            unlimited = unlimited || !pool.capacity;
        }
        return found;
    }

    /// Rank of a pool among all, by cost.
    [[nodiscard]] std::size_t rank_of(std::int32_t mem_id) const {
        const auto is_it = [&](PoolRow row) { return problem_.pools[row].mem_id == mem_id; };
        return static_cast<std::size_t>(std::find_if(order_.begin(), order_.end(), is_it) - order_.begin());
    }

    [[nodiscard]] bool may_fit(const Pool& pool) const {
        return !pool.capacity || lower_bound(problem_, pool) <= *pool.capacity;
    }

    Result<bool> plan_fits(const Pool& pool) {
        if (!pool.capacity) return true;
        if (!may_fit(pool)) return false;
        ++plans_;
        Problem alone{.buffers = {}, .pools = {pool}, .align = problem_.align};
        for (const Buffer& buffer : problem_.buffers) {
            if (buffer.mem_id == pool.mem_id) alone.buffers.push_back(buffer);
        }
        const Planner* planner = find_planner(planner_id::optimal);  // stops at the first plan that fits
        TRY(Placement placement, planner->plan(alone, options_, progress_));
        TRY(const Plan plan, assess(std::string(planner_id::optimal), std::move(alone), std::move(placement)));
        return plan.fits();
    }

    Result<bool> all_fit() {
        for (const Pool& pool : problem_.pools) {
            TRY(const bool fits, plan_fits(pool));
            if (!fits) return false;
        }
        return true;
    }

    // -- a good start ------------------------------------------------------------------------------------------

    // First moves in all units that the live bytes allow; then moves out the least useful ones until a plan fits; then
    // adds units one by one.
    Result<> fill(const Pool& pool) {
        std::vector<std::pair<const Unit*, std::int32_t>> moved;  // and its previous pool
        std::vector<const Unit*> left;
        for (const Unit& unit : units_) {
            const std::int32_t before = place_of(unit);
            if (!allows(pool, unit) || rank_of(before) <= rank_of(pool.mem_id)) continue;
            move(unit, pool.mem_id);
            if (may_fit(pool)) {
                moved.emplace_back(&unit, before);
            } else {
                move(unit, before);
                left.push_back(&unit);
            }
        }
        TRY(bool fits, plan_fits(pool));
        while (!fits && !moved.empty() && plans_ < most_plans) {
            move(*moved.back().first, moved.back().second);
            left.push_back(moved.back().first);
            moved.pop_back();
            TRY(fits, plan_fits(pool));
        }
        for (const Unit* unit : left) {
            if (!fits || !pool.capacity || plans_ >= most_plans) break;
            const std::int32_t before = place_of(*unit);
            move(*unit, pool.mem_id);
            TRY(const bool still, plan_fits(pool));
            if (!still) move(*unit, before);
        }
        return done;
    }

    // -- all ways, where they are few --------------------------------------------------------------------------

    Result<> try_all() {
        const Table<BufferRow, Buffer> start = problem_.buffers;
        best_ = start;
        std::stable_sort(units_.begin(), units_.end(),
                         [](const Unit& a, const Unit& b) { return a.traffic > b.traffic; });
        rest_.assign(units_.size() + 1, 0);
        for (std::size_t i = units_.size(); i-- > 0;) {
            double least = -1;
            for (const Pool& pool : problem_.pools) {
                if (allows(pool, units_[i]) && (least < 0 || weight(pool) < least)) least = weight(pool);
            }
            rest_[i] = rest_[i + 1] + units_[i].traffic * (least < 0 ? cost_at(place_of(units_[i])) : least);
        }
        for (const Unit& unit : units_) move(unit, nowhere);
        double cost = 0;
        for (const Buffer& buffer : problem_.buffers) {
            if (buffer.mem_id != nowhere) cost += cost_at(buffer.mem_id) * static_cast<double>(buffer.traffic);
        }
        CHECKED(try_from(0, cost));
        problem_.buffers = best_;
        return done;
    }

    Result<> try_from(std::size_t index, double cost) {
        if (progress_.cancelled()) return cancelled();
        if (!is_better(cost + rest_[index]) || ++states_ > most_exact_states || plans_ > most_plans) return done;
        if (index == units_.size()) {
            TRY(const bool fits, all_fit());
            if (!fits) return done;
            best_cost_ = cost;
            best_ = problem_.buffers;
            return done;
        }
        const Unit& unit = units_[index];
        for (const PoolRow row : order_) {
            const Pool& pool = problem_.pools[row];
            if (!allows(pool, unit)) continue;
            move(unit, pool.mem_id);
            if (may_fit(pool)) CHECKED(try_from(index + 1, cost + weight(pool) * unit.traffic));
        }
        move(unit, nowhere);
        return done;
    }

    [[nodiscard]] bool is_better(double cost) const { return cost < best_cost_ * (1 - 1e-12); }

    // -- else one in, some out ---------------------------------------------------------------------------------

    Result<> search() {
        const std::size_t moves = std::min<std::size_t>(units_.size() * moves_per_unit, most_moves);
        for (std::size_t i = 0; i < moves && plans_ < most_plans; ++i) {
            if (progress_.cancelled()) return cancelled();
            const Table<BufferRow, Buffer> before = problem_.buffers;
            TRY(const bool kept, exchange());
            if (!kept) problem_.buffers = before;
        }
        return done;
    }

    // A unit moves into a cheaper pool, and the least useful ones at its peak move out, until it may fit.
    Result<bool> exchange() {
        const Unit& unit = units_[random_.below(units_.size())];
        const std::size_t rank = rank_of(place_of(unit));
        if (rank == 0) return false;
        const Pool& pool = problem_.pools[order_[random_.below(rank)]];
        if (!allows(pool, unit)) return false;
        move(unit, pool.mem_id);
        std::vector<std::int32_t> filled{pool.mem_id};
        while (!may_fit(pool)) {
            const Unit* out = least_useful(pool, unit);
            if (!out) return false;
            move(*out, roomier(*out, pool));
            if (place_of(*out) == pool.mem_id || !is_better(traffic_cost(problem_))) return false;
            filled.push_back(place_of(*out));
        }
        if (!is_better(traffic_cost(problem_))) return false;
        for (const std::int32_t mem_id : filled) {
            TRY(const bool fits, plan_fits(*find_pool(problem_, mem_id)));
            if (!fits) return false;
        }
        best_cost_ = traffic_cost(problem_);
        return true;
    }

    /// With some probability the second least useful: the same choice each time would end the search early.
    const Unit* least_useful(const Pool& pool, const Unit& kept) {
        const std::int32_t peak = peak_of(problem_, pool).position.number();
        const Unit *least = nullptr, *second = nullptr;
        for (const Unit& unit : units_) {
            const bool lives = std::any_of(unit.rows.begin(), unit.rows.end(), [&](BufferRow row) {
                const Buffer& buffer = problem_.buffers[row];
                return buffer.mem_id == pool.mem_id && buffer.first <= peak && peak <= buffer.last && buffer.bytes > 0;
            });
            if (&unit == &kept || !lives) continue;
            if (!least || unit.traffic < least->traffic) {
                second = least;
                least = &unit;
            } else if (!second || unit.traffic < second->traffic) {
                second = &unit;
            }
        }
        return second && random_.below(3) == 0 ? second : least;
    }

    /// The cheapest other pool that may take the unit; its own if none may.
    std::int32_t roomier(const Unit& unit, const Pool& from) {
        for (const PoolRow row : order_) {
            const Pool& pool = problem_.pools[row];
            if (pool.mem_id == from.mem_id || !allows(pool, unit)) continue;
            move(unit, pool.mem_id);
            const bool fits = may_fit(pool);
            move(unit, from.mem_id);
            if (fits) return pool.mem_id;
        }
        return from.mem_id;
    }

    Problem problem_;
    PlanOptions options_;
    Progress& progress_;
    std::vector<Unit> units_;     // the most useful in fast memory first
    bool timed_;                  // costs are nanoseconds
    std::vector<PoolRow> order_;  // the cheapest first
    Xorshift random_;
    Table<BufferRow, Buffer> best_;
    std::vector<double> rest_;  // by unit: the lowest cost of it and of all units after it
    double best_cost_ = 0;
    int plans_ = 0, states_ = 0;
};

}  // namespace

Result<Problem> place_over_pools(Problem problem, const Table<BufferRow, bool>& fixed, const PlanOptions& options,
                                 Progress& progress) {
    return TensorPlacement(std::move(problem), fixed, options, progress).run();
}

double traffic_cost(const Problem& problem) {
    const bool timed = is_timed(problem);
    double sum = 0;
    for (const Buffer& buffer : problem.buffers) {
        const Pool* pool = find_pool(problem, buffer.mem_id);
        sum += (pool ? weight_of_byte(*pool, timed) : 1) * static_cast<double>(buffer.traffic);
    }
    return sum;
}

}  // namespace arenascope
