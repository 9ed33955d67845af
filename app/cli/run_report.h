#pragma once
// The output of `run`: comparison of outputs, times, pools, findings.

#include <nlohmann/json.hpp>

#include "app/cli/options.h"
#include "app/cli/run_args.h"
#include "engine/runner/run_session.h"
#include "engine/runtime/vectors.h"

namespace arenascope::cli {

/// The inputs of the one run that the options describe.
Result<std::vector<HostTensor>> inputs_asked_for(const Program& program, const Outcome& outcome, const RunArgs& args);

/// One run with its outputs compared.
struct CheckedRun {
    nlohmann::ordered_json json;
    bool met = true;
    std::vector<std::string> lines;  ///< for people
};
/// Compares with the recorded outputs and --expect, and writes outputs where --output-dir asks for it.
Result<CheckedRun> check_run(const Method& method, const RunResult& result, const VectorRun& run, std::size_t number,
                             const RunArgs& args);

/// Rows of "per_op": every operator over all runs. `inside`: events in the last run's delegates. `failure`: how the
/// last run ended.
nlohmann::ordered_json per_op_json(const Method& method, const OpTimes& runs, const std::vector<DelegateEvent>& inside,
                                   const std::optional<RunFailure>& failure = {});
/// "heap": allocations during the last run; null if not counted.
nlohmann::ordered_json heap_json(const std::optional<HeapCounts>& heap);
/// "values": every tensor in order of computation; "first_difference": null if nothing differs.
nlohmann::ordered_json values_json(const Method& method, std::span<const TensorStats> all);
nlohmann::ordered_json difference_json(const Method& method, const std::optional<ValueDifference>& found,
                                       const std::string& against);
void print_values(const Method& method, std::span<const TensorStats> all, const std::optional<ValueDifference>& found,
                  const std::string& against, Console& console);
/// `error`: why there are not as many runs as were asked for; null: there are.
void print_run_json(const std::string& file, const RunSession& session, const std::vector<CheckedRun>& runs,
                    const Error* error, Console& console);
void print_run_text(const RunSession& session, const std::vector<CheckedRun>& runs, Console& console);
/// --trace: a table where the name ends in .csv, else Chrome's form.
Result<> write_trace(const RunSession& session, const std::string& path);
Result<> write_trace(const Method& method, const OpTimes& times, const std::vector<std::vector<OpEvent>>& calls,
                     const std::vector<DelegateEvent>& inside, const std::string& path,
                     const std::optional<RunFailure>& failure = {});

}  // namespace arenascope::cli
