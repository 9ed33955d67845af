// A run that fails inside a delegate: the operators that ran before it stay in JSON, traces and the window.

#include <QMenu>
#include <QProcess>
#include <QTemporaryDir>
#include <QTreeWidget>
#include <algorithm>

#include "tests/app/cli_testing.h"
#include "tests/app/json_schema.h"
#include "tests/app/opened_window.h"
#include "widgets/panels/delegates/delegate_backends.h"
#include "widgets/panels/delegates_panel.h"
#include "widgets/panels/problems_panel.h"
#include "widgets/panels/run_panel.h"
#include "widgets/plot/delegate_row.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

/// A backend for sums whose device fails after reading its inputs.
constexpr const char* burning = R"(
#include <stdlib.h>
#include <string.h>
#include "arenascope_plugin.h"
static int supports(const as_node* node, const as_value* values, char* why, size_t size) {
    (void)values;
    strncpy(why, "only sums", size);
    return strcmp(node->op, "aten::mul.out") != 0;
}
static int preprocess(const as_region* region, as_payload* payload, char* error, size_t size) {
    (void)error; (void)size;
    payload->write(payload->context, &region->node_count, sizeof region->node_count);
    for (int32_t i = 0; i < region->node_count; ++i) payload->handle(payload->context, 40 + i, i);
    return 0;
}
static void* init(const void* payload, size_t size, char* error, size_t error_size) {
    (void)payload; (void)error; (void)error_size;
    return malloc(size);
}
static int execute(void* handle, const as_tensor* args, int32_t count, const as_call* call) {
    (void)handle; (void)args; (void)count;
    call->event(call->context, 40, "fetch", 0, 0.001);
    return call->fail(call->context, 40, "the chip is on fire");
}
static const as_backend fire = {"fire", "burns", supports, preprocess, NULL, init, execute, free};
int arenascope_plugin(uint32_t version, const as_registry* registry) {
    return version == ARENASCOPE_PLUGIN_VERSION ? registry->add_backend(registry->context, &fire) : 2;
}
)";

}  // namespace

class TestFailedRuns : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    QString library_;

    Said run(const QStringList& more) const {
        return say(QStringList{"run", sample("model.pt2"), "--plugin", library_, "--backend", "fire", "--random", "1"} +
                   more);
    }
    static QJsonObject failedRow(const QJsonArray& perOp) {
        for (const QJsonValue& row : perOp) {
            if (row["error"].isString()) return row.toObject();
        }
        return {};
    }

