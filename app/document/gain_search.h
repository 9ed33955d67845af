#pragma once
// The savings of passes, other orders and tiles, measured in the background on request of a view.

#include "app/document/tuning_study.h"
#include "engine/study/pass_gains.h"

namespace arenascope {

class GainSearch : public QObject {
    Q_OBJECT
public:
    explicit GainSearch(Workspace& workspace, QObject* parent = nullptr);

private:
    void start();
    void addTiles(const std::shared_ptr<const GainStudy>& study);

    Workspace& workspace_;
    TuningStudy study_, tiles_;
};

}  // namespace arenascope
