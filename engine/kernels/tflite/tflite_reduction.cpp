// tflite: windows over pictures (average, largest) and reductions over dimensions.

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <type_traits>

#include "engine/base/interruption.h"
#include "engine/kernels/families.h"
#include "engine/kernels/tflite/tflite_call.h"

namespace arenascope {

namespace {

using namespace tfl;

struct Windows {
    const TensorValue* in = nullptr;
    TensorValue* out = nullptr;
    std::int64_t stride_x = 1, stride_y = 1, width = 1, height = 1, left = 0, top = 0, activation = 0;
};

struct Span {
    std::int64_t out = 0, before = 0;
};
Result<Span> span_of(std::int64_t in, std::int64_t window, std::int64_t stride, bool is_same) {
    constexpr std::int64_t most = std::int64_t{1} << 30;
    if (window < 1 || stride < 1 || window > most || stride > most)
        return Error{.what = message("the window is {window} and the stride {stride}", window, stride),
                     .expected = message("1 or more of each")};
    Span span{.out = std::max<std::int64_t>(is_same ? (in + stride - 1) / stride : (in + stride - window) / stride, 0)};
    if (is_same) span.before = std::max<std::int64_t>((span.out - 1) * stride + window - in, 0) / 2;
    return span;
}

/// Options: padding, strides of width and height, width and height of the window, activation.
Result<Windows> windows(const Operands& ops) {
    Windows w{.stride_x = ops.whole(1),
              .stride_y = ops.whole(2),
              .width = ops.whole(3),
              .height = ops.whole(4),
              .activation = ops.whole(5)};
    TRY(w.in, ops.in(0));
    TRY(w.out, ops.out());
    if (w.in->rank() != 4 || w.in->dtype != w.out->dtype) return unsupported(*w.in);
    const Dims& in = w.in->sizes;
    TRY(const Span x, span_of(in[2], w.width, w.stride_x, ops.whole(0) == 0));
    TRY(const Span y, span_of(in[1], w.height, w.stride_y, ops.whole(0) == 0));
    w.left = x.before;
    w.top = y.before;
    CHECKED(resize(*w.out, {in[0], y.out, x.out, in[3]}));
    return w;
}

/// take(sum, element) over each window's elements, then finish(sum, how many).
template <class T, class Sum, class Take, class Finish>
void pool(const Windows& w, Sum start, Take take, Finish finish) {
    const Dims &in = w.in->sizes, &out = w.out->sizes;
    const T* from = w.in->as<T>();
    T* to = w.out->as<T>();
    for (const std::int64_t row : OuterLoop(out[0] * out[1])) {
        const std::int64_t n = row / out[1], y = row % out[1];
        const std::int64_t y0 = std::max<std::int64_t>(y * w.stride_y - w.top, 0);
        const std::int64_t y1 = std::min(y * w.stride_y - w.top + w.height, in[1]);
        for (std::int64_t x = 0; x < out[2]; ++x) {
            const std::int64_t x0 = std::max<std::int64_t>(x * w.stride_x - w.left, 0);
            const std::int64_t x1 = std::min(x * w.stride_x - w.left + w.width, in[2]);
            for (std::int64_t c = 0; c < out[3]; ++c) {
                Sum sum = start;
                std::int64_t count = 0;
                for (std::int64_t iy = y0; iy < y1; ++iy) {
                    for (std::int64_t ix = x0; ix < x1; ++ix, ++count)
                        sum = take(sum, from[((n * in[1] + iy) * in[2] + ix) * in[3] + c]);
                }
                to[(row * out[2] + x) * out[3] + c] = finish(sum, count);
            }
        }
    }
}

template <class T>
Result<> average_of(const Windows& w) {
    TRY(const Held held, activated(w.activation, *w.out));
    pool<T>(
        w, std::int64_t{0}, [](std::int64_t sum, T x) { return sum + x; },
        [&](std::int64_t sum, std::int64_t count) {
            if (count == 0) return T{};
            const std::int64_t half = sum > 0 ? count / 2 : -(count / 2);
            return static_cast<T>(held.hold((sum + half) / count));
        });
    return done;
}
template <class T>
Result<> largest_of(const Windows& w) {
    TRY(const Held held, activated(w.activation, *w.out));
    pool<T>(
        w, std::numeric_limits<T>::lowest(), [](T a, T x) { return std::max(a, x); },
        [&](T largest, std::int64_t) { return static_cast<T>(held.hold(largest)); });
    return done;
}

Result<> average_pool_2d(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const Windows w, windows(ops));
    switch (w.in->dtype) {
        case DType::f32: {
            TRY(const HeldFloat held, activated_float(w.activation));
            pool<float>(
                w, 0.0F, [](float sum, float x) { return sum + x; },
                [&](float sum, std::int64_t count) {
                    return count == 0 ? 0.0F : held.hold(sum / static_cast<float>(count));
                });
            return done;
        }
        case DType::i8: return average_of<std::int8_t>(w);
        case DType::u8: return average_of<std::uint8_t>(w);
        case DType::i16: return average_of<std::int16_t>(w);
        default: return unsupported(*w.in);
    }
}

/// The root of the mean of squares.
Result<> l2_pool_2d(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const Windows w, windows(ops));
    if (w.in->dtype != DType::f32) return unsupported(*w.in);
    TRY(const HeldFloat held, activated_float(w.activation));
    pool<float>(
        w, 0.0F, [](float sum, float x) { return sum + x * x; },
        [&](float sum, std::int64_t count) {
            return count == 0 ? 0.0F : held.hold(std::sqrt(sum / static_cast<float>(count)));
        });
    return done;
}

