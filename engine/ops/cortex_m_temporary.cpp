#include "engine/ops/cortex_m_temporary.h"

#include "engine/base/bytes.h"
#include "engine/ops/cortex_m_rules.h"
#include "engine/ops/effects.h"

namespace arenascope::ops {

namespace {

constexpr std::size_t result_twice = 2;  // a call names its result once more at its end
constexpr std::size_t most_scratch = 2;

}  // namespace

std::optional<std::int64_t> temporary_needed(const KernelCall& call, CoreUnit unit) {
    const auto scratch_of_call = [](const KernelCall& of) { return scratch_arguments(of.op, of.arguments.size()); };
    if (call.arguments.size() < result_twice || !scratch_of_call(call).empty()) return 0;
    KernelCall later = call;  // as release 1.4 has it, with scratch before the result
    for (std::size_t count = 1; count <= most_scratch; ++count) {
        later.arguments.emplace(later.arguments.end() - static_cast<std::ptrdiff_t>(result_twice));
        if (scratch_of_call(later).size() != count) continue;
        std::optional<std::int64_t> sum = 0;
        for (const std::optional<std::int64_t>& bytes : scratch_needed(later, unit))
            sum = sum && bytes ? checked_add(*sum, *bytes) : std::nullopt;
        return sum;
    }
    return 0;
}

}  // namespace arenascope::ops
