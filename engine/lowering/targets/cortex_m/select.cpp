// Chooses the nodes that compute on integers: those marked by the quantiser, with quantised operands and results, that
// the library, or a portable operator on integers, computes as defined.

#include <algorithm>
#include <cmath>

#include "engine/lowering/targets/cortex_m/cortex_m_steps.h"

namespace arenascope::lowering::cortex_m {
namespace {

using Why = std::optional<Message>;

constexpr double softmax_scale = 1.0 / 256;

class Selector {
public:
    explicit Selector(Int8Graph& graph) : graph_(graph) {}

    void run() {
        for (const auto& node : graph_.program().graph.nodes) {
            const std::string name = only_output(node);
            // The quantiser leaves hardsigmoid without a mark, and the target has no kernel for it: a table is one.
            const bool is_marked = node.is_quantized || kind_of(node) == Kind::hardsigmoid;
            if (!is_marked || name.empty() || !graph_.type(name)) continue;
            marked_.insert(name);
        }
        while (drop_one()) {
        }
        for (const auto& node : graph_.program().graph.nodes) {
            const std::string name = only_output(node);
            if (marked_.contains(name)) choose(node, name);
            else note_real(node, name);
        }
    }

private:
    /// Excluding one also excludes those that are merged with it.
    bool drop_one() {
        bool is_dropped = false;
        for (const auto& node : graph_.program().graph.nodes) {
            const std::string name = only_output(node);
            if (!marked_.contains(name)) continue;
            Why why = why_not(node, name);
            if (!why) continue;
            reasons_[name] = *std::move(why);
            marked_.erase(name);
            is_dropped = true;
        }
        return is_dropped;
    }

    void note_real(const fx::Node& node, const std::string& name) {
        const TensorType* type = graph_.type(name);
        const bool is_quantizer = Int8Graph::is_quantize(node) || Int8Graph::is_dequantize(node);
        if (!type || !is_floating(type->dtype) || is_quantizer) return;
        const auto why = reasons_.find(name);
        Message reason = why != reasons_.end() ? why->second
            : kind_of(node) == Kind::none      ? no_operator(node)
                                               : message("the quantiser left it in floating point");
        graph_.floats.push_back(
            {.node = node.name, .op = node.target, .stack_trace = node.stack_trace, .reason = std::move(reason)});
    }

    [[nodiscard]] static Message no_operator(const fx::Node& node) {
        return message("the Cortex-M library has no operator for {operator}", node.target);
    }

    void choose(const fx::Node& node, const std::string& name) {
        Int8Node& as = graph_.chosen[name];
        const Kind kind = kind_of(node);
        for (const std::string_view operand : operand_names(kind))
            if (const auto found = stored_as(tensor_arg(node, operand))) as.operands.emplace(operand, *found);
        if (const auto list = operands_of(node); find_arg(node, "tensors") && !list.empty())
            if (const auto found = stored_as(list.front())) as.operands.emplace("tensors", *found);
        as.result = result_of(name);
        if (has_weights(kind)) as.scales.emplace("weight", weight_scales(tensor_arg(node, "weight")));
        if (const auto fused = fusion_of(node)) graph_.fusions.emplace(name, *fused);
    }

    // -- operands and results -------------------------------------------------------------------------------------

    /// What a file states of both sides is checked nowhere else, and the stored side takes the place of the other.
    [[nodiscard]] bool keeps_sizes(const fx::Node& node, std::string_view operand) const {
        const TensorType *before = graph_.type(tensor_arg(node, operand)), *after = graph_.type(only_output(node));
        return before && after && before->sizes == after->sizes;
    }
    [[nodiscard]] bool quantizes(const fx::Node& node) const {
        return Int8Graph::is_quantize(node) && keeps_sizes(node, "input");
    }
    [[nodiscard]] bool dequantizes(const fx::Node& node) const {
        return Int8Graph::is_dequantize(node) && keeps_sizes(node, "input");
    }

    /// The storage of an operand, from its dequantize node.
    [[nodiscard]] std::optional<Quantization> stored_as(const std::string& value) const {
        const fx::Node* node = graph_.maker(value);
        return node && dequantizes(*node) ? Int8Graph::quantization(*node) : std::nullopt;
    }

    /// The common quantisation of all readers of a result.
    [[nodiscard]] std::optional<Quantization> result_of(const std::string& value) const {
        if (graph_.is_output(value) || graph_.readers(value).empty()) return std::nullopt;
        std::optional<Quantization> out;
        for (const fx::Node* reader : graph_.readers(value)) {
            const auto each = quantizes(*reader) ? Int8Graph::quantization(*reader) : std::nullopt;
            if (!each || (out && *out != *each)) return std::nullopt;
            out = each;
        }
        return out;
    }

