#pragma once
// Observers of a run on the executor's own thread, such as the plan sanitizer.

#include <span>

#include "engine/kernels/kernel.h"

namespace arenascope {

class Image;

class RunObserver {
public:
    virtual ~RunObserver() = default;
    /// Before the inputs are given; state already has its values.
    virtual void begin(const Image& image) = 0;
    /// Inputs are where the method reads them.
    virtual void inputs_given(ConstValuesView values) = 0;
    /// Around every instruction.
    virtual void before(InstructionIndex at, ConstValuesView values) = 0;
    virtual void after(InstructionIndex at, ConstValuesView values) = 0;
    /// After the last instruction, before outputs are read.
    virtual void end(ConstValuesView values) = 0;
};

}  // namespace arenascope
