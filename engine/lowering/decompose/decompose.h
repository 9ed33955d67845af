#pragma once
// The training dialect's operators in terms of core ATen. A handler reads a node through the decomposer and emits
// core nodes; find_decomposition() in decomposer_tools.cpp lists the families of handlers.

#include <span>

#include "engine/lowering/graph_steps.h"

namespace arenascope::lowering {

/// A tensor of the core graph. Strides, where they are given, are those that PyTorch would see; without them the
/// exporter's hold.
struct Core {
    std::string name;
    TensorType type;
};
using Cores = std::vector<Core>;
using Sizes = std::vector<sym::Expr>;
using Dims = std::vector<fx::Arg::Dim>;

class Decomposer {
public:
    Decomposer(fx::ExportedProgram& program, const ops::Registry& registry);
    Result<> run(Progress& progress);
    [[nodiscard]] Renamed renamed() const;  ///< after it

    // -- reading the node at hand ----------------------------------------------------------------------------
    Result<Core> tensor(const fx::Node& node, std::string_view arg) const;
    [[nodiscard]] std::optional<Core> optional_tensor(const fx::Node& node, std::string_view arg) const;
    Result<Cores> tensors(const fx::Node& node, std::string_view arg) const;
    [[nodiscard]] std::int64_t integer(const fx::Node& node, std::string_view arg, std::int64_t otherwise) const;
    [[nodiscard]] double number(const fx::Node& node, std::string_view arg, double otherwise) const;
    [[nodiscard]] bool boolean(const fx::Node& node, std::string_view arg, bool otherwise) const;
    [[nodiscard]] std::string text(const fx::Node& node, std::string_view arg, std::string otherwise) const;
    /// Whether a list argument holds numbers only.
    [[nodiscard]] bool is_numeric(const fx::Node& node, std::string_view arg) const;
    /// Numbers of a list argument; symbolic ones are not in it.
    [[nodiscard]] std::vector<std::int64_t> integers(const fx::Node& node, std::string_view arg) const;
    /// The argument as it stands, values renamed to those of the core graph; `otherwise` where it is omitted.
    fx::Arg::Variant given(const fx::Node& node, std::string_view arg, fx::Arg::Variant otherwise = fx::None{}) const;
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

    // -- writing the core graph ------------------------------------------------------------------------------
    Core emit(const std::string& target, std::vector<fx::Arg> args, TensorType type);
    Cores emit_many(const std::string& target, std::vector<fx::Arg> args, const std::vector<TensorType>& types);
    Cores emit_list(const std::string& target, std::vector<fx::Arg> args, const std::vector<TensorType>& types);
    Result<Core> view(const Core& value, const Sizes& sizes);
    Result<Core> expand(const Core& value, const Sizes& sizes);
    Core permute(const Core& value, const std::vector<std::int64_t>& dims);
    Core unary(const std::string& target, const Core& value);
    Core cast(const Core& value, DType dtype);
    /// Numbers that are known now, as a constant of the program: f32, or i64 where they count.
    Core constant(const Sizes& sizes, const std::vector<double>& numbers);
    Core constant(const Sizes& sizes, const std::vector<std::int64_t>& numbers);
    /// A size as an argument: a number, or a symbolic value made where the program has none.
    Result<fx::Arg::Dim> dim(const sym::Expr& size);
    Result<Dims> dims(const Sizes& sizes);

private:
    Result<> node(const fx::Node& node);
    Result<Cores> handled(const fx::Node& node);
    Result<Cores> passed_through(const fx::Node& node);
    Result<> scalar(const fx::Node& node);
    Result<> marker(const fx::Node& node);
    Result<> write(const fx::Node& node, const std::string& target);
    Result<> store(const std::string& name, Core value);
    void assign(const std::string& name, const Core& core);
    [[nodiscard]] const std::string& canonical(const std::string& name) const;
    [[nodiscard]] bool copies(const fx::Node& node) const;
    [[nodiscard]] bool matters_beyond(const std::string& whole, const std::set<std::string>& written) const;
    [[nodiscard]] bool is_read_later(const std::string& name, const std::set<std::string>& except) const;
    Result<> refresh_views_of(const std::string& root, const std::set<std::string>& fresh);
    Result<Core> written_through(const fx::Node& maker, const std::string& name, const Core& whole, const Core& part);
    void bind(const fx::Node& node, Cores cores);
    /// Sizes and strides of a tensor of the training graph.
    [[nodiscard]] TensorType type_of(const fx::Node& node, std::string_view arg) const;
    void remember_view(const fx::Node& node);
    void finish_outputs();
    fx::Node new_node(const std::string& target, std::vector<fx::Arg> args);
    Core stored(const TensorType& type, Data data);
    std::string scalar_node(const std::string& target, std::vector<fx::Arg> args, const sym::Expr& expr);

