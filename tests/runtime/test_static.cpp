// As PyTorch's Static Runtime: observed or fixed sizes, outputs that own their memory, several instances of one module.

#include <QTest>

#include <thread>

#include "engine/engine.h"
#include "engine/planning/planner.h"
#include "engine/runtime/static/static_module.h"
#include "tests/runtime/hand_made.h"
#include "tests/runtime/running.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

Result<Placement> bySize(const Problem& problem) {
    Progress progress;
    return find_planner("greedy_by_size")->plan(problem, {}, progress);
}

Result<std::shared_ptr<StaticModule>> openStatic(const QString& path, StaticOptions options = {}) {
    const Engine engine;
    Progress progress;
    TRY(const auto program, engine.open(path.toStdString(), progress));
    Tuning tuning;
    tuning.planner = "greedy_by_size";
    tuning.keep_loaded_plan = false;
    TRY(const Outcome outcome, engine.evaluate(*program, tuning, {}, progress));
    options.place = bySize;
    return StaticModule::make(program, outcome.method, outcome.plan().problem, std::move(options));
}

QString sample(const char* program, const char* file = "model.pt2") {
    return QStringLiteral(ARENASCOPE_TEST_DATA "/programs/%1/%2").arg(program, file);
}

std::vector<VectorRun> runsOf(const char* program) {
    return load_vectors(sample(program, "io.json").toStdString()).value();
}

std::vector<HostTensor> hosted(const StaticResult& result) {
    std::vector<HostTensor> out = result.run.outputs;
    for (const ManagedTensor& tensor : result.outputs) {
        std::int64_t bytes = item_size(tensor.dtype);
        for (const std::int64_t size : tensor.shape) bytes *= size;
        out.push_back({tensor.dtype, tensor.shape, {tensor.data, tensor.data + bytes}});
    }
    return out;
}

class TestStatic : public QObject {
    Q_OBJECT
private slots:
    void everyProgramGivesWhatWasRecorded_data() {
        QTest::addColumn<QString>("program");
        QTest::addColumn<bool>("precomputes");
        QTest::addColumn<bool>("manages");
        for (const char* program : {"mlp_dynbatch", "ops_zoo", "mutable_state", "branchy_multi_io", "cond", "lstm",
                                    "map_scan", "kwargs_tree", "zero_dyn"}) {
            if (!QFile::exists(sample(program))) continue;
            for (const bool precomputes : {false, true}) {
                for (const bool manages : {false, true}) {
                    QTest::addRow("%s %d %d", program, precomputes, manages)
                        << QString::fromLatin1(program) << precomputes << manages;
                }
            }
        }
    }
    void everyProgramGivesWhatWasRecorded() {
        QFETCH(QString, program);
        QFETCH(bool, precomputes);
        QFETCH(bool, manages);
        StaticOptions options;
        options.planner = precomputes ? StaticPlanner::Kind::precomputed : StaticPlanner::Kind::resizing;
        options.manage_outputs = manages;
        const auto module = openStatic(sample(qPrintable(program)), options);
        QVERIFY2(module.ok(), module.ok() ? "" : module.error().text().c_str());
        const auto instance = module.value()->clone();
        QVERIFY2(instance.ok(), instance.ok() ? "" : instance.error().text().c_str());
        Progress progress;
        for (int pass = 0; pass < 2; ++pass) {
            instance.value()->reset_state();
            for (const VectorRun& run : runsOf(qPrintable(program))) {
                const auto result = instance.value()->run(run.inputs, progress);
                QVERIFY2(result.ok(), result.ok() ? "" : result.error().text().c_str());
                const QString differs = difference(hosted(result.value()), run.outputs);
                QVERIFY2(differs.isEmpty(), qPrintable(differs));
            }
        }
    }

