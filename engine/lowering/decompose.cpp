#include "engine/lowering/decompose.h"

#include "engine/lowering/flow.h"

#include <algorithm>
#include <array>

namespace arenascope::lowering {
namespace {

/// "aten::relu_.default" -> "aten::relu.default"; nothing for an operator that writes no operand.
std::optional<std::string> functional_of(const std::string& target) {
    const auto dot = target.rfind('.');
    if (!target.starts_with("aten::") || dot == std::string::npos || dot < 8) return std::nullopt;
    if (target[dot - 1] != '_' || target[dot - 2] == '_') return std::nullopt;
    return target.substr(0, dot - 1) + target.substr(dot);
}

bool is_view(std::string_view target) {
    static constexpr std::array<std::string_view, 20> views{
        "aten::view", "aten::reshape", "aten::transpose", "aten::permute", "aten::select", "aten::slice",
        "aten::unsqueeze", "aten::squeeze", "aten::expand", "aten::flatten", "aten::unflatten", "aten::t", "aten::alias",
        "aten::detach", "aten::chunk", "aten::split", "aten::split_with_sizes", "aten::unbind", "aten::expand_as",
        "aten::view_as"};
    return std::find(views.begin(), views.end(), packet_of(target)) != views.end();
}

/// Nodes that make symbolic numbers, not tensors.
bool is_number(const fx::Node& node) {
    return node.target == "aten::sym_size.int" || node.target.starts_with("_operator::") ||
           node.target.starts_with("torch::sym_") || node.target.starts_with("math::");
}

}  // namespace

Result<> decompose(fx::ExportedProgram& program, const ops::Registry& registry, Progress& progress) {
    return Decomposer(program, registry).run(progress);
}

Decomposer::Decomposer(fx::ExportedProgram& program, const ops::Registry& registry)
    : program_(program), registry_(registry), source_(program.graph) {
    program_.graph.nodes.clear();
    for (const auto& input : program_.inputs) {
        namer_.take(input.arg);
        const auto type = source_.tensors.find(input.arg);
        if (type != source_.tensors.end()) bound_[input.arg] = {.name = input.arg, .type = type->second};
    }
    program_.graph.tensors.clear();
    for (const auto& [name, core] : bound_) program_.graph.tensors[name] = core.type;
    for (std::size_t i = 0; i < source_.nodes.size(); ++i)
        for (const auto& each : source_.nodes[i].args)
            for_each_value(each, [&](const std::string& name) { last_use_[name] = i; });
    for (const auto& output : program_.outputs)
        for_each_value(output.arg, [&](const std::string& name) { last_use_[name] = source_.nodes.size(); });
}

Result<> Decomposer::run(Progress& progress) {
    for (position_ = 0; position_ < source_.nodes.size(); ++position_) {
        if (progress.cancelled()) return cancelled();
        CHECKED(node(source_.nodes[position_]).in(source_.nodes[position_].name));
    }
    finish_outputs();
    auto& nodes = program_.graph.nodes;
    nodes.insert(nodes.begin(), prologue_.begin(), prologue_.end());
    program_.dialect = "ATEN";
    return done;
}

Result<> Decomposer::node(const fx::Node& node) {
    current_ = &node;
    if (is_marker(node)) return marker(node);
    if (node.target.starts_with("aten::_assert") || node.outputs.empty()) return done;
    if (is_number(node)) return scalar(node);
    if (const auto target = functional_of(node.target)) return write(node, *target);
    TRY(auto cores, handled(node));
    bind(node, std::move(cores));
    remember_view(node);
    return done;
}

Result<Cores> Decomposer::handled(const fx::Node& node) {
    if (const auto handler = find_decomposition(node.target)) return handler(*this, node);
    return passed_through(node);
}

/// Core operators stay as they are, with their operands renamed.
Result<Cores> Decomposer::passed_through(const fx::Node& node) {
    if (!registry_.by_core(node.target))
        return Error{.what = node.target + " is not lowered yet",
                     .remedy = "save the program after run_decompositions(), or leave the operator out"};
    auto args = renamed_args(node);
    std::vector<TensorType> types;
    for (const auto& output : node.outputs)
        for (const auto& name : output.names) {
            const auto type = source_.tensors.find(name);
            if (type == source_.tensors.end()) return Error{.what = "output '" + name + "' has no type"};
            types.push_back(dense(type->second.dtype, type->second.sizes));
        }
    if (node.outputs.size() == 1 && node.outputs[0].is_list) return emit_list(node.target, std::move(args), types);
    if (types.size() == 1) return Cores{emit(node.target, std::move(args), types[0])};
    return emit_many(node.target, std::move(args), types);
}

/// Markers of control flow stay, with their values renamed; what they define keeps its type.
Result<> Decomposer::marker(const fx::Node& node) {
    fx::Node copy = node;
    copy.args = renamed_args(node);
    for (auto& output : copy.outputs)
        for (auto& name : output.names) {
            const auto type = source_.tensors.find(name);
            if (type == source_.tensors.end()) return Error{.what = "output '" + name + "' has no type"};
            const Core core{.name = namer_.fresh(name), .type = dense(type->second.dtype, type->second.sizes)};
            program_.graph.tensors[core.name] = core.type;
            bound_[name] = core;
            name = core.name;
        }
    program_.graph.nodes.push_back(std::move(copy));
    return done;
}

/// Symbolic numbers keep their nodes.
Result<> Decomposer::scalar(const fx::Node& node) {
    fx::Node copy = node;
    copy.args = renamed_args(node);
    namer_.take(copy.name);
    program_.graph.nodes.push_back(std::move(copy));
    return done;
}

/// An in-place operator: the functional one, whose result stands for the operand from here on.
Result<> Decomposer::write(const fx::Node& node, const std::string& target) {
    const auto* self = node.args.empty() ? nullptr : std::get_if<fx::ValueName>(&node.args[0].value);
    if (!self || !bound_.contains(self->name)) return Error{.what = node.target + " writes no tensor"};
    // The result of an in-place operator is its operand: x.mul_(a).add_(b) writes x twice.
    const auto earlier = written_as_.find(self->name);
    const std::string name = earlier == written_as_.end() ? self->name : earlier->second;
    fx::Node functional = node;
    functional.target = target;
    TRY(auto cores, handled(functional));
    if (cores.size() != 1) return Error{.what = node.target + " is not lowered yet"};
    if (cores[0].type.dtype != bound_[name].type.dtype) cores[0] = cast(cores[0], bound_[name].type.dtype);
    if (const auto maker = view_maker_.find(name); maker != view_maker_.end()) {
        // Nothing to write back to where the viewed tensor is not read again.
        const auto* base = std::get_if<fx::ValueName>(&maker->second->args[0].value);
        const bool is_input = std::any_of(program_.inputs.begin(), program_.inputs.end(),
                                          [&](const auto& input) { return base && input.arg == base->name; });
        if (!base || is_input || last_use_[base->name] > position_)
            return Error{.what = node.target + " writes through a view, which is not lowered yet",
                         .remedy = "save the program after run_decompositions()"};
    }
    for (const auto& output : node.outputs)
        for (const auto& each : output.names) written_as_[each] = name;
    bound_[name] = cores[0];
    for (const auto& [same, root] : written_as_)
        if (root == name) bound_[same] = cores[0];
    CHECKED(refresh_views_of(name));
    for (const auto& [same, root] : std::map(written_as_))
        if (root == name) CHECKED(refresh_views_of(same));
    return done;
}

/// Views of a tensor that was written are taken anew where they are read again.
Result<> Decomposer::refresh_views_of(const std::string& root) {
    for (const auto& each : std::vector(view_maker_.begin(), view_maker_.end())) {
        const auto* maker = each.second;
        const auto* base = std::get_if<fx::ValueName>(&maker->args[0].value);
        if (!base || base->name != root || last_use_[each.first] <= position_) continue;
        TRY(auto cores, handled(*maker));
        bind(*maker, std::move(cores));
        CHECKED(refresh_views_of(each.first));
    }
    return done;
}

void Decomposer::bind(const fx::Node& node, Cores cores) {
    std::size_t next = 0;
    for (const auto& output : node.outputs)
        for (const auto& name : output.names)
            if (next < cores.size()) bound_[name] = cores[next++];
}

void Decomposer::remember_view(const fx::Node& node) {
    if (!is_view(node.target) || node.args.empty()) return;
    for (const auto& output : node.outputs)
        for (const auto& name : output.names) view_maker_[name] = &node;
}

/// Outputs by their core names; inputs that were written come first, as mutations.
void Decomposer::finish_outputs() {
    for (auto& output : program_.outputs)
        rename_values(output.arg, [&](std::string& name) {
            if (const auto found = bound_.find(name); found != bound_.end()) name = found->second.name;
        });
    std::vector<fx::OutputSpec> mutations;
    for (const auto& input : program_.inputs) {
        const auto found = bound_.find(input.arg);
        if (found == bound_.end() || found->second.name == input.arg) continue;
        const bool is_user = input.kind == fx::InputSpec::Kind::user_input;
        mutations.push_back({.kind = is_user ? fx::OutputSpec::Kind::user_input_mutation
                                             : fx::OutputSpec::Kind::buffer_mutation,
                             .arg = arg(input.arg, found->second),
                             .target = is_user ? input.arg : input.target});
    }
    program_.outputs.insert(program_.outputs.begin(), mutations.begin(), mutations.end());
}

}  // namespace arenascope::lowering
