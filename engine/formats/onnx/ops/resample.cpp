// Resize by its definition: a table of which elements make which, along one axis after the other.

#include "engine/formats/onnx/ops/resample.h"

#include <algorithm>
#include <cmath>

namespace arenascope::onnx {

namespace {

using Numbers = std::vector<std::int64_t>;

/// What becomes of one axis.
struct Axis {
    std::size_t at = 0;
    std::int64_t in = 0, out = 0;
    double scale = 1;
};

/// Result o is the sum over k of weights[k][o] * input[indices[k][o]].
struct Table {
    std::vector<Numbers> indices;
    std::vector<std::vector<float>> weights;
};

std::optional<std::vector<double>> scales_of(const Importer& im, const Node& node, std::size_t input) {
    if (const Attribute* own = node.find("scales")) return std::vector<double>(own->floats.begin(), own->floats.end());
    if (!im.values().has(node, input)) return std::nullopt;
    const auto found = im.values().constants().find(node.inputs[input]);
    if (found == im.values().constants().end() || im.values().types().at(node.inputs[input]).dtype != DType::f32)
        return std::nullopt;
    std::vector<double> out;
    for (std::size_t at = 0; at + 4 <= found->second.bytes.size(); at += 4) {
        out.push_back(static_cast<double>(read_at<float>(found->second.bytes, at).value_or(0)));
    }
    return out;
}

/// The axes that change, from scales or sizes; all of them known numbers.
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
    if (node.text("keep_aspect_ratio_policy", "stretch") != "stretch")
        return not_mapped(node, message("sizes that keep the aspect ratio"));
    if (scaled ? scales->size() != which.size() : !sizes || sizes->size() != which.size())
        return not_mapped(node, message("sizes that are not known"));
    std::vector<Axis> out;
    for (std::size_t i = 0; i < which.size(); ++i) {
        const sym::Expr& in = from.sizes[which[i]];
        if (scaled ? (*scales)[i] == 1 : (*sizes)[i] == in) continue;
        if (!in.is_constant() || in.constant() < 1 || in.constant() > most)
            return not_mapped(node, message("an open dimension"));
        Axis axis{.at = which[i], .in = in.constant()};
        if (scaled) {
            axis.scale = (*scales)[i];
            if (!(axis.scale > 0) || axis.scale > 4096) return not_mapped(node, message("these scales"));
            axis.out = static_cast<std::int64_t>(std::floor(static_cast<double>(axis.in) * axis.scale));
        } else {
            if (!(*sizes)[i].is_constant()) return not_mapped(node, message("an open dimension"));
            axis.out = (*sizes)[i].constant();
            axis.scale = static_cast<double>(axis.out) / static_cast<double>(axis.in);
        }
        if (axis.out < 1 || axis.out > most) return not_mapped(node, message("an empty picture"));
        out.push_back(axis);
    }
    return out;
}

/// Where result `o` lies among the input's elements; nothing for a mode that is not known here.
std::optional<double> place_of(const std::string& mode, const Axis& axis, std::int64_t o) {
    const auto x = static_cast<double>(o), in = static_cast<double>(axis.in), out = static_cast<double>(axis.out);
    if (mode == "half_pixel" || (mode == "pytorch_half_pixel" && axis.out > 1)) return (x + 0.5) / axis.scale - 0.5;
    if (mode == "pytorch_half_pixel") return 0.0;
    if (mode == "align_corners") return axis.out == 1 ? 0.0 : x * (in - 1) / (out - 1);
    if (mode == "asymmetric") return x / axis.scale;
    if (mode == "tf_half_pixel_for_nn") return (x + 0.5) / axis.scale;
    if (mode == "half_pixel_symmetric") {
        const double share = out / (axis.scale * in);
        return in / 2 * (1 - share) + (x + 0.5) / axis.scale - 0.5;
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

/// Keys' cubic convolution: weights of the elements at -1, 0, 1 and 2 around a place `t` behind element 0.
std::vector<double> cubic(double t, double a) {
    const auto near = [a](double d) { return ((a + 2) * d - (a + 3)) * d * d + 1; };
    const auto far = [a](double d) { return ((a * d - 5 * a) * d + 8 * a) * d - 4 * a; };
    return {far(t + 1), near(t), near(1 - t), far(2 - t)};
}

Result<Table> table_of(const Node& node, const Axis& axis, const std::string& mode, const std::string& place,
                       const std::string& rounding) {
    const std::size_t taps = mode == "nearest" ? 1 : mode == "linear" ? 2 : 4;
    Table out{.indices = std::vector<Numbers>(taps), .weights = std::vector<std::vector<float>>(taps)};
    for (std::int64_t o = 0; o < axis.out; ++o) {
        const auto x = place_of(place, axis, o);
        if (!x) return not_mapped(node, message("{mode} by '{coordinates}'", mode, place));
        const double first = mode == "nearest" ? rounded(rounding, *x) : std::floor(*x) - (mode == "cubic" ? 1 : 0);
        std::vector<double> weights{1};
        if (mode == "linear") weights = {1 - (*x - first), *x - first};
        if (mode == "cubic")
            weights = cubic(*x - std::floor(*x), static_cast<double>(node.real("cubic_coeff_a", -0.75F)));
        const auto inside = [&](std::size_t k) {
            const double at = first + static_cast<double>(k);
            return at >= 0 && at <= static_cast<double>(axis.in - 1);
        };
        double sum = 1;
        if (node.integer("exclude_outside", 0) != 0 && mode == "cubic") {
            sum = 0;
            for (std::size_t k = 0; k < taps; ++k) sum += weights[k] = inside(k) ? weights[k] : 0;
        }
        for (std::size_t k = 0; k < taps; ++k) {
            const double at = std::clamp(first + static_cast<double>(k), 0.0, static_cast<double>(axis.in - 1));
            out.indices[k].push_back(static_cast<std::int64_t>(at));
            out.weights[k].push_back(static_cast<float>(weights[k] / sum));
        }
    }
    return out;
}

/// One axis of `from` by a table; the result's name.
std::string along(Importer& im, const Node& node, const std::string& from, const Axis& axis, const Table& table,
                  TensorType& type, const std::string& name) {
    const auto dim = static_cast<std::int64_t>(axis.at);
    type.sizes[axis.at] = axis.out;
    const bool picks = table.indices.size() == 1;
    std::string sum;
    for (std::size_t k = 0; k < table.indices.size(); ++k) {
        const std::string list =
            im.values().made_constant(node.outputs[0] + "_places", DType::i64, {axis.out}, table.indices[k]);
        const std::string part = im.graph().emit(node, "aten::index_select.default",
                                                 {fx_value("self", from), fx_arg("dim", dim), fx_value("index", list)},
                                                 type, picks ? name : std::string());
        if (picks) return part;
        std::vector<sym::Expr> wide(type.sizes.size() - axis.at, 1);
        wide[0] = axis.out;
        const std::string factor =
            im.values().made_constant(node.outputs[0] + "_weights", DType::f32, std::move(wide), table.weights[k]);
        const std::string weighted =
            im.graph().emit(node, "aten::mul.Tensor", {fx_value("self", part), fx_value("other", factor)}, type);
        const bool last = k + 1 == table.indices.size();
        sum = k == 0 ? weighted
                     : im.graph().emit(node, "aten::add.Tensor", {fx_value("self", sum), fx_value("other", weighted)},
                                       type, last ? name : std::string());
    }
    return sum;
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
    if (mode != "nearest" && type.dtype != DType::f32) return not_mapped(node, message("numbers that are no f32"));
    if (node.integer("antialias", 0) != 0) return not_mapped(node, message("antialiasing"));
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
