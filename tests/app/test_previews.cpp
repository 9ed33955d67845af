// What the window shows for a move before the drop equals what it shows after it.

#include <QInputDialog>
#include <QLineEdit>
#include <QPointer>
#include <QTreeWidget>
#include <QUndoStack>
#include <QtTest>
#include <random>

#include "app/controllers/edits.h"
#include "engine/study/what_if.h"
#include "tests/app/opened_window.h"
#include "widgets/charts/arena/arena_chart.h"
#include "widgets/panels/memory_pools_panel.h"
#include "widgets/panels/pool_card.h"
#include "widgets/panels/problems_panel.h"
#include "widgets/tables/plans_table.h"
#include "widgets/theme/format.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/height_texts.h"

using namespace arenascope;
using namespace arenascope::testing;

class TestPreviews : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<OpenedWindow> window_;

    [[nodiscard]] MainWindow& window() const { return **window_; }
    [[nodiscard]] ViewState& view() const { return window().workspace().view(); }
    [[nodiscard]] ArenaChart& arena() const { return *window().findChild<ArenaChart*>(); }
    [[nodiscard]] bool openFile(const QString& file) const {
        window().open(file);
        return QTest::qWaitFor([this] { return window_->idle() && window_->document(); }, 30000);
    }
    [[nodiscard]] bool addPool() const {
        window().workspace().edit(QStringLiteral("pool"), [](Tuning tuning) {
            return edit::add_pool(std::move(tuning), Pool{.mem_id = 2, .name = "PSRAM"});
        });
        return window_->wait();
    }
    /// Holds the tensors there until the chosen planner has answered.
    [[nodiscard]] std::shared_ptr<const WhatIf> rest(const std::vector<TensorEdit>& edits) const {
        auto quick = what_if(*view().outcome(), *view().tuning(), edits);
        if (!quick) return nullptr;
        view().setWhatIf(std::make_shared<const WhatIf>(std::move(*quick)));
        const bool settled = QTest::qWaitFor([this] { return view().whatIf()->is_settled(); }, 20000);
        return settled ? view().whatIf() : nullptr;
    }
    [[nodiscard]] QWidget& plot() const {
        for (QWidget* each : arena().findChildren<QWidget*>()) {
            if (each->inherits("QCustomPlot")) return *each;
        }
        return arena();
    }
    [[nodiscard]] QPoint at(const QPointF& pos) const { return plot().mapFrom(&arena(), pos.toPoint()); }
    [[nodiscard]] QString facts() const {
        QStringList out;
        for (const Fact& fact : arena().header().facts())
            out.append(QStringList{fact.label, fact.value, fact.suffix}.join(u' '));
        return out.join(u'|');
    }

private slots:
    void initTestCase() { prepareWindows(QStringLiteral("test_previews")); }
    void init() {
        window_ = std::make_unique<OpenedWindow>();
        QVERIFY(window_->wait());
    }
    void cleanup() { window_.reset(); }
    void what_is_shown_after_resting_is_what_the_drop_gives_data();
    void what_is_shown_after_resting_is_what_the_drop_gives();
    void taking_a_tensor_out_never_shows_more_than_there_is();
    void a_drag_back_home_shows_no_change();
    void quick_figures_are_marked_until_the_planner_has_had_its_say();
    void an_edit_of_a_loaded_plan_says_that_all_is_planned_anew();
    void a_pin_that_costs_says_so_and_is_the_first_to_go();
    void an_offset_that_alignment_forbids_is_refused_with_the_nearest();
};

void TestPreviews::what_is_shown_after_resting_is_what_the_drop_gives_data() {
    QTest::addColumn<QString>("file");
    const QString samples = QStringLiteral(ARENASCOPE_SOURCE_DIR "/resources/samples/");
    for (const char* name : {"mobilenet_v2_w035/model.pt2", "llama_kv_dynseq.pt2", "dw_conv_xnnpack.pte",
                             "mobilenet_v2_w035/model_greedy.pte"})
        QTest::newRow(name) << samples + QLatin1String(name);
}

