// Upsampling of planes: nearest and bilinear.

#include <cmath>

#include "engine/kernels/dense.h"
#include "engine/kernels/families.h"

namespace arenascope {

namespace {

struct Axis {
    std::int64_t in = 0, out = 0;
    double scale = 0;  ///< input steps per output step
};

/// Output size from a size or a scale factor, and the factor by which positions map back.
Result<std::array<Axis, 2>> axes_of(Call& call, const TensorValue& in, bool align_corners, std::size_t factors_at) {
    TRY(const Dims sizes, call.ints(1));
    TRY(const SmallVector<double> factors, call.doubles(factors_at));
    if (in.rank() != 4 || (sizes.size() != 2 && factors.size() != 2)) {
        return Error{.what = message("cannot upsample {tensor}", describe(in)),
                     .expected = message("four dimensions and two sizes or factors")};
    }
    std::array<Axis, 2> axes;
    for (std::size_t i = 0; i < 2; ++i) {
        Axis& axis = axes[i];
        axis.in = in.sizes[2 + i];
        const double wanted =
            sizes.size() == 2 ? static_cast<double>(sizes[i]) : std::floor(static_cast<double>(axis.in) * factors[i]);
        if (!(wanted >= 1) || wanted > 1 << 30 || axis.in < 1)
            return Error{.what = message("cannot upsample {tensor}", describe(in))};
        axis.out = static_cast<std::int64_t>(wanted);
        if (align_corners)
            axis.scale = axis.out > 1 ? static_cast<double>(axis.in - 1) / static_cast<double>(axis.out - 1) : 0;
        else if (sizes.size() != 2 && factors[i] > 0) axis.scale = 1 / factors[i];
        else axis.scale = static_cast<double>(axis.in) / static_cast<double>(axis.out);
    }
    return axes;
}

/// Two neighbours and the share of the second.
template <class C>
struct Tap {
    std::int64_t low, high;
    C share;
};

template <class C>
Tap<C> tap(const Axis& axis, std::int64_t o, bool align_corners) {
    const C scale = static_cast<C>(axis.scale), at = static_cast<C>(o);
    C source = align_corners ? at * scale : (at + C(0.5)) * scale - C(0.5);
    source = std::max(source, C{0});
    const std::int64_t low = std::min(static_cast<std::int64_t>(source), axis.in - 1);
    return {low, std::min(low + 1, axis.in - 1), std::min(std::max(source - static_cast<C>(low), C{0}), C{1})};
}

constexpr std::int64_t column_block = 256;  ///< columns whose taps are known at a time

template <class C>
void bilinear_planes(std::int64_t planes, const std::array<Axis, 2>& axes, bool align_corners, const C* in, C* out) {
    const auto& [rows, columns] = axes;
    std::array<Tap<C>, column_block> taps;
    for (std::int64_t first = 0; first < columns.out; first += column_block) {
        const std::int64_t count = std::min(column_block, columns.out - first);
        for (std::int64_t i = 0; i < count; ++i)
            taps[static_cast<std::size_t>(i)] = tap<C>(columns, first + i, align_corners);
        for (std::int64_t plane = 0; plane < planes; ++plane) {
            const C* const from = in + plane * rows.in * columns.in;
            for (std::int64_t h = 0; h < rows.out; ++h) {
                const Tap<C> y = tap<C>(rows, h, align_corners);
                const C *top = from + y.low * columns.in, *bottom = from + y.high * columns.in;
                C* const to = out + (plane * rows.out + h) * columns.out + first;
                for (std::int64_t i = 0; i < count; ++i) {
                    const Tap<C>& x = taps[static_cast<std::size_t>(i)];
                    const C above = top[x.low] * (1 - x.share) + top[x.high] * x.share;
                    const C below = bottom[x.low] * (1 - x.share) + bottom[x.high] * x.share;
                    to[i] = above * (1 - y.share) + below * y.share;
                }
            }
        }
    }
}

/// The same where the channels of a pixel lie side by side.
void bilinear_pixels(std::int64_t batch, std::int64_t channels, const std::array<Axis, 2>& axes, bool align_corners,
                     const float* in, float* out) {
    const auto& [rows, columns] = axes;
    for (std::int64_t n = 0; n < batch; ++n, in += rows.in * columns.in * channels) {
        for (std::int64_t h = 0; h < rows.out; ++h) {
            const Tap<float> y = tap<float>(rows, h, align_corners);
            const float *top = in + y.low * columns.in * channels, *bottom = in + y.high * columns.in * channels;
            for (std::int64_t w = 0; w < columns.out; ++w, out += channels) {
                const Tap<float> x = tap<float>(columns, w, align_corners);
                const std::int64_t left = x.low * channels, right = x.high * channels;
                for (std::int64_t c = 0; c < channels; ++c) {
                    const float above = top[left + c] * (1 - x.share) + top[right + c] * x.share;
                    const float below = bottom[left + c] * (1 - x.share) + bottom[right + c] * x.share;
                    out[c] = above * (1 - y.share) + below * y.share;
                }
            }
        }
    }
}

std::int64_t nearest_source(const Axis& axis, std::int64_t o) {
    return std::min(static_cast<std::int64_t>(std::floor(static_cast<float>(o) * static_cast<float>(axis.scale))),
                    axis.in - 1);
}

/// `channels` elements side by side for each pixel: 1 where planes lie one behind the other.
template <class C>
void nearest_planes(std::int64_t planes, std::int64_t channels, const std::array<Axis, 2>& axes, const C* in, C* out) {
    const auto& [rows, columns] = axes;
    std::array<std::int64_t, column_block> sources;
    for (std::int64_t first = 0; first < columns.out; first += column_block) {
        const std::int64_t count = std::min(column_block, columns.out - first);
        for (std::int64_t i = 0; i < count; ++i)
            sources[static_cast<std::size_t>(i)] = nearest_source(columns, first + i) * channels;
        for (std::int64_t plane = 0; plane < planes; ++plane) {
            for (std::int64_t h = 0; h < rows.out; ++h) {
                const C* const from = in + (plane * rows.in + nearest_source(rows, h)) * columns.in * channels;
                C* const to = out + ((plane * rows.out + h) * columns.out + first) * channels;
                if (channels == 1) {
                    for (std::int64_t i = 0; i < count; ++i) to[i] = from[sources[static_cast<std::size_t>(i)]];
                    continue;
                }
                for (std::int64_t i = 0; i < count; ++i)
                    std::copy_n(from + sources[static_cast<std::size_t>(i)], channels, to + i * channels);
            }
        }
    }
}

/// f32 whose channels lie side by side, without gaps.
bool is_channels_last(const TensorValue& t) {
    TensorValue dense = t;
    dense.order = {0, 2, 3, 1};
    set_dense_strides(dense);
    return t.dtype == DType::f32 && t.rank() == 4 && t.sizes[1] > 1 && dense.strides == t.strides;
}

/// Sizes the output and calls plane(in, out, number of planes) in the computing type.
/// Where all channels lie side by side, pixels(in, out) does it in place of that.
template <class Plane, class Pixels>
Result<> upsample(Call& call, const TensorValue& in, TensorValue& out, const std::array<Axis, 2>& axes, Plane plane,
                  Pixels pixels) {
    if (!is_floating(in.dtype) || !is_floating(out.dtype))
        return Error{.what = message("cannot upsample {tensor}", describe(in)), .expected = message("a float type")};
    CHECKED(resize(out, Dims{in.sizes[0], in.sizes[1], axes[0].out, axes[1].out}));
    if (is_channels_last(in) && is_channels_last(out)) {
        if (!call.measures()) pixels(in.as<float>(), out.as<float>());
        return done;
    }
    const auto typed = [&](auto type) {
        using C = decltype(type);
        DenseScratch<C> s(call);
        const C* from = dense_in(in, s.a);
        C* to = dense_out(out, s.b);
        if (call.measures()) return;
        plane(in.sizes[0] * in.sizes[1], from, to);
        dense_done(out, s.b);
    };
    if (in.dtype == DType::f64) typed(double{});
    else typed(float{});
    return done;
}

Result<> bilinear(Call& call) {
    TRY(const TensorValue* in, call.tensor(0));
    TRY(const bool align_corners, call.boolean(2));
    TRY(TensorValue * out, call.tensor(4));
    TRY(const auto axes, axes_of(call, *in, align_corners, 3));
    return upsample(
        call, *in, *out, axes,
        [&](std::int64_t planes, const auto* from, auto* to) {
            bilinear_planes(planes, axes, align_corners, from, to);
        },
        [&](const float* from, float* to) {
            bilinear_pixels(in->sizes[0], in->sizes[1], axes, align_corners, from, to);
        });
}

Result<> nearest(Call& call) {
    TRY(const TensorValue* in, call.tensor(0));
    TRY(TensorValue * out, call.tensor(3));
    TRY(const auto axes, axes_of(call, *in, false, 2));
    return upsample(
        call, *in, *out, axes,
        [&](std::int64_t planes, const auto* from, auto* to) { nearest_planes(planes, 1, axes, from, to); },
        [&](const float* from, float* to) { nearest_planes(in->sizes[0], in->sizes[1], axes, from, to); });
}

constexpr Kernel rows[] = {
    {"aten::upsample_bilinear2d.vec_out", 5, bilinear, nullptr, with_scratch},
    {"aten::upsample_nearest2d.vec_out", 4, nearest, nullptr, with_scratch},
};

}  // namespace

KernelFamily resampling_kernels() { return rows; }

}  // namespace arenascope
