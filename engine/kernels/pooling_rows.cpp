// arenascope::max_pool2d.out, of `--layout best`: maxima over windows, channels last, without their indices.

#include <limits>

#include "engine/base/interruption.h"
#include "engine/kernels/families.h"
#include "engine/kernels/lane_windows.h"
#include "engine/kernels/shared_rows.h"
#include "engine/kernels/transpose.h"

namespace arenascope {

namespace {

struct Pool {
    std::array<std::int64_t, 2> kernel{}, stride{}, padding{}, dilation{}, in{}, out{};
};

/// Positions of a window inside the input, along one dimension.
struct Taps {
    std::int64_t first = 0, count = 0;
};
Taps taps_of(const Pool& p, std::size_t dim, std::int64_t at) {
    const std::int64_t start = at * p.stride[dim] - p.padding[dim], step = p.dilation[dim];
    const std::int64_t skipped = start < 0 ? (-start + step - 1) / step : 0;
    const std::int64_t end = std::min(p.kernel[dim], p.in[dim] > start ? (p.in[dim] - start + step - 1) / step : 0);
    return {start + skipped * step, std::max<std::int64_t>(end - skipped, 0)};
}

void largest_of(const PixelWindow& window, const float* first, std::int64_t channels, float* out) {
    lane_windows().largest(window, first, channels, out);
}
template <class T>
void largest_of(const PixelWindow& window, const T* first, std::int64_t channels, T* out) {
    std::fill_n(out, channels, std::numeric_limits<T>::lowest());
    for (std::int64_t row = 0; row < window.rows; ++row) {
        for (std::int64_t column = 0; column < window.columns; ++column) {
            const T* pixel = first + row * window.row_step + column * window.column_step;
            for (std::int64_t c = 0; c < channels; ++c) out[c] = std::max(out[c], pixel[c]);
        }
    }
}

/// Rows [first, end) of all images, one image after the other.
template <class T>
void pool_rows(const Pool& p, std::int64_t channels, const T* images, T* out, std::int64_t first, std::int64_t end) {
    out += first * p.out[1] * channels;
    for (const std::int64_t i : OuterLoop(end - first)) {
        const std::int64_t row = first + i;
        const Taps rows = taps_of(p, 0, row % p.out[0]);
        const T* const in = images + row / p.out[0] * p.in[0] * p.in[1] * channels;
        for (std::int64_t ow = 0; ow < p.out[1]; ++ow, out += channels) {
            const Taps columns = taps_of(p, 1, ow);
            const PixelWindow window{.rows = rows.count,
                                     .row_step = p.dilation[0] * p.in[1] * channels,
                                     .columns = columns.count,
                                     .column_step = p.dilation[1] * channels};
            const bool is_empty = rows.count == 0 || columns.count == 0;
            largest_of(window, is_empty ? in : in + (rows.first * p.in[1] + columns.first) * channels, channels, out);
        }
    }
}

template <class T>
void pool_images(Call& call, const Pool& p, const TensorValue& in, const TensorValue& out, bool makes_planes) {
    const std::int64_t channels = in.sizes[1], pixels = p.out[0] * p.out[1];
    Scratch<T> image(call.scratch());
    if (makes_planes) image.resize(static_cast<std::size_t>(pixels * channels));
    if (call.measures()) return;
    if (!makes_planes) {
        return share_rows(call, in.sizes[0] * p.out[0], [&](std::int64_t first, std::int64_t end) {
            pool_rows(p, channels, in.as<T>(), out.as<T>(), first, end);
        });
    }
    for (std::int64_t n = 0; n < in.sizes[0]; ++n) {
        const T* const from = in.as<T>() + n * p.in[0] * p.in[1] * channels;
        share_rows(call, p.out[0], [&](std::int64_t first, std::int64_t end) {
            pool_rows(p, channels, from, image.data(), first, end);
        });
        transpose<sizeof(T)>(reinterpret_cast<std::byte*>(out.as<T>() + n * pixels * channels), pixels,
                             reinterpret_cast<const std::byte*>(image.data()), channels, channels, pixels);
    }
}

bool is_channels_last(const TensorValue& t) {
    return t.rank() == 4 && (t.dtype == DType::f32 || t.dtype == DType::u8 || t.dtype == DType::i8) &&
        t.strides[1] == 1 && t.strides[3] == std::max<std::int64_t>(t.sizes[1], 1) &&
        t.strides[2] == t.strides[3] * std::max<std::int64_t>(t.sizes[3], 1);
}

/// (input, kernel, stride, padding, dilation, ceil_mode, out): the result is channels last, or in planes.
Result<> max_pool_out(Call& call) {
    TRY(const TensorValue* input, call.tensor(0));
    Pool p;
    TRY(const Dims kernel, call.ints(1));
    TRY(const Dims stride, call.ints(2));
    TRY(const Dims padding, call.ints(3));
    TRY(const Dims dilation, call.ints(4));
    TRY(const bool ceils, call.boolean(5));
    TRY(TensorValue * out, call.tensor(6));
    const auto pick = [](const Dims& dims, std::size_t i, std::int64_t none) {
        return dims.size() == 0 ? none : dims[dims.size() == 1 ? 0 : i];
    };
    if (!is_channels_last(*input) || kernel.size() == 0)
        return Error{.what = message("cannot pool {tensor}", describe(*input)),
                     .expected = message("f32 or bytes, channels last")};
    Dims sizes = input->sizes;
    for (std::size_t i = 0; i < 2; ++i) {
        p.kernel[i] = pick(kernel, i, 1);
        p.stride[i] = pick(stride, i, p.kernel[i]);
        p.padding[i] = pick(padding, i, 0);
        p.dilation[i] = pick(dilation, i, 1);
        p.in[i] = input->sizes[2 + i];
        constexpr std::int64_t most = 1 << 30;
        const auto is_outside = [](std::int64_t number, std::int64_t least) { return number < least || number > most; };
        const bool is_odd = is_outside(p.kernel[i], 1) || is_outside(p.stride[i], 1) || is_outside(p.padding[i], 0) ||
            is_outside(p.dilation[i], 1);
        const std::int64_t room = is_odd ? -1 : p.in[i] + 2 * p.padding[i] - p.dilation[i] * (p.kernel[i] - 1) - 1;
        if (room < 0 || p.padding[i] > p.kernel[i] / 2) {
            return Error{.what = message("cannot pool {tensor} by windows of {kernel}", describe(*input), p.kernel[i])};
        }
        p.out[i] = (room + (ceils ? p.stride[i] - 1 : 0)) / p.stride[i] + 1;
        if (ceils && (p.out[i] - 1) * p.stride[i] >= p.in[i] + p.padding[i]) --p.out[i];
        sizes[2 + i] = p.out[i];
    }
    CHECKED(resize(*out, sizes));
    const bool makes_planes = !is_channels_last(*out);
    if ((makes_planes && !out->is_contiguous()) || out->dtype != input->dtype)
        return Error{.what = message("the result is {tensor}", describe(*out)),
                     .expected = message("channels last, or planes")};
    if (input->dtype == DType::f32) pool_images<float>(call, p, *input, *out, makes_planes);
    else if (input->dtype == DType::u8) pool_images<std::uint8_t>(call, p, *input, *out, makes_planes);
    else pool_images<std::int8_t>(call, p, *input, *out, makes_planes);
    return done;
}

constexpr Kernel rows[] = {{"arenascope::max_pool2d.out", 7, max_pool_out, nullptr, with_scratch}};

}  // namespace

KernelFamily pooling_row_kernels() { return rows; }

}  // namespace arenascope
