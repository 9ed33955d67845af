#include "engine/lowering/emit/emit_flow.h"

#include <algorithm>
#include <iterator>

namespace arenascope::lowering {
namespace {

constexpr std::string_view copy_row = "executorch_prim::et_copy_index.tensor";

std::vector<std::string> names_of(const std::vector<fx::Arg::Item>& items) {
    std::vector<std::string> names;
    names.reserve(items.size());
    for (const auto& item : items) names.push_back(item ? item->name : std::string());
    return names;
}

}  // namespace

Result<> FlowEmitter::marker(const fx::Node& node) {
    if (node.target == flow_enter) return enter(node);
    builder_.list_graph();
    if (node.target == flow_begin) return begin_flow(node);
    if (node.target == flow_leave) return leave(node);
    if (node.target == flow_end) return end_flow(node);
    if (node.target == flow_number) return number(node);
    builder_.push_row(MethodBuilder::Kind::attribute, std::get<fx::ValueName>(node.args[0].value).name, {}, {});
    return done;
}

Result<std::vector<ValueId>> FlowEmitter::ids_of(const std::vector<fx::Arg::Item>& items) const {
    std::vector<ValueId> ids;
    for (const auto& item : items) {
        if (!item) return Error{.what = message("a value of the control flow is None")};
        TRY(const ValueId id, builder_.id_of(item->name));
        ids.push_back(id);
    }
    return ids;
}

/// A value of its own, so that no other number changes it.
Result<> FlowEmitter::number(const fx::Node& node) {
    ArgumentMaker maker = builder_.arguments(node);
    TRY(const ValueId id, maker.literal(node.args[0].value, {.name = node.args[0].name, .kind = ops::Kind::scalar}));
    builder_.value(id).name = node.name;
    builder_.bind(node.name, id);
    return done;
}

Result<> FlowEmitter::add_result(const std::string& name, Flow& flow) {
    if (!program_.graph.tensors.contains(name)) {
        flow.outs.push_back(builder_.add_value(name, std::int64_t{0}));  // set before it is read
        return done;
    }
    TRY(const ValueId out, builder_.add_tensor(name, Role::intermediate));
    flow.outs.push_back(out);
    return done;
}

/// Both sources of a result must be of one kind.
Result<> FlowEmitter::check_result(ValueId from, ValueId to) const {
    if (builder_.is_tensor(from) == builder_.is_tensor(to)) return done;
    const auto& name = builder_.value(to).name;
    return Error{
        .what = message("result '{name}' is a tensor on one side of control flow and a number on the other", name)};
}

InstructionIndex FlowEmitter::push_made(const fx::Node& node, Instruction::Kind kind, const std::string& op,
                                        std::vector<ValueId> args, std::vector<ValueId> outs) {
    Instruction made;
    made.kind = kind;
    made.op = op;
    made.args = std::move(args);
    made.outs = std::move(outs);
    made.stack_trace = node.stack_trace;
    made.module_path = node.module_path;
    std::string action = op.substr(op.rfind(':') + 1);
    if (kind == Instruction::Kind::move) action = "move";
    if (kind == Instruction::Kind::jump_false) action = "jump";
    const auto& runner = builder_.edge_name(node);  // the control-flow node, of this or of the surrounding graph
    made.name = builder_.counted(runner.substr(runner.rfind('.') + 1) + "." + action.substr(0, action.find('.')));
    return builder_.push_unlisted(std::move(made));
}

void FlowEmitter::land(InstructionIndex jump) {
    builder_.method().instructions[jump].jump_to = builder_.next_instruction();
}

Result<> FlowEmitter::begin_flow(const fx::Node& node) {
    const auto id = flow_of(node);
    const auto end = std::find_if(program_.graph.nodes.begin(), program_.graph.nodes.end(),
                                  [&](const auto& each) { return each.target == flow_end && flow_of(each) == id; });
    if (end == program_.graph.nodes.end()) return Error{.what = message("the control flow has no end")};
    Flow flow;
    flow.kind = static_cast<FlowKind>(std::get<std::int64_t>(find_arg(node, "kind")->value));
    flow.name = builder_.edge_name(*end);
    flow.carried = names_of(flow_items(node, "carried"));
    flow.sliced = names_of(flow_items(node, "sliced"));
    for (const auto& output : end->outputs) CHECKED(add_result(output.names[0], flow));
    if (flow.outs.size() < flow.carried.size())
        return Error{.what = message("the loop body has fewer results than carried values")};
    if (flow.kind == FlowKind::branch) {
        ArgumentMaker maker = builder_.arguments(node);
        TRY(const ValueId condition,
            maker.literal(find_arg(node, "condition")->value, {.name = "condition", .kind = ops::Kind::scalar}));
        flow.jump = push_made(node, Instruction::Kind::jump_false, {}, {condition});
        moved_.insert(flow.outs.begin(), flow.outs.end());
    } else {
        CHECKED(begin_rounds(node, flow));
    }
    flows_[id] = std::move(flow);
    return done;
}

Result<> FlowEmitter::begin_rounds(const fx::Node& node, Flow& flow) {
    for (std::size_t i = flow.carried.size(); i < flow.outs.size(); ++i) {
        if (!builder_.is_tensor(flow.outs[i]))
            return Error{.what = message("a row that the loop stacks is a number"), .expected = message("tensors")};
        builder_.tensor(flow.outs[i]).grows = true;
    }
    if (flow.kind != FlowKind::loop) {
        if (flow.sliced.empty()) return Error{.what = message("the loop runs over zero rows")};
        TRY(const ValueId rows, builder_.id_of(flow.sliced[0]));
        if (!builder_.is_tensor(rows))
            return Error{.what = message("an operand that the loop takes row by row is a number"),
                         .expected = message("tensors")};
        flow.index = builder_.add_value({}, std::int64_t{0});
        flow.count = builder_.add_value({}, std::int64_t{0});
        push_made(node, Instruction::Kind::kernel, "aten::sym_size.int",
                  {rows, builder_.add_value({}, std::int64_t{0}), flow.count});
    }
    for (std::size_t i = 0; i < flow.carried.size(); ++i) {
        TRY(const ValueId from, builder_.id_of(flow.carried[i]));
        CHECKED(check_result(from, flow.outs[i]));
        const bool is_sized = !builder_.is_tensor(from) ||
            std::all_of(builder_.tensor(flow.outs[i]).sizes.begin(), builder_.tensor(flow.outs[i]).sizes.end(),
                        [](const auto& size) { return size.is_constant(); });
        // copy_ keeps the sizes of its target; a clone takes the operand's sizes in this run.
        if (is_sized) carry(node, from, flow.outs[i]);
        else
            push_made(node, Instruction::Kind::kernel, "aten::clone.out",
                      {from, builder_.add_value({}, Null{}), flow.outs[i], flow.outs[i]}, {flow.outs[i]});
    }
    flow.start = builder_.next_instruction();
    return done;
}

Result<> FlowEmitter::enter(const fx::Node& node) {
    const auto found = flows_.find(flow_of(node));
    if (found == flows_.end()) return Error{.what = message("the sub-graph belongs to no control flow")};
    Flow& flow = found->second;
    SubGraph::Kind kind = SubGraph::Kind::body;
    if (flow.kind == FlowKind::branch) kind = SubGraph::Kind::arm;
    if (flow.kind == FlowKind::loop && flow.entered == 0) kind = SubGraph::Kind::test;
    ++flow.entered;
    builder_.open_graph(kind);

    std::size_t output = 0;
    for (std::size_t i = 1; i < node.args.size(); ++i) {  // the first is the flow's number
        const auto& arg = node.args[i];
        const auto& operand = std::get<fx::ValueName>(arg.value).name;
        const auto name = builder_.name_here(arg.name);
        ValueId stands = no_value;
        if (output < node.outputs.size() && output >= flow.carried.size()) {
            CHECKED(slice(node, flow, operand, node.outputs[output].names[0]));
            TRY(stands, builder_.id_of(node.outputs[output++].names[0]));
        } else if (output < node.outputs.size()) {
            const ValueId carried = flow.outs[output];
            builder_.bind(node.outputs[output++].names[0], carried);
            if (!builder_.is_tensor(carried)) continue;
            stands = builder_.stand_in(name, carried);
        } else {
            TRY(const ValueId id, builder_.id_of(operand));
            if (!builder_.is_tensor(id)) continue;
            stands = builder_.stand_in(name, id);
        }
        builder_.push_row(MethodBuilder::Kind::placeholder, name, {stands}, {});
    }
    return done;
}

/// One row of an operand, the input of the body.
Result<> FlowEmitter::slice(const fx::Node& node, Flow& flow, const std::string& from, const std::string& name) {
    TRY(const ValueId rows, builder_.id_of(from));
    TRY(const ValueId row, builder_.add_tensor(name, Role::intermediate));
    push_made(node, Instruction::Kind::kernel, "aten::select_copy.int_out",
              {rows, builder_.add_value({}, std::int64_t{0}), flow.index, row, row}, {row});
    return done;
}

Result<> FlowEmitter::leave(const fx::Node& node) {
    const auto found = flows_.find(flow_of(node));
    if (found == flows_.end()) return Error{.what = message("the sub-graph belongs to no control flow")};
    Flow& flow = found->second;
    TRY(const auto results, ids_of(flow_items(node, "results")));
    std::vector<ValueId> uses;
    for (const ValueId id : results)
        if (builder_.is_tensor(id)) uses.push_back(builder_.stood_in(id));
    builder_.push_row(MethodBuilder::Kind::output, builder_.name_here("output"), uses, uses);
    const bool is_test = flow.kind == FlowKind::loop && flow.left == 0;
    if (results.size() != (is_test ? 1 : flow.outs.size()))
        return Error{.what = message("the sub-graph has {results} results", results.size()),
                     .expected = Message::verbatim(std::to_string(flow.outs.size()))};
    for (std::size_t i = 0; !is_test && i < results.size(); ++i) CHECKED(check_result(results[i], flow.outs[i]));
    if (flow.kind == FlowKind::branch) CHECKED(leave_arm(node, flow, results));
    else if (is_test) flow.jump = push_made(node, Instruction::Kind::jump_false, {}, {results[0]});
    else CHECKED(leave_round(node, flow, results));
    ++flow.left;
    builder_.close_graph();
    return done;
}

Result<> FlowEmitter::leave_arm(const fx::Node& node, Flow& flow, const std::vector<ValueId>& results) {
    for (std::size_t i = 0; i < results.size(); ++i)
        push_made(node, Instruction::Kind::move, {}, {results[i], flow.outs[i]});
    const InstructionIndex first = flow.jump;
    if (flow.left == 0) flow.jump = push_made(node, Instruction::Kind::jump_false, {}, {builder_.add_value({}, false)});
    land(first);
    return done;
}

/// Into the value that the next iteration reads: a tensor's bytes, or a number.
void FlowEmitter::carry(const fx::Node& node, ValueId from, ValueId to) {
    if (builder_.is_tensor(to))
        push_made(node, Instruction::Kind::kernel, "aten::copy_", {to, from, builder_.add_value({}, false), to}, {to});
    else push_made(node, Instruction::Kind::move, {}, {from, to});
}

Result<> FlowEmitter::leave_round(const fx::Node& node, Flow& flow, std::vector<ValueId> results) {
    const std::size_t carried = flow.carried.size();
    // Swapped numbers must not overwrite each other. (Swapped tensors were copied before.)
    for (std::size_t i = 0; i < carried; ++i) {
        const auto other = std::find(flow.outs.begin(), flow.outs.end(), results[i]);
        if (builder_.is_tensor(results[i]) || other == flow.outs.end() || *other == flow.outs[i]) continue;
        const ValueId kept = builder_.add_value({}, std::int64_t{0});
        push_made(node, Instruction::Kind::move, {}, {results[i], kept});
        results[i] = kept;
    }
    for (std::size_t i = 0; i < carried; ++i) carry(node, results[i], flow.outs[i]);
    for (std::size_t i = carried; i < results.size(); ++i)
        push_made(node, Instruction::Kind::kernel, std::string(copy_row), {flow.outs[i], results[i], flow.index},
                  {flow.outs[i]});
    ValueId goes_on = no_value;
    const auto make = [&](const char* op, std::vector<ValueId> args) {
        push_made(node, Instruction::Kind::kernel, std::string("executorch_prim::") + op + ".Scalar", std::move(args));
    };
    if (flow.kind == FlowKind::loop) {
        // A computed False: a jump back on a literal would look like an endless loop to analyses of paths.
        goes_on = builder_.add_value({}, false);
        make("eq", {builder_.add_value({}, std::int64_t{0}), builder_.add_value({}, std::int64_t{1}), goes_on});
    } else {
        make("add", {flow.index, builder_.add_value({}, std::int64_t{1}), flow.index});
        goes_on = builder_.add_value({}, false);
        make("eq", {flow.index, flow.count, goes_on});
    }
    const InstructionIndex back = push_made(node, Instruction::Kind::jump_false, {}, {goes_on});
    builder_.method().instructions[back].jump_to = flow.start;
    if (flow.kind == FlowKind::loop) land(flow.jump);
    // The next run starts from 0 again, because numbers keep their values.
    else
        push_made(node, Instruction::Kind::kernel, "executorch_prim::sub.Scalar", {flow.index, flow.count, flow.index});
    return done;
}

/// The node itself, as ExecuTorch lists it: its sub-graphs, then the call, then its getitems.
Result<> FlowEmitter::end_flow(const fx::Node& node) {
    const auto found = flows_.find(flow_of(node));
    if (found == flows_.end()) return Error{.what = message("the control flow has no beginning")};
    const Flow& flow = found->second;
    for (int i = 0; i < flow.entered; ++i)
        builder_.push_row(MethodBuilder::Kind::attribute, builder_.numbered("submodule"), {}, {});
    std::vector<ValueId> outs;
    std::copy_if(flow.outs.begin(), flow.outs.end(), std::back_inserter(outs),
                 [&](ValueId id) { return builder_.is_tensor(id); });
    builder_.push_row(MethodBuilder::Kind::flow, flow.name, outs, builder_.tensors_used(node));
    builder_.push_getitems(outs);
    return done;
}

}  // namespace arenascope::lowering
