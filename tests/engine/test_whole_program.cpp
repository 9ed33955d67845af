// All methods of a program: each has its plan, and together they need the largest or the sum.

#include <QTest>
#include <map>

#include "engine/whole_program.h"
#include "tests/test_data.h"

namespace arenascope {

class TestWholeProgram : public QObject {
    Q_OBJECT
private slots:
    void everyMethodHasTheRowThatItHasAlone() {
        const Engine engine;
        Progress progress;
        const auto program = engine.open(ARENASCOPE_TEST_DATA "/shared_state/separate_state.pte", progress);
        QVERIFY2(program.ok(), program.ok() ? "" : program.error().text().c_str());
        QVERIFY(program.value()->methods.size() > 1);
        Tuning tuning = starting_tuning(*program.value());
        tuning.planner = "greedy_by_size";
        const auto outcome = engine.evaluate(*program.value(), tuning, {}, progress);
        QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
        const auto whole = plan_whole_program(engine, *program.value(), outcome.value(), progress);
        QVERIFY2(whole.ok(), whole.ok() ? "" : whole.error().text().c_str());
        QCOMPARE(whole.value().methods.size(), program.value()->methods.size());

        std::int64_t sum = 0;
        std::map<std::int32_t, std::int64_t> largest;
        for (std::size_t i = 0; i < whole.value().methods.size(); ++i) {
            Tuning alone = starting_tuning(*program.value(), program.value()->methods[i].name);
            alone.method = program.value()->methods[i].name;
            alone.planner = tuning.planner;
            const auto by_itself = engine.evaluate(*program.value(), alone, {}, progress);
            QVERIFY2(by_itself.ok(), by_itself.ok() ? "" : by_itself.error().text().c_str());
            QCOMPARE(whole.value().methods[i].method, program.value()->methods[i].name);
            QCOMPARE(whole.value().methods[i].bytes, by_itself.value().plan().total_bytes);
            sum += by_itself.value().plan().total_bytes;
            for (const PoolResult& pool : by_itself.value().plan().pools) {
                largest[pool.mem_id] = std::max(largest[pool.mem_id], pool.bytes);
            }
        }
        std::int64_t shared = 0;
        for (const auto& [mem_id, bytes] : largest) shared += bytes;
        QCOMPARE(whole.value().separate_bytes, sum);
        QCOMPARE(whole.value().shared_bytes, shared);
        QVERIFY(shared < sum);
    }
};

}  // namespace arenascope

QTEST_GUILESS_MAIN(arenascope::TestWholeProgram)
#include "test_whole_program.moc"
