// The demo backend: compiles add, mul and sin into a readable payload and runs it.

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cmath>
#include <cstring>
#include <map>

#include "engine/backends/demo/demo.h"
#include "engine/backends/demo/demo_payload.h"
#include "engine/backends/region.h"
#include "engine/base/sha256.h"
#include "engine/kernels/loose_float.h"

namespace arenascope {

namespace {

using demo::Payload;
using demo::Step;
using Clock = std::chrono::steady_clock;

/// Tensor arguments that an operator of this backend reads, by position in its out schema.
struct OpRow {
    std::string_view op;
    Step::Kind kind;
    std::size_t operands, arguments;
};
constexpr OpRow ops[] = {{"aten::add.out", Step::Kind::add, 2, 4},
                         {"aten::mul.out", Step::Kind::mul, 2, 3},
                         {"aten::sin.out", Step::Kind::sin, 1, 2}};

const OpRow* row_of(std::string_view op) {
    const auto found = std::find_if(std::begin(ops), std::end(ops), [op](const OpRow& row) { return row.op == op; });
    return found == std::end(ops) ? nullptr : found;
}

/// The compile spec "max_numel" limits the elements of a value, as on a device with little memory.
Result<> check_specs(const CompileSpecs& specs, std::int64_t numel) {
    for (const auto& [key, bytes] : specs) {
        if (key != "max_numel") {
            return Error{.what = message("unknown compile spec '{key}'", key), .expected = message("max_numel")};
        }
        const std::string_view text = as_text(bytes);
        std::int64_t most = 0;
        const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), most);
        if (text.empty() || code != std::errc() || end != text.data() + text.size()) {
            return Error{.what = message("compile spec max_numel is not a number"),
                         .expected = message("decimal digits")};
        }
        if (numel > most) {
            return Error{.what = message("values of {count} elements", numel),
                         .expected = message("at most {limit}, the compile spec max_numel", most)};
        }
    }
    return done;
}

/// Compiles a region.
class Compiler {
public:
    explicit Compiler(const Method& region) : region_(region) {}

    Result<Preprocessed> run(const CompileSpecs& specs) {
        if (region_.instructions.empty())
            return Error{.what = message("an empty region"), .expected = message("at least one node")};
        payload_.numel = numel_of(region_.instructions.front().outs.front());
        CHECKED(check_specs(specs, payload_.numel));
        for (const ValueId id : region_.inputs) number(id, {.kind = demo::Value::Kind::arg, .key = {}});
        for (const ValueId id : region_.values.indices()) CHECKED(stored(id));
        for (const InstructionIndex at : region_.instructions.indices()) CHECKED(step(at));
        for (const ValueId id : region_.outputs) {
            TRY(const std::size_t from, find(id));
            payload_.outs.push_back(from);
        }
        const std::string text = write_payload(payload_);
        const auto* bytes = reinterpret_cast<const std::byte*>(text.data());
        out_.payload.assign(bytes, bytes + text.size());
        return std::move(out_);
    }

private:
    [[nodiscard]] std::int64_t numel_of(ValueId id) const {
        std::int64_t count = 1;
        for (const std::int64_t size : tensor_at(region_, id)->upper) count *= size;
        return count;
    }

    std::size_t number(ValueId id, demo::Value value) {
        numbers_[id] = payload_.values.size();
        payload_.values.push_back(std::move(value));
        return payload_.values.size() - 1;
    }

    /// Constants and states get their values, and their bytes become named data.
    Result<> stored(ValueId id) {
        const Tensor* tensor = tensor_at(region_, id);
        if (!tensor || numbers_.contains(id) || (!tensor->is_constant && !tensor->is_state)) return done;
        const auto kind = tensor->is_constant ? demo::Value::Kind::constant : demo::Value::Kind::state;
        if (!tensor->data && tensor->is_state) {
            number(id, {.kind = kind, .key = "zero"});
            return done;
        }
        TRY(const ByteView bytes, constant_bytes(region_, id));
        const std::string key = sha256_hex(bytes);
        out_.named_data.emplace_back(key, Data{bytes, tensor->data->owner});
        number(id, {.kind = kind, .key = key});
        return done;
    }

    Result<std::size_t> find(ValueId id) const {
        const Tensor* tensor = tensor_at(region_, id);
        if (tensor && tensor->alias_of != no_value && !numbers_.contains(id)) id = tensor->alias_of;
        const auto found = numbers_.find(id);
        if (found != numbers_.end()) return found->second;
        return Error{.what = message("value {id} is used before it is computed", id.number())};
    }

    Result<> step(InstructionIndex at) {
        const Instruction& node = region_.instructions[at];
        const std::int64_t handle = at.number() + 1;
        out_.handles.push_back(handle_of(handle, node));
        Step step{.kind = Step::Kind::keep, .handle = handle};
        const OpRow* row = row_of(node.op);
        if (row) step.kind = row->kind;
        TRY(step.a, find(node.args[0]));
        if (!row || row->operands > 1) {
            TRY(step.b, find(node.args[1]));
        }
        if (row) step.to = number(node.outs.front(), {.kind = demo::Value::Kind::computed, .key = {}});
        payload_.steps.push_back(step);
        return done;
    }

