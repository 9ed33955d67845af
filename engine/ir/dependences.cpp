#include "engine/ir/dependences.h"

#include <algorithm>
#include <map>
#include <set>

#include "engine/ir/flow_regions.h"

namespace arenascope {

namespace {

using Kind = Instruction::Kind;

bool is_node(const Instruction& instruction) {
    return instruction.kind == Kind::kernel || instruction.kind == Kind::delegate;
}

/// Operators that compute a number or set a view write their last argument, which is not among their outs.
bool writes_last_argument(const Instruction& instruction) {
    if (instruction.op.starts_with("executorch_prim::")) return true;
    const auto names = {"aten::sym_size.int", "aten::sym_numel", "aten::_local_scalar_dense"};
    return std::find(names.begin(), names.end(), instruction.op) != names.end();
}

/// Whether an operator reads the tensor it writes: "copy_", "index_put_", or anything that is not an out variant.
bool reads_its_outs(const std::string& op) {
    const std::size_t dot = op.find('.', op.rfind("::") == std::string::npos ? 0 : op.rfind("::"));
    if (dot == std::string::npos) return true;
    return op[dot - 1] == '_' || op.find("out", dot) == std::string::npos;
}

Table<InstructionIndex, std::int32_t> find_blocks(const Method& method) {
    std::set<InstructionIndex> starts;
    for (const SubGraph& graph : method.graphs) starts.insert({graph.begin, graph.end});
    for (const InstructionIndex at : method.instructions.indices()) {
        const Instruction& instruction = method.instructions[at];
        if (instruction.kind == Kind::jump_false) starts.insert(instruction.jump_to);
        if (is_node(instruction) && !runs_graphs(instruction)) continue;
        starts.insert({at, at + 1});  // alone in its block: nothing moves across it
    }
    Table<InstructionIndex, std::int32_t> blocks;
    std::int32_t block = 0;
    for (const InstructionIndex at : method.instructions.indices()) {
        if (!blocks.empty() && starts.contains(at)) ++block;
        blocks.push_back(block);
    }
    return blocks;
}

Flow::Access access_of(const Method& method, const Instruction& instruction) {
    Flow::Access access;
    const auto write = [&](ValueId id) { access.writes.push_back(memory_root(method, id)); };
    const auto read = [&](ValueId id) {
        access.reads.push_back(memory_root(method, id));
        if (access.reads.back() != id) access.reads.push_back(id);  // a view whose address an instruction sets
    };
    for (const ValueId out : instruction.outs) write(out);
    const std::size_t own = writes_last_argument(instruction) && !instruction.args.empty() ? instruction.args.size() - 1
                                                                                           : instruction.args.size();
    if (own < instruction.args.size()) access.writes.push_back(instruction.args.back());
    const bool reads_outs = instruction.kind == Kind::kernel && reads_its_outs(instruction.op);
    for (std::size_t i = 0; i < own; ++i) {
        each_value(method, instruction.args[i], [&](ValueId id) {
            const bool is_out =
                std::find(instruction.outs.begin(), instruction.outs.end(), id) != instruction.outs.end();
            if (!is_out || reads_outs) read(id);
        });
    }
    return access;
}

void add_edge(std::vector<InstructionIndex>& edges, InstructionIndex from) {
    if (std::find(edges.begin(), edges.end(), from) == edges.end()) edges.push_back(from);
}

}  // namespace

ValueId memory_root(const Method& method, ValueId id) {
    if (!method.values.has(id)) return id;
    const Tensor* tensor = method.values[id].tensor();
    return tensor && tensor->alias_of != no_value ? tensor->alias_of : id;
}

void each_value(const Method& method, ValueId arg, const std::function<void(ValueId)>& use) {
    if (!method.values.has(arg)) return;
    use(arg);
    const auto all = [&](const std::vector<ValueId>& items) {
        for (const ValueId item : items) {
            if (method.values.has(item)) use(item);
        }
    };
    const auto& data = method.values[arg].data;
    if (const auto* ints = std::get_if<IntList>(&data)) all(ints->items);
    else if (const auto* tensors = std::get_if<TensorList>(&data)) all(tensors->items);
    else if (const auto* optionals = std::get_if<OptionalTensorList>(&data)) all(optionals->items);
}

void each_tensor(const Method& method, ValueId arg, const std::function<void(ValueId)>& use) {
    each_value(method, arg, [&](ValueId id) {
        if (method.values[id].tensor()) use(id);
    });
}

void each_tensor_argument(const Method& method, const Instruction& instruction,
                          const std::function<void(ValueId)>& use) {
    for (const ValueId arg : instruction.args) each_tensor(method, arg, use);
}

Flow find_flow(const Method& method) {
    const std::size_t count = method.instructions.size();
    Flow flow{.access = {}, .block = find_blocks(method), .before = {}, .feeds = {}, .after = {}, .writers = {}};
    flow.before.resize(count);
    flow.feeds.resize(count);
    flow.after.resize(count);
    flow.writers.assign(method.values.size(), 0);
    std::map<ValueId, InstructionIndex> writer;                // last writer within the block
    std::map<ValueId, std::vector<InstructionIndex>> readers;  // since then
    for (const InstructionIndex at : method.instructions.indices()) {
        if (!flow.access.empty() && flow.block[at] != flow.block[at - 1]) {
            writer.clear();
            readers.clear();
        }
        flow.access.push_back(access_of(method, method.instructions[at]));
        for (const ValueId id : flow.access[at].reads) {
            if (const auto found = writer.find(id); found != writer.end()) {
                add_edge(flow.before[at], found->second);
                add_edge(flow.feeds[at], found->second);
            }
            readers[id].push_back(at);
        }
        for (const ValueId id : flow.access[at].writes) {
            ++flow.writers[id];
            if (const auto found = writer.find(id); found != writer.end() && found->second != at) {
                add_edge(flow.before[at], found->second);
            }
            for (const InstructionIndex reader : readers[id]) {
                if (reader != at) add_edge(flow.before[at], reader);
            }
            readers[id].clear();
            writer[id] = at;
        }
        for (const InstructionIndex from : flow.before[at]) flow.after[from].push_back(at);
    }
    return flow;
}

}  // namespace arenascope
