#include "engine/evaluate/replace_operators.h"

#include "engine/ops/op.h"

namespace arenascope {

namespace {

std::int32_t pool_of(const Method& method, ValueId id, const Tuning& tuning) {
    const Value& value = method.values[id];
    if (const auto it = tuning.assigned.find(value.name); it != tuning.assigned.end()) return it->second;
    const Tensor* tensor = value.tensor();
    return tensor && tensor->loaded && tensor->loaded->mem_id > 0 ? tensor->loaded->mem_id : 1;
}

/// The replacement takes as many arguments, where its schema is known.
Result<> check_replacement(const Instruction& instruction, const std::string& replacement, const ops::Registry& known) {
    const ops::Op* op = known.by_out(replacement);
    if (!op || op->schema.params.size() + 1 == instruction.args.size()) return done;
    return Error{.what = message("{replacement} takes {count} arguments", replacement, op->schema.params.size()),
                 .place = instruction.name,
                 .expected = message("{instruction}, as {operator} does", instruction.args.size() - 1, instruction.op)};
}

}  // namespace

Result<> replace_operators(Method& method, const Tuning& tuning, const Tuning& resolved) {
    if (tuning.edits.operators.empty()) return done;
    TRY(const auto known, ops::Registry::builtin());
    for (const OperatorRule& rule : tuning.edits.operators) {
        if (rule.replacement.find("::") == std::string::npos) {
            return Error{.what = message("'{replacement}' is no operator", rule.replacement),
                         .expected = message("namespace::name.overload")};
        }
        bool found = false;
        for (Instruction& instruction : method.instructions) {
            if (instruction.kind != Instruction::Kind::kernel) continue;
            const bool by_node = !rule.node.empty() && instruction.name == rule.node;
            const bool by_pool = rule.node.empty() && instruction.op == rule.op && !instruction.outs.empty() &&
                rule.pool && pool_of(method, instruction.outs[0], resolved) == *rule.pool;
            if (!by_node && !by_pool) continue;
            CHECKED(check_replacement(instruction, rule.replacement, known));
            instruction.op = rule.replacement;
            found = true;
        }
        if (found || rule.node.empty()) continue;
        return Error{.what = message("there is no node '{node}' to give another operator", rule.node),
                     .place = method.name,
                     .remedy = message("arenascope inspect shows the names")};
    }
    return done;
}

}  // namespace arenascope
