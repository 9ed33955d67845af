#pragma once
// Edits of the selected tensors, the same in charts, tables and the Plan menu: each an undo step for the document.
// Nothing is edited here.

#include <QMenu>
#include <functional>

#include "widgets/ui/view_state.h"

class QKeyEvent;

namespace arenascope::tensor_menu {

using Apply = std::function<void(const TensorEdits&)>;

/// The planned tensors of the selection, the current one first.
std::vector<ValueId> chosen(const ViewState& state);

// The steps themselves; without edits if the selection has no planned tensor.
TensorEdits togglePin(const ViewState& state);  ///< unpins if all are pinned, otherwise pins at the present offsets
TensorEdits moveTo(const ViewState& state, std::int32_t memId);
TensorEdits nudge(const ViewState& state, int units);  ///< by that many alignment units; pins
TensorEdits setOffset(const ViewState& state,
                      qint64 offset);                        ///< of the current tensor; the others keep their distance
TensorEdits setAlign(const ViewState& state, qint64 align);  ///< 0: the plan's

/// Entries with their keys (P, O, M) and further actions for the selection. `parent` gets the dialogs.
void fill(QMenu& menu, ViewState& state, QWidget* parent, const Apply& apply);
/// The pools as entries 1, 2, …: M and a digit move the selection.
void fillPools(QMenu& menu, const ViewState& state, const Apply& apply);
/// Executes the action that fill() shows for the key; false if there is none. `view` has the focus.
bool press(const QKeyEvent& event, QWidget& view, ViewState& state, const Apply& apply);
/// A right click in `view` opens fill()'s menu, for the tensor under the pointer or for the selection.
void attach(QWidget& view, ViewState& state, const Apply& apply);
/// Asks for an offset: hexadecimal, decimal, or with a unit. An illegal one is reported, and asked for again.
void askOffset(ViewState& state, QWidget* parent, const Apply& apply);

}  // namespace arenascope::tensor_menu
