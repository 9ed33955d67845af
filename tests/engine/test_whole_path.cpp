// The whole path on real programs: open, plan, run inside the plan, export, read back, run again.

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <array>

#include "engine/engine.h"
#include "engine/planning/assess.h"
#include "engine/runtime/vectors.h"
#include "tests/test_data.h"

namespace arenascope {

namespace {

constexpr std::array programs{"add_mul_sin", "mlp_dynbatch", "resnet18_slim", "mobilenet_v2_w035", "mobilenet_v2"};
constexpr std::array files{"model.pt2", "model_core.pt2", "model_greedy.pte"};

/// Runs all recorded runs of `vectors` in `plan`; returns the first difference, empty if all agree.
QString disagreement(const std::shared_ptr<const Program>& program, const Outcome& outcome, const Plan& plan,
                     const std::vector<VectorRun>& vectors) {
    auto executor = Executor::load(program, *outcome.method, plan);
    if (!executor.ok()) return QString::fromStdString(executor.error().text());
    Progress progress;
    for (const VectorRun& run : vectors) {
        const auto result = executor.value()->run(run.inputs, {}, progress);
        if (!result.ok()) return QString::fromStdString(result.error().text());
        if (result.value().outputs.size() != run.outputs.size()) return QStringLiteral("another number of outputs");
        for (std::size_t i = 0; i < run.outputs.size(); ++i) {
            const auto difference = compare(result.value().outputs[i], run.outputs[i]);
            if (!difference.ok()) return QString::fromStdString(difference.error().text());
            if (difference.value().first_mismatch >= 0) {
                return QStringLiteral("output %1 differs by %2").arg(i).arg(difference.value().max_abs);
            }
        }
    }
    return {};
}

}  // namespace

class TestWholePath : public QObject {
    Q_OBJECT

private slots:
    void aProgramRunsInsideItsPlanAndItsExportRunsTheSame_data() {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QString>("file");
        for (const char* name : programs) {
            const QString folder = testing::programFolder(QString::fromLatin1(name));
            if (folder.isEmpty()) {
                qInfo("%s is not in reach", name);
                continue;
            }
            int rows = 0;
            for (const char* file : files) {
                const QString path = folder + QLatin1Char('/') + QLatin1String(file);
                if (!QFileInfo::exists(path)) continue;
                QTest::addRow("%s/%s", name, file) << folder << path;
                ++rows;
            }
            QVERIFY2(rows >= 2, name);  // as exported, and as ExecuTorch wrote it
        }
    }

    void aProgramRunsInsideItsPlanAndItsExportRunsTheSame() {
        QFETCH(QString, folder);
        QFETCH(QString, file);
        const Engine engine;
        Progress progress;
        const auto program = engine.open(file.toStdString(), progress);
        QVERIFY2(program.ok(), program.ok() ? "" : program.error().text().c_str());
        const auto vectors = load_vectors((folder + QStringLiteral("/io.json")).toStdString());
        QVERIFY2(vectors.ok(), vectors.ok() ? "" : vectors.error().text().c_str());

        Tuning tuning;
        tuning.keep_loaded_plan = false;
        const auto outcome = engine.evaluate(*program.value(), tuning, {"auto", "greedy", "naive"}, progress);
        QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
        for (const Plan& plan : outcome.value().plans) {
            QVERIFY2(plan.valid(), plan.planner.c_str());
            QVERIFY(plan.total_bytes >= plan.lower_bound);
            QCOMPARE(disagreement(program.value(), outcome.value(), plan, vectors.value()), QString());
        }

        QTemporaryDir temporary;
        const QString out = temporary.filePath(QStringLiteral("tuned.pte"));
        const auto exported = engine.export_to(out.toStdString(), *program.value(), outcome.value(), false, progress);
        QVERIFY2(exported.ok(), exported.ok() ? "" : exported.error().text().c_str());
        const auto again = engine.open(out.toStdString(), progress);
        QVERIFY2(again.ok(), again.ok() ? "" : again.error().text().c_str());
        const auto kept = engine.evaluate(*again.value(), Tuning{}, {}, progress);
        QVERIFY2(kept.ok(), kept.ok() ? "" : kept.error().text().c_str());
        QCOMPARE(kept.value().plan().planner, std::string("loaded"));
        QVERIFY(kept.value().plan().valid());
        QCOMPARE(kept.value().plan().total_bytes, outcome.value().plan().total_bytes);
        QCOMPARE(disagreement(again.value(), kept.value(), kept.value().plan(), vectors.value()), QString());
        lint(out);
    }

