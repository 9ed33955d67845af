// The table of every program and variant of the data set: opens, plans, runs, leaves as a .pte that an independent
// reader accepts, comes back and runs the same. What is known not to work stands in the table with its message.

#include <QDirIterator>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <array>
#include <map>

#include "engine/engine.h"
#include "engine/lowering/optional.h"
#include "tests/runtime/running.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

constexpr qint64 largest = 12'000'000;  // bytes of a file in this table; larger ones are timed elsewhere
constexpr std::int64_t enough = 512;    // bound of symbols that the file leaves open

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
        const bool is_core = path.endsWith(QStringLiteral(".pt2")) &&
            QString::fromLatin1(each.stage) != QStringLiteral("open") &&
            !path.contains(QStringLiteral("/shared_state/"));
        if (!is_core && path.contains(QLatin1String(each.part)) && stage == QLatin1String(each.stage)) return &each;
    }
    return nullptr;
}

/// Every .pt2 and .pte in reach, each once: the larger set, or else what is in the repository.
QStringList files() {
    QStringList out;
    const bool has_all = QFileInfo::exists(dataFolder() + QStringLiteral("/programs"));
    for (const QString& folder : {has_all ? dataFolder() : QStringLiteral(ARENASCOPE_TEST_DATA),
                                  QStringLiteral(ARENASCOPE_SOURCE_DIR "/resources/samples")}) {
        QDirIterator it(folder, {QStringLiteral("*.pt2"), QStringLiteral("*.pte")}, QDir::Files,
                        QDirIterator::Subdirectories);
        while (it.hasNext()) {
            const QString path = it.next();
            if (QFileInfo(path).size() <= largest) out << path;
        }
    }
    out.sort();
    return out;
}

