// Asks for the gains of the shown tuning, and hands them to the views.

#include "app/document/gain_search.h"

#include "app/document/workspace.h"
#include "engine/study/pass_gains.h"

namespace arenascope {

namespace {

constexpr double longest_search = 10;  // seconds

}  // namespace

GainSearch::GainSearch(Workspace& workspace, QObject* parent)
    : QObject(parent), workspace_(workspace), study_(workspace, this), tiles_(workspace, this) {
    connect(&study_, &TuningStudy::forgotten, this, [this] { workspace_.view().setGains(nullptr); });
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
    tiles_.start<std::vector<Gain>>(
        [](const TuningStudy::Subject& of, Progress& progress) {
            return measure_tilings(*of.engine, of.program, *of.tuning, of.outcome->plan(), longest_search, progress);
        },
        [this, study](const std::shared_ptr<const std::vector<Gain>>& tiles) {
            if (!tiles || tiles->empty()) return;
            auto all = std::make_shared<GainStudy>(*study);
            all->tiles = *tiles;
            workspace_.view().setGains(std::move(all));
        });
}

}  // namespace arenascope
