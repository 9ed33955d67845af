// State shared by the calls of one executor: threads that help with one operator, and scratch outside the arenas.

#include <QTest>

#include <atomic>

#include "engine/kernels/workers.h"
#include "tests/runtime/kernel_case.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

/// A fused convolution, channels last, large enough to be worth choice; with a product of its rows behind it.
HandMade layers(std::int64_t stride, std::int64_t padding) {
    HandMade made;
    std::mt19937 random(3);
    const auto floats = [&](std::size_t count) {
        std::vector<float> out;
        for (const double x : randomElements(random, std::int64_t(count), -1, 1)) out.push_back(float(x));
        return out;
    };
    const std::int64_t out = (40 + 2 * padding - 3) / stride + 1;
    const ValueId x = made.tensor("x", DType::f32, {1, 32, 40, 40}, {0, 2, 3, 1}),
                  y = made.tensor("y", DType::f32, {1, 48, out, out}, {0, 2, 3, 1});
    const ValueId w = made.constant<float>("w", DType::f32, {48, 32, 3, 3}, floats(48 * 32 * 9)),
                  b = made.constant<float>("b", DType::f32, {48}, floats(48));
    made.kernel("arenascope::convolution.out",
                {x, w, b, made.ints({stride, stride}), made.ints({padding, padding}), made.ints({1, 1}),
                 made.integer(1), made.integer(0), made.none(), made.none(), made.none(), y, y},
                {y});
    const ValueId v = made.tensor("v", DType::f32, {61, 300}),
                  m = made.constant<float>("m", DType::f32, {500, 300}, floats(500 * 300));
    const ValueId z = made.tensor("z", DType::f32, {61, 500}), row = made.tensor("row", DType::f32, {1, 2000}),
                  z1 = made.tensor("z1", DType::f32, {1, 501});
    const ValueId m1 = made.constant<float>("m1", DType::f32, {501, 2000}, floats(501 * 2000));
    made.kernel("arenascope::linear.out", {v, m, made.none(), made.none(), z, z}, {z});
    made.kernel("arenascope::linear.out", {row, m1, made.none(), made.none(), z1, z1}, {z1});
    made.method.inputs = {x, v, row};
    made.method.outputs = {y, z, z1};
    return made;
}

}  // namespace

class TestParallelChoice : public QObject {
    Q_OBJECT
private slots:
    void everyPartRunsOnce() {
        for (const std::int64_t threads : {1, 2, 4}) {
            Workers workers(threads);
            QCOMPARE(workers.threads(), threads);
            for (std::int64_t parts = 0; parts < 40; ++parts) {
                std::vector<std::atomic<int>> ran(40);
                workers.run(parts, [&](std::int64_t part) { ++ran[std::size_t(part)]; });
                for (std::int64_t part = 0; part < 40; ++part)
                    QCOMPARE(ran[std::size_t(part)].load(), part < parts ? 1 : 0);
            }
        }
    }
    /// Times are given, not measured: the faster way is chosen, and the other one is tried again later.
    void theFasterWayIsLearned() {
        using std::chrono::microseconds;
        const auto sharedCalls = [](microseconds alone, microseconds together) {
            ParallelChoice choice;
            ThreadBudget budget;
            int count = 0;
            for (int i = 0; i < 640; ++i) {
                const bool shares = choice.shares(budget);
                choice.note(shares ? together : alone, budget);
                count += shares ? 1 : 0;
            }
            return count;
        };
        QVERIFY(sharedCalls(microseconds(500), microseconds(270)) > 600);
        const int slower = sharedCalls(microseconds(500), microseconds(9000));
        QVERIFY(slower >= 1 && slower < 5);
        QCOMPARE(sharedCalls(microseconds(10), microseconds(5)), 0);  // not worth the hand-over
    }
    /// Other processes come and go: while they run, helpers start late. The cost of sharing stays within a fiftieth of
    /// the work after the first tries, and its gain on a quiet machine is found again.
    void sharingNeverCostsMuch() {
        ThreadBudget budget;
        std::vector<ParallelChoice> instructions(20);
        const auto hundredRuns = [&](double late) {  // the time taken, as a fraction of one thread's time
            double taken = 0;
            for (int run = 0; run < 100; ++run) {
                for (std::size_t i = 0; i < instructions.size(); ++i) {
                    const double alone = 100 + 50.0 * double(i),
                                 time = instructions[i].shares(budget) ? late * alone : alone;
                    instructions[i].note(std::chrono::nanoseconds(std::int64_t(1000 * time)), budget);
                    taken += time / alone;
                }
            }
            return taken / 100 / double(instructions.size());
        };
        QVERIFY(hundredRuns(0.55) < 0.65);
        static_cast<void>(hundredRuns(10));  // they find out
        for (int i = 0; i < 20; ++i) QVERIFY(hundredRuns(10) <= 1.04);
        double quiet = 1;
        for (int i = 0; i < 20; ++i) quiet = hundredRuns(0.55);
        QVERIFY(quiet < 0.65);
    }
    void sharedCallsComputeTheSame_data() {
        QTest::addColumn<int>("threads");
        QTest::addColumn<int>("stride");
        QTest::addColumn<int>("padding");
        for (const int threads : {2, 3}) {
            for (const int stride : {1, 2}) {
                for (const int padding : {0, 1, 2})
                    QTest::addRow("%d threads, stride %d, padding %d", threads, stride, padding)
                        << threads << stride << padding;
            }
        }
    }
    void sharedCallsComputeTheSame() {
        QFETCH(int, threads);
        QFETCH(int, stride);
        QFETCH(int, padding);
        const HandMade made = layers(stride, padding);
        const auto executor = Executor::load(std::make_shared<const Program>(), made.method, made.plan,
                                             LoadOptions{.intra_threads = threads});
        QVERIFY2(executor.ok(), executor.ok() ? "" : executor.error().text().c_str());
        std::mt19937 random(7);
        std::vector<HostTensor> inputs;
        for (const auto& shape : {std::vector<std::int64_t>{1, 32, 40, 40}, {61, 300}, {1, 2000}}) {
            std::vector<float> values;
            for (const double item : randomElements(random, countOf(shape))) values.push_back(float(item));
            inputs.push_back(host<float>(DType::f32, shape, values));
        }
        const auto expected = made.run(inputs);
        QVERIFY2(expected.ok(), expected.ok() ? "" : expected.error().text().c_str());
        for (int i = 0; i < 12; ++i) {  // calls 6 to 10 are shared, whatever the machine's load
            Progress progress;
            const auto got = executor.value()->run(inputs, {}, progress);
            QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
            for (std::size_t k = 0; k < 3; ++k) {
                const auto difference = compare(got.value().outputs[k], expected.value().outputs[k], 1e-6, 1e-6);
                QVERIFY(difference.ok());
                QCOMPARE(difference.value().first_mismatch, std::int64_t(-1));
            }
        }
    }

