#pragma once
// Results that views request beyond the plan, each on a worker: the arena over a dimension, the footprint, and the
// effect of delegation.

#include <QObject>
#include <QTimer>
#include <memory>
#include <vector>

#include "app/document/bench.h"
#include "engine/formats/linker_map/linker_map.h"
#include "engine/runtime/run_result.h"
#include "engine/study/delegation_study.h"

namespace arenascope {

class Studies : public QObject {
    Q_OBJECT
public:
    explicit Studies(Bench& bench, QObject* parent = nullptr);
    /// Arena size over that symbol's range, for the current tuning; stored in the views' state.
    void computeCurve(const QString& symbol);
    /// The footprint on a device, for the shown outcome; stored in the views' state.
    void computeFootprint();
    /// The firmware around the program, whose variables Footprint lists from now on; null: none.
    void setFirmware(std::shared_ptr<const FirmwareMap> firmware);
    /// What delegating comes to, for the shown outcome; nothing where it delegates nothing.
    void studyDelegation();

signals:
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
    std::vector<Measured> measured_;
    std::shared_ptr<const FirmwareMap> firmware_;
    std::weak_ptr<const Outcome> footprintOf_;  ///< that was asked for last
    QTimer checking_;                           ///< whether limits hold: once a drag rests
};

}  // namespace arenascope
