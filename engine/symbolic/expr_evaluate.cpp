// Values and bounds of expressions, with overflow checks.

#include <algorithm>
#include <limits>

#include "engine/base/bytes.h"
#include "engine/symbolic/expr.h"

namespace arenascope::sym {

namespace {

Error overflow(const Expr& expr) {
    return Error{.what = message("the size {expression} is beyond 64 bits", expr.text()),
                 .expected = message("smaller ranges")};
}

Error zero_divisor(const Expr& expr) {
    return Error{.what = message("the size {expression} may divide by 0", expr.text()),
                 .expected = message("a divisor that is never 0")};
}

Error negative_exponent(const Expr& expr) {
    return Error{.what = message("the size {expression} may have a negative exponent", expr.text()),
                 .expected = message("a whole number")};
}

Result<std::int64_t> combine(const Expr& expr, std::int64_t a, std::int64_t b) {
    std::optional<std::int64_t> out;
    switch (expr.op()) {
        case Op::add: out = checked_add(a, b); break;
        case Op::mul: out = checked_mul(a, b); break;
        case Op::max: out = std::max(a, b); break;
        case Op::min: out = std::min(a, b); break;
        case Op::floor_div:
            if (b == 0) return zero_divisor(expr);
            out = floor_division(a, b);
            break;
        case Op::mod:
            if (b == 0) return zero_divisor(expr);
            out = floor_remainder(a, b);
            break;
        case Op::pow:
            if (b < 0) return negative_exponent(expr);
            out = checked_power(a, b);
            break;
        case Op::integer:
        case Op::symbol: break;
    }
    if (!out) return overflow(expr);
    return *out;
}

/// An interval whose absent ends are infinite.
struct Interval {
    std::optional<std::int64_t> lo, hi;
};

/// One end of a product. Infinity times zero is zero here: the end is a limit of finite values.
struct End {
    std::int64_t value = 0;
    int infinite = 0;  ///< -1, 0 or 1
};

End low(const Interval& i) { return i.lo ? End{*i.lo, 0} : End{0, -1}; }
End high(const Interval& i) { return i.hi ? End{*i.hi, 0} : End{0, 1}; }
int sign(const End& e) { return e.infinite != 0 ? e.infinite : e.value > 0 ? 1 : e.value < 0 ? -1 : 0; }
bool less(const End& a, const End& b) {
    return a.infinite != b.infinite ? a.infinite < b.infinite : a.infinite == 0 && a.value < b.value;
}

std::optional<End> times(const End& a, const End& b) {
    if (sign(a) == 0 || sign(b) == 0) return End{};
    if (a.infinite != 0 || b.infinite != 0) return End{0, sign(a) * sign(b)};
    const auto product = checked_mul(a.value, b.value);
    return product ? std::optional<End>(End{*product, 0}) : std::nullopt;
}

/// The quotient's limit; a divisor at infinity tends to 0 from one side, so its floor is 0 or -1.
std::optional<End> over(const End& a, const End& b) {
    if (a.infinite != 0) return End{0, sign(a) * sign(b)};
    if (b.infinite != 0) return End{sign(a) * sign(b) < 0 ? -1 : 0, 0};
    const auto quotient = floor_division(a.value, b.value);
    return quotient ? std::optional<End>(End{*quotient, 0}) : std::nullopt;
}

template <class Function>
Result<Interval> of_corners(const Expr& expr, const Interval& a, const Interval& b, Function function) {
    std::optional<End> least, most;
    for (const End& x : {low(a), high(a)}) {
        for (const End& y : {low(b), high(b)}) {
            const std::optional<End> corner = function(x, y);
            if (!corner) return overflow(expr);
            if (!least || less(*corner, *least)) least = corner;
            if (!most || less(*most, *corner)) most = corner;
        }
    }
    Interval out;
    if (least->infinite == 0) out.lo = least->value;
    if (most->infinite == 0) out.hi = most->value;
    return out;
}

Result<Interval> sum(const Expr& expr, const Interval& a, const Interval& b) {
    Interval out;
    if (a.lo && b.lo && !(out.lo = checked_add(*a.lo, *b.lo))) return overflow(expr);
    if (a.hi && b.hi && !(out.hi = checked_add(*a.hi, *b.hi))) return overflow(expr);
    return out;
}

/// The remainder has the divisor's sign and is smaller than it.
Interval remainder(const Interval& a, const Interval& b) {
    Interval out{.lo = 0, .hi = 0};
    const bool is_positive = b.lo && *b.lo > 0;
    if (is_positive) {
        out.hi = b.hi ? std::optional(*b.hi - 1) : std::nullopt;
        if (a.lo && *a.lo >= 0 && a.hi) {
            if (*a.hi < *b.lo) return a;  // never as large as the divisor: unchanged
            out.hi = out.hi ? std::min(*out.hi, *a.hi) : *a.hi;
        }
    } else {
        out.lo = b.lo ? std::optional(*b.lo + 1) : std::nullopt;
    }
    return out;
}

Result<Interval> power(const Expr& expr, const Interval& a, const Interval& b) {
    if (!b.lo || *b.lo < 0) return negative_exponent(expr);
    if (!b.hi || *b.lo != *b.hi) {  // a varying exponent: exact only for a base of at least 1
        if (!a.lo || *a.lo < 1) {
            return Error{.what = message("the size {expression} has no bounds", expr.text()),
                         .expected = message("a base of at least 1")};
        }
        Interval out{.lo = checked_power(*a.lo, *b.lo), .hi = {}};
        if (!out.lo) return overflow(expr);
        if (a.hi && b.hi && !(out.hi = checked_power(*a.hi, *b.hi))) return overflow(expr);
        return out;
    }
    const bool is_even = *b.lo % 2 == 0;
    std::optional<std::int64_t> lo, hi;
    if (a.lo && !(lo = checked_power(*a.lo, *b.lo))) return overflow(expr);
    if (a.hi && !(hi = checked_power(*a.hi, *b.lo))) return overflow(expr);
    if (!is_even || (a.lo && *a.lo >= 0)) return Interval{lo, hi};
    if (a.hi && *a.hi <= 0) return Interval{hi, lo};
    return Interval{*b.lo == 0 ? 1 : 0, lo && hi ? std::optional(std::max(*lo, *hi)) : std::nullopt};
}

Interval extreme(Op op, const Interval& a, const Interval& b) {
    Interval out;
    if (op == Op::max) {
        out.lo = a.lo && b.lo ? std::optional(std::max(*a.lo, *b.lo)) : a.lo ? a.lo : b.lo;
        if (a.hi && b.hi) out.hi = std::max(*a.hi, *b.hi);
    } else {
        out.hi = a.hi && b.hi ? std::optional(std::min(*a.hi, *b.hi)) : a.hi ? a.hi : b.hi;
        if (a.lo && b.lo) out.lo = std::min(*a.lo, *b.lo);
    }
    return out;
}

bool holds_zero(const Interval& i) { return (!i.lo || *i.lo <= 0) && (!i.hi || *i.hi >= 0); }

Result<Interval> combine(const Expr& expr, const Interval& a, const Interval& b) {
    switch (expr.op()) {
        case Op::add: return sum(expr, a, b);
        case Op::mul: return of_corners(expr, a, b, times);
        case Op::floor_div:
            if (holds_zero(b)) return zero_divisor(expr);
            return of_corners(expr, a, b, over);
        case Op::mod:
            if (holds_zero(b)) return zero_divisor(expr);
            return remainder(a, b);
        case Op::pow: return power(expr, a, b);
        case Op::max:
        case Op::min:
        case Op::integer:
        case Op::symbol: break;
    }
    return extreme(expr.op(), a, b);
}

Result<Interval> interval_of(const Expr& expr, const Ranges& ranges) {
    if (expr.is_constant()) return Interval{expr.constant(), expr.constant()};
    if (expr.op() == Op::symbol) {
        const auto found = ranges.find(expr.name());
        if (found == ranges.end()) {
            return Error{.what = message("symbol {name} has no range", expr.name()),
                         .expected = message("a range for every symbol")};
        }
        Interval out{.lo = std::nullopt, .hi = found->second.max};
        if (found->second.min != std::numeric_limits<std::int64_t>::min()) out.lo = found->second.min;
        return out;
    }
    TRY(Interval out, interval_of(expr.args().front(), ranges));
    for (std::size_t i = 1; i < expr.args().size(); ++i) {
        TRY(const Interval next, interval_of(expr.args()[i], ranges));
        TRY(out, combine(expr, out, next));
    }
    return out;
}

}  // namespace

Result<std::int64_t> Expr::evaluate(const Values& values) const {
    if (is_constant()) return constant();
    if (op() == Op::symbol) {
        const auto found = values.find(name());
        if (found != values.end()) return found->second;
        return Error{.what = message("symbol {name} has no value", name()),
                     .expected = message("a value for every symbol")};
    }
    TRY(std::int64_t out, args().front().evaluate(values));
    for (std::size_t i = 1; i < args().size(); ++i) {
        TRY(const std::int64_t next, args()[i].evaluate(values));
        TRY(out, combine(*this, out, next));
    }
    return out;
}

Result<Range> Expr::bounds(const Ranges& ranges) const {
    TRY(const Interval interval, interval_of(*this, ranges));
    Range out{.min = interval.lo.value_or(std::numeric_limits<std::int64_t>::min()), .max = interval.hi, .hint = {}};
    Values hints;
    for (const std::string& symbol : symbols()) {
        if (const auto& hint = ranges.at(symbol).hint) hints[symbol] = *hint;
    }
    if (const auto hint = evaluate(hints); hint.ok()) out.hint = hint.value();
    return out;
}

}  // namespace arenascope::sym
