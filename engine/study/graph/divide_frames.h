#pragma once
// Additional frames: chains of operators that only move data, and parts of frames that are too large to view.

#include "engine/study/graph/program_graph.h"

namespace arenascope {

/// A larger frame is divided by steps.
inline constexpr std::size_t most_children = 240;

/// Adds such frames, and counts the contents of every frame.
void divide_frames(ProgramGraph& graph);

}  // namespace arenascope
