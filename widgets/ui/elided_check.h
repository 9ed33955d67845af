#pragma once

#include <QCheckBox>

namespace arenascope {

/// A check box whose text ends in an ellipsis if a narrow dock has no room for all of it; the tooltip has the whole
/// text.
class ElidedCheck : public QCheckBox {
    Q_OBJECT
public:
    ElidedCheck(const QString& text, QWidget* parent);
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] QString fitting() const;
};

}  // namespace arenascope
