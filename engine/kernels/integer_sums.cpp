// Exact sums of products of 8-bit integers, one at a time.

#include "engine/kernels/integer_sums.h"

#include "engine/base/interruption.h"

namespace arenascope {

void sum_rows(const IntegerWork& w, std::int32_t* sums) {
    const std::int64_t rows = w.input->sizes[0], inner = w.input->sizes[1], columns = w.weight->sizes[0];
    for (const std::int64_t i : OuterLoop(rows)) {
        for (std::int64_t j = 0; j < columns; ++j) {
            std::int64_t sum = 0;
            for (std::int64_t k = 0; k < inner; ++k)
                sum += integer_at(*w.input, i * inner + k) * integer_at(*w.weight, j * inner + k);
            *sums++ = static_cast<std::int32_t>(sum);
        }
    }
}

void sum_windows(const IntegerWork& w, std::int32_t* sums) {
    const Dims &in = w.input->sizes, &kernel = w.weight->sizes, &out = w.out->sizes;
    const std::int64_t per_group = out[1] / w.groups;
    for (const std::int64_t i : OuterLoop(w.out->numel())) {
        const std::int64_t channel = i % out[1], x = i / out[1] % out[3], y = i / out[1] / out[3] % out[2],
                           n = i / out[1] / out[3] / out[2];
        std::int64_t sum = 0;
        for (std::int64_t k = 0, taps = kernel[1] * kernel[2] * kernel[3]; k < taps; ++k) {
            const std::int64_t c = k / kernel[3] / kernel[2] + channel / per_group * kernel[1];
            const std::int64_t h = y * w.stride[0] - w.padding[0] + k / kernel[3] % kernel[2] * w.dilation[0];
            const std::int64_t column = x * w.stride[1] - w.padding[1] + k % kernel[3] * w.dilation[1];
            if (h < 0 || h >= in[2] || column < 0 || column >= in[3]) continue;
            const Dims& at = w.input->strides;
            sum += (integer_at(*w.input, n * at[0] + c * at[1] + h * at[2] + column * at[3]) - w.finish.input_zero) *
                integer_at(*w.weight, channel * taps + k);
        }
        sums[i] = static_cast<std::int32_t>(sum);
    }
}

}  // namespace arenascope
