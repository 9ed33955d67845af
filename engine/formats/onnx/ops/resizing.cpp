// Resizing of pictures, and depth to space.

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/formats/onnx/onnx_import.h"
#include "engine/formats/onnx/ops/operators.h"
#include "engine/formats/onnx/ops/resample.h"

namespace arenascope::onnx {

namespace {

using Numbers = std::vector<std::int64_t>;

std::optional<std::vector<double>> reals(const Importer& im, const Node& node, std::size_t input) {
    const Data* found = im.values().fixed(node, input);
    if (!found || im.values().types().at(node.inputs[input]).dtype != DType::f32) return std::nullopt;
    std::vector<double> out;
    for (std::size_t at = 0; at + 4 <= found->bytes.size(); at += 4)
        out.push_back(static_cast<double>(read_at<float>(found->bytes, at).value_or(0)));
    return out;
}

struct Target {
    std::vector<sym::Expr> sizes;
    std::vector<double> scales;  ///< of the last two dimensions; empty: by sizes
};

/// Target sizes and scales; only the last two dimensions change.
Result<Target> target_of(Importer& im, const Node& node, const TensorType& from) {
    const bool upsample = node.op == "Upsample", old = im.opset() < 11;
    if (node.find("axes")) return not_mapped(node, message("custom axes"));
    auto scales = reals(im, node, upsample || old ? 1 : 2);
    if (node.find("scales")) scales.emplace(node.find("scales")->floats.begin(), node.find("scales")->floats.end());
    Target out{.sizes = from.sizes};
    if (scales && !scales->empty()) {
        if (scales->size() != 4 || (*scales)[0] != 1 || (*scales)[1] != 1)
            return not_mapped(node, message("a resize of the batch or the channels"));
        for (std::size_t i = 2; i < 4; ++i) {
            if (!from.sizes[i].is_constant() || !((*scales)[i] > 0) || (*scales)[i] > 4096)
                return not_mapped(node, message("these scales"));
            out.sizes[i] =
                static_cast<std::int64_t>(std::floor(static_cast<double>(from.sizes[i].constant()) * (*scales)[i]));
            out.scales.push_back((*scales)[i]);
        }
        return out;
    }
    const auto sizes = im.values().known(node, 3);
    if (!sizes || sizes->size() != 4 || node.text("keep_aspect_ratio_policy", "stretch") != "stretch")
        return not_mapped(node, message("sizes that are not known"));
    if (!((*sizes)[0] == from.sizes[0]) || !((*sizes)[1] == from.sizes[1]))
        return not_mapped(node, message("a resize of the batch or the channels"));
    out.sizes = *sizes;
    return out;
}

/// As in torch's layers.
Result<> picture(Importer& im, const Node& node) {
    TRY(const TensorType from, im.values().plain(node, 0));
    if (from.sizes.size() != 4 || from.dtype != DType::f32)
        return not_mapped(node, message("an input other than f32 images [N, C, H, W]"));
    const bool old = node.op == "Upsample" || im.opset() < 11;
    const std::string mode = node.text("mode", "nearest"),
                      place = node.text("coordinate_transformation_mode", old ? "asymmetric" : "half_pixel");
    const bool linear = mode == "linear", corners = place == "align_corners";
    if (mode != "nearest" && !linear) return not_mapped(node, message("mode '{mode}'", mode));
    if (node.integer("antialias", 0) != 0) return not_mapped(node, message("antialiasing"));
    TRY(Target target, target_of(im, node, from));
    for (std::size_t i = 2; i < 4; ++i) {
        if (target.sizes[i].is_constant() && target.sizes[i].constant() < 1)
            return not_mapped(node, message("an empty image"));
        // If the kernel's rule differs from the standard's, use the table of the standard.
        const bool one = target.sizes[i] == sym::Expr(1);
        const bool rounded = !target.scales.empty() && from.sizes[i].is_constant() && target.sizes[i].is_constant() &&
            static_cast<double>(from.sizes[i].constant()) * target.scales[i - 2] !=
                static_cast<double>(target.sizes[i].constant());
        if (linear && ((one && place == "pytorch_half_pixel") || (rounded && corners)))
            return not_mapped(node, message("linear by '{coordinates}'", place));
    }
    const auto doubles = [&] {
        return std::all_of(target.scales.begin(), target.scales.end(),
                           [](double s) { return s >= 1 && s == std::floor(s); }) &&
            !target.scales.empty();
    };
    if (!linear) {
        // The kernel rounds x / scale down. So does ONNX with asymmetric and floor; for whole factors its default
        // agrees.
        const std::string rounding = node.text("nearest_mode", old ? "floor" : "round_prefer_floor");
        const bool same = (place == "asymmetric" && rounding == "floor") ||
            (place == "half_pixel" && rounding.starts_with("round_prefer") && doubles());
        if (!same) return not_mapped(node, message("nearest by '{coordinates}' and '{rounding}'", place, rounding));
    } else if (place != "half_pixel" && place != "pytorch_half_pixel" && !corners) {
        return not_mapped(node, message("linear by '{coordinates}'", place));
    }
    TRY(auto size, im.graph().sizes(node, "output_size", {target.sizes[2], target.sizes[3]}));
    const TensorType out{.dtype = from.dtype, .sizes = target.sizes};
    std::vector<fx::Arg> args{im.values().tensor("input", node, 0),
                              target.scales.empty() ? size : fx_arg("output_size", fx::None{})};
    if (linear) args.push_back(fx_arg("align_corners", corners));
    args.push_back(fx_arg("scale_factors", fx::None{}));
    if (!target.scales.empty()) args.back().value = target.scales;
    im.graph().emit(node, linear ? "aten::upsample_bilinear2d.vec" : "aten::upsample_nearest2d.vec", std::move(args),
                    out, node.outputs[0]);
    return done;
}

Result<> resize(Importer& im, const Node& node) {
    Result<> native = picture(im, node);
    return native.ok() ? std::move(native) : resample(im, node);
}

/// Blocks of b x b pixels from channels (DCR and CRD differ in the channel order), or channels from blocks.
Result<> blocks(Importer& im, const Node& node) {
    TRY(const TensorType from, im.values().plain(node, 0));
    const std::int64_t b = node.integer("blocksize", 1);
    const auto sizes = fixed_sizes(
        {.dtype = from.dtype,
         .sizes = {from.sizes.begin() + std::min<std::ptrdiff_t>(1, std::ssize(from.sizes)), from.sizes.end()}});
    if (from.sizes.size() != 4 || !sizes || b < 1 || b > 256)
        return not_mapped(node, message("an input other than images of fixed size"));
    const std::int64_t c = (*sizes)[0], h = (*sizes)[1], w = (*sizes)[2];
    const bool to_space = node.op == "DepthToSpace", crd = node.text("mode", "DCR") == "CRD";
    if (to_space ? c % (b * b) != 0 : h % b != 0 || w % b != 0)
        return not_mapped(node, message("sizes that are not a multiple of the block"));
    TensorType split{.dtype = from.dtype, .sizes = {from.sizes[0]}}, out{.dtype = from.dtype, .sizes = {from.sizes[0]}};
    Numbers parts, order, result;
    if (to_space) {
        parts = crd ? Numbers{c / (b * b), b, b, h, w} : Numbers{b, b, c / (b * b), h, w};
        order = crd ? Numbers{0, 1, 4, 2, 5, 3} : Numbers{0, 3, 4, 1, 5, 2};
        result = {c / (b * b), h * b, w * b};
    } else {
        parts = {c, h / b, b, w / b, b};
        order = {0, 3, 5, 1, 2, 4};
        result = {c * b * b, h / b, w / b};
    }
    for (const std::int64_t each : parts) split.sizes.emplace_back(each);
    for (const std::int64_t each : result) out.sizes.emplace_back(each);
    TensorType turned{.dtype = from.dtype};
    for (const std::int64_t at : order) turned.sizes.push_back(split.sizes[static_cast<std::size_t>(at)]);
    const std::string wide = im.values().fresh(node.outputs[0] + "_split");
    CHECKED(im.graph().view(node, node.inputs[0], split, wide));
    const std::string moved =
        im.graph().emit(node, "aten::permute.default", {fx_value("self", wide), fx_list("dims", order)}, turned);
    const std::string dense = im.graph().emit(node, "aten::clone.default", {fx_value("self", moved)}, turned);
    return im.graph().view(node, dense, out, node.outputs[0]);
}

/// Samples of a picture at positions from -1 to 1; before opset 20 the modes had other names.
Result<> grid_sample(Importer& im, const Node& node) {
    TRY(const TensorType from, im.values().plain(node, 0));
    TRY(const TensorType grid, im.values().plain(node, 1));
    const std::size_t rank = from.sizes.size();
    if ((rank != 4 && rank != 5) || grid.sizes.size() != rank)
        return not_mapped(node, message("samples of an input other than images and volumes"));
    const std::string mode = node.text("mode", "linear"), padding = node.text("padding_mode", "zeros");
    const bool cubic = (mode == "cubic" || mode == "bicubic") && rank == 4;
    const std::int64_t how = mode == "linear" || mode == "bilinear" ? 0 : mode == "nearest" ? 1 : cubic ? 2 : -1;
    const std::int64_t beyond = padding == "zeros" ? 0 : padding == "border" ? 1 : padding == "reflection" ? 2 : -1;
    if (how < 0 || beyond < 0)
        return not_mapped(node, message("samples by '{mode}' with padding '{padding}'", mode, padding));
    TensorType out{.dtype = from.dtype, .sizes = {from.sizes[0], from.sizes[1]}};
    out.sizes.insert(out.sizes.end(), grid.sizes.begin() + 1, grid.sizes.end() - 1);
    im.graph().emit(
        node, rank == 4 ? "aten::grid_sampler_2d.default" : "aten::grid_sampler_3d.default",
        {im.values().tensor("input", node, 0), im.values().tensor("grid", node, 1), fx_arg("interpolation_mode", how),
         fx_arg("padding_mode", beyond), fx_arg("align_corners", node.integer("align_corners", 0) != 0)},
        out, node.outputs[0]);
    return done;
}

constexpr auto resizing_rows = std::to_array<Operator>({{"Resize", resize},
                                                        {"Upsample", resize},
                                                        {"DepthToSpace", blocks},
                                                        {"SpaceToDepth", blocks},
                                                        {"GridSample", grid_sample}});

}  // namespace

std::span<const Operator> resizing_operators() { return resizing_rows; }

}  // namespace arenascope::onnx
