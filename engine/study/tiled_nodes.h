#pragma once
// The operators of tiled groups in the method that was cut: the calls that each became, and the rows that they compute.

#include <map>
#include <string>
#include <vector>

#include "engine/ir/method.h"
#include "engine/tuning/method_edits.h"

namespace arenascope {

/// An operator that runs in tiles, as it was before it was cut.
struct TiledNode {
    std::string name, op, module_path;
    std::string source;  ///< "model.py:12"; empty: not recorded
    std::vector<InstructionIndex> calls;
};

struct TiledNodes {
    const TiledGroup* group = nullptr;
    std::vector<TiledNode> nodes;  ///< in the order of their first calls
    InstructionIndex first{}, last{};
};

/// The groups of `tiles` that the method has; `tiles` must outlive them.
[[nodiscard]] std::vector<TiledNodes> tiled_nodes(const Method& method, const TiledMethod& tiles);

/// Which tile of an operator's result a tensor is.
struct TileRows {
    std::string whole;          ///< node that the tensor is a part of
    int number = 1, count = 1;  ///< of its calls
    std::size_t axis = 0;
    std::int64_t lo = 0, hi = 0, size = 0;  ///< rows [lo, hi) of so many along that axis; all 0: unknown
    InstructionIndex call{};
    [[nodiscard]] bool knows_rows() const { return hi > lo; }
};

/// By tensor, for all operators with several calls. `tiles`: the groups, if they are known; a sum that is added up tile
/// by tile has no rows. `repeats`: tiles compute rows at their borders again, so sizes do not tell where they begin.
[[nodiscard]] std::map<ValueId, TileRows> tile_rows(const Method& method, const TiledMethod* tiles,
                                                    bool repeats = false);

}  // namespace arenascope
