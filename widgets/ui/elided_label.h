#pragma once

#include <QLabel>

namespace arenascope {

/// A label that is shortened if there is no room: "…" marks the cut, and the tooltip has the full text.
class ElidedLabel : public QLabel {
    Q_OBJECT
public:
    ElidedLabel(const QString& text, const char* tone, Qt::TextElideMode cut, QWidget* parent);
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// Ctrl+C and the context menu then copy the whole text.
    void setCopied();

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    [[nodiscard]] QString fitting() const;
    Qt::TextElideMode cut_;
    bool isCopied_ = false;
};

}  // namespace arenascope
