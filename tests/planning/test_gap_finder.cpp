// The fast gap finder against the obvious one, step by step.

#include <QtTest>

#include <numeric>

#include "engine/planning/placement/gap_finder.h"
#include "engine/planning/planner.h"
#include "tests/planning/random_problems.h"

using namespace arenascope;
using namespace arenascope::testing;

class TestGapFinder : public QObject {
    Q_OBJECT

private slots:
    void findsWhatTheAddressOrderedArenaFinds_data() {
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("times");  // 0: far apart, so that they are not dense
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
            const std::int64_t last =
                first + pick(random, 0, pick(random, 0, 20) == 0 ? longest - 1 : std::min(longest - 1, 8));
            problem.buffers.push_back(
                {.id = ValueId(i),
                 .bytes = pick(random, 1, 300),
                 .first = static_cast<std::int32_t>(first),
                 .last = static_cast<std::int32_t>(longest > 1000 ? first + pick(random, 0, longest - 1) : last)});
        }
        const auto pools = split_pools(problem);
        QVERIFY(pools.ok());
        const PoolItems& pool = pools.value().front();
        GapFinder finder(pool);
        for (const bool best : {true, false, true}) {
            finder.clear();
            ItemArena arena(pool);
            for (std::size_t i = 0; i < pool.items.size(); ++i) {
                const std::int64_t expected = best ? arena.best_fit(pool.items[i]) : arena.first_fit(pool.items[i]);
                QCOMPARE(best ? finder.best_fit(i) : finder.first_fit(i), expected);
                finder.put(i, expected);
                arena.put(pool.items[i], expected);
            }
        }
    }

    // For short lifetimes it places one time window after the other, which must not change the result.
    void greedyBySizePlacesAsTheQuadraticVersion_data() {
        QTest::addColumn<int>("skips");  // of 1000 buffers, the number with long lifetimes
        QTest::addColumn<int>("longest");
        QTest::addColumn<bool>("shuffled");
        QTest::newRow("short lives") << 0 << 1 << false;
        QTest::newRow("skips") << 30 << 300 << false;
        QTest::newRow("shuffled") << 30 << 300 << true;
        QTest::newRow("over windows") << 2 << 9000 << true;
        QTest::newRow("many overlap") << 500 << 9000 << true;
    }

    void greedyBySizePlacesAsTheQuadraticVersion() {
        QFETCH(const int, skips);
        QFETCH(const int, longest);
        QFETCH(const bool, shuffled);
        constexpr int count = 12000;
        std::mt19937 random(11);
        Problem problem{{}, {{.mem_id = 1}}, 16};
        for (int i = 0; i < count; ++i) {
            const std::int64_t length = pick(random, 0, 999) < skips ? pick(random, 1, longest) : pick(random, 0, 6);
            problem.buffers.push_back({.id = ValueId(i),
                                       .bytes = 16 * pick(random, 1, 300),
                                       .first = i,
                                       .last = static_cast<std::int32_t>(std::min<std::int64_t>(i + length, count))});
        }
        problem.buffers[BufferRow(7)].pinned = 4096;
        problem.buffers[BufferRow(9000)].first = 0;  // live at all steps: placed first, however small
        problem.buffers[BufferRow(9000)].last = count;
        if (shuffled) std::shuffle(problem.buffers.begin(), problem.buffers.end(), random);

        const auto pools = split_pools(problem);
        QVERIFY(pools.ok());
        const std::vector<Item>& items = pools.value().front().items;
        std::vector<std::size_t> order(items.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
            const auto key = [&](const Item& i) {
                const bool whole = i.last - i.first == count;
                return std::tuple(!i.pinned, !whole, whole ? 0 : -i.size, whole ? 0 : i.first);
            };
            return key(items[a]) < key(items[b]);
        });
        ItemArena arena(pools.value().front());
        std::vector<std::int64_t> expected(items.size());
        for (const std::size_t i : order) {
            expected[i] = items[i].pinned ? *items[i].pinned : arena.best_fit(items[i]);
            arena.put(items[i], expected[i]);
        }
        Progress progress;
        const auto placement = find_planner("greedy_by_size")->plan(problem, {}, progress);
        QVERIFY(placement.ok());
        QVERIFY(placement.value().offsets.rows() == expected);
    }
};

QTEST_GUILESS_MAIN(TestGapFinder)
#include "test_gap_finder.moc"
