// A preview and the drop after it share code: the preview of held tensors equals the result of the drop.

#include <QTest>
#include <random>

#include "engine/open/first_tuning.h"
#include "engine/study/first_outcome.h"
#include "engine/study/height_fixes.h"
#include "engine/study/legal_offset.h"
#include "engine/study/pool_choice.h"
#include "tests/test_data.h"

#include "engine/engine.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

/// A program under a tuning with a second pool, planned.
struct Opened {
    Engine engine;
    std::shared_ptr<const Program> program;
    Tuning tuning;
    Outcome outcome;
    Progress progress;

    bool open(const QString& file, std::string_view planner) {
        auto read = engine.open(file.toStdString(), progress);
        if (!read.ok()) return false;
        program = std::move(read).take();
        tuning = first_tuning(*program, {});
        tuning.planner = planner;
        tuning = edit::add_pool(std::move(tuning), {.mem_id = 2, .name = "PSRAM"});
        return plan();
    }
    bool plan() {
        auto planned = engine.evaluate(*program, tuning, {}, progress);
        if (!planned.ok()) return false;
        outcome = std::move(planned).take();
        return true;
    }
    /// As in the document: the edits change the tuning, which is planned.
    Result<Outcome> drop(const std::vector<TensorEdit>& edits) {
        return first_outcome(engine, *program, with_edits(tuning, outcome, edits), progress);
    }
    const TensorRow& row(const std::string& name) const {
        return *std::find_if(outcome.tensors.begin(), outcome.tensors.end(),
                             [&](const TensorRow& each) { return each.name == name; });
    }
};

/// A move to the other pool, to an offset, both, an own alignment or the end of a pin.
TensorEdit any_edit(const Outcome& outcome, std::mt19937& random) {
    const TensorRow* row = nullptr;
    while (!row || !row->buffer.valid() || row->bytes == 0) row = &outcome.tensors[random() % outcome.tensors.size()];
    TensorEdit edit{.tensor = row->value};
    switch (random() % 5) {
        case 0: edit.mem_id = row->mem_id == 1 ? 2 : 1; break;
        case 1: edit.mem_id = row->mem_id == 1 ? 2 : 1; [[fallthrough]];
        case 2: edit.offset = static_cast<std::int64_t>(random() % 4096) * 64; break;
        case 3: edit.align = 64; break;
        default: edit.unpin = true;
    }
    return edit;
}

QString difference(const Plan& shown, const Plan& made) {
    const auto &a = shown.problem.buffers, &b = made.problem.buffers;
    if (a.size() != b.size()) return QStringLiteral("%1 buffers, then %2").arg(a.size()).arg(b.size());
    for (const BufferRow i : a.indices()) {
        if (a[i].id != b[i].id || a[i].mem_id != b[i].mem_id || a[i].pinned != b[i].pinned || a[i].align != b[i].align)
            return QStringLiteral("buffer %1 is asked for elsewhere").arg(i.number());
        if (shown.placement.offsets[i] != made.placement.offsets[i])
            return QStringLiteral("buffer %1 lies elsewhere").arg(i.number());
    }
    if (shown.pools.size() != made.pools.size()) return QStringLiteral("pools");
    for (const PoolResult& pool : made.pools) {
        const PoolResult* before = shown.pool(pool.mem_id);
        if (!before || before->bytes != pool.bytes || before->lower_bound != pool.lower_bound)
            return QStringLiteral("pool %1").arg(pool.mem_id);
    }
    return shown.valid() == made.valid() ? QString() : QStringLiteral("verdict");
}

QString sample(const char* name) {
    return QStringLiteral(ARENASCOPE_SOURCE_DIR "/resources/samples/") + QLatin1String(name);
}

}  // namespace

