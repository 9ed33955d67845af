#pragma once
// What the kernels of TensorFlow Lite operators have in common: how they read a call, and the integer arithmetic of the
// reference kernels. A call has the inputs (none where one is absent), the outputs, and a list of numbers: how many
// outputs there are, then the operator's options in the order of the file format.

#include <cstdint>
#include <span>
#include <vector>

#include "engine/ir/quantisation.h"
#include "engine/kernels/fixed_point.h"
#include "engine/kernels/kernel.h"

namespace arenascope::tfl {

class Operands {
public:
    static Result<Operands> read(Call& call);

    [[nodiscard]] std::size_t inputs() const { return inputs_; }
    [[nodiscard]] std::size_t outputs() const { return outputs_; }
    /// Dense, in the order of its dimensions.
    [[nodiscard]] Result<const TensorValue*> in(std::size_t i) const;
    [[nodiscard]] Result<const TensorValue*> in(std::size_t i, DType dtype) const;
    /// Null where it is absent.
    [[nodiscard]] Result<const TensorValue*> optional(std::size_t i) const;
    /// An input that the operator changes and keeps: never a constant.
    [[nodiscard]] Result<TensorValue*> state(std::size_t i) const;
    /// Never a constant.
    [[nodiscard]] Result<TensorValue*> out(std::size_t i = 0) const;
    [[nodiscard]] double option(std::size_t i) const { return 1 + i < numbers_.size() ? numbers_[1 + i] : 0; }
    /// Held to 53 bits: a number that no option has, from a file that says otherwise, is refused by its user.
    [[nodiscard]] std::int64_t whole(std::size_t i) const {
        constexpr double most = 9007199254740992.0;
        const double given = option(i);
        return given >= -most && given <= most ? static_cast<std::int64_t>(given) : -static_cast<std::int64_t>(most);
    }
    [[nodiscard]] std::size_t options() const { return numbers_.size() - 1; }
    [[nodiscard]] Call& call() const { return *call_; }

private:
    explicit Operands(Call& call) : call_(&call) {}
    Call* call_;
    SmallVector<double> numbers_;
    std::size_t inputs_ = 0, outputs_ = 0;
};

/// One scale and one zero point.
struct Affine {
    float scale = 1;
    std::int32_t zero = 0;
};
[[nodiscard]] Result<Affine> affine(const TensorValue& tensor);
/// The range of a type that stands for real numbers.
struct Held {
    std::int32_t least = 0, most = 0;
    [[nodiscard]] std::int32_t hold(std::int64_t x) const {
        return static_cast<std::int32_t>(x < least ? least : x > most ? most : x);
    }
};
[[nodiscard]] Result<Held> range_of(DType dtype);

enum class Activation : std::uint8_t { none, relu, relu_n1_to_1, relu6, tanh, sign_bit };
/// Smallest and largest result of an integer tensor after a fused activation.
[[nodiscard]] Result<Held> activated(std::int64_t activation, const TensorValue& out);
struct HeldFloat {
    float least, most;
    [[nodiscard]] float hold(float x) const { return x < least ? least : x > most ? most : x; }
};
[[nodiscard]] Result<HeldFloat> activated_float(std::int64_t activation);

/// A real factor as multiplier and shift.
[[nodiscard]] Result<FixedFactor> fixed_factor(double real);
/// x * factor with a multiplier of 16 bits, as sums of 64 bits are scaled.
[[nodiscard]] std::int32_t requantise_long(std::int64_t x, FixedFactor factor);
/// x * 2^shift as int32 keeps it.
[[nodiscard]] inline std::int32_t shifted_left(std::int32_t x, int shift) {
    return static_cast<std::int32_t>(static_cast<std::uint32_t>(x) << shift);
}
/// a + b and a - b as 64 bits keep them.
[[nodiscard]] inline std::int64_t wrapped_sum(std::int64_t a, std::int64_t b) {
    return static_cast<std::int64_t>(static_cast<std::uint64_t>(a) + static_cast<std::uint64_t>(b));
}
[[nodiscard]] inline std::int64_t wrapped_difference(std::int64_t a, std::int64_t b) {
    return static_cast<std::int64_t>(static_cast<std::uint64_t>(a) - static_cast<std::uint64_t>(b));
}
/// What lies at most this far from zero is not saturated by a function of `integer_bits`.
[[nodiscard]] std::int32_t input_radius(int integer_bits, int left_shift, int total_bits = 31);

/// out[i] = in[where its strides lead from `start`], elements of any type.
void gather(const TensorValue& in, const TensorValue& out, std::int64_t start, const Dims& strides);
[[nodiscard]] std::size_t bytes_of(const TensorValue& tensor);

/// A list of sizes, axes or indices: i32 or i64.
[[nodiscard]] Result<SmallVector<std::int64_t>> whole_numbers(const TensorValue& tensor);
[[nodiscard]] Error unsupported(const TensorValue& tensor);
[[nodiscard]] Result<> same_type(const TensorValue& in, const TensorValue& out);
/// Axis of a tensor, counted from its end where negative.
[[nodiscard]] Result<std::size_t> axis_of(std::int64_t axis, std::size_t rank);

/// How a tensor lies around an axis: `outer` blocks of `length` times `inner` elements.
struct Blocks {
    std::int64_t outer = 1, length = 1, inner = 1;
};
[[nodiscard]] Blocks blocks(const Dims& sizes, std::size_t axis);

/// Calls f with a zero of the C++ type of `dtype`; false: there is none.
template <class F>
bool with_type(DType dtype, F f) {
    switch (dtype) {
        case DType::f32: f(float{}); return true;
        case DType::f64: f(double{}); return true;
        case DType::i8: f(std::int8_t{}); return true;
        case DType::u8: f(std::uint8_t{}); return true;
        case DType::i16: f(std::int16_t{}); return true;
        case DType::u16: f(std::uint16_t{}); return true;
        case DType::i32: f(std::int32_t{}); return true;
        case DType::u32: f(std::uint32_t{}); return true;
        case DType::i64: f(std::int64_t{}); return true;
        case DType::boolean: f(bool{}); return true;
        default: return false;
    }
}

/// Row-major walk over `sizes` with positions in up to two operands, by strides.
template <class F>
void walk(const Dims& sizes, const Dims& a, const Dims& b, F f) {
    const std::int64_t count = product(sizes);
    Dims at = Dims::filled(sizes.size(), 0);
    std::int64_t in_a = 0, in_b = 0;
    for (std::int64_t i = 0; i < count; ++i) {
        f(i, in_a, in_b);
        for (std::size_t d = sizes.size(); d-- > 0;) {
            in_a += a[d];
            in_b += b[d];
            if (++at[d] < sizes[d]) break;
            at[d] = 0;
            in_a -= a[d] * sizes[d];
            in_b -= b[d] * sizes[d];
        }
    }
}

}  // namespace arenascope::tfl
