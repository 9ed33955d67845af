#pragma once
// Of a program with quantised layers: the choice whether they compute on integers, beside the target that can.

class QWidget;

namespace arenascope {

struct Outcome;
class Workspace;

/// Null where the program has no quantised layers. A change is an undoable edit of the document.
[[nodiscard]] QWidget* integersRow(Workspace& workspace, const Outcome& outcome, QWidget* parent);

}  // namespace arenascope
