#pragma once

#include <QString>
#include <functional>
#include <optional>

#include "engine/planning/plan.h"
#include "engine/study/device_fit.h"
#include "engine/study/pass_gains.h"

namespace arenascope {

/// What a memory with a limit holds besides its arena.
struct BesideArena {
    std::optional<qint64> loading{};  ///< the method allocator; nothing: it is in another memory
    qint64 other = 0;
    qint64 limit = 0;  ///< of all of it: at most the pool's capacity
};
/// Of the pool with that name; nothing where no footprint is known, or the pool has no limit.
[[nodiscard]] std::optional<BesideArena> besideArena(const Footprint& footprint, const Tuning& tuning,
                                                     const PoolResult& pool);

/// For a plan that does not fit, in sentences: the change that makes it fit, what the pool then needs, and what it
/// costs; else the change that lowers it most. Empty: none was found. `extraTime`: how much longer a run takes, as a
/// part; nothing: not known. `beside`: of the first pool that is too small; an arena that fits is not yet a program
/// that does.
[[nodiscard]] QString fittingChange(const GainStudy& study, const Plan& plan,
                                    const std::function<std::optional<double>(const Gain&)>& extraTime,
                                    const std::optional<BesideArena>& beside = {});
/// The pool that it is about; null: all fit.
[[nodiscard]] const PoolResult* firstTooSmall(const Plan& plan);

}  // namespace arenascope
