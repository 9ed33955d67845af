#include "engine/study/graph/graph_nodes.h"

#include <algorithm>
#include <set>
#include <unordered_set>

#include "engine/ir/dependences.h"
#include "engine/ir/source_line.h"
#include "engine/ir/steps.h"
#include "engine/ops/effects.h"
#include "engine/study/graph/graph_store.h"

namespace arenascope {
namespace {

using Kind = ProgramNode::Kind;
using EdgeKind = ProgramEdge::Kind;
using Job = Instruction::Kind;
constexpr int most_nested = 100;

class Builder {
public:
    Builder(const Method& method, const ControlFlows& flows, const PayloadSources& sources)
        : method_(method), flows_(flows), sources_(sources), store_(method) {}

    PlacedNodes build() {
        find_last_reads();
        index_flows();
        steps_ = steps_of_instructions(method_);
        for (const ValueId id : method_.inputs) {
            if (unknown_values_.contains(id)) store_.add_unknown(id, Kind::input);
            else store_.add_given(id, Kind::input);
        }
        for (const ValueId id : unknown_placeholders_) {
            if (unknown_values_.contains(id)) store_.add_unknown(id, Kind::constant);
        }
        for (const ValueId id : method_.values.indices()) {
            const Tensor* found = tensor(id);
            if (found && found->is_state && found->alias_of == no_value) store_.add_given(id, Kind::state);
        }
        walk(InstructionIndex(0), method_.instructions.next(), GraphIndex(0), 0);
        std::set<ValueId> seen;
        for (const ValueId id : method_.outputs) {
            if ((tensor(id) || unknown_values_.contains(id)) && seen.insert(id).second) add_output(id);
        }
        return std::move(store_.placed);
    }

private:
    using Rows = std::vector<const ListedNode*>;
    using Written = std::unordered_map<ValueId, NodeIndex>;  ///< by a region: its last writer of each root

    [[nodiscard]] const Tensor* tensor(ValueId id) const { return store_.tensor(id); }
    [[nodiscard]] ProgramGraph& graph() { return store_.graph(); }

    /// Outputs and states are read after the run.
    void find_last_reads() {
        last_read_.resize(method_.values.size());
        for (const InstructionIndex at : method_.instructions.indices()) {
            for (const ValueId arg : method_.instructions[at].args)
                each_value(method_, arg, [&](ValueId id) { last_read_[store_.root(id)] = at; });
        }
        for (const ValueId id : method_.outputs) {
            if (method_.values.has(id)) last_read_[store_.root(id)] = method_.instructions.next();
        }
    }

    void index_flows() {
        store_.placed.results.resize(flows_.flows.size());
        store_.placed.conditions.resize(flows_.flows.size());
        flow_at_.resize(flows_.regions.size());
        for (const FlowIndex flow : flows_.flows.indices()) {
            flow_at_[flows_.flows[flow].outer].push_back(flow);
            if (flows_.flows[flow].jump.valid()) jumps_[flows_.flows[flow].jump] = flow;
        }
        rows_.resize(flows_.regions.size());
        unknown_.resize(method_.instructions.size());
        for (const ListedNode& row : method_.node_list) {
            find_unknown(row);
            if (row.kind == ListedNode::Kind::placeholder && row.graph == GraphIndex(0) && row.values.size() == 1 &&
                is_unknown(row.values.front()))
                unknown_placeholders_.push_back(row.values.front());
            const bool tells = row.kind == ListedNode::Kind::placeholder || row.kind == ListedNode::Kind::output ||
                (row.kind == ListedNode::Kind::getitem && row.graph != GraphIndex(0));
            if (tells && rows_.has(row.graph)) rows_[row.graph].push_back(&row);
        }
    }

    [[nodiscard]] bool is_unknown(ValueId id) const {
        return method_.values.has(id) && std::holds_alternative<Null>(method_.values[id].data);
    }

