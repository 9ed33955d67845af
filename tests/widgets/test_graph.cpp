// The graph of operators: what is an edge, what is around a tensor, and a drawing that can be read.

#include <QScrollBar>
#include <QSpinBox>
#include <QToolButton>
#include <QWheelEvent>
#include <QtTest>
#include <atomic>
#include <random>

#include "engine/engine.h"
#include "engine/ir/steps.h"
#include "tests/test_data.h"
#include "tests/widgets/made_outcomes.h"
#include "widgets/graph/graph_canvas.h"
#include "widgets/graph/graph_chart.h"
#include "widgets/graph/graph_scene.h"
#include "widgets/graph/layered.h"
#include "widgets/graph/module_tree.h"
#include "widgets/theme/apply_theme.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/view_state.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

struct Opened {
    std::shared_ptr<const Program> program;
    std::shared_ptr<const Outcome> outcome;
};

/// A sample, or a program's file; empty where it is not in reach.
QString fileOf(const QString& name, const QString& file) {
    const QString sample = QStringLiteral(ARENASCOPE_SOURCE_DIR "/resources/samples/%1.pt2").arg(name);
    if (file.endsWith(QLatin1String(".pt2")) && QFileInfo::exists(sample)) return sample;
    const QString path = programFolder(name) + QLatin1Char('/') + file;
    return QFileInfo::exists(path) ? path : QString();
}

Opened opened(const QString& name, const QString& file = QStringLiteral("model.pt2")) {
    const Engine engine;
    Progress progress;
    const auto program = engine.open(fileOf(name, file).toStdString(), progress);
    if (!program.ok()) return {};
    auto outcome = engine.evaluate(*program.value(), starting_tuning(*program.value()), {}, progress);
    if (!outcome.ok()) return {};
    return {program.value(), std::make_shared<const Outcome>(std::move(outcome).take())};
}

/// A node that has both inputs and users that run.
NodeIndex middleNode(const ProgramGraph& graph) {
    for (const NodeIndex i : IndexRange(NodeIndex(graph.nodes.size() / 2), graph.nodes.next())) {
        if (graph.nodes[i].runs() && !graph.nodes[i].in.empty() && !graph.nodes[i].out.empty()) return i;
    }
    return {};
}

}  // namespace

class TestGraph : public QObject {
    Q_OBJECT
private slots:
    void aLargeProgramIsDrawnOffTheWindowsThread() {
        ViewState state;
        GraphChart chart(state);
        chart.resize(900, 600);
        chart.show();
        state.show(largeOutcome(3000), std::make_shared<const Tuning>());
        QVERIFY(chart.scene().items.empty());  // the worker's answer comes as an event
        QTRY_VERIFY(!chart.scene().items.empty());
        QCOMPARE(chart.graph().operators, 3000);
        GraphChart picture(state);
        picture.renderImage(QSize(900, 600), 1);
        QCOMPARE(picture.scene().items.size(), chart.scene().items.size());
    }

    void modulesAreShownWithTheirClasses() {
        const auto spoken = [](ModuleTree& tree, const QString& path) {
            for (QTreeWidgetItemIterator it(&tree); *it; ++it) {
                if ((*it)->toolTip(0).section(QLatin1Char('\n'), 0, 0) == path)
                    return (*it)->data(0, Qt::AccessibleTextRole).toString();
            }
            return QString();
        };
        const Opened model = opened(QStringLiteral("mobilenet_v2_w035"));
        ViewState state;
        GraphChart chart(state), unnamed(state);
        chart.setProgram(model.program);
        chart.resize(1000, 700);
        chart.show();
        state.show(model.outcome, std::make_shared<const Tuning>());
        QTRY_COMPARE(spoken(chart.tree(), QStringLiteral("features.3")), QStringLiteral("3 InvertedResidual"));
        QCOMPARE(spoken(chart.tree(), QStringLiteral("Program")), QStringLiteral("Program MobileNetV2"));
        // They are seen, and a picture does not wait for them.
        GraphChart picture(state);
        picture.setProgram(model.program);
        const QImage image = picture.renderImage(QSize(1000, 700), 1);
        QCOMPARE(spoken(picture.tree(), QStringLiteral("features.3")), QStringLiteral("3 InvertedResidual"));
        QVERIFY(image != unnamed.renderImage(QSize(1000, 700), 1));
        // A .pte has none: names stand alone.
        const Opened stored = opened(QStringLiteral("mobilenet_v2_w035"), QStringLiteral("model_greedy.pte"));
        QVERIFY(stored.program);
        picture.setProgram(stored.program);
        QCOMPARE(spoken(picture.tree(), QStringLiteral("Program")), QStringLiteral("Program"));
    }

