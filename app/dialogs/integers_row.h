#pragma once
// For a program with quantised layers: whether they compute on integers, next to the target that supports it.

class QWidget;

namespace arenascope {

struct Outcome;
class Workspace;

/// Null if the program has no quantised layers. A change is an undoable edit of the document.
[[nodiscard]] QWidget* integersRow(Workspace& workspace, const Outcome& outcome, QWidget* parent);

}  // namespace arenascope
