#pragma once

#include <QComboBox>

namespace arenascope {

/// A combo box whose text ends in an ellipsis if a narrow dock has no room for all of it.
class ElidedCombo : public QComboBox {
    Q_OBJECT
public:
    using QComboBox::QComboBox;

protected:
    void paintEvent(QPaintEvent* event) override;
};

}  // namespace arenascope
