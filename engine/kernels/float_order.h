#pragma once
// The order in which PyTorch sums the products of a float convolution. If the next operator quantises and the exact sum
// is on the border between two quanta, the last bit of the sum decides.

#include <array>
#include <cstdint>

namespace arenascope {

enum class SumOrder {
    products_rounded,  ///< its own matrix product: every product is rounded, the bias comes last
    fused,             ///< oneDNN: bias first, products are added without rounding
};

/// PyTorch computes small convolutions of one image itself, and leaves all others to oneDNN.
[[nodiscard]] SumOrder convolution_order(std::int64_t batch, std::int64_t input_elements, std::int64_t groups,
                                         const std::array<std::int64_t, 2>& kernel);

class FloatSum {
public:
    FloatSum(SumOrder order, float bias) : order_(order), bias_(bias), sum_(order == SumOrder::fused ? bias : 0.0f) {}
    void add(float a, float b);
    [[nodiscard]] float value() const { return order_ == SumOrder::fused ? sum_ : sum_ + bias_; }

private:
    SumOrder order_;
    float bias_, sum_;
};

}  // namespace arenascope
