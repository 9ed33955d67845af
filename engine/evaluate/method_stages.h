#pragma once
// Between opening and planning: bounds, optional passes and operators by name, as a tuning asks for them.

#include <string>
#include <vector>

#include "engine/base/progress.h"
#include "engine/ir/method.h"
#include "engine/planning/plan.h"
#include "engine/tuning/tuning.h"

namespace arenascope {

/// What a pass changed.
struct PassReport {
    std::string id;
    std::int64_t saved_bytes = 0;   ///< of the most bytes that live at once, before and after; negative: more
    std::int64_t stored_bytes = 0;  ///< constants more than before; negative: fewer
};

struct MethodReport {
    std::vector<PlanIssue> problems;  ///< of what was asked for, not of a placement
    std::vector<PassReport> passes;
    bool uses_hints = false;
    Message export_refusal;      ///< why this must not be exported as it is; empty: it may
    Tuning asked;                ///< as it was given
    Tuning tuning;               ///< with the rules resolved to tensors
};

/// Specialises a method of `program` and applies what the tuning edits.
Result<MethodReport> edit_method(Method& method, const Program& program, const Tuning& tuning, Progress& progress);
/// The same, where constants that passes make get their sizes and no bytes: for a plan that is never run or written.
Result<MethodReport> edit_method_sizes(Method& method, const Program& program, const Tuning& tuning,
                                       Progress& progress);

}  // namespace arenascope
