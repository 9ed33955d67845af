#pragma once
// What a program with quantize and dequantize operators becomes where its layers compute on integers.

#include <optional>
#include <string>
#include <vector>

#include "engine/ir/method.h"

namespace arenascope {

/// An operator that computes on real numbers all the same.
struct FloatNode {
    std::string node, op;
    std::string stack_trace;  ///< its Python lines
    Message reason;
};

/// The method of cortex_m operators, for the default core: the pass fit-core makes it one for another.
struct Int8Form {
    std::optional<Method> method;
    std::optional<Error> refusal;  ///< why there is no method
    std::vector<FloatNode> floats;
};

}  // namespace arenascope
