// Several programs in one window: their tabs, what each keeps for itself, and that nothing of them is lost or left.

#include <QAccessible>
#include <QAction>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDir>
#include <QDragEnterEvent>
#include <QListWidget>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QTemporaryDir>
#include <QToolBar>
#include <QToolButton>
#include <QUndoStack>
#include <QUrl>

#include "app/controllers/edits.h"
#include "app/controllers/open_controller.h"
#include "app/dialogs/unsaved_dialog.h"
#include "app/document/autosave.h"
#include "app/document/session_file.h"
#include "app/document/settings.h"
#include "app/windows/chart_tabs.h"
#include "tests/app/opened_tabs.h"
#include "widgets/ui/capacity_chip.h"
#include "widgets/ui/tab_strip.h"

using namespace arenascope;
using namespace arenascope::testing;

class TestTabs : public TabsTest {
    Q_OBJECT
private:
    [[nodiscard]] TabStrip& strip() const { return window_->strip(); }
    [[nodiscard]] int foot(const QWidget& of) const { return of.mapTo(window_.get(), QPoint(0, of.height())).y(); }
    static void edit(MainWindow& page) {
        page.workspace().edit(QStringLiteral("align"), [](Tuning t) { return edit::set_align(std::move(t), 64); });
    }
    void drop(QWidget& on, const QPoint& at, const QString& file) const {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(file)});
        QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&on, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(at), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&on, &drop);
    }
    /// Answers the dialog about several programs, which `act` opens.
    static bool answering(const std::function<void(UnsavedDialog&)>& answer, const std::function<void()>& act) {
        bool asked = false;
        QTimer timer;
        connect(&timer, &QTimer::timeout, qApp, [&] {
            auto* dialog = qobject_cast<UnsavedDialog*>(QApplication::activeModalWidget());
            if (!dialog) return;
            asked = true;
            answer(*dialog);
        });
        timer.start(5);
        act();
        return asked;
    }

