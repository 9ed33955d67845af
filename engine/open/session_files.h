#pragma once
// Reads and writes session files, and reports the parts that were not used.

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
    std::optional<std::string> program;  ///< an external planner that it names and may not start: 'auto' plans instead
    std::vector<Error> unknown;          ///< unknown members
};
/// `allowed`: external planners that a session may start, see take_off_program(). Also reads a bare tuning.
Result<ReadSession> read_session(const std::string& path, std::span<const std::string> allowed);

/// Writes atomically. The program's path is relative to the session, so that both can be moved together.
Result<> write_session(const std::string& path, Session session);

}  // namespace arenascope
