// The context of the decompositions: builds core nodes and their types in place of a node.

#include <algorithm>

#include "engine/lowering/decompose/decompose.h"
#include "engine/lowering/decompose/in_place_writes.h"
#include "engine/lowering/graph/inline_flow.h"
#include "engine/lowering/graph_steps.h"

namespace arenascope::lowering {
namespace {

/// "aten::relu_.default" -> "aten::relu.default"; nothing for an operator that does not write an operand.
std::optional<std::string> functional_of(const std::string& target) {
    const auto dot = target.rfind('.');
    if (!target.starts_with("aten::") || dot == std::string::npos || dot < 8) return std::nullopt;
    if (target.starts_with("aten::__i") && target[dot - 1] == '_') return "aten::__" + target.substr(9);  // x &= y
    if (target[dot - 1] != '_' || target[dot - 2] == '_') return std::nullopt;
    return target.substr(0, dot - 1) + target.substr(dot);
}

/// Decomposes the program's graph node by node into a new one.
class Decomposer {
public:
    Decomposer(fx::ExportedProgram& program, bool spreads_bags);
    Result<> run(Progress& progress);
    [[nodiscard]] Renamed renamed() const { return source_.renamed(); }

private:
    Result<> node(const fx::Node& node);
    void marker(const fx::Node& node);
    void scalar(const fx::Node& node);
    void finish_outputs();

    fx::ExportedProgram& program_;
    TrainingGraph source_;
    CoreGraph core_;
    Expansion expansion_;
    InPlaceWrites writes_;
};

fx::Graph taken(fx::Graph& graph) {
    fx::Graph whole = std::move(graph);
    graph = {.name = whole.name,
             .inputs = whole.inputs,
             .outputs = whole.outputs,
             .nodes = {},
             .tensors = {},
             .scalars = whole.scalars};
    return whole;
}

Decomposer::Decomposer(fx::ExportedProgram& program, bool spreads_bags)
    : program_(program),
      source_(taken(program.graph), program.outputs),
      core_(program),
      expansion_{.in = source_, .out = core_, .spreads_bags = spreads_bags},
      writes_(program, source_, expansion_) {
    for (const auto& input : program_.inputs) {
        const TensorType* type = source_.declared(input.arg);
        if (!type) continue;
        source_.bind(input.arg, {.name = input.arg, .type = *type});
        program_.graph.tensors[input.arg] = *type;
    }
}

Result<> Decomposer::run(Progress& progress) {
    // Numbers keep their names, also those that follow: what is made before them must not take one.
    for (const fx::Node& each : source_.nodes())
        if (makes_number(each.target)) core_.reserve(each);
    for (const fx::NodeIndex at : source_.nodes().indices()) {
        if (progress.cancelled()) return cancelled();
        const fx::Node& each = source_.nodes()[at];
        writes_.move_to(at);
        CHECKED(node(each).in(each.name));
        if (!writes_.is_view(each)) source_.forget_args(at);
    }
    finish_outputs();
    core_.finish();
    program_.dialect = "ATEN";
    return done;
}

Result<> Decomposer::node(const fx::Node& node) {
    core_.begin(node);
    if (is_marker(node)) {
        marker(node);
        return done;
    }
    if (node.target.starts_with("aten::_assert") || node.outputs.empty()) return done;
    if (makes_number(node.target)) {
        scalar(node);
        return done;
    }
    if (const auto target = functional_of(node.target)) return writes_.write(node, *target);
    TRY(const auto cores, expand_node(expansion_, node));
    source_.bind(node, cores);
    writes_.remember_view(node);
    return done;
}

/// Markers of control flow stay, with renamed values; the values that they define keep their types.
void Decomposer::marker(const fx::Node& node) {
    fx::Node copy = node;
    copy.args = source_.renamed_args(node);
    for (auto& output : copy.outputs)
        for (auto& name : output.names) {
            const TensorType* type = source_.declared(name);
            if (!type) continue;  // a number
            const Core core = core_.declare(name, *type);
            source_.bind(name, core);
            name = core.name;
        }
    core_.keep(std::move(copy));
}

/// Nodes of symbolic numbers stay.
void Decomposer::scalar(const fx::Node& node) {
    fx::Node copy = node;
    copy.args = source_.renamed_args(node);
    core_.keep(std::move(copy));
}

/// Outputs by their core names; written inputs come first, as mutations.
void Decomposer::finish_outputs() {
    for (auto& output : program_.outputs) source_.rename(output.arg);
    std::vector<fx::OutputSpec> mutations;
    for (const auto& input : program_.inputs) {
        const Core* core = source_.core_of(input.arg);
        if (!core || core->name == input.arg) continue;
        const bool is_user = input.kind == fx::InputSpec::Kind::user_input;
        mutations.push_back(
            {.kind = is_user ? fx::OutputSpec::Kind::user_input_mutation : fx::OutputSpec::Kind::buffer_mutation,
             .arg = arg(input.arg, *core),
             .target = is_user ? input.arg : input.target});
    }
    program_.outputs.insert(program_.outputs.begin(), mutations.begin(), mutations.end());
}

}  // namespace

Result<Renamed> decompose(fx::ExportedProgram& program, Progress& progress, bool spreads_bags) {
    Decomposer decomposer(program, spreads_bags);
    CHECKED(decomposer.run(progress));
    return decomposer.renamed();
}

}  // namespace arenascope::lowering
