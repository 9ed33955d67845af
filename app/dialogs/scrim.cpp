#include "app/dialogs/scrim.h"

#include <QDialog>
#include <QEvent>
#include <QPainter>

#include "widgets/theme/theme.h"

namespace arenascope {

void Scrim::below(QDialog& dialog) {
    if (!dialog.parentWidget()) return;
    auto* scrim = new Scrim(*dialog.parentWidget()->window());
    connect(&dialog, &QDialog::finished, scrim, &QWidget::hide);
    connect(&dialog, &QObject::destroyed, scrim, &QObject::deleteLater);
}

Scrim::Scrim(QWidget& window) : QWidget(&window) {
    setObjectName(QStringLiteral("scrim"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    setGeometry(window.rect());
    window.installEventFilter(this);
    raise();
    show();
}

bool Scrim::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize && watched == parent()) setGeometry(parentWidget()->rect());
    return QWidget::eventFilter(watched, event);
}

void Scrim::paintEvent(QPaintEvent*) {
    QColor veil = theme().isDark() ? QColor(Qt::black) : theme().ink;
    veil.setAlphaF(theme().isDark() ? 0.40F : 0.22F);
    QPainter(this).fillRect(rect(), veil);
}

}  // namespace arenascope
