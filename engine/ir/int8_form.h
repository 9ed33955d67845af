#pragma once
// The integer form of a program with quantize and dequantize operators.

#include <optional>
#include <string>
#include <vector>

#include "engine/ir/method.h"

namespace arenascope {

/// An operator that still computes on real numbers.
struct FloatNode {
    std::string node, op;
    std::string stack_trace;  ///< its Python lines
    Message reason;
};

/// The method of cortex_m operators for the default core; the pass fit-core adapts it to another one.
struct Int8Form {
    std::optional<Method> method;
    std::optional<Error> refusal;  ///< why there is no method
    std::vector<FloatNode> floats;
};

}  // namespace arenascope
