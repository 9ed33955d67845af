#include "engine/ops/cortex_m_scratch.h"

#include <algorithm>
#include <initializer_list>

#include "engine/base/bytes.h"

namespace arenascope::ops {
namespace {

constexpr std::int64_t mve_channels_at_once = 124;

std::optional<std::int64_t> times(std::initializer_list<std::int64_t> factors) {
    std::optional<std::int64_t> out = 1;
    for (const std::int64_t factor : factors) out = out && factor >= 0 ? checked_mul(*out, factor) : std::nullopt;
    return out;
}

std::optional<std::int64_t> plus(std::optional<std::int64_t> a, std::optional<std::int64_t> b) {
    return a && b ? checked_add(*a, *b) : std::nullopt;
}

/// Four bytes for each of `count` values, which are rounded up to a multiple.
std::optional<std::int64_t> words(std::optional<std::int64_t> count, std::int64_t multiple) {
    const auto more = plus(count, multiple - 1);
    return more ? times({4, *more / multiple * multiple}) : std::nullopt;
}

std::int64_t rounded_up(std::int64_t x, std::int64_t by) { return (x + by - 1) / std::max<std::int64_t>(by, 1); }

bool is_ungrouped(const ConvolutionShape& shape) { return shape.weight_channels == shape.in_channels; }

bool is_pointwise(const ConvolutionShape& shape) {
    return shape.kernel.h == 1 && shape.kernel.w == 1 && shape.padding.h == 0 && shape.padding.w == 0 &&
        shape.dilation.h == 1 && shape.dilation.w == 1 && is_ungrouped(shape);
}

/// Pictures of one line have a kernel of their own.
bool is_line(const ConvolutionShape& shape) {
    return shape.in.h == 1 && shape.kernel.h == 1 && shape.dilation.w == 1 &&
        shape.stride.w * shape.in_channels % 4 == 0 && is_ungrouped(shape);
}

/// Columns that the window needs beyond the line, on both sides together.
std::int64_t missing_columns(const ConvolutionShape& shape) {
    return (shape.out.w - 1) * shape.stride.w + shape.kernel.w - shape.in.w;
}

std::optional<std::int64_t> line_scratch(const ConvolutionShape& shape, std::optional<std::int64_t> patch) {
    const std::int64_t uneven = missing_columns(shape) % 2, padding = shape.padding.w, stride = shape.stride.w;
    const auto results_in = [&](std::int64_t columns) {
        return columns != 0 ? std::max<std::int64_t>(1, rounded_up(columns, stride)) : 0;
    };
    const std::int64_t left = results_in(padding), right = results_in(padding + uneven);
    const std::int64_t middle = std::max<std::int64_t>(shape.out.w - left - right, 0);
    if (left + middle + right != shape.out.w) return words(patch, 16);
    const auto first = times({shape.kernel.w + padding, shape.in_channels});
    const auto last = times({shape.kernel.w - 1 + (uneven != 0 ? right : padding), shape.in_channels});
    if (!first || !last) return std::nullopt;
    return std::max(*first, *last);
}

std::optional<std::int64_t> plain_scratch(const ConvolutionShape& shape, CoreUnit unit) {
    const auto patch = times({shape.kernel.h, shape.kernel.w, shape.in_channels});
    if (is_pointwise(shape)) return 0;
    if (unit != CoreUnit::mve) return words(patch, 4);
    return is_line(shape) ? line_scratch(shape, patch) : words(patch, 16);
}

std::optional<std::int64_t> depthwise_scratch(const ConvolutionShape& shape, CoreUnit unit) {
    const auto& [kernel_h, kernel_w] = shape.kernel;
    if (shape.in_channels == shape.out_channels && shape.batch == 1 && shape.dilation.h == 1 && shape.dilation.w == 1) {
        if (unit == CoreUnit::scalar) return 0;
        if (unit == CoreUnit::mve) return times({4, mve_channels_at_once, kernel_h, kernel_w});
        const bool is_three = kernel_h == 3 && kernel_w == 3 && shape.padding.h <= 1 && shape.padding.w <= 1;
        return is_three ? 0 : times({2, shape.in_channels, kernel_h, kernel_w});
    }
    if (shape.in_channels != 1 || shape.out_channels <= 1 || unit != CoreUnit::mve) return 0;
    if (shape.in.h == 1 && kernel_h == 1) return std::nullopt;  // what a line takes there is not known
    return plus(words(times({kernel_h, kernel_w}), 16), times({shape.out_channels, kernel_h, kernel_w}));
}

std::optional<ScratchBytes> transposed_scratch(const ConvolutionShape& shape, CoreUnit unit) {
    const auto patch = times({shape.kernel.h, shape.kernel.w, shape.in_channels});
    std::optional<std::int64_t> first, second = 0;
    if (shape.in_channels > 16 && shape.stride.h <= 2 && shape.stride.w <= 2) {
        first = words(patch, unit == CoreUnit::mve ? 16 : 4);
        second = patch ? times({*patch, shape.out_channels}) : std::nullopt;
    } else {
        const auto columns = plus(times({shape.in.w - 1, shape.stride.w}), std::max(shape.kernel.w, shape.stride.h));
        first =
            columns ? times({4, shape.out_channels, *columns, std::max(shape.kernel.h, shape.stride.h)}) : std::nullopt;
    }
    if (!first || !second) return std::nullopt;
    return ScratchBytes{*first, *second};
}

}  // namespace

std::optional<ScratchBytes> convolution_scratch(CmConvolution kind, const ConvolutionShape& shape, CoreUnit unit) {
    if (kind == CmConvolution::transposed) return transposed_scratch(shape, unit);
    const auto bytes = kind == CmConvolution::plain ? plain_scratch(shape, unit) : depthwise_scratch(shape, unit);
    if (!bytes) return std::nullopt;
    return ScratchBytes{*bytes, 0};
}

std::optional<std::int64_t> average_scratch(std::int64_t channels, CoreUnit unit) {
    return unit == CoreUnit::dsp ? times({4, channels}) : 0;
}

std::optional<std::int64_t> product_scratch(std::int64_t columns, CoreUnit unit) {
    return unit == CoreUnit::mve ? times({4, columns}) : 0;
}

bool is_refused_line(const ConvolutionShape& shape) {
    if (!is_line(shape) || is_pointwise(shape)) return false;
    const std::int64_t missing = missing_columns(shape);
    return 2 * shape.padding.w + missing % 2 != missing;
}

}  // namespace arenascope::ops
