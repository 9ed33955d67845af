// Reading and writing parts by index.

#include <array>

#include "engine/ops/families.h"

namespace arenascope::ops {

std::span<const Row> index_ops() {
    static constexpr std::array rows{
        Row{"aten::select.int",
            "aten::select_copy.int_out(Tensor self, int dim, SymInt index, *, Tensor(a!) out) -> "
            "Tensor(a!)",
            "aten::select_copy.int"},
        Row{"aten::slice.Tensor",
            "aten::slice_copy.Tensor_out(Tensor self, int dim=0, SymInt? start=None, SymInt? "
            "end=None, SymInt step=1, *, Tensor(a!) out) -> Tensor(a!)",
            "aten::slice_copy.Tensor"},
        Row{"aten::select_scatter.default",
            "aten::select_scatter.out(Tensor self, Tensor src, int dim, SymInt index, *, Tensor(a!) "
            "out) -> Tensor(a!)"},
        Row{"aten::slice_scatter.default",
            "aten::slice_scatter.out(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? "
            "end=None, SymInt step=1, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::index.Tensor",
            "aten::index.Tensor_out(Tensor self, Tensor?[] indices, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::index_put.default",
            "aten::index_put.out(Tensor self, Tensor?[] indices, Tensor values, bool "
            "accumulate=False, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::index_select.default",
            "aten::index_select.out(Tensor self, int dim, Tensor index, *, Tensor(a!) out) -> "
            "Tensor(a!)"},
        Row{"aten::nonzero.default", "aten::nonzero.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::masked_select.default",
            "aten::masked_select.out(Tensor self, Tensor mask, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::masked_scatter.default",
            "aten::masked_scatter.out(Tensor self, Tensor mask, Tensor source, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::gather.default",
            "aten::gather.out(Tensor self, int dim, Tensor index, *, bool sparse_grad=False, "
            "Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::scatter.src",
            "aten::scatter.src_out(Tensor self, int dim, Tensor index, Tensor src, *, Tensor(a!) "
            "out) -> Tensor(a!)"},
        Row{"aten::scatter.value",
            "aten::scatter.value_out(Tensor self, int dim, Tensor index, Scalar value, *, Tensor(a!) "
            "out) -> Tensor(a!)"},
        Row{"aten::scatter_add.default",
            "aten::scatter_add.out(Tensor self, int dim, Tensor index, Tensor src, *, Tensor(a!) "
            "out) -> Tensor(a!)"},
        Row{"aten::nonzero_static.default",
            "aten::nonzero_static.out(Tensor self, *, SymInt size, int fill_value=-1, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::repeat_interleave.Tensor",
            "aten::repeat_interleave.Tensor_out(Tensor repeats, *, SymInt? output_size=None, Tensor(a!) out) -> "
            "Tensor(a!)"},
    };
    return rows;
}

}  // namespace arenascope::ops
