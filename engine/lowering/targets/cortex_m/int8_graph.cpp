#include "engine/lowering/targets/cortex_m/int8_graph.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <limits>

#include "engine/lowering/graph/dim_orders.h"
#include "engine/lowering/layout.h"

namespace arenascope::lowering::cortex_m {
namespace {

constexpr std::string_view quantize = "quantized_decomposed::quantize_per_tensor.default",
                           dequantize = "quantized_decomposed::dequantize_per_tensor.default",
                           dequantize_channels = "quantized_decomposed::dequantize_per_channel.default";

std::optional<std::vector<std::int64_t>> constants_of(const std::vector<sym::Expr>& exprs) {
    std::vector<std::int64_t> out;
    for (const auto& expr : exprs) {
        if (!expr.is_constant() || expr.constant() < 0) return std::nullopt;
        out.push_back(expr.constant());
    }
    return out;
}

template <class T>
double element(ByteView bytes, std::size_t i) {
    T out{};
    std::memcpy(&out, bytes.data() + i * sizeof(T), sizeof(T));
    return static_cast<double>(out);
}

using Read = double (*)(ByteView, std::size_t);

Read reader_of(DType dtype) {
    switch (dtype) {
        case DType::i8: return element<std::int8_t>;
        case DType::i16: return element<std::int16_t>;
        case DType::i32: return element<std::int32_t>;
        case DType::i64: return element<std::int64_t>;
        case DType::f32: return element<float>;
        case DType::f64: return element<double>;
        default: return nullptr;
    }
}

bool is_word(double number) {
    return number >= std::numeric_limits<std::int32_t>::min() && number <= std::numeric_limits<std::int32_t>::max();
}

}  // namespace

Int8Graph::Int8Graph(fx::ExportedProgram& program) : program_(program) {
    for (const auto& each : program.graph.tensors) namer_.take(each.first);
    for (const auto& each : program.graph.scalars) namer_.take(each.first);
    for (const auto& node : program.graph.nodes) namer_.take(node.name);
    for (const auto& each : program.state) namer_.take(each.first);
    reindex();
}

void Int8Graph::reindex() {
    makers_.clear();
    readers_.clear();
    constants_.clear();
    outputs_.clear();
    for (const auto& input : program_.inputs) {
        const auto stored = program_.state_types.find(input.target);
        const TensorType* as = type(input.arg);
        const bool is_stored = as && stored != program_.state_types.end() && program_.state.contains(input.target);
        if (is_stored && as->dtype == stored->second.dtype && as->sizes == stored->second.sizes)
            constants_[input.arg] = input.target;
    }
    for (const auto& output : program_.outputs) {
        for_each_value(output.arg, [&](const std::string& name) { outputs_.insert(name); });
        if (output.kind == fx::OutputSpec::Kind::buffer_mutation)
            std::erase_if(constants_, [&](const auto& each) { return each.second == output.target; });
    }
    for (const auto& node : program_.graph.nodes) {
        for (const auto& output : node.outputs)
            for (const auto& name : output.names) makers_[name] = &node;
        for (const auto& arg : node.args)
            for_each_value(arg, [&](const std::string& name) { readers_[name].push_back(&node); });
    }
}

const fx::Node* Int8Graph::maker(const std::string& value) const {
    const auto found = makers_.find(value);
    return found == makers_.end() ? nullptr : found->second;
}

const std::vector<const fx::Node*>& Int8Graph::readers(const std::string& value) const {
    static const std::vector<const fx::Node*> none;
    const auto found = readers_.find(value);
    return found == readers_.end() ? none : found->second;
}

std::size_t Int8Graph::uses(const std::string& value) const {
    return readers(value).size() + (is_output(value) ? 1 : 0);
}

const TensorType* Int8Graph::type(const std::string& value) const {
    const auto found = program_.graph.tensors.find(value);
    return found == program_.graph.tensors.end() ? nullptr : &found->second;
}

std::optional<std::vector<std::int64_t>> Int8Graph::sizes(const std::string& value) const {
    const TensorType* found = type(value);
    return found ? constants_of(found->sizes) : std::nullopt;
}

const std::string* Int8Graph::constant(const std::string& value) const {
    const auto found = constants_.find(value);
    return found == constants_.end() ? nullptr : &found->second;
}

std::optional<std::vector<double>> Int8Graph::numbers(const std::string& value) const {
    const std::string* stored = constant(value);
    const auto type = stored ? program_.state_types.find(*stored) : program_.state_types.end();
    const auto data = stored ? program_.state.find(*stored) : program_.state.end();
    if (type == program_.state_types.end() || data == program_.state.end()) return std::nullopt;
    const Read read = reader_of(type->second.dtype);
    const auto bytes = dense_data(type->second, data->second, dense_order(type->second.sizes.size()));
    if (!read || !bytes.ok()) return std::nullopt;
    const std::size_t count = bytes.value().bytes.size() / static_cast<std::size_t>(item_size(type->second.dtype));
    std::vector<double> out(count);
    for (std::size_t i = 0; i < count; ++i) out[i] = read(bytes.value().bytes, i);
    return out;
}

std::optional<Quantization> Int8Graph::quantization(const fx::Node& node) {
    if (node.target != quantize && node.target != dequantize) return std::nullopt;
    constexpr double missing = std::numeric_limits<double>::quiet_NaN();
    Quantization out{.scale = number_arg(node, "scale", missing)};
    constexpr std::array names{"zero_point", "quant_min", "quant_max"};
    constexpr std::array fields{&Quantization::zero_point, &Quantization::low, &Quantization::high};
    for (std::size_t i = 0; i < names.size(); ++i) {
        const double number = number_arg(node, names[i], missing);
        if (!is_word(number)) return std::nullopt;
        out.*fields[i] = static_cast<std::int64_t>(number);
    }
    const fx::Arg* dtype = find_arg(node, "dtype");
    const auto* kind = dtype ? std::get_if<DType>(&dtype->value) : nullptr;
    const bool is_scale = out.scale > 0 && out.scale <= static_cast<double>(std::numeric_limits<float>::max());
    if (!kind || !is_scale || out.low > out.high) return std::nullopt;
    out.dtype = *kind;
    return out;
}

bool Int8Graph::is_quantize(const fx::Node& node) { return node.target == quantize; }
bool Int8Graph::is_dequantize(const fx::Node& node) {
    return node.target == dequantize || node.target == dequantize_channels;
}

const Int8Node* Int8Graph::chosen_node(const std::string& value) const {
    const auto found = chosen.find(value);
    return found == chosen.end() ? nullptr : &found->second;
}

void Int8Graph::rename(const std::map<std::string, std::string>& names) {
    const auto change = [&](std::string& name) {
        for (auto found = names.find(name); found != names.end(); found = names.find(name)) name = found->second;
    };
    for (auto& node : program_.graph.nodes)
        for (auto& arg : node.args) rename_values(arg, change);
    for (auto& output : program_.outputs) rename_values(output.arg, change);
    for (auto& output : program_.graph.outputs) rename_values(output, change);
    reindex();
}

std::string Int8Graph::declare(const std::string& base, TensorType type) {
    const std::string name = namer_.fresh(base);
    program_.graph.tensors[name] = std::move(type);
    return name;
}

std::string Int8Graph::store(const std::string& base, DType dtype, const std::vector<std::int64_t>& sizes, Data data) {
    TensorType type{.dtype = dtype};
    for (const std::int64_t size : sizes) type.sizes.emplace_back(size);
    const std::string name = declare(base, type);
    program_.state_types[name] = std::move(type);
    program_.state[name] = std::move(data);
    constants_[name] = name;
    const auto first_user =
        std::find_if(program_.inputs.begin(), program_.inputs.end(), [](const fx::InputSpec& input) {
            return input.kind == fx::InputSpec::Kind::user_input || input.kind == fx::InputSpec::Kind::constant_input;
        });
    program_.inputs.insert(first_user, {.kind = fx::InputSpec::Kind::tensor_constant, .arg = name, .target = name});
    return name;
}

fx::Node stand_in(const fx::Node& node, std::string target, std::vector<fx::Arg> args) {
    fx::Node out = node;
    out.target = std::move(target);
    out.args = std::move(args);
    return out;
}

fx::Node node_before(Int8Graph& graph, const fx::Node& node, std::string target, std::vector<fx::Arg> args,
                     const std::string& base, TensorType type) {
    fx::Node out = stand_in(node, std::move(target), std::move(args));
    out.name = graph.declare(base, std::move(type));
    out.outputs = {{.names = {out.name}}};
    return out;
}

void add_scratch(Int8Graph& graph, fx::Node& node, std::int64_t bytes) {
    TensorType type{.dtype = DType::u8};
    type.sizes = {sym::Expr(bytes)};
    node.outputs.insert(node.outputs.begin(), fx::Output{.names = {graph.declare(node.name + "_scratch", type)}});
}

std::string only_output(const fx::Node& node) {
    const bool is_one = node.outputs.size() == 1 && !node.outputs[0].is_list && node.outputs[0].names.size() == 1;
    return is_one ? node.outputs[0].names[0] : std::string();
}

std::string tensor_arg(const fx::Node& node, std::string_view name) {
    const fx::Arg* found = find_arg(node, name);
    const auto* value = found ? std::get_if<fx::ValueName>(&found->value) : nullptr;
    return value ? value->name : std::string();
}

bool counts_as_channels_last(const TensorType& type, const sym::Ranges& ranges) {
    if (type.sizes.size() != 4) return false;
    const auto is_one = [&](std::size_t dim) {
        return type.sizes[dim].is_constant() && type.sizes[dim].constant() == 1;
    };
    if (is_one(1) || (is_one(2) && is_one(3))) return true;
    const auto order = order_of(type, ranges);
    return order[0] == 0 && order[1] == 2;
}

bool is_channels_last(const TensorType& type, const sym::Ranges& ranges) {
    if (type.sizes.size() != 4) return false;
    const auto is_one = [&](std::size_t dim) {
        return type.sizes[dim].is_constant() && type.sizes[dim].constant() == 1;
    };
    return !is_one(1) && !(is_one(2) && is_one(3)) && counts_as_channels_last(type, ranges);
}

void set_channels_last(TensorType& type) {
    if (type.sizes.size() != 4) return;
    const auto& s = type.sizes;
    type.strides = {s[1] * s[2] * s[3], sym::Expr(1), s[3] * s[1], s[1]};
}

}  // namespace arenascope::lowering::cortex_m
