// Asks for the gains of the shown tuning, and hands them to the views.

#include "app/document/gain_search.h"

#include "app/document/workspace.h"

namespace arenascope {

namespace {

constexpr double longest_search = 10;  // seconds

/// Null: it has none.
std::shared_ptr<const TiledMethod> tilesOf(const Gain& gain) {
    for (const ProgramChange& change : gain.changes)
        if (change.tiles) return change.tiles;
    return nullptr;
}

}  // namespace

GainSearch::GainSearch(Workspace& workspace, QObject* parent)
    : QObject(parent), workspace_(workspace), study_(workspace, this), tiles_(workspace, this) {
    connect(&study_, &TuningStudy::forgotten, this, [this] {
        extras_.clear();
        workspace_.view().setGains(nullptr);
    });
    connect(&workspace_.view(), &ViewState::gainsWanted, this, &GainSearch::start);
    connect(&workspace_, &Workspace::documentChanged, this, [this] { report_.reset(); });
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
    if (const auto known = ofPanel()) return show(*study, *known);
    tiles_.start<Tilings>(
        [](const TuningStudy::Subject& of, Progress& progress) {
            return measure_tilings(*of.engine, of.program, *of.tuning, of.outcome->plan(), longest_search, progress);
        },
        [this, study](const std::shared_ptr<const Tilings>& tilings) {
            if (tilings && !ofPanel()) show(*study, *tilings);
        });
}

void GainSearch::show(const GainStudy& study, const Tilings& tilings) {
    auto all = std::make_shared<GainStudy>(study);
    all->tiles.clear();
    extras_.clear();
    for (const Tiling& each : tilings) {
        all->tiles.push_back(each.gain);
        extras_[tilesOf(each.gain)] = each.extra;
    }
    workspace_.view().setGains(std::move(all));
}

void GainSearch::take(std::shared_ptr<const ShrinkReport> report, const Tuning& tuning) {
    report_ = std::move(report);
    searchedFor_ = searched_tuning(tuning);
    const auto known = ofPanel();
    if (const auto gains = workspace_.view().gains(); gains && known) show(*gains, *known);
}

std::optional<std::vector<Tiling>> GainSearch::ofPanel() const {
    const std::shared_ptr<const Outcome>& outcome = workspace_.view().outcome();
    const std::shared_ptr<const Tuning>& tuning = workspace_.view().tuning();
    if (!report_ || !outcome || !(searched_tuning(*tuning) == searchedFor_)) return std::nullopt;
    std::vector<Tiling> found = tilings_of(*report_, *tuning, outcome->plan());
    if (found.empty() && !report_->front.empty()) return std::nullopt;  // of other passes: a search may find some
    return found;
}

std::optional<double> GainSearch::extraTime(const Gain& gain) const {
    const auto known = extras_.find(tilesOf(gain));
    return known == extras_.end() ? std::nullopt : std::optional(known->second);
}

}  // namespace arenascope
