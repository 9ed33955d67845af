#pragma once
// Functions of one number that files write as several operators: SiLU, the forms of GELU, hard swish.

#include <optional>
#include <string>
#include <vector>

#include "engine/passes/value_uses.h"

namespace arenascope::best {

/// What follows a value and reads nothing but it and constants.
struct CurveChain {
    std::string curve;                      ///< as engine/kernels/curves.h names it
    std::vector<InstructionIndex> members;  ///< ascending
    ValueId out = no_value;
};

/// The longest such chain that begins at `x`, of one instruction or more; no other operator reads the results between.
/// `removed`: instructions that are gone. Nobody is asked who else reads `x`.
[[nodiscard]] std::optional<CurveChain> curve_after(const Method& method, const Uses& uses,
                                                    const Table<InstructionIndex, bool>& removed, ValueId x);

/// Lets products (arenascope::linear.out) end with the curve behind them, and makes one instruction of every other
/// chain of several: arenascope::curve.out. `removed`: those that are not needed any more are set. No jumps.
void fuse_curves(Method& method, Table<InstructionIndex, bool>& removed);

}  // namespace arenascope::best
