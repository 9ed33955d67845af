#pragma once
// The scales and zero points of the tensor and of its operator's operands.

#include <QWidget>

#include "engine/ir/ids.h"
#include "widgets/panels/inspector/inspector_section.h"

class QGridLayout;

namespace arenascope {

struct Method;

class QuantisationSection : public InspectorSection {
    Q_OBJECT
public:
    explicit QuantisationSection(QWidget* parent);
    /// Hidden if nothing is quantised.
    void show(const Method& method, ValueId value, InstructionIndex maker);
    /// "filter 0.0027–0.0089 0 −1.13 … 1.13", one line each.
    [[nodiscard]] QStringList lines() const { return lines_; }

private:
    QGridLayout* grid_;
    QWidget* bars_;
    QStringList lines_;
};

}  // namespace arenascope
