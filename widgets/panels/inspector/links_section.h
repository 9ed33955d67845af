#pragma once
// Links to the operands of the current tensor's operator, and to the nodes that read the tensor.

#include <QWidget>
#include <memory>

#include "engine/ir/method.h"
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
    /// "weight conv1.weight 64 × 3 × 7 × 7 f32 36.75 KiB", a line each.
    [[nodiscard]] QStringList lines() const { return lines_; }

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
