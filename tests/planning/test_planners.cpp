// Every planner on random, degenerate and hostile problems: valid, never below the bound, deterministic.

#include <QtTest>
#include <functional>
#include <map>
#include <set>

#include "engine/planning/assess.h"
#include "engine/planning/bounds.h"
#include "engine/planning/plan.h"
#include "engine/planning/planner.h"
#include "tests/planning/random_problems.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

Result<Plan> plan_with(const Planner& planner, const Problem& problem, PlanOptions options = {.nodes = 3000}) {
    Progress progress;
    TRY(Placement placement, planner.plan(problem, options, progress));
    return assess(std::string(planner.id), problem, std::move(placement));
}

std::string first_problem(const Result<Plan>& plan) {
    if (!plan.ok()) return plan.error().text();
    return plan.value().issues.empty() ? "" : plan.value().issues.front().text();
}

std::vector<std::pair<QByteArray, Problem>> awkward_problems() {
    std::vector<std::pair<QByteArray, Problem>> out;
    for (std::uint32_t seed = 0; seed < 12; ++seed) {
        ProblemKind kind;
        kind.pools = 1 + static_cast<int>(seed % 3);
        kind.own_alignment = seed % 4 == 3;
        kind.reserved = seed % 2 == 1;
        kind.times = seed % 5 == 4 ? 2 : 30;
        out.emplace_back("random " + QByteArray::number(seed), random_problem(seed, kind));
    }
    const Pool pool{.mem_id = 1};
    const auto buffers = [](Table<BufferRow, Buffer> b) { return b; };
    out.emplace_back("nothing", Problem{{}, {}, 16});
    out.emplace_back("no buffers", Problem{{}, {pool}, 16});
    out.emplace_back("one of no bytes", Problem{buffers({{.id = ValueId(0), .bytes = 0}}), {pool}, 16});
    out.emplace_back("one byte", Problem{buffers({{.id = ValueId(0), .bytes = 1}}), {pool}, 1});
    out.emplace_back("latest moment",
                     Problem{buffers({{.id = ValueId(0), .bytes = 9, .first = 0, .last = INT32_MAX},
                                      {.id = ValueId(1), .bytes = 9, .first = INT32_MAX, .last = INT32_MAX}}),
                             {pool},
                             16});
    out.emplace_back("odd alignment",
                     Problem{buffers({{.id = ValueId(0), .bytes = 5}, {.id = ValueId(1), .bytes = 7}}), {pool}, 3});
    out.emplace_back("an empty pool beside",
                     Problem{buffers({{.id = ValueId(0), .bytes = 5}}), {pool, {.mem_id = 2, .reserved = 32}}, 16});
    return out;
}

}  // namespace

class TestPlanners : public QObject {
    Q_OBJECT

private slots:
    void plans_are_valid_and_deterministic_data();
    void plans_are_valid_and_deterministic();
    void pins_are_honoured_or_refused();
    void overflow_is_an_error();
    void broken_problems_are_errors();
    void cancelled_work_ends();
    void cancel_is_looked_at_every_thousand_placements();
    void looks_at_cancel_grow_with_the_work_that_was_given();
    void auto_is_no_worse_than_any_other();
    void a_plan_is_there_however_little_time_there_is();
    void hill_climb_improves_on_its_start();
    void optimal_is_as_good_as_trying_everything();
    void optimal_proves_more_than_live_bytes();
    void optimal_stops_at_a_plan_that_fits();
    void greedy_reuses_the_first_free_object();
    void documented_greedy_takes_the_closest_size();
    void best_fit_takes_the_tightest_gap();
    void most_conflicts_come_first();
    void tail_is_kept_free();
    void ids_are_unique_and_found();
};

void TestPlanners::plans_are_valid_and_deterministic_data() {
    QTest::addColumn<int>("planner");
    QTest::addColumn<int>("problem");
    const auto problems = awkward_problems();
    const int count = static_cast<int>(builtin_planners().size());
    for (int i = 0; i < count; ++i) {
        const std::string id(builtin_planners()[static_cast<std::size_t>(i)].id);
        for (int j = 0; j < static_cast<int>(problems.size()); ++j) {
            QTest::addRow("%s, %s", id.c_str(), problems[static_cast<std::size_t>(j)].first.constData()) << i << j;
        }
    }
}

