#pragma once
// Equal tiles of a group, written so that a file can have them as a loop of its method (formats/pte/pte_loops.h).

#include "engine/passes/tile/script.h"

namespace arenascope::tile {

/// Rewrites the tiles whose calls begin at `begins`, and end at its last. Temporaries of one role share one storage.
/// What steps from tile to tile is copied into such a storage before it is read, and out of it after it is written.
/// Tiles that differ in more than a constant step stay outside. Nothing changes if the loop would take more to load
/// than they do.
void roll_tiles(const std::vector<std::size_t>& begins, Script& script);

}  // namespace arenascope::tile
