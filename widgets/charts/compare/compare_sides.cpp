#include "widgets/charts/compare/compare_sides.h"

#include <algorithm>

#include "engine/planning/planner.h"
#include "engine/tuning/pools_of.h"
#include "widgets/ui/engine_texts.h"
#include "widgets/ui/plan_rows.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

CompareSide sideOf(const std::shared_ptr<const Outcome>& outcome, std::size_t plan, const QString& file,
                   const QString& path = {}) {
    const std::string& id = outcome->plans[plan].planner;
    CompareSide side{
        .title = planTitle(id), .origin = {}, .file = file, .path = path, .outcome = outcome, .plan = plan};
    if (const Planner* planner = find_planner(id)) side.origin = kit::text(planner->origin);
    return side;
}

/// To the left of the shown plan: the baseline, else the file's own plan, else the best of the others, but never the
/// same plan twice.
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

std::vector<CompareSide> CompareSides::all() const {
    std::vector<CompareSide> sides;
    for (std::size_t i = 0; i < count_; ++i) {
        if (shown_[i] < 0 || static_cast<std::size_t>(shown_[i]) >= choices_.size()) return {};
        sides.push_back(at(i));
    }
    return sides;
}

void CompareSides::setProgram(std::shared_ptr<const Outcome> outcome) {
    program_ = std::move(outcome);
    fillSides();
}

std::optional<std::size_t> CompareSides::withOtherPools() const {
    if (all().empty()) return std::nullopt;
    const std::vector<Pool>& pools = at(base_).outcome->report.asked.pools;
    for (std::size_t side = 0; side < count_; ++side) {
        const Tuning& own = at(side).outcome->report.asked;
        if (side != base_ && !at(side).path.isEmpty() && with_pools(own, pools) != own) return side;
    }
    return std::nullopt;
}

std::optional<std::size_t> CompareSides::setFile(const std::shared_ptr<const Compared>& file) {
    const bool adds = std::exchange(addsNext_, false);
    if (!file || !file->outcome || file->outcome->plans.empty()) {
        files_.clear();
        count_ = 2;
        base_ = 0;
        chosen_.fill(std::nullopt);
        fillSides();
        return std::nullopt;
    }
    const auto known =
        std::find_if(files_.begin(), files_.end(), [&](const auto& each) { return each->title == file->title; });
    const bool is_first = files_.empty(), is_known = known != files_.end();
    const bool takes_second = is_first && !adds && count_ == 2;
    const bool gets_own = !takes_second && (!is_known || adds);
    if (gets_own) {
        if (count_ == most_sides) remove(most_sides - 1);
        for (std::size_t i = 0; i < count_; ++i) {  // the others keep their choices
            if (!chosen_[i] && shown_[i] >= 0) chosen_[i] = nameOf(i);
        }
    }
    if (is_known) *known = file;  // read again
    else files_.push_back(file);
    if (takes_second) chosen_[1].reset();
    if (!gets_own) {
        fillSides();
        return std::nullopt;
    }
    fillChoices();
    const auto choice = std::find_if(choices_.begin(), choices_.end(), [&](const CompareSide& each) {
        return each.outcome == file->outcome && each.plan == file->outcome->shown;
    });
    const std::size_t added = count_;
    return choice != choices_.end() && add(static_cast<int>(choice - choices_.begin())) ? std::optional(added)
                                                                                        : std::nullopt;
}

void CompareSides::fillChoices() {
    choices_.clear();
    if (!program_) return;
    for (std::size_t i = 0; i < program_->plans.size(); ++i) choices_.push_back(sideOf(program_, i, {}));
    for (const std::shared_ptr<const Compared>& file : files_) {
        for (std::size_t i = 0; i < file->outcome->plans.size(); ++i)
            choices_.push_back(sideOf(file->outcome, i, file->title, file->path));
    }
}

/// The default of a side: next to a file the shown plan, otherwise the plan with which that is compared.
int CompareSides::firstChoice(std::size_t side) const {
    if (!program_ || program_->plans.empty()) return -1;
    if (files_.empty()) return static_cast<int>(side == 0 ? besideShown(*program_) : program_->shown);
    return static_cast<int>(side == 0 ? program_->shown : program_->plans.size() + files_.front()->outcome->shown);
}

int CompareSides::freeChoice(std::size_t side, const std::vector<int>& taken) const {
    const int first = firstChoice(side);
    const auto is_free = [&](int choice) { return std::find(taken.begin(), taken.end(), choice) == taken.end(); };
    if (first < 0 || is_free(first)) return first;
    if (const int other = static_cast<int>(besideShown(*program_)); is_free(other)) return other;
    for (int choice = 0; choice < static_cast<int>(choices_.size()); ++choice) {
        if (is_free(choice)) return choice;
    }
    return first;
}

/// A side keeps its choice if its plan exists; until it exists again, another one replaces it.
void CompareSides::fillSides() {
    fillChoices();
    std::vector<int> taken;
    for (std::size_t i = 0; i < most_sides; ++i) {
        const auto found = std::find_if(choices_.begin(), choices_.end(), [&](const CompareSide& each) {
            return chosen_[i] == Name(each.title, each.file);
        });
        shown_[i] = found == choices_.end() ? -1 : static_cast<int>(found - choices_.begin());
        if (i < count_ && shown_[i] >= 0) taken.push_back(shown_[i]);
    }
    for (std::size_t i = 0; i < most_sides; ++i) {
        if (shown_[i] >= 0) continue;
        shown_[i] = freeChoice(i, taken);
        if (i < count_) taken.push_back(shown_[i]);
    }
}

void CompareSides::choose(std::size_t side, int choice) {
    shown_[side] = choice;
    chosen_[side] = choice < 0 ? std::nullopt : std::optional(nameOf(side));
}

bool CompareSides::add(int choice) {
    if (count_ == most_sides || choice < 0) return false;
    const CompareSide& side = choices_[static_cast<std::size_t>(choice)];
    chosen_[count_++] = Name(side.title, side.file);
    fillSides();
    return true;
}

bool CompareSides::remove(std::size_t side) {
    if (count_ <= 2 || side >= count_) return false;
    for (std::size_t i = side; i + 1 < count_; ++i) choose(i, shown_[i + 1]);
    chosen_[--count_].reset();
    if (base_ == side) base_ = 0;
    else if (base_ > side) --base_;
    return true;
}

bool CompareSides::setBaseline(std::size_t side) {
    if (side >= count_) return false;
    base_ = side;
    return true;
}

}  // namespace arenascope