    void tensorsMovedToAnotherPoolStillRunAndExport() {
        const QString folder = testing::programFolder(QStringLiteral("add_mul_sin"));
        const Engine engine;
        Progress progress;
        const auto program = engine.open((folder + QStringLiteral("/model.pt2")).toStdString(), progress);
        QVERIFY2(program.ok(), program.ok() ? "" : program.error().text().c_str());
        Tuning tuning = edit::add_pool(Tuning{}, Pool{.mem_id = 2, .name = "PSRAM", .capacity = {}});
        const auto before = engine.evaluate(*program.value(), tuning, {"greedy"}, progress);
        QVERIFY(before.ok());
        std::string moved;
        for (const TensorRow& row : before.value().tensors) {
            if (row.op == "aten::mul.out") moved = row.name;
        }
        QVERIFY(!moved.empty());
        tuning = edit::assign(tuning, {moved}, 2);
        const auto after = engine.evaluate(*program.value(), tuning, {"greedy"}, progress);
        QVERIFY2(after.ok(), after.ok() ? "" : after.error().text().c_str());
        QCOMPARE(after.value().plan().pools.size(), std::size_t{2});
        QCOMPARE(after.value().plan().pools[PoolRow(1)].bytes, std::int64_t{128});
        const auto vectors = load_vectors((folder + QStringLiteral("/io.json")).toStdString());
        QVERIFY(vectors.ok());
        QCOMPARE(disagreement(program.value(), after.value(), after.value().plan(), vectors.value()), QString());
        QTemporaryDir temporary;
        const QString out = temporary.filePath(QStringLiteral("pools.pte"));
        QVERIFY(engine.export_to(out.toStdString(), *program.value(), after.value(), false, progress).ok());
        lint(out);
    }

    void anOverlappedPlanIsRefusedAndWouldGiveAnotherAnswer() {
        const QString folder = testing::programFolder(QStringLiteral("add_mul_sin"));
        const Engine engine;
        Progress progress;
        const auto program = engine.open((folder + QStringLiteral("/model.pt2")).toStdString(), progress);
        QVERIFY(program.ok());
        auto outcome = engine.evaluate(*program.value(), Tuning{}, {"greedy"}, progress);
        QVERIFY(outcome.ok());
        const auto vectors = load_vectors((folder + QStringLiteral("/io.json")).toStdString());
        QVERIFY(vectors.ok());
        const Plan& good = outcome.value().plan();
        Placement overlapped = good.placement;
        for (std::int64_t& offset : overlapped.offsets) offset = 0;
        auto bad = assess("overlapped", good.problem, overlapped);
        QVERIFY(bad.ok());
        QVERIFY(!bad.value().valid());
        QVERIFY(!disagreement(program.value(), outcome.value(), bad.value(), vectors.value()).isEmpty());
        Outcome forced = outcome.value();
        forced.plans = {bad.value()};
        forced.shown = 0;
        QTemporaryDir temporary;
        const std::string out = temporary.filePath(QStringLiteral("bad.pte")).toStdString();
        QVERIFY(!engine.export_to(out, *program.value(), forced, false, progress).ok());
        QVERIFY(!QFileInfo::exists(QString::fromStdString(out)));
    }

private:
    /// The independent reader, if it is installed.
    static void lint(const QString& file) {
        const QString tool = QStringLiteral(ARENASCOPE_SOURCE_DIR "/../shared/tools/pte_lint.py");
        if (!QFileInfo::exists(tool)) {
            qInfo("pte_lint.py is not in reach: only our own reader checked the export");
            return;
        }
        QProcess process;
        process.start(QStringLiteral("python3"), {tool, file});
        QVERIFY(process.waitForFinished(60000));
        QVERIFY2(process.exitCode() == 0, process.readAllStandardOutput().constData());
    }
};

}  // namespace arenascope

QTEST_GUILESS_MAIN(arenascope::TestWholePath)
#include "test_whole_path.moc"
