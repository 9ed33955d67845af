#pragma once
// The plans of a program's other methods in a session. An export writes them together with the shown one.

#include <optional>

#include "engine/evaluate/evaluator.h"
#include "engine/formats/format.h"
#include "engine/open/saved_session.h"

namespace arenascope {

/// As a session stores them, by method.
[[nodiscard]] PlansByMethod plans_of(const std::vector<Outcome>& methods);
/// Shows the plan that `session` stored for a method that is not its own. If that plan does not fit, returns the
/// reason, and the method stays replanned. Returns nothing if the plan is shown or none is stored.
Result<std::optional<Error>> show_beside(const Session& session, Outcome& outcome);

/// Engine::export_to, with the plans that `session` (may be null) stored for the other methods. Returns why some of
/// these do not fit; such a method is replanned.
Result<std::vector<Error>> export_stored(const Evaluator& engine, const Session* session, const std::string& path,
                                         const Program& program, const Outcome& outcome, bool force, Progress& progress,
                                         const ExportOptions& options = {});

}  // namespace arenascope
