#pragma once
// A saved session as the window reads and writes it: engine/tuning/session.h beside a program.

#include <QString>

#include "engine/tuning/session.h"

namespace arenascope {

[[nodiscard]] bool isSession(const QString& path);
/// `program` of the result is absolute.
Result<Session> readSession(const QString& path);
/// Old or new, never half. `program` is written relative to the session, so that both can be moved together.
Result<> writeSession(const QString& path, Session session);

}  // namespace arenascope