    const Method& region_;
    Payload payload_;
    Preprocessed out_;
    std::map<ValueId, std::size_t> numbers_;
};

struct Ready final : DelegateHandle {
    Payload payload;
    std::vector<Data> constants;             ///< by value; initial bytes of states too
    std::vector<std::vector<float>> values;  ///< by value, without arguments; from the first call on

    void allocate() {
        if (!values.empty()) return;
        for (std::size_t i = 0; i < payload.values.size(); ++i) {
            const bool is_arg = payload.values[i].kind == demo::Value::Kind::arg;
            values.emplace_back(is_arg ? 0 : static_cast<std::size_t>(payload.numel));
            const ByteView bytes = constants[i].bytes;
            if (!bytes.empty()) std::memcpy(values[i].data(), bytes.data(), values[i].size() * sizeof(float));
        }
    }
    void reset_states() {
        if (values.empty()) return;  // not run yet
        for (std::size_t i = 0; i < payload.values.size(); ++i) {
            if (payload.values[i].kind != demo::Value::Kind::state) continue;
            std::fill(values[i].begin(), values[i].end(), 0.0F);
            const ByteView bytes = constants[i].bytes;
            if (!bytes.empty()) std::memcpy(values[i].data(), bytes.data(), values[i].size() * sizeof(float));
        }
    }
};

/// One call.
class Run {
public:
    Run(Ready& ready, ExecuteContext& context) : ready_(ready), context_(context) {}

    Result<> run() {
        const std::vector<demo::Value>& values = ready_.payload.values;
        const auto args = static_cast<std::size_t>(std::count_if(
            values.begin(), values.end(), [](const demo::Value& v) { return v.kind == demo::Value::Kind::arg; }));
        if (context_.args.size() != args + ready_.payload.outs.size()) {
            return Error{.what = message("{count} arguments", context_.args.size()),
                         .expected = Message::verbatim(std::to_string(args + ready_.payload.outs.size()))};
        }
        for (std::size_t i = 0; i < args; ++i) CHECKED(bind(i));
        for (std::size_t i = 0; i < ready_.payload.outs.size(); ++i) CHECKED(data(args + i));
        ready_.allocate();  // sizes of an untrusted payload are not allocated at init
        for (std::size_t i = args; i < values.size(); ++i) places_.push_back(ready_.values[i].data());
        for (const Step& step : ready_.payload.steps) compute(step);
        for (std::size_t i = 0; i < ready_.payload.outs.size(); ++i) {
            CHECKED(context_.output(args + i));
            TRY(float* const to, data(args + i));
            const auto bytes = static_cast<std::size_t>(ready_.payload.numel) * sizeof(float);
            if (bytes > 0) std::memmove(to, places_[ready_.payload.outs[i]], bytes);
        }
        keep();
        return done;
    }

private:
    Result<float*> data(std::size_t arg) {
        TRY(TensorValue * tensor, context_.tensor(arg));
        if (tensor->dtype != DType::f32 || tensor->numel() != ready_.payload.numel) {
            return Error{.what = message("argument {argument} is {tensor}", arg, describe(*tensor)),
                         .expected = message("{count} elements of f32", ready_.payload.numel)};
        }
        return tensor->as<float>();
    }

    Result<> bind(std::size_t value) {
        TRY(float* const at, data(value));
        places_.push_back(at);
        return done;
    }

    void compute(const Step& step) {
        if (step.kind == Step::Kind::keep) return;
        const auto start = Clock::now();
        const LooseFloat *a = places_[step.a], *b = places_[step.b];
        float* const to = places_[step.to];
        const auto count = static_cast<std::size_t>(ready_.payload.numel);
        if (step.kind == Step::Kind::add) {
            for (std::size_t i = 0; i < count; ++i) to[i] = a[i] + b[i];
        } else if (step.kind == Step::Kind::mul) {
            for (std::size_t i = 0; i < count; ++i) to[i] = a[i] * b[i];
        } else {
            for (std::size_t i = 0; i < count; ++i) to[i] = std::sin(a[i]);
        }
        report(step, start);
    }

    /// States get their new values after all are computed, because one may be the new value of another.
    void keep() {
        const auto bytes = static_cast<std::size_t>(ready_.payload.numel) * sizeof(float);
        std::vector<std::vector<float>> kept;
        for (const Step& step : ready_.payload.steps) {
            if (step.kind == Step::Kind::keep)
                kept.emplace_back(places_[step.b], places_[step.b] + ready_.payload.numel);
        }
        auto next = kept.begin();
        for (const Step& step : ready_.payload.steps) {
            if (step.kind != Step::Kind::keep) continue;
            const auto start = Clock::now();
            if (bytes > 0) std::memcpy(ready_.values[step.a].data(), (next++)->data(), bytes);
            report(step, start);
        }
    }

