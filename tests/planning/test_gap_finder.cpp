// The quick gap finder against the obvious one, step by step.

#include <QtTest>

#include "engine/planning/planners/gap_finder.h"
#include "tests/planning/random_problems.h"

using namespace arenascope;
using namespace arenascope::testing;

class TestGapFinder : public QObject {
    Q_OBJECT

private slots:
    void findsWhatTheAddressOrderedArenaFinds_data() {
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("times");     // 0: far apart, so that they are not dense
        QTest::addColumn<int>("longest");
        QTest::newRow("few") << 40 << 30 << 30;
        QTest::newRow("short lives") << 1500 << 1500 << 8;
        QTest::newRow("short lives, far apart") << 1500 << 0 << 8;
        QTest::newRow("long lives") << 1500 << 1500 << 1500;
        QTest::newRow("long lives, far apart") << 1200 << 0 << 100000000;
        QTest::newRow("one moment") << 1200 << 1 << 1;
        QTest::newRow("skips") << 1500 << 1500 << 200;
    }

    void findsWhatTheAddressOrderedArenaFinds() {
        QFETCH(const int, count);
        QFETCH(const int, times);
        QFETCH(const int, longest);
        std::mt19937 random(7);
        Problem problem{{}, {{.mem_id = 1, .reserved = 48, .keep_out = {{160, 400}, {1000, 1024}}}}, 16};
        for (int i = 0; i < count; ++i) {
            const std::int64_t first = times > 0 ? pick(random, 0, times - 1) : pick(random, 0, 1000000000);
            const std::int64_t last = first + pick(random, 0, pick(random, 0, 20) == 0 ? longest - 1 : std::min(longest - 1, 8));
            problem.buffers.push_back({.id = i, .bytes = pick(random, 1, 300), .first = static_cast<std::int32_t>(first),
                                       .last = static_cast<std::int32_t>(longest > 1000 ? first + pick(random, 0, longest - 1) : last)});
        }
        const auto pools = split_pools(problem);
        QVERIFY(pools.ok());
        const PoolItems& pool = pools.value().front();
        GapFinder finder(pool);
        for (const bool best : {true, false, true}) {
            finder.clear();
            Arena arena(pool);
            for (std::size_t i = 0; i < pool.items.size(); ++i) {
                const std::int64_t expected = best ? arena.best_fit(pool.items[i]) : arena.first_fit(pool.items[i]);
                QCOMPARE(best ? finder.best_fit(i) : finder.first_fit(i), expected);
                finder.put(i, expected);
                arena.put(pool.items[i], expected);
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestGapFinder)
#include "test_gap_finder.moc"
