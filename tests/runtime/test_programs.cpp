// Every available .pte runs in its own arenas and gives PyTorch's results.

#include <QTest>

#include "tests/runtime/running.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

/// Files that ExecuTorch itself wrote with faults; see the reference on known defects.
QString knownDefect(const QString& program, const QString& file) {
    const bool no_io = file.contains(QStringLiteral("noio"));
    if (program == QStringLiteral("two_conds_live_across")) return QStringLiteral("branch results overlap");
    if (program == QStringLiteral("init_state_nonzero")) return QStringLiteral("the file lost its initial state");
    if (program == QStringLiteral("float64_scalar")) return QStringLiteral("0.1 was stored as float32");
    if (program == QStringLiteral("unbounded_dim")) return QStringLiteral("planned for 4 rows, one run has 37");
    const QStringList emptied{QStringLiteral("map_scan"), QStringLiteral("scan_gru"), QStringLiteral("scan_ema"),
                              QStringLiteral("map_cond")};
    if (no_io && emptied.contains(program)) return QStringLiteral("arena of 0 bytes with tensors in it");
    return {};
}

}  // namespace

class TestPrograms : public QObject {
    Q_OBJECT

private slots:
    void recordedRunsGiveTheExpectedOutputs_data() {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("defect");
        for (const QString& name : programNames()) {
            for (const QString& file : {QStringLiteral("model_greedy.pte"), QStringLiteral("model_naive.pte"),
                                        QStringLiteral("model_greedy_noio.pte")}) {
                const QString folder = programFolder(name);
                if (!QFileInfo::exists(folder + QLatin1Char('/') + file) ||
                    !QFileInfo::exists(folder + QStringLiteral("/io.json")))
                    continue;
                QTest::newRow(qPrintable(name + QLatin1Char('/') + file)) << folder << file << knownDefect(name, file);
            }
        }
    }
    void recordedRunsGiveTheExpectedOutputs() {
        QFETCH(QString, folder);
        QFETCH(QString, file);
        QFETCH(QString, defect);
        auto loaded = loadProgram(folder + QLatin1Char('/') + file);
        ++rows_;
        QString problem =
            loaded.ok() ? runVectors(*loaded.value().executor, folder) : QString::fromStdString(loaded.error().text());
        if (!defect.isEmpty()) {
            // A defective file must not pass by accident: if it does, the table above is out of date.
            ++defective_;
            QVERIFY2(!problem.isEmpty(), qPrintable(QStringLiteral("runs right although ") + defect));
            return;
        }
        QVERIFY2(problem.isEmpty(), qPrintable(problem));
    }
    void cleanupTestCase() { qInfo("%d files ran, %d of them known to be defective", rows_, defective_); }

private:
    int rows_ = 0, defective_ = 0;
};

QTEST_GUILESS_MAIN(TestPrograms)
#include "test_programs.moc"
