#pragma once
// A saved session as the window reads and writes it: engine/open/session_files.h with the user's own planners.

#include <QString>

#include "engine/open/session_files.h"

namespace arenascope {

[[nodiscard]] bool isSession(const QString& path);
/// `program` of the result is absolute. An external planner is replaced unless it is in the user's list; that, and
/// unknown members, are added to `warnings`.
Result<Session> readSession(const QString& path, std::vector<Error>* warnings = nullptr);
Result<> writeSession(const QString& path, Session session);

}  // namespace arenascope
