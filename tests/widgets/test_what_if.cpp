// Moving tensors by hand: with the pointer, with keys and onto pool cards, and the texts before the drop.

#include <QApplication>
#include <QDragEnterEvent>
#include <QDragLeaveEvent>
#include <QInputDialog>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTextDocument>
#include <QTimer>
#include <QtTest>

#include "tests/settle.h"
#include "tests/widgets/made_outcomes.h"
#include "widgets/charts/arena/arena_chart.h"
#include "widgets/panels/memory_pools_panel.h"
#include "widgets/panels/pool_card.h"
#include "widgets/panels/problems_panel.h"
#include "widgets/tables/plans_table.h"
#include "widgets/theme/apply_theme.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/link_row.h"
#include "widgets/ui/tensor_menu.h"
#include "widgets/ui/tensor_mime.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

std::shared_ptr<const Tuning> tuningOf(const std::vector<Pool>& pools) {
    Tuning tuning;
    tuning.pools = pools;
    tuning.planner = "greedy_by_size";
    return std::make_shared<const Tuning>(tuning);
}

std::shared_ptr<const Outcome> pinned(ValueId value) {
    auto outcome = std::make_shared<Outcome>(*smallOutcome());
    for (TensorRow& row : outcome->tensors) row.pinned = row.pinned || row.value == value;
    return outcome;
}

struct Shown {
    ViewState state;
    ArenaChart chart{state};
    QSignalSpy spy{&chart, &Chart::editRequested};
    explicit Shown(std::shared_ptr<const Outcome> outcome = smallOutcome()) {
        state.show(std::move(outcome), tuningOf(twoPools()));
        chart.resize(900, 700);
        chart.show();
        static_cast<void>(QTest::qWaitForWindowExposed(&chart));
        handleEvents();
    }
    const ArenaBox& box(ValueId value) const { return *chart.scene().boxOf(value); }
    QPointF centre(ValueId value) const { return chart.boxRect(box(value)).center(); }
    QWidget& plot() { return *chart.childAt(chart.width() / 2, chart.height() / 2); }
    QPoint at(const QPointF& pos) { return plot().mapFrom(&chart, pos.toPoint()); }
    void hold(const QPointF& from, const QPointF& to) {
        QTest::mousePress(&plot(), Qt::LeftButton, Qt::NoModifier, at(from));
        QTest::mouseMove(&plot(), at((from + to) / 2));
        QTest::mouseMove(&plot(), at(to));
    }
    void drop(const QPointF& to) { QTest::mouseRelease(&plot(), Qt::LeftButton, Qt::NoModifier, at(to)); }
    TensorEdits edits(int index) const { return spy[index][0].value<TensorEdits>(); }
};

}  // namespace

class TestWhatIf : public QObject {
    Q_OBJECT
private slots:
    void aPassThatLowersAPoolIsOffered() {
        ViewState state;
        ProblemsPanel panel(state);
        QSignalSpy wanted(&state, &ViewState::gainsWanted);
        const Pool small{.mem_id = 1, .name = "SRAM", .capacity = 512};
        state.show(outcomeOf({{1, "a", 1024, 0, 2, 1, 0}}, 3, {small}), std::make_shared<const Tuning>());
        QCOMPARE(panel.count(), 1);
        QVERIFY(!wanted.isEmpty());
        GainStudy study;
        study.alone.push_back({.changes = {{ProgramChange::Kind::pass, "fold-constants"}},
                               .pools = {{1, "SRAM", 1024, 256}},
                               .before = 1024,
                               .after = 256});
        state.setGains(std::make_shared<const GainStudy>(study));
        std::vector<ProgramChange> asked;
        connect(&panel, &ProblemsPanel::changesRequested, &panel,
                [&](const QString&, const std::vector<ProgramChange>& changes) { asked = changes; });
        static const QRegularExpression link(QStringLiteral("<a href=\"(\\d+)\">Fold constants: 256 B</a>"));
        for (QLabel* label : panel.findChildren<QLabel*>()) {
            const QRegularExpressionMatch found = link.match(label->text());
            if (found.hasMatch()) emit label->linkActivated(found.captured(1));
        }
        QCOMPARE(asked, study.alone.front().changes);
    }

