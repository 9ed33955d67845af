#pragma once
// The processors whose own kernels a program may call (operators cortex_m::...), and which kernels each of them has.

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace arenascope {

enum class Core : std::uint8_t { m0plus, m4, m7, m33, m55, m85 };
inline constexpr std::array all_cores{Core::m0plus, Core::m4, Core::m7, Core::m33, Core::m55, Core::m85};
/// "m0plus"
[[nodiscard]] std::string_view name_of(Core core);
/// "Cortex-M0+"
[[nodiscard]] std::string_view title_of(Core core);
[[nodiscard]] std::optional<Core> core_of(std::string_view name);

/// The instruction set of a core's kernels, which determines rounding and scratch layout.
enum class CoreUnit : std::uint8_t {
    scalar,  ///< Cortex-M0 to M3, M23
    dsp,     ///< Cortex-M4, M7, M33, M35P
    mve      ///< Cortex-M55, M85
};
inline constexpr std::array all_core_units{CoreUnit::scalar, CoreUnit::dsp, CoreUnit::mve};
[[nodiscard]] CoreUnit unit_of(Core core);
/// "scalar", "DSP", "MVE"
[[nodiscard]] std::string_view name_of(CoreUnit unit);
/// The core that represents all cores with the same kernels: Cortex-M0+, M4, M55.
[[nodiscard]] Core usual_core(CoreUnit unit);

/// The default, if neither the user nor the file names a core.
inline constexpr Core default_core = Core::m4;

}  // namespace arenascope
