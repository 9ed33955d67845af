#include "app/document/jobs.h"

#include <QElapsedTimer>
#include <QMetaObject>
#include <algorithm>
#include <optional>

namespace arenascope {
namespace {

/// Reports each new stage, and within a stage at most every 50 ms.
class Throttle {
public:
    bool pass(const Stage& stage) {
        if (stage == stage_ && timer_.isValid() && timer_.elapsed() < 50) return false;
        stage_ = stage;
        timer_.start();
        return true;
    }

private:
    std::optional<Stage> stage_;
    QElapsedTimer timer_;
};

}  // namespace

Jobs::Jobs(QObject* parent) : QObject(parent) {
    // A cancelled job may still be running while its successor starts.
    pool_.setMaxThreadCount(std::max(2, QThread::idealThreadCount()));
    pool_.setExpiryTimeout(-1);
}

Jobs::~Jobs() {
    for (const std::shared_ptr<Progress>& progress : running_) {
        if (progress) progress->cancel();
    }
    pool_.waitForDone();
}

std::shared_ptr<Progress> Jobs::begin(Kind kind, const QString& title) {
    std::shared_ptr<Progress>& slot = running_[static_cast<std::size_t>(kind)];
    if (slot) slot->cancel();
    // The listener runs on the worker, and the destructor waits for it, so `this` outlives it.
    auto throttle = std::make_shared<Throttle>();
    slot = std::make_shared<Progress>([this, kind, throttle](const Stage& stage, double fraction) {
        if (!throttle->pass(stage)) return;
        post([this, kind, stage, fraction] {
            if (busy(kind)) emit progressed(kind, stage, fraction);
        });
    });
    emit started(kind, title);
    return slot;
}

bool Jobs::end(Kind kind, const std::shared_ptr<Progress>& progress) {
    std::shared_ptr<Progress>& slot = running_[static_cast<std::size_t>(kind)];
    if (slot != progress) return false;
    slot.reset();
    emit finished(kind);
    return true;
}

void Jobs::cancel(Kind kind) {
    std::shared_ptr<Progress>& slot = running_[static_cast<std::size_t>(kind)];
    if (!slot) return;
    slot->cancel();
    slot.reset();
    emit finished(kind);
}

void Jobs::cancelAll() {
    for (std::size_t kind = 0; kind < kinds; ++kind) cancel(static_cast<Kind>(kind));
}

bool Jobs::anyBusy() const {
    return std::any_of(running_.begin(), running_.end(), [](const auto& progress) { return progress != nullptr; });
}

void Jobs::post(std::function<void()> call) { QMetaObject::invokeMethod(this, std::move(call), Qt::QueuedConnection); }

}  // namespace arenascope
