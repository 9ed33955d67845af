#pragma once
// The inside of an expression, shared by the files of this folder only.

#include "engine/symbolic/expr.h"

namespace arenascope::sym {

struct Expr::Node {
    Op op = Op::integer;
    std::int64_t value = 0;
    std::string name{};
    std::vector<Expr> args{};
};

/// A total order, so that equal sums and products have equal arguments in equal order. Constants come first.
[[nodiscard]] int compare(const Expr& a, const Expr& b);

/// Floor division and the remainder of the divisor's sign, as Python has them; the divisor is not 0.
[[nodiscard]] std::optional<std::int64_t> floor_division(std::int64_t a, std::int64_t b);
[[nodiscard]] std::int64_t floor_remainder(std::int64_t a, std::int64_t b);
/// Nothing on overflow; the exponent is not negative.
[[nodiscard]] std::optional<std::int64_t> checked_power(std::int64_t base, std::int64_t exponent);

}  // namespace arenascope::sym
