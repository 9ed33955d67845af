// Time of moves beside bytes: on the card of a pool and in its preview, in Plans, Compare and the Inspector. Without a
// bandwidth nothing is invented.

#include <QDragEnterEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QToolButton>

#include "engine/planning/move_time.h"
#include "tests/settle.h"
#include "tests/widgets/made_outcomes.h"
#include "widgets/charts/compare/compare_scene.h"
#include "widgets/panels/memory_pools_panel.h"
#include "widgets/panels/pool_card.h"
#include "widgets/panels/pool_editor.h"
#include "widgets/tables/plans_table.h"
#include "widgets/theme/format.h"
#include "widgets/ui/edit_in_place.h"
#include "widgets/ui/plan_rows.h"
#include "widgets/ui/tensor_mime.h"
#include "widgets/ui/view_state.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

/// smallOutcome(), in which each tensor is written once and read once, with these bandwidths.
std::shared_ptr<const Outcome> timed(std::optional<double> sram, std::optional<double> psram) {
    auto out = std::make_shared<Outcome>(*smallOutcome());
    Plan& plan = out->plans[out->shown];
    Problem problem = plan.problem;
    problem.pools.front().bandwidth = sram;
    problem.pools.back().bandwidth = psram;
    for (Buffer& buffer : problem.buffers) buffer.traffic = 2 * buffer.bytes;
    plan = assess("greedy_by_size", problem, plan.placement).value();
    return out;
}

std::shared_ptr<const Tuning> tuningOf(const Outcome& outcome) {
    Tuning tuning;
    const auto& pools = outcome.plan().problem.pools;
    tuning.pools.assign(pools.begin(), pools.end());
    tuning.planner = "greedy_by_size";
    return std::make_shared<const Tuning>(tuning);
}

QString texts(const QWidget& card) {
    QStringList out;
    for (const QLabel* label : card.findChildren<QLabel*>()) {
        if (!label->isHidden()) out.append(label->text());
    }
    return out.join(QLatin1Char('|'));
}

}  // namespace

class TestMoveTimes : public QObject {
    Q_OBJECT

private slots:
    void times_read_well_in_every_size() {
        QCOMPARE(format::moveTime(467.25), QStringLiteral("467.3 ms"));
        QCOMPARE(format::moveTime(3.14159), QStringLiteral("3.14 ms"));
        QCOMPARE(format::moveTime(0.82), QStringLiteral("0.82 ms"));
        QCOMPARE(format::moveTime(0.0126), QStringLiteral("12.6 µs"));
        QCOMPARE(format::moveTime(0.0012), QStringLiteral("1.2 µs"));
        QCOMPARE(format::moveTime(0), QStringLiteral("0 ms"));
        QCOMPARE(format::moveTimeDelta(0.5), QStringLiteral("+0.5 ms"));
        QVERIFY(format::moveTimeDelta(-0.5).startsWith(QChar(0x2212)));
        QCOMPARE(format::bandwidth(4000), QStringLiteral("4\u202F000 MB/s"));
    }

    void a_bandwidth_is_typed_in_both_units() {
        QCOMPARE(bandwidthOf(QStringLiteral(" 400 ")).value(), std::optional<double>(400));
        QCOMPARE(bandwidthOf(QStringLiteral("2.5 ns")).value(), std::optional<double>(400));
        QCOMPARE(bandwidthOf(QStringLiteral("4\u202F000 MB/s")).value(), std::optional<double>(4000));
        QVERIFY(bandwidthOf(QString()) && !bandwidthOf(QString())->has_value());
        for (const char* text : {"fast", "-1", "0", "1e40"}) QVERIFY2(!bandwidthOf(QString::fromLatin1(text)), text);
        for (const double number : {0.1, 12.345678, 4000.0})
            QCOMPARE(bandwidthOf(bandwidthField(number)).value(), std::optional<double>(number));
    }

    void the_card_shows_the_time_and_edits_the_bandwidth_in_place() {
        ViewState state;
        MemoryPoolsPanel panel(state);
        const auto outcome = timed(100, std::nullopt);
        state.show(outcome, tuningOf(*outcome));
        panel.resize(300, 600);
        panel.show();
        const PoolResult& sram = *outcome->plan().pool(1);
        QVERIFY(sram.moved_bytes > 0 && sram.move_ms);
        const QString told =
            QStringLiteral("Traffic %1 in %2").arg(format::bytes(sram.moved_bytes), format::moveTime(*sram.move_ms));
        QVERIFY2(texts(*panel.card(1)).contains(told), qPrintable(texts(*panel.card(1))));
        QCOMPARE(panel.card(1)->bandwidth().text(), QStringLiteral("100 MB/s"));
        QCOMPARE(panel.card(2)->bandwidth().text(), QStringLiteral("no bandwidth"));
        QVERIFY(!texts(*panel.card(2)).contains(QStringLiteral(" ms")));
        QSignalSpy changed(&panel, &MemoryPoolsPanel::poolChanged);
        EditInPlace& rate = panel.card(2)->bandwidth();
        rate.open();
        QVERIFY(rate.field());
        rate.field()->setText(QStringLiteral("wide"));
        QTest::keyClick(rate.field(), Qt::Key_Return);
        QCOMPARE(changed.count(), 0);
        rate.field()->setText(QStringLiteral("12.5 ns"));
        QTest::keyClick(rate.field(), Qt::Key_Return);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(changed[0][0].value<Pool>().bandwidth, std::optional<double>(80));
        QCOMPARE(changed[0][0].value<Pool>().mem_id, 2);
    }

