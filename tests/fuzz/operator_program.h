#pragma once
// A program of one operator, made from its schema: well-formed, with arguments that no exporter would write.

#include <cstdint>
#include <string>
#include <vector>

#include "engine/kernels/kernel.h"
#include "engine/runtime/host_tensor.h"
#include "tests/fuzz/mutation.h"

namespace arenascope::fuzz {

struct OperatorProgram {
    std::string op;
    Bytes pte;
    /// Two runs' inputs: where a dimension is dynamic, of other sizes.
    std::vector<HostTensor> inputs[2];
};

[[nodiscard]] OperatorProgram make_operator_program(const Kernel& kernel, Random& random);

}  // namespace arenascope::fuzz
