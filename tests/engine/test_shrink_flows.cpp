// Programs with open sizes, states and control flow, rewritten to need less memory.

#include <QTest>

#include "tests/engine/shrinking.h"

using namespace arenascope;
using namespace arenascope::testing;

class TestShrinkFlows : public QObject {
    Q_OBJECT

private slots:
    /// With fixed dimensions, sizes are numbers: nothing computes them, and the program can be tiled.
    void dynamicProgramsAreCutAtTheirUpperBounds_data() {
        QTest::addColumn<QStringList>("ranges");
        QTest::addColumn<qint64>("most");
        QTest::newRow("t5_dyn") << QStringList{"s28=16", "s53=32"} << qint64(41'000);
        QTest::newRow("superres_dyn") << QStringList{"s0=48", "s53=40"} << qint64(170'000);
    }
    void dynamicProgramsAreCutAtTheirUpperBounds() {
        QFETCH(QStringList, ranges);
        QFETCH(qint64, most);
        const QString path = modelOf(QString::fromLatin1(QTest::currentDataTag()));
        if (!QFileInfo::exists(path)) QSKIP("needs the larger data set");
        Progress progress;
        const Engine engine;
        const auto program = engine.open(path.toStdString(), progress);
        QVERIFY(program.ok());
        Tuning tuning = starting_tuning(*program.value());
        for (const QString& range : std::as_const(ranges)) {
            const std::int64_t value = range.section('=', 1).toLongLong();
            tuning.ranges[range.section('=', 0, 0).toStdString()] = {.min = value, .max = value};
        }
        Tuning folded = tuning;
        folded.edits.passes = {"fold-constants"};
        const auto outcome = engine.evaluate(*program.value(), folded, {}, progress);
        QVERIFY(outcome.ok());
        for (const Instruction& in : outcome.value().method->instructions) QVERIFY2(!in.outs.empty(), in.op.c_str());
        const auto report = shrink_program(engine, program.value(), tuning, {}, progress);
        QVERIFY2(report.ok(), report.ok() ? "" : report.error().text().c_str());
        QVERIFY(!report.value().front.empty());
        QVERIFY2(report.value().front.front().arena <= most,
                 qPrintable(QString::number(report.value().front.front().arena)));
        for (const ShrunkProgram& point : report.value().front) {
            QVERIFY(point.is_equal && point.outcome.plan().valid());
            QCOMPARE(multiplyAdds(*point.outcome.method), report.value().multiply_adds);
        }
    }

    /// Sizes known only at run time stay open, and operators that cannot be tiled stay unchanged.
    void whatIsNoStraightLineIsCutAround_data() {
        QTest::addColumn<qint64>("most");
        QTest::newRow("t5_dyn") << qint64(62'848);
        QTest::newRow("mha_encoder_dynseq") << qint64(-1);
        QTest::newRow("llama_kv_decode1") << qint64(96'000);
        QTest::newRow("llama_kv_dynseq") << qint64(-1);
        QTest::newRow("mlp_dynbatch") << qint64(8'448);
        QTest::newRow("cond") << qint64(256);
        QTest::newRow("while_loop") << qint64(-1);
        QTest::newRow("nested_control") << qint64(-1);
        QTest::newRow("mutable_state") << qint64(96);
        QTest::newRow("scan_gru") << qint64(1'248);
        QTest::newRow("superres_dyn") << qint64(-1);
    }
    void whatIsNoStraightLineIsCutAround() {
        QFETCH(qint64, most);
        const QString path = modelOf(QString::fromLatin1(QTest::currentDataTag()));
        if (!QFileInfo::exists(path)) QSKIP("needs the larger data set");
        const auto made = shrunk(path, true);
        QVERIFY2(made.ok(), made.ok() ? "" : made.error().text().c_str());
        const ShrinkReport& report = made.value().report;
        if (most > 0) {
            QVERIFY(!report.front.empty());
            QVERIFY2(report.front.front().arena <= most, qPrintable(QString::number(report.front.front().arena)));
        }
        for (const ShrunkProgram& point : report.front) {
            QVERIFY(point.is_equal && point.outcome.plan().valid());
            QVERIFY(point.arena < report.arena);
            QCOMPARE(multiplyAdds(*point.outcome.method), report.multiply_adds);
        }
    }
};

QTEST_GUILESS_MAIN(TestShrinkFlows)
#include "test_shrink_flows.moc"
