#pragma once
// From a file and the plan options to an outcome, for every verb that plans.
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "app/cli/options.h"
#include "engine/export/plan_files.h"
#include "engine/open/saved_session.h"

namespace arenascope::cli {

/// A program with the requested tuning, whose rules and names are resolved to its tensors.
struct Prepared {
    std::shared_ptr<const Program> program;
    Tuning tuning;
    std::vector<std::string> warnings;
    std::size_t orphans = 0;                    ///< edits of the session whose tensors no longer exist
    Tuning orphaned_edits;                      ///< these edits, kept when the session is saved again
    std::shared_ptr<const Session> stored;      ///< the session whose plan is shown, unless an option requests another
    std::shared_ptr<const PlanFile> plan_file;  ///< of --plan-file
    std::set<std::string> left_out;             ///< symbols with a range that the program lacks
    bool unlike_saved = false;                  ///< some other part of the session is not used
};
Result<Prepared> prepare(const Engine& engine, const std::string& file, const PlanArgs& args);

/// With several files, a range applies to those with its symbol; at least one must have it.
class RangesOfMany {
public:
    void add(const Prepared& prepared);
    [[nodiscard]] Result<> check() const;

private:
    std::size_t files_ = 0;
    std::map<std::string, std::size_t> left_out_;  ///< by symbol: number of files without it
};

/// Opens, prepares and evaluates; `planners` as PlanArgs has them. The error names the file.
struct Evaluated {
    Prepared prepared;
    Outcome outcome;
};
/// For verbs that show one plan: if it is the file's own, no other one is searched.
[[nodiscard]] PlanArgs with_own_plan(PlanArgs args);
[[nodiscard]] std::vector<std::string> planners_of(const PlanArgs& args);
/// How a verb uses an outcome: a plan alone needs no data of constants made by passes.
enum class Use : std::uint8_t { data, sizes };
/// Shows the plan stored in a session, if it still fits the program and no option requests another.
Result<Evaluated> evaluate_file(const Engine& engine, const std::string& file, const PlanArgs& args,
                                Use use = Use::data);
/// The same of a file that is open already.
Result<Evaluated> evaluate_prepared(const Engine& engine, const std::string& file, Prepared prepared,
                                    const PlanArgs& args, Use use);

/// The error of an evaluation; sizes that are not known have a reason among the program's notes.
Error why_not_planned(Error error, const Prepared& prepared, const std::string& file);

/// What gives a valid plan instead of the invalid one that is shown: by lifetime rules, pins or planner.
[[nodiscard]] Message valid_plan_remedy(const Outcome& outcome);
/// Shows the placement of --plan-file; the warnings list rows without a tensor.
Result<> show_plan_file(Prepared& prepared, Outcome& outcome);
/// Shows the session's stored plan, or adds a warning why it does not fit.
Result<> show_stored(Prepared& prepared, Outcome& outcome);
/// `exit`, or 1 with --strict if some part of the session does not apply.
Exit strict_exit(const PlanArgs& args, const Prepared& prepared, Exit exit);
/// How the shown plan differs from the session's baseline; nothing without one.
std::optional<BaselineDifference> baseline_difference(const PlanArgs& args, const Outcome& outcome);
/// --save-session: the tuning, the shown plan and the baseline, for any program.
Result<> save_session(const Arguments& arguments, const PlanArgs& args, const std::string& file,
                      const Evaluated& evaluated);
void print_warnings(const std::vector<std::string>& warnings, const PlanArgs& args, Console& console);

}  // namespace arenascope::cli
