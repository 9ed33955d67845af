#pragma once

#include <QSlider>
#include <optional>

namespace arenascope {

/// A slider with a ring at the largest value that still fits, and its number below.
class FitSlider : public QSlider {
    Q_OBJECT
public:
    explicit FitSlider(QWidget* parent);
    /// Nothing: no such value is known.
    void setMark(std::optional<int> value);
    [[nodiscard]] std::optional<int> mark() const { return mark_; }
    /// Where a value is, in pixels of this widget.
    [[nodiscard]] QPointF pointOf(int value) const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {60, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::optional<int> mark_;
};

}  // namespace arenascope
