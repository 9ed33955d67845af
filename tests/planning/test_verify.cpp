// The checker against a brute-force oracle, and the messages of it and of assess() about planted faults.

#include <QtTest>
#include <set>

#include "engine/planning/assess.h"
#include "engine/planning/bounds.h"
#include "engine/planning/fault_issues.h"
#include "engine/planning/plan.h"
#include "engine/planning/verify.h"
#include "tests/planning/oracle_sizes.h"
#include "tests/planning/random_problems.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

// Compares all pairs: slow and obviously right.
bool overlaps_anywhere(const Problem& problem, const Placement& placement) {
    for (const BufferRow i : problem.buffers.indices()) {
        for (BufferRow j{0}; j < i; ++j) {
            const Buffer &a = problem.buffers[i], &b = problem.buffers[j];
            if (a.mem_id != b.mem_id || a.first > b.last || b.first > a.last) continue;
            const std::int64_t a_end = oracle_end(problem, a, placement.offsets[i]).value();
            const std::int64_t b_end = oracle_end(problem, b, placement.offsets[j]).value();
            const bool bytes = a.bytes > 0 && b.bytes > 0;
            if (bytes && placement.offsets[i] < b_end && placement.offsets[j] < a_end) return true;
        }
    }
    return false;
}

// Each buffer above all before it, each pool on its own.
Placement stacked(const Problem& problem) {
    Placement placement;
    std::int64_t top = 0;
    for (const Buffer& buffer : problem.buffers) {
        placement.offsets.push_back(top);
        top = oracle_end(problem, buffer, top).value();
    }
    return placement;
}

// Whether each buffer has an end, and a place that is a multiple of its alignment.
bool all_end_and_are_aligned(const Problem& problem, const Placement& placement) {
    for (const BufferRow i : problem.buffers.indices()) {
        const Buffer& buffer = problem.buffers[i];
        if (!oracle_end(problem, buffer, placement.offsets[i])) return false;
        if (buffer.bytes > 0 && placement.offsets[i] % oracle_alignment(problem, buffer) != 0) return false;
    }
    return true;
}

std::string code_of(const Problem& problem, const Placement& placement) {
    const auto found = verify(problem, placement);
    return found.empty() ? std::string() : std::string(name_of(found.front().code));
}

}  // namespace

class TestVerify : public QObject {
    Q_OBJECT

private slots:
    void agrees_with_brute_force();
    void a_planted_overlap_is_named();
    void faults_of_one_buffer_are_named();
    void capacity_is_no_validity();
    void a_proof_may_show_that_no_plan_fits();
    void no_plan_fits_where_the_live_bytes_do_not();
    void bounds_count_alignment_reservation_and_pins();
    void verdicts_say_what_is_known();
    void hostile_offsets_do_not_wrap();
    void huge_sizes_do_not_wrap();
    void sizes_are_not_those_of_the_planners();
    void agrees_with_brute_force_near_64_bits();
    void a_huge_move_within_a_group_is_found();
    void a_huge_offset_or_size_is_found();
};

void TestVerify::agrees_with_brute_force() {
    int valid = 0, invalid = 0;
    for (std::uint32_t seed = 0; seed < 400; ++seed) {
        const Problem problem =
            random_problem(seed, {.buffers = 3 + seed % 12, .times = 12, .most_bytes = 40, .pools = 2});
        std::mt19937 random(seed);
        Placement placement;
        for (std::size_t i = 0; i < problem.buffers.size(); ++i) {
            placement.offsets.push_back(pick(random, 0, 60) * problem.align);
        }
        const bool expected = overlaps_anywhere(problem, placement);
        QCOMPARE(!verify(problem, placement).empty(), expected);
        ++(expected ? invalid : valid);
    }
    QVERIFY(valid > 20 && invalid > 20);
}

