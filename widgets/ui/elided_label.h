#pragma once

#include <QLabel>

namespace arenascope {

/// One line that gives way where there is no room for it: what is cut is told by "…" and by the tooltip.
class ElidedLabel : public QLabel {
    Q_OBJECT
public:
    ElidedLabel(const QString& text, const char* tone, Qt::TextElideMode cut, QWidget* parent);
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] QString fitting() const;
    Qt::TextElideMode cut_;
};

}  // namespace arenascope
