#pragma once

#include <QString>

namespace arenascope {

/// The library that draws charts: "QCustomPlot 2.1.0".
[[nodiscard]] QString plotLibrary();

}  // namespace arenascope
