// Scratch of cortex_m operators as the method's core needs it: a program that was made for another core gets what its
// kernels write, and no more. What else differs between cores is left as it is, and reported.

#include "engine/ops/cortex_m_rules.h"
#include "engine/ops/effects.h"
#include "engine/passes/method_edit.h"
#include "engine/passes/passes.h"

namespace arenascope::lowering {

namespace {

/// A place that the file gave holds where no more bytes are needed.
void set_bytes(Tensor& scratch, std::int64_t bytes) {
    if (scratch.upper.size() != 1 || scratch.upper.front() == bytes) return;
    if (bytes > scratch.upper.front()) scratch.loaded.reset();
    scratch.upper.front() = bytes;
    scratch.sizes.front() = sym::Expr(bytes);
}

}  // namespace

Result<> fit_scratch(Method& method, const PassTools&) {
    if (!method.core) return done;
    const Table<ValueId, bool> computed = ops::computed_values(method);
    for (const Instruction& instruction : method.instructions) {
        const auto arguments = ops::scratch_arguments(instruction);
        if (arguments.empty()) continue;
        const auto needed = ops::scratch_needed(ops::call_of(method, instruction, computed), unit_of(*method.core));
        for (std::size_t i = 0; i < arguments.size() && i < needed.size(); ++i) {
            Tensor* scratch = tensor_of(method, instruction.args[arguments[i]]);
            const bool is_own = scratch && !scratch->is_constant && scratch->alias_of == no_value;
            if (is_own && needed[i]) set_bytes(*scratch, *needed[i]);
        }
    }
    return done;
}

}  // namespace arenascope::lowering
