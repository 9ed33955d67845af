#pragma once
// A verified plan: a placement with its totals, bounds, issues and verdict.

#include <optional>
#include <string>
#include <vector>

#include "engine/planning/plan_codes.h"
#include "engine/planning/problem.h"

namespace arenascope {

/// A row of the panel Problems, an entry of "problems" in JSON.
struct PlanIssue {
    IssueCode code = IssueCode::incomplete;
    Message message{};
    std::vector<ValueId> buffers{};
    std::int64_t bytes = 0;
    Position position{};    ///< where it occurs
    Step step{};            ///< the step of the position, set by name_issues
    std::string subject{};  ///< the rule or backend that it is about, if any
    /// In English.
    [[nodiscard]] std::string text() const { return message.text(); }
};

struct PoolResult {
    std::int32_t mem_id = 1;
    std::string name;
    std::int64_t bytes = 0, lower_bound = 0, padding_bytes = 0;
    std::optional<std::int64_t> capacity;
    std::int64_t align = 16;
    Position peak_position{};         ///< of the most live bytes
    double traffic = 0;               ///< cost of the traffic of its buffers in one run
    std::int64_t moved_bytes = 0;     ///< that one run writes and reads
    std::optional<double> move_ms{};  ///< how long that takes, if the pool's bandwidth is known
    [[nodiscard]] bool fits() const { return !capacity || bytes <= *capacity; }
    [[nodiscard]] std::int64_t over_by() const { return fits() ? 0 : bytes - *capacity; }
};

struct Plan {
    std::string planner;  ///< its id
    PlanOrigin origin = PlanOrigin::other;
    Problem problem;
    Placement placement;
    Table<PoolRow, PoolResult> pools;  ///< as the problem's
    std::vector<PlanIssue> issues;
    PlanVerdict verdict = PlanVerdict::unknown;
    double gap = 0;  ///< (bytes - bound) / bound
    double seconds = 0;
    std::int64_t total_bytes = 0, lower_bound = 0;
    double traffic = 0;                         ///< sum over the pools
    std::optional<double> move_ms{};            ///< sum over the pools; nothing: one that is used has no bandwidth
    ScheduleMode schedule = ScheduleMode::off;  ///< how the operators were ordered
    std::int64_t schedule_saves = 0;            ///< bytes below the same planner's plan in the original order
    /// Whether it came with the program.
    [[nodiscard]] bool is_loaded() const { return origin == PlanOrigin::file; }
    /// Null if the plan has no such pool.
    [[nodiscard]] const PoolResult* pool(std::int32_t mem_id) const {
        for (const PoolResult& each : pools) {
            if (each.mem_id == mem_id) return &each;
        }
        return nullptr;
    }
    [[nodiscard]] bool valid() const { return verdict != PlanVerdict::invalid; }
    [[nodiscard]] bool fits() const {
        for (const PoolResult& pool : pools) {
            if (!pool.fits()) return false;
        }
        return valid();
    }
};

}  // namespace arenascope