Result<> max_pool_2d(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const Windows w, windows(ops));
    switch (w.in->dtype) {
        case DType::f32: {
            TRY(const HeldFloat held, activated_float(w.activation));
            pool<float>(
                w, std::numeric_limits<float>::lowest(), [](float a, float x) { return std::max(a, x); },
                [&](float largest, std::int64_t) { return held.hold(largest); });
            return done;
        }
        case DType::i8: return largest_of<std::int8_t>(w);
        case DType::u8: return largest_of<std::uint8_t>(w);
        case DType::i16: return largest_of<std::int16_t>(w);
        default: return unsupported(*w.in);
    }
}

constexpr std::size_t sum_bytes = 8;  ///< of a sum of any type

/// Dimensions of the input that go, and where each element of the input is added in the result.
struct Reduced {
    const TensorValue* in = nullptr;
    TensorValue* out = nullptr;
    Dims strides;             ///< in the result, by dimensions of the input
    std::int64_t count = 1;   ///< elements that become one
    bool of_picture = false;  ///< rows and columns of N, H, W, C, which stay as 1
};

/// Option: whether dimensions are kept as 1.
Result<Reduced> reduced(const Operands& ops) {
    Reduced r;
    TRY(r.in, ops.in(0));
    TRY(const TensorValue* axes, ops.in(1));
    TRY(r.out, ops.out());
    TRY(const auto listed, whole_numbers(*axes));
    const std::size_t rank = r.in->rank();
    std::array<bool, max_rank> gone{};
    for (const std::int64_t axis : listed) {
        TRY(const std::size_t at, axis_of(axis, rank));
        gone[at] = true;
    }
    Dims sizes;
    for (std::size_t d = 0; d < rank; ++d) {
        if (gone[d]) r.count *= r.in->sizes[d];
        if (!gone[d]) sizes.push_back(r.in->sizes[d]);
        else if (ops.whole(0) != 0) sizes.push_back(1);
    }
    r.of_picture = rank == 4 && ops.whole(0) != 0 && !gone[0] && gone[1] && gone[2] && !gone[3];
    CHECKED(resize(*r.out, sizes));
    r.strides = Dims::filled(rank, 0);
    std::int64_t stride = 1;
    for (std::size_t d = rank; d-- > 0;) {
        if (gone[d]) continue;
        r.strides[d] = stride;
        stride *= r.in->sizes[d];
    }
    return r;
}

/// take(sum, element), then store(i, sum). Sums lie in the call's scratch.
template <class T, class Sum, class Take, class Store>
void reduce(Call& call, const Reduced& r, Sum start, Take take, Store store) {
    static_assert(sizeof(Sum) <= sum_bytes && std::is_trivially_copyable_v<Sum>);
    auto* sums = reinterpret_cast<Sum*>(call.scratch().take(static_cast<std::size_t>(r.out->numel()) * sum_bytes));
    std::fill_n(sums, r.out->numel(), start);
    const T* from = r.in->as<T>();
    const Dims none = Dims::filled(r.in->rank(), 0);
    walk(r.in->sizes, r.strides, none,
         [&](std::int64_t i, std::int64_t to, std::int64_t) { sums[to] = take(sums[to], from[i]); });
    for (std::int64_t i = 0; i < r.out->numel(); ++i) store(i, sums[i]);
}

/// Takes what reduce() will need, where the kernel is asked for that: of its result's largest size.
Result<bool> only_measured(Call& call, const Operands& ops) {
    if (!call.measures()) return false;
    TRY(const TensorValue* out, ops.out());
    static_cast<void>(call.scratch().take(static_cast<std::size_t>(out->numel()) * sum_bytes));
    return true;
}

