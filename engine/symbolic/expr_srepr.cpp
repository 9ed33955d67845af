// Parses sympy.srepr text to expressions. The text comes from a file: depth and numbers are limited.

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <cmath>

#include "engine/symbolic/expr.h"

namespace arenascope::sym {

namespace {

constexpr int max_depth = 100;

struct Function {
    std::string_view name;
    Op op;
    std::size_t min_args, max_args;
};

constexpr std::size_t any = 100000;
constexpr std::array functions{
    Function{"Add", Op::add, 1, any},
    Function{"Mul", Op::mul, 1, any},
    Function{"Pow", Op::pow, 2, 2},
    Function{"PowByNatural", Op::pow, 2, 2},
    Function{"FloorDiv", Op::floor_div, 2, 2},
    Function{"CleanDiv", Op::floor_div, 2, 2},
    Function{"Mod", Op::mod, 2, 2},
    Function{"PythonMod", Op::mod, 2, 2},
    Function{"Max", Op::max, 1, any},
    Function{"Min", Op::min, 1, any},
};

/// Real numbers are ratios inside a size: 2.0 * s0 / 3 until it is rounded.
struct Ratio {
    Expr over = 0, under = 1;
    [[nodiscard]] bool is_whole() const { return under == Expr(1); }
};

Ratio quotient(const Ratio& a, const Ratio& b) {
    Ratio out{a.over * b.under, a.under * b.over};
    if (!out.over.is_constant() || !out.under.is_constant() || out.under.constant() <= 0) return out;
    if (out.over.constant() % out.under.constant() == 0) return {out.over.constant() / out.under.constant(), 1};
    return out;
}

/// Sizes are not negative: rounding towards zero is rounding down.
enum class Rounding : std::uint8_t { down, up };
struct RoundingRow {
    std::string_view name;
    Rounding rounding;
};
constexpr std::array roundings{
    RoundingRow{"TruncToInt", Rounding::down}, RoundingRow{"FloorToInt", Rounding::down},
    RoundingRow{"floor", Rounding::down},      RoundingRow{"CeilToInt", Rounding::up},
    RoundingRow{"ceiling", Rounding::up},
};

class Parser {
public:
    explicit Parser(std::string_view text) : text_(text) {}

    Result<Expr> whole() {
        TRY(const Ratio out, expression(0));
        skip_spaces();
        if (at_ != text_.size()) return fault(message("unexpected characters after the expression"));
        if (!out.is_whole()) return fault(message("a size that is not an integer"));
        return out.over;
    }

private:
    Error fault(const Message& what) const {
        constexpr std::size_t shown = 60;
        const std::string quoted(text_.substr(0, shown));
        return Error{.what = what,
                     .place = "expression '" + quoted + (text_.size() > shown ? "…'" : "'") + " at character " +
                         std::to_string(at_)};
    }

    void skip_spaces() {
        while (at_ < text_.size() && text_[at_] == ' ') ++at_;
    }

    bool accept(char c) {
        skip_spaces();
        if (at_ >= text_.size() || text_[at_] != c) return false;
        ++at_;
        return true;
    }

    std::string_view word() {
        skip_spaces();
        const std::size_t from = at_;
        while (at_ < text_.size() && (std::isalnum(static_cast<unsigned char>(text_[at_])) || text_[at_] == '_')) ++at_;
        return text_.substr(from, at_ - from);
    }

    Result<std::int64_t> number() {
        skip_spaces();
        std::int64_t value = 0;
        const auto [end, code] = std::from_chars(text_.data() + at_, text_.data() + text_.size(), value);
        if (code == std::errc::result_out_of_range) return fault(message("a number beyond 64 bits"));
        if (code != std::errc{}) return fault(message("not a whole number"));
        at_ = static_cast<std::size_t>(end - text_.data());
        return value;
    }

    /// Symbol('s27', positive=True, integer=True): the assumptions are not needed.
    Result<Expr> symbol() {
        skip_spaces();
        const char quote = at_ < text_.size() ? text_[at_] : '\0';
        if (quote != '\'' && quote != '"') return fault(message("a symbol without a quoted name"));
        const std::size_t end = text_.find(quote, at_ + 1);
        if (end == std::string_view::npos || end == at_ + 1) return fault(message("a symbol without a name"));
        std::string name(text_.substr(at_ + 1, end - at_ - 1));
        at_ = end + 1;
        while (accept(',')) {
            if (word().empty() || !accept('=') || word().empty())
                return fault(message("a symbol with a malformed assumption"));
        }
        if (!accept(')')) return fault(message("a missing ')'"));
        return Expr::symbol(std::move(name));
    }

    Result<Expr> integer() {
        TRY(const std::int64_t value, number());
        if (!accept(')')) return fault(message("a missing ')'"));
        return Expr(value);
    }

