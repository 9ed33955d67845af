// Tiled groups as part of the tuning: a search result is planned again, saved, and left out if it no longer
// applies.

#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <limits>

#include "engine/engine.h"
#include "engine/evaluate/tiled_method.h"
#include "engine/runner/inputs.h"
#include "engine/study/pass_rows.h"
#include "engine/study/shrink/change_report.h"
#include "engine/study/shrink/shrink.h"
#include "engine/study/tiled_nodes.h"
#include "tests/runtime/running.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

struct Found {
    std::shared_ptr<const Program> program;
    Tuning tuning;
    ShrinkReport report;
};

QString modelOf(const QString& name) {
    const QString folder = programFolder(name), core = folder + QStringLiteral("/model_core.pt2");
    return QFileInfo::exists(core) ? core : folder + QStringLiteral("/model.pt2");
}

Result<Found> found(const QString& name) {
    Progress progress;
    const Engine engine;
    Found out;
    TRY(out.program, engine.open(modelOf(name).toStdString(), progress));
    out.tuning = starting_tuning(*out.program);
    out.tuning.options.nodes = 20'000;
    TRY(out.report, shrink_program(engine, out.program, out.tuning, {}, progress));
    return out;
}

bool hasIssue(const Outcome& outcome) {
    return std::any_of(outcome.report.issues.begin(), outcome.report.issues.end(),
                       [](const PlanIssue& issue) { return issue.code == IssueCode::rule_matches_nothing; });
}

}  // namespace

class TestTiledTuning : public QObject {
    Q_OBJECT

private slots:
    void theTuningPlansWhatTheSearchFound_data() {
        QTest::addColumn<bool>("needed");
        for (const char* name : {"mlp_dynbatch", "lstm", "cond", "scan_gru"}) QTest::newRow(name) << true;
        for (const char* name : {"resnet18_slim", "hf_gpt2_tiny", "mobilenet_v2_w035", "vit_tiny"})
            QTest::newRow(name) << false;
    }
    void theTuningPlansWhatTheSearchFound() {
        QFETCH(bool, needed);
        const QString name = QString::fromLatin1(QTest::currentDataTag());
        if (!needed && !QFileInfo::exists(modelOf(name))) QSKIP("needs the larger data set");
        const auto made = found(name);
        QVERIFY2(made.ok(), made.ok() ? "" : made.error().text().c_str());
        const Found& all = made.value();
        QVERIFY(!all.report.front.empty());
        Progress progress;
        const Engine engine;
        for (const ShrunkProgram& point : all.report.front) {
            const Tuning tuning = with_tiles(all.tuning, point.choice);
            const auto outcome = engine.evaluate(*all.program, tuning, {}, progress);
            QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
            QVERIFY(!hasIssue(outcome.value()));
            QVERIFY(outcome.value().plan().valid());
            QCOMPARE(outcome.value().plan().total_bytes, point.arena);
            QCOMPARE(outcome.value().method->instructions.size(), point.outcome.method->instructions.size());
            const auto read = tuning_from_json(to_json(tuning));
            QVERIFY(read.ok() && read.value() == tuning);
        }
    }

