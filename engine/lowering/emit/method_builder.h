#pragma once
// Builds the method: its values by the names of the graph, its instructions, and the node list as ExecuTorch's emitter
// and memory planner have it.

#include <map>
#include <set>

#include "engine/lowering/emit/arguments.h"
#include "engine/lowering/graph_steps.h"

namespace arenascope::lowering {

class MethodBuilder {
public:
    using Kind = ListedNode::Kind;

    MethodBuilder(const fx::ExportedProgram& program, const EdgeGraph& edge);
    [[nodiscard]] Method& method() { return method_; }

    // -- values ----------------------------------------------------------------------------------------------
    Result<ValueId> add_tensor(const std::string& name, Role role);
    /// An empty name: no node refers to it.
    template <class T>
    ValueId add_value(const std::string& name, T data) {
        const ValueId id = method_.values.next();
        method_.values.push_back({.name = name, .data = std::move(data)});
        if (!name.empty()) ids_[name] = id;
        return id;
    }
    /// Makes `name` refer to that value.
    void bind(const std::string& name, ValueId id) { ids_[name] = id; }
    Result<ValueId> id_of(const std::string& name) const;
    [[nodiscard]] Value& value(ValueId id) { return method_.values[id]; }
    [[nodiscard]] const Value& value(ValueId id) const { return method_.values[id]; }
    [[nodiscard]] bool is_tensor(ValueId id) const { return value(id).tensor() != nullptr; }
    [[nodiscard]] Tensor& tensor(ValueId id) { return *value(id).tensor(); }
    [[nodiscard]] ArgumentMaker arguments(const fx::Node& node) { return {node, ids_, method_.values}; }

    // -- graphs ----------------------------------------------------------------------------------------------
    /// The graph of the next nodes; rows of the node list are for the one that was opened last.
    void set_graph(fx::PathIndex graph) { graph_ = graph; }
    /// Rows of the node list belong to that graph, too; it was opened before.
    void list_graph() { row_ = rows_.at(graph_); }
    void open_graph(SubGraph::Kind kind);
    void close_graph();  ///< the one of the rows
    /// After the last node: the following rows belong to the program itself.
    void leave_graphs();
    [[nodiscard]] std::string name_here(const std::string& name) const;
    /// "alloc", "alloc_1", ...: each graph counts on its own.
    std::string counted(const std::string& base);
    std::string numbered(const std::string& base);  ///< the same from "submodule_0"
    /// The value of a sub-graph's input: a tensor of its own for ExecuTorch's planner, the operand for the runtime.
    ValueId stand_in(const std::string& name, ValueId operand);
    [[nodiscard]] ValueId stood_in(ValueId id) const;

    // -- instructions and rows -------------------------------------------------------------------------------
    [[nodiscard]] const std::string& edge_name(const fx::Node& node) const;
    [[nodiscard]] Instruction instruction_for(const fx::Node& node, std::string op) const;
    [[nodiscard]] std::vector<ValueId> tensors_used(const fx::Node& node) const;
    [[nodiscard]] InstructionIndex next_instruction() const { return method_.instructions.next(); }
    void push_call(Instruction instruction, std::vector<ValueId> values, std::vector<ValueId> uses);
    /// An instruction without a row in ExecuTorch's lists.
    InstructionIndex push_unlisted(Instruction instruction);
    void push_row(Kind kind, std::string name, std::vector<ValueId> values, std::vector<ValueId> uses,
                  InstructionIndex instruction = {});
    void push_alloc(std::vector<ValueId> values);
    void push_getitems(const std::vector<ValueId>& outs);

private:
    const std::set<std::string>& used_names();

    const fx::ExportedProgram& program_;
    const EdgeGraph& edge_;
    Method method_;
    std::map<std::string, ValueId> ids_;
    std::set<std::string> used_;
    std::map<fx::PathIndex, GraphIndex> rows_{{fx::own_path, GraphIndex(0)}};
    fx::PathIndex graph_ = fx::own_path;  ///< of the current node
    GraphIndex row_{0};                   ///< the same in the method
    std::map<std::pair<GraphIndex, ValueId>, ValueId> stand_ins_;
    std::map<std::pair<fx::PathIndex, std::string>, int> counts_;
};

}  // namespace arenascope::lowering
