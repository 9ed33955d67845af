// One tensor in, the same shape out.

#include <array>

#include "engine/ops/families.h"

namespace arenascope::ops {

std::span<const Row> unary_ops() {
    static constexpr std::array rows{
        Row{"aten::abs.default", "aten::abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::acos.default", "aten::acos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::acosh.default", "aten::acosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::asin.default", "aten::asin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::asinh.default", "aten::asinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::atan.default", "aten::atan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::atanh.default", "aten::atanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::bitwise_not.default", "aten::bitwise_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::ceil.default", "aten::ceil.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::cos.default", "aten::cos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::cosh.default", "aten::cosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::erf.default", "aten::erf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::exp.default", "aten::exp.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::expm1.default", "aten::expm1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::floor.default", "aten::floor.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::log.default", "aten::log.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::log10.default", "aten::log10.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::log1p.default", "aten::log1p.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::log2.default", "aten::log2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::logical_not.default", "aten::logical_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::neg.default", "aten::neg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::reciprocal.default", "aten::reciprocal.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::relu.default", "aten::relu.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::round.default", "aten::round.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::rsqrt.default", "aten::rsqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::sigmoid.default", "aten::sigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::sign.default", "aten::sign.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::sin.default", "aten::sin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::sinh.default", "aten::sinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::sqrt.default", "aten::sqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::tan.default", "aten::tan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::tanh.default", "aten::tanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::trunc.default", "aten::trunc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::isinf.default", "aten::isinf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::isnan.default", "aten::isnan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::gelu.default",
            "aten::gelu.out(Tensor self, *, str approximate='none', Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::hardtanh.default",
            "aten::hardtanh.out(Tensor self, Scalar min_val=-1, Scalar max_val=1, *, Tensor(a!) out) "
            "-> Tensor(a!)"},
        Row{"aten::leaky_relu.default",
            "aten::leaky_relu.out(Tensor self, Scalar negative_slope=0.01, *, Tensor(a!) out) -> "
            "Tensor(a!)"},
        Row{"aten::elu.default",
            "aten::elu.out(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1, *, "
            "Tensor(a!) out) -> Tensor(a!)"},
        Row{"aten::clamp.default",
            "aten::clamp.out(Tensor self, Scalar? min=None, Scalar? max=None, *, Tensor(a!) out) -> "
            "Tensor(a!)"},
        Row{"aten::clamp.Tensor",
            "aten::clamp.Tensor_out(Tensor self, Tensor? min=None, Tensor? max=None, *, Tensor(a!) "
            "out) -> Tensor(a!)"},
        Row{"aten::pow.Tensor_Scalar",
            "aten::pow.Tensor_Scalar_out(Tensor self, Scalar exponent, *, Tensor(a!) out) -> "
            "Tensor(a!)"},
        Row{"aten::pow.Scalar", "aten::pow.Scalar_out(Scalar self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)"},
    };
    return rows;
}

}  // namespace arenascope::ops
