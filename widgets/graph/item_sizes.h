#pragma once
// The sizes of cards. They depend on the length of the texts, not on the font.

#include <QSizeF>

#include "engine/ir/method.h"
#include "engine/study/graph/program_graph.h"

namespace arenascope {

QSizeF nodeSize(const ProgramGraph& graph, const Method& method, NodeIndex node);
QSizeF closedSize(const ProgramGraph& graph, FrameIndex frame);
/// The minimum width, for the title.
double frameWidth(const ProgramGraph& graph, FrameIndex frame);

/// The tensor that a node shows; null if it has none.
const Tensor* tensorOf(const Method& method, const ProgramNode& node);

}  // namespace arenascope
