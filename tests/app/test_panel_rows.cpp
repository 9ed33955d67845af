// Every row of the panels' registry has a unique name, a help page, translations, a widget and a dock area.

#include <QDockWidget>
#include <QFile>
#include <QMainWindow>
#include <QSet>
#include <QTest>

#include "app/dialogs/help_window.h"
#include "app/windows/main_docks.h"
#include "app/windows/panels/panel_entry.h"
#include "widgets/ui/view_state.h"

using namespace arenascope;

class TestPanelRows : public QObject {
    Q_OBJECT

private slots:
    void everyRowIsWhole_data() {
        QTest::addColumn<int>("row");
        for (std::size_t i = 0; i < builtinPanels().size(); ++i) QTest::newRow(builtinPanels()[i].id) << int(i);
    }
    void everyRowIsWhole() {
        QFETCH(const int, row);
        const PanelEntry& entry = builtinPanels()[static_cast<std::size_t>(row)];
        QVERIFY(*entry.title && *entry.about);
        QVERIFY2(!HelpWindow::pageOf(QLatin1String(entry.id)).isEmpty(), "a panel has resources/help/panels/<id>.md");
        QVERIFY(entry.area == Qt::LeftDockWidgetArea || entry.area == Qt::RightDockWidgetArea ||
                entry.area == Qt::BottomDockWidgetArea);
        ViewState view;
        const std::unique_ptr<QWidget> panel(entry.make(view));
        QVERIFY(panel);
        QVERIFY(entry.connect);
    }

    void idsAreUnique() {
        QSet<QString> ids;
        for (const PanelEntry& entry : builtinPanels()) ids << QLatin1String(entry.id);
        QCOMPARE(ids.size(), static_cast<qsizetype>(builtinPanels().size()));
    }

    void everyRowBecomesADockWhereItSays() {
        QMainWindow window;
        ViewState view;
        MainDocks docks(window, view);
        const QList<QDockWidget*> all = window.findChildren<QDockWidget*>();
        QCOMPARE(all.size(), static_cast<qsizetype>(builtinPanels().size()));
        for (const PanelEntry& entry : builtinPanels()) {
            auto* dock = window.findChild<QDockWidget*>(QLatin1String(entry.id));
            QVERIFY2(dock, entry.id);
            QCOMPARE(dock->windowTitle(), QLatin1String(entry.title));
            QCOMPARE(dock->whatsThis(), QLatin1String(entry.about));
            QCOMPARE(window.dockWidgetArea(dock), entry.area);
        }
    }
};

QTEST_MAIN(TestPanelRows)
#include "test_panel_rows.moc"
