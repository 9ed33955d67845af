// Views that use the whole width of the window, and tools that a view has no use for.

#include <QAction>
#include <QDockWidget>
#include <QLabel>
#include <QTabWidget>
#include <QToolButton>

#include "app/controllers/edits.h"
#include "app/controllers/shell.h"
#include "app/document/settings.h"
#include "app/windows/chart_tools.h"
#include "tests/app/opened_window.h"
#include "widgets/charts/arena/arena_chart.h"
#include "widgets/charts/step_chart.h"
#include "widgets/panels/inspector_panel.h"
#include "widgets/panels/model_panel.h"
#include "widgets/panels/run_panel.h"
#include "widgets/panels/run_settings.h"
#include "widgets/plot/chart.h"
#include "widgets/ui/run_findings.h"

using namespace arenascope;
using namespace arenascope::testing;

class TestWideViews : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<OpenedWindow> window_;

    MainWindow& window() { return **window_; }
    void show(const char* name) {
        auto* charts = window().findChild<QTabWidget*>();
        charts->setCurrentWidget(window().findChild<Chart*>(QString::fromLatin1(name)));
        QVERIFY(window_->settle());
    }
    QDockWidget& inspector() { return dockOf<InspectorPanel>(window()); }
    QDockWidget& tensors() { return dockOf<TensorTable>(window()); }
    /// The place of each visible panel.
    QMap<QString, QRect> seen() {
        QMap<QString, QRect> out;
        for (QDockWidget* each : window().findChildren<QDockWidget*>()) {
            if (!each->isHidden() && !each->widget()->visibleRegion().isEmpty())
                out.insert(each->objectName(), each->geometry());
        }
        return out;
    }

