#pragma once
// A saved session as the window reads and writes it: engine/tuning/session.h beside a program.

#include <QString>

#include "engine/tuning/session.h"

namespace arenascope {

[[nodiscard]] bool isSession(const QString& path);
/// `program` of the result is absolute. A planner that is a program is taken off unless it is one of the user's own;
/// that, and members that mean nothing, are added to `warnings`.
Result<Session> readSession(const QString& path, std::vector<Error>* warnings = nullptr);
/// Old or new, never half. `program` is written relative to the session, so that both can be moved together.
Result<> writeSession(const QString& path, Session session);

}  // namespace arenascope
