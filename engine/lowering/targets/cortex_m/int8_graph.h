#pragma once
// The graph being lowered, and facts about each node that computes on stored integers instead of real numbers.

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/ir/int8_form.h"
#include "engine/lowering/decompose/core_types.h"
#include "engine/lowering/decompose/node_args.h"
#include "engine/lowering/graph/node_names.h"
#include "engine/lowering/targets/cortex_m/fixed_point.h"

namespace arenascope::lowering::cortex_m {

/// A node that computes on stored integers.
struct Int8Node {
    std::map<std::string, Quantization, std::less<>> operands{};       ///< by argument
    std::map<std::string, std::vector<double>, std::less<>> scales{};  ///< of weights: one, or one for each channel
    std::optional<Quantization> result{};
    std::optional<std::int64_t> least{}, most{};  ///< bounds of a merged activation
    std::optional<double> lower{};                ///< the same as a real number
    [[nodiscard]] std::int64_t act_min() const { return least.value_or(result ? result->low : -128); }
    [[nodiscard]] std::int64_t act_max() const { return most.value_or(result ? result->high : 127); }
};

/// An activation and the node that it is merged into.
struct Fusion {
    std::string producer;
    Quantization result;
    std::optional<std::int64_t> least{}, most{};
    std::optional<double> lower{};
};

class Int8Graph {
public:
    explicit Int8Graph(fx::ExportedProgram& program);

    [[nodiscard]] fx::ExportedProgram& program() { return program_; }
    [[nodiscard]] const fx::ExportedProgram& program() const { return program_; }

    // -- who makes and reads values ---------------------------------------------------------------------------
    /// After nodes were added, taken out or renamed.
    void reindex();
    /// Null: an input, a constant, or nothing.
    [[nodiscard]] const fx::Node* maker(const std::string& value) const;
    [[nodiscard]] const std::vector<const fx::Node*>& readers(const std::string& value) const;
    [[nodiscard]] bool is_output(const std::string& value) const { return outputs_.contains(value); }
    /// How often it is read, by nodes and as an output.
    [[nodiscard]] std::size_t uses(const std::string& value) const;
    [[nodiscard]] const TensorType* type(const std::string& value) const;
    /// Sizes that are numbers; nothing otherwise.
    [[nodiscard]] std::optional<std::vector<std::int64_t>> sizes(const std::string& value) const;
    /// Data of a constant; null for others.
    [[nodiscard]] const std::string* constant(const std::string& value) const;
    /// Elements of a stored tensor in logical order, as real numbers.
    [[nodiscard]] std::optional<std::vector<double>> numbers(const std::string& value) const;

    // -- quantize and dequantize nodes ------------------------------------------------------------------------
    /// Of a node with one scale; nothing where it is none, or its numbers are not literals that make sense.
    [[nodiscard]] static std::optional<Quantization> quantization(const fx::Node& node);
    [[nodiscard]] static bool is_quantize(const fx::Node& node);
    [[nodiscard]] static bool is_dequantize(const fx::Node& node);

    // -- nodes that compute on stored integers ----------------------------------------------------------------
    std::map<std::string, Int8Node> chosen{};  ///< by their result
    std::map<std::string, Fusion> fusions{};   ///< merged activations, by their result
    std::vector<FloatNode> floats{};           ///< operators that compute on real numbers, in order
    [[nodiscard]] const Int8Node* chosen_node(const std::string& value) const;

    // -- changes ----------------------------------------------------------------------------------------------
    /// What reads one value reads the other.
    void rename(const std::map<std::string, std::string>& names);
    /// A stored tensor with its elements in row-major order.
    std::string store(const std::string& base, DType dtype, const std::vector<std::int64_t>& sizes, Data data);
    /// A new value's name; records `type`.
    std::string declare(const std::string& base, TensorType type);
    /// Rebuilds the list from every node, or from the result of `rewrite` for it.
    template <class Rewrite>
    Result<> rewrite_nodes(const Rewrite& rewrite);

private:
    fx::ExportedProgram& program_;
    Namer namer_;
    std::map<std::string, const fx::Node*> makers_;
    std::map<std::string, std::vector<const fx::Node*>> readers_;
    std::map<std::string, std::string> constants_;
    std::set<std::string> outputs_;
};

/// A node in place of another, with that one's result and Python lines.
[[nodiscard]] fx::Node stand_in(const fx::Node& node, std::string target, std::vector<fx::Arg> args);
/// A node before another, with a result of its own.
[[nodiscard]] fx::Node node_before(Int8Graph& graph, const fx::Node& node, std::string target,
                                   std::vector<fx::Arg> args, const std::string& base, TensorType type);
/// Adds a scratch tensor before the results of a node.
void add_scratch(Int8Graph& graph, fx::Node& node, std::int64_t bytes);

/// Name of the only result of a node; empty for others.
[[nodiscard]] std::string only_output(const fx::Node& node);
/// Name of the tensor of an argument; empty if it has none.
[[nodiscard]] std::string tensor_arg(const fx::Node& node, std::string_view name);
/// Four dimensions in channels-last order, or with so many of size one that the order is irrelevant.
[[nodiscard]] bool counts_as_channels_last(const TensorType& type, const sym::Ranges& ranges);
/// The same, and its bytes differ from those of the row-major tensor.
[[nodiscard]] bool is_channels_last(const TensorType& type, const sym::Ranges& ranges);
void set_channels_last(TensorType& type);

template <class T>
Data data_of(const std::vector<T>& items) {
    const auto owner = std::make_shared<std::vector<T>>(items);
    return Data{.bytes = std::as_bytes(std::span(*owner)), .owner = owner};
}

template <class Rewrite>
Result<> Int8Graph::rewrite_nodes(const Rewrite& rewrite) {
    const Table<fx::NodeIndex, fx::Node> before = std::move(program_.graph.nodes);  // the index stays valid
    Table<fx::NodeIndex, fx::Node> out;
    for (const fx::Node& node : before) CHECKED(rewrite(node, out).in(node.name));
    program_.graph.nodes = std::move(out);
    reindex();
    return done;
}

}  // namespace arenascope::lowering::cortex_m
