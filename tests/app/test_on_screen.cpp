// On a real display (Xvfb): drag and drop through the window system, and pictures of the window for people to view.
// They are written to ARENASCOPE_SCREENSHOTS, by default the folder "screenshots" next to the tests.

#include <QDockWidget>
#include <QDrag>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMenuBar>
#include <QMimeData>
#include <QScreen>
#include <QScrollArea>
#include <QTabWidget>
#include <QTableView>
#include <QToolButton>
#include <QUndoStack>
#include <QUndoView>
#include <QUrl>
#include <QWindow>
#include <map>

#include "app/dialogs/command_palette.h"
#include "app/dialogs/export_dialog.h"
#include "app/dialogs/palette_commands.h"
#include "app/dialogs/preferences_dialog.h"
#include "app/dialogs/session_dialog.h"
#include "app/dialogs/shortcut_sheet.h"
#include "app/dialogs/state_dialog.h"
#include "tests/app/opened_window.h"
#include "tests/app/pictures.h"
#include "widgets/charts/arena/arena_chart.h"
#include "widgets/panels/dimensions_panel.h"
#include "widgets/panels/inspector_panel.h"
#include "widgets/panels/memory_pools_panel.h"
#include "widgets/panels/model_panel.h"
#include "widgets/panels/pool_card.h"
#include "widgets/panels/problems_panel.h"
#include "widgets/ui/language.h"

using namespace arenascope;

namespace {

using testing::OpenedWindow;

/// Presses at `from` and moves to `to` in steps, as QDrag needs: its own event loop runs from the first move on.
void dragTo(QWidget& from, const QPoint& start, QWidget& to, const QPoint& end) {
    QWindow* window = from.window()->windowHandle();
    const QPoint begin = from.mapTo(from.window(), start);
    QWindow* target = to.window()->windowHandle();
    const auto goal = [&] { return to.mapTo(to.window(), end); };  // holding tensors may move the target
    QTimer steps;
    int done = 0;
    QObject::connect(&steps, &QTimer::timeout, &steps, [&] {
        ++done;
        if (done == 1) QTest::mouseMove(target, goal() - QPoint(9, 9));
        if (done == 3) QTest::mouseMove(target, goal());
        if (done == 5) QTest::mouseMove(target, goal() + QPoint(1, 1));
        if (done == 7) QTest::mouseRelease(target, Qt::LeftButton, Qt::NoModifier, goal() + QPoint(1, 1));
        if (done == 8) steps.stop();
    });
    QTest::mousePress(window, Qt::LeftButton, Qt::NoModifier, begin);
    steps.start(40);
    for (int i = 1; i <= 4; ++i) QTest::mouseMove(window, begin + QPoint(8 * i, 2 * i));
    static_cast<void>(QTest::qWaitFor([&] { return done >= 8; }, 5000));
}

/// A widget that files can be dragged from.
class FileSource final : public QWidget {
public:
    explicit FileSource(const QUrl& url) : url_(url) {
        setGeometry(1450, 20, 120, 60);
        show();
    }

protected:
    void mousePressEvent(QMouseEvent*) override {}
    void mouseMoveEvent(QMouseEvent*) override {
        auto* files = new QMimeData;
        files->setUrls({url_});
        auto* drag = new QDrag(this);
        drag->setMimeData(files);
        drag->exec(Qt::CopyAction);
    }

private:
    QUrl url_;
};

}  // namespace

class TestOnScreen : public QObject {
    Q_OBJECT
private:
    QDir pictures_;

    /// Saves a picture of the screen; false if it is blank.
    bool picture(QWidget& widget, const QString& name) const {
        if (!QTest::qWaitForWindowExposed(widget.window()) || !testing::settle(testing::ChartsOf{widget})) return false;
        const QImage image = widget.grab().toImage().convertToFormat(QImage::Format_RGB32);
        std::map<QRgb, int> colours;
        for (int y = 0; y < image.height(); y += 2) {
            for (int x = 0; x < image.width(); x += 2) ++colours[image.pixel(x, y)];
        }
        int most = 0, all = 0;
        for (const auto& [colour, count] : colours) most = std::max(most, count), all += count;
        return image.save(pictures_.filePath(name + QStringLiteral(".png"))) && colours.size() >= 50 &&
            most < all * 95 / 100;
    }
    static void showChart(MainWindow& window, const char* name) {
        auto* tabs = window.findChild<QTabWidget*>();
        tabs->setCurrentWidget(window.findChild<Chart*>(QLatin1String(name)));
    }

