#include "engine/evaluate/evaluator.h"

#include <array>

#include "engine/base/text.h"
#include "engine/evaluate/delegated_method.h"
#include "engine/evaluate/device_pools.h"
#include "engine/evaluate/edited_method.h"
#include "engine/evaluate/method_core.h"
#include "engine/evaluate/plan_method.h"
#include "engine/evaluate/scheduled_method.h"
#include "engine/evaluate/stage_memo.h"
#include "engine/ops/facts.h"

namespace arenascope {

namespace {

/// The outcome with another operator order, if one was requested and its plan is smaller.
Result<Outcome> with_schedule(Outcome plain, const Program& program, const Tuning& applied,
                              const Extensions& extensions, const std::vector<std::string>& planners,
                              const StageOptions& options, Progress& progress) {
    const Tuning& asked = plain.report.asked;
    if (asked.schedule == ScheduleMode::off) return plain;
    std::shared_ptr<const Method> ordered = plain.method;
    const auto schedule = [&]() -> Result<> {
        TRY(auto found, scheduled(*plain.method, plain.plans.back().problem, asked, progress));
        if (found) ordered = std::move(found);
        return done;
    };
    const std::array stages{CheckedStage{.id = "schedule", .run = schedule, .is_required = false}};
    CHECKED(run_stages(stages, method_subject(ordered, ops::operator_facts()), options, progress));
    if (ordered == plain.method) return plain;
    Outcome better;
    better.report = plain.report;
    better.partition = plain.partition;
    better.work = plain.work;
    better.method = std::move(ordered);
    CHECKED(plan_method(program, applied, extensions, planners, better, progress));
    return note_schedule(std::move(better), std::move(plain), applied);
}

}  // namespace

Evaluator::Evaluator() : Evaluator(Extensions()) {}

Evaluator::Evaluator(Extensions extensions, StageOptions stages)
    : extensions_(std::move(extensions)), stages_(std::move(stages)), memo_(std::make_shared<StageMemo>()) {}

namespace {

bool reads_data(const Tuning& tuning) {
    return !tuning.delegation.backends.empty() || !tuning.delegation.rules.empty();
}

}  // namespace

Result<Outcome> Evaluator::evaluate_with(bool needs_data, const Program& program,
                                         const std::shared_ptr<const Program>& owner, const Tuning& tuning,
                                         const std::vector<std::string>& planners, Progress& progress) const {
    TRY(const Method* found, find_method(program, tuning.method));
    const auto shared = owner ? std::shared_ptr<const Method>(owner, found) : nullptr;
    TRY(EditedMethod edited, edit_method(*found, shared, program, tuning, needs_data, *memo_, stages_, progress));
    if (progress.cancelled()) return cancelled();
    TRY(const Delegated delegated,
        delegate_method(edited.method, tuning.delegation, extensions_.backends, *memo_, stages_, progress));
    Outcome outcome;
    outcome.report = std::move(edited.report);
    outcome.report.issues.insert(outcome.report.issues.end(), delegated.made->issues.begin(),
                                 delegated.made->issues.end());
    outcome.method = delegated.made->method;
    if (tuning.core) {
        for (PlanIssue& issue : delegate_issues(*outcome.method, *tuning.core))
            outcome.report.issues.push_back(std::move(issue));
    }
    outcome.partition = delegated.made->partition;
    outcome.work = {.passes = edited.passes_run, .delegates = delegated.delegates_compiled};
    Tuning applied = outcome.report.tuning;
    if (outcome.partition) forget_delegated(*edited.method, *outcome.method, applied);
    CHECKED(check_devices(applied.pools, extensions_.backends, extensions_.devices));
    add_device_pools(applied, *outcome.method, extensions_.backends, extensions_.devices);
    CHECKED(plan_method(program, applied, extensions_, planners, outcome, progress));
    return with_schedule(std::move(outcome), program, applied, extensions_, planners, stages_, progress);
}

Result<Outcome> Evaluator::evaluate(const Program& program, const Tuning& tuning,
                                    const std::vector<std::string>& planners, Progress& progress) const {
    return evaluate_with(true, program, nullptr, tuning, planners, progress);
}

Result<Outcome> Evaluator::evaluate(const std::shared_ptr<const Program>& program, const Tuning& tuning,
                                    const std::vector<std::string>& planners, Progress& progress) const {
    return evaluate_with(true, *program, program, tuning, planners, progress);
}

Result<Outcome> Evaluator::evaluate_sizes(const Program& program, const Tuning& tuning,
                                          const std::vector<std::string>& planners, Progress& progress) const {
    return evaluate_with(reads_data(tuning), program, nullptr, tuning, planners, progress);
}

Result<Outcome> Evaluator::evaluate_sizes(const std::shared_ptr<const Program>& program, const Tuning& tuning,
                                          const std::vector<std::string>& planners, Progress& progress) const {
    return evaluate_with(reads_data(tuning), *program, program, tuning, planners, progress);
}

Result<const Method*> find_method(const Program& program, const std::string& name) {
    if (program.methods.empty()) return Error{.what = message("the program has no method")};
    if (name.empty()) return &program.methods.front();
    std::string known;
    for (const Method& method : program.methods) {
        if (method.name == name) return &method;
        append_item(known, ", ", method.name);
    }
    return Error{.what = message("unknown method '{name}'", name), .expected = Message::verbatim(known)};
}

}  // namespace arenascope
