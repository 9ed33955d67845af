// Operators cut into tiles compute the same, and the search for cuts finds the cheapest.

#include <QTest>
#include <array>
#include <cstring>

#include "engine/ops/split_sum.h"
#include "engine/runner/inputs.h"
#include "tests/engine/shrinking.h"
#include "tests/exported.h"
#include "tests/runtime/running.h"

using namespace arenascope;
using namespace arenascope::testing;

class TestShrinkTiles : public QObject {
    Q_OBJECT

private slots:
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
        const QString model = modelOf(QStringLiteral("resnet18_slim"));
        if (!QFileInfo::exists(model)) QSKIP("needs the larger data set");
        const auto opened = openAndPlan(model, "auto", [](Tuning tuning) {
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

    /// Every group that has halos, once with kept rows and once with recomputed ones: the same outputs, and exactly the
    /// multiply-adds that were announced.
    void halosMayBeRecomputed_data() {
        QTest::addColumn<bool>("channelsLast");
        for (const char* name :
             {"dw_conv_tiny", "channels_last_conv", "branchy_multi_io", "unet_small", "convnext_slim"})
            for (const bool last : {false, true})
                QTest::newRow(qPrintable(QString(name) + (last ? ", channels last" : ""))) << last;
    }
    void halosMayBeRecomputed() {
        QFETCH(bool, channelsLast);
        const QString name = QString::fromLatin1(QTest::currentDataTag()).section(',', 0, 0);
        const QString path = modelOf(name);
        if (!QFileInfo::exists(path)) QSKIP("needs the larger data set");
        const Engine engine;
        const auto opened = openAndPlan(path);
        QVERIFY2(opened.ok(), errorOf(opened));
        const auto graph = tile::Graph::make(*opened.value().outcome.method, {.channels_last = channelsLast});
        if (!graph.ok()) return;  // it gives the reason
        const auto runs = recorded_runs(path.toStdString(), opened.value().outcome.method->name);
        QVERIFY(runs.ok() && !runs.value().empty());
        int groups = 0;
        const auto& ops = graph.value().ops();
        for (tile::OpIndex begin{0}; begin < ops.next(); ++begin) {
            for (const int length : {2, 3, 4, 5, 8, 12}) {
                const tile::OpIndex end = std::min(begin + length, ops.next());
                for (const tile::ValueIndex leader : ops[end - 1].outs) {
                    for (std::size_t axis = 0; axis < graph.value().values()[leader].sizes.size(); ++axis) {
                        tile::GroupSetting setting{begin, end, leader, axis, 3};
                        const auto kept = tile::cost_of(graph.value(), setting);
                        setting.recomputes_halos = true;
                        const auto again = tile::cost_of(graph.value(), setting);
                        QCOMPARE(kept.has_value(), again.has_value());
                        if (!kept || again->cost.multiply_adds == 0) continue;
                        QCOMPARE(kept->cost.multiply_adds, 0);
                        const QString problem = difference(engine, graph.value(), {setting}, runs.value().front());
                        QVERIFY2(problem.isEmpty(),
                                 qPrintable(QStringLiteral("operators %1 to %2, axis %3: %4")
                                                .arg(begin.number())
                                                .arg(end.number() - 1)
                                                .arg(axis)
                                                .arg(problem)));
                        const auto recomputed = tile::cut_method(graph.value(), {setting});
                        setting.recomputes_halos = false;
                        const auto unchanged = tile::cut_method(graph.value(), {setting});
                        QVERIFY(recomputed.ok() && unchanged.ok());
                        QCOMPARE(multiplyAdds(recomputed.value()) - multiplyAdds(unchanged.value()),
                                 again->cost.multiply_adds);
                        ++groups;
                    }
                }
            }
        }
        qInfo("%d groups", groups);
        const bool hasWindows = name == QLatin1String("unet_small") || name == QLatin1String("convnext_slim");
        QVERIFY(groups > 0 || !hasWindows || !channelsLast);  // rows of planes are not contiguous
    }

    /// Each tile with weights packed for itself would read them all from memory.
    void tilesShareTheWeightsThatKernelsPack() {
        const QString path = modelOf(QStringLiteral("unet_small"));
        if (!QFileInfo::exists(path)) QSKIP("needs the larger data set");
        const auto made = shrunk(path, true);
        QVERIFY2(made.ok() && !made.value().report.front.empty(), made.ok() ? "" : made.error().text().c_str());
        const ShrunkProgram& least = made.value().report.front.front();
        const auto packed = [](const std::shared_ptr<const Program>& program, const Outcome& outcome) {
            Progress progress;
            const auto executor = Executor::load(program, *outcome.method, outcome.plan());
            const auto inputs =
                make_inputs(*program, *outcome.method, outcome.plan(), {.values = InputRequest::Values::random});
            if (!executor.ok() || !inputs.ok()) return std::int64_t{-1};
            const auto result = executor.value()->run(inputs.value(), {}, progress);
            return result.ok() ? result.value().packed_bytes : std::int64_t{-1};
        };
        const std::int64_t before = packed(made.value().program, made.value().report.original),
                           after = packed(least.program, least.outcome);
        qInfo("%lld bytes packed, %lld in tiles", static_cast<long long>(before), static_cast<long long>(after));
        QVERIFY(before > 0 && after > 0 && after <= 4 * before);  // of the first, the middle and the last tiles
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

QTEST_GUILESS_MAIN(TestShrinkTiles)
#include "test_shrink_tiles.moc"
