// The OpenCL backend: the nodes that it supports, and their payload.

#include <algorithm>
#include <chrono>
#include <map>
#include <mutex>

#include "engine/backends/opencl/device.h"
#include "engine/backends/opencl/opencl.h"
#include "engine/backends/region.h"
#include "engine/base/error_message.h"
#include "engine/base/sha256.h"

namespace arenascope {

namespace {

using opencl::Op;
using opencl::Payload;
using opencl::Step;
using Clock = std::chrono::steady_clock;

struct OpRow {
    std::string_view op;
    Op device;
    std::size_t tensors, arguments;
};
constexpr OpRow ops[] = {
    {"aten::relu.out", Op::relu, 1, 2},       {"aten::sigmoid.out", Op::sigmoid, 1, 2},
    {"aten::tanh.out", Op::tanh, 1, 2},       {"aten::exp.out", Op::exp, 1, 2},
    {"aten::sin.out", Op::sin, 1, 2},         {"aten::cos.out", Op::cos, 1, 2},
    {"aten::neg.out", Op::neg, 1, 2},         {"aten::abs.out", Op::abs, 1, 2},
    {"aten::sqrt.out", Op::sqrt, 1, 2},       {"aten::add.out", Op::add, 2, 4},
    {"aten::sub.out", Op::sub, 2, 4},         {"aten::mul.out", Op::mul, 2, 3},
    {"aten::div.out", Op::div, 2, 3},         {"aten::minimum.out", Op::minimum, 2, 3},
    {"aten::maximum.out", Op::maximum, 2, 3}, {"aten::permute_copy.out", Op::transpose, 1, 3},
    {"aten::mm.out", Op::matmul, 2, 3},       {"aten::addmm.out", Op::matmul, 3, 6},
};

const OpRow* row_of(std::string_view op) {
    const auto found = std::find_if(std::begin(ops), std::end(ops), [op](const OpRow& row) { return row.op == op; });
    return found == std::end(ops) ? nullptr : found;
}

std::optional<Message> why_not_tensor(const Tensor* tensor) {
    if (!tensor) return message("an operand that is not a tensor");
    if (tensor->dtype != DType::f32) return message("element type {type}", name_of(tensor->dtype));
    if (tensor->dynamism != Dynamism::fixed) return message("a dynamic shape");
    if (tensor->bytes().value_or(0) == 0) return message("an empty tensor");
    if (!is_row_major(*tensor)) return message("an element order that is not row-major");
    return std::nullopt;
}

/// Places a region's values in a device pool and its nodes in steps.
class Compiler {
public:
    explicit Compiler(const Method& region) : region_(region) {}

    Result<Preprocessed> run() {
        for (const ValueId id : region_.inputs) number(id, opencl::Value::Kind::arg);
        for (const InstructionIndex at : region_.instructions.indices()) {
            const Instruction& node = region_.instructions[at];
            const std::int64_t handle = at.number() + 1;
            out_.handles.push_back(handle_of(handle, node));
            CHECKED(step(node, handle).in(node.name));
        }
        for (const ValueId id : region_.outputs) {
            TRY(const std::size_t from, find(id));
            payload_.outs.push_back(from);
        }
        place_values(payload_);
        const std::string text = write_payload(payload_);
        const auto* bytes = reinterpret_cast<const std::byte*>(text.data());
        out_.payload.assign(bytes, bytes + text.size());
        return std::move(out_);
    }

private:
    std::size_t number(ValueId id, opencl::Value::Kind kind) {
        numbers_[id] = payload_.values.size();
        payload_.values.push_back(
            {.kind = kind, .elements = tensor_at(region_, id)->bytes().value_or(0) / 4, .key = {}});
        return payload_.values.size() - 1;
    }

