#pragma once
// A check of memory budgets for a build server: a shell script, or a workflow of GitHub Actions. The opposite way of
// options: from what the window shows to files that a project keeps.

#include <string>
#include <vector>

#include "engine/ir/method.h"
#include "engine/tuning/tuning.h"

namespace arenascope::cli {

struct CiCheck {
    std::string program;               ///< path of the model, relative to the folder of the check
    std::vector<std::string> options;  ///< of info: how the program is planned
    std::vector<Limit> budgets;        ///< of memories, and the bytes that the application uses
    bool is_present = false;           ///< the budgets are what the program uses now
};

/// The budgets of a tuning: its limits. Capacities of pools and targets are in the options already.
[[nodiscard]] std::vector<Limit> budgets_of(const Tuning& tuning, const std::vector<std::string>& options);
/// Options of the verbs that judge a device, for its runtime; none where a target or a session in the options has it.
[[nodiscard]] std::vector<std::string> runtime_options(const Program& program, const Tuning& tuning,
                                                       const std::vector<std::string>& options);

/// For sh: exit status 0 where every budget is met, 1 where one is not or cannot be known, 2 for an unusable file.
[[nodiscard]] std::string ci_script(const CiCheck& check);
/// A workflow with the same check.
[[nodiscard]] std::string ci_workflow(const CiCheck& check);

}  // namespace arenascope::cli
