// Mathematical functions that ExecuTorch has no kernel for, and inverses of matrices.

#include <array>

#include "engine/ops/families.h"

namespace arenascope::ops {

std::span<const Row> function_ops() {
    static constexpr std::array rows{
        Row{"aten::nextafter.default",
            "aten::nextafter.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::gcd.default", "aten::gcd.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"},
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
