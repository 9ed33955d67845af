#pragma once

#include <QString>
#include <QWidget>

#include "engine/ir/ids.h"

class QLineEdit;

namespace arenascope {

class FactLabel;
class ViewState;

/// The node that makes the current tensor: its kernel, whether its memory is managed and why not, the nodes inside a
/// delegate call, and its operator, which can be replaced.
class NodeFacts : public QWidget {
    Q_OBJECT
public:
    explicit NodeFacts(ViewState& state, QWidget* parent = nullptr);
    void refresh();
    [[nodiscard]] QLineEdit& operatorField() { return *operator_; }
    /// "out", "native", "fallback", "missing"; empty where no node makes the tensor.
    [[nodiscard]] QString kernel() const;
    /// For a delegate call: a line for each node inside, with its Python line and, after a run, its kernel.
    [[nodiscard]] QString inside() const;

signals:
    /// An empty replacement restores the program's own operator.
    void operatorRequested(const QString& node, const QString& replacement);

private:
    void showInside(InstructionIndex instruction);
    void apply();

    ViewState& state_;
    FactLabel *kernel_, *managed_, *inside_;
    QWidget* insideLabel_ = nullptr;
    QLineEdit* operator_;
    QString node_, own_;
};

}  // namespace arenascope
