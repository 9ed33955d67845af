#pragma once
// What has to be said of a session before it is used: it may come from anybody, and for another program.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/tuning/session.h"

namespace arenascope {

/// A file starts no program: where the tuning, or a pool of it, asks for a planner `exec:PROGRAM` that is none of
/// `allowed` (programs, without `exec:`), it asks for 'auto' from here on, the pool for the plan's, and the program is
/// returned: the first of several.
std::optional<std::string> take_off_program(Tuning& tuning, std::span<const std::string> allowed);

/// Whether a program of the user's own is among its planners: what that placed cannot be had again from a file alone.
[[nodiscard]] bool asks_program(const Tuning& tuning);

/// Members of a session or of a bare tuning that mean nothing, with the nearest known name. For texts that
/// session_from_json has taken.
std::vector<Error> unknown_keys(std::string_view text);
/// The same of a target preset's text.
std::vector<Error> unknown_preset_keys(std::string_view text);

/// The stored plan with the names that its tensors have now: old to new.
void rename_places(Session& session, const std::map<std::string, std::string>& names);

/// What is wrong with the stored plan for a problem of `method`: it is not its plan and cannot be shown, or it places
/// tensors that are not there. Nothing: it fits, or none is stored.
std::optional<Error> misfit(const Session& session, const Method& method, const Problem& problem);

}  // namespace arenascope
