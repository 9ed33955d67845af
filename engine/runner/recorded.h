#pragma once
// Recordings next to a program: runs (io.json) and the values of every tensor in the first of them.

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/runtime/value_check.h"
#include "engine/runtime/vectors.h"

namespace arenascope {

inline constexpr const char* recorded_trace = "trace_core_run0.json";

/// All runs of an io.json, or the test cases of a BundledProgram (.bpte).
Result<std::vector<VectorRun>> runs_of_file(const std::string& path);

/// The runs of a method in the io.json next to a program, or its own test cases; empty if there are none. A
/// model_quantized.pt2 may have an io_quantized.json beside it, with what PyTorch computes: that counts unless its
/// quantised layers run on integers, which round differently.
Result<std::vector<VectorRun>> recorded_runs(const std::string& program_path, const std::string& method,
                                             bool on_integers = false);

/// The trace in the folder of `path`, a program or its io.json; there may be none.
[[nodiscard]] std::string trace_beside(const std::string& path);

/// The first node that differs from the trace next to `path`; none if there is no readable trace.
[[nodiscard]] std::optional<ValueDifference> difference_from_trace(std::span<const TensorStats> stats,
                                                                   const std::string& path);

}  // namespace arenascope
