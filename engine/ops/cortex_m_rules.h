#pragma once
// What is wrong with a call for a core's kernels: of ExecuTorch's Cortex-M library, and of its portable kernels beside
// it, which know no dimension orders.

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/ir/core.h"
#include "engine/ops/kernel_call.h"

namespace arenascope::ops {

enum class CoreFaultKind : std::uint8_t {
    wrong_core,    ///< made for another core
    refused,       ///< no core's kernel takes it
    wrong_result,  ///< is computed, but is not what the network means
};

struct CoreFault {
    CoreFaultKind kind = CoreFaultKind::refused;
    Error error;
};

/// In their order. `schema`: of the call's release.
[[nodiscard]] std::vector<CoreFault> core_faults(const KernelCall& call, const Schema& schema, Core core);

/// Bytes that each scratch argument of the call needs there, in their order; nothing where that is not known.
[[nodiscard]] std::vector<std::optional<std::int64_t>> scratch_needed(const KernelCall& call, CoreUnit unit);

/// How well a call is made for cores of a kind.
enum class CoreFit : std::uint8_t {
    none,    ///< fails there, or gives something else
    larger,  ///< runs there, with more scratch than it needs
    exact,
};
[[nodiscard]] CoreFit core_fit(const KernelCall& call, CoreUnit unit);

}  // namespace arenascope::ops
