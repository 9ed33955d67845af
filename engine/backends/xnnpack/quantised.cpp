#include "engine/backends/xnnpack/quantised.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "engine/backends/region.h"
#include "engine/backends/xnnpack/op_rows.h"

namespace arenascope::xnn {

namespace {

using Type = Element::Type;
using Why = std::optional<Message>;

const Tensor* dense_tensor(const Method& method, ValueId id) {
    const Tensor* tensor = tensor_at(method, id);
    return tensor && is_row_major(*tensor) && tensor->upper.size() <= most_dims && tensor->bytes().value_or(0) > 0
        ? tensor
        : nullptr;
}

bool same(const Element& a, const Element& b) {
    return a.type == b.type && a.scale == b.scale && a.zero == b.zero && a.scales == b.scales && a.channel == b.channel;
}

Why why_not_scale(const Arguments& args, DType dtype) {
    const auto scale = args.number(1), zero = args.number(2);
    if (!scale || !zero) return message("a scale that is not known");
    const auto narrow = static_cast<float>(*scale);
    if (!(narrow > 0) || !std::isnormal(narrow)) return message("a scale that is not a finite number above 0");
    const double low = dtype == DType::u8 ? 0 : -128;
    if (*zero < low || *zero > low + 255) return message("a zero point that the element type cannot hold");
    return std::nullopt;
}

Why why_not_channels(const Method& method, const Instruction& node, const Tensor& from) {
    const Arguments args(method, node);
    if (args.size() < 9) return message("too few arguments");
    if (!from.is_constant || !from.data || from.dtype != DType::i8)
        return message("per-channel scales of a tensor that is not an i8 constant");
    const Tensor* scales = args.tensor(1);
    const auto axis = args.number(3);
    if (!scales || !scales->is_constant || !scales->data || scales->dtype != DType::f32 || !axis)
        return message("scales that are not an f32 constant");
    if (!args.is_none(2)) {
        const Tensor* zeros = args.tensor(2);
        const auto bytes =
            zeros && zeros->is_constant ? constant_bytes(method, node.args[2]) : Result<ByteView>(Error{});
        const bool none = bytes.ok() && std::all_of(bytes.value().begin(), bytes.value().end(), [](std::byte byte) {
                              return byte == std::byte{0};
                          });
        if (!none) return message("per-channel zero points other than 0");
    }
    const Element element = element_of(method, node);
    return check_element(element, from.upper).ok() ? Why() : Why(message("scales that do not fit the shape"));
}

/// The same integers can have only one scale: a payload stores it with the value.
bool is_contradicted(const Method& method, const Instruction& node) {
    const Element element = element_of(method, node);
    const ValueId root = root_of(method, node.args[0]);
    return std::any_of(method.instructions.begin(), method.instructions.end(), [&](const Instruction& other) {
        const bool makes =
            other.op == quantize_op && !other.outs.empty() && root_of(method, other.outs.front()) == root;
        const bool reads = other.op == dequantize_op && !other.args.empty() && root_of(method, other.args[0]) == root;
        return (makes || reads) && other.args.size() >= 3 && !same(element_of(method, other), element);
    });
}

struct Range {
    double low = 0, high = 0;
    [[nodiscard]] bool holds(double ratio) const { return ratio >= low && ratio < high; }
};

}  // namespace

ValueId root_of(const Method& method, ValueId id) {
    for (const Tensor* tensor = tensor_at(method, id); tensor && tensor->alias_of != no_value;
         tensor = tensor_at(method, id)) {
        id = tensor->alias_of;
    }
    return id;
}

std::optional<Message> why_not_quantised(const Method& method, const Instruction& node) {
    const bool makes = node.op == quantize_op;
    const Arguments args(method, node);
    if (args.size() < 7 || node.outs.empty()) return message("too few arguments");
    const Tensor *from = dense_tensor(method, node.args[0]), *to = dense_tensor(method, node.outs.front());
    if (!from || !to) return message("an operand that is not a dense tensor");
    const Tensor &floats = makes ? *from : *to, &integers = makes ? *to : *from;
    if (floats.dtype != DType::f32) return message("element type {type}", name_of(floats.dtype));
    if (integers.dtype != DType::i8 && integers.dtype != DType::u8)
        return message("element type {type}", name_of(integers.dtype));
    if (node.op == dequantize_channels_op) return why_not_channels(method, node, *from);
    if (const Why why = why_not_scale(args, integers.dtype)) return why;
    const double low = integers.dtype == DType::u8 ? 0 : -128;
    if (makes && (args.number(3) != low || args.number(4) != low + 255))
        return message("a quantised range narrower than the integer type");
    if (makes && from->is_constant) return message("constants only");
    if (!makes && is_contradicted(method, node)) return message("integers that are read with two scales");
    return std::nullopt;
}

const Instruction* maker_from_constant(const Method& method, ValueId id) {
    for (const Instruction& maker : method.instructions) {
        if (maker.outs.empty() || maker.outs.front() != id) continue;
        const bool dequantises = maker.op == dequantize_op || maker.op == dequantize_channels_op;
        const Tensor* from = dequantises ? Arguments(method, maker).tensor(0) : nullptr;
        return from && from->is_constant && from->data ? &maker : nullptr;
    }
    return nullptr;
}

Element element_of(const Method& method, const Instruction& node) {
    const Arguments args(method, node);
    Element out;
    if (node.op == dequantize_channels_op) {
        out.type = Type::qcint8;
        const auto axis = static_cast<std::int64_t>(args.number(3).value_or(0));
        const auto rank = static_cast<std::int64_t>(args.tensor(0)->upper.size());
        out.channel = static_cast<std::size_t>(axis < 0 ? axis + rank : axis);
        const auto bytes = constant_bytes(method, node.args[1]);
        if (!bytes.ok()) return out;
        out.scales.resize(bytes.value().size() / sizeof(float));
        if (!out.scales.empty())
            std::memcpy(out.scales.data(), bytes.value().data(), out.scales.size() * sizeof(float));
        return out;
    }
    const Tensor* integers = tensor_at(method, node.op == quantize_op ? node.outs.front() : node.args[0]);
    out.type = integers && integers->dtype == DType::u8 ? Type::quint8 : Type::qint8;
    out.scale = static_cast<float>(args.number(1).value_or(1));
    out.zero = static_cast<std::int32_t>(args.number(2).value_or(0));
    return out;
}

Quantised::Quantised(const Method& region) : region_(region) {
    find_behind();
    count_reads();
    for (const Instruction& node : region_.instructions) {
        if (node.op == quantize_op) mark(node);
    }
}

void Quantised::find_behind() {
    for (const Instruction& node : region_.instructions) {
        if (!node.outs.empty()) makers_.emplace(node.outs.front(), &node);
        if (node.op == quantize_op) held_as_.emplace(node.outs.front(), element_of(region_, node));
        if (node.op == dequantize_op || node.op == dequantize_channels_op) {
            const Behind from{node.args[0], element_of(region_, node)};
            behind_.emplace(node.outs.front(), from);
            held_as_.emplace(from.integers, from.element);
        }
        if (node.op != "aten::permute_copy.out") continue;
        const auto from = behind_.find(node.args[0]);
        const bool is_constant = from != behind_.end() && tensor_at(region_, from->second.integers)->is_constant;
        const auto order = Arguments(region_, node).ints(1);
        const bool turns = order && order->size() == 2 && order->front() != 0 && order->front() != -2;
        if (is_constant && turns) turned_.emplace(node.outs.front(), from->second);
    }
}

void Quantised::count_reads() {
    for (const Instruction& node : region_.instructions) {
        const Arguments args(region_, node);
        for (std::size_t i = 0; i < node.args.size(); ++i) {
            const auto is_out = [&](ValueId id) {
                return std::find(node.outs.begin(), node.outs.end(), id) != node.outs.end();
            };
            if (args.tensor(i) && !is_out(node.args[i])) ++reads_[root_of(region_, node.args[i])];
            for (const ValueId part : args.tensors(i)) {
                if (!is_out(part)) ++reads_[root_of(region_, part)];
            }
        }
    }
    for (const ValueId id : region_.outputs) ++reads_[root_of(region_, id)];
}

const Instruction* Quantised::maker_of(ValueId id) const {
    const auto found = makers_.find(id);
    return found == makers_.end() ? nullptr : found->second;
}

/// Whether an operator's bounds merge into the operator before it.
bool Quantised::is_fused(const Instruction& bounds, const Instruction& before) const {
    const PlainOp *row = plain_op(bounds.op), *first = plain_op(before.op);
    if (!row || row->kind != Kind::clamp || reads_.at(before.outs.front()) != 1) return false;
    const Arguments args(region_, bounds);
    const double low = bounds.op == "aten::relu.out" ? 0 : args.number(1).value_or(-INFINITY),
                 high = bounds.op == "aten::relu.out" ? INFINITY : args.number(2).value_or(INFINITY);
    const bool takes_bounds = first
        ? first->kind == Kind::add || first->kind == Kind::subtract || first->kind == Kind::multiply
        : before.op == "aten::convolution.out" || before.op == "aten::mm.out" || before.op == "aten::addmm.out";
    return takes_bounds && low < high;
}

/// From the instruction that quantises back to the operator whose result it is.
void Quantised::mark(const Instruction& quantize) {
    const ValueId root = root_of(region_, quantize.args[0]);
    const Instruction* last = maker_of(root);
    if (!last || reads_[root] != 1) return;
    const Instruction* first = last;
    const PlainOp* row = plain_op(last->op);
    if (row && row->kind == Kind::clamp) {
        const Instruction* before = maker_of(last->args[0]);
        if (before && is_fused(*last, *before)) first = before;
    }
    const Element to = element_of(region_, quantize);
    const auto from = operands(*first);
    if (!from || !fits(*first, *from, to)) return;
    made_as_[first->outs.front()] = to;
    made_as_[root] = to;
}

std::optional<Quantised::Operands> Quantised::operands(const Instruction& node) const {
    const Arguments args(region_, node);
    std::vector<ValueId> data;
    Operands out;
    if (const PlainOp* row = plain_op(node.op)) {
        for (std::size_t i = 0; i < row->tensors; ++i) data.push_back(node.args[i]);
    } else if (node.op == "aten::cat.out") {
        data = args.tensors(0);
    } else if (node.op == "aten::convolution.out") {
        data = {node.args[0]};
        out.weights = behind(node.args[1]);
        if (!out.weights || *args.flag(6)) return std::nullopt;
    } else if (node.op == "aten::mm.out" || node.op == "aten::addmm.out") {
        const std::size_t first = node.op == "aten::mm.out" ? 0 : 1;
        data = {node.args[first]};
        out.weights = behind_transpose(node.args[first + 1]);
        if (!out.weights) return std::nullopt;
    } else {
        const bool known = node.op == "aten::mean.out" || node.op == "aten::max_pool2d_with_indices.out" ||
            node.op == "aten::permute_copy.out";
        if (!known) return std::nullopt;
        data = {node.args[0]};
    }
    for (const ValueId id : data) {
        out.data.push_back(behind(id));
        if (!out.data.back()) return std::nullopt;
    }
    return out;
}

/// Integer operators of XNNPACK, and their allowed ratios of scales.
bool Quantised::fits(const Instruction& node, const Operands& from, const Element& to) const {
    for (const Behind* one : from.data) {
        if (one->element.type != to.type) return false;
    }
    const Element& first = from.data.front()->element;
    const auto ratio = [&](double scale) { return scale / static_cast<double>(to.scale); };
    if (const Behind* weights = from.weights) {
        const Element& by = weights->element;
        const bool is_known = tensor_at(region_, weights->integers)->is_constant &&
            (to.type == Type::quint8 ? by.type == Type::quint8 : by.type == Type::qcint8 || by.type == Type::qint8);
        if (!is_known || by.channel != 0 || (by.type == Type::qint8 && by.zero != 0)) return false;
        const std::vector<float> scales = by.scales.empty() ? std::vector{by.scale} : by.scales;
        return std::all_of(scales.begin(), scales.end(), [&](float scale) {
            return Range{std::ldexp(1.0, -32), 256}.holds(
                ratio(static_cast<double>(first.scale) * static_cast<double>(scale)));
        });
    }
    if (node.op == "aten::mean.out")
        return Range{std::ldexp(1.0, -8), 256}.holds(ratio(static_cast<double>(first.scale)));
    const PlainOp* row = plain_op(node.op);
    if (row && (row->kind == Kind::add || row->kind == Kind::subtract)) {
        return std::all_of(from.data.begin(), from.data.end(), [&](const Behind* one) {
            return Range{std::ldexp(1.0, -10), 256}.holds(ratio(static_cast<double>(one->element.scale)));
        });
    }
    if (row && row->kind == Kind::multiply) {
        const double product = static_cast<double>(first.scale) * static_cast<double>(from.data[1]->element.scale);
        return Range{std::ldexp(1.0, -16), 256}.holds(ratio(product));
    }
    if (row && row->kind != Kind::clamp) return false;
    // The others move or select integers.
    return std::all_of(from.data.begin(), from.data.end(), [&](const Behind* one) { return same(one->element, to); });
}

const Quantised::Behind* Quantised::behind(ValueId id) const {
    const auto found = behind_.find(id);
    return found == behind_.end() ? nullptr : &found->second;
}

const Quantised::Behind* Quantised::behind_transpose(ValueId id) const {
    const auto found = turned_.find(id);
    return found == turned_.end() ? nullptr : &found->second;
}

const Element* Quantised::made_as(ValueId id) const {
    const auto found = made_as_.find(id);
    return found == made_as_.end() ? nullptr : &found->second;
}

const Element* Quantised::held_as(ValueId integers) const {
    const auto found = held_as_.find(integers);
    return found == held_as_.end() ? nullptr : &found->second;
}

}  // namespace arenascope::xnn
