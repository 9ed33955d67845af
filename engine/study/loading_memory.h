#pragma once
// What the device's runtime takes to load each method of a program, for a C header.

#include "engine/evaluate/evaluator.h"

namespace arenascope {

/// Adds it to the header `path`, as the footprint counts it for the runtime of `tuning`; the other methods are planned
/// as an export writes them. Methods for which it is not exactly known are left out: those with delegates, and those of
/// other runtimes.
Result<> add_loading_memory(const Evaluator& engine, const std::string& path, const Program& program,
                            const Outcome& outcome, const Tuning& tuning, Progress& progress);

}  // namespace arenascope
