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
    };
    return rows;
}

}  // namespace arenascope::ops
