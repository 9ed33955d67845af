#pragma once
// The plans of all methods of a program, and what they need together.

#include "engine/engine.h"

namespace arenascope {

struct WholeProgram {
    struct Row {
        std::string method, planner, verdict;
        std::int64_t bytes = 0;
        std::vector<PoolResult> pools;
    };
    std::vector<Row> methods;          ///< in the program's order
    std::int64_t shared_bytes = 0;     ///< methods take turns in the same arenas: the largest of each pool
    std::int64_t separate_bytes = 0;   ///< each has arenas of its own: the sum
};

/// What `asked` means for another method of the program: edits that name what it does not have are left out.
[[nodiscard]] Tuning tuning_beside(const Method& method, const Tuning& asked);

/// The other methods planned as `outcome` was, beside its shown plan. A program of one method has one row.
Result<WholeProgram> plan_whole_program(const Engine& engine, const Program& program, const Outcome& outcome,
                                        Progress& progress);

}  // namespace arenascope
