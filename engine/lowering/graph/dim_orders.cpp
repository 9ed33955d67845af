// Infers dimension orders: ExecuTorch has orders of dimensions, not strides. Inputs and weights have their own;
// operators that keep a memory format propagate it; all other tensors are row-major.

#include "engine/lowering/graph/dim_orders.h"

#include <algorithm>
#include <array>
#include <numeric>

#include "engine/lowering/graph/inline_flow.h"
#include "engine/lowering/layout.h"
#include "engine/ops/cortex_m.h"

namespace arenascope::lowering {
namespace {

using Order = std::vector<std::uint8_t>;

/// Operators whose result takes the memory format of its operands.
bool keeps_format(std::string_view packet) {
    static constexpr std::array<std::string_view, 9> names{"aten::convolution",
                                                           "aten::_native_batch_norm_legit_no_training",
                                                           "aten::max_pool2d_with_indices",
                                                           "aten::avg_pool2d",
                                                           "aten::upsample_bilinear2d",
                                                           "aten::upsample_nearest2d",
                                                           "aten::_to_copy",
                                                           "aten::clone",
                                                           "aten::full_like"};
    return std::find(names.begin(), names.end(), packet) != names.end();
}

class Spread {
public:
    explicit Spread(const fx::ExportedProgram& program) : program_(program) {}

    std::map<std::string, Order> run() && {
        for (const auto& input : program_.inputs) {
            const auto state = program_.state_types.find(input.target);
            const auto type = program_.graph.tensors.find(input.arg);
            if (state != program_.state_types.end()) orders_[input.arg] = order_of(state->second, program_.ranges);
            else if (type != program_.graph.tensors.end()) orders_[input.arg] = order_of(type->second, program_.ranges);
        }
        for (const auto& node : program_.graph.nodes) {
            if (node.target == flow_leave) last_leave_ = &node;
            for (const auto& output : node.outputs)
                for (const auto& name : output.names)
                    if (const auto type = program_.graph.tensors.find(name); type != program_.graph.tensors.end())
                        orders_[name] = order_for(node, type->second);
            if (node.target == flow_end && last_leave_) join(node);
        }
        return std::move(orders_);
    }

private:
    Order order_for(const fx::Node& node, const TensorType& type) const {
        const auto rank = type.sizes.size();
        if (is_marker(node)) return dense_order(rank);
        if (ops::is_cortex_m(node.target)) return cortex_m_order(node, rank);
        const auto* format = find_arg(node, "memory_format");
        if (const auto* given = format ? std::get_if<fx::Arg::MemoryFormat>(&format->value) : nullptr) {
            if (given->value == 1) return dense_order(rank);
            if (given->value == 2 && rank == 4) return {0, 2, 3, 1};
            if (given->value == 3 && rank == 5) return {0, 2, 3, 4, 1};
        }
        if (keeps_format(packet_of(node.target)) || is_elementwise(node)) {
            if (const auto* order = operand_order(node, rank)) return *order;
        }
        return dense_order(rank);
    }

    [[nodiscard]] const Order* order_of_operand(const fx::Node& node, std::string_view name, std::size_t rank) const {
        const fx::Arg* arg = find_arg(node, name);
        const auto* value = arg ? std::get_if<fx::ValueName>(&arg->value) : nullptr;
        const auto found = value ? orders_.find(value->name) : orders_.end();
        return found != orders_.end() && found->second.size() == rank ? &found->second : nullptr;
    }

    /// Elements of an argument, where they can be counted.
    [[nodiscard]] std::int64_t elements_of(const fx::Node& node, std::string_view name) const {
        const fx::Arg* arg = find_arg(node, name);
        const auto* value = arg ? std::get_if<fx::ValueName>(&arg->value) : nullptr;
        const auto type = value ? program_.graph.tensors.find(value->name) : program_.graph.tensors.end();
        std::optional<std::int64_t> count = 0;
        if (type == program_.graph.tensors.end()) return 0;
        count = 1;
        for (const auto& size : type->second.sizes)
            count = count && size.is_constant() ? checked_mul(*count, size.constant()) : std::nullopt;
        return count.value_or(0);
    }

