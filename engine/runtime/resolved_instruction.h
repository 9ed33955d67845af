#pragma once
// The run-time data of each instruction, resolved once at load.

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/runtime/kernel_choice.h"
#include "engine/runtime/run_options.h"

namespace arenascope {

/// The run-time data of one instruction.
struct ResolvedInstruction {
    const Kernel* kernel = nullptr;
    const ExtraKernel* extra = nullptr;  ///< if no built-in kernel has the operator
    std::unique_ptr<KernelState> state;
    InstructionIndex state_at{};  ///< whose state the call uses: its own, or that of an alike call
    double milliseconds = 0;
    std::int64_t calls = 0, scratch_bytes = 0;
    bool is_fallback = false;
    std::string_view implementation;
};
using ResolvedInstructions = Table<InstructionIndex, ResolvedInstruction>;

/// "name (operator)", as errors name an instruction.
[[nodiscard]] std::string place_of(const Instruction& instruction);

/// Errors: values or jumps that do not exist, too few arguments, and missing operators and backends (all of them in one
/// error).
[[nodiscard]] Result<ResolvedInstructions> resolve_instructions(const Method& method, const Backends& backends,
                                                                const LoadOptions& options);

/// A row for each called instruction, in the order of the method.
[[nodiscard]] std::vector<OpTime> times_of(const Method& method, const ResolvedInstructions& resolved);

}  // namespace arenascope
