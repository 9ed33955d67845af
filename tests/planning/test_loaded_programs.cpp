// Real .pte files: their own plans assessed, and every planner's plan of them valid.

#include <QDirIterator>
#include <QtTest>

#include "engine/engine.h"
#include "engine/formats/pte/pte.h"
#include "engine/planning/lifetimes/lifetimes_traffic.h"
#include "engine/planning/planner.h"
#include "tests/test_data.h"

using namespace arenascope;

namespace {

QStringList files_named(const QString& suffix) {
    QStringList files;
    for (const QString& program : testing::programNames()) {
        const QString folder = testing::programFolder(program);
        for (const QString& file : QDir(folder).entryList({"*" + suffix}, QDir::Files)) files << folder + "/" + file;
    }
    return files;
}

Result<Program> read(const QString& path) {
    Progress progress;
    TRY(auto file, MappedFile::open(path.toStdString()));
    return read_pte(std::move(file), progress);
}

// ExecuTorch's own faults: branch results that share bytes with live tensors (reference, section 6).
bool has_control_flow(const Method& method) {
    return std::any_of(method.instructions.begin(), method.instructions.end(), [](const Instruction& i) {
        return i.kind == Instruction::Kind::jump_false || i.kind == Instruction::Kind::move;
    });
}

}  // namespace

class TestLoadedPrograms : public QObject {
    Q_OBJECT

private slots:
    void every_planner_plans_it_data();
    void every_planner_plans_it();
    void no_plan_is_below_the_bound_of_another_data() { every_planner_plans_it_data(); }
    void no_plan_is_below_the_bound_of_another();
    void results_of_several_are_written_once();
    void arms_of_a_branch_may_share_bytes();
    void greedy_reproduces_the_total_data();
    void greedy_reproduces_the_total();
};

void TestLoadedPrograms::every_planner_plans_it_data() {
    QTest::addColumn<QString>("path");
    for (const QString& path : files_named(".pte")) {
        QTest::addRow("%s", qPrintable(path.section('/', -2))) << path;
    }
    QVERIFY(!files_named(".pte").isEmpty());
}

void TestLoadedPrograms::every_planner_plans_it() {
    QFETCH(QString, path);
    const auto program = read(path);
    QVERIFY2(program.ok(), program.ok() ? "" : program.error().text().c_str());
    Progress progress;
    Tuning tuning;
    tuning.options.nodes = 2000;
    const auto outcome = Engine().evaluate(program.value(), tuning, {"all"}, progress);
    QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
    QVERIFY(outcome.value().refusals.empty());
    for (const Plan& plan : outcome.value().plans) {
        if (plan.planner == "loaded" && has_control_flow(*outcome.value().method)) continue;
        QVERIFY2(plan.valid(), (plan.planner + ": " + (plan.issues.empty() ? "" : plan.issues[0].text())).c_str());
        QVERIFY(plan.total_bytes >= plan.lower_bound);
    }
}

/// No plan of a table is below its lower bound, under either rules, and under ours Automatic is the best.
void TestLoadedPrograms::no_plan_is_below_the_bound_of_another() {
    QFETCH(QString, path);
    const auto program = read(path);
    QVERIFY2(program.ok(), program.ok() ? "" : program.error().text().c_str());
    for (const LifetimeRules rules : {LifetimeRules::safe, LifetimeRules::executorch}) {
        Progress progress;
        Tuning tuning;
        tuning.options.nodes = 2000;
        tuning.lifetimes = rules;
        const auto outcome = Engine().evaluate(program.value(), tuning, {"all"}, progress);
        QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
        std::int64_t least = std::numeric_limits<std::int64_t>::max(), automatic = 0, bound = 0;
        for (const Plan& plan : outcome.value().plans) {
            if (plan.planner == planner_id::automatic) automatic = plan.total_bytes;
            if (!plan.valid()) continue;
            bound = std::max(bound, plan.lower_bound);
            if (!plan.is_loaded()) least = std::min(least, plan.total_bytes);
        }
        QVERIFY2(bound <= least, qPrintable(QStringLiteral("%1 above %2").arg(bound).arg(least)));
        if (rules == LifetimeRules::safe) QCOMPARE(automatic, least);
    }
}

/// The list of a kernel's results names values that it writes, not reads.
void TestLoadedPrograms::results_of_several_are_written_once() {
    const auto program = read(testing::programFolder("mlp_dynbatch") + "/model_greedy.pte");
    QVERIFY(program.ok());
    const Method& method = program.value().methods.front();
    const auto moved = bytes_written_and_read(method);
    int seen = 0;
    for (const Instruction& instruction : method.instructions) {
        if (instruction.op != "aten::native_layer_norm.out") continue;
        const ValueId result = instruction.outs.front();
        std::int64_t readers = 0;
        for (const Instruction& other : method.instructions) {
            const bool makes = std::find(other.outs.begin(), other.outs.end(), result) != other.outs.end();
            readers += makes ? 0 : std::count(other.args.begin(), other.args.end(), result);
        }
        const std::int64_t bytes = method.values[result].tensor()->bytes().value();
        QCOMPARE(moved[result].written, bytes);
        QCOMPARE(moved[result].read, readers * bytes);
        ++seen;
    }
    QVERIFY(seen > 0);
}

// ExecuTorch's plans let the arms of a branch share bytes, which is sound, and lose branch results that live
// across another branch, which is not.
void TestLoadedPrograms::arms_of_a_branch_may_share_bytes() {
    for (const auto& [name, sound] :
         {std::pair("cond", true), {"cond_nested", true}, {"two_conds_live_across", false}}) {
        const QString folder = testing::programFolder(name);
        if (folder.isEmpty()) QSKIP("the larger programs are not here");
        const auto program = read(folder + "/model_greedy.pte");
        QVERIFY(program.ok());
        Progress progress;
        const auto outcome = Engine().evaluate(program.value(), {}, {}, progress);
        QVERIFY(outcome.ok());
        QCOMPARE(outcome.value().plan().planner, std::string("loaded"));
        QCOMPARE(outcome.value().plan().valid(), sound);
        QVERIFY(outcome.value().plans[1].valid());
    }
}

void TestLoadedPrograms::greedy_reproduces_the_total_data() {
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("planner");
    for (const QString& path : files_named(".pte")) {
        for (const char* planner : {"greedy", "naive"}) {
            if (path.section('/', -1) != QString("model_%1.pte").arg(planner)) continue;
            QTest::addRow("%s", qPrintable(path.section('/', -2))) << path << planner;
        }
    }
}

void TestLoadedPrograms::greedy_reproduces_the_total() {
    QFETCH(QString, path);
    QFETCH(QString, planner);
    const auto program = read(path);
    QVERIFY(program.ok());
    Progress progress;
    Tuning tuning = edit::set_planner({}, planner.toStdString());
    tuning.lifetimes = LifetimeRules::executorch;
    const auto outcome = Engine().evaluate(program.value(), tuning, {}, progress);
    QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
    const auto& sizes = program.value().methods[0].loaded_arena_bytes;
    QCOMPARE(outcome.value().plan().total_bytes, sizes.size() > 1 ? sizes[1] : 0);
}

QTEST_GUILESS_MAIN(TestLoadedPrograms)
#include "test_loaded_programs.moc"
