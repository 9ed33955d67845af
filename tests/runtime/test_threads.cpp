// Code that several threads use at once: the static runtime's module and pool of instances, the threads that help
// with one operator, cancelling. Under ThreadSanitizer (.ci/tsan.cmake) it finds races; in other builds, wrong
// results.

#include <QTest>

#include <atomic>
#include <thread>

#include "engine/engine.h"
#include "engine/kernels/workers.h"
#include "engine/planning/planner.h"
#include "engine/runtime/static/static_module.h"
#include "tests/runtime/hand_made.h"
#include "tests/runtime/running.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

constexpr int threadCount = 6;

Result<Placement> bySize(const Problem& problem) {
    Progress progress;
    return find_planner("greedy_by_size")->plan(problem, {}, progress);
}

Result<std::shared_ptr<StaticModule>> openStatic(const QString& program, StaticOptions options) {
    const Engine engine;
    Progress progress;
    TRY(const auto opened,
        engine.open((QStringLiteral(ARENASCOPE_TEST_DATA "/programs/") + program + "/model.pt2").toStdString(),
                    progress));
    Tuning tuning;
    tuning.planner = "greedy_by_size";
    TRY(const Outcome outcome, engine.evaluate(*opened, tuning, {}, progress));
    options.place = bySize;
    return StaticModule::make(opened, outcome.method, outcome.plan().problem, std::move(options));
}

std::vector<VectorRun> runsOf(const QString& program) {
    return load_vectors((QStringLiteral(ARENASCOPE_TEST_DATA "/programs/") + program + "/io.json").toStdString())
        .value();
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

/// Runs `work(thread)` on several threads at once; they start together.
template <class Work>
void together(const Work& work) {
    std::atomic<int> ready{0};
    std::vector<std::thread> threads;
    for (int t = 0; t < threadCount; ++t) {
        threads.emplace_back([&, t] {
            ++ready;
            while (ready < threadCount) std::this_thread::yield();
            work(t);
        });
    }
    for (std::thread& thread : threads) thread.join();
}

/// All recorded runs in order, from the initial state; true where every output agrees.
bool replays(StaticInstance& instance, const std::vector<VectorRun>& runs, std::vector<StaticResult>* held = nullptr) {
    instance.reset_state();
    bool right = true;
    for (const VectorRun& run : runs) {
        Progress progress;
        auto result = instance.run(run.inputs, progress);
        right = right && result.ok() && difference(hosted(result.value()), run.outputs).isEmpty();
        if (held && result.ok()) held->push_back(std::move(result).take());
    }
    return right;
}

}  // namespace

class TestThreads : public QObject {
    Q_OBJECT
private slots:
    void aPoolServesManyThreads_data() {
        QTest::addColumn<QString>("program");
        QTest::addColumn<bool>("precomputes");
        QTest::addColumn<bool>("manages");
        QTest::addColumn<int>("intra");
        for (const char* program : {"mlp_dynbatch", "mutable_state", "cond", "branchy_multi_io"}) {
            for (const bool precomputes : {false, true}) {
                for (const int intra : {1, 2}) {
                    QTest::addRow("%s, %s, %d intra", program, precomputes ? "precomputed" : "resizing", intra)
                        << QString::fromLatin1(program) << precomputes << precomputes << intra;
                }
            }
        }
    }
    /// A bounded pool: instances are created, returned, freed beyond the bound, and their state is private.
    void aPoolServesManyThreads() {
        QFETCH(QString, program);
        QFETCH(bool, precomputes);
        QFETCH(bool, manages);
        QFETCH(int, intra);
        StaticOptions options;
        options.planner = precomputes ? StaticPlanner::Kind::precomputed : StaticPlanner::Kind::resizing;
        options.manage_outputs = manages;
        options.load.intra_threads = intra;
        const auto module = openStatic(program, options);
        QVERIFY2(module.ok(), module.ok() ? "" : module.error().text().c_str());
        const std::vector<VectorRun> runs = runsOf(program);
        InstancePool pool(module.value(), 3);
        std::atomic<int> wrong{0};
        together([&](int) {
            for (int i = 0; i < 8; ++i) {
                auto instance = pool.take();
                wrong += instance.ok() && replays(*instance.value(), runs) ? 0 : 1;
                if (instance.ok()) pool.give_back(std::move(instance).take());
            }
        });
        QCOMPARE(wrong.load(), 0);
        QVERIFY(pool.waiting() >= 1 && pool.waiting() <= 3);
    }

