// Convolutions and pools read channels-last pictures, linear layers and views read row-major data, and operators with
// two pictures read both in one order: if an operand has another order, a copy is inserted before the operator.

#include <algorithm>

#include "engine/lowering/graph/dim_orders.h"
#include "engine/lowering/targets/cortex_m/cortex_m_steps.h"

namespace arenascope::lowering::cortex_m {
namespace {

/// torch.export's numbers of memory formats.
constexpr int rows = 1, channels_last = 2;

/// Portable operators that accept pictures in any order.
bool takes_any_order(std::string_view target) {
    static constexpr std::array<std::string_view, 8> names{"aten::conv2d",
                                                           "aten::conv_transpose2d",
                                                           "aten::convolution",
                                                           "aten::upsample_nearest2d",
                                                           "aten::max_pool2d",
                                                           "aten::clone",
                                                           "aten::upsample_bilinear2d",
                                                           "aten::contiguous"};
    return std::find(names.begin(), names.end(), packet_of(target)) != names.end();
}

class Arranger {
public:
    explicit Arranger(Int8Graph& graph) : graph_(graph) {}

    Result<> arrange(const fx::Node& node, Nodes& out) {
        fx::Node made = node;
        const std::string name = only_output(node);
        if (Int8Graph::is_quantize(node) || Int8Graph::is_dequantize(node)) lie_like(name, tensor_arg(node, "input"));
        else if (!graph_.chosen_node(name)) arrange_reals(made, out);
        else if (reads_tensors(node)) arrange_integers(made, name, out);
        else
            return Error{.what = message("{operator} has too few operands, or some that are not tensors", node.target)};
        out.push_back(std::move(made));
        return done;
    }

private:
    /// A damaged file may give an operator anything.
    [[nodiscard]] bool reads_tensors(const fx::Node& node) const {
        const auto operands = operands_of(node);
        const Kind kind = kind_of(node);
        const bool is_pair = kind == Kind::add || kind == Kind::mul || kind == Kind::div || kind == Kind::extreme;
        return operands.size() >= (is_pair ? 2U : 1U) &&
            std::all_of(operands.begin(), operands.end(), [&](const auto& each) { return graph_.type(each); });
    }

    [[nodiscard]] bool lies_in_channels(const std::string& value) const {
        const TensorType* type = graph_.type(value);
        return type && is_channels_last(*type, graph_.program().ranges);
    }

    /// Whether its order of dimensions is written so, also where so many sizes are one that its bytes are in rows:
    /// portable kernels compare the written orders.
    [[nodiscard]] bool is_named_channels_last(const std::string& value) const {
        const TensorType* type = graph_.type(value);
        if (!type || type->sizes.size() != 4) return false;
        const auto order = order_of(*type, graph_.program().ranges);
        return order[0] == 0 && order[1] == 2;
    }

    [[nodiscard]] bool counts(const std::string& value) const {
        const TensorType* type = graph_.type(value);
        return type && counts_as_channels_last(*type, graph_.program().ranges);
    }

    TensorType& type(const std::string& value) { return graph_.program().graph.tensors[value]; }
    void lie_in_rows(const std::string& value) { type(value).strides.clear(); }

    void lie_like(const std::string& value, const std::string& other) {
        const TensorType* like = graph_.type(other);
        if (!like || !graph_.type(value)) return;
        if (type(value).sizes.size() != like->sizes.size()) lie_in_rows(value);
        else if (lies_in_channels(other)) set_channels_last(type(value));
        else type(value).strides = like->strides;
    }

    /// Reads a copy of the value in that order.
    void turn(fx::Node& node, const std::string& value, int format, const std::string& target, Nodes& out) {
        TensorType turned = *graph_.type(value);
        if (format == channels_last) set_channels_last(turned);
        else turned.strides.clear();
        std::vector<fx::Arg> args{arg("self", fx::ValueName{value}),
                                  arg("memory_format", fx::Arg::MemoryFormat{format})};
        if (target == "aten::_to_copy.default") args.insert(args.begin() + 1, arg("dtype", turned.dtype));
        out.push_back(node_before(graph_, node, target, std::move(args), node.name + "_order", turned));
        const std::string& made = out.back().name;
        for (auto& each : node.args)
            rename_values(each, [&](std::string& name) {
                if (name == value) name = made;
            });
    }

    void to_rows(fx::Node& node, const std::string& value, Nodes& out) {
        if (lies_in_channels(value)) turn(node, value, rows, "aten::clone.default", out);
    }

    void to_channels(fx::Node& node, const std::string& value, Nodes& out) {
        if (!counts(value)) turn(node, value, channels_last, "aten::clone.default", out);
    }

    /// Both channels last if one is.
    void to_one_order(fx::Node& node, Nodes& out) {
        const auto operands = operands_of(node);
        if (std::none_of(operands.begin(), operands.end(), [&](const auto& each) { return lies_in_channels(each); }))
            return;
        for (const std::string& each : operands)
            if (graph_.type(each)->sizes.size() == 4) to_channels(node, each, out);
    }

    [[nodiscard]] std::int64_t count(const std::string& value) const {
        std::int64_t count = 1;
        for (const std::int64_t size : graph_.sizes(value).value_or(std::vector<std::int64_t>()))
            count = checked_mul(count, size).value_or(0);
        return count;
    }

