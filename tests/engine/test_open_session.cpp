// Opening a program and a session: the code that the window and the command line share.

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

#include "engine/engine.h"
#include "engine/open/first_tuning.h"
#include "engine/open/saved_session.h"
#include "engine/open/session_files.h"
#include "tests/test_data.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

std::shared_ptr<const Program> opened(const Engine& engine, const QString& file) {
    Progress progress;
    auto program = engine.open(file.toStdString(), progress);
    return program.ok() ? std::move(program).take() : nullptr;
}

QString sample(const char* name) {
    return QStringLiteral(ARENASCOPE_SOURCE_DIR "/resources/samples/") + QLatin1String(name);
}

std::string firstPlanned(const Outcome& outcome) {
    for (const TensorRow& row : outcome.tensors) {
        if (row.buffer.valid() && row.bytes > 0) return row.name;
    }
    return {};
}

}  // namespace

class TestOpenSession : public QObject {
    Q_OBJECT

private slots:
    void aProgramStartsWithWhatItsFileFixes_data() {
        QTest::addColumn<QString>("file");
        for (const char* name : {"add_mul_sin/model.pt2", "add_mul_sin/model_greedy_noio.pte", "dw_conv_xnnpack.pte",
                                 "llama_kv_dynseq.pt2"})
            QTest::newRow(name) << sample(name);
    }
    void aProgramStartsWithWhatItsFileFixes() {
        QFETCH(QString, file);
        const Engine engine;
        const auto program = opened(engine, file);
        QVERIFY(program);
        const Tuning start = starting_tuning(*program);
        QVERIFY(first_tuning(*program, {}) == start);
        Tuning asked;
        asked.align = 256;
        asked.planner = planner_id::naive;
        asked.plan_inputs = false;
        asked.unplanned = {"somebody's"};
        const Tuning own =
            first_tuning(*program, asked, {.align = true, .inputs = true, .outputs = true, .state = true});
        QCOMPARE(own.align, std::int64_t{256});
        QVERIFY(!own.plan_inputs && own.plan_outputs);
        QVERIFY(own.unplanned == asked.unplanned && own.pinned == start.pinned);
        const Tuning most = first_tuning(*program, asked, {.align = true});
        QCOMPARE(most.plan_inputs, start.plan_inputs);
        QCOMPARE(most.unplanned.size(), start.unplanned.size() + 1);
        QCOMPARE(most.planner, std::string(planner_id::naive));
    }

    void theMemoriesOfAFileBecomePools() {
        Outcome outcome;
        outcome.plans.emplace_back();
        outcome.plans[0].pools = {{.mem_id = 1}, {.mem_id = 3}};
        Tuning tuning;
        QVERIFY(adopt_memories(outcome, tuning));
        QCOMPARE(tuning.pools.size(), std::size_t{2});
        QCOMPARE(tuning.pools[1].name, std::string("Memory 3"));
        QVERIFY(!adopt_memories(outcome, tuning));
    }

    void onlyTheUserKnowsABoundThatIsMissing() {
        const Engine engine;
        const auto program = opened(engine, programFolder(QStringLiteral("unbounded_dim")) + "/model.pt2");
        if (!program) QSKIP("the program is in the larger set");
        Tuning tuning = first_tuning(*program, {});
        QVERIFY(lacks_bound(*program, tuning));
        for (const auto& [symbol, range] : program->methods.front().ranges)
            tuning = edit::set_range(tuning, symbol, RangeEdit{range.min, 64});
        QVERIFY(!lacks_bound(*program, tuning));
    }