    /// Rows of a TensorFlow Lite model, with whichever rows are cropped where.
    void rowsOfATfliteModelAreKept() {
        Progress progress;
        const Engine engine;
        const auto program = engine.open(ARENASCOPE_TEST_DATA "/tflite/person_detect_offline_plan.tflite", progress);
        QVERIFY(program.ok());
        Tuning tuning = starting_tuning(*program.value());
        tuning.options.nodes = 20'000;
        const auto report = shrink_program(engine, program.value(), tuning, {}, progress);
        QVERIFY(report.ok() && !report.value().front.empty());
        for (const ShrunkProgram& point : report.value().front) {
            const Tuning chosen = with_tiles(tuning, point.choice);
            const auto outcome = engine.evaluate(*program.value(), chosen, {}, progress);
            QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
            QVERIFY(!hasIssue(outcome.value()) && outcome.value().plan().valid());
            QCOMPARE(outcome.value().plan().total_bytes, point.arena);
            QCOMPARE(outcome.value().method->instructions.size(), point.outcome.method->instructions.size());
            const auto read = tuning_from_json(to_json(chosen));
            QVERIFY(read.ok() && read.value() == chosen);
        }
        TiledMethod wrong = report.value().front.front().choice;
        QVERIFY(!wrong.groups.empty());
        for (std::int64_t TiledGroup::*const member : {&TiledGroup::begin, &TiledGroup::end, &TiledGroup::made_by,
                                                       &TiledGroup::result, &TiledGroup::axis, &TiledGroup::tiles}) {
            for (const std::int64_t number : {std::int64_t{-1}, std::int64_t{1} << 40}) {
                TiledMethod bad = wrong;
                bad.groups.front().*member = number;
                const auto outcome = engine.evaluate(*program.value(), with_tiles(tuning, bad), {}, progress);
                QVERIFY(outcome.ok() && outcome.value().plan().valid());
                QVERIFY(hasIssue(outcome.value()));
            }
        }
    }

    /// Every tiled node is on the page and in the Python, which finds the nodes of a program by their names.
    void aReportNamesEveryChange() {
        const auto made = found(QStringLiteral("mlp_dynbatch"));
        QVERIFY(made.ok() && !made.value().report.front.empty());
        const Found& all = made.value();
        const Tuning tuning = with_tiles(all.tuning, all.report.front.front().choice);
        Progress progress;
        const Engine engine;
        const QTemporaryDir folder;
        const std::string page = folder.filePath(QStringLiteral("changes.md")).toStdString(),
                          script = folder.filePath(QStringLiteral("changes.py")).toStdString();
        QVERIFY(save_changes(page, engine, *all.program, tuning, "Compared.", progress).ok());
        QVERIFY(save_changes(script, engine, *all.program, tuning, {}, progress).ok());
        const auto refused = save_changes(folder.filePath(QStringLiteral("changes.txt")).toStdString(), engine,
                                          *all.program, tuning, {}, progress);
        QVERIFY(!refused.ok());
        const auto textOf = [](const std::string& path) {
            QFile file(QString::fromStdString(path));
            return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
        };
        const QString markdown = textOf(page);
        QVERIFY(markdown.contains(QStringLiteral("Compared.")));
        QVERIFY(markdown.contains(QString::number(all.report.front.front().arena) + QStringLiteral(" B")));
        const auto tiled = engine.evaluate(*all.program, tuning, {}, progress);
        QVERIFY(tiled.ok());
        const TiledMethod tiles = tuning.edits.tiles.front();
        const std::vector<TiledNodes> groups = tiled_nodes(*tiled.value().method, tiles);
        QCOMPARE(groups.size(), tiles.groups.size());
        QVERIFY(!groups.empty());
        for (const PassReport& pass : tiled.value().report.passes)
            QVERIFY(pass.id == "tile" || markdown.contains(QString::fromStdString(pass.id)));
        for (const TiledNodes& group : groups)
            for (const TiledNode& node : group.nodes)
                QVERIFY2(node.source.empty() || markdown.contains(QString::fromStdString(node.source)),
                         node.name.c_str());
        if (QStandardPaths::findExecutable(QStringLiteral("python3")).isEmpty()) QSKIP("needs python3");
        QProcess python;
        python.setWorkingDirectory(folder.path());
        python.start(QStringLiteral("python3"),
                     {QStringLiteral("-c"),
                      QStringLiteral("import changes, types\n"
                                     "names = [n[0] for g in changes.TILED_GROUPS for n in g['nodes']]\n"
                                     "nodes = [types.SimpleNamespace(name=n) for n in names + ['other']]\n"
                                     "p = types.SimpleNamespace(graph=types.SimpleNamespace(nodes=nodes))\n"
                                     "assert [n.name for g, n in changes.changed_nodes(p)] == names\n"
                                     "assert not changes.missing_nodes(p)\n"
                                     "print(len(names))")});
        QVERIFY(python.waitForFinished());
        const QByteArray failure = python.readAllStandardError();
        QVERIFY2(python.exitCode() == 0, failure.constData());
        QVERIFY(python.readAllStandardOutput().trimmed().toInt() > 0);
    }