    [[nodiscard]] std::vector<double> weight_scales(const std::string& value) const {
        const fx::Node* node = graph_.maker(value);
        if (!node || !dequantizes(*node)) return {};
        if (const auto one = Int8Graph::quantization(*node)) return {one->scale};
        return graph_.numbers(tensor_arg(*node, "scales")).value_or(std::vector<double>());
    }

    // -- activations that the node before them computes, too -------------------------------------------------------

    struct Before {
        std::string value;
        std::optional<Quantization> result{};  ///< quantisation of the result in between
    };

    /// The operand's producer, if the activation is its only reader.
    [[nodiscard]] std::optional<Before> before(const fx::Node& node) const {
        const std::string value = tensor_arg(node, "self");
        if (value.empty() || graph_.uses(value) != 1) return std::nullopt;
        const fx::Node* maker = graph_.maker(value);
        if (!maker || !dequantizes(*maker)) return Before{value};
        const std::string stored = tensor_arg(*maker, "input");
        const fx::Node* quantizer = graph_.maker(stored);
        if (!quantizer || !quantizes(*quantizer) || graph_.uses(stored) != 1) return std::nullopt;
        const std::string real = tensor_arg(*quantizer, "input");
        if (real.empty() || graph_.uses(real) != 1) return std::nullopt;
        return Before{real, Int8Graph::quantization(*quantizer)};
    }

    [[nodiscard]] static bool can_bound(Kind kind) {
        return has_weights(kind) || kind == Kind::add || kind == Kind::max_pool;
    }

    [[nodiscard]] std::optional<Fusion> fusion_of(const fx::Node& node) const {
        const Kind kind = kind_of(node);
        if (!node.is_quantized || (kind != Kind::bound && kind != Kind::hardsigmoid)) return std::nullopt;
        if (!keeps_sizes(node, "self")) return std::nullopt;
        const auto result = result_of(only_output(node));
        const auto from = before(node);
        if (!result || result->dtype != DType::i8 || !from || !marked_.contains(from->value)) return std::nullopt;
        const fx::Node& producer = *graph_.maker(from->value);
        const Kind by = kind_of(producer);
        if (!can_bound(by) || (by == Kind::max_pool && (kind == Kind::hardsigmoid || !is_library_pool(producer))))
            return std::nullopt;
        const Bounds bounds = bounds_of(node);
        Fusion out{.producer = from->value, .result = *result, .lower = bounds.lower};
        out.least = bounds.lower ? stored_value(*bounds.lower, *result) : result->low;
        out.most = bounds.upper ? stored_value(*bounds.upper, *result) : result->high;
        const bool is_whole = *out.least == result->low && *out.most == result->high;
        if (kind == Kind::hardsigmoid) {
            if (!is_whole) return std::nullopt;
            out.result.zero_point = clamped(result->zero_point + half_to_even(1 / (2 * result->scale)), *result);
            out.result.scale = 6 * result->scale;
        }
        // If both have the same quantisation, it is a separate operator, as in ExecuTorch.
        if (!is_whole && by != Kind::max_pool && from->result == result) return std::nullopt;
        return out;
    }

    /// The activation that reads a value and is merged into its producer.
    [[nodiscard]] std::optional<Fusion> fusion_by_reader(const std::string& value) const {
        if (graph_.uses(value) != 1 || graph_.is_output(value)) return std::nullopt;
        const fx::Node* reader = graph_.readers(value).front();
        if (quantizes(*reader)) {  // stored in between
            const std::string stored = only_output(*reader);
            const fx::Node* real =
                graph_.uses(stored) == 1 && !graph_.is_output(stored) ? graph_.readers(stored).front() : nullptr;
            if (!real || graph_.uses(only_output(*real)) != 1 || graph_.is_output(only_output(*real)))
                return std::nullopt;
            reader = graph_.readers(only_output(*real)).front();
        }
        if (!marked_.contains(only_output(*reader))) return std::nullopt;
        auto fused = fusion_of(*reader);
        return fused && fused->producer == value ? fused : std::nullopt;
    }

    // -- why a node does not compute on integers -------------------------------------------------------------------

