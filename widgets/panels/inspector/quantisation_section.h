#pragma once
// The scales and zero points of the tensor and of its operator's operands.

#include <QWidget>
#include <array>
#include <vector>

#include "engine/ir/ids.h"
#include "widgets/panels/inspector/inspector_section.h"

class QGridLayout;
class QLabel;

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
    /// It may become narrower than its four columns: then it has two.
    [[nodiscard]] QSize minimumSizeHint() const override { return {1, InspectorSection::minimumSizeHint().height()}; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    using Row = std::array<QLabel*, 4>;
    void addRow(const QStringList& cells, bool isHead);
    [[nodiscard]] bool isNarrow();
    /// Zero point and real range stand below tensor and scale where a narrow dock has no room for all four.
    void arrange();

    QGridLayout* grid_;
    std::vector<Row> rows_;  ///< the head first
    bool isNarrow_ = false;
    QWidget* bars_;
    QStringList lines_;
};

}  // namespace arenascope
