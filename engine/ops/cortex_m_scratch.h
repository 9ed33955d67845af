#pragma once
// How many bytes of scratch a call of a cortex_m operator needs. That depends on the core. A file does not name the
// core, but its scratch tensors show it.

#include <cstdint>
#include <optional>

#include "engine/ir/core.h"

namespace arenascope::ops {

/// Rows and columns, or heights and widths.
struct Extent {
    std::int64_t h = 1, w = 1;
};

/// A convolution of pictures; `padding` is that before the first row and column.
struct ConvolutionShape {
    std::int64_t batch = 1, in_channels = 1, out_channels = 1, weight_channels = 1;
    Extent in, out, kernel, stride, padding, dilation;
};

enum class CmConvolution : std::uint8_t { plain, depthwise, transposed };

struct ScratchBytes {
    std::int64_t first = 0, second = 0;  ///< only a transposed convolution has a second one
};

/// Nothing if the size overflows or is unknown for such a call.
[[nodiscard]] std::optional<ScratchBytes> convolution_scratch(CmConvolution kind, const ConvolutionShape& shape,
                                                              CoreUnit unit);
[[nodiscard]] std::optional<std::int64_t> average_scratch(std::int64_t channels, CoreUnit unit);
/// `columns` of the result.
[[nodiscard]] std::optional<std::int64_t> product_scratch(std::int64_t columns, CoreUnit unit);

/// Whether the MVE kernel of one-line pictures refuses a call: its padding does not match the sizes.
[[nodiscard]] bool is_refused_line(const ConvolutionShape& shape);

}  // namespace arenascope::ops
