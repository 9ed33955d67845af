#include "engine/lowering/emit/method_builder.h"

#include <algorithm>
#include <iterator>

#include "engine/lowering/graph/dim_orders.h"
#include "engine/lowering/graph/inline_flow.h"
#include "engine/lowering/layout.h"

namespace arenascope::lowering {

MethodBuilder::MethodBuilder(const fx::ExportedProgram& program, const EdgeGraph& edge)
    : program_(program), edge_(edge) {
    method_.ranges = program.ranges;
    method_.encoded_in_tree = program.in_tree;
    method_.encoded_out_tree = program.out_tree;
    if (program.graph_paths.size() > 1) method_.graphs.emplace_back();
}

void MethodBuilder::open_graph(SubGraph::Kind kind) {
    row_ = method_.graphs.next();
    rows_[graph_] = row_;
    const auto& path = program_.graph_paths[graph_];
    const auto dot = path.rfind('.');
    const auto outer = dot == std::string::npos ? std::string() : path.substr(0, dot);
    SubGraph sub{.kind = kind, .path = path, .parent = GraphIndex(0), .begin = next_instruction()};
    for (const auto& [graph, row] : rows_)
        if (program_.graph_paths[graph] == outer) sub.parent = row;
    method_.graphs.push_back(std::move(sub));
}

void MethodBuilder::close_graph() {
    if (!method_.graphs.empty()) method_.graphs[row_].end = next_instruction();
}

void MethodBuilder::leave_graphs() {
    graph_ = fx::own_path;
    row_ = GraphIndex(0);
}

std::string MethodBuilder::name_here(const std::string& name) const {
    return name_in(program_.graph_paths, graph_, name);
}

InstructionIndex MethodBuilder::push_unlisted(Instruction instruction) {
    const InstructionIndex at = next_instruction();
    const auto here = std::exchange(row_, GraphIndex());
    push_row(Kind::call, instruction.name, instruction.outs, {}, at);
    row_ = here;
    method_.instructions.push_back(std::move(instruction));
    return at;
}

Result<ValueId> MethodBuilder::add_tensor(const std::string& name, Role role) {
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

Result<ValueId> MethodBuilder::id_of(const std::string& name) const {
    const auto found = ids_.find(name);
    if (found == ids_.end()) return Error{.what = message("value '{name}' is used before it is computed", name)};
    return found->second;
}

const std::string& MethodBuilder::edge_name(const fx::Node& node) const {
    const auto found = edge_.names.find(node.name);
    return found == edge_.names.end() ? node.name : found->second;
}

Instruction MethodBuilder::instruction_for(const fx::Node& node, std::string op) const {
    Instruction instruction;
    instruction.op = std::move(op);
    instruction.name = edge_name(node);
    instruction.stack_trace = node.stack_trace;
    instruction.module_path = node.module_path;
    instruction.fx_name = node.name;
    return instruction;
}

std::vector<ValueId> MethodBuilder::tensors_used(const fx::Node& node) const {
    std::vector<ValueId> uses;
    for (const auto& arg : node.args)
        for_each_value(arg, [&](const std::string& name) {
            const auto found = ids_.find(name);
            if (found != ids_.end() && is_tensor(found->second)) uses.push_back(stood_in(found->second));
        });
    return uses;
}

void MethodBuilder::push_call(Instruction instruction, std::vector<ValueId> values, std::vector<ValueId> uses) {
    push_row(Kind::call, instruction.name, std::move(values), std::move(uses), next_instruction());
    method_.instructions.push_back(std::move(instruction));
}

void MethodBuilder::push_row(Kind kind, std::string name, std::vector<ValueId> values, std::vector<ValueId> uses,
                             InstructionIndex instruction) {
    method_.node_list.push_back({.kind = kind,
                                 .name = std::move(name),
                                 .values = std::move(values),
                                 .uses = std::move(uses),
                                 .instruction = instruction,
                                 .graph = row_});
}

void MethodBuilder::push_alloc(std::vector<ValueId> values) {
    push_row(Kind::alloc, counted("alloc"), std::move(values), {});
}

std::string MethodBuilder::counted(const std::string& base) {
    const int count = counts_[{graph_, base}]++;
    return name_here(count == 0 ? base : base + "_" + std::to_string(count));
}

std::string MethodBuilder::numbered(const std::string& base) {
    const int count = counts_[{graph_, base}]++;
    return name_here(base + "_" + std::to_string(count));
}

void MethodBuilder::push_getitems(const std::vector<ValueId>& outs) {
    std::vector<ValueId> used;
    std::copy_if(outs.begin(), outs.end(), std::back_inserter(used),
                 [&](ValueId id) { return used_names().contains(value(id).name); });
    for (const ValueId id : used) {
        // A use of the node extends all its tensors: the last row records it for those before.
        const bool is_last = id == used.back();
        push_row(Kind::getitem, counted("getitem"), {id}, is_last ? outs : std::vector<ValueId>{id});
    }
}

const std::set<std::string>& MethodBuilder::used_names() {
    if (used_.empty()) {
        const auto mark = [&](const std::string& name) { used_.insert(name); };
        for (const auto& node : program_.graph.nodes)
            for (const auto& arg : node.args) for_each_value(arg, mark);
        for (const auto& output : program_.outputs) for_each_value(output.arg, mark);
    }
    return used_;
}

ValueId MethodBuilder::stand_in(const std::string& name, ValueId operand) {
    Tensor copy = tensor(operand);
    const ValueId root = copy.alias_of == no_value ? operand : copy.alias_of;
    copy.role = Role::alias;
    copy.alias_of = root;
    copy.is_state = copy.grows = false;
    copy.qualified_name.clear();
    const ValueId id = add_value({}, std::move(copy));  // no node names it: at run time it is the operand
    value(id).name = name;
    stand_ins_[{row_, root}] = id;
    return id;
}

ValueId MethodBuilder::stood_in(ValueId id) const {
    if (row_ <= GraphIndex(0)) return id;
    const Tensor* used = value(id).tensor();
    const auto found = stand_ins_.find({row_, used && used->alias_of != no_value ? used->alias_of : id});
    return found == stand_ins_.end() ? id : found->second;
}

}  // namespace arenascope::lowering
