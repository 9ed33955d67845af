// The bytes that pins add to a plan, and the buffer whose offset is that high because of one.

#include <QtTest>

#include "engine/planning/assess.h"
#include "engine/planning/pin_cost.h"

using namespace arenascope;

namespace {

/// Three buffers of 1 KiB: 1 and 2 are live together, and so are 2 and 3.
Plan planOf(std::optional<std::int64_t> pin, const Table<BufferRow, std::int64_t>& offsets,
            std::optional<std::int64_t> capacity = std::nullopt) {
    Problem problem;
    problem.pools.push_back({.mem_id = 1, .name = "SRAM", .capacity = capacity});
    for (std::int32_t id = 1; id <= 3; ++id)
        problem.buffers.push_back({.id = ValueId(id), .bytes = 1024, .first = id, .last = id + 1});
    problem.buffers[BufferRow(0)].pinned = pin;
    auto plan = assess("made", std::move(problem), Placement{.offsets = offsets});
    return plan.ok() ? std::move(plan).take() : Plan{};
}

}  // namespace

class TestPinCost : public QObject {
    Q_OBJECT
private slots:
    void without_pins_the_bound_is_the_plans_own() {
        const Plan plan = planOf(std::nullopt, {0, 1024, 0});
        QCOMPARE(bound_without_pins(plan, plan.pools.front()), plan.lower_bound);
        QCOMPARE(total_without_pins(plan), plan.lower_bound);
    }
    void a_high_pin_costs_what_it_adds_to_the_bound() {
        const Plan plan = planOf(8192, {8192, 0, 1024});
        QCOMPARE(plan.lower_bound, std::int64_t{9216});
        QCOMPARE(bound_without_pins(plan, plan.pools.front()), std::int64_t{2048});
        QCOMPARE(total_without_pins(plan), std::int64_t{2048});
    }
    void what_ends_highest_is_traced_to_the_pin_below() {
        const Plan own = planOf(8192, {8192, 0, 1024});
        QCOMPARE(top_of(own, 1)->buffer.number(), 1);
        QCOMPARE(top_of(own, 1)->pin.value_or(no_value).number(), 1);
        const Plan upon = planOf(4096, {4096, 5120, 0});
        QCOMPARE(top_of(upon, 1)->buffer.number(), 2);
        QCOMPARE(top_of(upon, 1)->end, std::int64_t{6144});
        QCOMPARE(top_of(upon, 1)->pin.value_or(no_value).number(), 1);
        QVERIFY(!top_of(planOf(std::nullopt, {0, 1024, 0}), 1)->pin);
        QVERIFY(!top_of(own, 7));
    }
    void bytes_are_not_said_to_live_where_a_pin_makes_the_height() {
        const Plan plan = planOf(8192, {8192, 0, 1024}, 1500);
        QCOMPARE(plan.issues.size(), std::size_t{1});
        QVERIFY2(plan.issues[0].text().find("live at") == std::string::npos, plan.issues[0].text().c_str());
        QCOMPARE(plan.issues[0].buffers.front().number(), 1);
        const Plan free = planOf(std::nullopt, {0, 1024, 0}, 1500);
        QVERIFY2(free.issues[0].text().find("live at") != std::string::npos, free.issues[0].text().c_str());
    }
};

QTEST_MAIN(TestPinCost)
#include "test_pin_cost.moc"
