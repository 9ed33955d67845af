#pragma once
// Memory for runs whose tensors have no fixed place: set before the inputs are given.

#include <span>

#include "engine/kernels/kernel.h"

namespace arenascope {

class TensorPlacement {
public:
    virtual ~TensorPlacement() = default;
    /// Sizes are those of this run where symbols determine them, otherwise upper bounds. Sets `data` of tensors.
    virtual Result<> place(ValuesView values) = 0;
    /// Before each instruction.
    virtual void before(InstructionIndex at) = 0;
    /// After the last instruction: sizes are those that the kernels set.
    virtual void finish(ConstValuesView values) = 0;
};

}  // namespace arenascope
