#pragma once
// Writes the functional graph of aten operators for a model.

#include "engine/formats/onnx/onnx_values.h"

namespace arenascope::onnx {

[[nodiscard]] fx::Arg::Variant as_variant(const fx::Arg::Dim& dim);

/// Why a graph cannot be lowered, one sentence for each operator that does not map.
class Refusals {
public:
    void add(const Node& node, const Message& why);
    /// Of something that is not an operator.
    void say(const Message& why);
    [[nodiscard]] const Message& all() const { return all_; }

private:
    Message all_;
    std::set<std::string> ops_;
};

class GraphWriter {
public:
    GraphWriter(Values& values, Refusals& refusals) : values_(values), refusals_(refusals) {}
    /// Adds a node whose result is `name`; an empty name makes one.
    std::string emit(const Node& node, std::string target, std::vector<fx::Arg> args, TensorType type,
                     std::string name = {});
    void emit_many(const Node& node, std::string target, std::vector<fx::Arg> args,
                   const std::vector<std::string>& names, const std::vector<TensorType>& types);
    /// A view of `of` under that name.
    Result<> view(const Node& node, const std::string& of, const TensorType& type, const std::string& name);
    /// Sizes as an argument; numbers that depend on dynamic dimensions are computed from the inputs' sizes.
    Result<fx::Arg> sizes(const Node& node, std::string name, const std::vector<sym::Expr>& of);
    Result<fx::Arg::Dim> dim(const Node& node, const sym::Expr& size);
    /// The numbers of a node's input, at most `most`, from run-time data.
    Result<std::vector<fx::Arg::Dim>> given_numbers(const Node& node, std::size_t input, std::size_t most);
    /// A list of sizes as a computed tensor, named `as` (empty: a new name).
    Result<std::string> tensor_of_sizes(const Node& node, const std::string& name, const std::string& as);
    /// A number computed from others.
    fx::Arg::Dim number(std::string target, std::vector<fx::Arg> args);
    /// Whether the graph computes sizes of dynamic dimensions.
    [[nodiscard]] bool makes_numbers() const { return !numbers_made_.empty(); }
    [[nodiscard]] fx::Graph& graph() { return graph_; }

private:
    /// The tensor of a list of sizes; nothing for any other value.
    std::optional<std::string> read_sizes(const Node& node, const std::string& name);

    Values& values_;
    Refusals& refusals_;
    fx::Graph graph_;
    std::map<std::string, std::string> numbers_made_;  ///< by the text of a size: its value
    std::map<std::string, std::string> tensors_made_;  ///< by list of sizes: the tensor
};

}  // namespace arenascope::onnx
