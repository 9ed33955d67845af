#include "engine/formats/tflite/tflite_flow.h"

#include <algorithm>
#include <functional>
#include <unordered_set>

#include "engine/ops/tflite_flow.h"

namespace arenascope::tflite {

namespace {

constexpr int most_nested = 64;

/// The limit ends every chain of calls.
Result<> check_calls(const std::vector<GraphOfFile>& graphs) {
    // Depth of the calls below each graph. It converges within as many rounds as calls may be nested.
    std::vector<int> depths(graphs.size(), 0);
    for (int round = 0; round <= most_nested; ++round) {
        bool changed = false;
        for (std::size_t i = 0; i < graphs.size(); ++i) {
            int depth = 0;
            for (const GraphCall& call : graphs[i].calls)
                for (const auto& called : call.graphs) depth = std::max(depth, depths[called.graph] + 1);
            changed = changed || depth != depths[i];
            depths[i] = depth;
        }
        if (!changed) return done;
    }
    const auto deepest = std::max_element(depths.begin(), depths.end()) - depths.begin();
    return Error{.what = message("'{name}' runs graphs recursively, or nests more than {limit} of them",
                                 graphs[static_cast<std::size_t>(deepest)].method.name, most_nested),
                 .expected = message("control flow that ends")};
}

/// Tensors that an operator or a graph is given, and those that it makes.
struct Ports {
    std::vector<ValueId> inputs, outputs;
};

class Joiner {
public:
    Joiner(const std::vector<GraphOfFile>& graphs, GraphBudget& budget)
        : graphs_(graphs), budget_(budget), base_(graphs.size(), no_value), runs_(graphs.size(), 0) {
        for (const GraphOfFile& graph : graphs) first_.push_back(first_.back() + graph.tensors);
    }

    Result<Method> join(std::size_t root) {
        const Method& from = graphs_[root].method;
        out_.name = from.name;
        CHECKED(enter({.graph = root, .kind = SubGraph::Kind::method}, GraphIndex{}, {}));
        out_.inputs = from.inputs;  // the values of the root come first
        out_.outputs = from.outputs;
        return std::move(out_);
    }
    [[nodiscard]] const Table<ValueId, std::int32_t>& index() const { return index_; }

private:
    using Step = std::function<Result<>(const Ports&)>;

    /// `before` and `after`: what a call adds to the instructions of the graph.
    Result<> enter(const GraphCall::Called& called, GraphIndex parent, const std::string& path, const Step& before = {},
                   const Step& after = {}) {
        const GraphOfFile& from = graphs_[called.graph];
        const GraphIndex row = out_.graphs.next();
        out_.graphs.push_back({.kind = called.kind, .path = path, .parent = parent, .begin = out_.instructions.next()});
        if (base_[called.graph] == no_value) CHECKED(take_values(called.graph, path));
        const Ports ports{.inputs = moved(called.graph, from.method.inputs),
                          .outputs = moved(called.graph, from.method.outputs)};
        if (before) CHECKED(before(ports));
        for (const ListedNode& listed : from.method.node_list) CHECKED(take_row(called.graph, row, path, listed));
        if (after) CHECKED(after(ports));
        out_.graphs[row].end = out_.instructions.next();
        return done;
    }

    Result<> take_values(std::size_t graph, const std::string& path) {
        const Method& from = graphs_[graph].method;
        base_[graph] = out_.values.next();
        for (const ValueId id : from.values.indices()) {
            Value value = from.values[id];
            Tensor* tensor = value.tensor();
            if (!path.empty()) {
                CHECKED(budget_.named(GraphBudget::tensor_bytes, path.size() + value.name.size()));
                if (tensor && (tensor->role == Role::input || tensor->role == Role::output))
                    tensor->role = Role::intermediate;
                if (names_.contains(value.name)) value.name = path + "." + value.name;
                if (names_.contains(value.name)) value.name += " #" + std::to_string(out_.values.size());
            }
            names_.insert(value.name);
            out_.values.push_back(std::move(value));
            index_.push_back(id.row() < static_cast<std::size_t>(graphs_[graph].tensors) ? first_[graph] + id.number()
                                                                                         : -1);
        }
        out_.ranges.insert(from.ranges.begin(), from.ranges.end());
        return done;
    }

    /// The values of this method that stand for values of a graph of the file.
    [[nodiscard]] std::vector<ValueId> moved(std::size_t graph, std::vector<ValueId> ids) const {
        for (ValueId& id : ids) id = base_[graph] + id.number();
        return ids;
    }

