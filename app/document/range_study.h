#pragma once
// While upper bounds come from the example's shapes: the bytes of each planner for the value ranges.

#include <QObject>
#include <memory>

#include "widgets/ui/latest_task.h"

namespace arenascope {

struct Outcome;
class Progress;
struct Tuning;
class Workspace;

class RangeStudy : public QObject {
    Q_OBJECT
public:
    explicit RangeStudy(Workspace& workspace, QObject* parent = nullptr);
    ~RangeStudy() override;
    /// No worker is left, not even of a cancelled one.
    [[nodiscard]] bool isSettled() const { return later_.isSettled(); }

signals:
    /// The same tuning without hints; null: it has none, or a range has no end.
    void studied(std::shared_ptr<const arenascope::Outcome> ranged);

private:
    void study();
    void giveUp();

    Workspace& workspace_;
    std::shared_ptr<Progress> progress_;  ///< of the running study; null: none
    std::weak_ptr<const Tuning> of_;      ///< the last one studied
    LatestTask later_;
};

}  // namespace arenascope
