#pragma once
// An OpenCL device: one pool of its memory, copies in and out, and the kernels of this backend.

#include <memory>

#include "engine/backends/opencl/opencl_blob.h"

namespace arenascope::opencl {

/// An error says how to get a device.
Result<> device_available();

/// The pool of one blob on the device. Host code never touches its memory: it copies.
class Device {
public:
    virtual ~Device() = default;
    virtual Result<> copy_in(const Value& to, const void* from) = 0;
    virtual Result<> copy_out(void* to, const Value& from) = 0;
    /// Returns when the step is done.
    virtual Result<> run(const Step& step) = 0;
    /// Builds the kernels and makes the pool with a sub-buffer for every value.
    static Result<std::unique_ptr<Device>> make(const Blob& blob);
};

}  // namespace arenascope::opencl