void TestPreviews::what_is_shown_after_resting_is_what_the_drop_gives() {
    QFETCH(QString, file);
    QVERIFY(openFile(file));
    QVERIFY(addPool());
    std::mt19937 random(11);
    int moves = 0;
    for (int tries = 0; moves < 6 && tries < 40; ++tries) {
        const auto outcome = view().outcome();
        const TensorRow& row = outcome->tensors[random() % outcome->tensors.size()];
        if (!row.buffer.valid() || row.bytes == 0) continue;
        TensorEdit edit{.tensor = row.value};
        const int way = static_cast<int>(random() % 3);
        if (way != 0) edit.mem_id = row.mem_id == 1 ? 2 : 1;
        if (way != 1) {
            const PoolResult* pool = outcome->plan().pool(edit.mem_id.value_or(row.mem_id));
            const std::int64_t most = std::max<std::int64_t>(pool ? pool->bytes : 0, 4096);
            edit.offset = static_cast<std::int64_t>(random()) % most / 64 * 64;
        }
        const auto quick = what_if(*outcome, *view().tuning(), {edit});
        const auto after = rest({edit});
        QVERIFY(quick && after);
        if (!after->plan.valid()) continue;
        ++moves;
        for (const PoolResult& pool : after->plan.pools) QVERIFY(pool.bytes <= quick->plan.pool(pool.mem_id)->bytes);
        view().setWhatIf(nullptr);
        emit arena().editRequested({.label = QStringLiteral("move"), .edits = {edit}});
        QVERIFY(window_->wait());
        const Plan& plan = view().outcome()->plan();
        QCOMPARE(plan.planner, after->plan.planner);
        QCOMPARE(plan.placement.offsets.rows(), after->plan.placement.offsets.rows());
        for (const PoolResult& pool : plan.pools) QCOMPARE(after->plan.pool(pool.mem_id)->bytes, pool.bytes);
        if (moves % 3 == 0) window_->document()->history().undo();
        QVERIFY(window_->wait());
    }
    QCOMPARE(moves, 6);
}

void TestPreviews::taking_a_tensor_out_never_shows_more_than_there_is() {
    QVERIFY(openFile(QStringLiteral(ARENASCOPE_SOURCE_DIR "/resources/samples/llama_kv_dynseq.pt2")));
    QVERIFY(addPool());
    const auto outcome = view().outcome();
    for (const TensorRow& row : outcome->tensors) {
        if (!row.buffer.valid() || row.mem_id != 1) continue;
        const auto after = what_if(*outcome, *view().tuning(), {{.tensor = row.value, .mem_id = 2}});
        QVERIFY(after);
        QVERIFY2(after->plan.pool(1)->bytes <= outcome->plan().pool(1)->bytes, row.name.c_str());
    }
}

void TestPreviews::a_drag_back_home_shows_no_change() {
    QVERIFY(openFile(QStringLiteral(ARENASCOPE_SOURCE_DIR "/resources/samples/llama_kv_dynseq.pt2")));
    arena().fitAll();
    QVERIFY(window_->settle());
    const ArenaBox* box = nullptr;
    for (const ArenaBox& each : arena().scene().boxes) {
        if (each.name() == QStringLiteral("_softmax_1")) box = &each;
    }
    QVERIFY(box);
    const QPointF from = arena().boxRect(*box).center();
    QTest::mousePress(&plot(), Qt::LeftButton, Qt::NoModifier, at(from));
    QTest::mouseMove(&plot(), at(from - QPointF(0, 60)));
    QTest::mouseMove(&plot(), at(from));
    QVERIFY2(facts().contains(QStringLiteral("after the move")), qPrintable(facts()));
    QVERIFY2(!facts().contains(QStringLiteral("was")), qPrintable(facts()));
    QVERIFY(view().whatIf()->is_settled());
    QTest::mouseRelease(&plot(), Qt::LeftButton, Qt::NoModifier, at(from));
    QCOMPARE(window_->document()->history().count(), 0);
}

