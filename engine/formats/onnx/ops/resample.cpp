// Resize by its definition: a table of source elements and weights, along one axis after the other.

#include "engine/formats/onnx/ops/resample.h"

#include <algorithm>
#include <cmath>

namespace arenascope::onnx {

namespace {

using Numbers = std::vector<std::int64_t>;

/// How one axis is resized.
struct Axis {
    std::size_t at = 0;
    std::int64_t in = 0, out = 0;
    double scale = 1;
    double begin = 0, end = 1;  ///< cropped range, for the mode that crops
};

/// Result o is the sum over k of weights[k][o] * input[indices[k][o]].
struct Table {
    std::vector<Numbers> indices;
    std::vector<std::vector<float>> weights;
    std::vector<float> beyond{};  ///< added for a result outside of the input; empty: nothing
};

std::optional<std::vector<double>> scales_of(const Importer& im, const Node& node, std::size_t input,
                                             bool may_be_attribute = true) {
    if (const Attribute* own = node.find("scales"); own && may_be_attribute)
        return std::vector<double>(own->floats.begin(), own->floats.end());
    const Data* found = im.values().fixed(node, input);
    if (!found || im.values().types().at(node.inputs[input]).dtype != DType::f32) return std::nullopt;
    std::vector<double> out;
    for (std::size_t at = 0; at + 4 <= found->bytes.size(); at += 4) {
        out.push_back(static_cast<double>(read_at<float>(found->bytes, at).value_or(0)));
    }
    return out;
}

/// Begins, then ends, of the cropped range of each axis; empty for other modes.
Result<std::vector<double>> region_of(const Importer& im, const Node& node, std::size_t axes) {
    if (node.text("coordinate_transformation_mode", "half_pixel") != "tf_crop_and_resize") return std::vector<double>();
    auto region = scales_of(im, node, 1, false);
    if (!region || region->size() != 2 * axes) return not_mapped(node, message("a region that is not constant"));
    return std::move(*region);
}

/// The axes that change, from scales or sizes; all known numbers.
Result<std::vector<Axis>> axes_of(Importer& im, const Node& node, const TensorType& from) {
    constexpr std::int64_t most = 1 << 16;
    const bool old = node.op == "Upsample" || im.opset() < 11;
    std::vector<std::size_t> which;
    for (const std::int64_t each : node.integers("axes")) {
        const auto axis = axis_of(each, from.sizes.size());
        if (!axis) return not_mapped(node, message("its axes"));
        which.push_back(*axis);
    }
    if (which.empty()) {
        for (std::size_t i = 0; i < from.sizes.size(); ++i) which.push_back(i);
    }
    const auto scales = scales_of(im, node, old ? 1 : 2);
    const bool scaled = scales && !scales->empty();
    const auto sizes = scaled ? std::nullopt : im.values().known(node, 3);
    const std::string policy = node.text("keep_aspect_ratio_policy", "stretch");
    const bool keeps = !scaled && policy != "stretch";
    if (scaled ? scales->size() != which.size() : !sizes || sizes->size() != which.size())
        return not_mapped(node, message("sizes that are not known"));
    TRY(const std::vector<double> taken, region_of(im, node, which.size()));
    std::optional<double> shared;  // one scale for all axes, to keep the aspect ratio
    for (std::size_t i = 0; keeps && i < which.size(); ++i) {
        const sym::Expr &in = from.sizes[which[i]], &size = (*sizes)[i];
        if (!in.is_constant() || !size.is_constant() || in.constant() < 1)
            return not_mapped(node, message("a dynamic dimension"));
        const double scale = static_cast<double>(size.constant()) / static_cast<double>(in.constant());
        if (!shared) shared = scale;
        shared = policy == "not_larger" ? std::min(*shared, scale) : std::max(*shared, scale);
    }
    std::vector<Axis> out;
    for (std::size_t i = 0; i < which.size(); ++i) {
        const sym::Expr& in = from.sizes[which[i]];
        const bool whole = taken.empty() || (taken[i] == 0 && taken[i + which.size()] == 1);
        if (whole && !keeps && (scaled ? (*scales)[i] == 1 : (*sizes)[i] == in)) continue;
        if (!in.is_constant() || in.constant() < 1 || in.constant() > most)
            return not_mapped(node, message("a dynamic dimension"));
        Axis axis{.at = which[i], .in = in.constant()};
        if (!taken.empty()) {
            axis.begin = taken[i];
            axis.end = taken[i + which.size()];
        }
        if (scaled) {
            axis.scale = (*scales)[i];
            if (!(axis.scale > 0) || axis.scale > 4096) return not_mapped(node, message("these scales"));
            axis.out = static_cast<std::int64_t>(
                std::floor(static_cast<double>(axis.in) * (axis.end - axis.begin) * axis.scale));
        } else {
            if (!(*sizes)[i].is_constant()) return not_mapped(node, message("a dynamic dimension"));
            axis.out = (*sizes)[i].constant();
            axis.scale = static_cast<double>(axis.out) / static_cast<double>(axis.in);
            if (shared) {
                axis.scale = *shared;
                axis.out = static_cast<std::int64_t>(std::floor(*shared * static_cast<double>(axis.in) + 0.5));
            }
        }
        if (axis.out < 1 || axis.out > most) return not_mapped(node, message("an empty image"));
        out.push_back(axis);
    }
    return out;
}

/// The position of result `o` among the input's elements; nothing for an unknown mode.
std::optional<double> place_of(const std::string& mode, const Axis& axis, std::int64_t o) {
    const auto x = static_cast<double>(o), in = static_cast<double>(axis.in), out = static_cast<double>(axis.out);
    const double whole = in * axis.scale;  // `out` is this, rounded
    if (mode == "half_pixel" || (mode == "pytorch_half_pixel" && axis.out > 1)) return (x + 0.5) / axis.scale - 0.5;
    if (mode == "pytorch_half_pixel") return 0.0;
    if (mode == "align_corners") return whole == 1 ? 0.0 : x * (in - 1) / (whole - 1);
    if (mode == "asymmetric") return x / axis.scale;
    if (mode == "tf_half_pixel_for_nn") return (x + 0.5) / axis.scale;
    if (mode == "half_pixel_symmetric") {
        const double share = out / (axis.scale * in);
        return in / 2 * (1 - share) + (x + 0.5) / axis.scale - 0.5;
    }
    if (mode == "tf_crop_and_resize") {
        return whole == 1 ? (axis.begin + axis.end) * (in - 1) / 2
                          : axis.begin * (in - 1) + x * (axis.end - axis.begin) * (in - 1) / (whole - 1);
    }
    return std::nullopt;
}

double rounded(const std::string& mode, double x) {
    const double below = std::floor(x);
    if (mode == "floor") return below;
    if (mode == "ceil") return std::ceil(x);
    if (x - below == 0.5) return mode == "round_prefer_ceil" ? below + 1 : below;
    return std::round(x);
}

/// The weight of an element at distance `d`: a triangle, or Keys' cubic convolution.
double weight_at(const std::string& mode, double d, double a) {
    d = std::fabs(d);
    if (mode == "linear") return std::max(0.0, 1 - d);
    if (d < 1) return ((a + 2) * d - (a + 3)) * d * d + 1;
    return d < 2 ? ((a * d - 5 * a) * d + 8 * a) * d - 4 * a : 0;
}

/// Elements and weights of result `o`. Without antialiasing, 1, 2 or 4 elements count; with it, for a smaller picture,
/// as many as one of its elements covers.
Result<Table> table_of(const Node& node, const Axis& axis, const std::string& mode, const std::string& place,
                       const std::string& rounding) {
    constexpr std::int64_t most_taps = 512;
    const double shrinks = node.integer("antialias", 0) != 0 && mode != "nearest" ? std::min(1.0, axis.scale) : 1.0;
    const double reach = mode == "linear" ? 1 : 2;
    const auto start = mode == "nearest" ? 0 : static_cast<std::int64_t>(std::floor(-reach / shrinks)) + 1;
    const std::int64_t wide = mode == "nearest" ? 1 : 2 - 2 * start;
    if (wide > most_taps) return not_mapped(node, message("an image that shrinks this much"));
    const auto taps = static_cast<std::size_t>(wide);
    const double a = static_cast<double>(node.real("cubic_coeff_a", -0.75F));
    const bool excludes = node.integer("exclude_outside", 0) != 0 && mode == "cubic",
               crops = place == "tf_crop_and_resize";
    Table out{.indices = std::vector<Numbers>(taps), .weights = std::vector<std::vector<float>>(taps)};
    for (std::int64_t o = 0; o < axis.out; ++o) {
        const auto x = place_of(place, axis, o);
        if (!x) return not_mapped(node, message("{mode} by '{coordinates}'", mode, place));
        const bool outside = crops && (*x < 0 || *x > static_cast<double>(axis.in - 1));
        if (crops) out.beyond.push_back(outside ? node.real("extrapolation_value", 0) : 0);
        const double below = std::floor(*x), first = mode == "nearest" ? rounded(rounding, *x) : below;
        std::vector<double> weights(taps, 1);
        double sum = 0;
        for (std::size_t k = 0; k < taps; ++k) {
            const auto step = static_cast<double>(start + static_cast<std::int64_t>(k));
            const double at = first + step;
            if (mode != "nearest") weights[k] = weight_at(mode, (step - (*x - below)) * shrinks, a);
            if (excludes && (at < 0 || at > static_cast<double>(axis.in - 1))) weights[k] = 0;
            sum += weights[k];
        }
        for (std::size_t k = 0; k < taps; ++k) {
            const auto step = static_cast<double>(start + static_cast<std::int64_t>(k));
            const double at = std::clamp(first + step, 0.0, static_cast<double>(axis.in - 1));
            out.indices[k].push_back(static_cast<std::int64_t>(at));
            out.weights[k].push_back(outside ? 0.0F : static_cast<float>(weights[k] / sum));
        }
    }
    return out;
}

/// One axis of `from` by a table; the result's name.
std::string along(Importer& im, const Node& node, const std::string& from, const Axis& axis, const Table& table,
                  TensorType& type, const std::string& name) {
    const auto dim = static_cast<std::int64_t>(axis.at);
    type.sizes[axis.at] = axis.out;
    const bool picks = table.indices.size() == 1 && table.beyond.empty(), adds = !table.beyond.empty();
    std::vector<sym::Expr> wide(type.sizes.size() - axis.at, 1);
    wide[0] = axis.out;
    std::string sum;
    for (std::size_t k = 0; k < table.indices.size(); ++k) {
        const std::string list =
            im.values().made_constant(node.outputs[0] + "_places", DType::i64, {axis.out}, table.indices[k]);
        const std::string part = im.graph().emit(node, "aten::index_select.default",
                                                 {fx_value("self", from), fx_arg("dim", dim), fx_value("index", list)},
                                                 type, picks ? name : std::string());
        if (picks) return part;
        const std::string factor =
            im.values().made_constant(node.outputs[0] + "_weights", DType::f32, wide, table.weights[k]);
        const std::string weighted =
            im.graph().emit(node, "aten::mul.Tensor", {fx_value("self", part), fx_value("other", factor)}, type);
        const bool last = k + 1 == table.indices.size() && !adds;
        sum = k == 0 ? weighted
                     : im.graph().emit(node, "aten::add.Tensor", {fx_value("self", sum), fx_value("other", weighted)},
                                       type, last ? name : std::string());
    }
    if (!adds) return sum;
    const std::string beyond =
        im.values().made_constant(node.outputs[0] + "_beyond", DType::f32, std::move(wide), table.beyond);
    return im.graph().emit(node, "aten::add.Tensor", {fx_value("self", sum), fx_value("other", beyond)}, type, name);
}

}  // namespace

Result<> resample(Importer& im, const Node& node) {
    TRY(TensorType type, im.values().plain(node, 0));
    const bool old = node.op == "Upsample" || im.opset() < 11;
    const std::string mode = node.text("mode", "nearest"),
                      place = node.text("coordinate_transformation_mode", old ? "asymmetric" : "half_pixel");
    const std::string rounding = node.text("nearest_mode", old ? "floor" : "round_prefer_floor");
    if (mode != "nearest" && mode != "linear" && mode != "cubic")
        return not_mapped(node, message("mode '{mode}'", mode));
    if ((mode != "nearest" || place == "tf_crop_and_resize") && type.dtype != DType::f32)
        return not_mapped(node, message("numbers that are not f32"));
    TRY(const std::vector<Axis> axes, axes_of(im, node, type));
    std::vector<Table> tables;
    for (const Axis& axis : axes) {
        TRY(Table table, table_of(node, axis, mode, place, rounding));
        if (!im.values().spend(axis.out * 12 * static_cast<std::int64_t>(table.indices.size())))
            return not_mapped(node, message("more weights than fit in memory"));
        tables.push_back(std::move(table));
    }
    std::string at = node.inputs[0];
    for (std::size_t i = 0; i < axes.size(); ++i) {
        at = along(im, node, at, axes[i], tables[i], type, i + 1 == axes.size() ? node.outputs[0] : std::string());
    }
    if (axes.empty())
        im.graph().emit(node, "aten::clone.default", {im.values().tensor("self", node, 0)}, type, node.outputs[0]);
    return done;
}

}  // namespace arenascope::onnx
