#pragma once
// Where two runs first compute something else: by the statistics of every tensor, not by outputs alone.

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

/// One tensor of one run beside the same tensor of another.
struct CheckedValue {
    InstructionIndex instruction{0};
    ValueId value = no_value;
    double change = 0;                          ///< of the sum, as a part of the expected one
    std::optional<ValueDifference> difference;  ///< where they are not the same
};

/// Two runs of one method; rows in the order in which they were computed. Where they took different branches, the
/// comparison ends. Sums may differ by one float rounding per element, the rest by 1e-4 of the largest magnitude.
std::vector<CheckedValue> check_values(const Method& method, std::span<const TensorStats> got,
                                       std::span<const TensorStats> expected);

/// Two methods of one program, as another backend has it: tensors of both, by name.
std::vector<CheckedValue> check_values(const Method& method, std::span<const TensorStats> got, const Method& other,
                                       std::span<const TensorStats> expected);

/// A node of a recorded trace of the core graph (trace_core_run0.json).
struct TraceNode {
    struct Out {
        double elements = 1, sum = 0, absmax = 0;
        bool is_known = false;  ///< false: empty, NaN or no tensor
    };
    std::string name;
    std::vector<Out> outs;
};
Result<std::vector<TraceNode>> read_trace(const std::string& path);
/// Compares nodes by the name that lowering kept of them.
std::vector<CheckedValue> check_values(std::span<const TensorStats> got, const std::vector<TraceNode>& trace);

[[nodiscard]] std::optional<ValueDifference> first_difference(std::span<const CheckedValue> checked);

}  // namespace arenascope
