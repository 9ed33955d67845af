// Operators that few programs use: maxima over volumes and over windows of any length with their places, the most
// frequent of a line, the next number.

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
    if (!fits) return Error{.what = message("argument {index} of a pool", i), .expected = message("3 numbers")};
    return given;
}

Error no_pool(const TensorValue& in) {
    return Error{.what = message("pools {tensor}", describe(in)), .expected = message("windows inside the tensor")};
}

/// The windows that arguments 1 to 3 of a pool give a volume.
Result<Volume> windows_of(const Call& call, const TensorValue& in, const Dims& dilation, bool ceil_mode) {
    TRY(const Dims kernel, three(call, 1, 1));
    TRY(const Dims given, call.ints(2));
    Dims stride = kernel;
    if (given.size() > 0) {
        TRY(stride, three(call, 2, 1));
    }
    TRY(const Dims padding, three(call, 3, 0));
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
    TRY(const Dims dilation, three(call, 4, 1));
    TRY(const bool ceil_mode, call.boolean(5));
    TRY(TensorValue * out, call.tensor(6));
    TRY(TensorValue * indices, call.tensor(7));
    TRY(const Volume v, windows_of(call, *in, dilation, ceil_mode));
    return pool(call, v, 3, *in, *out, *indices);
}

/// How many elements a window covers, padding included or not.
std::int64_t counted(const Volume& v, const std::array<std::int64_t, 3>& at, bool count_padding) {
    std::int64_t count = 1;
    for (std::size_t i = 0; i < 3; ++i) {
        const std::int64_t from = at[i] * v[i].stride - v[i].padding;
        count *= count_padding ? std::min(from + v[i].kernel, v[i].in + v[i].padding) - from
                               : v[i].end(at[i]) - v[i].begin(at[i]);
    }
    return count;
}

/// Sums in the type of the elements and divides at the end, as PyTorch rounds.
template <class C>
void averages_of(const Volume& v, const C* in, C*& out, bool count_padding, std::optional<std::int64_t> divisor) {
    for (std::int64_t od = 0; od < v[0].out; ++od) {
        for (std::int64_t oh = 0; oh < v[1].out; ++oh) {
            for (std::int64_t ow = 0; ow < v[2].out; ++ow) {
                C sum = 0;
                for (std::int64_t d = v[0].begin(od); d < v[0].end(od); ++d) {
                    for (std::int64_t h = v[1].begin(oh); h < v[1].end(oh); ++h) {
                        for (std::int64_t w = v[2].begin(ow); w < v[2].end(ow); ++w)
                            sum += in[(d * v[1].in + h) * v[2].in + w];
                    }
                }
                *out++ = sum / static_cast<C>(divisor.value_or(counted(v, {od, oh, ow}, count_padding)));
            }
        }
    }
}

