#include "engine/export/export_targets.h"

#include <algorithm>
#include <array>
#include <set>

#include "engine/base/text.h"
#include "engine/ir/dependences.h"
#include "engine/kernels/kernel.h"
#include "engine/passes/method_edit.h"

namespace arenascope {

namespace {

struct OperatorRow {
    std::string_view library, name;
};

/// resources/portable_ops.txt, written into a header by CMake: one row per operator that ExecuTorch registers.
constexpr OperatorRow executorch_operators[] = {
#include "portable_ops.inc"
};

bool is_registered(std::string_view op) {
    return std::any_of(std::begin(executorch_operators), std::end(executorch_operators),
                       [&](const OperatorRow& row) { return row.name == op; });
}

bool no_backend(std::string_view) { return false; }
bool is_xnnpack(std::string_view id) { return id == "XnnpackBackend"; }
bool has_own_kernel(std::string_view op) { return find_kernel(op) || find_reference(op); }
bool any_backend(std::string_view) { return true; }

constexpr std::array targets{
    ExportTarget{"executorch-portable", "ExecuTorch with its portable kernels", is_registered, no_backend},
    ExportTarget{"executorch-xnnpack", "ExecuTorch with XNNPACK", is_registered, is_xnnpack},
    ExportTarget{"arenascope", "ArenaScope's own runtime", has_own_kernel, any_backend},
};

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

}  // namespace

std::span<const ExportTarget> export_targets() { return targets; }

const ExportTarget* find_export_target(std::string_view id) {
    const auto found = std::find_if(targets.begin(), targets.end(), [&](const auto& each) { return each.id == id; });
    return found == targets.end() ? nullptr : &*found;
}

std::vector<Missing> missing_on(const ExportTarget& target, const Method& method) {
    std::vector<Missing> missing;
    std::set<std::string> seen;
    for (const Instruction& instruction : method.instructions) {
        const bool is_delegate = instruction.kind == Instruction::Kind::delegate;
        if (!is_delegate && instruction.kind != Instruction::Kind::kernel) continue;
        const DelegateIndex index = std::max(instruction.delegate, DelegateIndex(0));
        const std::string backend =
            is_delegate && method.delegates.has(index) ? method.delegates[index].id : instruction.op;
        if (is_delegate ? target.has_backend(backend) : target.has_operator(instruction.op)) continue;
        const std::string what = is_delegate ? "backend " + backend : instruction.op;
        if (seen.insert(what).second) missing.push_back({what, instruction.name, source_of(instruction.stack_trace)});
    }
    return missing;
}

std::string text_of(const std::vector<Missing>& missing) {
    std::string text;
    for (const Missing& each : missing) {
        append_item(text, ", ", each.what);
        if (each.node.empty() && each.source.empty()) continue;
        text += " (" + (each.node.empty() ? std::string() : "node " + each.node) +
            (each.node.empty() || each.source.empty() ? "" : ", ") + each.source + ")";
    }
    return text;
}

std::vector<std::string> needs_library(const Method& method) {
    std::set<std::string> found;
    for (const Instruction& instruction : method.instructions) {
        for (const OperatorRow& row : executorch_operators) {
            if (row.name == instruction.op && row.library != "portable" && row.library != "prim")
                found.emplace(row.library);
        }
    }
    return {found.begin(), found.end()};
}

/// sort.values: self, dim, descending, values, indices, out; topk.values: self, k, dim, largest, sorted, values, ...
/// sort.values_stable is sort.values behind its flag. Equal elements come in any order from a sort, and so from topk:
/// only a stable sort whose indices are read promises more.
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