class TestPreviewedPlans : public QObject {
    Q_OBJECT

private slots:
    void aQuickPlannersPreviewIsThePlanAfterTheDrop_data();
    void aQuickPlannersPreviewIsThePlanAfterTheDrop();
    void theSettledPreviewIsThePlanAfterTheDrop_data();
    void theSettledPreviewIsThePlanAfterTheDrop();
    void whatRulesPlacedStaysThere();
    void aTensorOfTheCallerIsPreviewedWhereItGoes();
    void aPinStaysInThePoolThatWasChosenForIt();
    void fixesOfAPoolLowerIt();
    void anOffsetIsJudgedByTheAlignmentThatItWillHave();
    void poolsAreChosenOnlyWhereThePlanDoesNotFit();
};

void TestPreviewedPlans::aQuickPlannersPreviewIsThePlanAfterTheDrop_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("planner");
    for (const char* planner : {"greedy_by_size", "greedy_by_breadth"}) {
        for (const char* name : {"mobilenet_v2_w035/model.pt2", "llama_kv_dynseq.pt2", "add_mul_sin/model.pt2",
                                 "mobilenet_v2_w035/model_greedy.pte", "dw_conv_xnnpack.pte"})
            QTest::addRow("%s %s", planner, name) << sample(name) << QString::fromLatin1(planner);
        for (const char* name : {"branchy_multi_io", "lstm", "mutable_state"})
            QTest::addRow("%s %s", planner, name)
                << programFolder(QString::fromLatin1(name)) + "/model.pt2" << QString::fromLatin1(planner);
    }
}

/// Edit by edit, each on the result of the one before.
void TestPreviewedPlans::aQuickPlannersPreviewIsThePlanAfterTheDrop() {
    QFETCH(QString, file);
    QFETCH(QString, planner);
    Opened opened;
    QVERIFY(opened.open(file, planner.toStdString()));
    std::mt19937 random(5);
    int compared = 0;
    for (int tries = 0; tries < 60 && compared < 12; ++tries) {
        const TensorEdit edit = any_edit(opened.outcome, random);
        if (illegal_offset(opened.outcome, opened.tuning, {edit})) continue;  // is refused
        const auto preview = what_if(opened.outcome, opened.tuning, {edit});
        QVERIFY(preview);
        if (preview->is_settled()) continue;  // moves nothing
        const auto after = opened.drop({edit});
        QVERIFY2(after.ok(), after.ok() ? "" : after.error().text().c_str());
        const QString why = difference(preview->plan, after.value().plan());
        QVERIFY2(why.isEmpty(), qPrintable(why));
        ++compared;
        if (!after.value().plan().valid()) continue;
        opened.tuning = with_edits(opened.tuning, opened.outcome, {edit});
        QVERIFY(opened.plan());
    }
    QCOMPARE(compared, 12);
}

void TestPreviewedPlans::theSettledPreviewIsThePlanAfterTheDrop_data() {
    QTest::addColumn<QString>("file");
    for (const char* name :
         {"mobilenet_v2_w035/model.pt2", "llama_kv_dynseq.pt2", "add_mul_sin/model.pt2", "dw_conv_xnnpack.pte"})
        QTest::newRow(name) << sample(name);
}

/// Until `auto` has finished, a preview is never smaller than its result.
void TestPreviewedPlans::theSettledPreviewIsThePlanAfterTheDrop() {
    QFETCH(QString, file);
    Opened opened;
    QVERIFY(opened.open(file, planner_id::automatic));
    std::mt19937 random(7);
    for (int compared = 0; compared < 3;) {
        const TensorEdit edit = any_edit(opened.outcome, random);
        const auto quick = what_if(opened.outcome, opened.tuning, {edit});
        QVERIFY(quick);
        if (quick->is_settled() || edit.unpin || illegal_offset(opened.outcome, opened.tuning, {edit})) continue;
        const auto preview =
            settled(opened.engine, *opened.program, opened.tuning, opened.outcome, *quick, opened.progress);
        QVERIFY(preview.ok());
        QVERIFY(preview.value().is_settled() && preview.value().held == quick->held);
        Progress progress;
        const auto after =
            opened.engine.evaluate(*opened.program, with_edits(opened.tuning, opened.outcome, {edit}), {}, progress);
        QVERIFY(after.ok());
        const QString why = difference(preview.value().plan, after.value().plan());
        QVERIFY2(why.isEmpty(), qPrintable(why));
        ++compared;
        if (!preview.value().plan.valid()) continue;
        for (const PoolResult& pool : preview.value().plan.pools)
            QVERIFY(pool.bytes <= quick->plan.pool(pool.mem_id)->bytes);
    }
}