void TestPlanners::plans_are_valid_and_deterministic() {
    QFETCH(int, planner);
    QFETCH(int, problem);
    const Planner& row = builtin_planners()[static_cast<std::size_t>(planner)];
    const Problem given = awkward_problems()[static_cast<std::size_t>(problem)].second;
    const auto plan = plan_with(row, given);
    QVERIFY2(plan.ok() && plan.value().valid(), first_problem(plan).c_str());
    for (const PoolRow i : given.pools.indices()) {
        QVERIFY(plan.value().pools[i].bytes >= lower_bound(given, given.pools[i]));
    }
    const auto again = plan_with(row, given);
    QVERIFY(plan.value().placement.offsets == again.value().placement.offsets);
}

void TestPlanners::pins_are_honoured_or_refused() {
    for (std::uint32_t seed = 0; seed < 8; ++seed) {
        Problem problem = random_problem(seed, {.pools = 2});
        // Three pins that cannot meet: above one another.
        std::int64_t at = 0;
        for (const BufferRow row : {BufferRow(3), BufferRow(11), BufferRow(17)}) {
            problem.buffers[row].pinned = at;
            at += 512 + problem.align;
            at -= at % problem.align;
        }
        for (const Planner& planner : builtin_planners()) {
            const auto plan = plan_with(planner, problem);
            QCOMPARE(plan.ok(), planner.supports.pins);
            if (!plan.ok()) {
                QVERIFY(plan.error().text().find("pin") != std::string::npos);
                continue;
            }
            QVERIFY2(plan.value().valid(), first_problem(plan).c_str());
            QCOMPARE(plan.value().placement.offsets[BufferRow(11)], *problem.buffers[BufferRow(11)].pinned);
        }
    }
}

void TestPlanners::overflow_is_an_error() {
    constexpr std::int64_t huge = std::numeric_limits<std::int64_t>::max();
    for (const std::int64_t bytes : {huge, huge - 15, huge / 2 + 1}) {
        const Problem problem{
            {{.id = ValueId(4), .bytes = bytes}, {.id = ValueId(7), .bytes = bytes}}, {{.mem_id = 1}}, 16};
        for (const Planner& planner : builtin_planners()) {
            const auto plan = plan_with(planner, problem);
            QVERIFY2(!plan.ok(), std::string(planner.id).c_str());
            QVERIFY(plan.error().text().find("buffer") != std::string::npos);
        }
        QVERIFY(lower_bound(problem, problem.pools.front()) >= bytes / 16 * 16);
    }
}

void TestPlanners::broken_problems_are_errors() {
    const Pool pool{.mem_id = 1};
    const std::vector<Problem> broken{
        {{{.id = ValueId(0), .bytes = -1}}, {pool}, 16},
        {{{.id = ValueId(0), .bytes = 1, .first = 3, .last = 2}}, {pool}, 16},
        {{{.id = ValueId(0), .bytes = 1, .mem_id = 2}}, {pool}, 16},
    };
    for (const Problem& problem : broken) {
        for (const Planner& planner : builtin_planners()) QVERIFY(!plan_with(planner, problem).ok());
    }
}

void TestPlanners::cancelled_work_ends() {
    const Problem problem = random_problem(1);
    for (const Planner& planner : builtin_planners()) {
        Progress progress;
        progress.cancel();
        const auto placement = planner.plan(problem, {}, progress);
        if (planner.id != "naive") QVERIFY(!placement.ok() && placement.error().is_cancelled);
    }
}

// Planners count the buffers they place and report progress as they do.
void TestPlanners::cancel_is_looked_at_every_thousand_placements() {
    constexpr int count = 2400;
    const Problem problem = random_problem(5, {.buffers = count, .times = 2400});
    for (const Planner& planner : builtin_planners()) {
        if (planner.id == "naive") continue;  // one sum, no search
        int looks = 0;
        Progress counted([&](const Stage&, double) { ++looks; });
        const auto whole = planner.plan(problem, {.nodes = 300}, counted);
        QVERIFY(whole.ok());
        // Buffers that a search places again count, too: far more than there are buffers.
        const std::int64_t placed = std::max<std::int64_t>(count, whole.value().nodes);
        QVERIFY2(looks * std::int64_t{1000} >= placed, planner.id.data());

        for (const int last : {1, 2, 4}) {
            int seen = 0;
            std::unique_ptr<Progress> stopped;
            stopped = std::make_unique<Progress>([&](const Stage&, double) {
                if (++seen == last) stopped->cancel();
            });
            const auto placement = planner.plan(problem, {.nodes = 300}, *stopped);
            QVERIFY2(!placement.ok() && placement.error().is_cancelled, planner.id.data());
            QCOMPARE(seen, last);
        }
    }
}

