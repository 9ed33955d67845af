#include "engine/formats/tflite/tflite_flow.h"

#include <algorithm>
#include <unordered_set>

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

class Joiner {
public:
    Joiner(const std::vector<GraphOfFile>& graphs, GraphBudget& budget)
        : graphs_(graphs), budget_(budget), base_(graphs.size(), no_value) {}

    Result<Method> join(std::size_t root) {
        const Method& from = graphs_[root].method;
        out_.name = from.name;
        CHECKED(enter(root, SubGraph::Kind::method, GraphIndex{}, {}));
        out_.inputs = from.inputs;  // the values of the root come first
        out_.outputs = from.outputs;
        return std::move(out_);
    }
    [[nodiscard]] const Table<ValueId, std::int32_t>& index() const { return index_; }

private:
    Result<> enter(std::size_t graph, SubGraph::Kind kind, GraphIndex parent, const std::string& path) {
        const GraphOfFile& from = graphs_[graph];
        const GraphIndex row = out_.graphs.next();
        out_.graphs.push_back({.kind = kind, .path = path, .parent = parent, .begin = out_.instructions.next()});
        CHECKED(take_values(graph, path));
        for (const ListedNode& listed : from.method.node_list) CHECKED(take_row(graph, row, path, listed));
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
                CHECKED(budget_.named(GraphBudget::tensor_bytes, value.name.size()));
                if (tensor && (tensor->role == Role::input || tensor->role == Role::output))
                    tensor->role = Role::intermediate;
                if (names_.contains(value.name)) value.name = path + "." + value.name;
                if (names_.contains(value.name)) value.name += " #" + std::to_string(out_.values.size());
            }
            names_.insert(value.name);
            out_.values.push_back(std::move(value));
            index_.push_back(id.number());
        }
        out_.ranges.insert(from.ranges.begin(), from.ranges.end());
        return done;
    }

    /// The value of this method that stands for a value of a graph of the file.
    [[nodiscard]] ValueId joined(std::size_t graph, ValueId id) const { return base_[graph] + id.number(); }

    Result<> take_row(std::size_t graph, GraphIndex row, const std::string& path, const ListedNode& from) {
        const auto moved = [&](std::vector<ValueId> ids) {
            for (ValueId& id : ids) id = joined(graph, id);
            return ids;
        };
        ListedNode listed = from;
        listed.values = moved(from.values);
        listed.uses = moved(from.uses);
        listed.graph = row;
        if (!path.empty()) listed.name = path + "." + from.name;
        if (const InstructionIndex at = from.instruction; at.valid()) {
            const auto& calls = graphs_[graph].calls;
            const auto call =
                std::lower_bound(calls.begin(), calls.end(), at,
                                 [](const GraphCall& c, InstructionIndex i) { return c.instruction < i; });
            if (call != calls.end() && call->instruction == at) CHECKED(run(*call, listed));
            CHECKED(budget_.take(path.empty() ? 0 : GraphBudget::operator_bytes));
            Instruction instruction = graphs_[graph].method.instructions[at];
            instruction.args = moved(std::move(instruction.args));
            instruction.outs = moved(std::move(instruction.outs));
            instruction.name = listed.name;
            listed.instruction = out_.instructions.next();
            out_.instructions.push_back(std::move(instruction));
        }
        out_.node_list.push_back(std::move(listed));
        return done;
    }

    /// What an operator runs comes before it; its outputs are there meanwhile.
    Result<> run(const GraphCall& call, const ListedNode& caller) {
        out_.node_list.push_back({.kind = ListedNode::Kind::alloc,
                                  .name = "alloc_" + caller.name,
                                  .values = caller.values,
                                  .graph = caller.graph});
        for (const auto& called : call.graphs) {
            if (base_[called.graph] == no_value) {
                const std::string outer = out_.graphs[caller.graph].path;
                const std::string& name = graphs_[called.graph].method.name;
                CHECKED(enter(called.graph, called.kind, caller.graph, outer.empty() ? name : outer + "." + name));
                continue;
            }
            // Run once more: all that it and what it runs hold lives until now.
            ListedNode again{
                .kind = ListedNode::Kind::attribute, .name = graphs_[called.graph].method.name, .graph = caller.graph};
            std::vector<bool> seen(graphs_.size(), false);
            CHECKED(use_all(called.graph, seen, again.uses));
            out_.node_list.push_back(std::move(again));
        }
        return done;
    }

    /// The tensors of a graph that was already added, and of the graphs that it runs.
    Result<> use_all(std::size_t graph, std::vector<bool>& seen, std::vector<ValueId>& uses) {
        if (seen[graph] || base_[graph] == no_value) return done;
        seen[graph] = true;
        const auto& values = graphs_[graph].method.values;
        CHECKED(budget_.take(GraphBudget::use_bytes * static_cast<std::int64_t>(values.size())));
        for (const ValueId id : values.indices())
            if (values[id].tensor()) uses.push_back(joined(graph, id));
        for (const GraphCall& call : graphs_[graph].calls)
            for (const auto& called : call.graphs) CHECKED(use_all(called.graph, seen, uses));
        return done;
    }

    const std::vector<GraphOfFile>& graphs_;
    GraphBudget& budget_;
    std::vector<ValueId> base_;  ///< the first value of each graph; no_value: the graph is not added yet
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
            for (const ValueId id : graphs[i].method.values.indices()) index.push_back(id.number());
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
