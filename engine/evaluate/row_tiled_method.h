#pragma once
// The tiled groups of a tuning for a TensorFlow Lite model, whose operators are cut by rows (passes/row_tiles).

#include <string_view>

#include "engine/evaluate/method_report.h"
#include "engine/passes/row_tiles/row_group.h"

namespace arenascope {

/// The pass that a model goes through before it is cut by rows.
inline constexpr std::string_view row_tiles_pass = "fold-padding";

/// Whether a method is that of a TensorFlow Lite model.
[[nodiscard]] bool is_cut_by_rows(const Method& method);

/// Groups of a search, as a tuning keeps them. The leader of a group is the first tensor whose rows are exact in every
/// tile: rows that are wrong at the border of a tile are cropped there.
[[nodiscard]] TiledMethod row_tiled_groups(const rows::RowGraph& graph, const std::vector<rows::RowGroup>& groups);

/// Cuts a method into these groups. Those that do not apply to it are left out, and an issue names them.
Result<> tile_method_by_rows(Method& method, const Tuning& tuning, const TiledMethod& tiles, MethodReport& report);

/// An issue: a group that the method does not have.
[[nodiscard]] PlanIssue group_not_applied(const TiledGroup& group, const Message& why);

}  // namespace arenascope