namespace {

using Plans = std::function<Result<Placement>(const Problem&, const PlanOptions&, Progress&)>;

int looks_of(const Plans& plans, const Problem& problem, std::int64_t nodes) {
    int looks = 0;
    Progress counted([&](const Stage&, double) { ++looks; });
    const auto placement = plans(problem, {.nodes = nodes}, counted);
    return placement.ok() ? looks : -1;
}

/// With that much more to place, or to search, a planner must report that much more often. The work is counted here
/// from the input, whatever the planner reports. `per_node`: the least number of placements that a node of the budget
/// buys; 0: the planner does not use the budget.
bool looks_often_enough(const Plans& plans, double per_node) {
    constexpr int few = 2400, many = 6000;
    const auto spread = [](int count) { return random_problem(5, {.buffers = count, .times = count}); };
    // Without a search, all reports are for placed buffers.
    if (per_node == 0)
        return 1000 * (looks_of(plans, spread(many), 0) - looks_of(plans, spread(few), 0)) >= many - few - 1000;
    constexpr std::int64_t low = 2000, high = 42000;
    const Problem hard = random_problem(7, {.buffers = 240, .times = 40, .most_bytes = 5000});
    const int deeper = looks_of(plans, hard, high) - looks_of(plans, hard, low);
    return 1000.0 * deeper >= per_node * static_cast<double>(high - low);
}

}  // namespace

void TestPlanners::looks_at_cancel_grow_with_the_work_that_was_given() {
    constexpr double climbing = 64.0 / 240;  // 64 neighbours, and no item of the problem has more than all others
    const std::map<std::string_view, double> bought{{"auto", 1}, {"hill_climb", climbing}, {"squeaky_wheel", 1}};
    for (const Planner& planner : builtin_planners()) {
        // A single sum without a search; or a search that ends because its first plan reaches the bound.
        if (planner.id == "naive" || planner.id == "optimal") continue;
        const double per_node = bought.contains(planner.id) ? bought.at(planner.id) : 0;
        QVERIFY2(looks_often_enough(planner.plan, per_node), planner.id.data());
        // The measure itself: a planner that never reports, or only once, is found.
        for (const bool at_all : {false, true}) {
            const auto deaf = [&](const Problem& problem, const PlanOptions& options, Progress& progress) {
                if (at_all) progress.report(StageKind::placing);
                Progress nobody;
                return planner.plan(problem, options, nobody);
            };
            if (planner.id == "greedy_by_size" || planner.id == "squeaky_wheel")
                QVERIFY(!looks_often_enough(deaf, per_node));
        }
    }
}

void TestPlanners::auto_is_no_worse_than_any_other() {
    for (std::uint32_t seed = 0; seed < 20; ++seed) {
        const Problem problem = random_problem(seed, {.buffers = 60, .pools = 2});
        const auto best = plan_with(*find_planner("auto"), problem);
        QVERIFY(best.ok());
        for (const char* id :
             {"greedy_by_size", "greedy_by_breadth", "greedy", "cadence_position_greedy", "hill_climb"}) {
            const auto other = plan_with(*find_planner(id), problem);
            QVERIFY2(best.value().total_bytes <= other.value().total_bytes, id);
        }
    }
}

void TestPlanners::a_plan_is_there_however_little_time_there_is() {
    for (std::uint32_t seed = 0; seed < 6; ++seed) {
        const Problem problem = random_problem(seed, {.buffers = 300, .pools = 2, .constrained = seed % 2 == 0});
        const auto quick = plan_with(*find_planner("greedy_by_size"), problem);
        for (const char* id : {"auto", "optimal", "hill_climb", "squeaky_wheel"}) {
            const auto plan = plan_with(*find_planner(id), problem, {.seconds = 0});
            QVERIFY2(plan.ok(), id);
            QCOMPARE(plan.value().valid(), quick.value().valid());
            QVERIFY2(plan.value().total_bytes <= quick.value().total_bytes, id);
        }
    }
}

