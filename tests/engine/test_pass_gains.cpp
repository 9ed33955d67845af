// The bytes that passes, orders and planners would save: each measured alone and together, within its time.

#include <QTest>
#include <numeric>

#include "engine/engine.h"
#include "engine/study/pass_gains.h"
#include "engine/study/shrink/shrink.h"
#include "engine/study/tilings.h"
#include "tests/test_data.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

struct Studied {
    std::shared_ptr<const Program> program;
    Tuning tuning;
    Outcome outcome;
    GainStudy study;
};

Result<Studied> studied(const QString& path, const std::function<Tuning(Tuning)>& change = {}, double seconds = 60) {
    Progress progress;
    const Engine engine;
    Studied out;
    TRY(out.program, engine.open(path.toStdString(), progress));
    out.tuning = starting_tuning(*out.program);
    if (change) out.tuning = change(std::move(out.tuning));
    TRY(out.outcome, engine.evaluate(*out.program, out.tuning, {}, progress));
    TRY(out.study, measure_gains(engine, *out.program, out.tuning, out.outcome.plan(), seconds, progress));
    return out;
}

QString file(const char* program, const char* name) {
    return programFolder(QString::fromLatin1(program)) + QLatin1Char('/') + QLatin1String(name);
}

const Gain* gainOf(const GainStudy& study, const std::string& id) {
    for (const Gain& gain : study.alone)
        if (gain.changes.front().id == id) return &gain;
    return nullptr;
}

}  // namespace

class TestPassGains : public QObject {
    Q_OBJECT

private slots:
    void whatIsMeasuredIsWhatTheEditGives_data();
    void whatIsMeasuredIsWhatTheEditGives();
    void whatHelpsOnlyTogetherIsFound();
    void tilesAreMeasured();
    void anAppliedTilingNeedsTheMeasuredBytes();
    void aTilingFitsThePresentCapacity();
    void aFilesOwnPlanMayBePlannedAnew();
    void whatTheTuningHasIsNotOffered();
    void aTableHasNoOperatorToChange();
    void timeAndCancellationEndIt();
};

void TestPassGains::whatIsMeasuredIsWhatTheEditGives_data() {
    QTest::addColumn<QString>("path");
    for (const char* name : {"mlp_dynbatch", "lstm", "mutable_state", "cond", "vit_tiny", "llama_kv_dynseq"})
        if (const QString path = file(name, "model.pt2"); QFileInfo::exists(path)) QTest::newRow(name) << path;
}

/// Every gain is the difference to the plan of the tuning with these changes; the largest comes first, and together
/// they need less than each alone.
void TestPassGains::whatIsMeasuredIsWhatTheEditGives() {
    QFETCH(QString, path);
    const auto got = studied(path);
    QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
    const GainStudy& study = got.value().study;
    QVERIFY(study.is_complete);
    std::vector<Gain> all = study.alone;
    if (study.together) all.push_back(*study.together);
    std::int64_t before = -1;
    for (const Gain& gain : all) {
        Tuning tuning = got.value().tuning;
        for (const ProgramChange& change : gain.changes) tuning = with_change(std::move(tuning), change);
        Progress progress;
        const auto outcome = Engine().evaluate(*got.value().program, tuning, {}, progress);
        QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
        QCOMPARE(gain.before, got.value().outcome.plan().total_bytes);
        QCOMPARE(gain.after, outcome.value().plan().total_bytes);
        QVERIFY(gain.saves() > 0);
        std::int64_t sum = 0;
        for (const PoolGain& pool : gain.pools) sum += pool.before - pool.after;
        QCOMPARE(sum, gain.saves());
        if (gain.changes.size() > 1) QVERIFY(study.alone.empty() || gain.after < study.alone.front().after);
        else QVERIFY(gain.after >= before);
        before = gain.after;
    }
    if (path.contains("vit_tiny")) {
        const Gain* folded = gainOf(study, "fold-constants");
        QVERIFY(folded);
        QCOMPARE(folded->before, std::int64_t{70912});
        QCOMPARE(folded->after, std::int64_t{30464});
    }
}

/// No pass lowers these plans alone: a batch norm folded leaves an operator that may then write over its operand.
void TestPassGains::whatHelpsOnlyTogetherIsFound() {
    const QString path = file("resnet18_slim", "model.pt2");
    if (!QFileInfo::exists(path)) QSKIP("in the larger set");
    const auto got = studied(path);
    QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
    const GainStudy& study = got.value().study;
    QVERIFY(study.is_complete && study.alone.empty());
    QVERIFY(study.together);
    QCOMPARE(study.together->changes.size(), std::size_t{2});
    QCOMPARE(study.together->before, std::int64_t{131072});
    QVERIFY(study.together->after <= 114688);
}

/// Tiling is measured on top of them, within its time.
void TestPassGains::tilesAreMeasured() {
    Progress progress;
    const Engine engine;
    const auto opened = engine.open(file("channels_last_conv", "model.pt2").toStdString(), progress);
    QVERIFY(opened.ok());
    const Tuning tuning = starting_tuning(*opened.value());
    const auto outcome = engine.evaluate(*opened.value(), tuning, {}, progress);
    QVERIFY(outcome.ok());
    const Plan& plan = outcome.value().plan();
    const auto tiles = measure_tiles(engine, opened.value(), tuning, plan, {}, 60, progress);
    QVERIFY(tiles.ok() && tiles.value());
    QCOMPARE(tiles.value()->before, plan.total_bytes);
    QVERIFY(tiles.value()->after < plan.total_bytes);
    const auto none = measure_tiles(engine, opened.value(), tuning, plan, {}, 0, progress);
    QVERIFY(none.ok() && !none.value());
}

