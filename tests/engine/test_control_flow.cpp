// Programs with cond, map, scan and while_loop: from the .pt2 under every planner, exported and read back, and from
// ExecuTorch's own .pte, whose known defects are reported.

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "engine/engine.h"
#include "engine/evaluate/plan_method.h"
#include "engine/planning/lifetimes/lifetimes_flow.h"
#include "engine/planning/planner.h"
#include "tests/runtime/running.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

struct Row {
    const char* program;
    const char* defect;   ///< code of the problem in ExecuTorch's .pte ("" if it is sound)
    bool only_unplanned;  ///< the defect appears without planned inputs and outputs only
    int most_bytes;       ///< of the best plan
};

// "overlap": a branch's result is placed where a later branch writes. "outside": tensors in an arena of 0 bytes.
constexpr Row rows[] = {{"cond", "", false, 384},
                        {"cond_nested", "", false, 160},
                        {"two_conds_live_across", "overlap", false, 208},
                        {"map_cond", "outside", true, 240},
                        {"map_scan", "outside", true, 160},
                        {"scan_gru", "outside", true, 1584},
                        {"scan_ema", "outside", true, 304},
                        {"while_loop", "", false, 112},
                        {"while_two_carried", "", false, 64}};

void add_files(const QStringList& files) {
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("defect");
    QTest::addColumn<int>("most");
    for (const Row& row : rows) {
        const QString folder = programFolder(QString::fromLatin1(row.program));
        for (const QString& file : files) {
            if (folder.isEmpty() || !QFileInfo::exists(folder + QLatin1Char('/') + file)) continue;
            const bool defective = !row.only_unplanned || file.contains(QStringLiteral("noio"));
            QTest::addRow("%s/%s", row.program, qPrintable(file))
                << folder << file << QString::fromLatin1(defective ? row.defect : "") << row.most_bytes;
        }
    }
}

Tuning tuned(const std::string& planner) {
    Tuning tuning;
    tuning.planner = planner;
    tuning.options.nodes = 2000;
    return tuning;
}

QString runs(const std::shared_ptr<const Program>& program, const Outcome& outcome, const QString& folder) {
    const auto executor = Executor::load(program, *outcome.method, outcome.plan());
    return executor.ok() ? runVectors(*executor.value(), folder) : QString::fromStdString(executor.error().text());
}

void mustLint(const QString& file) {
    const QString tool = largerData(QStringLiteral("../tools/pte_lint.py"));
    if (tool.isEmpty()) return;
    QProcess process;
    process.start(QStringLiteral("python3"), {tool, file});
    QVERIFY(process.waitForFinished(60000));
    QVERIFY2(process.exitCode() == 0, process.readAllStandardOutput().constData());
}

const QStringList exported{QStringLiteral("model.pt2"), QStringLiteral("model_core.pt2")};

}  // namespace

class TestControlFlow : public QObject {
    Q_OBJECT

private slots:
    void a_program_runs_in_every_plan_data() { add_files(exported); }
    void a_program_runs_in_every_plan();
    void the_best_plan_is_no_larger_than_known_data() { add_files(exported); }
    void the_best_plan_is_no_larger_than_known();
    void an_export_runs_the_same_data() { add_files(exported); }
    void an_export_runs_the_same();
    void sub_graphs_are_ranges_of_instructions_data() { add_files(exported); }
    void sub_graphs_are_ranges_of_instructions();
    void executorch_rules_give_its_plan_data() { add_files(exported); }
    void executorch_rules_give_its_plan();
    void a_file_of_executorch_is_judged_data() {
        add_files({QStringLiteral("model_greedy.pte"), QStringLiteral("model_naive.pte"),
                   QStringLiteral("model_greedy_noio.pte")});
    }
    void a_file_of_executorch_is_judged();
    void a_file_runs_with_memory_of_the_caller_data() { add_files({QStringLiteral("model_greedy.pte")}); }
    void a_file_runs_with_memory_of_the_caller();
    void a_tensor_without_a_place_is_an_issue();
    void cleanupTestCase() {
        qInfo("%d plans ran, %d exports ran, %d files of ExecuTorch checked", plans_, exports_, checked_);
    }

private:
    static std::shared_ptr<const Program> open(const QString& path) {
        Progress progress;
        auto program = Engine().open(path.toStdString(), progress);
        if (!program.ok()) qWarning("%s", program.error().text().c_str());
        return program.ok() ? program.value() : nullptr;
    }
    int plans_ = 0, exports_ = 0, checked_ = 0;
};

