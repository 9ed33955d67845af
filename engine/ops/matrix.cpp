// Matrix products.

#include <array>

#include "engine/ops/families.h"

namespace arenascope::ops {

std::span<const Row> matrix_ops() {
    static constexpr std::array rows{
        Row{"aten::mm.default", "aten::mm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::bmm.default", "aten::bmm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::addmm.default",
            "aten::addmm.out(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar "
            "alpha=1, Tensor(a!) out) -> Tensor(a!)"},
    };
    return rows;
}

}  // namespace arenascope::ops
