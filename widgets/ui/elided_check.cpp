// A check box that shortens its text to its width.

#include "widgets/ui/elided_check.h"

#include <QHelpEvent>
#include <QStyleOptionButton>
#include <QStylePainter>
#include <QToolTip>
#include <algorithm>

namespace arenascope {

ElidedCheck::ElidedCheck(const QString& text, QWidget* parent) : QCheckBox(text, parent) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

QSize ElidedCheck::minimumSizeHint() const {
    constexpr int few_letters = 8;
    const int hidden = fontMetrics().horizontalAdvance(text()) -
        fontMetrics().horizontalAdvance(QString(few_letters, QLatin1Char('n')));
    return QCheckBox::minimumSizeHint() - QSize(std::max(0, hidden), 0);
}

QString ElidedCheck::fitting() const {
    const int around = sizeHint().width() - fontMetrics().horizontalAdvance(text());
    return fontMetrics().elidedText(text(), Qt::ElideRight, width() - around);
}

void ElidedCheck::paintEvent(QPaintEvent*) {
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    option.text = fitting();
    painter.drawControl(QStyle::CE_CheckBox, option);
}

bool ElidedCheck::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip || fitting() == text()) return QCheckBox::event(event);
    const QString whole = toolTip().isEmpty() ? text() : text() + QLatin1Char('\n') + toolTip();
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), whole, this);
    return true;
}

}  // namespace arenascope