    void report(const Step& step, Clock::time_point start) {
        if (!context_.events) return;
        const auto at = [this](Clock::time_point time) {
            return std::chrono::duration<double, std::milli>(time - began_).count();
        };
        context_.events->push_back({.handle = step.handle,
                                    .name = std::string(name_of(step.kind)),
                                    .kernel = "demo",
                                    .start = at(start),
                                    .end = at(Clock::now()),
                                    .error = {}});
    }

    Ready& ready_;
    ExecuteContext& context_;
    Clock::time_point began_ = Clock::now();
    std::vector<float*> places_;
};

/// Values that are not arguments, and the new values of states until all are computed; nothing on overflow.
std::optional<std::int64_t> own_bytes(const Payload& payload) {
    std::int64_t own = 0;
    for (const demo::Value& value : payload.values) own += value.kind == demo::Value::Kind::arg ? 0 : 1;
    for (const Step& step : payload.steps) own += step.kind == Step::Kind::keep ? 1 : 0;
    const auto bytes = checked_mul(payload.numel, static_cast<std::int64_t>(sizeof(float)));
    return bytes ? checked_mul(own, *bytes) : std::nullopt;
}

class DemoBackend final : public Backend {
public:
    [[nodiscard]] std::string_view id() const override { return "BackendWithCompilerDemo"; }
    [[nodiscard]] std::string_view short_name() const override { return "demo"; }
    [[nodiscard]] std::string_view title() const override { return "add, mul and sin as readable text"; }
    [[nodiscard]] bool keeps_state() const override { return true; }
    [[nodiscard]] bool takes_constants_as_arguments() const override { return true; }
    [[nodiscard]] Result<> is_available() const override { return done; }

    [[nodiscard]] std::optional<Message> refuses(const Method& method, const Instruction& node) const override {
        const OpRow* row = row_of(node.op);
        if (!row || node.args.size() < row->arguments || node.outs.size() != 1)
            return message("operator {operator}", node.op);
        const Tensor* out = tensor_at(method, node.outs.front());
        for (std::size_t i = 0; i <= row->operands; ++i) {
            const Tensor* tensor = i < row->operands ? tensor_at(method, node.args[i]) : out;
            if (!tensor) return message("an operand that is not a tensor");
            if (tensor->dtype != DType::f32) return message("element type {type}", name_of(tensor->dtype));
            if (tensor->upper != out->upper) return message("operands of different shapes");
            if (tensor->dynamism != Dynamism::fixed) return message("a dynamic shape");
            if (!is_row_major(*tensor)) return message("an element order that is not row-major");
        }
        const bool scaled = row->kind == Step::Kind::add && !is_one(method, node.args[2]);
        if (scaled) return message("an alpha other than 1");
        return std::nullopt;
    }

    Result<Preprocessed> preprocess(const Method& region, const CompileSpecs& specs) const override {
        return Compiler(region).run(specs);
    }

    Result<std::unique_ptr<DelegateHandle>> init(InitContext& context) const override {
        auto ready = std::make_unique<Ready>();
        TRY(ready->payload, demo::read_payload(as_text(context.payload.bytes)));
        CHECKED(check_specs(context.specs, ready->payload.numel));
        const auto bytes = static_cast<std::size_t>(ready->payload.numel) * sizeof(float);
        for (const demo::Value& value : ready->payload.values) {
            ready->constants.emplace_back();
            if (value.key.empty() || value.key == "zero") continue;
            TRY(Data found, named_bytes(context, value.key, static_cast<std::int64_t>(bytes), value.byte));
            ready->constants.back() = std::move(found);
        }
        CHECKED(context.memory->take(own_bytes(ready->payload)));
        context.payload = {};
        return std::unique_ptr<DelegateHandle>(std::move(ready));
    }

    Result<> execute(DelegateHandle& handle, ExecuteContext& context) const override {
        return Run(static_cast<Ready&>(handle), context).run();
    }
    [[nodiscard]] std::vector<OwnMemory> least_memory(const InitContext& context) const override {
        const auto payload = demo::read_payload(as_text(context.payload.bytes));
        const auto bytes = payload.ok() ? own_bytes(payload.value()) : std::nullopt;
        return bytes ? std::vector<OwnMemory>{{.kind = OwnMemory::Kind::workspace, .bytes = *bytes}}
                     : std::vector<OwnMemory>();
    }
    [[nodiscard]] std::optional<std::vector<OwnMemory>> own_memory(const DelegateHandle& handle) const override {
        const Payload& payload = static_cast<const Ready&>(handle).payload;
        return std::vector<OwnMemory>{{.kind = OwnMemory::Kind::workspace, .bytes = own_bytes(payload).value_or(0)}};
    }
    void reset(DelegateHandle& handle) const override { static_cast<Ready&>(handle).reset_states(); }
};

}  // namespace

std::shared_ptr<const Backend> make_demo_backend() { return std::make_shared<DemoBackend>(); }

}  // namespace arenascope
