#pragma once
// A column of a dialog that is as wide as its contents and scrolls where the window is too low for them.

#include <QScrollArea>

namespace arenascope {

class ScrolledColumn final : public QScrollArea {
    Q_OBJECT
public:
    explicit ScrolledColumn(QWidget* contents, QWidget* parent = nullptr);
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] QSize sizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace arenascope
