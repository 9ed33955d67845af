#pragma once
// What can be done to the selected tensors by hand, the same in charts, tables and the Plan menu: each an undo
// step for the document to make. Nothing here edits.

#include <QMenu>
#include <functional>

#include "widgets/ui/view_state.h"

class QKeyEvent;

namespace arenascope::tensor_menu {

using Apply = std::function<void(const TensorEdits&)>;

/// The planned tensors of the selection, the current one first.
std::vector<ValueId> chosen(const ViewState& state);

// The steps themselves; without edits where the selection has no planned tensor.
TensorEdits togglePin(const ViewState& state);  ///< unpins if all are pinned, else pins where they are
TensorEdits moveTo(const ViewState& state, std::int32_t memId);
TensorEdits nudge(const ViewState& state, int units);  ///< by that many alignment units; pins
TensorEdits setOffset(const ViewState& state,
                      qint64 offset);                        ///< of the current tensor; the others keep their distance
TensorEdits setAlign(const ViewState& state, qint64 align);  ///< 0: the plan's

/// Entries with their keys (P, O, M) and what else the selection allows. `parent` gets the dialogs.
void fill(QMenu& menu, ViewState& state, QWidget* parent, const Apply& apply);
/// The pools as entries 1, 2, …: M and a digit move the selection.
void fillPools(QMenu& menu, const ViewState& state, const Apply& apply);
/// Does what fill() names the key for; false where it names it for nothing. `view` has the focus.
bool press(const QKeyEvent& event, QWidget& view, ViewState& state, const Apply& apply);
/// A right click in `view` opens fill()'s menu, for the tensor under the pointer or for what is selected.
void attach(QWidget& view, ViewState& state, const Apply& apply);
/// Asks for an offset: hexadecimal, decimal, or with a unit. What cannot be is said, and asked for again.
void askOffset(ViewState& state, QWidget* parent, const Apply& apply);

}  // namespace arenascope::tensor_menu
