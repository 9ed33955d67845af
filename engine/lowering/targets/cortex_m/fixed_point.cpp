#include "engine/lowering/targets/cortex_m/fixed_point.h"

#include <algorithm>
#include <cmath>

namespace arenascope::lowering::cortex_m {
namespace {

using Function = double (*)(double);

double sigmoid(double x) {
    if (x >= 0) return 1 / (1 + std::exp(-x));
    const double power = std::exp(x);
    return power / (1 + power);
}

struct Named {
    std::string_view target;
    Function function;
};

constexpr std::array tables{
    Named{"aten::sigmoid.default", sigmoid},
    Named{"aten::tanh.default", [](double x) { return std::tanh(x); }},
    Named{"aten::silu.default", [](double x) { return x * sigmoid(x); }},
    Named{"aten::hardsigmoid.default", [](double x) { return std::clamp(x + 3, 0.0, 6.0) / 6; }},
    Named{"aten::gelu.default", [](double x) { return 0.5 * x * (1 + std::erf(x / std::sqrt(2.0))); }},
};

Function function_of(std::string_view target) {
    const auto* found =
        std::find_if(tables.begin(), tables.end(), [&](const Named& each) { return each.target == target; });
    return found == tables.end() ? nullptr : found->function;
}

}  // namespace

std::int64_t half_to_even(double value) {
    constexpr double most = 9.0e18;
    if (std::isnan(value)) return 0;
    const double bounded = std::clamp(value, -most, most);
    const double below = std::floor(bounded), rest = bounded - below;
    const bool is_up = rest > 0.5 || (rest == 0.5 && std::fmod(below, 2) != 0);
    return static_cast<std::int64_t>(below) + (is_up ? 1 : 0);
}

FixedPoint fixed_point(double factor) {
    if (!std::isfinite(factor) || factor == 0) return {};
    int power = 0;
    const double fraction = std::frexp(factor, &power);
    FixedPoint out{half_to_even(std::ldexp(fraction, 31)), power};
    if (out.multiplier == (std::int64_t{1} << 31)) out = {std::int64_t{1} << 30, out.shift + 1};
    return out;
}

std::int64_t clamped(std::int64_t value, const Quantization& to) { return std::max(to.low, std::min(value, to.high)); }

std::int64_t stored_value(double real, const Quantization& as) {
    const auto narrow = static_cast<float>(real / as.scale + static_cast<double>(as.zero_point));
    return clamped(half_to_even(static_cast<double>(narrow)), as);
}

bool has_activation_table(std::string_view target) { return function_of(target) != nullptr; }

std::optional<Table256> activation_table(std::string_view target, const Quantization& in, const Quantization& out) {
    const Function function = function_of(target);
    if (!function) return std::nullopt;
    Table256 table{};
    for (std::size_t i = 0; i < table.size(); ++i) {
        const double stored = static_cast<double>(i) - 128;
        const double real = (stored - static_cast<double>(in.zero_point)) * in.scale;
        const double scaled = function(real) / out.scale + static_cast<double>(out.zero_point);
        const double away = std::copysign(std::floor(std::fabs(scaled) + 0.5), scaled);
        table[i] =
            static_cast<std::int8_t>(std::clamp(away, static_cast<double>(out.low), static_cast<double>(out.high)));
    }
    return table;
}

}  // namespace arenascope::lowering::cortex_m
