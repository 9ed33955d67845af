#pragma once
// What each pass saves and costs, measured behind the window once the Shrink panel asks for it.

#include <QObject>
#include <memory>

#include "engine/study/pass_rows.h"
#include "widgets/ui/latest_task.h"

namespace arenascope {

class Workspace;

class PassStudy : public QObject {
    Q_OBJECT
public:
    explicit PassStudy(Workspace& workspace, QObject* parent = nullptr);
    ~PassStudy() override;
    /// Measures for the tuning that is shown, once.
    void study();

signals:
    /// Null: what was measured belongs to a tuning that is gone.
    void studied(std::shared_ptr<const arenascope::PassTable> table);

private:
    void forget();

    Workspace& workspace_;
    std::shared_ptr<Progress> progress_;  ///< of the study that goes on; null: none does
    std::weak_ptr<const Tuning> of_;      ///< that was asked for last
    LatestTask later_;
};

}  // namespace arenascope
