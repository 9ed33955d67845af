#pragma once
// Finds the first difference between two runs, by the statistics of every tensor instead of outputs alone.

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/runtime/run_result.h"

namespace arenascope {

struct ValueDifference {
    InstructionIndex instruction{0};
    std::int32_t output = 0;
    ValueId value = no_value;
    std::string what;  ///< "sum", "absmax", "NaN", "infinities"
    double got = 0, expected = 0;
};

/// One tensor in one run, and the same tensor in another.
struct CheckedValue {
    InstructionIndex instruction{0};
    ValueId value = no_value;
    double change = 0;                          ///< relative change of the sum
    std::optional<ValueDifference> difference;  ///< none: they are equal
};

/// Two runs of one method; rows in the order of computation. The comparison ends where they took different branches.
/// Sums may differ by one float rounding per element, the rest by 1e-4 of the largest magnitude; the mean of a norm by
/// 1e-4 of the spread that it averages.
std::vector<CheckedValue> check_values(const Method& method, std::span<const TensorStats> got,
                                       std::span<const TensorStats> expected);

/// Two methods of one program with different backends: tensors of both, by name.
std::vector<CheckedValue> check_values(const Method& method, std::span<const TensorStats> got, const Method& other,
                                       std::span<const TensorStats> expected);

/// A node of a recorded trace of the core graph (trace_core_run0.json).
struct TraceNode {
    struct Out {
        double elements = 1, sum = 0, absmax = 0;
        bool is_known = false;  ///< false: empty, NaN or not a tensor
    };
    std::string name;
    std::vector<Out> outs;
};
Result<std::vector<TraceNode>> read_trace(const std::string& path);
/// Compares nodes by their names before lowering.
std::vector<CheckedValue> check_values(std::span<const TensorStats> got, const std::vector<TraceNode>& trace);

[[nodiscard]] std::optional<ValueDifference> first_difference(std::span<const CheckedValue> checked);

}  // namespace arenascope
