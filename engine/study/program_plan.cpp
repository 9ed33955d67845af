#include "engine/study/program_plan.h"

#include <algorithm>
#include <map>

#include "engine/base/error_message.h"
#include "engine/export/export_stored.h"
#include "engine/open/other_methods.h"

namespace arenascope {

namespace {

void add(ProgramTotal& total, const std::string& method, const Plan& plan) {
    total.methods.push_back({.method = method,
                             .total_bytes = plan.total_bytes,
                             .pools = plan.pools,
                             .why_not = {},
                             .fits = plan.fits(),
                             .problem = plan.issues.empty() ? Message() : plan.issues.front().message});
    total.apart_bytes = checked_add(total.apart_bytes, plan.total_bytes).value_or(total.apart_bytes);
}

/// TensorFlow Lite's control flow: an operator runs other graphs of the file, each of which is a method here.
bool runs_graphs(const Method& method) {
    return std::any_of(method.instructions.begin(), method.instructions.end(), [](const Instruction& node) {
        return node.op == "tflite::IF" || node.op == "tflite::WHILE" || node.op == "tflite::CALL_ONCE";
    });
}

/// The maximum of each pool; if the first method runs the others, its tensors are live at the same time, and so are
/// those of each method on the way to another.
std::int64_t shared_bytes(const Program& program, const ProgramTotal& total) {
    const bool nested = runs_graphs(program.methods.front());
    const bool deeper = std::any_of(program.methods.begin() + 1, program.methods.end(), runs_graphs);
    std::map<std::int32_t, std::int64_t> first, others;
    for (std::size_t i = 0; i < total.methods.size(); ++i) {
        for (const PoolResult& pool : total.methods[i].pools) {
            std::int64_t& bytes = (nested && i == 0 ? first : others)[pool.mem_id];
            bytes = deeper && nested ? checked_add(bytes, pool.bytes).value_or(bytes) : std::max(bytes, pool.bytes);
        }
    }
    std::int64_t sum = 0;
    for (const auto* pools : {&first, &others}) {
        for (const auto& [mem_id, bytes] : *pools) sum = checked_add(sum, bytes).value_or(sum);
    }
    return sum;
}

}  // namespace

Result<std::optional<ProgramTotal>> plan_program(const Evaluator& engine, const Program& program,
                                                 const Outcome& outcome, Progress& progress, const Session* stored) {
    if (program.methods.size() < 2) return std::optional<ProgramTotal>{};
    ProgramTotal total;
    const Tuning& asked = outcome.report.asked;
    total.shares_state = asked.edits.share_mutable;
    for (const Method& method : program.methods) {
        if (method.name == outcome.method->name) {
            add(total, method.name, outcome.plan());
            continue;
        }
        auto other = engine.evaluate(program, asked_of(program, method, asked), {}, progress);
        if (!other.ok() && other.error().is_cancelled) return other.error();
        if (other.ok() && stored) CHECKED(show_beside(*stored, other.value()));
        if (other.ok()) add(total, method.name, other.value().plan());
        else
            total.methods.push_back(
                {.method = method.name, .total_bytes = 0, .pools = {}, .why_not = message_of(other.error())});
    }
    total.shared_bytes = shared_bytes(program, total);
    return std::optional<ProgramTotal>(std::move(total));
}

}  // namespace arenascope
