#include "engine/passes/best_order.h"

#include <algorithm>
#include <array>

namespace arenascope::best {

bool keeps_order(std::string_view op) {
    static constexpr std::array ops{
        "aten::add.out",
        "aten::sub.out",
        "aten::mul.out",
        "aten::div.out",
        "aten::relu.out",
        "aten::hardtanh.out",
        "aten::clamp.out",
        "aten::sigmoid.out",
        "aten::tanh.out",
        "aten::gelu.out",
        "aten::leaky_relu.out",
        "aten::elu.out",
        "aten::cat.out",
        "aten::avg_pool2d.out",
        "arenascope::channel_shuffle.out",
        "aten::maximum.out",
        "aten::minimum.out",
        "aten::mul.Scalar_out",
        "aten::add.Scalar_out",
        "aten::div.Scalar_out",
        "aten::hardsigmoid.out",
        "aten::hardswish.out",
        "aten::constant_pad_nd.out",
        "aten::upsample_nearest2d.vec_out",
        "aten::upsample_bilinear2d.vec_out",
        "aten::exp.out",
        "aten::erf.out",
        "aten::_native_batch_norm_legit_no_training.out",
        "aten::slice_copy.Tensor_out",
        "aten::clone.out",
        "dim_order_ops::_clone_dim_order.out",
        "quantized_decomposed::quantize_per_tensor.out",
        "quantized_decomposed::dequantize_per_tensor.out",
    };
    return std::find(ops.begin(), ops.end(), op) != ops.end();
}

}  // namespace arenascope::best
