#pragma once
// One line about a program: what a table of many programs shows of each.

#include <optional>
#include <string>

#include "engine/evaluate/evaluator.h"

namespace arenascope {

struct ProgramSummary {
    FormatId format = FormatId::none;
    std::string method;
    std::int32_t operators = 0;
    std::optional<std::int64_t> own_bytes;    ///< arenas of the plan that the file brings
    std::optional<std::int64_t> least_bytes;  ///< arenas of the smallest plan that was found
    /// Of the device with the file's own plan, if it has one, else with the smallest; nothing: a required part is not
    /// known.
    std::optional<std::int64_t> ram, flash;
};

/// Plans the first method. The error says why it has no plan.
Result<ProgramSummary> summarise(const Evaluator& engine, const Program& program, Progress& progress);

}  // namespace arenascope
