#pragma once

#include <QLabel>

namespace arenascope {

/// One line of the status bar. Offsets in hexadecimal are in the mono font: Inter turns their x into a times sign.
class StatusText final : public QLabel {
public:
    explicit StatusText(QWidget* parent);

protected:
    void paintEvent(QPaintEvent* event) override;
};

}  // namespace arenascope
