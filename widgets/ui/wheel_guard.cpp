// Keeps the wheel from changing a field that has no focus.

#include "widgets/ui/wheel_guard.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QEvent>

namespace arenascope {

bool WheelGuard::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::Wheel && event->type() != QEvent::Polish) return false;
    if (!qobject_cast<QComboBox*>(watched) && !qobject_cast<QAbstractSpinBox*>(watched)) return false;
    auto* field = static_cast<QWidget*>(watched);
    if (event->type() == QEvent::Polish) {  // the wheel would set the focus by itself
        if (field->focusPolicy() == Qt::WheelFocus) field->setFocusPolicy(Qt::StrongFocus);
        return false;
    }
    if (field->hasFocus()) return false;
    event->ignore();
    return true;
}

}  // namespace arenascope