/// Also where the tiles come with passes, such as one that computes values again.
void TestPassGains::anAppliedTilingNeedsTheMeasuredBytes() {
    Progress progress;
    const Engine engine;
    std::size_t with_passes = 0;
    for (const char* name : {"channels_last_conv", "quantized_uint8", "mlp_dynbatch"}) {
        const auto opened = engine.open(file(name, "model_core.pt2").toStdString(), progress);
        QVERIFY(opened.ok());
        const Tuning tuning = starting_tuning(*opened.value());
        const auto outcome = engine.evaluate(*opened.value(), tuning, {}, progress);
        QVERIFY(outcome.ok());
        const auto found = measure_tilings(engine, opened.value(), tuning, outcome.value().plan(), 60, progress);
        QVERIFY(found.ok());
        for (const Tiling& each : found.value()) {
            const Tuning applied =
                std::accumulate(each.gain.changes.begin(), each.gain.changes.end(), tuning, with_change);
            const auto now = engine.evaluate(*opened.value(), applied, {}, progress);
            QVERIFY(now.ok());
            QCOMPARE(now.value().plan().total_bytes, each.gain.after);
            with_passes += each.gain.changes.size() > 1 ? 1 : 0;
        }
    }
    QVERIFY(with_passes > 0);
}

/// What was searched for one capacity is offered for another: whether it fits is that of the plan at hand.
void TestPassGains::aTilingFitsThePresentCapacity() {
    Progress progress;
    const Engine engine;
    const auto opened = engine.open(file("channels_last_conv", "model_core.pt2").toStdString(), progress);
    QVERIFY(opened.ok());
    Tuning tuning = starting_tuning(*opened.value());
    const auto report = shrink_program(engine, opened.value(), tuning, {}, progress);
    QVERIFY(report.ok() && !report.value().front.empty());
    const std::int64_t least = report.value().front.front().arena;
    for (const std::int64_t capacity : {least, least - 1}) {
        tuning.pools.front().capacity = capacity;
        const auto outcome = engine.evaluate(*opened.value(), tuning, {}, progress);
        QVERIFY(outcome.ok() && !outcome.value().plan().fits());
        const std::vector<Tiling> found = tilings_of(report.value(), tuning, outcome.value().plan());
        QVERIFY(!found.empty());
        QCOMPARE(found.front().gain.after, least);
        QCOMPARE(found.front().fits, capacity == least);
    }
}

/// A .pte whose own plan is not the smallest: replanning is the change, as its pools show.
void TestPassGains::aFilesOwnPlanMayBePlannedAnew() {
    const auto got = studied(file("branchy_multi_io", "model_naive.pte"));
    QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
    const Gain* planned = gainOf(got.value().study, "auto");
    QVERIFY(planned);
    QCOMPARE(planned->changes.front().kind, ProgramChange::Kind::planner);
    QVERIFY(planned->after < planned->before);
    // What the new plan saves is no gain of a pass or an order, which need less than it, and name it.
    for (const Gain& gain : got.value().study.alone) {
        if (&gain == planned) continue;
        QVERIFY2(gain.after < planned->after, gain.changes.front().id.c_str());
        QCOMPARE(gain.changes.size(), std::size_t{2});
        QCOMPARE(gain.changes.back(), planned->changes.front());
    }
    if (got.value().study.together) QVERIFY(got.value().study.together->after < planned->after);
}

/// Neither a pass nor another order changes buffers whose times are given.
void TestPassGains::aTableHasNoOperatorToChange() {
    const auto got = studied(QStringLiteral(ARENASCOPE_TEST_DATA "/allocation/input.12.csv"));
    QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
    QVERIFY(got.value().study.is_complete);
    QCOMPARE(got.value().study.possible, std::size_t{0});
}

void TestPassGains::whatTheTuningHasIsNotOffered() {
    Tuning tuning;
    Plan plan;
    const auto ids = [&] {
        std::set<std::string> out;
        for (const ProgramChange& change : possible_changes(tuning, plan))
            out.insert(std::string(name_of(change.kind)) + ' ' + change.id);
        return out;
    };
    QVERIFY(ids().contains("pass fold-constants") && ids().contains("schedule search"));
    QVERIFY(!ids().contains("place auto") && !ids().contains("planner auto"));
    QVERIFY(!ids().contains("pass quantize-in-place"));  // its program cannot be exported
    tuning.edits.passes = {"fold-constants"};
    tuning.schedule = ScheduleMode::search;
    tuning.planner = "greedy";
    tuning = edit::add_pool(std::move(tuning), {.mem_id = 2, .name = "PSRAM"});
    QVERIFY(!ids().contains("pass fold-constants") && !ids().contains("schedule search"));
    QVERIFY(ids().contains("place auto") && ids().contains("planner auto"));
}

void TestPassGains::timeAndCancellationEndIt() {
    const auto none = studied(file("lstm", "model.pt2"), {}, 0);
    QVERIFY2(none.ok(), none.ok() ? "" : none.error().text().c_str());
    QVERIFY(!none.value().study.is_complete && none.value().study.alone.empty());
    Progress progress;
    progress.cancel();
    const auto cut =
        measure_gains(Engine(), *none.value().program, none.value().tuning, none.value().outcome.plan(), 60, progress);
    QVERIFY(!cut.ok() && cut.error().is_cancelled);
}

QTEST_GUILESS_MAIN(TestPassGains)
#include "test_pass_gains.moc"
