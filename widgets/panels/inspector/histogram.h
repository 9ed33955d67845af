#pragma once

#include <QWidget>

#include "engine/study/inspect/tensor_numbers.h"

namespace arenascope {

/// The distribution of a tensor's values between the smallest and the largest.
class Histogram : public QWidget {
    Q_OBJECT
public:
    explicit Histogram(QWidget* parent);
    void show(const TensorNumbers& numbers);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    TensorNumbers numbers_;
};

/// Four digits: "−0.2098", "1.2e−05".
[[nodiscard]] QString shortNumber(double number);

}  // namespace arenascope
