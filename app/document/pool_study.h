#pragma once
// The result of choosing pools automatically, if the shown plan does not fit: measured before it is offered. Where
// there is one pool, with one more memory.

#include <QObject>
#include <memory>

#include "engine/tuning/tuning.h"
#include "widgets/ui/latest_task.h"

namespace arenascope {

struct Outcome;
class Progress;
class Workspace;

/// With one more pool, without a limit.
[[nodiscard]] Tuning with_added_pool(Tuning tuning);

class PoolStudy : public QObject {
    Q_OBJECT
public:
    explicit PoolStudy(Workspace& workspace, QObject* parent = nullptr);
    ~PoolStudy() override;

signals:
    /// The plan with the chosen pools; null: nothing to offer. `adds`: one of them is a memory more.
    void studied(std::shared_ptr<const arenascope::Outcome> chosen, bool adds);

private:
    void study();
    void giveUp();

    Workspace& workspace_;
    std::shared_ptr<Progress> progress_;  ///< of the running study; null: none
    std::weak_ptr<const Tuning> of_;      ///< the last one studied
    LatestTask later_;
};

}  // namespace arenascope
