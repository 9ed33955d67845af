// Plans a program in the memories of a target, and counts what it takes there.

#include "engine/study/target_fit.h"

#include "engine/evaluate/int8_method.h"

namespace arenascope {

Result<DeviceFit> fit_on_target(const Evaluator& engine, const Program& program, const Tuning& tuning,
                                const Target& target, Progress& progress) {
    Tuning there = with_target(tuning, target);
    there.planner = std::string(planner_id::automatic);
    TRY(const Outcome outcome, engine.evaluate(program, there, {}, progress));
    return fit_device(footprint(program, outcome, {.backends = &engine.backends()}), there.limits,
                      device_runtime(there));
}

}  // namespace arenascope
