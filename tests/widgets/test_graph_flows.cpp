// Branches and loops of the graph after runs: how often they ran, in words, and what their edges carry.

#include <QtTest>

#include "engine/runner/run_report.h"
#include "engine/runtime/executor.h"
#include "engine/runtime/vectors.h"
#include "tests/widgets/graph_testing.h"
#include "widgets/graph/graph_canvas.h"
#include "widgets/graph/graph_chart.h"
#include "widgets/graph/open_frames.h"
#include "widgets/theme/apply_theme.h"
#include "widgets/ui/view_state.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

using Frame = ProgramFrame::Kind;

struct Shown {
    OpenedGraph model;
    ViewState state;
    GraphChart chart{state};
    explicit Shown(OpenedGraph opened) : model(std::move(opened)) {
        chart.setProgram(model.program);
        chart.resize(1000, 800);
        chart.show();
        state.show(model.outcome, std::make_shared<const Tuning>());
        chart.openToLevel(deepestLevel(chart.graph()));
    }
    [[nodiscard]] FrameIndex frame(Frame kind, int number = 0) const {
        for (const FrameIndex at : chart.graph().frames.indices()) {
            if (chart.graph().frames[at].kind == kind && chart.graph().frames[at].number == number) return at;
        }
        return {};
    }
    [[nodiscard]] GraphLabels words() const {
        const GraphPicture& picture = chart.picture();
        return {*picture.graph, *picture.method, picture.classes, &picture.counts};
    }
    /// The recorded runs, each as often as the user pressed F6 for it.
    QString run(const QString& folder, const std::vector<std::size_t>& runs) {
        const auto recorded = load_vectors((folder + QStringLiteral("/io.json")).toStdString());
        auto executor = Executor::load(model.program, *model.outcome->method, model.outcome->plan());
        if (!recorded.ok() || !executor.ok()) return QStringLiteral("it does not run");
        Progress progress;
        for (const std::size_t each : runs) {
            if (each >= recorded.value().size()) return QStringLiteral("no such run");
            auto ran = executor.value()->run(recorded.value()[each].inputs, {}, progress);
            if (!ran.ok()) return QString::fromStdString(ran.error().text());
            OpTimes times;
            times.add(ran.value().times);
            RunReport report;
            report.last = std::make_shared<const RunResult>(std::move(ran).take());
            report.ops = times.summaries();
            report.runs = times.runs();
            state.setRun(report.last);
            chart.addRuns(report);
        }
        return {};
    }
};

std::unique_ptr<Shown> shown(const QString& name) {
    auto model = openedGraph(programFolder(name) + QStringLiteral("/model.pt2"));
    return model ? std::make_unique<Shown>(*std::move(model)) : nullptr;
}

}  // namespace

