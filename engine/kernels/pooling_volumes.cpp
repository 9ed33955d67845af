// Maxima and means of windows of a volume, and maxima of windows of any length, with their places.

#include <array>
#include <cmath>

#include "engine/base/interruption.h"
#include "engine/kernels/dense.h"
#include "engine/kernels/families.h"
#include "engine/kernels/positions.h"

namespace arenascope {

namespace {

/// Windows along one spatial dimension.
struct Axis {
    std::int64_t in = 1, out = 1;
    std::int64_t kernel = 0, stride = 1, padding = 0, dilation = 1;  ///< kernel 0: windows that share `in` among `out`

    [[nodiscard]] std::int64_t begin(std::int64_t o) const {
        if (kernel == 0) return o * in / out;
        std::int64_t first = o * stride - padding;
        if (first < 0) first += (-first + dilation - 1) / dilation * dilation;
        return first;
    }
    [[nodiscard]] std::int64_t end(std::int64_t o) const {
        if (kernel == 0) return ((o + 1) * in + out - 1) / out;
        return std::min(o * stride - padding + (kernel - 1) * dilation + 1, in);
    }
};
using Volume = std::array<Axis, 3>;

/// The largest of each window of a volume, and its place in the volume; NaN counts as the largest, the last one wins.
/// A window without a place inside has what is below all, as in PyTorch.
template <class C>
void maxima_of(const Volume& v, const C* in, C*& out, std::int64_t*& places) {
    const auto at = [&](std::int64_t d, std::int64_t h, std::int64_t w) { return (d * v[1].in + h) * v[2].in + w; };
    for (std::int64_t od = 0; od < v[0].out; ++od) {
        for (const std::int64_t oh : OuterLoop(v[1].out)) {
            for (const std::int64_t ow : OuterLoop(v[2].out)) {
                std::int64_t best = at(v[0].begin(od), v[1].begin(oh), v[2].begin(ow));
                C most = below_all<C>();
                for (std::int64_t d = v[0].begin(od); d < v[0].end(od); d += v[0].dilation) {
                    for (std::int64_t h = v[1].begin(oh); h < v[1].end(oh); h += v[1].dilation) {
                        for (std::int64_t w = v[2].begin(ow); w < v[2].end(ow); w += v[2].dilation) {
                            const C item = in[at(d, h, w)];
                            if (!(item > most) && item == item) continue;
                            best = at(d, h, w);
                            most = item;
                        }
                    }
                }
                *out++ = most;
                *places++ = best;
            }
        }
    }
}

/// `spatial`: how many of the last dimensions are pooled.
Result<> pool(Call& call, const Volume& v, std::size_t spatial, const TensorValue& in, TensorValue& out,
              TensorValue& indices) {
    CHECKED(check_computable(in));
    if (out.dtype != in.dtype || indices.dtype != DType::i64)
        return Error{.what = message("indices are {tensor}", describe(indices)), .expected = message("i64")};
    Dims sizes = in.sizes;
    for (std::size_t i = 0; i < spatial; ++i) sizes[in.rank() - spatial + i] = v[3 - spatial + i].out;
    CHECKED(resize(out, sizes));
    CHECKED(resize(indices, sizes));
    if (out.numel() == 0) return done;
    with_compute(compute_of(in.dtype), [&](auto type) {
        using C = decltype(type);
        DenseScratch<C> s(call);
        Scratch<std::int64_t> place_scratch(call.scratch());
        const C* from = dense_in(in, s.a);
        C* to = dense_out(out, s.b);
        std::int64_t* places = dense_out(indices, place_scratch);
        if (call.measures()) return;
        const std::int64_t volume = v[0].in * v[1].in * v[2].in;
        for (std::int64_t plane = 0; plane < in.numel() / volume; ++plane)
            maxima_of(v, from + plane * volume, to, places);
        dense_done(out, s.b);
        dense_done(indices, place_scratch);
    });
    return done;
}

/// Three numbers; one stands for all.
Result<Dims> three(const Call& call, std::size_t i, std::int64_t least) {
    TRY(Dims given, call.ints(i));
    if (given.size() == 1) given = Dims{given[0], given[0], given[0]};
    const bool fits = given.size() == 3 &&
        std::all_of(given.begin(), given.end(), [&](auto x) { return x >= least && x <= std::int64_t{1} << 31; });
    if (!fits)
        return Error{.what = message("argument {index} of the pool does not fit", i), .expected = message("3 numbers")};
    return given;
}

Error no_pool(const TensorValue& in) {
    return Error{.what = message("cannot pool {tensor}", describe(in)),
                 .expected = message("windows inside the tensor")};
}

/// Where a pool's arguments lie.
struct PoolArguments {
    std::size_t padding = 3;
    std::optional<std::size_t> dilation{};
    std::size_t ceil_mode = 5;
};

/// Windows of a volume, of (self, kernel, stride, …).
Result<Volume> volume_of(const Call& call, const TensorValue& in, const PoolArguments& at) {
    TRY(const Dims kernel, three(call, 1, 1));
    TRY(const Dims given, call.ints(2));
    Dims stride = kernel, dilation{1, 1, 1};
    if (given.size() > 0) {
        TRY(stride, three(call, 2, 1));
    }
    TRY(const Dims padding, three(call, at.padding, 0));
    if (at.dilation) {
        TRY(dilation, three(call, *at.dilation, 1));
    }
    TRY(const bool ceil_mode, call.boolean(at.ceil_mode));
    if (in.rank() < 3) return no_pool(in);
    Volume v;
    for (std::size_t i = 0; i < 3; ++i) {
        v[i] = {.in = in.sizes[in.rank() - 3 + i],
                .out = 0,
                .kernel = kernel[i],
                .stride = stride[i],
                .padding = padding[i],
                .dilation = dilation[i]};
        const std::int64_t left = v[i].in + 2 * padding[i] - dilation[i] * (kernel[i] - 1) - 1;
        if (v[i].in < 1 || left < 0 || padding[i] > kernel[i] / 2) return no_pool(in);
        v[i].out = (left + (ceil_mode ? stride[i] - 1 : 0)) / stride[i] + 1;
        if (ceil_mode && (v[i].out - 1) * stride[i] >= v[i].in + padding[i]) --v[i].out;
    }
    return v;
}

/// (self, kernel, stride, padding, dilation, ceil_mode, out, indices)
Result<> max_pool3d(Call& call) {
    TRY(const TensorValue* in, call.tensor(0));
    TRY(const Volume v, volume_of(call, *in, {.padding = 3, .dilation = 4, .ceil_mode = 5}));
    TRY(TensorValue * out, call.tensor(6));
    TRY(TensorValue * indices, call.tensor(7));
    return pool(call, v, 3, *in, *out, *indices);
}

/// Means of windows of a volume, summed in the type of the elements, plane by plane, as PyTorch rounds.
template <class C>
void means_of(const Volume& v, const C* in, C*& out, bool count_padding, std::optional<std::int64_t> divisor) {
    const auto padded = [](const Axis& axis, std::int64_t o) {
        const std::int64_t first = o * axis.stride - axis.padding;
        return std::min(first + axis.kernel, axis.in + axis.padding) - first;
    };
    for (std::int64_t od = 0; od < v[0].out; ++od) {
        for (std::int64_t oh = 0; oh < v[1].out; ++oh) {
            for (std::int64_t ow = 0; ow < v[2].out; ++ow) {
                const std::array<std::int64_t, 3> at{od, oh, ow};
                C sum = 0;
                for (std::int64_t d = v[0].begin(od); d < v[0].end(od); ++d) {
                    for (std::int64_t h = v[1].begin(oh); h < v[1].end(oh); ++h) {
                        for (std::int64_t w = v[2].begin(ow); w < v[2].end(ow); ++w)
                            sum += in[(d * v[1].in + h) * v[2].in + w];
                    }
                }
                std::int64_t count = 1;
                for (std::size_t i = 0; i < 3; ++i)
                    count *= count_padding ? padded(v[i], at[i]) : v[i].end(at[i]) - v[i].begin(at[i]);
                *out++ = sum / static_cast<C>(divisor.value_or(count));
            }
        }
    }
}

/// (self, kernel, stride, padding, ceil_mode, count_include_pad, divisor_override, out)
Result<> avg_pool3d(Call& call) {
    TRY(const TensorValue* in, call.tensor(0));
    TRY(const Volume v, volume_of(call, *in, {.padding = 3, .dilation = {}, .ceil_mode = 4}));
    TRY(const bool count_padding, call.boolean(5));
    TRY(const auto divisor, call.optional_integer(6));
    TRY(TensorValue * out, call.tensor(7));
    if (divisor && *divisor == 0) return Error{.what = message("divisor_override is 0")};
    if (!is_floating(in->dtype) || out->dtype != in->dtype) return no_pool(*in);
    Dims sizes = in->sizes;
    for (std::size_t i = 0; i < 3; ++i) sizes[in->rank() - 3 + i] = v[i].out;
    CHECKED(resize(*out, sizes));
    if (out->numel() == 0) return done;
    const auto typed = [&](auto type) {
        using C = decltype(type);
        DenseScratch<C> s(call);
        const C* from = dense_in(*in, s.a);
        C* const to = dense_out(*out, s.b);
        if (call.measures()) return;
        const std::int64_t volume = v[0].in * v[1].in * v[2].in;
        C* next = to;
        for (std::int64_t plane = 0; plane < in->numel() / volume; ++plane)
            means_of(v, from + plane * volume, next, count_padding, divisor);
        dense_done(*out, s.b);
    };
    if (in->dtype == DType::f64) typed(double{});
    else typed(float{});
    return done;
}

/// (self, output_size, out, indices)
template <std::size_t Spatial>
Result<> adaptive_max_pool(Call& call) {
    TRY(const TensorValue* in, call.tensor(0));
    TRY(const Dims size, call.ints(1));
    TRY(TensorValue * out, call.tensor(2));
    TRY(TensorValue * indices, call.tensor(3));
    if (in->rank() < Spatial || (size.size() != Spatial && size.size() != 1)) return no_pool(*in);
    Volume v;
    for (std::size_t i = 0; i < Spatial; ++i) {
        Axis& axis = v[3 - Spatial + i];
        axis.in = in->sizes[in->rank() - Spatial + i];
        axis.out = size[size.size() == 1 ? 0 : i];
        if (axis.in < 1 || axis.out < 0 || axis.out > std::int64_t{1} << 31) return no_pool(*in);
    }
    return pool(call, v, Spatial, *in, *out, *indices);
}

constexpr Kernel rows[] = {
    {"aten::avg_pool3d.out", 8, avg_pool3d, nullptr, with_scratch},
    {"aten::max_pool3d_with_indices.out", 8, max_pool3d, nullptr, with_scratch},
    {"aten::adaptive_max_pool2d.out", 4, adaptive_max_pool<2>, nullptr, with_scratch},
    {"aten::adaptive_max_pool3d.out", 4, adaptive_max_pool<3>, nullptr, with_scratch},
};

}  // namespace

KernelFamily volume_pooling_kernels() { return rows; }

}  // namespace arenascope
