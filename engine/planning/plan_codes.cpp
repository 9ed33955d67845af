#include "engine/planning/plan_codes.h"

#include <array>
#include <cstddef>

#include "engine/planning/exec_planner.h"
#include "engine/planning/planner.h"

namespace arenascope {

namespace {

constexpr std::array<std::string_view, 5> verdict_names{"optimal", "within", "unknown", "infeasible", "invalid"};
static_assert(verdict_names.size() == static_cast<std::size_t>(PlanVerdict::invalid) + 1);

constexpr std::array<std::string_view, 28> issue_names{"overlap",
                                                       "over_capacity",
                                                       "infeasible",
                                                       "unknown_pool",
                                                       "lifetime",
                                                       "kind",
                                                       "overflow",
                                                       "negative",
                                                       "pin_moved",
                                                       "misaligned",
                                                       "reserved",
                                                       "keep_out",
                                                       "group_pools",
                                                       "group_moved",
                                                       "incomplete",
                                                       "outside",
                                                       "wider_range",
                                                       "hint_bound",
                                                       "rule_matches_nothing",
                                                       "shared_state_mem_id",
                                                       "delegate_rule_matches_nothing",
                                                       "backend_takes_nothing",
                                                       "state_copies",
                                                       "state_not_shared",
                                                       "wrong_core",
                                                       "refused_call",
                                                       "wrong_result",
                                                       "mixed_releases"};
static_assert(issue_names.size() == static_cast<std::size_t>(IssueCode::mixed_releases) + 1);

}  // namespace

std::string_view name_of(PlanVerdict verdict) { return verdict_names[static_cast<std::size_t>(verdict)]; }

std::string_view name_of(IssueCode code) { return issue_names[static_cast<std::size_t>(code)]; }

bool is_about_capacity(IssueCode code) { return code == IssueCode::over_capacity || code == IssueCode::infeasible; }

bool is_about_core(IssueCode code) { return code >= IssueCode::wrong_core; }

PlanOrigin origin_of(std::string_view planner) {
    if (planner == planner_id::loaded) return PlanOrigin::file;
    if (planner.starts_with(exec_prefix)) return PlanOrigin::program;
    return find_planner(planner) ? PlanOrigin::built_in : PlanOrigin::other;
}

}  // namespace arenascope