/// Sums of stored numbers become the mean or the sum at the result's scale.
template <class T>
Result<> mean_of(Call& call, const Reduced& r, bool is_mean) {
    TRY(const Affine in, affine(*r.in));
    TRY(const Affine out, affine(*r.out));
    TRY(const Held range, range_of(r.out->dtype));
    T* to = r.out->as<T>();
    const bool are_alike = in.scale == out.scale && in.zero == out.zero;
    const auto count = static_cast<double>(r.count);
    const float scale = in.scale / out.scale;
    TRY(const FixedFactor factor, fixed_factor(static_cast<double>(in.scale) / static_cast<double>(out.scale)));
    reduce<T>(
        call, r, std::int64_t{0}, [](std::int64_t sum, T x) { return sum + x; },
        [&](std::int64_t i, std::int64_t sum) {
            if (r.count == 0) {
                to[i] = static_cast<T>(out.zero);
            } else if (is_mean && r.of_picture) {
                // The reference has a kernel of its own for these: halves go away from zero.
                const std::int64_t scaled = requantise(static_cast<std::int32_t>(sum - r.count * in.zero), factor);
                const std::int64_t half = scaled > 0 ? r.count / 2 : -(r.count / 2);
                to[i] = static_cast<T>(range.hold((scaled + half) / r.count + out.zero));
            } else if (is_mean && are_alike) {
                to[i] = static_cast<T>(range.hold(sum / r.count));
            } else if (is_mean) {
                const float bias = -static_cast<float>(in.zero) * scale;
                const float mean = static_cast<float>(sum) / static_cast<float>(count);
                to[i] = static_cast<T>(range.hold(
                    static_cast<std::int64_t>(std::clamp(std::round(mean * scale + bias), -1e9F, 1e9F)) + out.zero));
            } else {
                const float bias = -static_cast<float>(in.zero) * scale * static_cast<float>(count);
                const float result = std::round(static_cast<float>(sum) * scale + bias);
                to[i] =
                    static_cast<T>(range.hold(static_cast<std::int64_t>(std::clamp(result, -1e9F, 1e9F)) + out.zero));
            }
        });
    return done;
}

Result<> mean_or_sum(Call& call, bool is_mean) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const bool is_measured, only_measured(call, ops));
    if (is_measured) return done;
    TRY(const Reduced r, reduced(ops));
    if (r.in->dtype != r.out->dtype) return unsupported(*r.out);
    switch (r.in->dtype) {
        case DType::f32: {
            float* to = r.out->as<float>();
            const float by = is_mean ? static_cast<float>(r.count) : 1;
            reduce<float>(
                call, r, 0.0F, [](float sum, float x) { return sum + x; },
                [&](std::int64_t i, float sum) { to[i] = sum / by; });
            return done;
        }
        case DType::i32: {
            std::int32_t* to = r.out->as<std::int32_t>();
            const std::int64_t by = is_mean ? std::max<std::int64_t>(r.count, 1) : 1;
            reduce<std::int32_t>(
                call, r, std::int64_t{0}, [](std::int64_t sum, std::int32_t x) { return sum + x; },
                [&](std::int64_t i, std::int64_t sum) { to[i] = static_cast<std::int32_t>(sum / by); });
            return done;
        }
        case DType::i8: return mean_of<std::int8_t>(call, r, is_mean);
        case DType::u8: return mean_of<std::uint8_t>(call, r, is_mean);
        case DType::i16: return mean_of<std::int16_t>(call, r, is_mean);
        default: return unsupported(*r.in);
    }
}
Result<> mean(Call& call) { return mean_or_sum(call, true); }
Result<> sum(Call& call) { return mean_or_sum(call, false); }

template <class F>
Result<> extreme(Call& call, bool is_largest, F f) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const bool is_measured, only_measured(call, ops));
    if (is_measured) return done;
    TRY(const Reduced r, reduced(ops));
    if (r.in->dtype != r.out->dtype || !with_type(r.in->dtype, [&](auto zero) {
            using T = decltype(zero);
            const T start = is_largest ? std::numeric_limits<T>::lowest() : std::numeric_limits<T>::max();
            T* to = r.out->as<T>();
            reduce<T>(call, r, start, f, [&](std::int64_t i, T x) { to[i] = x; });
        }))
        return unsupported(*r.in);
    return done;
}
Result<> reduce_max(Call& call) {
    return extreme(call, true, [](auto a, auto b) { return a < b ? b : a; });
}
Result<> reduce_min(Call& call) {
    return extreme(call, false, [](auto a, auto b) { return b < a ? b : a; });
}