void TestControlFlow::a_program_runs_in_every_plan() {
    QFETCH(QString, folder);
    QFETCH(QString, file);
    const auto program = open(folder + QLatin1Char('/') + file);
    QVERIFY(program);
    Progress progress;
    auto outcome = Engine().evaluate(*program, tuned("auto"), {"all"}, progress);
    QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
    QVERIFY(outcome.value().refusals.empty());
    for (std::size_t i = 0; i < outcome.value().plans.size(); ++i) {
        outcome.value().shown = i;
        const Plan& plan = outcome.value().plan();
        QVERIFY2(plan.valid(), plan.planner.c_str());
        QVERIFY(plan.total_bytes >= plan.lower_bound);
        QVERIFY(overlaps_in_flow(*outcome.value().method, plan.problem, plan.placement).empty());
        const QString problem = runs(program, outcome.value(), folder);
        QVERIFY2(problem.isEmpty(), qPrintable(QString::fromStdString(plan.planner) + QStringLiteral(": ") + problem));
        ++plans_;
    }
}

// Values that no path needs together share bytes; a bound that one search proves is used by all rows.
void TestControlFlow::the_best_plan_is_no_larger_than_known() {
    QFETCH(QString, folder);
    QFETCH(QString, file);
    QFETCH(int, most);
    const auto program = open(folder + QLatin1Char('/') + file);
    QVERIFY(program);
    Progress progress;
    Tuning tuning;
    tuning.planner = "optimal";
    auto outcome = Engine().evaluate(*program, tuning, {"auto", "greedy_by_size"}, progress);
    QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
    for (const Plan& plan : outcome.value().plans) {
        QVERIFY(plan.valid());
        QCOMPARE(plan.lower_bound, outcome.value().plan().lower_bound);
        QVERIFY(plan.planner == "greedy_by_size" || (plan.total_bytes <= most && plan.verdict == PlanVerdict::optimal));
    }
    const QString problem = runs(program, outcome.value(), folder);
    QVERIFY2(problem.isEmpty(), qPrintable(problem));
}

void TestControlFlow::an_export_runs_the_same() {
    QFETCH(QString, folder);
    QFETCH(QString, file);
    const auto program = open(folder + QLatin1Char('/') + file);
    QVERIFY(program);
    Progress progress;
    const QTemporaryDir temporary;
    const QString out = temporary.filePath(QStringLiteral("out.pte"));
    for (const Planner& planner : builtin_planners()) {
        for (const bool planned_io : {true, false}) {
            const Tuning tuning = edit::set_planned_io(tuned(std::string(planner.id)), planned_io, planned_io, true);
            const auto outcome = Engine().evaluate(*program, tuning, {}, progress);
            QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
            const auto written = Engine().export_to(out.toStdString(), *program, outcome.value(), false, progress);
            QVERIFY2(written.ok(), written.ok() ? "" : written.error().text().c_str());
            if (planner.id == "greedy" || planner.id == "auto") mustLint(out);
            const auto again = open(out);
            QVERIFY(again);
            const auto kept = Engine().evaluate(*again, starting_tuning(*again), {}, progress);
            QVERIFY2(kept.ok(), kept.ok() ? "" : kept.error().text().c_str());
            QCOMPARE(kept.value().plan().planner, std::string("loaded"));
            const auto& problems = kept.value().plan().issues;
            QVERIFY2(kept.value().plan().valid(), problems.empty() ? "" : problems[0].text().c_str());
            const QString problem = runs(again, kept.value(), folder);
            QVERIFY2(problem.isEmpty(),
                     qPrintable(QString::fromLatin1(planner.id.data()) + QStringLiteral(": ") + problem));
            ++exports_;
        }
    }
}

void TestControlFlow::sub_graphs_are_ranges_of_instructions() {
    QFETCH(QString, folder);
    QFETCH(QString, file);
    const auto program = open(folder + QLatin1Char('/') + file);
    QVERIFY(program);
    const Method& method = program->methods.front();
    QVERIFY(method.graphs.size() > 1);
    for (GraphIndex i{1}; method.graphs.has(i); ++i) {
        const SubGraph& graph = method.graphs[i];
        QVERIFY(graph.parent.valid() && graph.parent < i);
        const SubGraph& around = method.graphs[graph.parent];
        QVERIFY(graph.begin < graph.end && around.begin <= graph.begin && graph.end <= around.end);
        for (const ListedNode& row : method.node_list) {
            if (row.graph != i || !row.instruction.valid()) continue;
            QVERIFY(graph.begin <= row.instruction && row.instruction < graph.end);
        }
    }
}

