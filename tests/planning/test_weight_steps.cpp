// Weights that change at positions: the fast sums against the obvious ones, for few and for many positions.

#include <QTest>

#include <map>

#include "engine/planning/placement/weight_steps.h"
#include "tests/planning/random_problems.h"

using namespace arenascope;
using namespace arenascope::testing;

class TestWeightSteps : public QObject {
    Q_OBJECT

private slots:
    void readsTheSumsThatWereAdded_data() {
        QTest::addColumn<qint64>("first");
        QTest::addColumn<qint64>("last");
        QTest::newRow("few positions") << qint64{7} << qint64{90};
        QTest::newRow("several words") << qint64{0} << qint64{9000};
        QTest::newRow("from far off") << (qint64{1} << 40) << (qint64{1} << 40) + 300;
        QTest::newRow("too many for a table") << qint64{0} << (qint64{1} << 40);
    }

    void readsTheSumsThatWereAdded() {
        QFETCH(const qint64, first);
        QFETCH(const qint64, last);
        std::mt19937 random(11);
        WeightSteps steps;
        for (int round = 0; round < 20; ++round) {  // nothing is left from the rounds before
            std::map<std::int64_t, std::int64_t> expected;
            steps.begin(first, last);
            for (int i = 0; i < 50; ++i) {
                const std::int64_t from = pick(random, first, last - 1), to = pick(random, from + 1, last);
                const std::int64_t weight = pick(random, 1, 5);
                steps.add(from, to, weight);
                expected[from] += weight;
                expected[to] -= weight;
            }
            QCOMPARE(steps.count(), std::int64_t{100});
            const std::size_t most = round % 3 == 0 ? expected.size() / 2 : expected.size();  // some end early
            std::vector<std::pair<std::int64_t, std::int64_t>> read;
            steps.each([&](std::int64_t at, std::int64_t sum) {
                read.emplace_back(at, sum);
                return read.size() < most;
            });
            expected.erase(std::next(expected.begin(), static_cast<std::ptrdiff_t>(most)), expected.end());
            const std::vector<std::pair<std::int64_t, std::int64_t>> all(expected.begin(), expected.end());
            QCOMPARE(read, all);
        }
    }
};

QTEST_GUILESS_MAIN(TestWeightSteps)
#include "test_weight_steps.moc"