    /// Float('2.0', precision=53), as a fraction of a power of two.
    Result<Ratio> real() {
        if (!accept('\'')) return fault(message("a number without quotes"));
        double value = 0;
        const auto [end, code] = std::from_chars(text_.data() + at_, text_.data() + text_.size(), value);
        if (code != std::errc{} || !std::isfinite(value)) return fault(message("not a number"));
        at_ = static_cast<std::size_t>(end - text_.data());
        if (!accept('\'')) return fault(message("a number without quotes"));
        while (accept(',')) {
            if (word().empty() || !accept('=') || word().empty())
                return fault(message("a number with a malformed precision"));
        }
        if (!accept(')')) return fault(message("a missing ')'"));
        constexpr double most = 1LL << 40;
        std::int64_t under = 1;
        while (under < (std::int64_t{1} << 20) && value != std::floor(value)) {
            value *= 2;
            under *= 2;
        }
        if (value != std::floor(value) || std::abs(value) > most)
            return fault(message("a factor that is not a simple fraction"));
        return quotient({static_cast<std::int64_t>(value), 1}, {under, 1});
    }

    Result<Ratio> rational() {
        TRY(const std::int64_t over, number());
        if (!accept(',')) return fault(message("a fraction without its second part"));
        TRY(const std::int64_t under, number());
        if (!accept(')')) return fault(message("a missing ')'"));
        if (under < 1) return fault(message("a fraction by less than 1"));
        return quotient({over, 1}, {under, 1});
    }

    Result<std::vector<Ratio>> arguments(int depth) {
        std::vector<Ratio> args;
        do {
            TRY(Ratio arg, expression(depth + 1));
            args.push_back(std::move(arg));
        } while (accept(','));
        if (!accept(')')) return fault(message("a missing ')'"));
        return args;
    }

    /// Sums and products of fractions, and functions that round them; nothing for other functions.
    Result<std::optional<Ratio>> of_ratios(std::string_view name, const std::vector<Ratio>& args) {
        if (args.size() == 1) {
            if (name == "ToFloat" || name == "Identity") return std::optional(args[0]);
            for (const RoundingRow& row : roundings) {
                if (row.name != name) continue;
                if (args[0].is_whole()) return std::optional(args[0]);
                const Expr over = row.rounding == Rounding::up ? args[0].over + args[0].under - 1 : args[0].over;
                return std::optional(Ratio{Expr::make(Op::floor_div, {over, args[0].under}), 1});
            }
        }
        if (args.size() == 2 && (name == "IntTrueDiv" || name == "FloatTrueDiv"))
            return std::optional(quotient(args[0], args[1]));
        if (name == "Pow" && args.size() == 2 && args[1].is_whole() && args[1].over == Expr(-1))
            return std::optional(quotient({1, 1}, args[0]));
        const bool all_whole = std::all_of(args.begin(), args.end(), [](const Ratio& arg) { return arg.is_whole(); });
        if (all_whole || (name != "Add" && name != "Mul")) return std::optional<Ratio>{};
        Ratio total = args[0];
        for (std::size_t i = 1; i < args.size(); ++i) {
            const Ratio &a = total, &b = args[i];
            if (name == "Mul") total = quotient({a.over * b.over, 1}, {a.under * b.under, 1});
            else total = quotient({a.over * b.under + b.over * a.under, 1}, {a.under * b.under, 1});
        }
        return std::optional(total);
    }

    Result<Ratio> call(std::string_view name, int depth) {
        TRY(const std::vector<Ratio> ratios, arguments(depth));
        TRY(auto whole, of_ratios(name, ratios));
        if (whole) return std::move(*whole);
        const Function* function = nullptr;
        for (const Function& row : functions) {
            if (row.name == name) function = &row;
        }
        if (!function) return fault(message("'{name}' is not supported in a size", name));
        std::vector<Expr> args;
        for (const Ratio& arg : ratios) {
            if (!arg.is_whole()) return fault(message("'{name}' of a fraction", name));
            args.push_back(arg.over);
        }
        if (args.size() < function->min_args || args.size() > function->max_args) {
            return fault(message("'{name}' with {count} arguments", name, args.size()));
        }
        return Ratio{Expr::make(function->op, std::move(args)), 1};
    }

    Result<Ratio> expression(int depth) {
        if (depth > max_depth) return fault(message("nested more than {limit} deep", max_depth));
        const std::string_view name = word();
        if (name.empty()) return fault(message("a missing term"));
        if (!accept('(')) return fault(message("'{name}' is not supported in a size", name));
        if (name == "Float") return real();
        if (name == "Rational") return rational();
        if (name == "Symbol") {
            TRY(Expr out, symbol());
            return Ratio{std::move(out), 1};
        }
        if (name == "Integer") {
            TRY(Expr out, integer());
            return Ratio{std::move(out), 1};
        }
        return call(name, depth);
    }

    std::string_view text_;
    std::size_t at_ = 0;
};

}  // namespace

Result<Expr> parse_srepr(std::string_view text) { return Parser(text).whole(); }

}  // namespace arenascope::sym
