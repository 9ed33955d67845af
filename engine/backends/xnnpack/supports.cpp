#include "engine/backends/xnnpack/supports.h"

#include "engine/backends/region.h"
#include "engine/backends/xnnpack/op_rows.h"
#include "engine/backends/xnnpack/quantised.h"

namespace arenascope::xnn {

namespace {

using Why = std::optional<Message>;

constexpr double most_groups = 1 << 24;

Why why_not_tensor(const Tensor* tensor) {
    if (!tensor) return message("an operand that is not a tensor");
    if (tensor->dtype != DType::f32) return message("element type {type}", name_of(tensor->dtype));
    if (tensor->upper.size() > most_dims) return message("more than 6 dimensions");
    if (!is_row_major(*tensor)) return message("an element order that is not row-major");
    if (tensor->bytes().value_or(0) == 0) return message("an empty tensor");
    return std::nullopt;
}

Why why_not_constant(const Tensor* tensor, const Message& otherwise) {
    if (const Why why = why_not_tensor(tensor)) return why;
    if (!tensor->is_constant || !tensor->data) return otherwise;
    return std::nullopt;
}

/// A filter may also be a constant of integers that the previous instruction dequantises.
Why why_not_filter(const Method& method, ValueId id) {
    const Tensor* tensor = tensor_at(method, id);
    const Instruction* maker = tensor && !tensor->is_constant ? maker_from_constant(method, id) : nullptr;
    if (!maker) return why_not_constant(tensor, message("a filter that is not a constant"));
    if (const Why why = why_not_tensor(tensor)) return why;
    return why_not_quantised(method, *maker);
}

Why plain(const Arguments& args, const PlainOp& row) {
    if (args.size() < row.arguments) return message("too few arguments");
    for (std::size_t i = 0; i < row.tensors; ++i) {
        if (const Why why = why_not_tensor(args.tensor(i))) return why;
    }
    const bool scales = row.op == "aten::add.out" || row.op == "aten::sub.out";
    if (scales && args.number(2) != 1.0) return message("an alpha other than 1");
    if (row.kind == Kind::gelu && args.text(1) != "none") return message("an approximated gelu");
    if (row.kind == Kind::elu && (!(args.number(1).value_or(0) > 0) || args.number(2) != 1.0 || args.number(3) != 1.0))
        return message("elu with a scale");
    if (row.kind == Kind::leaky_relu && !args.number(1)) return message("a slope that is not a number");
    const bool bounded = row.kind == Kind::clamp && row.op != "aten::relu.out";
    for (std::size_t i = 1; bounded && i < 3; ++i) {
        if (!args.number(i) && !args.is_none(i)) return message("a bound that is not a number");
    }
    if (bounded && args.number(1) && args.number(2) && !(*args.number(1) <= *args.number(2)))
        return message("bounds that contradict each other");
    const bool both_constant = row.tensors == 2 && args.tensor(0)->is_constant && args.tensor(1)->is_constant;
    if (both_constant || (row.tensors == 1 && args.tensor(0)->is_constant)) return message("constants only");
    return std::nullopt;
}

Why convolution(const Arguments& args, const Method& method, const Instruction& node) {
    if (args.size() < 10) return message("too few arguments");
    if (const Why why = why_not_tensor(args.tensor(0))) return why;
    if (const Why why = why_not_filter(method, node.args[1])) return why;
    if (!args.is_none(2)) {
        if (const Why why = why_not_constant(args.tensor(2), message("a bias that is not a constant"))) return why;
    }
    if (args.tensor(0)->upper.size() != 4 || args.tensor(1)->upper.size() != 4)
        return message("a convolution that is not over images");
    if (args.tensor(0)->is_constant) return message("constants only");
    const auto adjust = pair_of(args.ints(7), 0);
    const bool usable = pair_of(args.ints(3), 1) && pair_of(args.ints(4), 0) && pair_of(args.ints(5), 1) && adjust &&
        args.flag(6) && args.number(8).value_or(0) >= 1 && args.number(8).value_or(0) <= most_groups;
    if (!usable) return message("strides, paddings or dilations that are not constant");
    if (!*args.flag(6) && ((*adjust)[0] != 0 || (*adjust)[1] != 0)) return message("output padding");
    return std::nullopt;
}

Why batch_norm(const Arguments& args, const Method& method, const Instruction& node) {
    if (args.size() < 10 || node.outs.size() != 3) return message("too few arguments");
    if (const Why why = why_not_tensor(args.tensor(0))) return why;
    if (args.tensor(0)->upper.size() != 4) return message("a batch norm that is not over images");
    for (std::size_t i = 1; i < 5; ++i) {
        if (i < 3 && args.is_none(i)) continue;
        if (const Why why = why_not_constant(args.tensor(i), message("a parameter that is not a constant"))) return why;
    }
    if (!args.number(6)) return message("an eps that is not a number");
    for (std::size_t i = 1; i < 3; ++i) {
        const Tensor* tensor = method.values[node.outs[i]].tensor();
        if (!tensor || tensor->bytes().value_or(1) != 0) return message("saved statistics");
    }
    return std::nullopt;
}

/// A constant matrix, or a constant's transpose made by the previous instruction.
Why why_not_matrix(const Method& method, ValueId id) {
    const Tensor* tensor = tensor_at(method, id);
    if (tensor && tensor->is_constant) return why_not_constant(tensor, message("a matrix that is not a constant"));
    for (const Instruction& maker : method.instructions) {
        if (maker.op != "aten::permute_copy.out" || maker.outs.empty() || maker.outs.front() != id) continue;
        return why_not_filter(method, maker.args[0]);
    }
    return message("a matrix that is not a constant");
}

Why product(const Arguments& args, const Method& method, const Instruction& node, std::size_t first) {
    const bool has_bias = first == 1;
    if (args.size() < first + 3) return message("too few arguments");
    if (const Why why = why_not_tensor(args.tensor(first))) return why;
    if (args.tensor(first)->is_constant) return message("constants only");
    if (const Why why = why_not_tensor(args.tensor(first + 1))) return why;
    if (const Why why = why_not_matrix(method, node.args[first + 1])) return why;
    if (!has_bias) return std::nullopt;
    if (const Why why = why_not_constant(args.tensor(0), message("a bias that is not a constant"))) return why;
    const bool is_row =
        args.tensor(0)->upper.size() == 1 && args.tensor(0)->upper[0] == args.tensor(first + 1)->upper.back();
    if (!is_row || args.number(3) != 1.0 || args.number(4) != 1.0) return message("a bias that is not a single row");
    return std::nullopt;
}

/// Whether nothing reads a value.
bool is_unused(const Method& method, ValueId id, const Instruction& maker) {
    const auto holds = [id](const std::vector<ValueId>& ids) {
        return std::find(ids.begin(), ids.end(), id) != ids.end();
    };
    const bool used =
        std::any_of(method.instructions.begin(), method.instructions.end(),
                    [&](const Instruction& other) { return holds(other.args) && other.outs != maker.outs; });
    return !used && !holds(method.outputs);
}

Why pooling(const Arguments& args, const Method& method, const Instruction& node) {
    const bool is_max = node.op.starts_with("aten::max");
    if (args.size() < 8) return message("too few arguments");
    if (const Why why = why_not_tensor(args.tensor(0))) return why;
    if (args.tensor(0)->upper.size() != 4 || args.tensor(0)->is_constant)
        return message("a pooling that is not over images");
    const auto stride = args.ints(2);
    if (!pair_of(args.ints(1), 1) || !pair_of(args.ints(3), 0) || (stride && !stride->empty() && !pair_of(stride, 1)))
        return message("a window or stride that is not constant");
    if (args.flag(is_max ? 5 : 4).value_or(true)) return message("ceil mode");
    if (is_max && (!pair_of(args.ints(4), 1) || node.outs.size() != 2 || !is_unused(method, node.outs[1], node)))
        return message("indices that are used");
    const auto pads = *pair_of(args.ints(3), 0);
    if (!is_max && (!args.is_none(6) || (args.flag(5).value_or(true) && (pads[0] != 0 || pads[1] != 0))))
        return message("an average that counts padding");
    return std::nullopt;
}

Why mean(const Arguments& args) {
    if (args.size() < 5) return message("too few arguments");
    if (const Why why = why_not_tensor(args.tensor(0))) return why;
    auto dims = args.ints(1);
    if (!dims || args.tensor(0)->upper.size() != 4 || args.tensor(0)->is_constant)
        return message("a mean that is not over images");
    for (std::int64_t& dim : *dims) dim = dim < 0 ? dim + 4 : dim;
    std::sort(dims->begin(), dims->end());
    if (*dims != std::vector<std::int64_t>{2, 3} || !args.flag(2))
        return message("a mean over other dimensions than height and width");
    return std::nullopt;
}

/// Only one dimension may be dynamic: a stored shape can leave one open.
Why why_not_dynamic(const Tensor& tensor) {
    const auto open = std::count_if(tensor.sizes.begin(), tensor.sizes.end(),
                                    [](const sym::Expr& size) { return !size.is_constant(); });
    if (tensor.dynamism != Dynamism::fixed && open == 0) return message("a shape that changes without a symbol");
    if (open > 1) return message("more than one dimension that changes");
    return std::nullopt;
}

std::size_t rank_of(const Tensor* tensor) { return tensor ? tensor->upper.size() : 0; }

/// The compiler's assumptions about a result; a file may declare any other rank.
Why why_not_result(const Arguments& args, const Instruction& node, const Tensor& out) {
    const std::size_t rank = out.upper.size();
    const bool is_image = node.op == "aten::convolution.out" || node.op == "aten::max_pool2d_with_indices.out" ||
        node.op == "aten::avg_pool2d.out" || node.op == "aten::_native_batch_norm_legit_no_training.out";
    bool fits = true;
    if (is_image) fits = rank == 4;
    else if (node.op == "aten::mean.out") fits = rank == (args.flag(2).value_or(false) ? 4U : 2U);
    else if (node.op == "aten::mm.out")
        fits = rank == 2 && rank_of(args.tensor(0)) == 2 && rank_of(args.tensor(1)) == 2;
    else if (node.op == "aten::addmm.out")
        fits = rank == 2 && rank_of(args.tensor(1)) == 2 && rank_of(args.tensor(2)) == 2;
    else if (node.op == "aten::bmm.out")
        fits = rank == 3 && rank_of(args.tensor(0)) == 3 && rank_of(args.tensor(1)) == 3;
    else if (const PlainOp* row = plain_op(node.op)) {
        for (std::size_t i = 0; i < row->tensors; ++i) fits = fits && rank_of(args.tensor(i)) <= rank;
    } else if (node.op == "aten::permute_copy.out" || node.op == "aten::_softmax.out")
        fits = rank == rank_of(args.tensor(0));
    if (fits) return std::nullopt;
    return message("a result of {rank} dimensions", rank);
}

Why by_operator(const Method& method, const Instruction& node, const Arguments& args) {
    if (const PlainOp* row = plain_op(node.op)) return plain(args, *row);
    if (node.op == "aten::convolution.out") return convolution(args, method, node);
    if (node.op == "aten::_native_batch_norm_legit_no_training.out") return batch_norm(args, method, node);
    if (node.op == "aten::mm.out") return product(args, method, node, 0);
    if (node.op == "aten::addmm.out") return product(args, method, node, 1);
    if (node.op == "aten::max_pool2d_with_indices.out" || node.op == "aten::avg_pool2d.out")
        return pooling(args, method, node);
    if (node.op == "aten::mean.out") return mean(args);
    const bool known = node.op == "aten::permute_copy.out" || node.op == "aten::_softmax.out" ||
        node.op == "aten::bmm.out" || node.op == "aten::cat.out";
    if (!known) return message("operator {operator}", node.op);
    if (args.size() < 3) return message("too few arguments");
    if (node.op == "aten::cat.out") {
        const std::vector<ValueId> parts = args.tensors(0);
        if (parts.empty() || parts.size() > 5 || !args.number(1))
            return message("a concatenation of more than 5 tensors, or along an axis that is not constant");
        for (const ValueId id : parts) {
            const Tensor* part = method.values[id].tensor();
            if (const Why why = why_not_tensor(part)) return why;
            if (rank_of(part) != rank_of(method.values[node.outs.front()].tensor()))
                return message("parts whose rank differs from the result's");
        }
        return std::nullopt;
    }
    if (const Why why = why_not_tensor(args.tensor(0))) return why;
    const auto rank = static_cast<double>(args.tensor(0)->upper.size());
    if (node.op == "aten::permute_copy.out" && !args.ints(1)) return message("a permutation that is not constant");
    if (node.op == "aten::_softmax.out" && args.number(1) != -1.0 && args.number(1) != rank - 1)
        return message("a softmax that is not over the last dimension");
    return node.op == "aten::bmm.out" ? why_not_tensor(args.tensor(1)) : std::nullopt;
}

}  // namespace

std::optional<Message> why_not(const Method& method, const Instruction& node) {
    if (node.outs.empty()) return message("operator {operator}", node.op);
    const Arguments args(method, node);
    const bool quantises = node.op == quantize_op || node.op == dequantize_op || node.op == dequantize_channels_op;
    const bool finds = dynamic_part(node.op) != Dynamic::no;
    if (const Why why = finds ? why_not_at_run_time(method, node)
            : quantises       ? why_not_quantised(method, node)
                              : by_operator(method, node, args))
        return why;
    const Tensor* out = method.values[node.outs.front()].tensor();
    if (const Why why = quantises || finds ? Why() : why_not_tensor(out)) return why;
    if (const Why why = why_not_dynamic(*out)) return why;
    if (const Why why = why_not_result(args, node, *out)) return why;
    for (const ValueId id : node.args) {
        const Tensor* tensor = method.values[id].tensor();
        if (!tensor) continue;
        if (const Why why = why_not_dynamic(*tensor)) return why;
    }
    return std::nullopt;
}

}  // namespace arenascope::xnn
