#include "app/document/pass_study.h"

#include "app/document/workspace.h"

namespace arenascope {
namespace {

constexpr double longest_study = 20;  // seconds

}  // namespace

PassStudy::PassStudy(Workspace& workspace, QObject* parent) : QObject(parent), workspace_(workspace) {
    connect(&workspace_.view(), &ViewState::outcomeChanged, this, [this] {
        if (of_.lock() != workspace_.view().tuning()) forget();
    });
}

PassStudy::~PassStudy() {
    if (progress_) progress_->cancel();
    later_.cancel();
}

void PassStudy::forget() {
    if (progress_) progress_->cancel();
    progress_.reset();
    of_.reset();
    later_.cancel();
    emit studied(nullptr);
}

void PassStudy::study() {
    const std::shared_ptr<const Outcome> shown = workspace_.view().outcome();
    const std::shared_ptr<const Tuning> tuning = workspace_.view().tuning();
    if (!shown || !workspace_.document() || shown->tensors.size() >= many_tensors || of_.lock() == tuning) return;
    of_ = tuning;
    if (progress_) progress_->cancel();
    progress_ = std::make_shared<Progress>();
    using Table = std::shared_ptr<const PassTable>;
    later_.start<Table>(
        [progress = progress_, engine = workspace_.sharedEngine(), program = workspace_.document()->program(),
         tuning]() -> Table {
            auto table = measure_passes(*engine, *program, *tuning, longest_study, *progress);
            return std::make_shared<const PassTable>(table.ok() ? std::move(table).take() : PassTable());
        },
        [this](const Table& table) { emit studied(table); });
}

}  // namespace arenascope
