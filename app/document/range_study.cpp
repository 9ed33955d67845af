#include "app/document/range_study.h"

#include "app/document/workspace.h"
#include "engine/planning/planner.h"

namespace arenascope {

RangeStudy::RangeStudy(Workspace& workspace, QObject* parent) : QObject(parent), workspace_(workspace) {
    connect(&workspace_.view(), &ViewState::outcomeChanged, this, &RangeStudy::study);
}

RangeStudy::~RangeStudy() { giveUp(); }

void RangeStudy::giveUp() {
    if (progress_) progress_->cancel();
    progress_.reset();
    later_.cancel();
}

void RangeStudy::study() {
    const std::shared_ptr<const Outcome> shown = workspace_.view().outcome();
    const std::shared_ptr<const Tuning> tuning = workspace_.view().tuning();
    const bool wanted = shown && workspace_.document() && shown->report.uses_hints;
    if (wanted && of_.lock() == tuning) return;  // the same plan beside those of other planners
    of_.reset();
    giveUp();
    emit studied(nullptr);
    if (!wanted) return;
    of_ = tuning;
    using Ranged = std::shared_ptr<const Outcome>;
    progress_ = std::make_shared<Progress>();
    later_.start<Ranged>(
        [progress = progress_, engine = workspace_.sharedEngine(), program = workspace_.document()->program(),
         tuning]() -> Ranged {
            Tuning whole = *tuning;
            whole.edits.hints = false;
            auto outcome = engine->evaluate(*program, whole, {std::string(planner_id::all)}, *progress);
            return outcome.ok() ? std::make_shared<const Outcome>(std::move(outcome).take()) : nullptr;
        },
        [this](const Ranged& ranged) { emit studied(ranged); });
}

}  // namespace arenascope
