#include "engine/lowering/emit/emitter.h"

#include <algorithm>
#include <iterator>

#include "engine/lowering/layout.h"

namespace arenascope::lowering {

Result<Method> Emitter::run() && {
    method_.ranges = program_.ranges;
    method_.encoded_in_tree = program_.in_tree;
    method_.encoded_out_tree = program_.out_tree;
    for (const auto& node : program_.graph.nodes)
        if (node.target == flow_constant)
            for_each_value(node.args[0], [&](const auto& name) { attributes_.insert(name); });
    if (program_.graph_paths.size() > 1) method_.graphs.emplace_back();
    for (const auto& input : program_.inputs) CHECKED(placeholder(input).in(input.arg));
    for (const auto& node : program_.graph.nodes) CHECKED(this->node(node).in(node.name));
    graph_ = row_ = 0;
    CHECKED(write_back());
    CHECKED(outputs());
    if (!method_.graphs.empty()) method_.graphs[0].end = static_cast<std::int32_t>(method_.instructions.size());
    return std::move(method_);
}

// -- values ----------------------------------------------------------------------------------------------

Result<ValueId> Emitter::add_tensor(const std::string& name, Role role) {
    const auto type = program_.graph.tensors.find(name);
    if (type == program_.graph.tensors.end())
        return Error{.what = message("tensor '{name}' has no type", name),
                     .expected = message("an entry in tensor_values")};
    Tensor tensor;
    tensor.dtype = type->second.dtype;
    tensor.sizes = type->second.sizes;
    tensor.role = role;
    if (const auto order = edge_.dim_orders.find(name); order != edge_.dim_orders.end())
        tensor.dim_order = order->second;
    else tensor.dim_order = dense_order(tensor.sizes.size());
    return add_value(name, std::move(tensor));
}

Result<ValueId> Emitter::id_of(const std::string& name) const {
    const auto found = ids_.find(name);
    if (found == ids_.end()) return Error{.what = message("value '{name}' is used before anything makes it", name)};
    return found->second;
}

// -- inputs ----------------------------------------------------------------------------------------------

Result<> Emitter::placeholder(const fx::InputSpec& input) {
    if (input.kind == fx::InputSpec::Kind::constant_input) return literal_input(input);
    if (!program_.graph.tensors.contains(input.arg)) return scalar_input(input);
    const bool is_user = input.kind == fx::InputSpec::Kind::user_input;
    const bool is_written = is_mutated(input);
    const auto role = is_user ? Role::input : is_written ? Role::state : Role::constant;
    TRY(const auto id, add_tensor(input.arg, role));
    if (is_user) method_.inputs.push_back(id);
    else CHECKED(attach_state(input, id, is_written));
    if (!attributes_.contains(input.arg)) push_row(Kind::placeholder, namer_.fresh(input.arg), {id}, {});
    return done;
}

Result<> Emitter::literal_input(const fx::InputSpec& input) {
    method_.inputs.push_back(add_value(input.arg, Null{}));
    return done;
}

Result<> Emitter::scalar_input(const fx::InputSpec& input) {
    if (!program_.graph.scalars.contains(input.arg))
        return Error{.what = message("input '{argument}' has no type", input.arg)};
    method_.inputs.push_back(add_value(input.arg, std::int64_t{0}));
    push_row(Kind::placeholder, namer_.fresh(input.arg), {}, {});
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
        return Error{.what = message("the data of '{target}' is missing", input.target),
                     .remedy = message("export the program again")};
    Tensor& tensor = *method_.values[static_cast<std::size_t>(id)].tensor();
    TRY(tensor.data, dense_data(type->second, data->second, tensor.dim_order));
    tensor.qualified_name = input.target;
    tensor.is_constant = !is_written;
    tensor.is_state = is_written;
    return done;
}

// -- nodes -----------------------------------------------------------------------------------------------

Result<> Emitter::node(const fx::Node& node) {
    graph_ = node.graph;
    if (is_marker(node)) return marker(node);
    row_ = rows_.at(graph_);
    if (node.target == "aten::view.default" && node.outputs.size() == 1 && node.outputs[0].names.size() == 1 &&
        edge_.view_roots.contains(node.outputs[0].names[0]))
        return view(node);
    if (const auto* op = registry_.by_core(node.target)) return kernel(node, *op);
    if (makes_number(node.target)) return scalar(node);
    return unknown(node);
}

const std::string& Emitter::edge_name(const fx::Node& node) const {
    const auto found = edge_.names.find(node.name);
    return found == edge_.names.end() ? node.name : found->second;
}

Instruction Emitter::instruction_for(const fx::Node& node, std::string op) const {
    Instruction instruction;
    instruction.op = std::move(op);
    instruction.name = edge_name(node);
    instruction.stack_trace = node.stack_trace;
    instruction.module_path = node.module_path;
    instruction.fx_name = node.name;
    return instruction;
}

std::vector<ValueId> Emitter::tensors_used(const fx::Node& node) const {
    std::vector<ValueId> uses;
    for (const auto& arg : node.args)
        for_each_value(arg, [&](const std::string& name) {
            const auto found = ids_.find(name);
            if (found != ids_.end() && method_.values[static_cast<std::size_t>(found->second)].tensor())
                uses.push_back(stood_in(found->second));
        });
    return uses;
}

void Emitter::push_call(Instruction instruction, std::vector<ValueId> values, std::vector<ValueId> uses) {
    push_row(Kind::call, instruction.name, std::move(values), std::move(uses),
             static_cast<std::int32_t>(method_.instructions.size()));
    method_.instructions.push_back(std::move(instruction));
}

void Emitter::push_row(Kind kind, std::string name, std::vector<ValueId> values, std::vector<ValueId> uses,
                       std::int32_t instruction) {
    method_.listing.push_back({.kind = kind,
                               .name = std::move(name),
                               .values = std::move(values),
                               .uses = std::move(uses),
                               .instruction = instruction,
                               .graph = row_});
}

void Emitter::push_alloc(std::vector<ValueId> values) {
    push_row(Kind::alloc, counted("alloc"), std::move(values), {});
}

std::string Emitter::counted(const std::string& base) {
    const int count = counts_[{graph_, base}]++;
    return name_in(program_.graph_paths, graph_, count == 0 ? base : base + "_" + std::to_string(count));
}

Result<> Emitter::kernel(const fx::Node& node, const ops::Op& op) {
    const auto uses = tensors_used(node);
    auto instruction = instruction_for(node, op.schema.name);
    std::vector<ValueId> outs;
    std::vector<ValueId> out_args;
    CHECKED(make_outs(node, op.schema, outs, out_args));
    ArgumentMaker maker(node, ids_, method_.values);
    std::size_t next_out = 0;
    for (const auto& param : op.schema.params) {
        if (param.is_out) {
            instruction.args.push_back(out_args[next_out++]);
        } else if (param.name == "dim_order") {
            instruction.args.push_back(
                maker.order(method_.values[static_cast<std::size_t>(outs[0])].tensor()->dim_order));
        } else {
            TRY(const auto id, maker.make(param));
            instruction.args.push_back(id);
        }
    }
    if (op.schema.returns == 1) instruction.args.push_back(out_args[0]);
    else instruction.args.push_back(add_value({}, TensorList{outs}));
    instruction.outs = outs;
    push_call(std::move(instruction), outs, uses);
    if (node.outputs.size() > 1 || (node.outputs.size() == 1 && node.outputs[0].is_list)) push_getitems(outs);
    return done;
}

/// One alloc per out argument; a list of outs has one alloc for all of them.
Result<> Emitter::make_outs(const fx::Node& node, const ops::Schema& schema, std::vector<ValueId>& outs,
                            std::vector<ValueId>& out_args) {
    std::size_t slot = 0;
    for (const auto& param : schema.params) {
        if (!param.is_out) continue;
        if (slot >= node.outputs.size())
            return Error{.what = message("{target} has fewer outputs than its schema", node.target)};
        const auto& output = node.outputs[slot++];
        std::vector<ValueId> part;
        for (const auto& name : output.names) {
            TRY(const auto id, add_tensor(name, Role::intermediate));
            part.push_back(id);
        }
        const bool wants_list = param.kind == ops::Kind::tensor_list;
        if (part.empty() || (!wants_list && part.size() != 1))
            return Error{.what = message("{target} has outputs that its schema does not have", node.target)};
        push_alloc(part);
        outs.insert(outs.end(), part.begin(), part.end());
        out_args.push_back(wants_list ? add_value({}, TensorList{part}) : part[0]);
    }
    if (outs.empty() || slot != node.outputs.size())
        return Error{.what = message("{target} has outputs that its schema does not have", node.target)};
    return done;
}

void Emitter::push_getitems(const std::vector<ValueId>& outs) {
    std::vector<ValueId> used;
    std::copy_if(outs.begin(), outs.end(), std::back_inserter(used),
                 [&](ValueId id) { return used_names().contains(method_.values[static_cast<std::size_t>(id)].name); });
    for (const ValueId id : used) {
        // A use of the node extends every tensor that it stands for: the last row says so for all before it.
        const bool is_last = id == used.back();
        push_row(Kind::getitem, counted("getitem"), {id}, is_last ? outs : std::vector<ValueId>{id});
    }
}

const std::set<std::string>& Emitter::used_names() {
    if (used_.empty()) {
        const auto mark = [&](const std::string& name) { used_.insert(name); };
        for (const auto& node : program_.graph.nodes)
            for (const auto& arg : node.args) for_each_value(arg, mark);
        for (const auto& output : program_.outputs) for_each_value(output.arg, mark);
    }
    return used_;
}

Result<> Emitter::view(const fx::Node& node) {
    const auto& name = node.outputs[0].names[0];
    TRY(const auto base, id_of(edge_.view_roots.at(name)));
    TRY(const auto id, add_tensor(name, Role::alias));
    Tensor& tensor = *method_.values[static_cast<std::size_t>(id)].tensor();
    const Tensor& root = *method_.values[static_cast<std::size_t>(base)].tensor();
    tensor.alias_of = base;
    tensor.is_constant = root.is_constant;
    if (root.is_constant) tensor.data = root.data;
    std::int32_t index = -1;
    const bool is_dynamic =
        std::any_of(tensor.sizes.begin(), tensor.sizes.end(), [](const auto& size) { return !size.is_constant(); });
    // A move points its target elsewhere: views of it must follow when the program runs.
    if (is_dynamic || moved_.contains(base)) {
        auto instruction = instruction_for(node, "executorch_prim::et_view.default");
        ArgumentMaker maker(node, ids_, method_.values);
        TRY(const auto sizes, maker.make({.name = "size", .kind = ops::Kind::int_list}));
        instruction.args = {base, sizes, id};
        instruction.outs = {id};
        index = static_cast<std::int32_t>(method_.instructions.size());
        method_.instructions.push_back(std::move(instruction));
    }
    push_row(Kind::view, edge_name(node), {id}, {stood_in(base)}, index);
    return done;
}

// -- ends ------------------------------------------------------------------------------------------------

Result<> Emitter::write_back() {
    int count = 0;
    for (const auto& output : program_.outputs) {
        const bool is_input = output.kind == fx::OutputSpec::Kind::user_input_mutation;
        if (!is_input && output.kind != fx::OutputSpec::Kind::buffer_mutation) continue;
        const auto* value = std::get_if<fx::ValueName>(&output.arg.value);
        if (!value) return Error{.what = message("the new value of '{target}' is no tensor", output.target)};
        TRY(const auto from, id_of(value->name));
        TRY(const auto to, mutated_value(output, is_input));
        if (from == to) continue;
        const auto name = count == 0 ? std::string("copy_") : "copy__" + std::to_string(count);
        ++count;
        Instruction copy;
        copy.op = "aten::copy_";
        copy.args = {to, from, add_value({}, false), to};
        copy.outs = {to};
        copy.name = name;
        push_call(std::move(copy), {to}, {to, from});
        written_.push_back(to);
    }
    return done;
}

Result<ValueId> Emitter::mutated_value(const fx::OutputSpec& output, bool is_input) const {
    if (is_input) return id_of(output.target);
    for (const auto& input : program_.inputs)
        if (input.kind == fx::InputSpec::Kind::buffer && input.target == output.target) return id_of(input.arg);
    return Error{.what = message("buffer '{target}' is written but is no input", output.target)};
}

Result<> Emitter::outputs() {
    Listing row{.kind = Kind::output, .name = "output", .values = written_, .uses = written_, .graph = row_};
    for (const auto& output : program_.outputs) {
        if (output.kind != fx::OutputSpec::Kind::user_output) continue;
        const auto* value = std::get_if<fx::ValueName>(&output.arg.value);
        if (!value) {
            TRY(const auto id, literal_output(output.arg));
            method_.outputs.push_back(id);
            continue;
        }
        TRY(const auto id, id_of(value->name));
        method_.outputs.push_back(id);
        Tensor* tensor = method_.values[static_cast<std::size_t>(id)].tensor();
        if (!tensor) continue;
        if (tensor->role == Role::intermediate) tensor->role = Role::output;
        row.values.push_back(id);
        row.uses.push_back(id);
    }
    method_.listing.push_back(std::move(row));
    return done;
}

Result<ValueId> Emitter::literal_output(const fx::Arg& arg) {
    const fx::Node none;
    ArgumentMaker maker(none, ids_, method_.values);
    return maker.literal(arg.value, {.name = "output", .kind = ops::Kind::scalar});
}

Result<Method> emit(const fx::ExportedProgram& program, const EdgeGraph& edge, const ops::Registry& registry) {
    return Emitter(program, edge, registry).run();
}

}  // namespace arenascope::lowering
