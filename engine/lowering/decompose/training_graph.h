#pragma once
// The graph being decomposed, and the core value of each of its values.

#include <map>

#include "engine/lowering/decompose/core_types.h"

namespace arenascope::lowering {

class TrainingGraph {
public:
    TrainingGraph(fx::Graph graph, const std::vector<fx::OutputSpec>& outputs);
    [[nodiscard]] const Table<fx::NodeIndex, fx::Node>& nodes() const { return graph_.nodes; }
    /// Frees processed nodes except the names of their outputs, so that a large graph exists only once.
    void forget_args(fx::NodeIndex node);

    // -- values ----------------------------------------------------------------------------------------------
    void bind(const std::string& name, Core core) { bound_[name] = std::move(core); }
    /// In the order of the node's outputs.
    void bind(const fx::Node& node, const Cores& cores);
    /// The core value of a value; null before it exists, and for numbers.
    [[nodiscard]] const Core* core_of(const std::string& name) const;
    /// The file's type of a value; null if it is not a tensor.
    [[nodiscard]] const TensorType* declared(const std::string& name) const;
    /// Whether a later node reads the value; outputs come after all nodes.
    [[nodiscard]] bool is_read_after(const std::string& name, fx::NodeIndex node) const;
    /// Values of an argument by their names in the core graph.
    void rename(fx::Arg& arg) const;
    /// Results of nodes, in order: the name here, and the name in the core graph.
    [[nodiscard]] std::vector<std::pair<std::string, std::string>> renamed() const;

    // -- a node's arguments and outputs ----------------------------------------------------------------------
    Result<Core> tensor(const fx::Node& node, std::string_view arg) const;
    /// The same with the strides recorded by the exporter, if no others are known.
    Result<Core> strided(const fx::Node& node, std::string_view arg) const;
    [[nodiscard]] std::optional<Core> optional_tensor(const fx::Node& node, std::string_view arg) const;
    Result<Cores> tensors(const fx::Node& node, std::string_view arg) const;
    /// The argument with its values renamed to the core graph; `otherwise` if it is omitted.
    [[nodiscard]] fx::Arg::Variant given(const fx::Node& node, std::string_view arg,
                                         fx::Arg::Variant otherwise = fx::None{}) const;
    /// Type of the node's output, dense.
    [[nodiscard]] TensorType out_type(const fx::Node& node, std::size_t index = 0) const;
    /// All arguments, values renamed to those of the core graph.
    [[nodiscard]] std::vector<fx::Arg> renamed_args(const fx::Node& node) const;
    /// Whether "self" cannot be viewed with the sizes of the node's output.
    [[nodiscard]] bool needs_copy_for_view(const fx::Node& node) const;
    /// Whether output `index` of the node is used.
    [[nodiscard]] bool is_read(const fx::Node& node, std::size_t index) const;
    /// Strides of an operand recorded by the exporter show whether it could be viewed.
    [[nodiscard]] bool was_contiguous(const fx::Node& node, std::string_view arg) const;
    /// Sizes and strides of an operand; empty if it is not a tensor.
    [[nodiscard]] TensorType type_of(const fx::Node& node, std::string_view arg) const;

private:
    fx::Graph graph_;
    std::map<std::string, Core> bound_;
    std::map<std::string, fx::NodeIndex> last_use_;
};

}  // namespace arenascope::lowering
