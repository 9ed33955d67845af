#pragma once
// TensorFlow Lite models that need less memory: operators run tile by tile, by rows, and copies between tiles are
// places that the offline plan shares. The whole arena of TensorFlow Lite Micro counts: tensors and what each operator
// takes for good.

#include "engine/evaluate/evaluator.h"
#include "engine/runtime/vectors.h"
#include "engine/study/shrink/shrink_report.h"

namespace arenascope {

/// As shrink_program() for a model of that format. Every program of the front is equal bit for bit.
Result<ShrinkReport> shrink_by_rows(const Evaluator& engine, const std::shared_ptr<const Program>& program,
                                    const Tuning& tuning, const std::vector<VectorRun>& recorded, Progress& progress,
                                    const ShrinkOptions& options);

}  // namespace arenascope
