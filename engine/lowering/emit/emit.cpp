// Emits a lowered graph as a method: values, instructions, inputs, outputs and states.

#include "engine/lowering/emit/emit_flow.h"
#include "engine/lowering/emit/emit_scalars.h"
#include "engine/lowering/emit/emit_unknown.h"
#include "engine/lowering/layout.h"

#include <algorithm>
#include <iterator>

namespace arenascope::lowering {
namespace {

/// Inputs, operators by their schemas, and outputs; other classes emit control flow, numbers and unknown operators.
class Emitter {
public:
    Emitter(const fx::ExportedProgram& program, const EdgeGraph& edge, const ops::Registry& registry)
        : program_(program), edge_(edge), registry_(registry), builder_(program, edge), flows_(program, builder_) {}
    Result<Method> run() &&;

private:
    using Kind = ListedNode::Kind;

    Result<> placeholder(const fx::InputSpec& input);
    Result<> scalar_input(const fx::InputSpec& input);
    [[nodiscard]] bool is_mutated(const fx::InputSpec& input) const;
    Result<> attach_state(const fx::InputSpec& input, ValueId id, bool is_written);
    Result<> node(const fx::Node& node);
    Result<> kernel(const fx::Node& node, const ops::Op& op);
    Result<> make_outs(const fx::Node& node, const ops::Schema& schema, std::vector<ValueId>& outs,
                       std::vector<ValueId>& out_args);
    Result<> view(const fx::Node& node);
    [[nodiscard]] bool has_unknown_size(const fx::Node& node) const;
    Result<> write_back();
    Result<ValueId> mutated_value(const fx::OutputSpec& output, bool is_input) const;
    Result<> outputs();
    Result<ValueId> literal_output(const fx::Arg& arg);

