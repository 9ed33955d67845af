#pragma once

#include <QString>

namespace arenascope {

/// What charts are drawn with: "QCustomPlot 2.1.0".
[[nodiscard]] QString plotLibrary();

}  // namespace arenascope