class TestGraphFlows : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(*qApp, Theme::Kind::light); }

    void aBranchSaysInHowManyRunsItWasTaken() {
        const auto view = shown(QStringLiteral("cond"));
        QVERIFY(view);
        const FrameIndex then = view->frame(Frame::arm, 0), otherwise = view->frame(Frame::arm, 1);
        QVERIFY(then.valid() && otherwise.valid());
        QCOMPARE(view->words().detail(then), QStringLiteral("5 operator(s)"));
        const QString failed = view->run(programFolder(QStringLiteral("cond")), {0});
        QVERIFY2(failed.isEmpty(), qPrintable(failed));
        const QStringList first{view->words().detail(then).section(QStringLiteral(" · "), 0, 0),
                                view->words().detail(otherwise).section(QStringLiteral(" · "), 0, 0)};
        QVERIFY2(first.contains(QStringLiteral("taken in 1 of 1 run(s)")) &&
                     first.contains(QStringLiteral("taken in 0 of 1 run(s)")),
                 qPrintable(first.join(u'|')));
        QVERIFY(view->run(programFolder(QStringLiteral("cond")), {0, 1}).isEmpty());
        const QString said = view->words().detail(then) + view->words().detail(otherwise);
        QVERIFY2(said.contains(QStringLiteral("taken in 1 of 3 run(s)")) &&
                     said.contains(QStringLiteral("taken in 2 of 3 run(s)")),
                 qPrintable(said));
        // Another plan of the program keeps them; another program does not.
        view->state.show(std::make_shared<const Outcome>(*view->model.outcome), std::make_shared<const Tuning>());
        QVERIFY(view->words().detail(then).contains(QStringLiteral("of 3 run(s)")));
        const auto other = openedGraph(programFolder(QStringLiteral("while_loop")) + QStringLiteral("/model.pt2"));
        QVERIFY(other);
        view->state.show(other->outcome, std::make_shared<const Tuning>());
        QCOMPARE(view->chart.picture().counts.runs, std::int64_t{0});
    }

    void aLoopSaysWhenItEndsAndHowOftenItIterates() {
        const auto view = shown(QStringLiteral("while_loop"));
        QVERIFY(view);
        const FrameIndex loop = view->frame(Frame::loop);
        QVERIFY(loop.valid());
        QCOMPARE(view->words().foot(loop), QStringLiteral("ends when lt is false"));
        const QString failed = view->run(programFolder(QStringLiteral("while_loop")), {0});
        QVERIFY2(failed.isEmpty(), qPrintable(failed));
        const QString foot = view->words().foot(loop);
        QVERIFY2(foot.startsWith(QStringLiteral("ends when lt is false · ")) &&
                     foot.endsWith(QStringLiteral(" iteration(s) per run")),
                 qPrintable(foot));
        QVERIFY(view->words().detail(loop).startsWith(foot.section(QStringLiteral(" · "), 1)));
        QVERIFY(view->words().spoken(loop, true).contains(foot));
        QVERIFY(view->run(programFolder(QStringLiteral("while_loop")), {1}).isEmpty());
        QVERIFY2(view->words().foot(loop).contains(QStringLiteral(" to ")), qPrintable(view->words().foot(loop)));
        // The foot is below everything in the frame.
        const GraphBox* box = view->chart.scene().boxOf(loop);
        QVERIFY(box);
        for (const GraphItem& item : view->chart.scene().items) {
            if (view->chart.graph().is_inside(item.parent, loop))
                QVERIFY(item.rect.bottom() <= box->rect.bottom() - graph_foot_height);
        }
        const auto scan = shown(QStringLiteral("scan_ema"));
        QVERIFY(scan);
        const QString stated = scan->words().foot(scan->frame(Frame::loop));
        QVERIFY2(QRegularExpression(QStringLiteral("^\\d+ iteration\\(s\\)$")).match(stated).hasMatch(),
                 qPrintable(stated));
    }

    void theWayBackNamesWhatItCarries() {
        const auto view = shown(QStringLiteral("while_loop"));
        QVERIFY(view);
        QVERIFY(QTest::qWaitForWindowExposed(&view->chart));
        int found = 0;
        for (const GraphLine& line : view->chart.scene().lines) {
            if (line.kind != ProgramEdge::Kind::back) continue;
            QVERIFY(line.bytes > 0);
            if (!line.ends) continue;  // its part inside the body
            ++found;
            QVERIFY(line.route.size() > 3);
            const QPointF middle = (line.route[line.route.size() / 2 - 1] + line.route[line.route.size() / 2]) / 2;
            const QString said = view->chart.canvas().lineText(middle);
            QVERIFY2(said.startsWith(QStringLiteral("next iteration: getitem")) && said.endsWith(QStringLiteral(" B")),
                     qPrintable(said));
        }
        QCOMPARE(found, 2);
        const GraphLabels words = view->words();
        QCOMPARE(words.along(ProgramEdge::Kind::control, no_value, 1, 0),
                 QStringLiteral("runs if the condition selects it"));
    }
};

QTEST_MAIN(TestGraphFlows)
#include "test_graph_flows.moc"
