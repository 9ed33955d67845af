#pragma once
// One line about a program: what a table of many programs shows of each.

#include <optional>
#include <string>

#include "engine/evaluate/evaluator.h"
#include "engine/study/device_fit.h"
#include "engine/tuning/target.h"

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
    std::optional<double> move_ms{};  ///< time to move the bytes of one run; nothing: a pool has no bandwidth
    Fit fit = Fit::no_limit;          ///< on the target
    std::int64_t over_by = 0;         ///< of the memory with the largest excess
    Message over_in{};                ///< title of that memory
    std::optional<Error> failure{};   ///< why there is no plan on the target
};

/// Plans the first method; with a target, the smallest plan and the sums are those in its memories. The error says why
/// the program has no plan.
Result<ProgramSummary> summarise(const Evaluator& engine, const Program& program, const Target* target,
                                 Progress& progress);

}  // namespace arenascope
