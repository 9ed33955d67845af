#include "engine/planning/place_pools.h"

#include <algorithm>
#include <numeric>

#include "engine/planning/bounds.h"
#include "engine/planning/plan.h"
#include "engine/planning/planners/planner.h"

namespace arenascope {

namespace {

constexpr int most_plans = 400;        // of one placement over pools; each is a fraction of a second
constexpr std::int64_t few_nodes = 2000;

class Placer {
public:
    Placer(Problem problem, const std::vector<bool>& fixed, const PlanOptions& options, Progress& progress)
        : problem_(std::move(problem)), options_(options), progress_(progress) {
        options_.nodes = std::min(options_.nodes, few_nodes);
        for (std::size_t row = 0; row < problem_.buffers.size(); ++row) {
            const Buffer& buffer = problem_.buffers[row];
            if (!fixed[row] && !buffer.pinned && buffer.group < 0) free_.push_back(row);
        }
        std::stable_sort(free_.begin(), free_.end(), [&](std::size_t a, std::size_t b) { return density(a) > density(b); });
        order_.resize(problem_.pools.size());
        std::iota(order_.begin(), order_.end(), std::size_t{0});
        std::stable_sort(order_.begin(), order_.end(), [&](std::size_t a, std::size_t b) {
            return problem_.pools[a].cost < problem_.pools[b].cost;
        });
    }

    Result<Problem> run() {
        if (problem_.pools.size() < 2) return std::move(problem_);
        for (const std::size_t row : free_) problem_.buffers[row].mem_id = last_resort(row);
        for (const std::size_t pool : order_) CHECKED(fill(pool));
        return std::move(problem_);
    }

private:
    /// Bytes moved per byte and moment that it takes up.
    [[nodiscard]] double density(std::size_t row) const {
        const Buffer& buffer = problem_.buffers[row];
        const double moments = static_cast<double>(std::int64_t{buffer.last} - buffer.first + 1);
        return static_cast<double>(buffer.traffic) / (static_cast<double>(std::max<std::int64_t>(buffer.bytes, 1)) * moments);
    }

    /// The dearest pool that allows the buffer, one without a capacity if there is one.
    [[nodiscard]] std::int32_t last_resort(std::size_t row) const {
        const Buffer& buffer = problem_.buffers[row];
        std::int32_t found = buffer.mem_id;
        bool unlimited = false;
        for (const std::size_t index : order_) {
            const Pool& pool = problem_.pools[index];
            if (!pool.allows(buffer.kind) || (unlimited && pool.capacity)) continue;
            found = pool.mem_id;
            unlimited = unlimited || !pool.capacity;
        }
        return found;
    }

    // First what the live bytes allow, all at once; then out again, the least useful first, until a plan fits; then
    // one by one what still may.
    Result<> fill(std::size_t index) {
        const Pool& pool = problem_.pools[index];
        std::vector<std::pair<std::size_t, std::int32_t>> moved;  // row, where it was
        std::vector<std::size_t> left;
        for (const std::size_t row : free_) {
            Buffer& buffer = problem_.buffers[row];
            if (!pool.allows(buffer.kind) || rank_of(buffer.mem_id) <= rank_of(pool.mem_id)) continue;
            const std::int32_t before = buffer.mem_id;
            buffer.mem_id = pool.mem_id;
            if (!pool.capacity || lower_bound(problem_, pool) <= *pool.capacity) {
                moved.emplace_back(row, before);
            } else {
                buffer.mem_id = before;
                left.push_back(row);
            }
        }
        TRY(bool fits, plan_fits(pool));
        while (!fits && !moved.empty() && plans_ < most_plans) {
            problem_.buffers[moved.back().first].mem_id = moved.back().second;
            left.push_back(moved.back().first);
            moved.pop_back();
            TRY(fits, plan_fits(pool));
        }
        return fits ? add_one_by_one(pool, left) : Result<>(done);
    }

    Result<> add_one_by_one(const Pool& pool, const std::vector<std::size_t>& rows) {
        for (const std::size_t row : rows) {
            if (!pool.capacity || plans_ >= most_plans) return done;
            Buffer& buffer = problem_.buffers[row];
            const std::int32_t before = buffer.mem_id;
            buffer.mem_id = pool.mem_id;
            bool fits = lower_bound(problem_, pool) <= *pool.capacity;
            if (fits) {
                TRY(fits, plan_fits(pool));
            }
            if (!fits) buffer.mem_id = before;
        }
        return done;
    }

    /// Place of a pool among all, by cost.
    [[nodiscard]] std::size_t rank_of(std::int32_t mem_id) const {
        const auto is_it = [&](std::size_t index) { return problem_.pools[index].mem_id == mem_id; };
        return static_cast<std::size_t>(std::find_if(order_.begin(), order_.end(), is_it) - order_.begin());
    }

    Result<bool> plan_fits(const Pool& pool) {
        if (!pool.capacity) return true;
        if (lower_bound(problem_, pool) > *pool.capacity) return false;
        ++plans_;
        Problem alone{.buffers = {}, .pools = {pool}, .align = problem_.align};
        for (const Buffer& buffer : problem_.buffers) {
            if (buffer.mem_id == pool.mem_id) alone.buffers.push_back(buffer);
        }
        const Planner* planner = find_planner("optimal");  // stops at the first plan that fits
        TRY(Placement placement, planner->plan(alone, options_, progress_));
        TRY(const Plan plan, judge("optimal", std::move(alone), std::move(placement)));
        return plan.fits();
    }

    Problem problem_;
    PlanOptions options_;
    Progress& progress_;
    std::vector<std::size_t> free_;   // rows, the most useful in fast memory first
    std::vector<std::size_t> order_;  // pools, the cheapest first
    int plans_ = 0;
};

}  // namespace

Result<Problem> place_over_pools(Problem problem, const std::vector<bool>& fixed, const PlanOptions& options,
                                 Progress& progress) {
    return Placer(std::move(problem), fixed, options, progress).run();
}

double traffic_cost(const Problem& problem) {
    double sum = 0;
    for (const Buffer& buffer : problem.buffers) {
        const Pool* pool = find_pool(problem, buffer.mem_id);
        sum += (pool ? pool->cost : 1) * static_cast<double>(buffer.traffic);
    }
    return sum;
}

}  // namespace arenascope
