// Pins, groups, padding, keep-out ranges, kinds and pools with planners of their own: obeyed or refused by name.

#include <QtTest>

#include "engine/planning/plan.h"
#include "engine/planning/planners/planner.h"
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
    return judge(planner, problem, std::move(placement));
}

bool share_a_moment(const Buffer& a, const Buffer& b) {
    return a.mem_id == b.mem_id && a.first <= b.last && b.first <= a.last;
}

std::int64_t end_of(const Problem& problem, std::size_t row, std::int64_t offset) {
    const Buffer& buffer = problem.buffers[row];
    const std::int64_t size = aligned_bytes(problem, buffer).value();
    return offset + (size > 0 ? size + buffer.padding : 0);
}

/// Whether one buffer's place is fine on its own: slow and obviously right.
bool is_well_placed(const Problem& problem, std::size_t row, std::int64_t offset) {
    const Buffer& buffer = problem.buffers[row];
    const Pool& pool = *find_pool(problem, buffer.mem_id);
    if (buffer.pinned && *buffer.pinned != offset) return false;
    if (buffer.bytes == 0) return true;
    if (offset < pool.reserved || offset % alignment_of(problem, buffer) != 0) return false;
    return std::none_of(pool.keep_out.begin(), pool.keep_out.end(), [&](const ByteRange& range) {
        return range.begin < end_of(problem, row, offset) && offset < range.end;
    });
}

bool is_valid(const Problem& problem, const std::vector<std::int64_t>& offsets) {
    for (std::size_t i = 0; i < offsets.size(); ++i) {
        if (!is_well_placed(problem, i, offsets[i])) return false;
        for (std::size_t j = 0; j < i; ++j) {
            const Buffer &a = problem.buffers[i], &b = problem.buffers[j];
            if (a.group >= 0 && a.group == b.group) {
                if (offsets[i] - a.inside != offsets[j] - b.inside) return false;
                continue;
            }
            if (!share_a_moment(a, b) || a.bytes == 0 || b.bytes == 0) continue;
            if (offsets[i] < end_of(problem, j, offsets[j]) && offsets[j] < end_of(problem, i, offsets[i])) return false;
        }
    }
    return true;
}

/// The least height of one pool by trying every multiple of the alignment.
class EveryPlace {
public:
    explicit EveryPlace(const Problem& problem) : problem_(problem), offsets_(problem.buffers.size(), 0) {
        for (std::size_t i = 0; i < offsets_.size(); ++i) best_ += end_of(problem, i, problem.buffers[i].inside) + 600;
        try_from(0, 0);
    }
    [[nodiscard]] std::int64_t best() const { return best_; }

private:
    void try_from(std::size_t row, std::int64_t height) {
        if (row == offsets_.size()) {
            best_ = height;
            return;
        }
        for (std::int64_t at = 0; std::max(height, end_of(problem_, row, at)) < best_; at += problem_.align) {
            offsets_[row] = at;
            if (fits_those_before(row)) try_from(row + 1, std::max(height, end_of(problem_, row, at)));
        }
    }

    [[nodiscard]] bool fits_those_before(std::size_t row) const {
        Problem so_far{{problem_.buffers.begin(), problem_.buffers.begin() + static_cast<std::ptrdiff_t>(row) + 1},
                       problem_.pools, problem_.align};
        return is_valid(so_far, {offsets_.begin(), offsets_.begin() + static_cast<std::ptrdiff_t>(row) + 1});
    }

    const Problem& problem_;
    std::vector<std::int64_t> offsets_;
    std::int64_t best_ = 0;
};

}  // namespace

class TestConstraints : public QObject {
    Q_OBJECT

private slots:
    void own_planners_honour_every_constraint();
    void reproductions_refuse_what_they_do_not_honour();
    void the_verifier_agrees_with_all_pairs();
    void optimal_is_as_good_as_trying_everything();
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
            if (!planner.honours.groups) continue;
            const auto plan = plan_with(planner.id.data(), problem);
            QVERIFY2(plan.ok(), plan.ok() ? "" : plan.error().text().c_str());
            QVERIFY2(plan.value().problems.empty(), plan.value().problems.empty() ? "" : plan.value().problems[0].text.c_str());
            QVERIFY(is_valid(problem, plan.value().placement.offsets));
            for (std::size_t i = 0; i < problem.pools.size(); ++i) {
                QVERIFY(plan.value().pools[i].bytes >= lower_bound(problem, problem.pools[i]));
            }
            const auto again = place(planner.id.data(), problem);
            QVERIFY(again.value().offsets == plan.value().placement.offsets);
        }
        constrained += problem.pools[0].keep_out.empty() ? 0 : 1;
    }
    QVERIFY(constrained > 20);
}

