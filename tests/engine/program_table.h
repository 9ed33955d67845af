#pragma once
// A row of the table of programs: the expectations on each file of the data set, and the check of one.

#include <QDirIterator>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <array>
#include <map>

#include "engine/engine.h"
#include "engine/open/as_executorch.h"
#include "engine/runtime/shared_state.h"
#include "tests/exported.h"
#include "tests/runtime/running.h"

namespace arenascope::testing {

inline constexpr qint64 largest_quick = 12'000'000;  // bytes of a file; larger ones have a test program of their own
inline constexpr std::int64_t enough = 512;          // bound of symbols that the file leaves open

/// The error that a file is expected to fail with, and the stage.
struct Known {
    const char* part;   ///< of the path
    const char* stage;  ///< open, loaded (the plan it came with), run
    const char* message;
};
inline constexpr std::array known{
    Known{"/complex_", "open", "complex"},
    Known{"/train_graph/train_graph.pte", "run", "9 outputs, expected 5"},  // its gradients and parameters, too
    Known{"/two_conds_live_across/model_", "loaded", "invalid"},
    Known{"/map_scan/model_greedy_noio", "loaded", "invalid"},
    Known{"/scan_gru/model_greedy_noio", "loaded", "invalid"},
    Known{"/scan_ema/model_greedy_noio", "loaded", "invalid"},
    Known{"/map_cond/model_greedy_noio", "loaded", "invalid"},
    Known{"/init_state_nonzero/model_", "run", "differs"},
    Known{"/float64_scalar/model_", "run", "differs"},
    Known{"/unbounded_dim/model_", "run", "expected"},
    Known{"/separate_state.pte", "run", "differs"},  // a state for each method: only the first run is as recorded
};

inline const Known* expectation(const QString& path, const QString& stage) {
    for (const Known& each : known) {
        const bool is_core =
            path.endsWith(QStringLiteral(".pt2")) && QString::fromLatin1(each.stage) != QStringLiteral("open");
        if (!is_core && path.contains(QLatin1String(each.part)) && stage == QLatin1String(each.stage)) return &each;
    }
    return nullptr;
}

/// The Cortex-M programs that are not lowered yet: recorded results beside them come from the kernels, as do those that
/// the kernels compute wrongly or refuse (test_cortex_m_programs.cpp).
inline bool isOtherArithmetic(const QString& path) {
    if (path.endsWith(QLatin1String("/samples/ds_cnn_kws/model_quantized.pt2"))) return true;
    return path.contains(QLatin1String("/cortex_m/")) &&
        (path.endsWith(QLatin1String(".pt2")) || !path.contains(QLatin1String("/cortex_m/programs/")));
}

/// Every available .pt2 and .pte once: the larger set, or else the files of the repository.
inline QStringList files(bool large) {
    QStringList out;
    const bool has_all = QFileInfo::exists(dataFolder() + QStringLiteral("/programs"));
    for (const QString& folder : {has_all ? dataFolder() : QStringLiteral(ARENASCOPE_TEST_DATA),
                                  QStringLiteral(ARENASCOPE_SOURCE_DIR "/resources/samples")}) {
        QDirIterator it(folder, {QStringLiteral("*.pt2"), QStringLiteral("*.pte")}, QDir::Files,
                        QDirIterator::Subdirectories);
        while (it.hasNext()) {
            const QString path = it.next();
            if (isOfStrangers(path) || isOtherArithmetic(path)) continue;
            if ((QFileInfo(path).size() > largest_quick) == large) out << path;
        }
    }
    out.sort();
    return out;
}

inline Tuning tuningFor(const Program& program, const Method& method) {
    Tuning tuning = starting_tuning(program, program.methods.size() > 1 ? method.name : std::string());
    tuning.planner = "greedy_by_size";
    for (const auto& [symbol, range] : method.ranges) {
        if (!range.max)
            tuning.ranges[symbol] = {.min = std::min(std::max<std::int64_t>(range.min, 0), enough), .max = enough};
    }
    return tuning;
}

/// The program that a variant was made from, whose recorded runs it shares.
inline QString baseOf(const QString& path, const std::string& method) {
    static const std::map<QString, QString> bases{{"add_mul_sin_pools.pte", "add_mul_sin"},
                                                  {"add_mul_sin_stacktrace.pte", "add_mul_sin"},
                                                  {"init_state_initialized.pte", "init_state_nonzero"},
                                                  {"lstm_keep_view_copy.pte", "lstm"},
                                                  {"mlp_align256.pte", "mlp_dynbatch"},
                                                  {"mlp_external_constants.pte", "mlp_dynbatch"},
                                                  {"unet_reinplace.pte", "unet_small"},
                                                  {"llama_multimethod.pte decode", "llama_kv_decode1"},
                                                  {"dw_conv_tiny_xnnpack.pte", "dw_conv_tiny"},
                                                  {"mlp_dynbatch_xnnpack.pte", "mlp_dynbatch"},
                                                  {"mobilenet_v2_w035_xnnpack.pte", "mobilenet_v2_w035"}};
    const QString file = QFileInfo(path).fileName();
    const auto found = bases.find(method == "forward" ? file : file + QLatin1Char(' ') + method.c_str());
    return found == bases.end() ? QString() : found->second;
}

/// The recorded runs of a file: io.json next to it, <model>_io.json, or those of the program it is a variant of.
inline QString vectorsOf(const QString& path, const Method& method) {
    const QString folder = QFileInfo(path).path();
    const QString own = folder + QLatin1Char('/') + QString::fromStdString(method.name) + QStringLiteral("_io.json");
    if (QFileInfo::exists(own)) return own;
    const QString common = folder + QStringLiteral("/io.json");
    const bool is_constant = method.instructions.empty() && method.inputs.empty();  // no runs are recorded for those
    if (QFileInfo::exists(common)) return is_constant ? QString() : common;
    const QString base = baseOf(path, method.name);
    const QString theirs = QFileInfo(folder).path() + QStringLiteral("/programs/") + base + QStringLiteral("/io.json");
    return !base.isEmpty() && QFileInfo::exists(theirs) ? theirs : QString();
}

/// One of several methods that run in turn: they share their state.
struct Running {
    Outcome outcome;
    std::unique_ptr<Executor> executor;
};

/// Loads the method that a run names: `outcome` for the shown one, another outcome evaluated alike for others.
inline QString loadMethod(const std::shared_ptr<const Program>& program, const Outcome& shown, const std::string& name,
                          std::map<std::string, Running>& running) {
    if (running.contains(name)) return {};
    Progress progress;
    Running& one = running[name];
    if (name == shown.method->name) {
        one.outcome = shown;
    } else {
        Tuning tuning = starting_tuning(*program, name);
        tuning.method = name;
        tuning.edits = shown.report.asked.edits;
        auto outcome = Engine().evaluate(*program, tuning, {}, progress);
        if (!outcome.ok()) return textOf(outcome.error());
        one.outcome = std::move(outcome).take();
    }
    auto executor = Executor::load(program, *one.outcome.method, one.outcome.plan());
    if (!executor.ok()) return textOf(executor.error());
    one.executor = std::move(executor).take();
    return {};
}

/// Empty if every recorded run gives the recorded results, in order; else the first difference.
inline QString runAll(const std::shared_ptr<const Program>& program, const Outcome& outcome, const QString& io) {
    const auto runs = load_vectors(io.toStdString());
    if (!runs.ok()) return textOf(runs.error());
    std::map<std::string, Running> running;
    SharedState shared;
    Running* last = nullptr;
    Progress progress;
    for (const VectorRun& run : runs.value()) {
        const std::string name = run.method.empty() ? outcome.method->name : run.method;
        if (const QString fault = loadMethod(program, outcome, name, running); !fault.isEmpty()) return fault;
        Running& one = running.at(name);
        if (last && last != &one) {
            const auto left = shared.leave(*last->outcome.method, last->outcome.plan(), *last->executor);
            if (!left.ok()) return textOf(left.error());
            const auto entered = shared.enter(*one.outcome.method, one.outcome.plan(), *one.executor);
            if (!entered.ok()) return textOf(entered.error());
        }
        last = &one;
        const auto result = one.executor->run(run.inputs, {}, progress);
        if (!result.ok()) return textOf(result.error());
        const QString differs = difference(result.value().outputs, run.outputs);
        if (!differs.isEmpty()) return differs;
    }
    return {};
}

/// How many rows ended in which way.
struct Tally {
    int rows = 0, ran = 0, expected = 0, planned = 0, equal = 0;
    void tell() const {
        qInfo("%d files: %d methods ran and came back, %d failed as known, %d only plan", rows, ran, expected, planned);
        qInfo("%d totals equal ExecuTorch's", equal);
    }
};

/// Two methods recorded with one shared state: sharing is requested if the file does not declare it.
inline bool sharesState(const QString& path) { return path.endsWith(QStringLiteral("/shared_state/methods.pt2")); }

inline void checkMethod(const QString& path, const std::shared_ptr<const Program>& program, const Method& method,
                        Tally& tally) {
    Progress progress;
    const Engine engine;
    Tuning tuning = tuningFor(*program, method);
    tuning.edits.share_mutable = sharesState(path);
    if (tuning.edits.share_mutable) tuning.method.clear();  // all of them are planned alike
    const auto outcome = engine.evaluate(*program, tuning, {"auto", "greedy"}, progress);
    QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
    for (const Plan& plan : outcome.value().plans) {
        const bool broken = plan.planner == "loaded" && expectation(path, QStringLiteral("loaded"));
        QVERIFY2(plan.valid() != broken,
                 qPrintable(QString::fromStdString(plan.planner + ": " + std::string(name_of(plan.verdict)))));
        if (broken) ++tally.expected;
    }
    const QString io = vectorsOf(path, method);
    const bool runs = !io.isEmpty();
    if (!runs) {
        ++tally.planned;
    } else if (const Known* fails = expectation(path, QStringLiteral("run"))) {
        const QString said = runAll(program, outcome.value(), io);
        QVERIFY2(said.contains(QLatin1String(fails->message)) && !said.isEmpty(), qPrintable(said));
        ++tally.expected;
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
    ++tally.ran;
}

/// Opens, plans and runs the file, exports a .pte that the independent reader accepts, reads it back and runs it; or
/// fails as expected.
inline void checkFile(const QString& path, Tally& tally) {
    ++tally.rows;
    Progress progress;
    const auto program = Engine().open(path.toStdString(), progress);
    if (const Known* fails = expectation(path, QStringLiteral("open"))) {
        QVERIFY(!program.ok());
        QVERIFY2(QString::fromStdString(program.error().text()).contains(QLatin1String(fails->message)),
                 program.error().text().c_str());
        ++tally.expected;
        return;
    }
    QVERIFY2(program.ok(), program.ok() ? "" : program.error().text().c_str());
    for (const Method& method : program.value()->methods) {
        checkMethod(path, program.value(), method, tally);
        if (QTest::currentTestFailed() || sharesState(path)) return;
    }
}

/// A row for each file.
inline void addFileRows(bool large) {
    QTest::addColumn<QString>("path");
    for (const QString& path : files(large)) {
        const QFileInfo info(path);
        QTest::addRow("%s/%s", qPrintable(info.dir().dirName()), qPrintable(info.fileName())) << path;
    }
}

/// Each .pt2 next to ExecuTorch's files made from it, with and without planned inputs and outputs; and each .pte.
inline void addParityRows(bool large) {
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("emitted");
    for (const QString& path : files(large)) {
        const QFileInfo info(path);
        if (info.suffix() == QStringLiteral("pt2")) {
            for (const char* name : {"model_greedy.pte", "model_greedy_noio.pte"}) {
                const QString emitted = info.path() + QLatin1Char('/') + QLatin1String(name);
                if (!QFileInfo::exists(emitted)) continue;
                QTest::addRow("%s/%s %s", qPrintable(info.dir().dirName()), qPrintable(info.fileName()), name)
                    << path << emitted;
            }
        } else if (!path.contains(QStringLiteral("naive")) && !expectation(path, QStringLiteral("open")) &&
                   !path.contains(QStringLiteral("/samples/"))) {
            QTest::addRow("%s/%s", qPrintable(info.dir().dirName()), qPrintable(info.fileName())) << path << path;
        }
    }
}

/// ExecuTorch's greedy takes the recorded bytes, or fewer for a reason that the program states.
inline void checkParity(const QString& path, const QString& emitted, Tally& tally) {
    // Sizes that ExecuTorch took for dimensions that the file leaves open.
    static const std::map<QString, std::int64_t> taken{{"unbounded_dim", 4}, {"unbounded_len", 5120}};
    Progress progress;
    const Engine engine = as_executorch(Engine());
    const auto theirs = engine.open(emitted.toStdString(), progress), ours = engine.open(path.toStdString(), progress);
    QVERIFY2(theirs.ok() && ours.ok(), ours.ok() ? "" : ours.error().text().c_str());
    for (const Method& method : theirs.value()->methods) {
        const bool is_only = theirs.value()->methods.size() == 1;
        Tuning tuning = starting_tuning(*theirs.value(), is_only ? std::string() : method.name);
        if (path != emitted) {
            tuning = Tuning{};
            tuning.plan_inputs = tuning.plan_outputs = !emitted.contains(QStringLiteral("noio"));
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
        QCOMPARE(plan->total_bytes, emitted_bytes);
        ++tally.equal;
    }
}

}  // namespace arenascope::testing
