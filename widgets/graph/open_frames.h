#pragma once
// Chooses the open frames: at first, by depth, and by similarity.

#include <set>

#include "engine/study/graph/program_graph.h"

namespace arenascope {

/// Opens levels from outside while at most `most` parts are drawn, then the frames on the way to `to`.
[[nodiscard]] std::set<FrameIndex> framesAtFirst(const ProgramGraph& graph, NodeIndex to, std::size_t most = 64);
/// Opens all frames up to a depth; chains stay closed before the last level.
[[nodiscard]] std::set<FrameIndex> framesToLevel(const ProgramGraph& graph, int level);
[[nodiscard]] int deepestLevel(const ProgramGraph& graph);
/// Frames with the same operators and shapes, including this one.
[[nodiscard]] std::set<FrameIndex> framesAlike(const ProgramGraph& graph, FrameIndex frame);
/// All frames that contain it, except the program itself.
[[nodiscard]] std::set<FrameIndex> framesAround(const ProgramGraph& graph, FrameIndex frame);

/// The frames with the same names in another graph of the same program.
std::set<FrameIndex> sameFrames(const ProgramGraph& before, const std::set<FrameIndex>& open, const ProgramGraph& now);

}  // namespace arenascope