    void aDrawingThatIsGivenUpIsNoDrawing() {
        const ProgramGraph graph = programGraph(*largeOutcome(60));
        const std::atomic<bool> stop{true}, goOn{false};
        QVERIFY(!graphScene(graph, {}, &goOn).items.empty());
        QVERIFY(graphScene(graph, {}, &stop).items.empty());
    }

    void initTestCase() { applyTheme(*qApp, Theme::Kind::light); }

    void edges_of_a_layered_drawing_run_down_and_cross_no_node() {
        std::mt19937 random(11);
        for (int round = 0; round < 40; ++round) {
            const int count = 2 + static_cast<int>(random() % 60);
            Table<SpotIndex, QSizeF> sizes;
            std::vector<LayeredEdge> edges;
            for (int i = 0; i < count; ++i) sizes.emplace_back(60 + random() % 100, 20 + random() % 21);
            for (int to = 1; to < count; ++to) {
                for (auto k = random() % 3; k > 0; --k)
                    edges.push_back({SpotIndex(random() % static_cast<unsigned>(to)), SpotIndex(to)});
            }
            const Layered drawn = layered(sizes, edges);
            for (std::size_t i = 0; i < edges.size(); ++i) {
                QVERIFY(!drawn.reversed[i]);
                QVERIFY(drawn.layers[edges[i].from] < drawn.layers[edges[i].to]);
                const std::vector<QPointF>& route = drawn.routes[i];
                QVERIFY(route.size() >= 2);
                for (std::size_t k = 1; k < route.size(); ++k) QVERIFY(route[k].y() >= route[k - 1].y());
                // Inside a layer the route is vertical; between two layers there are no nodes.
                for (std::size_t k = 1; k + 2 < route.size(); k += 2) {
                    QCOMPARE(route[k].x(), route[k + 1].x());
                    for (const QRectF& node : drawn.nodes)
                        QVERIFY(!node.intersects(QRectF(route[k], route[k + 1]).adjusted(-1, 0, 1, 0)));
                }
            }
            for (const SpotIndex a : drawn.nodes.indices()) {
                QVERIFY(QRectF(QPointF(-0.5, -0.5), drawn.size + QSizeF(1, 1)).contains(drawn.nodes[a]));
                for (const SpotIndex b : IndexRange(SpotIndex(0), a))
                    QVERIFY(!drawn.nodes[a].intersects(drawn.nodes[b]));
            }
        }
    }

    void a_cycle_is_drawn_with_one_edge_against_the_others() {
        constexpr SpotIndex a{0}, b{1}, c{2};
        const Layered drawn = layered({{50, 20}, {50, 20}, {50, 20}}, {{a, b}, {b, c}, {c, a}});
        QCOMPARE(std::count(drawn.reversed.begin(), drawn.reversed.end(), true), 1);
        QCOMPARE(drawn.routes[2].front().y() > drawn.routes[2].back().y(), true);
        QVERIFY(layered({}, {}).nodes.empty());
    }

