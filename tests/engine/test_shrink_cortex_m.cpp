// Int8 programs for Cortex-M rewritten to need less memory: smaller, and equal to the byte, on every kind of core.

#include <QTemporaryDir>
#include <QTest>

#include "engine/ops/split_sum.h"
#include "engine/runner/recorded.h"
#include "engine/runtime/static/static_module.h"
#include "engine/study/shrink/shrink.h"
#include "tests/exported.h"
#include "tests/formats/importing.h"
#include "tests/runtime/running.h"
#include "tests/test_data.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

QString bundled(const QString& name) {
    return QStringLiteral(ARENASCOPE_TEST_DATA "/cortex_m/programs/") + name + QStringLiteral("/model_greedy.pte");
}

/// From the larger set if the repository lacks it; empty if that is not available.
QString modelOf(const QString& name) {
    if (QFileInfo::exists(bundled(name))) return bundled(name);
    const QString larger = dataFolder() + QStringLiteral("/cortex_m/programs/") + name;
    return !dataFolder().isEmpty() && QFileInfo::exists(larger) ? larger + QStringLiteral("/model_greedy.pte")
                                                                : QString();
}

/// Replanned: a file's own plan is for the original program.
Tuning tuningOf(const Program& program, bool isBound, std::optional<Core> core) {
    Tuning tuning = starting_tuning(program);
    tuning.planner = planner_id::automatic;
    tuning.plan_inputs = tuning.plan_outputs = !isBound;
    tuning.core = core;
    if (core) tuning.edits.passes = {"fit-core"};
    tuning.options.nodes = 20'000;
    return tuning;
}

}  // namespace