    /// In a narrow dock the links that have no room are in a menu; none runs off the edge.
    void fixesWithoutRoomAreInAMenu() {
        ViewState state;
        ProblemsPanel panel(state);
        const Pool small{.mem_id = 1, .name = "SRAM", .capacity = 512};
        state.show(outcomeOf({{1, "a", 1024, 0, 2, 1, 0}}, 3, {small}), std::make_shared<const Tuning>());
        GainStudy study;
        for (const char* pass : {"fold-constants", "in-place"})
            study.alone.push_back({.changes = {{ProgramChange::Kind::pass, pass}},
                                   .pools = {{1, "SRAM", 1024, 256}},
                                   .before = 1024,
                                   .after = 256});
        state.setGains(std::make_shared<const GainStudy>(study));
        QSignalSpy targets(&panel, &ProblemsPanel::targetRequested);
        const auto links = [&] { return panel.findChild<LinkRow*>(); };
        panel.resize(1600, 200);
        panel.show();
        handleEvents();
        QVERIFY(links());
        QVERIFY2(links()->text().contains(QStringLiteral("Choose a target…")), qPrintable(links()->text()));
        for (const int width : {1000, 760, 600}) {
            panel.resize(width, 200);
            handleEvents();
            const QRect place(links()->mapTo(&panel, QPoint(0, 0)), links()->size());
            QVERIFY2(place.right() < panel.width(), qPrintable(QString::number(width)));
            QTextDocument said;
            said.setDefaultFont(links()->font());
            said.setDocumentMargin(0);
            said.setHtml(links()->text());
            QVERIFY2(said.idealWidth() <= place.width(), qPrintable(links()->text()));
        }
        QVERIFY2(links()->text().contains(QStringLiteral("href=\"more\"")), qPrintable(links()->text()));
        bool isChosen = false;
        QTimer poll;
        connect(&poll, &QTimer::timeout, &panel, [&] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            if (!menu || menu->actions().isEmpty()) return;
            isChosen = true;
            menu->setActiveAction(menu->actions().last());
            QTest::keyClick(menu, Qt::Key_Return);
        });
        poll.start(5);
        emit links()->linkActivated(QStringLiteral("more"));
        QVERIFY(isChosen);
        QCOMPARE(targets.count(), 1);
    }

    void initTestCase() { applyTheme(*qApp, Theme::Kind::light); }
    void a_drag_asks_for_an_aligned_place_in_one_of_the_pools();
    void a_selection_moves_together_and_keeps_its_distances();
    void escape_cancels_a_drag();
    void a_drop_snaps_to_neighbours_and_knows_both_peaks();
    void nothing_is_dropped_below_the_start_of_a_pool();
    void only_a_pinned_neighbour_is_an_overlap();
    void a_preview_is_the_plan_that_the_edit_gives();
    void cards_and_plans_show_before_and_after_while_a_tensor_is_held();
    void keys_pin_nudge_and_move();
    void the_menu_offers_what_the_keys_do();
    void an_offset_is_asked_for_in_any_notation();
    void space_and_h_pan_enter_inspects_and_ctrl_digits_move();
    void a_frame_tells_steps_and_bytes();
    void a_right_click_means_the_same_in_every_view();
};

