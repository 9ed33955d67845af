// Signal transforms, windows, and tensors made by index arithmetic.

#include <cmath>
#include <numbers>

#include "engine/formats/onnx/ops/formula.h"
#include "engine/formats/onnx/ops/operators.h"

namespace arenascope::onnx {

namespace {

constexpr std::int64_t most_points = 1 << 12;  // a table of a transform is square
constexpr std::int64_t most_places = 1 << 20;
using Numbers = std::vector<std::int64_t>;

/// cos or sin of 2 pi n k / points, as [n, k].
std::string table(Formula& f, std::int64_t rows, std::int64_t columns, std::int64_t points, bool sine) {
    if (!f.importer().values().spend(4 * rows * columns)) f.fail(message("more constants than fit in memory"));
    if (f.failed()) return {};
    std::vector<float> out;
    for (std::int64_t n = 0; n < rows; ++n) {
        for (std::int64_t k = 0; k < columns; ++k) {
            const double angle =
                2 * std::numbers::pi * static_cast<double>(n * k % points) / static_cast<double>(points);
            out.push_back(static_cast<float>(sine ? std::sin(angle) : std::cos(angle)));
        }
    }
    return f.reals(out, {rows, columns});
}

/// Real and imaginary parts of the transform along the last dimension of `real` and `imaginary` (empty: none).
std::pair<std::string, std::string> transformed(Formula& f, const std::string& real, const std::string& imaginary,
                                                std::int64_t in, std::int64_t bins, std::int64_t points, bool inverse) {
    const std::string cos = table(f, in, bins, points, false), sin = table(f, in, bins, points, true);
    std::string re = f.matmul(real, cos), im = f.matmul(real, sin);
    if (!inverse) im = f.op("Neg", {im});
    if (!imaginary.empty()) {
        const std::string a = f.matmul(imaginary, sin), b = f.matmul(imaginary, cos);
        re = inverse ? f.sub(re, a) : f.add(re, a);
        im = f.add(im, b);
    }
    if (inverse) {
        const std::string share = f.real(1 / static_cast<double>(points), re);
        re = f.mul(re, share);
        im = f.mul(im, share);
    }
    return {re, im};
}

std::string pair_of(Formula& f, const std::string& re, const std::string& im) {
    const auto last = static_cast<std::int64_t>(f.sizes(re).size());
    return f.concat({f.unsqueeze(re, last), f.unsqueeze(im, last)}, last);
}

Result<> fourier(Importer& im, const Node& node) {
    Formula f(im, node);
    const TensorType type = f.type(f.in(0));
    const auto rank = type.sizes.size();
    if (rank < 2 || type.dtype != DType::f32 || !type.sizes.back().is_constant())
        return not_mapped(node, message("a signal of this kind"));
    std::int64_t wanted = node.integer("axis", im.opset() < 20 ? 1 : -2);
    if (f.has(2)) {
        const auto given = im.values().numbers(node, 2);
        if (!given || given->size() != 1) return not_mapped(node, message("an axis that is not constant"));
        wanted = given->front();
    }
    const auto axis = axis_of(wanted, rank);
    if (!axis || *axis + 1 == rank || !type.sizes[*axis].is_constant()) return not_mapped(node, message("its axis"));
    std::int64_t size = type.sizes[*axis].constant(), points = size;
    if (f.has(1)) {
        const auto given = im.values().numbers(node, 1);
        if (!given || given->size() != 1) return not_mapped(node, message("a length that is not constant"));
        points = given->front();
    }
    if (points < 1 || points > most_points || size > most_points) return not_mapped(node, message("this length"));
    const bool inverse = node.integer("inverse", 0) != 0, half = node.integer("onesided", 0) != 0;
    const bool complex = type.sizes.back() == sym::Expr(2);
    if (half && inverse) return not_mapped(node, message("a one-sided inverse"));
    Numbers order, back;
    for (std::size_t i = 0; i + 1 < rank; ++i)
        if (i != *axis) order.push_back(static_cast<std::int64_t>(i));
    order.push_back(static_cast<std::int64_t>(*axis));
    for (std::size_t i = 0; i + 1 < rank; ++i) {
        const auto at = std::find(order.begin(), order.end(), static_cast<std::int64_t>(i));
        back.push_back(at - order.begin());
    }
    const auto part = [&](std::int64_t which) {
        const std::string one = f.op("Gather", {f.in(0), f.integer(which)}, {{"axis", attribute(std::int64_t{-1})}});
        std::string turned = f.transpose(one, order);
        if (size > points) turned = f.slice(turned, static_cast<std::int64_t>(rank) - 2, 0, points);
        return turned;
    };
    const std::string real = part(0), imaginary = complex ? part(1) : std::string();
    size = std::min(size, points);
    const auto [re, imag] = transformed(f, real, imaginary, size, half ? points / 2 + 1 : points, points, inverse);
    f.result(0, pair_of(f, f.transpose(re, back), f.transpose(imag, back)));
    return f.end();
}

Result<> short_time(Importer& im, const Node& node) {
    Formula f(im, node);
    const TensorType type = f.type(f.in(0));
    const auto step = im.values().numbers(node, 1), given = im.values().numbers(node, 3);
    const bool is_real = type.sizes.size() == 2 || (type.sizes.size() == 3 && type.sizes[2] == sym::Expr(1));
    if (!is_real || type.dtype != DType::f32 || !type.sizes[1].is_constant())
        return not_mapped(node, message("a signal of this kind"));
    std::int64_t length = given && given->size() == 1 ? given->front() : 0;
    if (length == 0 && f.has(2) && f.sizes(f.in(2)).size() == 1 && f.sizes(f.in(2))[0].is_constant())
        length = f.sizes(f.in(2))[0].constant();
    const std::int64_t all = type.sizes[1].constant();
    if (!step || step->size() != 1 || step->front() < 1 || length < 1 || length > most_points || length > all)
        return not_mapped(node, message("a step or a length that is not constant"));
    const std::int64_t frames = (all - length) / step->front() + 1;
    if (all > (1 << 24) || !im.values().spend(8 * frames * length))
        return not_mapped(node, message("more constants than fit in memory"));
    Numbers places;
    for (std::int64_t i = 0; i < frames; ++i)
        for (std::int64_t k = 0; k < length; ++k) places.push_back(i * step->front() + k);
    const std::string index =
        im.values().made_constant(node.outputs[0] + "_places", DType::i64, {frames, length}, places);
    const std::string signal = f.reshape(f.in(0), {type.sizes[0], all});
    std::string cut = f.op("Gather", {signal, index}, {{"axis", attribute(std::int64_t{1})}});
    if (f.has(2)) cut = f.mul(cut, f.in(2));
    const bool half = node.integer("onesided", 1) != 0;
    const auto [re, imag] = transformed(f, cut, {}, length, half ? length / 2 + 1 : length, length, false);
    f.result(0, pair_of(f, re, imag));
    return f.end();
}

Result<> window(Importer& im, const Node& node) {
    const auto given = im.values().numbers(node, 0);
    const auto dtype = dtype_of(node.integer("output_datatype", 1));
    if (!given || given->size() != 1 || given->front() < 0 || given->front() > (1 << 20))
        return not_mapped(node, message("a size that is not constant"));
    const std::int64_t size = given->front();
    const double last = static_cast<double>(node.integer("periodic", 1) != 0 ? size : size - 1);
    std::vector<float> out;
    for (std::int64_t n = 0; n < size; ++n) {
        const double turn = 2 * std::numbers::pi * static_cast<double>(n) / last;
        double value = 0;
        if (node.op == "HannWindow") value = 0.5 - 0.5 * std::cos(turn);
        else if (node.op == "HammingWindow") value = 25.0 / 46 - (1 - 25.0 / 46) * std::cos(turn);
        else value = 0.42 - 0.5 * std::cos(turn) + 0.08 * std::cos(2 * turn);
        out.push_back(static_cast<float>(value));
    }
    Formula f(im, node);
    f.result(0, f.cast(f.reals(out, {size}), dtype.value_or(DType::f32)));
    return f.end();
}

/// Ones on a diagonal, in the shape of the input.
Result<> eye(Importer& im, const Node& node) {
    Formula f(im, node);
    const TensorType type = f.type(f.in(0));
    const auto sizes = countable_sizes(type);
    const auto dtype = node.find("dtype") ? dtype_of(node.integer("dtype", 1)) : std::optional(type.dtype);
    if (!sizes || sizes->size() != 2 || !dtype) return not_mapped(node, message("a matrix of dynamic size"));
    const auto count = checked_mul((*sizes)[0], (*sizes)[1]);
    if (!count || *count > (1 << 26) || !im.values().spend(4 * *count))
        return not_mapped(node, message("more constants than fit in memory"));
    std::vector<float> out(static_cast<std::size_t>(*count), 0);
    const std::int64_t k = node.integer("k", 0);
    for (std::int64_t row = 0; row < (*sizes)[0]; ++row) {
        const auto column = checked_add(row, k);
        if (column && *column >= 0 && *column < (*sizes)[1])
            out[static_cast<std::size_t>(row * (*sizes)[1] + *column)] = 1;
    }
    f.result(0, f.cast(f.reals(out, {(*sizes)[0], (*sizes)[1]}), *dtype));
    return f.end();
}

/// 1 at the first of the largest elements.
Result<> hardmax(Importer& im, const Node& node) {
    Formula f(im, node);
    const TensorType type = f.type(f.in(0));
    const bool flattens = im.opset() < 13;
    const auto axis = axis_of(node.integer("axis", flattens ? 1 : -1), type.sizes.size());
    const auto sizes = countable_sizes(type);
    if (!axis || !sizes) return not_mapped(node, message("an axis of dynamic size"));
    std::int64_t size = 1, ahead = 1;
    for (std::size_t i = 0; i < sizes->size(); ++i) (i < *axis ? ahead : size) *= (*sizes)[i];
    std::string from = f.in(0);
    auto at = static_cast<std::int64_t>(*axis);
    if (flattens) {
        from = f.reshape(from, {ahead, size});
        at = 1;
    } else {
        size = (*sizes)[*axis];
    }
    Numbers places;
    for (std::int64_t i = 0; i < size && size <= most_places; ++i) places.push_back(i);
    std::vector<sym::Expr> shape(flattens ? 2 : sizes->size(), 1);
    shape[static_cast<std::size_t>(at)] = static_cast<std::int64_t>(places.size());
    const std::string list = im.values().made_constant(node.outputs[0] + "_places", DType::i64, shape, places);
    const std::string found =
        f.op("ArgMax", {from}, {{"axis", attribute(at)}, {"keepdims", attribute(std::int64_t{1})}});
    const std::string out = f.cast(f.op("Equal", {list, found}), type.dtype);
    f.result(0, flattens ? f.reshape(out, type.sizes) : out);
    return f.end();
}

Result<> crop_or_pad(Importer& im, const Node& node) {
    Formula f(im, node);
    const auto sizes = countable_sizes(f.type(f.in(0)));
    const auto wanted = im.values().numbers(node, 1);
    if (!sizes || !wanted) return not_mapped(node, message("sizes that are not constant"));
    Numbers axes = node.integers("axes");
    if (!node.find("axes"))
        for (std::size_t i = 0; i < sizes->size(); ++i) axes.push_back(static_cast<std::int64_t>(i));
    if (axes.size() != wanted->size()) return not_mapped(node, message("its axes"));
    std::string out = f.in(0);
    Numbers pads(2 * sizes->size(), 0);
    for (std::size_t i = 0; i < axes.size(); ++i) {
        const auto axis = axis_of(axes[i], sizes->size());
        if (!axis || (*wanted)[i] < 0 || (*wanted)[i] > most_size) return not_mapped(node, message("its axes"));
        const std::int64_t have = (*sizes)[*axis], want = (*wanted)[i];
        if (want < have) {
            const std::int64_t begin = (have - want) / 2;
            out = f.slice(out, static_cast<std::int64_t>(*axis), begin, begin + want);
        } else {
            pads[*axis] = (want - have) / 2;
            pads[*axis + sizes->size()] = want - have - pads[*axis];
        }
    }
    if (pads != Numbers(pads.size(), 0)) out = f.op("Pad", {out, f.ints(pads)});
    f.result(0, out);
    return f.end();
}

Result<> affine_grid(Importer& im, const Node& node) {
    Formula f(im, node);
    const auto size = im.values().numbers(node, 1);
    if (!size || size->size() < 4 || size->size() > 5) return not_mapped(node, message("a size that is not constant"));
    TensorType out{.dtype = f.type(f.in(0)).dtype, .sizes = {(*size)[0]}};
    out.sizes.insert(out.sizes.end(), size->begin() + 2, size->end());
    out.sizes.emplace_back(static_cast<std::int64_t>(size->size()) - 2);
    im.graph().emit(node, "aten::affine_grid_generator.default",
                    {im.values().tensor("theta", node, 0), fx_list("size", *size),
                     fx_arg("align_corners", node.integer("align_corners", 0) != 0)},
                    out, node.outputs[0]);
    return done;
}

/// By the first row, for matrices of up to four rows.
std::string determinant(Formula& f, const std::string& of, std::int64_t n) {
    const auto entry = [&](std::int64_t row, std::int64_t column) {
        const std::string line = f.op("Gather", {of, f.integer(row)}, {{"axis", attribute(std::int64_t{-2})}});
        return f.op("Gather", {line, f.integer(column)}, {{"axis", attribute(std::int64_t{-1})}});
    };
    if (n == 1) return entry(0, 0);
    std::string sum;
    for (std::int64_t column = 0; column < n; ++column) {
        Numbers rows, columns;
        for (std::int64_t i = 0; i < n; ++i) {
            if (i > 0) rows.push_back(i);
            if (i != column) columns.push_back(i);
        }
        const std::string below = f.op("Gather", {of, f.ints(rows)}, {{"axis", attribute(std::int64_t{-2})}});
        const std::string minor = f.op("Gather", {below, f.ints(columns)}, {{"axis", attribute(std::int64_t{-1})}});
        const std::string term = f.mul(entry(0, column), determinant(f, minor, n - 1));
        sum = sum.empty() ? term : column % 2 == 0 ? f.add(sum, term) : f.sub(sum, term);
    }
    return sum;
}

Result<> determinant_of(Importer& im, const Node& node) {
    Formula f(im, node);
    const auto sizes = f.sizes(f.in(0));
    if (sizes.size() < 2 || !sizes.back().is_constant() || !(sizes.back() == sizes[sizes.size() - 2]) ||
        sizes.back().constant() < 1 || sizes.back().constant() > 4)
        return not_mapped(node, message("matrices of more than 4 rows"));
    f.result(0, determinant(f, f.in(0), sizes.back().constant()));
    return f.end();
}

/// The first elements of each sequence reversed, up to its length.
Result<> reverse(Importer& im, const Node& node) {
    Formula f(im, node);
    const auto sizes = countable_sizes(f.type(f.in(0)));
    const std::int64_t time = node.integer("time_axis", 0), batch = node.integer("batch_axis", 1);
    if (!sizes || sizes->size() < 2 || time + batch != 1 || time * batch != 0)
        return not_mapped(node, message("its axes or a dynamic size"));
    const auto steps = static_cast<std::size_t>((*sizes)[static_cast<std::size_t>(time)]);
    if (steps > most_places) return not_mapped(node, message("more steps than {limit}", most_places));
    Numbers places;
    for (std::size_t i = 0; i < steps; ++i) places.push_back(static_cast<std::int64_t>(i));
    std::vector<sym::Expr> shape(sizes->size(), 1), lanes(sizes->size(), 1);
    shape[static_cast<std::size_t>(time)] = static_cast<std::int64_t>(steps);
    lanes[static_cast<std::size_t>(batch)] = (*sizes)[static_cast<std::size_t>(batch)];
    const std::string at = im.values().made_constant(node.outputs[0] + "_places", DType::i64, shape, places);
    const std::string lengths = f.reshape(f.cast(f.in(1), DType::i64), lanes);
    const std::string mirrored = f.sub(f.sub(lengths, f.integer(1)), at);
    const std::string index = f.op("Where", {f.op("Less", {at, lengths}), mirrored, at});
    const std::string wide = f.op("Identity", {f.expand(index, f.sizes(f.in(0)))});
    f.result(0, f.op("GatherElements", {f.in(0), wide}, {{"axis", attribute(time)}}));
    return f.end();
}

/// Rows of a cache written from an index on, which may differ for each sequence of the batch.
Result<> write_cache(Importer& im, const Node& node) {
    Formula f(im, node);
    const auto sizes = countable_sizes(f.type(f.in(0))), update = countable_sizes(f.type(f.in(1)));
    if (!sizes || !update || update->size() != sizes->size()) return not_mapped(node, message("a dynamic size"));
    const std::size_t axis = axis_of(node.integer("axis", -2), sizes->size()).value_or(0);
    if (axis == 0 || (*update)[axis] > most_places) return not_mapped(node, message("its axis"));
    Numbers places;
    for (std::int64_t i = 0; i < (*update)[axis]; ++i) places.push_back(i);
    std::vector<sym::Expr> shape(sizes->size(), 1), lanes(sizes->size(), 1);
    shape[axis] = (*update)[axis];
    lanes[0] = (*sizes)[0];
    std::string at = im.values().made_constant(node.outputs[0] + "_places", DType::i64, shape, places);
    if (f.has(2)) at = f.add(at, f.reshape(f.cast(f.in(2), DType::i64), lanes));
    if (node.text("mode", "linear") == "circular") at = f.op("Mod", {at, f.integer((*sizes)[axis])});
    const std::string wide = f.op("Identity", {f.expand(at, f.sizes(f.in(1)))});
    f.result(0,
             f.op("ScatterElements", {f.in(0), wide, f.in(1)}, {{"axis", attribute(static_cast<std::int64_t>(axis))}}));
    return f.end();
}

/// Blocks added up to pictures.
Result<> blocks_to_picture(Importer& im, const Node& node) {
    const auto image = im.values().numbers(node, 1), block = im.values().numbers(node, 2);
    TRY(const TensorType type, im.values().plain(node, 0));
    if (!image || !block || image->size() != 2 || block->size() != 2 || type.sizes.size() != 3 ||
        !type.sizes[1].is_constant())
        return not_mapped(node, message("an input other than images of constant size"));
    const auto list = [&](const char* name, std::size_t count, std::int64_t otherwise) {
        const Numbers given = node.integers(name);
        return given.empty() ? Numbers(count, otherwise) : given;
    };
    const Numbers pads = list("pads", 4, 0), strides = list("strides", 2, 1), dilations = list("dilations", 2, 1);
    if (pads.size() != 4 || pads[0] != pads[2] || pads[1] != pads[3] || strides.size() != 2 || dilations.size() != 2)
        return not_mapped(node, message("pads that differ before and after"));
    const auto area = checked_mul((*block)[0], (*block)[1]);
    if (!area || *area < 1 || type.sizes[1].constant() % *area != 0) return not_mapped(node, message("its blocks"));
    im.graph().emit(
        node, "aten::col2im.default",
        {im.values().tensor("self", node, 0), fx_list("output_size", *image), fx_list("kernel_size", *block),
         fx_list("dilation", dilations), fx_list("padding", {pads[0], pads[1]}), fx_list("stride", strides)},
        {.dtype = type.dtype, .sizes = {type.sizes[0], type.sizes[1].constant() / *area, (*image)[0], (*image)[1]}},
        node.outputs[0]);
    return done;
}

/// Indices of a tensor's nonzero elements, one for each row; their number is known only at run time.
std::string places_of(Formula& f, const std::string& of, sym::Expr& count) {
    const auto sizes = countable_sizes(f.type(of));
    std::optional<std::int64_t> most = 1;
    for (std::size_t i = 0; sizes && i < sizes->size(); ++i) most = most ? checked_mul(*most, (*sizes)[i]) : most;
    if (!sizes || !most || *most > most_size) f.fail(message("a result whose size depends on data"));
    if (f.failed()) return of;
    count = f.importer().size_of_data(*most);
    const Node node{.op = "NonZero", .outputs = {of + "_places"}};
    return f.importer().graph().emit(node, "aten::nonzero.default", {fx_value("self", of)},
                                     {.dtype = DType::i64, .sizes = {count, std::ssize(*sizes)}});
}

Result<> non_zero(Importer& im, const Node& node) {
    Formula f(im, node);
    sym::Expr count;
    const std::string rows = places_of(f, f.in(0), count);
    f.result(0, f.transpose(rows, {1, 0}));
    return f.end();
}

/// The slices whose condition is true.
Result<> compress(Importer& im, const Node& node) {
    Formula f(im, node);
    TensorType type = f.type(f.in(0));
    std::string from = f.in(0);
    std::optional<std::size_t> axis = 0;
    if (const Attribute* given = node.find("axis")) {
        axis = axis_of(given->i, type.sizes.size());
    } else {
        sym::Expr all = 1;
        for (const sym::Expr& size : type.sizes) all = all * size;
        type.sizes = {all};
        from = f.reshape(from, type.sizes);
    }
    if (!axis || f.sizes(f.in(1)).size() != 1) return not_mapped(node, message("its axis or its condition"));
    sym::Expr count;
    const std::string rows = places_of(f, f.in(1), count);
    const std::string index = f.reshape(rows, {count});
    if (f.failed()) return f.end();
    type.sizes[*axis] = count;
    im.graph().emit(node, "aten::index_select.default",
                    {fx_value("self", from), fx_arg("dim", static_cast<std::int64_t>(*axis)), fx_value("index", index)},
                    {.dtype = type.dtype, .sizes = type.sizes}, node.outputs[0]);
    return done;
}

constexpr auto transform_rows = std::to_array<Operator>({
    {"DFT", fourier},
    {"STFT", short_time},
    {"HannWindow", window},
    {"HammingWindow", window},
    {"BlackmanWindow", window},
    {"EyeLike", eye},
    {"Hardmax", hardmax},
    {"CenterCropPad", crop_or_pad},
    {"AffineGrid", affine_grid},
    {"Det", determinant_of},
    {"ReverseSequence", reverse},
    {"TensorScatter", write_cache},
    {"Col2Im", blocks_to_picture},
    {"NonZero", non_zero},
    {"Compress", compress},
});

}  // namespace

std::span<const Operator> transform_operators() { return transform_rows; }

}  // namespace arenascope::onnx
