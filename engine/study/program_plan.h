#pragma once
// What all methods of a program need together.

#include "engine/evaluate/evaluator.h"
#include "engine/open/saved_session.h"

namespace arenascope {

struct MethodTotal {
    std::string method;
    std::int64_t total_bytes = 0;
    std::vector<PoolResult> pools;
    std::string why_not;  ///< why the method could not be planned; empty: it was
    bool fits = true;     ///< its plan is valid and within all capacities
    std::string problem;  ///< the first of its plan's
};

struct ProgramTotal {
    std::vector<MethodTotal> methods;  ///< in the program's order
    bool shares_state = false;         ///< one place per state in all methods: its pool counts once
    std::int64_t apart_bytes = 0;      ///< each method has arenas of its own
    std::int64_t shared_bytes = 0;     ///< methods that never run at once use the same arenas: the largest of each pool
                                       ///< (and a caller's beside it, where one method runs another)
    /// What the program needs: memory that holds shared state exists once, everything else as often as there are
    /// methods.
    [[nodiscard]] std::int64_t total_bytes() const { return shares_state ? shared_bytes : apart_bytes; }
};

/// What was asked of the shown method, as it applies to another one: edits of names that it lacks are left out, and so
/// is what the shown method came with (places in its file).
Tuning asked_of(const Program& program, const Method& method, const Tuning& asked);

/// Methods of a program stay together: the others are planned as the shown one was, or, where one method was chosen, as
/// if nothing was asked. Those of a .pte that keep their plan are left out: they are written as they were.
Result<std::vector<Outcome>> planned_beside(const Evaluator& engine, const Program& program, const Outcome& outcome,
                                            Progress& progress);

/// Plans the other methods as `outcome`'s method was planned: same options and planner; edits by name where they apply,
/// and where `stored` holds a plan of theirs that fits, with that one. Nothing where the program has one method.
Result<std::optional<ProgramTotal>> plan_program(const Evaluator& engine, const Program& program,
                                                 const Outcome& outcome, Progress& progress,
                                                 const Session* stored = nullptr);

}  // namespace arenascope
