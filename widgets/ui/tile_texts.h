#pragma once
// Tiled groups in words.

#include <QString>

#include "engine/tuning/method_edits.h"

namespace arenascope {

/// "conv_2 to add_3 in 6 tiles"
[[nodiscard]] QString tilesText(const TiledGroup& group);
/// "conv_2 to add_3 in 6 tiles and 2 more groups"
[[nodiscard]] QString tilesText(const TiledMethod& tiles);

}  // namespace arenascope
