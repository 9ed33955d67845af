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

}  // namespace arenascope
