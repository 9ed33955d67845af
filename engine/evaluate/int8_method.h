#pragma once
// A quantised program in the integer form of its target, with the operators of ExecuTorch's Cortex-M library.

#include "engine/ir/method.h"
#include "engine/tuning/tuning.h"

namespace arenascope {

/// The pass that makes the form, and the pass that its result needs for a core other than the default.
inline constexpr std::string_view int8_pass = "cortex-m", fit_core_pass = "fit-core";

[[nodiscard]] bool wants_int8(const Tuning& tuning);
[[nodiscard]] Tuning with_int8(Tuning tuning, bool on);
/// The device's runtime: unless stated otherwise, integer programs are loaded on a 32-bit Cortex-M.
[[nodiscard]] RuntimeSetup device_runtime(const Tuning& tuning);

/// Requests the integer form if the method has one.
[[nodiscard]] Tuning for_cortex_m(const Method& method, Tuning tuning);
/// Whether the method already consists of the library's operators.
[[nodiscard]] bool calls_cortex_m(const Method& method);
/// Why a program stays unchanged on such a target.
[[nodiscard]] Error nothing_lowered();

/// Replaces the method by its integer form, if it has one. An error if it could not be lowered.
Result<> take_int8_form(Method& method);

}  // namespace arenascope
