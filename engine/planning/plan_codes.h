#pragma once
// Codes of plans and their issues. Their names are those of JSON and of the command line.

#include <cstdint>
#include <string_view>

namespace arenascope {

enum class PlanVerdict : std::uint8_t {
    optimal,     ///< as small as the lower bound
    within,      ///< above it
    unknown,     ///< there is no bound to compare with
    infeasible,  ///< no plan fits the capacities
    invalid      ///< live buffers share bytes, or a constraint is violated
};
[[nodiscard]] std::string_view name_of(PlanVerdict verdict);

enum class IssueCode : std::uint8_t {
    // of a placement
    overlap,
    over_capacity,
    infeasible,
    unknown_pool,
    lifetime,
    kind,
    overflow,
    negative,
    pin_moved,
    misaligned,
    reserved,
    keep_out,
    group_pools,
    group_moved,
    incomplete,
    outside,
    // of the tuning
    wider_range,
    hint_bound,
    rule_matches_nothing,
    shared_state_mem_id,
    delegate_rule_matches_nothing,
    backend_takes_nothing,
    state_copies,
    state_not_shared,
    // of the method with the kernels of a core
    wrong_core,
    refused_call,
    wrong_result,
    mixed_releases
};
[[nodiscard]] std::string_view name_of(IssueCode code);
/// Whether a pool is too small: over_capacity or infeasible.
[[nodiscard]] bool is_about_capacity(IssueCode code);
/// Whether the kernels of a core refuse an operator of the method, or compute another result than it defines.
[[nodiscard]] bool is_about_core(IssueCode code);

/// The origin of a plan.
enum class PlanOrigin : std::uint8_t {
    file,      ///< it came with the program: planner "loaded"
    built_in,  ///< a planner of planners/registry.cpp
    program,   ///< an external program: "exec:PROGRAM"
    other      ///< a plug-in, or a name that a file states
};
/// By the planner's id.
[[nodiscard]] PlanOrigin origin_of(std::string_view planner);

}  // namespace arenascope
