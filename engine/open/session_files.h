#pragma once
// Sessions as files: read with what of them is not taken, and written.

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/tuning/session.h"

namespace arenascope {

/// Whether a file is a session, by its suffix and its contents.
[[nodiscard]] bool is_session(const std::string& path);

struct ReadSession {
    Session session;                     ///< its program, where it names one, as an absolute path
    std::optional<std::string> program;  ///< that it asks for as a planner and may not start: 'auto' plans instead
    std::vector<Error> unknown;          ///< members that mean nothing
};
/// `allowed`: programs that a session may start as planners, see take_off_program(). Also reads a bare tuning.
Result<ReadSession> read_session(const std::string& path, std::span<const std::string> allowed);

/// Old or new, never half. The program is written relative to the session, so that both can be moved together.
Result<> write_session(const std::string& path, Session session);

}  // namespace arenascope
