#include "engine/backends/opencl/device.h"

#ifdef ARENASCOPE_OPENCL

#define CL_TARGET_OPENCL_VERSION 120
#include <CL/cl.h>
#include <sys/mman.h>

#include <mutex>

namespace arenascope::opencl {

namespace {

template <class Handle, cl_int (*release)(Handle)>
struct Release {
    void operator()(Handle handle) const { release(handle); }
};
template <class Handle, cl_int (*release)(Handle)>
using Owned = std::unique_ptr<std::remove_pointer_t<Handle>, Release<Handle, release>>;
using Context = Owned<cl_context, clReleaseContext>;
using Queue = Owned<cl_command_queue, clReleaseCommandQueue>;
using Memory = Owned<cl_mem, clReleaseMemObject>;
using Program = Owned<cl_program, clReleaseProgram>;
using Kernel = Owned<cl_kernel, clReleaseKernel>;

// `op` numbers are those of enum Op.
constexpr const char* source = R"(
float one(int op, float x) {
    switch (op) {
        case 0: return fmax(x, 0.0f);
        case 1: return 1.0f / (1.0f + exp(-x));
        case 2: return tanh(x);
        case 3: return exp(x);
        case 4: return sin(x);
        case 5: return cos(x);
        case 6: return -x;
        case 7: return fabs(x);
        default: return sqrt(x);
    }
}
float two(int op, float x, float y) {
    switch (op) {
        case 9: return x + y;
        case 10: return x - y;
        case 11: return x * y;
        case 12: return x / y;
        case 13: return fmin(x, y);
        default: return fmax(x, y);
    }
}
kernel void unary(int op, global const float* a, global float* out) {
    size_t i = get_global_id(0);
    out[i] = one(op, a[i]);
}
kernel void binary(int op, global const float* a, global const float* b, global float* out) {
    size_t i = get_global_id(0);
    out[i] = two(op, a[i], b[i]);
}
kernel void turn(ulong rows, ulong columns, global const float* a, global float* out) {
    size_t r = get_global_id(0), c = get_global_id(1);
    out[c * rows + r] = a[r * columns + c];
}
kernel void matmul(ulong inner, ulong columns, int has_bias, global const float* a, global const float* b,
                   global const float* bias, global float* out) {
    size_t r = get_global_id(0), c = get_global_id(1);
    float sum = has_bias ? bias[c] : 0.0f;
    for (ulong k = 0; k < inner; ++k) sum += a[r * inner + k] * b[k * columns + c];
    out[r * columns + c] = sum;
}
)";

Result<> check(cl_int status, const Message& operation) {
    if (status == CL_SUCCESS) return done;
    return Error{.what = message("OpenCL: {operation} failed ({status})", operation, status)};
}

Result<cl_device_id> find_device() {
    cl_uint platforms = 0;
    std::array<cl_platform_id, 16> ids{};
    const bool some = clGetPlatformIDs(static_cast<cl_uint>(ids.size()), ids.data(), &platforms) == CL_SUCCESS;
    for (std::size_t i = 0; some && i < std::min<std::size_t>(platforms, ids.size()); ++i) {
        cl_device_id device = nullptr;
        if (clGetDeviceIDs(ids[i], CL_DEVICE_TYPE_ALL, 1, &device, nullptr) == CL_SUCCESS) return device;
    }
    return Error{.what = message("no OpenCL device found"),
                 .remedy = message("install a driver, such as pocl-opencl-icd for the CPU")};
}

/// Device memory of a pool of the plan; its host addresses are reserved without access.
struct Arena {
    Memory memory;
    std::byte* data = nullptr;
    std::size_t bytes = 0;
    ~Arena() {
        if (data) munmap(data, bytes);
    }
};

class ClMachine final : public Machine, public std::enable_shared_from_this<ClMachine> {
public:
    Result<> start() {
        TRY(device_, find_device());
        cl_int status = CL_SUCCESS;
        context_.reset(clCreateContext(nullptr, 1, &device_, nullptr, nullptr, &status));
        CHECKED(check(status, message("creating a context")));
        queue_.reset(clCreateCommandQueue(context_.get(), device_, 0, &status));
        CHECKED(check(status, message("creating a queue")));
        const char* text = source;
        program_.reset(clCreateProgramWithSource(context_.get(), 1, &text, nullptr, &status));
        CHECKED(check(status, message("creating the program")));
        return check(clBuildProgram(program_.get(), 1, &device_, "", nullptr, nullptr),
                     message("building the kernels"));
    }

