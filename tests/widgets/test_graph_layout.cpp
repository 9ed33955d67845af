// Places of nodes, frames and lines of the graph: nothing overlaps, and lines end at their nodes.

#include <QtTest>
#include <map>
#include <random>

#include "tests/widgets/graph_testing.h"
#include "widgets/graph/graph_motion.h"
#include "widgets/graph/graph_scene.h"
#include "widgets/graph/graph_view.h"
#include "widgets/graph/layered.h"
#include "widgets/graph/open_frames.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

enum class Opened : std::uint8_t { atFirst, none, all };

std::set<FrameIndex> framesOf(const ProgramGraph& graph, Opened opened) {
    switch (opened) {
        case Opened::none: return {};
        case Opened::all: return framesToLevel(graph, deepestLevel(graph));
        case Opened::atFirst: break;
    }
    return framesAtFirst(graph, {});
}

bool runsAlongTheAxes(const std::vector<QPointF>& route) {
    for (std::size_t i = 1; i < route.size(); ++i) {
        const QPointF by = route[i] - route[i - 1];
        if (std::abs(by.x()) > 0.6 && std::abs(by.y()) > 0.6) return false;
    }
    return true;
}

/// Whether any part of a route is in the rectangle, which is a little smaller than the drawn one.
bool crosses(const std::vector<QPointF>& route, const QRectF& rect) {
    const QRectF inner = rect.adjusted(1, 1, -1, -1);
    for (std::size_t i = 1; i < route.size(); ++i) {
        const QRectF part = QRectF(route[i - 1], route[i]).normalized().adjusted(-0.1, -0.1, 0.1, 0.1);
        if (part.intersects(inner)) return true;
    }
    return false;
}

bool isOn(double a, double b) { return std::abs(a - b) < 0.7; }

/// The lines of `from` lead to `to`, part by part.
bool leads(const GraphScene& scene, ItemIndex from, ItemIndex to, ProgramEdge::Kind kind) {
    std::vector<const GraphLine*> parts;
    for (const GraphLine& line : scene.lines) {
        const bool own =
            line.from == from && line.kind == kind && std::find(line.to.begin(), line.to.end(), to) != line.to.end();
        if (own) parts.push_back(&line);
    }
    const QRectF source = scene.items[from].rect, target = scene.items[to].rect;
    std::vector<const GraphLine*> at;
    for (const GraphLine* part : parts) {
        const QPointF begin = part->route.front();
        if (part->begins && isOn(begin.y(), source.bottom()) && begin.x() >= source.left() - 0.7 &&
            begin.x() <= source.right() + 0.7)
            at.push_back(part);
    }
    for (std::size_t i = 0; i < at.size() && i < 200; ++i) {
        const QPointF end = at[i]->route.back();
        if (at[i]->ends && kind == ProgramEdge::Kind::control) return true;  // at the frame of what runs then
        if (at[i]->ends && isOn(end.y(), target.top()) && end.x() >= target.left() - 0.7 &&
            end.x() <= target.right() + 0.7)
            return true;
        for (const GraphLine* part : parts) {
            if (!part->begins && isOn(part->route.front().x(), end.x()) && isOn(part->route.front().y(), end.y()))
                at.push_back(part);
        }
    }
    return false;
}

QString word(const ProgramGraph& graph, const GraphScene& scene, ItemIndex item) {
    const GraphItem& it = scene.items[item];
    return QString::fromStdString(it.isClosed() ? graph.frames[it.frame].path : graph.nodes[it.node].name);
}

