// The time that moving bytes takes: bandwidths as they are typed, times of plans, and what automatic placement
// minimises.

#include <QTest>
#include <cmath>
#include <limits>

#include "engine/planning/assess.h"
#include "engine/planning/bounds.h"
#include "engine/planning/move_time.h"
#include "engine/planning/place_pools.h"
#include "engine/planning/planner.h"
#include "tests/planning/random_problems.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

/// Three pools whose costs rank them the other way around than their bandwidths.
Problem timed_pools(std::uint32_t seed, std::int64_t buffers) {
    Problem problem = random_problem(seed, {.buffers = buffers, .times = 10, .most_bytes = 200});
    problem.align = 1;
    for (Buffer& buffer : problem.buffers) buffer.traffic = buffer.bytes * (1 + buffer.id.number() % 5);
    const std::int64_t bound = lower_bound(problem, problem.pools.front());
    problem.pools = {{.mem_id = 1, .name = "TCM", .capacity = bound / 3, .cost = 9, .bandwidth = 2000},
                     {.mem_id = 2, .name = "SRAM", .capacity = bound / 2, .cost = 3, .bandwidth = 500},
                     {.mem_id = 3, .name = "DRAM", .cost = 1, .bandwidth = 80}};
    return problem;
}

/// From the definition, and not with the code under test.
double nanoseconds(const Problem& problem) {
    double sum = 0;
    for (const Buffer& buffer : problem.buffers) {
        for (const Pool& pool : problem.pools) {
            if (pool.mem_id == buffer.mem_id)
                sum += static_cast<double>(buffer.traffic) * 1e9 / (*pool.bandwidth * 1e6);
        }
    }
    return sum;
}

bool fits(const Problem& problem) {
    Progress progress;
    const auto placement = find_planner("optimal")->plan(problem, {}, progress);
    return placement.ok() && assess("optimal", problem, placement.value()).value().fits();
}

/// Of all ways to divide the buffers among the pools.
double least_nanoseconds(Problem problem) {
    double best = std::numeric_limits<double>::max();
    const auto pools = static_cast<std::uint32_t>(problem.pools.size());
    std::uint32_t ways = 1;
    for (std::size_t i = 0; i < problem.buffers.size(); ++i) ways *= pools;
    for (std::uint32_t way = 0; way < ways; ++way) {
        std::uint32_t rest = way;
        for (Buffer& buffer : problem.buffers) {
            buffer.mem_id = static_cast<std::int32_t>(1 + rest % pools);
            rest /= pools;
        }
        const double time = nanoseconds(problem);
        if (time < best && fits(problem)) best = time;
    }
    return best;
}

Plan planned(Problem problem) {
    Progress progress;
    auto placement = find_planner("greedy_by_size")->plan(problem, {}, progress);
    return assess("greedy_by_size", std::move(problem), std::move(placement).take()).value();
}

}  // namespace

class TestMoveTime : public QObject {
    Q_OBJECT

private slots:
    void bandwidths_are_read_in_both_units() {
        QCOMPARE(parse_bandwidth("400"), std::optional<double>(400));
        QCOMPARE(parse_bandwidth("400 MB/s"), std::optional<double>(400));
        QCOMPARE(parse_bandwidth("2.5ns"), std::optional<double>(400));
        QCOMPARE(parse_bandwidth("2.5 ns/B"), std::optional<double>(400));
        QCOMPARE(parse_bandwidth("0.25"), std::optional<double>(0.25));
        for (const char* text :
             {"", "fast", "0", "-4", "0ns", "-1 ns", "nan", "inf", "1e30", "400 KB/s", "4 ns x", " 4"})
            QVERIFY2(!parse_bandwidth(text), text);
    }

    void a_plan_takes_the_sum_of_its_pools() {
        Problem problem = timed_pools(4, 20);
        for (Buffer& buffer : problem.buffers) buffer.mem_id = 1 + buffer.id.number() % 3;
        const Plan plan = planned(problem);
        QVERIFY(plan.move_ms);
        QVERIFY(std::abs(*plan.move_ms * 1e6 - nanoseconds(problem)) < 1e-6 * nanoseconds(problem));
        for (const PoolResult& pool : plan.pools) {
            std::int64_t moved = 0;
            for (const Buffer& buffer : problem.buffers) moved += buffer.mem_id == pool.mem_id ? buffer.traffic : 0;
            QCOMPARE(pool.moved_bytes, moved);
            QCOMPARE(pool.move_ms, move_ms(*find_pool(problem, pool.mem_id), moved));
        }
    }

    void the_time_is_unknown_where_a_used_pool_has_no_bandwidth() {
        Problem problem = timed_pools(4, 20);
        problem.pools.back().bandwidth.reset();
        for (Buffer& buffer : problem.buffers) buffer.mem_id = 1 + buffer.id.number() % 3;
        const Plan without = planned(problem);
        QVERIFY(!without.move_ms);
        QVERIFY(!without.pool(3)->move_ms);
        QVERIFY(without.pool(1)->move_ms);
        for (Buffer& buffer : problem.buffers) buffer.mem_id = 1 + buffer.id.number() % 2;
        QVERIFY(planned(problem).move_ms);  // the pool moves nothing
        for (Pool& pool : problem.pools) pool.bandwidth.reset();
        for (Buffer& buffer : problem.buffers) buffer.traffic = 0;
        QVERIFY(!planned(problem).move_ms);  // nothing is known of any pool
    }

    void few_buffers_take_the_least_time() {
        for (std::uint32_t seed = 0; seed < 6; ++seed) {
            const Problem problem = timed_pools(seed, 5);
            Progress progress;
            const auto placed =
                place_over_pools(problem, Table<BufferRow, bool>(problem.buffers.size(), false), {}, progress);
            QVERIFY(placed.ok());
            QVERIFY(fits(placed.value()));
            const double least = least_nanoseconds(problem), got = nanoseconds(placed.value());
            QVERIFY2(std::abs(got - least) <= 1e-9 * least, qPrintable(QString("%1 %2").arg(got).arg(least)));
        }
    }

    void without_one_bandwidth_costs_decide_as_before() {
        for (std::uint32_t seed = 0; seed < 6; ++seed) {
            Problem problem = timed_pools(seed, 12), untimed = problem;
            problem.pools.back().bandwidth.reset();
            for (Pool& pool : untimed.pools) pool.bandwidth.reset();
            Progress progress;
            const Table<BufferRow, bool> free(problem.buffers.size(), false);
            const auto one = place_over_pools(problem, free, {}, progress);
            const auto other = place_over_pools(untimed, free, {}, progress);
            for (const BufferRow row : problem.buffers.indices())
                QCOMPARE(one.value().buffers[row].mem_id, other.value().buffers[row].mem_id);
        }
    }
};

QTEST_GUILESS_MAIN(TestMoveTime)
#include "test_move_time.moc"
