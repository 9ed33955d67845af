#pragma once
// From ONNX nodes to a functional graph of aten operators, one node at a time, with the type of every value.

#include "engine/formats/onnx/onnx_model.h"

namespace arenascope::onnx {

class Importer {
public:
    explicit Importer(const Model& model);

    /// A body of control flow as a graph: `inputs` are its own inputs' types, what else it reads comes after them.
    struct Body {
        fx::Graph graph;                 ///< its inputs are the given ones, then one for each of `reads`
        std::vector<std::string> reads;  ///< values around the body, weights of the body among them
    };
    Result<Body> body(const Node& node, const Graph& of, const std::vector<TensorType>& inputs);

    /// Types of all values, and the graph as far as operators map. An error where a type cannot be found.
    Result<> run();
    /// Why the graph cannot be lowered, one sentence for each operator that does not map; empty where all of it did.
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
    /// The same without strides: what a result of that type and shape has.
    Result<TensorType> plain(const Node& node, std::size_t input) const;
    [[nodiscard]] bool has(const Node& node, std::size_t input) const;
    /// Numbers of a constant i64 or i32 input; nothing where it is not constant.
    [[nodiscard]] std::optional<std::vector<std::int64_t>> numbers(const Node& node, std::size_t input) const;
    /// Whole numbers in a list or a scalar that are known while importing, sizes of open dimensions among them.
    [[nodiscard]] std::optional<std::vector<sym::Expr>> known(const Node& node, std::size_t input) const;
    /// Sizes as an argument; numbers that depend on open dimensions are computed from the inputs' sizes.
    Result<fx::Arg> sizes(const Node& node, std::string name, const std::vector<sym::Expr>& of);
    Result<fx::Arg::Dim> dim(const Node& node, const sym::Expr& size);
    /// A constant f32 scalar.
    [[nodiscard]] std::optional<double> scalar(const Node& node, std::size_t input) const;
    [[nodiscard]] static fx::Arg arg(std::string name, fx::Arg::Variant value) {
        return {std::move(name), std::move(value)};
    }
    [[nodiscard]] fx::Arg tensor(std::string name, const Node& node,
                                 std::size_t input) const;  ///< none where not given
    [[nodiscard]] static fx::Arg list(std::string name, const std::vector<std::int64_t>& numbers);
    [[nodiscard]] static fx::Arg value(std::string name, const std::string& of) {
        return {std::move(name), fx::ValueName{of}};
    }
    /// Adds a node whose result is `name`; an empty name makes one.
    std::string emit(const Node& node, std::string target, std::vector<fx::Arg> args, TensorType type,
                     std::string name = {});
    void emit_many(const Node& node, std::string target, std::vector<fx::Arg> args,
                   const std::vector<std::string>& names, const std::vector<TensorType>& types);
    /// A view of `of` under that name.
    Result<> view(const Node& node, const std::string& of, const TensorType& type, const std::string& name);
    void constant(const std::string& name, TensorType type, Data data);
    /// A constant of numbers that were computed here; `base` begins its name.
    template <class Number>
    std::string made_constant(const std::string& base, DType dtype, std::vector<sym::Expr> sizes,
                              const std::vector<Number>& numbers) {
        const auto bytes = std::as_bytes(std::span(numbers));
        auto owner = std::make_shared<const std::vector<std::byte>>(bytes.begin(), bytes.end());
        std::string name = fresh(base);
        constant(name, {.dtype = dtype, .sizes = std::move(sizes)}, Data{ByteView(*owner), owner});
        return name;
    }
    /// Maps another node, whose inputs are here, as a part of one.
    Result<> map(const Node& part);
    /// Where nothing else says a type: what the model declares.
    [[nodiscard]] const TensorType* declared(const std::string& name) const;
    [[nodiscard]] std::string fresh(const std::string& base);
    /// Whether that many more bytes may be made that no file holds.
    [[nodiscard]] bool spend(std::int64_t bytes) { return (made_bytes_ += bytes) <= most_made_bytes; }
    [[nodiscard]] std::int64_t opset() const { return model_.opset; }

private:
    Importer(const Model& model, const Importer& around);
    static constexpr std::int64_t most_made_bytes = 128 << 20;
    Result<> add_values();
    Result<> node(const Node& node);
    Result<> opaque_outputs(const Node& node);
    void refuse(const Node& node, const std::string& why);
    void refuse_odd_numbers();
    /// Whether the node's result is a list of numbers that are known now: then it does not run.
    bool find_known(const Node& node);
    bool set_known(const std::string& name, DType dtype, std::size_t rank, std::vector<sym::Expr> values);

    const Model& model_;
    const Graph* source_ = nullptr;  ///< the model's graph, or the body's
    int depth_ = 0;                  ///< of bodies within bodies
    std::map<std::string, TensorType> types_;
    std::map<std::string, Data> constants_;
    std::map<std::string, std::vector<sym::Expr>> known_;  ///< numbers that depend on open dimensions
    std::map<std::string, std::string> numbers_made_;      ///< by the text of a size: the value that holds it
    std::vector<std::string> user_inputs_;
    std::set<std::string> used_, needed_, half_bytes_;  ///< names; those that something reads
    std::map<std::string, int> made_names_;             ///< by base: the last number
    fx::Graph graph_;
    std::string unmapped_;
    std::set<std::string> refused_;  ///< operators that are in `unmapped_`
    std::int64_t made_bytes_ = 0;
};

/// Adds a node's result to the graph; an error says why it does not map.
using MapOperator = Result<> (*)(Importer&, const Node&);
struct Operator {
    std::string_view op;
    MapOperator map = nullptr;
};
std::span<const Operator> arithmetic_operators();
std::span<const Operator> activation_operators();
std::span<const Operator> indexing_operators();
std::span<const Operator> resizing_operators();
std::span<const Operator> refused_operators();
/// Resize and Upsample in any mode, axis by axis: elements picked, or weighted sums of some.
Result<> resample(Importer& im, const Node& node);
/// A GRU whose reset comes before the product, which torch's layer does not have: a scan over the steps.
Result<> gru_by_steps(Importer& im, const Node& node);
std::span<const Operator> norm_operators();
std::span<const Operator> pool_operators();
std::span<const Operator> flow_operators();
std::span<const Operator> recurrent_operators();
std::span<const Operator> quantized_operators();
std::span<const Operator> layer_operators();
std::span<const Operator> shape_operators();

/// "Conv is not mapped: …", for a node whose form this importer does not have.
inline Error not_mapped(const Node& node, Message why) {
    const Message made = node.outputs.empty() ? Message() : message(" that makes '{output}'", node.outputs.front());
    return Error{.what = message("{operator}{which}: {reason}", node.op,
                                 node.name.empty() ? made : message(" '{name}'", node.name), why)};
}
/// An axis counted from the end where it is negative; nothing outside 0..rank-1.
std::optional<std::size_t> axis_of(std::int64_t axis, std::size_t rank);
/// The type of an elementwise result; nothing where the shapes do not go together.
std::optional<std::vector<sym::Expr>> broadcast(const std::vector<sym::Expr>& a, const std::vector<sym::Expr>& b);
/// The sizes where all are numbers.
std::optional<std::vector<std::int64_t>> fixed_sizes(const TensorType& type);

}  // namespace arenascope::onnx
