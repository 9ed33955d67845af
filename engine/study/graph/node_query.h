#pragma once
// Queries about the nodes of a graph, in the language of tensors and Find: the search field of the graph.

#include <memory>
#include <unordered_map>
#include <utility>
#include <vector>

#include "engine/evaluate/row_query.h"
#include "engine/study/graph/program_graph.h"

namespace arenascope {

/// The fields of rows, and "source:model.py". Without patterns and without folding of letters beyond ASCII.
[[nodiscard]] const query::Language& node_language();

/// Nodes with the tensors that they make. A program without a plan has nodes, but no tensors.
class NodeRows {
public:
    NodeRows(std::shared_ptr<const ProgramGraph> graph, std::shared_ptr<const Outcome> outcome);
    /// In the order of the program.
    [[nodiscard]] std::vector<NodeIndex> find(const query::Matcher& matcher) const;
    /// Values of a text field that contain `part`, ignoring case, with the number of nodes that have each; the most
    /// frequent first.
    [[nodiscard]] std::vector<std::pair<std::string, std::size_t>> values(std::size_t field, std::string_view part,
                                                                          std::size_t most) const;

private:
    [[nodiscard]] std::vector<const TensorRow*> rows_of(const ProgramNode& node) const;

    std::shared_ptr<const ProgramGraph> graph_;
    std::shared_ptr<const Outcome> outcome_;
    RowPlaces places_;
    std::vector<TensorRow> others_;  ///< constants and views
    std::unordered_map<ValueId, const TensorRow*> rows_;
};

}  // namespace arenascope
