#pragma once
// The user's changes of a method before it is planned: bounds, passes, operators, and pools for kinds of tensors. A
// part of the Tuning.

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/ir/method.h"

namespace arenascope {

/// "op:aten::add.*&size>=64K" -> pool 2; no pool: bound by the caller. The last matching rule wins.
struct PlanRule {
    std::string match;
    std::optional<std::int32_t> pool{};
    bool operator==(const PlanRule&) const = default;
};

/// Another operator for a node, or for every node that runs `op` and writes into a pool.
struct OperatorRule {
    std::string node;  ///< a rule for nodes, or one's name; empty: by operator and pool
    std::string op{};  ///< "aten::copy_", with `pool`
    std::optional<std::int32_t> pool{};
    std::string replacement{};  ///< "mylib::dma_copy.out"
    bool operator==(const OperatorRule&) const = default;
};

/// Consecutive operators that run tile by tile (passes/tile/group.h). Names tell which they are where a changed program
/// numbers its operators differently.
struct TiledGroup {
    std::int64_t begin = 0, end = 0;       ///< operators, as the search numbers them; end is outside
    std::string first{}, last{};           ///< nodes of the first and the last of them
    std::string leader{};                  ///< tensor whose rows are divided among the tiles
    std::int64_t made_by = 0, result = 0;  ///< operator of the group that makes it, and which of its results it is
    std::int64_t axis = 0, tiles = 0;
    bool is_sum = false, copies_planes = false;
    bool is_loop = false, is_over_operand = false;  ///< of a TensorFlow Lite model: one WHILE runs the tiles
    bool operator==(const TiledGroup&) const = default;
};

/// The tiled groups of a method, ascending and apart.
struct TiledMethod {
    std::string method{};
    bool channels_last = false;  ///< images between them keep their channels last
    std::vector<TiledGroup> groups{};
    bool operator==(const TiledMethod&) const = default;
};

struct MethodEdits {
    bool hints = false;                 ///< upper bounds from the exported example instead of the ranges
    bool allow_wider_ranges = false;    ///< export even if a range is wider than the file's
    bool share_mutable = false;         ///< one place per state name in all methods
    std::vector<std::string> passes{};  ///< ids of optional passes, in order
    std::vector<PlanRule> rules{};
    std::vector<OperatorRule> operators{};
    std::vector<TiledMethod> tiles{};  ///< at most one for each method
    bool operator==(const MethodEdits&) const = default;
};

}  // namespace arenascope
