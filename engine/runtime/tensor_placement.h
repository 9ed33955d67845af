#pragma once
// A run whose tensors have no fixed place: someone points them at memory before the inputs are given.

#include <span>

#include "engine/kernels/kernel.h"

namespace arenascope {

class TensorPlacement {
public:
    virtual ~TensorPlacement() = default;
    /// Sizes are those of this run where symbols tell them, else upper bounds. Sets `data` of tensors.
    virtual Result<> place(ValuesView values) = 0;
    /// Before each instruction.
    virtual void before(InstructionIndex at) = 0;
    /// After the last instruction: sizes are what the kernels made them.
    virtual void finish(ConstValuesView values) = 0;
};

}  // namespace arenascope
