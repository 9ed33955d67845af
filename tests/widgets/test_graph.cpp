// The graph view: it follows the selection, opens and closes frames in place, finds nodes, and draws whole programs.

#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QScrollBar>
#include <QSpinBox>
#include <QStyle>
#include <QSvgGenerator>
#include <QToolButton>
#include <QWheelEvent>
#include <QtTest>

#include "engine/ir/steps.h"
#include "engine/study/graph/graph_walk.h"
#include "tests/test_data.h"
#include "tests/widgets/graph_testing.h"
#include "tests/widgets/made_outcomes.h"
#include "widgets/graph/graph_bar.h"
#include "widgets/graph/graph_chart.h"
#include "widgets/graph/graph_glide.h"
#include "widgets/graph/item_spots.h"
#include "widgets/graph/module_tree.h"
#include "widgets/graph/open_frames.h"
#include "widgets/theme/apply_theme.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/view_state.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

std::optional<OpenedGraph> opened(const QString& name, const QString& file = QStringLiteral("model.pt2")) {
    const QString sample = QStringLiteral(ARENASCOPE_SOURCE_DIR "/resources/samples/%1.pt2").arg(name);
    return openedGraph(file.endsWith(QLatin1String(".pt2")) && QFileInfo::exists(sample)
                           ? sample
                           : programFolder(name) + QLatin1Char('/') + file);
}

/// Shown in a window of its own.
struct Shown {
    ViewState state;
    GraphChart chart{state};
    explicit Shown(const OpenedGraph& model, QSize size = QSize(1100, 700)) {
        chart.setProgram(model.program);
        chart.resize(size);
        chart.show();
        state.show(model.outcome, std::make_shared<const Tuning>());
    }
    [[nodiscard]] GraphCanvas& canvas() { return chart.canvas(); }
    /// An operator drawn by itself, with a reader that is drawn by itself, too.
    [[nodiscard]] ItemIndex someOperator() {
        for (const ItemIndex i : chart.scene().items.indices()) {
            const GraphItem& item = chart.scene().items[i];
            if (!item.isClosed() && chart.graph().nodes[item.node].runs() &&
                QRectF(canvas().rect()).contains(canvas().itemRect(i)))
                return i;
        }
        return {};
    }
    [[nodiscard]] FrameIndex someClosed() {
        for (const GraphItem& item : chart.scene().items) {
            if (item.isClosed()) return item.frame;
        }
        return {};
    }
};

QAction* actionOf(QMenu& menu, const QString& text) {
    for (QAction* action : menu.actions()) {
        if (action->text() == text) return action;
        if (action->menu()) {
            if (QAction* inner = actionOf(*action->menu(), text)) return inner;
        }
    }
    return nullptr;
}

}  // namespace

