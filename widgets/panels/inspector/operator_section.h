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
struct ProgramNode;
struct RunResult;

class OperatorSection : public InspectorSection {
    Q_OBJECT
public:
    explicit OperatorSection(QWidget* parent);
    /// `run`: the times of one; null where there was none.
    void show(std::shared_ptr<const Method> method, InstructionIndex instruction, std::shared_ptr<const RunResult> run);
    /// A node of a delegate's payload, with the kernel and the time that the last run had for it.
    void showPayload(const ProgramNode& node, const RunResult* run);
    /// "stride [2, 2]", a line each; with those at their defaults where they are unfolded.
    [[nodiscard]] QStringList lines() const { return lines_; }
    void unfold(bool all);

private:
    void fill();
    void addRow(const QString& name, const QString& value);
    /// What it computes, and how long the last run took for it.
    void addWork();
    std::shared_ptr<const Method> method_;
    std::shared_ptr<const RunResult> run_;
    InstructionIndex instruction_{};
    QGridLayout* grid_;
    QToolButton* more_;
    QStringList lines_;
    bool all_ = false;
};

}  // namespace arenascope
