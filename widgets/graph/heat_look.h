#pragma once
// The colours of heat on cards, and of the texts on them.

#include <QColor>

namespace arenascope {

/// Behind a card: five steps of one hue. `part`: 0 to 1.
[[nodiscard]] QColor heatColor(double part);
/// For secondary texts on a fill: dimmer than textOn(), but still readable.
[[nodiscard]] QColor dimTextOn(const QColor& fill);

}  // namespace arenascope