    fx::ExportedProgram& program_;
    const ops::Registry& registry_;
    fx::Graph source_;
    std::vector<fx::Node> prologue_;
    std::vector<fx::InputSpec> constants_;
    Namer namer_;
    const fx::Node* current_ = nullptr;
    std::map<std::string, Core> bound_;                  ///< value of the training graph -> core value
    std::map<std::string, const fx::Node*> view_maker_;  ///< views by name, with the node that made them
    std::map<std::string, std::string> written_as_;      ///< result of an in-place operator -> the tensor it writes
    std::map<std::string, std::size_t> last_use_;
    std::size_t position_ = 0;
};

using Handler = Result<Cores> (*)(Decomposer&, const fx::Node&);
struct Decomposition {
    std::string_view target;
    Handler handler;
};
std::span<const Decomposition> layer_decompositions();
std::span<const Decomposition> matrix_decompositions();
std::span<const Decomposition> einsum_decompositions();
std::span<const Decomposition> recurrent_decompositions();
std::span<const Decomposition> shape_decompositions();
std::span<const Decomposition> arithmetic_decompositions();
std::span<const Decomposition> renamed_decompositions();
std::span<const Decomposition> activation_decompositions();
std::span<const Decomposition> pointwise_decompositions();
std::span<const Decomposition> norm_decompositions();
std::span<const Decomposition> window_decompositions();
std::span<const Decomposition> padding_decompositions();
std::span<const Decomposition> joining_decompositions();
std::span<const Decomposition> selecting_decompositions();
std::span<const Decomposition> vector_decompositions();
std::span<const Decomposition> pool_decompositions();
std::span<const Decomposition> resampling_decompositions();
std::span<const Decomposition> patch_decompositions();
std::span<const Decomposition> search_decompositions();
std::span<const Decomposition> scatter_decompositions();
std::span<const Decomposition> random_decompositions();
std::span<const Decomposition> table_decompositions();
std::span<const Decomposition> special_decompositions();
std::span<const Decomposition> loss_decompositions();
std::span<const Decomposition> attention_decompositions();
/// The handler of a training operator, or nothing.
[[nodiscard]] Handler find_decomposition(std::string_view target);

/// x W^T + b, as PyTorch expands it; `can_fold` where the leading dimensions of the input can be viewed as one.
Result<Core> linear_of(Decomposer& d, const Core& input, const Core& weight, const std::optional<Core>& bias,
                       bool can_fold);
/// a b as torch.matmul expands it.
Result<Core> matmul_of(Decomposer& d, const Core& a, const Core& b, bool can_fold);
/// The order of dimensions that transpose, permute, movedim and their like give.
std::vector<std::int64_t> permutation_of(const Decomposer& d, const fx::Node& node, std::size_t rank);
/// The product of sizes.
[[nodiscard]] sym::Expr product(std::span<const sym::Expr> sizes);
/// A dimension counted from the end, from the front.
[[nodiscard]] std::size_t wrapped(std::int64_t dim, std::size_t rank);
[[nodiscard]] TensorType dense(DType dtype, Sizes sizes);
[[nodiscard]] Sizes dense_strides(const Sizes& sizes);
[[nodiscard]] inline fx::Arg arg(std::string name, fx::Arg::Variant value) {
    return {.name = std::move(name), .value = std::move(value)};
}
[[nodiscard]] inline fx::Arg arg(std::string name, const Core& value) {
    return {.name = std::move(name), .value = fx::ValueName{value.name}};
}
[[nodiscard]] inline fx::Arg arg(std::string name, const std::vector<std::int64_t>& numbers) {
    return {.name = std::move(name), .value = Dims(numbers.begin(), numbers.end())};
}

}  // namespace arenascope::lowering
