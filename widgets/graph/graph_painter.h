#pragma once
// How the graph view looks: boxes, lines with their bytes, nodes, stubs.

#include <QCoreApplication>
#include <set>

#include "widgets/graph/class_reader.h"
#include "widgets/graph/graph_scene.h"
#include "widgets/plot/arena_scene.h"

class QFont;
class QPainter;

namespace arenascope {

/// One frame, in coordinates of the scene: nothing of the view is copied.
class GraphPainter {
    Q_DECLARE_TR_FUNCTIONS(arenascope::GraphPainter)
public:
    struct View {
        const ProgramGraph& graph;
        const GraphScene& scene;
        const ArenaScene* colors;                        ///< of the boxes
        const Table<ItemIndex, const ArenaBox*>& boxes;  ///< null: no place in an arena
        const ModuleClasses& classes;
        const std::set<ValueId>& selection;
        ItemIndex current{}, hovered{};
        double scale = 1;
    };
    explicit GraphPainter(const View& view) : v_(view) {}
    void paint(QPainter& painter) const;

private:
    /// A font of the theme in the scene's units: it grows with the scale, and never gets smaller than it is.
    [[nodiscard]] QFont fontOf(const QFont& font) const;
    void paintBoxes(QPainter& painter) const;
    void paintLines(QPainter& painter) const;
    void paintLine(QPainter& painter, const GraphLine& line, bool strong) const;
    void paintLabels(QPainter& painter) const;
    void paintItem(QPainter& painter, ItemIndex item) const;
    void paintWords(QPainter& painter, ItemIndex item, const QColor& fill) const;
    void paintStub(QPainter& painter, ItemIndex item, bool in) const;
    [[nodiscard]] RoleColors colorsOf(ItemIndex item, bool& solid) const;
    /// "Linear, 2 ops" of a closed module.
    [[nodiscard]] QString closedDetail(const GraphItem& item) const;

    View v_;
};

/// Where it says how many neighbours are not shown; empty where all are.
[[nodiscard]] QRectF stubRect(const GraphItem& item, bool in);

}  // namespace arenascope
