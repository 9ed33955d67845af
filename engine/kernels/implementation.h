#pragma once
// The name of a kernel's implementation in reports: a library's, or this project's.

#include "engine/kernels/kernel.h"

namespace arenascope {

/// What users read for kernels that call no library.
inline constexpr std::string_view arenascope_kernel = "arenascope";

inline std::string_view reported_implementation(const Call& call) {
    return call.implementation == "own" ? arenascope_kernel : call.implementation;
}

}  // namespace arenascope
