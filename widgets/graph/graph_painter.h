#pragma once
// Paints the graph view: frames, lines as wide as their bytes, and cards.

#include <QCoreApplication>
#include <map>
#include <set>

#include "widgets/graph/graph_labels.h"
#include "widgets/graph/graph_scene.h"
#include "widgets/plot/arena_scene.h"
#include "widgets/plot/name_ends.h"

class QFont;
class QPainter;

namespace arenascope {

/// One picture in coordinates of the scene; the data of the view are not copied.
class GraphPainter {
    Q_DECLARE_TR_FUNCTIONS(arenascope::GraphPainter)
public:
    struct View {
        const ProgramGraph& graph;
        const Method& method;
        const GraphScene& scene;
        const GraphLoads& loads;
        const ArenaScene* colors;  ///< of tensors
        const ModuleClasses& classes;
        const NameEnds& names;
        const FlowCounts* counts;  ///< how often branches and loops ran
        const std::set<ValueId>& selection;
        const std::map<NodeIndex, Message>& stops;  ///< nodes that stop planning
        GraphHeat heat = GraphHeat::off;
        ItemIndex current{}, hovered{};
        FrameIndex currentFrame{};  ///< an open frame that is selected as a whole
        double scale = 1;
        double lines = 1;  ///< how far the lines are faded in: 0 to 1
        QRectF seen;       ///< the area that has to be painted
    };
    explicit GraphPainter(const View& view);
    void paint(QPainter& painter) const;

private:
    /// A font of the theme in units of the scene: it grows with the scale, but never gets smaller than the theme's
    /// font.
    [[nodiscard]] QFont fontOf(const QFont& font) const;
    [[nodiscard]] bool isFull() const { return v_.scale >= full_scale; }
    void paintBox(QPainter& painter, const GraphBox& box) const;
    void paintTitle(QPainter& painter, const GraphBox& box) const;
    void paintFoot(QPainter& painter, const GraphBox& box) const;
    void paintLines(QPainter& painter, bool strong) const;
    void paintLine(QPainter& painter, const GraphLine& line, bool strong) const;
    void paintViews(QPainter& painter) const;
    [[nodiscard]] bool isUnderCard(const QRectF& place) const;
    void paintItem(QPainter& painter, ItemIndex item) const;
    void paintNode(QPainter& painter, ItemIndex item) const;
    void paintPill(QPainter& painter, ItemIndex item) const;
    void paintMark(QPainter& painter, ItemIndex item) const;
    void paintClosed(QPainter& painter, ItemIndex item) const;
    void paintConstants(QPainter& painter, ItemIndex item) const;
    void paintStubs(QPainter& painter, ItemIndex item) const;
    void paintCard(QPainter& painter, ItemIndex item, const QRectF& rect, const QColor& fill, const QColor& edge) const;
    void chevron(QPainter& painter, const QRectF& rect, bool open, const QColor& color) const;
    [[nodiscard]] bool isSelected(ItemIndex item) const;
    [[nodiscard]] bool isAtPeak(ValueId value) const;
    [[nodiscard]] QColor heatFill(const GraphLoad& load) const;
    [[nodiscard]] RoleColors roleOf(NodeIndex node) const;
    [[nodiscard]] bool touches(const GraphLine& line) const;

    // From this scale on, there is room for texts beside titles and on lines.
    static constexpr double full_scale = 0.7, named_scale = 0.42;
    View v_;
    GraphLabels words_;
};

}  // namespace arenascope