    void arrange_pair(fx::Node& node, const std::string& name, Nodes& out) {
        const auto before = operands_of(node);
        const std::int64_t a = count(before[0]), b = count(before[1]);
        if (a == b) to_one_order(node, out);
        else to_channels(node, a > b ? before[0] : before[1], out);  // one number for each channel
        const auto operands = operands_of(node);
        lie_like(name, a > b ? operands[0] : operands[1]);
    }

    void arrange_extreme(fx::Node& node, const std::string& name, Nodes& out) {
        const auto before = operands_of(node);
        const bool is_alike = graph_.sizes(before[0]) == graph_.sizes(before[1]);
        if (is_alike) to_one_order(node, out);
        else if (count(before[1]) != 1)
            for (const std::string& each : before) to_rows(node, each, out);
        lie_like(name, operands_of(node)[0]);
    }

    /// ExecuTorch copies where PyTorch would: a permuted tensor for which no view has the other sizes.
    void arrange_view(fx::Node& node, const std::string& name, Nodes& out) {
        for (const std::string& each : operands_of(node)) {
            const auto permuted = seen_.find(each);
            const bool is_copied = permuted != seen_.end() && needs_copy_to_view(permuted->second, type(name).sizes);
            if (is_copied && is_reshape(node.target)) turn(node, each, rows, "aten::clone.default", out);
            else to_rows(node, each, out);
        }
        lie_in_rows(name);
    }

    [[nodiscard]] static bool is_reshape(std::string_view target) {
        return target == "aten::reshape.default" || target == "aten::view.default" ||
            target == "aten::flatten.using_ints";
    }

    void arrange_integers(fx::Node& node, const std::string& name, Nodes& out) {
        const std::string first = operands_of(node).front();
        switch (kind_of(node)) {
            case Kind::convolution:
            case Kind::transposed_convolution:
            case Kind::average_pool:
            case Kind::max_pool:
                to_channels(node, first, out);
                set_channels_last(type(name));
                return;
            case Kind::add:
            case Kind::mul:
            case Kind::div: return arrange_pair(node, name, out);
            case Kind::extreme: return arrange_extreme(node, name, out);
            case Kind::pad:
                if (counts(first)) set_channels_last(type(name));
                else lie_in_rows(name);
                return;
            case Kind::permute: seen_.emplace(name, type(name)); [[fallthrough]];
            case Kind::linear:
            case Kind::product:
                for (const std::string& each : operands_of(node)) to_rows(node, each, out);
                lie_in_rows(name);
                return;
            case Kind::move: return arrange_view(node, name, out);
            default: return lie_like(name, first);
        }
    }

    /// Portable kernels take operands of one order only, and many of them only row-major ones.
    void arrange_reals(fx::Node& node, Nodes& out) {
        std::vector<std::string> tensors;
        for (const auto& each : node.args)
            for_each_value(each, [&](const std::string& value) {
                if (graph_.type(value)) tensors.push_back(value);
            });
        const auto in_channels = [&](const std::string& each) { return lies_in_channels(each); };
        const auto is_named = [&](const std::string& each) { return is_named_channels_last(each); };
        const auto named = std::count_if(tensors.begin(), tensors.end(), is_named);
        const bool is_mixed = named > 0 && named < static_cast<std::ptrdiff_t>(tensors.size());
        if (takes_any_order(node.target)) return;
        if (std::none_of(tensors.begin(), tensors.end(), in_channels) && !is_mixed) return;
        const std::string name = only_output(node);
        const TensorType* result = name.empty() ? nullptr : graph_.type(name);
        const bool is_alike = result && std::all_of(tensors.begin(), tensors.end(), [&](const std::string& each) {
                                  return in_channels(each) && graph_.sizes(each) == graph_.sizes(name);
                              });
        if (is_alike && is_elementwise(node)) {
            set_channels_last(type(name));
            return;
        }
        for (const std::string& each : std::set<std::string>(tensors.begin(), tensors.end()))
            if (is_named(each)) turn(node, each, rows, "aten::_to_copy.default", out);
        for (const auto& output : node.outputs)
            for (const std::string& each : output.names)
                if (graph_.type(each)) lie_in_rows(each);
    }

    /// Kernels that process elements in memory order. Hard swish and hard sigmoid become sums with scalars, which are
    /// row-major.
    [[nodiscard]] static bool is_elementwise(const fx::Node& node) {
        static constexpr std::array<std::string_view, 12> names{
            "aten::relu", "aten::relu6", "aten::hardtanh",   "aten::clamp", "aten::sigmoid", "aten::tanh",
            "aten::silu", "aten::gelu",  "aten::leaky_relu", "aten::add",   "aten::sub",     "aten::mul"};
        if (std::find(names.begin(), names.end(), packet_of(node.target)) == names.end()) return false;
        const fx::Arg* other = find_arg(node, "other");
        return !other || std::holds_alternative<fx::ValueName>(other->value);
    }

    Int8Graph& graph_;
    std::map<std::string, TensorType> seen_;  ///< permuted tensors as in PyTorch: views
};

}  // namespace

Result<> arrange(Int8Graph& graph) {
    Arranger arranger(graph);
    return graph.rewrite_nodes([&](const fx::Node& node, Nodes& out) { return arranger.arrange(node, out); });
}

}  // namespace arenascope::lowering::cortex_m