    /// Operators that keep the names of ONNX also read and make values without a known type, which are no tensors.
    void find_unknown(const ListedNode& row) {
        if (row.kind != ListedNode::Kind::call || !unknown_.has(row.instruction)) return;
        const Instruction& instruction = method_.instructions[row.instruction];
        if (!instruction.op.starts_with("onnx::")) return;
        for (std::size_t i = 0; i < instruction.args.size(); ++i) {
            const ValueId arg = instruction.args[i];
            if (!is_unknown(arg)) continue;
            unknown_values_.insert(arg);
            (i < row.uses.size() ? unknown_[row.instruction].read : unknown_[row.instruction].made).push_back(arg);
        }
    }

    // -- order ------------------------------------------------------------------------------------------------

    void walk(InstructionIndex begin, InstructionIndex end, GraphIndex region, int depth) {
        std::size_t next = 0;
        const std::vector<FlowIndex>& flows = flow_at_[region];
        for (InstructionIndex i = begin; i < end;) {
            while (next < flows.size() && flows_.flows[flows[next]].begin < i) ++next;
            if (depth < most_nested && next < flows.size() && flows_.flows[flows[next]].begin == i) {
                const FlowIndex flow = flows[next++];
                enter(flow, depth + 1);
                i = std::max(i + 1, flows_.flows[flow].end);
                continue;
            }
            add_instruction(i, {.region = region});
            ++i;
        }
    }

    void enter(FlowIndex at, int depth) {
        const ControlFlow& flow = flows_.flows[at];
        const NodePlace own{.region = flow.outer, .flow = at};
        ++store_.within;
        for (InstructionIndex i = flow.begin; i < flows_.regions[flow.regions.front()].begin; ++i)
            add_instruction(i, own);
        const std::size_t entered = store_.log.size();
        std::vector<NodeIndex> firsts;
        std::vector<Written> written;
        for (const GraphIndex region : flow.regions) {
            const std::size_t begun = store_.log.size();
            const NodeIndex first = graph().nodes.next();
            if (flow.call.valid()) bind(flow, region);
            walk(flows_.regions[region].begin, flows_.regions[region].end, region, depth);
            if (!store_.first_runner(first).valid()) add_pass(region, begun);
            firsts.push_back(store_.first_runner(first));
            Written changed;
            for (std::size_t i = begun; i < store_.log.size(); ++i)
                changed[store_.log[i].value] = store_.writer(store_.log[i].value);
            written.push_back(std::move(changed));
            if (!flow.is_loop) store_.undo(begun);
        }
        join(at, written, firsts, entered);
        for (InstructionIndex i = flows_.regions[flow.regions.back()].end; i < flow.end; ++i) add_instruction(i, own);
        if (flow.call.valid()) finish_call(at);
        decide(at, firsts);
        if (--store_.within == 0) store_.log.clear();
    }

    /// A value that an arm without operators returns is read by a pass node, so that the arm is visible.
    void add_pass(GraphIndex region, std::size_t begun) {
        const std::vector<GraphStore::Change> moved(store_.log.begin() + static_cast<std::ptrdiff_t>(begun),
                                                    store_.log.end());
        const NodeIndex index =
            store_.add_node({.kind = Kind::pass, .family = OperatorFamily::control}, {.region = region});
        for (const GraphStore::Change& change : moved) {
            const NodeIndex from = store_.writer(change.value);
            if (from == index) continue;
            store_.add_edge(EdgeKind::data, from, index, change.value);
            graph().nodes[index].value = change.value;
            graph().nodes[index].bytes = store_.bytes_of(change.value);
            store_.set_writer(change.value, index);
        }
    }