    static void themes() {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }

private slots:
    void initTestCase() {
        testing::prepareWindows(QStringLiteral("test_on_screen"));
        applyLanguageByName(QStringLiteral("en"));  // plurals as people read them
        QVERIFY2(QGuiApplication::platformName() == QLatin1String("xcb"), "this test needs an X display");
        const QString own = QCoreApplication::applicationDirPath() + QStringLiteral("/screenshots");
        pictures_ = testing::picturesFolder().value_or(QDir(own));
        QVERIFY(pictures_.mkpath(QStringLiteral(".")));
    }

    void aRowDraggedToACardMovesItsTensor() {
        OpenedWindow window;
        QVERIFY(window.open(QStringLiteral("mobilenet_v2_w035")));
        emit window->docks().panel<MemoryPoolsPanel>()->poolAdded();
        QVERIFY(window.wait());
        const auto before = *window.document()->tuning();
        const QString tensor = window.largestTensor();
        TensorTable& table = *window->docks().panel<TensorTable>();
        table.filterField()->setText(tensor);
        QTRY_COMPARE(table.model().at(0) ? QString::fromStdString(table.model().at(0)->name) : QString(), tensor);
        window->docks().raise(QStringLiteral("pools"));
        PoolCard* card = window->docks().panel<MemoryPoolsPanel>()->card(2);
        QVERIFY(card && card->isVisible());
        for (QWidget* up = card; up; up = up->parentWidget()) {
            if (auto* area = qobject_cast<QScrollArea*>(up)) area->ensureWidgetVisible(card);
        }
        QVERIFY(window.settle());
        QWidget* rows = table.view().viewport();
        dragTo(*rows, table.view().visualRect(table.model().index(0, 0)).center(), *card, card->rect().center());
        QVERIFY(QTest::qWaitFor([&] { return !window.document()->tuning()->assigned.empty(); }));
        QVERIFY(window.wait());
        QCOMPARE(window.document()->tuning()->assigned.at(tensor.toStdString()), 2);
        QVERIFY(std::any_of(window.plan().pools.begin(), window.plan().pools.end(),
                            [](const PoolResult& pool) { return pool.mem_id == 2 && pool.bytes > 0; }));
        const std::string after = to_json(*window.document()->tuning());
        window->actions().undo->trigger();
        QCOMPARE(to_json(*window.document()->tuning()), to_json(before));
        window->actions().redo->trigger();
        QCOMPARE(to_json(*window.document()->tuning()), after);
    }

    void aFileDroppedOnTheWindowOpens() {
        const OpenedWindow window;
        QVERIFY(window.wait());
        const QString file = testing::programFolder(QStringLiteral("add_mul_sin")) + QStringLiteral("/model.pt2");
        FileSource source(QUrl::fromLocalFile(file));
        QVERIFY(QTest::qWaitForWindowExposed(&source));
        dragTo(source, QPoint(10, 10), *window, QPoint(400, 300));
        QVERIFY(QTest::qWaitFor([&] { return window.idle() && window.document(); }, 30000));
        QCOMPARE(QString::fromStdString(window.document()->program()->path), file);
    }

    void picturesForPeopleToLookAt_data() { themes(); }
    void picturesForPeopleToLookAt() {
        QFETCH(bool, dark);
        const QString tone = dark ? QStringLiteral("-dark") : QStringLiteral("-light");
        applyThemeByName(dark ? QStringLiteral("dark") : QStringLiteral("light"));
        OpenedWindow window;
        window->resize(1440, 900);
        QVERIFY(window.wait());
        QVERIFY(picture(*window, QStringLiteral("start") + tone));
        QVERIFY(window.open(QStringLiteral("mobilenet_v2_w035")));
        const TensorRow* row = nullptr;
        for (const TensorRow& each : window.document()->outcome()->tensors) {
            if (QString::fromStdString(each.name) == window.largestTensor()) row = &each;
        }
        window->workspace().view().select({row->value}, row->value);
        QVERIFY(picture(*window, QStringLiteral("arena") + tone));
        for (const char* name : {"timelineChart", "compareChart", "mapChart"}) {
            showChart(*window, name);
            QVERIFY(picture(*window, QLatin1String(name).chopped(5) + tone));
        }
        window->actions().run->trigger();
        QVERIFY(window.wait());
        showChart(*window, "timelineChart");
        QVERIFY(picture(*window, QStringLiteral("run") + tone));
        ExportDialog dialog(window->workspace(), &*window);
        dialog.show();
        QVERIFY(picture(dialog, QStringLiteral("export") + tone));
        dialog.hide();
        showChart(*window, "arenaChart");
        window->open(QStringLiteral("/nonexistent/model.pt2"));
        QVERIFY(window.wait());
        QVERIFY(picture(*window, QStringLiteral("error") + tone));
        const std::string name = row->name;
        const auto other = std::find_if(window.document()->outcome()->tensors.begin(),
                                        window.document()->outcome()->tensors.end(), [&](const TensorRow& each) {
                                            return each.planned && each.value != row->value &&
                                                each.first <= row->last && row->first <= each.last;
                                        });
        QVERIFY(other != window.document()->outcome()->tensors.end());
        window->workspace().edit(QStringLiteral("conflict"), [&](Tuning t) {
            return edit::pin(edit::pin(std::move(t), name, 0), other->name, 64);
        });
        QVERIFY(window.wait());
        window->docks().raise(QStringLiteral("problems"));
        QVERIFY(picture(*window, QStringLiteral("conflict") + tone));
        window->resize(1024, 640);
        QVERIFY(picture(*window, QStringLiteral("small") + tone));
        applyThemeByName(QStringLiteral("light"));
    }