    Result<std::size_t> find(ValueId id) {
        if (const auto found = numbers_.find(id); found != numbers_.end()) return found->second;
        const Tensor* tensor = tensor_at(region_, id);
        if (tensor && tensor->is_constant) {
            TRY(const ByteView bytes, constant_bytes(region_, id));
            const std::size_t made = number(id, opencl::Value::Kind::constant);
            payload_.values[made].key = sha256_hex(bytes);
            out_.named_data.emplace_back(payload_.values[made].key, Data{bytes, tensor->data->owner});
            return made;
        }
        if (tensor && tensor->alias_of != no_value) return find(tensor->alias_of);
        return Error{.what = message("a value is used before it is computed")};
    }

    Result<> step(const Instruction& node, std::int64_t handle) {
        const OpRow& row = *row_of(node.op);
        Step step{.op = row.device, .handle = handle};
        const bool is_addmm = row.tensors == 3;
        const ValueId first = node.args[is_addmm ? 1 : 0];
        TRY(step.in[0], find(first));
        if (row.tensors > 1) {
            TRY(step.in[1], find(node.args[is_addmm ? 2 : 1]));
        }
        if (is_addmm) {
            TRY(step.in[2], find(node.args[0]));
        }
        const std::vector<std::int64_t>& shape = tensor_at(region_, first)->upper;
        if (row.device == Op::matmul) {
            step.rows = shape[0];
            step.inner = shape[1];
            step.columns = tensor_at(region_, node.outs[0])->upper[1];
        } else if (row.device == Op::transpose) {
            step.rows = shape[0];
            step.columns = shape[1];
        } else {
            step.inner = payload_.values[step.in[0]].elements;
        }
        step.out = number(node.outs[0], opencl::Value::Kind::temp);
        payload_.steps.push_back(step);
        return done;
    }

    const Method& region_;
    Payload payload_;
    Preprocessed out_;
    std::map<ValueId, std::size_t> numbers_;
};

constexpr std::int64_t most_unseen = std::int64_t{64} << 20;  // larger pools wait for the first call

struct Ready final : DelegateHandle {
    std::shared_ptr<opencl::Machine> machine;
    Payload payload;
    std::vector<Data> constants;             ///< by value, until they are on the device
    std::unique_ptr<opencl::Device> device;  ///< null before the first call
};

class OpenclBackend final : public Backend {
public:
    [[nodiscard]] std::string_view id() const override { return "ArenaScopeOpenCL"; }
    [[nodiscard]] std::string_view short_name() const override { return "opencl"; }
    [[nodiscard]] std::string_view title() const override { return "an OpenCL device with a pool of its own"; }
    [[nodiscard]] bool takes_constants_as_arguments() const override { return true; }
    [[nodiscard]] Result<> is_available() const override { return opencl::device_available(); }
    [[nodiscard]] std::optional<DeviceKind> device() const override {
        return DeviceKind{.id = "opencl",
                          .align = opencl::pool_align,
                          .allocate = [keeper = machine_](std::int64_t bytes) -> Result<DeviceMemory> {
                              TRY(const auto machine, keeper->get());
                              return machine->allocate(bytes);
                          }};
    }

    [[nodiscard]] std::optional<Message> refuses(const Method& method, const Instruction& node) const override {
        const OpRow* row = row_of(node.op);
        if (!row || node.args.size() < row->arguments || node.outs.size() != 1)
            return message("operator {operator}", node.op);
        const Tensor* out = tensor_at(method, node.outs.front());
        if (const auto why = why_not_tensor(out)) return why;
        for (std::size_t i = 0; i < row->tensors; ++i) {
            if (const auto why = why_not_tensor(tensor_at(method, node.args[i]))) return why;
        }
        const std::vector<std::int64_t>& first = tensor_at(method, node.args[0])->upper;
        if (row->device == Op::transpose) {
            const bool flat = first.size() == 2 && out->upper == std::vector<std::int64_t>{first[1], first[0]};
            return flat && first[0] != first[1]
                ? std::nullopt
                : std::optional(message("a permutation that is not a matrix transpose"));
        }
        if (row->device == Op::matmul) {
            const bool row_bias = row->tensors == 2 ||
                (first.size() == 1 && first[0] == out->upper.back() && is_one(method, node.args[3]) &&
                 is_one(method, node.args[4]));
            return row_bias ? std::nullopt : std::optional(message("a bias that is not a single row"));
        }
        const bool scaled = (row->device == Op::add || row->device == Op::sub) && !is_one(method, node.args[2]);
        if (scaled) return message("an alpha other than 1");
        for (std::size_t i = 0; i < row->tensors; ++i) {
            if (tensor_at(method, node.args[i])->upper != out->upper) return message("operands of different shapes");
        }
        return std::nullopt;
    }

