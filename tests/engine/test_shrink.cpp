// Programs rewritten to need less memory: smaller, verified, with equal outputs, and written as files that a reader
// accepts unchanged.

#include <QTest>
#include <array>
#include <cstring>

#include "engine/evaluate/int8_method.h"
#include "engine/ops/split_sum.h"
#include "engine/passes/pass_ids.h"
#include "engine/runner/recorded.h"
#include "engine/study/footprint_flash.h"
#include "engine/study/shrink/shrink.h"
#include "tests/exported.h"
#include "tests/formats/importing.h"
#include "tests/runtime/running.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

QString modelOf(const QString& name) {
    const QString folder = programFolder(name);
    const QString core = folder + QStringLiteral("/model_core.pt2");
    return QFileInfo::exists(core) ? core : folder + QStringLiteral("/model.pt2");
}

struct Shrunk {
    std::shared_ptr<const Program> program;
    ShrinkReport report;
};

Result<Shrunk> shrunk(const QString& path, bool plansInputs) {
    Progress progress;
    const Engine engine;
    Shrunk out;
    TRY(out.program, engine.open(path.toStdString(), progress));
    Tuning tuning = starting_tuning(*out.program);
    tuning.plan_inputs = plansInputs;
    tuning.options.nodes = 20'000;
    TRY(const auto recorded, recorded_runs(path.toStdString(), out.program->methods.front().name));
    TRY(out.report, shrink_program(engine, out.program, tuning, recorded, progress));
    return out;
}

std::int64_t multiplyAdds(const Method& method) {
    std::int64_t all = 0;
    for (const Instruction& in : method.instructions) all += ops::multiply_adds(method, in);
    return all;
}

}  // namespace

