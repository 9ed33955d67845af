#pragma once

#include <QScrollArea>
#include <vector>

#include "engine/runtime/sanitizer.h"

class QGridLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace arenascope {

class ViewState;

/// The result of an instruction, under its name in all views; `otherwise` if none of its results is listed.
[[nodiscard]] QString calledName(const ViewState& state, InstructionIndex instruction, const QString& otherwise);
/// The instruction that runs as the sanitizer's operator number `step`; none: after the last one.
[[nodiscard]] InstructionIndex instructionOf(const ViewState& state, Step step);
/// Writer, victim, bytes and place in one line.
[[nodiscard]] QString violationText(const ViewState& state, const Violation& violation);

/// The sanitizer's findings, one damaged tensor at a time: its writer, the overwriting tensor, the reader, and the
/// cause.
class RunFindings : public QScrollArea {
    Q_OBJECT
public:
    explicit RunFindings(ViewState& state, QWidget* parent = nullptr);
    /// Hidden if there are none.
    void setViolations(const std::vector<Violation>& violations);
    [[nodiscard]] int count() const { return static_cast<int>(groups_.size()); }
    [[nodiscard]] QPushButton& unpin() { return *unpin_; }
    [[nodiscard]] QPushButton& showInArena() { return *show_; }
    /// Of the shown finding, for the clipboard.
    [[nodiscard]] QString text() const;

signals:
    void unpinRequested(const QString& tensor);
    /// The tensors are selected, and should become visible.
    void arenaRequested();

protected:
    /// A click on a finding shows its place, as the button does.
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    struct Group {
        ValueId victim = no_value;
        std::vector<Violation> violations;
    };
    struct Act {
        Step step{0};
        QString who, what;
        bool harms = false;
        ValueId value = no_value;
    };
    void build();
    void present();
    void step(int by);
    void follow();
    [[nodiscard]] std::vector<Act> acts(const Group& group) const;
    [[nodiscard]] QString sentence(const Group& group, const std::vector<Act>& acts) const;
    [[nodiscard]] QString cause(const Group& group, const std::vector<Act>& acts) const;
    /// The tensor whose pin is the cause; no_value: none.
    [[nodiscard]] ValueId pinned(const Group& group, const std::vector<Act>& acts) const;

    ViewState& state_;
    std::vector<Group> groups_;
    std::size_t at_ = 0;
    QLabel *icon_, *title_, *number_, *sentence_, *cause_;
    QToolButton *before_, *after_;
    QGridLayout* rows_;
    QPushButton *unpin_, *show_, *copy_;
    ValueId pinned_ = no_value;
};

}  // namespace arenascope