    /// The results of a flow from any of its arms; for a loop, also the values for the next iteration.
    void join(FlowIndex at, const std::vector<Written>& written, const std::vector<NodeIndex>& firsts,
              std::size_t entered) {
        const ControlFlow& flow = flows_.flows[at];
        std::set<ValueId> changed;
        for (const Written& each : written) {
            for (const auto& [value, node] : each) changed.insert(value);
        }
        std::vector<ValueId> given;
        for (const ValueId value : changed) {
            if (flow.is_loop) carry(at, value, written, firsts, entered);
            const bool is_read = last_read_.has(value) && last_read_[value] >= flow.end;
            if (is_read || (tensor(value) && tensor(value)->is_state)) given.push_back(value);
        }
        if (given.empty() || flow.call.valid()) return;
        ProgramNode node{
            .kind = Kind::result, .value = given.front(), .values = given, .family = OperatorFamily::control};
        node.name = method_.values[given.front()].name;
        for (const ValueId value : given) node.bytes += store_.bytes_of(value);
        const NodeIndex result = store_.add_node(std::move(node), {.region = flow.outer, .flow = at});
        store_.placed.results[at] = result;
        for (const ValueId value : given) {
            std::set<NodeIndex> from;
            for (const Written& each : written) {
                const auto own = each.find(value);
                if (own != each.end()) from.insert(own->second);
                else if (!flow.is_loop && store_.writer(value).valid()) from.insert(store_.writer(value));
            }
            for (const NodeIndex writer : from) store_.add_edge(EdgeKind::data, writer, result, value);
            store_.set_writer(value, result);
            graph().makers.try_emplace(value, result);
        }
    }

    void carry(FlowIndex at, ValueId value, const std::vector<Written>& written, const std::vector<NodeIndex>& firsts,
               std::size_t entered) {
        NodeIndex last{};
        for (const Written& each : written) {
            const auto own = each.find(value);
            if (own != each.end()) last = own->second;
        }
        const auto first = std::find_if(store_.log.begin() + static_cast<std::ptrdiff_t>(entered), store_.log.end(),
                                        [value](const auto& change) { return change.value == value; });
        const NodeIndex before = first == store_.log.end() ? NodeIndex{} : first->before;
        if (!last.valid() || !before.valid()) return;
        NodeIndex to{};
        if (store_.placed.places[before].flow == at) {
            to = before;
            graph().nodes[to].carry = ProgramNode::Carry::in;
            if (graph().nodes[last].op == graph().nodes[to].op) graph().nodes[last].carry = ProgramNode::Carry::back;
        } else if (!firsts.empty() && firsts.front().valid()) {
            for (const EdgeIndex edge : graph().nodes[before].out) {
                const ProgramEdge& read = graph().edges[edge];
                if (read.value == value && read.to >= firsts.front() && !to.valid()) to = read.to;
            }
        }
        if (to.valid()) store_.add_edge(EdgeKind::back, last, to, value);
    }

    /// The inputs of a graph that a call runs, in order.
    [[nodiscard]] std::vector<ValueId> inputs_of(GraphIndex region) const {
        std::vector<ValueId> out;
        for (const ListedNode* row : rows_[region]) {
            if (row->kind != ListedNode::Kind::placeholder || row->values.size() != 1) continue;
            const Tensor* own = tensor(row->values.front());
            if (!own || (!own->is_constant && !own->is_state)) out.push_back(store_.root(row->values.front()));
        }
        return out;
    }

    /// Where the rows of a graph's inputs name what the caller gives; false: they do not.
    bool bind_rows(GraphIndex region) {
        bool names = false;
        for (const ListedNode* row : rows_[region]) {
            if (row->kind == ListedNode::Kind::output || row->values.size() != 1 || row->uses.size() != 1) continue;
            names = true;
            const ValueId own = store_.root(row->values.front()), from = store_.root(row->uses.front());
            if (tensor(from) && tensor(from)->is_constant) store_.add_given(from, Kind::constant);
            const NodeIndex writer = store_.writer(from);
            if (writer.valid() && !store_.writer(own).valid()) store_.set_writer(own, writer);
        }
        return names;
    }

