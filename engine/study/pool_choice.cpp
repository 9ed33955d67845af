#include "engine/study/pool_choice.h"

#include "engine/study/first_outcome.h"

namespace arenascope {

bool could_choose_pools(const Outcome& shown, const Tuning& tuning) {
    return !shown.plan().fits() && !tuning.place_auto && tuning.pools.size() > 1 && !is_provisional(shown, tuning);
}

Result<Outcome> choose_pools(const Evaluator& engine, const Program& program, const Tuning& tuning,
                             Progress& progress) {
    return engine.evaluate(program, edit::set_place_auto(tuning, true), {}, progress);
}

}  // namespace arenascope
