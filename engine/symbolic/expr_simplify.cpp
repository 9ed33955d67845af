// Expr::make: the canonical form of sums, products and the rest. If a constant would overflow, the terms are left
// unchanged; evaluate() then reports the overflow.

#include <algorithm>

#include "engine/base/bytes.h"
#include "engine/symbolic/expr.h"

namespace arenascope::sym {

namespace {

struct Less {
    bool operator()(const Expr& a, const Expr& b) const { return compare(a, b) < 0; }
};
using Collected = std::map<Expr, std::int64_t, Less>;

/// Adds `count` to the entry of `key`; false on overflow.
bool add_to(Collected& collected, const Expr& key, std::int64_t count) {
    auto& entry = collected.try_emplace(key, 0).first->second;
    const auto sum = checked_add(entry, count);
    if (sum) entry = *sum;
    return sum.has_value();
}

std::vector<Expr> flattened(Op op, std::vector<Expr> args) {
    std::vector<Expr> out;
    for (Expr& arg : args) {
        if (arg.op() == op) {
            out.insert(out.end(), arg.args().begin(), arg.args().end());
        } else {
            out.push_back(std::move(arg));
        }
    }
    return out;
}

/// A term as coefficient times the rest.
std::pair<std::int64_t, Expr> split_coefficient(const Expr& term) {
    if (term.op() != Op::mul || !term.args().front().is_constant()) return {1, term};
    const std::vector<Expr> rest(term.args().begin() + 1, term.args().end());
    return {term.args().front().constant(), rest.size() == 1 ? rest.front() : Expr::make(Op::mul, rest)};
}

/// The canonical arguments of a sum; nothing if a coefficient overflows.
std::optional<std::vector<Expr>> sum_terms(const std::vector<Expr>& args) {
    std::int64_t constant = 0;
    Collected terms;
    for (const Expr& arg : args) {
        if (arg.is_constant()) {
            const auto next = checked_add(constant, arg.constant());
            if (!next) return std::nullopt;
            constant = *next;
            continue;
        }
        const auto [coefficient, rest] = split_coefficient(arg);
        if (!add_to(terms, rest, coefficient)) return std::nullopt;
    }
    std::vector<Expr> out;
    if (constant != 0) out.emplace_back(constant);
    for (const auto& [rest, coefficient] : terms) {
        if (coefficient == 0) continue;
        out.push_back(coefficient == 1 ? rest : Expr::make(Op::mul, {Expr(coefficient), rest}));
    }
    return out;
}

/// The canonical arguments of a product; nothing if the constant or an exponent overflows.
std::optional<std::vector<Expr>> product_factors(const std::vector<Expr>& args) {
    std::int64_t constant = 1;
    Collected factors;
    for (const Expr& arg : args) {
        if (arg.is_constant()) {
            const auto next = checked_mul(constant, arg.constant());
            if (!next) return std::nullopt;
            constant = *next;
            continue;
        }
        const bool is_power = arg.op() == Op::pow && arg.args()[1].is_constant();
        if (!add_to(factors, is_power ? arg.args()[0] : arg, is_power ? arg.args()[1].constant() : 1)) {
            return std::nullopt;
        }
    }
    std::vector<Expr> out;
    if (constant == 0) return std::vector<Expr>{Expr(0)};
    if (constant != 1) out.emplace_back(constant);
    for (const auto& [base, exponent] : factors) {
        if (exponent != 0) out.push_back(exponent == 1 ? base : Expr::make(Op::pow, {base, Expr(exponent)}));
    }
    return out;
}

/// constant * (a + b) as constant*a + constant*b, so that like terms can be collected.
std::optional<Expr> distributed(const std::vector<Expr>& factors) {
    if (factors.size() != 2 || !factors[0].is_constant() || factors[1].op() != Op::add) return std::nullopt;
    std::vector<Expr> terms;
    for (const Expr& term : factors[1].args()) {
        const auto [coefficient, rest] = split_coefficient(term);
        const auto scaled = checked_mul(term.is_constant() ? term.constant() : coefficient, factors[0].constant());
        if (!scaled) return std::nullopt;
        terms.push_back(term.is_constant() ? Expr(*scaled) : Expr::make(Op::mul, {Expr(*scaled), rest}));
    }
    return Expr::make(Op::add, std::move(terms));
}

/// expr / divisor if every coefficient is divisible: exact for all values of the symbols.
std::optional<Expr> exact_quotient(const Expr& expr, std::int64_t divisor) {
    std::vector<Expr> terms = expr.op() == Op::add ? expr.args() : std::vector<Expr>{expr};
    for (Expr& term : terms) {
        const auto [coefficient, rest] = split_coefficient(term);
        const std::int64_t number = term.is_constant() ? term.constant() : coefficient;
        if (floor_remainder(number, divisor) != 0) return std::nullopt;
        const auto quotient = floor_division(number, divisor);
        if (!quotient) return std::nullopt;
        term = term.is_constant() ? Expr(*quotient) : Expr::make(Op::mul, {Expr(*quotient), rest});
    }
    return Expr::make(Op::add, std::move(terms));
}

std::optional<Expr> simplified_power(const Expr& base, const Expr& exponent) {
    if (!exponent.is_constant() || exponent.constant() < 0) return std::nullopt;
    if (exponent.constant() == 0) return Expr(1);
    if (exponent.constant() == 1) return base;
    if (base.is_constant()) {
        const auto value = checked_power(base.constant(), exponent.constant());
        return value ? std::optional<Expr>(*value) : std::nullopt;
    }
    if (base.op() != Op::pow || !base.args()[1].is_constant() || base.args()[1].constant() < 0) return std::nullopt;
    const auto product = checked_mul(base.args()[1].constant(), exponent.constant());
    return product ? std::optional<Expr>(Expr::make(Op::pow, {base.args()[0], Expr(*product)})) : std::nullopt;
}

std::optional<Expr> simplified_division(Op op, const Expr& number, const Expr& divisor) {
    if (!divisor.is_constant() || divisor.constant() == 0) return std::nullopt;
    const std::int64_t by = divisor.constant();
    if (number.is_constant()) {
        if (op == Op::mod) return Expr(floor_remainder(number.constant(), by));
        const auto value = floor_division(number.constant(), by);
        return value ? std::optional<Expr>(*value) : std::nullopt;
    }
    const auto exact = exact_quotient(number, by);
    if (!exact) return std::nullopt;
    return op == Op::mod ? Expr(0) : *exact;
}

/// Distinct arguments of a maximum or minimum, with the constants folded into one.
std::vector<Expr> extreme_args(Op op, std::vector<Expr> args) {
    std::sort(args.begin(), args.end(), Less{});
    args.erase(std::unique(args.begin(), args.end()), args.end());
    // Constants sort first, ascending: a minimum keeps the first of them, a maximum the last.
    const auto constants = std::count_if(args.begin(), args.end(), [](const Expr& a) { return a.is_constant(); });
    if (constants > 1) {
        if (op == Op::max) args.erase(args.begin(), args.begin() + (constants - 1));
        else args.erase(args.begin() + 1, args.begin() + constants);
    }
    return args;
}

}  // namespace

Expr Expr::make(Op op, std::vector<Expr> args) {
    switch (op) {
        case Op::integer:
        case Op::symbol: break;
        case Op::add:
        case Op::mul: {
            args = flattened(op, std::move(args));
            auto canonical = op == Op::add ? sum_terms(args) : product_factors(args);
            if (canonical) args = std::move(*canonical);
            if (args.empty()) return Expr(op == Op::add ? 0 : 1);
            if (op == Op::mul) {
                if (const auto sum = distributed(args)) return *sum;
            }
            break;
        }
        case Op::floor_div:
        case Op::mod:
            if (const auto simple = simplified_division(op, args[0], args[1])) return *simple;
            break;
        case Op::pow:
            if (const auto simple = simplified_power(args[0], args[1])) return *simple;
            break;
        case Op::max:
        case Op::min: args = extreme_args(op, flattened(op, std::move(args))); break;
    }
    const bool is_division = op == Op::floor_div || op == Op::mod || op == Op::pow;
    if (args.size() == 1 && !is_division) return args.front();
    return Expr(std::make_shared<const Node>(Node{.op = op, .args = std::move(args)}));
}

}  // namespace arenascope::sym
