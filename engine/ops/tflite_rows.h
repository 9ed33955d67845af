#pragma once
// Rows of pictures N, H, W, C in calls of TensorFlow Lite operators: which rows of its operands a row of the result
// needs, and what a call on some of the rows makes.

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/ir/method.h"

namespace arenascope::ops {

/// Rows [lo, hi) of a picture.
struct RowSpan {
    std::int64_t lo = 0, hi = 0;
    [[nodiscard]] std::int64_t count() const { return hi - lo; }
    [[nodiscard]] bool has(const RowSpan& other) const { return lo <= other.lo && other.hi <= hi; }
    bool operator==(const RowSpan&) const = default;
};
/// The smallest that has both; one without rows counts for nothing.
[[nodiscard]] RowSpan hull(const RowSpan& a, const RowSpan& b);

/// A call of one operator: its windows along the rows.
struct TfliteRows {
    enum class Kind : std::uint8_t {
        each,    ///< row by row
        window,  ///< each row of a window of rows
        padding  ///< rows are added above and below
    } kind = Kind::each;
    std::int64_t in = 0, out = 0;         ///< rows of the whole pictures
    std::int64_t reach = 1, stride = 1;   ///< of a window, with its gaps
    bool pads = false;                    ///< SAME: what lies outside the picture counts as nothing
    std::int64_t above = 0, below = 0;    ///< that the padding adds; of a window that pads: above only
    std::vector<std::size_t> operands{};  ///< arguments that are cut by rows
    bool operator==(const TfliteRows&) const = default;

    /// The rows of the operands that rows `made` of the result are computed from.
    [[nodiscard]] RowSpan read_for(const RowSpan& made) const;
    /// The fewest rows of the operands that a call needs so that rows `made` of its result are right.
    [[nodiscard]] std::optional<RowSpan> needed_for(const RowSpan& made) const;
    /// What a call on rows `given` of the operands makes, of which those of `right` are right.
    struct Made {
        RowSpan rows{}, right{};
        std::int64_t above = 0, below = 0;  ///< that a padding adds there
    };
    /// `wanted`: a padding adds no more than that needs. Nothing: rows would not lie where those of the whole do.
    [[nodiscard]] std::optional<Made> made_of(const RowSpan& given, const RowSpan& right, const RowSpan& wanted) const;
};

/// How an instruction makes rows; nothing where it cannot make some of them alone, bit for bit.
[[nodiscard]] std::optional<TfliteRows> tflite_rows(const Method& method, const Instruction& instruction);

/// Arguments that an instruction reads, of a call with inputs, results and options.
[[nodiscard]] std::size_t tflite_inputs(const Method& method, const Instruction& instruction);
/// An option, 0 where there is none; in the order of the file format.
[[nodiscard]] double tflite_option(const Method& method, const Instruction& instruction, std::size_t index);
/// The items of a constant list of 32-bit integers; empty for anything else.
[[nodiscard]] std::vector<std::int32_t> constant_integers(const Method& method, ValueId id);

/// Whether an instruction copies rows to where they lie already: a SLICE planned inside its operand. Then it reads and
/// writes those bytes alone.
[[nodiscard]] bool slices_in_place(const Method& method, const Instruction& instruction);

/// Multiply-adds of a call of a TensorFlow Lite operator.
[[nodiscard]] std::int64_t tflite_multiply_adds(const Method& method, const Instruction& instruction);

}  // namespace arenascope::ops
