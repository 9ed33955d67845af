// Decomposes random numbers to the two generators, uniform and normal; removes training-only dropout.

#include <array>

#include "engine/lowering/decompose/core_math.h"
#include "engine/lowering/promotion.h"

namespace arenascope::lowering {
namespace {

Result<Core> drawn(Expansion& d, const char* target, const TensorType& type) {
    TRY(auto size, d.out.dims(type.sizes));
    const auto dtype = category_of(type.dtype) == Category::floating ? type.dtype : DType::f32;
    return d.out.emit(target, {arg("size", std::move(size)), arg("dtype", dtype)}, dense(dtype, type.sizes));
}

Result<Cores> uniform_like(Expansion& d, const fx::Node& node) {
    TRY(const auto out, drawn(d, "aten::rand.default", d.in.out_type(node)));
    return Cores{out};
}

Result<Cores> normal_like(Expansion& d, const fx::Node& node) {
    TRY(const auto out, drawn(d, "aten::randn.default", d.in.out_type(node)));
    return Cores{out};
}

/// from + u (to - from), in [0, 1) by default.
Result<Cores> uniform(Expansion& d, const fx::Node& node) {
    TRY(const auto out, drawn(d, "aten::rand.default", d.in.out_type(node)));
    const double from = number_arg(node, "from", 0), to = number_arg(node, "to", 1);
    Math m(d);
    return Cores{m.add(m.mul(out, to - from), from)};
}

/// mean + std n
Result<Cores> normal(Expansion& d, const fx::Node& node) {
    TRY(auto out, drawn(d, "aten::randn.default", d.in.out_type(node)));
    Math m(d);
    if (const auto spread = d.in.optional_tensor(node, "std")) out = m.mul(out, *spread);
    else out = m.mul(out, number_arg(node, "std", 1));
    if (const auto mean = d.in.optional_tensor(node, "mean")) return Cores{m.add(out, *mean)};
    return Cores{m.add(out, number_arg(node, "mean", 0))};
}

/// Whole numbers from low up to high.
Result<Cores> whole(Expansion& d, const fx::Node& node) {
    const auto type = d.in.out_type(node);
    TRY(const auto out, drawn(d, "aten::rand.default", dense(DType::f32, type.sizes)));
    if (!find_arg(node, "high") || !std::holds_alternative<std::int64_t>(find_arg(node, "high")->value))
        return Error{.what = message("{operator} up to a symbolic number is not lowered yet", node.target)};
    const auto low = integer_arg(node, "low", 0), high = integer_arg(node, "high", 1);
    Math m(d);
    return Cores{m.cast(m.unary("floor", m.add(m.mul(out, static_cast<double>(high - low)), static_cast<double>(low))),
                        type.dtype)};
}

/// 1 with the probability given by each element, or by p.
Result<Cores> bernoulli(Expansion& d, const fx::Node& node) {
    const auto type = d.in.out_type(node);
    TRY(const auto out, drawn(d, "aten::rand.default", type));
    Math m(d);
    if (find_arg(node, "p")) return Cores{m.cast(m.compare("lt", out, number_arg(node, "p", 0.5)), type.dtype)};
    TRY(const auto self, d.in.tensor(node, "self"));
    return Cores{m.cast(m.compare("lt", out, self), type.dtype)};
}

/// In inference: the input, and a mask of kept elements.
Result<Cores> dropout(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "input"));
    if (boolean_arg(node, "train", false))
        return Error{.what = message("dropout in training"), .remedy = message("export after model.eval()")};
    TRY(const auto kept, Math(d).full(self.type.sizes, true, DType::boolean));
    return Cores{self, kept};
}

constexpr std::array random_table{
    Decomposition{"aten::rand_like.default", uniform_like}, Decomposition{"aten::randn_like.default", normal_like},
    Decomposition{"aten::uniform.default", uniform},        Decomposition{"aten::normal_functional.default", normal},
    Decomposition{"aten::normal.default", normal},          Decomposition{"aten::normal.Tensor_float", normal},
    Decomposition{"aten::normal.float_Tensor", normal},     Decomposition{"aten::normal.Tensor_Tensor", normal},
    Decomposition{"aten::randint.default", whole},          Decomposition{"aten::randint.low", whole},
    Decomposition{"aten::randint_like.default", whole},     Decomposition{"aten::randint_like.low_dtype", whole},
    Decomposition{"aten::bernoulli.default", bernoulli},    Decomposition{"aten::bernoulli.p", bernoulli},
    Decomposition{"aten::native_dropout.default", dropout},
};

}  // namespace

std::span<const Decomposition> random_decompositions() { return random_table; }

}  // namespace arenascope::lowering
