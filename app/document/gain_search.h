#pragma once
// The savings of passes and other orders, measured in the background on request of a view.

#include <QObject>
#include <memory>

#include "widgets/ui/latest_task.h"

namespace arenascope {

class Progress;
struct Tuning;
class Workspace;

class GainSearch : public QObject {
    Q_OBJECT
public:
    explicit GainSearch(Workspace& workspace, QObject* parent = nullptr);
    ~GainSearch() override;

private:
    void start();
    /// Discards figures of a former tuning, and stops their search.
    void forget();

    Workspace& workspace_;
    std::shared_ptr<Progress> progress_;  ///< of the running search; null: none
    std::weak_ptr<const Tuning> of_;      ///< the last requested one
    LatestTask later_;
};

}  // namespace arenascope