void TestConstraints::reproductions_refuse_what_they_do_not_honour() {
    const std::vector<std::pair<const char*, Problem>> problems{
        {"pin", {{{.id = 3, .bytes = 16, .pinned = 0}}, {{.mem_id = 1}}, 16}},
        {"shared storage", {{{.id = 3, .bytes = 16, .group = 1}}, {{.mem_id = 1}}, 16}},
        {"padding", {{{.id = 3, .bytes = 16, .padding = 4}}, {{.mem_id = 1}}, 16}},
        {"keep-out", {{{.id = 3, .bytes = 16}}, {{.mem_id = 1, .keep_out = {{0, 16}}}}, 16}},
    };
    for (const auto& [word, problem] : problems) {
        for (const Planner& planner : builtin_planners()) {
            const auto plan = place(planner.id.data(), problem);
            QCOMPARE(plan.ok(), planner.honours.pins);
            if (!plan.ok()) QVERIFY2(plan.error().what.find(word) != std::string::npos, plan.error().what.c_str());
        }
    }
}

void TestConstraints::the_verifier_agrees_with_all_pairs() {
    int valid = 0, invalid = 0;
    for (std::uint32_t seed = 0; seed < 600; ++seed) {
        ProblemKind kind{.buffers = 2 + seed % 6, .times = 12, .most_bytes = 40, .pools = 1 + static_cast<int>(seed % 2)};
        kind.constrained = true;
        const Problem problem = random_problem(seed, kind);
        std::mt19937 random(seed);
        Placement placement;
        for (const Buffer& buffer : problem.buffers) {
            placement.offsets.push_back(buffer.pinned ? *buffer.pinned : pick(random, 0, 60) * problem.align);
        }
        for (std::size_t row = 1; row < problem.buffers.size() && seed % 3 != 0; ++row) {
            const Buffer &a = problem.buffers[row - 1], &b = problem.buffers[row];
            if (a.group >= 0 && a.group == b.group) placement.offsets[row] = placement.offsets[row - 1] + b.inside - a.inside;
        }
        const bool expected = is_valid(problem, placement.offsets);
        QCOMPARE(verify(problem, placement).empty(), expected);
        ++(expected ? valid : invalid);
    }
    QVERIFY2(valid > 40 && invalid > 40, qPrintable(QString("%1 %2").arg(valid).arg(invalid)));
}

// A group is placed over all its members' lifetimes: what `optimal` proves it proves of the true problem only
// where nothing is lost by that.
void TestConstraints::optimal_is_as_good_as_trying_everything() {
    int proven = 0;
    for (std::uint32_t seed = 0; seed < 60; ++seed) {
        Problem problem = random_problem(seed, {.buffers = 5, .times = 6, .most_bytes = 60, .constrained = true});
        problem.align = 16;
        for (Buffer& buffer : problem.buffers) {
            buffer.pinned.reset();
            buffer.inside -= buffer.inside % 16;
        }
        const std::int64_t least = EveryPlace(problem).best();
        const auto plan = plan_with("optimal", problem, {.nodes = 100000});
        QVERIFY(plan.ok() && plan.value().valid());
        QVERIFY(plan.value().total_bytes >= least);
        if (plan.value().verdict != "optimal") continue;
        QCOMPARE(plan.value().total_bytes, least);
        ++proven;
    }
    QVERIFY2(proven > 25, qPrintable(QString::number(proven)));
}

