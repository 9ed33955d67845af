// Which plans stand beside each other: the choices there are, how many sides, the baseline, what is linked.

#include <QAction>
#include <QActionGroup>
#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <algorithm>

#include "engine/planning/planner.h"
#include "widgets/charts/compare/compare_chart.h"
#include "widgets/charts/compare/compare_pane.h"
#include "widgets/charts/compare/compare_picker.h"
#include "widgets/plot/step_plot.h"
#include "widgets/ui/engine_words.h"
#include "widgets/ui/plan_rows.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

CompareSide sideOf(const std::shared_ptr<const Outcome>& outcome, std::size_t plan, const QString& file) {
    const std::string& id = outcome->plans[plan].planner;
    CompareSide side{.title = QString::fromStdString(id), .origin = {}, .file = file, .outcome = outcome, .plan = plan};
    if (const Planner* planner = find_planner(id))
        side.title = words::engine(planner->title), side.origin = kit::text(planner->origin);
    if (id == planner_id::loaded) side.title = CompareChart::tr("As loaded");
    return side;
}

/// Left of the plan that is shown: the baseline, else the file's own plan, else the best of the others. The same plan
/// twice says nothing.
std::size_t besideShown(const Outcome& outcome) {
    const auto is_other = [&](const Plan& plan) { return &plan != &outcome.plan(); };
    if (const Plan* baseline = baselineOf(outcome); baseline && is_other(*baseline))
        return static_cast<std::size_t>(baseline - outcome.plans.data());
    std::size_t best = outcome.shown;
    for (std::size_t i = 0; i < outcome.plans.size(); ++i) {
        const Plan& plan = outcome.plans[i];
        if (!is_other(plan)) continue;
        if (plan.is_loaded()) return i;
        const auto rank = [](const Plan& each) { return std::pair(!each.valid(), each.total_bytes); };
        if (best == outcome.shown || rank(plan) < rank(outcome.plans[best])) best = i;
    }
    return best;
}

}  // namespace

void CompareChart::addPane() {
    const std::size_t index = panes_.size();
    auto* pane = new ComparePane(state_, sideLetter(index), this);
    panes_.push_back(pane);
    pane->setSizePolicy(QSizePolicy::Ignored,
                        QSizePolicy::Expanding);  // sides are equally wide, whatever their choices say
    panesRow_->addWidget(pane, 1);
    pane->plot().installEventFilter(this);
    connect(&pane->picker(), &ComparePicker::activated, this, [this, index] {
        chosen_[index] = picker(index).currentText();
        compare();
    });
    connect(&pane->closer(), &QToolButton::clicked, this, [this, index] { removeSide(index); });
    if (steps_ > 0)
        pane->plot().setSteps(steps_), pane->setView(panes_[active_]->view().first, panes_[active_]->view().second);
}

ComparePicker& CompareChart::picker(std::size_t index) const { return panes_[index]->picker(); }

const CompareSide& CompareChart::side(std::size_t index) const {
    return choices_[static_cast<std::size_t>(picker(index).currentIndex())];
}

/// The first file beside the program takes the second side, further ones get sides of their own.
void CompareChart::onCompared() {
    const std::shared_ptr<const Compared>& file = state_.compared();
    const bool adding = std::exchange(adding_, false);
    if (!file || !file->outcome || file->outcome->plans.empty()) {
        files_.clear();
        shown_ = 2;
        base_ = active_ = 0;
        chosen_.fill({});
        return fillSides();
    }
    const auto known =
        std::find_if(files_.begin(), files_.end(), [&](const auto& each) { return each->title == file->title; });
    const bool is_first = files_.empty(), is_known = known != files_.end();
    if (is_known) *known = file;  // read again
    else files_.push_back(file);
    fillChoices();
    if (is_first && !adding && shown_ == 2) {
        chosen_[1].clear();
    } else if (!is_known || adding) {
        const auto choice = std::find_if(choices_.begin(), choices_.end(), [&](const CompareSide& each) {
            return each.outcome == file->outcome && each.plan == file->outcome->shown;
        });
        if (shown_ == most_sides) removeSide(most_sides - 1);
        for (std::size_t i = 0; i < shown_; ++i) {  // the others keep what they show
            if (chosen_[i].isEmpty()) chosen_[i] = picker(i).currentText();
        }
        return addSide(static_cast<int>(choice - choices_.begin()));
    }
    fillSides();
}

/// All plans of this program, and those of the files beside it.
void CompareChart::fillChoices() {
    choices_.clear();
    const std::shared_ptr<const Outcome>& outcome = state_.outcome();
    if (!outcome) return;
    for (std::size_t i = 0; i < outcome->plans.size(); ++i) choices_.push_back(sideOf(outcome, i, {}));
    for (const std::shared_ptr<const Compared>& file : files_) {
        for (std::size_t i = 0; i < file->outcome->plans.size(); ++i)
            choices_.push_back(sideOf(file->outcome, i, file->title));
    }
}

