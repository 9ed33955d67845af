// Exports drop unused values and merge equal ones: the file read back is planned, verified and run as if unmerged.

#include <QtTest>
#include <set>
#include <tuple>

#include "engine/engine.h"
#include "schemas/program_generated.h"
#include "tests/exported.h"
#include "tests/formats/importing.h"
#include "tests/formats/pte_testing.h"
#include "tests/runtime/running.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

using Row = std::tuple<std::int32_t, std::int64_t, std::int64_t, std::int32_t, std::int32_t>;

/// Places and lifetimes of a plan's tensors; names and numbers of values differ between the files.
std::multiset<Row> rowsOf(const Outcome& outcome) {
    std::multiset<Row> rows;
    for (const TensorRow& tensor : outcome.tensors) {
        if (!tensor.buffer.valid() || tensor.bytes == 0) continue;
        rows.emplace(tensor.mem_id, outcome.plan().placement.offsets[tensor.buffer], tensor.bytes,
                     tensor.first_step.number(), tensor.last_step.number());
    }
    return rows;
}

std::size_t valuesIn(const QString& path) {
    const auto bytes = bytesOf(path);
    const auto* program = pte_schema::GetProgram(bytes.data());
    return program->execution_plan()->Get(0)->values()->size();
}

/// `path` as a loaded program, with its own plan.
Result<Opened> loaded(const QString& path) { return openAndPlan(path, std::string(planner_id::loaded)); }

}  // namespace

class TestMergedValues : public QObject {
    Q_OBJECT

private slots:
    void mergedFilesReadAsUnmergedOnes_data() {
        QTest::addColumn<QString>("path");
        for (const QString& path : pteFiles())
            if (!path.contains(QStringLiteral("train_graph")) && QFileInfo(path).size() < 20'000'000)
                QTest::newRow(qPrintable(path.section('/', -4))) << path;
    }
    void mergedFilesReadAsUnmergedOnes() {
        QFETCH(QString, path);
        const QTemporaryDir folder;
        const QString kept = folder.filePath("kept.pte"), merged = folder.filePath("merged.pte");
        const auto opened = loaded(path);
        QVERIFY2(opened.ok(), errorOf(opened));
        if (!opened.value().outcome.plan().valid()) return;  // faults of the file itself are not exported
        ExportOptions options;
        options.keep_values = true;
        const auto wrote = exportTo(kept, opened.value(), options);
        QVERIFY2(wrote.ok(), wrote.ok() ? "" : qPrintable(textOf(wrote.error())));
        QVERIFY(exportTo(merged, opened.value()).ok());
        QVERIFY(valuesIn(merged) <= valuesIn(kept));
        if (valuesIn(merged) < valuesIn(kept)) ++merged_;
        QCOMPARE(lint(merged).isEmpty(), lint(kept).isEmpty());

        const auto before = loaded(kept), after = loaded(merged);
        QVERIFY2(before.ok() && after.ok(), after.ok() ? "" : errorOf(after));
        QVERIFY(after.value().outcome.plan().valid());
        QVERIFY(rowsOf(after.value().outcome) == rowsOf(before.value().outcome));
        const auto planned = openAndPlan(kept), replanned = openAndPlan(merged);
        QVERIFY2(planned.ok() && replanned.ok(), replanned.ok() ? "" : errorOf(replanned));
        QCOMPARE(replanned.value().outcome.plan().valid(), planned.value().outcome.plan().valid());
        QVERIFY(rowsOf(replanned.value().outcome) == rowsOf(planned.value().outcome));
        const QString vectors = QFileInfo(path).path();
        if (!QFileInfo::exists(vectors + QStringLiteral("/io.json"))) return;
        QCOMPARE(ran(after.value(), vectors), ran(before.value(), vectors));
        QCOMPARE(ran(replanned.value(), vectors), ran(planned.value(), vectors));
    }

