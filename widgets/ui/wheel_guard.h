#pragma once

#include <QObject>

namespace arenascope {

/// For the whole application: the wheel scrolls a panel even over a combo box or a number field; it changes only a
/// field that was clicked before.
class WheelGuard : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace arenascope
