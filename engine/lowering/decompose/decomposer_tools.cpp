// What handlers read and write with.

#include <algorithm>
#include <array>

#include "engine/lowering/decompose/decompose.h"
#include "engine/lowering/flow.h"
#include "engine/lowering/layout.h"

namespace arenascope::lowering {
namespace {

/// The stride that the dimension before `i` must have to lie densely around it.
sym::Expr run_step(const Sizes& sizes, const Sizes& strides, std::size_t i) {
    while (i + 1 < sizes.size() && sizes[i] == sym::Expr(1)) ++i;
    return strides[i] * sizes[i];
}

template <class T>
Data bytes_of(const std::vector<T>& numbers) {
    const auto owner = std::make_shared<std::vector<T>>(numbers);
    return Data{.bytes = std::as_bytes(std::span(*owner)), .owner = owner};
}

}  // namespace

sym::Expr product(std::span<const sym::Expr> sizes) {
    sym::Expr total = 1;
    for (const auto& size : sizes) total = total * size;
    return total;
}

std::size_t wrapped(std::int64_t dim, std::size_t rank) {
    const auto count = static_cast<std::int64_t>(std::max<std::size_t>(rank, 1));
    return static_cast<std::size_t>(std::clamp<std::int64_t>(dim < 0 ? dim + count : dim, 0, count - 1));
}

TensorType dense(DType dtype, Sizes sizes) {
    TensorType type;
    type.dtype = dtype;
    type.sizes = std::move(sizes);
    return type;
}

Sizes dense_strides(const Sizes& sizes) {
    Sizes strides(sizes.size(), sym::Expr(1));
    for (std::size_t i = sizes.size(); i-- > 1;) strides[i - 1] = strides[i] * sizes[i];
    return strides;
}

Handler find_decomposition(std::string_view target) {
    for (const auto family : {layer_decompositions(),     matrix_decompositions(),     einsum_decompositions(),
                              recurrent_decompositions(), shape_decompositions(),      arithmetic_decompositions(),
                              renamed_decompositions(),   activation_decompositions(), pointwise_decompositions(),
                              norm_decompositions(),      window_decompositions(),     padding_decompositions(),
                              joining_decompositions(),   selecting_decompositions(),  vector_decompositions(),
                              pool_decompositions(),      resampling_decompositions(), patch_decompositions(),
                              search_decompositions(),    scatter_decompositions(),    random_decompositions(),
                              table_decompositions(),     special_decompositions(),    loss_decompositions(),
                              attention_decompositions()})
        for (const auto& each : family)
            if (each.target == target) return each.handler;
    return nullptr;
}

Result<Core> Decomposer::tensor(const fx::Node& node, std::string_view name) const {
    if (auto found = optional_tensor(node, name)) return *found;
    return Error{.what = message("argument '{name}' of {target} is no tensor", name, node.target)};
}

std::optional<Core> Decomposer::optional_tensor(const fx::Node& node, std::string_view name) const {
    const auto* each = find_arg(node, name);
    const auto* value = each ? std::get_if<fx::ValueName>(&each->value) : nullptr;
    const auto found = value ? bound_.find(value->name) : bound_.end();
    if (found == bound_.end()) return std::nullopt;
    return found->second;
}

Result<Cores> Decomposer::tensors(const fx::Node& node, std::string_view name) const {
    const auto* each = find_arg(node, name);
    const auto* items = each ? std::get_if<std::vector<fx::Arg::Item>>(&each->value) : nullptr;
    if (!items) return Error{.what = message("argument '{name}' of {target} is no list of tensors", name, node.target)};
    Cores cores;
    for (const auto& item : *items) {
        const auto found = item ? bound_.find(item->name) : bound_.end();
        if (found == bound_.end()) return Error{.what = message("a tensor of '{name}' is missing", name)};
        cores.push_back(found->second);
    }
    return cores;
}

std::int64_t Decomposer::integer(const fx::Node& node, std::string_view name, std::int64_t otherwise) const {
    const auto* each = find_arg(node, name);
    const auto* value = each ? std::get_if<std::int64_t>(&each->value) : nullptr;
    return value ? *value : otherwise;
}

double Decomposer::number(const fx::Node& node, std::string_view name, double otherwise) const {
    const auto* each = find_arg(node, name);
    if (!each) return otherwise;
    if (const auto* value = std::get_if<double>(&each->value)) return *value;
    if (const auto* value = std::get_if<std::int64_t>(&each->value)) return static_cast<double>(*value);
    return otherwise;
}

bool Decomposer::boolean(const fx::Node& node, std::string_view name, bool otherwise) const {
    const auto* each = find_arg(node, name);
    const auto* value = each ? std::get_if<bool>(&each->value) : nullptr;
    return value ? *value : otherwise;
}

std::string Decomposer::text(const fx::Node& node, std::string_view name, std::string otherwise) const {
    const auto* each = find_arg(node, name);
    const auto* value = each ? std::get_if<std::string>(&each->value) : nullptr;
    return value ? *value : otherwise;
}

std::vector<std::int64_t> Decomposer::integers(const fx::Node& node, std::string_view name) const {
    std::vector<std::int64_t> numbers;
    const auto* each = find_arg(node, name);
    const auto* items = each ? std::get_if<Dims>(&each->value) : nullptr;
    if (each && std::holds_alternative<std::int64_t>(each->value))
        numbers.push_back(std::get<std::int64_t>(each->value));
    if (items)
        for (const auto& item : *items)
            if (const auto* number = std::get_if<std::int64_t>(&item)) numbers.push_back(*number);
    return numbers;
}

bool Decomposer::is_numeric(const fx::Node& node, std::string_view name) const {
    const auto* each = find_arg(node, name);
    const auto* items = each ? std::get_if<Dims>(&each->value) : nullptr;
    return !items || integers(node, name).size() == items->size();
}

fx::Arg::Variant Decomposer::given(const fx::Node& node, std::string_view name, fx::Arg::Variant otherwise) const {
    const auto* each = find_arg(node, name);
    if (!each) return otherwise;
    fx::Arg copy = *each;
    rename_values(copy, [&](std::string& value) {
        if (const auto found = bound_.find(value); found != bound_.end()) value = found->second.name;
    });
    return copy.value;
}

std::vector<fx::Arg> Decomposer::renamed_args(const fx::Node& node) const {
    std::vector<fx::Arg> args = node.args;
    for (auto& each : args)
        rename_values(each, [&](std::string& name) {
            if (const auto found = bound_.find(name); found != bound_.end()) name = found->second.name;
        });
    return args;
}

TensorType Decomposer::out_type(const fx::Node& node, std::size_t index) const {
    for (const auto& output : node.outputs)
        for (const auto& name : output.names) {
            if (index-- != 0) continue;
            const auto type = source_.tensors.find(name);
            if (type != source_.tensors.end()) return dense(type->second.dtype, type->second.sizes);
        }
    return {};
}

bool Decomposer::is_read(const fx::Node& node, std::size_t index) const {
    for (const auto& output : node.outputs)
        for (const auto& name : output.names)
            if (index-- == 0) return last_use_.contains(name);
    return false;
}

/// In a sub-graph a constant is an attribute of the sub-graph.
Core Decomposer::stored(const TensorType& type, Data data) {
    const auto graph = current_ ? current_->graph : 0;
    const auto name = namer_.fresh(name_in(program_.graph_paths, graph, "_table"));
    if (graph != 0)
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

Core Decomposer::constant(const Sizes& sizes, const std::vector<double>& numbers) {
    std::vector<float> narrow;
    for (const double number : numbers) narrow.push_back(static_cast<float>(number));
    return stored(dense(DType::f32, sizes), bytes_of(narrow));
}

Core Decomposer::constant(const Sizes& sizes, const std::vector<std::int64_t>& numbers) {
    return stored(dense(DType::i64, sizes), bytes_of(numbers));
}

bool Decomposer::was_contiguous(const fx::Node& node, std::string_view name) const {
    const auto type = type_of(node, name);
    sym::Expr step = 1;
    for (std::size_t i = type.strides.size(); i-- > 0;) {
        if (type.sizes[i] == sym::Expr(1)) continue;
        if (!(type.strides[i] == step)) return false;
        step = step * type.sizes[i];
    }
    return true;
}

TensorType Decomposer::type_of(const fx::Node& node, std::string_view name) const {
    const auto* each = find_arg(node, name);
    const auto* value = each ? std::get_if<fx::ValueName>(&each->value) : nullptr;
    if (!value) return {};
    const auto bound = bound_.find(value->name);
    if (bound != bound_.end() && !bound->second.type.strides.empty()) return bound->second.type;
    const auto type = source_.tensors.find(value->name);
    return type == source_.tensors.end() ? TensorType{} : type->second;
}

/// torch's computeStride in short: runs of dimensions that lie densely in each other can be split and joined.
bool Decomposer::needs_copy_for_view(const fx::Node& node) const {
    if (was_contiguous(node, "self")) return false;
    const auto type = type_of(node, "self");
    const auto& sizes = type.sizes;
    const auto& strides = type.strides;
    const auto wanted = out_type(node).sizes;
    if (wanted.size() == sizes.size() && wanted == sizes) return false;
    std::size_t next = wanted.size();
    sym::Expr run = 1;
    for (std::size_t i = sizes.size(); i-- > 0;) {
        run = run * sizes[i];
        const bool ends =
            i == 0 || (!(sizes[i - 1] == sym::Expr(1)) && !(strides[i - 1] == run_step(sizes, strides, i)));
        if (!ends) continue;
        sym::Expr covered = 1;
        while (next > 0 && !(covered == run)) covered = covered * wanted[--next];
        if (!(covered == run)) return true;
        run = 1;
    }
    return false;
}

fx::Node Decomposer::new_node(const std::string& target, std::vector<fx::Arg> args) {
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

Core Decomposer::emit(const std::string& target, std::vector<fx::Arg> args, TensorType type) {
    auto node = new_node(target, std::move(args));
    const Core core{.name = node.name, .type = std::move(type)};
    node.outputs = {{.names = {core.name}, .is_list = false}};
    program_.graph.tensors[core.name] = core.type;
    program_.graph.nodes.push_back(std::move(node));
    return core;
}

Cores Decomposer::emit_many(const std::string& target, std::vector<fx::Arg> args,
                            const std::vector<TensorType>& types) {
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

Cores Decomposer::emit_list(const std::string& target, std::vector<fx::Arg> args,
                            const std::vector<TensorType>& types) {
    auto cores = emit_many(target, std::move(args), types);
    auto& outputs = program_.graph.nodes.back().outputs;
    fx::Output list{.names = {}, .is_list = true};
    for (const auto& core : cores) list.names.push_back(core.name);
    outputs = {list};
    return cores;
}

Core Decomposer::permute(const Core& value, const std::vector<std::int64_t>& order) {
    Sizes sizes;
    for (const auto each : order) sizes.push_back(value.type.sizes[wrapped(each, order.size())]);
    auto type = dense(value.type.dtype, std::move(sizes));
    if (value.type.strides.size() == order.size())
        for (const auto each : order) type.strides.push_back(value.type.strides[wrapped(each, order.size())]);
    return emit("aten::permute.default", {arg("self", value), arg("dims", order)}, std::move(type));
}

Result<Core> Decomposer::view(const Core& value, const Sizes& sizes) {
    TRY(auto size, dims(sizes));
    return emit("aten::view.default", {arg("self", value), arg("size", std::move(size))},
                dense(value.type.dtype, sizes));
}

Result<Core> Decomposer::expand(const Core& value, const Sizes& sizes) {
    TRY(auto size, dims(sizes));
    return emit("aten::expand.default", {arg("self", value), arg("size", std::move(size))},
                dense(value.type.dtype, sizes));
}

Core Decomposer::unary(const std::string& target, const Core& value) {
    return emit(target, {arg("self", value)}, dense(value.type.dtype, value.type.sizes));
}

Core Decomposer::cast(const Core& value, DType dtype) {
    return emit("aten::_to_copy.default", {arg("self", value), arg("dtype", dtype)}, dense(dtype, value.type.sizes));
}

std::string Decomposer::scalar_node(const std::string& target, std::vector<fx::Arg> args, const sym::Expr& expr) {
    auto node = new_node(target, std::move(args));
    node.outputs = {{.names = {node.name}, .is_list = false}};
    program_.graph.scalars[node.name] = expr;
    const auto name = node.name;
    node.graph = 0;  // the prologue is the program's own
    prologue_.push_back(std::move(node));
    return name;
}

Result<Dims> Decomposer::dims(const Sizes& sizes) {
    Dims out;
    for (const auto& size : sizes) {
        TRY(auto each, dim(size));
        out.push_back(std::move(each));
    }
    return out;
}

/// Numbers are made at the head of the graph from the sizes of inputs, each once.
Result<fx::Arg::Dim> Decomposer::dim(const sym::Expr& size) {
    if (size.is_constant()) return fx::Arg::Dim{size.constant()};
    for (const auto& node : prologue_)
        if (program_.graph.scalars[node.name] == size) return fx::Arg::Dim{fx::ValueName{node.name}};
    for (const auto& node : program_.graph.nodes) {
        if (node.outputs.size() != 1 || node.outputs[0].names.size() != 1) continue;
        // What an arm or a body makes is known inside it only.
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
            left =
                fx::ValueName{scalar_node(std::string(target), {arg("a", value(left)), arg("b", value(right))}, sum)};
        }
        return left;
    }
    return Error{.what = message("size {text} cannot be computed from the inputs", size.text())};
}

}  // namespace arenascope::lowering