private slots:
    void initTestCase() {
        prepareWindows(QStringLiteral("test_failed_runs"));
        const QString source = folder_.filePath("fire.c");
        library_ = folder_.filePath("fire.so");
        QVERIFY(put(source, burning));
        QProcess compiler;
        compiler.start(
            "cc",
            {"-std=c11", "-shared", "-fPIC", "-I", ARENASCOPE_SOURCE_DIR "/engine/plugins", source, "-o", library_});
        QVERIFY(compiler.waitForFinished());
        QVERIFY2(compiler.exitCode() == 0, compiler.readAllStandardError().constData());
    }

    void jsonHoldsWhatRanAndWhatFailed() {
        const Said said = run({"--json"});
        QCOMPARE(said.status, 2);
        QVERIFY2(said.err.contains("the chip is on fire") && said.err.count('\n') == 1, qPrintable(said.err));
        const QJsonObject json = said.json().object();
        QCOMPARE(schemaViolation(json, schemaOf("run")), QString());
        QCOMPARE(json["error"]["what"].toString(), QString("the chip is on fire"));
        QCOMPARE(json["error"]["file"].toString(), sample("model.pt2"));
        QVERIFY(json["error"]["place"].toString().contains("(fire)"));
        QVERIFY(json["runs"].toArray().isEmpty() && json["milliseconds"].isNull());
        const QJsonObject row = failedRow(json["per_op"].toArray());
        QVERIFY(row["error"].toString().contains("the chip is on fire"));
        QCOMPARE(row["calls"].toInt(), 1);
        const QJsonArray events = row["events"].toArray();
        QCOMPARE(events.size(), 2);
        QVERIFY(events[0]["error"].isNull());
        QCOMPARE(events[1]["error"].toString(), QString("the chip is on fire"));
        QCOMPARE(events[1]["handle"].toInt(), 40);
        QVERIFY(events[1]["nodes"].toArray()[0].toString().contains("mul"));
        QVERIFY2(events[1]["source"].toString().contains(".py:"), qPrintable(said.out));
        QStringList stages;
        for (const QJsonValue& stage : json["delegates"].toArray())
            stages.append(stage["stage"].toString() + (stage["error"].isString() ? "!" : ""));
        QCOMPARE(stages.count("execute!"), 1);
        QVERIFY2(stages.count("init") > 0 && stages.count("init") == stages.count("destroy"),
                 qPrintable(stages.join(' ')));
        const QJsonArray perOp = json["per_op"].toArray();
        QCOMPARE(perOp.last()["error"].toString(), row["error"].toString());  // no operator ran after it
    }

    void aTraceHoldsTheFailingCall() {
        const QString path = folder_.filePath("t.json");
        QCOMPARE(run({"--trace", path}).status, 2);
        QStringList failed;
        for (const QJsonValue& event : QJsonDocument::fromJson(bytesOf(path))["traceEvents"].toArray()) {
            if (!event["args"]["error"].toString().isEmpty()) failed.append(event["cat"].toString());
        }
        failed.sort();
        QCOMPARE(failed, QStringList({"delegate", "fire"}));
    }

    void theStaticRuntimeRunsDelegatesOfPlugInsToo() {
        const Said failed = run({"--runtime", "static"});
        QCOMPARE(failed.status, 2);
        QVERIFY2(failed.err.contains("the chip is on fire"), qPrintable(failed.err));
        const Said said = say({"run", sample("model.pt2"), "--backend", "demo", "--random", "1", "--runtime", "static",
                               "--repeat", "2", "--json"});
        QVERIFY2(said.status == 0, qPrintable(said.err));
        const QJsonObject json = said.json().object();
        QCOMPARE(schemaViolation(json, schemaOf("run")), QString());
        int events = 0;
        for (const QJsonValue& row : json["per_op"].toArray()) {
            for (const QJsonValue& event : row["events"].toArray())
                events += event["source"].toString().contains(".py:") ? 1 : 0;
        }
        QVERIFY2(events > 0, qPrintable(said.out));
    }

    void aDelegateThatCannotStartIsInJson() {
        const QString payload = folder_.filePath("bad.bin");
        QVERIFY(put(payload, "demo 1\nnumel 99999999999\n"));
        const Said said = say({"run", sample("model.pt2"), "--backend", "demo", "--replace-payload", "0=" + payload,
                               "--random", "1", "--json"});
        QCOMPARE(said.status, 2);
        const QJsonObject json = said.json().object();
        QCOMPARE(schemaViolation(json, schemaOf("run")), QString());
        const QJsonArray stages = json["delegates"].toArray();
        QVERIFY(!stages.isEmpty());
        QVERIFY(stages.last()["stage"] == "init" && stages.last()["error"].toString().contains("byte"));
        QVERIFY(json["per_op"].toArray().isEmpty());
    }

    void theWindowShowsWhereARunFailed() {
        OpenedWindow window;
        window->workspace().plugins().add({library_});
        QVERIFY(window.open(QStringLiteral("add_mul_sin")));
        DelegatesPanel& delegates = *window->docks().panel<DelegatesPanel>();
        window->docks().raise(QStringLiteral("delegates"));
        const auto settled = [&] {
            return QTest::qWaitFor([&] { return window.idle() && window.document()->outcome(); }, 60000);
        };
        QVERIFY(settled());
        for (QMenu* menu : delegates.backends().findChildren<QMenu*>()) {
            for (QAction* action : menu->actions()) {
                if (action->data() == QStringLiteral("fire")) action->trigger();
            }
        }
        QVERIFY(settled());
        QVERIFY(window.document()->outcome()->partition);
        window->actions().run->trigger();
        QVERIFY(settled());

        ViewState& view = window->workspace().view();
        QVERIFY(view.run() && view.run()->failure);
        const InstructionIndex call = view.run()->failure->instruction;
        const Method& method = *view.outcome()->method;
        QCOMPARE(method.instructions[call].op, std::string("fire"));

        const RunPanel& panel = *window->docks().panel<RunPanel>();
        for (const char* part : {"fire", "handle 40", "mul", ".py:", "the chip is on fire"})
            QVERIFY2(panel.findings().contains(QLatin1String(part)), qPrintable(panel.findings()));
        QTreeWidgetItem* failed = nullptr;
        int inside = 0;
        for (QTreeWidget* tree : panel.findChildren<QTreeWidget*>()) {
            for (int i = 0; i < tree->topLevelItemCount(); ++i) {
                QTreeWidgetItem* item = tree->topLevelItem(i);
                if (!item->toolTip(1).contains(QStringLiteral("on fire"))) continue;
                QVERIFY2(!failed, "one row is the failing one");
                failed = item;
                for (int j = 0; j < item->childCount(); ++j)
                    inside += item->child(j)->toolTip(2).contains(QStringLiteral("on fire")) ? 1 : 0;
            }
        }
        QVERIFY(failed && failed->isExpanded());
        QCOMPARE(inside, 1);

        const std::vector<InsideCell> cells = insideOf(view.run().get(), *view.outcome());
        QVERIFY(std::any_of(cells.begin(), cells.end(), [](const InsideCell& cell) { return !cell.error.isEmpty(); }));

        view.select({}, no_value);
        auto* problems = window->docks().panel<ProblemsPanel>()->findChild<QTreeWidget*>();
        QVERIFY(problems->topLevelItemCount() > 0);
        QVERIFY(problems->topLevelItem(0)->text(0).contains(QStringLiteral("the chip is on fire")));
        problems->setCurrentItem(problems->topLevelItem(0));
        QCOMPARE(view.current().number(), method.instructions[call].outs.front().number());

        window.document()->history().undo();  // without the backend the program runs, and the failure message is gone
        QVERIFY(settled());
        window->actions().run->trigger();
        QVERIFY(settled());
        QVERIFY(view.run() && !view.run()->failure);
        QVERIFY2(!panel.findings().contains(QStringLiteral("fire")), qPrintable(panel.findings()));
        QCOMPARE(problems->topLevelItemCount(), 0);
    }
};

QTEST_MAIN(TestFailedRuns)
#include "test_failed_runs.moc"
