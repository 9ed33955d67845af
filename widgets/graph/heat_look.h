#pragma once
// The colours of heat on cards, and of what is written on them.

#include <QColor>

namespace arenascope {

/// Behind a card: five steps of one hue. `part`: 0 to 1.
[[nodiscard]] QColor heatColor(double part);
/// For what matters less on a fill: dimmer than textOn(), as far as that can still be read.
[[nodiscard]] QColor dimTextOn(const QColor& fill);

}  // namespace arenascope
