// Operators that select, place and repeat elements.

#include <algorithm>
#include <cmath>
#include <cstring>
#include <optional>

#include "engine/formats/onnx/onnx_import.h"
#include "engine/formats/onnx/ops/formula.h"
#include "engine/formats/onnx/ops/operators.h"

namespace arenascope::onnx {

namespace {

using Numbers = std::vector<std::int64_t>;
using Items = std::vector<fx::Arg::Item>;

fx::Arg dim_of(std::size_t axis) { return fx_arg("dim", static_cast<std::int64_t>(axis)); }
fx::Arg of(const std::string& value) { return fx_value("self", value); }

/// The value as i64, as index kernels require.
std::string as_index(Importer& im, const Node& node, std::size_t input) {
    const TensorType type = im.values().types().at(node.inputs[input]);
    if (type.dtype == DType::i64) return node.inputs[input];
    return im.graph().emit(node, "aten::_to_copy.default",
                           {im.values().tensor("self", node, input), fx_arg("dtype", DType::i64)},
                           {.dtype = DType::i64, .sizes = type.sizes});
}

/// Constant indices counted from the front; kernels handle negative indices of others.
std::optional<Numbers> from_the_front(const Importer& im, const Node& node, std::size_t input, const sym::Expr& size) {
    auto numbers = im.values().numbers(node, input);
    if (!numbers) return std::nullopt;
    for (std::int64_t& index : *numbers) {
        if (index >= 0) continue;
        if (!size.is_constant()) return std::nullopt;
        index += size.constant();
        if (index < 0) return std::nullopt;
    }
    return numbers;
}

std::string constant_list(Importer& im, const Node& node, const Numbers& numbers, std::vector<sym::Expr> sizes) {
    const auto bytes = std::as_bytes(std::span(numbers));
    auto owner = std::make_shared<const std::vector<std::byte>>(bytes.begin(), bytes.end());
    const std::string name = im.values().fresh(node.outputs[0] + "_list");
    im.values().constant(name, {.dtype = DType::i64, .sizes = std::move(sizes)}, Data{ByteView(*owner), owner});
    return name;
}

Result<> gather(Importer& im, const Node& node) {
    TRY(const TensorType from, im.values().plain(node, 0));
    TRY(const TensorType index, im.values().plain(node, 1));
    const auto axis = axis_of(node.integer("axis", 0), from.sizes.size());
    if (!axis) return not_mapped(node, message("its axis"));
    TensorType out{.dtype = from.dtype,
                   .sizes = {from.sizes.begin(), from.sizes.begin() + static_cast<std::ptrdiff_t>(*axis)}};
    out.sizes.insert(out.sizes.end(), index.sizes.begin(), index.sizes.end());
    out.sizes.insert(out.sizes.end(), from.sizes.begin() + static_cast<std::ptrdiff_t>(*axis) + 1, from.sizes.end());
    const auto known = from_the_front(im, node, 1, from.sizes[*axis]);
    if (known && known->size() == 1 && index.sizes.empty()) {
        im.graph().emit(node, "aten::select.int",
                        {im.values().tensor("self", node, 0), dim_of(*axis), fx_arg("index", known->front())}, out,
                        node.outputs[0]);
        return done;
    }
    if (known && index.sizes.size() == 1) {
        const std::string list = constant_list(im, node, *known, index.sizes);
        im.graph().emit(node, "aten::index_select.default",
                        {im.values().tensor("self", node, 0), dim_of(*axis), fx_value("index", list)}, out,
                        node.outputs[0]);
        return done;
    }
    Items indices(*axis, std::nullopt);
    indices.emplace_back(fx::ValueName{as_index(im, node, 1)});
    im.graph().emit(node, "aten::index.Tensor",
                    {im.values().tensor("self", node, 0), fx_arg("indices", std::move(indices))}, out, node.outputs[0]);
    return done;
}

/// Negative indices along an axis, counted from the front: index + size where index is below 0.
std::string counted_from_front(Importer& im, const Node& node, std::size_t input, std::int64_t size) {
    const TensorType type{.dtype = DType::i64, .sizes = im.values().types().at(node.inputs[input]).sizes};
    const std::string index = as_index(im, node, input);
    return im.graph().emit(node, "aten::remainder.Scalar", {of(index), fx_arg("other", size)}, type);
}

Result<> gather_elements(Importer& im, const Node& node) {
    TRY(const TensorType from, im.values().plain(node, 0));
    TRY(const TensorType index, im.values().plain(node, 1));
    const auto axis = axis_of(node.integer("axis", 0), from.sizes.size());
    if (!axis || !from.sizes[*axis].is_constant() || from.sizes[*axis].constant() < 1)
        return not_mapped(node, message("its axis"));
    const std::string at = counted_from_front(im, node, 1, from.sizes[*axis].constant());
    im.graph().emit(node, "aten::gather.default",
                    {im.values().tensor("self", node, 0), dim_of(*axis), fx_value("index", at)},
                    {.dtype = from.dtype, .sizes = index.sizes}, node.outputs[0]);
    return done;
}

/// The last dimension of indices is a position: one list of indices for each of its numbers.
Result<Items> columns(Importer& im, const Node& node, std::size_t input, std::size_t first_dims, TensorType& column) {
    const TensorType index = im.values().types().at(node.inputs[input]);
    if (index.sizes.empty() || !index.sizes.back().is_constant() || index.sizes.back().constant() > 16)
        return not_mapped(node, message("indices of this form"));
    column = {.dtype = DType::i64, .sizes = {index.sizes.begin(), index.sizes.end() - 1}};
    const std::string whole = as_index(im, node, input);
    Items out(first_dims, std::nullopt);
    for (std::int64_t i = 0; i < index.sizes.back().constant(); ++i) {
        out.emplace_back(fx::ValueName{im.graph().emit(
            node, "aten::select.int", {of(whole), dim_of(index.sizes.size() - 1), fx_arg("index", i)}, column)});
    }
    return out;
}

Result<> gather_nd(Importer& im, const Node& node) {
    TRY(const TensorType from, im.values().plain(node, 0));
    if (node.integer("batch_dims", 0) != 0) return not_mapped(node, message("batch dimensions"));
    TensorType column;
    TRY(Items indices, columns(im, node, 1, 0, column));
    if (indices.size() > from.sizes.size()) return not_mapped(node, message("more indices than dimensions"));
    TensorType out{.dtype = from.dtype, .sizes = column.sizes};
    out.sizes.insert(out.sizes.end(), from.sizes.begin() + static_cast<std::ptrdiff_t>(indices.size()),
                     from.sizes.end());
    im.graph().emit(node, "aten::index.Tensor",
                    {im.values().tensor("self", node, 0), fx_arg("indices", std::move(indices))}, out, node.outputs[0]);
    return done;
}

/// ScatterND as a scatter of single elements: each element gets its flat index.
Result<> scatter_flat(Importer& im, const Node& node) {
    Formula f(im, node);
    const auto sizes = countable_sizes(f.type(f.in(0))), index = countable_sizes(f.type(f.in(1)));
    if (!sizes || !index || index->empty() || index->back() > std::ssize(*sizes))
        return not_mapped(node, message("a dynamic size"));
    std::int64_t behind = 1, places = 1, all = 1;
    const auto depth = static_cast<std::size_t>(index->back());
    for (std::size_t i = 0; i < sizes->size(); ++i) {
        all *= (*sizes)[i];
        if (i >= depth) behind *= (*sizes)[i];
    }
    for (std::size_t i = 0; i + 1 < index->size(); ++i) places *= (*index)[i];
    const auto bytes = checked_mul(behind, 8);
    if (!bytes || !im.values().spend(*bytes)) return not_mapped(node, message("more constants than fit in memory"));
    Numbers steps(depth), offsets;
    std::int64_t step = behind;
    for (std::size_t i = depth; i-- > 0;) {
        steps[i] = step;
        step *= (*sizes)[i];
    }
    for (std::int64_t i = 0; i < behind; ++i) offsets.push_back(i);
    const Numbers limits(sizes->begin(), sizes->begin() + static_cast<std::ptrdiff_t>(depth));
    const std::string front = f.op("Mod", {f.cast(f.in(1), DType::i64), f.ints(limits)});
    const std::string first =
        f.op("ReduceSum", {f.mul(front, f.ints(steps)), f.ints({-1})}, {{"keepdims", attribute(std::int64_t{1})}});
    const std::string at = f.add(f.reshape(first, {places, 1}), f.ints(offsets));
    const std::string made =
        f.op("ScatterElements",
             {f.reshape(f.in(0), {all}), f.reshape(at, {places * behind}), f.reshape(f.in(2), {places * behind})},
             {{"axis", attribute(std::int64_t{0})}, {"reduction", attribute(node.text("reduction", "none"))}});
    f.result(0, f.reshape(made, f.sizes(f.in(0))));
    return f.end();
}

Result<> scatter_nd(Importer& im, const Node& node) {
    TRY(const TensorType from, im.values().plain(node, 0));
    const std::string how = node.text("reduction", "none");
    if (how != "none" && how != "add") return scatter_flat(im, node);
    TensorType column;
    TRY(Items indices, columns(im, node, 1, 0, column));
    if (indices.size() > from.sizes.size()) return not_mapped(node, message("more indices than dimensions"));
    im.graph().emit(node, "aten::index_put.default",
                    {im.values().tensor("self", node, 0), fx_arg("indices", std::move(indices)),
                     im.values().tensor("values", node, 2), fx_arg("accumulate", how == "add")},
                    from, node.outputs[0]);
    return done;
}

Result<> scatter_elements(Importer& im, const Node& node) {
    TRY(const TensorType from, im.values().plain(node, 0));
    const auto axis = axis_of(node.integer("axis", 0), from.sizes.size());
    const std::string how = node.text("reduction", "none");
    const char* reduce = how == "mul" ? "prod" : how == "max" ? "amax" : how == "min" ? "amin" : nullptr;
    if (how != "none" && how != "add" && !reduce) return not_mapped(node, message("reduction '{mode}'", how));
    if (!axis || !from.sizes[*axis].is_constant() || from.sizes[*axis].constant() < 1)
        return not_mapped(node, message("its axis"));
    const std::string at = counted_from_front(im, node, 1, from.sizes[*axis].constant());
    if (reduce) {
        im.graph().emit(
            node, "aten::scatter_reduce.two",
            {im.values().tensor("self", node, 0), dim_of(*axis), fx_value("index", at),
             im.values().tensor("src", node, 2), fx_arg("reduce", std::string(reduce)), fx_arg("include_self", true)},
            from, node.outputs[0]);
        return done;
    }
    im.graph().emit(
        node, how == "add" ? "aten::scatter_add.default" : "aten::scatter.src",
        {im.values().tensor("self", node, 0), dim_of(*axis), fx_value("index", at), im.values().tensor("src", node, 2)},
        from, node.outputs[0]);
    return done;
}

Result<> split(Importer& im, const Node& node) {
    TRY(const TensorType from, im.values().plain(node, 0));
    const auto axis = axis_of(node.integer("axis", 0), from.sizes.size());
    if (!axis || !from.sizes[*axis].is_constant()) return not_mapped(node, message("a split of a dynamic dimension"));
    const std::int64_t size = from.sizes[*axis].constant();
    Numbers parts = node.integers("split");
    if (im.values().has(node, 1)) {
        const auto given = im.values().numbers(node, 1);
        if (!given) return not_mapped(node, message("parts that are not constant"));
        parts = *given;
    }
    if (parts.empty()) {
        const auto count = static_cast<std::int64_t>(node.outputs.size());
        const std::int64_t each = (size + count - 1) / count;
        for (std::int64_t left = size; static_cast<std::int64_t>(parts.size()) < count; left -= each)
            parts.push_back(std::clamp<std::int64_t>(left, 0, each));
    }
    std::int64_t sum = 0;
    for (const std::int64_t part : parts) sum = part < 0 || part > size ? size + 1 : std::min(sum + part, size + 1);
    if (sum != size || parts.size() != node.outputs.size())
        return not_mapped(node, message("part sizes whose sum differs from the dimension"));
    std::int64_t begin = 0;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        TensorType out = from;
        out.sizes[*axis] = parts[i];
        if (!node.outputs[i].empty()) {
            im.graph().emit(node, "aten::slice.Tensor",
                            {im.values().tensor("self", node, 0), dim_of(*axis), fx_arg("start", begin),
                             fx_arg("end", begin + parts[i]), fx_arg("step", std::int64_t{1})},
                            out, node.outputs[i]);
        }
        begin += parts[i];
    }
    return done;
}

Result<> tile(Importer& im, const Node& node) {
    TRY(TensorType type, im.values().plain(node, 0));
    const auto times = im.values().numbers(node, 1);
    if (!times || times->size() != type.sizes.size() || im.values().has(node, 2))
        return not_mapped(node, message("repeats that are not constant"));
    for (std::size_t i = 0; i < times->size(); ++i) {
        if ((*times)[i] < 0 || (*times)[i] > most_size)
            return not_mapped(node, message("a repeat of {times}", (*times)[i]));
        type.sizes[i] = type.sizes[i] * sym::Expr((*times)[i]);
    }
    im.graph().emit(node, "aten::repeat.default", {im.values().tensor("self", node, 0), fx_list("repeats", *times)},
                    type, node.outputs[0]);
    return done;
}

/// Pads for every dimension, in torch's order: from the last dimension on, before and after.
Result<Numbers> pads_of(Importer& im, const Node& node, std::size_t rank) {
    Numbers pads = node.find("pads") ? node.integers("pads") : node.integers("paddings");
    if (im.values().has(node, 1)) {
        const auto given = im.values().numbers(node, 1);
        if (!given) return not_mapped(node, message("pads that are not constant"));
        pads = *given;
    }
    Numbers before(rank, 0), after(rank, 0), axes;
    if (im.values().has(node, 3)) {
        const auto given = im.values().numbers(node, 3);
        if (!given) return not_mapped(node, message("axes that are not constant"));
        axes = *given;
    }
    for (std::size_t i = 0; !im.values().has(node, 3) && i < rank; ++i) axes.push_back(static_cast<std::int64_t>(i));
    if (pads.size() != axes.size() * 2) return not_mapped(node, message("pads for another number of dimensions"));
    constexpr std::int64_t most = std::int64_t{1} << 24;
    for (std::size_t i = 0; i < axes.size(); ++i) {
        const auto axis = axis_of(axes[i], rank);
        const auto is_usable = [](std::int64_t pad) { return pad >= -most && pad <= most; };
        if (!axis || !is_usable(pads[i]) || !is_usable(pads[i + axes.size()]))
            return not_mapped(node, message("pads that are not usable"));
        before[*axis] = pads[i];
        after[*axis] = pads[i + axes.size()];
    }
    Numbers out;
    for (std::size_t i = rank; i-- > 0;) out.insert(out.end(), {before[i], after[i]});
    return out;
}

/// Padding with values of the tensor, one axis after the other: the source index of each result.
Result<> pad_by_index(Importer& im, const Node& node, const Numbers& pads, const std::string& mode) {
    Formula f(im, node);
    const auto sizes = countable_sizes(f.type(f.in(0)));
    if (!sizes || (mode != "reflect" && mode != "edge" && mode != "wrap"))
        return not_mapped(node, message("padding '{mode}' of these dimensions", mode));
    std::string out = f.in(0);
    for (std::size_t axis = 0; axis < sizes->size(); ++axis) {
        const std::size_t at = 2 * (sizes->size() - 1 - axis);
        const std::int64_t size = (*sizes)[axis], before = pads[at], made = size + before + pads[at + 1];
        if (before == 0 && pads[at + 1] == 0) continue;
        if (size < 1 || made < 0 || made > (1 << 24) || !im.values().spend(8 * made))
            return not_mapped(node, message("padding '{mode}' of these dimensions", mode));
        Numbers index;
        for (std::int64_t i = 0; i < made; ++i) {
            std::int64_t from = i - before;
            if (mode == "edge") from = std::clamp<std::int64_t>(from, 0, size - 1);
            if (mode == "wrap") from = (from % size + size) % size;
            if (mode == "reflect" && size > 1) {
                const std::int64_t period = 2 * (size - 1);
                from = (from % period + period) % period;
                from = std::min(from, period - from);
            }
            index.push_back(mode == "reflect" && size == 1 ? 0 : from);
        }
        out = f.op("Gather", {out, f.ints(index)}, {{"axis", attribute(static_cast<std::int64_t>(axis))}});
    }
    f.result(0, out);
    return f.end();
}

Result<> pad(Importer& im, const Node& node) {
    TRY(TensorType type, im.values().plain(node, 0));
    const std::size_t rank = type.sizes.size();
    TRY(Numbers pads, pads_of(im, node, rank));
    const std::string mode = node.text("mode", "constant");
    for (std::size_t i = 0; i < rank; ++i) {
        type.sizes[i] = type.sizes[i] + sym::Expr(pads[2 * (rank - 1 - i)] + pads[2 * (rank - 1 - i) + 1]);
        if (type.sizes[i].is_constant() && type.sizes[i].constant() < 0)
            return not_mapped(node, message("cropping beyond the tensor"));
    }
    double with = static_cast<double>(node.real("value", 0));
    if (mode == "constant" && im.values().has(node, 2)) {
        const auto number = im.values().number(node, 2);
        if (!number) return not_mapped(node, message("a value that is not constant"));
        with = *number;
    }
    if (mode == "constant") {
        im.graph().emit(node, "aten::constant_pad_nd.default",
                        {im.values().tensor("self", node, 0), fx_list("pad", pads), fx_arg("value", with)}, type,
                        node.outputs[0]);
        return done;
    }
    const char* name = mode == "reflect" ? "reflection" : mode == "edge" ? "replication" : nullptr;
    Numbers shorter = pads;
    while (!shorter.empty() && shorter[shorter.size() - 1] == 0 && shorter[shorter.size() - 2] == 0)
        shorter.resize(shorter.size() - 2);
    const std::size_t dims = shorter.size() / 2;
    const bool negative = std::any_of(pads.begin(), pads.end(), [](std::int64_t each) { return each < 0; });
    if (!name || negative || dims < 1 || dims > 3 || dims >= rank) return pad_by_index(im, node, pads, mode);
    im.graph().emit(node, std::string("aten::") + name + "_pad" + std::to_string(dims) + "d.default",
                    {im.values().tensor("self", node, 0), fx_list("padding", shorter)}, type, node.outputs[0]);
    return done;
}

Result<> triangle(Importer& im, const Node& node) {
    TRY(const TensorType type, im.values().plain(node, 0));
    std::int64_t k = 0;
    if (im.values().has(node, 1)) {
        const auto given = im.values().numbers(node, 1);
        if (!given || given->size() != 1) return not_mapped(node, message("a diagonal that is not constant"));
        k = given->front();
    }
    im.graph().emit(node, node.integer("upper", 1) != 0 ? "aten::triu.default" : "aten::tril.default",
                    {im.values().tensor("self", node, 0), fx_arg("diagonal", k)}, type, node.outputs[0]);
    return done;
}

/// A constant whole number, which may be stored as a real one.
std::optional<Numbers> whole_number(Importer& im, const Node& node, std::size_t input) {
    if (auto known = im.values().numbers(node, input)) return known;
    const Data* data = im.values().fixed(node, input);
    if (!data || im.values().types().at(node.inputs[input]).dtype != DType::f32 || data->bytes.size() != sizeof(float))
        return std::nullopt;
    constexpr float most = 1 << 24;
    const float number = read_at<float>(data->bytes, 0).value_or(-1);
    if (!(number >= -most && number <= most) || number != std::trunc(number)) return std::nullopt;
    return Numbers{static_cast<std::int64_t>(number)};
}

/// Indices may be real numbers, as the standard has it.
Result<> one_hot_of(Importer& im, const Node& node);
Result<> one_hot(Importer& im, const Node& node) {
    TRY(const TensorType index, im.values().plain(node, 0));
    if (!is_floating(index.dtype)) return one_hot_of(im, node);
    Node whole = node;
    whole.inputs[0] = im.graph().emit(node, "aten::_to_copy.default",
                                      {im.values().tensor("self", node, 0), fx_arg("dtype", DType::i64)},
                                      {.dtype = DType::i64, .sizes = index.sizes});
    return one_hot_of(im, whole);
}

Result<> one_hot_of(Importer& im, const Node& node) {
    TRY(const TensorType index, im.values().plain(node, 0));
    const auto depth = whole_number(im, node, 1);
    const auto axis = axis_of(node.integer("axis", -1), index.sizes.size() + 1);
    if (!depth || depth->size() != 1 || depth->front() < 1 || depth->front() > (1 << 20) || !axis)
        return not_mapped(node, message("a depth that is not constant"));
    if (index.dtype != DType::i64 && index.dtype != DType::i32)
        return not_mapped(node, message("indices that are not integers"));
    TRY(const TensorType values, im.values().plain(node, 2));
    Numbers classes(static_cast<std::size_t>(depth->front()));
    for (std::size_t i = 0; i < classes.size(); ++i) classes[i] = static_cast<std::int64_t>(i);
    std::vector<sym::Expr> list_shape(index.sizes.size() + 1 - *axis, 1);
    list_shape[0] = depth->front();
    const std::string list = constant_list(im, node, classes, list_shape);
    TensorType wide{.dtype = DType::i64, .sizes = index.sizes};
    wide.sizes.insert(wide.sizes.begin() + static_cast<std::ptrdiff_t>(*axis), 1);
    const std::string at = im.values().fresh(node.outputs[0] + "_at");
    const std::string counted = counted_from_front(im, node, 0, depth->front());
    // Indices outside the range give no one-hot element: remainder would move them inside.
    const TensorType flags{.dtype = DType::boolean, .sizes = index.sizes};
    const std::string whole = as_index(im, node, 0);
    const std::string low =
        im.graph().emit(node, "aten::ge.Scalar", {of(whole), fx_arg("other", -depth->front())}, flags);
    const std::string high =
        im.graph().emit(node, "aten::lt.Scalar", {of(whole), fx_arg("other", depth->front())}, flags);
    const std::string inside =
        im.graph().emit(node, "aten::logical_and.default", {of(low), fx_value("other", high)}, flags);
    const std::string inside_wide = im.values().fresh(node.outputs[0] + "_inside");
    CHECKED(im.graph().view(node, counted, wide, at));
    CHECKED(im.graph().view(node, inside, {.dtype = DType::boolean, .sizes = wide.sizes}, inside_wide));
    TensorType hot{.dtype = DType::boolean, .sizes = wide.sizes};
    hot.sizes[*axis] = depth->front();
    const std::string same = im.graph().emit(node, "aten::eq.Tensor", {of(at), fx_value("other", list)}, hot);
    const std::string is =
        im.graph().emit(node, "aten::logical_and.default", {of(same), fx_value("other", inside_wide)}, hot);
    const TensorType one{.dtype = values.dtype};
    const std::string off =
        im.graph().emit(node, "aten::select.int",
                        {im.values().tensor("self", node, 2), dim_of(0), fx_arg("index", std::int64_t{0})}, one);
    const std::string on =
        im.graph().emit(node, "aten::select.int",
                        {im.values().tensor("self", node, 2), dim_of(0), fx_arg("index", std::int64_t{1})}, one);
    im.graph().emit(node, "aten::where.self", {fx_value("condition", is), of(on), fx_value("other", off)},
                    {.dtype = values.dtype, .sizes = hot.sizes}, node.outputs[0]);
    return done;
}

constexpr auto indexing_rows = std::to_array<Operator>({
    {"Gather", gather},
    {"GatherElements", gather_elements},
    {"GatherND", gather_nd},
    {"ScatterND", scatter_nd},
    {"Scatter", scatter_elements},
    {"ScatterElements", scatter_elements},
    {"Split", split},
    {"Tile", tile},
    {"Pad", pad},
    {"Trilu", triangle},
    {"OneHot", one_hot},
});

}  // namespace

std::span<const Operator> indexing_operators() { return indexing_rows; }

}  // namespace arenascope::onnx
