// The table of every program and variant of the data set: opens, plans, runs, leaves as a .pte that an independent
// reader accepts, comes back and runs the same. What is known not to work stands in the table with its message.

#include <QDirIterator>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <array>

#include "engine/engine.h"
#include "tests/runtime/running.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

constexpr qint64 largest = 12'000'000;   // bytes of a file in this table; larger ones are timed elsewhere
constexpr std::int64_t enough = 512;     // bound of symbols that the file leaves open

/// What a file is expected to fail with, and where.
struct Known {
    const char* part;   ///< of the path
    const char* stage;  ///< open, loaded (the plan it came with), run
    const char* message;
};
constexpr std::array known{
    Known{"/complex_", "open", "complex"},
    Known{"/train_graph/", "open", "plans inference programs; export in eval mode"},
    Known{"/two_conds_live_across/model_", "loaded", "invalid"},
    Known{"/map_scan/model_greedy_noio", "loaded", "invalid"},
    Known{"/scan_gru/model_greedy_noio", "loaded", "invalid"},
    Known{"/scan_ema/model_greedy_noio", "loaded", "invalid"},
    Known{"/map_cond/model_greedy_noio", "loaded", "invalid"},
    Known{"/init_state_nonzero/model_", "run", "differs"},
    Known{"/float64_scalar/model_", "run", "differs"},
    Known{"/unbounded_dim/model_", "run", "expected"},
    Known{"/shared_state/", "run", ""},  // runs alternate between methods: the command line's run does that
};

const Known* expectation(const QString& path, const QString& stage) {
    for (const Known& each : known) {
        const bool is_core = path.endsWith(QStringLiteral(".pt2")) && QString::fromLatin1(each.stage) != QStringLiteral("open") &&
                             !path.contains(QStringLiteral("/shared_state/"));
        if (!is_core && path.contains(QLatin1String(each.part)) && stage == QLatin1String(each.stage)) return &each;
    }
    return nullptr;
}

/// Every .pt2 and .pte in reach, each once: the larger set, or else what is in the repository.
QStringList files() {
    QStringList out;
    const bool has_all = QFileInfo::exists(dataFolder() + QStringLiteral("/programs"));
    for (const QString& folder : {has_all ? dataFolder() : QStringLiteral(ARENASCOPE_TEST_DATA), QStringLiteral(ARENASCOPE_SOURCE_DIR "/resources/samples")}) {
        QDirIterator it(folder, {QStringLiteral("*.pt2"), QStringLiteral("*.pte")}, QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext()) {
            const QString path = it.next();
            if (QFileInfo(path).size() <= largest) out << path;
        }
    }
    out.sort();
    return out;
}

Tuning tuningFor(const Program& program, const Method& method) {
    Tuning tuning;
    tuning.method = program.methods.size() > 1 ? method.name : std::string();
    tuning.planner = "greedy_by_size";
    for (const auto& [symbol, range] : method.ranges) {
        if (!range.max) tuning.ranges[symbol] = {.min = std::min(std::max<std::int64_t>(range.min, 0), enough), .max = enough};
    }
    return tuning;
}

/// The recorded runs of a file: io.json beside it, or <model>_io.json.
QString vectorsOf(const QString& path, const Method& method) {
    const QString folder = QFileInfo(path).path();
    const QString own = folder + QLatin1Char('/') + QString::fromStdString(method.name) + QStringLiteral("_io.json");
    if (QFileInfo::exists(own)) return own;
    const QString common = folder + QStringLiteral("/io.json");
    return QFileInfo::exists(common) ? common : QString();
}

QString runAll(const std::shared_ptr<const Program>& program, const Outcome& outcome, const QString& io) {
    const auto runs = load_vectors(io.toStdString());
    if (!runs.ok()) return QString::fromStdString(runs.error().text());
    auto executor = Executor::load(program, *outcome.method, outcome.plan());
    if (!executor.ok()) return QString::fromStdString(executor.error().text());
    Progress progress;
    for (const VectorRun& run : runs.value()) {
        const auto result = executor.value()->run(run.inputs, {}, progress);
        if (!result.ok()) return QString::fromStdString(result.error().text());
        const QString differs = difference(result.value().outputs, run.outputs);
        if (!differs.isEmpty()) return differs;
    }
    return {};
}

}  // namespace

