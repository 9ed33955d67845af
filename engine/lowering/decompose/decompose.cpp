#include "engine/lowering/decompose/decompose.h"

#include "engine/lowering/flow.h"

#include <algorithm>

namespace arenascope::lowering {
namespace {

/// "aten::relu_.default" -> "aten::relu.default"; nothing for an operator that writes no operand.
std::optional<std::string> functional_of(const std::string& target) {
    const auto dot = target.rfind('.');
    if (!target.starts_with("aten::") || dot == std::string::npos || dot < 8) return std::nullopt;
    if (target.starts_with("aten::__i") && target[dot - 1] == '_') return "aten::__" + target.substr(9);  // x &= y
    if (target[dot - 1] != '_' || target[dot - 2] == '_') return std::nullopt;
    return target.substr(0, dot - 1) + target.substr(dot);
}

}  // namespace

Result<Renamed> decompose(fx::ExportedProgram& program, const ops::Registry& registry, Progress& progress) {
    Decomposer decomposer(program, registry);
    CHECKED(decomposer.run(progress));
    return decomposer.renamed();
}

Decomposer::Decomposer(fx::ExportedProgram& program, const ops::Registry& registry)
    : program_(program), registry_(registry), source_(std::move(program.graph)) {
    program_.graph = {.name = source_.name,
                      .inputs = source_.inputs,
                      .outputs = source_.outputs,
                      .nodes = {},
                      .tensors = {},
                      .scalars = source_.scalars};
    for (const auto& input : program_.inputs) {
        namer_.take(input.arg);
        const auto type = source_.tensors.find(input.arg);
        if (type != source_.tensors.end()) bound_[input.arg] = {.name = input.arg, .type = type->second};
    }
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
        fx::Node& source = source_.nodes[position_];
        CHECKED(node(source).in(source.name));
        // Of what is done only the names of outputs are looked at again, but for views: a large graph is there once.
        const bool is_view = std::any_of(source.outputs.begin(), source.outputs.end(), [&](const fx::Output& output) {
            return std::any_of(output.names.begin(), output.names.end(),
                               [&](const std::string& name) { return view_maker_.contains(name); });
        });
        if (is_view) continue;
        std::vector<fx::Arg>().swap(source.args);
        std::string().swap(source.stack_trace);
    }
    finish_outputs();
    const auto first_user = std::find_if(program_.inputs.begin(), program_.inputs.end(), [](const auto& input) {
        return input.kind == fx::InputSpec::Kind::user_input || input.kind == fx::InputSpec::Kind::constant_input;
    });
    program_.inputs.insert(first_user, constants_.begin(), constants_.end());
    auto& nodes = program_.graph.nodes;
    nodes.insert(nodes.begin(), prologue_.begin(), prologue_.end());
    program_.dialect = "ATEN";
    return done;
}

Renamed Decomposer::renamed() const {
    Renamed out;
    for (const auto& node : source_.nodes)
        for (const auto& output : node.outputs)
            for (const auto& name : output.names)
                if (const auto found = bound_.find(name); found != bound_.end())
                    out.emplace_back(name, found->second.name);
    return out;
}

Result<> Decomposer::node(const fx::Node& node) {
    current_ = &node;
    if (is_marker(node)) return marker(node);
    if (node.target.starts_with("aten::_assert") || node.outputs.empty()) return done;
    if (makes_number(node.target)) return scalar(node);
    if (const auto target = functional_of(node.target)) return write(node, *target);
    TRY(auto cores, handled(node));
    bind(node, std::move(cores));
    remember_view(node);
    return done;
}

Result<Cores> Decomposer::handled(const fx::Node& node) {
    const auto handler = find_decomposition(node.target);
    if (!handler) return passed_through(node);
    auto cores = handler(*this, node);
    if (cores.ok()) return cores;
    // What cannot be expanded stays: it plans by the sizes in the file, and running it says what is missing.
    return passed_through(node);
}

/// Core operators, and those that nothing is known of, stay as they are, with their operands renamed.
Result<Cores> Decomposer::passed_through(const fx::Node& node) {
    auto args = renamed_args(node);
    std::vector<TensorType> types;
    for (const auto& output : node.outputs)
        for (const auto& name : output.names) {
            const auto type = source_.tensors.find(name);
            if (type == source_.tensors.end()) return Error{.what = message("output '{name}' has no type", name)};
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
            if (type == source_.tensors.end()) continue;  // a number
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

void Decomposer::bind(const fx::Node& node, Cores cores) {
    std::size_t next = 0;
    for (const auto& output : node.outputs)
        for (const auto& name : output.names)
            if (next < cores.size()) bound_[name] = cores[next++];
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
        mutations.push_back(
            {.kind = is_user ? fx::OutputSpec::Kind::user_input_mutation : fx::OutputSpec::Kind::buffer_mutation,
             .arg = arg(input.arg, found->second),
             .target = is_user ? input.arg : input.target});
    }
    program_.outputs.insert(program_.outputs.begin(), mutations.begin(), mutations.end());
}

}  // namespace arenascope::lowering