void TestWhatIf::a_drag_asks_for_an_aligned_place_in_one_of_the_pools() {
    Shown shown;
    const ArenaBox box = shown.box(value_d);
    const QPointF from = shown.centre(value_d), to = from + QPointF(3, -57);
    shown.hold(from, to);
    QVERIFY(shown.chart.header().facts().front().label.contains(QStringLiteral("after the move")));
    QVERIFY(shown.state.whatIf());
    shown.drop(to);
    QVERIFY(!shown.state.whatIf());
    QCOMPARE(shown.spy.size(), 1);
    const TensorEdits first = shown.edits(0);
    QCOMPARE(first.edits.size(), std::size_t{1});
    QCOMPARE(first.edits[0].tensor.number(), 5);
    QVERIFY(!first.edits[0].mem_id);
    QVERIFY(*first.edits[0].offset > box.offset && *first.edits[0].offset % 16 == 0);
    const QPointF there(from.x(), shown.chart.offsetPixel(1, 70000));
    shown.hold(from, there);
    shown.drop(there);
    QCOMPARE(shown.edits(1).edits[0].mem_id.value_or(0), 2);
}

void TestWhatIf::a_selection_moves_together_and_keeps_its_distances() {
    Shown shown;
    shown.state.select({value_b, value_c}, value_b);
    const qint64 apart = shown.box(value_b).offset - shown.box(value_c).offset;
    const QPointF from = shown.centre(value_c), to = from - QPointF(0, 45);
    shown.hold(from, to);
    shown.drop(to);
    QCOMPARE(shown.spy.size(), 1);
    const TensorEdits edits = shown.edits(0);
    QCOMPARE(edits.edits.size(), std::size_t{2});
    QCOMPARE(edits.edits[0].tensor.number(), 4);  // the one under the pointer leads
    QCOMPARE(*edits.edits[1].offset - *edits.edits[0].offset, apart);
    QCOMPARE(shown.state.selection(), (std::set<ValueId>{value_b, value_c}));
}

void TestWhatIf::escape_cancels_a_drag() {
    Shown shown;
    const QPointF from = shown.centre(value_d), to = from - QPointF(0, 60);
    const QString before = shown.chart.header().facts().front().label;
    shown.hold(from, to);
    QTest::keyClick(&shown.chart, Qt::Key_Escape);
    shown.drop(to);
    QCOMPARE(shown.spy.size(), 0);
    QVERIFY(!shown.state.whatIf());
    QCOMPARE(shown.chart.header().facts().front().label, before);
}

void TestWhatIf::a_drop_snaps_to_neighbours_and_knows_both_peaks() {
    const ArenaScene scene = arenaScene(*smallOutcome());
    const ArenaBox* b = scene.boxOf(value_b);
    const DropPreview near_far = previewDrop(scene, {b}, 1, 65536 + 300, 1000);
    QCOMPARE(near_far.offset(), qint64{65536});
    QVERIFY(near_far.snapped && near_far.isFree());
    QCOMPARE(near_far.targetAfter, qint64{65536 + 32768});
    QCOMPARE(near_far.sourceAfter, qint64{32768});  // d has the highest end among those that stay
    const DropPreview freely = previewDrop(scene, {b}, 1, 65536 + 300, 0);
    QCOMPARE(freely.offset() % 16, qint64{0});
    QVERIFY(!freely.snapped && freely.offset() >= 65536 + 288);
}

void TestWhatIf::nothing_is_dropped_below_the_start_of_a_pool() {
    const ArenaScene scene = arenaScene(*smallOutcome());
    const DropPreview preview = previewDrop(scene, {scene.boxOf(value_b), scene.boxOf(value_c)}, 0, 0, 0);
    for (const DropPreview::Held& held : preview.held) QVERIFY(held.offset >= 0);
    QCOMPARE(preview.held[0].offset - preview.held[1].offset,
             scene.boxOf(value_b)->offset - scene.boxOf(value_c)->offset);
}

