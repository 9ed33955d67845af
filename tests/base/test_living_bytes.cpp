// When parts of a memory are in use, also for files with very many uses.

#include <QTest>
#include <array>

#include "engine/base/living_bytes.h"
#include "engine/base/random.h"

using namespace arenascope;

class TestLivingBytes : public QObject {
    Q_OBJECT

private slots:
    void everyByteHasItsFirstAndLastUse() {
        for (std::uint64_t seed = 1; seed <= 200; ++seed) {
            Xorshift random(seed);
            constexpr std::size_t bytes = 24;
            std::array<std::pair<int, int>, bytes> expected{};
            expected.fill({-1, -1});
            std::vector<TouchedBytes> touches;
            for (int i = 0; i < 10; ++i) {
                const auto begin = static_cast<std::int64_t>(random.below(bytes));
                const auto end = begin + static_cast<std::int64_t>(random.below(bytes + 1 - std::size_t(begin)));
                const auto at = static_cast<std::int32_t>(random.below(20));
                touches.push_back({begin, end, at});
                for (std::int64_t byte = begin; byte < end; ++byte) {
                    auto& [first, last] = expected[static_cast<std::size_t>(byte)];
                    first = first < 0 ? at : std::min(first, at);
                    last = std::max(last, at);
                }
            }
            std::array<std::pair<int, int>, bytes> found{};
            found.fill({-1, -1});
            std::int64_t behind = -1;
            for (const LivingBytes& part : living_bytes(touches)) {
                QVERIFY(part.begin >= behind && part.begin < part.end);
                behind = part.end;
                for (std::int64_t byte = part.begin; byte < part.end; ++byte)
                    found[static_cast<std::size_t>(byte)] = {part.first, part.last};
            }
            QCOMPARE(found, expected);
        }
    }

    /// Bytes that are used for one value after another live from each new write to the last read of it.
    void newBytesBeginANewLife() {
        for (std::uint64_t seed = 1; seed <= 200; ++seed) {
            Xorshift random(seed);
            constexpr std::size_t bytes = 24;
            constexpr std::int32_t end_of_time = 20;
            std::vector<TouchedBytes> touches;
            std::array<std::array<int, end_of_time>, bytes> expected{};  // which times a byte is in use
            std::array<std::pair<int, int>, bytes> lives{};
            lives.fill({-1, -1});
            const auto keep = [&](std::size_t byte) {
                for (int at = lives[byte].first; at >= 0 && at <= lives[byte].second; ++at)
                    expected[byte][static_cast<std::size_t>(at)] = lives[byte].first + 1;
            };
            for (std::int32_t at = 0; at < end_of_time; ++at) {
                const auto begin = static_cast<std::int64_t>(random.below(bytes));
                const auto end = begin + static_cast<std::int64_t>(random.below(bytes + 1 - std::size_t(begin)));
                const bool isNew = random.below(2) == 0;
                touches.push_back({begin, end, at, isNew});
                for (auto byte = static_cast<std::size_t>(begin); byte < static_cast<std::size_t>(end); ++byte) {
                    if (isNew) keep(byte);
                    if (isNew || lives[byte].first < 0) lives[byte].first = at;
                    lives[byte].second = at;
                }
            }
            for (std::size_t byte = 0; byte < bytes; ++byte) keep(byte);
            std::array<std::array<int, end_of_time>, bytes> found{};
            for (const LivingBytes& part : lives_of_bytes(touches))
                for (std::int64_t byte = part.begin; byte < part.end; ++byte)
                    for (std::int32_t at = part.first; at <= part.last; ++at) {
                        int& is = found[static_cast<std::size_t>(byte)][static_cast<std::size_t>(at)];
                        QCOMPARE(is, 0);
                        is = part.first + 1;
                    }
            QCOMPARE(found, expected);
        }
        // An instruction that reads the old bytes needs them while it writes.
        const std::vector<TouchedBytes> over{{0, 8, 1, true}, {0, 8, 4, false}, {0, 8, 4, true}, {0, 8, 6, false}};
        QCOMPARE(lives_of_bytes(over), (std::vector<LivingBytes>{{0, 8, 1, 6}}));
    }

    void neighboursOfEqualLifeAreOne() {
        const std::vector<TouchedBytes> touches{{0, 8, 1}, {8, 16, 1}, {0, 16, 5}, {16, 20, 5}};
        QCOMPARE(living_bytes(touches), (std::vector<LivingBytes>{{0, 16, 1, 5}, {16, 20, 5, 5}}));
        QVERIFY(living_bytes({}).empty());
        QVERIFY(living_bytes({{4, 4, 1}}).empty());
    }

    /// Each use inside of the one before: every use covers half of all cuts.
    void manyUsesOverEachOtherAreSorted() {
        std::vector<TouchedBytes> touches;
        constexpr std::int32_t count = 100'000;
        for (std::int32_t i = 0; i < count; ++i) touches.push_back({i, 2 * count - i, i % 7});
        std::int64_t comparisons = 0;
        QVERIFY(!living_bytes(touches, &comparisons).empty());
        QVERIFY2(comparisons < std::int64_t{count} * 200, qPrintable(QString::number(comparisons)));
    }
};

QTEST_GUILESS_MAIN(TestLivingBytes)
#include "test_living_bytes.moc"
