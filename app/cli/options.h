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
#include "engine/open/open_with.h"
#include "engine/open/saved_session.h"
#include "engine/tuning/target.h"

namespace arenascope::cli {

/// What the plan options say, checked as far as that goes without a program.
struct PlanArgs {
    std::vector<std::string> planners;  ///< as given, "all" spelled out; empty: the default
    bool edits_plan = false;            ///< some option changes the plan, so a loaded one is not kept
    bool places = false;                ///< one of them is about more than what a plan is checked for
    bool json = false, quiet = false;
    std::string model;         ///< one of several in an archive
    std::string names_from;    ///< a file with names for a .pte
    bool has_plugins = false;  ///< names that only the engine knows are possible
    Beside beside;             ///< --etrecord and --data
    Decided decided;           ///< what overrides the program's own alignment and what it leaves to the caller
    Tuning tuning;             ///< everything that needs no tensor names
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
    std::string plan_file;            ///< a placement to show beside the others; empty: none

    static Result<PlanArgs> parse(const Arguments& arguments);
};

/// A program with the tuning that the options ask for, rules and names resolved against its tensors.
struct Prepared {
    std::shared_ptr<const Program> program;
    Tuning tuning;
    std::vector<std::string> warnings;
    std::size_t orphans = 0;                ///< edits of the session whose tensors are gone
    Tuning orphaned_edits;                  ///< these edits, kept where the session is saved again
    std::shared_ptr<const Session> stored;  ///< the session whose plan is shown, where no option asks for another
    std::set<std::string> left_out;         ///< symbols with a range that the program lacks
    bool unlike_saved = false;              ///< something else of the session is not taken
};
Result<Prepared> prepare(const Engine& engine, const std::string& file, const PlanArgs& args);

/// With several files a range is for those that have its symbol; at least one must.
class RangesOfMany {
public:
    void add(const Prepared& prepared);
    [[nodiscard]] Result<> check() const;

private:
    std::size_t files_ = 0;
    std::map<std::string, std::size_t> left_out_;  ///< by symbol: in how many files
};

/// Opens, prepares and evaluates; `planners` as PlanArgs has them. The error names the file.
struct Evaluated {
    Prepared prepared;
    Outcome outcome;
};
/// What a verb does with an outcome: what is only planned needs no data of constants that passes make.
enum class Use : std::uint8_t { data, sizes };
/// The plan that a session stored is shown where it still fits the program and no option asks for another.
Result<Evaluated> evaluate_file(const Engine& engine, const std::string& file, const PlanArgs& args,
                                Use use = Use::data);

/// Shows the session's stored plan, or says in the warnings why it does not fit.
Result<> show_stored(Prepared& prepared, Outcome& outcome);
/// `exit`, or 1 where --strict was given and something of the session does not apply.
Exit strict_exit(const PlanArgs& args, const Prepared& prepared, Exit exit);
/// How the shown plan differs from the session's baseline; nothing without one.
std::optional<BaselineDifference> baseline_difference(const PlanArgs& args, const Outcome& outcome);
/// --save-session: the tuning, the shown plan and the baseline, beside whatever program it is.
Result<> save_session(const Arguments& arguments, const PlanArgs& args, const std::string& file,
                      const Evaluated& evaluated);
void print_warnings(const std::vector<std::string>& warnings, const PlanArgs& args, Console& console);

}  // namespace arenascope::cli
