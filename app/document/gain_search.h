#pragma once
// The savings of passes, other orders and tiles, measured in the background on request of a view.

#include <map>
#include <memory>
#include <optional>
#include <utility>

#include "app/document/tuning_study.h"
#include "engine/study/tilings.h"
#include "widgets/panels/shrink/shrink_points.h"

namespace arenascope {

class GainSearch : public QObject {
    Q_OBJECT
public:
    explicit GainSearch(Workspace& workspace, QObject* parent = nullptr);
    /// Estimated time that a run takes longer with these tiles, as a part of the present one; nothing: not known.
    [[nodiscard]] std::optional<double> extraTime(const Gain& gain) const;
    /// The search of the Shrink panel for this tuning is done: what it found replaces what a shorter one found, so that
    /// both name the same program.
    void take(std::shared_ptr<const ShrinkReport> report, const Tuning& tuning);
    /// What the Shrink panel shows, until all widgets are created again.
    void keep(ShrinkResults results) { kept_ = std::move(results); }
    [[nodiscard]] ShrinkResults takeKept() { return std::exchange(kept_, {}); }

private:
    using Tilings = std::vector<Tiling>;
    void start();
    void addTiles(const std::shared_ptr<const GainStudy>& study);
    void show(const GainStudy& study, const Tilings& tilings);
    /// Of the shown tuning, if the panel searched for it; nothing: it did not.
    [[nodiscard]] std::optional<Tilings> ofPanel() const;

    Workspace& workspace_;
    TuningStudy study_, tiles_;
    std::map<std::shared_ptr<const TiledMethod>, double> extras_;
    std::shared_ptr<const ShrinkReport> report_;  ///< of the panel's last search; null: none
    Tuning searchedFor_;
    ShrinkResults kept_;
};

}  // namespace arenascope
