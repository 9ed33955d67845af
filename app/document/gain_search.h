#pragma once
// The savings of passes and other orders, measured in the background on request of a view.

#include "app/document/tuning_study.h"

namespace arenascope {

class GainSearch : public QObject {
    Q_OBJECT
public:
    explicit GainSearch(Workspace& workspace, QObject* parent = nullptr);

private:
    void start();

    Workspace& workspace_;
    TuningStudy study_;
};

}  // namespace arenascope
