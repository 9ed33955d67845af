#include "engine/kernels/tflite/tflite_products.h"

#include <algorithm>
#include <cmath>

namespace arenascope::tfl {

Result<Bias> Bias::read(const TensorValue* tensor, std::int64_t channels) {
    Bias out;
    out.tensor_ = tensor;
    if (!tensor) return out;
    const bool is_whole = tensor->dtype == DType::i32 || tensor->dtype == DType::i64 || tensor->dtype == DType::i16;
    if (!is_whole) return unsupported(*tensor);
    if (tensor->numel() != channels)
        return Error{.what = message("the bias is {tensor}", describe(*tensor)),
                     .expected = message("{channels} numbers", channels)};
    out.is_long_ = tensor->dtype != DType::i32;
    return out;
}

std::int64_t Bias::operator[](std::int64_t i) const {
    if (!tensor_) return 0;
    if (tensor_->dtype == DType::i32) return tensor_->as<std::int32_t>()[i];
    if (tensor_->dtype == DType::i64) return tensor_->as<std::int64_t>()[i];
    return tensor_->as<std::int16_t>()[i];
}

Result<std::span<const float>> weight_scales(const TensorValue& weight, std::int64_t channels) {
    const Quantisation* given = weight.quantisation;
    const std::size_t count = given ? given->scales.size() : 0;
    if (count == 0 || (count != 1 && count != static_cast<std::size_t>(channels)))
        return Error{.what = message("weights {tensor} have {count} scales", describe(weight), count),
                     .expected = message("one, or one for each of {channels} channels", channels)};
    return std::span<const float>(given->scales);
}

Result<> IntegerLayer::prepare(const TensorValue& in, const TensorValue& weight, const TensorValue& out,
                               std::int64_t channels, std::int64_t activation, bool by_channel) {
    TRY(const Affine input, affine(in));
    TRY(const Affine output, affine(out));
    TRY(const std::span<const float> scales, weight_scales(weight, channels));
    factors.clear();
    for (const float scale : scales) {
        // One scale of a layer without channels is multiplied in float, as the reference does.
        const double product = by_channel ? static_cast<double>(input.scale) * static_cast<double>(scale)
                                          : static_cast<double>(input.scale * scale);
        TRY(const FixedFactor factor, fixed_factor(product / static_cast<double>(output.scale)));
        factors.push_back(factor);
    }
    in_zero = input.zero;
    out_zero = output.zero;
    weight_zero = weight.dtype == DType::u8 && !weight.quantisation->zero_points.empty()
        ? static_cast<std::int32_t>(std::clamp<std::int64_t>(weight.quantisation->zero_points[0], 0, 255))
        : 0;
    TRY(held, activated(activation, out));
    is_ready = true;
    return done;
}

QuantisedRow quantise_symmetric(const float* x, std::int64_t count, std::int8_t* out) {
    float range = 0;
    for (std::int64_t i = 0; i < count; ++i) range = std::max(range, std::fabs(x[i]));
    if (!(range > 0) || !std::isfinite(range)) {
        std::fill_n(out, count, std::int8_t{0});
        return {};
    }
    const float inverse = 127.0F / range;
    for (std::int64_t i = 0; i < count; ++i)
        out[i] = static_cast<std::int8_t>(std::clamp(std::round(x[i] * inverse), -127.0F, 127.0F));
    return {.scale = range / 127.0F, .zero = 0};
}

QuantisedRow quantise_asymmetric(const float* x, std::int64_t count, std::int8_t* out) {
    float low = 0, high = 0;
    for (std::int64_t i = 0; i < count; ++i) {
        low = std::min(low, x[i]);
        high = std::max(high, x[i]);
    }
    if (!(low < high) || !std::isfinite(high - low)) {
        std::fill_n(out, count, std::int8_t{0});
        return {};
    }
    const double scale = (static_cast<double>(high) - static_cast<double>(low)) / 255.0;
    const double from_low = -128.0 - low / scale, from_high = 127.0 - high / scale;
    const bool is_low = 128.0 + std::fabs(low / scale) < 127.0 + std::fabs(high / scale);
    const double zero = std::clamp(std::round(is_low ? from_low : from_high), -128.0, 127.0);
    const QuantisedRow row{.scale = static_cast<float>(scale), .zero = static_cast<std::int32_t>(zero)};
    const float inverse = 1.0F / row.scale;
    for (std::int64_t i = 0; i < count; ++i) {
        const float q = std::round(static_cast<float>(row.zero) + x[i] * inverse);
        out[i] = static_cast<std::int8_t>(std::clamp(q, -128.0F, 127.0F));
    }
    return row;
}

}  // namespace arenascope::tfl
