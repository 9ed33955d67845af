#include "app/document/settled_preview.h"

#include <utility>

#include "app/document/workspace.h"
#include "widgets/ui/what_if_after.h"

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

/// Another place, or none: what was asked about the last one is no longer wanted.
void SettledPreview::onPreview() {
    if (progress_) std::exchange(progress_, nullptr)->cancel();
    later_.cancel();
    rest_.stop();
    const Preview& asked = workspace_.view().whatIf();
    if (asked && !isSettled(*asked)) rest_.start();
}

void SettledPreview::plan() {
    const Preview asked = workspace_.view().whatIf();
    const std::shared_ptr<const Outcome> outcome = workspace_.view().outcome();
    if (!asked || !outcome || !workspace_.document()) return;
    progress_ = std::make_shared<Progress>();
    const auto work = [engine = workspace_.sharedEngine(), program = workspace_.document()->program(),
                       tuning = workspace_.view().tuning(), outcome, asked, progress = progress_]() -> Preview {
        const Tuning after = tuned(*tuning, *outcome, editsOf(*outcome, *asked));
        auto planned = engine->evaluate(*program, after, {}, *progress);
        if (!planned.ok()) return nullptr;  // the drop will say why
        return std::make_shared<const WhatIf>(
            WhatIf{.held = asked->held, .memId = asked->memId, .plan = planned.value().plan()});
    };
    later_.start<Preview>(work, [this, asked](const Preview& settled) {
        if (settled && workspace_.view().whatIf() == asked) workspace_.view().setWhatIf(settled);
    });
}

}  // namespace arenascope