    Result<DeviceMemory> allocate(std::int64_t bytes) override {
        auto arena = std::make_shared<Arena>();
        arena->bytes = static_cast<std::size_t>(std::max(bytes, pool_align));
        void* closed = mmap(nullptr, arena->bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        if (closed == MAP_FAILED)
            return Error{.what = message("cannot reserve an address range of {bytes} bytes", bytes)};
        arena->data = static_cast<std::byte*>(closed);
        TRY(arena->memory, buffer(arena->bytes));
        const std::lock_guard lock(mutex_);
        std::erase_if(arenas_, [](const auto& one) { return one.expired(); });
        arenas_.push_back(arena);
        const auto self = shared_from_this();
        return DeviceMemory{
            .data = arena->data,
            .write = [self, raw = arena.get()](std::byte* to, const std::byte* from,
                                               std::size_t n) { return self->write(*raw, to, from, n); },
            .read = [self, raw = arena.get()](std::byte* to, const std::byte* from,
                                              std::size_t n) { return self->read(*raw, to, from, n); },
            .owner = arena};
    }

    /// The arena that contains the address, or null.
    std::shared_ptr<Arena> arena_of(const void* address) const {
        const auto* at = static_cast<const std::byte*>(address);
        const std::lock_guard lock(mutex_);
        for (const auto& one : arenas_) {
            auto arena = one.lock();
            if (arena && at >= arena->data && at < arena->data + arena->bytes) return arena;
        }
        return nullptr;
    }

    /// Zeroed.
    Result<Memory> buffer(std::size_t bytes) {
        cl_int status = CL_SUCCESS;
        Memory memory(clCreateBuffer(context_.get(), CL_MEM_READ_WRITE, bytes, nullptr, &status));
        CHECKED(check(status, message("allocating a device pool of {bytes} bytes", bytes)));
        const cl_uchar zero = 0;
        CHECKED(check(clEnqueueFillBuffer(queue_.get(), memory.get(), &zero, 1, 0, bytes, 0, nullptr, nullptr),
                      message("clearing a device pool")));
        return memory;
    }
    Result<Memory> part(const Memory& of, std::size_t offset, std::size_t bytes) {
        const cl_buffer_region region{offset, bytes};
        cl_int status = CL_SUCCESS;
        Memory made(clCreateSubBuffer(of.get(), CL_MEM_READ_WRITE, CL_BUFFER_CREATE_TYPE_REGION, &region, &status));
        CHECKED(check(status, message("creating a part of a device pool")));
        return made;
    }
    Result<Kernel> kernel(const char* name) {
        cl_int status = CL_SUCCESS;
        Kernel made(clCreateKernel(program_.get(), name, &status));
        CHECKED(check(status, message("creating the kernel {kernel}", name)));
        return made;
    }
    [[nodiscard]] cl_command_queue queue() const { return queue_.get(); }

private:
    Result<> write(const Arena& arena, const std::byte* to, const void* from, std::size_t bytes) {
        return check(clEnqueueWriteBuffer(queue_.get(), arena.memory.get(), CL_TRUE,
                                          static_cast<std::size_t>(to - arena.data), bytes, from, 0, nullptr, nullptr),
                     message("copying to the device"));
    }
    Result<> read(const Arena& arena, void* to, const std::byte* from, std::size_t bytes) {
        return check(clEnqueueReadBuffer(queue_.get(), arena.memory.get(), CL_TRUE,
                                         static_cast<std::size_t>(from - arena.data), bytes, to, 0, nullptr, nullptr),
                     message("copying from the device"));
    }

    cl_device_id device_ = nullptr;
    Context context_;
    Queue queue_;
    Program program_;
    mutable std::mutex mutex_;
    std::vector<std::weak_ptr<Arena>> arenas_;
};

class ClDevice final : public Device {
public:
    explicit ClDevice(std::shared_ptr<ClMachine> machine) : machine_(std::move(machine)) {}