    void the_editor_takes_a_bandwidth_and_says_what_is_wrong() {
        PoolEditor editor(false, nullptr);
        editor.show(Pool{.name = "SRAM", .bandwidth = 12.5});
        auto* field = editor.findChild<QLineEdit*>(QStringLiteral("poolBandwidth"));
        QVERIFY(field);
        QCOMPARE(field->text(), QStringLiteral("12.5"));
        QSignalSpy changed(&editor, &PoolEditor::changed);
        field->setText(QStringLiteral("0"));
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(changed.count(), 0);
        QVERIFY2(editor.message().contains(QStringLiteral("MB/s")), qPrintable(editor.message()));
        field->clear();
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(changed.count(), 1);
        QVERIFY(!changed[0][0].value<Pool>().bandwidth);
    }

    void a_held_tensor_shows_the_change_of_the_time() {
        ViewState state;
        MemoryPoolsPanel panel(state);
        const auto outcome = timed(1000, 100);
        state.show(outcome, tuningOf(*outcome));
        panel.show();
        QMimeData data;
        data.setData(QLatin1String(tensors_mime_type), jsonOfTensors({QStringLiteral("b")}));
        QDragEnterEvent enter(QPoint(5, 5), Qt::MoveAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(panel.card(2), &enter);
        QVERIFY(state.whatIf());
        const double moved = 2 * 32768;  // bytes of b
        QVERIFY2(texts(*panel.card(1)).contains(format::moveTimeDelta(-moved / 1e6)),
                 qPrintable(texts(*panel.card(1))));
        QVERIFY2(texts(*panel.card(2)).contains(format::moveTimeDelta(moved / 1e5)), qPrintable(texts(*panel.card(2))));
        QVERIFY(state.whatIf()->plan.move_ms > outcome->plan().move_ms);
    }

    void plans_and_compare_show_times_only_where_they_are_known() {
        for (const bool known : {true, false}) {
            const auto outcome = known ? timed(1000, 100) : timed(std::nullopt, std::nullopt);
            ViewState state;
            PlansTable table(state);
            table.resize(1600, 300);
            state.show(outcome, tuningOf(*outcome));
            int column = -1;
            for (int i = 0; i < table.model()->columnCount(); ++i) {
                if (table.model()->headerData(i, Qt::Horizontal).toString() == QStringLiteral("Transfer time"))
                    column = i;
            }
            QVERIFY(column > 0);
            QCOMPARE(table.isColumnHidden(column), !known);
            QCOMPARE(table.model()->index(0, column).data().toString(),
                     known ? format::moveTime(*outcome->plan().move_ms) : QString());
            CompareSide side;
            side.outcome = outcome;
            side.plan = outcome->shown;
            const CompareScene scene = compareScene({side, side});
            const auto fact = std::find_if(scene.facts.begin(), scene.facts.end(), [](const CompareFact& each) {
                return each.kind == CompareFact::Kind::move_time;
            });
            QCOMPARE(fact != scene.facts.end(), known);
            if (known) QCOMPARE(fact->values.front(), outcome->plan().move_ms);
        }
    }

    void measuring_needs_times() {
        ViewState state;
        MemoryPoolsPanel panel(state);
        const auto outcome = timed(std::nullopt, std::nullopt);
        state.show(outcome, tuningOf(*outcome));
        auto* button = panel.findChild<QPushButton*>(QStringLiteral("calibratePools"));
        QVERIFY(button && !button->isEnabled() && !button->toolTip().isEmpty());
        state.setRun(std::make_shared<const RunResult>());
        QVERIFY(button->isEnabled());
        QVERIFY2(button->toolTip().contains(QStringLiteral("this computer")), qPrintable(button->toolTip()));
        QSignalSpy asked(&panel, &MemoryPoolsPanel::calibrationRequested);
        button->click();
        QCOMPARE(asked.count(), 1);
    }
};

QTEST_MAIN(TestMoveTimes)
#include "test_move_times.moc"
