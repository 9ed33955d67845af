#include "engine/symbolic/expr.h"

#include <algorithm>
#include <set>

#include "engine/base/bytes.h"

namespace arenascope::sym {

Expr::Expr(std::int64_t value) : node_(std::make_shared<const Node>(Node{.value = value})) {}

Expr Expr::symbol(std::string name) {
    return Expr(std::make_shared<const Node>(Node{.op = Op::symbol, .name = std::move(name)}));
}

bool Expr::is_constant() const { return node_->op == Op::integer; }
std::int64_t Expr::constant() const { return node_->value; }
Op Expr::op() const { return node_->op; }
const std::vector<Expr>& Expr::args() const { return node_->args; }
const std::string& Expr::name() const { return node_->name; }

bool Expr::operator==(const Expr& other) const { return node_ == other.node_ || compare(*this, other) == 0; }

int compare(const Expr& a, const Expr& b) {
    if (a.op() != b.op()) return a.op() < b.op() ? -1 : 1;
    if (a.is_constant()) return a.constant() < b.constant() ? -1 : a.constant() > b.constant() ? 1 : 0;
    if (a.op() == Op::symbol) return a.name().compare(b.name());
    const auto count = std::min(a.args().size(), b.args().size());
    for (std::size_t i = 0; i < count; ++i) {
        if (const int order = compare(a.args()[i], b.args()[i]); order != 0) return order;
    }
    return a.args().size() < b.args().size() ? -1 : a.args().size() > b.args().size() ? 1 : 0;
}

std::optional<std::int64_t> floor_division(std::int64_t a, std::int64_t b) {
    if (b == -1) return checked_mul(a, -1);
    const std::int64_t quotient = a / b;
    return a % b != 0 && (a < 0) != (b < 0) ? quotient - 1 : quotient;
}

std::int64_t floor_remainder(std::int64_t a, std::int64_t b) {
    if (b == -1) return 0;  // the hardware traps on min % -1
    const std::int64_t remainder = a % b;
    return remainder != 0 && (remainder < 0) != (b < 0) ? remainder + b : remainder;
}

std::optional<std::int64_t> checked_power(std::int64_t base, std::int64_t exponent) {
    std::int64_t out = 1;
    std::int64_t square = base;
    while (true) {
        if (exponent & 1) {
            const auto next = checked_mul(out, square);
            if (!next) return std::nullopt;
            out = *next;
        }
        exponent >>= 1;
        if (exponent == 0) return out;
        const auto next = checked_mul(square, square);
        if (!next) return std::nullopt;
        square = *next;
    }
}

Expr operator+(const Expr& a, const Expr& b) { return Expr::make(Op::add, {a, b}); }
Expr operator*(const Expr& a, const Expr& b) { return Expr::make(Op::mul, {a, b}); }
Expr operator-(const Expr& a, const Expr& b) { return a + Expr(-1) * b; }

namespace {

void collect(const Expr& expr, std::set<std::string>& names) {
    if (expr.op() == Op::symbol) names.insert(expr.name());
    for (const Expr& arg : expr.args()) collect(arg, names);
}

/// Operator precedence: sums lowest, then products, quotients and remainders, then powers.
int strength(const Expr& expr) {
    switch (expr.op()) {
        case Op::add: return 0;
        case Op::mul: return 1;
        case Op::floor_div:
        case Op::mod: return 2;
        case Op::pow: return 3;
        default: return expr.is_constant() && expr.constant() < 0 ? 0 : 4;
    }
}

std::string nested(const Expr& expr, int least) {
    return strength(expr) < least ? "(" + expr.text() + ")" : expr.text();
}

std::string product_text(const Expr& product) {
    std::string out;
    for (std::size_t i = 0; i < product.args().size(); ++i) {
        const Expr& arg = product.args()[i];
        if (i == 0 && arg.is_constant()) {
            out = arg.constant() == -1 ? "-" : std::to_string(arg.constant()) + "*";
            continue;
        }
        if (!out.empty() && out.back() != '-' && out.back() != '*') out += "*";
        out += nested(arg, 3);
    }
    return out;
}

std::string sum_text(const Expr& sum) {
    std::string out;
    const auto append = [&out](const std::string& term) {
        if (out.empty()) {
            out = term;
        } else {
            out += term.front() == '-' ? " - " + term.substr(1) : " + " + term;
        }
    };
    // The canonical order has the constant first; in text it comes last.
    for (const Expr& term : sum.args()) {
        if (!term.is_constant()) append(nested(term, 1));
    }
    for (const Expr& term : sum.args()) {
        if (term.is_constant()) append(term.text());
    }
    return out;
}

std::string call_text(const char* name, const Expr& expr) {
    std::string out = name;
    for (std::size_t i = 0; i < expr.args().size(); ++i) out += (i == 0 ? "(" : ", ") + expr.args()[i].text();
    return out + ")";
}

}  // namespace

std::vector<std::string> Expr::symbols() const {
    std::set<std::string> names;
    collect(*this, names);
    return {names.begin(), names.end()};
}

std::string Expr::text() const {
    switch (op()) {
        case Op::integer: return std::to_string(constant());
        case Op::symbol: return name();
        case Op::add: return sum_text(*this);
        case Op::mul: return product_text(*this);
        case Op::floor_div: return nested(args()[0], 3) + "//" + nested(args()[1], 3);
        case Op::mod: return nested(args()[0], 3) + "%" + nested(args()[1], 3);
        case Op::pow: return nested(args()[0], 4) + "**" + nested(args()[1], 4);
        case Op::max: return call_text("max", *this);
        case Op::min: return call_text("min", *this);
    }
    return {};
}

}  // namespace arenascope::sym
