#include "engine/formats/onnx/onnx_known.h"

#include <algorithm>
#include <array>

#include "engine/formats/onnx/onnx_dims.h"
#include "engine/formats/onnx/onnx_folded.h"

namespace arenascope::onnx {

namespace {

using Sizes = std::vector<sym::Expr>;
using Numbers = std::vector<std::int64_t>;

std::optional<std::int64_t> number_of(const sym::Expr& value) {
    return value.is_constant() ? std::optional(value.constant()) : std::nullopt;
}

std::optional<sym::Expr> of_numbers(std::string_view op, std::int64_t a, std::int64_t b) {
    std::optional<std::int64_t> out;
    if (op == "Add") out = checked_add(a, b);
    else if (op == "Sub") out = b == INT64_MIN ? std::nullopt : checked_add(a, -b);
    else if (op == "Mul") out = checked_mul(a, b);
    else if (op == "Div") out = b == 0 || (b == -1 && a == INT64_MIN) ? std::nullopt : std::optional(a / b);
    else if (op == "Mod") out = b <= 0 || a < 0 ? std::nullopt : std::optional(a % b);
    else if (op == "Min") out = std::min(a, b);
    else if (op == "Max") out = std::max(a, b);
    else if (op == "Equal") out = a == b ? 1 : 0;
    else if (op == "Greater") out = a > b ? 1 : 0;
    else if (op == "Less") out = a < b ? 1 : 0;
    else if (op == "And") out = a != 0 && b != 0 ? 1 : 0;
    else if (op == "Or") out = a != 0 || b != 0 ? 1 : 0;
    return out ? std::optional(sym::Expr(*out)) : std::nullopt;
}

std::optional<sym::Expr> combined(std::string_view op, const sym::Expr& a, const sym::Expr& b) {
    const auto x = number_of(a), y = number_of(b);
    if (x && y) return of_numbers(op, *x, *y);
    if (op == "Add") return a + b;
    if (op == "Sub") return a - b;
    if (op == "Mul") return a * b;
    if (op == "Div" && y && *y > 0) return sym::Expr::make(sym::Op::floor_div, {a, b});
    // Sizes are never negative, so a comparison with the -1 of a reshape is known.
    if (op == "Equal" && ((x && *x < 0) || (y && *y < 0))) return sym::Expr(0);
    if (op == "Equal" && a == b) return sym::Expr(1);
    return std::nullopt;
}

std::optional<Sizes> elementwise(std::string_view op, const Sizes& a, const Sizes& b) {
    const std::size_t count = std::max(a.size(), b.size());
    if ((a.size() != count && a.size() != 1) || (b.size() != count && b.size() != 1)) return std::nullopt;
    Sizes out;
    for (std::size_t i = 0; i < count; ++i) {
        const auto each = combined(op, a[a.size() == 1 ? 0 : i], b[b.size() == 1 ? 0 : i]);
        if (!each) return std::nullopt;
        out.push_back(*each);
    }
    return out;
}

std::optional<Sizes> gathered(const Values& values, const Node& node, const Sizes& from) {
    const auto index = values.numbers(node, 1);
    if (!index || node.integer("axis", 0) != 0) return std::nullopt;
    Sizes out;
    for (const std::int64_t i : *index) {
        const auto at = axis_of(i, from.size());
        if (!at) return std::nullopt;
        out.push_back(from[*at]);
    }
    return out;
}

std::optional<Sizes> sliced(const Values& values, const Node& node, const Sizes& from) {
    const bool by_input = values.has(node, 1);
    const auto starts = by_input ? values.numbers(node, 1) : node.integers("starts");
    const auto ends = by_input ? values.numbers(node, 2) : node.integers("ends");
    const auto steps = values.has(node, 4) ? values.numbers(node, 4) : Numbers{1};
    if (!starts || !ends || !steps || starts->size() != 1 || ends->size() != 1 || *steps != Numbers{1})
        return std::nullopt;
    const auto size = static_cast<std::int64_t>(from.size());
    const auto inside = [&](std::int64_t at) { return std::clamp<std::int64_t>(at < 0 ? at + size : at, 0, size); };
    const std::int64_t first = inside(starts->front()), last = std::max(first, inside(ends->front()));
    return Sizes(from.begin() + first, from.begin() + last);
}

std::optional<Sizes> chosen(const Values& values, const Node& node) {
    const auto condition = values.known(node, 0), yes = values.known(node, 1), no = values.known(node, 2);
    if (!condition || !yes || !no) return std::nullopt;
    const std::size_t count = std::max({condition->size(), yes->size(), no->size()});
    Sizes out;
    for (std::size_t i = 0; i < count; ++i) {
        const auto at = [&](const Sizes& list) { return list.size() == 1 ? std::size_t{0} : i; };
        if (at(*condition) >= condition->size() || at(*yes) >= yes->size() || at(*no) >= no->size())
            return std::nullopt;
        const auto is = number_of((*condition)[at(*condition)]);
        if (!is) return std::nullopt;
        out.push_back(*is != 0 ? (*yes)[at(*yes)] : (*no)[at(*no)]);
    }
    return out;
}

std::optional<Sizes> joined(const Values& values, const Node& node) {
    Sizes out;
    for (std::size_t i = 0; i < node.inputs.size(); ++i) {
        const auto part = values.known(node, i);
        if (!part || out.size() + part->size() > Values::most_known) return std::nullopt;
        out.insert(out.end(), part->begin(), part->end());
    }
    return out;
}

std::optional<Sizes> reduced(const Node& node, const Sizes& from) {
    if (from.empty()) return std::nullopt;
    sym::Expr all = from.front();
    for (std::size_t i = 1; i < from.size(); ++i) {
        const auto next = combined(node.op == "ReduceProd"      ? "Mul"
                                       : node.op == "ReduceSum" ? "Add"
                                       : node.op == "ReduceMax" ? "Max"
                                                                : "Min",
                                   all, from[i]);
        if (!next) return std::nullopt;
        all = *next;
    }
    return Sizes{all};
}

std::optional<Sizes> counted(const Values& values, const Node& node) {
    const auto first = values.numbers(node, 0), limit = values.numbers(node, 1), step = values.numbers(node, 2);
    if (!first || !limit || !step || first->size() != 1 || limit->size() != 1 || step->size() != 1 ||
        step->front() == 0)
        return std::nullopt;
    Sizes out;
    for (std::int64_t at = first->front(); step->front() > 0 ? at < limit->front() : at > limit->front();) {
        if (out.size() >= Values::most_known) return std::nullopt;
        out.emplace_back(at);
        const auto next = checked_add(at, step->front());
        if (!next) return std::nullopt;
        at = *next;
    }
    return out;
}

/// Values of the result; nothing if unknown.
std::optional<Sizes> values_of(const Values& values, const Node& node) {
    if (node.op == "Range") return counted(values, node);
    if (node.op == "Where") return chosen(values, node);
    if (node.op == "Concat") return joined(values, node);
    const auto first = values.known(node, 0);
    if (!first) return std::nullopt;
    if (node.op == "Gather") return gathered(values, node, *first);
    if (node.op == "Slice") return sliced(values, node, *first);
    if (node.op.starts_with("Reduce")) return reduced(node, *first);
    if (node.op == "Unsqueeze" || node.op == "Squeeze" || node.op == "Reshape" || node.op == "Flatten" ||
        node.op == "Identity" || node.op == "Cast")
        return first;
    if (node.op == "Neg") return elementwise("Sub", {0}, *first);
    if (node.op == "Not") return elementwise("Equal", {0}, *first);
    const auto second = values.known(node, 1);
    if (!second || node.inputs.size() != 2) return std::nullopt;
    return elementwise(node.op, *first, *second);
}

/// The rank of a result that is a list, 0 or 1; nothing for a higher rank.
std::optional<std::size_t> rank_of(const Values& values, const Node& node, std::size_t count) {
    const auto rank = [&](std::size_t input) {
        const auto type = values.type(node, input);
        return type.ok() ? type.value().sizes.size() : std::size_t{0};
    };
    if (node.op == "Range" || node.op == "Concat" || node.op == "Slice") return 1;
    if (node.op == "Gather") return rank(1) <= 1 ? std::optional(rank(1)) : std::nullopt;
    if (node.op == "Unsqueeze") return rank(0) == 0 ? std::optional<std::size_t>(1) : std::nullopt;
    if (node.op == "Squeeze") return count == 1 ? std::optional<std::size_t>(0) : std::nullopt;
    if (node.op == "Reshape") {
        const auto shape = values.numbers(node, 1);
        return shape && shape->size() <= 1 ? std::optional(shape->size()) : std::nullopt;
    }
    if (node.op == "Flatten") return std::nullopt;
    if (node.op.starts_with("Reduce")) return node.integer("keepdims", 1) != 0 ? rank(0) : std::size_t{0};
    std::size_t most = 0;
    for (std::size_t i = 0; i < node.inputs.size(); ++i) most = std::max(most, rank(i));
    return most <= 1 ? std::optional(most) : std::nullopt;
}

Sizes shape_of(const Node& node, const TensorType& type) {
    const auto rank = static_cast<std::int64_t>(type.sizes.size());
    const auto inside = [&](std::int64_t at) { return std::clamp<std::int64_t>(at < 0 ? at + rank : at, 0, rank); };
    const std::int64_t first = inside(node.integer("start", 0)),
                       last = std::max(first, inside(node.integer("end", rank)));
    return {type.sizes.begin() + first, type.sizes.begin() + last};
}

}  // namespace

bool find_known(Values& values, const Node& node) {
    if (!node.domain.empty() || node.outputs.size() != 1) return false;
    static constexpr std::array<std::string_view, 28> ops{
        "Shape",    "Size",  "Range",   "Where", "Concat", "Gather", "Slice",      "Unsqueeze", "Squeeze", "Reshape",
        "Identity", "Cast",  "Neg",     "Not",   "Add",    "Sub",    "Mul",        "Div",       "Mod",     "Min",
        "Max",      "Equal", "Greater", "Less",  "And",    "Or",     "ReduceProd", "ReduceSum"};
    if (std::find(ops.begin(), ops.end(), node.op) == ops.end()) return fold_small(values, node);
    if (node.op == "Shape" || node.op == "Size") {
        const auto from = values.type(node, 0);
        if (!from.ok()) return false;
        Sizes sizes = shape_of(node, from.value());
        if (node.op == "Shape") return values.set_known(node.outputs[0], DType::i64, 1, std::move(sizes));
        sym::Expr all = 1;
        for (const sym::Expr& size : from.value().sizes) all = all * size;
        return values.set_known(node.outputs[0], DType::i64, 0, {all});
    }
    DType dtype = DType::i64;
    for (std::size_t i = 0; i < node.inputs.size(); ++i) {
        if (!values.known(node, i)) return fold_small(values, node);
        if (i > 0 || node.op != "Where") dtype = values.type_of(node.inputs[i]).dtype;
    }
    if (node.op == "Equal" || node.op == "Greater" || node.op == "Less" || node.op == "Not" || node.op == "And" ||
        node.op == "Or")
        dtype = DType::boolean;
    if (node.op == "Cast") {
        const std::int64_t to = node.integer("to", 0);
        if (to != 6 && to != 7 && to != 9) return false;
        if (to == 9 && dtype != DType::boolean) return false;
        dtype = to == 6 ? DType::i32 : to == 7 ? DType::i64 : DType::boolean;
    }
    auto found = values_of(values, node);
    if (!found) return fold_small(values, node);
    if (found->size() > Values::most_known) return false;
    const auto rank = rank_of(values, node, found->size());
    if (!rank || (*rank == 0 && found->size() != 1)) return fold_small(values, node);
    return values.set_known(node.outputs[0], dtype, *rank, std::move(*found));
}

}  // namespace arenascope::onnx
