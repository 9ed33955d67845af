// Tensors out of nothing.

#include <array>

#include "engine/ops/families.h"

namespace arenascope::ops {

std::span<const Row> creation_ops() {
    static constexpr std::array rows{
        Row{"aten::full.default", "aten::full.out(SymInt[] size, Scalar fill_value, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::full_like.default",
            "aten::full_like.out(Tensor self, Scalar fill_value, *, MemoryFormat? "
            "memory_format=None, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::scalar_tensor.default", "aten::scalar_tensor.out(Scalar s, *, Tensor(a!) out) -> Tensor(a!)",
            "scalar_tensor"},
        Row{"aten::arange.start_step",
            "aten::arange.start_out(Scalar start, Scalar end, Scalar step=1, *, Tensor(a!) out) -> "
            "Tensor(a!)"},
        Row{"aten::rand.default", "aten::rand.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::randn.default", "aten::randn.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)"},
    };
    return rows;
}

}  // namespace arenascope::ops