    /// A graph that a call runs has inputs of its own: the arguments of the call.
    void bind(const ControlFlow& flow, GraphIndex region) {
        if (bind_rows(region)) return;
        const Instruction& call = method_.instructions[flow.call];
        std::vector<ValueId> given;
        for (const ValueId arg : call.args) {
            const bool is_out = std::find(call.outs.begin(), call.outs.end(), arg) != call.outs.end();
            if (tensor(arg) && !is_out) given.push_back(store_.root(arg));
        }
        std::size_t at = flow.is_loop ? 0 : 1;  // the condition of a branch
        for (const ValueId own : inputs_of(region)) {
            if (at >= given.size()) return;
            const NodeIndex writer = store_.writer(given[at++]);
            if (writer.valid() && !store_.writer(own).valid()) store_.set_writer(own, writer);
        }
    }

    void finish_call(FlowIndex at) {
        const ControlFlow& flow = flows_.flows[at];
        const NodeIndex call = call_node(flow.call);
        if (!call.valid()) return;
        store_.placed.results[at] = call;
        for (const GraphIndex region : flow.regions) {
            if (flows_.regions[region].kind == SubGraph::Kind::test) continue;
            const std::vector<ValueId> inputs = inputs_of(region);
            for (const ListedNode* row : rows_[region]) {
                if (row->kind != ListedNode::Kind::output) continue;
                for (std::size_t i = 0; i < row->uses.size(); ++i) {
                    if (decides_last(flow) && i + 1 == row->uses.size()) continue;
                    const auto writer =
                        store_.last_writers.find(store_.root(row->uses[i]));  // writers in arms are restored
                    if (writer == store_.last_writers.end()) continue;
                    store_.add_edge(EdgeKind::data, writer->second, call, row->uses[i]);
                    const auto next = i < inputs.size() ? store_.first_reads.find(inputs[i]) : store_.first_reads.end();
                    if (flow.is_loop && next != store_.first_reads.end())
                        store_.add_edge(EdgeKind::back, writer->second, next->second, row->uses[i]);
                }
            }
        }
    }

    /// Whether the last result of its body decides if the loop goes on.
    [[nodiscard]] bool decides_last(const ControlFlow& flow) const {
        return flow.call.valid() && method_.instructions[flow.call].op == "onnx::Loop";
    }

    [[nodiscard]] NodeIndex call_node(InstructionIndex at) {
        const std::vector<NodeIndex>& order = store_.placed.order;
        const auto found = std::find_if(order.rbegin(), order.rend(), [&](NodeIndex node) {
            return graph().nodes[node].instruction == at && graph().nodes[node].runs();
        });
        return found == order.rend() ? NodeIndex{} : *found;
    }

    /// The condition of a flow, and the nodes that then run.
    void decide(FlowIndex at, const std::vector<NodeIndex>& firsts) {
        const ControlFlow& flow = flows_.flows[at];
        if (flow.call.valid()) add_condition_of_call(at);
        const NodeIndex condition = store_.placed.conditions[at];
        for (std::size_t i = 0; condition.valid() && i < firsts.size(); ++i) {
            const bool is_test = flows_.regions[flow.regions[i]].kind == SubGraph::Kind::test;
            if (!firsts[i].valid() || is_test) continue;
            const auto kind = decides_last(flow) ? EdgeKind::back : EdgeKind::control;
            store_.add_edge({.kind = kind, .from = condition, .to = firsts[i]});
        }
    }

    void add_condition_of_call(FlowIndex at) {
        const ControlFlow& flow = flows_.flows[at];
        const Instruction& call = method_.instructions[flow.call];
        ValueId decides = no_value;
        if (!flow.is_loop && !call.args.empty()) decides = call.args.front();
        const bool has_test = flow.is_loop && flows_.regions[flow.regions.front()].kind == SubGraph::Kind::test;
        for (const ListedNode* row : has_test ? rows_[flow.regions.front()] : Rows{}) {
            if (row->kind == ListedNode::Kind::output && !row->uses.empty()) decides = row->uses.front();
        }
        for (const ListedNode* row : decides_last(flow) ? rows_[flow.regions.back()] : Rows{}) {
            if (row->kind == ListedNode::Kind::output && !row->uses.empty()) decides = row->uses.back();
        }
        if (decides != no_value) add_condition(at, flow.call, decides);
    }

