#pragma once

#include <QStyledItemDelegate>

namespace arenascope {

class ViewState;

/// Role swatch before the name, names elided at the left, size bar under the number, ink bar on selected rows.
class TensorDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    TensorDelegate(const ViewState& state, QObject* parent) : QStyledItemDelegate(parent), state_(state) {}
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    const ViewState& state_;
};

}  // namespace arenascope