    void theBufferGrowsWithTheLargestBatchSeen() {
        const auto module = openStatic(sample("mlp_dynbatch"));
        QVERIFY(module.ok());
        const auto instance = module.value()->clone();
        QVERIFY(instance.ok());
        const std::vector<VectorRun> runs = runsOf("mlp_dynbatch");
        const auto batch = [](const VectorRun& run) { return run.inputs.front().shape.front(); };
        const auto [small, large] = std::minmax_element(
            runs.begin(), runs.end(), [&](const auto& a, const auto& b) { return batch(a) < batch(b); });
        QVERIFY(batch(*small) < batch(*large));
        Progress progress;
        for (const VectorRun* run : {&*small, &*small, &*large, &*large, &*small})
            QVERIFY(instance.value()->run(run->inputs, progress).ok());
        const StaticReport& report = instance.value()->report();
        QCOMPARE(report.arena_bytes.size(), std::size_t{5});
        QCOMPARE(report.arena_bytes[0], std::int64_t{0});
        QVERIFY(report.arena_bytes[1] > 0 && report.arena_bytes[1] == report.arena_bytes[2]);
        QVERIFY(report.arena_bytes[3] > report.arena_bytes[2]);
        QCOMPARE(report.arena_bytes[4], report.arena_bytes[3]);
        QVERIFY(!report.outgrown.empty());
        for (const StaticReport::Outgrown& row : report.outgrown) QCOMPARE(row.run, std::size_t{2});
        QVERIFY(report.groups > 0 && report.groups <= report.managed);
    }
    void precomputedOffsetsAreNeverResized() {
        const std::vector<VectorRun> runs = runsOf("mlp_dynbatch");
        StaticOptions options;
        options.planner = StaticPlanner::Kind::precomputed;
        auto small = runs.front().inputs.front().shape, large = small;
        small.front() = 2;
        large.front() = 4;
        // Shapes that the program can never have are refused as warm-up.
        for (const auto& [batch, width] : {std::pair{4, 17}, std::pair{400, 16}, std::pair{0, 16}}) {
            options.warmup = {{{batch, width}}};
            const auto refused = openStatic(sample("mlp_dynbatch"), options);
            QVERIFY(!refused.ok());
            const std::string why = refused.error().text();
            QVERIFY2(why.find("input 'x': ") != std::string::npos && why.find("f32[1..32,16]") != std::string::npos,
                     why.c_str());
        }
        options.warmup = {{small}};
        const auto module = openStatic(sample("mlp_dynbatch"), options);
        QVERIFY(module.ok());
        const auto instance = module.value()->clone();
        QVERIFY(instance.ok());
        const auto inputOf = [](const std::vector<std::int64_t>& shape) {
            std::int64_t count = 1;
            for (const std::int64_t size : shape) count *= size;
            return std::vector<HostTensor>{{DType::f32, shape, std::vector<std::byte>(std::size_t(count) * 4)}};
        };
        Progress progress;
        for (const auto& shape : {small, large, small}) QVERIFY(instance.value()->run(inputOf(shape), progress).ok());
        const StaticReport& report = instance.value()->report();
        QCOMPARE(report.arena_bytes, std::vector<std::int64_t>(3, module.value()->layout().blocks.front().arena_bytes));
        QVERIFY(!report.outgrown.empty());
        for (const StaticReport::Outgrown& row : report.outgrown) QCOMPARE(row.run, std::size_t{1});
        const std::string problem = report.problems.front().text();
        QVERIFY2(problem.find("warm up with [x=4,") != std::string::npos, problem.c_str());
        QVERIFY(report.bytes.learned > report.bytes.planned);  // warmed up with two rows, run with four
    }
    void aRunCanBeMeasuredAndItsStateKept() {
        const auto module = openStatic(sample("mutable_state"));
        QVERIFY(module.ok());
        const auto first = module.value()->clone(), second = module.value()->clone();
        QVERIFY(first.ok() && second.ok());
        const std::vector<VectorRun> runs = runsOf("mutable_state");
        QVERIFY(runs.size() > 1);
        Progress progress;
        const auto plain = first.value()->run(runs[0].inputs, progress);
        QVERIFY(plain.ok() && plain.value().run.calls.empty());
        // The second instance continues with the state of the first.
        const auto state = first.value()->state();
        QVERIFY(state.ok() && !state.value().empty());
        QVERIFY(second.value()->set_state(state.value()).ok());
        const auto measured = second.value()->run(runs[1].inputs, progress, RunOptions{.profile = true});
        QVERIFY(measured.ok());
        const QString differs = difference(hosted(measured.value()), runs[1].outputs);
        QVERIFY2(differs.isEmpty(), qPrintable(differs));
        const RunResult& run = measured.value().run;
        QVERIFY(!run.calls.empty() && !run.times.empty());
        std::int64_t written = 0;
        for (const OpTime& time : run.times) written += time.bytes_written;
        QVERIFY(written > 0);
    }
    /// Both arms of a branch have a planner of their own: an arm observes sizes, and has an arena, once it has run.
    void anArmLearnsWhenItRuns() {
        const auto module = openStatic(sample("cond"));
        QVERIFY2(module.ok(), module.ok() ? "" : module.error().text().c_str());
        const auto instance = module.value()->clone();
        QVERIFY(instance.ok());
        const std::vector<VectorRun> runs = runsOf("cond");
        Progress progress;
        for (const std::size_t run : {0, 0, 1, 1}) QVERIFY(instance.value()->run(runs[run].inputs, progress).ok());
        const StaticReport& report = instance.value()->report();
        QCOMPARE(report.blocks.size(), std::size_t(3));
        const auto& blocks = report.blocks.rows();
        QVERIFY(blocks[0].path.empty() && !blocks[1].path.empty() && !blocks[2].path.empty());
        std::vector<std::int64_t> sums(4, 0);
        std::size_t managed = 0;
        for (const StaticReport::Block& block : report.blocks) {
            managed += block.managed;
            for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += block.arena_bytes[i];
        }
        QCOMPARE(managed, report.managed);
        QCOMPARE(sums, report.arena_bytes);
        const auto &first = blocks[1].arena_bytes, &second = blocks[2].arena_bytes;
        const bool firstRan = first[1] > 0;
        const auto &early = firstRan ? first : second, &late = firstRan ? second : first;
        QVERIFY(early[0] == 0 && early[1] > 0 && late[1] == 0 && late[2] == 0 && late[3] > 0);
        QVERIFY(report.outgrown.empty());
        for (const StaticReport::Size& size : report.sizes)
            QCOMPARE(size.learned, size.planned);  // nothing here is dynamic
    }
    void heldOutputsAreNeverWrittenAgain() {
        StaticOptions options;
        options.manage_outputs = true;
        const auto module = openStatic(sample("mlp_dynbatch"), options);
        QVERIFY(module.ok());
        auto instance = module.value()->clone();
        QVERIFY(instance.ok());
        const std::vector<VectorRun> runs = runsOf("mlp_dynbatch");
        Progress progress;
        std::vector<StaticResult> held;
        for (const VectorRun& run : runs) {
            auto result = instance.value()->run(run.inputs, progress);
            QVERIFY(result.ok());
            held.push_back(std::move(result).take());
        }
        instance.value().reset();  // the tensors own their memory
        for (std::size_t i = 0; i < runs.size(); ++i) {
            const QString differs = difference(hosted(held[i]), runs[i].outputs);
            QVERIFY2(differs.isEmpty(), qPrintable(differs));
        }
    }
    void aReleasedOutputBufferIsUsedAgain() {
        StaticOptions options;
        options.manage_outputs = true;
        const auto module = openStatic(sample("mlp_dynbatch"), options);
        QVERIFY(module.ok());
        const auto instance = module.value()->clone();
        QVERIFY(instance.ok());
        const std::vector<VectorRun> runs = runsOf("mlp_dynbatch");
        Progress progress;
        const std::byte* first = instance.value()->run(runs.front().inputs, progress).value().outputs.front().data;
        const std::byte* second = instance.value()->run(runs.front().inputs, progress).value().outputs.front().data;
        QCOMPARE(second, first);
    }
    void theModuleMakesExactlyOneInstanceOfItsOwn() {
        const auto module = openStatic(sample("mlp_dynbatch"));
        QVERIFY(module.ok());
        StaticInstance* seen[4] = {};
        std::vector<std::thread> threads;
        for (StaticInstance*& one : seen) threads.emplace_back([&] { one = module.value()->instance().value(); });
        for (std::thread& thread : threads) thread.join();
        for (StaticInstance* one : seen) QCOMPARE(one, seen[0]);
        Progress progress;
        const VectorRun run = runsOf("mlp_dynbatch").front();
        const auto result = (*module.value())(run.inputs, progress);
        QVERIFY(result.ok());
        QVERIFY(difference(result.value().run.outputs, run.outputs).isEmpty());
    }
    void anInstanceKeepsItsModuleAlive() {
        auto module = openStatic(sample("mlp_dynbatch"));
        QVERIFY(module.ok());
        auto instance = module.value()->clone();
        module = Error{.what = message("gone")};
        const VectorRun run = runsOf("mlp_dynbatch").front();
        Progress progress;
        QVERIFY(instance.value()->run(run.inputs, progress).ok());
    }
};

}  // namespace

QTEST_GUILESS_MAIN(TestStatic)
#include "test_static.moc"
