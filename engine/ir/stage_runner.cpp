#include "engine/ir/stage_runner.h"

#include <chrono>

#include "engine/ir/print.h"

namespace arenascope {

namespace {

Result<> run_one(const CheckedStage& stage, const StageSubject& subject, const StageOptions& options) {
    StageRun run{.stage = stage.id, .is_skipped = options.skip.contains(stage.id), .ir = subject.print};
    if (run.is_skipped && stage.is_required) {
        return Error{.what = message("the stage '{stage}' cannot be skipped", stage.id),
                     .expected = message("a stage that the program does not need")};
    }
    if (!run.is_skipped) {
        const auto start = std::chrono::steady_clock::now();
        CHECKED(stage.run());
        run.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    }
    if (options.verify) CHECKED(check_ir(subject.verify(), stage.id));
    if (options.observe) options.observe(run);
    return done;
}

}  // namespace

StageSubject method_subject(const std::shared_ptr<const Method>& method, const OperatorFacts& facts) {
    return {.verify = [&] { return verify_ir(*method, facts); }, .print = [&] { return print(*method, facts); }};
}

StageSubject method_subject(const Method& method, const OperatorFacts& facts) {
    return {.verify = [&] { return verify_ir(method, facts); }, .print = [&] { return print(method, facts); }};
}

Result<> run_stages(std::span<const CheckedStage> stages, const StageSubject& subject, const StageOptions& options,
                    Progress& progress) {
    for (const CheckedStage& stage : stages) {
        if (progress.cancelled()) return cancelled();
        CHECKED(run_one(stage, subject, options));
    }
    return done;
}

}  // namespace arenascope
