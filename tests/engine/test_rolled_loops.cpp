// Equal tiles as loops of a file: the same bytes in every round and in every run, and less memory to load.

#include <QTest>
#include <array>
#include <cstring>

#include "engine/evaluate/int8_method.h"
#include "engine/formats/pte/pte.h"
#include "engine/passes/pass_ids.h"
#include "engine/passes/tile/cut.h"
#include "engine/runner/inputs.h"
#include "engine/study/footprint_flash.h"
#include "engine/study/method_allocator.h"
#include "tests/engine/shrinking.h"
#include "tests/exported.h"
#include "tests/runtime/running.h"

using namespace arenascope;
using namespace arenascope::testing;

class TestRolledLoops : public QObject {
    Q_OBJECT

private slots:
    /// Every group alone: with the copies of a loop, each tile computes what it computes without them.
    void equalTilesComputeTheSame_data() {
        QTest::addColumn<bool>("channelsLast");
        for (const char* name : {"dw_conv_tiny", "channels_last_conv", "mixed_dtypes", "unet_small", "vit_tiny",
                                 "hf_gpt2_tiny", "hf_llama_tiny", "swin_slim", "convnext_slim"})
            for (const bool last : {false, true})
                if (std::strncmp(name, "hf_", 3) != 0 || !last)
                    QTest::newRow(qPrintable(QString(name) + (last ? ", channels last" : ""))) << last;
    }
    void equalTilesComputeTheSame() {
        QFETCH(bool, channelsLast);
        const QString name = QString::fromLatin1(QTest::currentDataTag()).section(',', 0, 0);
        const QString path = modelOf(name);
        if (!QFileInfo::exists(path)) QSKIP("needs the larger data set");
        const auto opened = openAndPlan(path);
        QVERIFY2(opened.ok(), errorOf(opened));
        const auto graph = tile::Graph::make(*opened.value().outcome.method, {.channels_last = channelsLast});
        if (!graph.ok()) return;  // it gives the reason
        const auto runs = recorded_runs(path.toStdString(), opened.value().outcome.method->name);
        QVERIFY(runs.ok() && !runs.value().empty());
        int groups = 0;
        const auto& ops = graph.value().ops();
        for (tile::OpIndex begin{0}; begin < ops.next(); begin = begin + 2) {
            for (const int length : {2, 5, 12}) {
                const tile::OpIndex end = std::min(begin + length, ops.next());
                for (const tile::ValueIndex leader : ops[end - 1].outs) {
                    for (std::size_t axis = 0; axis < graph.value().values()[leader].sizes.size(); ++axis) {
                        // Few rows a tile: the next one keeps more of them than it makes.
                        tile::GroupSetting setting{begin, end, leader, axis, begin.number() % 4 == 0 ? 8 : 32};
                        setting.rolls = true;
                        if (!tile::cost_of(graph.value(), setting)) continue;
                        const auto script = tile::cut_script(graph.value(), {setting});
                        QVERIFY(script.ok());
                        if (script.value().script.loops.empty()) continue;
                        const auto rolled = outputs(graph.value(), setting, runs.value().front());
                        setting.rolls = false;
                        const auto plain = outputs(graph.value(), setting, runs.value().front());
                        QVERIFY2(rolled.ok() && plain.ok(), rolled.ok() ? "" : qPrintable(textOf(rolled.error())));
                        QVERIFY2(isSame(rolled.value(), plain.value()),
                                 qPrintable(QStringLiteral("operators %1 to %2, axis %3")
                                                .arg(begin.number())
                                                .arg(end.number() - 1)
                                                .arg(axis)));
                        ++groups;
                    }
                }
            }
        }
        qInfo("%d groups", groups);
    }

    /// Written with loops, a program is read with each round of its own, and runs in loops as the runtime runs it.
    void filesRunInLoops_data() {
        QTest::addColumn<int>("leastLoops");
        QTest::newRow("resnet18_slim") << 1;
        QTest::newRow("convnext_slim") << 1;
        QTest::newRow("unet_small") << 1;  // its loops have lists
    }
    void filesRunInLoops() {
        QFETCH(int, leastLoops);
        const QString path = modelOf(QString::fromLatin1(QTest::currentDataTag()));
        if (!QFileInfo::exists(path)) QSKIP("needs the larger data set");
        Progress progress;
        const Engine engine;
        const auto program = engine.open(path.toStdString(), progress);
        QVERIFY(program.ok());
        ShrinkOptions options;
        options.counts_method_allocator = options.rolls_loops = true;
        Tuning tuning = starting_tuning(*program.value());
        tuning.options.nodes = 20'000;
        const auto found = shrink_program(engine, program.value(), tuning, {}, progress, options);
        QVERIFY2(found.ok(), found.ok() ? "" : found.error().text().c_str());
        const auto& front = found.value().front;
        const auto point =
            std::find_if(front.begin(), front.end(), [](const ShrunkProgram& each) { return each.rolls_loops; });
        QVERIFY(point != front.end());
        // A session keeps the choice.
        const Tuning chosen = with_shrunk(tuning, *point);
        QVERIFY(lowering::rolls_loops(chosen.edits.passes));
        const auto outcome = engine.evaluate(*program.value(), chosen, {}, progress);
        QVERIFY(outcome.ok() && outcome.value().report.issues.empty());
        QCOMPARE(outcome.value().plan().total_bytes, point->arena);
        const StoredProgram stored = stored_program(*program.value(), outcome.value());
        QVERIFY(stored.counts);
        QCOMPARE(method_allocator(*stored.counts, device_runtime(chosen)).bytes, *point->method_allocator);
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("rolled.pte"));
        const auto wrote = engine.export_to(file.toStdString(), *program.value(), outcome.value(), false, progress,
                                            {.target = "executorch-portable"});
        QVERIFY2(wrote.ok(), wrote.ok() ? "" : qPrintable(textOf(wrote.error())));
        QCOMPARE(lint(file, true), QString());

