#include "engine/export/export_targets.h"

#include <algorithm>
#include <array>
#include <memory>
#include <set>
#include <utility>

#include "engine/base/error_message.h"
#include "engine/base/text.h"
#include "engine/evaluate/method_core.h"
#include "engine/export/executorch_operators.h"
#include "engine/export/operator_library.h"
#include "engine/ir/dependences.h"
#include "engine/kernels/kernel.h"
#include "engine/ops/call_limits.h"
#include "engine/ops/cortex_m.h"
#include "engine/ops/cortex_m_rules.h"
#include "engine/passes/method_edit.h"

namespace arenascope {

namespace {

constexpr std::string_view library_suffix = ".txt";

bool is_registered(std::string_view op) { return !executorch_library_of(op).empty(); }
bool is_registered_or_own(std::string_view op) {
    const auto operators = ops::cortex_m_operators();
    return is_registered(op) || std::find(operators.begin(), operators.end(), op) != operators.end();
}
bool no_backend(std::string_view) { return false; }
bool is_xnnpack(std::string_view id) { return id == "XnnpackBackend"; }
bool has_own_kernel(std::string_view op) { return find_kernel(op) || find_reference(op); }
bool any_backend(std::string_view) { return true; }
bool nothing(std::string_view) { return false; }

ExportTarget target_of(const std::string& path, OperatorLibrary read) {
    const auto library = std::make_shared<const OperatorLibrary>(std::move(read));
    return {.id = path,
            .title = path,
            .has_operator = [library](std::string_view op) { return library->operators.contains(op); },
            .has_backend = [library](std::string_view id) { return library->backends.contains(id); },
            .is_portable = [library](std::string_view op) { return library->portable.contains(op); },
            .links_cortex_m = std::any_of(library->operators.begin(), library->operators.end(), ops::is_cortex_m)};
}

/// The innermost Python line: 'File "/x/model.py", line 12' as model.py:12.
std::string source_of(const std::string& trace) {
    const auto file = trace.rfind("File \"");
    const auto end = file == std::string::npos ? file : trace.find('"', file + 6);
    const auto line = end == std::string::npos ? end : trace.find("line ", end);
    if (line == std::string::npos) return {};
    std::string path = trace.substr(file + 6, end - file - 6);
    path.erase(0, path.rfind('/') == std::string::npos ? 0 : path.rfind('/') + 1);
    const auto digits = trace.find_first_not_of("0123456789", line + 5);
    return path + ":" + trace.substr(line + 5, digits == std::string::npos ? digits : digits - line - 5);
}

/// A result in the first bytes of a longer operand is right where the kernel goes from the first element on, but a
/// file cannot say that it is meant: its readers take it for tensors that overwrite each other.
std::optional<Error> part_of_operand(const Method& method, const Instruction& instruction) {
    if (instruction.outs.size() != 1) return std::nullopt;
    const ValueId out = instruction.outs.front();
    const Tensor* result = lowering::tensor_of(method, out);
    for (const ValueId id : lowering::reads_of(method, instruction)) {
        const Tensor* operand = lowering::tensor_of(method, id);
        if (!result || !operand || result->is_constant || memory_root(method, id) != memory_root(method, out)) continue;
        if (result->bytes() == operand->bytes() && result->alias_offset == operand->alias_offset) continue;
        return Error{
            .what = message("the result overlaps a part of the operand; readers of a .pte report that as an overwrite"),
            .expected = message("the bytes of the operand, or bytes of its own"),
            .remedy =
                message("export without the pass quantize-in-place; arenascope shrink quantises in tiles instead")};
    }
    return std::nullopt;
}

/// What the target's kernels refuse of a call, by its schema and by their limits.
std::vector<Error> refusals_of(const ExportTarget& target, const Method& method, const Instruction& instruction,
                               const Table<ValueId, bool>& computed) {
    const ops::CallSchema* known = ops::find_call_schema(instruction.op, instruction.args.size());
    if (!known) return {};
    const ops::KernelCall call = ops::call_of(method, instruction, computed);
    auto refusals = ops::schema_faults(call, *known);
    if (refusals.empty()) refusals = ops::limit_faults(call, known->schema, ops::Kernels::portable);
    if (instruction.op == "cortex_m::quantize_per_tensor.out")
        if (auto overlap = part_of_operand(method, instruction)) refusals.push_back(*std::move(overlap));
    if (!target.links_cortex_m || !method.core) return refusals;
    for (ops::CoreFault& fault : ops::core_faults(call, known->schema, *method.core))
        if (fault.kind != ops::CoreFaultKind::wrong_result) refusals.push_back(std::move(fault.error));
    return refusals;
}

/// No release of the Cortex-M library has all calls of the program.
std::optional<Missing> mixed_releases(const ExportTarget& target, const Method& method) {
    if (!target.links_cortex_m || !method.core) return std::nullopt;
    for (PlanIssue& issue : core_issues(method)) {
        if (issue.code == IssueCode::mixed_releases)
            return Missing{message("the Cortex-M library"), {}, {}, Error{.what = std::move(issue.message)}};
    }
    return std::nullopt;
}

}  // namespace

std::span<const ExportTarget> export_targets() {
    static const std::array targets{
        ExportTarget{"executorch-portable", "ExecuTorch with its portable kernels", is_registered, no_backend,
                     is_registered},
        ExportTarget{"executorch-xnnpack", "ExecuTorch with XNNPACK", is_registered, is_xnnpack, is_registered},
        ExportTarget{"executorch-cortex-m", "ExecuTorch with its Cortex-M library", is_registered_or_own, no_backend,
                     is_registered, true},
        ExportTarget{"arenascope", "ArenaScope's own runtime", has_own_kernel, any_backend, nothing},
    };
    return targets;
}

const ExportTarget& usual_target(const Method& method) {
    const auto& delegates = method.delegates;
    const bool is_delegated = !delegates.empty() &&
        std::all_of(delegates.begin(), delegates.end(), [](const Delegate& each) { return is_xnnpack(each.id); });
    const std::string_view id = method.core ? "executorch-cortex-m"
        : is_delegated                      ? "executorch-xnnpack"
                                            : "executorch-portable";
    return *find_export_target(id);
}

const ExportTarget* find_export_target(std::string_view id) {
    const auto targets = export_targets();
    const auto found = std::find_if(targets.begin(), targets.end(), [&](const auto& each) { return each.id == id; });
    return found == targets.end() ? nullptr : &*found;
}

Result<ExportTarget> export_target(const std::string& id_or_file) {
    if (const ExportTarget* known = find_export_target(id_or_file)) return *known;
    if (id_or_file.ends_with(library_suffix)) {
        TRY(OperatorLibrary library, load_operator_library(id_or_file));
        return target_of(id_or_file, std::move(library));
    }
    std::vector<std::string> known;
    for (const ExportTarget& each : export_targets()) known.push_back(each.id);
    return Error{.what = message("unknown target '{target}'", id_or_file),
                 .expected = message("{targets}, or the .txt file of an operator library", joined(known, ", ")),
                 .remedy = did_you_mean(id_or_file, known)};
}

std::vector<Missing> missing_on(const ExportTarget& target, const Method& method) {
    std::vector<Missing> missing;
    std::set<std::string> seen;
    const Table<ValueId, bool> computed = ops::computed_values(method);
    for (const Instruction& instruction : method.instructions) {
        const bool is_delegate = instruction.kind == Instruction::Kind::delegate;
        if (!is_delegate && instruction.kind != Instruction::Kind::kernel) continue;
        const bool has_delegate = is_delegate && method.delegates.has(instruction.delegate);
        const std::string name = has_delegate ? method.delegates[instruction.delegate].id : instruction.op;
        const Message what = is_delegate ? message("backend {backend}", name) : Message::verbatim(name);
        const std::string source = source_of(instruction.stack_trace);
        if (is_delegate ? !target.has_backend(name) : !target.has_operator(name)) {
            if (seen.insert(what.text()).second) missing.push_back({what, instruction.name, source});
            continue;
        }
        const bool is_checked = target.is_portable(name) || (target.links_cortex_m && ops::is_cortex_m(name));
        if (is_delegate || !is_checked) continue;
        for (Error& refusal : refusals_of(target, method, instruction, computed)) {
            if (!seen.insert(what.text() + refusal.what.text()).second) continue;
            missing.push_back({what, instruction.name, source, std::move(refusal)});
        }
    }
    if (auto mixed = mixed_releases(target, method)) missing.push_back(*std::move(mixed));
    return missing;
}

Message text_of(const std::vector<Missing>& missing) {
    std::vector<Message> parts;
    for (const Missing& each : missing) {
        Message place = each.node.empty() ? Message() : message("node {node}", each.node);
        if (!each.source.empty())
            place =
                place.empty() ? Message::verbatim(each.source) : Message::list({place, Message::verbatim(each.source)});
        if (each.is_refused()) {
            const Message reason = message_of(each.refusal);
            place = place.empty() ? reason : message("{place}: {fault}", place, reason);
        }
        parts.push_back(place.empty() ? each.what : message("{operator} ({place})", each.what, place));
    }
    return Message::list(std::move(parts));
}

std::vector<std::string> needs_library(const Method& method) {
    std::set<std::string> found;
    for (const Instruction& instruction : method.instructions) {
        const std::string_view library = executorch_library_of(instruction.op);
        if (!library.empty() && library != "portable" && library != "prim") found.emplace(library);
    }
    return {found.begin(), found.end()};
}

bool needs_adapting(const ExportTarget& target) {
    return !target.has_operator("aten::sort.values") && target.has_operator("aten::topk.values");
}

/// sort.values: self, dim, descending, values, indices, out; topk.values: self, k, dim, largest, sorted, values, ...
/// sort.values_stable has a flag before these. A sort may return equal elements in any order, and so may topk. Only a
/// stable sort whose indices are read guarantees more.
void adapt_to_portable(Method& method) {
    Table<ValueId, bool> read(method.values.size(), false);
    for (const Instruction& instruction : method.instructions) {
        for (const ValueId id : lowering::reads_of(method, instruction)) read[memory_root(method, id)] = true;
    }
    for (const ValueId id : method.outputs) {
        if (const ValueId root = memory_root(method, id); root != no_value) read[root] = true;
    }
    for (Instruction& instruction : method.instructions) {
        const bool is_stable = instruction.op == "aten::sort.values_stable";
        const std::size_t first = is_stable ? 1 : 0;  // the flag comes second there
        if ((instruction.op != "aten::sort.values" && !is_stable) || instruction.args.size() != 6 + first ||
            instruction.outs.size() != 2)
            continue;
        const Tensor* values = lowering::tensor_of(method, instruction.outs[0]);
        const auto* dim = std::get_if<std::int64_t>(&method.values[instruction.args[1 + first]].data);
        if ((is_stable && read[instruction.outs[1]]) || !values || !dim || values->dynamism != Dynamism::fixed)
            continue;
        const auto rank = static_cast<std::int64_t>(values->upper.size());
        if (rank == 0) continue;
        const std::int64_t count = values->upper[static_cast<std::size_t>(*dim < 0 ? *dim + rank : *dim)];
        const auto add = [&](auto data) {
            method.values.push_back({.name = {}, .data = data});
            return method.values.last();
        };
        const auto& old = instruction.args;
        instruction.args = {old[0],    add(count),     old[1 + first], old[2 + first],
                            add(true), old[3 + first], old[4 + first], old[5 + first]};
        instruction.op = "aten::topk.values";
    }
}

}  // namespace arenascope
