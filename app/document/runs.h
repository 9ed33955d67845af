#pragma once
// Runs the open document: one loaded plan at a time, on a worker, and the state that outlives runs.

#include <QObject>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/document/bench.h"
#include "engine/runner/runner.h"

namespace arenascope {

class Runs : public QObject {
    Q_OBJECT
public:
    explicit Runs(Bench& bench, QObject* parent = nullptr);

    /// Runs recorded next to the file, for the shown method.
    [[nodiscard]] const std::vector<VectorRun>& recorded() const { return *recorded_; }
    /// The last run of the shown plan; nothing before the first and after a failed one.
    [[nodiscard]] const std::optional<RunReport>& report() const { return report_; }
    /// Does nothing while a run is active or the plan is missing.
    void start(RunRequest request);
    void stop();
    void resetState();
    /// The present values of buffers that outlive a run; not during a run.
    void readState(const std::function<void(const std::vector<NamedTensor>&)>& then);
    /// The values that a tensor had in the last run, which runs once more for them.
    using Values = Result<std::shared_ptr<const HostTensor>>;
    void readValues(ValueId value, const std::function<void(const Values&)>& then);
    /// The bytes of the arenas after a step of the last run, in the same way.
    void readArenas(Step step, const std::function<void(const Result<ArenaContents>&)>& then);
    void writeState(std::vector<NamedTensor> state, const std::function<void()>& then);

    /// Another program is open: its recorded runs, and their method.
    void adopt(std::vector<VectorRun> recorded, const std::string& method, bool onIntegers);
    /// Reads the recorded runs of the shown method if it has changed.
    void followMethod();
    /// The loaded plan is no longer shown. The state is kept for the next one.
    void dropPlan();
    /// The same, and the state is reset to its initial values.
    void dropAll();

signals:
    void ran(const arenascope::RunReport& report);
    /// In addition to failed(): why a run, or a request for its state, failed.
    void stopped(const arenascope::Error& error);
    void recordedChanged();
    void failed(const arenascope::Error& error);
    void logged(const QString& line);

private:
    [[nodiscard]] bool ready() const;
    /// The loaded plan, made if there is none; the caller must return it.
    std::shared_ptr<Runner> takeRunner();
    void onRan(const RunReport& report);
    void onFailed(const Error& error);

    Bench& bench_;
    std::string recordedMethod_;  ///< the method of `recorded_`, once they are read
    bool recordedOnIntegers_ = false;
    std::shared_ptr<const std::vector<VectorRun>> recorded_ = std::make_shared<const std::vector<VectorRun>>();
    std::shared_ptr<Runner> runner_;            ///< null while a run uses it
    std::shared_ptr<SharedState> sharedState_;  ///< of the methods that ran; null: initial values
    std::string sharedBy_;                      ///< the last method that ran
    std::optional<RunReport> report_;
    RunRequest request_;  ///< of the last run
};

}  // namespace arenascope
