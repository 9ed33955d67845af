// The parts of supports.h for quantisation with scales computed at run time.

#include "engine/backends/xnnpack/shapes.h"
#include "engine/backends/xnnpack/supports.h"

#include <algorithm>

#include "engine/backends/region.h"
#include "engine/backends/xnnpack/op_rows.h"
#include "engine/backends/xnnpack/quantised.h"

namespace arenascope::xnn {

namespace {

using Why = std::optional<Message>;

constexpr std::string_view choose_tensor = "quantized_decomposed::choose_qparams.Tensor_out",
                           choose_rows = "quantized_decomposed::choose_qparams_per_token_asymmetric.out";

const Instruction* maker_of(const Method& method, ValueId id) {
    const auto found = std::find_if(method.instructions.begin(), method.instructions.end(), [id](const auto& node) {
        return std::find(node.outs.begin(), node.outs.end(), id) != node.outs.end();
    });
    return found == method.instructions.end() ? nullptr : &*found;
}

bool reads(const Method& method, const Instruction& node, ValueId root) {
    const Arguments args(method, node);
    const auto is_it = [&](ValueId id) {
        return std::find(node.outs.begin(), node.outs.end(), id) == node.outs.end() && root_of(method, id) == root;
    };
    for (std::size_t i = 0; i < node.args.size(); ++i) {
        const std::vector<ValueId> parts = args.tensors(i);
        if ((args.tensor(i) && is_it(node.args[i])) || std::any_of(parts.begin(), parts.end(), is_it)) return true;
    }
    return false;
}

std::vector<const Instruction*> readers(const Method& method, ValueId root) {
    std::vector<const Instruction*> out;
    for (const Instruction& node : method.instructions) {
        if (reads(method, node, root)) out.push_back(&node);
    }
    return out;
}

bool is_returned(const Method& method, ValueId root) {
    return std::any_of(method.outputs.begin(), method.outputs.end(),
                       [&](ValueId id) { return root_of(method, id) == root; });
}

/// The three instructions around a pair of scale and zero point.
struct Chain {
    const Instruction *choose = nullptr, *quantize = nullptr, *dequantize = nullptr;
};

std::optional<Chain> chain_of(const Method& method, const Instruction& node) {
    Chain out;
    if (dynamic_part(node.op) == Dynamic::choose) out.choose = &node;
    else if (node.args.size() > 6) out.choose = maker_of(method, root_of(method, node.args[1]));
    if (!out.choose || dynamic_part(out.choose->op) != Dynamic::choose || out.choose->outs.size() != 2)
        return std::nullopt;
    const ValueId scale = out.choose->outs[0], zero = out.choose->outs[1];
    std::vector<const Instruction*> users = readers(method, scale);
    if (users != readers(method, zero) || users.size() != 2 || is_returned(method, scale) || is_returned(method, zero))
        return std::nullopt;
    out.quantize = users[0];
    out.dequantize = users[1];
    const auto uses_them = [&](const Instruction& user) {
        return user.args.size() > 6 && root_of(method, user.args[1]) == scale && root_of(method, user.args[2]) == zero;
    };
    if (dynamic_part(out.quantize->op) != Dynamic::quantize ||
        dynamic_part(out.dequantize->op) != Dynamic::dequantize || !uses_them(*out.quantize) ||
        !uses_them(*out.dequantize) || out.quantize->outs.empty() || out.dequantize->outs.empty())
        return std::nullopt;
    const ValueId integers = out.quantize->outs.front();
    const bool is_one_tensor = root_of(method, out.choose->args[0]) == root_of(method, out.quantize->args[0]) &&
        root_of(method, out.dequantize->args[0]) == integers && readers(method, integers).size() == 1 &&
        !is_returned(method, integers);
    return is_one_tensor ? std::optional(out) : std::nullopt;
}

/// A product of these rows with an i8 constant, with scales along its outputs.
bool is_product(const Method& method, const Instruction& node, ValueId rows, std::int64_t width) {
    if (node.op != "aten::mm.out" && node.op != "aten::addmm.out") return false;
    const std::size_t first = node.op == "aten::mm.out" ? 0 : 1;
    if (why_not(method, node) || root_of(method, node.args[first]) != rows) return false;
    if (tensor_at(method, node.args[first])->upper.back() != width) return false;
    const Instruction* turn = maker_of(method, node.args[first + 1]);
    if (!turn || turn->op != "aten::permute_copy.out") return false;
    const Instruction* maker = maker_from_constant(method, turn->args[0]);
    const auto order = Arguments(method, *turn).ints(1);
    if (!maker || !order || order->size() != 2 || order->front() == 0 || order->front() == -2) return false;
    const Element weights = element_of(method, *maker);
    return weights.type == Element::Type::qcint8 ? weights.channel == 0
                                                 : weights.type == Element::Type::qint8 && weights.zero == 0;
}

}  // namespace

Dynamic dynamic_part(std::string_view op) {
    if (op == choose_tensor || op == choose_rows) return Dynamic::choose;
    if (op == "quantized_decomposed::quantize_per_tensor.Tensor_out" ||
        op == "quantized_decomposed::quantize_per_token.out")
        return Dynamic::quantize;
    if (op == "quantized_decomposed::dequantize_per_tensor.Tensor_out" ||
        op == "quantized_decomposed::dequantize_per_token.out")
        return Dynamic::dequantize;
    return Dynamic::no;
}

std::optional<Message> why_not_at_run_time(const Method& method, const Instruction& node) {
    const auto chain = chain_of(method, node);
    if (!chain) return message("run-time scales used for more than quantising and dequantising one tensor");
    const Tensor *from = tensor_at(method, chain->choose->args[0]),
                 *numbers = tensor_at(method, chain->dequantize->outs.front()),
                 *integers = tensor_at(method, chain->quantize->outs.front());
    if (!from || !numbers || !integers) return message("an operand that is not a tensor");
    for (const Tensor* one : {from, numbers}) {
        if (one->dtype != DType::f32) return message("element type {type}", name_of(one->dtype));
        if (one->upper.empty() || one->upper.size() > most_dims || !is_row_major(*one) || one->bytes().value_or(0) == 0)
            return message("an operand that is not a dense tensor");
    }
    if (integers->dtype != DType::i8) return message("element type {type}", name_of(integers->dtype));
    if (from->is_constant) return message("constants only");
    const Arguments quantize(method, *chain->quantize);
    if (quantize.number(3) != -128.0 || quantize.number(4) != 127.0)
        return message("a quantised range narrower than the integer type");
    const std::int64_t width = from->upper.back();
    if (chain->choose->op == choose_tensor && numel(from->upper) != width)
        return message("one scale for several rows; a payload has one for each row");
    const ValueId rows = chain->dequantize->outs.front();
    const std::vector<const Instruction*> users = readers(method, rows);
    const bool are_products = std::all_of(
        users.begin(), users.end(), [&](const Instruction* user) { return is_product(method, *user, rows, width); });
    if (users.empty() || !are_products || is_returned(method, rows))
        return message("a run-time scale outside a product with an i8 constant");
    return std::nullopt;
}

std::vector<ValueId> inner_values(const Instruction& node) {
    switch (dynamic_part(node.op)) {
        case Dynamic::no: return {};
        case Dynamic::choose: return node.outs;
        case Dynamic::quantize: return {node.args[1], node.args[2], node.outs.front()};
        case Dynamic::dequantize: return {node.args[0], node.args[1], node.args[2], node.outs.front()};
    }
    return {};
}

}  // namespace arenascope::xnn
