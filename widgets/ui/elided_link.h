#pragma once
// A link that is shortened where there is little room.

#include <QLabel>

namespace arenascope {

/// A link that is shortened in the middle if there is no room; the tooltip has the whole text.
class ElidedLink : public QLabel {
    Q_OBJECT
public:
    /// An empty target: plain text.
    ElidedLink(const QString& text, const QString& target, QWidget* parent);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();
    QString whole_, target_;
};

}  // namespace arenascope