void TestPlanners::hill_climb_improves_on_its_start() {
    int improved = 0;
    for (std::uint32_t seed = 0; seed < 20; ++seed) {
        const Problem problem = random_problem(seed, {.buffers = 60});
        const auto start = plan_with(*find_planner("greedy_by_size"), problem);
        const auto climbed = plan_with(*find_planner("hill_climb"), problem, {.nodes = 20000});
        QVERIFY(climbed.value().total_bytes <= start.value().total_bytes);
        improved += climbed.value().total_bytes < start.value().total_bytes ? 1 : 0;
    }
    QVERIFY2(improved >= 10, qPrintable(QString::number(improved)));
}

// The least height by trying every multiple of the alignment for every buffer.
std::int64_t least_height(const Problem& problem) {
    std::int64_t best = 0;
    for (const Buffer& buffer : problem.buffers) {
        best += aligned_bytes(problem, buffer).value() + buffer.pinned.value_or(0);  // all above one another
    }
    Placement placement;
    placement.offsets.assign(problem.buffers.size(), 0);
    const auto place = [&](const auto& self, BufferRow row, std::int64_t height) -> void {
        if (row == problem.buffers.next()) {
            best = height;
            return;
        }
        const std::int64_t size = aligned_bytes(problem, problem.buffers[row]).value();
        const std::int64_t pin = problem.buffers[row].pinned.value_or(-1);
        for (std::int64_t at = std::max<std::int64_t>(pin, 0); std::max(height, at + size) < best;
             at += problem.align) {
            const IndexRange<BufferRow> before(BufferRow(0), row);
            const bool clear = std::all_of(before.begin(), before.end(), [&](BufferRow i) {
                const Buffer& other = problem.buffers[i];
                const std::int64_t end = placement.offsets[i] + aligned_bytes(problem, other).value();
                return other.first > problem.buffers[row].last || other.last < problem.buffers[row].first ||
                    at >= end || at + size <= placement.offsets[i] || other.bytes == 0 || size == 0;
            });
            placement.offsets[row] = at;
            if (clear) self(self, row + 1, std::max(height, at + size));
            if (pin >= 0) break;
        }
    };
    place(place, BufferRow(0), 0);
    return best;
}

void TestPlanners::optimal_is_as_good_as_trying_everything() {
    int beyond_live_bytes = 0;
    for (std::uint32_t seed = 0; seed < 200; ++seed) {
        Problem problem = random_problem(seed, {.buffers = 6, .times = 6, .most_bytes = 8});
        problem.align = 1 + seed % 2;
        if (seed % 3 == 0) problem.buffers[BufferRow(2)].pinned = 2 * problem.align;
        const auto plan = plan_with(*find_planner("optimal"), problem, {});
        QVERIFY2(plan.ok() && plan.value().valid(), first_problem(plan).c_str());
        QCOMPARE(plan.value().total_bytes, least_height(problem));
        QCOMPARE(plan.value().verdict, PlanVerdict::optimal);
        beyond_live_bytes += plan.value().total_bytes > lower_bound(problem, problem.pools.front()) ? 1 : 0;
    }
    QVERIFY(beyond_live_bytes > 0);
}

void TestPlanners::optimal_proves_more_than_live_bytes() {
    // Between two pins 32 bytes are free, and above them nothing below 96: 48 bytes must go on top.
    const Problem problem{{{.id = ValueId(0), .bytes = 16, .first = 0, .last = 9, .pinned = 32},
                           {.id = ValueId(1), .bytes = 16, .first = 0, .last = 9, .pinned = 80},
                           {.id = ValueId(2), .bytes = 48, .first = 4, .last = 5}},
                          {{.mem_id = 1}},
                          16};
    const auto plan = plan_with(*find_planner("optimal"), problem);
    QCOMPARE(lower_bound(problem, problem.pools.front()), 96);
    QCOMPARE(plan.value().total_bytes, 96 + 48);
    QCOMPARE(plan.value().verdict, PlanVerdict::optimal);
}

void TestPlanners::optimal_stops_at_a_plan_that_fits() {
    Problem problem = random_problem(3, {.buffers = 60});
    const std::int64_t least = plan_with(*find_planner("optimal"), problem, {}).value().total_bytes;
    problem.pools.front().capacity = least * 2;
    const auto first = plan_with(*find_planner("optimal"), problem, {});
    QVERIFY(first.value().fits());
    const auto greedy = plan_with(*find_planner("greedy_by_size"), problem);
    QCOMPARE(first.value().total_bytes, greedy.value().total_bytes);
    problem.pools.front().capacity = least;
    QVERIFY(plan_with(*find_planner("optimal"), problem, {}).value().fits());
}