/// What a side shows that nobody chose: beside a file the plan that is shown, else what that is measured against.
int CompareChart::firstChoice(std::size_t pane) const {
    const std::shared_ptr<const Outcome>& outcome = state_.outcome();
    if (!outcome || outcome->plans.empty()) return -1;
    if (files_.empty()) return static_cast<int>(pane == 0 ? besideShown(*outcome) : outcome->shown);
    return static_cast<int>(pane == 0 ? outcome->shown : outcome->plans.size() + files_.front()->outcome->shown);
}

int CompareChart::freeChoice(std::size_t pane, const std::vector<int>& taken) const {
    const int first = firstChoice(pane);
    const auto is_free = [&](int choice) { return std::find(taken.begin(), taken.end(), choice) == taken.end(); };
    if (first < 0 || is_free(first)) return first;
    if (const int other = static_cast<int>(besideShown(*state_.outcome())); is_free(other)) return other;
    for (int choice = 0; choice < static_cast<int>(choices_.size()); ++choice) {
        if (is_free(choice)) return choice;
    }
    return first;
}

/// The choice of each side stays where its plan is still there; until it is again another one stands in for it.
void CompareChart::fillSides() {
    fillChoices();
    std::vector<int> taken;
    for (std::size_t i = 0; i < panes_.size(); ++i) {
        ComparePicker& picker = this->picker(i);
        picker.clear();
        for (const CompareSide& side : choices_) picker.addPlan(side.title, side.file);
        picker.setCurrentIndex(chosen_[i].isEmpty() ? -1 : picker.findText(chosen_[i]));
        if (i < shown_ && picker.currentIndex() >= 0) taken.push_back(picker.currentIndex());
    }
    for (std::size_t i = 0; i < panes_.size(); ++i) {
        if (picker(i).currentIndex() >= 0) continue;
        picker(i).setCurrentIndex(freeChoice(i, taken));
        if (i < shown_) taken.push_back(picker(i).currentIndex());
    }
    compare();
}

void CompareChart::addSide(int choice) {
    if (shown_ == most_sides || choice < 0) return;
    const std::size_t added = shown_++;
    while (panes_.size() < shown_) addPane();
    fillChoices();
    const CompareSide& side = choices_[static_cast<std::size_t>(choice)];
    chosen_[added] = ComparePicker::textOf(side.title, side.file);
    fillSides();
    emit statusChanged(tr("Plan %1 is beside the others").arg(sideLetter(added)));
}

void CompareChart::removeSide(std::size_t index) {
    if (shown_ <= 2 || index >= shown_) return;
    for (std::size_t i = index; i + 1 < shown_; ++i) {
        picker(i).setCurrentIndex(picker(i + 1).currentIndex());
        chosen_[i] = picker(i).currentText();
    }
    --shown_;
    chosen_[shown_].clear();
    if (base_ == index) base_ = 0;
    else if (base_ > index) --base_;
    active_ = 0;
    compare();
}

void CompareChart::setBaseline(std::size_t index) {
    if (index >= shown_) return;
    base_ = index;
    compare();
}

void CompareChart::setLinked(bool steps, bool offsets) {
    linkSteps_->setChecked(steps);
    linkOffsets_->setChecked(offsets);
    showLinks();
    if (!scene_.isEmpty()) showPanes(chosenSides());
    mark();
}

void CompareChart::showLinks() {
    const bool steps = linkSteps_->isChecked(), offsets = linkOffsets_->isChecked();
    axes_->setText(steps && offsets ? tr("Axes linked")
                       : steps      ? tr("Steps linked")
                       : offsets    ? tr("Offsets linked")
                                    : tr("Axes not linked"));
}

std::vector<CompareSide> CompareChart::chosenSides() const {
    std::vector<CompareSide> sides;
    for (std::size_t i = 0; i < shown_; ++i) {
        if (picker(i).currentIndex() < 0 || static_cast<std::size_t>(picker(i).currentIndex()) >= choices_.size())
            return {};
        sides.push_back(side(i));
    }
    return sides;
}

void CompareChart::fillAddMenu() {
    QMenu& menu = *add_->menu();
    menu.clear();
    menu.addAction(tr("Other file…"), this, [this] {
        adding_ = true;
        emit fileRequested();
    });
    menu.addSeparator();
    for (int i = 0; i < static_cast<int>(choices_.size()); ++i) {
        QAction* plan = menu.addAction(picker(0).itemText(i), this, [this, i] { addSide(i); });
        for (std::size_t shown = 0; shown < shown_; ++shown)
            plan->setEnabled(plan->isEnabled() && picker(shown).currentIndex() != i);
    }
}

void CompareChart::fillBaselineMenu() {
    QMenu& menu = *baseline_->menu();
    menu.clear();
    auto* group = new QActionGroup(&menu);
    for (std::size_t i = 0; i < shown_; ++i) {
        QAction* side = menu.addAction(sideLetter(i) + QStringLiteral("  ") + picker(i).currentText(), this,
                                       [this, i] { setBaseline(i); });
        side->setCheckable(true);
        side->setChecked(i == base_);
        group->addAction(side);
    }
}

}  // namespace arenascope
