#pragma once
// An OpenCL device: pools of its memory, copies in and out, and the kernels of this backend.

#include <memory>

#include "engine/backends/backend.h"
#include "engine/backends/opencl/opencl_payload.h"

namespace arenascope::opencl {

/// An error states how to get a device.
Result<> device_available();

/// A device with its queue and its kernels, compiled once. Payloads and pools that share data use the same one.
class Machine {
public:
    virtual ~Machine() = default;
    static Result<std::shared_ptr<Machine>> make();
    /// Zeroed device memory, at host addresses that must not be dereferenced.
    virtual Result<DeviceMemory> allocate(std::int64_t bytes) = 0;
};

/// The pool of one payload on the device. Host code never accesses its memory: it copies.
class Device {
public:
    virtual ~Device() = default;
    /// `to` and `from` may be addresses that the machine allocated.
    virtual Result<> copy_in(const Value& to, const void* from) = 0;
    virtual Result<> copy_out(void* to, const Value& from) = 0;
    /// Whether the machine allocated the memory at `address`.
    [[nodiscard]] virtual bool is_own(const void* address) const = 0;
    /// Binds value `index` to `address`, in memory of the machine, until it is released. False if that is impossible:
    /// then it must be copied.
    virtual bool bind(std::size_t index, const void* address) = 0;
    virtual void release() = 0;
    /// Returns when the step is done.
    virtual Result<> run(const Step& step) = 0;
    /// Makes the pool with a sub-buffer for every value.
    static Result<std::unique_ptr<Device>> make(const std::shared_ptr<Machine>& machine, const Payload& payload);
};

}  // namespace arenascope::opencl
