#include "engine/lowering/decompose/decompose.h"

#include <algorithm>

#include "engine/lowering/decompose/in_place_writes.h"
#include "engine/lowering/flow.h"

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

/// Core operators, and those that nothing is known of, stay as they are, with their operands renamed.
Result<Cores> passed_through(Expansion& d, const fx::Node& node) {
    auto args = d.in.renamed_args(node);
    std::vector<TensorType> types;
    for (const auto& output : node.outputs)
        for (const auto& name : output.names) {
            const TensorType* type = d.in.declared(name);
            if (!type) return Error{.what = message("output '{name}' has no type", name)};
            types.push_back(dense(type->dtype, type->sizes));
        }
    if (node.outputs.size() == 1 && node.outputs[0].is_list)
        return d.out.emit_list(node.target, std::move(args), types);
    if (types.size() == 1) return Cores{d.out.emit(node.target, std::move(args), types[0])};
    return d.out.emit_many(node.target, std::move(args), types);
}

/// Takes the program's graph apart and writes it anew, node by node.
class Decomposer {
public:
    explicit Decomposer(fx::ExportedProgram& program);
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
    Expansion expansion_{source_, core_};
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

Decomposer::Decomposer(fx::ExportedProgram& program)
    : program_(program),
      source_(taken(program.graph), program.outputs),
      core_(program),
      writes_(program, source_, expansion_) {
    for (const auto& input : program_.inputs) {
        const TensorType* type = source_.declared(input.arg);
        if (!type) continue;
        source_.bind(input.arg, {.name = input.arg, .type = *type});
        program_.graph.tensors[input.arg] = *type;
    }
}

Result<> Decomposer::run(Progress& progress) {
    for (std::size_t i = 0; i < source_.nodes().size(); ++i) {
        if (progress.cancelled()) return cancelled();
        const fx::Node& each = source_.nodes()[i];
        writes_.move_to(i);
        CHECKED(node(each).in(each.name));
        if (!writes_.is_view(each)) source_.forget_args(i);
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

/// Markers of control flow stay, with their values renamed; what they define keeps its type.
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

/// Symbolic numbers keep their nodes.
void Decomposer::scalar(const fx::Node& node) {
    fx::Node copy = node;
    copy.args = source_.renamed_args(node);
    core_.keep_number(std::move(copy));
}

/// Outputs by their core names; inputs that were written come first, as mutations.
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

Result<Cores> expand_node(Expansion& d, const fx::Node& node) {
    if (const auto handler = find_decomposition(node.target)) {
        auto cores = handler(d, node);
        // What cannot be expanded stays: it plans by the sizes in the file, and running it says what is missing.
        if (cores.ok()) return cores;
    }
    return passed_through(d, node);
}

Result<Renamed> decompose(fx::ExportedProgram& program, const ops::Registry&, Progress& progress) {
    Decomposer decomposer(program);
    CHECKED(decomposer.run(progress));
    return decomposer.renamed();
}

}  // namespace arenascope::lowering
