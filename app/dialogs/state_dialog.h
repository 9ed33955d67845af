#pragma once

#include <QDialog>
#include <vector>

#include "engine/runtime/executor.h"

class QTreeWidget;

namespace arenascope {

/// The buffers that outlive a run: type, shape, least and largest value, and the first values of each.
class StateDialog : public QDialog {
    Q_OBJECT
public:
    StateDialog(const std::vector<NamedTensor>& state, QWidget* parent);
    [[nodiscard]] QTreeWidget& rows() { return *rows_; }

private:
    QTreeWidget* rows_;
};

}  // namespace arenascope