    /// Arguments are copied to the device and back: a single node would be slower there.
    [[nodiscard]] std::size_t least_nodes() const override { return 2; }
    Result<Preprocessed> preprocess(const Method& region, const CompileSpecs& specs) const override {
        if (!specs.empty())
            return Error{.what = message("unknown compile spec '{key}'", specs.front().first),
                         .expected = message("none: this backend has no compile specs")};
        return Compiler(region).run();
    }

    Result<std::unique_ptr<DelegateHandle>> init(InitContext& context) const override {
        auto ready = std::make_unique<Ready>();
        TRY(ready->payload, opencl::read_payload(as_text(context.payload.bytes)));
        CHECKED(context.memory->take(ready->payload.pool_bytes));
        TRY(ready->machine, machine_->get());
        for (const opencl::Value& value : ready->payload.values) {
            ready->constants.emplace_back();
            if (value.kind != opencl::Value::Kind::constant) continue;
            TRY(ready->constants.back(), named_bytes(context, value.key, value.bytes(), value.byte));
        }
        if (ready->payload.pool_bytes <= most_unseen) CHECKED(allocate(*ready));
        context.payload = {};
        return std::unique_ptr<DelegateHandle>(std::move(ready));
    }

    /// The pool on the device, as the payload states it.
    [[nodiscard]] std::vector<OwnMemory> least_memory(const InitContext& context) const override {
        const auto payload = opencl::read_payload(as_text(context.payload.bytes));
        return payload.ok()
            ? std::vector<OwnMemory>{{.kind = OwnMemory::Kind::workspace, .bytes = payload.value().pool_bytes}}
            : std::vector<OwnMemory>();
    }
    [[nodiscard]] std::optional<std::vector<OwnMemory>> own_memory(const DelegateHandle& handle) const override {
        const Ready& ready = static_cast<const Ready&>(handle);
        return std::vector<OwnMemory>{{.kind = OwnMemory::Kind::workspace, .bytes = ready.payload.pool_bytes}};
    }

    Result<> execute(DelegateHandle& handle, ExecuteContext& context) const override {
        Ready& ready = static_cast<Ready&>(handle);
        const auto& values = ready.payload.values;
        const auto args =
            static_cast<std::size_t>(std::count_if(values.begin(), values.end(), [](const opencl::Value& value) {
                return value.kind == opencl::Value::Kind::arg;
            }));
        if (context.args.size() != args + ready.payload.outs.size()) {
            return Error{.what = message("{count} arguments", context.args.size()),
                         .expected = Message::verbatim(std::to_string(args + ready.payload.outs.size()))};
        }
        for (std::size_t i = 0; i < args; ++i) CHECKED(fitting(context.tensor(i), values[i]));
        for (std::size_t i = 0; i < ready.payload.outs.size(); ++i)
            CHECKED(fitting(context.output(args + i), values[ready.payload.outs[i]]));
        CHECKED(allocate(ready));
        ready.device->release();
        for (std::size_t i = 0; i < args; ++i) {
            TRY(const TensorValue* tensor, context.tensor(i));
            CHECKED(give(ready, i, tensor->data, context));
        }
        std::vector<bool> is_there;
        for (std::size_t i = 0; i < ready.payload.outs.size(); ++i) {
            const std::size_t from = ready.payload.outs[i];
            TRY(const TensorValue* tensor, context.output(args + i));
            is_there.push_back(values[from].kind == opencl::Value::Kind::temp &&
                               uses_as_output(ready.payload, from) == 1 && ready.device->bind(from, tensor->data));
        }
        CHECKED(run_steps(ready, context));
        for (std::size_t i = 0; i < ready.payload.outs.size(); ++i) {
            if (is_there[i]) continue;
            const opencl::Value& from = values[ready.payload.outs[i]];
            TRY(const TensorValue* tensor, context.output(args + i));
            CHECKED(ready.device->copy_out(tensor->data, from));
            if (!ready.device->is_own(tensor->data)) context.from_device += from.bytes();
        }
        return done;
    }

private:
    /// The machine shared by payloads and pools of this backend; it exists as long as any of them.
    class Keeper {
    public:
        Result<std::shared_ptr<opencl::Machine>> get() {
            const std::lock_guard lock(mutex_);
            if (auto machine = machine_.lock()) return machine;
            TRY(auto made, opencl::Machine::make());
            machine_ = made;
            return made;
        }

