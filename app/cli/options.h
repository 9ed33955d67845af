#pragma once
// The plan options that several verbs share: from a command line to a Tuning.

#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "app/cli/arguments.h"
#include "app/cli/option_tables.h"
#include "engine/open/companions.h"
#include "engine/open/first_tuning.h"
#include "engine/open/saved_session.h"
#include "engine/tuning/target.h"

namespace arenascope::cli {

/// What the plan options say, checked as far as that goes without a program.
struct PlanArgs {
    std::vector<std::string>
        planners;                ///< as given, "all" spelled out, plug-ins' planners included; empty: the default
    bool edits_plan = false;     ///< some option changes the plan, so a loaded one is not kept
    bool places = false;         ///< one of them is about more than what a plan is checked for
    bool targets_alone = false;  ///< the only one is --target: the program as it is can be priced for that device
    bool json = false, quiet = false;
    std::string model;       ///< one of several in an archive
    std::string names_from;  ///< a file with names for a .pte
    Companions companions;   ///< --etrecord and --data
    Decided decided;         ///< what overrides the program's own alignment and what it leaves to the caller
    Tuning tuning;           ///< everything that needs no tensor names
    struct Rule {
        std::string rule;
        std::string pool;  ///< empty: unplanned
    };
    std::vector<Rule> operators;  ///< --op: node or operator@pool, and the operator instead (in `pool`)
    std::vector<Rule> rules;      ///< --assign and --unplanned in order; the last match wins
    std::vector<std::pair<std::string, std::int64_t>> pins;
    std::vector<std::pair<std::string, std::int64_t>> aligned;  ///< --align TENSOR=N
    std::shared_ptr<const Session> session;                     ///< of --session
    std::vector<Error> session_warnings;                        ///< what of it is not taken
    bool strict = false;              ///< edits of the session that no longer apply give exit 1
    bool ranges_where_known = false;  ///< a range of a symbol that the program lacks is left out, not an error
    bool for_cortex_m = false;        ///< a quantised program is lowered to Cortex-M operators
    std::string plan_file;            ///< a placement to show beside the others; empty: none

    static Result<PlanArgs> parse(const Engine& engine, const Arguments& arguments);
};

}  // namespace arenascope::cli
