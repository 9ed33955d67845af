// Assignment to pools: within the capacities, without moving fixed tensors, at the least cost of traffic.

#include <QtTest>

#include "engine/planning/assess.h"
#include "engine/planning/bounds.h"
#include "engine/planning/place_pools.h"
#include "engine/planning/plan.h"
#include "engine/planning/planner.h"
#include "tests/planning/random_problems.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

/// A small fast pool and a large slow one, with everything in the fast one.
Problem two_pools(std::uint32_t seed, std::int64_t buffers) {
    Problem problem = random_problem(seed, {.buffers = buffers, .times = 10, .most_bytes = 200});
    problem.align = 1;
    for (Buffer& buffer : problem.buffers) buffer.traffic = buffer.bytes * (1 + buffer.id.number() % 5);
    problem.pools = {
        {.mem_id = 1, .name = "SRAM", .capacity = lower_bound(problem, problem.pools.front()) / 2, .cost = 1},
        {.mem_id = 2, .name = "DRAM", .cost = 4}};
    return problem;
}

bool fits(const Problem& problem) {
    Progress progress;
    const auto placement = find_planner("optimal")->plan(problem, {}, progress);
    return placement.ok() && assess("optimal", problem, placement.value()).value().fits();
}

/// The least cost of all ways to divide buffers between two pools.
double least_cost(Problem problem) {
    double best = std::numeric_limits<double>::max();
    for (std::uint32_t choice = 0; choice < (1U << problem.buffers.size()); ++choice) {
        for (const BufferRow row : problem.buffers.indices())
            problem.buffers[row].mem_id = (choice >> row.number() & 1) != 0 ? 2 : 1;
        if (traffic_cost(problem) < best && fits(problem)) best = traffic_cost(problem);
    }
    return best;
}

/// No buffer of the problem has an assigned pool.
Table<BufferRow, bool> none_fixed(const Problem& problem) {
    return Table<BufferRow, bool>(problem.buffers.size(), false);
}

}  // namespace

class TestPlacePools : public QObject {
    Q_OBJECT

private slots:
    void what_is_placed_fits();
    void fixed_buffers_stay_and_groups_move_as_one();
    void few_buffers_cost_the_least();
    void many_buffers_cost_nearly_the_least();
    void kinds_keep_to_their_pools();
    void one_pool_is_left_alone();
    void a_time_limit_chooses_no_other_pools();
};

void TestPlacePools::what_is_placed_fits() {
    for (std::uint32_t seed = 0; seed < 25; ++seed) {
        const Problem problem = two_pools(seed, 40);
        Progress progress;
        const auto placed = place_over_pools(problem, none_fixed(problem), {}, progress);
        QVERIFY(placed.ok());
        QVERIFY(fits(placed.value()));
        QVERIFY(std::any_of(placed.value().buffers.begin(), placed.value().buffers.end(),
                            [](const Buffer& buffer) { return buffer.mem_id == 1; }));
        Problem slow = problem;
        for (Buffer& buffer : slow.buffers) buffer.mem_id = 2;
        QVERIFY(traffic_cost(placed.value()) < traffic_cost(slow));
    }
}

void TestPlacePools::fixed_buffers_stay_and_groups_move_as_one() {
    Problem problem = two_pools(3, 20);
    problem.buffers[BufferRow(0)].mem_id = 2;
    problem.buffers[BufferRow(1)].group = problem.buffers[BufferRow(2)].group = 0;
    problem.buffers[BufferRow(4)].pinned = 1 << 20;
    problem.buffers[BufferRow(4)].mem_id = 2;
    Table<BufferRow, bool> fixed = none_fixed(problem);
    fixed[BufferRow(0)] = true;
    Progress progress;
    const auto placed = place_over_pools(problem, fixed, {}, progress);
    problem.buffers[BufferRow(6)].group = problem.buffers[BufferRow(7)].group = 1;
    fixed[BufferRow(6)] = true;
    const auto held = place_over_pools(problem, fixed, {}, progress);
    QCOMPARE(held.value().buffers[BufferRow(7)].mem_id, problem.buffers[BufferRow(7)].mem_id);
    QCOMPARE(placed.value().buffers[BufferRow(1)].mem_id, placed.value().buffers[BufferRow(2)].mem_id);
    for (const BufferRow row : {BufferRow(0), BufferRow(4)})
        QCOMPARE(placed.value().buffers[row].mem_id, problem.buffers[row].mem_id);
}

void TestPlacePools::few_buffers_cost_the_least() {
    for (std::uint32_t seed = 0; seed < 8; ++seed) {
        const Problem problem = two_pools(seed, 7);
        Progress progress;
        const auto placed = place_over_pools(problem, none_fixed(problem), {}, progress);
        QCOMPARE(traffic_cost(placed.value()), least_cost(problem));
    }
}

// Independent parts in a row, each with the fast pool to itself: the least is the sum of their leasts.
void TestPlacePools::many_buffers_cost_nearly_the_least() {
    Problem many{{}, {}, 1};
    double least = 0;
    for (std::uint32_t part = 0; part < 6; ++part) {
        Problem few = two_pools(part, 7);
        few.pools.front().capacity = 400;
        least += least_cost(few);
        for (Buffer buffer : few.buffers) {
            buffer.first += static_cast<std::int32_t>(20 * part);
            buffer.last += static_cast<std::int32_t>(20 * part);
            buffer.id = ValueId(many.buffers.size());
            many.buffers.push_back(buffer);
        }
        many.pools = few.pools;
    }
    Progress progress;
    const auto placed = place_over_pools(many, none_fixed(many), {}, progress);
    QVERIFY(fits(placed.value()));
    const double ratio = traffic_cost(placed.value()) / least;
    QVERIFY2(ratio >= 1 - 1e-9 && ratio < 1.02, qPrintable(QString::number(ratio)));
}

void TestPlacePools::kinds_keep_to_their_pools() {
    Problem problem = two_pools(1, 12);
    problem.pools.front().allow = {BufferKind::state};
    problem.buffers[BufferRow(5)].kind = BufferKind::state;
    Progress progress;
    const auto placed = place_over_pools(problem, none_fixed(problem), {}, progress);
    for (const Buffer& buffer : placed.value().buffers) QVERIFY(buffer.mem_id == 2 || buffer.kind == BufferKind::state);
}

// The limit is for the planner of the plan: what it cuts says so, and a choice of pools cannot.
void TestPlacePools::a_time_limit_chooses_no_other_pools() {
    for (std::uint32_t seed = 0; seed < 25; ++seed) {
        const Problem problem = two_pools(seed, 40);
        Progress progress;
        const auto placed = place_over_pools(problem, none_fixed(problem), {}, progress);
        const auto limited = place_over_pools(problem, none_fixed(problem), {.seconds = 0.0}, progress);
        for (const BufferRow row : problem.buffers.indices())
            QCOMPARE(limited.value().buffers[row].mem_id, placed.value().buffers[row].mem_id);
    }
}

void TestPlacePools::one_pool_is_left_alone() {
    const Problem problem = random_problem(2);
    Progress progress;
    const auto placed = place_over_pools(problem, none_fixed(problem), {}, progress);
    for (const Buffer& buffer : placed.value().buffers) QCOMPARE(buffer.mem_id, 1);
}

QTEST_GUILESS_MAIN(TestPlacePools)
#include "test_place_pools.moc"
