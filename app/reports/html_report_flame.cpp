#include "app/reports/html_report_flame.h"

#include <QCoreApplication>

#include "app/reports/html_report_parts.h"
#include "widgets/charts/source/icicle_scene.h"
#include "widgets/charts/source/source_labels.h"
#include "widgets/theme/format.h"

namespace arenascope::cli {

namespace {

struct FlamePage {
    Q_DECLARE_TR_FUNCTIONS(arenascope::Report)
};

constexpr double page_width = 1248, row_height = 22, letter = 6.6;

/// A rectangle with its name, cut to its width; the whole of it is in its title, which browsers show under the pointer.
QString box_of(const CostTree& tree, const IcicleBox& box, CostMeasure measure) {
    const CostNode& node = tree.nodes[box.node];
    const QString name = SourceLabels::title(node), cost = SourceLabels::cost(measure, node.cost);
    const QString whole = QStringLiteral("%1: %2, %3").arg(name, cost, format::percent(node.cost / tree.total()));
    const bool leaf = node.children.empty();
    const auto letters = static_cast<qsizetype>((box.rect.width() - 8) / letter);
    QString label = name + QStringLiteral("  ") + cost;
    if (label.size() > letters) label = letters > 3 ? label.left(letters - 1) + QChar(0x2026) : QString();
    QString out = QStringLiteral(
                      "<g><title>%1</title><rect x=\"%2\" y=\"%3\" width=\"%4\" height=\"%5\" fill=\"%6\" "
                      "stroke=\"#ffffff\"/>")
                      .arg(whole.toHtmlEscaped())
                      .arg(box.rect.left(), 0, 'f', 2)
                      .arg(box.rect.top(), 0, 'f', 2)
                      .arg(box.rect.width(), 0, 'f', 2)
                      .arg(box.rect.height(), 0, 'f', 2)
                      .arg(leaf                  ? QStringLiteral("#5aa3d0")
                               : node.depth == 0 ? QStringLiteral("#dfe3e8")
                                                 : QStringLiteral("#c4dcec"));
    if (!label.isEmpty())
        out += QStringLiteral("<text x=\"%1\" y=\"%2\" font-size=\"11\" fill=\"#1b2027\">%3</text>")
                   .arg(box.rect.left() + 4, 0, 'f', 2)
                   .arg(box.rect.top() + row_height - 7, 0, 'f', 2)
                   .arg(label.toHtmlEscaped());
    return out + QStringLiteral("</g>\n");
}

QString flame_of(const CostTree& tree, CostMeasure measure, const QString& title) {
    if (tree.total() <= 0) return {};
    const IcicleScene scene = icicleScene(tree, CostIndex(0), page_width, row_height);
    QString out = head(title) +
        QStringLiteral("<svg class=\"flame\" role=\"img\" viewBox=\"0 0 %1 %2\">").arg(page_width).arg(scene.height);
    out += QStringLiteral("<title>%1</title>\n").arg(title.toHtmlEscaped());
    for (const IcicleBox& box : scene.boxes) out += box_of(tree, box, measure);
    return out + QStringLiteral("</svg>\n");
}

}  // namespace

QString flames_of(const Outcome& outcome, const RunResult* run) {
    const SourceMap map = source_map(*outcome.method);
    const SourceCosts costs = source_costs(map, outcome, run, peak_step(outcome));
    const auto tree = [&](CostOrder order, CostMeasure measure) {
        return cost_tree(map, costs, *outcome.method, order, measure);
    };
    QString out = flame_of(tree(CostOrder::modules, CostMeasure::memory), CostMeasure::memory,
                           FlamePage::tr("The peak by module and line"));
    if (!map.is_empty())
        out += flame_of(tree(CostOrder::stack, CostMeasure::memory), CostMeasure::memory,
                        FlamePage::tr("The peak by Python stack"));
    if (costs.has_times)
        out += flame_of(tree(CostOrder::modules, CostMeasure::time), CostMeasure::time,
                        FlamePage::tr("Time by module and line"));
    return out;
}

}  // namespace arenascope::cli
