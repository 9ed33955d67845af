// Markers of control flow as instructions, laid out as ExecuTorch's emitter lays them out:
//   cond   jump unless the condition holds; first arm; moves; jump; second arm; moves
//   map    count of rows; [select a row; body; copy it into the result; next; jump back until all are done]; index to 0
//   scan   as map, with the carried values copied in before and after each round
//   while  copy the carried values in; [test; leave unless it holds; body; copy them; jump back]  (ExecuTorch has none)

#include <algorithm>

#include "engine/lowering/emit/emitter.h"

namespace arenascope::lowering {
namespace {

constexpr std::string_view copy_row = "executorch_prim::et_copy_index.tensor";

std::vector<std::string> names_of(const std::vector<fx::Arg::Item>& items) {
    std::vector<std::string> names;
    for (const auto& item : items) names.push_back(item ? item->name : std::string());
    return names;
}

}  // namespace

Result<> Emitter::marker(const fx::Node& node) {
    if (node.target == flow_enter) return enter(node);
    row_ = rows_.at(graph_);
    if (node.target == flow_begin) return begin_flow(node);
    if (node.target == flow_leave) return leave(node);
    if (node.target == flow_end) return end_flow(node);
    if (node.target == flow_number) return number(node);
    push_row(Kind::attribute, std::get<fx::ValueName>(node.args[0].value).name, {}, {});
    return done;
}

Result<std::vector<ValueId>> Emitter::ids_of(const std::vector<fx::Arg::Item>& items) const {
    std::vector<ValueId> ids;
    for (const auto& item : items) {
        if (!item) return Error{.what = message("None where control flow wants a value")};
        TRY(const ValueId id, id_of(item->name));
        ids.push_back(id);
    }
    return ids;
}

/// A value of its own, so that nothing that sets another number changes it.
Result<> Emitter::number(const fx::Node& node) {
    ArgumentMaker maker(node, ids_, method_.values);
    TRY(const ValueId id, maker.literal(node.args[0].value, {.name = node.args[0].name, .kind = ops::Kind::scalar}));
    method_.values[static_cast<std::size_t>(id)].name = node.name;
    ids_[node.name] = id;
    return done;
}

Result<> Emitter::add_result(const std::string& name, Flow& flow) {
    if (!program_.graph.tensors.contains(name)) {
        flow.outs.push_back(add_value(name, std::int64_t{0}));  // set before anything reads it, to what it is
        return done;
    }
    TRY(const ValueId out, add_tensor(name, Role::intermediate));
    flow.outs.push_back(out);
    return done;
}

/// Two ends of one result must be of one kind.
Result<> Emitter::check_result(ValueId from, ValueId to) const {
    if (is_tensor(from) == is_tensor(to)) return done;
    const auto& name = method_.values[static_cast<std::size_t>(to)].name;
    return Error{
        .what = message("result '{name}' is a tensor on one side of control flow and a number on the other", name)};
}

ValueId Emitter::stand_in(const std::string& name, ValueId operand) {
    Tensor copy = tensor(operand);
    const ValueId root = copy.alias_of == no_value ? operand : copy.alias_of;
    copy.role = Role::alias;
    copy.alias_of = root;
    copy.is_state = copy.grows = false;
    copy.qualified_name.clear();
    const ValueId id = add_value({}, std::move(copy));  // no node refers to it by name: the operand is what runs
    method_.values[static_cast<std::size_t>(id)].name = name;
    stand_ins_[{row_, root}] = id;
    return id;
}

ValueId Emitter::stood_in(ValueId id) const {
    if (row_ <= 0) return id;
    const Tensor* used = method_.values[static_cast<std::size_t>(id)].tensor();
    const auto found = stand_ins_.find({row_, used && used->alias_of != no_value ? used->alias_of : id});
    return found == stand_ins_.end() ? id : found->second;
}

std::size_t Emitter::push_made(const fx::Node& node, Instruction::Kind kind, const std::string& op,
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
    const auto& runner = edge_name(node);  // the control-flow node, of this graph or of the one around it
    made.name = counted(runner.substr(runner.rfind('.') + 1) + "." + action.substr(0, action.find('.')));
    const auto at = method_.instructions.size();
    const auto here = row_;
    row_ = -1;  // in no list of ExecuTorch's
    push_row(Kind::call, made.name, made.outs, {}, static_cast<std::int32_t>(at));
    row_ = here;
    method_.instructions.push_back(std::move(made));
    return at;
}

void Emitter::land(std::size_t jump) {
    method_.instructions[jump].jump_to = static_cast<std::int32_t>(method_.instructions.size());
}

Result<> Emitter::begin_flow(const fx::Node& node) {
    const auto id = flow_of(node);
    const auto end = std::find_if(program_.graph.nodes.begin(), program_.graph.nodes.end(),
                                  [&](const auto& each) { return each.target == flow_end && flow_of(each) == id; });
    if (end == program_.graph.nodes.end()) return Error{.what = message("control flow that never ends")};
    Flow flow;
    flow.kind = static_cast<FlowKind>(std::get<std::int64_t>(find_arg(node, "kind")->value));
    flow.name = edge_name(*end);
    flow.carried = names_of(flow_items(node, "carried"));
    flow.sliced = names_of(flow_items(node, "sliced"));
    for (const auto& output : end->outputs) CHECKED(add_result(output.names[0], flow));
    if (flow.outs.size() < flow.carried.size()) return Error{.what = message("fewer results than carried values")};
    if (flow.kind == FlowKind::branch) {
        ArgumentMaker maker(node, ids_, method_.values);
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

Result<> Emitter::begin_rounds(const fx::Node& node, Flow& flow) {
    for (std::size_t i = flow.carried.size(); i < flow.outs.size(); ++i) {
        if (!is_tensor(flow.outs[i]))
            return Error{.what = message("a number as a row of what a loop stacks"), .expected = message("tensors")};
        tensor(flow.outs[i]).grows = true;
    }
    if (flow.kind != FlowKind::loop) {
        if (flow.sliced.empty()) return Error{.what = message("a loop over no rows")};
        TRY(const ValueId rows, id_of(flow.sliced[0]));
        if (!is_tensor(rows))
            return Error{.what = message("a number that a loop takes row by row"), .expected = message("tensors")};
        flow.index = add_value({}, std::int64_t{0});
        flow.count = add_value({}, std::int64_t{0});
        push_made(node, Instruction::Kind::kernel, "aten::sym_size.int",
                  {rows, add_value({}, std::int64_t{0}), flow.count});
    }
    for (std::size_t i = 0; i < flow.carried.size(); ++i) {
        TRY(const ValueId from, id_of(flow.carried[i]));
        CHECKED(check_result(from, flow.outs[i]));
        const bool is_sized = !is_tensor(from) ||
            std::all_of(tensor(flow.outs[i]).sizes.begin(), tensor(flow.outs[i]).sizes.end(),
                        [](const auto& size) { return size.is_constant(); });
        // copy_ keeps the sizes of what it writes; a clone gives it those that the operand has in this run.
        if (is_sized) carry(node, from, flow.outs[i]);
        else
            push_made(node, Instruction::Kind::kernel, "aten::clone.out",
                      {from, add_value({}, Null{}), flow.outs[i], flow.outs[i]}, {flow.outs[i]});
    }
    flow.start = static_cast<std::int32_t>(method_.instructions.size());
    return done;
}

Result<> Emitter::enter(const fx::Node& node) {
    const auto found = flows_.find(flow_of(node));
    if (found == flows_.end()) return Error{.what = message("a sub-graph of no control flow")};
    Flow& flow = found->second;
    row_ = static_cast<std::int32_t>(method_.graphs.size());
    rows_[graph_] = row_;
    const auto& path = program_.graph_paths[static_cast<std::size_t>(graph_)];
    const auto dot = path.rfind('.');
    const auto outer = dot == std::string::npos ? std::string() : path.substr(0, dot);
    SubGraph sub{.kind = SubGraph::Kind::body,
                 .path = path,
                 .parent = 0,
                 .begin = static_cast<std::int32_t>(method_.instructions.size())};
    for (const auto& [graph, row] : rows_)
        if (program_.graph_paths[static_cast<std::size_t>(graph)] == outer) sub.parent = row;
    if (flow.kind == FlowKind::branch) sub.kind = SubGraph::Kind::arm;
    if (flow.kind == FlowKind::loop && flow.entered == 0) sub.kind = SubGraph::Kind::test;
    ++flow.entered;
    method_.graphs.push_back(std::move(sub));

    std::size_t output = 0;
    for (std::size_t i = 1; i < node.args.size(); ++i) {  // the first is the flow's number
        const auto& arg = node.args[i];
        const auto& operand = std::get<fx::ValueName>(arg.value).name;
        const auto name = name_in(program_.graph_paths, graph_, arg.name);
        ValueId stands = no_value;
        if (output < node.outputs.size() && output >= flow.carried.size()) {
            CHECKED(slice(node, flow, operand, node.outputs[output].names[0]));
            stands = ids_.at(node.outputs[output++].names[0]);
        } else if (output < node.outputs.size()) {
            const ValueId carried = flow.outs[output];
            ids_[node.outputs[output++].names[0]] = carried;
            if (!is_tensor(carried)) continue;
            stands = stand_in(name, carried);
        } else {
            TRY(const ValueId id, id_of(operand));
            if (!is_tensor(id)) continue;
            stands = stand_in(name, id);
        }
        push_row(Kind::placeholder, name, {stands}, {});
    }
    return done;
}

/// One row of an operand, which the body sees as its input.
Result<> Emitter::slice(const fx::Node& node, Flow& flow, const std::string& from, const std::string& name) {
    TRY(const ValueId rows, id_of(from));
    TRY(const ValueId row, add_tensor(name, Role::intermediate));
    push_made(node, Instruction::Kind::kernel, "aten::select_copy.int_out",
              {rows, add_value({}, std::int64_t{0}), flow.index, row, row}, {row});
    return done;
}

Result<> Emitter::leave(const fx::Node& node) {
    const auto found = flows_.find(flow_of(node));
    if (found == flows_.end()) return Error{.what = message("a sub-graph of no control flow")};
    Flow& flow = found->second;
    TRY(const auto results, ids_of(flow_items(node, "results")));
    std::vector<ValueId> uses;
    for (const ValueId id : results)
        if (is_tensor(id)) uses.push_back(stood_in(id));
    push_row(Kind::output, name_in(program_.graph_paths, graph_, "output"), uses, uses);
    const bool is_test = flow.kind == FlowKind::loop && flow.left == 0;
    if (results.size() != (is_test ? 1 : flow.outs.size()))
        return Error{.what = message("{count} results", results.size()),
                     .expected = Message::verbatim(std::to_string(flow.outs.size()))};
    for (std::size_t i = 0; !is_test && i < results.size(); ++i) CHECKED(check_result(results[i], flow.outs[i]));
    if (flow.kind == FlowKind::branch) CHECKED(leave_arm(node, flow, results));
    else if (is_test) flow.jump = push_made(node, Instruction::Kind::jump_false, {}, {results[0]});
    else CHECKED(leave_round(node, flow, results));
    ++flow.left;
    method_.graphs[static_cast<std::size_t>(row_)].end = static_cast<std::int32_t>(method_.instructions.size());
    return done;
}

Result<> Emitter::leave_arm(const fx::Node& node, Flow& flow, const std::vector<ValueId>& results) {
    for (std::size_t i = 0; i < results.size(); ++i)
        push_made(node, Instruction::Kind::move, {}, {results[i], flow.outs[i]});
    const std::size_t first = flow.jump;
    if (flow.left == 0) flow.jump = push_made(node, Instruction::Kind::jump_false, {}, {add_value({}, false)});
    land(first);
    return done;
}

/// Into the value that the next round reads: a tensor's bytes, or a number.
void Emitter::carry(const fx::Node& node, ValueId from, ValueId to) {
    if (is_tensor(to))
        push_made(node, Instruction::Kind::kernel, "aten::copy_", {to, from, add_value({}, false), to}, {to});
    else push_made(node, Instruction::Kind::move, {}, {from, to});
}

Result<> Emitter::leave_round(const fx::Node& node, Flow& flow, std::vector<ValueId> results) {
    const std::size_t carried = flow.carried.size();
    // Numbers that change places must not overwrite each other. (Tensors that do were copied before.)
    for (std::size_t i = 0; i < carried; ++i) {
        const auto other = std::find(flow.outs.begin(), flow.outs.end(), results[i]);
        if (is_tensor(results[i]) || other == flow.outs.end() || *other == flow.outs[i]) continue;
        const ValueId kept = add_value({}, std::int64_t{0});
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
        // False, but computed: a jump back on a literal would look like a loop without end to who follows the paths.
        goes_on = add_value({}, false);
        make("eq", {add_value({}, std::int64_t{0}), add_value({}, std::int64_t{1}), goes_on});
    } else {
        make("add", {flow.index, add_value({}, std::int64_t{1}), flow.index});
        goes_on = add_value({}, false);
        make("eq", {flow.index, flow.count, goes_on});
    }
    const std::size_t back = push_made(node, Instruction::Kind::jump_false, {}, {goes_on});
    method_.instructions[back].jump_to = flow.start;
    if (flow.kind == FlowKind::loop) land(flow.jump);
    // The next run starts from 0 again: numbers keep their value.
    else
        push_made(node, Instruction::Kind::kernel, "executorch_prim::sub.Scalar", {flow.index, flow.count, flow.index});
    return done;
}

/// The node itself, as ExecuTorch lists it: its sub-graphs, then the call, then what is taken from it.
Result<> Emitter::end_flow(const fx::Node& node) {
    const auto found = flows_.find(flow_of(node));
    if (found == flows_.end()) return Error{.what = message("control flow that never began")};
    const Flow& flow = found->second;
    for (int i = 0; i < flow.entered; ++i) {
        const auto key = std::pair{graph_, std::string("submodule")};
        push_row(Kind::attribute, name_in(program_.graph_paths, graph_, "submodule_" + std::to_string(counts_[key]++)),
                 {}, {});
    }
    std::vector<ValueId> outs;
    std::copy_if(flow.outs.begin(), flow.outs.end(), std::back_inserter(outs),
                 [&](ValueId id) { return is_tensor(id); });
    push_row(Kind::flow, flow.name, outs, tensors_used(node));
    push_getitems(outs);
    return done;
}

}  // namespace arenascope::lowering
