// Sub-graphs of files that do not mark them, rules over them, and one buffer for the result of a branch.

#include <QTest>

#include "engine/ir/flow_regions.h"
#include "tests/formats/whole_path.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

const QStringList programs{
    QStringLiteral("cond"),     QStringLiteral("cond_nested"), QStringLiteral("two_conds_live_across"),
    QStringLiteral("map_cond"), QStringLiteral("map_scan"),    QStringLiteral("scan_gru"),
    QStringLiteral("scan_ema"), QStringLiteral("while_loop"),  QStringLiteral("while_two_carried")};

std::vector<std::pair<std::string, int>> pathsOf(const Method& method) {
    std::vector<std::pair<std::string, int>> out;
    for (const SubGraph& graph : flow_regions(method)) out.emplace_back(graph.path, static_cast<int>(graph.kind));
    std::sort(out.begin(), out.end());
    return out;
}

Tuning sharing(Tuning tuning) {
    tuning.edits.passes = {"share-branch-results"};
    return tuning;
}

qsizetype movesOf(const Method& method) {
    return std::count_if(method.instructions.begin(), method.instructions.end(),
                         [](const Instruction& each) { return each.kind == Instruction::Kind::move; });
}

}  // namespace

class TestBranches : public QObject {
    Q_OBJECT

private slots:
    void jumpsTellTheSubGraphs_data() {
        QTest::addColumn<QString>("program");
        for (const QString& each : programs)
            if (!programFolder(each).isEmpty()) QTest::addRow("%s", qPrintable(each)) << each;
    }
    void jumpsTellTheSubGraphs();
    void rulesReachSubGraphsOfALoadedFile();
    void armsWriteOneResult_data() {
        QTest::addColumn<QString>("program");
        for (const char* each : {"cond", "cond_nested", "two_conds_live_across", "map_cond"})
            if (!programFolder(QString::fromLatin1(each)).isEmpty())
                QTest::addRow("%s", each) << QString::fromLatin1(each);
    }
    void armsWriteOneResult();
    void whatArmsMakeIsNotTheCallersToSupply();
};

/// The output of a branch is computed by one arm: without planned outputs the arms still need their bytes.
void TestBranches::whatArmsMakeIsNotTheCallersToSupply() {
    const QString folder = programFolder(QStringLiteral("cond_nested"));
    const std::string path = (folder + QStringLiteral("/model_greedy.pte")).toStdString();
    Progress progress;
    const Engine engine;
    const auto program = engine.open(path, progress);
    QVERIFY2(program.ok(), program.ok() ? "" : program.error().text().c_str());
    Tuning tuning = edit::set_planned_io(starting_tuning(*program.value()), true, false, true);
    tuning.planner = "greedy";
    tuning.keep_loaded_plan = false;
    const auto outcome = engine.evaluate(*program.value(), tuning, {}, progress);
    QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
    QVERIFY(outcome.value().plan().valid());
    const auto executor = Executor::load(program.value(), *outcome.value().method, outcome.value().plan());
    QVERIFY2(executor.ok(), executor.ok() ? "" : executor.error().text().c_str());
    QCOMPARE(runVectors(*executor.value(), folder), QString());
}

// Our export and ExecuTorch's own file have the same sub-graphs under the same names as the .pt2.
void TestBranches::jumpsTellTheSubGraphs() {
    QFETCH(QString, program);
    const QString folder = programFolder(program);
    const auto source = openAndPlan(folder + QStringLiteral("/model.pt2"));
    QVERIFY2(source.ok(), errorOf(source).constData());
    const auto expected = pathsOf(*source.value().outcome.method);
    QVERIFY(expected.size() > 1);
    const QTemporaryDir temporary;
    const QString out = temporary.filePath(QStringLiteral("out.pte"));
    const auto written = exportTo(out, source.value());
    QVERIFY2(written.ok(), written.ok() ? "" : written.error().text().c_str());
    QStringList files{out};
    if (QFileInfo::exists(folder + QStringLiteral("/model_greedy.pte")))
        files << folder + QStringLiteral("/model_greedy.pte");
    for (const QString& file : files) {
        const auto loaded = openAndPlan(file);
        QVERIFY2(loaded.ok(), errorOf(loaded).constData());
        QVERIFY(loaded.value().outcome.method->graphs.empty());
        QCOMPARE(pathsOf(*loaded.value().outcome.method), expected);
    }
}