    [[nodiscard]] Why why_not(const fx::Node& node, const std::string& name) const {
        const Kind kind = kind_of(node);
        if (kind == Kind::none) return no_operator(node);
        auto result = result_of(name);
        if (const auto fused = fusion_by_reader(name)) result = fused->result;
        if (!result) return message("its result is used before it is quantised, or is quantised in several ways");
        const bool is_fused = fusion_of(node).has_value();
        if (!is_fused) {
            if (Why why = why_not_operands(node, result)) return why;
        }
        if (!graph_.sizes(name)) return message("its sizes are not fixed");
        return why_not_kind(node, kind, name, result);
    }

    [[nodiscard]] Why why_not_operands(const fx::Node& node, const std::optional<Quantization>& result) const {
        const Kind kind = kind_of(node);
        const DType dtype = kind == Kind::div && result ? result->dtype : DType::i8;
        if (result && result->dtype != dtype) return message("its result is not stored as int8");
        if (dtype != DType::i8 && dtype != DType::i16) return message("its result is stored as neither int8 nor int16");
        for (const std::string& operand : operands_of(node)) {
            const auto stored = stored_as(operand);
            if (!stored) return message("an operand is not quantised");
            if (stored->dtype != dtype) return message("an operand is not stored as int8");
            if (!graph_.sizes(operand)) return message("the sizes of an operand are not fixed");
            if (!requantises(kind) && result && *stored != *result)
                return message("its operand and its result are quantised differently");
        }
        return std::nullopt;
    }

    [[nodiscard]] Why why_not_kind(const fx::Node& node, Kind kind, const std::string& name,
                                   const std::optional<Quantization>& result) const {
        switch (kind) {
            case Kind::convolution:
            case Kind::transposed_convolution:
            case Kind::linear: return why_not_weights(node, kind, name);
            case Kind::add:
            case Kind::mul:
            case Kind::div: return why_not_elementwise(node, kind);
            case Kind::product:
                if (rank_of(node, "self") == 3 && rank_of(node, "mat2") == 3) return std::nullopt;
                return message("its operands do not have three dimensions");
            case Kind::softmax: return why_not_softmax(node, name, *result);
            case Kind::average_pool: return why_not_average(node);
            case Kind::max_pool:
                if (rank_of(node, "self") == 4) return std::nullopt;
                return message("its operand does not have four dimensions");
            case Kind::pad: return why_not_pad(node);
            case Kind::permute:
                if (rank_of(node, "self") <= 4) return std::nullopt;
                return message("its operand has more than four dimensions");
            case Kind::hardswish: return why_not_hardswish(node);
            default: return std::nullopt;
        }
    }

    [[nodiscard]] std::size_t rank_of(const fx::Node& node, std::string_view arg) const {
        const TensorType* type = graph_.type(tensor_arg(node, arg));
        return type ? type->sizes.size() : 0;
    }

    /// Weights and biases are constants of the file with a dequantize node.
    [[nodiscard]] Why why_not_weights(const fx::Node& node, Kind kind, const std::string& name) const {
        const std::string weight = tensor_arg(node, "weight"), bias = tensor_arg(node, "bias");
        if (!is_stored(weight, DType::i8)) return message("its weights are not stored as int8");
        if (!bias.empty() && !is_stored(bias, DType::i32)) return message("its bias is not stored as int32");
        const auto sizes = graph_.sizes(weight), out = graph_.sizes(name);
        const std::size_t rank = kind == Kind::linear ? 2 : 4;
        if (!sizes || sizes->size() != rank || !out || out->empty())
            return message("its weights do not have {number} dimensions", rank);
        const auto scales = weight_scales(weight);
        const std::size_t channel = kind == Kind::transposed_convolution ? 1 : 0;
        const auto channels = static_cast<std::size_t>((*sizes)[channel]);
        const bool is_scaled = scales.size() == 1 || (kind != Kind::linear && scales.size() == channels);
        if (kind != Kind::linear && (out->size() != 4 || (*out)[1] != (*sizes)[channel]))
            return message("the sizes of its weights and its result do not fit together");
        if (!is_scaled) return message("its weights have {count} scales", scales.size());
        if (!std::all_of(scales.begin(), scales.end(), [](double each) { return each > 0 && std::isfinite(each); }))
            return message("a scale of its weights is not a positive number");
        if (kind == Kind::linear) return std::nullopt;
        if (rank_of(node, "input") != 4) return message("its operand does not have four dimensions");
        if (kind == Kind::convolution) return std::nullopt;
        const bool is_plain = pair_arg(node, "dilation", 1) == std::array<std::int64_t, 2>{1, 1} &&
            pair_arg(node, "output_padding", 0) == std::array<std::int64_t, 2>{0, 0} &&
            integer_arg(node, "groups", 1) == 1;
        if (is_plain) return std::nullopt;
        return message("a transposed convolution with groups, dilation or padded results has no Cortex-M operator");
    }

