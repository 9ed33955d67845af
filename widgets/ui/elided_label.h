#pragma once

#include <QLabel>

namespace arenascope {

/// A label that is shortened if there is no room: "…" marks the cut, and the tooltip has the full text.
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