    void add_condition(FlowIndex at, InstructionIndex instruction, ValueId decides) {
        ProgramNode node{.kind = Kind::condition, .instruction = instruction, .family = OperatorFamily::control};
        const ValueId root = store_.root(decides);
        if (method_.values.has(root)) node.name = method_.values[root].name;
        const NodeIndex index = store_.add_node(std::move(node), {.region = flows_.flows[at].outer, .flow = at});
        store_.placed.conditions[at] = index;
        const NodeIndex writer = store_.writer(root);
        if (writer.valid()) store_.add_edge(EdgeKind::condition, writer, index, root);
    }

    // -- nodes ------------------------------------------------------------------------------------------------

    void add_output(ValueId id) {
        ProgramNode node{.kind = Kind::output, .name = method_.values[id].name};
        if (tensor(id)) {
            node.value = id;
            node.values = {id};
            node.bytes = store_.bytes_of(id);
        }
        const NodeIndex index = store_.add_node(std::move(node), {});
        const NodeIndex writer = store_.writer(store_.root(id));
        if (!writer.valid()) return;
        store_.add_edge(
            {.from = writer, .to = index, .value = store_.root(id), .seen = id, .bytes = store_.bytes_of(id)});
    }

    /// Moves only rename; of instructions without a step, only those that write a tensor are nodes.
    void add_instruction(InstructionIndex at, const NodePlace& place) {
        const Instruction& instruction = method_.instructions[at];
        if (instruction.kind == Job::move && instruction.args.size() == 2) return move(instruction);
        if (instruction.kind == Job::jump_false) {
            const auto decides = jumps_.find(at);
            if (decides == jumps_.end()) return;
            return add_condition(decides->second, at, instruction.args.empty() ? no_value : instruction.args.front());
        }
        const bool writes = instruction.op == "executorch_prim::et_copy_index.tensor" && !instruction.outs.empty();
        if (!steps_[at].valid() && !writes) return;
        add_operator(at, place);
        if (steps_[at].valid()) ++graph().operators;
    }

    void move(const Instruction& instruction) {
        const ValueId from = store_.root(instruction.args[0]), to = store_.root(instruction.args[1]);
        if (!tensor(from) || !tensor(to) || from == to) return;
        if (tensor(from)->is_constant) store_.add_given(from, Kind::constant);
        if (const NodeIndex writer = store_.writer(from); writer.valid()) store_.set_writer(to, writer);
    }

    void add_operator(InstructionIndex at, NodePlace place) {
        const Instruction& instruction = method_.instructions[at];
        const bool delegate = instruction.kind == Job::delegate;
        ProgramNode node{.kind = delegate ? Kind::delegate : Kind::op, .instruction = at, .step = steps_[at]};
        node.name = instruction.name.empty() ? instruction.op : instruction.name;
        node.module = instruction.module_path;
        node.source = source_line(instruction.stack_trace);
        node.op = instruction.op;
        node.title = delegate ? instruction.op : operator_title(instruction.op);
        node.family = delegate ? OperatorFamily::delegate : operator_family(instruction.op);
        for (const ValueId out : instruction.outs) node.values.push_back(store_.root(out));
        if (!node.values.empty()) node.value = node.values.front();
        // The displayed name of a tensor; a state keeps its own.
        if (const Tensor* made = tensor(node.value); made && !made->is_state)
            node.name = method_.values[node.value].name;
        for (const ValueId value : node.values) node.bytes += store_.bytes_of(value);
        place.is_added = instruction.module_path.empty() && instruction.stack_trace.empty();
        const std::vector<ValueId> reads = read_by(instruction);
        std::vector<NodeIndex> inside;
        std::unordered_set<ValueId> given_inside;
        if (delegate) inside = add_inside(at, place, reads, given_inside);
        if (!inside.empty()) place.call = at;
        const NodeIndex index = store_.add_node(std::move(node), place);
        for (const ValueId read : reads) {
            if (!given_inside.contains(read)) store_.add_read(read, index);
        }
        for (const ValueId read : unknown_[at].read) store_.add_read(read, index);
        for (const ValueId out : instruction.outs) store_.add_write(store_.root(out), index);
        for (const ValueId made : unknown_[at].made) store_.set_writer(made, index);
        for (const NodeIndex each : inside) {  // the call's results come from its last nodes
            if (graph().nodes[each].out.empty())
                store_.add_edge({.from = each, .to = index, .bytes = graph().nodes[each].bytes});
        }
    }

