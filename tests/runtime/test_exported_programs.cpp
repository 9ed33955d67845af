// Every available .pt2 is lowered, planned and run, and gives PyTorch's results, even if its .pte is defective.

#include <QTest>

#include "engine/engine.h"
#include "tests/runtime/running.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

/// Unbounded symbols get a bound that covers every recorded run.
constexpr std::int64_t enough = 512;

Result<Outcome> evaluated(const Program& program, const std::string& planner) {
    Tuning tuning;
    tuning.planner = planner;
    for (const auto& [symbol, range] : program.methods.front().ranges) {
        if (!range.max) tuning.ranges[symbol] = {.min = std::min(range.min, enough), .max = enough};
    }
    Progress progress;
    return Engine().evaluate(program, tuning, {}, progress);
}

}  // namespace

class TestExportedPrograms : public QObject {
    Q_OBJECT

private slots:
    void recordedRunsGiveTheExpectedOutputs_data() {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QString>("file");
        for (const QString& name : programNames()) {
            const QString folder = programFolder(name);
            if (name.startsWith(QStringLiteral("complex"))) continue;  // refused: complex numbers are not planned
            for (const QString& file : {QStringLiteral("model.pt2"), QStringLiteral("model_core.pt2")}) {
                if (!QFileInfo::exists(folder + QLatin1Char('/') + file) ||
                    !QFileInfo::exists(folder + QStringLiteral("/io.json")))
                    continue;
                QTest::newRow(qPrintable(name + QLatin1Char('/') + file)) << folder << file;
            }
        }
    }
    void recordedRunsGiveTheExpectedOutputs() {
        QFETCH(QString, folder);
        QFETCH(QString, file);
        ++rows_;
        Progress progress;
        const auto program = Engine().open((folder + QLatin1Char('/') + file).toStdString(), progress);
        QVERIFY2(program.ok(), program.ok() ? "" : program.error().text().c_str());
        for (const std::string planner : {"greedy", "greedy_by_size"}) {
            const auto outcome = evaluated(*program.value(), planner);
            QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
            const auto executor = Executor::load(program.value(), *outcome.value().method, outcome.value().plan());
            QVERIFY2(executor.ok(), executor.ok() ? "" : executor.error().text().c_str());
            const QString problem = runVectors(*executor.value(), folder);
            QVERIFY2(problem.isEmpty(), qPrintable(QString::fromStdString(planner) + QStringLiteral(": ") + problem));
        }
    }
    void cleanupTestCase() { qInfo("%d exported programs", rows_); }

private:
    int rows_ = 0;
};

QTEST_GUILESS_MAIN(TestExportedPrograms)
#include "test_exported_programs.moc"
