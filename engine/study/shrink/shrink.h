#pragma once
// Programs that compute the same with less memory: found, planned, verified, and run against the original.

#include "engine/evaluate/evaluator.h"
#include "engine/runtime/vectors.h"
#include "engine/study/shrink/shrink_report.h"

namespace arenascope {

/// `recorded`: runs to compare with the original; where there are none, random inputs. Each program of the front is
/// planned as the tuning says and is no longer in the front where its plan is not smaller.
Result<ShrinkReport> shrink_program(const Evaluator& engine, const std::shared_ptr<const Program>& program,
                                    const Tuning& tuning, const std::vector<VectorRun>& recorded, Progress& progress,
                                    const ShrinkOptions& options = {});

}  // namespace arenascope