void TestVerify::a_planted_overlap_is_named() {
    for (std::uint32_t seed = 0; seed < 50; ++seed) {
        const Problem problem = random_problem(seed);
        Placement placement = stacked(problem);
        QVERIFY(verify(problem, placement).empty());
        for (BufferRow i{1}; problem.buffers.has(i); ++i) {
            const Buffer &a = problem.buffers[i - 1], &b = problem.buffers[i];
            if (a.bytes == 0 || b.bytes == 0 || a.first > b.last || b.first > a.last) continue;
            placement.offsets[i] -= problem.align;
            const auto found = verify(problem, placement);
            QVERIFY(!found.empty());
            QCOMPARE(found.front().code, IssueCode::overlap);
            const std::set<ValueId> named(found.front().buffers.begin(), found.front().buffers.end());
            QCOMPARE(named, (std::set<ValueId>{a.id, b.id}));
            QCOMPARE(found.front().bytes, problem.align);
            QCOMPARE(found.front().position.number(), std::max(a.first, b.first));
            break;
        }
    }
}

void TestVerify::faults_of_one_buffer_are_named() {
    Problem problem{{{.id = ValueId(9), .bytes = 10, .first = 2, .last = 4}}, {{.mem_id = 1, .reserved = 32}}, 16};
    QCOMPARE(code_of(problem, {.offsets = {32}}), std::string());
    QCOMPARE(code_of(problem, {.offsets = {40}}), std::string("misaligned"));
    QCOMPARE(code_of(problem, {.offsets = {-16}}), std::string("negative"));
    QCOMPARE(code_of(problem, {.offsets = {16}}), std::string("reserved"));
    QCOMPARE(code_of(problem, {.offsets = {}}), std::string("incomplete"));
    problem.buffers[BufferRow(0)].pinned = 48;
    QCOMPARE(code_of(problem, {.offsets = {32}}), std::string("pin_moved"));
    problem.buffers[BufferRow(0)].mem_id = 5;
    QCOMPARE(code_of(problem, {.offsets = {32}}), std::string("unknown_pool"));
}

void TestVerify::capacity_is_no_validity() {
    const Problem problem{{{.id = ValueId(0), .bytes = 32, .first = 0, .last = 0},
                           {.id = ValueId(1), .bytes = 32, .first = 1, .last = 1}},
                          {{.mem_id = 1, .name = "SRAM", .capacity = 40}},
                          16};
    const auto plan = assess("test", problem, {.offsets = {0, 32}});
    QVERIFY(plan.ok() && plan.value().valid() && !plan.value().fits());
    QCOMPARE(plan.value().verdict, PlanVerdict::within);
    QCOMPARE(plan.value().issues.front().code, IssueCode::over_capacity);
    QCOMPARE(plan.value().issues.front().bytes, 24);
    // Bytes beyond the capacity, and the step.
    QCOMPARE(plan.value().issues.front().buffers, std::vector<ValueId>{ValueId(1)});
    QCOMPARE(plan.value().issues.front().position.number(), 1);
}

void TestVerify::a_proof_may_show_that_no_plan_fits() {
    const Problem problem{{{.id = ValueId(0), .bytes = 32, .first = 0, .last = 0},
                           {.id = ValueId(1), .bytes = 32, .first = 1, .last = 1}},
                          {{.mem_id = 1, .name = "SRAM", .capacity = 40}},
                          16};
    auto assessed = assess("test", problem, {.offsets = {0, 32}});
    QVERIFY(assessed.ok());
    Plan plan = std::move(assessed).take();
    raise_bounds({48}, plan);
    QCOMPARE(plan.verdict, PlanVerdict::infeasible);
    QCOMPARE(plan.lower_bound, 48);
    QCOMPARE(plan.issues.size(), std::size_t{1});
    QCOMPARE(plan.issues.front().code, IssueCode::infeasible);
    QCOMPARE(plan.issues.front().bytes, 8);
    raise_bounds({1000}, plan);  // no more than the plan itself needs
    QCOMPARE(plan.lower_bound, 64);
}

void TestVerify::no_plan_fits_where_the_live_bytes_do_not() {
    const Problem problem{{{.id = ValueId(0), .bytes = 32, .first = 0, .last = 3},
                           {.id = ValueId(1), .bytes = 32, .first = 2, .last = 5}},
                          {{.mem_id = 1, .name = "SRAM", .capacity = 40}},
                          16};
    const auto plan = assess("test", problem, {.offsets = {0, 32}});
    QCOMPARE(plan.value().verdict, PlanVerdict::infeasible);
    QCOMPARE(plan.value().issues.front().position.number(), 2);
    QCOMPARE(plan.value().issues.front().bytes, 24);
    QCOMPARE(plan.value().issues.front().buffers, (std::vector<ValueId>{ValueId(0), ValueId(1)}));
}

