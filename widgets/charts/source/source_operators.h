#pragma once
// The operators of the selected part: step, operator, tensor, bytes, time.

#include <QTreeWidget>

#include "engine/study/source/source_costs.h"

namespace arenascope {

class SourceOperators : public QTreeWidget {
    Q_OBJECT
public:
    static constexpr std::size_t most_rows = 2000;
    explicit SourceOperators(QWidget* parent);
    void show(const Outcome& outcome, const SourceCosts& costs, const std::vector<InstructionIndex>& operators);

signals:
    void chosen(arenascope::InstructionIndex instruction);

private:
    bool filling_ = false;
};

}  // namespace arenascope
