#include "engine/lowering/decompose/core_graph.h"

#include <algorithm>
#include <array>

#include "engine/lowering/graph/inline_flow.h"

namespace arenascope::lowering {
namespace {

template <class T>
Data bytes_of(const std::vector<T>& numbers) {
    const auto owner = std::make_shared<std::vector<T>>(numbers);
    return Data{.bytes = std::as_bytes(std::span(*owner)), .owner = owner};
}

}  // namespace

CoreGraph::CoreGraph(fx::ExportedProgram& program) : program_(program) {
    for (const auto& input : program_.inputs) namer_.take(input.arg);
}

void CoreGraph::reserve(const fx::Node& node) {
    namer_.take(node.name);
    if (node.target == "_operator::mul" && node.args.size() == 2 &&
        std::holds_alternative<fx::ValueName>(node.args[0].value) &&
        std::holds_alternative<std::int64_t>(node.args[1].value))
        factors_last_.push_back(node.name);
}

Core CoreGraph::declare(const std::string& base, const TensorType& type) {
    const Core core{.name = namer_.fresh(base), .type = dense(type.dtype, type.sizes)};
    program_.graph.tensors[core.name] = core.type;
    return core;
}

void CoreGraph::keep(fx::Node node) { program_.graph.nodes.push_back(std::move(node)); }

void CoreGraph::finish() {
    const auto first_user = std::find_if(program_.inputs.begin(), program_.inputs.end(), [](const auto& input) {
        return input.kind == fx::InputSpec::Kind::user_input || input.kind == fx::InputSpec::Kind::constant_input;
    });
    program_.inputs.insert(first_user, constants_.begin(), constants_.end());
    auto& nodes = program_.graph.nodes;
    nodes.insert(nodes.begin(), prologue_.begin(), prologue_.end());
}

/// In a sub-graph a constant is an attribute of the sub-graph.
Core CoreGraph::stored(const TensorType& type, Data data) {
    const auto graph = current_ ? current_->graph : fx::own_path;
    const auto name = namer_.fresh(name_in(program_.graph_paths, graph, "_table"));
    if (graph != fx::own_path)
        program_.graph.nodes.push_back({.name = name,
                                        .target = std::string(flow_constant),
                                        .args = {arg("value", fx::ValueName{name})},
                                        .outputs = {},
                                        .stack_trace = {},
                                        .module_path = {},
                                        .graph = graph});
    program_.graph.tensors[name] = type;
    program_.state_types[name] = type;
    program_.state[name] = std::move(data);
    constants_.push_back({.kind = fx::InputSpec::Kind::tensor_constant, .arg = name, .target = name});
    return {.name = name, .type = type};
}

Core CoreGraph::constant(const Sizes& sizes, const std::vector<double>& numbers) {
    std::vector<float> narrow;
    narrow.reserve(numbers.size());
    for (const double number : numbers) narrow.push_back(static_cast<float>(number));
    return stored(dense(DType::f32, sizes), bytes_of(narrow));
}

Core CoreGraph::constant(const Sizes& sizes, const std::vector<std::int64_t>& numbers) {
    return stored(dense(DType::i64, sizes), bytes_of(numbers));
}

fx::Node CoreGraph::new_node(const std::string& target, std::vector<fx::Arg> args) {
    auto base = std::string(packet_of(target));
    base = base.substr(base.rfind(':') + 1);
    if (current_) base = name_in(program_.graph_paths, current_->graph, base);
    fx::Node node{.name = namer_.fresh(base),
                  .target = target,
                  .args = std::move(args),
                  .outputs = {},
                  .stack_trace = {},
                  .module_path = {}};
    if (current_) {
        node.stack_trace = current_->stack_trace;
        node.module_path = current_->module_path;
        node.graph = current_->graph;
    }
    return node;
}

Core CoreGraph::emit(const std::string& target, std::vector<fx::Arg> args, TensorType type) {
    auto node = new_node(target, std::move(args));
    const Core core{.name = node.name, .type = std::move(type)};
    node.outputs = {{.names = {core.name}, .is_list = false}};
    program_.graph.tensors[core.name] = core.type;
    program_.graph.nodes.push_back(std::move(node));
    return core;
}

Cores CoreGraph::emit_many(const std::string& target, std::vector<fx::Arg> args, const std::vector<TensorType>& types) {
    auto node = new_node(target, std::move(args));
    Cores cores;
    for (const auto& type : types) {
        cores.push_back({.name = namer_.fresh(name_in(program_.graph_paths, node.graph, "getitem")), .type = type});
        program_.graph.tensors[cores.back().name] = type;
        node.outputs.push_back({.names = {cores.back().name}, .is_list = false});
    }
    program_.graph.nodes.push_back(std::move(node));
    return cores;
}

Cores CoreGraph::emit_list(const std::string& target, std::vector<fx::Arg> args, const std::vector<TensorType>& types) {
    auto cores = emit_many(target, std::move(args), types);
    auto& outputs = program_.graph.nodes.back().outputs;
    fx::Output list{.names = {}, .is_list = true};
    for (const auto& core : cores) list.names.push_back(core.name);
    outputs = {list};
    return cores;
}

Core CoreGraph::permute(const Core& value, const std::vector<std::int64_t>& order) {
    Sizes sizes;
    for (const auto each : order) sizes.push_back(value.type.sizes[wrapped(each, order.size())]);
    auto type = dense(value.type.dtype, std::move(sizes));
    if (value.type.strides.size() == order.size())
        for (const auto each : order) type.strides.push_back(value.type.strides[wrapped(each, order.size())]);
    return emit("aten::permute.default", {arg("self", value), arg("dims", order)}, std::move(type));
}

Result<Core> CoreGraph::view(const Core& value, const Sizes& sizes) {
    TRY(auto size, dims(sizes));
    Core out =
        emit("aten::view.default", {arg("self", value), arg("size", std::move(size))}, dense(value.type.dtype, sizes));
    out.type.strides = view_strides(value.type, sizes).value_or(Sizes());
    return out;
}

Result<Core> CoreGraph::reshape(const Core& value, const Sizes& sizes) {
    if (!needs_copy_to_view(value.type, sizes)) return view(value, sizes);
    return view(emit("aten::clone.default", {arg("self", value), arg("memory_format", fx::Arg::MemoryFormat{1})},
                     dense(value.type.dtype, value.type.sizes)),
                sizes);
}

/// A repeated dimension has no stride.
Result<Core> CoreGraph::expand(const Core& value, const Sizes& sizes) {
    TRY(auto size, dims(sizes));
    Core out = emit("aten::expand.default", {arg("self", value), arg("size", std::move(size))},
                    dense(value.type.dtype, sizes));
    const auto& strides = value.type.strides;
    if (strides.empty() || strides.size() > sizes.size()) return out;
    const auto before = sizes.size() - strides.size();
    out.type.strides.assign(sizes.size(), sym::Expr(0));
    for (std::size_t i = 0; i < strides.size(); ++i)
        if (value.type.sizes[i] == sizes[before + i]) out.type.strides[before + i] = strides[i];
    return out;
}

Core CoreGraph::unary(const std::string& target, const Core& value) {
    return emit(target, {arg("self", value)}, dense(value.type.dtype, value.type.sizes));
}

Core CoreGraph::cast(const Core& value, DType dtype) {
    return emit("aten::_to_copy.default", {arg("self", value), arg("dtype", dtype)}, dense(dtype, value.type.sizes));
}

std::string CoreGraph::scalar_node(const std::string& target, std::vector<fx::Arg> args, const sym::Expr& expr) {
    auto node = new_node(target, std::move(args));
    node.outputs = {{.names = {node.name}, .is_list = false}};
    program_.graph.scalars[node.name] = expr;
    const auto name = node.name;
    if (!reads_prologue_only(node)) {
        program_.graph.nodes.push_back(std::move(node));
        return name;
    }
    node.graph = fx::own_path;  // the prologue belongs to the program itself
    prologue_.push_back(std::move(node));
    return name;
}

/// A number computed from one in the graph must come after it.
bool CoreGraph::reads_prologue_only(const fx::Node& node) const {
    return std::all_of(node.args.begin(), node.args.end(), [&](const fx::Arg& each) {
        const auto* read = std::get_if<fx::ValueName>(&each.value);
        const auto is_it = [&](const auto& made) { return read && made == read->name; };
        return !read ||
            std::any_of(prologue_.begin(), prologue_.end(), [&](const auto& made) { return is_it(made.name); }) ||
            std::any_of(program_.inputs.begin(), program_.inputs.end(), [&](const auto& in) { return is_it(in.arg); });
    });
}

fx::ValueName CoreGraph::number(const std::string& target, std::vector<fx::Arg> args) {
    auto node = new_node(target, std::move(args));
    node.outputs = {{.names = {node.name}, .is_list = false}};
    program_.graph.nodes.push_back(std::move(node));
    return {program_.graph.nodes.back().name};
}

Result<Dims> CoreGraph::dims(const Sizes& sizes) {
    Dims out;
    for (const auto& size : sizes) {
        TRY(auto each, dim(size));
        out.push_back(std::move(each));
    }
    return out;
}

/// Whether the program writes this product with its constant factor behind.
bool CoreGraph::has_factor_last(const sym::Expr& product) const {
    return std::any_of(factors_last_.begin(), factors_last_.end(), [&](const std::string& name) {
        const auto made = program_.graph.scalars.find(name);
        return made != program_.graph.scalars.end() && made->second == product;
    });
}

/// Numbers are computed at the head of the graph from the sizes of inputs, each once; if they read a number of the
/// program, after that.
Result<fx::Arg::Dim> CoreGraph::dim(const sym::Expr& size) {
    if (size.is_constant()) return fx::Arg::Dim{size.constant()};
    for (const auto& node : prologue_)
        if (program_.graph.scalars[node.name] == size) return fx::Arg::Dim{fx::ValueName{node.name}};
    for (const auto& node : program_.graph.nodes) {
        if (node.outputs.size() != 1 || node.outputs[0].names.size() != 1) continue;
        // Values of an arm or a body are visible only inside it.
        if (current_ && !is_inside(program_.graph_paths, current_->graph, node.graph)) continue;
        const auto scalar = program_.graph.scalars.find(node.outputs[0].names[0]);
        if (scalar != program_.graph.scalars.end() && scalar->second == size)
            return fx::Arg::Dim{fx::ValueName{scalar->first}};
    }
    for (const auto& input : program_.inputs) {
        const auto type = program_.graph.tensors.find(input.arg);
        if (type == program_.graph.tensors.end()) continue;
        for (std::size_t i = 0; i < type->second.sizes.size(); ++i)
            if (type->second.sizes[i] == size)
                return fx::Arg::Dim{fx::ValueName{scalar_node(
                    "aten::sym_size.int",
                    {arg("self", fx::ValueName{input.arg}), arg("dim", static_cast<std::int64_t>(i))}, size)}};
    }
    static constexpr std::array<std::pair<sym::Op, std::string_view>, 4> operators{
        {{sym::Op::add, "_operator::add"},
         {sym::Op::mul, "_operator::mul"},
         {sym::Op::floor_div, "_operator::floordiv"},
         {sym::Op::mod, "_operator::mod"}}};
    for (const auto& [op, target] : operators) {
        if (size.op() != op || size.args().size() < 2) continue;
        sym::Expr sum = size.args()[0];
        TRY(auto left, dim(sum));
        for (std::size_t i = 1; i < size.args().size(); ++i) {
            TRY(auto right, dim(size.args()[i]));
            sum = sym::Expr::make(op, {sum, size.args()[i]});
            const auto value = [](const fx::Arg::Dim& each) -> fx::Arg::Variant {
                if (const auto* number = std::get_if<std::int64_t>(&each)) return *number;
                return std::get<fx::ValueName>(each);
            };
            if (std::holds_alternative<std::int64_t>(left) && has_factor_last(sum)) std::swap(left, right);
            left =
                fx::ValueName{scalar_node(std::string(target), {arg("a", value(left)), arg("b", value(right))}, sum)};
        }
        return left;
    }
    return Error{.what = message("size {size} cannot be computed from the inputs", size.text())};
}

}  // namespace arenascope::lowering
