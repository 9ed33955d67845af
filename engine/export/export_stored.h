#pragma once
// The plans of a program's other methods in a session: an export writes them with the shown one, so a session keeps
// them beside it.

#include <optional>

#include "engine/evaluate/evaluator.h"
#include "engine/formats/format.h"
#include "engine/open/saved_session.h"

namespace arenascope {

/// As a session stores them, by method.
[[nodiscard]] PlansByMethod plans_of(const std::vector<Outcome>& methods);
/// Shows the plan that `session` stored of a method beside its own. Returns what is wrong with that plan where it does
/// not fit, and the method stays planned anew; nothing where it is shown or none is stored.
Result<std::optional<Error>> show_beside(const Session& session, Outcome& outcome);

/// Engine::export_to, with the plans that `session` (may be null) stored of the methods beside the shown one. Returns
/// why some of these do not fit: such a method is planned anew.
Result<std::vector<Error>> export_stored(const Evaluator& engine, const Session* session, const std::string& path,
                                         const Program& program, const Outcome& outcome, bool force, Progress& progress,
                                         const ExportOptions& options = {});

}  // namespace arenascope
