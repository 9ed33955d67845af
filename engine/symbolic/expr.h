#pragma once
// Integer expressions over symbols, as in torch.export's sizes. Immutable and cheap to copy.

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/result.h"

namespace arenascope::sym {

/// The planned size if neither the file nor the user bounds a symbol.
struct AssumedSize {
    enum class From : std::uint8_t { file, convention } from = From::file;  ///< convention: a batch is 1
    std::int64_t size = 1;
    bool operator==(const AssumedSize&) const = default;
};

/// Inclusive range of a symbol; an absent end is unbounded.
struct Range {
    std::int64_t min = 0;
    std::optional<std::int64_t> max;
    std::optional<std::int64_t> hint;      ///< the example's value
    std::optional<AssumedSize> assumed{};  ///< used if there is no max and no range is given
    bool operator==(const Range&) const = default;
};
using Ranges = std::map<std::string, Range>;
using Values = std::map<std::string, std::int64_t>;

enum class Op : std::uint8_t { integer, symbol, add, mul, floor_div, mod, max, min, pow };

class Expr {
public:
    Expr(std::int64_t value = 0);  // NOLINT: numbers are expressions
    static Expr symbol(std::string name);
    /// Simplifies constants, flattens sums and products, collects equal terms.
    static Expr make(Op op, std::vector<Expr> args);

    [[nodiscard]] bool is_constant() const;
    [[nodiscard]] std::int64_t constant() const;  ///< only if is_constant()
    [[nodiscard]] Op op() const;
    [[nodiscard]] const std::vector<Expr>& args() const;
    [[nodiscard]] const std::string& name() const;  ///< of a symbol

    /// Readable text: "s0", "64*s0", "s0 + 1", "s0//2".
    [[nodiscard]] std::string text() const;
    /// Names of all symbols within.
    [[nodiscard]] std::vector<std::string> symbols() const;
    /// The value with every symbol known; an error names a missing symbol, an overflow or a division by 0.
    [[nodiscard]] Result<std::int64_t> evaluate(const Values& values) const;
    /// Inclusive bounds by interval arithmetic; max is absent if a symbol is unbounded.
    [[nodiscard]] Result<Range> bounds(const Ranges& ranges) const;
    [[nodiscard]] bool operator==(const Expr& other) const;

private:
    struct Node;
    explicit Expr(std::shared_ptr<const Node> node) : node_(std::move(node)) {}
    std::shared_ptr<const Node> node_;
};

Expr operator+(const Expr& a, const Expr& b);
Expr operator*(const Expr& a, const Expr& b);
Expr operator-(const Expr& a, const Expr& b);

/// Parses sympy.srepr text, e.g. "Mul(Integer(64), Symbol('s27', positive=True, integer=True))".
Result<Expr> parse_srepr(std::string_view text);

// The representation of an expression, for the files of this folder only.

struct Expr::Node {
    Op op = Op::integer;
    std::int64_t value = 0;
    std::string name{};
    std::vector<Expr> args{};
};

/// A total order, so that equal sums and products have equal arguments in equal order. Constants come first.
[[nodiscard]] int compare(const Expr& a, const Expr& b);

/// Floor division and the remainder with the divisor's sign, as in Python; the divisor is not 0.
[[nodiscard]] std::optional<std::int64_t> floor_division(std::int64_t a, std::int64_t b);
[[nodiscard]] std::int64_t floor_remainder(std::int64_t a, std::int64_t b);
/// Nothing on overflow; the exponent is not negative.
[[nodiscard]] std::optional<std::int64_t> checked_power(std::int64_t base, std::int64_t exponent);

}  // namespace arenascope::sym
