#include "engine/formats/onnx/onnx_folded.h"

#include <algorithm>

#include "engine/formats/onnx/onnx_dims.h"

namespace arenascope::onnx {

namespace {

using Numbers = std::vector<std::int64_t>;

struct Block {
    Numbers sizes, items;

    [[nodiscard]] std::int64_t count() const {
        std::int64_t out = 1;
        for (const std::int64_t size : sizes) out *= size;
        return out;
    }
    [[nodiscard]] Numbers steps() const {
        Numbers out(sizes.size(), 1);
        for (std::size_t i = sizes.size(); i-- > 1;) out[i - 1] = out[i] * sizes[i];
        return out;
    }
};

std::optional<Block> block_of(const Values& values, const Node& node, std::size_t input) {
    if (!values.has(node, input)) return std::nullopt;
    const TensorType& type = values.type_of(node.inputs[input]);
    if (type.dtype != DType::i64 && type.dtype != DType::i32) return std::nullopt;
    Block out;
    std::int64_t count = 1;
    for (const sym::Expr& size : type.sizes) {
        if (!size.is_constant() || size.constant() < 0) return std::nullopt;
        const auto product = checked_mul(count, size.constant());
        if (!product || *product > static_cast<std::int64_t>(Values::most_known)) return std::nullopt;
        count = *product;
        out.sizes.push_back(size.constant());
    }
    auto numbers = values.numbers(node, input);
    if (!numbers || std::ssize(*numbers) != count) return std::nullopt;
    out.items = std::move(*numbers);
    return out;
}

/// Elements of `from` for each element of a result of these sizes: begin + the sum of index * step.
std::optional<Block> picked(const Block& from, const Numbers& sizes, std::int64_t begin, const Numbers& steps) {
    Block out{.sizes = sizes, .items = {}};
    Numbers at(sizes.size(), 0);
    const std::int64_t count = out.count();
    for (std::int64_t i = 0; i < count; ++i) {
        std::int64_t place = begin;
        for (std::size_t k = 0; k < at.size(); ++k) place += at[k] * steps[k];
        if (place < 0 || place >= std::ssize(from.items)) return std::nullopt;
        out.items.push_back(from.items[static_cast<std::size_t>(place)]);
        for (std::size_t k = at.size(); k-- > 0;) {
            if (++at[k] < sizes[k]) break;
            at[k] = 0;
        }
    }
    return out;
}

std::optional<Block> transposed(const Node& node, const Block& from) {
    Numbers order = node.integers("perm");
    if (order.empty())
        for (std::size_t i = from.sizes.size(); i-- > 0;) order.push_back(static_cast<std::int64_t>(i));
    if (order.size() != from.sizes.size()) return std::nullopt;
    const Numbers own = from.steps();
    Numbers sizes, steps;
    for (const std::int64_t each : order) {
        const auto axis = axis_of(each, from.sizes.size());
        if (!axis) return std::nullopt;
        sizes.push_back(from.sizes[*axis]);
        steps.push_back(own[*axis]);
    }
    Numbers sorted = order;
    std::sort(sorted.begin(), sorted.end());
    if (std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end()) return std::nullopt;
    return picked(from, sizes, 0, steps);
}

std::optional<Block> cut(const Values& values, const Node& node, const Block& from) {
    const bool by_input = values.has(node, 1);
    const auto starts = by_input ? values.numbers(node, 1) : node.integers("starts");
    const auto ends = by_input ? values.numbers(node, 2) : node.integers("ends");
    if (!starts || !ends || starts->size() != ends->size()) return std::nullopt;
    auto axes = values.has(node, 3) ? values.numbers(node, 3) : node.integers("axes");
    auto strides = values.has(node, 4) ? values.numbers(node, 4) : Numbers(starts->size(), 1);
    if (axes && axes->empty())
        for (std::size_t i = 0; i < starts->size(); ++i) axes->push_back(static_cast<std::int64_t>(i));
    if (!axes || !strides || axes->size() != starts->size() || strides->size() != starts->size()) return std::nullopt;
    Numbers sizes = from.sizes, steps = from.steps();
    std::int64_t begin = 0;
    for (std::size_t i = 0; i < axes->size(); ++i) {
        const auto axis = axis_of((*axes)[i], sizes.size());
        const std::int64_t stride = (*strides)[i];
        if (!axis || stride == 0 || stride < -most_size || stride > most_size) return std::nullopt;
        const std::int64_t size = from.sizes[*axis];
        const auto inside = [&](std::int64_t at, std::int64_t low, std::int64_t high) {
            return std::clamp<std::int64_t>(at < 0 ? std::max<std::int64_t>(at, -most_size) + size : at, low, high);
        };
        const std::int64_t low = stride > 0 ? 0 : -1, high = stride > 0 ? size : size - 1;
        const std::int64_t first = inside((*starts)[i], low, high);
        // -1 as an end means the last element; far below it, all of them.
        const std::int64_t last = inside((*ends)[i], low, high);
        const std::int64_t reach = stride > 0 ? last - first : first - last, step = std::abs(stride);
        sizes[*axis] = reach <= 0 ? 0 : (reach + step - 1) / step;
        begin += first * steps[*axis];
        steps[*axis] *= stride;
    }
    Block empty{.sizes = sizes, .items = {}};
    if (empty.count() == 0) return empty;
    return picked(from, sizes, begin, steps);
}

std::optional<Block> reshaped(const Values& values, const Node& node, Block from) {
    auto wanted = values.has(node, 1) ? values.numbers(node, 1) : node.integers("shape");
    if (!wanted) return std::nullopt;
    std::optional<std::size_t> rest;
    std::int64_t known = 1;
    for (std::size_t i = 0; i < wanted->size(); ++i) {
        std::int64_t& size = (*wanted)[i];
        if (size == 0 && node.integer("allowzero", 0) == 0) {
            if (i >= from.sizes.size()) return std::nullopt;
            size = from.sizes[i];
        }
        if (size == -1 && !rest) rest = i;
        else if (size < 0) return std::nullopt;
        else {
            const auto product = checked_mul(known, size);
            if (!product) return std::nullopt;
            known = *product;
        }
    }
    const std::int64_t count = std::ssize(from.items);
    if (rest) {
        if (known == 0 || count % known != 0) return std::nullopt;
        (*wanted)[*rest] = count / known;
    } else if (known != count) {
        return std::nullopt;
    }
    from.sizes = std::move(*wanted);
    return from;
}

std::optional<Block> joined(const Values& values, const Node& node) {
    Block out;
    for (std::size_t i = 0; i < node.inputs.size(); ++i) {
        const auto part = block_of(values, node, i);
        if (!part || part->sizes.size() != 2 || (i > 0 && part->sizes[1] != out.sizes[1])) return std::nullopt;
        if (axis_of(node.integer("axis", 0), 2) != std::optional<std::size_t>(0)) return std::nullopt;
        if (i == 0) out.sizes = {0, part->sizes[1]};
        out.sizes[0] += part->sizes[0];
        out.items.insert(out.items.end(), part->items.begin(), part->items.end());
        if (out.items.size() > Values::most_known) return std::nullopt;
    }
    return out;
}

}  // namespace

bool fold_small(Values& values, const Node& node) {
    if (!node.domain.empty() || node.outputs.size() != 1 || node.inputs.empty()) return false;
    const bool known = node.op == "Transpose" || node.op == "Slice" || node.op == "Reshape" || node.op == "Concat";
    if (!known) return false;
    const auto from = block_of(values, node, 0);
    if (!from) return false;
    const auto made = node.op == "Transpose" ? transposed(node, *from)
        : node.op == "Slice"                 ? cut(values, node, *from)
        : node.op == "Reshape"               ? reshaped(values, node, *from)
                                             : joined(values, node);
    if (!made) return false;
    const DType dtype = values.type_of(node.inputs[0]).dtype;
    std::vector<std::byte> bytes;
    for (const std::int64_t item : made->items) {  // little endian: the low bytes come first
        const auto whole = std::as_bytes(std::span(&item, 1));
        bytes.insert(bytes.end(), whole.begin(), whole.begin() + item_size(dtype));
    }
    auto owner = std::make_shared<const std::vector<std::byte>>(std::move(bytes));
    TensorType type{.dtype = dtype};
    type.sizes.assign(made->sizes.begin(), made->sizes.end());
    values.constant(node.outputs[0], std::move(type), Data{ByteView(*owner), owner});
    return true;
}

}  // namespace arenascope::onnx