void TestWhatIf::only_a_pinned_neighbour_is_an_overlap() {
    const ArenaScene free = arenaScene(*smallOutcome()), fixed = arenaScene(*pinned(value_c));
    // b at 8 KiB shares [8, 24) KiB with c in steps 5 to 6.
    const DropPreview soft = previewDrop(free, {free.boxOf(value_b)}, 0, 8192, 0);
    QVERIFY(!soft.isFree() && !soft.hardClash());
    const DropPreview hard = previewDrop(fixed, {fixed.boxOf(value_b)}, 0, 8192, 0);
    const DropPreview::Clash* clash = hard.hardClash();
    QVERIFY(clash);
    QCOMPARE(clash->other->value.number(), 4);
    QCOMPARE(clash->bytes(), qint64{24576 - 8192});
    QCOMPARE(clash->first.number(), 5);
    QCOMPARE(clash->last.number(), 6);
}

void TestWhatIf::a_preview_is_the_plan_that_the_edit_gives() {
    const auto outcome = smallOutcome();
    const auto after = what_if(*outcome, *tuningOf(twoPools()), {{.tensor = value_b, .mem_id = 2, .offset = 65536}});
    QVERIFY(after && after->plan.valid());
    for (const BufferRow row : after->plan.problem.buffers.indices()) {
        const Buffer& buffer = after->plan.problem.buffers[row];
        QCOMPARE(buffer.mem_id, buffer.id == value_b ? 2 : outcome->plan().problem.buffers[row].mem_id);
        if (buffer.id == value_b) QCOMPARE(after->plan.placement.offsets[row], std::int64_t{65536});
    }
    QCOMPARE(after->plan.pool(2)->bytes, std::int64_t{65536 + 32768});
    QVERIFY(after->plan.pool(1)->bytes < outcome->plan().pool(1)->bytes);
    QVERIFY(!what_if(*largeOutcome(static_cast<int>(what_if_limit) + 1), *tuningOf(twoPools()),
                     {{.tensor = value_b, .offset = 0}}));
}

