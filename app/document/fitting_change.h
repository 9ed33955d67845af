#pragma once

#include <QString>
#include <functional>
#include <optional>

#include "engine/planning/plan.h"
#include "engine/study/pass_gains.h"

namespace arenascope {

/// For a plan that does not fit, in sentences: the change that makes it fit, what the pool then needs, and what it
/// costs; else the change that lowers it most. Empty: none was found. `extraTime`: how much longer a run takes, as a
/// part; nothing: not known.
[[nodiscard]] QString fittingChange(const GainStudy& study, const Plan& plan,
                                    const std::function<std::optional<double>(const Gain&)>& extraTime);

}  // namespace arenascope
