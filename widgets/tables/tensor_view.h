#pragma once

#include <QTableView>

namespace arenascope {

/// The rows of the tensor table. What is dragged is one badge with a name or a count, beside the pointer: cards and
/// numbers under it stay legible.
class TensorView : public QTableView {
    Q_OBJECT
public:
    using QTableView::QTableView;
    /// What a drag of these rows carries beside the pointer.
    [[nodiscard]] QPixmap badge(const QModelIndexList& rows) const;

protected:
    void startDrag(Qt::DropActions actions) override;
};

}  // namespace arenascope
