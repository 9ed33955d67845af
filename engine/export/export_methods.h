#pragma once
// A program with its plans as a file: every method that a format holds, checked before it appears.

#include <functional>
#include <string>
#include <vector>

#include "engine/evaluate/evaluator.h"
#include "engine/formats/format.h"

namespace arenascope {

/// The outcomes of the methods beside the shown one; asked for where the format holds them all.
using MethodsBeside = std::function<Result<std::vector<Outcome>>()>;

/// Writes in the format whose suffix `path` has, atomically. Refuses an invalid plan, ranges that the file does not
/// allow and what the target lacks, unless forced.
Result<> export_methods(const Evaluator& engine, const std::string& path, const Program& program,
                        const Outcome& outcome, const MethodsBeside& beside_shown, bool force, Progress& progress,
                        const ExportOptions& options);

}  // namespace arenascope
