#pragma once
// What a tuning changed in a method before planning, and the issues found.

#include <string>
#include <vector>

#include "engine/planning/plan.h"
#include "engine/tuning/tuning.h"

namespace arenascope {

/// What a pass changed.
struct PassReport {
    std::string id;
    std::int64_t saved_bytes = 0;   ///< reduction of peak live bytes by the pass; negative: growth
    std::int64_t stored_bytes = 0;  ///< growth of the constants; negative: reduction
};

struct MethodReport {
    std::vector<PlanIssue> issues;  ///< of the tuning, not of a placement
    std::vector<PassReport> passes;
    Message assumed;  ///< sizes that are assumed for symbols without a bound; empty: none
    bool uses_hints = false;
    Message export_refusal;  ///< why this method cannot be exported; empty: it can
    Tuning asked;            ///< as it was given
    Tuning tuning;           ///< with the rules resolved to tensors
};

}  // namespace arenascope
