// Operators that few programs use, and those for which ExecuTorch has no kernel.

#include <array>

#include "engine/ops/families.h"

namespace arenascope::ops {

std::span<const Row> rare_ops() {
    static constexpr std::array rows{
        Row{"aten::cumprod.default",
            "aten::cumprod.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::logcumsumexp.default",
            "aten::logcumsumexp.out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::cummax.default",
            "aten::cummax.out(Tensor self, int dim, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!), "
            "Tensor(b!))"},
        Row{"aten::cummin.default",
            "aten::cummin.out(Tensor self, int dim, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!), "
            "Tensor(b!))"},
        Row{"aten::mode.default",
            "aten::mode.values(Tensor self, int dim=-1, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) "
            "-> (Tensor(a!), Tensor(b!))"},
        Row{"aten::nextafter.default",
            "aten::nextafter.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::gcd.default", "aten::gcd.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"},
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
        Row{"aten::sort.stable",
            "aten::sort.values_stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False, Tensor(a!) "
            "values, "
            "Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))"},
        Row{"aten::scatter_reduce.two",
            "aten::scatter_reduce.two_out(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, "
            "bool include_self=True, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::nonzero_static.default",
            "aten::nonzero_static.out(Tensor self, *, SymInt size, int fill_value=-1, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::repeat_interleave.Tensor",
            "aten::repeat_interleave.Tensor_out(Tensor repeats, *, SymInt? output_size=None, Tensor(a!) out) -> "
            "Tensor(a!)"},
        Row{"torchvision::nms.default",
            "torchvision::nms.out(Tensor dets, Tensor scores, float iou_threshold, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"torchvision::roi_align.default",
            "torchvision::roi_align.out(Tensor input, Tensor rois, float spatial_scale, SymInt pooled_height, SymInt "
            "pooled_width, "
            "int sampling_ratio, bool aligned, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::bincount.default",
            "aten::bincount.out(Tensor self, Tensor? weights=None, SymInt minlength=0, *, Tensor(a!) out) -> "
            "Tensor(a!)"},
        Row{"aten::_unique2.default",
            "aten::_unique2.out(Tensor self, bool sorted=True, bool return_inverse=False, bool return_counts=False, *, "
            "Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!))"},
        Row{"aten::unique_consecutive.default",
            "aten::unique_consecutive.out(Tensor self, bool return_inverse=False, bool return_counts=False, int? "
            "dim=None, *, "
            "Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!))"},
        Row{"aten::grid_sampler_3d.default",
            "aten::grid_sampler_3d.out(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool "
            "align_corners, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::_pdist_forward.default",
            "aten::_pdist_forward.out(Tensor self, float p=2, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::_native_batch_norm_legit.no_stats",
            "aten::_native_batch_norm_legit.no_stats_out(Tensor input, Tensor? weight, Tensor? bias, bool training, "
            "float momentum, float eps, *, Tensor(a!) out, Tensor(b!) save_mean, Tensor(c!) save_invstd) -> "
            "(Tensor(a!), Tensor(b!), Tensor(c!))"},
        Row{"aten::rand.default", "aten::rand.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::randn.default", "aten::randn.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::lgamma.default", "aten::lgamma.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::digamma.default", "aten::digamma.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::erfinv.default", "aten::erfinv.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::linalg_inv_ex.default",
            "aten::linalg_inv_ex.inverse(Tensor A, *, bool check_errors=False, Tensor(a!) inverse, Tensor(b!) info) -> "
            "(Tensor(a!), Tensor(b!))"},
    };
    return rows;
}

}  // namespace arenascope::ops
