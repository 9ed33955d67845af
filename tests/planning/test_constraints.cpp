// Pins, groups, padding, keep-out ranges, kinds and pools with planners of their own: obeyed or refused by name.

#include <QtTest>

#include "engine/planning/assess.h"
#include "engine/planning/bounds.h"
#include "engine/planning/fault_issues.h"
#include "engine/planning/placement/by_pools.h"
#include "engine/planning/plan.h"
#include "engine/planning/planner.h"
#include "tests/planning/oracle_sizes.h"
#include "tests/planning/random_problems.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

Result<Placement> place(const char* planner, const Problem& problem, PlanOptions options = {.nodes = 3000}) {
    Progress progress;
    return plan_by_pools(*find_planner(planner), problem, options, progress);
}

Result<Plan> plan_with(const char* planner, const Problem& problem, PlanOptions options = {.nodes = 3000}) {
    TRY(Placement placement, place(planner, problem, options));
    return assess(planner, problem, std::move(placement));
}

bool share_a_moment(const Buffer& a, const Buffer& b) {
    return a.mem_id == b.mem_id && a.first <= b.last && b.first <= a.last;
}

std::int64_t end_of(const Problem& problem, BufferRow row, std::int64_t offset) {
    return oracle_end(problem, problem.buffers[row], offset).value();
}

/// Whether one buffer's place is valid on its own: slow and obviously right.
bool is_well_placed(const Problem& problem, BufferRow row, std::int64_t offset) {
    const Buffer& buffer = problem.buffers[row];
    const Pool& pool = *find_pool(problem, buffer.mem_id);
    if (buffer.pinned && *buffer.pinned != offset) return false;
    if (buffer.bytes == 0) return true;
    if (offset < pool.reserved || offset % oracle_alignment(problem, buffer) != 0) return false;
    return std::none_of(pool.keep_out.begin(), pool.keep_out.end(), [&](const ByteRange& range) {
        return range.begin < range.end && range.begin < end_of(problem, row, offset) && offset < range.end;
    });
}

bool is_clear(const Problem& problem, BufferRow i, std::int64_t at_i, BufferRow j, std::int64_t at_j) {
    const Buffer &a = problem.buffers[i], &b = problem.buffers[j];
    if (a.group >= 0 && a.group == b.group) return at_i - a.inside == at_j - b.inside;
    if (!share_a_moment(a, b) || a.bytes == 0 || b.bytes == 0) return true;
    return at_i >= end_of(problem, j, at_j) || at_j >= end_of(problem, i, at_i);
}

bool is_valid(const Problem& problem, const Table<BufferRow, std::int64_t>& offsets) {
    for (const BufferRow i : offsets.indices()) {
        if (!is_well_placed(problem, i, offsets[i])) return false;
        for (BufferRow j{0}; j < i; ++j) {
            if (!is_clear(problem, i, offsets[i], j, offsets[j])) return false;
        }
    }
    return true;
}

/// The least height of one pool below a limit by trying every multiple of the alignment; the limit where none is.
class EveryPlace {
public:
    EveryPlace(Problem problem, std::int64_t limit)
        : problem_(std::move(problem)), offsets_(problem_.buffers.size(), 0), best_(limit) {
        try_from(BufferRow(0), 0);
    }
    explicit EveryPlace(const Problem& problem) : EveryPlace(problem, all_above_one_another(problem)) {}
    [[nodiscard]] std::int64_t best() const { return best_; }

private:
    static std::int64_t all_above_one_another(const Problem& problem) {
        std::int64_t height = 0;
        for (const BufferRow i : problem.buffers.indices())
            height += end_of(problem, i, problem.buffers[i].inside) + 600;
        return height;
    }

    void try_from(BufferRow row, std::int64_t height) {
        if (row == offsets_.next()) {
            best_ = height;
            return;
        }
        for (std::int64_t at = 0; std::max(height, end_of(problem_, row, at)) < best_; at += problem_.align) {
            if (!fits_those_before(row, at)) continue;
            offsets_[row] = at;
            try_from(row + 1, std::max(height, end_of(problem_, row, at)));
        }
    }

    [[nodiscard]] bool fits_those_before(BufferRow row, std::int64_t at) const {
        if (!is_well_placed(problem_, row, at)) return false;
        for (BufferRow other{0}; other < row; ++other) {
            if (!is_clear(problem_, row, at, other, offsets_[other])) return false;
        }
        return true;
    }

    Problem problem_;
    Table<BufferRow, std::int64_t> offsets_;
    std::int64_t best_ = 0;
};

