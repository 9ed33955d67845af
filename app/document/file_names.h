#pragma once

#include <QString>

namespace arenascope {

/// "mobilenet/model.pt2": many files have one name, so that their folder tells them apart.
[[nodiscard]] QString nameWithFolder(const QString& path);
/// The same for a menu, where an ampersand would mark a key.
[[nodiscard]] QString menuName(const QString& path);

}  // namespace arenascope
