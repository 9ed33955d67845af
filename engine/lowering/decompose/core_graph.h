#pragma once
// Writes the core graph: nodes in order, constants, and numbers computed from the inputs' sizes.

#include "engine/lowering/decompose/core_types.h"
#include "engine/lowering/graph_steps.h"

namespace arenascope::lowering {

class CoreGraph {
public:
    /// Writes into the program's graph, which holds no nodes yet.
    explicit CoreGraph(fx::ExportedProgram& program);
    /// The origin of the next nodes: sub-graph, source lines and module.
    void begin(const fx::Node& node) { current_ = &node; }
    /// After the last node: puts constants and computed numbers in place.
    void finish();

    /// A tensor without a node in this graph yet; `base` begins its name.
    Core declare(const std::string& base, const TensorType& type);
    /// Keeps a node unchanged.
    void keep(fx::Node node);
    /// A number that is kept later: no new node gets its name, and what computes the same one earlier is written alike.
    void reserve(const fx::Node& node);

    Core emit(const std::string& target, std::vector<fx::Arg> args, TensorType type);
    Cores emit_many(const std::string& target, std::vector<fx::Arg> args, const std::vector<TensorType>& types);
    Cores emit_list(const std::string& target, std::vector<fx::Arg> args, const std::vector<TensorType>& types);
    Result<Core> view(const Core& value, const Sizes& sizes);
    /// A view where torch can make one, otherwise a copy's view.
    Result<Core> reshape(const Core& value, const Sizes& sizes);
    Result<Core> expand(const Core& value, const Sizes& sizes);
    Core permute(const Core& value, const std::vector<std::int64_t>& dims);
    Core unary(const std::string& target, const Core& value);
    Core cast(const Core& value, DType dtype);
    /// Known numbers as a constant of the program: f32, or i64 for integers.
    Core constant(const Sizes& sizes, const std::vector<double>& numbers);
    Core constant(const Sizes& sizes, const std::vector<std::int64_t>& numbers);
    /// A size as an argument: a number, or a symbolic value, computed if the program has none.
    Result<fx::Arg::Dim> dim(const sym::Expr& size);
    Result<Dims> dims(const Sizes& sizes);
    /// A number computed from others at its use, as the exporter writes it.
    fx::ValueName number(const std::string& target, std::vector<fx::Arg> args);

private:
    fx::Node new_node(const std::string& target, std::vector<fx::Arg> args);
    Core stored(const TensorType& type, Data data);
    std::string scalar_node(const std::string& target, std::vector<fx::Arg> args, const sym::Expr& expr);
    [[nodiscard]] bool has_factor_last(const sym::Expr& product) const;
    [[nodiscard]] bool reads_prologue_only(const fx::Node& node) const;

    fx::ExportedProgram& program_;
    Namer namer_;
    const fx::Node* current_ = nullptr;
    std::vector<fx::Node> prologue_;
    std::vector<fx::InputSpec> constants_;
    std::vector<std::string> factors_last_;  ///< products whose constant factor the program writes last
};

}  // namespace arenascope::lowering
