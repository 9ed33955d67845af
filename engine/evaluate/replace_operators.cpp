#include "engine/evaluate/replace_operators.h"

#include <algorithm>
#include <set>

#include "engine/base/text.h"
#include "engine/ir/dependences.h"
#include "engine/ir/node_rule.h"
#include "engine/ops/call_limits.h"

namespace arenascope {

namespace {

std::int32_t pool_of(const Method& method, ValueId id, const Tuning& tuning) {
    const Value& value = method.values[id];
    if (const auto it = tuning.assigned.find(value.name); it != tuning.assigned.end()) return it->second;
    const Tensor* tensor = value.tensor();
    return tensor && tensor->loaded && tensor->loaded->mem_id > 0 ? tensor->loaded->mem_id : 1;
}

/// Tensors that a call writes: by its schema where one is known.
std::set<ValueId> written_by(const Method& method, const Instruction& instruction, const ops::CallSchema* known) {
    std::set<ValueId> written(instruction.outs.begin(), instruction.outs.end());
    if (!known || known->arguments() != instruction.args.size()) return written;
    written.clear();
    for (std::size_t i = 0; i < known->schema.params.size(); ++i) {
        if (!known->schema.params[i].is_out) continue;
        each_tensor(method, instruction.args[i], [&](ValueId id) { written.insert(id); });
    }
    return written;
}

/// The replacement must write exactly the tensors that the operator writes.
Result<> check_written(const Method& method, const Instruction& instruction, const std::string& replacement,
                       const ops::CallSchema& known) {
    const auto before = written_by(method, instruction, ops::find_call_schema(instruction.op));
    const auto after = written_by(method, instruction, &known);
    for (std::size_t i = 0; i < known.schema.params.size(); ++i) {
        const ops::Param& param = known.schema.params[i];
        bool is_new = false, is_lost = false;
        each_tensor(method, instruction.args[i], [&](ValueId id) {
            is_new = is_new || (param.is_out && !before.contains(id));
            is_lost = is_lost || (before.contains(id) && !after.contains(id));
        });
        if (is_new) {
            return Error{.what = message("{replacement} writes to its argument '{argument}'", replacement, param.name),
                         .expected = message("an operator that reads it, as {operator} does", instruction.op)};
        }
        if (is_lost) {
            return Error{
                .what = message("{replacement} does not write to its argument '{argument}'", replacement, param.name),
                .expected = message("an operator that writes it, as {operator} does", instruction.op)};
        }
    }
    return done;
}

/// Whether the replacement accepts the operator's arguments, if its schema is known: the same number of arguments of
/// the same kinds, tensors that its kernels accept, and the same ones written.
Result<> check_replacement(const Method& method, const Instruction& instruction, const std::string& replacement,
                           const Table<ValueId, bool>& computed) {
    const ops::CallSchema* known = ops::find_call_schema(replacement);
    if (!known || replacement == instruction.op) return done;
    if (known->arguments() != instruction.args.size()) {
        return Error{.what = message("{replacement} takes {count} arguments", replacement, known->schema.params.size()),
                     .expected = message("{count}, as {operator} does", instruction.args.size() - 1, instruction.op)};
    }
    ops::KernelCall call = ops::call_of(method, instruction, computed);
    call.op = replacement;
    auto faults = ops::schema_faults(call, *known);
    if (!faults.empty()) return std::move(faults.front());
    CHECKED(check_written(method, instruction, replacement, *known));
    faults = ops::limit_faults(call, known->schema, ops::Kernels::every);
    if (!faults.empty()) return std::move(faults.front());
    return done;
}

/// A rule for an operator in a pool that replaces nothing.
PlanIssue idle_in_pool(const Method& method, const OperatorRule& rule) {
    std::vector<std::string> known;
    for (const Instruction& each : method.instructions) {
        if (each.kind == Instruction::Kind::kernel) known.push_back(each.op);
    }
    const std::string subject = rule.op + "@" + std::to_string(*rule.pool);
    if (std::find(known.begin(), known.end(), rule.op) != known.end()) {
        return {.code = IssueCode::rule_matches_nothing,
                .message = message("operator rule '{rule}' matches no node; nodes of {operator} write to other pools",
                                   subject, rule.op),
                .subject = subject};
    }
    const std::string near = nearest(rule.op, known);
    return {.code = IssueCode::rule_matches_nothing,
            .message = near.empty()
                ? message("operator rule '{rule}' matches no node", subject)
                : message("operator rule '{rule}' matches no node; did you mean '{operator}'?", subject, near),
            .subject = subject};
}

}  // namespace

Result<> replace_operators(Method& method, const Tuning& tuning, const Tuning& resolved,
                           std::vector<PlanIssue>& issues) {
    if (tuning.edits.operators.empty()) return done;
    const Table<ValueId, bool> computed = ops::computed_values(method);
    for (const OperatorRule& rule : tuning.edits.operators) {
        if (rule.replacement.find("::") == std::string::npos) {
            return Error{.what = message("'{replacement}' is not an operator", rule.replacement),
                         .expected = message("namespace::name.overload")};
        }
        const MeantNodes meant(rule.node, method);
        bool found = false;
        for (Instruction& instruction : method.instructions) {
            if (instruction.kind != Instruction::Kind::kernel) continue;
            TRY(const bool by_node, meant.contains(instruction));
            const bool by_pool = rule.node.empty() && instruction.op == rule.op && !instruction.outs.empty() &&
                rule.pool && pool_of(method, instruction.outs[0], resolved) == *rule.pool;
            if (!by_node && !by_pool) continue;
            CHECKED(check_replacement(method, instruction, rule.replacement, computed).in(instruction.name));
            instruction.op = rule.replacement;
            found = true;
        }
        if (found) continue;
        if (rule.node.empty()) {
            if (rule.pool) issues.push_back(idle_in_pool(method, rule));
            continue;
        }
        const Message near = remedy_of(hint_for(rule.node, method));
        return Error{.what = message("unknown node '{node}'; its operator cannot be replaced", rule.node),
                     .place = method.name,
                     .remedy = near.empty() ? message("arenascope inspect shows the names") : near};
    }
    return done;
}

}  // namespace arenascope