    const fx::ExportedProgram& program_;
    const EdgeGraph& edge_;
    const ops::Registry& registry_;
    MethodBuilder builder_;
    FlowEmitter flows_;
    Namer namer_;
    std::vector<ValueId> written_;
    std::set<std::string> attributes_;  ///< constants of sub-graphs
};

Result<Method> Emitter::run() && {
    for (const auto& node : program_.graph.nodes)
        if (node.target == flow_constant)
            for_each_value(node.args[0], [&](const auto& name) { attributes_.insert(name); });
    for (const auto& input : program_.inputs) CHECKED(placeholder(input).in(input.arg));
    for (const auto& node : program_.graph.nodes) CHECKED(this->node(node).in(node.name));
    builder_.leave_graphs();
    CHECKED(write_back());
    CHECKED(outputs());
    builder_.close_graph();
    return std::move(builder_.method());
}

// -- inputs ----------------------------------------------------------------------------------------------

Result<> Emitter::placeholder(const fx::InputSpec& input) {
    if (input.kind == fx::InputSpec::Kind::constant_input) {
        builder_.method().inputs.push_back(builder_.add_value(input.arg, Null{}));
        return done;
    }
    if (!program_.graph.tensors.contains(input.arg)) return scalar_input(input);
    const bool is_user = input.kind == fx::InputSpec::Kind::user_input;
    const bool is_written = is_mutated(input);
    const auto role = is_user ? Role::input : is_written ? Role::state : Role::constant;
    TRY(const auto id, builder_.add_tensor(input.arg, role));
    if (is_user) builder_.method().inputs.push_back(id);
    else CHECKED(attach_state(input, id, is_written));
    if (!attributes_.contains(input.arg)) builder_.push_row(Kind::placeholder, namer_.fresh(input.arg), {id}, {});
    return done;
}

Result<> Emitter::scalar_input(const fx::InputSpec& input) {
    if (!program_.graph.scalars.contains(input.arg))
        return Error{.what = message("input '{argument}' has no type", input.arg)};
    builder_.method().inputs.push_back(builder_.add_value(input.arg, std::int64_t{0}));
    builder_.push_row(Kind::placeholder, namer_.fresh(input.arg), {}, {});
    return done;
}

bool Emitter::is_mutated(const fx::InputSpec& input) const {
    return std::any_of(program_.outputs.begin(), program_.outputs.end(), [&](const auto& output) {
        return output.kind == fx::OutputSpec::Kind::buffer_mutation && output.target == input.target;
    });
}

Result<> Emitter::attach_state(const fx::InputSpec& input, ValueId id, bool is_written) {
    const auto type = program_.state_types.find(input.target);
    const auto data = program_.state.find(input.target);
    if (type == program_.state_types.end() || data == program_.state.end())
        return Error{.what = message("the data of '{tensor}' is missing", input.target),
                     .remedy = message("export the program again")};
    Tensor& tensor = builder_.tensor(id);
    TRY(tensor.data, dense_data(type->second, data->second, tensor.dim_order));
    tensor.qualified_name = input.target;
    tensor.is_constant = !is_written;
    tensor.is_state = is_written;
    return done;
}

// -- nodes -----------------------------------------------------------------------------------------------

Result<> Emitter::node(const fx::Node& node) {
    builder_.set_graph(node.graph);
    if (is_marker(node)) return flows_.marker(node);
    builder_.list_graph();
    if (node.target == "aten::view.default" && node.outputs.size() == 1 && node.outputs[0].names.size() == 1 &&
        edge_.view_roots.contains(node.outputs[0].names[0]))
        return view(node);
    if (const auto* op = registry_.by_core(node.target)) return kernel(node, *op);
    if (makes_number(node.target)) return emit_number(builder_, node);
    return emit_unknown(builder_, program_, node);
}

Result<> Emitter::kernel(const fx::Node& node, const ops::Op& op) {
    const auto uses = builder_.tensors_used(node);
    auto instruction = builder_.instruction_for(node, op.schema.name);
    std::vector<ValueId> outs;
    std::vector<ValueId> out_args;
    CHECKED(make_outs(node, op.schema, outs, out_args));
    ArgumentMaker maker = builder_.arguments(node);
    std::size_t next_out = 0;
    for (const auto& param : op.schema.params) {
        if (param.is_out) {
            instruction.args.push_back(out_args[next_out++]);
        } else if (param.name == "dim_order") {
            instruction.args.push_back(maker.order(builder_.tensor(outs[0]).dim_order));
        } else {
            TRY(const auto id, maker.make(param));
            instruction.args.push_back(id);
        }
    }
    // Returned values come after scratch tensors.
    if (op.schema.returns == 1) instruction.args.push_back(out_args.back());
    else instruction.args.push_back(builder_.add_value({}, TensorList{outs}));
    // Results come before scratch tensors in the list of written values.
    if (op.schema.returns == 1 && !op.schema.returns_list && outs.size() > 1)
        std::rotate(outs.begin(), outs.end() - 1, outs.end());
    instruction.outs = outs;
    builder_.push_call(std::move(instruction), outs, uses);
    if (op.schema.returns > 1 || (node.outputs.size() == 1 && node.outputs[0].is_list)) builder_.push_getitems(outs);
    return done;
}

/// One alloc per out argument; a list of outs has one alloc for all of them.
Result<> Emitter::make_outs(const fx::Node& node, const ops::Schema& schema, std::vector<ValueId>& outs,
                            std::vector<ValueId>& out_args) {
    std::size_t slot = 0;
    for (const auto& param : schema.params) {
        if (!param.is_out) continue;
        if (slot >= node.outputs.size())
            return Error{.what = message("{operator} has fewer outputs than its schema", node.target)};
        const auto& output = node.outputs[slot++];
        std::vector<ValueId> part;
        for (const auto& name : output.names) {
            TRY(const auto id, builder_.add_tensor(name, Role::intermediate));
            part.push_back(id);
        }
        const bool wants_list = param.kind == ops::Kind::tensor_list;
        if (part.empty() || (!wants_list && part.size() != 1))
            return Error{.what = message("{operator} has outputs that its schema does not have", node.target)};
        builder_.push_alloc(part);
        outs.insert(outs.end(), part.begin(), part.end());
        out_args.push_back(wants_list ? builder_.add_value({}, TensorList{part}) : part[0]);
    }
    if (outs.empty() || slot != node.outputs.size())
        return Error{.what = message("{operator} has outputs that its schema does not have", node.target)};
    return done;
}

/// Whether a requested size of a view is known only at run time, whatever the file states about the result.
bool Emitter::has_unknown_size(const fx::Node& node) const {
    const fx::Arg* size = find_arg(node, "size");
    const auto* dims = size ? std::get_if<std::vector<fx::Arg::Dim>>(&size->value) : nullptr;
    return dims && std::any_of(dims->begin(), dims->end(), [&](const fx::Arg::Dim& each) {
               const auto* name = std::get_if<fx::ValueName>(&each);
               return name && !program_.graph.scalars.contains(name->name);
           });
}

Result<> Emitter::view(const fx::Node& node) {
    const auto& name = node.outputs[0].names[0];
    TRY(const auto base, builder_.id_of(edge_.view_roots.at(name)));
    TRY(const auto id, builder_.add_tensor(name, Role::alias));
    Tensor& tensor = builder_.tensor(id);
    const Tensor& root = builder_.tensor(base);
    tensor.alias_of = base;
    tensor.is_constant = root.is_constant;
    if (root.is_constant) tensor.data = root.data;
    InstructionIndex index{};
    const bool is_dynamic =
        std::any_of(tensor.sizes.begin(), tensor.sizes.end(), [](const auto& size) { return !size.is_constant(); }) ||
        has_unknown_size(node);
    // A move redirects its target, so views of it must be updated at run time.
    if (is_dynamic || flows_.is_moved(base)) {
        auto instruction = builder_.instruction_for(node, "executorch_prim::et_view.default");
        ArgumentMaker maker = builder_.arguments(node);
        TRY(const auto sizes, maker.make({.name = "size", .kind = ops::Kind::int_list}));
        instruction.args = {base, sizes, id};
        instruction.outs = {id};
        index = builder_.next_instruction();
        builder_.method().instructions.push_back(std::move(instruction));
    }
    builder_.push_row(Kind::view, builder_.edge_name(node), {id}, {builder_.stood_in(base)}, index);
    return done;
}

// -- ends ------------------------------------------------------------------------------------------------

Result<> Emitter::write_back() {
    int count = 0;
    for (const auto& output : program_.outputs) {
        const bool is_input = output.kind == fx::OutputSpec::Kind::user_input_mutation;
        if (!is_input && output.kind != fx::OutputSpec::Kind::buffer_mutation) continue;
        const auto* value = std::get_if<fx::ValueName>(&output.arg.value);
        if (!value) return Error{.what = message("the new value of '{name}' is not a tensor", output.target)};
        TRY(const auto from, builder_.id_of(value->name));
        TRY(const auto to, mutated_value(output, is_input));
        if (from == to) continue;
        const auto name = count == 0 ? std::string("copy_") : "copy__" + std::to_string(count);
        ++count;
        Instruction copy;
        copy.op = "aten::copy_";
        copy.args = {to, from, builder_.add_value({}, false), to};
        copy.outs = {to};
        copy.name = name;
        builder_.push_call(std::move(copy), {to}, {to, from});
        written_.push_back(to);
    }
    return done;
}

Result<ValueId> Emitter::mutated_value(const fx::OutputSpec& output, bool is_input) const {
    if (is_input) return builder_.id_of(output.target);
    for (const auto& input : program_.inputs)
        if (input.kind == fx::InputSpec::Kind::buffer && input.target == output.target)
            return builder_.id_of(input.arg);
    return Error{.what = message("buffer '{buffer}' is written but is not an input", output.target)};
}

Result<> Emitter::outputs() {
    std::vector<ValueId> listed = written_;
    for (const auto& output : program_.outputs) {
        if (!is_result(output)) continue;
        const auto* value = std::get_if<fx::ValueName>(&output.arg.value);
        if (!value) {
            TRY(const auto id, literal_output(output.arg));
            builder_.method().outputs.push_back(id);
            continue;
        }
        TRY(const auto id, builder_.id_of(value->name));
        builder_.method().outputs.push_back(id);
        Tensor* tensor = builder_.value(id).tensor();
        if (!tensor) continue;
        if (tensor->role == Role::intermediate) tensor->role = Role::output;
        listed.push_back(id);
    }
    builder_.push_row(Kind::output, "output", listed, listed);
    return done;
}

Result<ValueId> Emitter::literal_output(const fx::Arg& arg) {
    const fx::Node none;
    ArgumentMaker maker = builder_.arguments(none);
    return maker.literal(arg.value, {.name = "output", .kind = ops::Kind::scalar});
}

}  // namespace

Result<Method> emit(const fx::ExportedProgram& program, const EdgeGraph& edge, const ops::Registry& registry) {
    return Emitter(program, edge, registry).run();
}

}  // namespace arenascope::lowering
