#pragma once
// Checks of a session before it is used: it may come from an untrusted source, and from another program.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/tuning/session.h"

namespace arenascope {

/// A file must not start programs: where the tuning, or a pool of it, names a planner `exec:PROGRAM` that is not in
/// `allowed` (programs, without `exec:`), it is replaced by 'auto', for a pool by the plan's planner, and the program
/// is returned: the first of several.
std::optional<std::string> take_off_program(Tuning& tuning, std::span<const std::string> allowed);

/// Whether an external program is among its planners: its placement cannot be reproduced from a file alone.
[[nodiscard]] bool asks_program(const Tuning& tuning);

/// Unknown members of a session or of a bare tuning, with the nearest known name. For texts that session_from_json
/// accepted.
std::vector<Error> unknown_keys(std::string_view text);
/// The same of a target preset's text.
std::vector<Error> unknown_preset_keys(std::string_view text);

/// The stored plan with the present names of its tensors: old to new.
void rename_places(Session& session, const std::map<std::string, std::string>& names);

/// Why the stored plan does not fit a problem of `method`: it belongs to another problem, or places tensors that do not
/// exist. Nothing: it fits, or none is stored.
std::optional<Error> misfit(const Session& session, const Method& method, const Problem& problem);

}  // namespace arenascope
