#include "app/document/pool_study.h"

#include "app/document/workspace.h"
#include "engine/study/first_outcome.h"
#include "engine/study/pool_choice.h"

namespace arenascope {
namespace {

/// Whether a second memory could help: there is one, and the tuning's own plan does not fit it.
bool could_add_memory(const Outcome& shown, const Tuning& tuning) {
    return tuning.pools.size() == 1 && !shown.plan().fits() && shown.plan().valid() && !is_provisional(shown, tuning);
}

}  // namespace

Tuning with_added_pool(Tuning tuning) {
    const std::int32_t id = free_mem_id(tuning);
    const std::string name = id == 2 ? "PSRAM" : "Pool " + std::to_string(id);
    return edit::add_pool(std::move(tuning), Pool{.mem_id = id, .name = name});
}

PoolStudy::PoolStudy(Workspace& workspace, QObject* parent) : QObject(parent), workspace_(workspace) {
    connect(&workspace_.view(), &ViewState::outcomeChanged, this, &PoolStudy::study);
}

PoolStudy::~PoolStudy() { giveUp(); }

void PoolStudy::giveUp() {
    if (progress_) progress_->cancel();
    progress_.reset();
    later_.cancel();
}

void PoolStudy::study() {
    const std::shared_ptr<const Outcome> shown = workspace_.view().outcome();
    const std::shared_ptr<const Tuning> tuning = workspace_.view().tuning();
    const bool adds = shown && could_add_memory(*shown, *tuning);
    const bool wanted = shown && workspace_.document() && shown->tensors.size() < many_tensors &&
        (adds || could_choose_pools(*shown, *tuning));
    if (wanted && of_.lock() == tuning) return;  // the same plan beside those of other planners
    of_.reset();
    giveUp();
    emit studied(nullptr, false);
    if (!wanted) return;
    of_ = tuning;
    using Chosen = std::shared_ptr<const Outcome>;
    progress_ = std::make_shared<Progress>();
    later_.start<Chosen>(
        [progress = progress_, engine = workspace_.sharedEngine(), program = workspace_.document()->program(), tuning,
         adds]() -> Chosen {
            auto outcome = choose_pools(*engine, *program, adds ? with_added_pool(*tuning) : *tuning, *progress);
            return outcome.ok() ? std::make_shared<const Outcome>(std::move(outcome).take()) : nullptr;
        },
        [this, adds](const Chosen& chosen) { emit studied(chosen, adds); });
}

}  // namespace arenascope
