#pragma once
// What the device's runtime takes to load each method of a program, for a C header.

#include "engine/evaluate/evaluator.h"
#include "engine/formats/format.h"

namespace arenascope {

/// As the footprint counts it for the runtime of `tuning`, with the other methods planned as an export writes them.
/// Methods for which it is not exactly known are left out: those with delegates, and those of other runtimes.
Result<> add_loading_memory(const Evaluator& engine, const Program& program, const Outcome& outcome,
                            const Tuning& tuning, ExportOptions& options, Progress& progress);

}  // namespace arenascope
