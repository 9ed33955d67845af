// The plan checker against the results of runs: tensors are moved at random, and a plan that is still called valid
// gives the same results and states, bit by bit.

#include <QTest>

#include "engine/base/random.h"
#include "engine/engine.h"
#include "engine/planning/fault_issues.h"
#include "engine/runner/inputs.h"
#include "engine/runtime/executor.h"
#include "tests/test_data.h"

using namespace arenascope;

namespace {

struct Results {
    std::vector<HostTensor> outputs;
    std::vector<NamedTensor> state;
};

bool same(const HostTensor& a, const HostTensor& b) { return a.shape == b.shape && a.bytes == b.bytes; }

bool same(const Results& a, const Results& b) {
    return std::equal(a.outputs.begin(), a.outputs.end(), b.outputs.begin(), b.outputs.end(),
                      [](const HostTensor& x, const HostTensor& y) { return same(x, y); }) &&
        std::equal(a.state.begin(), a.state.end(), b.state.begin(), b.state.end(),
                   [](const NamedTensor& x, const NamedTensor& y) { return same(x.tensor, y.tensor); });
}

/// Two consecutive runs: values that the first leaves in the arena matter in the second.
Result<Results> results_of(const std::shared_ptr<const Program>& program, const Method& method, const Plan& plan,
                           const std::vector<HostTensor>& inputs) {
    TRY(const auto executor, Executor::load(program, method, plan));
    Progress progress;
    CHECKED(executor->run(inputs, {}, progress));
    TRY(RunResult last, executor->run(inputs, {}, progress));
    Results out;
    out.outputs = std::move(last.outputs);
    TRY(out.state, executor->state());
    return out;
}

}  // namespace

class TestPlantedOffsets : public QObject {
    Q_OBJECT

    int valid_ = 0, caught_ = 0, differ_ = 0;

private slots:
    void whatIsCalledValidComputesTheSame_data() {
        QTest::addColumn<QString>("path");
        for (const char* name : {"branchy_multi_io", "lstm", "ops_zoo", "mutable_state", "init_state_nonzero",
                                 "mixed_dtypes", "dw_conv_tiny", "kwargs_tree"}) {
            for (const char* file : {"model.pt2", "model_greedy.pte"}) {
                const QString path = testing::programFolder(name) + "/" + file;
                if (QFile::exists(path)) QTest::addRow("%s/%s", name, file) << path;
            }
        }
    }
    void whatIsCalledValidComputesTheSame() {
        QFETCH(const QString, path);
        Progress progress;
        const Engine engine;
        const auto program = engine.open(path.toStdString(), progress);
        QVERIFY2(program.ok(), program.ok() ? "" : program.error().text().c_str());
        Tuning tuning;
        tuning.planner = "greedy_by_size";
        const auto outcome = engine.evaluate(*program.value(), tuning, {}, progress);
        QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
        const Method& method = *outcome.value().method;
        Plan plan = outcome.value().plan();
        const auto inputs = make_inputs(*program.value(), method, plan, {.values = InputRequest::Values::random});
        QVERIFY2(inputs.ok(), inputs.ok() ? "" : inputs.error().text().c_str());
        const auto expected = results_of(program.value(), method, plan, inputs.value());
        QVERIFY2(expected.ok(), expected.ok() ? "" : expected.error().text().c_str());
        const auto placed = plan.placement.offsets;
        const auto rows = static_cast<std::int64_t>(plan.problem.buffers.size());
        SplitMix64 random(7);
        for (int planted = 0, ran = 0; planted < 400 && ran < 25; ++planted) {
            plan.placement.offsets = placed;
            const int moves = planted % 3 == 0 ? 2 : 1;
            for (int i = 0; i < moves; ++i) {
                const BufferRow row(static_cast<std::int64_t>(random() % static_cast<std::uint64_t>(rows)));
                const Buffer& buffer = plan.problem.buffers[row];
                const PoolResult* pool = plan.pool(buffer.mem_id);
                const std::int64_t room = (pool->bytes - padded_size(plan.problem, buffer).value()) / 16;
                plan.placement.offsets[row] =
                    16 * static_cast<std::int64_t>(random() % static_cast<std::uint64_t>(room + 1));
            }
            if (plan.placement.offsets == placed) continue;
            const bool is_valid = verify(plan.problem, plan.placement).empty();
            if (!is_valid && planted % 10 != 0) continue;
            plan.verdict = is_valid ? PlanVerdict::within : PlanVerdict::invalid;
            const auto got = results_of(program.value(), method, plan, inputs.value());
            if (!is_valid) {
                ++caught_;
                differ_ += got.ok() && !same(got.value(), expected.value()) ? 1 : 0;
                continue;
            }
            ++ran;
            ++valid_;
            QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
            QVERIFY2(same(got.value(), expected.value()), qPrintable(QString("planted %1").arg(planted)));
        }
    }
    /// The moves are such that results could differ: some of those that are reported invalid do differ.
    void cleanupTestCase() {
        qInfo("%d planted plans called valid, of %d called invalid %d compute something else", valid_, caught_,
              differ_);
        QVERIFY(valid_ > 50 && differ_ > 5);
    }
};

QTEST_GUILESS_MAIN(TestPlantedOffsets)
#include "test_planted_offsets.moc"
