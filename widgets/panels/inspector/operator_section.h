#pragma once
// The operator that computes the current tensor: its name in the schema, and its arguments by name. Arguments with
// default values are folded.

#include <QWidget>
#include <memory>

#include "engine/ir/ids.h"
#include "widgets/panels/inspector/inspector_section.h"

class QGridLayout;
class QToolButton;

namespace arenascope {

struct Method;

class OperatorSection : public InspectorSection {
    Q_OBJECT
public:
    explicit OperatorSection(QWidget* parent);
    void show(std::shared_ptr<const Method> method, InstructionIndex instruction);
    /// "stride [2, 2]", one line each; includes default values when they are unfolded.
    [[nodiscard]] QStringList lines() const { return lines_; }
    void unfold(bool all);

private:
    void fill();
    std::shared_ptr<const Method> method_;
    InstructionIndex instruction_{};
    QGridLayout* grid_;
    QToolButton* more_;
    QStringList lines_;
    bool all_ = false;
};

}  // namespace arenascope
