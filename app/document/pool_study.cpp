#include "app/document/pool_study.h"

#include <algorithm>

#include "app/document/workspace.h"
#include "engine/study/first_outcome.h"
#include "engine/study/pool_choice.h"

namespace arenascope {
namespace {

/// Whether a second memory could help: there is one, and the tuning's own plan does not fit it.
bool could_add_memory(const Outcome& shown, const Tuning& tuning) {
    return tuning.pools.size() == 1 && !shown.plan().fits() && shown.plan().valid() && !is_provisional(shown, tuning);
}

}  // namespace

Pool further_pool(const Tuning& tuning) {
    Pool out{.mem_id = free_mem_id(tuning)};
    const std::string name = out.mem_id == 2 ? "PSRAM" : "Pool " + std::to_string(out.mem_id);
    const auto is_taken = [&] {
        return std::any_of(tuning.pools.begin(), tuning.pools.end(),
                           [&](const Pool& each) { return each.name == out.name; });
    };
    out.name = name;
    for (int further = 2; is_taken(); ++further) out.name = name + ' ' + std::to_string(further);
    return out;
}

PoolChooser::PoolChooser(Workspace& workspace, QObject* parent) : QObject(parent), workspace_(workspace) {}

PoolChooser::~PoolChooser() { giveUp(); }

void PoolChooser::giveUp() {
    if (progress_) progress_->cancel();
    progress_.reset();
    later_.cancel();
}

void PoolChooser::choose(const Tuning& tuning) {
    giveUp();
    if (!workspace_.document()) return;
    using Chosen = std::shared_ptr<const Outcome>;
    progress_ = std::make_shared<Progress>();
    later_.start<Chosen>(
        [progress = progress_, engine = workspace_.sharedEngine(), program = workspace_.document()->program(),
         tuning]() -> Chosen {
            auto outcome = choose_pools(*engine, *program, tuning, *progress);
            return outcome.ok() ? std::make_shared<const Outcome>(std::move(outcome).take()) : nullptr;
        },
        [this](const Chosen& outcome) { emit chosen(outcome); });
}

PoolStudy::PoolStudy(Workspace& workspace, QObject* parent)
    : QObject(parent), workspace_(workspace), chooser_(workspace) {
    connect(&workspace_.view(), &ViewState::outcomeChanged, this, &PoolStudy::study);
    connect(&chooser_, &PoolChooser::chosen, this,
            [this](const std::shared_ptr<const Outcome>& chosen) { emit studied(chosen, adds_); });
}

void PoolStudy::study() {
    const std::shared_ptr<const Outcome> shown = workspace_.view().outcome();
    const std::shared_ptr<const Tuning> tuning = workspace_.view().tuning();
    adds_ = shown && could_add_memory(*shown, *tuning);
    const bool wanted = shown && workspace_.document() && shown->tensors.size() < many_tensors &&
        (adds_ || could_choose_pools(*shown, *tuning));
    if (wanted && of_.lock() == tuning) return;  // the same plan beside those of other planners
    of_.reset();
    chooser_.giveUp();
    emit studied(nullptr, false);
    if (!wanted) return;
    of_ = tuning;
    chooser_.choose(adds_ ? edit::add_pool(*tuning, further_pool(*tuning)) : *tuning);
}

}  // namespace arenascope
