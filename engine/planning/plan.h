#pragma once
// A verified plan: a placement with everything that is said about it.

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/planning/problem.h"

namespace arenascope {

using ProblemArgs = std::vector<std::pair<std::string, std::string>>;

struct PlanProblem {
    std::string code;  ///< "overlap", "over_capacity", "misaligned", "outside", …
    std::string text{};
    std::vector<std::int32_t> buffers{};  ///< ids
    std::int64_t bytes = 0;
    std::int32_t step = -1;
    std::string_view sentence{};  ///< `text` before its arguments were filled in: one of sentences() (problem_words.h)
    ProblemArgs args{};           ///< by name
};

struct PoolResult {
    std::int32_t mem_id = 1;
    std::string name;
    std::int64_t bytes = 0, lower_bound = 0, padding_bytes = 0;
    std::optional<std::int64_t> capacity;
    std::int64_t align = 16;
    std::int32_t peak_position = -1;  ///< listing position (see Lifetimes) of the most live bytes
    double traffic = 0;               ///< cost of the bytes that its buffers move in one run
    [[nodiscard]] bool fits() const { return !capacity || bytes <= *capacity; }
    [[nodiscard]] std::int64_t over_by() const { return fits() ? 0 : bytes - *capacity; }
};

struct Plan {
    std::string planner;
    Problem problem;
    Placement placement;
    std::vector<PoolResult> pools;
    std::vector<PlanProblem> problems;
    std::string verdict;  ///< optimal, within, unknown, infeasible, invalid
    double gap = 0;       ///< (bytes - bound) / bound
    double seconds = 0;
    std::int64_t total_bytes = 0, lower_bound = 0;
    double traffic = 0;               ///< sum over the pools
    std::string schedule = "off";     ///< how the operators were ordered
    std::int64_t schedule_saves = 0;  ///< bytes below the same planner's plan in the program's own order
    [[nodiscard]] bool valid() const { return verdict != "invalid"; }
    [[nodiscard]] bool fits() const {
        for (const PoolResult& pool : pools) {
            if (!pool.fits()) return false;
        }
        return valid();
    }
};

/// Fills pools, problems, verdict, gap and totals of a placement.
Result<Plan> judge(std::string planner, Problem problem, Placement placement);
/// Lower bound of one pool: the most bytes (aligned, plus reservation) that live at once.
std::int64_t lower_bound(const Problem& problem, const Pool& pool);

}  // namespace arenascope