void TestConstraints::bounds_are_never_above_the_least_height() {
    for (std::uint32_t seed = 100; seed < 130; ++seed) {
        Problem problem = random_problem(seed, {.buffers = 5, .times = 6, .most_bytes = 60, .constrained = true});
        for (Buffer& buffer : problem.buffers) {
            buffer.pinned.reset();
            buffer.inside = 0;
        }
        problem.align = 16;
        QVERIFY(lower_bound(problem, problem.pools[0]) <= EveryPlace(problem).best());
    }
}

void TestConstraints::keep_outs_raise_the_bound() {
    Problem problem{{{.id = 0, .bytes = 64}, {.id = 1, .bytes = 32}}, {{.mem_id = 1, .keep_out = {{32, 48}}}}, 16};
    QCOMPARE(lower_bound(problem, problem.pools[0]), 112);
    const auto plan = plan_with("greedy_by_size", problem);
    QCOMPARE(plan.value().placement.offsets, (std::vector<std::int64_t>{48, 0}));
    QCOMPARE(plan.value().verdict, std::string("optimal"));
}

void TestConstraints::a_group_counts_its_bytes_once() {
    // Two inputs of a concat lie in its output: 96 bytes, not 192.
    const Problem problem{{{.id = 0, .bytes = 32, .first = 0, .last = 2, .group = 0, .inside = 0},
                           {.id = 1, .bytes = 64, .first = 1, .last = 2, .group = 0, .inside = 32},
                           {.id = 2, .bytes = 96, .first = 2, .last = 3, .group = 0, .inside = 0},
                           {.id = 3, .bytes = 16, .first = 2, .last = 2}}, {{.mem_id = 1}}, 16};
    QCOMPARE(lower_bound(problem, problem.pools[0]), 112);
    for (const char* id : {"greedy_by_size", "greedy_by_breadth", "hill_climb", "optimal", "auto"}) {
        const auto plan = plan_with(id, problem);
        QCOMPARE(plan.value().total_bytes, 112);
        QCOMPARE(plan.value().verdict, std::string("optimal"));
        QCOMPARE(plan.value().placement.offsets[1] - plan.value().placement.offsets[0], 32);
    }
}

void TestConstraints::impossible_groups_are_named() {
    Problem problem{{{.id = 5, .bytes = 32, .group = 0}, {.id = 6, .bytes = 32, .group = 0, .inside = 8}}, {{.mem_id = 1}}, 16};
    QVERIFY(place("optimal", problem).error().what.find("multiple of its alignment") != std::string::npos);
    problem.buffers[1].inside = 16;
    problem.buffers[0].pinned = 32;
    problem.buffers[1].pinned = 32;
    QVERIFY(place("optimal", problem).error().what.find("buffer 6") != std::string::npos);
    problem.buffers[1].pinned = 48;
    QVERIFY(place("optimal", problem).ok());
    problem.buffers[1].mem_id = 2;
    problem.pools.push_back({.mem_id = 2});
    QVERIFY(place("optimal", problem).error().what.find("another pool") != std::string::npos);
}

void TestConstraints::kinds_that_a_pool_does_not_take_are_found() {
    Problem problem{{{.id = 0, .bytes = 16, .kind = BufferKind::state}}, {{.mem_id = 1, .allow = {BufferKind::input}}}, 16};
    QCOMPARE(verify(problem, {.offsets = {0}}).front().code, std::string("kind"));
    problem.pools[0].allow.push_back(BufferKind::state);
    QVERIFY(verify(problem, {.offsets = {0}}).empty());
}

void TestConstraints::a_pool_may_have_its_own_planner() {
    Problem problem = random_problem(5, {.pools = 2});
    problem.pools[1].planner = "naive";
    const auto mixed = place("greedy_by_size", problem), greedy = place("greedy_by_size", random_problem(5, {.pools = 2})),
               naive = place("naive", random_problem(5, {.pools = 2}));
    for (std::size_t row = 0; row < problem.buffers.size(); ++row) {
        const auto& own = problem.buffers[row].mem_id == 2 ? naive : greedy;
        QCOMPARE(mixed.value().offsets[row], own.value().offsets[row]);
    }
    problem.pools[1].planner = "no such planner";
    QVERIFY(place("greedy_by_size", problem).error().what.find("no such planner") != std::string::npos);
}

QTEST_GUILESS_MAIN(TestConstraints)
#include "test_constraints.moc"
