// The verdict of one planner never depends on how much time another one had.

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "engine/engine.h"
#include "engine/evaluate/shared_proofs.h"
#include "engine/planning/assess.h"
#include "engine/planning/bounds.h"
#include "engine/planning/planner.h"

using namespace arenascope;

namespace {

/// No room for the second buffer is left below the pin of the first: at least 20 bytes, of which 16 are live.
constexpr char pinned_problem[] = "id,lower,upper,size,offset\npinned,0,2,6,4\nwide,0,2,10,\nlate,2,3,4,\n";
constexpr std::int64_t live_bytes = 16;

struct Verdict {
    PlanVerdict verdict = PlanVerdict::unknown;
    std::int64_t bound = 0;
    bool operator==(const Verdict&) const = default;
};

using Verdicts = std::map<std::string, Verdict>;

/// Of the planners that do not search, among all planners.
Verdicts verdictsWithin(const Program& program, std::optional<double> seconds, std::optional<std::int64_t> capacity) {
    Tuning tuning = starting_tuning(program);
    tuning.options.seconds = seconds;
    tuning.options.improve = true;
    for (Pool& pool : tuning.pools) pool.capacity = capacity;
    Progress progress;
    const auto outcome = Engine().evaluate(program, tuning, {std::string(planner_id::all)}, progress);
    if (!outcome.ok()) qFatal("%s", outcome.error().text().c_str());
    Verdicts out;
    for (const Plan& plan : outcome.value().plans) {
        if (!find_planner(plan.planner)->traits.searches) out[plan.planner] = {plan.verdict, plan.lower_bound};
    }
    return out;
}

}  // namespace

class TestTimedProofs : public QObject {
    Q_OBJECT

private slots:
    void aTimeLimitChangesNoOtherVerdict();
    void bytesOfATimedPlanChangeNoOtherBound();
    void poolsOfAnotherSplitLowerTheSumAlone();
};

void TestTimedProofs::aTimeLimitChangesNoOtherVerdict() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("pinned.csv"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(pinned_problem);
    file.close();
    Progress progress;
    const auto program = Engine().open(path.toStdString(), progress);
    QVERIFY2(program.ok(), program.ok() ? "" : program.error().text().c_str());
    for (const std::optional<std::int64_t> capacity :
         {std::optional<std::int64_t>(), std::optional<std::int64_t>(18)}) {
        const Verdicts none = verdictsWithin(*program.value(), 0, capacity);
        const Verdicts enough = verdictsWithin(*program.value(), 60, capacity);
        QVERIFY(none.size() > 3);
        for (const auto& [planner, verdict] : none) {
            QVERIFY2(enough.at(planner) == verdict, planner.c_str());
            QCOMPARE(verdict.bound, live_bytes);
        }
        // Nodes are the same on every machine: what a search proves with them holds for all.
        for (const auto& [planner, verdict] : verdictsWithin(*program.value(), {}, capacity))
            QVERIFY2(verdict.bound > live_bytes, planner.c_str());
    }
}

void TestTimedProofs::bytesOfATimedPlanChangeNoOtherBound() {
    Problem problem;
    problem.align = 1;
    problem.pools = {Pool{.mem_id = 1}};
    problem.buffers = {Buffer{.id = ValueId(0), .bytes = 8, .first = 0, .last = 0, .mem_id = 1},
                       Buffer{.id = ValueId(1), .bytes = 8, .first = 1, .last = 1, .mem_id = 1}};
    const auto boundOfTheOther = [&](std::int64_t offset, std::optional<double> seconds) {
        Plan other = assess("naive", problem, {.offsets = {0, 8}}).value();
        other.pools.front().lower_bound = other.lower_bound = 16;  // under rules of its own
        std::vector<Plan> plans{other, assess("optimal", problem, {.offsets = {0, offset}}).value()};
        lower_bounds_to_plans(
            problem, {.seconds = seconds},
            [](const Plan& plan, PoolRow) { return lower_bound(plan.problem, plan.problem.pools.front()); }, plans);
        return plans.front().pools.front().lower_bound;
    };
    QCOMPARE(boundOfTheOther(0, {}), std::int64_t{8});
    QCOMPARE(boundOfTheOther(4, {}), std::int64_t{12});
    QCOMPARE(boundOfTheOther(0, 1.0), std::int64_t{8});
    QCOMPARE(boundOfTheOther(4, 1.0), std::int64_t{8});
}

/// As a file's own plan, which has the state with everything else, next to one that gives it a memory of its own.
void TestTimedProofs::poolsOfAnotherSplitLowerTheSumAlone() {
    Problem apart;
    apart.align = 1;
    apart.pools = {Pool{.mem_id = 1}, Pool{.mem_id = 2}};
    apart.buffers = {Buffer{.id = ValueId(0), .bytes = 8, .first = 0, .last = 1, .mem_id = 1},
                     Buffer{.id = ValueId(1), .bytes = 32, .first = 0, .last = 1, .mem_id = 2}};
    Problem together = apart;
    together.buffers[BufferRow(1)].mem_id = 1;
    const LiveBound live = [](const Plan& plan, PoolRow row) { return plan.pools[row].lower_bound; };
    std::vector<Plan> plans{assess("naive", apart, {.offsets = {0, 0}}).value(),
                            assess(std::string(planner_id::loaded), together, {.offsets = {0, 20}}).value()};
    lower_bounds_to_plans(apart, {}, live, plans);
    QCOMPARE(plans.back().lower_bound, std::int64_t{40});
    QCOMPARE(plans.back().total_bytes, std::int64_t{52});
    plans.back().lower_bound = plans.back().pools.front().lower_bound = 50;  // by rules of its own
    lower_bounds_to_plans(apart, {}, live, plans);
    QCOMPARE(plans.back().lower_bound, std::int64_t{40});
}

QTEST_GUILESS_MAIN(TestTimedProofs)
#include "test_timed_proofs.moc"
