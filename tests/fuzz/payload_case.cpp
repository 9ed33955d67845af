#include "tests/fuzz/payload_case.h"

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

#include "engine/backends/backend.h"
#include "engine/backends/demo/demo_payload.h"
#include "engine/backends/opencl/opencl_payload.h"
#include "engine/backends/xnnpack/payload.h"

namespace arenascope::fuzz {

namespace {

struct Argument {
    DType dtype = DType::f32;
    std::vector<std::int64_t> dims;
};

std::optional<Data> any_constant(std::string_view) {
    static const std::vector<std::byte> bytes(std::size_t{64} << 10, std::byte{0x3c});
    return Data{bytes, nullptr};
}

std::optional<std::vector<Argument>> demo_arguments(std::string_view text) {
    const auto payload = demo::read_payload(text);
    if (!payload.ok()) return std::nullopt;
    const auto& values = payload.value().values;
    const auto args = std::count_if(values.begin(), values.end(),
                                    [](const demo::Value& value) { return value.kind == demo::Value::Kind::arg; });
    return std::vector<Argument>(static_cast<std::size_t>(args) + payload.value().outs.size(),
                                 {.dtype = DType::f32, .dims = {payload.value().numel}});
}

std::optional<std::vector<Argument>> opencl_arguments(std::string_view text) {
    const auto payload = opencl::read_payload(text);
    if (!payload.ok()) return std::nullopt;
    std::vector<Argument> out;
    for (const opencl::Value& value : payload.value().values) {
        if (value.kind == opencl::Value::Kind::arg) out.push_back({.dtype = DType::f32, .dims = {value.elements}});
    }
    for (const std::size_t from : payload.value().outs)
        out.push_back({.dtype = DType::f32, .dims = {payload.value().values[from].elements}});
    return out;
}

std::optional<std::vector<Argument>> xnnpack_arguments(const Bytes& bytes) {
    const auto payload = xnn::read_payload({std::as_bytes(std::span(bytes)), nullptr}, any_constant);
    if (!payload.ok()) return std::nullopt;
    std::vector<Argument> out(payload.value().externals);
    for (const xnn::Value& value : payload.value().values) {
        if (value.external == xnn::no_id || value.external >= out.size()) continue;
        Argument& to = out[value.external];
        to.dims = value.dims;
        for (const DType dtype : {DType::f32, DType::f16, DType::i8, DType::u8, DType::i64}) {
            if (xnn::may_be(value.element, dtype)) to.dtype = dtype;
        }
    }
    return out;
}

/// Tensors of zeros, each in memory of exactly its size; nothing if they are too large together.
class Memory {
public:
    bool add(const Argument& from) {
        TensorValue tensor;
        tensor.dtype = from.dtype;
        if (from.dims.size() > max_rank) return false;
        std::int64_t bytes = item_size(from.dtype);
        for (std::size_t i = 0; i < from.dims.size(); ++i) {
            const auto next = from.dims[i] < 0 ? std::nullopt : checked_mul(bytes, from.dims[i]);
            if (!next || *next > most_run_bytes) return false;
            bytes = *next;
            tensor.sizes.push_back(from.dims[i]);
            tensor.order[i] = static_cast<std::uint8_t>(i);
        }
        taken_ += bytes;
        if (taken_ > most_run_bytes) return false;
        tensor.upper = tensor.sizes;
        set_dense_strides(tensor);
        memory_.emplace_back(static_cast<std::size_t>(bytes));
        tensor.data = memory_.back().data();
        values_.emplace_back(tensor);
        return true;
    }
    [[nodiscard]] std::vector<RuntimeValue*> arguments() {
        std::vector<RuntimeValue*> out;
        for (RuntimeValue& value : values_) out.push_back(&value);
        return out;
    }

private:
    std::vector<std::vector<std::byte>> memory_;
    RuntimeValues values_;
    std::int64_t taken_ = 0;
};

const Backends& backends() {
    static const Backends all = Backends::builtin();
    return all;
}

/// Texts name constants of exactly their values' size: the 24 numbers of the seeds.
std::optional<Data> small_constant(std::string_view key) {
    constexpr std::size_t bytes = 24 * sizeof(float);
    return Data{any_constant(key)->bytes.first(bytes), nullptr};
}

struct Ready {
    std::shared_ptr<const Backend> backend;
    std::unique_ptr<DelegateHandle> handle;
    ~Ready() {
        if (handle) backend->destroy(std::move(handle));
    }
};

/// Null if the payload, its constants or its sizes are refused.
std::unique_ptr<Ready> make_ready(std::shared_ptr<const Backend> backend, const Bytes& payload) {
    static const CompileSpecs specs;
    // Memory of exactly that many bytes: a sanitizer sees a read beyond them.
    const auto owner = std::make_shared<const Bytes>(payload);
    InitContext context{.payload = {std::as_bytes(std::span(*owner)), owner},
                        .specs = specs,
                        .named = backend->short_name() == "xnnpack" ? any_constant : small_constant,
                        .memory = std::make_shared<MemoryBudget>(most_run_bytes)};
    auto made = backend->init(context);
    if (!made.ok()) return nullptr;
    auto ready = std::make_unique<Ready>();
    ready->backend = std::move(backend);
    ready->handle = std::move(made).take();
    return ready;
}

}  // namespace

void warm_up() {
    constexpr std::string_view payload = "opencl 1\npool 160\narg 0 8\ntemp 128 8\nrun relu 0 - - 1 1 8 1 @1\nout 1\n";
    static std::unique_ptr<Ready> kept;  // a device's kernels are compiled once, while a payload is ready
    const auto backend = backends().find("opencl");
    if (backend && backend->is_available().ok() && !kept) kept = make_ready(backend, {payload.begin(), payload.end()});
}

void try_payload(std::string_view backend_name, const Bytes& payload, Tally& tally) {
    const std::string_view text(reinterpret_cast<const char*>(payload.data()), payload.size());
    const auto arguments = backend_name == "demo" ? demo_arguments(text)
        : backend_name == "opencl"                ? opencl_arguments(text)
                                                  : xnnpack_arguments(payload);
    if (!arguments) return;
    ++tally.accepted;
    const auto backend = backends().find(backend_name);
    if (!backend || !backend->is_available().ok()) return;
    const auto ready = make_ready(backend, payload);
    Memory memory;
    if (!ready || !std::all_of(arguments->begin(), arguments->end(), [&](const Argument& a) { return memory.add(a); }))
        return;
    const std::vector<RuntimeValue*> args = memory.arguments();
    ExecuteContext context{.args = args};
    if (backend->execute(*ready->handle, context).ok()) ++tally.ran;
    backend->reset(*ready->handle);
}

}  // namespace arenascope::fuzz
