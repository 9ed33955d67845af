#pragma once
// What the graph view shows, as pure geometry: a tensor's surroundings, or what a module is made of, with closed
// modules as one item each. No colours, no widgets.

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QString>
#include <atomic>
#include <optional>
#include <set>
#include <vector>

#include "widgets/graph/program_graph.h"

namespace arenascope {

struct GraphQuery {
    enum class Direction : std::uint8_t { both, inputs, users };
    NodeIndex centre{};  ///< whose surroundings are shown; none: the module
    QString module;      ///< what is shown without a centre; empty: the program
    int hops = 2;
    Direction direction = Direction::both;
    bool views = true;          ///< name the shape that a tensor is read as
    std::set<QString> toggled;  ///< modules that are not as usual: around a node they are open, in a module closed
    std::set<NodeIndex> grown;  ///< whose neighbours are all shown
    bool operator==(const GraphQuery&) const = default;
};

struct GraphItem {
    NodeIndex node{};  ///< none: a closed module
    QString module, title, detail;
    std::vector<NodeIndex> nodes;  ///< what it stands for
    QRectF rect;
    int hiddenIn = 0, hiddenOut = 0;  ///< neighbours that are not shown
};

using ItemIndex = Index<GraphItem>;  ///< in GraphScene::items

struct GraphLine {
    ItemIndex from{0}, to{0};
    qint64 bytes = 0;
    int tensors = 1;  ///< read along it
    QString view;     ///< shape of the view that is read
    bool writesBack = false;
    std::vector<QPointF> route;  ///< from above to below; vertical where it passes a layer
};

/// A module with two or more of its nodes in sight.
struct GraphBox {
    QString module;
    QRectF rect;
};

struct GraphScene {
    static constexpr std::size_t most_items = 400;
    Table<ItemIndex, GraphItem> items;
    std::vector<GraphLine> lines;
    std::vector<GraphBox> boxes;
    QRectF bounds;
    std::size_t asked = 0;  ///< items that the query asks for; nothing is drawn beyond most_items
    [[nodiscard]] bool tooMany() const { return asked > most_items; }
    [[nodiscard]] ItemIndex itemOf(NodeIndex node) const;
    [[nodiscard]] ItemIndex itemAt(const QPointF& pos) const;
};

/// Empty where `stop` said so meanwhile.
GraphScene graphScene(const ProgramGraph& graph, const GraphQuery& query, const std::atomic<bool>* stop = nullptr);
/// The most hops around `centre` that can be drawn; 0: not even its neighbours.
int mostHops(const ProgramGraph& graph, GraphQuery query);

}  // namespace arenascope