class TestGraph : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(*qApp, Theme::Kind::light); }

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
        const auto model = opened(QStringLiteral("mobilenet_v2_w035"));
        QVERIFY(model);
        Shown view(*model);
        ViewState bare;
        GraphChart unnamed(bare);
        bare.show(model->outcome, std::make_shared<const Tuning>());
        QTRY_COMPARE(spoken(view.chart.tree(), QStringLiteral("features.3")), QStringLiteral("3 InvertedResidual"));
        QCOMPARE(spoken(view.chart.tree(), QStringLiteral("Program")), QStringLiteral("Program MobileNetV2"));
        // They are shown on the frames, and a picture does not wait for them.
        GraphChart picture(bare);
        picture.setProgram(model->program);
        const QImage image = picture.renderImage(QSize(1000, 700), 1);
        QCOMPARE(spoken(picture.tree(), QStringLiteral("features.3")), QStringLiteral("3 InvertedResidual"));
        QVERIFY(image != unnamed.renderImage(QSize(1000, 700), 1));
        // A .pte has none: names are shown alone.
        const auto stored = opened(QStringLiteral("mobilenet_v2_w035"), QStringLiteral("model_greedy.pte"));
        QVERIFY(stored);
        picture.setProgram(stored->program);
        QCOMPARE(spoken(picture.tree(), QStringLiteral("Program")), QStringLiteral("Program"));
    }

    void stepsAreTheOperatorsThatRunInEveryFileOfAProgram() {
        int rows = 0;
        for (const char* name : {"llama_kv_dynseq", "lstm", "mlp_dynbatch"}) {
            for (const char* file : {"model.pt2", "model_greedy.pte"}) {
                const auto program = opened(QLatin1String(name), QLatin1String(file));
                if (!program) continue;
                const Outcome& outcome = *program->outcome;
                QCOMPARE(program->graph->operators, outcome.steps);
                Step last{0};
                for (const TensorRow& row : outcome.tensors) last = std::max(last, row.last_step);
                QCOMPARE(last.number(), outcome.steps - 1);
                QCOMPARE(step_count(*outcome.method), outcome.steps);
                // Steps are those of tables and charts.
                for (const TensorRow& row : outcome.tensors) {
                    const NodeIndex made = program->graph->node_of(*outcome.method, row.value);
                    const ProgramNode* node = made.valid() ? &program->graph->nodes[made] : nullptr;
                    if (node && node->runs() && row.role == Role::intermediate)
                        QCOMPARE(node->step.number(), row.first_step.number());
                }
                ++rows;
            }
        }
        QVERIFY(rows >= 4);
    }

    void theViewFollowsTheSelectionAndSelects() {
        const auto model = opened(QStringLiteral("mobilenet_v2_w035"));
        QVERIFY(model);
        Shown view(*model);
        QVERIFY(QTest::qWaitForWindowExposed(&view.chart));
        QVERIFY(!view.chart.scene().items.empty());
        // Of a closed frame: it is opened, the others stay as they are.
        const FrameIndex closed = view.someClosed();
        QVERIFY(closed.valid());
        const auto& graph = view.chart.graph();
        const auto is_inside = [&](NodeIndex node) {
            FrameIndex frame = graph.nodes[node].frame;
            while (frame.valid() && frame != closed) frame = graph.frames[frame].parent;
            return frame.valid();
        };
        NodeIndex inner{};
        for (const NodeIndex node : graph.nodes.indices())
            if (graph.nodes[node].runs() && is_inside(node)) inner = node;
        QVERIFY(inner.valid());
        const std::set<FrameIndex> before = view.chart.query().open;
        const ValueId value = view.chart.graph().nodes[inner].value;
        view.state.select({value}, value);
        QVERIFY(!view.chart.query().centre.valid());
        QVERIFY(view.chart.query().open.contains(closed));
        QVERIFY(std::includes(view.chart.query().open.begin(), view.chart.query().open.end(), before.begin(),
                              before.end()));
        const ItemIndex item = view.chart.scene().itemOf(inner);
        QCOMPARE(view.canvas().currentItem(), item);
        QVERIFY(QRectF(view.canvas().rect()).contains(view.canvas().itemRect(item)));
        // A click selects and leaves the picture where it is.
        const ItemIndex other = view.someOperator();
        QVERIFY(other.valid());
        const QRectF place = view.canvas().itemRect(other);
        QTest::mouseClick(&view.canvas(), Qt::LeftButton, {}, place.center().toPoint());
        QCOMPARE(view.state.current(), view.chart.graph().nodes[view.chart.scene().items[other].node].value);
        QCOMPARE(view.canvas().itemRect(other), place);
        // Surroundings are shown on request, and can be left again.
        const NodeIndex node = view.chart.scene().items[other].node;
        QTest::keyClick(&view.canvas(), Qt::Key_Return);
        QCOMPARE(view.chart.query().centre, node);
        const std::size_t few = view.chart.scene().items.size();
        view.chart.bar().hops().setValue(view.chart.bar().hops().value() + 2);
        QVERIFY(view.chart.scene().items.size() > few);
        view.chart.bar().scopes().setCurrentIndex(0);
        QVERIFY(!view.chart.query().centre.valid());
    }

    void framesOpenAndCloseInPlaceByMouseAndKeyboard() {
        const auto model = opened(QStringLiteral("mobilenet_v2_w035"));
        QVERIFY(model);
        Shown view(*model);
        const FrameIndex frame = view.someClosed();
        QVERIFY(frame.valid());
        view.chart.chooseFrame(frame);
        QCOMPARE(view.canvas().currentFrame(), frame);
        QVERIFY2(!view.state.selection().empty(), "all that it holds");
        const auto corner = view.canvas().cornerOf(frame);
        QVERIFY(corner);
        QTest::keyClick(&view.canvas(), Qt::Key_Return);
        QVERIFY(view.chart.scene().boxOf(frame));
        const auto after = view.canvas().cornerOf(frame);
        QVERIFY2(after && QLineF(*corner, *after).length() < 1, "it opens where it was");
        QTest::keyClick(&view.canvas(), Qt::Key_Down);  // into it
        QVERIFY(!view.canvas().currentFrame().valid());
        QCOMPARE(view.chart.graph().nodes[view.chart.scene().items[view.canvas().currentItem()].node].frame, frame);
        QTest::keyClick(&view.canvas(), Qt::Key_Backspace);  // to what is around it
        QCOMPARE(view.canvas().currentFrame(), frame);
        // A click on the sign in its title closes it, one on the card's sign opens it.
        const QRectF sign = chevronRect(view.chart.scene().boxOf(frame)->rect);
        QTest::mouseClick(&view.canvas(), Qt::LeftButton, {}, view.canvas().toView(sign).center().toPoint());
        QVERIFY(!view.chart.scene().boxOf(frame));
        const ItemIndex item = view.chart.scene().itemOf(frame);
        QVERIFY(item.valid());
        const QRectF again = chevronRect(view.chart.scene().items[item].rect);
        QTest::mouseClick(&view.canvas(), Qt::LeftButton, {}, view.canvas().toView(again).center().toPoint());
        QVERIFY(view.chart.scene().boxOf(frame));
    }

    void equalFramesOpenTogetherAndLevelsAtOnce() {
        const auto model = opened(QStringLiteral("mobilenet_v2_w035"));
        QVERIFY(model);
        Shown view(*model);
        const ProgramGraph& graph = view.chart.graph();
        view.chart.openToLevel(0);
        QVERIFY(view.chart.scene().boxes.empty());
        view.chart.openToLevel(1);
        for (const GraphBox& box : view.chart.scene().boxes) QCOMPARE(graph.frames[box.frame].depth, 1);
        view.chart.openToLevel(2);
        FrameIndex one{};
        for (const FrameIndex at : graph.frames.indices()) {
            if (graph.frames[at].kind == ProgramFrame::Kind::module && framesAlike(graph, at).size() > 1 &&
                !one.valid())
                one = at;
        }
        QVERIFY(one.valid());
        view.chart.openToLevel(0);
        view.chart.toggleAlike(one);
        for (const FrameIndex at : framesAlike(graph, one)) QVERIFY(view.chart.query().open.contains(at));
        view.chart.openToLevel(deepestLevel(graph));
        QVERIFY(std::none_of(view.chart.scene().items.begin(), view.chart.scene().items.end(),
                             [](const GraphItem& item) { return item.isClosed(); }));
    }

    void searchGoesToTheNextMatchAndOpensWhatHoldsIt() {
        const auto model = opened(QStringLiteral("mobilenet_v2_w035"));
        QVERIFY(model);
        Shown view(*model);
        view.chart.openToLevel(0);
        QLineEdit& field = view.chart.bar().search();
        field.setText(QStringLiteral("hardtanh"));
        QTest::keyClick(&field, Qt::Key_Return);
        const ValueId first = view.state.current();
        QVERIFY(first != no_value);
        const NodeIndex node = view.chart.graph().node_of(*model->outcome->method, first);
        QCOMPARE(view.chart.graph().nodes[node].title, std::string("hardtanh"));
        const ItemIndex item = view.chart.scene().itemOf(node);
        QVERIFY(!view.chart.scene().items[item].isClosed());
        QVERIFY(QRectF(view.canvas().rect()).contains(view.canvas().itemRect(item)));
        QCOMPARE(view.canvas().accessibleDescription(), view.canvas().spoken(item));
        QTest::keyClick(&field, Qt::Key_F3);
        QVERIFY(view.state.current() != first);
        QTest::keyClick(&field, Qt::Key_F3, Qt::ShiftModifier);
        QCOMPARE(view.state.current(), first);
        field.setText(QStringLiteral("no such thing"));
        QTest::keyClick(&field, Qt::Key_Return);
        QCOMPARE(view.state.current(), first);
    }

    void arrowsWalkAlongLinesAndNamesAreReadOut() {
        const auto model = opened(QStringLiteral("mobilenet_v2_w035"));
        QVERIFY(model);
        Shown view(*model);
        view.chart.openToLevel(deepestLevel(view.chart.graph()));
        const ProgramGraph& graph = view.chart.graph();
        NodeIndex node{};
        for (const NodeIndex at : graph.nodes.indices()) {
            if (!node.valid() && graph.nodes[at].runs()) node = at;
        }
        const ValueId value = graph.nodes[node].value;
        view.state.select({value}, value);
        for (int i = 0; i < 5; ++i) {
            const NodeIndex before = graph.node_of(*model->outcome->method, view.state.current());
            QTest::keyClick(&view.canvas(), Qt::Key_Down);
            const NodeIndex now = graph.node_of(*model->outcome->method, view.state.current());
            QVERIFY(std::any_of(graph.nodes[before].out.begin(), graph.nodes[before].out.end(),
                                [&](EdgeIndex edge) { return graph.edges[edge].to == now; }));
            const QString said = view.canvas().accessibleDescription();
            QVERIFY2(said.contains(QString::fromStdString(graph.nodes[now].title)), qPrintable(said));
            QVERIFY(said.contains(QStringLiteral("step %1").arg(graph.nodes[now].step.number())));
        }
        for (int i = 0; i < 5; ++i) QTest::keyClick(&view.canvas(), Qt::Key_Up);
        QCOMPARE(view.state.current(), value);
    }

    void theMenuSelectsAlongTheGraphAndKeepsThePicture() {
        const auto model = opened(QStringLiteral("branchy_multi_io"));
        QVERIFY(model);
        Shown view(*model);
        const ProgramGraph& graph = view.chart.graph();
        NodeIndex node{};
        for (const NodeIndex at : graph.nodes.indices()) {
            const TensorRow* row = view.state.row(graph.nodes[at].value);
            if (graph.nodes[at].runs() && row && row->planned && ancestors(graph, at).size() > 3) node = at;
        }
        const ValueId value = graph.nodes[node].value;
        view.state.select({value}, value);
        const std::set<FrameIndex> open = view.chart.query().open;
        const auto choose = [&](const QString& text) {
            QMenu menu;
            view.chart.fillMenu(menu);
            QAction* action = actionOf(menu, text);
            if (action) action->trigger();
            return action != nullptr;
        };
        QVERIFY(choose(QStringLiteral("All inputs of this node")));
        std::size_t made = 0;
        for (const NodeIndex at : ancestors(graph, node)) {
            if (graph.nodes[at].value == no_value) continue;
            QVERIFY(view.state.selection().contains(graph.nodes[at].value));
            ++made;
        }
        QVERIFY(made > 3);
        QCOMPARE(view.state.current(), value);
        QVERIFY(view.chart.query().open == open && !view.chart.query().centre.valid());
        // The way from one to another.
        const NodeIndex first = *ancestors(graph, node).begin();
        view.state.select({graph.nodes[first].value, value}, value);
        QVERIFY(choose(QStringLiteral("The path between the two")));
        for (const NodeIndex at : path_between(graph, first, node))
            QVERIFY(view.state.selection().contains(graph.nodes[at].value));
        // Actions on its memory are in the same menu.
        QMenu menu;
        view.state.select({value}, value);
        view.chart.fillMenu(menu);
        const QList<QAction*> actions = menu.actions();
        QVERIFY(std::any_of(actions.begin(), actions.end(), [](const QAction* action) {
            return action->text().startsWith(QStringLiteral("Pin ")) ||
                action->text().startsWith(QStringLiteral("Unpin "));
        }));
    }

    void heatAndConstantsAreShownOnTheCards() {
        const auto model = opened(QStringLiteral("mobilenet_v2_w035"));
        QVERIFY(model);
        Shown view(*model);
        QSet<QByteArray> pictures;
        for (const GraphHeat heat : {GraphHeat::off, GraphHeat::memory, GraphHeat::traffic}) {
            view.chart.bar().heats().setCurrentIndex(static_cast<int>(heat));
            const QImage image = view.chart.renderImage(QSize(1100, 700), 1);
            pictures.insert(QByteArray(reinterpret_cast<const char*>(image.constBits()), image.sizeInBytes()));
        }
        QCOMPARE(pictures.size(), 3);
        // A constant is selected at the edge to its reader.
        view.chart.bar().heats().setCurrentIndex(0);
        const GraphScene& scene = view.chart.scene();
        for (const ItemIndex i : scene.items.indices()) {
            const auto spots = constantSpots(view.chart.graph(), scene, i);
            if (spots.empty() || !QRectF(view.canvas().rect()).contains(view.canvas().itemRect(i))) continue;
            QTest::mouseClick(&view.canvas(), Qt::LeftButton, {},
                              view.canvas().toView(spots.front().first).center().toPoint());
            QCOMPARE(view.state.current(), view.chart.graph().nodes[spots.front().second].value);
            return;
        }
        QFAIL("no constant in sight");
    }

    void controlsFitInANarrowWindow() {
        const auto model = opened(QStringLiteral("add_mul_sin"));
        QVERIFY(model);
        Shown view(*model, QSize(530, 380));
        auto* button = &view.chart.bar().modulesButton();
        QVERIFY(!view.chart.tree().isVisible() && button->isVisible());
        for (QWidget* each : {static_cast<QWidget*>(button), static_cast<QWidget*>(&view.chart.bar().search()),
                              static_cast<QWidget*>(&view.chart.bar().heats())})
            QVERIFY2(view.chart.rect().contains(QRect(each->mapTo(&view.chart, QPoint()), each->size())),
                     qPrintable(each->accessibleName()));
        button->click();
        QVERIFY(view.chart.tree().isVisible());
        QTRY_VERIFY2(view.chart.tree().width() >= 100 && view.canvas().width() >= 200,
                     qPrintable(QStringLiteral("%1 %2").arg(view.chart.tree().width()).arg(view.canvas().width())));
        button->click();
        QVERIFY(!view.chart.tree().isVisible());
    }

    void aProgramOfAnyLengthIsShownReadablyAndAllOfItCanBeReached() {
        for (const char* name : {"llama_kv_dynseq", "mobilenet_v2_w035", "add_mul_sin"}) {
            const auto model = opened(QLatin1String(name));
            QVERIFY2(model, name);
            Shown view(*model, QSize(1000, 700));
            GraphCanvas& canvas = view.canvas();
            const auto& items = view.chart.scene().items;
            const auto inSight = [&](ItemIndex item) { return QRectF(canvas.rect()).contains(canvas.itemRect(item)); };
            int seen = 0;
            for (const ItemIndex i : items.indices()) seen += inSight(i) ? 1 : 0;
            const auto count = static_cast<int>(items.size());
            QVERIFY2(canvas.scale() >= 0.7, "names are read at first");
            QVERIFY2(seen == count || seen >= 3, name);
            auto* down = canvas.findChildren<QScrollBar*>().at(1);
            QCOMPARE(down->orientation(), Qt::Vertical);
            if (seen < count) {
                ItemIndex lowest{0};
                for (const ItemIndex i : items.indices())
                    lowest = canvas.itemRect(i).bottom() > canvas.itemRect(lowest).bottom() ? i : lowest;
                down->setValue(down->maximum());
                QVERIFY2(canvas.itemRect(lowest).bottom() <= canvas.height(), name);
                // However far it is panned, part of it stays visible.
                QWheelEvent wheel({}, {}, {}, QPoint(-900000, -900000), Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                                  false);
                QCoreApplication::sendEvent(&canvas, &wheel);
                QVERIFY2(canvas.toView(view.chart.scene().bounds).intersects(canvas.rect()), name);
            }
            view.chart.fitAll();
            for (const ItemIndex i : items.indices()) QVERIFY2(inSight(i), "fit that fits");
            QVERIFY2(!canvas.findChild<QWidget*>(QStringLiteral("graphMinimap"))->isVisible(), "all is seen");
        }
    }

    void theWholeGraphIsDrawnWhateverIsSeenOfIt() {
        const auto model = opened(QStringLiteral("mobilenet_v2_w035"));
        QVERIFY(model);
        Shown view(*model, QSize(500, 400));
        const QSize whole = view.chart.wholeSize();
        QVERIFY(whole.height() > 2 * view.chart.height());
        QByteArray svg;
        QBuffer buffer(&svg);
        QSvgGenerator generator;
        generator.setOutputDevice(&buffer);
        generator.setSize(whole);
        {
            QPainter painter(&generator);
            view.chart.paintWhole(painter);
        }
        // Letters may be cut into pieces by kerning: the first and the last operator's bytes are there.
        for (const GraphItem& item : view.chart.scene().items) {
            if (item.isClosed()) continue;
            const QString title = QString::fromStdString(view.chart.graph().nodes[item.node].title);
            if (view.chart.graph().nodes[item.node].runs())
                QVERIFY2(QString::fromUtf8(svg).contains(title), qPrintable(title));
        }
    }

    void aFrameThatOpensGlidesAndIsThereAtOnceForWhoeverAsks() {
        const auto model = opened(QStringLiteral("mobilenet_v2_w035"));
        QVERIFY(model);
        Shown view(*model);
        QVERIFY(QTest::qWaitForWindowExposed(&view.chart));
        const FrameIndex frame = view.someClosed();
        view.chart.toggle(frame);
        QVERIFY2(view.chart.scene().boxOf(frame), "the scene is the new one from the first moment");
        GraphGlide& glide = view.canvas().glide();
        const bool moves = view.canvas().style()->styleHint(QStyle::SH_Widget_Animation_Duration) > 0;
        QCOMPARE(glide.runs(), moves);
        QTRY_VERIFY(!glide.runs());
        view.chart.toggle(frame);
        view.chart.renderImage(QSize(800, 600), 1);
        QVERIFY2(!glide.runs(), "a picture shows where things are");
    }

    void anotherPlanLeavesTheGraphAsItIs() {
        const auto model = opened(QStringLiteral("mobilenet_v2_w035"));
        QVERIFY(model);
        Shown view(*model);
        const FrameIndex frame = view.someClosed();
        view.chart.toggle(frame);
        const GraphQuery before = view.chart.query();
        const ItemIndex item = view.someOperator();
        const QRectF place = view.canvas().itemRect(item);
        auto other = std::make_shared<Outcome>(*model->outcome);
        view.state.show(other, std::make_shared<const Tuning>());
        QVERIFY(view.chart.query() == before);
        QCOMPARE(view.canvas().itemRect(item), place);
        // Another method of the same program keeps frames open by name.
        auto copied = std::make_shared<Outcome>(*model->outcome);
        copied->method = std::make_shared<const Method>(*model->outcome->method);
        view.state.show(copied, std::make_shared<const Tuning>());
        QCOMPARE(view.chart.query().open.size(), before.open.size());
    }
};

QTEST_MAIN(TestGraph)
#include "test_graph.moc"
