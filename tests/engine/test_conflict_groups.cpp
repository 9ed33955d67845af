// Conflicts of one pin form one group, and the suggested offset is free, aligned and the nearest such.

#include <QTest>
#include <random>

#include "engine/planning/assess.h"
#include "engine/study/conflict_groups.h"

using namespace arenascope;

namespace {

Plan assessed(Problem problem, Table<BufferRow, std::int64_t> offsets) {
    auto plan = assess("made", std::move(problem), Placement{.offsets = std::move(offsets)});
    if (!plan.ok()) qFatal("a made plan cannot be assessed");
    return std::move(plan).take();
}

/// No buffer with an overlapping lifetime has a byte in [at, at + bytes).
bool isFree(const Plan& plan, const Buffer& own, std::int64_t at) {
    for (const BufferRow i : plan.problem.buffers.indices()) {
        const Buffer& other = plan.problem.buffers[i];
        const std::int64_t begin = plan.placement.offsets[i];
        const bool meets =
            other.id != own.id && other.mem_id == own.mem_id && other.first <= own.last && own.first <= other.last;
        if (meets && at < begin + other.bytes && begin < at + own.bytes) return false;
    }
    return true;
}

}  // namespace

class TestConflictGroups : public QObject {
    Q_OBJECT
private slots:
    void overlapsOfOnePinAreTogetherAndOthersAreNot() {
        Problem problem;
        problem.pools = {Pool{.mem_id = 1, .name = "SRAM"}};
        problem.buffers = {{.id = ValueId(0), .bytes = 64, .first = 0, .last = 9, .pinned = 0},
                           {.id = ValueId(1), .bytes = 32, .first = 0, .last = 1},
                           {.id = ValueId(2), .bytes = 32, .first = 2, .last = 3},
                           {.id = ValueId(3), .bytes = 32, .first = 4, .last = 5},
                           {.id = ValueId(4), .bytes = 16, .first = 6, .last = 7},
                           {.id = ValueId(5), .bytes = 16, .first = 6, .last = 7}};
        const Plan plan = assessed(problem, {0, 16, 32, 48, 128, 128});
        QCOMPARE(plan.issues.size(), std::size_t{4});
        const std::vector<ConflictGroup> groups = conflict_groups(plan);
        QCOMPARE(groups.size(), std::size_t{2});
        for (const ConflictGroup& group : groups) {
            QCOMPARE(group.members.size(), group.cause == ValueId(0) ? std::size_t{3} : std::size_t{1});
            QVERIFY(group.cause == ValueId(0) || group.cause == no_value);
        }
    }

    void theOfferedPlaceIsFreeAlignedAndNearest() {
        std::mt19937 random(11);
        const auto pick = [&](int below) { return static_cast<std::int64_t>(random() % static_cast<unsigned>(below)); };
        for (int round = 0; round < 200; ++round) {
            Problem problem;
            problem.pools = {Pool{.mem_id = 1, .name = "SRAM"}};
            Table<BufferRow, std::int64_t> offsets;
            for (std::int32_t id = 0; id < 12; ++id) {
                const auto first = static_cast<std::int32_t>(pick(10));
                problem.buffers.push_back({.id = ValueId(id),
                                           .bytes = 1 + pick(90),
                                           .first = first,
                                           .last = first + static_cast<std::int32_t>(pick(6))});
                offsets.push_back(16 * pick(20));
            }
            const Plan plan = assessed(problem, offsets);
            const Buffer& own = plan.problem.buffers.front();
            const auto found = nearest_free_offset(plan, own.id);
            QVERIFY(found.has_value());
            QCOMPARE(*found % 16, std::int64_t{0});
            QVERIFY(isFree(plan, own, *found));
            const std::int64_t distance = std::abs(*found - offsets.front());
            for (std::int64_t at = 0; at < 16 * 40; at += 16)
                QVERIFY(!isFree(plan, own, at) || std::abs(at - offsets.front()) >= distance);
        }
        const Plan empty;
        QVERIFY(!nearest_free_offset(empty, ValueId(3)).has_value());
    }
};

QTEST_GUILESS_MAIN(TestConflictGroups)
#include "test_conflict_groups.moc"
