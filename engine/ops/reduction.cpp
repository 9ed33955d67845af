// Over one or more dimensions.

#include <array>

#include "engine/ops/families.h"

namespace arenascope::ops {

std::span<const Row> reduction_ops() {
    static constexpr std::array rows{
        Row{"aten::mean.dim",
            "aten::mean.out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, "
            "Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::mean.default",
            "aten::mean.dtype_out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> "
            "Tensor(a!)"},
        Row{"aten::sum.dim_IntList",
            "aten::sum.IntList_out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? "
            "dtype=None, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::prod.dim_int",
            "aten::prod.int_out(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None, "
            "Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::prod.default",
            "aten::prod.out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::var.correction",
            "aten::var.correction_out(Tensor self, int[1]? dim=None, *, Scalar? correction=None, "
            "bool keepdim=False, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::var.dim",
            "aten::var.out(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False, *, "
            "Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::amax.default",
            "aten::amax.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> "
            "Tensor(a!)"},
        Row{"aten::amin.default",
            "aten::amin.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> "
            "Tensor(a!)"},
        Row{"aten::argmax.default",
            "aten::argmax.out(Tensor self, int? dim=None, bool keepdim=False, *, Tensor(a!) out) -> "
            "Tensor(a!)"},
        Row{"aten::argmin.default",
            "aten::argmin.out(Tensor self, int? dim=None, bool keepdim=False, *, Tensor(a!) out) -> "
            "Tensor(a!)"},
        Row{"aten::any.default", "aten::any.all_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::any.dim",
            "aten::any.out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::any.dims",
            "aten::any.dims_out(Tensor self, int[]? dim=None, bool keepdim=False, *, Tensor(a!) out) "
            "-> Tensor(a!)"},
        Row{"aten::max.default", "aten::max.unary_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::min.default", "aten::min.unary_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::max.dim",
            "aten::max.dim_max(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) max, "
            "Tensor(b!) max_values) -> (Tensor(a!) values, Tensor(b!) indices)"},
        Row{"aten::min.dim",
            "aten::min.dim_min(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) min, "
            "Tensor(b!) min_indices) -> (Tensor(a!) values, Tensor(b!) indices)"},
        Row{"aten::cumsum.default",
            "aten::cumsum.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> "
            "Tensor(a!)"},
        Row{"aten::_softmax.default",
            "aten::_softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> "
            "Tensor(a!)"},
        Row{"aten::_log_softmax.default",
            "aten::_log_softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> "
            "Tensor(a!)"},
        Row{"aten::sort.default",
            "aten::sort.values(Tensor self, int dim=-1, bool descending=False, *, Tensor(a!) values, "
            "Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)"},
        Row{"aten::topk.default",
            "aten::topk.values(Tensor self, SymInt k, int dim=-1, bool largest=True, bool "
            "sorted=True, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, "
            "Tensor(b!) indices)"},
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
        Row{"aten::sort.stable",
            "aten::sort.values_stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False, Tensor(a!) "
            "values, "
            "Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))"},
        Row{"aten::scatter_reduce.two",
            "aten::scatter_reduce.two_out(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, "
            "bool include_self=True, Tensor(a!) out) -> Tensor(a!)"},
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
    };
    return rows;
}

}  // namespace arenascope::ops
