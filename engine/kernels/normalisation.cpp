// Layer, group and batch norm, computed in float or double; means and variances are summed in double, of floats in
// parts.

#include <algorithm>
#include <cmath>

#include "engine/kernels/dense.h"
#include "engine/kernels/families.h"
#include "engine/kernels/lane_rows.h"
#include "engine/kernels/shared_rows.h"

namespace arenascope {

namespace {

struct Norm {
    const TensorValue *input, *weight, *bias;
    TensorValue *out, *mean, *rstd;
    double eps = 0;
};

Result<> check_floats(const Norm& n) {
    for (const TensorValue* tensor :
         {n.input, n.weight, n.bias, static_cast<const TensorValue*>(n.out), static_cast<const TensorValue*>(n.mean),
          static_cast<const TensorValue*>(n.rstd)}) {
        if (tensor && !is_floating(tensor->dtype))
            return Error{.what = message("cannot normalise {tensor}", describe(*tensor)),
                         .expected = message("a float type")};
    }
    return done;
}

/// How the elements of a row meet weights: one each, or one for each plane of a group's channels.
struct Parameters {
    std::int64_t groups = 0, plane = 1;  ///< groups 0: element k has weight k
    [[nodiscard]] std::int64_t at(std::int64_t row, std::int64_t k, std::int64_t length) const {
        return groups == 0 ? k : row % groups * (length / plane) + k / plane;
    }
};

RowMoments normalise_row(const float* x, std::int64_t row, std::int64_t length, double eps, const Parameters& p,
                         const float* weight, const float* bias, float* out) {
    const LaneRows& lanes = lane_rows();
    const RowMoments moments = lanes.moments(x, length, eps);
    if (p.groups == 0) lanes.normalise(x, moments, weight, bias, out, length);
    else
        for (std::int64_t k = 0; k < length; k += p.plane) {
            const std::int64_t at = p.at(row, k, length);
            lanes.normalise_plane(x + k, moments, weight ? weight[at] : 1, bias ? bias[at] : 0, out + k, p.plane);
        }
    return moments;
}

RowMoments normalise_row(const double* x, std::int64_t row, std::int64_t length, double eps, const Parameters& p,
                         const double* weight, const double* bias, double* out) {
    double sum = 0, squares = 0;
    for (std::int64_t k = 0; k < length; ++k) sum += x[k];
    const double mean = sum / static_cast<double>(length);
    for (std::int64_t k = 0; k < length; ++k) squares += (x[k] - mean) * (x[k] - mean);
    const double rstd = 1 / std::sqrt(squares / static_cast<double>(length) + eps);
    for (std::int64_t k = 0; k < length; ++k) {
        const std::int64_t at = p.at(row, k, length);
        out[k] = (x[k] - mean) * rstd * (weight ? weight[at] : 1) + (bias ? bias[at] : 0);
    }
    return {mean, rstd};
}

/// Rows of `length` normalised each.
template <class C>
void normalise_rows(Call& call, const Norm& n, std::int64_t count, std::int64_t length, const Parameters& parameters) {
    DenseScratch<C> s(call);
    Scratch<C>&means = s.e, &rstds = s.f;
    means.resize(static_cast<std::size_t>(count));
    rstds.resize(static_cast<std::size_t>(count));
    const C* in = dense_in(*n.input, s.a);
    const C* weight = n.weight ? dense_in(*n.weight, s.b) : nullptr;
    const C* bias = n.bias ? dense_in(*n.bias, s.c) : nullptr;
    C* out = dense_out(*n.out, s.d);
    if (call.measures()) return;
    for (std::int64_t row = 0; row < count; ++row) {
        const RowMoments moments =
            normalise_row(in + row * length, row, length, n.eps, parameters, weight, bias, out + row * length);
        means[static_cast<std::size_t>(row)] = static_cast<C>(moments.mean);
        rstds[static_cast<std::size_t>(row)] = static_cast<C>(moments.rstd);
    }
    dense_done(*n.out, s.d);
    map_rows<C>(*n.mean, over(means.data(), n.mean->sizes), [](C x) { return x; });
    map_rows<C>(*n.rstd, over(rstds.data(), n.rstd->sizes), [](C x) { return x; });
}

Result<> layer_norm(Call& call) {
    Norm n{};
    TRY(n.input, call.tensor(0));
    TRY(const Dims shape, call.ints(1));
    TRY(n.weight, call.optional_tensor(2));
    TRY(n.bias, call.optional_tensor(3));
    TRY(n.eps, call.number(4));
    TRY(n.out, call.tensor(5));
    TRY(n.mean, call.tensor(6));
    TRY(n.rstd, call.tensor(7));
    CHECKED(check_floats(n));
    const std::size_t rank = n.input->rank();
    bool fits = shape.size() <= rank && shape.size() > 0;
    for (std::size_t i = 0; fits && i < shape.size(); ++i) fits = n.input->sizes[rank - shape.size() + i] == shape[i];
    for (const TensorValue* tensor : {n.weight, n.bias}) fits = fits && (!tensor || tensor->sizes == shape);
    if (!fits)
        return Error{.what = message("cannot normalise {tensor} over {other_tensor}", describe(*n.input),
                                     describe(n.input->dtype, shape)),
                     .expected = message("the last sizes of the input")};
    Dims kept = n.input->sizes;
    for (std::size_t i = rank - shape.size(); i < rank; ++i) kept[i] = 1;
    CHECKED(resize(*n.out, n.input->sizes));
    CHECKED(resize(*n.mean, kept));
    CHECKED(resize(*n.rstd, kept));
    const std::int64_t length = product(shape), count = product(kept);
    if (length == 0) return done;
    if (n.input->dtype == DType::f64) normalise_rows<double>(call, n, count, length, {});
    else normalise_rows<float>(call, n, count, length, {});
    return done;
}

Result<> group_norm(Call& call) {
    Norm n{};
    TRY(n.input, call.tensor(0));
    TRY(n.weight, call.optional_tensor(1));
    TRY(n.bias, call.optional_tensor(2));
    TRY(const std::int64_t batch, call.integer(3));
    TRY(const std::int64_t channels, call.integer(4));
    TRY(const std::int64_t plane, call.integer(5));
    TRY(const std::int64_t groups, call.integer(6));
    TRY(n.eps, call.number(7));
    TRY(n.out, call.tensor(8));
    TRY(n.mean, call.tensor(9));
    TRY(n.rstd, call.tensor(10));
    CHECKED(check_floats(n));
    const bool fits = n.input->rank() >= 2 && n.input->sizes[0] == batch && n.input->sizes[1] == channels &&
        groups >= 1 && channels % groups == 0 && batch * channels * plane == n.input->numel() &&
        (!n.weight || n.weight->numel() == channels) && (!n.bias || n.bias->numel() == channels);
    if (!fits)
        return Error{.what = message("cannot normalise {tensor} in {groups} groups", describe(*n.input), groups),
                     .expected = message("channels that are a multiple of the number of groups")};
    CHECKED(resize(*n.out, n.input->sizes));
    CHECKED(resize(*n.mean, Dims{batch, groups}));
    CHECKED(resize(*n.rstd, Dims{batch, groups}));
    const std::int64_t per_group = channels / groups;
    if (per_group * plane == 0) return done;
    const Parameters parameters{groups, plane};
    if (n.input->dtype == DType::f64) normalise_rows<double>(call, n, batch * groups, per_group * plane, parameters);
    else normalise_rows<float>(call, n, batch * groups, per_group * plane, parameters);
    return done;
}

/// Of one channel, found in double once.
template <class C>
struct Shift {
    C scale, centre, shift;
    [[nodiscard]] C operator()(C x) const { return (x - centre) * scale + shift; }
};
struct BatchNorm {
    const TensorValue *in, *weight, *bias, *mean, *variance;
    double eps;
    template <class C>
    [[nodiscard]] Shift<C> of(std::int64_t channel) const {
        const auto at = [channel](const TensorValue& t) { return load_one<double>(t, channel * t.strides[0]); };
        const double factor = (weight ? at(*weight) : 1) / std::sqrt(at(*variance) + eps);
        return {static_cast<C>(factor), static_cast<C>(at(*mean)), static_cast<C>(bias ? at(*bias) : 0)};
    }
};

template <class C>
void scale_planes(const BatchNorm& b, const TensorValue& out) {
    for (std::int64_t channel = 0; channel < b.in->sizes[1]; ++channel) {
        TensorValue from = *b.in, to = out;
        for (TensorValue* view : {&from, &to}) {
            view->data += channel * view->strides[1] * item_size(view->dtype);
            view->sizes[1] = 1;
        }
        map_rows<C>(to, from, b.of<C>(channel));
    }
}

/// Pixels whose channels lie side by side: some channels of all of them, then the next ones.
void scale_pixels(const BatchNorm& b, const TensorValue& out) {
    const std::int64_t channels = b.in->sizes[1], pixels = channels > 0 ? b.in->numel() / channels : 0;
    std::array<float, row_chunk> scale, centre, shift;
    for (std::int64_t first = 0; first < channels; first += row_chunk) {
        const std::int64_t count = std::min(row_chunk, channels - first);
        for (std::int64_t i = 0; i < count; ++i) {
            const Shift<float> of = b.of<float>(first + i);
            const auto at = static_cast<std::size_t>(i);
            scale[at] = of.scale;
            centre[at] = of.centre;
            shift[at] = of.shift;
        }
        for (std::int64_t pixel = 0; pixel < pixels; ++pixel) {
            const float* x = b.in->as<float>() + pixel * channels + first;
            float* y = out.as<float>() + pixel * channels + first;
            const float *by = scale.data(), *middle = centre.data(), *more = shift.data();
            for (std::int64_t i = 0; i < count; ++i) y[i] = (x[i] - middle[i]) * by[i] + more[i];
        }
    }
}

/// f32 whose last dimension in memory are the channels, without gaps.
bool has_channels_last(const TensorValue& t) {
    if (t.dtype != DType::f32 || t.rank() < 2 || t.order[t.rank() - 1] != 1) return false;
    TensorValue dense = t;
    set_dense_strides(dense);
    return dense.strides == t.strides;
}

Result<> batch_norm(Call& call) {
    TRY(const TensorValue* in, call.tensor(0));
    TRY(const TensorValue* weight, call.optional_tensor(1));
    TRY(const TensorValue* bias, call.optional_tensor(2));
    TRY(const TensorValue* mean, call.tensor(3));
    TRY(const TensorValue* variance, call.tensor(4));
    TRY(const double eps, call.number(6));
    TRY(TensorValue * out, call.tensor(7));
    if (in->rank() < 2 || !is_floating(in->dtype) || !is_floating(out->dtype)) {
        return Error{.what = message("cannot batch-normalise {tensor}", describe(*in)),
                     .expected = message("floats with a channel dimension")};
    }
    for (const TensorValue* tensor : {weight, bias, mean, variance}) {
        if (tensor && (tensor->rank() != 1 || tensor->sizes[0] != in->sizes[1] || !is_floating(tensor->dtype))) {
            return Error{
                .what = message("parameter {tensor} does not fit {other_tensor}", describe(*tensor), describe(*in)),
                .expected = message("a number for each channel")};
        }
    }
    CHECKED(resize(*out, in->sizes));
    for (const std::size_t unused : {std::size_t{8}, std::size_t{9}}) {
        TRY(TensorValue * empty, call.tensor(unused));
        CHECKED(resize(*empty, Dims{0}));
    }
    const BatchNorm of{in, weight, bias, mean, variance, eps};
    if (in->dtype == DType::f64) scale_planes<double>(of, *out);
    else if (has_channels_last(*in) && out->dtype == DType::f32 && in->strides == out->strides) scale_pixels(of, *out);
    else scale_planes<float>(of, *out);
    return done;
}

/// For `--layout best`: (input, weight [last dimension]?, eps, out); each row is divided by its root mean square.
Result<> rms_norm(Call& call) {
    TRY(const TensorValue* in, call.tensor(0));
    TRY(const TensorValue* weight, call.optional_tensor(1));
    TRY(const double eps, call.number(2));
    TRY(TensorValue * out, call.tensor(3));
    bool fits = in->rank() > 0;
    for (const TensorValue* tensor : {in, weight, static_cast<const TensorValue*>(out)})
        fits = fits && (!tensor || (tensor->dtype == DType::f32 && tensor->is_contiguous()));
    const std::int64_t length = fits ? in->sizes[in->rank() - 1] : 0;
    if (!fits || (weight && weight->numel() != length)) {
        return Error{.what = message("cannot normalise {tensor}", describe(*in)),
                     .expected = message("contiguous f32, and a weight for each element of a row")};
    }
    CHECKED(resize(*out, in->sizes));
    const float* scale = weight ? weight->as<float>() : nullptr;
    for (std::int64_t row = 0; length > 0 && row < in->numel() / length; ++row) {
        const float* x = in->as<float>() + row * length;
        float* y = out->as<float>() + row * length;
        constexpr std::int64_t lanes = 16;
        float squares[lanes] = {};
        std::int64_t k = 0;
        for (; k + lanes <= length; k += lanes) {
            for (std::int64_t i = 0; i < lanes; ++i) squares[i] += x[k + i] * x[k + i];
        }
        for (; k < length; ++k) squares[0] += x[k] * x[k];
        double sum = 0;
        for (const float part : squares) sum += static_cast<double>(part);
        const auto factor = static_cast<float>(1 / std::sqrt(sum / static_cast<double>(length) + eps));
        for (std::int64_t i = 0; i < length; ++i) y[i] = x[i] * factor * (scale ? scale[i] : 1.0f);
    }
    return done;
}

/// Of `--layout best`: (x, weight [last dimension]?, bias [last dimension]?, eps, out), each row normalised.
Result<> norm_rows(Call& call) {
    TRY(const TensorValue* x, call.tensor(0));
    TRY(const TensorValue* weight, call.optional_tensor(1));
    TRY(const TensorValue* bias, call.optional_tensor(2));
    TRY(const double eps, call.number(3));
    TRY(TensorValue * out, call.tensor(4));
    bool fits = x->rank() > 0;
    for (const TensorValue* tensor : {x, weight, bias, static_cast<const TensorValue*>(out)})
        fits = fits && (!tensor || (tensor->dtype == DType::f32 && tensor->is_contiguous()));
    const std::int64_t length = fits ? x->sizes[x->rank() - 1] : 0;
    if (!fits || (weight && weight->numel() != length) || (bias && bias->numel() != length)) {
        return Error{.what = message("cannot normalise {tensor}", describe(*x)),
                     .expected = message("contiguous f32, and a weight for each element of a row")};
    }
    CHECKED(resize(*out, x->sizes));
    if (length == 0) return done;
    const LaneRows& lanes = lane_rows();
    share_rows(call, x->numel() / length, [&](std::int64_t first, std::int64_t end) {
        for (std::int64_t at = first * length; at < end * length; at += length) {
            const float* row = x->as<float>() + at;
            lanes.normalise(row, lanes.moments(row, length, eps), weight ? weight->as<float>() : nullptr,
                            bias ? bias->as<float>() : nullptr, out->as<float>() + at, length);
        }
    });
    return done;
}

/// What `--layout best` makes of a batch norm; the inputs stand side by side along the channels.
struct ScaledChannels {
    SmallVector<TensorValue*> inputs;
    const TensorValue *scale = nullptr, *shift = nullptr;
    RowBounds bounds;
    TensorValue* out = nullptr;
};

/// Output sizes; the error names the mismatch.
Result<Dims> sizes_of(const ScaledChannels& s) {
    Dims sizes = s.inputs.empty() ? Dims() : s.inputs.front()->sizes;
    std::int64_t channels = 0;
    bool fits = sizes.size() >= 2 && s.out->dtype == DType::f32;
    for (const TensorValue* each : s.inputs) {
        fits = fits && each->dtype == DType::f32 && each->rank() == sizes.size();
        if (!fits) break;
        channels += each->sizes[1];
        sizes[1] = each->sizes[1];
        fits = each->sizes == sizes;
    }
    for (const TensorValue* each : {s.scale, s.shift})
        fits = fits && each->dtype == DType::f32 && each->rank() == 1 && each->is_contiguous() &&
            each->sizes[0] == channels;
    if (!fits)
        return Error{.what = message("cannot scale the channels of {tensor} by {other_tensor}",
                                     s.inputs.empty() ? std::string("nothing") : describe(*s.inputs.front()),
                                     describe(*s.scale)),
                     .expected = message("f32 with a number for each channel")};
    sizes[1] = channels;
    return sizes;
}

/// Pixels [from, to) of all images.
void scale_pixels(const ScaledChannels& s, std::int64_t from, std::int64_t to) {
    const LaneRows& lanes = lane_rows();
    const std::int64_t channels = s.out->sizes[1];
    std::int64_t first = 0;
    for (const TensorValue* each : s.inputs) {
        const std::int64_t count = each->sizes[1];
        const float *x = each->as<float>() + from * count, *scale = s.scale->as<float>() + first,
                    *shift = s.shift->as<float>() + first;
        float* out = s.out->as<float>() + from * channels + first;
        for (std::int64_t pixel = from; pixel < to; ++pixel, x += count, out += channels)
            lanes.scale(x, scale, shift, s.bounds, out, count);
        first += count;
    }
}

void scale_planes(const ScaledChannels& s) {
    const LaneRows& lanes = lane_rows();
    const std::int64_t batch = s.out->sizes[0], channels = s.out->sizes[1], plane = s.out->numel() / batch / channels;
    std::int64_t first = 0;
    for (const TensorValue* each : s.inputs) {
        const std::int64_t count = each->sizes[1];
        for (std::int64_t n = 0; n < batch; ++n) {
            for (std::int64_t c = 0; c < count; ++c)
                lanes.scale_plane(each->as<float>() + (n * count + c) * plane, s.scale->as<float>()[first + c],
                                  s.shift->as<float>()[first + c], s.bounds,
                                  s.out->as<float>() + (n * channels + first + c) * plane, plane);
        }
        first += count;
    }
}

/// (inputs, scale [channels], shift [channels], low?, high?, out): all in planes, or all channels last.
Result<> scale_channels(Call& call) {
    ScaledChannels s;
    TRY(s.inputs, call.tensors(0));
    TRY(s.scale, call.tensor(1));
    TRY(s.shift, call.tensor(2));
    TRY(const std::optional<Scalar> low, call.optional_scalar(3));
    TRY(const std::optional<Scalar> high, call.optional_scalar(4));
    TRY(s.out, call.tensor(5));
    if (low) s.bounds.low = static_cast<float>(low->floating);
    if (high) s.bounds.high = static_cast<float>(high->floating);
    TRY(const Dims sizes, sizes_of(s));
    CHECKED(resize(*s.out, sizes));
    if (s.out->numel() == 0) return done;
    const auto all = [&](auto is) {
        return is(*s.out) && std::all_of(s.inputs.begin(), s.inputs.end(), [&](const TensorValue* t) {
                   return t->numel() == 0 || is(*t);
               });
    };
    const bool by_planes = all([](const TensorValue& t) { return t.is_contiguous(); });
    if (!by_planes && !all(has_channels_last)) {
        return Error{.what = message("the result is {tensor}", describe(*s.out)),
                     .expected = message("planes or channels last, as the operands")};
    }
    if (!by_planes || s.out->numel() == s.out->sizes[0] * s.out->sizes[1])
        share_rows(call, s.out->numel() / s.out->sizes[1],
                   [&](std::int64_t from, std::int64_t to) { scale_pixels(s, from, to); });
    else scale_planes(s);
    return done;
}

constexpr Kernel rows[] = {
    {"arenascope::scale_channels.out", 6, scale_channels},
    {"arenascope::layer_norm.out", 5, norm_rows},
    {"arenascope::rms_norm.out", 4, rms_norm},
    {"aten::native_layer_norm.out", 8, layer_norm, nullptr, with_scratch},
    {"aten::native_group_norm.out", 11, group_norm, nullptr, with_scratch},
    {"aten::_native_batch_norm_legit_no_training.out", 10, batch_norm},
};

}  // namespace

KernelFamily normalisation_kernels() { return rows; }

}  // namespace arenascope
