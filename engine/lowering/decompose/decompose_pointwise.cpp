// Decomposes elementwise operators, triangles, and tensors filled by a rule.

#include <array>
#include <cmath>
#include <limits>

#include "engine/lowering/decompose/core_math.h"
#include "engine/lowering/promotion.h"

namespace arenascope::lowering {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

Core scaled(Math& m, const Core& a, const fx::Arg::Variant& factor) {
    if (const auto* whole = std::get_if<std::int64_t>(&factor); whole && *whole == 1) return a;
    if (const auto* real = std::get_if<double>(&factor); real && *real == 1.0) return a;
    return m.mul(a, factor);
}

/// self + value tensor1 tensor2, or self + value tensor1 / tensor2.
Result<Cores> addc(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    TRY(const auto left, d.in.tensor(node, "tensor1"));
    TRY(const auto right, d.in.tensor(node, "tensor2"));
    Math m(d);
    const auto value = d.in.given(node, "value", std::int64_t{1});
    const auto both = node.target == "aten::addcdiv.default" ? m.div(left, right) : m.mul(left, right);
    return Cores{m.add(self, scaled(m, both, value))};
}

/// self + w (end - self), from the nearer end as torch computes it.
Result<Cores> lerp(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    TRY(const auto end, d.in.tensor(node, "end"));
    Math m(d);
    const auto span = m.sub(end, self);
    if (const auto weight = d.in.optional_tensor(node, "weight")) {
        const auto large = m.compare("ge", m.unary("abs", *weight), 0.5);
        const auto factor = m.where(large, m.sub(*weight, 1), *weight);
        const auto nearer = m.where(large, end, self);
        return Cores{m.add(nearer, m.mul(factor, span))};
    }
    const double weight = number_arg(node, "weight", 0);
    if (std::abs(weight) < 0.5) return Cores{m.add(self, m.mul(span, weight))};
    return Cores{m.sub(end, m.mul(span, 1 - weight))};
}

Result<Cores> clamp_end(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    const bool is_min = node.target.starts_with("aten::clamp_min");
    const auto* name = is_min ? "min" : "max";
    Math m(d);
    if (const auto bound = d.in.optional_tensor(node, name))
        return Cores{is_min ? m.maximum(self, *bound) : m.minimum(self, *bound)};
    if (is_min) return Cores{m.clamp(self, d.in.given(node, name), fx::None{})};
    return Cores{m.clamp(self, fx::None{}, d.in.given(node, name))};
}

Result<Cores> square(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    return Cores{Math(d).pow(self, std::int64_t{2})};
}

Result<Cores> exp2(Expansion& d, const fx::Node& node) {
    return Cores{d.out.emit("aten::pow.Scalar",
                            {arg("self", std::int64_t{2}), arg("exponent", d.in.given(node, "self"))},
                            d.in.out_type(node))};
}

/// larger sqrt(1 + (smaller / larger)^2), because squares of large numbers would be infinite. Infinity takes precedence
/// over NaN.
Result<Cores> hypot(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    TRY(const auto other, d.in.tensor(node, "other"));
    Math m(d);
    const auto left = m.unary("abs", self), right = m.unary("abs", other);
    const auto larger = m.maximum(left, right);
    const auto part = m.div(m.minimum(left, right), larger);
    const auto length = m.mul(larger, m.unary("sqrt", m.add(m.mul(part, part), 1)));
    const auto out = m.where(m.compare("eq", larger, 0), larger, length);
    const auto is_infinite = m.either(m.compare("eq", left, infinity), m.compare("eq", right, infinity));
    return Cores{m.where(is_infinite, m.scalar(infinity, out.type.dtype), out)};
}

/// The larger (smaller) one; of a number and NaN the number.
Result<Cores> number_of_both(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    TRY(const auto other, d.in.tensor(node, "other"));
    Math m(d);
    const auto out = node.target == "aten::fmax.default" ? m.maximum(self, other) : m.minimum(self, other);
    if (category_of(out.type.dtype) != Category::floating) return Cores{out};
    const auto left = m.cast(self, out.type.dtype), right = m.cast(other, out.type.dtype);
    const auto known = m.where(m.compare("ne", right, right), left, out);
    return Cores{m.where(m.compare("ne", left, left), right, known)};
}

Result<Cores> by_factor(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    constexpr double degree = 3.141592653589793238462643383279502884 / 180;
    return Cores{Math(d).mul(self, node.target == "aten::deg2rad.default" ? degree : 1 / degree)};
}

Result<Cores> frac(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    Math m(d);
    return Cores{m.sub(self, m.unary("trunc", self))};
}

Result<Cores> erfc(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    Math m(d);
    return Cores{m.add(m.unary("neg", m.unary("erf", self)), 1)};
}

Result<Cores> sinc(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    Math m(d);
    const auto angle = m.mul(self, 3.141592653589793238462643383279502884);
    const auto is_zero = m.compare("eq", angle, 0);
    const auto one = m.scalar(std::int64_t{1}, self.type.dtype);
    return Cores{m.where(is_zero, one, m.div(m.unary("sin", angle), angle))};
}

/// max(a, b) + log1p(exp(-|a - b|)); two equal infinities have the difference 0.
Result<Cores> logaddexp(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    TRY(const auto other, d.in.tensor(node, "other"));
    Math m(d);
    const auto distance = m.unary("neg", m.unary("abs", m.sub(self, other)));
    const auto gap = m.where(m.compare("eq", self, other), m.scalar(0.0, distance.type.dtype), distance);
    const auto largest_of_both = m.maximum(self, other);
    return Cores{m.add(largest_of_both, m.unary("log1p", m.unary("exp", gap)))};
}

Result<Cores> is_finite(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    Math m(d);
    const auto is_number = m.compare("eq", self, self);
    return Cores{m.both(is_number, m.compare("ne", m.unary("abs", self), infinity))};
}

Result<Cores> is_one_infinity(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    return Cores{Math(d).compare("eq", self, node.target == "aten::isposinf.default" ? infinity : -infinity)};
}

double largest(DType dtype) {
    switch (dtype) {
        case DType::f16: return 65504;
        case DType::f64: return std::numeric_limits<double>::max();
        case DType::bf16: return 3.3895313892515355e38;
        default: return static_cast<double>(std::numeric_limits<float>::max());
    }
}

Result<Cores> nan_to_num(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    if (category_of(self.type.dtype) != Category::floating) return Cores{Math(d).clone(self)};
    Math m(d);
    const double most = largest(self.type.dtype);
    const auto fill = [&](const Core& where, double number, const Core& rest) {
        return m.where(where, m.scalar(number, self.type.dtype), rest);
    };
    const auto is_nan = d.out.emit("aten::isnan.default", {arg("self", self)}, dense(DType::boolean, self.type.sizes));
    auto out = fill(is_nan, number_arg(node, "nan", 0), self);
    const auto is_above = m.compare("eq", self, infinity);
    out = fill(is_above, number_arg(node, "posinf", most), out);
    const auto is_below = m.compare("eq", self, -infinity);
    return Cores{fill(is_below, number_arg(node, "neginf", -most), out)};
}

Result<Cores> masked_fill_tensor(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    TRY(const auto mask, d.in.tensor(node, "mask"));
    TRY(const auto value, d.in.tensor(node, "value"));
    Math m(d);
    return Cores{m.where(mask, m.cast(value, self.type.dtype), self)};
}

Result<Cores> floor_divide_scalar(Expansion& d, const fx::Node& node) {
    auto args = d.in.renamed_args(node);
    args.push_back(arg("rounding_mode", std::string("floor")));
    return Cores{d.out.emit("aten::div.Tensor_mode", std::move(args), d.in.out_type(node))};
}

/// A number on the left: it becomes a 0-d tensor.
Result<Cores> number_first(Expansion& d, const fx::Node& node) {
    TRY(const auto other, d.in.tensor(node, "other"));
    const auto number = Math(d).scalar(d.in.given(node, "self"), other.type.dtype);
    return Cores{d.out.emit("aten::remainder.Tensor", {arg("self", number), arg("other", other)}, d.in.out_type(node))};
}

/// -- triangles and fillings ------------------------------------------------------------------------------------

/// Column minus row of every position of the last two dimensions.
Result<Core> diagonals(Expansion& d, const sym::Expr& rows, const sym::Expr& columns) {
    Math m(d);
    TRY(const auto places, m.counting(columns));
    const auto across = d.out.emit("aten::unsqueeze.default", {arg("self", places), arg("dim", std::int64_t{-2})},
                                   dense(DType::i64, {1, columns}));
    TRY(const auto lines, m.counting(rows));
    const auto down = d.out.emit("aten::unsqueeze.default", {arg("self", lines), arg("dim", std::int64_t{-1})},
                                 dense(DType::i64, {rows, 1}));
    return m.sub(across, down);
}

Result<Cores> triangle(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    const auto& sizes = self.type.sizes;
    if (sizes.size() < 2) return Error{.what = message("{operator} needs a matrix", node.target)};
    TRY(const auto distance, diagonals(d, sizes[sizes.size() - 2], sizes.back()));
    Math m(d);
    const auto kept =
        m.compare(node.target == "aten::tril.default" ? "le" : "ge", distance, integer_arg(node, "diagonal", 0));
    return Cores{m.where(kept, self, m.scalar(std::int64_t{0}, self.type.dtype))};
}

Result<Cores> eye(Expansion& d, const fx::Node& node) {
    const auto type = d.in.out_type(node);
    if (type.sizes.size() != 2) return Error{.what = message("eye needs two sizes")};
    TRY(const auto distance, diagonals(d, type.sizes[0], type.sizes[1]));
    Math m(d);
    return Cores{m.cast(m.compare("eq", distance, 0), type.dtype)};
}

/// start + i step in the first half, end - j step in the second half, as torch computes it.
Result<Cores> linspace(Expansion& d, const fx::Node& node) {
    const auto type = d.in.out_type(node);
    if (type.sizes.size() != 1 || !type.sizes[0].is_constant())
        return Error{.what = message("linspace of symbolic length is not lowered yet")};
    const auto steps = type.sizes[0].constant();
    const double start = number_arg(node, "start", 0), end = number_arg(node, "end", 0);
    Math m(d);
    if (steps < 2) {
        TRY(const auto one, m.full(type.sizes, start, type.dtype));
        return Cores{one};
    }
    const double step = (end - start) / static_cast<double>(steps - 1);
    TRY(const auto count, m.counting(steps));
    const auto place = m.cast(count, type.dtype);
    const auto front = m.add(m.mul(place, step), start);
    const auto back = m.add(m.mul(m.add(m.unary("neg", place), steps - 1), -step), end);
    return Cores{m.where(m.compare("lt", count, steps / 2), front, back)};
}

Result<Cores> filled_like(Expansion& d, const fx::Node& node) {
    const auto value =
        find_arg(node, "value") ? d.in.given(node, "value") : d.in.given(node, "fill_value", std::int64_t{0});
    const auto type = d.in.out_type(node);
    if (const auto tensor = d.in.optional_tensor(node, "value")) {
        return Cores{
            d.out.emit("aten::copy.default", {arg("self", d.in.given(node, "self")), arg("src", *tensor)}, type)};
    }
    return Cores{d.out.emit("aten::full_like.default",
                            {arg("self", d.in.given(node, "self")), arg("fill_value", value),
                             arg("memory_format", fx::Arg::MemoryFormat{4})},
                            type)};
}

/// Uninitialised tensors, and tensors that torch fills from sizes alone.
Result<Cores> filled(Expansion& d, const fx::Node& node) {
    const auto type = d.in.out_type(node);
    TRY(const auto out, Math(d).full(type.sizes, d.in.given(node, "fill_value", std::int64_t{0}), type.dtype));
    return Cores{out};
}

constexpr std::array pointwise_table{
    Decomposition{"aten::addcmul.default", addc},
    Decomposition{"aten::addcdiv.default", addc},
    Decomposition{"aten::lerp.Scalar", lerp},
    Decomposition{"aten::lerp.Tensor", lerp},
    Decomposition{"aten::clamp_min.default", clamp_end},
    Decomposition{"aten::clamp_max.default", clamp_end},
    Decomposition{"aten::clamp_min.Tensor", clamp_end},
    Decomposition{"aten::clamp_max.Tensor", clamp_end},
    Decomposition{"aten::square.default", square},
    Decomposition{"aten::exp2.default", exp2},
    Decomposition{"aten::special_exp2.default", exp2},
    Decomposition{"aten::hypot.default", hypot},
    Decomposition{"aten::fmax.default", number_of_both},
    Decomposition{"aten::fmin.default", number_of_both},
    Decomposition{"aten::deg2rad.default", by_factor},
    Decomposition{"aten::rad2deg.default", by_factor},
    Decomposition{"aten::frac.default", frac},
    Decomposition{"aten::erfc.default", erfc},
    Decomposition{"aten::special_erfc.default", erfc},
    Decomposition{"aten::sinc.default", sinc},
    Decomposition{"aten::logaddexp.default", logaddexp},
    Decomposition{"aten::isfinite.default", is_finite},
    Decomposition{"aten::isposinf.default", is_one_infinity},
    Decomposition{"aten::isneginf.default", is_one_infinity},
    Decomposition{"aten::nan_to_num.default", nan_to_num},
    Decomposition{"aten::masked_fill.Tensor", masked_fill_tensor},
    Decomposition{"aten::floor_divide.Scalar", floor_divide_scalar},
    Decomposition{"aten::remainder.Scalar_Tensor", number_first},
    Decomposition{"aten::tril.default", triangle},
    Decomposition{"aten::triu.default", triangle},
    Decomposition{"aten::eye.default", eye},
    Decomposition{"aten::eye.m", eye},
    Decomposition{"aten::linspace.default", linspace},
    Decomposition{"aten::fill.Scalar", filled_like},
    Decomposition{"aten::fill.Tensor", filled_like},
    Decomposition{"aten::zero.default", filled_like},
    Decomposition{"aten::empty_like.default", filled_like},
    Decomposition{"aten::empty.memory_format", filled},
    Decomposition{"aten::new_empty.default", filled},
    Decomposition{"aten::empty_permuted.default", filled},
    Decomposition{"aten::empty_strided.default", filled},
    Decomposition{"aten::new_empty_strided.default", filled},
    Decomposition{"aten::new_full.default", filled},
};

}  // namespace

std::span<const Decomposition> pointwise_decompositions() { return pointwise_table; }

}  // namespace arenascope::lowering
