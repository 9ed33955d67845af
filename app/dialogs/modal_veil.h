#pragma once

#include <QWidget>

class QDialog;

namespace arenascope {

/// A veil over a window while it waits for a dialog; goes with the dialog.
class ModalVeil : public QWidget {
    Q_OBJECT
public:
    /// Over the window that the dialog belongs to.
    static void below(QDialog& dialog);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    explicit ModalVeil(QWidget& window);
};

}  // namespace arenascope
