#pragma once
// Functions of one float, over whole rows at the machine's rate: polynomials 4, 8 or 16 at a time, by what the machine
// has. An element's result depends on nothing but the element.

#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/kernels/kernel.h"
#include "engine/kernels/loose_float.h"

namespace arenascope {

enum class Curve : std::uint8_t {
    exp,
    sigmoid,
    tanh,
    erf,
    gelu,        ///< x (1 + erf(x / sqrt 2)) / 2
    gelu_tanh,   ///< the same by tanh
    silu,        ///< x sigmoid(x)
    quick_gelu,  ///< x sigmoid(1.702 x)
    hardswish,
    hardsigmoid,
};

/// y[i] = curve(x[i]); y may be x. NaN stays NaN.
void apply_curve(Curve curve, const LooseFloat* x, LooseFloat* y, std::int64_t n);
/// What the machine has, as calls are described.
[[nodiscard]] std::string_view lanes_name();
/// As arguments of `--layout best` name it ("gelu_tanh"); none: no such curve.
[[nodiscard]] std::optional<Curve> curve_named(std::string_view name);
/// The curve that an argument names.
Result<Curve> curve_argument(const Call& call, std::size_t argument);

}  // namespace arenascope