QByteArray wrongPlaces(const ProgramGraph& graph, const GraphScene& scene) {
    for (const ItemIndex a : scene.items.indices()) {
        const GraphItem& item = scene.items[a];
        if (item.rect.isEmpty()) return "an item without a place";
        if (!scene.bounds.contains(item.rect)) return "an item outside";
        for (ItemIndex b = a + 1; b < scene.items.next(); ++b) {
            if (item.rect.intersects(scene.items[b].rect))
                return "over each other: " + word(graph, scene, a).toUtf8() + ", " + word(graph, scene, b).toUtf8();
        }
        for (const GraphBox& box : scene.boxes) {
            const bool inside = graph.is_inside(item.parent, box.frame);
            if (inside ? !box.rect.contains(item.rect) : box.rect.intersects(item.rect))
                return "a frame over a stranger: " + word(graph, scene, a).toUtf8();
            const QRectF title(box.rect.topLeft(), QSizeF(box.rect.width(), graph_title_height));
            if (title.intersects(item.rect)) return "a title over " + word(graph, scene, a).toUtf8();
            const QRectF foot(box.rect.left(), box.rect.bottom() - graph_foot_height, box.rect.width(),
                              graph_foot_height);
            if (graph.frames[box.frame].kind == ProgramFrame::Kind::loop && foot.intersects(item.rect))
                return "a foot over " + word(graph, scene, a).toUtf8();
        }
    }
    for (const GraphBox& a : scene.boxes) {
        for (const GraphBox& b : scene.boxes) {
            if (&a == &b) continue;
            const bool inside = graph.is_inside(b.frame, a.frame), around = graph.is_inside(a.frame, b.frame);
            if (inside ? !a.rect.contains(b.rect) : !around && a.rect.intersects(b.rect))
                return "frames over each other";
        }
    }
    return {};
}

QByteArray wrongLines(const ProgramGraph& graph, const GraphScene& scene) {
    for (const GraphLine& line : scene.lines) {
        if (line.route.size() < 2) return "a line without a way";
        if (!runsAlongTheAxes(line.route)) return "a line that runs aslant";
        for (const ItemIndex item : scene.items.indices()) {
            if (crosses(line.route, scene.items[item].rect))
                return "a line through a node: " + word(graph, scene, item).toUtf8();
        }
    }
    for (const ProgramEdge& edge : graph.edges) {
        const ItemIndex from = scene.itemOf(edge.from), to = scene.itemOf(edge.to);
        if (!from.valid() || !to.valid() || (from == to && (edge.from != edge.to || scene.items[from].isClosed())))
            continue;
        if (!leads(scene, from, to, edge.kind))
            return "no line from " + word(graph, scene, from).toUtf8() + " to " + word(graph, scene, to).toUtf8();
    }
    return {};
}

}  // namespace

class TestGraphLayout : public QObject {
    Q_OBJECT
private slots:
    void edgesOfALayeredDrawingRunDownAndCrossNoNode() {
        std::mt19937 random(11);
        for (int round = 0; round < 40; ++round) {
            const int count = 2 + static_cast<int>(random() % 60);
            Table<SpotIndex, LayeredNode> nodes;
            std::vector<LayeredEdge> edges;
            for (int i = 0; i < count; ++i)
                nodes.push_back(
                    {.size = QSizeF(60 + static_cast<int>(random() % 100), 20 + static_cast<int>(random() % 300))});
            for (int to = 1; to < count; ++to) {
                for (auto k = random() % 3; k > 0; --k) {
                    const SpotIndex from(random() % static_cast<unsigned>(to));
                    edges.push_back({.from = from, .to = SpotIndex(to), .net = static_cast<int>(random() % 2)});
                }
                if (random() % 8 == 0)
                    edges.push_back(
                        {.from = SpotIndex(to), .to = SpotIndex(random() % static_cast<unsigned>(to)), .back = true});
            }
            const Layered drawn = layered(nodes, edges);
            for (std::size_t i = 0; i < edges.size(); ++i) {
                const std::vector<QPointF>& route = drawn.routes[i];
                QVERIFY(route.size() >= 2);
                QVERIFY(!drawn.reversed[i]);
                QVERIFY(runsAlongTheAxes(route));
                const QRectF &from = drawn.nodes[edges[i].from], &to = drawn.nodes[edges[i].to];
                QVERIFY(isOn(route.front().y(), from.bottom()) && from.left() <= route.front().x() &&
                        route.front().x() <= from.right());
                QVERIFY(isOn(route.back().y(), to.top()) && to.left() <= route.back().x() &&
                        route.back().x() <= to.right());
                if (!edges[i].back) {
                    QVERIFY(drawn.layers[edges[i].from] < drawn.layers[edges[i].to]);
                    for (std::size_t k = 1; k < route.size(); ++k) QVERIFY(route[k].y() >= route[k - 1].y() - 0.01);
                }
                for (const QRectF& node : drawn.nodes) QVERIFY(!crosses(route, node));
            }
            double left = drawn.size.width();
            for (const QRectF& node : drawn.nodes) left = std::min(left, node.left());
            for (const std::vector<QPointF>& route : drawn.routes)
                for (const QPointF& point : route) left = std::min(left, point.x());
            QVERIFY2(left < 15, "empty room at the left");
            for (const SpotIndex a : drawn.nodes.indices()) {
                QVERIFY(QRectF(QPointF(-0.5, -0.5), drawn.size + QSizeF(1, 1)).contains(drawn.nodes[a]));
                for (const SpotIndex b : IndexRange(SpotIndex(0), a))
                    QVERIFY(!drawn.nodes[a].intersects(drawn.nodes[b]));
            }
        }
    }

