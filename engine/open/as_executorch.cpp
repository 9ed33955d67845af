#include "engine/open/as_executorch.h"

#include "engine/ir/joined_steps.h"
#include "engine/lowering/lower.h"

namespace arenascope {

Engine as_executorch(const Engine& engine) {
    StageOptions options = engine.stage_options();
    options.skip.emplace(spread_bags_step);
    options.skip.emplace(joined_steps);
    return Engine(engine.extensions(), std::move(options));
}

Engine for_export(const Engine& engine) {
    StageOptions options = engine.stage_options();
    options.skip.emplace(joined_steps);
    return Engine(engine.extensions(), std::move(options));
}

}  // namespace arenascope