    /// Views and named constants of one place, too: fewer values, the same tensors at the same places and times.
    void mergedPlacesReadAsUnmergedOnes_data() {
        QTest::addColumn<QString>("path");
        for (const QString& path : pteFiles())
            if (path.endsWith(QStringLiteral("/model_greedy.pte")) && QFileInfo(path).size() < 2'000'000)
                QTest::newRow(qPrintable(path.section('/', -4))) << path;
    }
    void mergedPlacesReadAsUnmergedOnes() {
        QFETCH(QString, path);
        const auto opened = openAndPlan(path, "greedy_by_size", [](Tuning tuning) {
            tuning.edits.passes = {"merge-places"};
            return tuning;
        });
        QVERIFY2(opened.ok(), errorOf(opened));
        const auto& instructions = opened.value().outcome.method->instructions;
        const bool isStraight = std::all_of(instructions.begin(), instructions.end(), [](const Instruction& each) {
            return each.kind == Instruction::Kind::kernel || each.kind == Instruction::Kind::free;
        });
        if (!opened.value().outcome.plan().valid() || !isStraight) return;  // views are merged on one path only
        const QTemporaryDir folder;
        const QString kept = folder.filePath("kept.pte"), merged = folder.filePath("merged.pte");
        ExportOptions options;
        options.keep_values = true;
        QVERIFY(exportTo(kept, opened.value(), options).ok());
        const auto wrote = exportTo(merged, opened.value());
        QVERIFY2(wrote.ok(), wrote.ok() ? "" : qPrintable(textOf(wrote.error())));
        QVERIFY(valuesIn(merged) <= valuesIn(kept));
        QCOMPARE(lint(merged, true).isEmpty(), lint(kept).isEmpty());
        const auto before = loaded(kept), after = loaded(merged);
        QVERIFY2(before.ok() && after.ok(), after.ok() ? "" : errorOf(after));
        QVERIFY(rowsOf(after.value().outcome) == rowsOf(before.value().outcome));
        const QString vectors = QFileInfo(path).path();
        if (QFileInfo::exists(vectors + QStringLiteral("/io.json")))
            QCOMPARE(ran(after.value(), vectors), ran(before.value(), vectors));
    }

    void valuesGoAsTheReferenceSays_data() {
        QTest::addColumn<int>("before");
        QTest::addColumn<int>("after");
        QTest::newRow("mobilenet_v2_w035") << 1598 << 336;
        QTest::newRow("mobilenet_v3_small_w05") << 1870 << 386;
        QTest::newRow("swin_slim") << 1835 << 407;
        QTest::newRow("resnet18_slim") << 626 << 140;
        QTest::newRow("hf_gpt2_tiny") << 503 << 177;
        QTest::newRow("lstm") << 558 << 162;
        QTest::newRow("dw_conv_tiny") << 120 << 52;
    }
    void valuesGoAsTheReferenceSays() {
        QFETCH(int, before);
        QFETCH(int, after);
        const QString path = programFolder(QTest::currentDataTag()) + QStringLiteral("/model_greedy.pte");
        if (!QFileInfo::exists(path)) QSKIP("needs the larger data set");
        const QTemporaryDir folder;
        const auto opened = loaded(path);
        QVERIFY2(opened.ok(), errorOf(opened));
        QVERIFY(exportTo(folder.filePath("merged.pte"), opened.value()).ok());
        QCOMPARE(valuesIn(path), static_cast<std::size_t>(before));
        const std::size_t now = valuesIn(folder.filePath("merged.pte"));
        QVERIFY2(now <= static_cast<std::size_t>(after), qPrintable(QString::number(now)));
    }

    void inputsAndOutputsStayApart() {
        const QString path = programFolder("branchy_multi_io") + QStringLiteral("/model_greedy.pte");
        const QTemporaryDir folder;
        const auto opened = loaded(path);
        QVERIFY2(opened.ok(), errorOf(opened));
        QVERIFY(exportTo(folder.filePath("merged.pte"), opened.value()).ok());
        const auto again = openPte(folder.filePath("merged.pte"));
        QVERIFY(again.ok());
        const auto ends = [](const Method& method) {
            std::set<ValueId> all(method.inputs.begin(), method.inputs.end());
            all.insert(method.outputs.begin(), method.outputs.end());
            return all.size();
        };
        QCOMPARE(ends(again.value().methods[0]), ends(opened.value().program->methods[0]));
    }

    void cleanupTestCase() { qInfo("%d files have fewer values", merged_); }

private:
    /// The outcome of its recorded runs in the file's own plan.
    static QString ran(const Opened& opened, const QString& folder) {
        const auto executor = Executor::load(opened.program, *opened.outcome.method, opened.outcome.plan());
        if (!executor.ok()) return textOf(executor.error());
        return runVectors(*executor.value(), folder);
    }
    int merged_ = 0;
};

QTEST_GUILESS_MAIN(TestMergedValues)
#include "test_merged_values.moc"
