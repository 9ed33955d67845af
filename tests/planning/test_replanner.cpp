// After any edit the plan is the one that planning from scratch gives.

#include <QtTest>

#include "engine/planning/incremental_assess.h"
#include "engine/planning/planner.h"
#include "engine/planning/planners/replanner.h"
#include "tests/planning/random_problems.h"

using namespace arenascope;
using namespace arenascope::testing;

class TestReplanner : public QObject {
    Q_OBJECT

private:
    static void edit(std::mt19937& random, Problem& problem) {
        Buffer& buffer = problem.buffers[static_cast<std::size_t>(
            pick(random, 0, static_cast<std::int64_t>(problem.buffers.size()) - 1))];
        switch (pick(random, 0, 7)) {
            case 0: buffer.bytes = pick(random, 0, 600); break;
            case 1: buffer.bytes += 16; break;
            case 2:
                buffer.mem_id =
                    static_cast<std::int32_t>(pick(random, 1, static_cast<std::int64_t>(problem.pools.size())));
                break;
            case 3: buffer.pinned = 64 * pick(random, 0, 100); break;
            case 4: buffer.pinned.reset(); break;
            case 5: buffer.last = static_cast<std::int32_t>(buffer.first + pick(random, 0, 9)); break;
            case 6:
                buffer.first = static_cast<std::int32_t>(std::max<std::int64_t>(0, buffer.last - pick(random, 0, 9)));
                break;
            default: buffer.align = std::int64_t{1} << pick(random, 0, 7); break;
        }
    }

private slots:
    void plansWhatPlanningFromScratchPlans_data() {
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("times");
        QTest::addColumn<bool>("constrained");
        QTest::newRow("few") << 12 << 10 << false;
        QTest::newRow("short lives") << 600 << 2000 << false;
        QTest::newRow("many overlap") << 200 << 40 << false;
        QTest::newRow("groups, pins, padding, keep-out") << 60 << 60 << true;
    }

    void plansWhatPlanningFromScratchPlans() {
        QFETCH(const int, count);
        QFETCH(const int, times);
        QFETCH(const bool, constrained);
        for (std::uint32_t seed = 1; seed <= 5; ++seed) {
            Problem problem = random_problem(
                seed, {.buffers = count, .times = times, .pools = 2, .reserved = true, .constrained = constrained});
            if (count == 600) {
                for (Buffer& buffer : problem.buffers) buffer.last = std::min(buffer.last, buffer.first + 12);
            }
            std::mt19937 random(seed);
            Replanner replanner;
            for (int round = 0; round < 120; ++round) {
                Progress progress;
                for (std::int64_t edits = pick(random, 0, 20) == 0 ? 30 : pick(random, 0, 2); edits > 0; --edits)
                    edit(random, problem);
                if (pick(random, 0, 40) == 0) problem.pools[0].reserved = pick(random, 0, 100);
                if (pick(random, 0, 40) == 0)
                    problem.buffers.push_back({.id = 1000 + round, .bytes = 40, .first = 2, .last = 3});
                const auto expected = find_planner("greedy_by_size")->plan(problem, {}, progress);
                const auto found = replanner.plan(problem, progress);
                QCOMPARE(found.ok(), expected.ok());
                if (found.ok())
                    QVERIFY2(found.value().offsets == expected.value().offsets, qPrintable(QString::number(round)));
            }
        }
    }

    void judgesAsFromScratch_data() { plansWhatPlanningFromScratchPlans_data(); }

    /// Also where an offset was changed by hand, which may make two buffers meet, or lead out of the pool.
    void judgesAsFromScratch() {
        QFETCH(const int, count);
        QFETCH(const int, times);
        QFETCH(const bool, constrained);
        int invalid = 0, kept = 0;
        for (std::uint32_t seed = 1; seed <= 5; ++seed) {
            Problem problem = random_problem(
                seed, {.buffers = count, .times = times, .pools = 2, .reserved = true, .constrained = constrained});
            for (Buffer& buffer : problem.buffers) buffer.last = std::min(buffer.last, buffer.first + 12);
            problem.pools[0].capacity = 2000;
            std::mt19937 random(seed);
            Replanner replanner;
            Rejudge rejudge;
            for (int round = 0; round < 120; ++round) {
                Progress progress;
                for (std::int64_t edits = pick(random, 0, 2); edits > 0; --edits) edit(random, problem);
                const auto placement = replanner.plan(problem, progress);
                if (!placement.ok()) continue;
                Placement changed = placement.value();
                for (std::int64_t moves = std::max<std::int64_t>(0, pick(random, -3, 2)); moves > 0; --moves) {
                    auto& offset = changed.offsets[static_cast<std::size_t>(pick(random, 0, count - 1))];
                    offset += 16 * pick(random, -3, 3);
                }
                const auto expected = judge("x", problem, changed), found = rejudge.judge("x", problem, changed);
                QCOMPARE(found.ok(), expected.ok());
                if (!found.ok()) continue;
                const Plan &a = found.value(), &b = expected.value();
                QCOMPARE(a.verdict, b.verdict);
                QCOMPARE(a.total_bytes, b.total_bytes);
                QCOMPARE(a.lower_bound, b.lower_bound);
                QCOMPARE(a.problems.size(), b.problems.size());
                for (std::size_t i = 0; i < a.problems.size(); ++i) QCOMPARE(a.problems[i].text(), b.problems[i].text());
                for (std::size_t i = 0; i < a.pools.size(); ++i) {
                    QCOMPARE(a.pools[i].bytes, b.pools[i].bytes);
                    QCOMPARE(a.pools[i].lower_bound, b.pools[i].lower_bound);
                    QCOMPARE(a.pools[i].padding_bytes, b.pools[i].padding_bytes);
                    QCOMPARE(a.pools[i].peak_position, b.pools[i].peak_position);
                }
                ++(b.valid() ? kept : invalid);
            }
        }
        QVERIFY2(constrained ? invalid + kept > 20 : invalid > 50 && kept > 50,
                 qPrintable(QString("%1 valid, %2 not").arg(kept).arg(invalid)));
    }

    void refusesWhatPlanningFromScratchRefuses() {
        Problem problem = random_problem(3, {.buffers = 50});
        Replanner replanner;
        Progress progress;
        QVERIFY(replanner.plan(problem, progress).ok());
        problem.buffers[7].mem_id = 9;
        const auto found = replanner.plan(problem, progress),
                   expected = find_planner("greedy_by_size")->plan(problem, {}, progress);
        QVERIFY(!found.ok() && !expected.ok());
        QCOMPARE(found.error().what.text(), expected.error().what.text());
        problem.buffers[7].mem_id = 1;
        QVERIFY(replanner.plan(problem, progress).ok());
    }
};

QTEST_GUILESS_MAIN(TestReplanner)
#include "test_replanner.moc"