private slots:
    void initTestCase() { prepareWindows(QStringLiteral("test_wide_views")); }
    void init() {
        window_ = std::make_unique<OpenedWindow>();
        window().resize(1440, 900);
        QVERIFY(window_->open(QStringLiteral("mobilenet_v2_w035")));
        QVERIFY(window_->settle());
    }
    void cleanup() { window_.reset(); }

    /// What others have to say stays.
    void theStatusOfAViewGoesWithIt() {
        show("graphChart");
        QTRY_VERIFY2(window_->pointerText().contains(QStringLiteral("zoom")), qPrintable(window_->pointerText()));
        show("mapChart");
        QCOMPARE(window_->pointerText(), QString());
        window().findChild<Shell*>()->tell(QStringLiteral("not of a view"));
        show("curveChart");
        QCOMPARE(window_->pointerText(), QStringLiteral("not of a view"));
    }

    void thePanelsAtTheSidesFoldWhilePlansAreCompared() {
        window().docks().raise(QStringLiteral("model"));  // not the panel of the start
        QVERIFY(window_->settle());
        const auto before = seen();
        QVERIFY(before.contains(QStringLiteral("model")) && before.contains(QStringLiteral("inspector")));
        const QByteArray saved = window().docks().state();
        show("compareChart");
        QCOMPARE(seen().keys(), QStringList{QStringLiteral("plans")});
        QVERIFY(window().findChild<Chart*>(QStringLiteral("compareChart"))->width() >= 1400);
        QCOMPARE(window().docks().state(), saved);  // the settings for the next start keep the panels
        show("timelineChart");
        const auto after = seen();
        QCOMPARE(after.keys(), before.keys());
        for (const QString& name : before.keys()) {
            const QSize was = before[name].size(), is = after[name].size();
            QVERIFY2(qAbs(was.width() - is.width()) <= 2 && qAbs(was.height() - is.height()) <= 2,
                     qPrintable(QStringLiteral("%1: %2x%3, was %4x%5")
                                    .arg(name)
                                    .arg(is.width())
                                    .arg(is.height())
                                    .arg(was.width())
                                    .arg(was.height())));
        }
    }

    void aPanelThatTheUserOpensBesideThemStays() {
        show("compareChart");
        QVERIFY(inspector().isHidden());
        inspector().toggleViewAction()->trigger();
        QVERIFY(!inspector().isHidden());
        show("arenaChart");
        QVERIFY(!tensors().isHidden() && !inspector().isHidden());
        show("compareChart");
        QVERIFY(tensors().isHidden() && !inspector().isHidden());
        QCOMPARE(settings::panelsBesideWide(), QStringList{QStringLiteral("inspector")});
        inspector().toggleViewAction()->trigger();
        QVERIFY(inspector().isHidden());
        QVERIFY(settings::panelsBesideWide().isEmpty());
        show("arenaChart");
        QVERIFY(!inspector().isHidden());
        // A panel closed in another view stays closed.
        inspector().toggleViewAction()->trigger();
        show("compareChart");
        show("arenaChart");
        QVERIFY(inspector().isHidden());
    }

    void aNarrowWindowAndTheNextDocumentFoldAsWell() {
        show("compareChart");
        window().resize(1024, 640);
        QVERIFY(window_->settle());
        QVERIFY(tensors().isHidden() && inspector().isHidden());
        window().resize(1440, 900);
        QVERIFY(window_->settle());
        QVERIFY(tensors().isHidden());
        window().workspace().close();
        QVERIFY(window_->settle());
        QVERIFY(window_->open(QStringLiteral("add_mul_sin")));
        QVERIFY(window_->settle());
        QVERIFY(tensors().isHidden());
        show("arenaChart");
        QVERIFY(!tensors().isHidden() && !inspector().isHidden());
    }

    void toolsWithNothingToDoAreOffAndSayWhy() {
        const auto* tools = window().findChild<ChartTools*>();
        QVERIFY(tools && tools->buttons().size() == 5);
        for (const char* name : {"arenaChart", "footprintChart", "timelineChart", "curveChart", "graphChart",
                                 "mapChart", "compareChart"}) {
            show(name);
            const QString view = QString::fromLatin1(name);
            const bool whole = view.startsWith(QStringLiteral("foot")) || view.startsWith(QStringLiteral("curve")) ||
                view.startsWith(QStringLiteral("map"));
            for (const QToolButton* button : tools->buttons()) {
                QCOMPARE(button->isEnabled(), !whole);
                QCOMPARE(button->toolTip() != button->accessibleName(), whole);
            }
        }
    }

    void theChosenToolIsMarkedAndGoesAlong() {
        const auto* tools = window().findChild<ChartTools*>();
        QVERIFY(tools->tool(Chart::Tool::select).isChecked());
        tools->tool(Chart::Tool::pan).click();
        QVERIFY(tools->tool(Chart::Tool::pan).isChecked() && !tools->tool(Chart::Tool::select).isChecked());
        show("timelineChart");
        auto* chart = window().findChild<StepChart*>(QStringLiteral("timelineChart"));
        const auto before = chart->view();
        QVERIFY(before.second < chart->scene().steps);
        QWidget* plot = chart->childAt(chart->width() / 2, chart->height() / 2);
        const QPoint from(plot->width() - 40, plot->height() / 2);
        QTest::mousePress(plot, Qt::LeftButton, Qt::NoModifier, from);
        QTest::mouseMove(plot, from - QPoint(150, 0));
        QTest::mouseRelease(plot, Qt::LeftButton, Qt::NoModifier, from - QPoint(150, 0));
        QVERIFY(chart->view() != before);
    }

    void aClickOnAFindingShowsItsPlace() {
        const QString file =
            programFolder(QStringLiteral("two_conds_live_across")) + QStringLiteral("/model_greedy.pte");
        window().open(file);
        QVERIFY(QTest::qWaitFor([this] { return window_->idle() && window_->document(); }, 30000));
        RunPanel& run = *window().docks().panel<RunPanel>();
        run.settings().sanitize().setChecked(true);
        window().workspace().runs().start(run.request());
        QVERIFY(window_->wait());
        auto* chart = window().findChild<ArenaChart*>(QStringLiteral("arenaChart"));
        show("arenaChart");
        QVERIFY(!chart->damages().empty());
        show("timelineChart");
        window().workspace().view().select({}, no_value);
        window().docks().raise(QStringLiteral("run"));
        QVERIFY(window_->settle());
        const auto labels = run.found().widget()->findChildren<QLabel*>();
        QVERIFY(!labels.isEmpty());
        QTest::mouseClick(labels.last(), Qt::LeftButton);
        QVERIFY(chart->isVisible());
        const ArenaDamage* named = chart->namedDamage();
        QVERIFY(named);
        const std::set<ValueId>& selected = window().workspace().view().selection();
        QVERIFY(selected.contains(named->victim) || selected.contains(named->writer));
        const QRectF place = chart->damageRect(*named);
        QVERIFY(QRectF(chart->rect()).intersects(place));
        // Findings of a plan disappear with it.
        window().edits().setPlanner(QStringLiteral("greedy_by_size"));
        QVERIFY(window_->wait());
        QVERIFY(chart->damages().empty());
    }
};

QTEST_MAIN(TestWideViews)
#include "test_wide_views.moc"
