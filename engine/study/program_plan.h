#pragma once
// What all methods of a program need together.

#include "engine/evaluate/evaluator.h"
#include "engine/open/saved_session.h"

namespace arenascope {

struct MethodTotal {
    std::string method;
    std::int64_t total_bytes = 0;
    Table<PoolRow, PoolResult> pools;
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

/// Plans the other methods as `outcome`'s method was planned: same options and planner; edits by name where they apply,
/// and where `stored` holds a plan of theirs that fits, with that one. Nothing where the program has one method.
Result<std::optional<ProgramTotal>> plan_program(const Evaluator& engine, const Program& program,
                                                 const Outcome& outcome, Progress& progress,
                                                 const Session* stored = nullptr);

}  // namespace arenascope
