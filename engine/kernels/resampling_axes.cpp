// Upsampling that is a product over axes: bicubic, trilinear, nearest in volumes, and the antialiased forms.

#include <cmath>

#include "engine/base/interruption.h"
#include "engine/kernels/dense.h"
#include "engine/kernels/families.h"

namespace arenascope {

namespace {

constexpr std::size_t most_axes = 3;

/// The sources of each output position on one axis: `taps` input positions (-1: none) and their weights. A weight of 0
/// counts: times infinity it is NaN, as in PyTorch.
struct Axis {
    std::int64_t in = 0, out = 0, taps = 1;
    double scale = 0;  ///< input steps per output step
    const std::int64_t* at = nullptr;
    const double* weight = nullptr;
};

struct Tables {
    explicit Tables(Call& call) : at(call.scratch()), weight(call.scratch()) {}
    Scratch<std::int64_t> at;
    Scratch<double> weight;
};

double linear_filter(double x) { return std::max(0.0, 1 - std::fabs(x)); }

/// Keys' cubic with parameter `a`, zero from 2 on.
double cubic_filter(double x, double a) {
    x = std::fabs(x);
    if (x < 1) return ((a + 2) * x - (a + 3)) * x * x + 1;
    return x < 2 ? (((x - 5) * x + 8) * x - 4) * a : 0;
}

double centre_of(const Axis& axis, std::int64_t o, bool align_corners) {
    const auto at = static_cast<double>(o);
    return align_corners ? at * axis.scale : (at + 0.5) * axis.scale - 0.5;
}

struct Nearest {
    static constexpr std::int64_t taps = 1;
    bool exact = false;
    void fill(const Axis& axis, std::int64_t o, std::int64_t* at, double* weight) const {
        const float source = (static_cast<float>(o) + (exact ? 0.5f : 0.0f)) * static_cast<float>(axis.scale);
        at[0] = std::clamp<std::int64_t>(static_cast<std::int64_t>(std::floor(source)), 0, axis.in - 1);
        weight[0] = 1;
    }
};

struct Linear {
    static constexpr std::int64_t taps = 2;
    bool align_corners = false;
    void fill(const Axis& axis, std::int64_t o, std::int64_t* at, double* weight) const {
        const double source = std::max(centre_of(axis, o, align_corners), 0.0);
        at[0] = std::min(static_cast<std::int64_t>(source), axis.in - 1);
        at[1] = std::min(at[0] + 1, axis.in - 1);
        weight[1] = std::clamp(source - static_cast<double>(at[0]), 0.0, 1.0);
        weight[0] = 1 - weight[1];
    }
};

struct Cubic {
    static constexpr std::int64_t taps = 4;
    bool align_corners = false;
    void fill(const Axis& axis, std::int64_t o, std::int64_t* at, double* weight) const {
        const double source = centre_of(axis, o, align_corners), base = std::floor(source);
        for (std::int64_t k = 0; k < taps; ++k) {
            const double place = base + static_cast<double>(k - 1);
            at[k] = static_cast<std::int64_t>(std::clamp(place, 0.0, static_cast<double>(axis.in - 1)));
            weight[k] = cubic_filter(source - place, -0.75);
        }
    }
};

/// The filter stretched over all inputs that one output covers.
struct Smooth {
    bool is_cubic = false;
    [[nodiscard]] double reach(const Axis& axis) const { return (is_cubic ? 2 : 1) * std::max(axis.scale, 1.0); }
    [[nodiscard]] std::int64_t taps(const Axis& axis) const {
        return 2 * static_cast<std::int64_t>(std::ceil(reach(axis))) + 1;
    }
    void fill(const Axis& axis, std::int64_t o, std::int64_t* at, double* weight) const {
        const double centre = axis.scale * (static_cast<double>(o) + 0.5), stretch = std::max(axis.scale, 1.0);
        const auto first = std::max<std::int64_t>(static_cast<std::int64_t>(centre - reach(axis) + 0.5), 0);
        const auto end = std::min(static_cast<std::int64_t>(centre + reach(axis) + 0.5), axis.in);
        double sum = 0;
        for (std::int64_t k = 0; k < axis.taps; ++k) {
            const double x = (static_cast<double>(first + k) - centre + 0.5) / stretch;
            weight[k] = first + k >= end ? 0 : is_cubic ? cubic_filter(x, -0.5) : linear_filter(x);
            at[k] = first + k < end ? first + k : -1;
            sum += weight[k];
        }
        for (std::int64_t k = 0; k < axis.taps && sum != 0; ++k) weight[k] /= sum;
    }
};

using Axes = std::array<Axis, most_axes>;  ///< missing ones in front, of size 1

template <class C>
void weigh(std::int64_t planes, const Axes& axes, const C* in, C* out) {
    const auto& [d, h, w] = axes;
    for (std::int64_t plane = 0; plane < planes; ++plane, in += d.in * h.in * w.in) {
        for (std::int64_t z = 0; z < d.out; ++z) {
            for (const std::int64_t y : OuterLoop(h.out)) {
                for (std::int64_t x = 0; x < w.out; ++x) {
                    double sum = 0;
                    for (std::int64_t i = z * d.taps; i < (z + 1) * d.taps; ++i) {
                        for (std::int64_t j = y * h.taps; j < (y + 1) * h.taps; ++j) {
                            if (d.at[i] < 0 || h.at[j] < 0) continue;
                            const double share = d.weight[i] * h.weight[j];
                            const C* row = in + (d.at[i] * h.in + h.at[j]) * w.in;
                            for (std::int64_t k = x * w.taps; k < (x + 1) * w.taps; ++k) {
                                if (w.at[k] >= 0) sum += share * w.weight[k] * static_cast<double>(row[w.at[k]]);
                            }
                        }
                    }
                    *out++ = static_cast<C>(sum);
                }
            }
        }
    }
}

/// Output sizes, and how positions map back: from sizes, or from factors where there are none.
Result<Axes> axes_of(const TensorValue& in, std::size_t count, const Dims& sizes, const SmallVector<double>& factors,
                     bool align_corners) {
    const auto unfit = [&] {
        return Error{.what = message("cannot resample {tensor}", describe(in)),
                     .expected = message("{count} sizes or factors", count)};
    };
    if (in.rank() != count + 2 || (sizes.size() != count && factors.size() != count)) return unfit();
    if (!is_floating(in.dtype))
        return Error{.what = message("cannot resample {tensor}", describe(in)), .expected = message("a float type")};
    Axes axes;
    for (Axis& axis : axes) axis.in = axis.out = 1;
    for (std::size_t i = 0; i < count; ++i) {
        Axis& axis = axes[most_axes - count + i];
        axis.in = in.sizes[2 + i];
        const double factor = factors.size() == count ? factors[i] : 0;
        const double wanted =
            sizes.size() == count ? static_cast<double>(sizes[i]) : std::floor(static_cast<double>(axis.in) * factor);
        if (!(wanted >= 1) || wanted > 1 << 30 || axis.in < 1) return unfit();
        if (factor > 0 && factor < 1.0 / (1 << 30)) return unfit();  // given beside sizes
        axis.out = static_cast<std::int64_t>(wanted);
        if (align_corners)
            axis.scale = axis.out > 1 ? static_cast<double>(axis.in - 1) / static_cast<double>(axis.out - 1) : 0;
        else axis.scale = factor > 0 ? 1 / factor : static_cast<double>(axis.in) / static_cast<double>(axis.out);
    }
    return axes;
}

template <class Filter>
Result<> resample(Call& call, const TensorValue& in, TensorValue& out, Axes axes, std::size_t count,
                  const Filter& filter) {
    if (!is_floating(out.dtype))
        return Error{.what = message("the result is {tensor}", describe(out)), .expected = message("a float type")};
    Dims sizes{in.sizes[0], in.sizes[1]};
    for (std::size_t i = most_axes - count; i < most_axes; ++i) sizes.push_back(axes[i].out);
    CHECKED(resize(out, sizes));
    if (out.numel() == 0) return done;
    Tables tables[most_axes]{Tables(call), Tables(call), Tables(call)};
    for (std::size_t i = 0; i < most_axes; ++i) {
        Axis& axis = axes[i];
        const bool is_used = i + count >= most_axes;
        if constexpr (requires { Filter::taps + 1; }) axis.taps = is_used ? Filter::taps : 1;
        else axis.taps = is_used ? filter.taps(axis) : 1;
        const auto entries = static_cast<std::size_t>(axis.out * axis.taps);
        tables[i].at.resize(entries);
        tables[i].weight.resize(entries);
        for (std::int64_t o = 0; !call.measures() && o < axis.out; ++o) {
            std::int64_t* at = tables[i].at.data() + o * axis.taps;
            double* weight = tables[i].weight.data() + o * axis.taps;
            if (is_used) filter.fill(axis, o, at, weight);
            else *at = 0, *weight = 1;
        }
        axis.at = tables[i].at.data();
        axis.weight = tables[i].weight.data();
    }
    const auto typed = [&](auto type) {
        using C = decltype(type);
        DenseScratch<C> s(call);
        const C* from = dense_in(in, s.a);
        C* to = dense_out(out, s.b);
        if (call.measures()) return;
        weigh(in.sizes[0] * in.sizes[1], axes, from, to);
        dense_done(out, s.b);
    };
    if (in.dtype == DType::f64) typed(double{});
    else typed(float{});
    return done;
}

/// (input, output_size?, align_corners, scale_factors?, out)
template <class Filter, std::size_t Count>
Result<> by_corners(Call& call) {
    TRY(const TensorValue* in, call.tensor(0));
    TRY(const Dims sizes, call.ints(1));
    TRY(const bool align_corners, call.boolean(2));
    TRY(const SmallVector<double> factors, call.doubles(3));
    TRY(TensorValue * out, call.tensor(4));
    TRY(const Axes axes, axes_of(*in, Count, sizes, factors, align_corners));
    return resample(call, *in, *out, axes, Count, Filter{align_corners});
}

/// (input, output_size?, scale_factors?, out)
template <std::size_t Count, bool Exact>
Result<> nearest(Call& call) {
    TRY(const TensorValue* in, call.tensor(0));
    TRY(const Dims sizes, call.ints(1));
    TRY(const SmallVector<double> factors, call.doubles(2));
    TRY(TensorValue * out, call.tensor(3));
    TRY(const Axes axes, axes_of(*in, Count, sizes, factors, false));
    return resample(call, *in, *out, axes, Count, Nearest{Exact});
}

/// (input, output_size, align_corners, scale of rows?, scale of columns?, out)
template <bool IsCubic>
Result<> smooth(Call& call) {
    TRY(const TensorValue* in, call.tensor(0));
    TRY(const Dims sizes, call.ints(1));
    TRY(const bool align_corners, call.boolean(2));
    TRY(const auto rows, call.optional_scalar(3));
    TRY(const auto columns, call.optional_scalar(4));
    TRY(TensorValue * out, call.tensor(5));
    SmallVector<double> factors;
    if (rows && columns) {
        factors.push_back(rows->floating);
        factors.push_back(columns->floating);
    }
    TRY(const Axes axes, axes_of(*in, 2, sizes, factors, align_corners));
    return resample(call, *in, *out, axes, 2, Smooth{IsCubic});
}

constexpr Kernel rows[] = {
    {"aten::upsample_bicubic2d.vec_out", 5, by_corners<Cubic, 2>, nullptr, with_scratch},
    {"aten::upsample_trilinear3d.vec_out", 5, by_corners<Linear, 3>, nullptr, with_scratch},
    {"aten::upsample_nearest3d.vec_out", 4, nearest<3, false>, nullptr, with_scratch},
    {"aten::_upsample_nearest_exact2d.vec_out", 4, nearest<2, true>, nullptr, with_scratch},
    {"aten::_upsample_bilinear2d_aa.out", 6, smooth<false>, nullptr, with_scratch},
    {"aten::_upsample_bicubic2d_aa.out", 6, smooth<true>, nullptr, with_scratch},
};

}  // namespace

KernelFamily axis_resampling_kernels() { return rows; }

}  // namespace arenascope