void TestPlanners::greedy_reuses_the_first_free_object() {
    // 0 and 1 share an object in turn; 2 is live with 1 and finds room above it.
    const Problem problem{{{.id = ValueId(0), .bytes = 64, .first = 0, .last = 1},
                           {.id = ValueId(1), .bytes = 32, .first = 2, .last = 3},
                           {.id = ValueId(2), .bytes = 16, .first = 3, .last = 4}},
                          {{.mem_id = 1}},
                          16};
    const auto packed = plan_with(*find_planner("greedy"), problem);
    QCOMPARE(packed.value().placement.offsets.rows(), (std::vector<std::int64_t>{0, 0, 32}));
    QCOMPARE(packed.value().verdict, PlanVerdict::optimal);
    const auto whole = plan_with(*find_planner("greedy_no_overlap"), problem);
    QCOMPARE(whole.value().placement.offsets.rows(), (std::vector<std::int64_t>{0, 0, 64}));
    QCOMPARE(whole.value().total_bytes, 80);
}

void TestPlanners::documented_greedy_takes_the_closest_size() {
    const Problem problem{{{.id = ValueId(0), .bytes = 160, .first = 0, .last = 1},
                           {.id = ValueId(1), .bytes = 48, .first = 0, .last = 1},
                           {.id = ValueId(2), .bytes = 32, .first = 2, .last = 3}},
                          {{.mem_id = 1}},
                          16};
    const auto plan = plan_with(*find_planner("greedy_best_fit"), problem);
    QCOMPARE(plan.value().placement.offsets.rows(), (std::vector<std::int64_t>{0, 160, 160}));
}

void TestPlanners::best_fit_takes_the_tightest_gap() {
    // At time 1 two gaps are free: 64 bytes at 0 and 32 bytes at 128. The 32-byte buffer belongs in the second.
    Problem problem{{{.id = ValueId(0), .bytes = 64, .first = 0, .last = 5, .pinned = 64},
                     {.id = ValueId(1), .bytes = 64, .first = 0, .last = 5, .pinned = 160},
                     {.id = ValueId(2), .bytes = 32, .first = 1, .last = 1}},
                    {{.mem_id = 1}},
                    16};
    const auto plan = plan_with(*find_planner("greedy_by_size"), problem);
    QCOMPARE(plan.value().placement.offsets[BufferRow(2)], 128);
}

void TestPlanners::most_conflicts_come_first() {
    // 1 is live with both others and gets the lowest offset although it is the smallest.
    const Problem problem{{{.id = ValueId(0), .bytes = 32, .first = 0, .last = 1},
                           {.id = ValueId(1), .bytes = 16, .first = 1, .last = 2},
                           {.id = ValueId(2), .bytes = 48, .first = 2, .last = 3}},
                          {{.mem_id = 1}},
                          16};
    const auto plan = plan_with(*find_planner("greedy_by_conflicts"), problem);
    QCOMPARE(plan.value().placement.offsets.rows(), (std::vector<std::int64_t>{16, 0, 16}));
    QCOMPARE(plan.value().verdict, PlanVerdict::optimal);
}

void TestPlanners::tail_is_kept_free() {
    const Problem problem{{{.id = ValueId(0), .bytes = 100}}, {{.mem_id = 1, .tail = 64}}, 16};
    QCOMPARE(plan_with(*find_planner("greedy"), problem).value().total_bytes, 112 + 64);
    QCOMPARE(plan_with(*find_planner("naive"), problem).value().total_bytes, 112 + 64);
    QCOMPARE(plan_with(*find_planner("greedy"), problem).value().verdict, PlanVerdict::optimal);
    QCOMPARE(plan_with(*find_planner("naive"), problem).value().verdict, PlanVerdict::optimal);
}

void TestPlanners::ids_are_unique_and_found() {
    std::set<std::string_view> ids;
    for (const Planner& planner : builtin_planners()) {
        QVERIFY(ids.insert(planner.id).second);
        QCOMPARE(find_planner(planner.id), &planner);
        QVERIFY(!planner.summary.empty());
    }
    QVERIFY(!find_planner("no such planner"));
}

QTEST_GUILESS_MAIN(TestPlanners)
#include "test_planners.moc"
