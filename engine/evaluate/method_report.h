#pragma once
// What a tuning changed about a method before it was planned, and what is wrong with that.

#include <string>
#include <vector>

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
    std::vector<PlanIssue> issues;  ///< of what was asked for, not of a placement
    std::vector<PassReport> passes;
    Message assumed;  ///< the sizes that are planned although nobody gave a bound; empty: none
    bool uses_hints = false;
    Message export_refusal;  ///< why this must not be exported as it is; empty: it may
    Tuning asked;            ///< as it was given
    Tuning tuning;           ///< with the rules resolved to tensors
};

}  // namespace arenascope
