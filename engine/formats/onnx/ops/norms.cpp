// Normalisations.

#include <algorithm>

#include "engine/formats/onnx/ops/formula.h"
#include "engine/formats/onnx/ops/operators.h"

namespace arenascope::onnx {

namespace {

using Numbers = std::vector<std::int64_t>;

fx::Arg of(const std::string& value) { return fx_value("self", value); }

/// With the mean and the variance of the batch, which also update the running ones.
Result<> batch_norm_of_batch(Importer& im, const Node& node, const TensorType& type) {
    Formula f(im, node);
    Numbers axes;
    for (std::size_t i = 0; i < type.sizes.size(); ++i)
        if (i != 1) axes.push_back(static_cast<std::int64_t>(i));
    std::vector<sym::Expr> lanes(type.sizes.size() - 1, 1);
    lanes[0] = type.sizes[1];
    const std::string& x = f.in(0);
    const auto mean_of = [&](const std::string& from) {
        return f.op("ReduceMean", {from}, {{"axes", attribute(axes)}, {"keepdims", attribute(std::int64_t{0})}});
    };
    const std::string mean = mean_of(x), centred = f.sub(x, f.reshape(mean, lanes));
    const std::string variance = mean_of(f.mul(centred, centred));
    const double epsilon = static_cast<double>(node.real("epsilon", 1e-5F)),
                 keeps = static_cast<double>(node.real("momentum", 0.9F));
    const std::string spread = f.op("Sqrt", {f.add(variance, f.real(epsilon, variance))});
    const std::string scaled = f.mul(f.div(centred, f.reshape(spread, lanes)), f.reshape(f.in(1), lanes));
    f.result(0, f.add(scaled, f.reshape(f.in(2), lanes)));
    const auto moved = [&](std::size_t from, const std::string& own) {
        return f.add(f.mul(f.in(from), f.real(keeps, own)), f.mul(own, f.real(1 - keeps, own)));
    };
    f.result(1, moved(3, mean));
    f.result(2, moved(4, variance));
    return f.end();
}

Result<> batch_norm(Importer& im, const Node& node) {
    TRY(const TensorType type, im.values().type(node, 0));
    if (type.sizes.size() < 2) return not_mapped(node, message("an input without channels"));
    if (node.integer("training_mode", 0) != 0) return batch_norm_of_batch(im, node, type);
    for (std::size_t i = 1; i < 5; ++i) {
        TRY(const TensorType part, im.values().type(node, i));
        if (part.sizes.size() != 1) return not_mapped(node, message("statistics that are not per channel"));
    }
    const TensorType nothing{.dtype = type.dtype, .sizes = {0}};
    im.graph().emit_many(
        node, "aten::_native_batch_norm_legit_no_training.default",
        {im.values().tensor("input", node, 0), im.values().tensor("weight", node, 1),
         im.values().tensor("bias", node, 2), im.values().tensor("running_mean", node, 3),
         im.values().tensor("running_var", node, 4),
         fx_arg("momentum", static_cast<double>(1 - node.real("momentum", 0.9F))),
         fx_arg("eps", static_cast<double>(node.real("epsilon", 1e-5F)))},
        {node.outputs[0], im.values().fresh(node.outputs[0] + "_mean"), im.values().fresh(node.outputs[0] + "_rstd")},
        {{type.dtype, type.sizes}, nothing, nothing});
    return done;
}

Result<> layer_norm(Importer& im, const Node& node) {
    TRY(const TensorType type, im.values().type(node, 0));
    const auto axis = axis_of(node.integer("axis", -1), type.sizes.size());
    if (!axis) return not_mapped(node, message("its axis"));
    TensorType moments{.dtype = type.dtype, .sizes = type.sizes};
    Numbers shape;
    for (std::size_t i = *axis; i < type.sizes.size(); ++i) {
        if (!type.sizes[i].is_constant()) return not_mapped(node, message("a dynamic dimension"));
        shape.push_back(type.sizes[i].constant());
        moments.sizes[i] = 1;
    }
    std::vector<std::string> names;
    for (std::size_t i = 0; i < 3; ++i) {
        const bool given = i < node.outputs.size() && !node.outputs[i].empty();
        names.push_back(given ? node.outputs[i] : im.values().fresh(node.outputs[0] + "_moment"));
    }
    im.graph().emit_many(node, "aten::native_layer_norm.default",
                         {im.values().tensor("input", node, 0), fx_list("normalized_shape", shape),
                          im.values().tensor("weight", node, 1), im.values().tensor("bias", node, 2),
                          fx_arg("eps", static_cast<double>(node.real("epsilon", 1e-5F)))},
                         names, {{type.dtype, type.sizes}, moments, moments});
    return done;
}

/// x / sqrt(mean of x² + epsilon) * scale, over the axis and all behind it.
Result<> rms_norm(Importer& im, const Node& node) {
    TRY(const TensorType type, im.values().plain(node, 0));
    const auto axis = axis_of(node.integer("axis", -1), type.sizes.size());
    if (!axis) return not_mapped(node, message("its axis"));
    const auto shape = fixed_sizes(
        {.dtype = type.dtype, .sizes = {type.sizes.begin() + static_cast<std::ptrdiff_t>(*axis), type.sizes.end()}});
    if (!shape) return not_mapped(node, message("a dynamic dimension"));
    im.graph().emit(
        node, "aten::rms_norm.default",
        {im.values().tensor("input", node, 0), fx_list("normalized_shape", *shape),
         im.values().tensor("weight", node, 1), fx_arg("eps", static_cast<double>(node.real("epsilon", 1e-5F)))},
        type, node.outputs[0]);
    return done;
}

/// (x - mean) / (sqrt(variance) + 1e-9) over the axes.
Result<> mean_variance(Importer& im, const Node& node) {
    TRY(const TensorType type, im.values().plain(node, 0));
    Numbers axes = node.integers("axes");
    if (!node.find("axes")) axes = {0, 2, 3};
    TensorType kept = type;
    for (std::int64_t& each : axes) {
        const auto axis = axis_of(each, type.sizes.size());
        if (!axis) return not_mapped(node, message("its axes"));
        each = static_cast<std::int64_t>(*axis);
        kept.sizes[*axis] = 1;
    }
    const auto mean = [&](const std::string& from) {
        return im.graph().emit(node, "aten::mean.dim", {of(from), fx_list("dim", axes), fx_arg("keepdim", true)}, kept);
    };
    const auto pair = [&](const char* target, const std::string& a, const std::string& b, const TensorType& made,
                          const std::string& name = {}) {
        return im.graph().emit(node, target, {of(a), fx_value("other", b)}, made, name);
    };
    const std::string centred = pair("aten::sub.Tensor", node.inputs[0], mean(node.inputs[0]), type);
    const std::string variance = mean(pair("aten::mul.Tensor", centred, centred, type));
    const std::string deviation = im.graph().emit(node, "aten::sqrt.default", {of(variance)}, kept);
    const std::string moved = im.graph().emit(node, "aten::add.Scalar", {of(deviation), fx_arg("other", 1e-9)}, kept);
    pair("aten::div.Tensor", centred, moved, type, node.outputs[0]);
    return done;
}

Result<> instance_norm(Importer& im, const Node& node) {
    TRY(const TensorType type, im.values().plain(node, 0));
    if (type.sizes.size() < 3) return not_mapped(node, message("an input without spatial dimensions"));
    im.graph().emit(node, "aten::instance_norm.default",
                    {im.values().tensor("input", node, 0), im.values().tensor("weight", node, 1),
                     im.values().tensor("bias", node, 2), fx_arg("running_mean", fx::None{}),
                     fx_arg("running_var", fx::None{}), fx_arg("use_input_stats", true), fx_arg("momentum", 0.1),
                     fx_arg("eps", static_cast<double>(node.real("epsilon", 1e-5F))), fx_arg("cudnn_enabled", false)},
                    type, node.outputs[0]);
    return done;
}

Result<> group_norm(Importer& im, const Node& node) {
    TRY(const TensorType type, im.values().plain(node, 0));
    TRY(const TensorType scale, im.values().plain(node, 1));
    if (type.sizes.size() < 2 || scale.sizes.size() != 1 || !(scale.sizes[0] == type.sizes[1]))
        return not_mapped(node, message("a scale for each group"));
    im.graph().emit(node, "aten::group_norm.default",
                    {im.values().tensor("input", node, 0), fx_arg("num_groups", node.integer("num_groups", 1)),
                     im.values().tensor("weight", node, 1), im.values().tensor("bias", node, 2),
                     fx_arg("eps", static_cast<double>(node.real("epsilon", 1e-5F))), fx_arg("cudnn_enabled", false)},
                    type, node.outputs[0]);
    return done;
}

Result<> lp_norm(Importer& im, const Node& node) {
    TRY(const TensorType type, im.values().plain(node, 0));
    const auto axis = axis_of(node.integer("axis", -1), type.sizes.size());
    const std::int64_t p = node.integer("p", 2);
    if (!axis || (p != 1 && p != 2)) return not_mapped(node, message("its axis or norm"));
    TensorType norm = type;
    norm.sizes[*axis] = 1;
    const std::string size = p == 1
        ? im.graph().emit(node, "aten::abs.default", {im.values().tensor("self", node, 0)}, type)
        : im.graph().emit(node, "aten::mul.Tensor",
                          {im.values().tensor("self", node, 0), im.values().tensor("other", node, 0)}, type);
    std::string sum =
        im.graph().emit(node, "aten::sum.dim_IntList",
                        {of(size), fx_list("dim", {static_cast<std::int64_t>(*axis)}), fx_arg("keepdim", true)}, norm);
    if (p == 2) sum = im.graph().emit(node, "aten::sqrt.default", {of(sum)}, norm);
    // Zeros stay zeros: their norm counts as 1.
    const std::string none = im.graph().emit(node, "aten::eq.Scalar", {of(sum), fx_arg("other", 0.0)},
                                             {.dtype = DType::boolean, .sizes = norm.sizes});
    Formula f(im, node);
    const std::string safe = f.op("Where", {none, f.real(1, sum), sum});
    f.result(0, f.div(node.inputs[0], safe));
    return f.end();
}

/// x / (bias + alpha * mean of x² over `size` channels)^beta
Result<> local_response(Importer& im, const Node& node) {
    TRY(const TensorType type, im.values().plain(node, 0));
    const std::int64_t size = node.integer("size", 0);
    if (type.sizes.size() < 3 || size < 1 || size > 4096) return not_mapped(node, message("its size or rank"));
    TensorType plane{.dtype = type.dtype, .sizes = {type.sizes[0], 1, type.sizes[1], 1}};
    for (std::size_t i = 2; i < type.sizes.size(); ++i) plane.sizes[3] = plane.sizes[3] * type.sizes[i];
    const std::string square = im.graph().emit(
        node, "aten::mul.Tensor", {im.values().tensor("self", node, 0), im.values().tensor("other", node, 0)}, type);
    const std::string flat = im.values().fresh(node.outputs[0] + "_flat");
    CHECKED(im.graph().view(node, square, plane, flat));
    TensorType wide = plane;
    wide.sizes[2] = wide.sizes[2] + sym::Expr(size - 1);
    const std::string padded = im.graph().emit(
        node, "aten::constant_pad_nd.default",
        {of(flat), fx_list("pad", {0, 0, (size - 1) / 2, size - 1 - (size - 1) / 2}), fx_arg("value", 0.0)}, wide);
    const std::string mean =
        im.graph().emit(node, "aten::avg_pool2d.default",
                        {of(padded), fx_list("kernel_size", {size, 1}), fx_list("stride", {1, 1})}, plane);
    const std::string back = im.values().fresh(node.outputs[0] + "_mean");
    CHECKED(im.graph().view(node, mean, type, back));
    const auto scalar = [&](const char* target, const std::string& from, const char* name, double value) {
        return im.graph().emit(node, target, {of(from), fx_arg(name, value)}, type);
    };
    const std::string scaled =
        scalar("aten::mul.Scalar", back, "other", static_cast<double>(node.real("alpha", 1e-4F)));
    const std::string moved = scalar("aten::add.Scalar", scaled, "other", static_cast<double>(node.real("bias", 1)));
    const std::string power =
        scalar("aten::pow.Tensor_Scalar", moved, "exponent", static_cast<double>(node.real("beta", 0.75F)));
    im.graph().emit(node, "aten::div.Tensor", {im.values().tensor("self", node, 0), fx_value("other", power)}, type,
                    node.outputs[0]);
    return done;
}

constexpr auto norm_rows = std::to_array<Operator>({
    {"BatchNormalization", batch_norm},
    {"LayerNormalization", layer_norm},
    {"InstanceNormalization", instance_norm},
    {"GroupNormalization", group_norm},
    {"LpNormalization", lp_norm},
    {"LRN", local_response},
    {"RMSNormalization", rms_norm},
    {"MeanVarianceNormalization", mean_variance},
});

}  // namespace

std::span<const Operator> norm_operators() { return norm_rows; }

}  // namespace arenascope::onnx