    Result<> start(const Payload& payload) {
        for (const auto& [kernel, name] :
             {std::pair{&unary_, "unary"}, {&binary_, "binary"}, {&turn_, "turn"}, {&matmul_, "matmul"}}) {
            TRY(*kernel, machine_->kernel(name));
        }
        TRY(pool_, machine_->buffer(static_cast<std::size_t>(std::max(payload.pool_bytes, pool_align))));
        for (const Value& value : payload.values) {
            TRY(Memory part,
                machine_->part(pool_, static_cast<std::size_t>(value.offset), static_cast<std::size_t>(value.bytes())));
            parts_.push_back(std::move(part));
        }
        bytes_.reserve(payload.values.size());
        for (const Value& value : payload.values) bytes_.push_back(static_cast<std::size_t>(value.bytes()));
        bound_.resize(parts_.size());
        return done;
    }

    Result<> copy_in(const Value& to, const void* from) override {
        if (const auto arena = machine_->arena_of(from)) {
            const auto at = static_cast<std::size_t>(static_cast<const std::byte*>(from) - arena->data);
            return move(arena->memory, at, pool_, static_cast<std::size_t>(to.offset), to);
        }
        return check(clEnqueueWriteBuffer(machine_->queue(), pool_.get(), CL_TRUE, static_cast<std::size_t>(to.offset),
                                          static_cast<std::size_t>(to.bytes()), from, 0, nullptr, nullptr),
                     message("copying to the device"));
    }
    Result<> copy_out(void* to, const Value& from) override {
        if (const auto arena = machine_->arena_of(to)) {
            const auto at = static_cast<std::size_t>(static_cast<std::byte*>(to) - arena->data);
            return move(pool_, static_cast<std::size_t>(from.offset), arena->memory, at, from);
        }
        return check(clEnqueueReadBuffer(machine_->queue(), pool_.get(), CL_TRUE, static_cast<std::size_t>(from.offset),
                                         static_cast<std::size_t>(from.bytes()), to, 0, nullptr, nullptr),
                     message("copying from the device"));
    }

    [[nodiscard]] bool is_own(const void* address) const override { return machine_->arena_of(address) != nullptr; }

    bool bind(std::size_t index, const void* address) override {
        const auto arena = machine_->arena_of(address);
        if (!arena || bound_[index]) return false;
        const auto at = static_cast<std::size_t>(static_cast<const std::byte*>(address) - arena->data);
        if (at % static_cast<std::size_t>(pool_align) != 0 || bytes_[index] > arena->bytes - at) return false;
        auto made = machine_->part(arena->memory, at, bytes_[index]);
        if (!made.ok()) return false;
        bound_[index] = std::move(made).take();
        return true;
    }
    void release() override {
        for (Memory& one : bound_) one.reset();
    }

