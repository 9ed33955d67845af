#pragma once
// From ONNX nodes to a functional graph of aten operators, one node at a time, with the type of every value.

#include "engine/formats/onnx/onnx_model.h"

namespace arenascope::onnx {

class Importer {
public:
    explicit Importer(const Model& model);

    /// Types of all values, and the graph as far as operators map. An error where a type cannot be found.
    Result<> run();
    /// Why the graph cannot be lowered; empty where all of it mapped.
    [[nodiscard]] const std::string& unmapped() const { return unmapped_; }
    [[nodiscard]] const std::map<std::string, TensorType>& types() const { return types_; }
    /// Constants by value: weights, and what was computed while importing.
    [[nodiscard]] const std::map<std::string, Data>& constants() const { return constants_; }
    [[nodiscard]] const std::vector<std::string>& user_inputs() const { return user_inputs_; }
    /// Nodes that have a constant result and do not run.
    [[nodiscard]] bool is_folded(const Node& node) const;
    [[nodiscard]] fx::ExportedProgram exported() &&;

    // -- for the operators --------------------------------------------------------------------------------------

    /// Type of a node's input; an error where it has none or it is not given.
    Result<TensorType> type(const Node& node, std::size_t input) const;
    [[nodiscard]] bool has(const Node& node, std::size_t input) const;
    /// Numbers of a constant i64 or i32 input; nothing where it is not constant.
    [[nodiscard]] std::optional<std::vector<std::int64_t>> numbers(const Node& node, std::size_t input) const;
    /// A constant f32 scalar.
    [[nodiscard]] std::optional<double> scalar(const Node& node, std::size_t input) const;
    [[nodiscard]] static fx::Arg arg(std::string name, fx::Arg::Variant value) { return {std::move(name), std::move(value)}; }
    [[nodiscard]] fx::Arg tensor(std::string name, const Node& node, std::size_t input) const;  ///< none where not given
    [[nodiscard]] static fx::Arg list(std::string name, const std::vector<std::int64_t>& numbers);
    [[nodiscard]] static fx::Arg value(std::string name, const std::string& of) { return {std::move(name), fx::ValueName{of}}; }
    /// Adds a node whose result is `name`; an empty name makes one.
    std::string emit(const Node& node, std::string target, std::vector<fx::Arg> args, TensorType type, std::string name = {});
    void emit_many(const Node& node, std::string target, std::vector<fx::Arg> args, const std::vector<std::string>& names,
                   const std::vector<TensorType>& types);
    /// A view of `of` as the node's first output; sizes may hold one open dimension.
    Result<> view(const Node& node, const std::string& of, const TensorType& type, const std::string& name);
    void constant(const std::string& name, TensorType type, Data data);
    /// Where nothing else says a type: what the model declares.
    [[nodiscard]] const TensorType* declared(const std::string& name) const;
    [[nodiscard]] std::string fresh(const std::string& base);
    /// Whether that many more bytes may be made that no file holds.
    [[nodiscard]] bool spend(std::int64_t bytes) { return (made_bytes_ += bytes) <= most_made_bytes; }
    [[nodiscard]] std::int64_t opset() const { return model_.opset; }

private:
    static constexpr std::int64_t most_made_bytes = 128 << 20;
    Result<> add_values();
    Result<> node(const Node& node);
    Result<> opaque_outputs(const Node& node);

    const Model& model_;
    std::map<std::string, TensorType> types_;
    std::map<std::string, Data> constants_;
    std::vector<std::string> user_inputs_;
    std::set<std::string> used_;
    fx::Graph graph_;
    std::string unmapped_;
    std::int64_t made_bytes_ = 0;
};

/// Adds a node's result to the graph; an error says why it does not map.
using MapOperator = Result<> (*)(Importer&, const Node&);
struct Operator {
    std::string_view op;
    MapOperator map = nullptr;
};
std::span<const Operator> arithmetic_operators();
std::span<const Operator> layer_operators();
std::span<const Operator> shape_operators();

/// "Conv is not mapped: …", for a node whose form this importer does not have.
inline Error not_mapped(const Node& node, const std::string& why) {
    return Error{.what = node.op + (node.name.empty() ? "" : " '" + node.name + "'") + ": " + why};
}
/// An axis counted from the end where it is negative; nothing outside 0..rank-1.
std::optional<std::size_t> axis_of(std::int64_t axis, std::size_t rank);
/// The type of an elementwise result; nothing where the shapes do not go together.
std::optional<std::vector<sym::Expr>> broadcast(const std::vector<sym::Expr>& a, const std::vector<sym::Expr>& b);
/// The sizes where all are numbers.
std::optional<std::vector<std::int64_t>> fixed_sizes(const TensorType& type);

}  // namespace arenascope::onnx
