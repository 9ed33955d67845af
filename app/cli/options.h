#pragma once
// The plan options that several verbs share: from a command line to a Tuning.

#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "app/cli/arguments.h"
#include "app/cli/option_tables.h"
#include "engine/open/first_tuning.h"
#include "engine/open/saved_session.h"
#include "engine/runner/given_values.h"
#include "engine/tuning/target.h"

namespace arenascope::cli {

/// The plan options, checked as far as possible without a program.
struct PlanArgs {
    std::vector<std::string>
        planners;                ///< as given, "all" expanded, including planners of plug-ins; empty: the default
    bool edits_plan = false;     ///< some option changes the plan, so a loaded one is not kept
    bool places = false;         ///< some option changes placements, not only the conditions of a check
    bool targets_alone = false;  ///< the only one is --target: the unchanged program can be checked against that device
    bool json = false, quiet = false;
    std::string model;       ///< one of several in an archive
    std::string names_from;  ///< a file with names for a .pte
    Companions companions;   ///< --etrecord and --data
    GivenInputs given;       ///< --input; the shapes are of `run` only
    Decided decided;         ///< overrides the program's own alignment and caller-bound tensors
    Tuning tuning;           ///< all options without tensor names
    struct Rule {
        std::string rule;
        std::string pool;  ///< empty: unplanned
    };
    std::vector<Rule> operators;  ///< --op: node or operator@pool, and its replacement (in `pool`)
    std::vector<Rule> rules;      ///< --assign and --unplanned in order; the last matching rule wins
    std::vector<std::pair<std::string, InitialState>> initial;  ///< --initial-state RULE=zero|unspecified
    std::vector<std::pair<std::string, std::int64_t>> pins;
    std::vector<std::pair<std::string, std::int64_t>> aligned;  ///< --align RULE=N
    std::shared_ptr<const Session> session;                     ///< of --session
    std::vector<Error> session_warnings;                        ///< the parts of it that are not used
    bool strict = false;              ///< edits of the session that no longer apply give exit 1
    bool ranges_where_known = false;  ///< a range of a symbol that the program lacks is ignored, not an error
    bool shows_one_plan = false;      ///< if it is the file's own, no other one is searched
    bool for_cortex_m = false;        ///< a quantised program is lowered to Cortex-M operators
    std::string plan_file;            ///< a placement to show with the others; empty: none

    static Result<PlanArgs> parse(const Engine& engine, const Arguments& arguments);
};

}  // namespace arenascope::cli
