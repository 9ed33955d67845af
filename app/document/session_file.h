#pragma once
// A saved session as the window reads and writes it: engine/open/session_files.h with the user's own planners.

#include <QString>

#include "engine/open/session_files.h"

namespace arenascope {

[[nodiscard]] bool isSession(const QString& path);
/// `program` of the result is absolute. A planner that is a program is taken off unless it is one of the user's own;
/// that, and members that mean nothing, are added to `warnings`.
Result<Session> readSession(const QString& path, std::vector<Error>* warnings = nullptr);
Result<> writeSession(const QString& path, Session session);

}  // namespace arenascope