private slots:
    void initTestCase() { prepareWindows(QStringLiteral("test_tabs")); }
    void init() {
        QSettings().clear();
        QDir(Autosave::usualFolder()).removeRecursively();
        start();
    }
    void cleanup() { window_.reset(); }

    /// Before a program is open, nothing resizes the page.
    void theToolbarHasItsWordsFromTheStart() {
        QCOMPARE(page().width(), 1440);
        QVERIFY2(page().actions().runButton->text().startsWith(QStringLiteral("Run")),
                 qPrintable(page().actions().runButton->text()));
        QVERIFY(!page().actions().capacity->isEnabled());
        QVERIFY(open(model("add_mul_sin")));
        QVERIFY(page().actions().capacity->isEnabled());
    }

    void aSingleProgramHasNoTabs() {
        QVERIFY(open(model("add_mul_sin")));
        QVERIFY(!strip().isVisible());
        MainWindow alone;
        alone.show();
        const auto height = [](const MainWindow& of) {
            return of.findChild<QToolBar*>(QStringLiteral("toolbar"))->height();
        };
        QCOMPARE(height(page()), height(alone));
        QVERIFY(!page().actions().nextProgram->isVisible());
        QCOMPARE(window_->windowTitle(), page().windowTitle());
        QVERIFY(window_->windowTitle().startsWith(QStringLiteral("add_mul_sin/model.pt2")));
        page().actions().closeDocument->trigger();
        QCOMPARE(count(), std::size_t{1});
        QVERIFY2(!document(0), "the start page");
    }

    void aFurtherFileGetsATabBelowTheToolbar() {
        QVERIFY(openTwo());
        QCOMPARE(count(), std::size_t{2});
        QVERIFY(strip().isVisible());
        QCOMPARE(strip().count(), 2);
        QCOMPARE(strip().tabText(0), QStringLiteral("add_mul_sin/model.pt2"));
        QCOMPARE(strip().currentIndex(), 1);
        // Under the buttons of the toolbar, over everything else, on every page at the same place.
        for (const std::size_t at : {std::size_t{0}, std::size_t{1}}) {
            window_->programs().show(window_->page(at));
            QTRY_COMPARE(foot(strip()), foot(*page().findChild<QToolBar*>(QStringLiteral("toolbar"))));
            const QRect tabs(strip().mapTo(window_.get(), QPoint()), strip().size());
            QCOMPARE(tabs.width(), window_->width());
            for (const QWidget* button : {static_cast<QWidget*>(page().actions().runButton),
                                          static_cast<QWidget*>(page().actions().targetButton)})
                QVERIFY(button->mapTo(window_.get(), QPoint(0, button->height())).y() <= tabs.top());
            for (const QDockWidget* dock : page().findChildren<QDockWidget*>())
                if (!dock->visibleRegion().isEmpty()) QVERIFY(dock->mapTo(window_.get(), QPoint()).y() > tabs.bottom());
        }
    }

    void eachKeepsItsEditsAndItsSelection() {
        QVERIFY(openTwo());
        window_->programs().show(window_->page(0));
        edit(page());
        QVERIFY(wait());
        const ValueId first = page().docks().panel<TensorTable>()->model().at(0)->value;
        page().workspace().view().select({first}, first);
        QCOMPARE(document(0)->editCount(), 1);
        QCOMPARE(document(1)->editCount(), 0);
        QVERIFY(strip().tabs()[0].unsaved && !strip().tabs()[1].unsaved);
        QVERIFY(window_->isWindowModified());
        QVERIFY(strip().accessibleTabName(0).contains(QStringLiteral("unsaved")));
        window_->programs().step(1);
        QVERIFY(!window_->isWindowModified());
        QVERIFY(page().workspace().view().selection().empty());
        QVERIFY(!page().actions().undo->isEnabled());
        window_->programs().step(1);
        QVERIFY(page().workspace().view().selection().contains(first));
        page().actions().undo->trigger();
        QVERIFY(wait());
        QVERIFY(!strip().tabs()[0].unsaved);
    }

    /// What the other tab shows, not its file.
    void theComparisonTakesUnsavedEdits() {
        QVERIFY(openTwo());
        window_->programs().show(window_->page(0));
        window_->page(0).workspace().edit(QStringLiteral("align"),
                                          [](Tuning t) { return edit::set_align(std::move(t), 4096); });
        QVERIFY(wait());
        const auto edited = document(0)->outcome();
        QVERIFY(edited);
        window_->programs().step(1);
        QContextMenuEvent event(QContextMenuEvent::Mouse, strip().tabRect(0).center(),
                                strip().mapToGlobal(strip().tabRect(0).center()));
        QApplication::sendEvent(&strip(), &event);
        auto* menu = window_->findChild<QMenu*>(QStringLiteral("tabMenu"));
        for (QAction* each : menu->actions())
            if (each->text().remove(u'&') == QLatin1String("Compare with the shown program")) each->trigger();
        menu->close();
        QVERIFY(wait());
        const auto& compared = page().workspace().view().compared();
        QVERIFY(compared);
        QCOMPARE(compared->outcome, edited);
        QCOMPARE(compared->title, QStringLiteral("add_mul_sin/model.pt2 (unsaved edits)"));
        QVERIFY(compared->path.isEmpty());
    }

    void keysGoFromOneToTheOther() {
        QVERIFY(openTwo() && open(model("mobilenet_v2_w035")));
        window_->activateWindow();
        QTRY_COMPARE(QApplication::activeWindow(), window_.get());
        const auto press = [this](Qt::Key key, Qt::KeyboardModifiers with) {
            QTest::keyClick(QApplication::focusWidget(), key, with);
            return window_->programs().indexOf(page());
        };
        QCOMPARE(press(Qt::Key_Tab, Qt::ControlModifier), 0);
        QCOMPARE(press(Qt::Key_PageUp, Qt::ControlModifier), 2);
        QCOMPARE(press(Qt::Key_PageDown, Qt::ControlModifier), 0);
        QVERIFY(page().isAncestorOf(QApplication::focusWidget()));
        QCOMPARE(press(Qt::Key_Backtab, Qt::ControlModifier | Qt::ShiftModifier), 2);
        QTest::keySequence(QApplication::focusWidget(), page().actions().closeDocument->shortcut());
        QCOMPARE(window_->programs().indexOf(page()), 1);
        QCOMPARE(count(), std::size_t{2});
        // In the tabs themselves: the focus stays there.
        strip().setFocus(Qt::TabFocusReason);
        QCOMPARE(press(Qt::Key_Left, Qt::NoModifier), 0);
        QVERIFY(strip().hasFocus());
        QCOMPARE(press(Qt::Key_Right, Qt::ControlModifier), 1);
        QCOMPARE(window_->programs().paths().last(), model("add_mul_sin"));
    }

    void aFileThatIsOpenIsShownAgain() {
        QVERIFY(openTwo());
        edit(window_->page(0));
        const Document* before = document(0);
        page().open(model("add_mul_sin"));
        QCOMPARE(count(), std::size_t{2});
        QCOMPARE(window_->programs().indexOf(page()), 0);
        QVERIFY(wait());
        QCOMPARE(document(0), before);
        QVERIFY2(before->editCount() == 1, "it is not read again");
        // By another name of the same file.
        window_->programs().step(1);
        page().open(programFolder(QStringLiteral("add_mul_sin")) + QStringLiteral("/../add_mul_sin/model.pt2"));
        QCOMPARE(window_->programs().indexOf(page()), 0);
    }

    void whatIsClosedIsReleased_data() {
        QTest::addColumn<int>("way");
        QTest::newRow("Ctrl+W") << 0;
        QTest::newRow("the button of its tab") << 1;
        QTest::newRow("the middle button") << 2;
    }
    void whatIsClosedIsReleased() {
        QFETCH(int, way);
        QVERIFY(openTwo());
        const std::weak_ptr<const Program> program = document(1)->program();
        const std::weak_ptr<const Outcome> outcome = document(1)->outcome();
        const QPointer<MainWindow> gone = &page();
        if (way == 0) page().actions().closeDocument->trigger();
        if (way == 1) qobject_cast<QAbstractButton*>(&strip().closeButton(1))->click();
        if (way == 2) QTest::mouseClick(&strip(), Qt::MiddleButton, Qt::NoModifier, strip().tabRect(1).center());
        QCOMPARE(count(), std::size_t{1});
        QVERIFY(!strip().isVisible());
        QTRY_VERIFY(!gone);
        QTRY_VERIFY(program.expired() && outcome.expired());
        QVERIFY(document(0) && page().isVisible());
        QVERIFY(!page().actions().nextProgram->isEnabled());
    }

    void unsavedEditsAreAskedForBeforeTheirTabCloses() {
        QVERIFY(openTwo());
        edit(window_->page(0));
        QVERIFY(wait());
        auto* close = qobject_cast<QAbstractButton*>(&strip().closeButton(0));
        QVERIFY(testing::answering(QMessageBox::Cancel, [&] { close->click(); }));
        QCOMPARE(count(), std::size_t{2});
        QCOMPARE(window_->programs().indexOf(page()), 0);
        QVERIFY(testing::answering(QMessageBox::Discard, [&] { close->click(); }));
        QCOMPARE(count(), std::size_t{1});
        QCOMPARE(window_->programs().paths(), QStringList{model("mlp_dynbatch")});
    }

    void aFileThatCannotBeReadLeavesNoTab() {
        QVERIFY(open(model("add_mul_sin")));
        const QTemporaryDir folder;
        QFile bad(folder.filePath(QStringLiteral("noise.pte")));
        QVERIFY(bad.open(QIODevice::WriteOnly) && bad.write(QByteArray(5000, 'x')) == 5000);
        bad.close();
        MainWindow& before = page();
        page().open(bad.fileName());
        QTRY_COMPARE(count(), std::size_t{1});
        QCOMPARE(&page(), &before);
        QVERIFY(document(0) && before.messages().isVisible());
        QVERIFY2(before.messages().title().startsWith(QStringLiteral("noise.pte was not opened")),
                 qPrintable(before.messages().title()));
        page().open(model("mobilenet_v2_w035"));
        QCOMPARE(count(), std::size_t{2});
        QCOMPARE(strip().tabText(1), QStringLiteral("model.pt2"));
        page().workspace().jobs().cancel(Jobs::Kind::import);
        QTRY_COMPARE(count(), std::size_t{1});
        QCOMPARE(&page(), &before);
    }

    void aFileOnATabIsComparedAndElsewhereOpened() {
        QVERIFY(openTwo());
        drop(strip(), strip().tabRect(0).center(), model("mobilenet_v2_w035"));
        QVERIFY(wait());
        QCOMPARE(count(), std::size_t{2});
        QCOMPARE(window_->programs().indexOf(page()), 0);
        QVERIFY(page().workspace().view().compared());
        QCOMPARE(page().findChild<ChartTabs*>()->currentWidget()->objectName(), QStringLiteral("compareChart"));
        QVERIFY(!window_->page(1).workspace().view().compared());
        drop(strip(), QPoint(strip().width() - 5, 8), model("mobilenet_v2_w035"));
        QVERIFY(wait());
        QCOMPARE(count(), std::size_t{3});
        drop(page(), page().rect().center(), model("cond"));
        QVERIFY(wait());
        QCOMPARE(count(), std::size_t{4});
        QVERIFY(document(3));
    }

    void tabsAreCarriedToAnotherPlace() {
        QVERIFY(openTwo());
        const QPoint from = strip().tabRect(0).center(), to = strip().tabRect(1).center() + QPoint(20, 0);
        QTest::mousePress(&strip(), Qt::LeftButton, Qt::NoModifier, from);
        for (int i = 1; i <= 10; ++i) QTest::mouseMove(&strip(), from + (to - from) * i / 10);
        QTest::mouseRelease(&strip(), Qt::LeftButton, Qt::NoModifier, to);
        QCOMPARE(window_->programs().paths(), (QStringList{model("mlp_dynbatch"), model("add_mul_sin")}));
        QCOMPARE(strip().tabs()[1].path, model("add_mul_sin"));
        QCOMPARE(strip().currentIndex(), window_->programs().indexOf(page()));
        QTest::mouseClick(&strip(), Qt::LeftButton, Qt::NoModifier, strip().tabRect(1).center());
        QCOMPARE(page().workspace().path(), model("add_mul_sin"));
    }

    void theMenuOfATabActsOnIt() {
        QVERIFY(openTwo() && open(model("mobilenet_v2_w035")));
        const auto menuOf = [this](int tab) {
            QContextMenuEvent event(QContextMenuEvent::Mouse, strip().tabRect(tab).center(),
                                    strip().mapToGlobal(strip().tabRect(tab).center()));
            QApplication::sendEvent(&strip(), &event);
            return window_->findChild<QMenu*>(QStringLiteral("tabMenu"));
        };
        const auto act = [](QMenu* menu, const QString& text) {
            for (QAction* each : menu->actions()) {
                if (each->text().remove(u'&') != text) continue;
                const bool isEnabled = each->isEnabled();
                each->trigger();
                menu->close();
                QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
                return isEnabled;
            }
            return false;
        };
        QVERIFY(act(menuOf(1), QStringLiteral("Copy the path")));
        QCOMPARE(QGuiApplication::clipboard()->text(), model("mlp_dynbatch"));
        QCOMPARE(window_->programs().indexOf(page()), 2);
        QVERIFY2(!act(menuOf(2), QStringLiteral("Compare with the shown program")), "it is the shown one");
        QVERIFY(act(menuOf(0), QStringLiteral("Compare with the shown program")));
        QVERIFY(wait());
        QVERIFY(page().workspace().view().compared());
        QCOMPARE(page().workspace().view().compared()->path, model("add_mul_sin"));
        QCOMPARE(count(), std::size_t{3});
        QVERIFY(act(menuOf(1), QStringLiteral("Close")));
        QCOMPARE(window_->programs().paths(), (QStringList{model("add_mul_sin"), model("mobilenet_v2_w035")}));
        QVERIFY(open(model("cond")));
        edit(window_->page(1));
        QVERIFY(wait());
        // By the keyboard it is the menu of the shown tab; unsaved edits stop the rest.
        window_->programs().show(window_->page(0));
        strip().setFocus();
        QContextMenuEvent key(QContextMenuEvent::Keyboard, QPoint(), QPoint());
        QApplication::sendEvent(&strip(), &key);
        QMenu* menu = window_->findChild<QMenu*>(QStringLiteral("tabMenu"));
        QVERIFY(menu);
        QVERIFY(testing::answering(QMessageBox::Cancel, [&] { act(menu, QStringLiteral("Close the others")); }));
        QCOMPARE(window_->programs().paths(), (QStringList{model("add_mul_sin"), model("mobilenet_v2_w035")}));
        QVERIFY(testing::answering(QMessageBox::Discard, [&] { act(menuOf(0), QStringLiteral("Close the others")); }));
        QCOMPARE(window_->programs().paths(), QStringList{model("add_mul_sin")});
        QVERIFY(!strip().isVisible());
    }

    void quittingAsksOnceForAll() {
        QVERIFY(openTwo());
        const QTemporaryDir folder;
        QStringList sessions;
        for (const std::size_t at : {std::size_t{0}, std::size_t{1}}) {
            sessions.append(folder.filePath(QString::number(at) + QStringLiteral(".json")));
            QVERIFY(window_->page(at).workspace().session().save(sessions.last()).ok());
            edit(window_->page(at));
        }
        QVERIFY(wait());
        QVERIFY(answering(
            [](UnsavedDialog& dialog) {
                QCOMPARE(dialog.list().count(), 2);
                dialog.reject();
            },
            [&] { window_->close(); }));
        QVERIFY(window_->isVisible());
        // What is not ticked is discarded.
        QVERIFY(answering(
            [](UnsavedDialog& dialog) {
                dialog.list().item(0)->setCheckState(Qt::Unchecked);
                dialog.saveButton().click();
            },
            [&] { window_->close(); }));
        QVERIFY(!window_->isVisible());
        QVERIFY(readSession(sessions[0]).value().tuning.align != 64);
        QCOMPARE(readSession(sessions[1]).value().tuning.align, std::int64_t{64});
        // The next start has both again.
        start();
        window_->reopen(false);
        QVERIFY(wait());
        QCOMPARE(window_->programs().paths(), sessions);
        QCOMPARE(window_->programs().indexOf(page()), 1);
    }

    void recoveredEditsOfAnotherProgramGetAPage() {
        const auto leave = [](const char* program) {
            QDir().mkpath(Autosave::usualFolder());
            Tuning tuning;
            tuning.align = 128;
            const QString path =
                Autosave::usualFolder() + QLatin1Char('/') + QLatin1String(program) + QStringLiteral(".session.json");
            return writeSession(path, {.program = model(program).toStdString(), .tuning = tuning}).ok();
        };
        QVERIFY(leave("add_mul_sin") && leave("mlp_dynbatch"));
        start();
        QVERIFY(open(model("add_mul_sin")));
        const auto kept = [this] {
            emit qobject_cast<QMenu*>(page().actions().keptMenu->parentWidget())->aboutToShow();
            return page().actions().keptMenu->actions();
        };
        QCOMPARE(kept().size(), 2);
        for (QAction* set : kept()) {
            if (set->text().startsWith(QStringLiteral("mlp_dynbatch"))) set->menu()->actions().first()->trigger();
        }
        QVERIFY(wait());
        QCOMPARE(count(), std::size_t{2});
        QTRY_VERIFY(document(1));
        QCOMPARE(document(1)->tuning()->align, std::int64_t{128});
        QVERIFY2(kept().size() == 1, "what this page took, the other does not offer");
        window_->programs().step(1);
        QCOMPARE(kept().size(), 1);
        // Each unsaved program has a copy of its own.
        edit(window_->page(0));
        QVERIFY(wait());
        QTRY_COMPARE(QDir(Autosave::usualFolder()).entryList({QStringLiteral("*.lock")}).size(), 2);
    }

    void anotherLanguageReachesEveryPage() {
        QVERIFY(openTwo());
        applyLanguageByName(QStringLiteral("de"));
        const auto name = [this](std::size_t at) { return window_->page(at).actions().undo->text(); };
        QTRY_VERIFY(!name(0).contains(QStringLiteral("Undo")) && !name(1).contains(QStringLiteral("Undo")));
        QTRY_COMPARE(foot(strip()), foot(*page().findChild<QToolBar*>(QStringLiteral("toolbar"))));
        QCOMPARE(strip().count(), 2);
        applyLanguageByName(QStringLiteral("en"));
        QTRY_VERIFY(name(0).contains(QStringLiteral("Undo")) && name(1).contains(QStringLiteral("Undo")));
        QVERIFY(document(0) && document(1));
    }

    void aPreferenceReachesEveryPage() {
        QVERIFY(openTwo());
        const bool hex = page().actions().hexOffsets->isChecked();
        page().actions().hexOffsets->trigger();
        QCOMPARE(window_->page(0).actions().hexOffsets->isChecked(), !hex);
        page().actions().hexOffsets->trigger();
    }
};

QTEST_MAIN(TestTabs)
#include "test_tabs.moc"
