#pragma once
// The savings of passes, other orders and tiles, measured in the background on request of a view.

#include <map>
#include <memory>
#include <optional>

#include "app/document/tuning_study.h"
#include "engine/study/pass_gains.h"

namespace arenascope {

class GainSearch : public QObject {
    Q_OBJECT
public:
    explicit GainSearch(Workspace& workspace, QObject* parent = nullptr);
    /// Estimated time that a run takes longer with these tiles, as a part of the present one; nothing: not known.
    [[nodiscard]] std::optional<double> extraTime(const Gain& gain) const;

private:
    void start();
    void addTiles(const std::shared_ptr<const GainStudy>& study);

    Workspace& workspace_;
    TuningStudy study_, tiles_;
    std::map<std::shared_ptr<const TiledMethod>, double> extras_;
};

}  // namespace arenascope
