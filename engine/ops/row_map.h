#pragma once
// The rows of an operand that rows of a result need.

#include <cstddef>
#include <cstdint>
#include <vector>

namespace arenascope::ops {

/// Rows of one axis of an operand. Unused: never read by that call.
struct RowMap {
    enum class Kind : std::uint8_t {
        whole,   ///< all of the operand, for any rows of the result
        affine,  ///< rows floor((lo*scale + low)/divisor) up to floor(((hi-1)*scale + high)/divisor), inclusive
        table    ///< row rows[i] for row i
    } kind = Kind::whole;
    std::size_t axis = 0;  ///< of the operand
    std::int64_t scale = 1, low = 0, divisor = 1, high = 0;
    std::vector<std::int64_t> rows{};

    /// [begin, end) of the operand for the result's rows [lo, hi), lo < hi. For windows with padding the range may
    /// exceed the operand: the excess rows are padding.
    struct Range {
        std::int64_t begin = 0, end = 0;
        bool operator==(const Range&) const = default;
    };
    [[nodiscard]] Range of(std::int64_t lo, std::int64_t hi) const;
    /// Whether the first row that is needed never decreases with the row of the result.
    [[nodiscard]] bool is_monotone() const;
    [[nodiscard]] bool is_identity() const;
};

/// How a result can be computed in parts.
struct Access {
    bool can_cut = false;
    bool pads = false;               ///< the ranges of its first operand may reach outside it
    std::vector<RowMap> operands{};  ///< one for each argument of the instruction; those without tensors are `whole`
};

}  // namespace arenascope::ops
