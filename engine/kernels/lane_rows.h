#pragma once
// What kernels do with a whole row of floats, several at a time by what the machine has. Sums run in several lanes, so
// that their order differs from one machine to the other; it depends on nothing else but the length of the row.

#include <cstdint>
#include <limits>

#include "engine/kernels/loose_float.h"

namespace arenascope {

/// Mean and 1 / sqrt(variance + eps) of a row.
struct RowMoments {
    double mean = 0, rstd = 0;
};

/// The least and the largest result.
struct RowBounds {
    float low = -std::numeric_limits<float>::infinity(), high = std::numeric_limits<float>::infinity();
};

struct LaneRows {
    /// out = softmax(x * factor + mask), mask may be null. A row of -inf, or with a NaN, gives NaN.
    void (*softmax)(const LooseFloat* x, float factor, const LooseFloat* mask, LooseFloat* out, std::int64_t n);
    /// out = x - log of the sum of e^x
    void (*log_softmax)(const LooseFloat* x, LooseFloat* out, std::int64_t n);
    /// Softmax over `n` elements that lie `step` apart, for `columns` of them side by side.
    void (*softmax_columns)(const LooseFloat* x, LooseFloat* out, std::int64_t n, std::int64_t step,
                            std::int64_t columns);
    /// out = x sigmoid(x) y; y may be null: 1.
    void (*gate)(const LooseFloat* x, const LooseFloat* y, LooseFloat* out, std::int64_t n);
    double (*sum)(const LooseFloat* x, std::int64_t n);
    RowMoments (*moments)(const LooseFloat* x, std::int64_t n, double eps);
    /// out = (x - mean) rstd weight + bias, element by element; either may be null.
    void (*normalise)(const LooseFloat* x, const RowMoments& moments, const LooseFloat* weight, const LooseFloat* bias,
                      LooseFloat* out, std::int64_t n);
    /// The same with one weight and one bias for all.
    void (*normalise_plane)(const LooseFloat* x, const RowMoments& moments, float weight, float bias, LooseFloat* out,
                            std::int64_t n);
    /// out = x scale + shift within the bounds, element by element; NaN stays.
    void (*scale)(const LooseFloat* x, const LooseFloat* scale, const LooseFloat* shift, RowBounds bounds,
                  LooseFloat* out, std::int64_t n);
    /// The same with one scale and one shift for all.
    void (*scale_plane)(const LooseFloat* x, float scale, float shift, RowBounds bounds, LooseFloat* out,
                        std::int64_t n);
};
/// Of this machine.
[[nodiscard]] const LaneRows& lane_rows();
/// As softmax, but a row without any score above -inf gives 0.
void safe_softmax(const float* x, float factor, const float* mask, float* out, std::int64_t n);

}  // namespace arenascope
