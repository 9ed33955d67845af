// What the Shrink panel hands to the panel that takes its place.

#include <QCheckBox>
#include <QComboBox>

#include "widgets/panels/shrink_panel.h"

namespace arenascope {

ShrinkResults ShrinkPanel::results() const {
    return {.wish = wish(),
            .goal = goal_,
            .searchedGoal = searchedGoal_,
            .searched = searched_,
            .report = report_,
            .points = points_,
            .chosen = chosen_,
            .choosesNone = choosesNone_,
            .wasChosenByHand = wasChosenByHand_,
            .busy = busy_,
            .failure = failure_};
}

void ShrinkPanel::restore(const ShrinkResults& results) {
    {
        const QSignalBlocker quiet[] = {QSignalBlocker(costBox_), QSignalBlocker(loading_), QSignalBlocker(halos_),
                                        QSignalBlocker(loops_)};
        costBox_->setCurrentIndex(costBox_->findData(static_cast<int>(results.wish.cost)));
        loading_->setChecked(results.wish.countsLoading);
        halos_->setChecked(results.wish.recomputesHalos);
        loops_->setChecked(results.wish.rollsLoops);
    }
    goal_ = results.goal;
    goal_.countsLoading = results.wish.countsLoading;
    if (state_.outcome()) fillGoals();
    updateHead();  // enables the boxes that apply
    if (results.searched && results.busy) return emit searchRequested();
    searchedGoal_ = results.searchedGoal;
    searched_ = results.searched;
    report_ = results.report;
    points_ = results.points;
    chosen_ = results.chosen;
    choosesNone_ = results.choosesNone;
    wasChosenByHand_ = results.wasChosenByHand;
    failure_ = results.failure;
    refresh();
}

}  // namespace arenascope
