// Operators that make, move and cut tensors; constants are computed while importing.

#include <algorithm>
#include <array>
#include <cstring>

#include "engine/formats/onnx/onnx_import.h"

namespace arenascope::onnx {

namespace {

using Numbers = std::vector<std::int64_t>;

constexpr std::int64_t most_constant_bytes = 64 << 20;  // that a few bytes of a file may ask for

Data held(std::vector<std::byte> bytes) {
    auto owner = std::make_shared<const std::vector<std::byte>>(std::move(bytes));
    return Data{ByteView(*owner), owner};
}

Result<> constant(Importer& im, const Node& node) {
    if (const Attribute* value = node.find("value"); value && value->tensor) {
        im.constant(node.outputs[0], value->tensor->type, value->tensor->data);
        return done;
    }
    const auto whole = node.find("value_int") ? Numbers{node.integer("value_int", 0)} : node.integers("value_ints");
    if (whole.empty()) return not_mapped(node, "a constant of this kind");
    const auto bytes = std::as_bytes(std::span(whole));
    TensorType type{.dtype = DType::i64};
    if (!node.find("value_int")) type.sizes = {static_cast<std::int64_t>(whole.size())};
    im.constant(node.outputs[0], type, held({bytes.begin(), bytes.end()}));
    return done;
}

Result<> constant_of_shape(Importer& im, const Node& node) {
    const auto shape = im.numbers(node, 0);
    if (!shape) return not_mapped(node, "a shape that is not constant");
    TensorType type{.dtype = DType::f32};
    std::vector<std::byte> one(4);
    if (const Attribute* value = node.find("value"); value && value->tensor) {
        type.dtype = value->tensor->type.dtype;
        one.assign(value->tensor->data.bytes.begin(), value->tensor->data.bytes.end());
    }
    std::int64_t count = 1;
    for (const std::int64_t size : *shape) {
        const auto product = size < 0 ? std::nullopt : checked_mul(count, size);
        if (!product || *product > most_constant_bytes) {
            return not_mapped(node, "a constant of more than " + std::to_string(most_constant_bytes) + " elements");
        }
        count = *product;
        type.sizes.emplace_back(size);
    }
    const auto width = static_cast<std::size_t>(item_size(type.dtype));
    if (one.size() != width || count * static_cast<std::int64_t>(width) > most_constant_bytes) return not_mapped(node, "a constant of this size");
    if (!im.spend(count * static_cast<std::int64_t>(width))) return not_mapped(node, "more constants than fit in memory");
    std::vector<std::byte> bytes(static_cast<std::size_t>(count) * width);
    for (std::size_t at = 0; at < bytes.size(); at += width) std::memcpy(bytes.data() + at, one.data(), width);
    im.constant(node.outputs[0], type, held(std::move(bytes)));
    return done;
}

Result<> shape(Importer& im, const Node& node) {
    TRY(const TensorType type, im.type(node, 0));
    const auto sizes = fixed_sizes(type);
    if (!sizes || node.find("start") || node.find("end")) return not_mapped(node, "the shape of an open tensor");
    const auto bytes = std::as_bytes(std::span(*sizes));
    im.constant(node.outputs[0], {.dtype = DType::i64, .sizes = {static_cast<std::int64_t>(sizes->size())}}, held({bytes.begin(), bytes.end()}));
    return done;
}

/// The shape that a reshape asks for: 0 copies a size, one -1 takes what is left.
Result<TensorType> reshaped(Importer& im, const Node& node, const TensorType& from) {
    auto wanted = im.numbers(node, 1);
    if (!wanted && node.find("shape")) wanted = node.integers("shape");
    if (!wanted) {
        const TensorType* declared = im.declared(node.outputs[0]);
        if (!declared) return not_mapped(node, "a shape that is not constant");
        return TensorType{.dtype = from.dtype, .sizes = declared->sizes};
    }
    TensorType out{.dtype = from.dtype};
    std::optional<std::size_t> rest;
    sym::Expr all = 1, known = 1;
    for (const sym::Expr& size : from.sizes) all = all * size;
    for (std::size_t i = 0; i < wanted->size(); ++i) {
        const std::int64_t size = (*wanted)[i];
        if (size == -1 && !rest) rest = i;
        if (size < -1 || size > most_size || (size == 0 && i >= from.sizes.size())) return not_mapped(node, "a size of " + std::to_string(size));
        out.sizes.push_back(size > 0 ? sym::Expr(size) : size == 0 && node.integer("allowzero", 0) == 0 ? from.sizes[i] : sym::Expr(0));
        if (!rest || *rest != i) known = known * out.sizes.back();
    }
    if (rest) {
        if (known == sym::Expr(0)) return not_mapped(node, "an empty tensor");
        out.sizes[*rest] = all.is_constant() && known.is_constant() ? sym::Expr(all.constant() / known.constant())
                                                                     : sym::Expr::make(sym::Op::floor_div, {all, known});
    }
    return out;
}

Result<> reshape(Importer& im, const Node& node) {
    TRY(const TensorType from, im.type(node, 0));
    TensorType out{.dtype = from.dtype};
    if (node.op == "Reshape") {
        TRY(out, reshaped(im, node, from));
    } else {  // Flatten
        const std::int64_t axis = node.integer("axis", 1);
        const auto rank = static_cast<std::int64_t>(from.sizes.size());
        if (axis < -rank || axis > rank) return not_mapped(node, "its axis");
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
        if (!count(*before) || count(*before) != count(*after)) return not_mapped(node, "a reshape to another number of elements");
    }
    return im.view(node, node.inputs[0], out, node.outputs[0]);
}

std::optional<Numbers> axes_of(Importer& im, const Node& node) {
    if (node.find("axes")) return node.integers("axes");
    return im.has(node, 1) ? im.numbers(node, 1) : std::optional<Numbers>(Numbers());
}

Result<> squeeze(Importer& im, const Node& node) {
    TRY(const TensorType from, im.type(node, 0));
    const auto axes = axes_of(im, node);
    if (!axes) return not_mapped(node, "axes that are not constant");
    const bool adds = node.op == "Unsqueeze";
    const std::size_t rank = from.sizes.size() + (adds ? axes->size() : 0);
    std::vector<bool> marked(rank, false);
    for (const std::int64_t axis : *axes) {
        const auto at = axis_of(axis, rank);
        if (!at || marked[*at]) return not_mapped(node, "axis " + std::to_string(axis));
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
    return im.view(node, node.inputs[0], out, node.outputs[0]);
}

Result<> transpose(Importer& im, const Node& node) {
    TRY(const TensorType from, im.type(node, 0));
    Numbers order = node.integers("perm");
    if (order.empty()) {
        for (std::size_t i = from.sizes.size(); i-- > 0;) order.push_back(static_cast<std::int64_t>(i));
    }
    if (order.size() != from.sizes.size()) return not_mapped(node, "an order of another rank");
    TensorType out{.dtype = from.dtype};
    std::vector<bool> seen(order.size(), false);
    for (const std::int64_t dim : order) {
        const auto at = axis_of(dim, order.size());
        if (!at || seen[*at]) return not_mapped(node, "its order");
        seen[*at] = true;
        out.sizes.push_back(from.sizes[*at]);
    }
    im.emit(node, "aten::permute.default", {im.tensor("self", node, 0), Importer::list("dims", order)}, out, node.outputs[0]);
    return done;
}

Result<> concat(Importer& im, const Node& node) {
    TRY(TensorType type, im.type(node, 0));
    const auto axis = axis_of(node.integer("axis", 1), type.sizes.size());
    if (!axis) return not_mapped(node, "its axis");
    std::vector<fx::Arg::Item> items;
    for (std::size_t i = 0; i < node.inputs.size(); ++i) {
        TRY(const TensorType each, im.type(node, i));
        if (each.sizes.size() != type.sizes.size() || each.dtype != type.dtype) return not_mapped(node, "its inputs do not go together");
        items.emplace_back(fx::ValueName{node.inputs[i]});
        if (i > 0) type.sizes[*axis] = type.sizes[*axis] + each.sizes[*axis];
    }
    im.emit(node, "aten::cat.default", {Importer::arg("tensors", std::move(items)), Importer::arg("dim", static_cast<std::int64_t>(*axis))},
            {.dtype = type.dtype, .sizes = type.sizes}, node.outputs[0]);
    return done;
}

Result<> gather(Importer& im, const Node& node) {
    TRY(const TensorType from, im.type(node, 0));
    TRY(const TensorType index, im.type(node, 1));
    const auto axis = axis_of(node.integer("axis", 0), from.sizes.size());
    if (!axis) return not_mapped(node, "its axis");
    const auto known = im.numbers(node, 1);
    const bool negative = known && std::any_of(known->begin(), known->end(), [](std::int64_t i) { return i < 0; });
    if (index.sizes.size() != 1 || negative) return not_mapped(node, "indices of this form");
    TensorType out{.dtype = from.dtype, .sizes = from.sizes};
    out.sizes[*axis] = index.sizes[0];
    im.emit(node, "aten::index_select.default",
            {im.tensor("self", node, 0), Importer::arg("dim", static_cast<std::int64_t>(*axis)), im.tensor("index", node, 1)}, out,
            node.outputs[0]);
    return done;
}

Result<> expand(Importer& im, const Node& node) {
    TRY(const TensorType from, im.type(node, 0));
    TensorType wanted{.dtype = from.dtype};
    if (const auto shape = im.numbers(node, 1)) {
        for (const std::int64_t size : *shape) {
            if (size < 0 || size > most_size) return not_mapped(node, "a size of " + std::to_string(size));
            wanted.sizes.emplace_back(size);
        }
    } else if (const TensorType* declared = im.declared(node.outputs[0])) {
        wanted.sizes = declared->sizes;
    } else {
        return not_mapped(node, "a shape that is not constant");
    }
    const auto sizes = broadcast(from.sizes, wanted.sizes);
    const auto fixed = sizes ? fixed_sizes({.dtype = from.dtype, .sizes = *sizes}) : std::nullopt;
    if (!fixed) return not_mapped(node, "a shape that is open or does not go with the input");
    im.emit(node, "aten::expand.default", {im.tensor("self", node, 0), Importer::list("size", *fixed)},
            {.dtype = from.dtype, .sizes = *sizes}, node.outputs[0]);
    return done;
}

Result<> slice(Importer& im, const Node& node) {
    TRY(const TensorType from, im.type(node, 0));
    const bool by_input = im.has(node, 1);
    const auto starts = by_input ? im.numbers(node, 1) : node.integers("starts");
    const auto ends = by_input ? im.numbers(node, 2) : node.integers("ends");
    if (!starts || !ends || starts->size() != ends->size() || starts->empty()) return not_mapped(node, "limits that are not constant");
    Numbers axes = node.integers("axes"), steps(starts->size(), 1);
    if (im.has(node, 3)) axes = im.numbers(node, 3).value_or(Numbers());
    if (im.has(node, 4)) steps = im.numbers(node, 4).value_or(Numbers());
    for (std::size_t i = 0; axes.empty() && i < starts->size(); ++i) axes.push_back(static_cast<std::int64_t>(i));
    if (axes.size() != starts->size() || steps.size() != starts->size()) return not_mapped(node, "axes or steps that are not constant");
    std::string so_far = node.inputs[0];
    TensorType type{.dtype = from.dtype, .sizes = from.sizes};
    for (std::size_t i = 0; i < starts->size(); ++i) {
        const auto axis = axis_of(axes[i], type.sizes.size());
        if (!axis || steps[i] < 1 || !type.sizes[*axis].is_constant()) return not_mapped(node, "a slice backwards or of an open dimension");
        const std::int64_t size = type.sizes[*axis].constant();
        const auto inside = [&](std::int64_t at) { return std::clamp<std::int64_t>(at < 0 ? at + size : at, 0, size); };
        const std::int64_t first = inside((*starts)[i]), last = std::max(first, inside((*ends)[i]));
        const std::int64_t step = std::min<std::int64_t>(steps[i], std::max<std::int64_t>(size, 1));
        type.sizes[*axis] = (last - first + step - 1) / step;
        so_far = im.emit(node, "aten::slice.Tensor",
                         {Importer::value("self", so_far), Importer::arg("dim", static_cast<std::int64_t>(*axis)),
                          Importer::arg("start", first), Importer::arg("end", last), Importer::arg("step", step)},
                         type, i + 1 == starts->size() ? node.outputs[0] : std::string());
    }
    return done;
}

/// Identity, and dropout of inference; its mask is not made, so that whoever reads it is refused by name.
Result<> same(Importer& im, const Node& node) {
    TRY(const TensorType type, im.type(node, 0));
    im.emit(node, "aten::clone.default", {im.tensor("self", node, 0)}, {.dtype = type.dtype, .sizes = type.sizes}, node.outputs[0]);
    return done;
}

constexpr auto operators = std::to_array<Operator>({
    {"Constant", constant}, {"ConstantOfShape", constant_of_shape}, {"Shape", shape}, {"Reshape", reshape}, {"Flatten", reshape},
    {"Squeeze", squeeze}, {"Unsqueeze", squeeze}, {"Transpose", transpose}, {"Concat", concat}, {"Gather", gather},
    {"Expand", expand}, {"Slice", slice}, {"Identity", same}, {"Dropout", same},
});

}  // namespace

std::span<const Operator> shape_operators() { return operators; }

}  // namespace arenascope::onnx