class TestShrink : public QObject {
    Q_OBJECT

private slots:
    void programsNeedLess_data() {
        QTest::addColumn<bool>("plansInputs");
        QTest::addColumn<qint64>("most");
        const auto row = [](const char* name, bool plansInputs, qint64 most) {
            QTest::newRow(plansInputs ? name : qPrintable(QString(name) + ", inputs bound")) << plansInputs << most;
        };
        row("mobilenet_v2_w035", true, 173'184);
        row("mobilenet_v2_w035", false, 66'432);
        row("resnet18_slim", true, 70'656);
        row("resnet18_slim", false, 32'768);
        row("mobilenet_v3_small_w05", true, 139'392);
        row("mobilenet_v3_small_w05", false, 32'256);
        row("unet_small", true, 190'464);
        row("unet_small", false, 178'688);
        row("squeezenet1_1", false, 335'328);
        row("hf_gpt2_tiny", true, 13'824);
        row("hf_bert_tiny", true, 33'280);
        row("hf_llama_tiny", true, 13'824);
        row("vit_tiny", true, 26'880);
        row("swin_slim", true, 41'472);
        row("convnext_slim", true, 65'536);
        row("convnext_slim", false, 28'672);
        row("resnet18", true, 1'204'224);
        row("resnet18", false, 936'320);
    }
    void programsNeedLess() {
        QFETCH(bool, plansInputs);
        QFETCH(qint64, most);
        const QString name = QString::fromLatin1(QTest::currentDataTag()).section(',', 0, 0);
        const QString path = modelOf(name);
        if (!QFileInfo::exists(path)) QSKIP("needs the larger data set");
        const auto made = shrunk(path, plansInputs);
        QVERIFY2(made.ok(), made.ok() ? "" : made.error().text().c_str());
        const ShrinkReport& report = made.value().report;
        QVERIFY(!report.front.empty());
        QVERIFY2(report.front.front().arena <= most, qPrintable(QString::number(report.front.front().arena)));
        std::int64_t arena = 0;
        for (const ShrunkProgram& point : report.front) {
            QVERIFY(point.arena > arena && point.arena < report.arena);
            arena = point.arena;
            QVERIFY(point.outcome.plan().valid());
            QVERIFY(point.outcome.plan().total_bytes >= point.outcome.plan().lower_bound);
            QVERIFY(point.is_equal);
            QCOMPARE(multiplyAdds(*point.outcome.method), report.multiply_adds);
        }
    }

    /// Arena and what the runtime takes to load it, together; written, the file takes as much.
    void leastRamIsReached_data() {
        QTest::addColumn<qint64>("most");
        QTest::newRow("hf_gpt2_tiny") << qint64(38'069);
        QTest::newRow("hf_bert_tiny") << qint64(51'578);
        QTest::newRow("swin_slim") << qint64(95'000);
    }
    void leastRamIsReached() {
        QFETCH(qint64, most);
        const QString path = modelOf(QString::fromLatin1(QTest::currentDataTag()));
        if (!QFileInfo::exists(path)) QSKIP("needs the larger data set");
        Progress progress;
        const Engine engine;
        const auto program = engine.open(path.toStdString(), progress);
        QVERIFY(program.ok());
        ShrinkOptions options;
        options.counts_method_allocator = true;
        const Tuning tuning = starting_tuning(*program.value());
        const auto found = shrink_program(engine, program.value(), tuning, {}, progress, options);
        QVERIFY2(found.ok() && !found.value().front.empty(), found.ok() ? "" : found.error().text().c_str());
        const ShrunkProgram& least = found.value().front.front();
        QVERIFY2(least.arena + *least.method_allocator <= most,
                 qPrintable(QString::number(least.arena + *least.method_allocator)));
        // Chosen in the window, the program is merged in the same way.
        const Tuning chosen = with_shrunk(tuning, least);
        const auto outcome = engine.evaluate(*program.value(), chosen, {}, progress);
        QVERIFY(outcome.ok());
        QCOMPARE(outcome.value().plan().total_bytes, least.arena);
        const StoredProgram stored = stored_program(*program.value(), outcome.value());
        QVERIFY(stored.counts);
        QCOMPARE(method_allocator(*stored.counts, device_runtime(chosen)).bytes, *least.method_allocator);
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("small.pte"));
        const auto wrote = engine.export_to(file.toStdString(), *program.value(), outcome.value(), false, progress,
                                            {.target = "executorch-portable"});
        QVERIFY2(wrote.ok(), wrote.ok() ? "" : qPrintable(textOf(wrote.error())));
        QCOMPARE(lint(file, true), QString());
        const auto again = openAndPlan(file, std::string(planner_id::loaded));
        QVERIFY2(again.ok(), errorOf(again));
        QCOMPARE(again.value().outcome.plan().total_bytes, least.arena);
        const auto executor =
            Executor::load(again.value().program, *again.value().outcome.method, again.value().outcome.plan());
        QVERIFY(executor.ok());
        QCOMPARE(runVectors(*executor.value(), QFileInfo(path).path()), QString());
    }

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

    /// A first program soon, then better ones; each is smaller in the counted memory and within the cost limit.
    void programsAreHandedOutAsTheyAreFound_data() {
        QTest::addColumn<bool>("countsLoading");
        QTest::newRow("arena") << false;
        QTest::newRow("with the method allocator") << true;
    }
    void programsAreHandedOutAsTheyAreFound() {
        QFETCH(bool, countsLoading);
        Progress progress;
        const Engine engine;
        const auto program = engine.open(modelOf(QStringLiteral("resnet18_slim")).toStdString(), progress);
        QVERIFY(program.ok());
        std::vector<std::int64_t> arenas;
        ShrinkOptions options;
        options.counts_method_allocator = countsLoading;
        options.found = [&](const ShrunkProgram& point) { arenas.push_back(point.arena); };
        const auto all =
            shrink_program(engine, program.value(), starting_tuning(*program.value()), {}, progress, options);
        QVERIFY(all.ok() && arenas.size() > 1 && !all.value().front.empty());
        QVERIFY(all.value().front.front().arena <= arenas.front());
        QVERIFY(all.value().front.front().live_bytes > all.value().unreached);
        const auto memory = [&](const auto& of) {
            return of.arena + (countsLoading ? of.method_allocator.value_or(0) : 0);
        };
        for (const ShrunkProgram& point : all.value().front) {
            QVERIFY(point.method_allocator && *point.method_allocator > 0 && point.file && *point.file > 0);
            QVERIFY(memory(point) < memory(all.value()));
        }
        options.max_extra =
            static_cast<double>(all.value().front.front().weight - 1) / static_cast<double>(all.value().weight);
        const auto cheaper =
            shrink_program(engine, program.value(), starting_tuning(*program.value()), {}, progress, options);
        QVERIFY(cheaper.ok());
        for (const ShrunkProgram& point : cheaper.value().front)
            QVERIFY(point.weight < all.value().front.front().weight);
    }

    void aCancelledSearchEnds() {
        const Engine engine;
        Progress opening;
        const auto program = engine.open(modelOf(QStringLiteral("resnet18_slim")).toStdString(), opening);
        QVERIFY(program.ok());
        ShrinkOptions options;
        Progress progress;
        options.found = [&](const ShrunkProgram&) { progress.cancel(); };
        const auto report =
            shrink_program(engine, program.value(), starting_tuning(*program.value()), {}, progress, options);
        QVERIFY(!report.ok() && report.error().is_cancelled);
    }

    /// Passes that the user chose belong to the program that is compared with; those that came with tiles do not.
    void theOriginalHasTheUsersPasses() {
        Progress progress;
        const Engine engine;
        const auto program = engine.open(modelOf(QStringLiteral("mlp_dynbatch")).toStdString(), progress);
        QVERIFY(program.ok());
        Tuning tuning = starting_tuning(*program.value());
        tuning.edits.passes = {std::string(lowering::merge_places_pass), std::string(lowering::recompute_pass)};
        const auto own = engine.evaluate(*program.value(), tuning, {}, progress);
        QVERIFY(own.ok());
        const auto loading = [&](const Outcome& outcome) {
            return method_allocator(*stored_program(*program.value(), outcome).counts, device_runtime(tuning)).bytes;
        };
        const auto report = shrink_program(engine, program.value(), tuning, {}, progress);
        QVERIFY2(report.ok() && !report.value().front.empty(), report.ok() ? "" : report.error().text().c_str());
        QCOMPARE(report.value().original.report.asked.edits.passes, tuning.edits.passes);
        QCOMPARE(report.value().arena, own.value().plan().total_bytes);
        QCOMPARE(report.value().method_allocator, std::optional(loading(own.value())));
        const ShrunkProgram& least = report.value().front.front();
        const Tuning tiled = with_shrunk(tuning, least);
        QVERIFY(lowering::merges_places(tiled.edits.passes));
        const auto again = shrink_program(engine, program.value(), tiled, {}, progress);
        QVERIFY(again.ok());
        QVERIFY(!lowering::merges_places(again.value().original.report.asked.edits.passes));
    }

    /// Small images keep their channels first, large ones last; both compute the same in tiles.
    void imagesKeepTheLayoutThatSuitsTheirCut() {
        const QString path = modelOf(QStringLiteral("mobilenet_v3_small_w05"));
        if (!QFileInfo::exists(path)) QSKIP("needs the larger data set");
        constexpr std::int64_t pixels = 36;
        const auto opened = openAndPlan(path);
        QVERIFY2(opened.ok(), errorOf(opened));
        const auto graph =
            tile::Graph::make(*opened.value().outcome.method, {.channels_last = true, .plain_pixels = pixels});
        QVERIFY(graph.ok());
        int last = 0, first = 0;
        const auto& values = graph.value().values();
        const auto isLarge = [&](const tile::GraphValue& value) {
            return value.sizes.size() == 4 && value.sizes[2] * value.sizes[3] > pixels;
        };
        for (const tile::GraphValue& value : values) {
            if (value.sizes.size() != 4 || value.sizes[1] == 1 || value.sizes[2] == 1) continue;
            ++(value.is_channels_last() ? last : first);
            if (isLarge(value) || !value.is_channels_last()) continue;
            const auto& reads = graph.value().ops()[value.maker].ins;  // a large image becomes a small one
            QVERIFY(std::any_of(reads.begin(), reads.end(),
                                [&](const tile::Operand& each) { return isLarge(values[each.value]); }));
        }
        QVERIFY(last > 0 && first > 0);
        const auto runs = recorded_runs(path.toStdString(), opened.value().outcome.method->name);
        QVERIFY(runs.ok() && !runs.value().empty());
        const QString none = difference(Engine(), graph.value(), {}, runs.value().front());
        QVERIFY2(none.isEmpty(), qPrintable(none));
    }

    /// Each path keeps its limit, and none for another cost is cheaper in the cost it minimises.
    void pathsCostTheLeast() {
        const auto opened = openAndPlan(modelOf(QStringLiteral("resnet18_slim")), "auto", [](Tuning tuning) {
            tuning.edits.passes = {"fold-batch-norm", "fold-constants", "drop-unused-outputs"};
            return tuning;
        });
        QVERIFY2(opened.ok(), errorOf(opened));
        const auto graph = tile::Graph::make(*opened.value().outcome.method, {});
        QVERIFY(graph.ok());
        constexpr std::array costs{ShrinkCost::time, ShrinkCost::work, ShrinkCost::flash, ShrinkCost::traffic};
        Progress progress;
        std::vector<CutPath> paths;
        TriedGroups tried(false);
        const auto front = CutSearch(graph.value(), ShrinkCost::time, tried).front(progress);
        QVERIFY(front.ok() && !front.value().empty());
        const std::int64_t limit = front.value().front().peak * 5 / 4;
        for (const ShrinkCost cost : costs) {
            CutSearch search(graph.value(), cost, tried);
            QVERIFY(limit < search.peak_as_it_is());
            auto path = search.within(limit, limit, progress);
            QVERIFY(path.ok() && path.value());
            QVERIFY(path.value()->peak <= limit && !path.value()->groups.empty());
            paths.push_back(std::move(*path.value()));
        }
        for (std::size_t i = 0; i < costs.size(); ++i)
            for (const CutPath& other : paths)
                QVERIFY(weighed(paths[i].cost, costs[i]) <= weighed(other.cost, costs[i]));
        // If it can be met, a lower limit is met, too.
        CutSearch search(graph.value(), ShrinkCost::time, tried);
        const auto soft = search.within(limit, limit * 3 / 4, progress);
        QVERIFY(soft.ok() && soft.value());
        QVERIFY(soft.value()->peak <= limit);
        QVERIFY(weighed(soft.value()->cost, ShrinkCost::time) >= weighed(paths[0].cost, ShrinkCost::time));
    }

    /// Written, checked by an independent reader, opened again with its own plan, and run.
    void exportsComeBack_data() {
        QTest::addColumn<QString>("program");
        QTest::addColumn<bool>("plansInputs");
        QTest::newRow("inputs planned") << "mobilenet_v2_w035" << true;
        QTest::newRow("inputs bound by the caller") << "mobilenet_v2_w035" << false;
        QTest::newRow("images in both layouts") << "mobilenet_v3_small_w05" << false;
        QTest::newRow("an operator with a list of optional tensors") << "hf_bert_tiny" << true;
        QTest::newRow("sums over an operand, open sizes") << "mlp_dynbatch" << true;
        QTest::newRow("branches") << "cond" << true;
        QTest::newRow("a loop") << "scan_gru" << true;
    }
    void exportsComeBack() {
        QFETCH(QString, program);
        QFETCH(bool, plansInputs);
        const QString folder = programFolder(program);
        if (!QFileInfo::exists(modelOf(program))) QSKIP("needs the larger data set");
        const auto made = shrunk(modelOf(program), plansInputs);
        QVERIFY2(made.ok(), made.ok() ? "" : made.error().text().c_str());
        const QTemporaryDir out;
        Progress progress;
        const Engine engine;
        for (const ShrunkProgram& point : made.value().report.front) {
            const QString file = out.filePath(QStringLiteral("out.pte"));
            const auto wrote = engine.export_to(file.toStdString(), *point.program, point.outcome, false, progress,
                                                {.target = "executorch-portable"});
            QVERIFY2(wrote.ok(), wrote.ok() ? "" : qPrintable(textOf(wrote.error())));
            QCOMPARE(lint(file), QString());
            const auto again = openAndPlan(file, std::string(planner_id::loaded));
            QVERIFY2(again.ok(), errorOf(again));
            const Plan& plan = again.value().outcome.plan();
            QVERIFY(plan.valid());
            QCOMPARE(plan.total_bytes, point.arena);
            const auto executor = Executor::load(again.value().program, *again.value().outcome.method, plan);
            QVERIFY(executor.ok());
            QCOMPARE(runVectors(*executor.value(), folder), QString());
            // Replanned from the file, it needs no more than the search promised.
            const auto planned = openAndPlan(file, std::string(planner_id::automatic), [&](Tuning tuning) {
                tuning.plan_inputs = plansInputs;
                return tuning;
            });
            QVERIFY2(planned.ok(), errorOf(planned));
            QVERIFY(planned.value().outcome.plan().valid());
        }
    }

    /// Every group alone, in every number of tiles that the search uses: the same outputs as untiled.
    void everyGroupComputesTheSame_data() {
        QTest::addColumn<bool>("channelsLast");
        for (const char* name :
             {"dw_conv_tiny", "channels_last_conv", "mixed_dtypes", "branchy_multi_io", "permute6d", "masks_bool_uint8",
              "float64", "unet_small", "vit_tiny", "hf_gpt2_tiny", "hf_bert_tiny", "hf_llama_tiny", "swin_slim",
              "convnext_slim", "mobilenet_v3_small_w05"}) {
            const bool hasImages = std::strncmp(name, "hf_", 3) != 0;
            for (const bool last : {false, true})
                if (hasImages || !last)
                    QTest::newRow(qPrintable(QString(name) + (last ? ", channels last" : ""))) << last;
        }
    }
    void everyGroupComputesTheSame() {
        QFETCH(bool, channelsLast);
        const QString name = QString::fromLatin1(QTest::currentDataTag()).section(',', 0, 0);
        const QString path = modelOf(name);
        if (!QFileInfo::exists(path)) QSKIP("needs the larger data set");
        Progress progress;
        const Engine engine;
        const auto opened = openAndPlan(path);
        QVERIFY2(opened.ok(), errorOf(opened));
        const auto graph = tile::Graph::make(*opened.value().outcome.method, {.channels_last = channelsLast});
        if (!graph.ok()) return;  // it gives the reason
        const auto runs = recorded_runs(path.toStdString(), opened.value().outcome.method->name);
        QVERIFY(runs.ok() && !runs.value().empty());
        int groups = 0;
        const auto& ops = graph.value().ops();
        for (tile::OpIndex begin{0}; begin < ops.next(); begin = begin + 3) {
            for (const int length : {1, 4, 9, 33}) {
                if (length == 33 && begin.number() % 12 != 0) continue;
                const tile::OpIndex end = std::min(begin + length, ops.next());
                std::vector<tile::GroupSetting> settings;
                for (const ops::SplitSum& sum : tile::splittable_sums(graph.value(), end - 1))
                    for (const tile::Operand& operand : ops[end - 1].ins)
                        if (operand.argument == sum.argument)
                            settings.push_back({begin, end, operand.value, sum.axis, 3, true});
                for (const tile::ValueIndex leader : ops[end - 1].outs)
                    for (std::size_t axis = 0; axis < graph.value().values()[leader].sizes.size(); ++axis)
                        settings.push_back({begin, end, leader, axis, 3});
                for (const tile::GroupSetting& setting : settings) {
                    if (!tile::cost_of(graph.value(), setting)) continue;
                    const QString problem = difference(engine, graph.value(), {setting}, runs.value().front());
                    QVERIFY2(problem.isEmpty(),
                             qPrintable(QStringLiteral("operators %1 to %2, axis %3, sum %4: %5")
                                            .arg(begin.number())
                                            .arg(end.number() - 1)
                                            .arg(setting.axis)
                                            .arg(setting.is_sum)
                                            .arg(problem)));
                    ++groups;
                }
            }
        }
        const QString none = difference(engine, graph.value(), {}, runs.value().front());
        QVERIFY2(none.isEmpty(), qPrintable(none));
        qInfo("%d groups", groups);
    }

private:
    static QString difference(const Engine& engine, const tile::Graph& graph,
                              const std::vector<tile::GroupSetting>& groups, const VectorRun& run) {
        Progress progress;
        auto method = tile::cut_method(graph, groups);
        if (!method.ok()) return textOf(method.error());
        Program program;
        program.methods.push_back(std::move(method).take());
        Tuning tuning;
        tuning.planner = "piecewise";
        tuning.options.nodes = 0;
        const auto outcome = engine.evaluate(program, tuning, {}, progress);
        if (!outcome.ok()) return textOf(outcome.error());
        if (!outcome.value().plan().valid()) return QStringLiteral("an invalid plan");
        const auto executor =
            Executor::load(std::make_shared<const Program>(program), *outcome.value().method, outcome.value().plan());
        if (!executor.ok()) return textOf(executor.error());
        const auto result = executor.value()->run(run.inputs, {}, progress);
        if (!result.ok()) return textOf(result.error());
        return arenascope::testing::difference(result.value().outputs, run.outputs);
    }
};

QTEST_GUILESS_MAIN(TestShrink)
#include "test_shrink.moc"