void TestPreviewedPlans::whatRulesPlacedStaysThere() {
    Opened opened;
    QVERIFY(opened.open(sample("mobilenet_v2_w035/model.pt2"), planner_id::greedy_by_size));
    opened.tuning.edits.rules.push_back({.match = "kind:intermediate", .pool = 2});
    QVERIFY(opened.plan());
    const auto placed = std::find_if(opened.outcome.tensors.begin(), opened.outcome.tensors.end(),
                                     [](const TensorRow& row) { return row.buffer.valid() && row.mem_id == 2; });
    QVERIFY(placed != opened.outcome.tensors.end());
    const TensorEdit edit{.tensor = placed->value, .offset = 1 << 20};
    const auto preview = what_if(opened.outcome, opened.tuning, {edit});
    const auto after = opened.drop({edit});
    QVERIFY(preview && after.ok());
    QCOMPARE(difference(preview->plan, after.value().plan()), QString());
    QCOMPARE(preview->plan.problem.buffers[placed->buffer].mem_id, 2);
}

void TestPreviewedPlans::aTensorOfTheCallerIsPreviewedWhereItGoes() {
    Opened opened;
    QVERIFY(opened.open(sample("add_mul_sin/model.pt2"), planner_id::greedy_by_size));
    const std::string name =
        std::find_if(opened.outcome.tensors.begin(), opened.outcome.tensors.end(), [](const TensorRow& row) {
            return row.role == Role::input;
        })->name;
    opened.tuning = edit::set_unplanned(opened.tuning, name, true);
    QVERIFY(opened.plan());
    QVERIFY(!opened.row(name).buffer.valid());
    const TensorEdit edit{.tensor = opened.row(name).value, .mem_id = 2};
    const auto preview = what_if(opened.outcome, opened.tuning, {edit});
    const auto after = opened.drop({edit});
    QVERIFY(preview && after.ok());
    QCOMPARE(difference(preview->plan, after.value().plan()), QString());
    QVERIFY(preview->plan.pool(2)->bytes > 0);
}

/// The tuning does not name the pool of an automatically placed tensor; its offset is one in that pool.
void TestPreviewedPlans::aPinStaysInThePoolThatWasChosenForIt() {
    Opened opened;
    QVERIFY(opened.open(sample("mobilenet_v2_w035/model.pt2"), planner_id::greedy_by_size));
    opened.tuning.pools[0].capacity = 64 * 1024;
    opened.tuning.pools[1].cost = 4;
    opened.tuning = edit::set_place_auto(opened.tuning, true);
    QVERIFY(opened.plan());
    const auto placed = std::find_if(opened.outcome.tensors.begin(), opened.outcome.tensors.end(),
                                     [](const TensorRow& row) { return row.buffer.valid() && row.mem_id == 2; });
    QVERIFY(placed != opened.outcome.tensors.end());
    const TensorEdit edit{.tensor = placed->value, .offset = 1 << 21};
    const auto preview = what_if(opened.outcome, opened.tuning, {edit});
    const auto after = opened.drop({edit});
    QVERIFY(preview && after.ok());
    const BufferRow row = placed->buffer;
    for (const Plan* plan : {&preview->plan, &after.value().plan()}) {
        QCOMPARE(plan->problem.buffers[row].id.number(), placed->value.number());
        QCOMPARE(plan->problem.buffers[row].mem_id, 2);
        QCOMPARE(plan->placement.offsets[row], std::int64_t{1} << 21);
    }
}

