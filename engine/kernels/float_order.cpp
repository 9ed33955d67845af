#include "engine/kernels/float_order.h"

#include <cmath>

namespace arenascope {

SumOrder convolution_order(std::int64_t batch, std::int64_t input_elements, std::int64_t groups,
                           const std::array<std::int64_t, 2>& kernel) {
    constexpr std::int64_t most_elements = 20480, most_taps = 3;  // the limits that PyTorch uses
    const bool is_large =
        groups > 1 || batch > 1 || input_elements > most_elements || (kernel[0] > most_taps && kernel[1] > most_taps);
    return is_large ? SumOrder::fused : SumOrder::products_rounded;
}

void FloatSum::add(float a, float b) {
    if (order_ == SumOrder::fused) {
        sum_ = std::fma(a, b, sum_);
        return;
    }
    const float product = a * b;
    sum_ += product;
}

}  // namespace arenascope
