// Cumulative sums, top-k, ranges, and einsum.

#include <algorithm>
#include <cmath>

#include "engine/formats/onnx/ops/formula.h"
#include "engine/formats/onnx/ops/operators.h"

namespace arenascope::onnx {

namespace {

using Numbers = std::vector<std::int64_t>;
using Items = std::vector<fx::Arg::Item>;

fx::Arg dim_of(std::size_t axis) { return fx_arg("dim", static_cast<std::int64_t>(axis)); }
fx::Arg of(const std::string& value) { return fx_value("self", value); }

Result<> running_sum(Importer& im, const Node& node) {
    TRY(const TensorType type, im.values().plain(node, 0));
    const auto given = im.values().numbers(node, 1);
    const auto axis = given && given->size() == 1 ? axis_of(given->front(), type.sizes.size()) : std::nullopt;
    if (!axis) return not_mapped(node, message("an axis that is not constant"));
    const bool product = node.op == "CumProd", excludes = node.integer("exclusive", 0) != 0;
    const bool back = node.integer("reverse", 0) != 0;
    const auto turned = [&](const std::string& from, const std::string& name) {
        return im.graph().emit(node, "aten::flip.default",
                               {of(from), fx_list("dims", {static_cast<std::int64_t>(*axis)})}, type, name);
    };
    std::string from = back ? turned(node.inputs[0], {}) : node.inputs[0];
    if (excludes) {  // one step later, starting with the neutral element
        Numbers pads(2 * (type.sizes.size() - *axis), 0);
        pads[pads.size() - 2] = 1;
        pads[pads.size() - 1] = -1;
        from = im.graph().emit(node, "aten::constant_pad_nd.default",
                               {of(from), fx_list("pad", pads), fx_arg("value", product ? 1.0 : 0.0)}, type);
    }
    const std::string sum = im.graph().emit(node, product ? "aten::cumprod.default" : "aten::cumsum.default",
                                            {of(from), dim_of(*axis)}, type, back ? std::string() : node.outputs[0]);
    if (back) turned(sum, node.outputs[0]);
    return done;
}

Result<> top_k(Importer& im, const Node& node) {
    TRY(TensorType type, im.values().plain(node, 0));
    const auto axis = axis_of(node.integer("axis", -1), type.sizes.size());
    auto k = im.values().numbers(node, 1);
    if (!k && node.find("k")) k = Numbers{node.integer("k", 1)};
    if (!axis || !k || k->size() != 1 || k->front() < 0)
        return not_mapped(node, message("a count that is not constant"));
    type.sizes[*axis] = k->front();
    const auto name = [&](std::size_t i) {
        return i < node.outputs.size() && !node.outputs[i].empty() ? node.outputs[i] : im.values().fresh(node.op);
    };
    im.graph().emit_many(node, "aten::topk.default",
                         {im.values().tensor("self", node, 0), fx_arg("k", k->front()), dim_of(*axis),
                          fx_arg("largest", node.integer("largest", 1) != 0), fx_arg("sorted", true)},
                         {name(0), name(1)}, {type, {.dtype = DType::i64, .sizes = type.sizes}});
    return done;
}

Result<> arg_extreme(Importer& im, const Node& node) {
    TRY(const TensorType type, im.values().plain(node, 0));
    const auto axis = axis_of(node.integer("axis", 0), type.sizes.size());
    if (!axis) return not_mapped(node, message("its axis"));
    const bool keep = node.integer("keepdims", 1) != 0, last = node.integer("select_last_index", 0) != 0;
    TensorType out{.dtype = DType::i64, .sizes = type.sizes};
    if (keep) out.sizes[*axis] = 1;
    else out.sizes.erase(out.sizes.begin() + static_cast<std::ptrdiff_t>(*axis));
    const std::string target = node.op == "ArgMax" ? "aten::argmax.default" : "aten::argmin.default";
    if (!last) {
        im.graph().emit(node, target, {im.values().tensor("self", node, 0), dim_of(*axis), fx_arg("keepdim", keep)},
                        out, node.outputs[0]);
        return done;
    }
    // The last of equal ones is the first in reverse.
    if (!type.sizes[*axis].is_constant()) return not_mapped(node, message("the last index along a dynamic dimension"));
    const std::string turned = im.graph().emit(
        node, "aten::flip.default",
        {im.values().tensor("self", node, 0), fx_list("dims", {static_cast<std::int64_t>(*axis)})}, type);
    const std::string found = im.graph().emit(node, target, {of(turned), dim_of(*axis), fx_arg("keepdim", keep)}, out);
    im.graph().emit(node, "aten::rsub.Scalar", {of(found), fx_arg("other", type.sizes[*axis].constant() - 1)}, out,
                    node.outputs[0]);
    return done;
}

/// Ranges with constant limits and step.
Result<> range_of_constants(Importer& im, const Node& node) {
    constexpr std::int64_t most = 1 << 22;
    TRY(const TensorType like, im.values().plain(node, 0));
    const auto first = im.values().number(node, 0), limit = im.values().number(node, 1),
               step = im.values().number(node, 2);
    if (!first || !limit || !step || *step == 0 || !std::isfinite((*limit - *first) / *step))
        return not_mapped(node, message("limits or a step that are not constant"));
    const double count = std::max(0.0, std::ceil((*limit - *first) / *step));
    if (count > static_cast<double>(most) || !im.values().spend(8 * static_cast<std::int64_t>(count)))
        return not_mapped(node, message("more constants than fit in memory"));
    Formula f(im, node);
    std::vector<double> numbers;
    for (std::int64_t i = 0; i < static_cast<std::int64_t>(count); ++i)
        numbers.push_back(*first + static_cast<double>(i) * *step);
    const std::string all = im.values().made_constant(node.outputs[0] + "_numbers", DType::f64,
                                                      {static_cast<std::int64_t>(numbers.size())}, numbers);
    f.result(0, f.cast(all, like.dtype));
    return f.end();
}

/// From 0 to a dynamic size, as for position ids.
Result<> range(Importer& im, const Node& node) {
    TRY(const TensorType like, im.values().plain(node, 0));
    if (like.dtype != DType::i64) return range_of_constants(im, node);
    const auto first = im.values().known(node, 0), limit = im.values().known(node, 1),
               step = im.values().known(node, 2);
    if (!first || !limit || !step || first->size() != 1 || limit->size() != 1 || step->size() != 1 ||
        !(step->front() == sym::Expr(1))) {
        return range_of_constants(im, node);
    }
    const TensorType type{.dtype = DType::i64, .sizes = {limit->front() - first->front()}};
    const auto as_arg = [&](std::string name, const sym::Expr& size) -> Result<fx::Arg> {
        TRY(const fx::Arg::Dim dim, im.graph().dim(node, size));
        if (const auto* number = std::get_if<std::int64_t>(&dim)) return fx::Arg{std::move(name), *number};
        return fx::Arg{std::move(name), std::get<fx::ValueName>(dim)};
    };
    TRY(auto start, as_arg("start", first->front()));
    TRY(auto end, as_arg("end", limit->front()));
    im.graph().emit(node, "aten::arange.start_step",
                    {std::move(start), std::move(end), fx_arg("step", std::int64_t{1}), fx_arg("dtype", DType::i64)},
                    type, node.outputs[0]);
    return done;
}

Result<> einsum(Importer& im, const Node& node) {
    const TensorType* declared = im.declared(node.outputs[0]);
    if (!declared) return not_mapped(node, message("a result whose shape is not declared"));
    Items items;
    for (const std::string& input : node.inputs) items.emplace_back(fx::ValueName{input});
    im.graph().emit(node, "aten::einsum.default",
                    {fx_arg("equation", node.text("equation", "")), fx_arg("tensors", std::move(items))},
                    {.dtype = declared->dtype, .sizes = declared->sizes}, node.outputs[0]);
    return done;
}

constexpr auto ordering_rows = std::to_array<Operator>({
    {"CumSum", running_sum},
    {"CumProd", running_sum},
    {"TopK", top_k},
    {"ArgMax", arg_extreme},
    {"ArgMin", arg_extreme},
    {"Range", range},
    {"Einsum", einsum},
});

}  // namespace

std::span<const Operator> ordering_operators() { return ordering_rows; }

}  // namespace arenascope::onnx
