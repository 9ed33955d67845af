// Asks for the gains of the shown tuning, and hands them to the views.

#include "app/document/gain_search.h"

#include "app/document/workspace.h"
#include "engine/study/tilings.h"

namespace arenascope {

namespace {

constexpr double longest_search = 10;  // seconds

}  // namespace

GainSearch::GainSearch(Workspace& workspace, QObject* parent)
    : QObject(parent), workspace_(workspace), study_(workspace, this), tiles_(workspace, this) {
    connect(&study_, &TuningStudy::forgotten, this, [this] {
        extras_.clear();
        workspace_.view().setGains(nullptr);
    });
    connect(&workspace_.view(), &ViewState::gainsWanted, this, &GainSearch::start);
}

void GainSearch::start() {
    study_.start<GainStudy>(
        [](const TuningStudy::Subject& of, Progress& progress) {
            return measure_gains(*of.engine, *of.program, *of.tuning, of.outcome->plan(), longest_search, progress);
        },
        [this](const std::shared_ptr<const GainStudy>& study) {
            workspace_.view().setGains(study);
            if (study) addTiles(study);
        });
}

/// After the passes, which take less time to measure.
void GainSearch::addTiles(const std::shared_ptr<const GainStudy>& study) {
    using Tilings = std::vector<Tiling>;
    tiles_.start<Tilings>(
        [](const TuningStudy::Subject& of, Progress& progress) {
            return measure_tilings(*of.engine, of.program, *of.tuning, of.outcome->plan(), longest_search, progress);
        },
        [this, study](const std::shared_ptr<const Tilings>& tilings) {
            if (!tilings || tilings->empty()) return;
            auto all = std::make_shared<GainStudy>(*study);
            for (const Tiling& each : *tilings) {
                all->tiles.push_back(each.gain);
                extras_[each.gain.changes.front().tiles] = each.extra;
            }
            workspace_.view().setGains(std::move(all));
        });
}

std::optional<double> GainSearch::extraTime(const Gain& gain) const {
    for (const ProgramChange& change : gain.changes)
        if (const auto known = extras_.find(change.tiles); change.tiles && known != extras_.end()) return known->second;
    return std::nullopt;
}

}  // namespace arenascope
