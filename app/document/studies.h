#pragma once
// Results that views request beyond the plan, each on a worker: the arena over one dimension or two, the footprint, and
// the effect of delegation.

#include <QObject>
#include <QTimer>
#include <memory>
#include <vector>

#include "app/document/bench.h"
#include "engine/formats/linker_map/linker_map.h"
#include "engine/runtime/run_result.h"
#include "engine/study/delegation_study.h"
#include "engine/study/size_map.h"

namespace arenascope {

class Studies : public QObject {
    Q_OBJECT
public:
    explicit Studies(Bench& bench, QObject* parent = nullptr);
    /// Arena size over that symbol's range, for the current tuning; stored in the views' state.
    void computeCurve(const QString& symbol);
    /// Arena sizes over two symbols, for the current tuning, whose values of these do not matter: answered by
    /// mapComputed() or mapFailed(). Maps that were computed for it are kept.
    void computeMap(const QString& across, const QString& up);
    /// The footprint on a device, for the shown outcome; stored in the views' state.
    void computeFootprint();
    /// The firmware around the program, whose variables Footprint lists from now on; null: none.
    void setFirmware(std::shared_ptr<const FirmwareMap> firmware);
    /// What delegating comes to, for the shown outcome; nothing where it delegates nothing.
    void studyDelegation();

signals:
    void mapComputed(std::shared_ptr<const arenascope::SizeMap> map);
    void mapFailed(const QString& why);
    void delegationStudied(std::shared_ptr<const arenascope::DelegationStudy> study);
    void logged(const QString& line);

private:
    Bench& bench_;
    /// Measurements of runs, with the payload of each figure: they apply to other plans of it.
    struct Measured {
        DelegateMemory memory;
        Data payload;
    };
    void keepMeasured();
    [[nodiscard]] std::vector<DelegateMemory> measuredOf(const Outcome& outcome) const;
    /// A map, and what it was computed for.
    struct KeptMap {
        std::weak_ptr<const Program> program;
        Tuning tuning;  ///< without ranges of the two symbols
        std::shared_ptr<const SizeMap> map;
    };
    [[nodiscard]] std::shared_ptr<const SizeMap> keptMap(const Tuning& tuning, const std::string& across,
                                                         const std::string& up) const;
    std::vector<KeptMap> maps_;  ///< the last ones
    std::vector<Measured> measured_;
    std::shared_ptr<const FirmwareMap> firmware_;
    std::weak_ptr<const Outcome> footprintOf_;  ///< that was asked for last
    QTimer checking_;                           ///< whether limits hold: once a drag rests
};

}  // namespace arenascope