/// Up to eight buffers in up to two pools with every constraint there is, small enough to try all places.
Problem small_problem(std::uint32_t seed) {
    Problem problem = random_problem(seed,
                                     {.buffers = 3 + seed % 6,
                                      .times = 6,
                                      .most_bytes = 48,
                                      .pools = 1 + static_cast<int>(seed % 5 == 0),
                                      .constrained = true});
    std::mt19937 random(seed);
    problem.align = 16;
    for (Buffer& buffer : problem.buffers) {
        buffer.pinned.reset();
        buffer.inside -= buffer.inside % 16;
        if (buffer.group < 0 && pick(random, 0, 4) == 0) buffer.align = 32;
    }
    for (Pool& pool : problem.pools) {
        for (ByteRange& range : pool.keep_out)
            range = {range.begin / 4, range.begin / 4 + (range.end - range.begin) / 2};
    }
    // One pin can be met wherever it is, if it avoids the reserved ranges.
    Buffer& pinned = problem.buffers[BufferRow(0)];
    if (seed % 3 == 0) {
        pinned.pinned = 32 * pick(random, 0, 3);
        for (Pool& pool : problem.pools) pool.keep_out.clear();
    }
    return problem;
}

Problem one_pool(const Problem& problem, const Pool& pool) {
    Problem out{{}, {pool}, problem.align};
    for (const Buffer& buffer : problem.buffers) {
        if (buffer.mem_id == pool.mem_id) out.buffers.push_back(buffer);
    }
    return out;
}

}  // namespace

class TestConstraints : public QObject {
    Q_OBJECT

private slots:
    void own_planners_honour_every_constraint();
    void reproductions_refuse_what_they_do_not_honour();
    void the_verifier_agrees_with_all_pairs();
    void optimal_is_as_good_as_trying_everything();
    void what_a_group_leaves_free_is_used();
    void bounds_are_never_above_the_least_height();
    void keep_outs_raise_the_bound();
    void a_group_counts_its_bytes_once();
    void impossible_groups_are_named();
    void kinds_that_a_pool_does_not_take_are_found();
    void a_pool_may_have_its_own_planner();
};

void TestConstraints::own_planners_honour_every_constraint() {
    int constrained = 0;
    for (std::uint32_t seed = 0; seed < 60; ++seed) {
        ProblemKind kind{.buffers = 30, .pools = 1 + static_cast<int>(seed % 3)};
        kind.own_alignment = seed % 4 == 1;
        kind.reserved = seed % 2 == 1;
        kind.constrained = true;
        const Problem problem = random_problem(seed, kind);
        for (const Planner& planner : builtin_planners()) {
            if (!planner.supports.groups) continue;
            const auto plan = plan_with(planner.id.data(), problem);
            QVERIFY2(plan.ok(), plan.ok() ? "" : plan.error().text().c_str());
            QVERIFY2(plan.value().issues.empty(),
                     plan.value().issues.empty() ? "" : plan.value().issues[0].text().c_str());
            QVERIFY(is_valid(problem, plan.value().placement.offsets));
            for (const PoolRow i : problem.pools.indices()) {
                QVERIFY(plan.value().pools[i].bytes >= lower_bound(problem, problem.pools[i]));
            }
            const auto again = place(planner.id.data(), problem);
            QVERIFY(again.value().offsets == plan.value().placement.offsets);
        }
        constrained += problem.pools.front().keep_out.empty() ? 0 : 1;
    }
    QVERIFY(constrained > 20);
}

void TestConstraints::reproductions_refuse_what_they_do_not_honour() {
    const std::vector<std::pair<const char*, Problem>> problems{
        {"pin", {{{.id = ValueId(3), .bytes = 16, .pinned = 0}, {.id = ValueId(4), .bytes = 16}}, {{.mem_id = 1}}, 16}},
        {"shared storage", {{{.id = ValueId(3), .bytes = 16, .group = 1}}, {{.mem_id = 1}}, 16}},
        {"padding", {{{.id = ValueId(3), .bytes = 16, .padding = 4}}, {{.mem_id = 1}}, 16}},
        {"keep-out", {{{.id = ValueId(3), .bytes = 16}}, {{.mem_id = 1, .keep_out = {{0, 16}}}}, 16}},
    };
    for (const auto& [word, problem] : problems) {
        for (const Planner& planner : builtin_planners()) {
            const auto plan = place(planner.id.data(), problem);
            QCOMPARE(plan.ok(), planner.supports.pins);
            if (!plan.ok())
                QVERIFY2(plan.error().what.text().find(word) != std::string::npos, plan.error().what.text().c_str());
        }
    }
    // If every buffer has its place, there is no reason to refuse.
    const Problem settled{{{.id = ValueId(3), .bytes = 16, .pinned = 32}}, {{.mem_id = 1}}, 16};
    for (const Planner& planner : builtin_planners()) {
        const auto plan = place(planner.id.data(), settled);
        QVERIFY2(plan.ok(), planner.id.data());
        QCOMPARE(plan.value().offsets.rows(), std::vector<std::int64_t>{32});
    }
}

