#pragma once
// Builds the method of a TensorFlow Lite graph whose groups run tile by tile: what all kinds of tiles add to it.

#include <map>
#include <string>
#include <vector>

#include "engine/passes/row_tiles/row_graph.h"

namespace arenascope::rows {

using Integers = std::vector<std::int32_t>;

class RowWriter {
public:
    explicit RowWriter(const RowGraph& graph);

    [[nodiscard]] const RowGraph& graph() const { return graph_; }
    [[nodiscard]] Method& method() { return out_; }
    [[nodiscard]] Tensor& tensor(ValueId id) { return *out_.values[id].tensor(); }

    void as_it_is(InstructionIndex at) { out_.instructions.push_back(graph_.instruction(at)); }
    ValueId add(std::string name, std::variant<Tensor, DoubleList> data);
    /// So many rows of a value, as a tensor of its own.
    ValueId rows_of(ValueId value, std::int64_t rows, std::int64_t tile);
    /// Numbers in a row, or a picture of other sizes.
    ValueId shaped(ValueId like, const std::string& name, const std::vector<std::int64_t>& sizes);
    void place_in(ValueId view, ValueId root, std::int64_t offset);
    ValueId integers(const Integers& items, const std::vector<std::int64_t>& sizes);
    ValueId integers(const Integers& items) { return integers(items, {static_cast<std::int64_t>(items.size())}); }
    /// The first number counts results.
    ValueId options(const std::vector<double>& numbers);
    ValueId add_constant(std::string name, Tensor tensor);
    template <class Plain>
    ValueId add_plain(Plain data) {
        out_.values.push_back({.name = {}, .data = data});
        return out_.values.last();
    }
    void append_call(Instruction in);
    void append(std::string op, std::string name, std::vector<ValueId> args, ValueId result, ValueId options);

    /// Instructions that follow belong to it, until it ends. Only loops have graphs of their own.
    GraphIndex begin_graph(SubGraph::Kind kind, const std::string& path, const std::vector<ValueId>& inputs);
    void end_graph(GraphIndex graph);
    /// Of no graph's own list: copies and jumps that a loop needs.
    InstructionIndex append_flow(Instruction in);
    /// A row in front of the next instruction: its results are there meanwhile.
    void list_results(std::vector<ValueId> results);

    Method done();

private:
    [[nodiscard]] std::string name_of_tile(ValueId of, std::int64_t tile);
    void flatten();
    void list();
    void list_call(InstructionIndex at);
    void drop_unused();

    const RowGraph& graph_;
    Method out_;
    std::map<std::string, int> names_;
    std::map<std::pair<std::vector<std::int64_t>, Integers>, ValueId> constants_;
    std::vector<ValueId> new_constants_;
    std::map<std::vector<double>, ValueId> options_;
    std::multimap<InstructionIndex, ListedNode> listed_;  ///< in front of these
    std::map<InstructionIndex, GraphIndex> graph_of_;     ///< of those that are not in the method's own graph
    GraphIndex current_{0};
};

}  // namespace arenascope::rows
