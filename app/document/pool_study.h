#pragma once
// The result of choosing pools automatically, if the shown plan does not fit: measured before it is offered.

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
    /// The plan with the chosen pools; null: nothing to offer.
    void studied(std::shared_ptr<const arenascope::Outcome> chosen);

private:
    void study();
    void giveUp();

    Workspace& workspace_;
    std::shared_ptr<Progress> progress_;  ///< of the running study; null: none
    std::weak_ptr<const Tuning> of_;      ///< the last one studied
    LatestTask later_;
};

}  // namespace arenascope
