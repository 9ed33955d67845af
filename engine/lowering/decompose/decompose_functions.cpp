// Decomposes rare elementwise functions, and aliases of shape operators.

#include <array>
#include <cmath>
#include <limits>

#include "engine/lowering/decompose/core_math.h"
#include "engine/lowering/promotion.h"

namespace arenascope::lowering {
namespace {

/// Both operands as tensors; a number becomes one of the node's own type.
Result<std::array<Core, 2>> both(Expansion& d, const fx::Node& node, const char* left, const char* right) {
    std::array<Core, 2> out;
    for (std::size_t i = 0; i < 2; ++i) {
        const auto* name = i == 0 ? left : right;
        if (const auto tensor = d.in.optional_tensor(node, name)) out[i] = *tensor;
        else out[i] = Math(d).scalar(d.in.given(node, name), d.in.out_type(node).dtype);
    }
    return out;
}

/// The larger one, and log2(1 + 2^-distance).
Result<Cores> logaddexp2(Expansion& d, const fx::Node& node) {
    TRY(const auto operands, both(d, node, "self", "other"));
    Math m(d);
    const auto larger = m.maximum(operands[0], operands[1]);
    const auto apart = m.unary("neg", m.unary("abs", m.sub(operands[0], operands[1])));
    const auto is_same = m.compare("eq", operands[0], operands[1]);  // including two equal infinities
    const auto distance = m.where(is_same, m.scalar(0.0, apart.type.dtype), apart);
    const auto power = m.unary("exp", m.mul(distance, M_LN2));
    return Cores{m.add(larger, m.mul(m.unary("log1p", power), M_LOG2E))};
}

/// A power in double precision, as the operator specifies.
Result<Cores> float_power(Expansion& d, const fx::Node& node) {
    const auto type = d.in.out_type(node);
    const bool has_number = !d.in.optional_tensor(node, "exponent");
    if (has_number) {
        TRY(const auto self, d.in.tensor(node, "self"));
        return Cores{Math(d).pow(Math(d).cast(self, type.dtype), number_arg(node, "exponent", 1))};
    }
    TRY(const auto operands, both(d, node, "self", "exponent"));
    Math m(d);
    return Cores{d.out.emit(
        "aten::pow.Tensor_Tensor",
        {arg("self", m.cast(operands[0], type.dtype)), arg("exponent", m.cast(operands[1], type.dtype))}, type)};
}

/// 0, values, 1
Result<Cores> heaviside(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    TRY(const auto values, d.in.tensor(node, "values"));
    Math m(d);
    const auto above = m.cast(m.compare("gt", self, 0), self.type.dtype);
    return Cores{m.where(m.compare("eq", self, 0), m.cast(values, self.type.dtype), above)};
}

/// 1 / x distinguishes -0 from 0.
Core is_negative(Math& m, const Core& x) {
    if (category_of(x.type.dtype) != Category::floating) return m.compare("lt", x, 0);
    const auto nothing = m.both(m.compare("eq", x, 0), m.compare("lt", m.unary("reciprocal", x), 0));
    return m.either(m.compare("lt", x, 0), nothing);
}

Result<Cores> signbit(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    Math m(d);
    return Cores{is_negative(m, self)};
}

Result<Cores> copysign(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    const auto type = d.in.out_type(node);
    Math m(d);
    const auto size = m.unary("abs", m.cast(self, type.dtype));
    if (const auto other = d.in.optional_tensor(node, "other"))
        return Cores{m.where(is_negative(m, *other), m.unary("neg", size), size)};
    return Cores{std::signbit(number_arg(node, "other", 0)) ? m.unary("neg", size) : size};
}

/// self 2^other
Result<Cores> ldexp(Expansion& d, const fx::Node& node) {
    TRY(const auto operands, both(d, node, "self", "other"));
    const auto type = d.in.out_type(node);
    Math m(d);
    const auto power =
        d.out.emit("aten::pow.Scalar", {arg("self", 2.0), arg("exponent", m.cast(operands[1], type.dtype))},
                   dense(type.dtype, operands[1].type.sizes));
    return Cores{m.mul(m.cast(operands[0], type.dtype), power)};
}

/// equal, or within atol + rtol |other|, both finite
Result<Cores> isclose(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    TRY(const auto other, d.in.tensor(node, "other"));
    Math m(d);
    auto close = m.compare("eq", self, other);
    if (boolean_arg(node, "equal_nan", false))
        close = m.either(close, m.both(m.compare("ne", self, self), m.compare("ne", other, other)));
    const auto distance = m.unary("abs", m.sub(self, other));
    const auto reach =
        m.add(m.mul(m.unary("abs", other), number_arg(node, "rtol", 1e-5)), number_arg(node, "atol", 1e-8));
    const auto is_finite = m.compare("lt", distance, std::numeric_limits<double>::infinity());
    return Cores{m.either(close, m.both(is_finite, m.compare("le", distance, reach)))};
}

/// -x log x, 0 at 0, -inf below
Result<Cores> entropy(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    Math m(d);
    const auto inside = m.unary("neg", m.mul(self, m.unary("log", self)));
    const auto rest = m.where(m.compare("eq", self, 0), m.scalar(0.0, self.type.dtype),
                              m.scalar(-std::numeric_limits<double>::infinity(), self.type.dtype));
    const auto out = m.where(m.compare("gt", self, 0), inside, rest);
    return Cores{m.where(m.compare("ne", self, self), self, out)};
}

/// The normal distribution up to x.
Result<Cores> ndtr(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    Math m(d);
    return Cores{m.mul(m.add(m.unary("erf", m.mul(self, M_SQRT1_2)), 1), 0.5)};
}

/// x log(1 + y), 0 where x is
Result<Cores> xlog1py(Expansion& d, const fx::Node& node) {
    TRY(const auto operands, both(d, node, "self", "other"));
    Math m(d);
    const auto product = m.mul(operands[0], m.unary("log1p", operands[1]));
    const auto out = m.where(m.compare("eq", operands[0], 0), m.scalar(0.0, product.type.dtype), product);
    return Cores{m.where(m.compare("ne", operands[1], operands[1]), operands[1], out)};
}

/// self log(other), 0 where self is 0, NaN where other is.
Result<Cores> xlogy(Expansion& d, const fx::Node& node) {
    TRY(const auto operands, both(d, node, "self", "other"));
    Math m(d);
    const auto product = m.mul(operands[0], m.unary("log", operands[1]));
    const auto out = m.where(m.compare("eq", operands[0], 0), m.scalar(0.0, product.type.dtype), product);
    return Cores{m.where(m.compare("ne", operands[1], operands[1]), m.cast(operands[1], out.type.dtype), out)};
}

/// Bits of a number and a tensor: the tensor may come first.
Result<Cores> turned_bits(Expansion& d, const fx::Node& node) {
    auto target = std::string(packet_of(node.target)) + ".Scalar";
    return Cores{d.out.emit(target, {arg("self", d.in.given(node, "other")), arg("other", d.in.given(node, "self"))},
                            d.in.out_type(node))};
}

/// Rounded to decimals, half to even.
Result<Cores> round_decimals(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    const auto decimals = integer_arg(node, "decimals", 0);
    Math m(d);
    if (decimals == 0) return Cores{m.unary("round", self)};
    const double factor = std::pow(10.0, static_cast<double>(std::abs(decimals)));
    if (decimals > 0) return Cores{m.div(m.unary("round", m.mul(self, factor)), factor)};
    return Cores{m.mul(m.unary("round", m.div(self, factor)), factor)};
}

/// Sums and means without NaN.
Result<Cores> without_nan(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    const auto dims = integers_arg(node, "dim");
    const bool keepdim = boolean_arg(node, "keepdim", false);
    Math m(d);
    const auto good = m.compare("eq", self, self);
    const auto sum = m.reduce("sum.dim_IntList", m.where(good, self, m.scalar(0.0, self.type.dtype)), dims, keepdim);
    if (node.target.starts_with("aten::nansum")) return Cores{sum};
    return Cores{m.div(sum, m.reduce("sum.dim_IntList", m.cast(good, self.type.dtype), dims, keepdim))};
}

constexpr std::array function_table{
    Decomposition{"aten::logaddexp2.default", logaddexp2},
    Decomposition{"aten::float_power.Tensor_Scalar", float_power},
    Decomposition{"aten::float_power.Tensor_Tensor", float_power},
    Decomposition{"aten::float_power.Scalar", float_power},
    Decomposition{"aten::heaviside.default", heaviside},
    Decomposition{"aten::signbit.default", signbit},
    Decomposition{"aten::copysign.Tensor", copysign},
    Decomposition{"aten::copysign.Scalar", copysign},
    Decomposition{"aten::ldexp.Tensor", ldexp},
    Decomposition{"aten::isclose.default", isclose},
    Decomposition{"aten::special_entr.default", entropy},
    Decomposition{"aten::special_ndtr.default", ndtr},
    Decomposition{"aten::special_xlog1py.default", xlog1py},
    Decomposition{"aten::special_xlog1py.other_scalar", xlog1py},
    Decomposition{"aten::special_xlog1py.self_scalar", xlog1py},
    Decomposition{"aten::xlogy.Tensor", xlogy},
    Decomposition{"aten::special_xlogy.default", xlogy},
    Decomposition{"aten::xlogy.Scalar_Other", xlogy},
    Decomposition{"aten::xlogy.Scalar_Self", xlogy},
    Decomposition{"aten::bitwise_and.Scalar_Tensor", turned_bits},
    Decomposition{"aten::bitwise_or.Scalar_Tensor", turned_bits},
    Decomposition{"aten::bitwise_xor.Scalar_Tensor", turned_bits},
    Decomposition{"aten::round.decimals", round_decimals},
    Decomposition{"aten::nansum.default", without_nan},
    Decomposition{"aten::nanmean.default", without_nan},
};

}  // namespace

std::span<const Decomposition> function_decompositions() { return function_table; }

}  // namespace arenascope::lowering
