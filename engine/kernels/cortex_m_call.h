#pragma once
// Common code of the kernels of cortex_m operators: reading arguments, tensors in memory order, and scratch.

#include <cstdint>
#include <span>
#include <vector>

#include "engine/kernels/fixed_point.h"
#include "engine/kernels/kernel.h"
#include "engine/ops/cortex_m_scratch.h"

namespace arenascope::cortex_m {

/// The core whose kernels are reproduced.
[[nodiscard]] CoreUnit unit_of(Call& call);
/// "Cortex-M4"
[[nodiscard]] std::string_view core_title(Call& call);
/// Position of the result, which a call repeats at its end.
[[nodiscard]] inline std::size_t out_at(const Call& call) { return call.size() - 2; }

/// A tensor of that type, without gaps in its own order of dimensions.
[[nodiscard]] Result<TensorValue*> dense(const Call& call, std::size_t i, DType dtype);
[[nodiscard]] Result<std::int32_t> number(const Call& call, std::size_t i);
[[nodiscard]] Result<std::int32_t> number_in(const Call& call, std::size_t i, std::int32_t least, std::int32_t most);
/// A multiplier and its shift.
[[nodiscard]] Result<FixedFactor> factor(const Call& call, std::size_t i);
/// 32-bit numbers of a tensor, at least `count` of them; possibly unaligned.
class Numbers {
public:
    static Result<Numbers> read(const Call& call, std::size_t i, std::int64_t count);
    /// None where the argument is None.
    static Result<Numbers> read_optional(const Call& call, std::size_t i, std::int64_t count);
    [[nodiscard]] bool empty() const { return data_ == nullptr; }
    [[nodiscard]] std::int32_t operator[](std::int64_t i) const;

private:
    const std::byte* data_ = nullptr;
};

struct Bounds {
    std::int32_t least = -128, most = 127;
    [[nodiscard]] std::int8_t hold(std::int32_t x) const {
        return static_cast<std::int8_t>(x < least ? least : x > most ? most : x);
    }
    /// x + offset, which wraps before it is clamped.
    [[nodiscard]] std::int8_t hold(std::int32_t x, std::int32_t offset) const {
        return hold(static_cast<std::int32_t>(static_cast<std::uint32_t>(x) + static_cast<std::uint32_t>(offset)));
    }
};
/// Smallest and largest result, within those of int8.
[[nodiscard]] Result<Bounds> bounds(const Call& call, std::size_t least, std::size_t most);

/// Sizes of a picture whose pixels lie one after another, all channels of each: N, H, W, C.
struct Picture {
    std::int64_t n = 1, h = 1, w = 1, c = 1;
    [[nodiscard]] std::int64_t row() const { return w * c; }
    [[nodiscard]] std::int64_t bytes() const { return n * h * w * c; }
};
/// Whether a tensor is channels last; if the order is irrelevant, any order is.
[[nodiscard]] bool is_channels_last(const TensorValue& tensor);
[[nodiscard]] Result<Picture> picture(const TensorValue& tensor, Message what);

/// Checks that scratch tensor `i` has the size that the core's kernels need, and overwrites it, because its previous
/// bytes are undefined.
Result<> use_scratch(Call& call, std::size_t i, std::optional<std::int64_t> needed);

/// Sum of products; it wraps.
[[nodiscard]] std::int32_t dot(const std::int16_t* a, const std::int16_t* b, std::int64_t count);
/// out[i] = in[i] + offset; out and in may be far apart only.
void widen(const std::int8_t* in, std::int64_t count, std::int32_t offset, std::int16_t* out);

/// Weights as 16-bit numbers, made once where they are constant.
class WideWeights : public KernelState {
public:
    /// Each plus `offset`.
    const std::int16_t* of(const TensorValue& weights, std::int32_t offset = 0);
    [[nodiscard]] std::int64_t packed_bytes() const override {
        return static_cast<std::int64_t>(values_.size() * sizeof(std::int16_t));
    }

private:
    std::vector<std::int16_t> values_;
    const std::byte* made_of_ = nullptr;
    std::int32_t offset_ = 0;
};

}  // namespace arenascope::cortex_m