    void operators_read_what_earlier_steps_made() {
        int programs = 0;
        for (const QString& name :
             {QStringLiteral("mobilenet_v2_w035"), QStringLiteral("add_mul_sin"), QStringLiteral("init_state_nonzero"),
              QStringLiteral("branchy_multi_io"), QStringLiteral("llama_kv_dynseq")}) {
            const Opened model = opened(name);
            if (!model.outcome && name == QStringLiteral("llama_kv_dynseq")) continue;  // in the larger set
            QVERIFY2(model.outcome, qPrintable(name));
            const ProgramGraph graph = programGraph(*model.outcome);
            for (const ProgramEdge& edge : graph.edges) {
                const ProgramNode &from = graph.nodes[edge.from], &to = graph.nodes[edge.to];
                QVERIFY(edge.bytes >= 0);
                if (edge.writesBack) QVERIFY(to.kind == ProgramNode::Kind::state);
                else QVERIFY2(from.step < to.step, qPrintable(from.name + " -> " + to.name));
            }
            // Steps are those of tables and charts.
            for (const TensorRow& row : model.outcome->tensors) {
                const NodeIndex made = graph.nodeOf(*model.outcome->method, row.value);
                const ProgramNode* node = made.valid() ? &graph.nodes[made] : nullptr;
                if (node && node->runs() && row.role == Role::intermediate)
                    QCOMPARE(node->step.number(), row.first_step.number());
            }
            // Every planned tensor is made by a node.
            for (const TensorRow& row : model.outcome->tensors)
                QVERIFY2(graph.nodeOf(*model.outcome->method, row.value).valid(), row.name.c_str());
            ++programs;
        }
        QVERIFY(programs >= 4);
    }

    void steps_are_the_operators_that_run_in_every_file_of_a_program() {
        QCOMPARE(opened(QStringLiteral("llama_kv_dynseq")).outcome->steps, 194);
        int rows = 0;
        for (const char* name : {"llama_kv_dynseq", "lstm", "mlp_dynbatch"}) {
            for (const char* file : {"model.pt2", "model_greedy.pte"}) {
                if (fileOf(QLatin1String(name), QLatin1String(file)).isEmpty()) continue;
                const Opened program = opened(QLatin1String(name), QLatin1String(file));
                QVERIFY2(program.outcome, name);
                const Outcome& outcome = *program.outcome;
                QCOMPARE(programGraph(outcome).operators, outcome.steps);
                Step last{0};
                for (const TensorRow& row : outcome.tensors) last = std::max(last, row.last_step);
                QCOMPARE(last.number(), outcome.steps - 1);
                QCOMPARE(step_count(*outcome.method), outcome.steps);
                ++rows;
            }
        }
        QVERIFY(rows >= 5);
        qInfo("%d files", rows);
    }

    void state_is_written_back() {
        const Opened model = opened(QStringLiteral("init_state_nonzero"));
        QVERIFY(model.outcome);
        const ProgramGraph graph = programGraph(*model.outcome);
        QVERIFY(std::any_of(graph.edges.begin(), graph.edges.end(),
                            [](const ProgramEdge& edge) { return edge.writesBack; }));
        const GraphScene scene = graphScene(graph, {});
        const auto back =
            std::find_if(scene.lines.begin(), scene.lines.end(), [](const GraphLine& line) { return line.writesBack; });
        QVERIFY(back != scene.lines.end());
        for (const GraphItem& item : scene.items) QVERIFY2(item.rect.left() > back->route[1].x(), "outside the layers");
    }

    void hops_reach_exactly_as_far_as_they_say() {
        const Opened model = opened(QStringLiteral("mobilenet_v2_w035"));
        const ProgramGraph graph = programGraph(*model.outcome);
        const NodeIndex centre = middleNode(graph);
        QVERIFY(centre.valid());
        const ProgramNode& node = graph.nodes[centre];
        std::set<NodeIndex> near{centre};
        for (const EdgeIndex edge : node.in) near.insert(graph.edges[edge].from);
        for (const EdgeIndex edge : node.out) near.insert(graph.edges[edge].to);
        const GraphScene one = graphScene(graph, {.centre = centre, .hops = 1});
        QCOMPARE(one.items.size(), near.size());
        for (const GraphItem& item : one.items) QVERIFY(near.contains(item.node));
        const GraphScene inputs =
            graphScene(graph, {.centre = centre, .hops = 1, .direction = GraphQuery::Direction::inputs});
        QCOMPARE(inputs.items.size(), node.in.size() + 1);
        std::size_t before = one.items.size();
        for (int hops = 2; hops < 6; ++hops) {
            const GraphScene more = graphScene(graph, {.centre = centre, .hops = hops});
            QVERIFY(more.items.size() > before);
            before = more.items.size();
        }
        // What is not drawn is told, and can be asked for.
        const auto rim = std::find_if(one.items.begin(), one.items.end(),
                                      [](const GraphItem& item) { return item.hiddenIn + item.hiddenOut > 0; });
        QVERIFY(rim != one.items.end());
        GraphQuery grown{.centre = centre, .hops = 1};
        grown.grown.insert(rim->node);
        const GraphScene after = graphScene(graph, grown);
        QCOMPARE(after.items.size(), one.items.size() + static_cast<std::size_t>(rim->hiddenIn + rim->hiddenOut));
    }

