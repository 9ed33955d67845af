#pragma once
// External planners: any program that reads the problem as JSON and writes offsets as JSON.

#include "engine/planning/problem.h"

namespace arenascope {

/// Prefix of an external planner's name, before the program's path.
inline constexpr std::string_view exec_prefix = "exec:";

/// What the program reads on stdin: {"align", "pools": [{"mem_id", "name", "capacity", "align", "reserved",
/// "keep_out"}], "buffers": [{"id", "bytes", "size", "first", "last", "mem_id", "align", "pinned", "padding", "group",
/// "inside"}]}. `size` is `bytes` rounded up, lifetimes are inclusive.
Result<std::string> problem_to_json(const Problem& problem);

/// Runs `program` and reads {"id": offset, …} from its stdout. The time limit is options.seconds, or a minute.
Result<Placement> plan_with_program(const std::string& program, const Problem& problem, const PlanOptions& options,
                                    Progress& progress);

}  // namespace arenascope
