// Data movement without arithmetic.

#include <array>

#include "engine/ops/families.h"

namespace arenascope::ops {

std::span<const Row> shape_ops() {
    static constexpr std::array rows{
        Row{"aten::permute.default", "aten::permute_copy.out(Tensor self, int[] dims, *, Tensor(a!) out) -> Tensor(a!)",
            "aten::permute_copy.default"},
        Row{"aten::view.default", "aten::view_copy.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)",
            "aten::view_copy.default"},
        Row{"aten::expand.default",
            "aten::expand_copy.out(Tensor self, SymInt[] size, *, bool implicit=False, Tensor(a!) "
            "out) -> Tensor(a!)",
            "aten::expand_copy.default"},
        Row{"aten::unsqueeze.default",
            "aten::unsqueeze_copy.out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!)",
            "aten::unsqueeze_copy.default"},
        Row{"aten::squeeze.dims",
            "aten::squeeze_copy.dims_out(Tensor self, int[] dim, *, Tensor(a!) out) -> Tensor(a!)",
            "aten::squeeze_copy.dims"},
        Row{"aten::alias.default", "aten::alias_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
            "aten::alias_copy.default"},
        Row{"aten::diagonal.default",
            "aten::diagonal_copy.out(Tensor self, int offset=0, int dim1=0, int dim2=1, *, Tensor(a!) out) -> "
            "Tensor(a!)",
            "aten::diagonal_copy.default"},
        Row{"aten::as_strided.default",
            "aten::as_strided_copy.out(Tensor self, SymInt[] size, SymInt[] stride, SymInt? "
            "storage_offset=None, *, Tensor(a!) out) -> Tensor(a!)",
            "aten::as_strided_copy.default"},
        Row{"aten::pixel_shuffle.default",
            "aten::pixel_shuffle.out(Tensor self, int upscale_factor, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::unfold.default",
            "aten::unfold_copy.out(Tensor self, int dimension, int size, int step, *, Tensor(a!) "
            "out) -> Tensor(a!)",
            "aten::unfold_copy.default"},
        Row{"aten::clone.default",
            "dim_order_ops::_clone_dim_order.out(Tensor self, *, bool non_blocking=False, int[]? "
            "dim_order=None, Tensor(a!) out) -> Tensor(a!)",
            "dim_order_ops::_clone_dim_order.default"},
        Row{"aten::_to_copy.default",
            "dim_order_ops::_to_dim_order_copy.out(Tensor self, *, bool non_blocking=False, int[]? "
            "dim_order=None, Tensor(a!) out) -> Tensor(a!)",
            "dim_order_ops::_to_dim_order_copy.default"},
        Row{"aten::copy.default",
            "aten::copy.out(Tensor self, Tensor src, bool non_blocking=False, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::repeat.default", "aten::repeat.out(Tensor self, SymInt[] repeats, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::flip.default", "aten::flip.out(Tensor self, int[] dims, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::cat.default", "aten::cat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::constant_pad_nd.default",
            "aten::constant_pad_nd.out(Tensor self, SymInt[] pad, Scalar value=0, *, Tensor(a!) out) "
            "-> Tensor(a!)"},
        Row{"aten::split_with_sizes.default",
            "aten::split_with_sizes_copy.out(Tensor self, SymInt[] split_sizes, int dim=0, *, "
            "Tensor(a!)[] out) -> Tensor(a!)[]",
            "aten::split_with_sizes_copy.default"},
    };
    return rows;
}

}  // namespace arenascope::ops