    /// Outputs that own their memory move to another thread, while their instance runs again on a third one.
    void outputsOutliveTheirInstanceOnOtherThreads() {
        StaticOptions options;
        options.manage_outputs = true;
        const std::vector<VectorRun> runs = runsOf("mlp_dynbatch");
        std::unique_ptr<InstancePool> pool;
        {
            const auto module = openStatic("mlp_dynbatch", options);
            QVERIFY(module.ok());
            pool = std::make_unique<InstancePool>(module.value(), 2);
        }
        std::vector<std::vector<StaticResult>> held(threadCount);
        std::atomic<int> wrong{0};
        together([&](int t) {
            for (int i = 0; i < 4; ++i) {
                auto instance = pool->take();
                wrong += instance.ok() && replays(*instance.value(), runs, &held[std::size_t(t)]) ? 0 : 1;
                if (instance.ok()) pool->give_back(std::move(instance).take());
            }
        });
        pool.reset();
        together([&](int t) {  // another run's
            auto& results = held[std::size_t(t + 1) % threadCount];
            for (std::size_t i = 0; i < results.size(); ++i) {
                wrong += difference(hosted(results[i]), runs[i % runs.size()].outputs).isEmpty() ? 0 : 1;
            }
            results.clear();
        });
        QCOMPARE(wrong.load(), 0);
    }

    void theModuleMakesOneInstanceWhoeverAsks() {
        const auto module = openStatic("cond", {});
        QVERIFY(module.ok());
        StaticInstance* seen[threadCount] = {};
        std::atomic<int> wrong{0};
        const std::vector<VectorRun> runs = runsOf("cond");
        together([&](int t) {
            const auto own = module.value()->instance();
            seen[t] = own.ok() ? own.value() : nullptr;
            const auto clone = module.value()->clone();
            wrong += clone.ok() && replays(*clone.value(), runs) ? 0 : 1;
        });
        QCOMPARE(wrong.load(), 0);
        for (StaticInstance* one : seen) QVERIFY(one && one == seen[0]);
    }

    /// Executors with their own plans on one program, whose constants and packed weights are written only once.
    void executorsShareOneProgram() {
        const Engine engine;
        Progress progress;
        const auto program = engine.open(ARENASCOPE_TEST_DATA "/programs/mlp_dynbatch/model.pt2", progress);
        QVERIFY(program.ok());
        Tuning tuning;
        tuning.planner = "greedy_by_size";
        const auto outcome = engine.evaluate(*program.value(), tuning, {}, progress);
        QVERIFY(outcome.ok());
        const std::vector<VectorRun> runs = runsOf("mlp_dynbatch");
        std::atomic<int> wrong{0};
        together([&](int t) {
            const auto executor = Executor::load(program.value(), *outcome.value().method, outcome.value().plan(),
                                                 LoadOptions{.intra_threads = 1 + t % 2});
            for (int i = 0; executor.ok() && i < 10; ++i) {
                for (const VectorRun& run : runs) {
                    Progress own;
                    const auto result = executor.value()->run(run.inputs, {}, own);
                    wrong += result.ok() && difference(result.value().outputs, run.outputs).isEmpty() ? 0 : 1;
                }
            }
            wrong += executor.ok() ? 0 : 1;
        });
        QCOMPARE(wrong.load(), 0);
    }

    /// Helpers see what the caller wrote before, and the caller what they wrote.
    void helpersHandOverWhatTheyWrote() {
        std::atomic<int> wrong{0};
        together([&](int t) {
            Workers workers(1 + t % 3);
            std::vector<std::int64_t> items(64);
            for (std::int64_t round = 1; round <= 200; ++round) {
                for (auto& item : items) item = round;
                workers.run(8, [&](std::int64_t part) {
                    for (std::int64_t i = part * 8; i < (part + 1) * 8; ++i) items[std::size_t(i)] *= 2;
                });
                for (const auto item : items) wrong += item == 2 * round ? 0 : 1;
            }
        });
        QCOMPARE(wrong.load(), 0);
    }

    /// A run is stopped from outside, and the instance serves the next one.
    void aRunIsCancelledFromAnotherThread() {
        HandMade made;  // a loop that would end after ten million instructions
        const ValueId no = made.add("", false);
        made.other(Instruction::Kind::jump_false, {no}, InstructionIndex(0));
        const auto executor = made.load();
        QVERIFY(executor.ok());
        for (int i = 0; i < 3; ++i) {
            Progress progress;
            std::thread stopper([&] { progress.cancel(); });
            const auto result = executor.value()->run({}, {}, progress);
            stopper.join();
            QVERIFY(!result.ok());
        }
    }
};

QTEST_GUILESS_MAIN(TestThreads)
#include "test_threads.moc"
