#pragma once
// The memory of all methods of a program together.

#include "engine/evaluate/evaluator.h"
#include "engine/open/saved_session.h"

namespace arenascope {

struct MethodTotal {
    std::string method;
    std::int64_t total_bytes = 0;
    Table<PoolRow, PoolResult> pools;
    Message why_not;   ///< why the method could not be planned; empty: it was
    bool fits = true;  ///< its plan is valid and within all capacities
    Message problem;   ///< the first problem of its plan
};

struct ProgramTotal {
    std::vector<MethodTotal> methods;  ///< in the program's order
    bool shares_state = false;         ///< one place per state in all methods: its pool counts once
    std::int64_t apart_bytes = 0;      ///< each method has arenas of its own
    std::int64_t shared_bytes = 0;     ///< methods that never run at once use the same arenas: the maximum of each pool
    [[nodiscard]] std::int64_t total_bytes() const { return shares_state ? shared_bytes : apart_bytes; }
};

/// Plans the other methods like `outcome`'s method: same options and planner; edits by name if they apply; a stored
/// plan from `stored` if it fits. Nothing if the program has one method.
Result<std::optional<ProgramTotal>> plan_program(const Evaluator& engine, const Program& program,
                                                 const Outcome& outcome, Progress& progress,
                                                 const Session* stored = nullptr);

}  // namespace arenascope
