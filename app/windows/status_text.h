#pragma once

#include <QLabel>

namespace arenascope {

/// One line of the status bar. Hexadecimal offsets use the monospaced font, because Inter renders their x as a times
/// sign.
class StatusText final : public QLabel {
public:
    explicit StatusText(QWidget* parent);

protected:
    void paintEvent(QPaintEvent* event) override;
};

}  // namespace arenascope
