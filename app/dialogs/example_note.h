#pragma once
// A note of the export dialog on the sizes that a plan is for.

class QLabel;
class QWidget;

namespace arenascope {

struct Outcome;

/// Planned for the example's sizes; null: for the ranges.
QLabel* exampleNote(const Outcome& outcome, QWidget* parent);

}  // namespace arenascope
