#pragma once
// Core ATen operators as expressions, with torch's broadcasting and type promotion, so that a decomposition reads like
// its formula.

#include "engine/lowering/decompose/decompose.h"

namespace arenascope::lowering {

/// A tensor or a Python number.
struct Operand {
    Operand(const Core& core) : value(fx::ValueName{core.name}), type(core.type) {}  // NOLINT: tensors are operands
    Operand(double number) : value(number) {}                                        // NOLINT: and so are numbers
    Operand(std::int64_t number) : value(number) {}                                  // NOLINT
    Operand(int number) : value(std::int64_t{number}) {}                             // NOLINT
    Operand(fx::Arg::Variant number) : value(std::move(number)) {}                   // NOLINT
    fx::Arg::Variant value;
    std::optional<TensorType> type{};
};

/// Sizes of two shapes broadcast against each other.
[[nodiscard]] Sizes broadcast(const Sizes& a, const Sizes& b);

class Math {
public:
    explicit Math(Expansion& d) : d_(d.out) {}

    Core add(const Core& a, const Operand& b) { return binary("aten::add.Tensor", a, b); }
    Core sub(const Core& a, const Operand& b) { return binary("aten::sub.Tensor", a, b); }
    Core mul(const Core& a, const Operand& b) { return binary("aten::mul.Tensor", a, b); }
    Core div(const Core& a, const Operand& b);
    Core maximum(const Core& a, const Core& b) { return binary("aten::maximum.default", a, b); }
    Core minimum(const Core& a, const Core& b) { return binary("aten::minimum.default", a, b); }
    /// "eq", "ne", "lt", "le", "gt", "ge"
    Core compare(const std::string& how, const Core& a, const Operand& b);
    Core both(const Core& a, const Core& b) { return logical("and", a, b); }
    Core either(const Core& a, const Core& b) { return logical("or", a, b); }
    Core where(const Core& condition, const Operand& yes, const Operand& no);
    Core unary(const std::string& name, const Core& a) { return d_.unary("aten::" + name + ".default", a); }
    Core pow(const Core& a, fx::Arg::Variant exponent);
    Core clamp(const Core& a, fx::Arg::Variant min, fx::Arg::Variant max);
    /// "sum.dim_IntList", "mean.dim", "amax.default", "amin.default"; no dims: all of them.
    Core reduce(const std::string& name, const Core& a, const std::vector<std::int64_t>& dims, bool keepdim);
    Core scalar(fx::Arg::Variant value, DType dtype);
    Core cast(const Core& a, DType dtype) { return a.type.dtype == dtype ? a : d_.cast(a, dtype); }

    /// start, start + 1, ... as i64; `count` may be symbolic.
    Result<Core> counting(const sym::Expr& count, std::int64_t start = 0);
    Core unsqueeze(const Core& a, std::int64_t dim);
    Core squeeze(const Core& a, const std::vector<std::int64_t>& dims);
    Result<Core> slice(const Core& a, std::size_t dim, const sym::Expr& start, const sym::Expr& length);
    Core select(const Core& a, std::size_t dim, std::int64_t index);
    Core cat(const Cores& parts, std::size_t dim);
    Core clone(const Core& a);
    Core gather_rows(const Core& a, std::size_t dim, const Core& index);
    Result<Core> full(const Sizes& sizes, fx::Arg::Variant value, DType dtype);

private:
    Core binary(const std::string& target, const Core& a, const Operand& b);
    Core logical(const std::string& how, const Core& a, const Core& b);
    [[nodiscard]] DType promoted(const Core& a, const Operand& b) const;
    CoreGraph& d_;
};

/// A size as an argument.
[[nodiscard]] fx::Arg::Variant as_value(const fx::Arg::Dim& dim);

}  // namespace arenascope::lowering
