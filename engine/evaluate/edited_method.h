#pragma once
// From a method of a program to the one that is delegated and planned: sizes, passes, rules, operators.

#include <memory>

#include "engine/base/progress.h"
#include "engine/evaluate/method_report.h"
#include "engine/evaluate/stage_memo.h"
#include "engine/ir/stage_runner.h"

namespace arenascope {

struct EditedMethod {
    std::shared_ptr<const Method> method;
    MethodReport report;
    std::int32_t passes_run = 0;  ///< 0: an earlier evaluation ran them
};

/// Specialises `found`, a method of `program`, and applies the edits of the tuning. `needs_data`: constants made by
/// passes get their bytes; otherwise only their sizes, for a plan that is never run or exported. `shared`: `found`,
/// which is the result where nothing changes it; null: the result is a copy.
Result<EditedMethod> edit_method(const Method& found, const std::shared_ptr<const Method>& shared,
                                 const Program& program, const Tuning& tuning, bool needs_data, StageMemo& memo,
                                 const StageOptions& options, Progress& progress);

}  // namespace arenascope