void TestConstraints::the_verifier_agrees_with_all_pairs() {
    int valid = 0, invalid = 0;
    for (std::uint32_t seed = 0; seed < 600; ++seed) {
        ProblemKind kind{
            .buffers = 2 + seed % 6, .times = 12, .most_bytes = 40, .pools = 1 + static_cast<int>(seed % 2)};
        kind.constrained = true;
        const Problem problem = random_problem(seed, kind);
        std::mt19937 random(seed);
        Placement placement;
        for (const Buffer& buffer : problem.buffers) {
            placement.offsets.push_back(buffer.pinned ? *buffer.pinned : pick(random, 0, 60) * problem.align);
        }
        for (BufferRow row{1}; problem.buffers.has(row) && seed % 3 != 0; ++row) {
            const Buffer &a = problem.buffers[row - 1], &b = problem.buffers[row];
            if (a.group >= 0 && a.group == b.group)
                placement.offsets[row] = placement.offsets[row - 1] + b.inside - a.inside;
        }
        const bool expected = is_valid(problem, placement.offsets);
        QCOMPARE(verify(problem, placement).empty(), expected);
        ++(expected ? valid : invalid);
    }
    QVERIFY2(valid > 40 && invalid > 40, qPrintable(QString("%1 %2").arg(valid).arg(invalid)));
}

void TestConstraints::optimal_is_as_good_as_trying_everything() {
    int interlocked = 0, infeasible = 0;
    for (std::uint32_t seed = 0; seed < 150; ++seed) {
        Problem problem = small_problem(seed);
        const auto plan = plan_with("optimal", problem, {});
        QVERIFY2(plan.ok() && plan.value().valid(), plan.ok() ? "" : plan.error().text().c_str());
        QVERIFY(is_valid(problem, plan.value().placement.offsets));
        QCOMPARE(plan.value().verdict, PlanVerdict::optimal);
        for (const PoolRow i : problem.pools.indices()) {
            const std::int64_t bytes = plan.value().pools[i].bytes;
            QCOMPARE(EveryPlace(one_pool(problem, problem.pools[i]), bytes).best(), bytes);
            QVERIFY(lower_bound(problem, problem.pools[i]) <= bytes);
            interlocked += lower_bound(problem, problem.pools[i]) < bytes ? 1 : 0;
        }
        for (const Planner& planner : builtin_planners()) {
            if (!planner.supports.groups) continue;
            const auto other = plan_with(planner.id.data(), problem);
            QVERIFY(other.ok() && other.value().valid() && is_valid(problem, other.value().placement.offsets));
            QVERIFY2(other.value().total_bytes >= plan.value().total_bytes, planner.id.data());
        }
        // A capacity that the least plan just fills, and one byte less.
        if (plan.value().pools.front().bytes == 0) continue;
        for (const PoolRow i : problem.pools.indices()) problem.pools[i].capacity = plan.value().pools[i].bytes;
        QVERIFY(plan_with("optimal", problem, {}).value().fits());
        problem.pools.front().capacity = plan.value().pools.front().bytes - 1;
        const auto over = plan_with("optimal", problem, {});
        QCOMPARE(over.value().verdict, PlanVerdict::infeasible);
        ++infeasible;
    }
    QVERIFY2(interlocked > 15 && infeasible > 100, qPrintable(QString("%1 %2").arg(interlocked).arg(infeasible)));
}

// Two inputs of a concat start late and early: other buffers use what they leave free of its output.
void TestConstraints::what_a_group_leaves_free_is_used() {
    const Problem problem{{{.id = ValueId(0), .bytes = 64, .first = 0, .last = 4, .group = 0, .inside = 0},
                           {.id = ValueId(1), .bytes = 64, .first = 3, .last = 4, .group = 0, .inside = 64},
                           {.id = ValueId(2), .bytes = 128, .first = 4, .last = 5, .group = 0, .inside = 0},
                           {.id = ValueId(3), .bytes = 64, .first = 0, .last = 2}},
                          {{.mem_id = 1}},
                          16};
    for (const char* id : {"optimal", "auto"}) {
        const auto plan = plan_with(id, problem);
        QCOMPARE(plan.value().total_bytes, 128);
        QCOMPARE(plan.value().verdict, PlanVerdict::optimal);
        QCOMPARE(plan.value().placement.offsets[BufferRow(3)], 64);
    }
}

