#include "app/document/pool_study.h"

#include "app/document/workspace.h"
#include "engine/study/pool_choice.h"

namespace arenascope {

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
    const bool wanted =
        shown && workspace_.document() && shown->tensors.size() < many_tensors && could_choose_pools(*shown, *tuning);
    if (wanted && of_.lock() == tuning) return;  // the same plan beside those of other planners
    of_.reset();
    giveUp();
    emit studied(nullptr);
    if (!wanted) return;
    of_ = tuning;
    using Chosen = std::shared_ptr<const Outcome>;
    progress_ = std::make_shared<Progress>();
    later_.start<Chosen>(
        [progress = progress_, engine = workspace_.sharedEngine(), program = workspace_.document()->program(),
         tuning]() -> Chosen {
            auto outcome = choose_pools(*engine, *program, *tuning, *progress);
            return outcome.ok() ? std::make_shared<const Outcome>(std::move(outcome).take()) : nullptr;
        },
        [this](const Chosen& chosen) { emit studied(chosen); });
}

}  // namespace arenascope