class TestProgramTable : public QObject {
    Q_OBJECT

private slots:
    void opensPlansRunsAndComesBack_data() {
        QTest::addColumn<QString>("path");
        for (const QString& path : files()) {
            const QFileInfo info(path);
            QTest::addRow("%s/%s", qPrintable(info.dir().dirName()), qPrintable(info.fileName())) << path;
        }
    }
    void opensPlansRunsAndComesBack();
    void cleanupTestCase() {
        qInfo("%d rows: %d ran and came back, %d failed as known, %d only plan", rows_, ran_, expected_, planned_);
    }

private:
    void check(const QString& path, const std::shared_ptr<const Program>& program, const Method& method);
    static QString lint(const QString& file);
    int rows_ = 0, ran_ = 0, expected_ = 0, planned_ = 0;
};

void TestProgramTable::opensPlansRunsAndComesBack() {
    QFETCH(QString, path);
    ++rows_;
    Progress progress;
    const auto program = Engine().open(path.toStdString(), progress);
    if (const Known* fails = expectation(path, QStringLiteral("open"))) {
        QVERIFY(!program.ok());
        QVERIFY2(QString::fromStdString(program.error().text()).contains(QLatin1String(fails->message)), program.error().text().c_str());
        ++expected_;
        return;
    }
    QVERIFY2(program.ok(), program.ok() ? "" : program.error().text().c_str());
    for (const Method& method : program.value()->methods) check(path, program.value(), method);
}

void TestProgramTable::check(const QString& path, const std::shared_ptr<const Program>& program, const Method& method) {
    Progress progress;
    const Engine engine;
    const Tuning tuning = tuningFor(*program, method);
    const auto outcome = engine.evaluate(*program, tuning, {"auto", "greedy"}, progress);
    QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
    for (const Plan& plan : outcome.value().plans) {
        const bool broken = plan.planner == "loaded" && expectation(path, QStringLiteral("loaded"));
        QVERIFY2(plan.valid() != broken, qPrintable(QString::fromStdString(plan.planner + ": " + plan.verdict)));
        if (broken) ++expected_;
    }
    const QString io = vectorsOf(path, method);
    const bool runs = !io.isEmpty() && !path.contains(QStringLiteral("/shared_state/"));
    if (!runs) {
        ++planned_;
    } else if (const Known* fails = expectation(path, QStringLiteral("run"))) {
        const QString said = runAll(program, outcome.value(), io);
        QVERIFY2(said.contains(QLatin1String(fails->message)) && !said.isEmpty(), qPrintable(said));
        ++expected_;
    } else {
        QCOMPARE(runAll(program, outcome.value(), io), QString());
    }
    QTemporaryDir temporary;
    const QString out = temporary.filePath(QStringLiteral("again.pte"));
    const auto written = engine.export_to(out.toStdString(), *program, outcome.value(), false, progress);
    QVERIFY2(written.ok(), written.ok() ? "" : written.error().text().c_str());
    QCOMPARE(lint(out), QString());
    const auto again = engine.open(out.toStdString(), progress);
    QVERIFY2(again.ok(), again.ok() ? "" : again.error().text().c_str());
    Tuning kept;
    kept.method = method.name;
    if (again.value()->methods.size() == 1) kept.method.clear();
    const auto loaded = engine.evaluate(*again.value(), kept, {}, progress);
    QVERIFY2(loaded.ok(), loaded.ok() ? "" : loaded.error().text().c_str());
    QVERIFY(loaded.value().plan().valid());
    QCOMPARE(loaded.value().plan().total_bytes, outcome.value().plan().total_bytes);
    if (!runs || expectation(path, QStringLiteral("run"))) return;
    QCOMPARE(runAll(again.value(), loaded.value(), io), QString());
    ++ran_;
}

/// What the independent reader objects to; empty where it is content, or not here.
QString TestProgramTable::lint(const QString& file) {
    const QString tool = QStringLiteral(ARENASCOPE_SOURCE_DIR "/../shared/tools/pte_lint.py");
    if (!QFileInfo::exists(tool)) return {};
    QProcess process;
    process.start(QStringLiteral("python3"), {tool, file});
    if (!process.waitForFinished(60000)) return QStringLiteral("the reader did not end");
    return process.exitCode() == 0 ? QString() : QString::fromUtf8(process.readAllStandardOutput());
}

QTEST_GUILESS_MAIN(TestProgramTable)
#include "test_program_table.moc"
