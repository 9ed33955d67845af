#pragma once
// Links to the operands of the current tensor's operator, and to the nodes that read the tensor.

#include <QWidget>
#include <memory>

#include "engine/study/graph/program_graph.h"
#include "widgets/panels/inspector/inspector_section.h"

class QGridLayout;

namespace arenascope {

class ViewState;

class LinksSection : public InspectorSection {
    Q_OBJECT
public:
    LinksSection(ViewState& state, QWidget* parent);
    /// `maker`: none where the tensor is given.
    void show(std::shared_ptr<const Method> method, ValueId value, InstructionIndex maker);
    /// Of a node that makes no tensor of the method.
    void showNode(std::shared_ptr<const Method> method, const ProgramGraph& graph, NodeIndex node);
    /// "weight conv1.weight 64 × 3 × 7 × 7 f32 36.75 KiB", a line each.
    [[nodiscard]] QStringList lines() const { return lines_; }

signals:
    /// Another node that makes no tensor is to be chosen.
    void nodeRequested(arenascope::NodeIndex node);

private:
    void addTensor(const QString& role, ValueId value);
    void addReader(InstructionIndex instruction);
    void addRow(const QString& role, const QString& link, const QString& target, const QString& about,
                const QString& bytes);
    void follow(const QString& target);

    ViewState& state_;
    std::shared_ptr<const Method> method_;
    QGridLayout* grid_;
    QStringList lines_;
    int row_ = 0;
};

}  // namespace arenascope
