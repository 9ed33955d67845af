// Starts, cancels and forgets the measurement of a tuning.

#include "app/document/tuning_study.h"

#include "app/document/workspace.h"

namespace arenascope {

TuningStudy::TuningStudy(Workspace& workspace, QObject* parent) : QObject(parent), workspace_(workspace) {
    connect(&workspace_.view(), &ViewState::outcomeChanged, this, [this] {
        if (of_.lock() != workspace_.view().tuning()) forget();
    });
}

TuningStudy::~TuningStudy() {
    if (progress_) progress_->cancel();
    later_.cancel();
}

void TuningStudy::forget() {
    if (progress_) progress_->cancel();
    progress_.reset();
    of_.reset();
    later_.cancel();
    emit forgotten();
}

std::optional<TuningStudy::Subject> TuningStudy::begin() {
    const std::shared_ptr<const Outcome> shown = workspace_.view().outcome();
    const std::shared_ptr<const Tuning> tuning = workspace_.view().tuning();
    if (!shown || !workspace_.document() || shown->tensors.size() >= many_tensors || of_.lock() == tuning)
        return std::nullopt;
    if (progress_) progress_->cancel();
    of_ = tuning;
    progress_ = std::make_shared<Progress>();
    return Subject{workspace_.sharedEngine(), workspace_.document()->program(), shown, tuning};
}

}  // namespace arenascope
