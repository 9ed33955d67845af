#include "engine/backends/opencl/device.h"

#ifdef ARENASCOPE_OPENCL

#define CL_TARGET_OPENCL_VERSION 120
#include <CL/cl.h>

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

Result<> check(cl_int status, const char* what) {
    if (status == CL_SUCCESS) return done;
    return Error{.what = message("OpenCL: {what} failed ({status})", what, status)};
}

Result<cl_device_id> find_device() {
    cl_uint platforms = 0;
    std::array<cl_platform_id, 16> ids{};
    const bool some = clGetPlatformIDs(static_cast<cl_uint>(ids.size()), ids.data(), &platforms) == CL_SUCCESS;
    for (std::size_t i = 0; some && i < std::min<std::size_t>(platforms, ids.size()); ++i) {
        cl_device_id device = nullptr;
        if (clGetDeviceIDs(ids[i], CL_DEVICE_TYPE_ALL, 1, &device, nullptr) == CL_SUCCESS) return device;
    }
    return Error{.what = message("there is no OpenCL device"),
                 .remedy = message("install a driver, such as pocl-opencl-icd for the processor")};
}

class ClDevice final : public Device {
public:
    Result<> start(const Blob& blob) {
        TRY(const cl_device_id device, find_device());
        cl_int status = CL_SUCCESS;
        context_.reset(clCreateContext(nullptr, 1, &device, nullptr, nullptr, &status));
        CHECKED(check(status, "a context"));
        queue_.reset(clCreateCommandQueue(context_.get(), device, 0, &status));
        CHECKED(check(status, "a queue"));
        const char* text = source;
        program_.reset(clCreateProgramWithSource(context_.get(), 1, &text, nullptr, &status));
        CHECKED(check(status, "the program"));
        CHECKED(check(clBuildProgram(program_.get(), 1, &device, "", nullptr, nullptr), "building the kernels"));
        for (const auto& [kernel, name] :
             {std::pair{&unary_, "unary"}, {&binary_, "binary"}, {&turn_, "turn"}, {&matmul_, "matmul"}}) {
            kernel->reset(clCreateKernel(program_.get(), name, &status));
            CHECKED(check(status, name));
        }
        const auto bytes = static_cast<std::size_t>(std::max(blob.pool_bytes, pool_align));
        pool_.reset(clCreateBuffer(context_.get(), CL_MEM_READ_WRITE, bytes, nullptr, &status));
        CHECKED(check(status, "the device pool"));
        for (const Value& value : blob.values) {
            const cl_buffer_region region{static_cast<std::size_t>(value.offset),
                                          static_cast<std::size_t>(value.bytes())};
            parts_.emplace_back(
                clCreateSubBuffer(pool_.get(), CL_MEM_READ_WRITE, CL_BUFFER_CREATE_TYPE_REGION, &region, &status));
            CHECKED(check(status, "a part of the device pool"));
        }
        return done;
    }

    Result<> copy_in(const Value& to, const void* from) override {
        return check(clEnqueueWriteBuffer(queue_.get(), pool_.get(), CL_TRUE, static_cast<std::size_t>(to.offset),
                                          static_cast<std::size_t>(to.bytes()), from, 0, nullptr, nullptr),
                     "copying to the device");
    }
    Result<> copy_out(void* to, const Value& from) override {
        return check(clEnqueueReadBuffer(queue_.get(), pool_.get(), CL_TRUE, static_cast<std::size_t>(from.offset),
                                         static_cast<std::size_t>(from.bytes()), to, 0, nullptr, nullptr),
                     "copying from the device");
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
                give(matmul_, parts_[in].get());
            return launch(matmul_, {static_cast<std::size_t>(step.rows), static_cast<std::size_t>(step.columns)}, 2);
        }
        if (step.op == Op::transpose) {
            give(turn_, static_cast<cl_ulong>(step.rows));
            give(turn_, static_cast<cl_ulong>(step.columns));
            for (const std::size_t in : {step.in[0], step.out}) give(turn_, parts_[in].get());
            return launch(turn_, {static_cast<std::size_t>(step.rows), static_cast<std::size_t>(step.columns)}, 2);
        }
        const Kernel& kernel = step.op < Op::add ? unary_ : binary_;
        give(kernel, static_cast<cl_int>(step.op));
        give(kernel, parts_[step.in[0]].get());
        if (step.op >= Op::add) give(kernel, parts_[step.in[1]].get());
        give(kernel, parts_[step.out].get());
        return launch(kernel, {static_cast<std::size_t>(step.inner), 1}, 1);
    }

private:
    template <class T>
    void give(const Kernel& kernel, T value) {
        const cl_int status = clSetKernelArg(kernel.get(), argument_++, sizeof value, &value);
        if (status_ == CL_SUCCESS) status_ = status;
    }
    Result<> launch(const Kernel& kernel, const std::array<std::size_t, 2>& size, cl_uint dims) {
        CHECKED(check(status_, "giving arguments"));
        CHECKED(check(clEnqueueNDRangeKernel(queue_.get(), kernel.get(), dims, nullptr, size.data(), nullptr, 0,
                                             nullptr, nullptr),
                      "a kernel"));
        return check(clFinish(queue_.get()), "a kernel");
    }

    Context context_;
    Queue queue_;
    Program program_;
    Kernel unary_, binary_, turn_, matmul_;
    Memory pool_;
    std::vector<Memory> parts_;  ///< by value, before the pool they lie in is released
    cl_uint argument_ = 0;
    cl_int status_ = CL_SUCCESS;
};

}  // namespace

Result<> device_available() {
    CHECKED(find_device());
    return done;
}

Result<std::unique_ptr<Device>> Device::make(const Blob& blob) {
    auto device = std::make_unique<ClDevice>();
    CHECKED(device->start(blob));
    return std::unique_ptr<Device>(std::move(device));
}

}  // namespace arenascope::opencl

#else

namespace arenascope::opencl {

Result<> device_available() {
    return Error{.what = message("this program was built without OpenCL"),
                 .remedy = message("install ocl-icd-opencl-dev and build it again")};
}

Result<std::unique_ptr<Device>> Device::make(const Blob&) {
    return device_available().error();
}

}  // namespace arenascope::opencl

#endif
