#pragma once
// What each pass saves and costs, measured behind the window once the Shrink panel asks for it.

#include "app/document/tuning_study.h"
#include "engine/study/pass_rows.h"

namespace arenascope {

class PassStudy : public QObject {
    Q_OBJECT
public:
    explicit PassStudy(Workspace& workspace, QObject* parent = nullptr);
    /// Measures for the tuning that is shown, once.
    void study();

signals:
    /// Null: what was measured belongs to a tuning that is gone.
    void studied(std::shared_ptr<const arenascope::PassTable> table);

private:
    TuningStudy study_;
};

}  // namespace arenascope
