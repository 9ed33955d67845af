#pragma once
// The right end of the header of a chart over steps: the colour rule, and the step filter if there is one.

#include <QWidget>

#include "widgets/ui/view_state.h"

class QMenu;
class QToolButton;

namespace arenascope {

class StepCorner final : public QWidget {
    Q_OBJECT
public:
    StepCorner(ViewState& state, QWidget* parent);
    /// Names the present rule; nothing is coloured in a chart without tensors.
    void showColors(bool hasTensors);
    void showLimit();

private:
    void fillColors(QMenu& menu);

    ViewState& state_;
    QToolButton *limitChip_, *colors_;
};

}  // namespace arenascope
