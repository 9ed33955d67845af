#pragma once
// Runs stages one after the other: the steps of lowering, and the passes. Each stage can be cancelled before it begins,
// skipped by name, timed, and checked by the IR verifier.

#include <functional>
#include <memory>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/progress.h"
#include "engine/ir/verify.h"

namespace arenascope {

/// A stage that ran or was skipped.
struct StageRun {
    std::string_view stage;
    double seconds = 0;  ///< wall clock
    bool is_skipped = false;
    std::function<std::string()> ir;  ///< the program after the stage as text (print.h); valid during the call
};

/// Settings for all stages; each engine has its own.
struct StageOptions {
    bool verify = false;                                 ///< a fault after a stage is an error that names the stage
    std::set<std::string, std::less<>> skip{};           ///< ids of stages to leave out; a required one is an error
    std::function<void(const StageRun& run)> observe{};  ///< called after each stage, on the worker's thread
};

struct CheckedStage {
    std::string_view id;
    std::function<Result<>()> run;
    bool is_required = true;
};

/// What the stages work on, as the runner sees it.
struct StageSubject {
    std::function<std::vector<IrFault>()> verify;
    std::function<std::string()> print;
};

/// `method` is read again after each stage, because the pointer may change.
[[nodiscard]] StageSubject method_subject(const std::shared_ptr<const Method>& method, const OperatorFacts& facts);
[[nodiscard]] StageSubject method_subject(const Method& method, const OperatorFacts& facts);

/// Runs `stages` in their order. The error of a stage is returned as it is.
Result<> run_stages(std::span<const CheckedStage> stages, const StageSubject& subject, const StageOptions& options,
                    Progress& progress);

}  // namespace arenascope
