#pragma once
// Rows of an operand that rows of a result need.

#include <cstddef>
#include <cstdint>
#include <vector>

namespace arenascope::ops {

/// Rows of one axis of an operand. Unused: not read for any result of that call.
struct RowMap {
    enum class Kind : std::uint8_t {
        whole,   ///< all of the operand, whichever rows of the result are made
        affine,  ///< rows floor((lo*scale + low)/divisor) up to floor(((hi-1)*scale + high)/divisor), inclusive
        table    ///< row rows[i] for row i
    } kind = Kind::whole;
    std::size_t axis = 0;  ///< of the operand
    std::int64_t scale = 1, low = 0, divisor = 1, high = 0;
    std::vector<std::int64_t> rows{};

    /// [begin, end) of the operand for the result's rows [lo, hi), lo < hi. Of windows that pad it may reach outside
    /// the operand: these rows are the padding's.
    struct Range {
        std::int64_t begin = 0, end = 0;
        bool operator==(const Range&) const = default;
    };
    [[nodiscard]] Range of(std::int64_t lo, std::int64_t hi) const;
    /// Whether later rows of the result never need earlier rows of the operand than earlier ones do.
    [[nodiscard]] bool is_monotone() const;
    [[nodiscard]] bool is_identity() const;
};

/// How a result can be made in parts.
struct Access {
    bool can_cut = false;
    bool pads = false;               ///< the ranges of its first operand may reach outside it
    std::vector<RowMap> operands{};  ///< one for each argument of the instruction; those without tensors are `whole`
};

}  // namespace arenascope::ops
