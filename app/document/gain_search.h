#pragma once
// What passes and other orders would save, measured behind the window once a view asks for it.

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
    /// Figures of a former tuning go, and the search for them.
    void forget();

    Workspace& workspace_;
    std::shared_ptr<Progress> progress_;  ///< of the search that goes on; null: none does
    std::weak_ptr<const Tuning> of_;      ///< that was asked for last
    LatestTask later_;
};

}  // namespace arenascope
