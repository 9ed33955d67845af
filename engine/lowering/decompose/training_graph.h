#pragma once
// The graph that is decomposed, and what its values became in the core graph.

#include <map>

#include "engine/lowering/decompose/core_types.h"

namespace arenascope::lowering {

class TrainingGraph {
public:
    TrainingGraph(fx::Graph graph, const std::vector<fx::OutputSpec>& outputs);
    [[nodiscard]] const Table<fx::NodeIndex, fx::Node>& nodes() const { return graph_.nodes; }
    /// Of a node that is done only the names of outputs are looked at again: a large graph is there once.
    void forget_args(fx::NodeIndex node);

    // -- values ----------------------------------------------------------------------------------------------
    void bind(const std::string& name, Core core) { bound_[name] = std::move(core); }
    /// In the order of the node's outputs.
    void bind(const fx::Node& node, const Cores& cores);
    /// What a value became; null before that, and for numbers.
    [[nodiscard]] const Core* core_of(const std::string& name) const;
    /// The file's type of a value; null where it is not a tensor.
    [[nodiscard]] const TensorType* declared(const std::string& name) const;
    /// Whether a node after that one reads the value; outputs come after all nodes.
    [[nodiscard]] bool is_read_after(const std::string& name, fx::NodeIndex node) const;
    /// Values of an argument by their names in the core graph.
    void rename(fx::Arg& arg) const;
    /// What nodes make, in their order: the name here, and the name in the core graph.
    [[nodiscard]] std::vector<std::pair<std::string, std::string>> renamed() const;

    // -- a node's arguments and outputs ----------------------------------------------------------------------
    Result<Core> tensor(const fx::Node& node, std::string_view arg) const;
    /// The same with the strides that the exporter saw, where nothing else is known.
    Result<Core> strided(const fx::Node& node, std::string_view arg) const;
    [[nodiscard]] std::optional<Core> optional_tensor(const fx::Node& node, std::string_view arg) const;
    Result<Cores> tensors(const fx::Node& node, std::string_view arg) const;
    /// The argument as it stands, values renamed to those of the core graph; `otherwise` where it is omitted.
    [[nodiscard]] fx::Arg::Variant given(const fx::Node& node, std::string_view arg,
                                         fx::Arg::Variant otherwise = fx::None{}) const;
    /// Type of the node's output, dense.
    [[nodiscard]] TensorType out_type(const fx::Node& node, std::size_t index = 0) const;
    /// All arguments, values renamed to those of the core graph.
    [[nodiscard]] std::vector<fx::Arg> renamed_args(const fx::Node& node) const;
    /// Whether "self" cannot be viewed with the sizes of the node's output.
    [[nodiscard]] bool needs_copy_for_view(const fx::Node& node) const;
    /// Whether anything reads output `index` of the node.
    [[nodiscard]] bool is_read(const fx::Node& node, std::size_t index) const;
    /// Strides of an operand as the exporter saw them tell whether it could be viewed.
    [[nodiscard]] bool was_contiguous(const fx::Node& node, std::string_view arg) const;
    /// Sizes and strides of an operand; empty where it is not a tensor.
    [[nodiscard]] TensorType type_of(const fx::Node& node, std::string_view arg) const;

private:
    fx::Graph graph_;
    std::map<std::string, Core> bound_;
    std::map<std::string, fx::NodeIndex> last_use_;
};

}  // namespace arenascope::lowering
