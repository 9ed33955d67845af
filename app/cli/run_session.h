#pragma once
// One program loaded for running: an executor per method, times gathered over all runs.

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "app/cli/options.h"
#include "engine/runtime/executor.h"

namespace arenascope::cli {

class RunSession {
public:
    RunSession(const Engine& engine, Prepared prepared) : engine_(engine), prepared_(std::move(prepared)) {}

    struct Loaded {
        Outcome outcome;
        std::unique_ptr<Executor> executor;
        std::vector<std::vector<double>> op_times;  ///< per instruction, one entry per run
        std::vector<OpTime> ops;                    ///< of the last run
    };
    /// The method with that name (empty: the tuning's), loaded on first use. Refuses an invalid plan, but for
    /// overlaps in the one a file came with: those are a warning.
    Result<Loaded*> method(const std::string& name);
    Result<RunResult> run(Loaded& loaded, const std::vector<HostTensor>& inputs);
    /// State of every loaded method back to its initial values.
    void reset_state();

    [[nodiscard]] const std::vector<double>& milliseconds() const { return milliseconds_; }
    [[nodiscard]] const std::map<std::string, Loaded>& loaded() const { return loaded_; }
    [[nodiscard]] const std::vector<std::string>& warnings() const { return warnings_; }

private:
    const Engine& engine_;
    Prepared prepared_;
    std::map<std::string, Loaded> loaded_;
    std::vector<double> milliseconds_;
    std::vector<std::string> warnings_;
};

[[nodiscard]] double median(std::vector<double> values);

}  // namespace arenascope::cli
