#pragma once
// What the graph view shows, as pure geometry: nodes and closed frames as items, open frames around them, and lines
// that end at them. No colours, no widgets.

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
    NodeIndex centre{};  ///< whose surroundings are shown, with all frames open; none: the program
    int hops = 2;
    Direction direction = Direction::both;
    bool views = true;          ///< name the shape that a tensor is read as
    bool constants = false;     ///< large ones are cards
    std::set<FrameIndex> open;  ///< beside the program itself
    std::set<NodeIndex> grown;  ///< around a node: whose neighbours are all shown
    bool operator==(const GraphQuery&) const = default;
};

struct GraphItem {
    NodeIndex node{};    ///< none: a closed frame
    FrameIndex frame{};  ///< closed; none: a node
    FrameIndex parent = whole_program;
    QRectF rect;
    int hiddenIn = 0, hiddenOut = 0;  ///< neighbours that are not shown
    [[nodiscard]] bool isClosed() const { return frame.valid(); }
};

using ItemIndex = Index<GraphItem>;  ///< in GraphScene::items

/// A part of what leads from an item to others: within one frame.
struct GraphLine {
    ItemIndex from{0};
    std::vector<ItemIndex> to;
    ProgramEdge::Kind kind = ProgramEdge::Kind::data;
    FrameIndex frame = whole_program;  ///< that it runs in
    qint64 bytes = 0;
    int tensors = 1;                  ///< read along it
    ValueId value = no_value;         ///< the first of them
    ValueId view = no_value;          ///< as which it is read; none: as it is, or there are several
    bool begins = true, ends = true;  ///< at its item or frame; else it goes on outside
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
    std::size_t asked = 0;      ///< items that the query asks for; nothing is drawn beyond most_items
    std::size_t crossings = 0;  ///< of lines
    [[nodiscard]] bool tooMany() const { return asked > most_items; }
    /// Where the program begins: there is an item.
    [[nodiscard]] ItemIndex topItem() const;
    /// That shows a node: itself, or the closed frame that holds it; none: it is not shown.
    [[nodiscard]] ItemIndex itemOf(NodeIndex node) const;
    [[nodiscard]] ItemIndex itemOf(FrameIndex frame) const;
    [[nodiscard]] ItemIndex itemAt(const QPointF& pos) const;
    /// The line that passes within `reach`; null: none does.
    [[nodiscard]] const GraphLine* lineAt(const QPointF& pos, double reach) const;
    [[nodiscard]] const GraphBox* boxOf(FrameIndex frame) const;

    Table<NodeIndex, ItemIndex> shownBy;  ///< of every node
};

inline constexpr double graph_title_height = 24;      ///< of an open frame
inline constexpr std::int64_t small_constant = 4096;  ///< bytes; larger ones may be cards

/// Empty where `stop` said so meanwhile. `cache`: what earlier scenes of the same graph have laid out.
GraphScene graphScene(const ProgramGraph& graph, const Method& method, const GraphQuery& query,
                      LayoutCache* cache = nullptr, const std::atomic<bool>* stop = nullptr);
/// The most hops around `centre` that can be drawn; 0: not even its neighbours.
int mostHops(const ProgramGraph& graph, GraphQuery query);

}  // namespace arenascope
