#pragma once
// How much room cards take: by the length of what is written on them, the same with every font.

#include <QSizeF>

#include "engine/ir/method.h"
#include "engine/study/graph/program_graph.h"

namespace arenascope {

QSizeF nodeSize(const ProgramGraph& graph, const Method& method, NodeIndex node);
QSizeF closedSize(const ProgramGraph& graph, FrameIndex frame);
/// At the least, for its title.
double frameWidth(const ProgramGraph& graph, FrameIndex frame);

/// The tensor that a node is about; null where it has none.
const Tensor* tensorOf(const Method& method, const ProgramNode& node);

}  // namespace arenascope
