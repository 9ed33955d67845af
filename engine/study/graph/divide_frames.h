#pragma once
// Frames that follow from what others hold: chains of operators that only move data, and parts of what is too much to
// be looked at at once.

#include "engine/study/graph/program_graph.h"

namespace arenascope {

/// A frame that would hold more than this is divided by steps.
inline constexpr std::size_t most_children = 240;

/// Adds such frames, and counts what every frame holds.
void divide_frames(ProgramGraph& graph);

}  // namespace arenascope