    /// Tiles of one result follow each other without a gap.
    void rowsOfTilesAreCounted() {
        const auto made = found(QStringLiteral("mlp_dynbatch"));
        QVERIFY(made.ok() && !made.value().report.front.empty());
        const Method& method = *made.value().report.front.front().outcome.method;
        const std::map<ValueId, TileRows> rows = tile_rows(method, &made.value().report.front.front().choice);
        QVERIFY(!rows.empty());
        std::map<std::string, std::map<int, TileRows>> byNode;
        for (const auto& [value, tile] : rows) byNode[tile.whole].emplace(tile.number, tile);
        for (const auto& [node, tiles] : byNode) {
            std::int64_t at = 0;
            for (const auto& [number, tile] : tiles) {
                QVERIFY(number >= 1 && number <= tile.count);
                if (!tile.knows_rows()) continue;
                if (static_cast<int>(tiles.size()) == tile.count) QCOMPARE(tile.lo, at);
                QVERIFY(tile.lo < tile.hi && tile.hi <= tile.size);
                at = tile.hi;
            }
        }
    }

    void whatIsChosenComputesTheSame() {
        const auto made = found(QStringLiteral("mlp_dynbatch"));
        QVERIFY(made.ok() && !made.value().report.front.empty());
        const Found& all = made.value();
        Progress progress;
        const Engine engine;
        const auto plain = engine.evaluate(*all.program, all.tuning, {}, progress);
        const auto tiled =
            engine.evaluate(*all.program, with_tiles(all.tuning, all.report.front.front().choice), {}, progress);
        QVERIFY(plain.ok() && tiled.ok());
        const auto outputs = [&](const Outcome& outcome) -> std::vector<HostTensor> {
            const auto executor = Executor::load(all.program, *outcome.method, outcome.plan(), engine.load_options());
            InputRequest request{.values = InputRequest::Values::random, .seed = 3};
            const auto inputs = make_inputs(*all.program, *outcome.method, outcome.plan(), request);
            if (!executor.ok() || !inputs.ok()) return {};
            auto result = executor.value()->run(inputs.value(), {}, progress);
            return result.ok() ? std::move(result).take().outputs : std::vector<HostTensor>();
        };
        const auto expected = outputs(plain.value()), got = outputs(tiled.value());
        QVERIFY(!expected.empty() && got.size() == expected.size());
        for (std::size_t i = 0; i < got.size(); ++i) {
            const auto difference = compare(got[i], expected[i]);
            QVERIFY(difference.ok() && difference.value().first_mismatch < 0);
        }
    }

    /// Operators that moved are found by name; missing ones are named, and the rest is planned.
    void aChangedProgramKeepsWhatStillApplies() {
        const auto made = found(QStringLiteral("mlp_dynbatch"));
        QVERIFY(made.ok() && !made.value().report.front.empty());
        const Found& all = made.value();
        const ShrunkProgram& point = all.report.front.front();
        Progress progress;
        const Engine engine;
        TiledMethod moved = point.choice;
        for (TiledGroup& group : moved.groups) group.begin += 3, group.end += 3;
        const auto again = engine.evaluate(*all.program, with_tiles(all.tuning, moved), {}, progress);
        QVERIFY(again.ok() && !hasIssue(again.value()));
        QCOMPARE(again.value().plan().total_bytes, point.arena);
        TiledMethod gone = point.choice;
        gone.groups.front().last = "no_such_node";
        const auto without = engine.evaluate(*all.program, with_tiles(all.tuning, gone), {}, progress);
        QVERIFY(without.ok() && without.value().plan().valid());
        QVERIFY(hasIssue(without.value()));
        QVERIFY(without.value().plan().total_bytes > point.arena);
        QVERIFY(without_tiles(with_tiles(all.tuning, point.choice), point.choice.method).edits.tiles.empty());
    }