void TestConstraints::bounds_are_never_above_the_least_height() {
    for (std::uint32_t seed = 100; seed < 130; ++seed) {
        Problem problem = random_problem(seed, {.buffers = 5, .times = 6, .most_bytes = 60, .constrained = true});
        for (Buffer& buffer : problem.buffers) {
            buffer.pinned.reset();
            buffer.inside = 0;
        }
        problem.align = 16;
        QVERIFY(lower_bound(problem, problem.pools.front()) <= EveryPlace(problem).best());
    }
}

void TestConstraints::keep_outs_raise_the_bound() {
    Problem problem{{{.id = ValueId(0), .bytes = 64}, {.id = ValueId(1), .bytes = 32}},
                    {{.mem_id = 1, .keep_out = {{32, 48}}}},
                    16};
    QCOMPARE(lower_bound(problem, problem.pools.front()), 112);
    const auto plan = plan_with("greedy_by_size", problem);
    QCOMPARE(plan.value().placement.offsets.rows(), (std::vector<std::int64_t>{48, 0}));
    QCOMPARE(plan.value().verdict, PlanVerdict::optimal);
}

void TestConstraints::a_group_counts_its_bytes_once() {
    // Two inputs of a concat lie in its output: 96 bytes, not 192.
    const Problem problem{{{.id = ValueId(0), .bytes = 32, .first = 0, .last = 2, .group = 0, .inside = 0},
                           {.id = ValueId(1), .bytes = 64, .first = 1, .last = 2, .group = 0, .inside = 32},
                           {.id = ValueId(2), .bytes = 96, .first = 2, .last = 3, .group = 0, .inside = 0},
                           {.id = ValueId(3), .bytes = 16, .first = 2, .last = 2}},
                          {{.mem_id = 1}},
                          16};
    QCOMPARE(lower_bound(problem, problem.pools.front()), 112);
    for (const char* id :
         {"greedy_by_size", "greedy_by_breadth", "greedy_by_conflicts", "hill_climb", "optimal", "auto"}) {
        const auto plan = plan_with(id, problem);
        QCOMPARE(plan.value().total_bytes, 112);
        QCOMPARE(plan.value().verdict, PlanVerdict::optimal);
        QCOMPARE(plan.value().placement.offsets[BufferRow(1)] - plan.value().placement.offsets[BufferRow(0)], 32);
    }
}

void TestConstraints::impossible_groups_are_named() {
    Problem problem{
        {{.id = ValueId(5), .bytes = 32, .group = 0}, {.id = ValueId(6), .bytes = 32, .group = 0, .inside = 8}},
        {{.mem_id = 1}},
        16};
    QVERIFY(place("optimal", problem).error().text().find("multiple of its alignment") != std::string::npos);
    problem.buffers[BufferRow(1)].inside = 16;
    problem.buffers[BufferRow(0)].pinned = 32;
    problem.buffers[BufferRow(1)].pinned = 32;
    QVERIFY(place("optimal", problem).error().what.text().find("buffer 6") != std::string::npos);
    problem.buffers[BufferRow(1)].pinned = 48;
    QVERIFY(place("optimal", problem).ok());
    problem.buffers[BufferRow(1)].mem_id = 2;
    problem.pools.push_back({.mem_id = 2});
    QVERIFY(place("optimal", problem).error().what.text().find("another pool") != std::string::npos);
}

void TestConstraints::kinds_that_a_pool_does_not_take_are_found() {
    Problem problem{{{.id = ValueId(0), .bytes = 16, .kind = BufferKind::state}},
                    {{.mem_id = 1, .allow = {BufferKind::input}}},
                    16};
    QCOMPARE(verify(problem, {.offsets = {0}}).front().code, IssueCode::kind);
    problem.pools.front().allow.push_back(BufferKind::state);
    QVERIFY(verify(problem, {.offsets = {0}}).empty());
}

void TestConstraints::a_pool_may_have_its_own_planner() {
    Problem problem = random_problem(5, {.pools = 2});
    problem.pools[PoolRow(1)].planner = "naive";
    const auto mixed = place("greedy_by_size", problem),
               greedy = place("greedy_by_size", random_problem(5, {.pools = 2})),
               naive = place("naive", random_problem(5, {.pools = 2}));
    for (const BufferRow row : problem.buffers.indices()) {
        const auto& own = problem.buffers[row].mem_id == 2 ? naive : greedy;
        QCOMPARE(mixed.value().offsets[row], own.value().offsets[row]);
    }
    problem.pools[PoolRow(1)].planner = "no such planner";
    QVERIFY(place("greedy_by_size", problem).error().what.text().find("no such planner") != std::string::npos);
}

QTEST_GUILESS_MAIN(TestConstraints)
#include "test_constraints.moc"
