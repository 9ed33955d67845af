#pragma once
// Sums of products of TensorFlow Lite's layers: how a sum becomes an element of the result, and how a float input of a
// layer with integer weights is quantised on the way.

#include "engine/kernels/tflite/tflite_call.h"

namespace arenascope::tfl {

/// Numbers of a bias or none, whatever integer type they have.
class Bias {
public:
    static Result<Bias> read(const TensorValue* tensor, std::int64_t channels);
    [[nodiscard]] std::int64_t operator[](std::int64_t i) const;
    [[nodiscard]] bool is_long() const { return is_long_; }

private:
    const TensorValue* tensor_ = nullptr;
    bool is_long_ = true;
};

/// Of a layer whose input, weights and output are quantised.
struct IntegerLayer : KernelState {
    std::vector<FixedFactor> factors;  ///< one, or one for each channel of the result
    std::int32_t in_zero = 0, weight_zero = 0, out_zero = 0;
    Held held;
    bool sums_are_long = false;
    bool is_ready = false;

    Result<> prepare(const TensorValue& in, const TensorValue& weight, const TensorValue& out, std::int64_t channels,
                     std::int64_t activation, bool by_channel);
    [[nodiscard]] std::int32_t result(std::int64_t sum, std::int64_t channel) const {
        const FixedFactor factor = factors[factors.size() == 1 ? 0 : static_cast<std::size_t>(channel)];
        const std::int32_t scaled =
            sums_are_long ? requantise_long(sum, factor) : requantise(static_cast<std::int32_t>(sum), factor);
        return held.hold(std::int64_t{scaled} + out_zero);
    }
};

/// A float vector as integers: x = scale * (q - zero).
struct QuantisedRow {
    float scale = 1;
    std::int32_t zero = 0;
};
QuantisedRow quantise_symmetric(const float* x, std::int64_t count, std::int8_t* out);
QuantisedRow quantise_asymmetric(const float* x, std::int64_t count, std::int8_t* out);
/// Scale of a channel of weights beside float activations.
[[nodiscard]] Result<std::span<const float>> weight_scales(const TensorValue& weight, std::int64_t channels);

}  // namespace arenascope::tfl
