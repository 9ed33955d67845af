#pragma once
// Faults of a call for a core's kernels: those of ExecuTorch's Cortex-M library, and of its portable kernels next to
// it, which ignore dimension orders.

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/ir/core.h"
#include "engine/ops/kernel_call.h"

namespace arenascope::ops {

enum class CoreFaultKind : std::uint8_t {
    wrong_core,    ///< made for another core
    refused,       ///< no core's kernel accepts it
    wrong_result,  ///< the kernel computes another result than the network defines
};

struct CoreFault {
    CoreFaultKind kind = CoreFaultKind::refused;
    Error error;
};

/// In their order. `schema`: of the call's release.
[[nodiscard]] std::vector<CoreFault> core_faults(const KernelCall& call, const Schema& schema, Core core);

/// Bytes of each scratch argument that the call needs there, in order; nothing if unknown.
[[nodiscard]] std::vector<std::optional<std::int64_t>> scratch_needed(const KernelCall& call, CoreUnit unit);

/// How well a call suits cores of a kind.
enum class CoreFit : std::uint8_t {
    none,    ///< fails there, or computes another result
    larger,  ///< runs there, with more scratch than it needs
    exact,
};
[[nodiscard]] CoreFit core_fit(const KernelCall& call, CoreUnit unit);

}  // namespace arenascope::ops