    private:
        std::mutex mutex_;
        std::weak_ptr<opencl::Machine> machine_;
    };

    /// Allocates the payload's pool with its constants. A large one is allocated at the first call, whose arguments
    /// confirm the sizes.
    static Result<> allocate(Ready& ready) {
        if (ready.device) return done;
        TRY(auto device, opencl::Device::make(ready.machine, ready.payload));
        for (std::size_t i = 0; i < ready.constants.size(); ++i) {
            if (ready.payload.values[i].kind != opencl::Value::Kind::constant) continue;
            CHECKED(device->copy_in(ready.payload.values[i], ready.constants[i].bytes.data()));
        }
        ready.constants.clear();
        ready.device = std::move(device);
        return done;
    }

    static std::ptrdiff_t uses_as_output(const Payload& payload, std::size_t value) {
        return std::count(payload.outs.begin(), payload.outs.end(), value);
    }

    /// An argument stays at its place on the device, unless outputs are copied from it: those come from the payload's
    /// pool.
    static Result<> give(Ready& ready, std::size_t index, const std::byte* data, ExecuteContext& context) {
        if (uses_as_output(ready.payload, index) == 0 && ready.device->bind(index, data)) return done;
        const opencl::Value& value = ready.payload.values[index];
        CHECKED(ready.device->copy_in(value, data));
        if (!ready.device->is_own(data)) context.to_device += value.bytes();
        return done;
    }

    static Result<> run_steps(Ready& ready, ExecuteContext& context) {
        const auto began = Clock::now();
        const auto now = [began] { return std::chrono::duration<double, std::milli>(Clock::now() - began).count(); };
        for (const Step& step : ready.payload.steps) {
            BackendEvent event{.handle = step.handle,
                               .name = std::string(name_of(step.op)),
                               .kernel = "OpenCL",
                               .start = now(),
                               .error = {}};
            const auto ran = ready.device->run(step);
            event.end = now();
            if (!ran.ok()) {
                context.failed_handle = step.handle;
                event.error = message_of(ran.error());
            }
            if (context.events) context.events->push_back(std::move(event));
            CHECKED(ran);
        }
        return done;
    }

    static Result<TensorValue*> fitting(Result<TensorValue*> given, const opencl::Value& value) {
        TRY(TensorValue * tensor, std::move(given));
        if (tensor->dtype == DType::f32 && tensor->numel() == value.elements) return tensor;
        return Error{.what = message("an argument is {tensor}", describe(*tensor)),
                     .expected = message("{elements} elements of f32", value.elements)};
    }

    std::shared_ptr<Keeper> machine_ = std::make_shared<Keeper>();
};

}  // namespace

std::shared_ptr<const Backend> make_opencl_backend() { return std::make_shared<OpenclBackend>(); }

}  // namespace arenascope