void TestPreviews::quick_figures_are_marked_until_the_planner_has_had_its_say() {
    QVERIFY(window_->open(QStringLiteral("mobilenet_v2_w035")));
    arena().fitAll();
    QVERIFY(window_->settle());
    const auto& boxes = arena().scene().boxes;
    const ArenaBox box =
        *std::max_element(boxes.begin(), boxes.end(), [](const auto& a, const auto& b) { return a.bytes < b.bytes; });
    const QPointF from = arena().boxRect(box).center();
    QTest::mousePress(&plot(), Qt::LeftButton, Qt::NoModifier, at(from));
    QTest::mouseMove(&plot(), at(from - QPointF(0, 20)));
    QTest::mouseMove(&plot(), at(from - QPointF(0, 170)));
    QVERIFY2(facts().contains(QStringLiteral("at most")), qPrintable(facts()));
    QVERIFY(QTest::qWaitFor([this] { return view().whatIf() && view().whatIf()->is_settled(); }, 20000));
    QVERIFY2(!facts().contains(QStringLiteral("at most")), qPrintable(facts()));
    const std::int64_t said = view().whatIf()->plan.total_bytes;
    QTest::mouseRelease(&plot(), Qt::LeftButton, Qt::NoModifier, at(from - QPointF(0, 170)));
    QVERIFY(window_->wait());
    QCOMPARE(window_->plan().total_bytes, said);
}

void TestPreviews::an_edit_of_a_loaded_plan_says_that_all_is_planned_anew() {
    QVERIFY(openFile(QStringLiteral(ARENASCOPE_SOURCE_DIR "/resources/samples/dw_conv_xnnpack.pte")));
    QCOMPARE(window_->plan().planner, std::string("loaded"));
    const Plan before = window_->plan();
    const auto& rows = view().outcome()->tensors;
    const auto row = std::find_if(rows.begin(), rows.end(),
                                  [](const TensorRow& each) { return each.buffer.valid() && each.bytes > 0; });
    QVERIFY(row != rows.end());
    const ValueId moved = row->value;
    emit arena().editRequested({.label = QStringLiteral("move"), .edits = {{.tensor = moved, .offset = 0x45E0}}});
    QVERIFY(window_->wait());
    QVERIFY(window_->plan().planner != "loaded");
    auto& bar = *window().findChild<MessageBar*>();
    QVERIFY(bar.isVisible());
    QVERIFY2(bar.title().contains(QStringLiteral("The file's own plan")), qPrintable(bar.title()));
    bar.offer().click();
    QVERIFY(window_->wait());
    QVERIFY(window_->plan().valid());
    QCOMPARE(others_moved(before, window_->plan(), {moved}), 0);
    QCOMPARE(window_->document()->history().count(), 2);
}

