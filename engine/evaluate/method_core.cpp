#include "engine/evaluate/method_core.h"

#include <algorithm>
#include <array>
#include <string>

#include "engine/base/text.h"
#include "engine/ops/call_limits.h"
#include "engine/ops/call_schemas.h"
#include "engine/ops/cortex_m.h"
#include "engine/ops/cortex_m_rules.h"

namespace arenascope {

namespace {

constexpr std::size_t most_issues = 64;

/// ExecuTorch's backends that need an operating system, a GPU or a phone's NPU.
constexpr std::array<std::string_view, 11> backends_of_hosts{
    "XnnpackBackend",  "VulkanBackend", "CoreMLBackend", "MPSBackend",   "QnnBackend",   "NeuropilotBackend",
    "OpenvinoBackend", "EnnBackend",    "CudaBackend",   "MetalBackend", "OpenCLBackend"};

bool calls_own(const Instruction& instruction) {
    return instruction.kind == Instruction::Kind::kernel && ops::is_cortex_m(instruction.op);
}

/// How well all calls fit cores of a kind: as well as the worst of them.
ops::CoreFit fit_of(const Method& method, CoreUnit unit) {
    ops::CoreFit worst = ops::CoreFit::exact;
    const Table<ValueId, bool> computed = ops::computed_values(method);
    for (const Instruction& instruction : method.instructions) {
        if (!calls_own(instruction)) continue;
        worst = std::min(worst, ops::core_fit(ops::call_of(method, instruction, computed), unit));
        if (worst == ops::CoreFit::none) break;
    }
    return worst;
}

IssueCode code_of(ops::CoreFaultKind kind) {
    switch (kind) {
        case ops::CoreFaultKind::wrong_core: return IssueCode::wrong_core;
        case ops::CoreFaultKind::refused: return IssueCode::refused_call;
        case ops::CoreFaultKind::wrong_result: return IssueCode::wrong_result;
    }
    return IssueCode::refused_call;
}

class CoreChecker {
public:
    explicit CoreChecker(const Method& method) : method_(method), computed_(ops::computed_values(method)) {}

    std::vector<PlanIssue> check() {
        for (const Instruction& instruction : method_.instructions) {
            if (instruction.kind == Instruction::Kind::kernel && issues_.size() < most_issues) check_call(instruction);
        }
        check_releases();
        return std::move(issues_);
    }

private:
    void add(IssueCode code, const Instruction& instruction, const Error& error) {
        PlanIssue issue{.code = code,
                        .message = error.expected.empty() ? message("{node}: {fault}", instruction.name, error.what)
                                                          : message("{node}: {fault}; expected {expected}",
                                                                    instruction.name, error.what, error.expected),
                        .buffers = instruction.outs,
                        .subject = instruction.name};
        issues_.push_back(std::move(issue));
    }

    void check_call(const Instruction& instruction) {
        const ops::CallSchema* known = ops::find_call_schema(instruction.op, instruction.args.size());
        if (!known) return;
        const ops::KernelCall call = ops::call_of(method_, instruction, computed_);
        std::vector<Error> refused = ops::schema_faults(call, *known);
        if (refused.empty()) refused = ops::limit_faults(call, known->schema, ops::Kernels::portable);
        for (const Error& each : refused) add(IssueCode::refused_call, instruction, each);
        for (const ops::CoreFault& each : ops::core_faults(call, known->schema, *method_.core))
            add(code_of(each.kind), instruction, each.error);
    }

    void check_releases() {
        if (!release_of(method_).empty()) return;
        std::string names;
        std::vector<std::string> seen;
        for (const Instruction& instruction : method_.instructions) {
            if (!calls_own(instruction) || instruction.args.empty()) continue;
            const auto releases = ops::cortex_m_releases(instruction.op, instruction.args.size() - 1);
            std::string span = releases.empty() ? std::string("none")
                                                : std::string(releases.front()) + " to " + std::string(releases.back());
            std::string text = instruction.op + " (" + span + ")";
            if (std::find(seen.begin(), seen.end(), text) != seen.end() || seen.size() == 8) continue;
            append_item(names, ", ", text);
            seen.push_back(std::move(text));
        }
        issues_.push_back({.code = IssueCode::mixed_releases,
                           .message = message("no release of ExecuTorch has all of the Cortex-M operators: {names}; a "
                                              "runtime refuses calls with another count of arguments",
                                              names)});
    }

    const Method& method_;
    Table<ValueId, bool> computed_;
    std::vector<PlanIssue> issues_;
};

}  // namespace

std::optional<Core> choose_core(const Method& method, std::optional<Core> asked) {
    const auto& code = method.instructions;
    if (std::none_of(code.begin(), code.end(), calls_own)) return std::nullopt;
    if (asked) return asked;
    std::array<ops::CoreFit, all_core_units.size()> fits{};
    for (const CoreUnit unit : all_core_units) fits[static_cast<std::size_t>(unit)] = fit_of(method, unit);
    const ops::CoreFit best = *std::max_element(fits.begin(), fits.end());
    const auto is_best = [&](CoreUnit unit) { return fits[static_cast<std::size_t>(unit)] == best; };
    // Scratch of zero bytes fits several kinds: then the usual one, or the default of ExecuTorch's lowering.
    for (const CoreUnit unit : {unit_of(default_core), CoreUnit::mve, CoreUnit::scalar})
        if (best != ops::CoreFit::none && is_best(unit)) return usual_core(unit);
    return default_core;
}

std::vector<PlanIssue> core_issues(const Method& method) {
    if (!method.core) return {};
    return CoreChecker(method).check();
}

std::vector<PlanIssue> delegate_issues(const Method& method, Core core) {
    std::vector<PlanIssue> issues;
    for (const Instruction& instruction : method.instructions) {
        if (instruction.kind != Instruction::Kind::delegate || !method.delegates.has(instruction.delegate)) continue;
        const std::string& id = method.delegates[instruction.delegate].id;
        if (std::find(backends_of_hosts.begin(), backends_of_hosts.end(), id) == backends_of_hosts.end()) continue;
        issues.push_back({.code = IssueCode::wrong_core,
                          .message = message("{node}: {backend} does not exist for a {core}: the runtime there refuses "
                                             "the program",
                                             instruction.name, id, title_of(core)),
                          .buffers = instruction.outs,
                          .subject = instruction.name});
        if (issues.size() == most_issues) break;
    }
    return issues;
}

std::string_view release_of(const Method& method) {
    std::optional<std::vector<std::string_view>> common;
    for (const Instruction& instruction : method.instructions) {
        if (!calls_own(instruction) || instruction.args.empty()) continue;
        auto releases = ops::cortex_m_releases(instruction.op, instruction.args.size() - 1);
        if (common)
            std::erase_if(releases, [&](std::string_view each) {
                return std::find(common->begin(), common->end(), each) == common->end();
            });
        common = std::move(releases);
    }
    return common && !common->empty() ? common->back() : std::string_view();
}

bool suits_core(const std::vector<PlanIssue>& issues) {
    return std::none_of(issues.begin(), issues.end(), [](const PlanIssue& issue) { return is_about_core(issue.code); });
}

}  // namespace arenascope
