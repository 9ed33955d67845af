// Layers of neural networks.

#include <array>

#include "engine/ops/families.h"

namespace arenascope::ops {

std::span<const Row> neural_ops() {
    static constexpr std::array rows{
        Row{"aten::convolution.default",
            "aten::convolution.out(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, "
            "SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt "
            "groups, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::_native_batch_norm_legit_no_training.default",
            "aten::_native_batch_norm_legit_no_training.out(Tensor input, Tensor? weight, Tensor? "
            "bias, Tensor running_mean, Tensor running_var, float momentum, float eps, *, Tensor(a!) "
            "out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!))"},
        Row{"aten::native_layer_norm.default",
            "aten::native_layer_norm.out(Tensor input, SymInt[] normalized_shape, Tensor? weight, "
            "Tensor? bias, float eps, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> "
            "(Tensor(a!), Tensor(b!), Tensor(c!))"},
        Row{"aten::native_group_norm.default",
            "aten::native_group_norm.out(Tensor input, Tensor? weight, Tensor? bias, SymInt N, "
            "SymInt C, SymInt HxW, int group, float eps, *, Tensor(a!) out0, Tensor(b!) out1, "
            "Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!))"},
        Row{"aten::avg_pool2d.default",
            "aten::avg_pool2d.out(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] "
            "padding=0, bool ceil_mode=False, bool count_include_pad=True, int? "
            "divisor_override=None, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::max_pool2d_with_indices.default",
            "aten::max_pool2d_with_indices.out(Tensor self, int[2] kernel_size, int[2] stride=[], "
            "int[2] padding=0, int[2] dilation=1, bool ceil_mode=False, *, Tensor(a!) out, "
            "Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))"},
        Row{"aten::_adaptive_avg_pool2d.default",
            "aten::_adaptive_avg_pool2d.out(Tensor self, SymInt[2] output_size, *, Tensor(a!) out) "
            "-> Tensor(a!)"},
        Row{"aten::upsample_bilinear2d.vec",
            "aten::upsample_bilinear2d.vec_out(Tensor input, SymInt[]? output_size, bool "
            "align_corners, float[]? scale_factors, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::upsample_nearest2d.vec",
            "aten::upsample_nearest2d.vec_out(Tensor input, SymInt[]? output_size, float[]? "
            "scale_factors, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::upsample_bicubic2d.vec",
            "aten::upsample_bicubic2d.vec_out(Tensor input, SymInt[]? output_size, bool "
            "align_corners, float[]? scale_factors, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::upsample_trilinear3d.vec",
            "aten::upsample_trilinear3d.vec_out(Tensor input, SymInt[]? output_size, bool "
            "align_corners, float[]? scale_factors, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::upsample_nearest3d.vec",
            "aten::upsample_nearest3d.vec_out(Tensor input, SymInt[]? output_size, float[]? "
            "scale_factors, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::_upsample_nearest_exact2d.vec",
            "aten::_upsample_nearest_exact2d.vec_out(Tensor input, SymInt[]? output_size, float[]? "
            "scale_factors, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::_upsample_bilinear2d_aa.default",
            "aten::_upsample_bilinear2d_aa.out(Tensor self, SymInt[2] output_size, bool align_corners, float? "
            "scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::_upsample_bicubic2d_aa.default",
            "aten::_upsample_bicubic2d_aa.out(Tensor self, SymInt[2] output_size, bool align_corners, float? "
            "scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::grid_sampler_2d.default",
            "aten::grid_sampler_2d.out(Tensor input, Tensor grid, int interpolation_mode, int "
            "padding_mode, bool align_corners, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::_cdist_forward.default",
            "aten::_cdist_forward.out(Tensor x1, Tensor x2, float p, int? compute_mode, *, Tensor(a!) out) "
            "-> Tensor(a!)"},
        Row{"aten::embedding.default",
            "aten::embedding.out(Tensor weight, Tensor indices, SymInt padding_idx=-1, bool "
            "scale_grad_by_freq=False, bool sparse=False, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::max_pool3d_with_indices.default",
            "aten::max_pool3d_with_indices.out(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, "
            "int[3] dilation=1, bool ceil_mode=False, *, Tensor(a!) out, Tensor(b!) indices) -> (Tensor(a!), "
            "Tensor(b!))"},
        Row{"aten::avg_pool3d.default",
            "aten::avg_pool3d.out(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool "
            "ceil_mode=False, bool count_include_pad=True, int? divisor_override=None, *, Tensor(a!) out) -> "
            "Tensor(a!)"},
        Row{"aten::_embedding_bag.default",
            "aten::_embedding_bag.out(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, "
            "int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False, int "
            "padding_idx=-1, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2, Tensor(d!) out3) -> (Tensor(a!), "
            "Tensor(b!), Tensor(c!), Tensor(d!))"},
        Row{"aten::adaptive_max_pool2d.default",
            "aten::adaptive_max_pool2d.out(Tensor self, SymInt[2] output_size, *, Tensor(a!) out, Tensor(b!) indices) "
            "-> (Tensor(a!), Tensor(b!))"},
        Row{"aten::adaptive_max_pool3d.default",
            "aten::adaptive_max_pool3d.out(Tensor self, SymInt[3] output_size, *, Tensor(a!) out, Tensor(b!) indices) "
            "-> (Tensor(a!), Tensor(b!))"},
        Row{"torchvision::nms.default",
            "torchvision::nms.out(Tensor dets, Tensor scores, float iou_threshold, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"torchvision::roi_align.default",
            "torchvision::roi_align.out(Tensor input, Tensor rois, float spatial_scale, SymInt pooled_height, SymInt "
            "pooled_width, "
            "int sampling_ratio, bool aligned, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::grid_sampler_3d.default",
            "aten::grid_sampler_3d.out(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool "
            "align_corners, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::_pdist_forward.default",
            "aten::_pdist_forward.out(Tensor self, float p=2, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::_native_batch_norm_legit.no_stats",
            "aten::_native_batch_norm_legit.no_stats_out(Tensor input, Tensor? weight, Tensor? bias, bool training, "
            "float momentum, float eps, *, Tensor(a!) out, Tensor(b!) save_mean, Tensor(c!) save_invstd) -> "
            "(Tensor(a!), Tensor(b!), Tensor(c!))"},
    };
    return rows;
}

}  // namespace arenascope::ops
