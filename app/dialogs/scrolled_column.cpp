// A column of a dialog that is as wide as its contents and scrolls where the window is too low for them.

#include "app/dialogs/scrolled_column.h"

#include <QEvent>
#include <QScrollBar>
#include <algorithm>

namespace arenascope {

ScrolledColumn::ScrolledColumn(QWidget* contents, QWidget* parent) : QScrollArea(parent) {
    setObjectName(QStringLiteral("sheetColumn"));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);  // its controls have it, and come into view
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    setWidgetResizable(true);
    setWidget(contents);
    contents->setAutoFillBackground(false);
}

/// The scroll bar has its room even while it is hidden: otherwise the column would widen with it.
QSize ScrolledColumn::minimumSizeHint() const {
    const int wanted = std::max(widget()->minimumSizeHint().width(), widget()->minimumWidth());
    return {wanted + verticalScrollBar()->sizeHint().width(), QScrollArea::minimumSizeHint().height()};
}

QSize ScrolledColumn::sizeHint() const { return {minimumSizeHint().width(), widget()->sizeHint().height()}; }

/// The contents change with the target, with the options and with the fonts of the style.
bool ScrolledColumn::eventFilter(QObject* watched, QEvent* event) {
    if (watched == widget() && event->type() == QEvent::LayoutRequest) updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

}  // namespace arenascope