void TestVerify::bounds_count_alignment_reservation_and_pins() {
    Problem problem{{{.id = ValueId(0), .bytes = 10, .first = 0, .last = 3},
                     {.id = ValueId(1), .bytes = 20, .first = 3, .last = 5}},
                    {{.mem_id = 1, .reserved = 64}},
                    16};
    QCOMPARE(lower_bound(problem, problem.pools.front()), 64 + 16 + 32);
    problem.buffers[BufferRow(1)].first = 4;
    QCOMPARE(lower_bound(problem, problem.pools.front()), 64 + 32);
    problem.buffers[BufferRow(0)].pinned = 1024;
    QCOMPARE(lower_bound(problem, problem.pools.front()), 1024 + 16);
}

void TestVerify::verdicts_say_what_is_known() {
    const Problem problem{{{.id = ValueId(0), .bytes = 32, .first = 0, .last = 1},
                           {.id = ValueId(1), .bytes = 32, .first = 2, .last = 3}},
                          {{.mem_id = 1}},
                          16};
    QCOMPARE(assess("t", problem, {.offsets = {0, 0}}).value().verdict, PlanVerdict::optimal);
    const auto within = assess("t", problem, {.offsets = {0, 16}});
    QCOMPARE(within.value().verdict, PlanVerdict::within);
    QCOMPARE(within.value().gap, 0.5);
    // A bound that a search proved counts; one above the plan itself cannot be right and does not.
    QCOMPARE(assess("t", problem, {.offsets = {0, 16}, .proven = {48}}).value().verdict, PlanVerdict::optimal);
    QCOMPARE(assess("t", problem, {.offsets = {0, 16}, .proven = {400}}).value().lower_bound, 48);
    QCOMPARE(assess("t", problem, {.offsets = {0, 8}}).value().verdict, PlanVerdict::invalid);
}

void TestVerify::hostile_offsets_do_not_wrap() {
    const Problem problem{{{.id = ValueId(0), .bytes = 32}, {.id = ValueId(1), .bytes = 32}}, {{.mem_id = 1}}, 16};
    constexpr std::int64_t top = std::numeric_limits<std::int64_t>::max();
    for (const std::int64_t offset : {top, top - 15, top - 31, std::numeric_limits<std::int64_t>::min()}) {
        const auto plan = assess("test", problem, {.offsets = {offset, 0}});
        QVERIFY(plan.ok());
        QCOMPARE(plan.value().verdict, PlanVerdict::invalid);
    }
}

void TestVerify::huge_sizes_do_not_wrap() {
    constexpr std::int64_t top = std::numeric_limits<std::int64_t>::max(), half = std::int64_t{1} << 62;
    const auto code = [](Buffer buffer, std::int64_t offset) {
        buffer.last = 1;
        return code_of({{buffer}, {{.mem_id = 1}}, 16}, {.offsets = {offset}});
    };
    QCOMPARE(code({.bytes = top - 15}, 0), std::string());  // a multiple of 16
    QCOMPARE(code({.bytes = top - 14}, 0), std::string("overflow"));
    QCOMPARE(code({.bytes = top}, 0), std::string("overflow"));
    QCOMPARE(code({.bytes = 1, .align = top}, top), std::string("overflow"));
    QCOMPARE(code({.bytes = top - 15, .padding = 15}, 0), std::string());
    QCOMPARE(code({.bytes = top - 15, .padding = 16}, 0), std::string("overflow"));
    QCOMPARE(code({.bytes = top - 15, .padding = top}, 0), std::string("overflow"));
    QCOMPARE(code({.bytes = half, .padding = half - 1}, 0), std::string());
    QCOMPARE(code({.bytes = half}, half), std::string("overflow"));
    QCOMPARE(code({.bytes = half - 16}, half), std::string());
    // From far below zero to the top: a range longer than 64 bits can express.
    const Problem kept{
        {{.bytes = 16}}, {{.mem_id = 1, .keep_out = {{std::numeric_limits<std::int64_t>::min(), top}}}}, 16};
    QCOMPARE(code_of(kept, {.offsets = {64}}), std::string("keep_out"));
    QCOMPARE(verify(kept, {.offsets = {64}}).front().bytes, 16);
}

