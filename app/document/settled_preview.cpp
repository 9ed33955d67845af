#include "app/document/settled_preview.h"

#include <utility>

#include "app/document/workspace.h"
#include "engine/study/what_if.h"

namespace arenascope {
namespace {

constexpr int resting_ms = 150;

using Preview = std::shared_ptr<const WhatIf>;

}  // namespace

SettledPreview::SettledPreview(Workspace& workspace, QObject* parent) : QObject(parent), workspace_(workspace) {
    rest_.setSingleShot(true);
    rest_.setInterval(resting_ms);
    connect(&rest_, &QTimer::timeout, this, &SettledPreview::plan);
    connect(&workspace.view(), &ViewState::whatIfChanged, this, &SettledPreview::onPreview);
}

SettledPreview::~SettledPreview() {
    if (progress_) progress_->cancel();
}

/// Another place, or none: the previous request is obsolete.
void SettledPreview::onPreview() {
    if (progress_) std::exchange(progress_, nullptr)->cancel();
    later_.cancel();
    rest_.stop();
    const Preview& asked = workspace_.view().whatIf();
    if (asked && !asked->is_settled()) rest_.start();
}

void SettledPreview::plan() {
    const Preview asked = workspace_.view().whatIf();
    const std::shared_ptr<const Outcome> outcome = workspace_.view().outcome();
    if (!asked || !outcome || !workspace_.document()) return;
    progress_ = std::make_shared<Progress>();
    const auto work = [engine = workspace_.sharedEngine(), program = workspace_.document()->program(),
                       tuning = workspace_.view().tuning(), outcome, asked, progress = progress_]() -> Preview {
        auto found = settled(*engine, *program, *tuning, *outcome, *asked, *progress);
        if (!found.ok()) return nullptr;  // the drop will report the reason
        return std::make_shared<const WhatIf>(std::move(found).take());
    };
    later_.start<Preview>(work, [this, asked](const Preview& found) {
        if (found && workspace_.view().whatIf() == asked) workspace_.view().setWhatIf(found);
    });
}

}  // namespace arenascope
