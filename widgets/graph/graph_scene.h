#pragma once
// The content of the graph view as pure geometry: nodes and closed frames as items, open frames around them, and lines
// between items. Without colours and widgets.

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <atomic>
#include <memory>
#include <set>
#include <vector>

#include "engine/ir/method.h"
#include "engine/study/graph/program_graph.h"
#include "widgets/graph/frame_layout.h"

namespace arenascope {

struct GraphQuery {
    enum class Direction : std::uint8_t { both, inputs, users };
    NodeIndex centre{};  ///< the node whose surroundings are shown, with all frames open; none: the program
    int hops = 2;
    Direction direction = Direction::both;
    bool views = true;          ///< show the shape in which a tensor is read
    bool constants = false;     ///< show large constants as cards
    double column = 0;          ///< height of the view, if a long program breaks into columns; 0: a single one
    double across = 0;          ///< its width, which the columns then fill; 0: each column is as high as the view
    std::set<FrameIndex> open;  ///< in addition to the program itself
    std::set<NodeIndex> grown;  ///< nodes whose neighbours are all shown, in the surroundings of a node
    bool operator==(const GraphQuery&) const = default;
};

struct GraphItem {
    NodeIndex node{};    ///< none for a closed frame
    FrameIndex frame{};  ///< closed; none for a node
    FrameIndex parent = whole_program;
    QRectF rect;
    int hiddenIn = 0, hiddenOut = 0;  ///< number of hidden neighbours
    [[nodiscard]] bool isClosed() const { return frame.valid(); }
};

using ItemIndex = Index<GraphItem>;  ///< in GraphScene::items

/// A part of a line from an item to others, within one frame.
struct GraphLine {
    ItemIndex from{0};
    std::vector<ItemIndex> to;
    ProgramEdge::Kind kind = ProgramEdge::Kind::data;
    FrameIndex frame = whole_program;  ///< the frame in which it runs
    qint64 bytes = 0;
    int tensors = 1;                  ///< number of tensors on it
    ValueId value = no_value;         ///< the first of them
    ValueId view = no_value;          ///< the view by which it is read; none if it is read directly, or for several
    bool begins = true, ends = true;  ///< at its item or frame; otherwise it continues outside
    std::vector<QPointF> route;       ///< along the axes
};

struct GraphBox {
    FrameIndex frame{0};
    QRectF rect;
};

struct GraphScene {
    static constexpr std::size_t most_items = 5000;
    Table<ItemIndex, GraphItem> items;
    std::vector<GraphLine> lines;
    std::vector<GraphBox> boxes;  ///< outer ones first
    QRectF bounds;
    std::size_t asked = 0;      ///< items of the query; nothing is drawn above most_items
    std::size_t crossings = 0;  ///< of lines
    [[nodiscard]] bool tooMany() const { return asked > most_items; }
    /// The item where the program begins.
    [[nodiscard]] ItemIndex topItem() const;
    /// The item that shows a node: the node itself, or the closed frame that contains it; none if it is hidden.
    [[nodiscard]] ItemIndex itemOf(NodeIndex node) const;
    [[nodiscard]] ItemIndex itemOf(FrameIndex frame) const;
    [[nodiscard]] ItemIndex itemAt(const QPointF& pos) const;
    /// The line within distance `reach`; null if there is none.
    [[nodiscard]] const GraphLine* lineAt(const QPointF& pos, double reach) const;
    [[nodiscard]] const GraphBox* boxOf(FrameIndex frame) const;

    Table<NodeIndex, ItemIndex> shownBy;  ///< the item that shows each node
};

inline constexpr double graph_title_height = 24;      ///< of an open frame
inline constexpr double graph_foot_height = 22;       ///< of an open loop
inline constexpr std::int64_t small_constant = 4096;  ///< bytes; larger ones may be cards

/// Empty if `stop` is set meanwhile. `cache`: the layouts of earlier scenes of the same graph.
GraphScene graphScene(const ProgramGraph& graph, const Method& method, const GraphQuery& query,
                      LayoutCache* cache = nullptr, const std::atomic<bool>* stop = nullptr);
/// The largest number of hops around `centre` that can be drawn; 0: not even the neighbours.
int mostHops(const ProgramGraph& graph, GraphQuery query);

}  // namespace arenascope