    void anEdgeToTheNextIterationOfTheSameNodeRunsAroundIt() {
        constexpr SpotIndex a{0}, b{1};
        const LayeredNode node{.size = QSizeF(50, 20)};
        const Layered drawn =
            layered({node, node}, {{.from = a, .to = b}, {.from = a, .to = a, .back = true}, {.from = b, .to = b}});
        const std::vector<QPointF>& around = drawn.routes[1];
        QVERIFY(around.size() >= 6 && runsAlongTheAxes(around));
        QVERIFY(isOn(around.front().y(), drawn.nodes[a].bottom()) && isOn(around.back().y(), drawn.nodes[a].top()));
        for (const QRectF& each : drawn.nodes) QVERIFY(!crosses(around, each));
        for (const QPointF& point : around) QVERIFY(point.x() >= 0 && point.x() <= drawn.size.width());
        QVERIFY2(drawn.routes[2].empty(), "only loops return");
    }

    void aCycleIsDrawnWithOneEdgeAgainstTheOthers() {
        constexpr SpotIndex a{0}, b{1}, c{2};
        const LayeredNode node{.size = QSizeF(50, 20)};
        const Layered drawn =
            layered({node, node, node}, {{.from = a, .to = b}, {.from = b, .to = c}, {.from = c, .to = a}});
        QCOMPARE(std::count(drawn.reversed.begin(), drawn.reversed.end(), true), 1);
        QVERIFY(drawn.routes[2].front().y() > drawn.routes[2].back().y());
        QVERIFY(layered({}, {}).nodes.empty());
    }

    void nothingLiesOverAnotherAndEveryLineEndsAtItsNode_data() {
        QTest::addColumn<QString>("path");
        for (const QString& path : bundledPrograms())
            QTest::addRow("%s", qPrintable(path.mid(QStringLiteral(ARENASCOPE_SOURCE_DIR).size() + 1))) << path;
        for (const QString& path : sharedPrograms())
            QTest::addRow("shared/%s", qPrintable(path.mid(dataFolder().size() + 1))) << path;
    }
    void nothingLiesOverAnotherAndEveryLineEndsAtItsNode() {
        QFETCH(QString, path);
        const auto model = openedGraph(path);
        if (!model) return;
        LayoutCache cache;
        for (const Opened opened : {Opened::atFirst, Opened::none, Opened::all}) {
            for (const bool constants : {false, true}) {
                const GraphScene scene =
                    graphScene(*model->graph, *model->outcome->method,
                               {.constants = constants, .open = framesOf(*model->graph, opened)}, &cache);
                if (scene.tooMany()) continue;
                QVERIFY2(!scene.items.empty() || model->graph->nodes.empty(), "nothing is drawn");
                const QByteArray places = wrongPlaces(*model->graph, scene), lines = wrongLines(*model->graph, scene);
                QVERIFY2(places.isEmpty(), places.constData());
                QVERIFY2(lines.isEmpty(), lines.constData());
            }
            const GraphScene broken = graphScene(*model->graph, *model->outcome->method,
                                                 {.column = 500, .open = framesOf(*model->graph, opened)}, &cache);
            const QByteArray places = wrongPlaces(*model->graph, broken), lines = wrongLines(*model->graph, broken);
            QVERIFY2(places.isEmpty(), ("in columns: " + places).constData());
            QVERIFY2(lines.isEmpty(), ("in columns: " + lines).constData());
        }
        // Around a node as well.
        const auto middle = NodeIndex(model->graph->nodes.size() / 2);
        if (!model->graph->nodes.has(middle)) return;
        const GraphScene part = graphScene(*model->graph, *model->outcome->method, {.centre = middle, .hops = 3});
        const QByteArray places = wrongPlaces(*model->graph, part), lines = wrongLines(*model->graph, part);
        QVERIFY2(places.isEmpty(), places.constData());
        QVERIFY2(lines.isEmpty(), lines.constData());
    }

