#include "widgets/graph/graph_job.h"

#include <utility>

namespace arenascope {

GraphJob::GraphJob(QObject* parent) : QObject(parent) { pool_.setMaxThreadCount(1); }

GraphJob::~GraphJob() {
    if (stop_) stop_->store(true);
    pool_.waitForDone();
}

void GraphJob::start(Work work, Then then) {
    if (stop_) stop_->store(true);
    const bool was_busy = busy();
    stop_ = std::make_shared<Stop>(false);
    pool_.start([this, stop = stop_, work = std::move(work), then = std::move(then)] {
        if (stop->load()) return;
        auto drawn = std::make_shared<Drawn>(work(*stop));
        QMetaObject::invokeMethod(
            this,
            [this, stop, drawn, then] {
                if (stop_ != stop) return;  // given up, or another one is awaited
                stop_.reset();
                emit busyChanged(false);
                then(std::move(*drawn));
            },
            Qt::QueuedConnection);
    });
    if (!was_busy) emit busyChanged(true);
}

void GraphJob::cancel() {
    if (!stop_) return;
    stop_->store(true);
    stop_.reset();
    emit busyChanged(false);
}

}  // namespace arenascope
