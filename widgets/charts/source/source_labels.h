#pragma once
// Names of the parts in the Source view.

#include <QCoreApplication>
#include <QString>

#include "engine/study/source/cost_tree.h"

namespace arenascope {

struct SourceLabels {
    Q_DECLARE_TR_FUNCTIONS(arenascope::SourceLabels)
public:
    [[nodiscard]] static QString measure(CostMeasure measure);
    [[nodiscard]] static QString order(CostOrder order);
    /// "features", "model.py:12", "inputs and states".
    [[nodiscard]] static QString title(const CostNode& node);
    /// "13.78 MiB", "0.4 ms".
    [[nodiscard]] static QString cost(CostMeasure measure, double cost);
};

}  // namespace arenascope
