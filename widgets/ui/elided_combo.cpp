// A combo box that shortens its text to its width.

#include "widgets/ui/elided_combo.h"

#include <QStyleOptionComboBox>
#include <QStylePainter>

namespace arenascope {

void ElidedCombo::paintEvent(QPaintEvent*) {
    constexpr int margin = 4;  // the style sets the text in by as much
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    const int room =
        style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this).width() - margin;
    option.currentText = fontMetrics().elidedText(option.currentText, Qt::ElideRight, room);
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

}  // namespace arenascope