// Under ExecuTorch's rules its greedy plan is reproduced, valid or invalid as its own file.
void TestControlFlow::executorch_rules_give_its_plan() {
    QFETCH(QString, folder);
    QFETCH(QString, file);
    QFETCH(QString, defect);
    const auto program = open(folder + QLatin1Char('/') + file);
    QVERIFY(program);
    Progress progress;
    const bool has_oracle = QFileInfo::exists(folder + QStringLiteral("/model_greedy.pte"));
    for (const bool planned_io : {true, false}) {
        Tuning tuning = edit::set_planned_io(tuned("greedy"), planned_io, planned_io, true);
        tuning.lifetimes = LifetimeRules::executorch;
        const auto outcome = Engine().evaluate(*program, tuning, {}, progress);
        QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
        const Plan& plan = outcome.value().plan();
        if (has_oracle) {
            const auto theirs = open(
                folder + (planned_io ? QStringLiteral("/model_greedy.pte") : QStringLiteral("/model_greedy_noio.pte")));
            QVERIFY(theirs);
            const auto& sizes = theirs->methods.front().loaded_arena_bytes;
            QCOMPARE(plan.total_bytes, sizes.size() > 1 ? sizes[1] : 0);
        }
        if (!plan.valid()) {
            const QTemporaryDir temporary;
            const std::string out = temporary.filePath(QStringLiteral("out.pte")).toStdString();
            QVERIFY(!Engine().export_to(out, *program, outcome.value(), false, progress).ok());
            continue;
        }
        const QString problem = runs(program, outcome.value(), folder);
        QVERIFY2(problem.isEmpty(), qPrintable(problem));
    }
}

void TestControlFlow::a_file_of_executorch_is_judged() {
    QFETCH(QString, folder);
    QFETCH(QString, file);
    QFETCH(QString, defect);
    const auto program = open(folder + QLatin1Char('/') + file);
    QVERIFY(program);
    Progress progress;
    const auto outcome = Engine().evaluate(*program, starting_tuning(*program), {}, progress);
    QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
    const Plan& loaded = outcome.value().plan();
    QCOMPARE(loaded.planner, std::string("loaded"));
    const std::string first = loaded.issues.empty() ? "" : loaded.issues[0].text();
    QVERIFY2(loaded.valid() == defect.isEmpty(), first.c_str());
    ++checked_;
    if (defect.isEmpty()) {
        const QString problem = runs(program, outcome.value(), folder);
        QVERIFY2(problem.isEmpty(), qPrintable(problem));
        return;
    }
    QCOMPARE(QString::fromStdString(std::string(name_of(loaded.issues[0].code))), defect);
    QVERIFY(loaded.issues[0].bytes > 0 && loaded.issues[0].step.valid());
    QCOMPARE(loaded.issues[0].buffers.size(), defect == QStringLiteral("overlap") ? std::size_t{2} : std::size_t{1});
    for (const ValueId id : loaded.issues[0].buffers) {
        QVERIFY(first.find(outcome.value().method->values[id].name) != std::string::npos);
    }
    // Replanned, the program is sound and runs correctly.
    Tuning anew = tuned("auto");
    anew.keep_loaded_plan = false;
    const auto repaired = Engine().evaluate(*program, anew, {}, progress);
    QVERIFY(repaired.ok());
    QVERIFY(repaired.value().plan().valid());
    const QString problem = runs(program, repaired.value(), folder);
    QVERIFY2(problem.isEmpty(), qPrintable(problem));
}

// An output that moves make point at a branch's result is not the caller's memory: the result needs a buffer.
void TestControlFlow::a_file_runs_with_memory_of_the_caller() {
    QFETCH(QString, folder);
    QFETCH(QString, file);
    const auto program = open(folder + QLatin1Char('/') + file);
    QVERIFY(program);
    Progress progress;
    for (const bool inputs : {true, false}) {
        Tuning tuning = edit::set_planned_io(tuned("greedy_by_size"), inputs, false, true);
        tuning.keep_loaded_plan = false;
        const auto outcome = Engine().evaluate(*program, tuning, {}, progress);
        QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
        QVERIFY(outcome.value().plan().valid());
        const QString problem = runs(program, outcome.value(), folder);
        QVERIFY2(problem.isEmpty(), qPrintable(problem));
    }
}

void TestControlFlow::a_tensor_without_a_place_is_an_issue() {
    const auto program = open(programFolder(QStringLiteral("cond_nested")) + QStringLiteral("/model_greedy.pte"));
    QVERIFY(program);
    Progress progress;
    const auto outcome = Engine().evaluate(*program, starting_tuning(*program), {}, progress);
    QVERIFY(outcome.ok());
    const Method& method = *outcome.value().method;
    Plan plan = outcome.value().plan();
    refuse_unplaced(method, plan);
    QVERIFY(plan.valid());
    const auto at = std::find_if(plan.problem.buffers.begin(), plan.problem.buffers.end(),
                                 [&](const Buffer& buffer) { return method.values[buffer.id].name == "mul_0"; });
    QVERIFY(at != plan.problem.buffers.end());
    plan.problem.buffers.rows().erase(at);
    refuse_unplaced(method, plan);
    QCOMPARE(plan.verdict, PlanVerdict::invalid);
    QCOMPARE(plan.issues.size(), std::size_t{1});
    QCOMPARE(name_of(plan.issues[0].code), std::string_view("incomplete"));
    QCOMPARE(method.values[plan.issues[0].buffers.at(0)].name, std::string("mul_0"));
    QCOMPARE(plan.issues[0].bytes, std::int64_t{48});
}

QTEST_GUILESS_MAIN(TestControlFlow)
#include "test_control_flow.moc"
