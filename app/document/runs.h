#pragma once
// Running the open document: one loaded plan at a time, on a worker, and the state that outlives runs.

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

    /// Runs recorded beside the file, of the method that is shown.
    [[nodiscard]] const std::vector<VectorRun>& recorded() const { return *recorded_; }
    /// The last run of the plan that is shown; nothing before the first and after one that failed.
    [[nodiscard]] const std::optional<RunReport>& report() const { return report_; }
    /// Does nothing while a run goes on or the plan is not there yet.
    void start(RunRequest request);
    void stop();
    void resetState();
    /// The buffers that outlive a run, as they are now; not while a run goes on.
    void readState(const std::function<void(const std::vector<NamedTensor>&)>& then);
    void writeState(std::vector<NamedTensor> state, const std::function<void()>& then);

    /// Another program is open: its recorded runs, and whose they are.
    void adopt(std::vector<VectorRun> recorded, const std::string& method);
    /// Reads the recorded runs of the method that is shown where it is another one than before.
    void followMethod();
    /// What was loaded belongs to a plan that is no longer shown. The state stays for the next one.
    void dropPlan();
    /// The same, and the state has its initial values.
    void dropAll();

signals:
    void ran(const arenascope::RunReport& report);
    /// Beside failed(): why a run, or what was asked of its state, came to nothing.
    void stopped(const arenascope::Error& error);
    void recordedChanged();
    void failed(const arenascope::Error& error);
    void logged(const QString& line);

private:
    [[nodiscard]] bool ready() const;
    /// The loaded plan, made where there is none; whatever takes it hands it back.
    std::shared_ptr<Runner> takeRunner();
    void onRan(const RunReport& report);
    void onFailed(const Error& error);

    Bench& bench_;
    std::string recordedMethod_;  ///< whose runs `recorded_` holds, or will when they are read
    std::shared_ptr<const std::vector<VectorRun>> recorded_ = std::make_shared<const std::vector<VectorRun>>();
    std::shared_ptr<Runner> runner_;            ///< null while a run has it
    std::shared_ptr<SharedState> sharedState_;  ///< of the methods that ran; null: they start from their initial values
    std::string sharedBy_;                      ///< the method that ran last
    std::optional<RunReport> report_;
};

}  // namespace arenascope