    /// Two products of f16 need their operands in float: each call's scratch starts at the beginning, and the pool has
    /// the size of the larger one.
    void scratchIsTheLargestCallAndNoPoolOfThePlan() {
        HandMade made;
        const ValueId a = made.tensor("a", DType::f16, {4, 64}), b = made.tensor("b", DType::f16, {64, 8}),
                      c = made.tensor("c", DType::f16, {4, 8});
        const ValueId d = made.tensor("d", DType::f16, {8, 64}), e = made.tensor("e", DType::f16, {4, 64}),
                      f = made.tensor("f", DType::f16, {4, 64});
        made.kernel("aten::mm.out", {a, b, c, c}, {c});
        made.kernel("aten::mm.out", {c, d, e, e}, {e});
        made.kernel("aten::neg.out", {e, f, f}, {f});
        made.method.inputs = {a, b, d};
        made.method.outputs = {f};
        const auto executor = made.load();
        QVERIFY(executor.ok());
        const auto zeros = [](std::vector<std::int64_t> shape) {
            return HostTensor{DType::f16, shape, std::vector<std::byte>(std::size_t(countOf(shape)) * 2)};
        };
        Progress progress;
        const std::vector<std::int64_t> declared = executor.value()->scratch_bytes().rows();  // before anything runs
        QCOMPARE(declared.size(), std::size_t(3));
        for (int i = 0; i < 2; ++i) {
            const auto result = executor.value()->run({zeros({4, 64}), zeros({64, 8}), zeros({8, 64})}, {}, progress);
            QVERIFY(result.ok());
            const auto& times = result.value().times;
            QVERIFY(times[0].scratch_bytes >= (4 * 64 + 64 * 8 + 4 * 8) * 4);
            QVERIFY(times[1].scratch_bytes >= (4 * 8 + 8 * 64 + 4 * 64) * 4);
            QCOMPARE(times[2].scratch_bytes, std::int64_t(0));
            for (std::size_t k = 0; k < 3; ++k) QCOMPARE(times[k].scratch_bytes, declared[k]);
            QCOMPARE(result.value().scratch_bytes, std::max(declared[0], declared[1]));
            QCOMPARE(result.value().scratch_touched, result.value().scratch_bytes);
            QCOMPARE(result.value().unplanned_scratch, std::int64_t(0));
        }
        QCOMPARE(executor.value()->arena_bytes().size(), std::size_t(2));
    }
};

QTEST_GUILESS_MAIN(TestParallelChoice)
#include "test_parallel_choice.moc"