// The engine's rounding, which planners use, refuses some sizes that fit, as it adds before it divides. The checker
// tells them from those that do not fit, because it has its own arithmetic.
void TestVerify::sizes_are_not_those_of_the_planners() {
    constexpr std::int64_t top = std::numeric_limits<std::int64_t>::max();  // a multiple of 7
    const Problem problem{{{.bytes = top, .align = 7}}, {{.mem_id = 1}}, 16};
    QVERIFY(!checked_padded_size(problem, problem.buffers[BufferRow(0)]).ok());
    QVERIFY(verify(problem, {.offsets = {0}}).empty());
    QCOMPARE(code_of(problem, {.offsets = {7}}), std::string("overflow"));
}

void TestVerify::agrees_with_brute_force_near_64_bits() {
    constexpr std::int64_t top = std::numeric_limits<std::int64_t>::max(), half = std::int64_t{1} << 62;
    int valid = 0, invalid = 0, overlapping = 0;
    for (std::uint32_t seed = 0; seed < 4000; ++seed) {
        std::mt19937 random(seed);
        const auto huge = [&] {
            const std::int64_t from[]{0, half / 2, half, top - 64};
            return from[pick(random, 0, 3)] + pick(random, 0, 64);
        };
        Problem problem{{}, {{.mem_id = 1, .align = pick(random, 0, 3)}}, pick(random, 0, 16)};
        Placement placement;
        for (const ValueId id : {ValueId(0), ValueId(1)}) {
            const std::int64_t align = pick(random, 0, 9) == 0 ? huge() : pick(random, 0, 2) * 7;
            problem.buffers.push_back({.id = id, .bytes = huge(), .align = align});
            if (pick(random, 0, 3) == 0) problem.buffers.back().padding = huge();
            const std::int64_t unit = oracle_alignment(problem, problem.buffers.back());
            placement.offsets.push_back(huge() / unit * unit);
        }
        const bool ends = all_end_and_are_aligned(problem, placement);
        const bool overlaps = ends && overlaps_anywhere(problem, placement);
        QCOMPARE(verify(problem, placement).empty(), ends && !overlaps);
        ++(ends && !overlaps ? valid : invalid);
        overlapping += overlaps ? 1 : 0;
    }
    QVERIFY2(valid > 100 && invalid > 100 && overlapping > 100,
             qPrintable(QString("%1 %2 %3").arg(valid).arg(invalid).arg(overlapping)));
}

void TestVerify::a_huge_move_within_a_group_is_found() {
    constexpr std::int64_t half = std::int64_t{1} << 62;
    Problem problem{
        {{.id = ValueId(0), .bytes = 16, .group = 1, .inside = half}, {.id = ValueId(1), .bytes = 16, .group = 1}},
        {{.mem_id = 1}},
        16};
    QCOMPARE(code_of(problem, {.offsets = {half, 0}}), std::string());
    QCOMPARE(code_of(problem, {.offsets = {half, 16}}), std::string("group_moved"));
    problem.buffers[BufferRow(1)].inside = -half;  // 2^63 bytes apart, which no two offsets are
    QCOMPARE(code_of(problem, {.offsets = {half, 0}}), std::string("group_moved"));
}

void TestVerify::a_huge_offset_or_size_is_found() {
    constexpr std::int64_t top = std::numeric_limits<std::int64_t>::max();
    Problem problem{{{.id = ValueId(0), .bytes = 32}, {.id = ValueId(1), .bytes = 32}}, {{.mem_id = 1}}, 16};
    QVERIFY(faults_in(problem, {.offsets = {0, 32}}).empty());
    QVERIFY(!faults_in(problem, {.offsets = {0, 16}}).empty());
    QVERIFY(!faults_in(problem, {.offsets = {0, top - 15}}).empty());
    problem.buffers[BufferRow(1)].bytes = top;
    QVERIFY(!faults_in(problem, {.offsets = {0, 32}}).empty());
}

QTEST_GUILESS_MAIN(TestVerify)
#include "test_verify.moc"
