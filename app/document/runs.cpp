#include "app/document/runs.h"

#include <algorithm>
#include <utility>

#include "app/document/settings.h"
#include "engine/evaluate/int8_method.h"
#include "engine/ir/steps.h"
#include "engine/runner/recorded.h"
#include "widgets/ui/engine_texts.h"

namespace arenascope {
namespace {

/// "XnnpackBackend (executorch_call_delegate): init, 0.41 ms, payload released"
QString lineOf(const DelegateStage& stage) {
    QString out = QStringLiteral("%1 (%2): %3, %4 ms")
                      .arg(QString::fromStdString(stage.backend), QString::fromStdString(stage.node),
                           QString::fromStdString(stage.stage))
                      .arg(stage.milliseconds, 0, 'f', 3);
    if (stage.payload_released) out += Runs::tr(", payload released");
    return stage.error.empty() ? out : out + QStringLiteral(": ") + words::message(stage.error);
}

}  // namespace

Runs::Runs(Bench& bench, QObject* parent) : QObject(parent), bench_(bench) {
    connect(bench.view, &ViewState::runChanged, this, [this] {
        if (!bench_.view->run()) report_.reset();
    });
}

std::shared_ptr<Runner> Runs::takeRunner() {
    if (!runner_) {
        // Delegates may end on a worker, none of which outlives this; the log belongs to this thread.
        const auto told = [this](const DelegateStage& stage) {
            QMetaObject::invokeMethod(
                this, [this, line = lineOf(stage)] { emit logged(line); }, Qt::QueuedConnection);
        };
        // Another method continues with the shared state. The same method with another plan starts with initial state,
        // and so does any run after a stopped one, which may still use the old state.
        const std::string& method = bench_.document->outcome()->method->name;
        if (!sharedState_ || sharedBy_ == method) sharedState_ = std::make_shared<SharedState>();
        sharedBy_ = method;
        runner_ = std::make_shared<Runner>(bench_.document->program(), bench_.document->outcome(), bench_.engine, told,
                                           sharedState_, RunRequest{.memory_limit = settings::memoryLimit()});
    }
    return std::exchange(runner_, nullptr);
}

void Runs::followMethod() {
    if (!bench_.document->outcome()) return;
    const std::string& shown = bench_.document->outcome()->method->name;
    const bool onIntegers = wants_int8(*bench_.document->tuning());
    if (shown == recordedMethod_ && onIntegers == recordedOnIntegers_) return;
    recordedMethod_ = shown;
    recordedOnIntegers_ = onIntegers;
    recorded_ = std::make_shared<const std::vector<VectorRun>>();
    emit recordedChanged();
    using Recorded = std::vector<VectorRun>;
    const auto work = [file = bench_.document->program()->path, method = recordedMethod_, onIntegers](Progress&) {
        return recorded_runs(file, method, onIntegers);
    };
    bench_.jobs->start<Recorded>(Jobs::Kind::vectors, tr("Reading recorded runs"), bench_.document.get(), work,
                                 [this](Result<Recorded> runs) {
                                     if (!runs.ok()) return emit failed(runs.error());
                                     recorded_ = std::make_shared<const Recorded>(std::move(runs).take());
                                     emit recordedChanged();
                                 });
}

void Runs::adopt(std::vector<VectorRun> recorded, const std::string& method, bool onIntegers) {
    recorded_ = std::make_shared<const std::vector<VectorRun>>(std::move(recorded));
    recordedMethod_ = method;
    recordedOnIntegers_ = onIntegers;
    dropAll();
}

void Runs::dropPlan() { runner_.reset(); }

void Runs::dropAll() {
    dropPlan();
    sharedState_.reset();
}

bool Runs::ready() const { return bench_.outcome() && !bench_.jobs->busy(Jobs::Kind::running); }

/// A run owns the loaded plan until it returns it: a stopped run, which may still be active, keeps it, and the next run
/// loads its own.
void Runs::start(RunRequest request) {
    if (!ready()) return;
    request.memory_limit = settings::memoryLimit();
    request_ = request;
    const std::shared_ptr<Runner> runner = takeRunner();
    const auto work = [runner, request = std::move(request), recorded = recorded_](Progress& progress) {
        return runner->run(request, *recorded, progress);
    };
    bench_.jobs->start<RunReport>(Jobs::Kind::running, tr("Running"), bench_.document.get(), work,
                                  [this, runner](Result<RunReport> result) {
                                      runner_ = runner;
                                      if (!result.ok()) return onFailed(result.error());
                                      onRan(result.value());
                                  });
}

void Runs::onRan(const RunReport& report) {
    bench_.view->setRun(report.last);
    report_ = report;
    if (const auto& failure = report.last->failure) {
        emit failed(failure->error);
        emit logged(words::line(failure->error));
    }
    emit ran(report);
}

void Runs::onFailed(const Error& error) {
    report_.reset();
    bench_.view->setRun(nullptr);  // results of an earlier run do not apply to this one
    emit failed(error);
    emit stopped(error);
    emit logged(words::line(error));
}

void Runs::stop() {
    if (!bench_.jobs->busy(Jobs::Kind::running)) return;
    bench_.jobs->cancel(Jobs::Kind::running);
    sharedState_.reset();
    emit logged(tr("run stopped; state was reset to its initial values"));
    if (bench_.document->outcome() && !bench_.document->outcome()->method->delegates.empty())
        emit logged(tr("a running delegate call cannot be interrupted; waiting for it to finish"));
}

void Runs::readState(const std::function<void(const std::vector<NamedTensor>&)>& then) {
    if (!ready()) return;
    const std::shared_ptr<Runner> runner = takeRunner();
    bench_.jobs->start<std::vector<NamedTensor>>(
        Jobs::Kind::running, tr("Reading the state"), bench_.document.get(),
        [runner](Progress&) { return runner->state(); },
        [this, runner, then](Result<std::vector<NamedTensor>> result) {
            runner_ = runner;
            if (!result.ok()) return onFailed(result.error());
            then(result.value());
        });
}

void Runs::readValues(ValueId value, const std::function<void(const Values&)>& then) {
    if (!ready() || !bench_.view->run())
        return then(Error{.what = message("a run is active"), .remedy = message("wait until it has ended")});
    const std::shared_ptr<Runner> runner = takeRunner();
    bench_.jobs->start<std::shared_ptr<const HostTensor>>(
        Jobs::Kind::running, tr("Reading values"), bench_.document.get(),
        [runner, value, request = request_, recorded = recorded_](Progress& progress) {
            return runner->value(value, request, *recorded, progress);
        },
        [this, runner, then](const Values& result) {
            runner_ = runner;
            then(result);
        });
}

void Runs::readArenas(Step step, const std::function<void(const Result<ArenaContents>&)>& then) {
    if (!ready() || !bench_.view->run())
        return then(Error{.what = message("a run is active"), .remedy = message("wait until it has ended")});
    const std::shared_ptr<Runner> runner = takeRunner();
    bench_.jobs->start<ArenaContents>(
        Jobs::Kind::running, tr("Reading the arena"), bench_.document.get(),
        [runner, step, outcome = bench_.document->outcome(), request = request_,
         recorded = recorded_](Progress& progress) -> Result<ArenaContents> {
            const auto steps = steps_of_instructions(*outcome->method);
            const auto at = std::find(steps.rows().begin(), steps.rows().end(), step);
            if (at == steps.rows().end()) return Error{.what = message("no operator runs at this step")};
            const InstructionIndex instruction(at - steps.rows().begin());
            return runner->arenas_after(instruction, request, *recorded, progress);
        },
        [this, runner, then](const Result<ArenaContents>& result) {
            runner_ = runner;
            then(result);
        });
}

void Runs::writeState(std::vector<NamedTensor> state, const std::function<void()>& then) {
    if (!ready()) return;
    const std::shared_ptr<Runner> runner = takeRunner();
    const auto work = [runner, state = std::move(state)](Progress&) -> Result<int> {
        CHECKED(runner->set_state(state));
        return 0;
    };
    bench_.jobs->start<int>(Jobs::Kind::running, tr("Setting the state"), bench_.document.get(), work,
                            [this, runner, then](const Result<int>& result) {
                                runner_ = runner;
                                if (!result.ok()) return onFailed(result.error());
                                then();
                            });
}

void Runs::resetState() {
    if (bench_.jobs->busy(Jobs::Kind::running)) return;
    if (runner_) runner_->reset_state();
    else sharedState_.reset();
    emit logged(tr("state was reset to its initial values"));
}

}  // namespace arenascope
