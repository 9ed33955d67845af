// The graph of a program that cannot be planned: it opens, with the reasons marked on its nodes.

#include <QMenu>
#include <QtTest>

#include "engine/engine.h"
#include "tests/test_data.h"
#include "tests/widgets/graph_testing.h"
#include "widgets/graph/graph_chart.h"
#include "widgets/theme/apply_theme.h"
#include "widgets/ui/view_state.h"

using namespace arenascope;
using namespace arenascope::testing;

class TestGraphUnplanned : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(*qApp, Theme::Kind::light); }
    void aProgramWithoutAPlanIsDrawnWithWhatStopsPlanning() {
        const Engine engine;
        Progress progress;
        const auto program =
            engine.open((programFolder(QStringLiteral("unbounded_dim")) + "/model.pt2").toStdString(), progress);
        QVERIFY(program.ok());
        ViewState state;
        GraphChart chart(state);
        chart.resize(1000, 700);
        chart.show();
        chart.setProgram(program.value());
        QVERIFY(QTest::qWaitForWindowExposed(&chart));
        QVERIFY(!chart.scene().items.empty());
        const auto& stops = chart.picture().stops;
        QVERIFY(!stops.empty());
        // Nodes can be selected and read by assistive tools as in any program.
        const ItemIndex item = chart.scene().itemOf(stops.begin()->first);
        QVERIFY(item.valid() && !chart.scene().items[item].isClosed());
        QTest::mouseClick(&chart.canvas(), Qt::LeftButton, {}, chart.canvas().itemRect(item).center().toPoint());
        QCOMPARE(chart.canvas().currentItem(), item);
        const QString said = chart.canvas().accessibleDescription();
        QVERIFY2(said.contains(QStringLiteral("cannot be planned: no upper bound")), qPrintable(said));
        QTest::keyClick(&chart.canvas(), Qt::Key_Down);
        QVERIFY(chart.canvas().currentItem().valid() && chart.canvas().currentItem() != item);
        QMenu menu;
        chart.fillMenu(menu);
        QStringList entries;
        for (const QAction* each : menu.findChildren<QAction*>()) entries.append(each->text());
        QVERIFY2(entries.contains(QStringLiteral("All inputs of this node")), qPrintable(entries.join(u'|')));
    }
};

QTEST_MAIN(TestGraphUnplanned)
#include "test_graph_unplanned.moc"