    Result<> take_row(std::size_t graph, GraphIndex row, const std::string& path, const ListedNode& from) {
        ListedNode listed = from;
        listed.values = moved(graph, from.values);
        listed.uses = moved(graph, from.uses);
        listed.graph = row;
        if (!path.empty()) listed.name = path + "." + from.name;
        if (const InstructionIndex at = from.instruction; at.valid()) {
            if (!path.empty()) CHECKED(budget_.named(GraphBudget::operator_bytes, listed.name.size()));
            Instruction instruction = graphs_[graph].method.instructions[at];
            instruction.args = moved(graph, std::move(instruction.args));
            instruction.outs = moved(graph, std::move(instruction.outs));
            instruction.name = listed.name;
            const auto& calls = graphs_[graph].calls;
            const auto call =
                std::lower_bound(calls.begin(), calls.end(), at,
                                 [](const GraphCall& c, InstructionIndex i) { return c.instruction < i; });
            if (call != calls.end() && call->instruction == at) CHECKED(run(*call, instruction, listed));
            listed.instruction = out_.instructions.next();
            out_.instructions.push_back(std::move(instruction));
        }
        out_.node_list.push_back(std::move(listed));
        return done;
    }

    /// What an operator runs comes before it; its outputs are there meanwhile.
    Result<> run(const GraphCall& call, const Instruction& instruction, const ListedNode& caller) {
        out_.node_list.push_back({.kind = ListedNode::Kind::alloc,
                                  .name = "alloc_" + caller.name,
                                  .values = caller.values,
                                  .graph = caller.graph});
        if (call.graphs.size() < 2) return call_graph(call.graphs.front(), caller);
        std::vector<double>& numbers = std::get<DoubleList>(out_.values[instruction.args.back()].data).items;
        const auto outputs = static_cast<std::size_t>(numbers.front());
        // Its graphs are known, and write what it gives. A graph that is called twice comes here twice.
        numbers.assign({numbers.front(), 1});
        const auto first = instruction.args.begin(), made = instruction.args.end() - 1 - std::ptrdiff_t(outputs);
        const Ports ports{.inputs = {first, made}, .outputs = {made, instruction.args.end() - 1}};
        return call.graphs.front().kind == SubGraph::Kind::test ? loop(call, ports, caller)
                                                                : branch(call, ports, caller);
    }

    Result<> call_graph(const GraphCall::Called& called, const ListedNode& caller, const Step& before = {},
                        const Step& after = {}) {
        const std::string outer = out_.graphs[caller.graph].path;
        std::string path = graphs_[called.graph].method.name;
        if (const int times = runs_[called.graph]++; times > 0) path += " #" + std::to_string(times + 1);
        return enter(called, caller.graph, outer.empty() ? path : outer + "." + path, before, after);
    }

    /// begin; unless condition go to other; in; first graph; out; go to end; other: in; second graph; out; end:
    Result<> branch(const GraphCall& call, const Ports& ports, const ListedNode& caller) {
        if (ports.inputs.empty())
            return Error{.what = message("'{name}' has no condition", caller.name),
                         .expected = message("a boolean as its first input"),
                         .remedy = message("convert the model again")};
        const std::vector<ValueId> given(ports.inputs.begin() + 1, ports.inputs.end());
        for (const GraphCall::Called& called : call.graphs) CHECKED(fits(called, given.size(), ports.outputs.size()));
        const auto in = [&](const Ports& arm) { return carry(ops::flow_in_op, given, arm.inputs, caller); };
        const auto out = [&](const Ports& arm) { return carry(ops::flow_out_op, arm.outputs, ports.outputs, caller); };
        std::vector<ValueId> places = ports.outputs;
        places.push_back(add_value(DoubleList{{static_cast<double>(ports.outputs.size())}}));
        CHECKED(add(caller, "begin",
                    {.op = std::string(ops::flow_begin_op), .args = std::move(places), .outs = ports.outputs}));
        TRY(const InstructionIndex decision, jump(ports.inputs.front(), caller));
        InstructionIndex over{};
        const auto leave = [&](const Ports& arm) -> Result<> {
            CHECKED(out(arm));
            TRY(over, jump(add_value(false), caller));
            return done;
        };
        CHECKED(call_graph(call.graphs[0], caller, in, leave));
        out_.instructions[decision].jump_to = out_.instructions.next();
        CHECKED(call_graph(call.graphs[1], caller, in, out));
        out_.instructions[over].jump_to = out_.instructions.next();
        return done;
    }