    void picturesOfPanelsAndDialogs_data() { themes(); }
    void picturesOfPanelsAndDialogs() {
        QFETCH(bool, dark);
        const QString tone = dark ? QStringLiteral("-dark") : QStringLiteral("-light");
        applyThemeByName(dark ? QStringLiteral("dark") : QStringLiteral("light"));
        OpenedWindow window;
        window->resize(1440, 900);
        QVERIFY(window.open(QStringLiteral("mlp_dynbatch")));
        window->docks().raise(QStringLiteral("dimensions"));
        window->docks().raise(QStringLiteral("model"));
        QVERIFY(picture(*window, QStringLiteral("dimensions") + tone));
        window->docks().panel<MemoryPoolsPanel>()->card(1)->findChild<QToolButton*>()->setChecked(true);
        window->resizeDocks({&testing::dockOf<MemoryPoolsPanel>(*window)}, {560}, Qt::Vertical);
        QVERIFY(picture(*window, QStringLiteral("pool") + tone));
        QVERIFY(window.open(QStringLiteral("init_state_nonzero")));
        window->actions().run->trigger();
        QVERIFY(window.wait());
        QVERIFY(picture(*window, QStringLiteral("run-state") + tone));
        std::vector<std::unique_ptr<QDialog>> dialogs;
        window->workspace().runs().readState([&](const std::vector<NamedTensor>& state) {
            dialogs.push_back(std::make_unique<StateDialog>(state, &*window));
        });
        QVERIFY(window.wait());
        window->workspace().plugins().set({QStringLiteral("/nonexistent/libmine.so")});
        dialogs.push_back(
            std::make_unique<PreferencesDialog>(window->workspace(), PreferencesDialog::Page::plugins, &*window));
        window->workspace().session().setBaseline();
        emit window->docks().panel<InspectorPanel>()->pinRequested(window.largestTensor(), 4096);
        QVERIFY(window.wait());
        dialogs.push_back(std::make_unique<SessionDialog>(window->workspace(), &*window));
        dialogs.push_back(std::make_unique<ShortcutSheet>(commandsOf(*window->menuBar()), &*window));
        dialogs.push_back(
            std::make_unique<PreferencesDialog>(window->workspace(), PreferencesDialog::Page::look, &*window));
        const char* names[] = {"state", "plugins", "session", "shortcuts", "preferences"};
        QCOMPARE(dialogs.size(), std::size(names));
        for (std::size_t i = 0; i < dialogs.size(); ++i) {
            dialogs[i]->show();
            QVERIFY(picture(*dialogs[i], QLatin1String(names[i]) + tone));
            dialogs[i]->hide();
        }
        window->docks().raise(QStringLiteral("history"));
        showChart(*window, "arenaChart");
        const auto* chart = window->findChild<ArenaChart*>();
        QWidget* plot = chart->findChild<QWidget*>(QString(), Qt::FindDirectChildrenOnly);
        for (QWidget* each : chart->findChildren<QWidget*>()) {
            if (each->inherits("QCustomPlot")) plot = each;
        }
        const ArenaBox& box = chart->scene().boxes.front();
        const QPoint from = plot->mapFrom(chart, chart->boxRect(box).center().toPoint());
        QTest::mousePress(plot, Qt::LeftButton, Qt::NoModifier, from);
        QTest::mouseMove(plot, from - QPoint(0, 20));
        QTest::mouseMove(plot, from - QPoint(0, 60));
        QVERIFY(picture(*window, QStringLiteral("ghost") + tone));
        QTest::mouseRelease(plot, Qt::LeftButton, Qt::NoModifier, from - QPoint(0, 60));
        QVERIFY(window.wait());
        window->workspace().plugins().set({});
        QVERIFY(window.wait());
        applyThemeByName(QStringLiteral("light"));
    }
};

QTEST_MAIN(TestOnScreen)
#include "test_on_screen.moc"