    void closed_modules_stand_for_all_their_operators() {
        const Opened model = opened(QStringLiteral("mobilenet_v2_w035"));
        const ProgramGraph graph = programGraph(*model.outcome);
        const GraphScene scene = graphScene(graph, {});
        QVERIFY(!scene.tooMany());
        int operators = 0;
        QString module;
        for (const GraphItem& item : scene.items) {
            for (const NodeIndex node : item.nodes) operators += graph.nodes[node].runs() ? 1 : 0;
            if (!item.node.valid()) module = item.module;
        }
        QCOMPARE(operators, graph.operators);
        QVERIFY(!module.isEmpty());
        GraphQuery open;
        open.toggled.insert(module);
        QVERIFY(graphScene(graph, open).items.size() > scene.items.size() - 1);
        ModuleTree tree;
        tree.show(graph);
        QCOMPARE(tree.operatorsOf({}), graph.operators);
    }

    void nothing_is_drawn_by_half() {
        ProgramGraph graph;
        constexpr std::size_t users = GraphScene::most_items + 1;
        constexpr NodeIndex centre{0};
        graph.nodes.resize(users + 1);
        for (const NodeIndex user : IndexRange(centre + 1, graph.nodes.next())) {
            graph.nodes[centre].out.push_back(graph.edges.next());
            graph.nodes[user].in.push_back(graph.edges.next());
            graph.edges.push_back({.from = centre, .to = user, .value = ValueId(user.number())});
        }
        const GraphScene scene = graphScene(graph, {.centre = centre, .hops = 1});
        QVERIFY(scene.tooMany());
        QVERIFY(scene.items.empty());
        QCOMPARE(scene.asked, users + 1);
        QCOMPARE(mostHops(graph, {.centre = centre, .hops = 1}), 0);
        QCOMPARE(mostHops(graph, {.centre = centre, .hops = 1, .direction = GraphQuery::Direction::inputs}), 1);
    }

    void the_view_follows_the_selection_and_selects() {
        const Opened model = opened(QStringLiteral("mobilenet_v2_w035"));
        ViewState state;
        GraphChart chart(state);
        chart.resize(1000, 700);
        chart.show();
        QVERIFY(QTest::qWaitForWindowExposed(&chart));
        state.show(model.outcome, std::make_shared<const Tuning>());
        QVERIFY2(!chart.scene().items.empty(), "the program's modules");
        const NodeIndex node = middleNode(chart.graph());
        const ValueId value = chart.graph().nodes[node].value;
        state.select({value}, value);
        QCOMPARE(chart.query().centre, node);
        const ItemIndex item = chart.scene().itemOf(node);
        QCOMPARE(chart.canvas().currentItem(), item);
        QVERIFY(QRectF(chart.canvas().rect()).contains(chart.canvas().itemRect(item)));
        // A click selects and leaves the picture where it is; a double click centres.
        ItemIndex other{};
        for (const ItemIndex i : chart.scene().items.indices()) {
            const bool seen = QRectF(chart.canvas().rect()).contains(chart.canvas().itemRect(i));
            if (i != item && seen && chart.graph().nodes[chart.scene().items[i].node].runs()) other = i;
        }
        QVERIFY(other.valid());
        const NodeIndex other_node = chart.scene().items[other].node;
        const QRectF place = chart.canvas().itemRect(other);
        QTest::mouseClick(&chart.canvas(), Qt::LeftButton, {}, place.center().toPoint());
        QCOMPARE(state.current().number(), chart.graph().nodes[other_node].value.number());
        QCOMPARE(chart.canvas().itemRect(other), place);
        QCOMPARE(chart.query().centre.number(), node.number());
        QTest::keyClick(&chart.canvas(), Qt::Key_Return);
        QCOMPARE(chart.query().centre.number(), other_node.number());
        const ValueId before = state.current();
        QTest::keyClick(&chart.canvas(), Qt::Key_Up);
        QVERIFY(state.current() != before);
        const std::size_t few = chart.scene().items.size();
        chart.hops().setValue(chart.hops().value() + 2);
        QVERIFY(chart.scene().items.size() > few);
        for (const ItemIndex i : chart.scene().items.indices()) {
            const GraphItem& each = chart.scene().items[i];
            const bool takes_a_step = each.node.valid() && chart.graph().nodes[each.node].step.valid();
            QCOMPARE(chart.canvas().spoken(i).contains(QStringLiteral("step ")), takes_a_step);
        }
    }