Tuning tuningFor(const Program& program, const Method& method) {
    Tuning tuning = starting_tuning(program, program.methods.size() > 1 ? method.name : std::string());
    tuning.planner = "greedy_by_size";
    for (const auto& [symbol, range] : method.ranges) {
        if (!range.max)
            tuning.ranges[symbol] = {.min = std::min(std::max<std::int64_t>(range.min, 0), enough), .max = enough};
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
    void greedyNeedsWhatExecuTorchsDid_data();
    void greedyNeedsWhatExecuTorchsDid();
    void whatPassesMadeLeavesAndComesBack_data();
    void whatPassesMadeLeavesAndComesBack();
    void cleanupTestCase() {
        qInfo("%d rows: %d ran and came back, %d failed as known, %d only plan", rows_, ran_, expected_, planned_);
        qInfo("%d totals equal ExecuTorch's, %d are smaller for a reason that the program says", equal_, smaller_);
    }

private:
    void check(const QString& path, const std::shared_ptr<const Program>& program, const Method& method);
    static QString lint(const QString& file);
    int rows_ = 0, ran_ = 0, expected_ = 0, planned_ = 0, equal_ = 0, smaller_ = 0;
};

void TestProgramTable::opensPlansRunsAndComesBack() {
    QFETCH(QString, path);
    ++rows_;
    Progress progress;
    const auto program = Engine().open(path.toStdString(), progress);
    if (const Known* fails = expectation(path, QStringLiteral("open"))) {
        QVERIFY(!program.ok());
        QVERIFY2(QString::fromStdString(program.error().text()).contains(QLatin1String(fails->message)),
                 program.error().text().c_str());
        ++expected_;
        return;
    }
    QVERIFY2(program.ok(), program.ok() ? "" : program.error().text().c_str());
    for (const Method& method : program.value()->methods) check(path, program.value(), method);
}

/// Each .pt2 beside what ExecuTorch made of it, with and without planned inputs and outputs; and each .pte.
void TestProgramTable::greedyNeedsWhatExecuTorchsDid_data() {
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("emitted");
    for (const QString& path : files()) {
        const QFileInfo info(path);
        if (info.suffix() == QStringLiteral("pt2")) {
            for (const char* name : {"model_greedy.pte", "model_greedy_noio.pte"}) {
                const QString emitted = info.path() + QLatin1Char('/') + QLatin1String(name);
                if (!QFileInfo::exists(emitted) || QFileInfo(emitted).size() > largest) continue;
                QTest::addRow("%s/%s %s", qPrintable(info.dir().dirName()), qPrintable(info.fileName()), name)
                    << path << emitted;
            }
        } else if (!path.contains(QStringLiteral("naive")) && !expectation(path, QStringLiteral("open")) &&
                   !path.contains(QStringLiteral("/samples/"))) {
            QTest::addRow("%s/%s", qPrintable(info.dir().dirName()), qPrintable(info.fileName())) << path << path;
        }
    }
}

void TestProgramTable::greedyNeedsWhatExecuTorchsDid() {
    QFETCH(QString, path);
    QFETCH(QString, emitted);
    // Sizes that ExecuTorch took for dimensions that the file leaves open.
    static const std::map<QString, std::int64_t> taken{{"unbounded_dim", 4}, {"unbounded_len", 5120}};
    Progress progress;
    const Engine engine;
    const auto theirs = engine.open(emitted.toStdString(), progress), ours = engine.open(path.toStdString(), progress);
    QVERIFY2(theirs.ok() && ours.ok(), ours.ok() ? "" : ours.error().text().c_str());
    for (const Method& method : theirs.value()->methods) {
        const bool is_only = theirs.value()->methods.size() == 1;
        Tuning tuning = starting_tuning(*theirs.value(), is_only ? std::string() : method.name);
        if (path != emitted) {
            tuning = Tuning{};
            tuning.plan_inputs = tuning.plan_outputs = !emitted.contains(QStringLiteral("noio"));
        } else if (std::any_of(method.instructions.begin(), method.instructions.end(),
                               [](const Instruction& i) { return i.kind == Instruction::Kind::jump_false; })) {
            continue;  // a .pte does not say which sub-graphs ExecuTorch planned on their own
        }
        tuning.planner = "greedy";
        tuning.lifetimes = LifetimeRules::executorch;
        if (path != emitted) {
            for (const auto& [symbol, range] : ours.value()->methods[0].ranges) {
                const auto size = taken.find(QFileInfo(path).dir().dirName());
                if (!range.max && size != taken.end())
                    tuning.ranges[symbol] = {.min = std::min(std::max<std::int64_t>(range.min, 0), size->second),
                                             .max = size->second};
            }
        }
        const auto outcome = engine.evaluate(*ours.value(), tuning, {}, progress);
        QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
        const auto plan = std::find_if(outcome.value().plans.begin(), outcome.value().plans.end(),
                                       [](const Plan& p) { return p.planner == "greedy"; });
        QVERIFY(plan != outcome.value().plans.end());
        std::int64_t emitted_bytes = 0;
        for (const std::int64_t bytes : method.loaded_arena_bytes) emitted_bytes += bytes;
        if (plan->total_bytes == emitted_bytes) {
            ++equal_;
            continue;
        }
        const auto& said = outcome.value().report.problems;
        const bool has_reason =
            std::any_of(said.begin(), said.end(), [](const PlanProblem& p) { return p.code == "state_copies"; });
        QVERIFY2(plan->total_bytes < emitted_bytes && has_reason,
                 qPrintable(QStringLiteral("%1 of %2").arg(plan->total_bytes).arg(emitted_bytes)));
        ++smaller_;
    }
}

/// All passes at once on every program; on some, which give each something to do, one by one.
void TestProgramTable::whatPassesMadeLeavesAndComesBack_data() {
    QTest::addColumn<QString>("path");
    QTest::addColumn<QStringList>("passes");
    constexpr std::array singly{"add_mul_sin",      "unet_small",    "hf_llama_tiny", "branchy_multi_io",
                                "llama_kv_decode1", "mutable_state", "cond",          "resnet18_slim"};
    QStringList all;
    for (const auto& pass : lowering::optional_passes())
        all << QString::fromUtf8(pass.id.data(), static_cast<qsizetype>(pass.id.size()));
    for (const QString& path : files()) {
        const QFileInfo info(path);
        const QString program = info.dir().dirName();
        if (info.fileName() != QStringLiteral("model.pt2") || expectation(path, QStringLiteral("open")) ||
            vectorsOf(path, Method{}).isEmpty())
            continue;
        QTest::addRow("%s all", qPrintable(program)) << path << all;
        if (std::none_of(singly.begin(), singly.end(),
                         [&](const char* name) { return program == QLatin1String(name); }))
            continue;
        for (const QString& pass : all)
            QTest::addRow("%s %s", qPrintable(program), qPrintable(pass)) << path << QStringList{pass};
    }
}

void TestProgramTable::whatPassesMadeLeavesAndComesBack() {
    QFETCH(QString, path);
    QFETCH(QStringList, passes);
    Progress progress;
    const Engine engine;
    const auto program = engine.open(path.toStdString(), progress);
    QVERIFY2(program.ok(), program.ok() ? "" : program.error().text().c_str());
    const Method& method = program.value()->methods.front();
    Tuning tuning = tuningFor(*program.value(), method);
    for (const QString& pass : passes) tuning.edits.passes.push_back(pass.toStdString());
    const auto outcome = engine.evaluate(*program.value(), tuning, {}, progress);
    QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
    const QString io = vectorsOf(path, method);
    QCOMPARE(runAll(program.value(), outcome.value(), io), QString());
    QTemporaryDir temporary;
    const QString out = temporary.filePath(QStringLiteral("passed.pte")),
                  twice = temporary.filePath(QStringLiteral("twice.pte"));
    const auto written = engine.export_to(out.toStdString(), *program.value(), outcome.value(), false, progress);
    QVERIFY2(written.ok(), written.ok() ? "" : written.error().text().c_str());
    QCOMPARE(lint(out), QString());
    const auto again = engine.open(out.toStdString(), progress);
    QVERIFY2(again.ok(), again.ok() ? "" : again.error().text().c_str());
    const auto loaded = engine.evaluate(*again.value(), starting_tuning(*again.value()), {"loaded"}, progress);
    QVERIFY2(loaded.ok(), loaded.ok() ? "" : loaded.error().text().c_str());
    const Plan& plan = loaded.value().plan();
    QCOMPARE(plan.planner, std::string("loaded"));
    QVERIFY2(plan.valid(), plan.problems.empty() ? "" : plan.problems[0].text.c_str());
    QCOMPARE(plan.total_bytes, outcome.value().plan().total_bytes);
    QCOMPARE(runAll(again.value(), loaded.value(), io), QString());
    const auto unedited = engine.export_to(twice.toStdString(), *again.value(), loaded.value(), false, progress);
    QVERIFY2(unedited.ok(), unedited.ok() ? "" : unedited.error().text().c_str());
    QFile first(out), second(twice);
    QVERIFY(first.open(QIODevice::ReadOnly) && second.open(QIODevice::ReadOnly));
    QCOMPARE(lint(twice), QString());
    QCOMPARE(second.size(), first.size());
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
    const Tuning kept =
        starting_tuning(*again.value(), again.value()->methods.size() == 1 ? std::string() : method.name);
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
