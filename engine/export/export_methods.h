#pragma once
// Writes a program with its plans to a file: every method that the format supports, checked before the file appears.

#include <functional>
#include <string>
#include <vector>

#include "engine/evaluate/evaluator.h"
#include "engine/formats/format.h"

namespace arenascope {

/// The outcomes of the other methods; called if the format stores all methods.
using MethodsBeside = std::function<Result<std::vector<Outcome>>()>;

/// Refuses a name whose suffix belongs to no format that can be written.
Result<> check_suffix(const std::string& path);

/// Writes in the format whose suffix `path` has, atomically. Refuses an invalid plan, ranges that the file does not
/// allow and what the target lacks, unless forced.
Result<> export_methods(const Evaluator& engine, const std::string& path, const Program& program,
                        const Outcome& outcome, const MethodsBeside& beside_shown, bool force, Progress& progress,
                        const ExportOptions& options);

}  // namespace arenascope
