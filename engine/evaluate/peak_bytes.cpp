#include "engine/evaluate/peak_bytes.h"

#include "engine/passes/method_edit.h"
#include "engine/planning/bounds.h"
#include "engine/tuning/make_problem.h"

namespace arenascope {

std::int64_t peak_bytes(const Method& method, const Tuning& tuning, const std::vector<std::string>& passes) {
    Tuning plain;
    plain.plan_inputs = tuning.plan_inputs;
    plain.plan_outputs = tuning.plan_outputs;
    plain.plan_state = tuning.plan_state;
    plain.edits.passes = passes;
    const auto problem = make_problem(method, plain);
    if (!problem.ok()) return -1;
    std::int64_t total = 0;
    for (const Pool& pool : problem.value().pools) total += peak_of(problem.value(), pool).bytes;
    return total;
}

std::int64_t constant_bytes(const Method& method) {
    const Table<ValueId, bool> needed = lowering::needed_values(method);
    std::int64_t total = 0;
    for (const ValueId id : method.values.indices()) {
        const Tensor* tensor = method.values[id].tensor();
        if (needed[id] && tensor && tensor->is_constant && tensor->alias_of == no_value)
            total += tensor->bytes().value_or(0);
    }
    return total;
}

}  // namespace arenascope
