// Running the open document: one loaded plan at a time, on a worker, and the state that outlives runs.

#include <utility>

#include "app/document/settings.h"
#include "app/document/workspace.h"
#include "engine/runner/recorded.h"

namespace arenascope {
namespace {

/// "XnnpackBackend (executorch_call_delegate): init, 0.41 ms, blob released"
QString lineOf(const DelegateStage& stage) {
    QString out = QStringLiteral("%1 (%2): %3, %4 ms")
                      .arg(QString::fromStdString(stage.backend), QString::fromStdString(stage.node),
                           QString::fromStdString(stage.stage))
                      .arg(stage.milliseconds, 0, 'f', 3);
    if (stage.blob_released) out += Workspace::tr(", blob released");
    return stage.error.empty() ? out : out + QStringLiteral(": ") + QString::fromStdString(stage.error);
}

}  // namespace

std::shared_ptr<Runner> Workspace::takeRunner() {
    if (!runner_) {
        // Delegates may end on a worker, none of which outlives this; the log belongs to this thread.
        const auto told = [this](const DelegateStage& stage) {
            QMetaObject::invokeMethod(
                this, [this, line = lineOf(stage)] { emit logged(line); }, Qt::QueuedConnection);
        };
        // Another method goes on with the state that it shares; the same one in another plan starts anew, as does
        // whatever runs after a stopped run, which may still hold the old state.
        const std::string& method = document_->outcome()->method->name;
        if (!sharedState_ || sharedBy_ == method) sharedState_ = std::make_shared<SharedState>();
        sharedBy_ = method;
        runner_ = std::make_shared<Runner>(document_->program(), document_->outcome(), engine_, told, sharedState_,
                                           RunRequest{.memory_limit = settings::memoryLimit()});
    }
    return std::exchange(runner_, nullptr);
}

void Workspace::followMethod() {
    if (!document_->outcome() || document_->outcome()->method->name == recordedMethod_) return;
    recordedMethod_ = document_->outcome()->method->name;
    recorded_ = std::make_shared<const std::vector<VectorRun>>();
    emit recordedChanged();
    using Runs = std::vector<VectorRun>;
    const auto work = [file = document_->program()->path, method = recordedMethod_](Progress&) {
        return recorded_runs(file, method);
    };
    jobs_->start<Runs>(Jobs::Kind::vectors, tr("Reading recorded runs"), document_.get(), work,
                       [this](Result<Runs> runs) {
                           if (!runs.ok()) return emit failed(runs.error());
                           recorded_ = std::make_shared<const Runs>(std::move(runs).take());
                           emit recordedChanged();
                       });
}

/// A run owns the loaded plan until it hands it back: a stopped run, which may still be on its way out,
/// keeps it, and the next run loads its own.
void Workspace::run(RunRequest request) {
    if (!document_ || !document_->outcome() || jobs_->busy(Jobs::Kind::running)) return;
    request.memory_limit = settings::memoryLimit();
    const std::shared_ptr<Runner> runner = takeRunner();
    const auto work = [runner, request = std::move(request), recorded = recorded_](Progress& progress) {
        return runner->run(request, *recorded, progress);
    };
    jobs_->start<RunReport>(Jobs::Kind::running, tr("Running"), document_.get(), work,
                            [this, runner](Result<RunReport> result) {
                                runner_ = runner;
                                if (!result.ok()) return runFailed(result.error());
                                const std::shared_ptr<const RunResult>& last = result.value().last;
                                view_->setRun(last);
                                if (last->failure) {
                                    emit failed(last->failure->error);
                                    emit logged(QString::fromStdString(last->failure->error.text()));
                                }
                                emit ran(result.value());
                            });
}

void Workspace::runFailed(const Error& error) {
    view_->setRun(nullptr);  // what an earlier run gave says nothing about this one
    emit failed(error);
    emit runStopped(error);
    emit logged(QString::fromStdString(error.text()));
}

void Workspace::stopRun() {
    if (!jobs_->busy(Jobs::Kind::running)) return;
    jobs_->cancel(Jobs::Kind::running);
    sharedState_.reset();
    emit logged(tr("run stopped; state has its initial values"));
    if (document_->outcome() && !document_->outcome()->method->delegates.empty())
        emit logged(tr("a call into a delegate that has begun ends by itself: no backend can be interrupted"));
}

void Workspace::readState(const std::function<void(const std::vector<NamedTensor>&)>& then) {
    if (!document_ || !document_->outcome() || jobs_->busy(Jobs::Kind::running)) return;
    const std::shared_ptr<Runner> runner = takeRunner();
    jobs_->start<std::vector<NamedTensor>>(
        Jobs::Kind::running, tr("Reading the state"), document_.get(), [runner](Progress&) { return runner->state(); },
        [this, runner, then](Result<std::vector<NamedTensor>> result) {
            runner_ = runner;
            if (!result.ok()) return runFailed(result.error());
            then(result.value());
        });
}

void Workspace::writeState(std::vector<NamedTensor> state, const std::function<void()>& then) {
    if (!document_ || !document_->outcome() || jobs_->busy(Jobs::Kind::running)) return;
    const std::shared_ptr<Runner> runner = takeRunner();
    const auto work = [runner, state = std::move(state)](Progress&) -> Result<int> {
        CHECKED(runner->set_state(state));
        return 0;
    };
    jobs_->start<int>(Jobs::Kind::running, tr("Setting the state"), document_.get(), work,
                      [this, runner, then](Result<int> result) {
                          runner_ = runner;
                          if (!result.ok()) return runFailed(result.error());
                          then();
                      });
}

void Workspace::resetState() {
    if (jobs_->busy(Jobs::Kind::running)) return;
    if (runner_) runner_->reset_state();
    else sharedState_.reset();
    emit logged(tr("state has its initial values"));
}

}  // namespace arenascope
