// Memory traces: exactly ExecuTorch's layout, and both layouts read back as the plan that they show.

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "tests/formats/importing.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

Tuning asExecuTorch(Tuning tuning) {
    tuning.lifetimes = LifetimeRules::executorch;
    return tuning;
}

}  // namespace

class TestChromeTrace : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

private slots:
    void theLayoutIsExecuTorchsToTheByte() {
        const QString folder = QStringLiteral(ARENASCOPE_TEST_DATA "/trace/");
        const auto opened = openAndPlan(folder + "unet_small.pt2", "greedy", asExecuTorch);
        QVERIFY2(opened.ok(), errorOf(opened));
        const QString out = folder_.filePath("unet.trace.json");
        QVERIFY(exportTo(out, opened.value()).ok());
        QVERIFY(fileBytes(out) == fileBytes(folder + "unet_small_memory_trace.json"));
    }

    void bothLayoutsReadBackAsTheirPlan_data() {
        QTest::addColumn<QString>("program");
        QTest::addColumn<bool>("lifetimes");
        for (const char* program : {"mobilenet_v2_w035", "branchy_multi_io", "cond"}) {
            QTest::addRow("bytes along x, %s", program) << program << false;
            QTest::addRow("steps along x, %s", program) << program << true;
        }
    }
    void bothLayoutsReadBackAsTheirPlan() {
        QFETCH(const QString, program);
        QFETCH(const bool, lifetimes);
        QVERIFY2(!programFolder(program).isEmpty(), qPrintable(program));
        const auto opened = openAndPlan(programFolder(program) + "/model.pt2", "auto");
        QVERIFY2(opened.ok(), errorOf(opened));
        const QString out = folder_.filePath("plan.trace.json");
        QVERIFY(exportTo(out, opened.value(), {.trace_lifetimes = lifetimes}).ok());
        const auto again = openAndPlan(out, "auto");
        QVERIFY2(again.ok(), errorOf(again));
        const Plan* loaded = again.value().plan("loaded");
        QVERIFY(loaded);
        QVERIFY2(loaded->valid(), loaded->issues.empty() ? "" : loaded->issues.front().text().c_str());
        QCOMPARE(loaded->total_bytes, opened.value().outcome.plan().total_bytes);
        QCOMPARE(again.value().program->format, FormatId::chrome_trace);
    }

    void aTraceThatIsWrittenAgainIsTheSame() {
        const QString given = QStringLiteral(ARENASCOPE_TEST_DATA "/trace/unet_small_memory_trace.json");
        const QString out = folder_.filePath("again.trace.json");
        const auto opened = openAndPlan(given, "loaded");
        QVERIFY2(opened.ok(), errorOf(opened));
        QVERIFY(exportTo(out, opened.value()).ok());
        const auto events = [](const QString& path) {
            return QJsonDocument::fromJson(fileBytes(path)).object()["traceEvents"].toArray();
        };
        const QJsonArray before = events(given), after = events(out);
        QCOMPARE(after.size(), before.size());
        for (qsizetype i = 0; i < before.size(); ++i) {
            QJsonObject event = after[i].toObject();
            // Several tensors of one node are told apart by a number.
            event["name"] = event["name"].toString().section(" (", 0, 0);
            QCOMPARE(event, before[i].toObject());
        }
    }

    void theEventsAloneAreATraceToo() {
        QByteArray event =
            "{'name':'M','ph':'M'},{'cat':'memory_allocation','pid':1,'name':'a','args':{},'ts':0,'dur':16,'tid':3}";
        event.replace('\'', '"');
        const auto opened = openAndPlan(writtenFile(folder_, "bare.trace.json", "[" + event + "]"), "loaded");
        QVERIFY2(opened.ok(), errorOf(opened));
        QCOMPARE(opened.value().outcome.plan().total_bytes, 16);
    }

    void lifetimesHaveStepsAlongX() {
        const auto opened = openAndPlan(programFolder("add_mul_sin") + "/model.pt2", "greedy");
        QVERIFY2(opened.ok(), errorOf(opened));
        const QString out = folder_.filePath("steps.trace.json");
        QVERIFY(exportTo(out, opened.value(), {.trace_lifetimes = true}).ok());
        const QJsonArray events = QJsonDocument::fromJson(fileBytes(out)).object()["traceEvents"].toArray();
        QCOMPARE(static_cast<std::size_t>(events.size()), opened.value().outcome.plan().problem.buffers.size());
        for (const QJsonValue& event : events) {
            QVERIFY(event["dur"].toInt() >= 1);
            QVERIFY(event["ts"].toInt() + event["dur"].toInt() <= opened.value().outcome.steps);
        }
    }

    void damagedTracesAreRefusedByPlace_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("said");
        // Quotes for moc's sake: it takes a raw string for the end of the class.
        const auto quoted = [](QByteArray text) { return text.replace('\'', '"'); };
        const QByteArray event =
            "{'traceEvents': [{'cat':'memory_allocation','pid':%,'name':'a','args':{},'ts':-1,'dur':1,'tid':0}]}";
        QTest::newRow("no events") << quoted("{'traceEvents': []}") << QByteArray("has no memory events");
        QTest::newRow("negative") << quoted(event).replace('%', '1') << QByteArray("traceEvents[0]: 'ts' is -1");
        QTest::newRow("no pool") << quoted(event).replace('%', '0') << QByteArray("'pid' is 0");
        QTest::newRow("cut") << quoted("{'traceEvents': [{'cat':'memory_all") << QByteArray("");
    }
    void damagedTracesAreRefusedByPlace() {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, said);
        const auto opened = openAndPlan(writtenFile(folder_, "broken.trace.json", text));
        QVERIFY(!opened.ok());
        QVERIFY2(errorOf(opened).contains(said), errorOf(opened));
    }
};

QTEST_GUILESS_MAIN(TestChromeTrace)
#include "test_chrome_trace.moc"
