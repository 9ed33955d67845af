#pragma once
// Operators that the standard defines by others: their nodes are mapped one after the other. The first node that does
// not map is the reason for the whole; the rest is skipped.

#include "engine/formats/onnx/onnx_import.h"

namespace arenascope::onnx {

class Formula {
public:
    using Attributes = std::map<std::string, Attribute>;
    using Names = std::vector<std::string>;

    Formula(Importer& im, const Node& node) : im_(im), node_(node) {}

    /// Maps an operator and returns the name of its result, `name` if one is given.
    std::string op(const char* what, Names inputs, Attributes attributes = {}, std::string name = {});
    /// The same for several results; the names are given or made.
    Names ops(const char* what, Names inputs, Attributes attributes, std::size_t results);
    /// Renames a value: a result of the node itself.
    void result(std::size_t output, const std::string& of);
    /// A graph of the node's attributes, with these inputs; its only result.
    std::string body(const Graph& graph, const Names& inputs);

    // -- constants --------------------------------------------------------------------------------------------------
    std::string ints(const std::vector<std::int64_t>& list);
    std::string integer(std::int64_t number);
    /// A number with the type of `like`.
    std::string real(double number, const std::string& like);
    std::string reals(const std::vector<float>& numbers, std::vector<sym::Expr> sizes);

    // -- what is often written --------------------------------------------------------------------------------------
    std::string add(const std::string& a, const std::string& b) { return op("Add", {a, b}); }
    std::string sub(const std::string& a, const std::string& b) { return op("Sub", {a, b}); }
    std::string mul(const std::string& a, const std::string& b) { return op("Mul", {a, b}); }
    std::string div(const std::string& a, const std::string& b) { return op("Div", {a, b}); }
    std::string matmul(const std::string& a, const std::string& b) { return op("MatMul", {a, b}); }
    std::string cast(const std::string& of, DType to);
    std::string transpose(const std::string& of, std::vector<std::int64_t> order);
    /// A view; sizes may be dynamic.
    std::string reshape(const std::string& of, const std::vector<sym::Expr>& sizes);
    std::string expand(const std::string& of, const std::vector<sym::Expr>& sizes);
    std::string slice(const std::string& of, std::int64_t axis, std::int64_t begin, std::int64_t end);
    std::string concat(Names parts, std::int64_t axis);
    std::string unsqueeze(const std::string& of, std::int64_t axis) { return op("Unsqueeze", {of, ints({axis})}); }

    // -- the node ---------------------------------------------------------------------------------------------------
    [[nodiscard]] bool has(std::size_t input) const { return im_.values().has(node_, input); }
    [[nodiscard]] bool wants(std::size_t output) const {
        return output < node_.outputs.size() && !node_.outputs[output].empty();
    }
    [[nodiscard]] const std::string& in(std::size_t input) const { return node_.inputs[input]; }
    /// Of a value; an empty f32 after a fault.
    [[nodiscard]] TensorType type(const std::string& name) const;
    [[nodiscard]] std::vector<sym::Expr> sizes(const std::string& name) const { return type(name).sizes; }
    [[nodiscard]] Importer& importer() { return im_; }
    [[nodiscard]] bool failed() const { return !why_.ok(); }
    void fail(const Message& why);
    Result<> end() { return std::move(why_); }

private:
    Importer& im_;
    const Node& node_;
    Result<> why_ = done;
};

[[nodiscard]] Attribute attribute(std::int64_t value);
[[nodiscard]] Attribute attribute(float value);
[[nodiscard]] Attribute attribute(std::string value);
[[nodiscard]] Attribute attribute(std::vector<std::int64_t> value);
/// ONNX's number of an element type.
[[nodiscard]] std::int64_t element_number(DType dtype);

}  // namespace arenascope::onnx