void TestBranches::rulesReachSubGraphsOfALoadedFile() {
    const QString folder = programFolder(QStringLiteral("cond"));
    QVERIFY(!folder.isEmpty());
    const auto inPool = [](const Opened& opened) {
        std::vector<std::pair<std::string, std::int64_t>> rows;
        for (const Buffer& buffer : opened.outcome.plan().problem.buffers) {
            if (buffer.mem_id != 2) continue;
            const Instruction* maker = nullptr;
            for (const Instruction& each : opened.outcome.method->instructions)
                if (std::find(each.outs.begin(), each.outs.end(), buffer.id) != each.outs.end()) maker = &each;
            rows.emplace_back(maker ? maker->op : "", buffer.bytes);
        }
        std::sort(rows.begin(), rows.end());
        return rows;
    };
    const auto assigned = [](Tuning tuning) {
        tuning.pools.push_back({.mem_id = 2, .name = "far"});
        tuning.edits.rules.push_back({.match = "graph:false_graph_0", .pool = 2});
        tuning.keep_loaded_plan = false;
        return tuning;
    };
    const auto loaded = openAndPlan(folder + QStringLiteral("/model_greedy.pte"), "greedy_by_size", assigned);
    QVERIFY2(loaded.ok(), errorOf(loaded).constData());
    const auto source = openAndPlan(folder + QStringLiteral("/model.pt2"), "greedy_by_size", assigned);
    QVERIFY2(source.ok(), errorOf(source).constData());
    QVERIFY(!inPool(loaded.value()).empty());
    QCOMPARE(inPool(loaded.value()), inPool(source.value()));
    const auto& rows = loaded.value().outcome.tensors;
    QVERIFY(std::any_of(rows.begin(), rows.end(),
                        [](const TensorRow& row) { return row.graph == "false_graph_0" && row.mem_id == 2; }));
}

void TestBranches::armsWriteOneResult() {
    QFETCH(QString, program);
    const QString folder = programFolder(program);
    for (const bool plannedIo : {true, false}) {
        const auto change = [&](Tuning tuning) {
            return edit::set_planned_io(std::move(tuning), plannedIo, plannedIo, true);
        };
        const auto before = openAndPlan(folder + QStringLiteral("/model.pt2"), "auto", change);
        const auto after = openAndPlan(folder + QStringLiteral("/model.pt2"), "auto",
                                       [&](Tuning tuning) { return sharing(change(std::move(tuning))); });
        QVERIFY2(before.ok() && after.ok(), errorOf(after).constData());
        QVERIFY(movesOf(*before.value().outcome.method) > 0);
        QCOMPARE(movesOf(*after.value().outcome.method), qsizetype{0});
        const Plan &apart = before.value().outcome.plan(), &shared = after.value().outcome.plan();
        QVERIFY(shared.valid());
        QVERIFY2(shared.total_bytes <= apart.total_bytes,
                 qPrintable(QStringLiteral("%1 > %2").arg(shared.total_bytes).arg(apart.total_bytes)));
        qInfo("%s: %lld bytes, with one place for results %lld", qPrintable(program),
              static_cast<long long>(apart.total_bytes), static_cast<long long>(shared.total_bytes));
        auto executor = Executor::load(after.value().program, *after.value().outcome.method, shared);
        QVERIFY2(executor.ok(), executor.ok() ? "" : executor.error().text().c_str());
        QCOMPARE(runVectors(*executor.value(), folder), QString());
        const QTemporaryDir temporary;
        const QString out = temporary.filePath(QStringLiteral("out.pte"));
        const auto written = exportTo(out, after.value());
        QVERIFY2(written.ok(), written.ok() ? "" : written.error().text().c_str());
        QCOMPARE(lint(out), QString());
        const auto again = openAndPlan(out);
        QVERIFY2(again.ok(), errorOf(again).constData());
        QVERIFY(again.value().outcome.plan().valid());
        auto second =
            Executor::load(again.value().program, *again.value().outcome.method, again.value().outcome.plan());
        QVERIFY2(second.ok(), second.ok() ? "" : second.error().text().c_str());
        QCOMPARE(runVectors(*second.value(), folder), QString());
    }
}

QTEST_GUILESS_MAIN(TestBranches)
#include "test_branches.moc"
