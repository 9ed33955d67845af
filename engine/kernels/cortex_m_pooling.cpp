// cortex_m: averages and maxima over windows of int8 pictures, channels last. Pixels outside of the picture are not
// counted.

#include "engine/kernels/cortex_m_call.h"
#include "engine/kernels/families.h"

namespace arenascope {

namespace {

using namespace cortex_m;

struct Windows {
    const TensorValue* input = nullptr;
    TensorValue* output = nullptr;
    Picture in, out;
    std::array<std::int64_t, 2> kernel{}, stride{}, padding{};
    bool rounds_up = false;
};

/// Windows along one dimension; the last one of a rounded-up count begins within the picture.
std::int64_t window_count(const Windows& at, std::size_t dim, std::int64_t size) {
    const std::int64_t stride = at.stride[dim], room = size + 2 * at.padding[dim] - at.kernel[dim];
    if (room < 0) return 0;
    std::int64_t count = room / stride + 1;
    if (at.rounds_up && room % stride != 0 && count * stride < size + at.padding[dim]) ++count;
    return count;
}

Result<Windows> read_windows(Call& call) {
    Windows at;
    TRY(at.input, dense(call, 0, DType::i8));
    TRY(at.output, dense(call, out_at(call), DType::i8));
    TRY(at.kernel, call.pair(1, 2, 1, 1));
    TRY(at.stride, call.pair(2, 2, 1, 1));
    TRY(at.padding, call.pair(3, 2, 0, 0));
    TRY(at.in, picture(*at.input, message("the input")));
    TRY(at.out, picture(*at.output, message("the result")));
    return at;
}

Error unfit(const Windows& at) {
    return Error{.what = message("cannot pool {tensor} into {other_tensor}", describe(*at.input), describe(*at.output)),
                 .expected = message("as many windows as fit")};
}

Result<> check_windows(const Windows& at) {
    const bool fits = at.out.n == at.in.n && at.out.c == at.in.c && at.out.h == window_count(at, 0, at.in.h) &&
        at.out.w == window_count(at, 1, at.in.w);
    if (fits) return done;
    return unfit(at);
}

/// The kernel of maxima makes as many windows as the result's size states, if each has a pixel: a tile in the middle of
/// a picture has no padding.
Result<> check_some_windows(const Windows& at) {
    const auto holds = [&](std::size_t dim, std::int64_t in, std::int64_t out) {
        return out >= 1 && out - 1 <= (in - 1 + at.padding[dim]) / at.stride[dim];
    };
    if (at.out.n == at.in.n && at.out.c == at.in.c && holds(0, at.in.h, at.out.h) && holds(1, at.in.w, at.out.w))
        return done;
    return unfit(at);
}

/// The part of a window inside the picture: begin and end.
std::pair<std::int64_t, std::int64_t> within(const Windows& at, std::size_t dim, std::int64_t window,
                                             std::int64_t size) {
    const std::int64_t begin = window * at.stride[dim] - at.padding[dim];
    return {std::max<std::int64_t>(begin, 0), std::min(begin + at.kernel[dim], size)};
}

/// Calls body(first pixel, rows, columns, result) for every window; body makes all channels.
template <class Body>
Result<> for_windows(const Windows& at, Body body) {
    auto* out = at.output->as<std::int8_t>();
    for (std::int64_t n = 0; n < at.in.n; ++n) {
        for (std::int64_t y = 0; y < at.out.h; ++y) {
            const auto [top, bottom] = within(at, 0, y, at.in.h);
            for (std::int64_t x = 0; x < at.out.w; ++x, out += at.out.c) {
                const auto [left, right] = within(at, 1, x, at.in.w);
                if (top >= bottom || left >= right)
                    return Error{.what = message("the window at {row}, {column} lies outside {tensor}", y, x,
                                                 describe(*at.input)),
                                 .expected = message("padding below the window's size")};
                const auto* first = at.input->as<std::int8_t>() + (n * at.in.h + top) * at.in.row() + left * at.in.c;
                body(first, bottom - top, right - left, out);
            }
        }
    }
    return done;
}

/// (input, kernel, stride, padding, [ceil_mode,] zero point, multiplier, shift, [scratch,] out); up to release 1.3
/// without scratch, to 1.4 without ceil_mode.
Result<> average(Call& call) {
    TRY(Windows at, read_windows(call));
    const std::size_t out = out_at(call);
    if (out == 9) {
        TRY(at.rounds_up, call.boolean(4));
    }
    CHECKED(check_windows(at));
    if (out >= 8) CHECKED(use_scratch(call, out - 1, ops::average_scratch(at.in.c, unit_of(call))));
    const Bounds held;
    Scratch<std::int32_t> sums(call.scratch());
    sums.resize(static_cast<std::size_t>(at.in.c));
    if (call.measures()) return done;
    return for_windows(at, [&](const std::int8_t* first, std::int64_t rows, std::int64_t columns, std::int8_t* to) {
        std::fill(sums.begin(), sums.end(), 0);
        for (std::int64_t y = 0; y < rows; ++y) {
            for (std::int64_t x = 0; x < columns; ++x) {
                const std::int8_t* pixel = first + y * at.in.row() + x * at.in.c;
                for (std::int64_t c = 0; c < at.in.c; ++c) sums.data()[c] += pixel[c];
            }
        }
        const std::int64_t count = rows * columns;
        for (std::int64_t c = 0; c < at.in.c; ++c) {
            const std::int64_t sum = sums.data()[c];
            to[c] = held.hold(static_cast<std::int32_t>((sum > 0 ? sum + count / 2 : sum - count / 2) / count));
        }
    });
}

/// (input, kernel, stride, padding, dilation, ceil_mode, zero points of input and result, least, most, out)
Result<> largest(Call& call) {
    TRY(Windows at, read_windows(call));
    TRY(const auto dilation, call.pair(4, 2, 1, 1));
    TRY(const bool rounds_up, call.boolean(5));
    TRY(const std::int32_t in_zero, number(call, 6));
    TRY(const std::int32_t out_zero, number(call, 7));
    if (dilation[0] != 1 || dilation[1] != 1 || rounds_up || in_zero != out_zero)
        return Error{.what = message("dilation, ceil_mode and a change of the zero point are not supported"),
                     .expected = message("none of them")};
    TRY(const Bounds held, bounds(call, 8, 9));
    CHECKED(check_some_windows(at));
    return for_windows(at, [&](const std::int8_t* first, std::int64_t rows, std::int64_t columns, std::int8_t* to) {
        std::copy(first, first + at.in.c, to);
        for (std::int64_t y = 0; y < rows; ++y) {
            for (std::int64_t x = 0; x < columns; ++x) {
                const std::int8_t* pixel = first + y * at.in.row() + x * at.in.c;
                for (std::int64_t c = 0; c < at.in.c; ++c) to[c] = std::max(to[c], pixel[c]);
            }
        }
        for (std::int64_t c = 0; c < at.in.c; ++c) to[c] = held.hold(to[c]);
    });
}

constexpr Kernel rows[] = {
    {"cortex_m::quantized_avg_pool2d.out", 8, average, nullptr, with_scratch},
    {"cortex_m::quantized_max_pool2d.out", 11, largest},
};

}  // namespace

KernelFamily cortex_m_pooling_kernels() { return rows; }

}  // namespace arenascope