/// (self, kernel, stride, padding, ceil_mode, count_include_pad, divisor_override, out)
Result<> avg_pool3d(Call& call) {
    TRY(const TensorValue* in, call.tensor(0));
    TRY(const bool ceil_mode, call.boolean(4));
    TRY(const bool count_padding, call.boolean(5));
    TRY(const std::optional<std::int64_t> divisor, call.optional_integer(6));
    TRY(TensorValue * out, call.tensor(7));
    if (divisor && *divisor == 0) return Error{.what = message("divisor_override is 0")};
    if (!is_floating(in->dtype) || out->dtype != in->dtype)
        return Error{.what = message("averages {tensor}", describe(*in)), .expected = message("a float type")};
    TRY(const Volume v, windows_of(call, *in, Dims{1, 1, 1}, ceil_mode));
    Dims sizes = in->sizes;
    for (std::size_t i = 0; i < 3; ++i) sizes[in->rank() - 3 + i] = v[i].out;
    CHECKED(resize(*out, sizes));
    if (out->numel() == 0) return done;
    const auto typed = [&](auto type) {
        using C = decltype(type);
        DenseScratch<C> s(call);
        const C* from = dense_in(*in, s.a);
        C* to = dense_out(*out, s.b);
        if (call.measures()) return;
        const std::int64_t volume = v[0].in * v[1].in * v[2].in;
        for (std::int64_t plane = 0; plane < in->numel() / volume; ++plane)
            averages_of(v, from + plane * volume, to, count_padding, divisor);
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

/// (self, dim, keepdim, values, indices): the most frequent of each line, the smallest of several, and its last place.
/// No NaN equals another.
Result<> mode(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const std::int64_t given, call.integer(1));
    TRY(const bool keeps, call.boolean(2));
    TRY(TensorValue * values, call.tensor(3));
    TRY(TensorValue * indices, call.tensor(4));
    TRY(const std::size_t dim, wrap_dim(given, self->rank()));
    CHECKED(check_computable(*self));
    if (values->dtype != self->dtype || indices->dtype != DType::i64)
        return Error{.what = message("indices into {tensor}", describe(*indices)), .expected = message("i64")};
    Dims sizes = self->sizes;
    if (sizes.size() > 0 && keeps) sizes[dim] = 1;
    else if (sizes.size() > 0) sizes.erase(dim);
    CHECKED(resize(*values, sizes));
    CHECKED(resize(*indices, sizes));
    const std::int64_t n = self->rank() == 0 ? 1 : self->sizes[dim];
    if (values->numel() == 0) return done;
    if (n == 0) return Error{.what = message("the first {index} of {tensor}", 1, describe(*self))};
    std::int64_t step = 1;
    for (std::size_t i = dim + 1; i < self->rank(); ++i) step *= self->sizes[i];
    with_compute(compute_of(self->dtype), [&](auto type) {
        using C = decltype(type);
        DenseScratch<C> s(call);
        Scratch<std::int64_t> place_scratch(call.scratch()), order(call.scratch());
        const C* from = dense_in(*self, s.a);
        C* to = dense_out(*values, s.b);
        std::int64_t* places = dense_out(*indices, place_scratch);
        order.resize(static_cast<std::size_t>(n));
        if (call.measures()) return;
        for (std::int64_t line = 0; line < values->numel(); ++line) {
            const C* x = from + line / step * n * step + line % step;
            for (std::int64_t i = 0; i < n; ++i) order.data()[i] = i;
            std::sort(order.data(), order.data() + n, [&](std::int64_t a, std::int64_t b) {
                const C first = x[a * step], second = x[b * step];
                const bool is_less = first < second || (second != second && first == first);
                const bool is_more = second < first || (first != first && second == second);
                return is_less || (!is_more && a < b);
            });
            std::int64_t often = 0, times = 0;
            for (std::int64_t i = 0; i < n; ++i) {
                ++times;
                const std::int64_t place = order.data()[i];
                if (i + 1 < n && x[place * step] == x[order.data()[i + 1] * step]) continue;
                if (times > often) {
                    often = times;
                    to[line] = x[place * step];
                    places[line] = place;
                }
                times = 0;
            }
        }
        dense_done(*values, s.b);
        dense_done(*indices, place_scratch);
    });
    return done;
}

/// (self, other, out): the number that follows self towards other, in the type they share.
Result<> nextafter(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const TensorValue* other, call.tensor(1));
    TRY(TensorValue * out, call.tensor(2));
    if (self->dtype != other->dtype || out->dtype != self->dtype ||
        (self->dtype != DType::f32 && self->dtype != DType::f64)) {
        return Error{.what = message("the number after {tensor}", describe(*self)),
                     .expected = message("f32 or f64, all alike")};
    }
    TRY(const Dims sizes, broadcast(self->sizes, other->sizes));
    CHECKED(resize(*out, sizes));
    TRY(const TensorValue a, expand_to(*self, sizes));
    TRY(const TensorValue b, expand_to(*other, sizes));
    const auto after = [](auto x, auto y) { return std::nextafter(x, y); };
    if (self->dtype == DType::f64) map_rows<double>(*out, a, b, after);
    else map_rows<float>(*out, a, b, after);
    return done;
}

/// (self, other, out): the greatest common divisor, never negative but where it does not fit.
Result<> gcd(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const TensorValue* other, call.tensor(1));
    TRY(TensorValue * out, call.tensor(2));
    for (const TensorValue* tensor : {self, other, static_cast<const TensorValue*>(out)}) {
        CHECKED(check_computable(*tensor));
        if (compute_of(tensor->dtype) != Compute::i64)
            return Error{.what = message("the divisor of {tensor}", describe(*tensor)),
                         .expected = message("integers")};
    }
    TRY(const Dims sizes, broadcast(self->sizes, other->sizes));
    CHECKED(resize(*out, sizes));
    TRY(const TensorValue a, expand_to(*self, sizes));
    TRY(const TensorValue b, expand_to(*other, sizes));
    map_rows<std::int64_t>(*out, a, b, [](std::int64_t x, std::int64_t y) {
        const auto whole = [](std::int64_t i) {
            return i < 0 ? 0 - static_cast<std::uint64_t>(i) : static_cast<std::uint64_t>(i);
        };
        std::uint64_t p = whole(x), q = whole(y);
        while (q != 0) p = std::exchange(q, p % q);
        return static_cast<std::int64_t>(p);
    });
    return done;
}

constexpr Kernel rows[] = {
    {"aten::max_pool3d_with_indices.out", 8, max_pool3d, nullptr, with_scratch},
    {"aten::avg_pool3d.out", 8, avg_pool3d, nullptr, with_scratch},
    {"aten::adaptive_max_pool2d.out", 4, adaptive_max_pool<2>, nullptr, with_scratch},
    {"aten::adaptive_max_pool3d.out", 4, adaptive_max_pool<3>, nullptr, with_scratch},
    {"aten::mode.values", 5, mode, nullptr, with_scratch},
    {"aten::nextafter.out", 3, nextafter},
    {"aten::gcd.out", 3, gcd},
};

}  // namespace

KernelFamily rare_kernels() { return rows; }

}  // namespace arenascope
