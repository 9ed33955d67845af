#pragma once

#include <QObject>

namespace arenascope {

/// Over the whole application: the wheel scrolls a panel also where the pointer passes a box or a number; it changes
/// only a field that was clicked before.
class WheelGuard : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace arenascope