void TestPreviews::a_pin_that_costs_says_so_and_is_the_first_to_go() {
    QVERIFY(window_->open(QStringLiteral("mobilenet_v2_w035")));
    const std::int64_t before = window_->plan().total_bytes;
    window().workspace().edit(QStringLiteral("pools"), [](Tuning tuning) {
        tuning.pools.front().capacity = 900 * 1024;
        return edit::add_pool(std::move(tuning), Pool{.mem_id = 2, .name = "PSRAM"});
    });
    QVERIFY(window_->wait());
    const QString name = window_->largestTensor();
    window().edits().pin(name, 0x80000);
    QVERIFY(window_->wait());
    const Plan& plan = window_->plan();
    const std::int64_t cost = plan.total_bytes - before;
    QVERIFY(cost > 0);
    // Header, line, table and card measure from the bound without pins.
    QVERIFY2(facts().contains(QStringLiteral("Above lower bound ") + format::bytes(cost)), qPrintable(facts()));
    QVERIFY2(facts().contains(QStringLiteral("Pins cost ") + format::bytes(cost)), qPrintable(facts()));
    QCOMPARE(arena().scene().lanes.front().lowerBound, before);
    const std::vector<PlanRow> rows = planRows(*view().outcome());
    const auto shown = std::find_if(rows.begin(), rows.end(), [](const PlanRow& row) { return row.shown; });
    QCOMPARE(shown->aboveBound, cost);
    QVERIFY(!shown->optimal);
    const auto baseline = std::find_if(rows.begin(), rows.end(), [](const PlanRow& row) { return row.isBaseline; });
    QVERIFY2(baseline->origin.contains(QStringLiteral("does not support pins")), qPrintable(baseline->origin));
    for (const PlanRow& row : rows) QVERIFY2(!row.refusal.contains(u'_'), qPrintable(row.refusal));
    QStringList said;
    for (const QLabel* label : window().docks().panel<MemoryPoolsPanel>()->card(1)->findChildren<QLabel*>())
        said.append(label->text());
    QVERIFY2(said.join(u'|').contains(QStringLiteral("pins cost ") + format::bytes(cost)), qPrintable(said.join(u'|')));
    // Every fix lowers the pool, and the first one takes the pin off.
    const std::vector<HeightFix> fixes = heightFixes(view(), 1, 9);
    QVERIFY(!fixes.empty());
    QVERIFY(fixes.front().edit.unpin);
    const ValueId freed = fixes.front().edit.tensor;
    QCOMPARE(QString::fromStdString(view().outcome()->method->values[freed].name), name);
    for (const HeightFix& fix : fixes) QVERIFY(fix.height < plan.pool(1)->bytes);
    const QTreeWidget* problems = window().docks().panel<ProblemsPanel>()->findChild<QTreeWidget*>();
    const QString text = problems->topLevelItem(0)->text(0);
    QVERIFY2(text.contains(name + QStringLiteral(" ends highest")), qPrintable(text));
    window().edits().unpin(name);
    QVERIFY(window_->wait());
    QVERIFY2(!facts().contains(QStringLiteral("Pins cost")), qPrintable(facts()));
}

void TestPreviews::an_offset_that_alignment_forbids_is_refused_with_the_nearest() {
    QVERIFY(window_->open(QStringLiteral("mobilenet_v2_w035")));
    const QString name = window_->largestTensor();
    const auto& rows = view().outcome()->tensors;
    const auto row = std::find_if(rows.begin(), rows.end(),
                                  [&](const TensorRow& each) { return QString::fromStdString(each.name) == name; });
    view().select({row->value}, row->value);
    auto& bar = *window().findChild<MessageBar*>();
    window().edits().pin(name, 5);
    QVERIFY(bar.isVisible());
    const auto said = [&bar] { return bar.title().remove(QChar(0x200C)); };
    QVERIFY2(said().contains(QStringLiteral("0x000000")) && said().contains(QStringLiteral("0x000010")),
             qPrintable(said()));
    QCOMPARE(window_->document()->history().count(), 0);
    // Opened by key, the dialog stays until it is answered.
    arena().setFocus();
    QTest::keyClick(&arena(), Qt::Key_O);
    const QPointer<QInputDialog> dialog = arena().findChild<QInputDialog*>(QStringLiteral("offsetDialog"));
    QVERIFY(dialog);
    for (const char* wrong : {"banana", "0x5"}) {
        dialog->setTextValue(QLatin1String(wrong));
        dialog->accept();
        QVERIFY(dialog && dialog->isVisible());
        QVERIFY(!dialog->accessibleDescription().isEmpty());
    }
    QVERIFY2(dialog->labelText().contains(QStringLiteral("0x000010")), qPrintable(dialog->labelText()));
    QCOMPARE(dialog->findChild<QLineEdit*>()->font().family(), theme().mono.family());
    dialog->setTextValue(QStringLiteral("0x10"));
    dialog->accept();
    QVERIFY(window_->wait());
    QCOMPARE(window_->document()->history().count(), 1);
    // A larger alignment must not silently move a pinned tensor.
    emit arena().editRequested({.label = QStringLiteral("align"), .edits = {{.tensor = row->value, .align = 64}}});
    QVERIFY2(said().contains(QStringLiteral("0x000040")), qPrintable(said()));
    QCOMPARE(window_->document()->history().count(), 1);
    QVERIFY(window_->plan().valid());
}

QTEST_MAIN(TestPreviews)
#include "test_previews.moc"
