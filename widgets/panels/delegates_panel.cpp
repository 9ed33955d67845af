// The Delegates panel: backends, nodes, regions and payloads.

#include "widgets/panels/delegates_panel.h"

#include <QSplitter>
#include <QVBoxLayout>
#include <algorithm>

#include "widgets/panels/delegates/delegate_backends.h"
#include "widgets/panels/delegates/delegate_nodes.h"
#include "widgets/panels/delegates/delegate_regions.h"
#include "widgets/ui/lazy_refresh.h"
#include "widgets/ui/ui_helpers.h"
#include "widgets/ui/view_state.h"

namespace arenascope {
namespace {

/// Each region of a program is one call.
int delegateCalls(const Method& method) {
    return static_cast<int>(
        std::count_if(method.instructions.begin(), method.instructions.end(),
                      [](const Instruction& one) { return one.kind == Instruction::Kind::delegate; }));
}

}  // namespace

DelegatesPanel::DelegatesPanel(ViewState& state, QWidget* parent)
    : QWidget(parent),
      state_(state),
      backends_(new DelegateBackends(state, this)),
      nodes_(new DelegateNodes(state, this)),
      regions_(new DelegateRegions(state, this)),
      rows_(new LazyRefresh(*this, [this] { fill(); })) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* split = new QSplitter(Qt::Horizontal, this);
    for (QWidget* part :
         {static_cast<QWidget*>(backends_), static_cast<QWidget*>(nodes_), static_cast<QWidget*>(regions_)}) {
        part->setMinimumWidth(180);
        split->addWidget(part);
    }
    split->setChildrenCollapsible(false);
    split->setSizes({295, 535, 610});
    split->setStretchFactor(1, 1);
    split->setStretchFactor(2, 1);
    layout->addWidget(split);
    connect(backends_, &DelegateBackends::orderRequested, this, &DelegatesPanel::orderRequested);
    connect(backends_, &DelegateBackends::delegateRequested, this, &DelegatesPanel::delegateRequested);
    connect(backends_, &DelegateBackends::specRequested, this, &DelegatesPanel::specRequested);
    connect(backends_, &DelegateBackends::specRemoveRequested, this, &DelegatesPanel::specRemoveRequested);
    connect(nodes_, &DelegateNodes::delegateRequested, this, &DelegatesPanel::delegateRequested);
    connect(regions_, &DelegateRegions::regionSelected, nodes_, &DelegateNodes::selectRegion);
    connect(regions_, &DelegateRegions::extractRequested, this, &DelegatesPanel::extractRequested);
    connect(regions_, &DelegateRegions::replaceRequested, this, &DelegatesPanel::replaceRequested);
    connect(regions_, &DelegateRegions::restoreRequested, this, &DelegatesPanel::restoreRequested);
    connect(&state_, &ViewState::outcomeChanged, this, &DelegatesPanel::refresh);
    refresh();
}

void DelegatesPanel::setBackends(const std::vector<BackendFact>& backends) {
    QStringList names;
    for (const BackendFact& fact : backends) names.append(kit::text(fact.short_name));
    nodes_->setBackends(names);
    backends_->setBackends(backends);
}

void DelegatesPanel::setStudy(std::shared_ptr<const DelegationStudy> study) {
    study_ = std::move(study);
    backends_->setStudy(study_);
    regions_->setStudy(study_);
}

void DelegatesPanel::refresh() {
    const std::shared_ptr<const Outcome>& outcome = state_.outcome();
    // A comparison of planners makes a new outcome with the same tuning, so earlier results still apply.
    const bool same = outcome && tuning_ == state_.tuning();
    tuning_ = state_.tuning();
    if (!same) setStudy(nullptr);
    backends_->refresh();
    // The rows are filled when they become visible; the count in the tab is updated at once.
    if (!rows_->changed()) emit countChanged(outcome ? delegateCalls(*outcome->method) : 0);
    askForStudy();
}

void DelegatesPanel::fill() {
    const DelegationRows rows = state_.outcome() ? delegation_rows(*state_.outcome()) : DelegationRows{};
    nodes_->show(rows);
    regions_->show(rows);
    emit countChanged(static_cast<int>(rows.regions.size()));
}

void DelegatesPanel::askForStudy() {
    if (isVisible() && state_.outcome() && state_.outcome()->partition && !study_) emit studyWanted();
}

void DelegatesPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    askForStudy();
}

}  // namespace arenascope
