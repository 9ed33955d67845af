// Shrunk programs, written as files that a reader accepts unchanged and that run with the recorded outputs.

#include <QTest>

#include "tests/engine/shrinking.h"
#include "tests/exported.h"
#include "tests/runtime/running.h"

using namespace arenascope;
using namespace arenascope::testing;

class TestShrinkExports : public QObject {
    Q_OBJECT

private slots:
    /// Written, checked by an independent reader, opened again with its own plan, and run.
    void exportsComeBack_data() {
        QTest::addColumn<QString>("program");
        QTest::addColumn<bool>("plansInputs");
        QTest::newRow("inputs planned") << "mobilenet_v2_w035" << true;
        QTest::newRow("inputs bound by the caller") << "mobilenet_v2_w035" << false;
        QTest::newRow("images in both layouts") << "mobilenet_v3_small_w05" << false;
        QTest::newRow("an operator with a list of optional tensors") << "hf_bert_tiny" << true;
        QTest::newRow("sums over an operand, open sizes") << "mlp_dynbatch" << true;
        QTest::newRow("branches") << "cond" << true;
        QTest::newRow("a loop") << "scan_gru" << true;
    }
    void exportsComeBack() {
        QFETCH(QString, program);
        QFETCH(bool, plansInputs);
        const QString folder = programFolder(program);
        if (!QFileInfo::exists(modelOf(program))) QSKIP("needs the larger data set");
        const auto made = shrunk(modelOf(program), plansInputs);
        QVERIFY2(made.ok(), made.ok() ? "" : made.error().text().c_str());
        const QTemporaryDir out;
        Progress progress;
        const Engine engine;
        for (const ShrunkProgram& point : made.value().report.front) {
            const QString file = out.filePath(QStringLiteral("out.pte"));
            const auto wrote = engine.export_to(file.toStdString(), *point.program, point.outcome, false, progress,
                                                {.target = "executorch-portable"});
            QVERIFY2(wrote.ok(), wrote.ok() ? "" : qPrintable(textOf(wrote.error())));
            QCOMPARE(lint(file), QString());
            const auto again = openAndPlan(file, std::string(planner_id::loaded));
            QVERIFY2(again.ok(), errorOf(again));
            const Plan& plan = again.value().outcome.plan();
            QVERIFY(plan.valid());
            QCOMPARE(plan.total_bytes, point.arena);
            const auto executor = Executor::load(again.value().program, *again.value().outcome.method, plan);
            QVERIFY(executor.ok());
            QCOMPARE(runVectors(*executor.value(), folder), QString());
            // Replanned from the file, it needs no more than the search promised.
            const auto planned = openAndPlan(file, std::string(planner_id::automatic), [&](Tuning tuning) {
                tuning.plan_inputs = plansInputs;
                return tuning;
            });
            QVERIFY2(planned.ok(), errorOf(planned));
            QVERIFY(planned.value().outcome.plan().valid());
        }
    }
};

QTEST_GUILESS_MAIN(TestShrinkExports)
#include "test_shrink_exports.moc"