class TestShrinkCortexM : public QObject {
    Q_OBJECT

private slots:
    void programsNeedLess_data() {
        QTest::addColumn<bool>("isBound");
        QTest::addColumn<qint64>("most");
        const auto row = [](const char* name, bool isBound, qint64 most) {
            QTest::newRow(isBound ? qPrintable(QString(name) + ", inputs bound") : name) << isBound << most;
        };
        row("mobilenet_v2_slim_96", true, 26'000);
        row("mcunet_like_slim", true, 34'000);
        row("ds_cnn_kws", false, 10'500);
        row("ds_cnn_kws_v141", false, 10'500);
        row("resnet8_cifar", false, 28'000);
    }
    void programsNeedLess() {
        QFETCH(bool, isBound);
        QFETCH(qint64, most);
        const QString path = modelOf(QString::fromLatin1(QTest::currentDataTag()).section(',', 0, 0));
        if (path.isEmpty()) QSKIP("needs the larger data set");
        Progress progress;
        const Engine engine;
        const auto program = engine.open(path.toStdString(), progress);
        QVERIFY(program.ok());
        const auto recorded = recorded_runs(path.toStdString(), program.value()->methods.front().name);
        QVERIFY(recorded.ok() && !recorded.value().empty());
        const auto report = shrink_program(engine, program.value(), tuningOf(*program.value(), isBound, {}),
                                           recorded.value(), progress);
        QVERIFY2(report.ok(), report.ok() ? "" : report.error().text().c_str());
        QVERIFY(!report.value().front.empty());
        const ShrunkProgram& least = report.value().front.front();
        QVERIFY2(least.arena <= most, qPrintable(QString::number(least.arena)));
        const QTemporaryDir folder;
        for (const ShrunkProgram& point : report.value().front) {
            QVERIFY(point.is_bit_for_bit && point.outcome.plan().valid());
            std::int64_t products = 0;
            for (const Instruction& in : point.outcome.method->instructions)
                products += ops::multiply_adds(*point.outcome.method, in);
            QCOMPARE(products, report.value().multiply_adds);
            const QString file = folder.filePath(QStringLiteral("out.pte"));
            const auto wrote = engine.export_to(file.toStdString(), *point.program, point.outcome, false, progress,
                                                {.target = "executorch-cortex-m"});
            QVERIFY2(wrote.ok(), wrote.ok() ? "" : qPrintable(textOf(wrote.error())));
            QCOMPARE(lint(file), QString());
            const auto again = openAndPlan(file, std::string(planner_id::loaded));
            QVERIFY2(again.ok(), errorOf(again));
            QVERIFY(again.value().outcome.plan().valid());
            QCOMPARE(again.value().outcome.plan().total_bytes, point.arena);
            const auto executor =
                Executor::load(again.value().program, *again.value().outcome.method, again.value().outcome.plan());
            QVERIFY(executor.ok());
            const auto apart = StaticModule::make(again.value().program, again.value().outcome.method,
                                                  again.value().outcome.plan().problem, {});
            QVERIFY2(apart.ok(), apart.ok() ? "" : apart.error().text().c_str());
            for (const VectorRun& run : recorded.value()) {
                const auto got = executor.value()->run(run.inputs, {}, progress);
                QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
                const auto managed = (*apart.value())(run.inputs, progress);
                QVERIFY2(managed.ok(), managed.ok() ? "" : managed.error().text().c_str());
                for (std::size_t i = 0; i < run.outputs.size(); ++i) {
                    QVERIFY(got.value().outputs[i].bytes == run.outputs[i].bytes);
                    QVERIFY(managed.value().run.outputs[i].bytes == run.outputs[i].bytes);
                }
            }
        }
    }

    /// Every group alone, in some numbers of tiles: the same bytes as untiled, whatever the core rounds or refuses.
    void everyGroupGivesTheSameBytes_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("core");
        for (const char* name : {"depthwise_zoo", "ds_cnn_kws_v141", "elementwise_zoo", "div", "tcn_s1_m55", "tcn_1xn",
                                 "attention_block_m55", "unet_slim", "mcunet_like_slim", "autoencoder_ad"})
            for (const Core core : {Core::m0plus, Core::m4, Core::m55})
                QTest::newRow(qPrintable(QString(name) + ' ' + QString::fromUtf8(name_of(core).data())))
                    << QString(name) << static_cast<int>(core);
    }
    void everyGroupGivesTheSameBytes() {
        QFETCH(QString, name);
        QFETCH(int, core);
        const QString path = modelOf(name);
        if (path.isEmpty()) QSKIP("needs the larger data set");
        Progress progress;
        const Engine engine;
        const auto program = engine.open(path.toStdString(), progress);
        QVERIFY(program.ok());
        const auto outcome =
            engine.evaluate(*program.value(), tuningOf(*program.value(), false, static_cast<Core>(core)), {}, progress);
        QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
        const auto graph = tile::Graph::make(*outcome.value().method, {});
        QVERIFY2(graph.ok(), graph.ok() ? "" : graph.error().text().c_str());
        const auto recorded = recorded_runs(path.toStdString(), outcome.value().method->name);
        QVERIFY(recorded.ok() && !recorded.value().empty());
        const auto& inputs = recorded.value().front().inputs;
        const auto plain = Executor::load(program.value(), *outcome.value().method, outcome.value().plan());
        QVERIFY(plain.ok());
        const auto expected = plain.value()->run(inputs, {}, progress);
        if (!expected.ok()) return;  // this core's kernels refuse the program itself
        int groups = 0;
        const auto& ops = graph.value().ops();
        for (tile::OpIndex begin{0}; begin < ops.next(); begin = begin + 1) {
            for (const int length : {1, 3, 8}) {
                const tile::OpIndex end = std::min(begin + length, ops.next());
                if (end - begin != length) continue;
                for (const tile::ValueIndex leader : ops[end - 1].outs) {
                    for (std::size_t axis = 0; axis < graph.value().values()[leader].sizes.size(); ++axis) {
                        for (const int tiles : {2, 5}) {
                            const tile::GroupSetting setting{begin, end, leader, axis, tiles};
                            if (!tile::cost_of(graph.value(), setting)) continue;
                            auto method = tile::cut_method(graph.value(), {setting});
                            QVERIFY2(method.ok(), method.ok() ? "" : method.error().text().c_str());
                            const QString where = QStringLiteral("operators %1 to %2, axis %3, %4 tiles")
                                                      .arg(begin.number())
                                                      .arg(end.number() - 1)
                                                      .arg(axis)
                                                      .arg(tiles);
                            const QString problem = difference(engine, *program.value(), std::move(method).take(),
                                                               static_cast<Core>(core), inputs, expected.value());
                            QVERIFY2(problem.isEmpty(), qPrintable(where + QStringLiteral(": ") + problem));
                            ++groups;
                        }
                    }
                }
            }
        }
        qInfo("%d groups", groups);
        QVERIFY(groups > 0 || name == QStringLiteral("autoencoder_ad"));
    }

private:
    static QString difference(const Engine& engine, const Program& original, Method method, Core core,
                              const std::vector<HostTensor>& inputs, const RunResult& expected) {
        Progress progress;
        const auto program = std::make_shared<Program>();
        program->path = original.path;
        program->align = original.align;
        program->methods.push_back(std::move(method));
        Tuning tuning = starting_tuning(*program);
        tuning.planner = "piecewise";
        tuning.options.nodes = 0;
        tuning.core = core;
        const auto outcome = engine.evaluate(*program, tuning, {}, progress);
        if (!outcome.ok()) return textOf(outcome.error());
        if (!outcome.value().plan().valid()) return QStringLiteral("the plan is invalid");
        for (const PlanIssue& issue : outcome.value().report.issues)
            if (issue.code == IssueCode::wrong_core || issue.code == IssueCode::refused_call)
                return QString::fromStdString(issue.text());
        const auto executor = Executor::load(program, *outcome.value().method, outcome.value().plan());
        if (!executor.ok()) return textOf(executor.error());
        const auto got = executor.value()->run(inputs, {}, progress);
        if (!got.ok()) return textOf(got.error());
        for (std::size_t i = 0; i < expected.outputs.size(); ++i)
            if (got.value().outputs[i].bytes != expected.outputs[i].bytes) return QStringLiteral("other bytes");
        return {};
    }
};

QTEST_GUILESS_MAIN(TestShrinkCortexM)
#include "test_shrink_cortex_m.moc"