    /// Tensors that an instruction reads: its arguments except those that it only writes.
    [[nodiscard]] std::vector<ValueId> read_by(const Instruction& instruction) const {
        std::vector<ValueId> out;
        std::unordered_set<ValueId> seen;
        if (instruction.kind == Job::delegate) seen.insert(instruction.outs.begin(), instruction.outs.end());
        const std::vector<bool> reads =
            instruction.kind == Job::delegate ? std::vector<bool>{} : ops::read_arguments(method_, instruction);
        for (std::size_t i = 0; i < instruction.args.size(); ++i) {
            if (i < reads.size() && !reads[i]) continue;
            each_tensor(method_, instruction.args[i], [&](ValueId id) {
                if (seen.insert(id).second) out.push_back(id);
            });
        }
        return out;
    }

    /// Nodes of a delegate's contents; none if unknown. `given`: tensors of the method that they read.
    std::vector<NodeIndex> add_inside(InstructionIndex at, NodePlace place, const std::vector<ValueId>& reads,
                                      std::unordered_set<ValueId>& given) {
        const PayloadGraph payload = payload_graph(method_, at, sources_);
        std::vector<NodeIndex> out;
        place.call = at;
        for (const PayloadGraph::Node& each : payload.nodes) {
            ProgramNode node{.kind = Kind::inside, .title = operator_title(each.op), .op = each.op, .name = each.name};
            node.family = operator_family(each.op);
            node.module = each.module;
            node.source = each.source;
            node.bytes = each.bytes;
            auto stated = std::make_shared<StatedNode>(each.stated);
            stated->call = at;
            for (StatedNode::Tensor& tensor : stated->tensors)
                if (tensor.maker.valid()) tensor.maker = out[tensor.maker.row()];
            node.payload = std::move(stated);
            const NodeIndex index = store_.add_node(std::move(node), place);
            for (const ValueId read : each.given) {
                if (std::find(reads.begin(), reads.end(), read) == reads.end()) continue;
                store_.add_read(read, index);
                given.insert(read);
            }
            for (const PayloadGraph::Read& read : each.reads)
                store_.add_edge({.from = out[read.node], .to = index, .bytes = read.bytes});
            if (!payload.has_edges && !out.empty())
                store_.add_edge({.kind = EdgeKind::order, .from = out.back(), .to = index});
            out.push_back(index);
        }
        return out;
    }

    const Method& method_;
    const ControlFlows& flows_;
    const PayloadSources& sources_;
    GraphStore store_;
    Table<InstructionIndex, Step> steps_;
    Table<ValueId, InstructionIndex> last_read_;         ///< by root
    Table<GraphIndex, std::vector<FlowIndex>> flow_at_;  ///< that a region runs, in order
    std::unordered_map<InstructionIndex, FlowIndex> jumps_;
    Table<GraphIndex, Rows> rows_;  ///< inputs and outputs
    struct Unknown {
        std::vector<ValueId> read, made;
    };
    Table<InstructionIndex, Unknown> unknown_;    ///< values without a known type: sequences, texts
    std::unordered_set<ValueId> unknown_values_;  ///< all of them
    std::vector<ValueId> unknown_placeholders_;   ///< those that are inputs or weights
};

}  // namespace

PlacedNodes graph_nodes(const Method& method, const ControlFlows& flows, const PayloadSources& sources) {
    return Builder(method, flows, sources).build();
}

}  // namespace arenascope
