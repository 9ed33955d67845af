// Operators that create, move and cut tensors; constants are computed during import.

#include <algorithm>
#include <array>
#include <cstring>

#include "engine/formats/onnx/onnx_import.h"
#include "engine/formats/onnx/ops/operators.h"

namespace arenascope::onnx {

namespace {

using Numbers = std::vector<std::int64_t>;

constexpr std::int64_t most_constant_bytes = 64 << 20;  // limit of expansion from a few bytes of a file

Data held(std::vector<std::byte> bytes) {
    auto owner = std::make_shared<const std::vector<std::byte>>(std::move(bytes));
    return Data{ByteView(*owner), owner};
}

Result<> constant(Importer& im, const Node& node) {
    if (const Attribute* value = node.find("value"); value && value->tensor) {
        im.values().constant(node.outputs[0], value->tensor->type, value->tensor->data);
        return done;
    }
    if (node.find("value_float") || node.find("value_floats")) {
        const std::vector<float> reals = node.find("value_float") ? std::vector<float>{node.real("value_float", 0)}
                                                                  : node.find("value_floats")->floats;
        const auto bytes = std::as_bytes(std::span(reals));
        TensorType type{.dtype = DType::f32};
        if (!node.find("value_float")) type.sizes = {static_cast<std::int64_t>(reals.size())};
        im.values().constant(node.outputs[0], type, held({bytes.begin(), bytes.end()}));
        return done;
    }
    const auto whole = node.find("value_int") ? Numbers{node.integer("value_int", 0)} : node.integers("value_ints");
    if (whole.empty()) return not_mapped(node, message("a constant of this kind"));
    const auto bytes = std::as_bytes(std::span(whole));
    TensorType type{.dtype = DType::i64};
    if (!node.find("value_int")) type.sizes = {static_cast<std::int64_t>(whole.size())};
    im.values().constant(node.outputs[0], type, held({bytes.begin(), bytes.end()}));
    return done;
}

/// A tensor of dynamic size filled with one number.
Result<> filled(Importer& im, const Node& node) {
    const auto shape = im.values().known(node, 0);
    if (!shape) return not_mapped(node, message("a shape that is not constant"));
    TensorType type{.dtype = DType::f32, .sizes = *shape};
    fx::Arg::Variant with = 0.0;
    if (const Attribute* value = node.find("value"); value && value->tensor) {
        type.dtype = value->tensor->type.dtype;
        const ByteView bytes = value->tensor->data.bytes;
        if (type.dtype == DType::f32) with = static_cast<double>(read_at<float>(bytes, 0).value_or(0));
        else if (type.dtype == DType::i64) with = read_at<std::int64_t>(bytes, 0).value_or(0);
        else return not_mapped(node, message("a value of this type"));
    }
    TRY(auto size, im.graph().sizes(node, "size", type.sizes));
    im.graph().emit(node, "aten::full.default",
                    {std::move(size), fx_arg("fill_value", with), fx_arg("dtype", type.dtype)}, type, node.outputs[0]);
    return done;
}

Result<> constant_of_shape(Importer& im, const Node& node) {
    const auto shape = im.values().numbers(node, 0);
    if (!shape) return filled(im, node);
    TensorType type{.dtype = DType::f32};
    std::vector<std::byte> one(4);
    if (const Attribute* value = node.find("value"); value && value->tensor) {
        type.dtype = value->tensor->type.dtype;
        one.assign(value->tensor->data.bytes.begin(), value->tensor->data.bytes.end());
    }
    std::int64_t count = 1;
    for (const std::int64_t size : *shape) {
        const auto product = size < 0 ? std::nullopt : checked_mul(count, size);
        if (!product) return not_mapped(node, message("a constant of this size"));
        if (*product > most_constant_bytes) return filled(im, node);  // made when it runs: the file has no such bytes
        count = *product;
        type.sizes.emplace_back(size);
    }
    const auto width = static_cast<std::size_t>(item_size(type.dtype));
    if (one.size() != width) return not_mapped(node, message("a value of this type"));
    const std::int64_t all = count * static_cast<std::int64_t>(width);
    if (all > most_constant_bytes || !im.values().spend(all)) return filled(im, node);
    std::vector<std::byte> bytes(static_cast<std::size_t>(count) * width);
    for (std::size_t at = 0; at < bytes.size(); at += width) std::memcpy(bytes.data() + at, one.data(), width);
    im.values().constant(node.outputs[0], type, held(std::move(bytes)));
    return done;
}

/// The factors of a product that remain after others are removed.
sym::Expr quotient(const sym::Expr& all, const sym::Expr& known) {
    if (all.is_constant() && known.is_constant()) return all.constant() / known.constant();
    if (known == sym::Expr(1)) return all;
    const auto factors = [](const sym::Expr& of) {
        return of.op() == sym::Op::mul ? of.args() : std::vector<sym::Expr>{of};
    };
    std::vector<sym::Expr> left = factors(all);
    std::int64_t number = 1, divisor = 1;
    std::erase_if(left, [&](const sym::Expr& each) {
        if (each.is_constant()) number = each.constant();
        return each.is_constant();
    });
    for (const sym::Expr& each : factors(known)) {
        if (each.is_constant()) {
            divisor = each.constant();
            continue;
        }
        const auto found = std::find(left.begin(), left.end(), each);
        if (found == left.end()) return sym::Expr::make(sym::Op::floor_div, {all, known});
        left.erase(found);
    }
    if (number % divisor != 0) return sym::Expr::make(sym::Op::floor_div, {all, known});
    sym::Expr out = number / divisor;
    for (const sym::Expr& each : left) out = out * each;
    return out;
}

/// The target shape of a reshape: 0 copies a size, one -1 is inferred.
Result<TensorType> reshaped(Importer& im, const Node& node, const TensorType& from) {
    auto wanted = im.values().known(node, 1);
    if (!wanted && node.find("shape")) {
        const Numbers given = node.integers("shape");
        wanted.emplace(given.begin(), given.end());
    }
    if (!wanted) {
        const TensorType* declared = im.declared(node.outputs[0]);
        if (!declared) return not_mapped(node, message("a shape that is not constant"));
        return TensorType{.dtype = from.dtype, .sizes = declared->sizes};
    }
    TensorType out{.dtype = from.dtype};
    std::optional<std::size_t> rest;
    sym::Expr all = 1, known = 1;
    for (const sym::Expr& size : from.sizes) all = all * size;
    for (std::size_t i = 0; i < wanted->size(); ++i) {
        const sym::Expr& size = (*wanted)[i];
        const bool copies = size == sym::Expr(0) && node.integer("allowzero", 0) == 0;
        if (size == sym::Expr(-1) && !rest) rest = i;
        const bool odd = size.is_constant() && (size.constant() < (rest == i ? -1 : 0) || size.constant() > most_size);
        if (odd || (copies && i >= from.sizes.size()))
            return not_mapped(node, message("a size of {size}", size.text()));
        out.sizes.push_back(copies ? from.sizes[i] : size);
        if (rest != i) known = known * out.sizes.back();
    }
    if (rest) {
        if (known == sym::Expr(0)) return not_mapped(node, message("an empty tensor"));
        out.sizes[*rest] = quotient(all, known);
    }
    return out;
}

/// A shape from run-time data, for a result with declared sizes: a run with other sizes is refused.
Result<> reshape_as_given(Importer& im, const Node& node, const TensorType& from, const TensorType& to) {
    if (im.values().has(node, 1)) im.want(node, 1);
    TRY(std::vector<fx::Arg::Dim> sizes, im.graph().given_numbers(node, 1, to.sizes.size()));
    if (sizes.size() != to.sizes.size())
        return not_mapped(node, message("a shape whose rank differs from the result's"));
    for (std::size_t i = 0; i < std::min(sizes.size(), from.sizes.size()); ++i) {
        if (node.integer("allowzero", 0) != 0) break;
        TRY(const fx::Arg::Dim own, im.graph().dim(node, from.sizes[i]));
        const fx::Arg::Variant size = as_variant(sizes[i]);
        const fx::Arg::Dim copies =
            im.graph().number("_operator::eq", {fx_arg("a", size), fx_arg("b", std::int64_t{0})});
        sizes[i] = im.graph().number(
            "torch::sym_ite", {fx_arg("b", as_variant(copies)), fx_arg("t", as_variant(own)), fx_arg("f", size)});
    }
    im.graph().emit(node, "aten::view.default",
                    {im.values().tensor("self", node, 0), fx::Arg{"size", std::move(sizes)}}, to, node.outputs[0]);
    return done;
}

/// The same for Expand, where the larger of two sizes counts.
Result<> expand_as_given(Importer& im, const Node& node, const TensorType& from, const TensorType& to) {
    if (im.values().has(node, 1)) im.want(node, 1);
    TRY(std::vector<fx::Arg::Dim> sizes, im.graph().given_numbers(node, 1, to.sizes.size()));
    if (from.sizes.size() > to.sizes.size())
        return not_mapped(node, message("a shape whose rank differs from the result's"));
    sizes.insert(sizes.begin(), to.sizes.size() - sizes.size(), fx::Arg::Dim{std::int64_t{1}});
    const std::size_t ahead = to.sizes.size() - from.sizes.size();
    for (std::size_t i = 0; i < from.sizes.size(); ++i) {
        if (from.sizes[i] == sym::Expr(1)) continue;
        TRY(const fx::Arg::Dim own, im.graph().dim(node, from.sizes[i]));
        fx::Arg::Dim& size = sizes[ahead + i];
        if (const auto* one = std::get_if<std::int64_t>(&size); one && *one == 1) size = own;
        else size = im.graph().number("torch::sym_max", {fx_arg("a", as_variant(size)), fx_arg("b", as_variant(own))});
    }
    im.graph().emit(node, "aten::expand.default",
                    {im.values().tensor("self", node, 0), fx::Arg{"size", std::move(sizes)}}, to, node.outputs[0]);
    return done;
}

Result<> reshape(Importer& im, const Node& node) {
    TRY(const TensorType from, im.values().type(node, 0));
    TensorType out{.dtype = from.dtype};
    if (node.op == "Reshape") {
        TRY(out, reshaped(im, node, from));
    } else {  // Flatten
        const std::int64_t axis = node.integer("axis", 1);
        const auto rank = static_cast<std::int64_t>(from.sizes.size());
        if (axis < -rank || axis > rank) return not_mapped(node, message("its axis"));
        out.sizes = {1, 1};
        for (std::int64_t i = 0; i < rank; ++i) {
            sym::Expr& side = out.sizes[i < (axis < 0 ? axis + rank : axis) ? 0 : 1];
            side = side * from.sizes[static_cast<std::size_t>(i)];
        }
    }
    const auto before = fixed_sizes(from), after = fixed_sizes(out);
    if (before && after) {
        const auto count = [](const Numbers& sizes) {
            std::optional<std::int64_t> total = 1;
            for (const std::int64_t size : sizes) total = total ? checked_mul(*total, size) : total;
            return total;
        };
        if (!count(*before) || count(*before) != count(*after))
            return not_mapped(node, message("a reshape to another number of elements"));
    }
    const bool is_given = node.op == "Reshape" && !node.find("shape") && !im.values().known(node, 1);
    if (is_given) return reshape_as_given(im, node, from, out);
    return im.graph().view(node, node.inputs[0], out, node.outputs[0]);
}

std::optional<Numbers> axes_of(Importer& im, const Node& node) {
    if (node.find("axes")) return node.integers("axes");
    return im.values().has(node, 1) ? im.values().numbers(node, 1) : std::optional<Numbers>(Numbers());
}

Result<> squeeze(Importer& im, const Node& node) {
    TRY(const TensorType from, im.values().type(node, 0));
    const auto axes = axes_of(im, node);
    if (!axes) return not_mapped(node, message("axes that are not constant"));
    const bool adds = node.op == "Unsqueeze";
    const std::size_t rank = from.sizes.size() + (adds ? axes->size() : 0);
    std::vector<bool> marked(rank, false);
    for (const std::int64_t axis : *axes) {
        const auto at = axis_of(axis, rank);
        if (!at || marked[*at]) return not_mapped(node, message("axis {axis}", axis));
        marked[*at] = true;
    }
    TensorType out{.dtype = from.dtype};
    std::size_t next = 0;
    for (std::size_t i = 0; i < rank; ++i) {
        if (adds) {
            out.sizes.push_back(marked[i] ? sym::Expr(1) : from.sizes[next++]);
        } else if (!(axes->empty() ? from.sizes[i] == sym::Expr(1) : marked[i])) {
            out.sizes.push_back(from.sizes[i]);
        }
    }
    return im.graph().view(node, node.inputs[0], out, node.outputs[0]);
}

Result<> transpose(Importer& im, const Node& node) {
    TRY(const TensorType from, im.values().type(node, 0));
    Numbers order = node.integers("perm");
    if (order.empty()) {
        for (std::size_t i = from.sizes.size(); i-- > 0;) order.push_back(static_cast<std::int64_t>(i));
    }
    if (order.size() != from.sizes.size()) return not_mapped(node, message("a permutation of a different rank"));
    TensorType out{.dtype = from.dtype};
    std::vector<bool> seen(order.size(), false);
    for (const std::int64_t dim : order) {
        const auto at = axis_of(dim, order.size());
        if (!at || seen[*at]) return not_mapped(node, message("its permutation"));
        seen[*at] = true;
        out.sizes.push_back(from.sizes[*at]);
    }
    im.graph().emit(node, "aten::permute.default", {im.values().tensor("self", node, 0), fx_list("dims", order)}, out,
                    node.outputs[0]);
    return done;
}

Result<> concat(Importer& im, const Node& node) {
    TRY(TensorType type, im.values().type(node, 0));
    const auto axis = axis_of(node.integer("axis", 1), type.sizes.size());
    if (!axis) return not_mapped(node, message("its axis"));
    std::vector<fx::Arg::Item> items;
    for (std::size_t i = 0; i < node.inputs.size(); ++i) {
        TRY(const TensorType each, im.values().type(node, i));
        if (each.sizes.size() != type.sizes.size() || each.dtype != type.dtype)
            return not_mapped(node, message("inputs with incompatible shapes"));
        items.emplace_back(fx::ValueName{node.inputs[i]});
        if (i > 0) type.sizes[*axis] = type.sizes[*axis] + each.sizes[*axis];
    }
    im.graph().emit(node, "aten::cat.default",
                    {fx_arg("tensors", std::move(items)), fx_arg("dim", static_cast<std::int64_t>(*axis))},
                    {.dtype = type.dtype, .sizes = type.sizes}, node.outputs[0]);
    return done;
}

Result<> expand(Importer& im, const Node& node) {
    TRY(const TensorType from, im.values().type(node, 0));
    TensorType wanted{.dtype = from.dtype};
    if (auto shape = im.values().known(node, 1)) {
        for (const sym::Expr& size : *shape) {
            if (size.is_constant() && (size.constant() < 0 || size.constant() > most_size))
                return not_mapped(node, message("a size of {size}", size.text()));
        }
        wanted.sizes = std::move(*shape);
    } else if (const TensorType* declared = im.declared(node.outputs[0])) {
        wanted.sizes = declared->sizes;
    } else {
        return not_mapped(node, message("a shape that is not constant"));
    }
    const auto sizes = broadcast(from.sizes, wanted.sizes);
    if (!sizes) return not_mapped(node, message("a shape that does not match the input"));
    if (!im.values().known(node, 1)) return expand_as_given(im, node, from, {.dtype = from.dtype, .sizes = *sizes});
    TRY(auto size, im.graph().sizes(node, "size", *sizes));
    im.graph().emit(node, "aten::expand.default", {im.values().tensor("self", node, 0), std::move(size)},
                    {.dtype = from.dtype, .sizes = *sizes}, node.outputs[0]);
    return done;
}

/// Limits of a slice: numbers, or an end that depends on dynamic dimensions.
struct Limits {
    Numbers starts, axes, steps;
    std::vector<sym::Expr> ends;
};

Result<Limits> limits_of(Importer& im, const Node& node) {
    const bool by_input = im.values().has(node, 1);
    const auto starts = by_input ? im.values().numbers(node, 1) : node.integers("starts");
    auto ends = by_input ? im.values().known(node, 2) : std::nullopt;
    if (!by_input) {
        const Numbers given = node.integers("ends");
        ends.emplace(given.begin(), given.end());
    }
    if (!starts || !ends || starts->size() != ends->size() || starts->empty())
        return not_mapped(node, message("limits that are not constant"));
    Limits out{.starts = *starts, .axes = node.integers("axes"), .steps = Numbers(starts->size(), 1), .ends = *ends};
    if (im.values().has(node, 3)) out.axes = im.values().numbers(node, 3).value_or(Numbers());
    if (im.values().has(node, 4)) out.steps = im.values().numbers(node, 4).value_or(Numbers());
    const bool all = out.axes.empty();
    for (std::size_t i = 0; all && i < starts->size(); ++i) out.axes.push_back(static_cast<std::int64_t>(i));
    if (out.axes.size() != starts->size() || out.steps.size() != starts->size())
        return not_mapped(node, message("axes or steps that are not constant"));
    return out;
}

/// Backwards: the same elements forwards, then reversed.
Result<std::string> slice_backwards(Importer& im, const Node& node, const std::string& of, std::size_t axis,
                                    std::int64_t start, std::int64_t end, std::int64_t step, TensorType& type,
                                    const std::string& name) {
    const std::int64_t size = type.sizes[axis].constant();
    const auto dim = fx_arg("dim", static_cast<std::int64_t>(axis));
    const std::int64_t first = std::clamp<std::int64_t>(start < 0 ? start + size : start, -1, size - 1);
    const std::int64_t last = end < -size ? -1 : std::clamp<std::int64_t>(end < 0 ? end + size : end, -1, size - 1);
    const std::int64_t stride = step < -size ? std::max<std::int64_t>(size, 1) : -step;
    const std::int64_t count = first > last ? (first - last + stride - 1) / stride : 0;
    const std::int64_t lowest = count == 0 ? 0 : first - (count - 1) * stride;
    type.sizes[axis] = count;
    const std::string part = im.graph().emit(node, "aten::slice.Tensor",
                                             {fx_value("self", of), dim, fx_arg("start", lowest),
                                              fx_arg("end", count == 0 ? 0 : first + 1), fx_arg("step", stride)},
                                             type);
    return im.graph().emit(node, "aten::flip.default",
                           {fx_value("self", part), fx_list("dims", {static_cast<std::int64_t>(axis)})}, type, name);
}

Result<> slice(Importer& im, const Node& node) {
    TRY(TensorType type, im.values().plain(node, 0));
    TRY(const Limits limits, limits_of(im, node));
    std::string so_far = node.inputs[0];
    for (std::size_t i = 0; i < limits.starts.size(); ++i) {
        const auto axis = axis_of(limits.axes[i], type.sizes.size());
        if (!axis) return not_mapped(node, message("axis {axes}", limits.axes[i]));
        const std::string name = i + 1 == limits.starts.size() ? node.outputs[0] : std::string();
        const std::int64_t start = limits.starts[i], step = limits.steps[i];
        const sym::Expr &end = limits.ends[i], &whole = type.sizes[*axis];
        const bool to_the_end = end.is_constant() && end.constant() >= most_size;
        if (step == 0) return not_mapped(node, message("steps of 0"));
        if (step < 0) {
            if (!whole.is_constant() || !end.is_constant())
                return not_mapped(node, message("a reversed slice of a dynamic dimension"));
            TRY(so_far, slice_backwards(im, node, so_far, *axis, start, end.constant(), step, type, name));
            continue;
        }
        fx::Arg from = fx_arg("start", start), to = fx_arg("end", fx::None{});
        std::int64_t stride = step;
        if (whole.is_constant() && end.is_constant()) {
            const std::int64_t size = whole.constant();
            const auto inside = [&](std::int64_t at) {
                return std::clamp<std::int64_t>(at < 0 ? at + size : at, 0, size);
            };
            const std::int64_t first = inside(start), last = std::max(first, inside(end.constant()));
            stride = std::min<std::int64_t>(step, std::max<std::int64_t>(size, 1));
            type.sizes[*axis] = (last - first + stride - 1) / stride;
            from.value = first;
            to.value = last;
        } else if (start >= 0 && step == 1 && (to_the_end || !end.is_constant() || end.constant() < 0)) {
            // Within a dynamic dimension, or up to one: models assume that the limits are inside.
            const sym::Expr last = to_the_end ? whole : end.is_constant() ? whole + end : end;
            TRY(const fx::Arg::Dim limit, im.graph().dim(node, last));
            if (const auto* number = std::get_if<std::int64_t>(&limit)) to.value = *number;
            else to.value = std::get<fx::ValueName>(limit);
            type.sizes[*axis] = last - sym::Expr(start);
        } else {
            return not_mapped(node, message("a slice of a dynamic dimension"));
        }
        so_far = im.graph().emit(node, "aten::slice.Tensor",
                                 {fx_value("self", so_far), fx_arg("dim", static_cast<std::int64_t>(*axis)),
                                  std::move(from), std::move(to), fx_arg("step", stride)},
                                 type, name);
    }
    return done;
}

/// Identity, and dropout in inference; its mask is true everywhere.
Result<> same(Importer& im, const Node& node) {
    TRY(const TensorType type, im.values().type(node, 0));
    if (im.values().has(node, 2)) {
        const auto training = im.values().known(node, 2);
        const bool off = training && training->size() == 1 && training->front() == sym::Expr(0);
        const auto ratio = off ? std::nullopt : im.values().number(node, 1);
        if (!off && !(ratio && *ratio == 0)) return not_mapped(node, message("training mode"));
    }
    if (node.op == "Dropout" && node.outputs.size() > 1 && !node.outputs[1].empty()) {
        TRY(auto size, im.graph().sizes(node, "size", type.sizes));
        im.graph().emit(node, "aten::full.default",
                        {std::move(size), fx_arg("fill_value", true), fx_arg("dtype", DType::boolean)},
                        {.dtype = DType::boolean, .sizes = type.sizes}, node.outputs[1]);
    }
    im.graph().emit(node, "aten::clone.default", {im.values().tensor("self", node, 0)},
                    {.dtype = type.dtype, .sizes = type.sizes}, node.outputs[0]);
    return done;
}

constexpr auto shape_rows = std::to_array<Operator>({
    {"Constant", constant},
    {"ConstantOfShape", constant_of_shape},
    {"Reshape", reshape},
    {"Flatten", reshape},
    {"Squeeze", squeeze},
    {"Unsqueeze", squeeze},
    {"Transpose", transpose},
    {"Concat", concat},
    {"Expand", expand},
    {"Slice", slice},
    {"Identity", same},
    {"Dropout", same},
});

}  // namespace

std::span<const Operator> shape_operators() { return shape_rows; }

}  // namespace arenascope::onnx