    void aLongProgramBreaksIntoColumns() {
        constexpr double height = 600;
        const auto model = openedGraph(programFolder("mobilenet_v2_w035") + "/model.pt2");
        QVERIFY(model);
        const std::set<FrameIndex> open = framesToLevel(*model->graph, 1);
        const GraphScene one = graphScene(*model->graph, *model->outcome->method, {.open = open});
        const GraphScene columns = graphScene(*model->graph, *model->outcome->method, {.column = height, .open = open});
        QVERIFY2(one.bounds.height() > 2 * height, "the program is long");
        QVERIFY2(columns.bounds.height() < 1.5 * height, qPrintable(QString::number(columns.bounds.height())));
        QVERIFY(columns.bounds.width() > 1.5 * one.bounds.width());
        // Each line is the same line, by another way, and where one crosses a break it runs over the top of its
        // readers.
        QCOMPARE(columns.lines.size(), one.lines.size());
        int over = 0;
        for (const GraphLine& line : columns.lines) {
            double highest = line.route.front().y();
            for (const QPointF& point : line.route) highest = std::min(highest, point.y());
            if (line.begins && highest < line.route.front().y() - 20) ++over;
        }
        QVERIFY(over >= 2);
        // A window that is high enough shows a single column.
        const GraphScene high =
            graphScene(*model->graph, *model->outcome->method, {.column = one.bounds.height(), .open = open});
        QCOMPARE(high.bounds, one.bounds);
    }

    /// A long chain uses the width of the view as well as its height: it is neither a strip nor a tower.
    void columnsFillTheView() {
        const auto model = openedGraph(programFolder("mobilenet_v2_w035") + "/model.pt2");
        QVERIFY(model);
        const ProgramGraph& graph = *model->graph;
        for (const QSizeF view : {QSizeF(1280, 680), QSizeF(900, 560), QSizeF(520, 400), QSizeF(2400, 1300)}) {
            for (const int level : {0, 1, 2, 9}) {
                const std::set<FrameIndex> open = framesToLevel(graph, level);
                const GraphScene one = graphScene(graph, *model->outcome->method, {.open = open});
                const GraphScene scene = graphScene(graph, *model->outcome->method,
                                                    {.column = view.height(), .across = view.width(), .open = open});
                const auto fit = [&](const GraphScene& of) {
                    return std::min(view.width() / of.bounds.width(), view.height() / of.bounds.height());
                };
                const QByteArray what = QStringLiteral("level %1 in %2x%3: %4x%5, was %6x%7")
                                            .arg(level)
                                            .arg(view.width())
                                            .arg(view.height())
                                            .arg(scene.bounds.width())
                                            .arg(scene.bounds.height())
                                            .arg(one.bounds.width())
                                            .arg(one.bounds.height())
                                            .toUtf8();
                QVERIFY2(fit(scene) >= fit(one), what.constData());
                const double scale = fit(scene);
                if (scale >= 1) continue;            // all of it is seen at full size
                if (scale >= GraphView::readable) {  // seen whole: it takes most of the view
                    QVERIFY2(scene.bounds.width() * scale >= view.width() * 0.6, what.constData());
                    QVERIFY2(scene.bounds.height() * scale >= view.height() * 0.6, what.constData());
                } else {  // as high as the view where it is just readable; one scrolls across
                    QVERIFY2(scene.bounds.height() <= 1.6 * view.height() / GraphView::readable, what.constData());
                }
                const QByteArray places = wrongPlaces(graph, scene), lines = wrongLines(graph, scene);
                QVERIFY2(places.isEmpty(), (what + places).constData());
                QVERIFY2(lines.isEmpty(), (what + lines).constData());
            }
        }
    }

