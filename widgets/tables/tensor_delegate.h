#pragma once

#include <QStyledItemDelegate>

#include "widgets/tables/tensor_model.h"

namespace arenascope {

/// Room for the triangle of a row of tiles, and before the tiles of an open one.
inline constexpr int tile_indent = 13;

class Notes;
class ViewState;

/// Role swatch before the name, names elided at the left, size bar under the number, selection bar on selected rows;
/// after the name a lock if it is pinned and a note icon if it has a note.
class TensorDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    TensorDelegate(const ViewState& state, QObject* parent) : QStyledItemDelegate(parent), state_(state) {}
    /// The notes; null: none.
    void setNotes(const Notes* notes) { notes_ = notes; }
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// Shows the note.
    bool helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                   const QModelIndex& index) override;

private:
    [[nodiscard]] QString noteOf(const QModelIndex& index) const;
    static void paintBranch(QPainter& painter, const QRect& room, TensorModel::Branch branch);
    const ViewState& state_;
    const Notes* notes_ = nullptr;
};

}  // namespace arenascope
