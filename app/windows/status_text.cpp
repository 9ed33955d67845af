// A text of the status bar, with numbers in the monospaced font.

#include "app/windows/status_text.h"

#include <QPainter>

#include "widgets/plot/plot_paint.h"
#include "widgets/theme/theme.h"

namespace arenascope {

StatusText::StatusText(QWidget* parent) : QLabel(parent) {
    setTextFormat(Qt::PlainText);
    setStyleState(*this, "tone", QStringLiteral("hint"));
}

void StatusText::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    paint::mixedText(painter, contentsRect(), Qt::AlignLeft, text(), font());
}

}  // namespace arenascope
