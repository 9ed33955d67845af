// What would make a plan fit, in sentences: which change, what is needed then, and what it costs.

#include <QTest>

#include "app/document/fitting_change.h"
#include "engine/passes/pass_ids.h"

using namespace arenascope;

class TestFittingChange : public QObject {
    Q_OBJECT
private:
    static constexpr std::int64_t kib = 1024;

    static Plan planOf(std::int64_t bytes, std::int64_t capacity) {
        Plan plan;
        PoolResult pool;
        pool.name = "SRAM";
        pool.bytes = bytes;
        pool.capacity = capacity;
        plan.pools.push_back(pool);
        return plan;
    }
    static Gain gain(ProgramChange::Kind kind, const char* id, std::int64_t before, std::int64_t after) {
        ProgramChange change{.kind = kind, .id = id};
        if (kind == ProgramChange::Kind::tiles) {
            TiledMethod tiles;
            tiles.groups.push_back({.first = id, .last = id, .leader = id, .tiles = 6});
            change.tiles = std::make_shared<const TiledMethod>(tiles);
        }
        return {.changes = {change}, .pools = {{1, "SRAM", before, after}}, .before = before, .after = after};
    }
    static QString say(const GainStudy& study, const Plan& plan, std::optional<double> extra = std::nullopt) {
        return fittingChange(study, plan, [extra](const Gain& gain) {
            const bool isTiled = gain.changes.front().kind == ProgramChange::Kind::tiles;
            return isTiled ? extra : std::nullopt;
        });
    }

private slots:
    void tilesThatFitSayWhatTheyCost() {
        const GainStudy study{.tiles = {gain(ProgramChange::Kind::tiles, "conv", 540 * kib, 252 * kib)}};
        const Plan plan = planOf(540 * kib, 256 * kib);
        QCOMPARE(
            say(study, plan, 0.033),
            QStringLiteral("One change makes the arena fit: conv in 6 tile(s). SRAM then needs 252 KiB of 256 KiB. "
                           "A run takes an estimated 3.3 % longer."));
        QVERIFY(say(study, plan, 0.0).endsWith(QStringLiteral("A run takes no longer.")));
        QVERIFY(say(study, plan).endsWith(QStringLiteral("of 256 KiB.")));
        QVERIFY(say(study, planOf(540 * kib, 600 * kib)).isEmpty());
    }
    /// An arena that fits is not yet a program that does: what the runtime takes to load it counts in the same memory.
    void theWholeFootprintIsNamedWhereItIsStillTooLarge() {
        GainStudy study{.tiles = {gain(ProgramChange::Kind::tiles, "conv", 540 * kib, 252 * kib)}};
        const Plan plan = planOf(540 * kib, 256 * kib);
        const auto with = [&](qint64 loading, qint64 other) {
            return fittingChange(
                study, plan, [](const Gain&) { return std::nullopt; }, BesideArena{loading, other, 256 * kib});
        };
        QVERIFY(with(3 * kib, kib).endsWith(QStringLiteral("SRAM then needs 252 KiB of 256 KiB.")));
        QVERIFY(with(4 * kib, kib)
                    .endsWith(QStringLiteral("The whole footprint then needs 257 KiB, still 1 KiB too much.")));
        study.tiles.front().method_allocator = 2 * kib;  // fewer instructions than now
        QVERIFY(with(4 * kib, kib).endsWith(QStringLiteral("of 256 KiB.")));
        study.tiles.front().method_allocator = 200 * kib;  // in another memory
        const auto beside = [&](qint64 limit) {
            return fittingChange(
                study, plan, [](const Gain&) { return std::nullopt; }, BesideArena{{}, kib, limit});
        };
        QVERIFY(beside(256 * kib).endsWith(QStringLiteral("of 256 KiB.")));
        QVERIFY(beside(250 * kib).endsWith(QStringLiteral("still 3 KiB too much.")));
    }
    void aChangeThatCostsNoTimeComesFirst() {
        GainStudy study{.alone = {gain(ProgramChange::Kind::planner, "automatic", 540 * kib, 200 * kib)},
                        .tiles = {gain(ProgramChange::Kind::tiles, "conv", 540 * kib, 100 * kib)}};
        study.alone.front().stored_bytes = 12 * kib;
        const QString text = say(study, planOf(540 * kib, 256 * kib), 0.5);
        QVERIFY2(text.contains(QStringLiteral("SRAM then needs 200 KiB of 256 KiB. The file grows by 12 KiB.")),
                 qPrintable(text));
        QVERIFY(!text.contains(QStringLiteral("longer")));
    }
    void whatDoesNotSufficeSaysWhatIsStillTooMuch() {
        const GainStudy study{.tiles = {gain(ProgramChange::Kind::tiles, "conv", 540 * kib, 300 * kib)}};
        QCOMPARE(
            say(study, planOf(540 * kib, 256 * kib)),
            QStringLiteral("The change that saves the most: conv in 6 tile(s). SRAM then needs 300 KiB, still 44 KiB "
                           "too much."));
        QVERIFY(say({}, planOf(540 * kib, 256 * kib)).isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestFittingChange)
#include "test_fitting_change.moc"
