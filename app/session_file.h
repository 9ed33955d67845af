#pragma once
// A saved session: which program, and what was changed. Small JSON beside the model; the weights stay where they are.

#include <QString>

#include "engine/tuning/tuning.h"

namespace arenascope {

struct SessionFile {
    QString program;  ///< absolute
    Tuning tuning;
};

[[nodiscard]] bool isSession(const QString& path);
Result<SessionFile> readSession(const QString& path);
Result<> writeSession(const QString& path, const SessionFile& session);

}  // namespace arenascope