    void whatOpensGrowsOutOfItsCardAndTheRestGlides() {
        const auto model = openedGraph(programFolder("mobilenet_v2_w035") + "/model.pt2");
        QVERIFY(model);
        const ProgramGraph& graph = *model->graph;
        GraphQuery query{.open = framesAtFirst(graph, {})};
        const GraphScene before = graphScene(graph, *model->outcome->method, query);
        const auto closed = std::find_if(before.items.begin(), before.items.end(),
                                         [](const GraphItem& item) { return item.isClosed(); });
        QVERIFY(closed != before.items.end());
        const FrameIndex frame = closed->frame;
        query.open.insert(frame);
        const GraphScene after = graphScene(graph, *model->outcome->method, query);
        const GraphPlaces places = placesOf(before, [](const QRectF& rect) { return rect; });
        QVERIFY(movesFrom(after, places));
        QVERIFY(!movesFrom(before, places));
        const GraphScene begin = onTheWay(after, graph, places, 0), end = onTheWay(after, graph, places, 1);
        QCOMPARE(begin.boxOf(frame)->rect, closed->rect);
        int stayed = 0, grown = 0;
        for (const ItemIndex i : after.items.indices()) {
            QCOMPARE(end.items[i].rect, after.items[i].rect);
            const GraphItem& item = after.items[i];
            if (graph.is_inside(item.parent, frame)) {
                QVERIFY(closed->rect.adjusted(-1, -1, 1, 1).contains(begin.items[i].rect));
                ++grown;
                continue;
            }
            const ItemIndex was = item.isClosed() ? before.itemOf(item.frame) : before.itemOf(item.node);
            QCOMPARE(begin.items[i].rect, before.items[was].rect);
            ++stayed;
        }
        QVERIFY(stayed > 0 && grown > 0);
        // And back: the frame shrinks to its card.
        const GraphPlaces open = placesOf(after, [](const QRectF& rect) { return rect; });
        const GraphScene back = onTheWay(before, graph, open, 0);
        QCOMPARE(back.items[before.itemOf(frame)].rect, after.boxOf(frame)->rect);
    }

    void openingAFrameLaysOutOnlyWhatIsAroundIt() {
        const auto model = openedGraph(programFolder("mobilenet_v2_w035") + "/model.pt2");
        QVERIFY(model);
        LayoutCache cache;
        GraphQuery query{.open = framesAtFirst(*model->graph, {})};
        const GraphScene before = graphScene(*model->graph, *model->outcome->method, query, &cache);
        FrameIndex closed{};
        int depth = 0;
        for (const GraphItem& item : before.items) {
            if (item.isClosed()) closed = item.frame;
        }
        QVERIFY(closed.valid());
        for (FrameIndex at = closed; at.valid(); at = model->graph->frames[at].parent) ++depth;
        const int made = cache.made();
        query.open.insert(closed);
        const GraphScene after = graphScene(*model->graph, *model->outcome->method, query, &cache);
        QVERIFY2(cache.made() - made <= depth, "itself and the frames around it");
        QVERIFY(cache.made() - made < static_cast<int>(after.boxes.size()));
        // The order of the nodes that stay is kept.
        for (const ItemIndex a : before.items.indices()) {
            for (const ItemIndex b : before.items.indices()) {
                const auto again = [&](ItemIndex item) {
                    const GraphItem& it = before.items[item];
                    return it.isClosed() ? after.itemOf(it.frame) : after.itemOf(it.node);
                };
                const ItemIndex x = again(a), y = again(b);
                if (!x.valid() || !y.valid() || before.items[a].parent != before.items[b].parent) continue;
                if (before.items[a].rect.bottom() < before.items[b].rect.top())
                    QVERIFY(after.items[x].rect.bottom() < after.items[y].rect.top());
            }
        }
    }

    void closedFramesStandForAllThatTheyHold() {
        const auto model = openedGraph(programFolder("mobilenet_v2_w035") + "/model.pt2");
        QVERIFY(model);
        const ProgramGraph& graph = *model->graph;
        const GraphScene scene = graphScene(graph, *model->outcome->method, {});
        for (const NodeIndex node : graph.nodes.indices()) {
            if (graph.nodes[node].kind != ProgramNode::Kind::constant) QVERIFY(scene.itemOf(node).valid());
        }
        int operators = 0;
        for (const GraphItem& item : scene.items)
            operators += item.isClosed() ? graph.frames[item.frame].operators : graph.nodes[item.node].runs();
        QCOMPARE(operators, graph.operators);
        QCOMPARE(
            graphScene(graph, *model->outcome->method, {.open = framesToLevel(graph, deepestLevel(graph))})
                .items.size(),
            static_cast<std::size_t>(std::count_if(graph.nodes.begin(), graph.nodes.end(), [](const ProgramNode& node) {
                return node.kind != ProgramNode::Kind::constant;
            })));
    }