    void modulesAreReachedInANarrowWindow() {
        const Opened model = opened(QStringLiteral("add_mul_sin"));
        ViewState state;
        GraphChart chart(state);
        chart.resize(496, 320);
        chart.show();
        state.show(model.outcome, std::make_shared<const Tuning>());
        auto* tree = chart.findChild<ModuleTree*>();
        auto* button = chart.findChild<QToolButton*>(QStringLiteral("graphModules"));
        QVERIFY(!tree->isVisible() && button->isVisible());
        button->click();
        QVERIFY(tree->isVisible());
        QTRY_VERIFY2(tree->width() >= 100 && chart.canvas().width() >= 200,
                     qPrintable(QStringLiteral("%1 %2").arg(tree->width()).arg(chart.canvas().width())));
        button->click();
        QVERIFY(!tree->isVisible());
        chart.resize(900, 500);
        QVERIFY(tree->isVisible() && !button->isVisible());
    }

    void a_program_of_any_length_is_shown_readably_and_all_of_it_can_be_reached() {
        for (const char* name : {"llama_kv_dynseq", "unet_small", "mobilenet_v2_w035", "add_mul_sin"}) {
            if (fileOf(QLatin1String(name), QStringLiteral("model.pt2")).isEmpty()) continue;  // unet_small is large
            const Opened model = opened(QLatin1String(name));
            QVERIFY2(model.outcome, name);
            ViewState state;
            GraphChart chart(state);
            state.show(model.outcome, std::make_shared<const Tuning>());
            QVERIFY(!chart.renderImage(QSize(1000, 700), 1).isNull());
            QVERIFY2(chart.query().centre.valid() || chart.scene().items.size() <= 40, "the peak's node first");
            chart.fitAll();
            QVERIFY(!chart.query().centre.valid());
            GraphCanvas& canvas = chart.canvas();
            const auto& items = chart.scene().items;
            const auto count = static_cast<int>(items.size());
            const auto inSight = [&](ItemIndex item) { return QRectF(canvas.rect()).contains(canvas.itemRect(item)); };
            int seen = 0;
            for (const ItemIndex i : items.indices()) seen += inSight(i) ? 1 : 0;
            auto* down = canvas.findChildren<QScrollBar*>().at(1);
            QCOMPARE(down->orientation(), Qt::Vertical);
            // A node of 40 is half as tall where all are shown: a name of 8 pt still stands in it.
            QVERIFY2(seen == count ? canvas.scale() >= 0.8 : canvas.scale() == 1.0, name);
            QVERIFY2(seen == count || seen >= 3, name);
            QCOMPARE(down->isHidden(), seen == count);
            if (seen == count) continue;
            ItemIndex lowest{0};
            for (const ItemIndex i : items.indices())
                lowest = canvas.itemRect(i).bottom() > canvas.itemRect(lowest).bottom() ? i : lowest;
            QVERIFY(!inSight(lowest));
            down->setValue(down->maximum());
            const QRectF place = canvas.itemRect(lowest);
            QVERIFY2(place.top() >= 0 && place.bottom() <= canvas.height(), name);
            // However far it is pushed, some of it stays.
            QWheelEvent wheel({}, {}, {}, QPoint(-900000, -900000), Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                              false);
            QCoreApplication::sendEvent(&canvas, &wheel);
            const QRectF graph(QPointF(chart.scene().bounds.topLeft()) * canvas.scale() +
                                   canvas.itemRect(ItemIndex(0)).topLeft() -
                                   items.front().rect.topLeft() * canvas.scale(),
                               chart.scene().bounds.size() * canvas.scale());
            QVERIFY2(graph.intersects(canvas.rect()), name);
        }
    }
};

QTEST_MAIN(TestGraph)
#include "test_graph.moc"
