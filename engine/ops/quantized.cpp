// Quantisation as PyTorch 2 export writes it.

#include <array>

#include "engine/ops/families.h"

namespace arenascope::ops {

std::span<const Row> quantized_ops() {
    static constexpr std::array rows{
        Row{"quantized_decomposed::quantize_per_tensor.default",
            "quantized_decomposed::quantize_per_tensor.out(Tensor input, float scale, int "
            "zero_point, int quant_min, int quant_max, ScalarType dtype, *, Tensor(a!) out) -> "
            "Tensor(a!)"},
        Row{"quantized_decomposed::quantize_per_tensor.tensor",
            "quantized_decomposed::quantize_per_tensor.Tensor_out(Tensor input, Tensor scale, Tensor "
            "zero_point, int quant_min, int quant_max, ScalarType dtype, *, Tensor(a!) out) -> "
            "Tensor(a!)"},
        Row{"quantized_decomposed::dequantize_per_tensor.default",
            "quantized_decomposed::dequantize_per_tensor.out(Tensor input, float scale, int "
            "zero_point, int quant_min, int quant_max, ScalarType dtype, *, ScalarType? "
            "out_dtype=None, Tensor(a!) out) -> Tensor(a!)"},
        Row{"quantized_decomposed::dequantize_per_tensor.tensor",
            "quantized_decomposed::dequantize_per_tensor.Tensor_out(Tensor input, Tensor scale, "
            "Tensor zero_point, int quant_min, int quant_max, ScalarType dtype, *, ScalarType? "
            "out_dtype=None, Tensor(a!) out) -> Tensor(a!)"},
        Row{"quantized_decomposed::dequantize_per_channel.default",
            "quantized_decomposed::dequantize_per_channel.out(Tensor input, Tensor scales, Tensor? "
            "zero_points, int axis, int quant_min, int quant_max, ScalarType dtype, *, ScalarType? "
            "out_dtype=None, Tensor(a!) out) -> Tensor(a!)"},
        Row{"quantized_decomposed::quantize_per_channel.default",
            "quantized_decomposed::quantize_per_channel.out(Tensor input, Tensor scales, Tensor "
            "zero_points, int axis, int quant_min, int quant_max, ScalarType dtype, *, Tensor(a!) "
            "out) -> Tensor(a!)"},
        Row{"quantized_decomposed::choose_qparams.tensor",
            "quantized_decomposed::choose_qparams.Tensor_out(Tensor input, int quant_min, int "
            "quant_max, float eps, ScalarType dtype, *, Tensor(a!) scale_out, Tensor(b!) "
            "zero_point_out) -> (Tensor(a!), Tensor(b!))"},
    };
    return rows;
}

}  // namespace arenascope::ops
