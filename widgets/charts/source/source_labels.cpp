#include "widgets/charts/source/source_labels.h"

#include <cmath>

#include "widgets/theme/format.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {

QString SourceLabels::measure(CostMeasure measure) {
    switch (measure) {
        case CostMeasure::memory: return tr("Memory");
        case CostMeasure::time: return tr("Time");
        case CostMeasure::traffic: break;
    }
    return tr("Traffic");
}

QString SourceLabels::order(CostOrder order) {
    return order == CostOrder::modules ? tr("Modules and lines") : tr("Python stack");
}

QString SourceLabels::title(const CostNode& node) {
    if (!node.title.empty()) return kit::text(node.title);
    switch (node.kind) {
        case CostNode::Kind::given: return tr("inputs and states");
        case CostNode::Kind::padding: return tr("alignment");
        case CostNode::Kind::other: return tr("no line recorded");
        default: return tr("program");
    }
}

QString SourceLabels::cost(CostMeasure measure, double cost) {
    if (measure == CostMeasure::time) return tr("%1 ms").arg(format::milliseconds(cost));
    return format::bytes(std::llround(cost));
}

}  // namespace arenascope
