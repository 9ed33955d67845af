// Dims the main window while a dialog is open.

#include "app/dialogs/modal_veil.h"

#include <QDialog>
#include <QEvent>
#include <QPainter>

#include "widgets/theme/theme.h"

namespace arenascope {

void ModalVeil::below(QDialog& dialog) {
    if (!dialog.parentWidget()) return;
    auto* veil = new ModalVeil(*dialog.parentWidget()->window());
    connect(&dialog, &QDialog::finished, veil, &QWidget::hide);
    connect(&dialog, &QObject::destroyed, veil, &QObject::deleteLater);
}

ModalVeil::ModalVeil(QWidget& window) : QWidget(&window) {
    setObjectName(QStringLiteral("veil"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    setGeometry(window.rect());
    window.installEventFilter(this);
    raise();
    show();
}

bool ModalVeil::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize && watched == parent()) setGeometry(parentWidget()->rect());
    return QWidget::eventFilter(watched, event);
}

void ModalVeil::paintEvent(QPaintEvent*) {
    QColor veil = theme().isDark() ? QColor(Qt::black) : theme().ink;
    veil.setAlphaF(theme().isDark() ? 0.40F : 0.22F);
    QPainter(this).fillRect(rect(), veil);
}

}  // namespace arenascope
