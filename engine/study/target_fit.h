#pragma once
// Whether a program fits a device with the smallest plan that is found there.

#include "engine/evaluate/evaluator.h"
#include "engine/study/device_fit.h"
#include "engine/tuning/target.h"

namespace arenascope {

/// The program with the tuning, in the memories of the target. The error says why it has no plan there.
Result<DeviceFit> fit_on_target(const Evaluator& engine, const Program& program, const Tuning& tuning,
                                const Target& target, Progress& progress);

}  // namespace arenascope