void TestPreviewedPlans::fixesOfAPoolLowerIt() {
    Opened opened;
    QVERIFY(opened.open(sample("mobilenet_v2_w035/model.pt2"), planner_id::automatic));
    QVERIFY(!pinned_height(opened.outcome.plan(), *opened.outcome.plan().pool(1)));
    const auto largest = std::max_element(opened.outcome.tensors.begin(), opened.outcome.tensors.end(),
                                          [](const TensorRow& a, const TensorRow& b) { return a.bytes < b.bytes; });
    const std::string name = largest->name;
    const std::int64_t before = opened.outcome.plan().pool(1)->bytes;
    opened.tuning = with_edits(opened.tuning, opened.outcome, {{.tensor = largest->value, .offset = before}});
    QVERIFY(opened.plan());
    const PoolResult& pool = *opened.outcome.plan().pool(1);
    const auto pinned = pinned_height(opened.outcome.plan(), pool);
    QVERIFY(pinned && pinned->cost == pool.bytes - before);
    QCOMPARE(pinned->top.pin.value_or(no_value).number(), opened.row(name).value.number());
    const std::vector<HeightFix> fixes = height_fixes(opened.outcome, opened.tuning, 1, 3);
    QVERIFY(!fixes.empty() && fixes.size() <= 3);
    QVERIFY(fixes.front().edit.unpin);
    for (const HeightFix& fix : fixes) {
        const auto after = opened.drop({fix.edit});
        QVERIFY(after.ok());
        QVERIFY(fix.height < pool.bytes && after.value().plan().pool(1)->bytes <= fix.height);
    }
    QVERIFY(height_fixes(opened.outcome, opened.tuning, 7, 3).empty());
}

void TestPreviewedPlans::anOffsetIsJudgedByTheAlignmentThatItWillHave() {
    Opened opened;
    QVERIFY(opened.open(sample("add_mul_sin/model.pt2"), planner_id::greedy_by_size));
    const auto placed = std::find_if(opened.outcome.tensors.begin(), opened.outcome.tensors.end(),
                                     [](const TensorRow& row) { return row.buffer.valid(); });
    const ValueId tensor = placed->value;
    const auto found = illegal_offset(opened.outcome, opened.tuning, {{.tensor = tensor, .offset = 21}});
    QVERIFY(found && found->tensor == tensor);
    QCOMPARE(found->align, std::int64_t{16});
    QCOMPARE(found->below, std::int64_t{16});
    QCOMPARE(found->above, std::int64_t{32});
    QVERIFY(!illegal_offset(opened.outcome, opened.tuning, {{.tensor = tensor, .offset = 32}}));
    QVERIFY(illegal_offset(opened.outcome, opened.tuning, {{.tensor = tensor, .offset = 32, .align = 64}}));
    // A pin stays legal if only its alignment changes, or if it is removed.
    opened.tuning = edit::pin(opened.tuning, placed->name, 32);
    QVERIFY(opened.plan());
    QVERIFY(illegal_offset(opened.outcome, opened.tuning, {{.tensor = tensor, .align = 64}}));
    QVERIFY(!illegal_offset(opened.outcome, opened.tuning, {{.tensor = tensor, .unpin = true, .align = 64}}));
    QVERIFY(!illegal_offset(opened.outcome, opened.tuning, {{.tensor = tensor, .mem_id = 2, .align = 64}}));
}

void TestPreviewedPlans::poolsAreChosenOnlyWhereThePlanDoesNotFit() {
    Opened opened;
    QVERIFY(opened.open(sample("mobilenet_v2_w035/model.pt2"), planner_id::greedy_by_size));
    QVERIFY(!could_choose_pools(opened.outcome, opened.tuning));
    opened.tuning.pools[0].capacity = 64 * 1024;
    QVERIFY(opened.plan());
    QVERIFY(could_choose_pools(opened.outcome, opened.tuning));
    const auto chosen = choose_pools(opened.engine, *opened.program, opened.tuning, opened.progress);
    QVERIFY(chosen.ok() && chosen.value().plan().fits());
    opened.tuning.pools.pop_back();
    QVERIFY(!could_choose_pools(opened.outcome, opened.tuning));
}

QTEST_GUILESS_MAIN(TestPreviewedPlans)
#include "test_previewed_plans.moc"
