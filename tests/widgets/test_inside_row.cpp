// Times reported by delegates, drawn under the steps that called them.

#include <QtTest>

#include "tests/widgets/made_outcomes.h"
#include "widgets/plot/delegate_row.h"

using namespace arenascope;
using namespace arenascope::testing;

class TestInsideRow : public QObject {
    Q_OBJECT

    static DelegateEvent event(int instruction, const char* name, double start, double end) {
        return {.instruction = InstructionIndex(instruction),
                .event = {.handle = 1, .name = name, .kernel = "XNNPACK", .start = start, .end = end, .error = {}},
                .nodes = {{.name = "aten_add", .op = "aten::add.out", .source = "model.py:12"}}};
    }

private slots:
    void eventsShareTheirStepByTheirTimes() {
        const auto outcome = smallOutcome();
        RunResult run;
        run.events = {event(2, "Conv2d", 0, 1), event(2, "Add", 1, 4), event(1, "Clamp", 0, 0.5)};
        const std::vector<InsideCell> cells = insideOf(&run, *outcome);
        QCOMPARE(cells.size(), std::size_t{3});
        QCOMPARE(cells[0].name, QStringLiteral("Clamp"));  // in the order of steps
        QVERIFY(cells[0].step < cells[1].step && cells[1].step == cells[2].step);
        QCOMPARE(cells[1].begin, 0.0);
        QCOMPARE(cells[1].end, 0.25);
        QCOMPARE(cells[2].begin, 0.25);
        QCOMPARE(cells[2].end, 1.0);
        QVERIFY(cells[0].slowest && !cells[1].slowest && cells[2].slowest);
        QCOMPARE(cells[2].text(), QStringLiteral("Add, aten_add, model.py:12, XNNPACK, 3.000 ms"));
    }

    void whatBelongsToNoStepIsLeftOut() {
        const auto outcome = smallOutcome();
        RunResult run;
        run.events = {event(-1, "a", 0, 1), event(9999, "b", 0, 1)};
        QVERIFY(insideOf(&run, *outcome).empty());
        QVERIFY(insideOf(nullptr, *outcome).empty());
    }

    void aFailureSaysSo() {
        const auto outcome = smallOutcome();
        RunResult run;
        run.events = {event(0, "Conv2d", 0, 0)};
        run.events[0].event.error = Message::verbatim("out of memory");
        QVERIFY(insideOf(&run, *outcome)[0].text().endsWith(QStringLiteral("out of memory")));
    }
};

QTEST_MAIN(TestInsideRow)
#include "test_inside_row.moc"