    /// Moved together, also if the folder is a link, both are found again.
    void aSessionAndItsProgramCanBeMovedTogether() {
        QTemporaryDir folder;
        QDir root(folder.path());
        QVERIFY(root.mkpath("here/sessions") && root.mkpath("elsewhere"));
        QVERIFY(QFile::link(root.filePath("here/sessions"), root.filePath("elsewhere/link")));
        for (const char* path : {"here/sessions/s.json", "elsewhere/link/s.json"}) {
            const std::string file = root.filePath(path).toStdString();
            const std::string program = root.filePath("here/model.pte").toStdString();
            QVERIFY(write_session(file, {.program = program, .tuning = {}}).ok());
            QVERIFY(is_session(file));
            const auto read = read_session(file, {});
            QVERIFY(read.ok());
            QCOMPARE(read.value().session.program, program);
        }
        QVERIFY(root.rename("here", "there"));
        const auto read = read_session(root.filePath("there/sessions/s.json").toStdString(), {});
        QVERIFY(read.ok());
        QVERIFY(!is_session(sample("add_mul_sin/io.json").toStdString()));
        QVERIFY(!is_session(root.filePath("none.json").toStdString()));
    }

    void whatOfASessionIsNotTakenIsKnown() {
        QTemporaryDir folder;
        const std::string file = folder.filePath("s.json").toStdString();
        Session session;
        session.tuning.planner = "exec:/opt/planner";
        std::string text = to_json(session);
        text.insert(text.find('{') + 1, "\"bogus\": 1,");
        QFile out(QString::fromStdString(file));
        QVERIFY(out.open(QFile::WriteOnly));
        out.write(text.data(), static_cast<qint64>(text.size()));
        out.close();
        const auto read = read_session(file, {});
        QVERIFY(read.ok());
        QCOMPARE(read.value().program.value_or(""), std::string("/opt/planner"));
        QCOMPARE(read.value().session.tuning.planner, std::string(planner_id::automatic));
        QCOMPARE(read.value().unknown.size(), std::size_t{1});
        QCOMPARE(read.value().unknown[0].file, file);
        const std::vector<std::string> own{"/opt/planner"};
        const auto allowed = read_session(file, own);
        QVERIFY(allowed.ok() && !allowed.value().program);
        QCOMPARE(allowed.value().session.tuning.planner, std::string("exec:/opt/planner"));
    }

    void aStoredPlanIsShownOrSaysWhyNot() {
        const Engine engine;
        Progress progress;
        const auto program = opened(engine, sample("mobilenet_v2_w035/model.pt2"));
        QVERIFY(program);
        Tuning tuning = first_tuning(*program, {});
        tuning.planner = planner_id::naive;
        const auto naive = engine.evaluate(*program, tuning, {}, progress);
        QVERIFY(naive.ok());
        tuning.pinned[firstPlanned(naive.value())] = 1 << 20;
        tuning.pinned["gone"] = 64;
        Session session = session_of(tuning, &naive.value());
        tuning.pinned.erase("gone");

        const auto applied = apply_session(session, session.tuning, *program);
        QVERIFY(applied.ok());
        QVERIFY(applied.value().edits.tuning == tuning);
        QCOMPARE(applied.value().edits.orphaned, std::vector<std::string>{"gone"});

        auto again = engine.evaluate(*program, first_tuning(*program, {}), {}, progress);
        QVERIFY(again.ok());
        QVERIFY(again.value().plan().placement.offsets != naive.value().plan().placement.offsets);
        const auto shown = show_stored_plan(applied.value().stored, again.value());
        QVERIFY(shown.ok() && !shown.value());
        QCOMPARE(again.value().plan().placement.offsets, naive.value().plan().placement.offsets);
        QVERIFY(again.value().plan().valid());

        session.places.begin()->second.bytes += 64;
        auto other = engine.evaluate(*program, first_tuning(*program, {}), {}, progress);
        QVERIFY(other.ok());
        const auto offsets = other.value().plan().placement.offsets;
        const auto unlike = show_stored_plan(session, other.value());
        QVERIFY(unlike.ok() && unlike.value());
        QCOMPARE(other.value().plan().placement.offsets, offsets);
        session.tuning.method = "nobody's";
        const auto without = apply_session(session, session.tuning, *program);
        QVERIFY(without.ok());
        const std::vector<std::string>& orphaned = without.value().edits.orphaned;
        QVERIFY(std::find(orphaned.begin(), orphaned.end(), "method nobody's") != orphaned.end());
    }
};

QTEST_GUILESS_MAIN(TestOpenSession)
#include "test_open_session.moc"