    Result<> run(const Step& step) override {
        argument_ = 0;
        status_ = CL_SUCCESS;
        if (step.op == Op::matmul) {
            give(matmul_, static_cast<cl_ulong>(step.inner));
            give(matmul_, static_cast<cl_ulong>(step.columns));
            give(matmul_, static_cast<cl_int>(step.in[2] == none ? 0 : 1));
            for (const std::size_t in :
                 {step.in[0], step.in[1], step.in[2] == none ? step.in[0] : step.in[2], step.out})
                give(matmul_, part(in));
            return launch(matmul_, {static_cast<std::size_t>(step.rows), static_cast<std::size_t>(step.columns)}, 2);
        }
        if (step.op == Op::transpose) {
            give(turn_, static_cast<cl_ulong>(step.rows));
            give(turn_, static_cast<cl_ulong>(step.columns));
            for (const std::size_t in : {step.in[0], step.out}) give(turn_, part(in));
            return launch(turn_, {static_cast<std::size_t>(step.rows), static_cast<std::size_t>(step.columns)}, 2);
        }
        const Kernel& kernel = step.op < Op::add ? unary_ : binary_;
        give(kernel, static_cast<cl_int>(step.op));
        give(kernel, part(step.in[0]));
        if (step.op >= Op::add) give(kernel, part(step.in[1]));
        give(kernel, part(step.out));
        return launch(kernel, {static_cast<std::size_t>(step.inner), 1}, 1);
    }

private:
    [[nodiscard]] cl_mem part(std::size_t index) const { return (bound_[index] ? bound_ : parts_)[index].get(); }
    /// Within the device.
    Result<> move(const Memory& from, std::size_t at, const Memory& to, std::size_t target, const Value& value) {
        const auto bytes = static_cast<std::size_t>(value.bytes());
        CHECKED(
            check(clEnqueueCopyBuffer(machine_->queue(), from.get(), to.get(), at, target, bytes, 0, nullptr, nullptr),
                  message("copying within the device")));
        return check(clFinish(machine_->queue()), message("copying within the device"));
    }
    template <class T>
    void give(const Kernel& kernel, T value) {
        const cl_int status = clSetKernelArg(kernel.get(), argument_++, sizeof value, &value);
        if (status_ == CL_SUCCESS) status_ = status;
    }
    Result<> launch(const Kernel& kernel, const std::array<std::size_t, 2>& size, cl_uint dims) {
        CHECKED(check(status_, message("passing arguments")));
        CHECKED(check(clEnqueueNDRangeKernel(machine_->queue(), kernel.get(), dims, nullptr, size.data(), nullptr, 0,
                                             nullptr, nullptr),
                      message("running a kernel")));
        return check(clFinish(machine_->queue()), message("running a kernel"));
    }

    std::shared_ptr<ClMachine> machine_;
    Kernel unary_, binary_, turn_, matmul_;
    Memory pool_;
    std::vector<Memory> parts_;  ///< by value; released before the pool that contains them
    std::vector<Memory> bound_;  ///< by value: its place in another pool, or null
    std::vector<std::size_t> bytes_;
    cl_uint argument_ = 0;
    cl_int status_ = CL_SUCCESS;
};

}  // namespace

Result<> device_available() {
    CHECKED(find_device());
    return done;
}

Result<std::shared_ptr<Machine>> Machine::make() {
    auto machine = std::make_shared<ClMachine>();
    CHECKED(machine->start());
    return std::shared_ptr<Machine>(std::move(machine));
}

Result<std::unique_ptr<Device>> Device::make(const std::shared_ptr<Machine>& machine, const Payload& payload) {
    // The only class of devices.
    auto device = std::make_unique<ClDevice>(std::static_pointer_cast<ClMachine>(machine));
    CHECKED(device->start(payload));
    return std::unique_ptr<Device>(std::move(device));
}

}  // namespace arenascope::opencl

#else

namespace arenascope::opencl {

Result<> device_available() {
    return Error{.what = message("ArenaScope was built without OpenCL"),
                 .remedy = message("install ocl-icd-opencl-dev and rebuild")};
}

Result<std::shared_ptr<Machine>> Machine::make() { return device_available().error(); }

Result<std::unique_ptr<Device>> Device::make(const std::shared_ptr<Machine>&, const Payload&) {
    return device_available().error();
}

}  // namespace arenascope::opencl

#endif