void TestWhatIf::cards_and_plans_show_before_and_after_while_a_tensor_is_held() {
    ViewState state;
    MemoryPoolsPanel panel(state);
    PlansTable table(state);
    ArenaChart chart(state);
    chart.resize(800, 600);
    state.show(smallOutcome(), tuningOf(twoPools()));
    panel.resize(300, 500);
    panel.show();
    PoolCard *sram = panel.card(1), *psram = panel.card(2);
    const auto texts = [](const QWidget* card) {
        QStringList out;
        for (const QLabel* label : card->findChildren<QLabel*>()) out.append(label->text());
        return out.join(QLatin1Char('|'));
    };
    const QString before = texts(sram);
    QMimeData data;
    data.setData(QLatin1String(tensors_mime_type), jsonOfTensors({QStringLiteral("b"), QStringLiteral("not there")}));
    QDragEnterEvent enter(QPoint(5, 5), Qt::MoveAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(psram, &enter);
    QVERIFY(state.whatIf());
    QVERIFY2(texts(sram).contains(QStringLiteral("56 → 32 KiB")), qPrintable(texts(sram)));
    QVERIFY2(texts(psram).contains(QStringLiteral("drop to move")), qPrintable(texts(psram)));
    QVERIFY(texts(psram).contains(QStringLiteral("64 → 96 KiB")));
    const QAbstractItemModel* model = table.model();
    QCOMPARE(model->index(0, 2).data().toString(), QStringLiteral("32"));
    // The chart behind shows the same: both pools' new peaks, and the curve without the tensor.
    QStringList facts;
    for (const Fact& fact : chart.header().facts()) facts.append(fact.label + u' ' + fact.value);
    QVERIFY2(facts.join(u'|').contains(QStringLiteral("SRAM peak, after the move 32 KiB")),
             qPrintable(facts.join(u'|')));
    QVERIFY2(facts.join(u'|').contains(QStringLiteral("PSRAM peak, after the move 96 KiB")),
             qPrintable(facts.join(u'|')));
    const Table<Step, qint64> live = liveWith(chart.scene(), state.whatIf()->plan, 1);
    const ArenaBox* b = chart.scene().boxOf(value_b);
    for (const Step step : live.indices()) {
        const bool without = b->first <= step && step <= b->last;
        QCOMPARE(live[step], chart.scene().lanes[b->lane].live[step] - (without ? b->bytes : 0));
    }
    const std::vector<PlanRow> rows = planRows(*state.outcome(), &state.whatIf()->plan, nullptr);
    QVERIFY(rows[0].shown && !rows[0].toBaseline);  // the baseline has not moved
    QDragLeaveEvent leave;
    QApplication::sendEvent(psram, &leave);
    QVERIFY(!state.whatIf());
    QVERIFY(!chart.header().facts().front().label.contains(QStringLiteral("after the move")));
    QDragEnterEvent home(QPoint(5, 5), Qt::MoveAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(sram, &home);
    QVERIFY(!state.whatIf());
    QVERIFY2(texts(sram).contains(QStringLiteral("placed here")), qPrintable(texts(sram)));
    QApplication::sendEvent(sram, &leave);
    QCOMPARE(texts(sram), before);
    QCOMPARE(model->index(0, 2).data().toString(), QStringLiteral("56"));
}

void TestWhatIf::keys_pin_nudge_and_move() {
    Shown shown;
    shown.state.select({value_d}, value_d);
    QTest::keyClick(&shown.chart, Qt::Key_P);
    QCOMPARE(shown.edits(0).edits[0].offset.value_or(-1), std::int64_t{24576});
    QTest::keyClick(&shown.chart, Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(shown.edits(1).edits[0].offset.value_or(-1), std::int64_t{24576 + 16});
    QVERIFY(shown.edits(1).mergeKey >= 0);
    QTest::keyClick(&shown.chart, Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(shown.edits(2).mergeKey, shown.edits(1).mergeKey);
    QTest::keyClick(&shown.chart, Qt::Key_M);
    QMenu* menu = shown.chart.findChild<QMenu*>(QStringLiteral("poolMenu"));
    QVERIFY(menu);
    QTest::keyClick(menu, Qt::Key_2);
    QCOMPARE(shown.spy.size(), 4);
    QCOMPARE(shown.edits(3).edits[0].mem_id.value_or(0), 2);
    shown.state.show(pinned(value_d), tuningOf(twoPools()));
    QTest::keyClick(&shown.chart, Qt::Key_P);
    QVERIFY(shown.edits(4).edits[0].unpin);
    shown.state.select({}, no_value);
    QTest::keyClick(&shown.chart, Qt::Key_P);
    QCOMPARE(shown.spy.size(), 5);  // nothing is selected: nothing is requested
}

void TestWhatIf::the_menu_offers_what_the_keys_do() {
    Shown shown;
    QContextMenuEvent event(QContextMenuEvent::Mouse, shown.at(shown.centre(value_b)),
                            shown.chart.mapToGlobal(shown.centre(value_b).toPoint()));
    QApplication::sendEvent(&shown.plot(), &event);
    QCOMPARE(shown.state.selection(), (std::set<ValueId>{value_b}));
    QMenu* menu = shown.chart.findChild<QMenu*>(QStringLiteral("tensorMenu"));
    QVERIFY(menu);
    QStringList texts;
    for (const QAction* action : menu->actions()) texts.append(action->text());
    const QString all = texts.join(QLatin1Char('|'));
    for (const char* part : {"Pin b", "\tP", "Set offset", "\tO", "Move to pool", "Alignment", "Select with the same"})
        QVERIFY2(all.contains(QLatin1String(part)), qPrintable(all));
    menu->actions().front()->trigger();
    QCOMPARE(shown.edits(0).edits[0].offset.value_or(-1), std::int64_t{24576});
    menu->close();
}

void TestWhatIf::an_offset_is_asked_for_in_any_notation() {
    for (const auto& [text, bytes] : {std::pair{"0x1000", 4096}, std::pair{"8K", 8192}, std::pair{"12288", 12288}}) {
        Shown shown;
        shown.state.select({value_d}, value_d);
        QTest::keyClick(&shown.chart, Qt::Key_O);
        QInputDialog* dialog = shown.chart.findChild<QInputDialog*>(QStringLiteral("offsetDialog"));
        QVERIFY(dialog);
        dialog->setTextValue(QLatin1String(text));
        dialog->accept();
        QCOMPARE(shown.spy.size(), 1);
        QCOMPARE(shown.edits(0).edits[0].offset.value_or(-1), std::int64_t{bytes});
    }
}

void TestWhatIf::space_and_h_pan_enter_inspects_and_ctrl_digits_move() {
    Shown shown;
    shown.chart.setView(2, 8);
    const QPointF from = shown.centre(value_c), to = from - QPointF(80, 0);
    QTest::keyPress(&shown.chart, Qt::Key_Space);
    shown.hold(from, to);
    shown.drop(to);
    QTest::keyRelease(&shown.chart, Qt::Key_Space);
    QVERIFY(shown.chart.view().first > 2);
    QCOMPARE(shown.spy.size(), 0);
    const double lower = shown.chart.view().first;
    QTest::keyClick(&shown.chart, Qt::Key_H);
    shown.hold(to, from);
    shown.drop(from);
    QVERIFY(shown.chart.view().first < lower);
    QCOMPARE(shown.spy.size(), 0);
    QTest::keyClick(&shown.chart, Qt::Key_V);
    QSignalSpy inspects(&shown.chart, &StepChart::inspectRequested);
    QTest::keyClick(&shown.chart, Qt::Key_Return);
    QCOMPARE(inspects.size(), 0);  // nothing is selected
    shown.state.select({value_d}, value_d);
    QTest::keyClick(&shown.chart, Qt::Key_Return);
    QCOMPARE(inspects.size(), 1);
    QTest::keyClick(&shown.chart, Qt::Key_2, Qt::ControlModifier);
    QCOMPARE(shown.edits(0).edits[0].mem_id.value_or(0), 2);
    QTest::keyClick(&shown.chart, Qt::Key_9, Qt::ControlModifier);
    QCOMPARE(shown.spy.size(), 1);  // there is no ninth pool
}

void TestWhatIf::a_frame_tells_steps_and_bytes() {
    Shown shown;
    QSignalSpy said(&shown.chart, &Chart::statusChanged);
    const QPointF b = shown.centre(value_b), empty(b.x() - 300, shown.chart.offsetPixel(0, 53000));
    shown.hold(empty, empty + QPointF(60, 20));
    QVERIFY(!said.isEmpty());
    const QString text = said.back()[0].toString();
    QVERIFY2(text.contains(QStringLiteral("select at steps")) && text.contains(QStringLiteral(" × 0x")),
             qPrintable(text));
    shown.drop(empty + QPointF(60, 20));
}

void TestWhatIf::a_right_click_means_the_same_in_every_view() {
    ViewState state;
    state.show(smallOutcome(), tuningOf(twoPools()));
    for (const ChartEntry& entry : builtinCharts()) {
        if (QLatin1String(entry.id) == QLatin1String("curve") || QLatin1String(entry.id) == QLatin1String("footprint"))
            continue;  // these show no tensors
        const std::unique_ptr<Chart> chart(entry.make(state, nullptr));
        chart->resize(900, 600);
        chart->show();
        state.select({value_b}, value_b);
        QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(5, 5), chart->mapToGlobal(QPoint(5, 5)));
        QApplication::sendEvent(chart.get(), &event);
        QMenu* menu = chart->findChild<QMenu*>(QStringLiteral("tensorMenu"));
        QVERIFY2(menu, entry.id);
        QVERIFY2(menu->actions().front()->text().contains(QStringLiteral("Pin b")), entry.id);
        QSignalSpy asked(chart.get(), &Chart::editRequested);
        menu->actions().front()->trigger();
        QCOMPARE(asked.size(), 1);
        menu->close();
    }
}

QTEST_MAIN(TestWhatIf)
#include "test_what_if.moc"
