#pragma once
// Programs that compute the same with less memory: found, planned, verified, and compared with the original by running
// both.

#include "engine/evaluate/evaluator.h"
#include "engine/runtime/vectors.h"
#include "engine/study/shrink/shrink_report.h"

namespace arenascope {

/// `recorded`: runs to compare with the original; if there are none, random inputs. Each program of the front is
/// planned as the tuning states, and dropped if its plan is not smaller.
Result<ShrinkReport> shrink_program(const Evaluator& engine, const std::shared_ptr<const Program>& program,
                                    const Tuning& tuning, const std::vector<VectorRun>& recorded, Progress& progress,
                                    const ShrinkOptions& options = {});

/// What a search reads of a tuning: the same for every choice of tiles, and for other capacities.
[[nodiscard]] Tuning searched_tuning(Tuning tuning);

/// The tuning with this program's tiles, and with its values merged as they were counted.
[[nodiscard]] Tuning with_shrunk(Tuning tuning, const ShrunkProgram& point);

}  // namespace arenascope
