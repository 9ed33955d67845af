#pragma once
// A quantised program as its target computes it: on integers, with the operators of ExecuTorch's Cortex-M library.

#include "engine/ir/method.h"
#include "engine/tuning/tuning.h"

namespace arenascope {

/// The pass that asks for it, and the one that its result needs for another core than the default one.
inline constexpr std::string_view int8_pass = "cortex-m", fit_core_pass = "fit-core";

[[nodiscard]] bool wants_int8(const Tuning& tuning);
[[nodiscard]] Tuning with_int8(Tuning tuning, bool on);
/// The device's runtime: where nothing was said, what computes on integers is loaded on a Cortex-M, of 32 bits.
[[nodiscard]] RuntimeSetup device_runtime(const Tuning& tuning);

/// Asks for the form on integers where the method has one.
[[nodiscard]] Tuning for_cortex_m(const Method& method, Tuning tuning);
/// Whether the method is made of the library's operators already.
[[nodiscard]] bool calls_cortex_m(const Method& method);
/// Why a program stays as it is on such a target.
[[nodiscard]] Error nothing_lowered();

/// The method's form on integers takes its place, where it has one. An error where it could not be lowered.
Result<> take_int8_form(Method& method);

}  // namespace arenascope