        const auto again = openAndPlan(file, std::string(planner_id::loaded));
        QVERIFY2(again.ok(), errorOf(again));
        const Method& unrolled = *again.value().outcome.method;
        QVERIFY(unrolled.is_rolled && again.value().outcome.plan().valid());
        QCOMPARE(again.value().outcome.plan().total_bytes, point->arena);
        QCOMPARE(unrolled.instructions.size(), outcome.value().method->instructions.size());
        const StoredProgram reread = stored_program(*again.value().program, again.value().outcome);
        QVERIFY(reread.counts);
        QCOMPARE(method_allocator(*reread.counts, device_runtime(chosen)).bytes, *point->method_allocator);
        const auto executor = Executor::load(again.value().program, unrolled, again.value().outcome.plan());
        QVERIFY(executor.ok());
        QCOMPARE(runVectors(*executor.value(), QFileInfo(path).path()), QString());
        const auto inputs = make_inputs(*again.value().program, unrolled, again.value().outcome.plan(),
                                        {.values = InputRequest::Values::random});
        QVERIFY(inputs.ok());
        const auto expected = executor.value()->run(inputs.value(), {}, progress);
        QVERIFY(expected.ok());

        const auto loops = looped(file);
        QVERIFY2(loops.ok(), loops.ok() ? "" : qPrintable(textOf(loops.error())));
        const Method& method = loops.value().method();
        const auto jumps = std::count_if(method.instructions.begin(), method.instructions.end(),
                                         [](const auto& in) { return in.kind == Instruction::Kind::jump_false; });
        QVERIFY(jumps >= leastLoops);
        QVERIFY(method.instructions.size() < unrolled.instructions.size());
        for (int run = 0; run < 3; ++run) {  // each run begins anew
            const auto got = loops.value().executor->run(inputs.value(), {}, progress);
            QVERIFY2(got.ok(), got.ok() ? "" : qPrintable(textOf(got.error())));
            QVERIFY(isSame(got.value().outputs, expected.value().outputs));
        }
    }

    /// Where they do not pay, the least memory is that of tiles without loops.
    void tilesStayUnrolledWhereLoopsDoNotPay() {
        const QString path = modelOf(QStringLiteral("vit_tiny"));
        if (!QFileInfo::exists(path)) QSKIP("needs the larger data set");
        Progress progress;
        const Engine engine;
        const auto program = engine.open(path.toStdString(), progress);
        QVERIFY(program.ok());
        ShrinkOptions options;
        options.counts_method_allocator = options.rolls_loops = true;
        Tuning tuning = starting_tuning(*program.value());
        tuning.options.nodes = 20'000;
        const auto found = shrink_program(engine, program.value(), tuning, {}, progress, options);
        QVERIFY2(found.ok() && !found.value().front.empty(), found.ok() ? "" : found.error().text().c_str());
        const ShrinkReport& report = found.value();
        QVERIFY(!report.front.front().rolls_loops);
        QVERIFY(report.least_unrolled);
        QVERIFY(!report.least_rolled || *report.least_rolled >= *report.least_unrolled);
        QCOMPARE(report.front.front().arena + *report.front.front().method_allocator, *report.least_unrolled);
    }

private:
    static bool isSame(const std::vector<HostTensor>& a, const std::vector<HostTensor>& b) {
        return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                          [](const HostTensor& x, const HostTensor& y) { return x.bytes == y.bytes; });
    }

    /// The file's own instructions, at its own places.
    static Result<Loaded> looped(const QString& path) {
        Progress progress;
        TRY(auto file, MappedFile::open(path.toStdString()));
        TRY(Program program, parse_pte({file->bytes(), file}, path.toStdString(), progress, {}, PteLoops::as_stored));
        Loaded loaded;
        loaded.program = std::make_shared<const Program>(std::move(program));
        loaded.plan = loadedPlan(loaded.method());
        TRY(loaded.executor, Executor::load(loaded.program, loaded.method(), loaded.plan));
        return loaded;
    }

    static Result<std::vector<HostTensor>> outputs(const tile::Graph& graph, const tile::GroupSetting& group,
                                                   const VectorRun& run) {
        Progress progress;
        const Engine engine;
        TRY(Method method, tile::cut_method(graph, {group}));
        Program program;
        program.methods.push_back(std::move(method));
        Tuning tuning;
        tuning.planner = "piecewise";
        tuning.options.nodes = 0;
        TRY(const Outcome outcome, engine.evaluate(program, tuning, {}, progress));
        if (!outcome.plan().valid()) return Error{.what = message("an invalid plan")};
        TRY(const auto executor,
            Executor::load(std::make_shared<const Program>(program), *outcome.method, outcome.plan()));
        TRY(RunResult result, executor->run(run.inputs, {}, progress));
        return std::move(result.outputs);
    }
};

QTEST_GUILESS_MAIN(TestRolledLoops)
#include "test_rolled_loops.moc"
