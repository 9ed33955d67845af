#pragma once

#include <QString>

namespace arenascope {

/// "mobilenet/model.pt2": many files have the same name, so the folder is shown, too.
[[nodiscard]] QString nameWithFolder(const QString& path);
/// The same for a menu, where an ampersand would mark a key.
[[nodiscard]] QString menuName(const QString& path);

}  // namespace arenascope
