#pragma once
// The smallest to the largest value of each channel of a constant, in the Inspector.

#include <QWidget>

#include "engine/study/inspect/tensor_numbers.h"

namespace arenascope {

class ChannelRanges : public QWidget {
    Q_OBJECT
public:
    explicit ChannelRanges(QWidget* parent);
    void show(const std::vector<TensorNumbers::Channel>& channels);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<TensorNumbers::Channel> channels_;
    double low_ = 0, high_ = 0;  ///< of all
};

}  // namespace arenascope