    [[nodiscard]] bool is_stored(const std::string& value, DType dtype) const {
        const fx::Node* node = graph_.maker(value);
        if (!node || !dequantizes(*node)) return false;
        const std::string stored = tensor_arg(*node, "input");
        const TensorType* type = graph_.type(stored);
        return type && type->dtype == dtype && graph_.constant(stored);
    }

    [[nodiscard]] Why why_not_elementwise(const fx::Node& node, Kind kind) const {
        if (number_arg(node, "alpha", 1) != 1) return message("the Cortex-M operator has no alpha");
        const auto a = graph_.sizes(tensor_arg(node, "self")), b = graph_.sizes(tensor_arg(node, "other"));
        if (a == b) return std::nullopt;
        if (kind != Kind::div && a && b && (is_per_channel(*a, *b) || is_per_channel(*b, *a))) return std::nullopt;
        return message("its operands have different sizes");
    }

    /// Whether `small` has one element for each channel of `large`.
    [[nodiscard]] static bool is_per_channel(const std::vector<std::int64_t>& large,
                                             const std::vector<std::int64_t>& small) {
        return large.size() == 4 && small.size() == 4 && small[0] == 1 && small[1] == large[1] && small[2] == 1 &&
            small[3] == 1;
    }

    [[nodiscard]] Why why_not_softmax(const fx::Node& node, const std::string& name, const Quantization& result) const {
        const std::size_t rank = rank_of(node, "self");
        if (rank == 0 || wrapped(integer_arg(node, "dim", -1), rank) + 1 != rank)
            return message("the Cortex-M operator computes softmax over the last dimension only");
        if (is_channels_last(*graph_.type(name), graph_.program().ranges))
            return message("the Cortex-M operator computes softmax over elements that lie side by side only");
        if (result.scale != softmax_scale || result.zero_point != -128)
            return message("the result of softmax is not quantised with the scale 1/256 and the zero point -128");
        return std::nullopt;
    }

    [[nodiscard]] Why why_not_average(const fx::Node& node) const {
        if (rank_of(node, "self") != 4) return message("its operand does not have four dimensions");
        constexpr std::int64_t most = 1 << 24;
        for (const std::int64_t each : pair_arg(node, "padding", 0))
            if (each < 0 || each > most) return message("its padding is too large");
        const fx::Arg* divisor = find_arg(node, "divisor_override");
        if (!divisor || std::holds_alternative<fx::None>(divisor->value)) return std::nullopt;
        return message("the Cortex-M operator has no divisor_override");
    }

    [[nodiscard]] Why why_not_pad(const fx::Node& node) const {
        if (text_arg(node, "mode", "constant") != "constant")
            return message("the Cortex-M operator pads with a constant only");
        const auto pad = integers_arg(node, "pad");
        const std::size_t rank = rank_of(node, "self");
        if (rank > 4 || pad.size() % 2 != 0 || pad.size() > 2 * rank)
            return message("its operand has more than four dimensions");
        if (std::any_of(pad.begin(), pad.end(), [](std::int64_t each) { return each < 0; }))
            return message("the Cortex-M operator does not cut off elements");
        return std::nullopt;
    }

    /// A hard swish becomes a product only after a clamp to at least -3.
    [[nodiscard]] Why why_not_hardswish(const fx::Node& node) const {
        const fx::Node* maker = graph_.maker(tensor_arg(node, "self"));
        const fx::Node* quantizer = maker ? graph_.maker(tensor_arg(*maker, "input")) : nullptr;
        const fx::Node* clamp = quantizer ? graph_.maker(tensor_arg(*quantizer, "input")) : nullptr;
        const bool is_bound = clamp && kind_of(*clamp) == Kind::bound && bounds_of(*clamp).lower.value_or(-9) >= -3;
        if (is_bound && marked_.contains(only_output(*clamp))) return std::nullopt;
        return message("its operand is not clamped to at least -3 on integers");
    }

    Int8Graph& graph_;
    std::set<std::string> marked_;
    std::map<std::string, Message> reasons_;
};

}  // namespace

Result<> select(Int8Graph& graph) {
    Selector(graph).run();
    return done;
}

}  // namespace arenascope::lowering::cortex_m
