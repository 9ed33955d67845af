// Max and average pooling over one or two spatial dimensions.

#include <limits>

#include "engine/base/interruption.h"
#include "engine/kernels/channels_innermost.h"
#include "engine/kernels/dense.h"
#include "engine/kernels/families.h"
#include "engine/kernels/positions.h"
#include "engine/kernels/shared_rows.h"

namespace arenascope {

namespace {

using Pair = std::array<std::int64_t, 2>;

/// Always two spatial dimensions; one-dimensional pooling has a height of 1.
struct Window {
    std::int64_t planes = 1;
    Pair in{1, 1}, kernel{1, 1}, stride{1, 1}, padding{0, 0}, dilation{1, 1}, out{1, 1};
};

Result<> find_output(Window& w, bool ceil_mode) {
    for (std::size_t i = 0; i < 2; ++i) {
        const std::int64_t reach = w.dilation[i] * (w.kernel[i] - 1) + 1;
        const std::int64_t room = w.in[i] + 2 * w.padding[i] - reach;
        if (room < 0 || w.padding[i] > w.kernel[i] / 2) {
            return Error{
                .what =
                    message("a window of size {size} does not fit into an input of size {input} with padding {padding}",
                            reach, w.in[i], w.padding[i]),
                .expected = message("padding of at most half the window")};
        }
        w.out[i] = (room + (ceil_mode ? w.stride[i] - 1 : 0)) / w.stride[i] + 1;
        // The last window must start inside the input or its left padding.
        if (ceil_mode && (w.out[i] - 1) * w.stride[i] >= w.in[i] + w.padding[i]) --w.out[i];
    }
    return done;
}

/// Sizes of the input's planes and of the output.
Result<Dims> plan_output(const TensorValue& in, std::size_t spatial, Window& w, bool ceil_mode) {
    if (in.rank() < spatial + 1 || in.rank() > spatial + 2)
        return Error{.what = message("cannot pool {tensor}", describe(in))};
    const std::size_t lead = in.rank() - spatial;
    Dims sizes = in.sizes;
    for (std::size_t i = 0; i < spatial; ++i) w.in[i + 2 - spatial] = in.sizes[lead + i];
    CHECKED(find_output(w, ceil_mode));
    for (std::size_t i = 0; i < lead; ++i) w.planes *= in.sizes[i];
    for (std::size_t i = 0; i < spatial; ++i) sizes[lead + i] = w.out[i + 2 - spatial];
    return sizes;
}

/// Start (first tap inside the input) and end of a window.
struct Span {
    std::int64_t first, end;
};
Span inside(const Window& w, std::size_t dim, std::int64_t o) {
    std::int64_t first = o * w.stride[dim] - w.padding[dim];
    const std::int64_t reach = first + w.dilation[dim] * (w.kernel[dim] - 1) + 1;
    if (first < 0) first += (-first + w.dilation[dim] - 1) / w.dilation[dim] * w.dilation[dim];
    return {first, std::min(reach, w.in[dim])};
}

template <class C>
void max_planes(const Window& w, const C* in, C* out, std::int64_t* indices) {
    for (std::int64_t plane = 0; plane < w.planes; ++plane, in += w.in[0] * w.in[1]) {
        for (const std::int64_t oh : OuterLoop(w.out[0])) {
            const Span rows = inside(w, 0, oh);
            for (const std::int64_t ow : OuterLoop(w.out[1])) {
                const Span columns = inside(w, 1, ow);
                std::int64_t best = rows.first * w.in[1] + columns.first;
                C most = below_all<C>();  // stays if dilation and padding leave no pixel inside, as in PyTorch
                for (std::int64_t h = rows.first; h < rows.end; h += w.dilation[0]) {
                    for (std::int64_t c = columns.first; c < columns.end; c += w.dilation[1]) {
                        const std::int64_t at = h * w.in[1] + c;
                        if (!(in[at] > most) && in[at] == in[at]) continue;  // NaN wins
                        best = at;
                        most = in[at];
                    }
                }
                *out++ = most;
                *indices++ = best;
            }
        }
    }
}

bool is_channels_last(const TensorValue& t) {
    return t.rank() == 4 && t.dtype == DType::f32 && has_channels_innermost(t);
}

/// The same, channels last.
void max_pixels(const Window& w, std::int64_t channels, const float* in, float* out, std::int64_t* indices) {
    for (const std::int64_t oh : OuterLoop(w.out[0])) {
        const Span rows = inside(w, 0, oh);
        for (std::int64_t ow = 0; ow < w.out[1]; ++ow, out += channels, indices += channels) {
            const Span columns = inside(w, 1, ow);
            std::fill_n(out, channels, below_all<float>());
            std::fill_n(indices, channels, rows.first * w.in[1] + columns.first);
            for (std::int64_t h = rows.first; h < rows.end; h += w.dilation[0]) {
                for (std::int64_t column = columns.first; column < columns.end; column += w.dilation[1]) {
                    const std::int64_t at = h * w.in[1] + column;
                    const float* pixel = in + at * channels;
                    for (std::int64_t c = 0; c < channels; ++c) {
                        const bool is_best = pixel[c] > out[c] || pixel[c] != pixel[c];
                        indices[c] = is_best ? at : indices[c];
                        out[c] = is_best ? pixel[c] : out[c];
                    }
                }
            }
        }
    }
}

template <class C>
struct PoolScratch {
    explicit PoolScratch(Call& call) : in(call.scratch()), out(in), indices(call.scratch()) {}
    Scratch<C> in, out;
    Scratch<std::int64_t> indices;
};

template <class C>
void max_typed(Call& call, const Window& w, const TensorValue& in, const TensorValue& out, const TensorValue& indices) {
    PoolScratch<C> s(call);
    const C* from = dense_in(in, s.in);
    C* to = dense_out(out, s.out);
    std::int64_t* places = dense_out(indices, s.indices);
    if (call.measures()) return;
    max_planes(w, from, to, places);
    dense_done(out, s.out);
    dense_done(indices, s.indices);
}

Result<> max_pool2d(Call& call) {
    TRY(const TensorValue* in, call.tensor(0));
    Window w;
    TRY(w.kernel, call.pair(1, 2, 1, 1));
    w.stride = w.kernel;
    TRY(const Dims stride, call.ints(2));
    if (stride.size() > 0) {
        TRY(w.stride, call.pair(2, 2, 1, 1));
    }
    TRY(w.padding, call.pair(3, 2, 0, 0));
    TRY(w.dilation, call.pair(4, 2, 1, 1));
    TRY(const bool ceil_mode, call.boolean(5));
    TRY(TensorValue * out, call.tensor(6));
    TRY(TensorValue * indices, call.tensor(7));
    CHECKED(check_computable(*in));
    CHECKED(check_computable(*out));
    TRY(const Dims sizes, plan_output(*in, 2, w, ceil_mode));
    CHECKED(resize(*out, sizes));
    CHECKED(resize(*indices, sizes));
    if (indices->dtype != DType::i64)
        return Error{.what = message("indices are {tensor}", describe(*indices)), .expected = message("i64")};
    if (out->numel() == 0) return done;
    const bool is_last = is_channels_last(*in) && is_channels_last(*out) && has_channels_innermost(*indices);
    if (is_last && in->sizes[1] > 1) {
        const std::int64_t channels = in->sizes[1], from = channels * w.in[0] * w.in[1],
                           to = channels * w.out[0] * w.out[1];
        for (std::int64_t n = 0; n < in->sizes[0] && !call.measures(); ++n)
            max_pixels(w, channels, in->as<float>() + n * from, out->as<float>() + n * to,
                       indices->as<std::int64_t>() + n * to);
        return done;
    }
    with_compute(compute_of(in->dtype), [&](auto type) { max_typed<decltype(type)>(call, w, *in, *out, *indices); });
    return done;
}

/// How many elements the average of a window counts.
std::int64_t counted(const Window& w, std::int64_t oh, std::int64_t ow, bool counts_padding) {
    const std::int64_t top = oh * w.stride[0] - w.padding[0], left = ow * w.stride[1] - w.padding[1];
    const Span rows = inside(w, 0, oh), columns = inside(w, 1, ow);
    if (counts_padding)
        return (std::min(top + w.kernel[0], w.in[0] + w.padding[0]) - top) *
            (std::min(left + w.kernel[1], w.in[1] + w.padding[1]) - left);
    return (rows.end - std::max<std::int64_t>(top, 0)) * (columns.end - std::max<std::int64_t>(left, 0));
}

/// How an average divides.
struct Divisor {
    bool counts_padding = true;
    std::optional<std::int64_t> given;