    /// Invalid groups of a session are refused, and the program is planned.
    void hostileGroupsAreLeftOut() {
        const auto made = found(QStringLiteral("mlp_dynbatch"));
        QVERIFY(made.ok() && !made.value().report.front.empty());
        const Found& all = made.value();
        const TiledMethod choice = all.report.front.front().choice;
        constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max(),
                               least = std::numeric_limits<std::int64_t>::min();
        Progress progress;
        const Engine engine;
        for (const std::int64_t number : {std::int64_t{-1}, std::int64_t{1} << 40, most, least}) {
            for (std::int64_t TiledGroup::*const member :
                 {&TiledGroup::begin, &TiledGroup::end, &TiledGroup::made_by, &TiledGroup::result, &TiledGroup::axis,
                  &TiledGroup::tiles}) {
                TiledMethod wrong = choice;
                wrong.groups.front().*member = number;
                const auto outcome = engine.evaluate(*all.program, with_tiles(all.tuning, wrong), {}, progress);
                QVERIFY(outcome.ok() && outcome.value().plan().valid());
                QVERIFY(hasIssue(outcome.value()));
            }
        }
    }

    /// Each figure of a row equals the result of choosing the row.
    void aRowIsWhatTickingItGives() {
        Progress progress;
        const Engine engine;
        const auto program = engine.open(modelOf(QStringLiteral("ops_zoo")).toStdString(), progress);
        QVERIFY(program.ok());
        Tuning tuning = starting_tuning(*program.value());
        tuning.edits.passes = {"in-place"};
        const auto table = measure_passes(engine, *program.value(), tuning, 60, progress);
        QVERIFY(table.ok());
        QCOMPARE(table.value().rows.size(), choosable_passes().size());
        for (const PassRow& row : table.value().rows) {
            QCOMPARE(row.is_chosen, row.id == "in-place");
            for (const bool on : {true, false}) {
                const auto outcome = engine.evaluate(*program.value(), with_pass(tuning, row.id, on), {}, progress);
                QVERIFY(outcome.ok());
                const auto& measured = on ? row.with : row.without;
                QVERIFY(measured.has_value());
                const ProgramCost cost = cost_of(outcome.value());
                QCOMPARE(measured->arena, cost.arena);
                QCOMPARE(measured->constants, cost.constants);
                QCOMPARE(measured->multiply_adds, cost.multiply_adds);
                QCOMPARE(measured->instructions, cost.instructions);
            }
            QVERIFY(row.alone.has_value());
        }
    }

    /// Batch norms have counters that nothing reads: no pass may be credited for removing them.
    void aPassThatFindsNothingStoresNothingLess() {
        Progress progress;
        const Engine engine;
        const auto program = engine.open(modelOf(QStringLiteral("mobilenet_v2_w035")).toStdString(), progress);
        QVERIFY(program.ok());
        const auto table = measure_passes(engine, *program.value(), starting_tuning(*program.value()), 60, progress);
        QVERIFY(table.ok());
        int idle = 0;
        for (const PassRow& row : table.value().rows) {
            if (row.id != "state-in-place" && row.id != "share-branch-results") continue;
            QVERIFY2(row.finds_nothing(table.value().bare), row.id.c_str());
            ++idle;
        }
        QCOMPARE(idle, 2);
    }
};

QTEST_GUILESS_MAIN(TestTiledTuning)
#include "test_tiled_tuning.moc"