    /// As the library's kernels write their results: pictures of layers channels last, rows of matrices, the rest like
    /// its operands.
    [[nodiscard]] Order cortex_m_order(const fx::Node& node, std::size_t rank) const {
        const Order channels{0, 2, 3, 1}, rows = dense_order(rank);
        const std::string_view packet = packet_of(node.target);
        if (packet.ends_with("conv2d") || packet.ends_with("pool2d")) return rank == 4 ? channels : rows;
        const bool is_pair = find_arg(node, "self") && find_arg(node, "other");
        const Order* first = order_of_operand(node, is_pair ? "self" : "input", rank);
        if (is_pair) {
            const bool is_larger = elements_of(node, "self") > elements_of(node, "other");
            const Order* second = order_of_operand(node, "other", rank);
            const Order* chosen = is_larger || !second ? first : second;
            const bool is_extreme = packet == "cortex_m::minimum" || packet == "cortex_m::maximum";
            if (is_extreme && elements_of(node, "other") != 1 && (!first || !second || *first != *second)) return rows;
            return chosen ? *chosen : rows;
        }
        if (packet == "cortex_m::transpose" || packet == "cortex_m::quantized_linear" || !first) return rows;
        if (packet != "cortex_m::pad") return *first;
        return rank == 4 && (counts_as_channels_last(node) || ((*first)[0] == 0 && (*first)[1] == 2)) ? channels : rows;
    }

    /// All but one dimension have so few elements that the order is irrelevant.
    [[nodiscard]] bool counts_as_channels_last(const fx::Node& node) const {
        const fx::Arg* arg = find_arg(node, "input");
        const auto* value = arg ? std::get_if<fx::ValueName>(&arg->value) : nullptr;
        const auto type = value ? program_.graph.tensors.find(value->name) : program_.graph.tensors.end();
        if (type == program_.graph.tensors.end() || type->second.sizes.size() != 4) return false;
        const auto is_one = [&](std::size_t dim) {
            const auto& size = type->second.sizes[dim];
            return size.is_constant() && size.constant() == 1;
        };
        return is_one(1) || (is_one(2) && is_one(3));
    }

    /// Results of control flow have the order of the arm listed last. Rows of a loop are stacked in row-major order.
    void join(const fx::Node& end) {
        const auto results = flow_items(*last_leave_, "results");
        for (std::size_t i = 0; i < std::min(results.size(), end.outputs.size()); ++i) {
            const auto order = orders_.find(end.outputs[i].names[0]);
            const auto found = orders_.find(results[i]->name);
            if (order == orders_.end() || found == orders_.end()) continue;  // a number
            if (found->second.size() == order->second.size()) order->second = found->second;
        }
    }

    /// The order of the operands of this rank: the first that is not row-major, as in memory format inference.
    const Order* operand_order(const fx::Node& node, std::size_t rank) const {
        const Order* found = nullptr;
        for (const auto& arg : node.args) {
            const auto* value = std::get_if<fx::ValueName>(&arg.value);
            const auto order = value ? orders_.find(value->name) : orders_.end();
            if (order == orders_.end() || order->second.size() != rank) continue;
            if (!found || (*found == dense_order(rank))) found = &order->second;
        }
        return found;
    }

    bool is_elementwise(const fx::Node& node) const {
        const auto packet = packet_of(node.target);
        for (const auto& row : ops::builtin_families()) {
            if (row.id != "unary" && row.id != "binary") continue;
            for (const auto& op : row.rows)
                if (packet_of(op.core) == packet) return true;
        }
        return false;
    }

    const fx::ExportedProgram& program_;
    std::map<std::string, Order> orders_;
    const fx::Node* last_leave_ = nullptr;
};

}  // namespace

std::vector<std::uint8_t> dense_order(std::size_t rank) {
    Order order(rank);
    std::iota(order.begin(), order.end(), std::uint8_t{0});
    return order;
}

std::vector<std::int64_t> example_of(const std::vector<sym::Expr>& exprs, const sym::Ranges& ranges) {
    sym::Values values;  // of the symbols in it: a program may have thousands of others
    for (const auto& expr : exprs) {
        for (std::string& name : expr.symbols()) {
            const auto found = ranges.find(name);
            if (found == ranges.end()) continue;
            const sym::Range& range = found->second;
            values[std::move(name)] = range.hint.value_or(range.max.value_or(range.min));
        }
    }
    std::vector<std::int64_t> out;
    for (const auto& expr : exprs) {
        const auto value = expr.evaluate(values);
        if (!value.ok()) return {};
        out.push_back(value.value());
    }
    return out;
}

std::vector<std::uint8_t> order_of(const TensorType& type, const sym::Ranges& ranges) {
    auto order = dense_order(type.sizes.size());
    const auto strides = example_of(type.strides, ranges);
    if (strides.size() != order.size()) return order;
    std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) { return strides[a] > strides[b]; });
    return order;
}

std::map<std::string, std::vector<std::uint8_t>> spread_dim_orders(const fx::ExportedProgram& program) {
    return Spread(program).run();
}

}  // namespace arenascope::lowering
