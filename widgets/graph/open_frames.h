#pragma once
// Which frames are open: at first, to a level, and those that are alike.

#include <set>

#include "engine/study/graph/program_graph.h"

namespace arenascope {

/// Levels from outside for as long as `most` things are drawn; then those on the way to `to`.
[[nodiscard]] std::set<FrameIndex> framesAtFirst(const ProgramGraph& graph, NodeIndex to, std::size_t most = 64);
/// All that lie at most so many levels deep; chains stay folded before the last level.
[[nodiscard]] std::set<FrameIndex> framesToLevel(const ProgramGraph& graph, int level);
[[nodiscard]] int deepestLevel(const ProgramGraph& graph);
/// Those with the same operators and shapes, itself among them.
[[nodiscard]] std::set<FrameIndex> framesAlike(const ProgramGraph& graph, FrameIndex frame);
/// All that hold it, without the program itself.
[[nodiscard]] std::set<FrameIndex> framesAround(const ProgramGraph& graph, FrameIndex frame);

}  // namespace arenascope
