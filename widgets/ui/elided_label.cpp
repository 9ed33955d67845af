// A label that shortens its text to its width.

#include "widgets/ui/elided_label.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QToolTip>

#include "widgets/theme/theme.h"
#include "widgets/ui/fact_label.h"

namespace arenascope {

ElidedLabel::ElidedLabel(const QString& text, const char* tone, Qt::TextElideMode cut, QWidget* parent)
    : QLabel(text, parent), cut_(cut) {
    setTextFormat(Qt::PlainText);
    setStyleState(*this, "tone", QString::fromLatin1(tone));
}

QSize ElidedLabel::minimumSizeHint() const {
    return {fontMetrics().horizontalAdvance(QStringLiteral("…")), QLabel::minimumSizeHint().height()};
}

QString ElidedLabel::fitting() const { return fontMetrics().elidedText(text(), cut_, contentsRect().width()); }

void ElidedLabel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    painter.drawText(contentsRect(), static_cast<int>(alignment()) | Qt::TextSingleLine, fitting());
}

void ElidedLabel::setCopied() {
    isCopied_ = true;
    setFocusPolicy(Qt::ClickFocus);
}

void ElidedLabel::keyPressEvent(QKeyEvent* event) {
    if (!isCopied_ || !event->matches(QKeySequence::Copy)) return QLabel::keyPressEvent(event);
    QGuiApplication::clipboard()->setText(text());
}

void ElidedLabel::contextMenuEvent(QContextMenuEvent* event) {
    if (!isCopied_) return QLabel::contextMenuEvent(event);
    QMenu menu(this);
    menu.addAction(FactLabel::tr("&Copy"), this, [this] { QGuiApplication::clipboard()->setText(text()); });
    menu.exec(event->globalPos());
}

bool ElidedLabel::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip || !toolTip().isEmpty()) return QLabel::event(event);
    if (fitting() != text()) QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), text(), this);
    else event->ignore();
    return true;
}

}  // namespace arenascope
