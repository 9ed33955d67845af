#pragma once
// What choosing the pools automatically would give, where the shown plan does not fit: asked before it is offered.

#include <QObject>
#include <memory>

#include "widgets/ui/latest_task.h"

namespace arenascope {

struct Outcome;
class Progress;
struct Tuning;
class Workspace;

class PoolStudy : public QObject {
    Q_OBJECT
public:
    explicit PoolStudy(Workspace& workspace, QObject* parent = nullptr);
    ~PoolStudy() override;

signals:
    /// The plan with the pools chosen; null: there is nothing to offer.
    void studied(std::shared_ptr<const arenascope::Outcome> chosen);

private:
    void study();
    void giveUp();

    Workspace& workspace_;
    std::shared_ptr<Progress> progress_;  ///< of the study that goes on; null: none does
    std::weak_ptr<const Tuning> of_;      ///< that was studied last
    LatestTask later_;
};

}  // namespace arenascope
