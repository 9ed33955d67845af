// What another plan saves against the file's: named for each memory, and never at the price of another one.

#include <QTest>

#include "engine/planning/planner.h"
#include "engine/study/file_plan_gain.h"

using namespace arenascope;

class TestFilePlanGain : public QObject {
    Q_OBJECT
private:
    static Plan plan(std::string_view planner, PlanOrigin origin, std::int64_t sram, std::int64_t psram) {
        Plan out;
        out.planner = std::string(planner);
        out.origin = origin;
        out.verdict = PlanVerdict::unknown;
        out.pools.push_back({.mem_id = 1, .name = "SRAM", .bytes = sram});
        out.pools.push_back({.mem_id = 2, .name = "PSRAM", .bytes = psram});
        return out;
    }
    static Outcome outcome(std::vector<Plan> others) {
        Outcome out;
        out.plans.push_back(plan("file", PlanOrigin::file, 1000, 8000));
        for (Plan& other : others) out.plans.push_back(std::move(other));
        return out;
    }
    static Plan greedy(std::int64_t sram, std::int64_t psram) {
        return plan(planner_id::greedy_by_size, PlanOrigin::other, sram, psram);
    }

private slots:
    void eachMemoryIsNamedTheLargestSavingFirst() {
        const Outcome both = outcome({greedy(900, 6000)});
        const auto gain = file_plan_gain(both);
        QVERIFY(gain);
        QCOMPARE(gain->least, &both.plans[1]);
        QCOMPARE(gain->pools.size(), std::size_t{2});
        QCOMPARE(gain->pools[0].pool, std::string("PSRAM"));
        QCOMPARE(gain->pools[0].saved(), std::int64_t{2000});
        QCOMPARE(gain->pools[1].pool, std::string("SRAM"));
        QCOMPARE(gain->pools[1].after, std::int64_t{900});
        const Outcome one = outcome({greedy(600, 8000)});
        QCOMPARE(file_plan_gain(one)->pools.size(), std::size_t{1});
        QCOMPARE(file_plan_gain(one)->pools[0].before, std::int64_t{1000});
    }

    /// Together it needs less, but the small memory would be too small.
    void noMemoryGrows() {
        QVERIFY(!file_plan_gain(outcome({greedy(1100, 2000)})));
        const Outcome second = outcome({greedy(1100, 2000), greedy(1000, 7000)});
        QCOMPARE(file_plan_gain(second)->least, &second.plans[2]);
    }

    void aHairIsNotWorthAMessage() {
        QVERIFY(!file_plan_gain(outcome({greedy(1000, 7990)})));
        QVERIFY(file_plan_gain(outcome({greedy(990, 8000)})));
        QVERIFY(!file_plan_gain(outcome({greedy(1000, 8000)})));
        // The share of the memory decides what is named first.
        QCOMPARE(file_plan_gain(outcome({greedy(980, 7970)}))->pools[0].pool, std::string("SRAM"));
        QVERIFY(!file_plan_gain(outcome({})));
    }

    void onlyTheShownPlanOfTheFileIsCompared() {
        Outcome chosen = outcome({greedy(500, 500)});
        chosen.shown = 1;
        QVERIFY(!file_plan_gain(chosen));
        Plan broken = greedy(500, 500);
        broken.verdict = PlanVerdict::invalid;
        QVERIFY(!file_plan_gain(outcome({broken})));
    }
};

QTEST_APPLESS_MAIN(TestFilePlanGain)
#include "test_file_plan_gain.moc"
