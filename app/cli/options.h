#pragma once
// The plan options that several verbs share: from a command line to a Tuning.

#include <memory>
#include <string>
#include <vector>

#include "app/cli/arguments.h"

namespace arenascope::cli {

std::span<const Option> common_options();  ///< --json, --quiet, --help
std::span<const Option> plan_options();

/// What the plan options say, checked as far as that goes without a program.
struct PlanArgs {
    std::vector<std::string> planners;  ///< as given, "all" spelled out; empty: the default
    bool edits_plan = false;            ///< some option changes the plan, so a loaded one is not kept
    bool json = false, quiet = false;
    Tuning tuning;                      ///< everything that needs no tensor names
    struct Rule {
        std::string rule;
        std::string pool;               ///< empty: unplanned
    };
    std::vector<Rule> rules;            ///< --assign and --unplanned in order; the last match wins
    std::vector<std::pair<std::string, std::int64_t>> pins;
    std::string plan_file;              ///< a placement to show beside the others; empty: none

    static Result<PlanArgs> parse(const Arguments& arguments);
};

/// A program with the tuning that the options ask for, rules and names resolved against its tensors.
struct Prepared {
    std::shared_ptr<const Program> program;
    Tuning tuning;
    std::vector<std::string> warnings;
};
Result<Prepared> prepare(const Engine& engine, const std::string& file, const PlanArgs& args);

/// Opens, prepares and evaluates; `planners` as PlanArgs has them. The error names the file.
struct Evaluated {
    Prepared prepared;
    Outcome outcome;
};
Result<Evaluated> evaluate_file(const Engine& engine, const std::string& file, const PlanArgs& args);

void print_warnings(const std::vector<std::string>& warnings, const PlanArgs& args, Console& console);

}  // namespace arenascope::cli