/// Of numbers the product; integers wrap.
Result<> reduce_prod(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const bool is_measured, only_measured(call, ops));
    if (is_measured) return done;
    TRY(const Reduced r, reduced(ops));
    const auto whole = [&]<class T>(T) {
        T* to = r.out->as<T>();
        reduce<T>(
            call, r, std::uint64_t{1},
            [](std::uint64_t all, T x) { return all * static_cast<std::uint64_t>(std::int64_t{x}); },
            [&](std::int64_t i, std::uint64_t all) { to[i] = static_cast<T>(all); });
    };
    if (r.in->dtype != r.out->dtype) return unsupported(*r.out);
    switch (r.in->dtype) {
        case DType::f32: {
            float* to = r.out->as<float>();
            reduce<float>(
                call, r, 1.0F, [](float all, float x) { return all * x; },
                [&](std::int64_t i, float all) { to[i] = all; });
            return done;
        }
        case DType::i32: whole(std::int32_t{}); return done;
        case DType::i64: whole(std::int64_t{}); return done;
        default: return unsupported(*r.in);
    }
}

Result<> truth(Call& call, bool is_any) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const bool is_measured, only_measured(call, ops));
    if (is_measured) return done;
    TRY(const Reduced r, reduced(ops));
    if (r.in->dtype != DType::boolean || r.out->dtype != DType::boolean) return unsupported(*r.in);
    bool* to = r.out->as<bool>();
    reduce<bool>(
        call, r, !is_any, [is_any](bool all, bool x) { return is_any ? all || x : all && x; },
        [&](std::int64_t i, bool all) { to[i] = all; });
    return done;
}
Result<> reduce_any(Call& call) { return truth(call, true); }
Result<> reduce_all(Call& call) { return truth(call, false); }

/// The index of the largest or smallest along an axis; of equals the first.
Result<> argument(Call& call, bool is_largest) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const TensorValue* in, ops.in(0));
    TRY(const TensorValue* axes, ops.in(1));
    TRY(TensorValue * out, ops.out());
    TRY(const auto listed, whole_numbers(*axes));
    if (listed.size() != 1) return unsupported(*axes);
    TRY(const std::size_t axis, axis_of(listed[0], in->rank()));
    Dims sizes = in->sizes;
    const std::int64_t length = sizes[axis];
    sizes.erase(axis);
    CHECKED(resize(*out, sizes));
    if (length == 0 || (out->dtype != DType::i32 && out->dtype != DType::i64)) return unsupported(*out);
    std::int64_t inner = 1;
    for (std::size_t d = axis + 1; d < in->rank(); ++d) inner *= in->sizes[d];
    if (!with_type(in->dtype, [&](auto zero) {
            using T = decltype(zero);
            const T* from = in->as<T>();
            for (std::int64_t i = 0; i < out->numel(); ++i) {
                const T* row = from + i / inner * inner * length + i % inner;
                std::int64_t best = 0;
                for (std::int64_t k = 1; k < length; ++k) {
                    const T a = row[best * inner], b = row[k * inner];
                    if (is_largest ? b > a : b < a) best = k;
                }
                if (out->dtype == DType::i32) out->as<std::int32_t>()[i] = static_cast<std::int32_t>(best);
                else out->as<std::int64_t>()[i] = best;
            }
        }))
        return unsupported(*in);
    return done;
}
Result<> arg_max(Call& call) { return argument(call, true); }
Result<> arg_min(Call& call) { return argument(call, false); }

constexpr Kernel rows[] = {
    {.op = "tflite::AVERAGE_POOL_2D", .arguments = 1, .run = average_pool_2d},
    {.op = "tflite::L2_POOL_2D", .arguments = 1, .run = l2_pool_2d},
    {.op = "tflite::MAX_POOL_2D", .arguments = 1, .run = max_pool_2d},
    {.op = "tflite::MEAN", .arguments = 1, .run = mean, .takes_scratch = with_scratch},
    {.op = "tflite::SUM", .arguments = 1, .run = sum, .takes_scratch = with_scratch},
    {.op = "tflite::REDUCE_MAX", .arguments = 1, .run = reduce_max, .takes_scratch = with_scratch},
    {.op = "tflite::REDUCE_MIN", .arguments = 1, .run = reduce_min, .takes_scratch = with_scratch},
    {.op = "tflite::REDUCE_PROD", .arguments = 1, .run = reduce_prod, .takes_scratch = with_scratch},
    {.op = "tflite::REDUCE_ANY", .arguments = 1, .run = reduce_any, .takes_scratch = with_scratch},
    {.op = "tflite::REDUCE_ALL", .arguments = 1, .run = reduce_all, .takes_scratch = with_scratch},
    {.op = "tflite::ARG_MAX", .arguments = 1, .run = arg_max},
    {.op = "tflite::ARG_MIN", .arguments = 1, .run = arg_min},
};

}  // namespace

KernelFamily tflite_reduction_kernels() { return rows; }

}  // namespace arenascope