    template <class C>
    [[nodiscard]] C of(const Window& w, std::int64_t oh, std::int64_t ow) const {
        return static_cast<C>(given ? *given : counted(w, oh, ow, counts_padding));
    }
};

/// In the type of the elements, row by row, and divided at the end: PyTorch's rounding.
template <class C>
C average_window(const Window& w, const C* in, std::int64_t oh, std::int64_t ow, const Divisor& divisor) {
    const Span rows = inside(w, 0, oh), columns = inside(w, 1, ow);
    C sum = 0;
    for (std::int64_t h = rows.first; h < rows.end; ++h) {
        for (std::int64_t c = columns.first; c < columns.end; ++c) sum += in[h * w.in[1] + c];
    }
    return sum / divisor.of<C>(w, oh, ow);
}

/// Windows of a row of the output that take no padding along it.
Span whole_windows(const Window& w) {
    const std::int64_t step = w.stride[1], last = w.in[1] - w.kernel[1] + w.padding[1];
    const std::int64_t first = std::min((w.padding[1] + step - 1) / step, w.out[1]);
    return {first, last < 0 ? first : std::clamp(last / step + 1, first, w.out[1])};
}

/// The same sums in the same order, windows side by side.
template <class C>
void average_whole(const Window& w, const C* in, std::int64_t oh, Span columns, const Divisor& divisor, C* out) {
    const Span rows = inside(w, 0, oh);
    const std::int64_t count = columns.end - columns.first, step = w.stride[1];
    in += columns.first * step - w.padding[1];
    std::fill_n(out, count, C{0});
    for (std::int64_t h = rows.first; h < rows.end; ++h) {
        for (const std::int64_t tap : OuterLoop(w.kernel[1])) {
            const C* from = in + h * w.in[1] + tap;
            if (step == 1) {
                for (std::int64_t i = 0; i < count; ++i) out[i] += from[i];
            } else {
                for (std::int64_t i = 0; i < count; ++i) out[i] += from[i * step];
            }
        }
    }
    const C by = divisor.of<C>(w, oh, columns.first);
    for (std::int64_t i = 0; i < count; ++i) out[i] /= by;
}

template <class C>
void average_planes(const Window& w, const C* in, C* out, const Divisor& divisor) {
    constexpr std::int64_t few = 4;
    Span whole = whole_windows(w);
    if (whole.end - whole.first < few) whole.end = whole.first;
    for (std::int64_t plane = 0; plane < w.planes; ++plane, in += w.in[0] * w.in[1]) {
        for (const std::int64_t oh : OuterLoop(w.out[0])) {
            if (whole.first < whole.end) average_whole(w, in, oh, whole, divisor, out + whole.first);
            for (const std::int64_t ow : OuterLoop(whole.first)) out[ow] = average_window(w, in, oh, ow, divisor);
            for (const std::int64_t i : OuterLoop(w.out[1] - whole.end))
                out[whole.end + i] = average_window(w, in, oh, whole.end + i, divisor);
            out += w.out[1];
        }
    }
}

/// The same sums in the same order, channels side by side: rows [first, end) of all images, one after the other.
void average_pixels(const Window& w, std::int64_t channels, const float* images, float* out, const Divisor& divisor,
                    std::int64_t first, std::int64_t end) {
    out += first * w.out[1] * channels;
    for (const std::int64_t each : OuterLoop(end - first)) {
        const std::int64_t oh = (first + each) % w.out[0];
        const float* const in = images + (first + each) / w.out[0] * w.in[0] * w.in[1] * channels;
        for (std::int64_t ow = 0; ow < w.out[1]; ++ow, out += channels) {
            std::fill_n(out, channels, 0.0f);
            const Span rows = inside(w, 0, oh), columns = inside(w, 1, ow);
            for (std::int64_t h = rows.first; h < rows.end; ++h) {
                for (std::int64_t c = columns.first; c < columns.end; ++c) {
                    const float* pixel = in + (h * w.in[1] + c) * channels;
                    for (std::int64_t i = 0; i < channels; ++i) out[i] += pixel[i];
                }
            }
            const auto by = divisor.of<float>(w, oh, ow);
            for (std::int64_t i = 0; i < channels; ++i) out[i] /= by;
        }
    }
}

Result<> average(Call& call, const Window& w, const TensorValue& in, const TensorValue& out, const Divisor& divisor) {
    const auto typed = [&](auto type) {
        using C = decltype(type);
        PoolScratch<C> s(call);
        const C* from = dense_in(in, s.in);
        C* to = dense_out(out, s.out);
        if (call.measures()) return;
        average_planes(w, from, to, divisor);
        dense_done(out, s.out);
    };
    if (const std::int64_t channels = in.sizes[1]; channels > 1 && is_channels_last(in) && is_channels_last(out)) {
        if (call.measures()) return done;
        share_rows(call, in.sizes[0] * w.out[0], [&](std::int64_t first, std::int64_t end) {
            average_pixels(w, channels, in.as<float>(), out.as<float>(), divisor, first, end);
        });
    } else if (in.dtype == DType::f64) {
        typed(double{});
    } else {
        typed(float{});
    }
    return done;
}

template <std::size_t Spatial>
Result<> avg_pool(Call& call) {
    TRY(const TensorValue* in, call.tensor(0));
    Window w;
    TRY(w.kernel, call.pair(1, Spatial, 1, 1));
    w.stride = w.kernel;
    TRY(const Dims stride, call.ints(2));
    if (stride.size() > 0) {
        TRY(w.stride, call.pair(2, Spatial, 1, 1));
    }
    TRY(w.padding, call.pair(3, Spatial, 0, 0));
    TRY(const bool ceil_mode, call.boolean(4));
    Divisor divisor;
    TRY(divisor.counts_padding, call.boolean(5));
    if (Spatial == 2) {
        TRY(divisor.given, call.optional_integer(6));
        if (divisor.given == 0) return Error{.what = message("divisor_override is 0")};
    }
    TRY(TensorValue * out, call.tensor(Spatial == 2 ? 7 : 6));
    if (!is_floating(in->dtype) || !is_floating(out->dtype))
        return Error{.what = message("cannot average {tensor}", describe(*in)), .expected = message("a float type")};
    TRY(const Dims sizes, plan_output(*in, Spatial, w, ceil_mode));
    CHECKED(resize(*out, sizes));
    if (out->numel() == 0) return done;
    return average(call, w, *in, *out, divisor);
}

/// Each output averages [floor(o*in/out), ceil((o+1)*in/out)).
template <class C>
void adaptive_planes(std::int64_t planes, const Pair& in_size, const Pair& out_size, const C* in, C* out) {
    const auto first = [&](std::size_t d, std::int64_t o) { return o * in_size[d] / out_size[d]; };
    const auto end = [&](std::size_t d, std::int64_t o) {
        return ((o + 1) * in_size[d] + out_size[d] - 1) / out_size[d];
    };
    for (std::int64_t plane = 0; plane < planes; ++plane, in += in_size[0] * in_size[1]) {
        for (const std::int64_t oh : OuterLoop(out_size[0])) {
            for (const std::int64_t ow : OuterLoop(out_size[1])) {
                double sum = 0;
                for (std::int64_t h = first(0, oh); h < end(0, oh); ++h) {
                    for (std::int64_t c = first(1, ow); c < end(1, ow); ++c)
                        sum += static_cast<double>(in[h * in_size[1] + c]);
                }
                *out++ = static_cast<C>(sum /
                                        static_cast<double>((end(0, oh) - first(0, oh)) * (end(1, ow) - first(1, ow))));
            }
        }
    }
}

Result<> adaptive_avg_pool2d(Call& call) {
    TRY(const TensorValue* in, call.tensor(0));
    Pair size{};
    TRY(size, call.pair(1, 2, 1, 1));
    TRY(TensorValue * out, call.tensor(2));
    if (in->rank() < 3 || in->rank() > 4 || !is_floating(in->dtype) || !is_floating(out->dtype)) {
        return Error{.what = message("cannot average {tensor}", describe(*in)),
                     .expected = message("three or four float dimensions")};
    }
    Dims sizes = in->sizes;
    const Pair in_size{sizes[sizes.size() - 2], sizes[sizes.size() - 1]};
    if (in_size[0] < 1 || in_size[1] < 1) return Error{.what = message("cannot average {tensor}", describe(*in))};
    sizes[sizes.size() - 2] = size[0];
    sizes[sizes.size() - 1] = size[1];
    CHECKED(resize(*out, sizes));
    const auto typed = [&](auto type) {
        using C = decltype(type);
        PoolScratch<C> s(call);
        const C* from = dense_in(*in, s.in);
        C* to = dense_out(*out, s.out);
        if (call.measures()) return;
        adaptive_planes(in->numel() / (in_size[0] * in_size[1]), in_size, size, from, to);
        dense_done(*out, s.out);
    };
    if (in->dtype == DType::f64) typed(double{});
    else typed(float{});
    return done;
}

constexpr Kernel rows[] = {
    {"aten::max_pool2d_with_indices.out", 8, max_pool2d, nullptr, with_scratch},
    {"aten::avg_pool2d.out", 8, avg_pool<2>, nullptr, with_scratch},
    {"aten::avg_pool1d.out", 7, avg_pool<1>, nullptr, with_scratch},
    {"aten::_adaptive_avg_pool2d.out", 3, adaptive_avg_pool2d, nullptr, with_scratch},
};

}  // namespace

KernelFamily pooling_kernels() { return rows; }

}  // namespace arenascope
