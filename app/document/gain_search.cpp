#include "app/document/gain_search.h"

#include "app/document/workspace.h"
#include "engine/study/pass_gains.h"

namespace arenascope {

namespace {

constexpr double longest_search = 10;  // seconds

}  // namespace

GainSearch::GainSearch(Workspace& workspace, QObject* parent) : QObject(parent), workspace_(workspace) {
    connect(&workspace_.view(), &ViewState::outcomeChanged, this, [this] {
        if (of_.lock() != workspace_.view().tuning()) forget();
    });
    connect(&workspace_.view(), &ViewState::gainsWanted, this, &GainSearch::start);
}

GainSearch::~GainSearch() {
    if (progress_) progress_->cancel();
    later_.cancel();
}

void GainSearch::forget() {
    if (progress_) progress_->cancel();
    progress_.reset();
    of_.reset();
    later_.cancel();
    workspace_.view().setGains(nullptr);
}

void GainSearch::start() {
    const std::shared_ptr<const Outcome> shown = workspace_.view().outcome();
    const std::shared_ptr<const Tuning> tuning = workspace_.view().tuning();
    if (!shown || !workspace_.document() || shown->tensors.size() >= many_tensors || of_.lock() == tuning) return;
    forget();
    of_ = tuning;
    progress_ = std::make_shared<Progress>();
    using Study = std::shared_ptr<const GainStudy>;
    later_.start<Study>(
        [progress = progress_, engine = workspace_.sharedEngine(), program = workspace_.document()->program(), shown,
         tuning]() -> Study {
            auto study = measure_gains(*engine, *program, *tuning, shown->plan(), longest_search, *progress);
            return study.ok() ? std::make_shared<const GainStudy>(std::move(study).take()) : nullptr;
        },
        [this](const Study& study) { workspace_.view().setGains(study); });
}

}  // namespace arenascope
