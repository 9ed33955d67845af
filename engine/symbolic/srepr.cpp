// sympy.srepr text to expressions. The text comes from a file: depth and numbers are bounded.

#include <array>
#include <cctype>
#include <charconv>

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
    Function{"Add", Op::add, 1, any},       Function{"Mul", Op::mul, 1, any},
    Function{"Pow", Op::pow, 2, 2},         Function{"PowByNatural", Op::pow, 2, 2},
    Function{"FloorDiv", Op::floor_div, 2, 2}, Function{"CleanDiv", Op::floor_div, 2, 2},
    Function{"Mod", Op::mod, 2, 2},         Function{"PythonMod", Op::mod, 2, 2},
    Function{"Max", Op::max, 1, any},       Function{"Min", Op::min, 1, any},
};

class Parser {
public:
    explicit Parser(std::string_view text) : text_(text) {}

    Result<Expr> whole() {
        TRY(const Expr out, expression(0));
        skip_spaces();
        if (at_ != text_.size()) return fault("unexpected text after the expression");
        return out;
    }

private:
    Error fault(const std::string& what) const {
        constexpr std::size_t shown = 60;
        const std::string quoted(text_.substr(0, shown));
        return Error{.what = what, .place = "expression '" + quoted + (text_.size() > shown ? "…'" : "'") +
                                            " at character " + std::to_string(at_)};
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
        if (code == std::errc::result_out_of_range) return fault("a number beyond 64 bits");
        if (code != std::errc{}) return fault("not a whole number");
        at_ = static_cast<std::size_t>(end - text_.data());
        return value;
    }

    /// Symbol('s27', positive=True, integer=True): the assumptions are not needed.
    Result<Expr> symbol() {
        skip_spaces();
        const char quote = at_ < text_.size() ? text_[at_] : '\0';
        if (quote != '\'' && quote != '"') return fault("a symbol without a quoted name");
        const std::size_t end = text_.find(quote, at_ + 1);
        if (end == std::string_view::npos || end == at_ + 1) return fault("a symbol without a name");
        std::string name(text_.substr(at_ + 1, end - at_ - 1));
        at_ = end + 1;
        while (accept(',')) {
            if (word().empty() || !accept('=') || word().empty()) return fault("a symbol with a malformed assumption");
        }
        if (!accept(')')) return fault("a missing ')'");
        return Expr::symbol(std::move(name));
    }

    Result<Expr> integer() {
        TRY(const std::int64_t value, number());
        if (!accept(')')) return fault("a missing ')'");
        return Expr(value);
    }

    Result<Expr> call(std::string_view name, int depth) {
        const Function* function = nullptr;
        for (const Function& row : functions) {
            if (row.name == name) function = &row;
        }
        if (!function) return fault("'" + std::string(name) + "' is not supported in a size");
        std::vector<Expr> args;
        do {
            TRY(Expr arg, expression(depth + 1));
            args.push_back(std::move(arg));
        } while (accept(','));
        if (!accept(')')) return fault("a missing ')'");
        if (args.size() < function->min_args || args.size() > function->max_args) {
            return fault("'" + std::string(name) + "' with " + std::to_string(args.size()) + " arguments");
        }
        return Expr::make(function->op, std::move(args));
    }

    Result<Expr> expression(int depth) {
        if (depth > max_depth) return fault("nested more than " + std::to_string(max_depth) + " deep");
        const std::string_view name = word();
        if (name.empty()) return fault("a missing term");
        if (!accept('(')) return fault("'" + std::string(name) + "' is not supported in a size");
        if (name == "Symbol") return symbol();
        if (name == "Integer") return integer();
        return call(name, depth);
    }

    std::string_view text_;
    std::size_t at_ = 0;
};

}  // namespace

Result<Expr> parse_srepr(std::string_view text) { return Parser(text).whole(); }

}  // namespace arenascope::sym