    /// The outputs are what one iteration hands to the next.
    /// in; start: test; unless it holds go to end; body; out; go to start; end:
    Result<> loop(const GraphCall& call, const Ports& ports, const ListedNode& caller) {
        const std::size_t count = ports.outputs.size();
        CHECKED(fits(call.graphs[0], count, 1));
        CHECKED(fits(call.graphs[1], count, count));
        if (ports.inputs.size() != count) return unfit(call.graphs[1], ports.inputs.size(), count);
        CHECKED(carry(ops::flow_in_op, ports.inputs, ports.outputs, caller));
        const InstructionIndex start = out_.instructions.next();
        const auto in = [&](const Ports& graph) { return carry(ops::flow_in_op, ports.outputs, graph.inputs, caller); };
        InstructionIndex decision{};
        const auto decide = [&](const Ports& test) -> Result<> {
            TRY(decision, jump(test.outputs.front(), caller));
            return done;
        };
        const auto repeat = [&](const Ports& body) -> Result<> {
            CHECKED(carry(ops::flow_out_op, body.outputs, ports.outputs, caller));
            // A computed False: a jump back on a literal would look like an endless loop to analyses of paths.
            const ValueId goes_on = add_value(false);
            Instruction equal{.op = "executorch_prim::eq.Scalar",
                              .args = {add_value(std::int64_t{0}), add_value(std::int64_t{1}), goes_on}};
            CHECKED(add(caller, "eq", std::move(equal)));
            TRY(const InstructionIndex back, jump(goes_on, caller));
            out_.instructions[back].jump_to = start;
            return done;
        };
        CHECKED(call_graph(call.graphs[0], caller, in, decide));
        CHECKED(call_graph(call.graphs[1], caller, in, repeat));
        out_.instructions[decision].jump_to = out_.instructions.next();
        return done;
    }

    [[nodiscard]] Result<> fits(const GraphCall::Called& called, std::size_t inputs, std::size_t outputs) const {
        const Method& method = graphs_[called.graph].method;
        if (method.inputs.size() == inputs && method.outputs.size() == outputs) return done;
        return unfit(called, inputs, outputs);
    }
    [[nodiscard]] Error unfit(const GraphCall::Called& called, std::size_t inputs, std::size_t outputs) const {
        const Method& method = graphs_[called.graph].method;
        return Error{.what = message("runs '{name}', which has {inputs} inputs and {outputs} outputs", method.name,
                                     method.inputs.size(), method.outputs.size()),
                     .expected = message("{inputs} inputs and {outputs} outputs, as its caller has", inputs, outputs)};
    }

    Result<> carry(std::string_view op, const std::vector<ValueId>& from, const std::vector<ValueId>& to,
                   const ListedNode& caller) {
        for (std::size_t i = 0; i < to.size(); ++i) {
            Instruction copy{
                .op = std::string(op), .args = {from[i], to[i], add_value(DoubleList{{1}})}, .outs = {to[i]}};
            CHECKED(add(caller, "copy", std::move(copy)));
        }
        return done;
    }

    Result<InstructionIndex> jump(ValueId condition, const ListedNode& caller) {
        return add(caller, "jump", {.kind = Instruction::Kind::jump_false, .args = {condition}});
    }

    /// An instruction of no graph's own list, which makes no value known: the operator and the graph's inputs do.
    Result<InstructionIndex> add(const ListedNode& caller, const std::string& name, Instruction instruction) {
        CHECKED(budget_.named(GraphBudget::operator_bytes, caller.name.size()));
        const InstructionIndex at = out_.instructions.next();
        instruction.name = caller.name + "." + name + "_" + std::to_string(at.number());
        out_.node_list.push_back(
            {.kind = ListedNode::Kind::call, .name = instruction.name, .instruction = at, .graph = GraphIndex{}});
        out_.instructions.push_back(std::move(instruction));
        return at;
    }

    template <class T>
    ValueId add_value(T data) {
        const ValueId id = out_.values.next();
        out_.values.push_back({.name = {}, .data = std::move(data)});
        index_.push_back(-1);
        return id;
    }

    const std::vector<GraphOfFile>& graphs_;
    GraphBudget& budget_;
    std::vector<ValueId> base_;           ///< the first value of each graph; no_value: the graph is not added yet
    std::vector<std::int32_t> first_{0};  ///< of each graph's tensors in the file
    std::vector<int> runs_;               ///< how often each graph was called so far
    Table<ValueId, std::int32_t> index_;
    std::unordered_set<std::string> names_;
    Method out_;
};

}  // namespace

Result<JoinedGraphs> join_called(std::vector<GraphOfFile> graphs, GraphBudget& budget) {
    CHECKED(check_calls(graphs));
    std::vector<bool> is_called(graphs.size(), false);
    for (const GraphOfFile& graph : graphs)
        for (const GraphCall& call : graph.calls)
            for (const auto& called : call.graphs) is_called[called.graph] = true;
    JoinedGraphs out;
    for (std::size_t i = 0; i < graphs.size(); ++i) {
        if (is_called[i] && i > 0) continue;  // the interpreter runs the first graph, even if others call it
        Table<ValueId, std::int32_t> index;
        if (graphs[i].calls.empty()) {
            for (const ValueId id : graphs[i].method.values.indices())
                index.push_back(id.row() < static_cast<std::size_t>(graphs[i].tensors) ? id.number() : -1);
            out.methods.push_back(graphs[i].method);
        } else {
            Joiner joiner(graphs, budget);
            TRY(Method method, joiner.join(i));
            index = joiner.index();
            out.methods.push_back(std::move(method));
        }
        if (i == 0) out.index = std::move(index);
    }
    return out;
}

}  // namespace arenascope::tflite
