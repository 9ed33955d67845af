#pragma once
// A bar that is shown as long as upper bounds come from the example's shapes, which is deprecated. It has no close
// button, and disappears with the hints.

#include <QFrame>

class QLabel;

namespace arenascope {

class Workspace;

class BoundsBar : public QFrame {
    Q_OBJECT
public:
    explicit BoundsBar(Workspace& workspace, QWidget* parent = nullptr);
    [[nodiscard]] QString text() const;

signals:
    void rangesRequested();

private:
    void refresh();

    Workspace& workspace_;
    QLabel *icon_, *title_, *text_;
};

}  // namespace arenascope
