// Programs rewritten to need less memory: smaller, verified, with equal outputs.

#include <QTest>

#include "engine/evaluate/int8_method.h"
#include "engine/passes/pass_ids.h"
#include "engine/study/footprint_flash.h"
#include "tests/engine/shrinking.h"
#include "tests/exported.h"
#include "tests/runtime/running.h"

using namespace arenascope;
using namespace arenascope::testing;

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
        row("dw_conv_tiny", true, 17'312);  // two images, each in its own tile
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

    /// Only if it is asked for; then each program states what it computes twice, and a session keeps the choice.
    void halosAreRecomputedOnDemand() {
        const QString path = modelOf(QStringLiteral("unet_small"));
        if (!QFileInfo::exists(path)) QSKIP("needs the larger data set");
        Progress progress;
        const Engine engine;
        const auto program = engine.open(path.toStdString(), progress);
        QVERIFY(program.ok());
        Tuning tuning = starting_tuning(*program.value());
        tuning.options.nodes = 20'000;
        int again = 0;
        for (const bool recomputes : {false, true}) {
            ShrinkOptions options;
            options.recomputes_halos = recomputes;
            const auto found = shrink_program(engine, program.value(), tuning, {}, progress, options);
            QVERIFY2(found.ok() && !found.value().front.empty(), found.ok() ? "" : found.error().text().c_str());
            for (const ShrunkProgram& point : found.value().front) {
                QVERIFY(point.is_equal);
                QCOMPARE(multiplyAdds(*point.outcome.method) - found.value().multiply_adds, point.more_multiply_adds);
                QVERIFY(recomputes || (!point.recomputes_halos && point.more_multiply_adds == 0));
                if (!point.recomputes_halos) continue;
                ++again;
                const auto outcome = engine.evaluate(*program.value(), with_shrunk(tuning, point), {}, progress);
                QVERIFY(outcome.ok() && outcome.value().report.issues.empty());
                QCOMPARE(outcome.value().plan().total_bytes, point.arena);
                QCOMPARE(multiplyAdds(*outcome.value().method), multiplyAdds(*point.outcome.method));
            }
        }
        QVERIFY(again > 0);
    }

    /// Arena and what the runtime takes to load it, together; written, the file takes as much.
    void leastRamIsReached_data() {
        QTest::addColumn<qint64>("most");
        QTest::newRow("hf_gpt2_tiny") << qint64(36'500);
        QTest::newRow("hf_bert_tiny") << qint64(45'000);
        QTest::newRow("swin_slim") << qint64(91'200);
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

    /// A first program soon, then better ones; each is smaller in the counted memory and within the cost limit.
    void programsAreHandedOutAsTheyAreFound_data() {
        QTest::addColumn<bool>("countsLoading");
        QTest::newRow("arena") << false;
        QTest::newRow("with the method allocator") << true;
    }
    void programsAreHandedOutAsTheyAreFound() {
        QFETCH(bool, countsLoading);
        const QString path = modelOf(QStringLiteral("resnet18_slim"));
        if (!QFileInfo::exists(path)) QSKIP("needs the larger data set");
        Progress progress;
        const Engine engine;
        const auto program = engine.open(path.toStdString(), progress);
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

    /// Whatever was handed out is in the front, or one of the front needs no more memory and costs no more.
    void whatWasHandedOutStays_data() {
        QTest::addColumn<bool>("countsLoading");
        for (const char* name : {"mobilenet_v2_w035", "resnet18_slim"}) {
            QTest::newRow(name) << false;
            QTest::newRow(qPrintable(QString(name) + ", with the method allocator")) << true;
        }
    }
    void whatWasHandedOutStays() {
        QFETCH(bool, countsLoading);
        const QString path = modelOf(QString::fromLatin1(QTest::currentDataTag()).section(',', 0, 0));
        if (!QFileInfo::exists(path)) QSKIP("needs the larger data set");
        Progress progress;
        const Engine engine;
        const auto program = engine.open(path.toStdString(), progress);
        QVERIFY(program.ok());
        struct HandedOut {
            std::int64_t memory = 0, weight = 0;
        };
        const auto memory = [&](const ShrunkProgram& of) {
            return of.arena + (countsLoading ? of.method_allocator.value_or(0) : 0);
        };
        std::vector<HandedOut> handed;
        ShrinkOptions options;
        options.counts_method_allocator = countsLoading;
        options.found = [&](const ShrunkProgram& point) { handed.push_back({memory(point), point.weight}); };
        const auto report =
            shrink_program(engine, program.value(), starting_tuning(*program.value()), {}, progress, options);
        QVERIFY2(report.ok(), report.ok() ? "" : report.error().text().c_str());
        QVERIFY(!handed.empty());
        const std::vector<ShrunkProgram>& front = report.value().front;
        for (const HandedOut& each : handed) {
            const bool isKept = std::any_of(front.begin(), front.end(), [&](const ShrunkProgram& point) {
                return memory(point) <= each.memory && point.weight <= each.weight;
            });
            QVERIFY2(isKept, qPrintable(QStringLiteral("%1 B, cost %2").arg(each.memory).arg(each.weight)));
        }
    }

    void aGoalIsKeptAtNoHigherCost_data() {
        QTest::addColumn<int>("cost");
        QTest::newRow("time") << static_cast<int>(ShrinkCost::time);
        QTest::newRow("traffic") << static_cast<int>(ShrinkCost::traffic);
    }
    /// What is kept for a goal costs no more than anything else that was found and keeps it: in the same search, and
    /// in one without a goal, from which the goal takes nothing away.
    void aGoalIsKeptAtNoHigherCost() {
        QFETCH(const int, cost);
        constexpr std::int64_t goal = 256 * 1024;
        const QString path = modelOf(QStringLiteral("mobilenet_v2_w035"));
        if (!QFileInfo::exists(path)) QSKIP("needs the larger data set");
        Progress progress;
        const Engine engine;
        const auto program = engine.open(path.toStdString(), progress);
        QVERIFY(program.ok());
        constexpr std::int64_t none = std::numeric_limits<std::int64_t>::max();
        const auto leastOf = [&](const std::vector<ShrunkProgram>& points) {
            std::int64_t least = none;
            for (const ShrunkProgram& point : points)
                if (point.arena <= goal) least = std::min(least, point.weight);
            return least;
        };
        const auto search = [&](std::optional<std::int64_t> bytes, std::vector<ShrunkProgram>& found) {
            ShrinkOptions options{.cost = static_cast<ShrinkCost>(cost), .goal = bytes};
            options.found = [&found](const ShrunkProgram& point) { found.push_back(point); };
            return shrink_program(engine, program.value(), starting_tuning(*program.value()), {}, progress, options);
        };
        std::vector<ShrunkProgram> found, foundWithout;
        const auto report = search(goal, found), without = search(std::nullopt, foundWithout);
        QVERIFY2(report.ok(), report.ok() ? "" : report.error().text().c_str());
        QVERIFY2(without.ok(), without.ok() ? "" : without.error().text().c_str());
        const std::int64_t kept = leastOf(report.value().front);
        QVERIFY(kept < none);
        QVERIFY2(kept <= leastOf(found), qPrintable(QStringLiteral("%1, found %2").arg(kept).arg(leastOf(found))));
        QVERIFY2(kept <= leastOf(foundWithout),
                 qPrintable(QStringLiteral("%1, without the goal %2").arg(kept).arg(leastOf(foundWithout))));
        QVERIFY(kept <= leastOf(without.value().front));
    }

    void aCancelledSearchEnds() {
        const QString path = modelOf(QStringLiteral("resnet18_slim"));
        if (!QFileInfo::exists(path)) QSKIP("needs the larger data set");
        const Engine engine;
        Progress opening;
        const auto program = engine.open(path.toStdString(), opening);
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
};

QTEST_GUILESS_MAIN(TestShrink)
#include "test_shrink.moc"
