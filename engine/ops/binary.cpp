// Elementwise with broadcasting.

#include <array>

#include "engine/ops/families.h"

namespace arenascope::ops {

std::span<const Row> binary_ops() {
    static constexpr std::array rows{
        Row{"aten::add.Tensor",
            "aten::add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> "
            "Tensor(a!)"},
        Row{"aten::add.Scalar",
            "aten::add.Scalar_out(Tensor self, Scalar other, Scalar alpha=1, *, Tensor(a!) out) -> "
            "Tensor(a!)"},
        Row{"aten::sub.Tensor",
            "aten::sub.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> "
            "Tensor(a!)"},
        Row{"aten::sub.Scalar",
            "aten::sub.Scalar_out(Tensor self, Scalar other, Scalar alpha=1, *, Tensor(a!) out) -> "
            "Tensor(a!)"},
        Row{"aten::rsub.Scalar",
            "aten::rsub.Scalar_out(Tensor self, Scalar other, Scalar alpha=1, *, Tensor(a!) out) -> "
            "Tensor(a!)"},
        Row{"aten::mul.Tensor", "aten::mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::mul.Scalar", "aten::mul.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::div.Tensor", "aten::div.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::div.Scalar", "aten::div.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::div.Tensor_mode",
            "aten::div.out_mode(Tensor self, Tensor other, *, str? rounding_mode, Tensor(a!) out) -> "
            "Tensor(a!)"},
        Row{"aten::div.Scalar_mode",
            "aten::div.Scalar_mode_out(Tensor self, Scalar other, *, str? rounding_mode, Tensor(a!) "
            "out) -> Tensor(a!)"},
        Row{"aten::pow.Tensor_Tensor",
            "aten::pow.Tensor_Tensor_out(Tensor self, Tensor exponent, *, Tensor(a!) out) -> "
            "Tensor(a!)"},
        Row{"aten::maximum.default", "aten::maximum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::minimum.default", "aten::minimum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::atan2.default", "aten::atan2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::where.self",
            "aten::where.self_out(Tensor condition, Tensor self, Tensor other, *, Tensor(a!) out) -> "
            "Tensor(a!)"},
        Row{"aten::logical_and.default",
            "aten::logical_and.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::logical_or.default",
            "aten::logical_or.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::logical_xor.default",
            "aten::logical_xor.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::eq.Tensor", "aten::eq.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::eq.Scalar", "aten::eq.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::ne.Tensor", "aten::ne.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::ne.Scalar", "aten::ne.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::lt.Tensor", "aten::lt.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::lt.Scalar", "aten::lt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::le.Tensor", "aten::le.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::le.Scalar", "aten::le.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::gt.Tensor", "aten::gt.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::gt.Scalar", "aten::gt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::ge.Tensor", "aten::ge.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::ge.Scalar", "aten::ge.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::bitwise_and.Tensor",
            "aten::bitwise_and.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::bitwise_and.Scalar",
            "aten::bitwise_and.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::bitwise_or.Tensor",
            "aten::bitwise_or.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::bitwise_or.Scalar",
            "aten::bitwise_or.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::bitwise_xor.Tensor",
            "aten::bitwise_xor.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::bitwise_xor.Scalar",
            "aten::bitwise_xor.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::bitwise_left_shift.Tensor",
            "aten::bitwise_left_shift.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::bitwise_left_shift.Tensor_Scalar",
            "aten::bitwise_left_shift.Tensor_Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::bitwise_right_shift.Tensor",
            "aten::bitwise_right_shift.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::bitwise_right_shift.Tensor_Scalar",
            "aten::bitwise_right_shift.Tensor_Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::remainder.Tensor",
            "aten::remainder.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::remainder.Scalar",
            "aten::remainder.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::fmod.Tensor", "aten::fmod.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::fmod.Scalar", "aten::fmod.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)"},
    };
    return rows;
}

}  // namespace arenascope::ops