    void hopsReachExactlyAsFarAsTheySay() {
        const auto model = openedGraph(programFolder("mobilenet_v2_w035") + "/model.pt2");
        QVERIFY(model);
        const ProgramGraph& graph = *model->graph;
        const Method& method = *model->outcome->method;
        NodeIndex centre = graph.makers.at(ValueId(model->outcome->tensors[model->outcome->tensors.size() / 2].value));
        const auto neighbours = [&](bool in) {
            std::set<NodeIndex> out;
            for (const EdgeIndex edge : in ? graph.nodes[centre].in : graph.nodes[centre].out) {
                const NodeIndex node = in ? graph.edges[edge].from : graph.edges[edge].to;
                if (graph.nodes[node].kind != ProgramNode::Kind::constant) out.insert(node);
            }
            return out;
        };
        const GraphScene one = graphScene(graph, method, {.centre = centre, .hops = 1});
        QCOMPARE(one.items.size(), neighbours(true).size() + neighbours(false).size() + 1);
        const GraphScene inputs =
            graphScene(graph, method, {.centre = centre, .hops = 1, .direction = GraphQuery::Direction::inputs});
        QCOMPARE(inputs.items.size(), neighbours(true).size() + 1);
        std::size_t before = one.items.size();
        for (int hops = 2; hops < 6; ++hops) {
            const GraphScene more = graphScene(graph, method, {.centre = centre, .hops = hops});
            QVERIFY(more.items.size() > before);
            before = more.items.size();
        }
        // Parts that are not drawn are counted, and can be shown on request.
        const auto rim = std::find_if(one.items.begin(), one.items.end(),
                                      [](const GraphItem& item) { return item.hiddenIn + item.hiddenOut > 0; });
        QVERIFY(rim != one.items.end());
        const GraphScene after = graphScene(graph, method, {.centre = centre, .hops = 1, .grown = {rim->node}});
        QCOMPARE(after.items.size(), one.items.size() + static_cast<std::size_t>(rim->hiddenIn + rim->hiddenOut));
    }

    void aProgramWithoutModulesOpensWhereItBegins() {
        Outcome outcome;
        auto method = std::make_shared<Method>();
        constexpr int count = 600;
        for (int i = 0; i <= count; ++i) method->values.push_back({.name = "v", .data = Tensor{}});
        for (int i = 0; i < count; ++i) {
            Instruction in;
            in.op = "aten::relu.out";
            in.args = {ValueId(i), ValueId(i + 1), ValueId(i + 1)};
            in.outs = {ValueId(i + 1)};
            method->instructions.push_back(in);
        }
        method->inputs = {ValueId(0)};
        outcome.method = method;
        const ProgramGraph graph = program_graph(outcome);
        const GraphScene scene = graphScene(graph, *method, {.open = framesAtFirst(graph, {})});
        const ItemIndex first = scene.itemOf(graph.node_of(*method, ValueId(1)));
        QVERIFY2(first.valid() && !scene.items[first].isClosed(), "its first operator is seen");
        QVERIFY(scene.items.size() < count / 2);
    }

    void nothingIsDrawnByHalf() {
        ProgramGraph graph;
        Method method;
        constexpr std::size_t users = GraphScene::most_items + 1;
        constexpr NodeIndex centre{0};
        graph.frames.push_back({.kind = ProgramFrame::Kind::program});
        graph.nodes.resize(users + 1);
        for (const NodeIndex node : graph.nodes.indices())
            graph.frames[whole_program].children.push_back({.node = node});
        for (const NodeIndex user : IndexRange(centre + 1, graph.nodes.next())) {
            graph.nodes[centre].out.push_back(graph.edges.next());
            graph.nodes[user].in.push_back(graph.edges.next());
            graph.edges.push_back({.from = centre, .to = user, .value = ValueId(user.number())});
        }
        const GraphScene scene = graphScene(graph, method, {.centre = centre, .hops = 1});
        QVERIFY(scene.tooMany());
        QVERIFY(scene.items.empty());
        QCOMPARE(mostHops(graph, {.centre = centre, .hops = 1}), 0);
        QCOMPARE(mostHops(graph, {.centre = centre, .hops = 1, .direction = GraphQuery::Direction::inputs}), 1);
        const std::atomic<bool> stop{true};
        QVERIFY(graphScene(graph, method, {.centre = centre, .hops = 0}, nullptr, &stop).items.empty());
        QVERIFY(!graphScene(graph, method, {.centre = centre, .hops = 0}).items.empty());
    }
};

QTEST_GUILESS_MAIN(TestGraphLayout)
#include "test_graph_layout.moc"
