// From the second run on with shapes seen before, a run takes nothing from the heap.

#include <QTest>
#include <cstdlib>

#include "engine/engine.h"
#include "engine/kernels/heap.h"
#include "engine/runner/best_layout_plan.h"
#include "tests/runtime/hand_made.h"
#include "tests/runtime/running.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

/// Zeros of the largest shapes; libraries allocate more for themselves for larger work.
std::vector<HostTensor> largest(const Method& method) {
    std::vector<HostTensor> inputs;
    for (const ValueId id : method.inputs) {
        const Tensor* spec = method.values[id].tensor();
        if (spec)
            inputs.push_back({spec->dtype, spec->upper,
                              std::vector<std::byte>(static_cast<std::size_t>(spec->bytes().value_or(0)))});
        else inputs.emplace_back();
    }
    return inputs;
}

}  // namespace

class TestAllocations : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        if (!heap_allocations() && !std::getenv("ARENASCOPE_ALL_BACKENDS")) QSKIP("this build does not count");
        QVERIFY(heap_allocations().has_value());  // sanitizers replace the heap; CI also runs without them
    }
    void allocationsAreCounted() {
        const std::int64_t before = *heap_allocations();
        const auto made = std::make_unique<std::vector<int>>(100);
        QCOMPARE(*heap_allocations() - before, std::int64_t{2});
        QVERIFY(!made->empty());
    }
    void smallRequestsComeFromTheBlock() {
        const std::int64_t before = *heap_allocations();
        {
            const SmallHeap small;
            for (int i = 0; i < 100; ++i) {
                std::vector<int> some(50, i);
                some.resize(80);
                QCOMPARE(some[49], i);
            }
            void* grown = std::realloc(std::malloc(8), 100);
            std::free(grown);
        }
        QCOMPARE(*heap_allocations() - before, std::int64_t{0});
    }
    void whatOutlivesTheScopeKeepsItsBytes() {
        std::vector<int> kept;
        {
            const SmallHeap small;
            kept.assign(20, 7);
        }
        {
            const SmallHeap small;
            const std::vector<int> other(20, 8);
            QCOMPARE(other.front(), 8);
        }
        QCOMPARE(kept, std::vector<int>(20, 7));
    }

    void noProgramAllocatesFromItsSecondRunOn_data() {
        QTest::addColumn<QString>("path");
        QTest::addColumn<bool>("best");
        const QDir programs(QStringLiteral(ARENASCOPE_TEST_DATA "/programs"));
        for (const QString& name : programs.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            if (!QFile::exists(programs.filePath(name + "/model.pt2"))) continue;
            for (const bool best : {false, true})
                QTest::addRow("%s %s", qPrintable(name), best ? "best" : "plain")
                    << programs.filePath(name + "/model.pt2") << best;
        }
    }
    void noProgramAllocatesFromItsSecondRunOn() {
        QFETCH(QString, path);
        QFETCH(bool, best);
        const Engine engine;
        Progress progress;
        const auto program = engine.open(path.toStdString(), progress);
        Tuning tuning;
        tuning.planner = "greedy_by_size";
        auto outcome =
            program.ok() ? engine.evaluate(*program.value(), tuning, {}, progress) : Result<Outcome>(program.error());
        if (outcome.ok() && best) outcome = plan_best_layout(outcome.value(), progress);
        const QString reason = reasonNotToRun(QFileInfo(path).dir().dirName());
        QVERIFY2(outcome.ok() == reason.isEmpty(),
                 outcome.ok() ? qPrintable("runs after all: " + reason) : outcome.error().text().c_str());
        if (!outcome.ok()) return;
        const auto executor = Executor::load(program.value(), *outcome.value().method, outcome.value().plan());
        const auto runs = load_vectors((QFileInfo(path).path() + "/io.json").toStdString());
        QVERIFY2(executor.ok() && runs.ok(), executor.ok() ? "" : executor.error().text().c_str());
        for (const auto& inputs : {runs.value().front().inputs, largest(*outcome.value().method)}) {
            for (int i = 0; i < 4; ++i) {
                const auto result = executor.value()->run(inputs, {}, progress);
                QVERIFY2(result.ok(), result.ok() ? "" : result.error().text().c_str());
                QCOMPARE(result.value().unplanned_scratch,
                         std::int64_t(0));  // declared at the largest shapes, in one block before the first run
                if (i > 0) QCOMPARE(result.value().allocations, std::optional<std::int64_t>(0));
            }
        }
        for (int pass = 0; pass < 2; ++pass) {  // shapes that come and go
            for (const VectorRun& run : runs.value()) {
                const auto result = executor.value()->run(run.inputs, {}, progress);
                QVERIFY2(result.ok(), result.ok() ? "" : result.error().text().c_str());
                if (pass > 0) QCOMPARE(result.value().allocations, std::optional<std::int64_t>(0));
            }
        }
        ++ran_;
    }
    void cleanupTestCase() {
        qInfo("%d programs", ran_);
        QVERIFY(!heap_allocations() || ran_ > 40);
    }

private:
    int ran_ = 0;
};

QTEST_GUILESS_MAIN(TestAllocations)
#include "test_allocations.moc"
