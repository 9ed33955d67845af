// Pages, bars and sheets of the window: the loading page, the place of messages, and the veil of modal sheets.

#include <QDockWidget>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTabBar>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTextBlock>
#include <QTextBrowser>

#include "app/dialogs/command_palette.h"
#include "app/dialogs/export_dialog.h"
#include "app/dialogs/help_window.h"
#include "app/dialogs/memory_dialog.h"
#include "app/dialogs/message_bar.h"
#include "app/dialogs/modal_veil.h"
#include "app/document/settings.h"
#include "app/windows/loading_page.h"
#include "app/windows/start_page.h"
#include "tests/app/opened_window.h"
#include "tests/widgets/made_outcomes.h"
#include "widgets/panels/inspector_panel.h"
#include "widgets/panels/model_panel.h"
#include "widgets/panels/problems_panel.h"
#include "widgets/plot/chart.h"
#include "widgets/tables/plans_table.h"
#include "widgets/theme/format.h"
#include "widgets/ui/engine_texts.h"
#include "widgets/ui/language.h"
#include "widgets/ui/link_row.h"

using namespace arenascope;

class TestWindowPages : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<testing::OpenedWindow> window_;
    [[nodiscard]] MainWindow& window() const { return **window_; }
    [[nodiscard]] QDockWidget& inspector() const { return testing::dockOf<InspectorPanel>(window()); }

    /// The address of the page that F1 opens, and the first heading that is visible.
    [[nodiscard]] std::pair<QString, QString> help() const {
        window().actions().contents->trigger();
        const QTextBrowser& browser = window().findChild<HelpWindow*>()->browser();
        const QTextCursor top = browser.cursorForPosition(QPoint(40, 20));
        return {browser.source().fileName(), top.block().text().section(QLatin1Char(' '), 0, 0)};
    }

private slots:
    void initTestCase() {
        testing::prepareWindows(QStringLiteral("pages"));
        applyLanguageByName(QStringLiteral("en"));
    }
    void init() {
        window_ = std::make_unique<testing::OpenedWindow>();
        QVERIFY(window_->wait());
    }
    void cleanup() { window_.reset(); }

    void theWindowIsNeverLargerThanItsScreen() {
        const QRect room = window().screen()->availableGeometry();
        window().setGeometry(room.right() - 50, room.bottom() - 50, room.width() + 800, room.height() + 500);
        window().stayOnScreen();
        QVERIFY(window().width() <= std::max(room.width(), window().minimumSizeHint().width()));
        QVERIFY(window().height() <= std::max(room.height(), window().minimumSizeHint().height()));
        QCOMPARE(window().pos(), room.topLeft());
    }

    void theLoadingPageListsStagesAndMarksThemInOrder() {
        LoadingPage page;
        const QString waiting = QStringLiteral("waiting"), running = QStringLiteral("running"),
                      finished = QStringLiteral("done");
        page.begin(QStringLiteral("/nowhere/model.pt2"), QString());
        QCOMPARE(page.states(), (QStringList{waiting, waiting, waiting}));
        page.setStage(StageKind::opening, -1);
        QCOMPARE(page.states(), (QStringList{running, waiting, waiting}));
        page.setStage({StageKind::lowering, "model"}, -1);
        page.setStage({StageKind::reading, "second"}, 0.5);  // of several methods: there is no way back
        QCOMPARE(page.states(), (QStringList{finished, running, waiting}));
        page.setStage({StageKind::planning, "auto"}, 0.25);
        QCOMPARE(page.states(), (QStringList{finished, finished, running}));
        page.begin(QStringLiteral("/nowhere/model.pte"), QStringLiteral("before.pt2"));
        QCOMPARE(page.states(), (QStringList{waiting, waiting}));  // a .pte is lowered already
        bool says = false;
        for (const QLabel* label : page.findChildren<QLabel*>())
            says = says || label->text().contains(QStringLiteral("before.pt2"));
        QVERIFY(says);
    }

    void panelsStayWhileAnotherFileIsRead() {
        QVERIFY(window_->open(QStringLiteral("add_mul_sin")));
        QVERIFY(inspector().isVisible() && inspector().isEnabled());
        window().open(testing::programFolder(QStringLiteral("mlp_dynbatch")) + QStringLiteral("/model.pt2"));
        QVERIFY(window().findChild<LoadingPage*>()->isVisible());
        QVERIFY(inspector().isVisible() && testing::dockOf<PlansTable>(window()).isVisible());
        QVERIFY(!inspector().isEnabled());
        QVERIFY(window_->wait());
        QVERIFY(inspector().isVisible() && inspector().isEnabled());
    }

    void helpIsOnTheTabThatWasClicked() {
        QVERIFY(window_->open(QStringLiteral("add_mul_sin")));
        window().resize(1440, 900);
        const auto click = [&](const QString& title) {
            for (QTabBar* bar : window().findChildren<QTabBar*>()) {
                for (int i = 0; i < bar->count(); ++i) {
                    if (!bar->tabText(i).startsWith(title) || !bar->isVisible()) continue;
                    QTest::mouseClick(bar, Qt::LeftButton, {}, bar->tabRect(i).center());
                    return true;
                }
            }
            return false;
        };
        window().docks().panel<ModelPanel>()->setFocus();
        QVERIFY(click(QStringLiteral("Problems")));
        QCOMPARE(help().first, QStringLiteral("problems.md"));
        QVERIFY(click(QStringLiteral("Plans")));
        QCOMPARE(help().first, QStringLiteral("plans.md"));
        for (const char* view : {"Timeline", "Map", "Compare", "Graph", "Curve", "Footprint"}) {
            if (!click(QLatin1String(view))) continue;
            QCOMPARE(help(), std::pair(QStringLiteral("charts.md"), QLatin1String(view) + QLatin1Char('.')));
        }
        window().docks().panel<TensorTable>()->view().setFocus();
        QCOMPARE(help().first, QStringLiteral("tensors.md"));
    }

    void everyViewHasItsPartOfTheHelpInEveryLanguage() {
        for (const Language& language : shippedLanguages()) {
            applyLanguageByName(language.id);
            HelpWindow help;
            for (const ChartEntry& entry : builtinCharts()) {
                const QString title = QCoreApplication::translate("arenascope::Chart", entry.title);
                QVERIFY2(help.showPage(QStringLiteral("charts"), title), qPrintable(language.id + u' ' + title));
            }
        }
        applyLanguageByName(QStringLiteral("en"));
    }

    void improvingAroundPinsMakesNoEmptyStep() {
        QVERIFY(window_->open(QStringLiteral("add_mul_sin")));
        window().workspace().edit(QStringLiteral("pin"), [](Tuning t) { return edit::pin(std::move(t), "sin", 4096); });
        window().workspace().edit(QStringLiteral("plan"), [](Tuning t) {
            t.planner = "greedy_by_size";
            return t;
        });
        QVERIFY(window_->wait());
        const int steps = window_->document()->editCount();
        window().actions().improve->trigger();
        QVERIFY(window_->wait());
        QCOMPARE(window_->document()->editCount(), steps + 1);
        window().actions().improve->trigger();
        QCOMPARE(window_->document()->editCount(), steps + 1);
        QCOMPARE(window().messages().title(), QStringLiteral("Automatic already plans around the pins"));
    }

    void theIconOfTheFirstButtonFollowsTheTheme() {
        const auto* open = window().findChild<StartPage*>()->findChild<QPushButton*>();
        const auto picture = [open] { return open->icon().pixmap(16, 16).toImage(); };
        const QImage light = picture();
        applyThemeByName(QStringLiteral("dark"));
        QCoreApplication::processEvents();
        const QImage dark = picture();
        applyThemeByName(QStringLiteral("light"));
        QVERIFY(open->text().startsWith(QStringLiteral("Open model")) && dark != light);
    }

    void aValidPlanThatIsTooLargeIsNotJustValid() {
        QVERIFY(window_->open(QStringLiteral("mobilenet_v2_w035")));
        window().actions().validate->trigger();
        QCOMPARE(window().messages().title(), QStringLiteral("The plan is valid"));
        window().workspace().edit(QStringLiteral("capacity"), [](Tuning t) {
            Pool pool = t.pools.front();
            pool.capacity = 1024;
            return edit::set_pool(std::move(t), pool);
        });
        QVERIFY(window_->wait());
        window().actions().validate->trigger();
        const QString title = window().messages().title();
        QVERIFY2(title.startsWith(QStringLiteral("No overlaps; over capacity by ")) &&
                     title.endsWith(QStringLiteral(" in SRAM")),
                 qPrintable(title));
    }

    void aSecondMemoryIsOfferedWithWhatItGives() {
        QVERIFY(window_->open(QStringLiteral("mobilenet_v2_w035")));
        window().workspace().edit(QStringLiteral("limit"), [](Tuning t) {
            Pool pool = t.pools.front();
            pool.capacity = 512 * 1024;
            return edit::set_pool(std::move(t), pool);
        });
        QVERIFY(window_->wait());
        const auto offered = [&](const QString& words) {
            for (LinkRow* row : window().docks().panel<ProblemsPanel>()->findChildren<LinkRow*>()) {
                if (!row->links().filter(words).isEmpty()) return row;
            }
            return static_cast<LinkRow*>(nullptr);
        };
        QVERIFY(offered(QStringLiteral("Choose a target")));
        QTRY_VERIFY(offered(QStringLiteral("Add a pool… (arenas fit: SRAM ")));
        const QString text = offered(QStringLiteral("Add a pool"))->links().front();
        const int steps = window_->document()->history().count();
        emit offered(QStringLiteral("Add a pool"))->chosen(0);
        auto* dialog = window().findChild<MemoryDialog*>();
        QVERIFY2(dialog && window_->document()->history().count() == steps, "asked for before it is added");
        dialog->addButton().click();
        QVERIFY(window_->wait());
        QCOMPARE(window_->document()->history().count(), steps + 1);
        QVERIFY(window_->document()->tuning()->place_auto && window_->plan().fits());
        QCOMPARE(window_->document()->tuning()->pools.size(), std::size_t{2});
        for (const PoolResult& pool : window_->plan().pools) {
            const QString said = QString::fromStdString(pool.name) + u' ' + format::bytes(pool.bytes);
            QVERIFY2(text.contains(said), qPrintable(text + u' ' + said));
        }
    }

    void choosingPoolsIsOfferedWithWhatItGives() {
        QVERIFY(window_->open(QStringLiteral("mobilenet_v2_w035")));
        window().workspace().edit(QStringLiteral("two pools"), [](Tuning t) {
            Pool pool = t.pools.front();
            pool.capacity = 512 * 1024;
            t = edit::set_pool(std::move(t), pool);
            return edit::add_pool(std::move(t), {.mem_id = 2, .name = "PSRAM"});
        });
        QVERIFY(window_->wait());
        const auto offered = [&] {
            for (LinkRow* row : window().docks().panel<ProblemsPanel>()->findChildren<LinkRow*>()) {
                if (row->links().front().startsWith(QStringLiteral("Choose pools automatically (arenas fit: SRAM ")))
                    return row;
            }
            return static_cast<LinkRow*>(nullptr);
        };
        QTRY_VERIFY(offered());
        const QString text = offered()->links().front();
        emit offered()->chosen(0);
        QVERIFY(window_->wait());
        QVERIFY(window_->document()->tuning()->place_auto && window_->plan().fits());
        for (const PoolResult& pool : window_->plan().pools) {
            const QString said = QString::fromStdString(pool.name) + u' ' + format::bytes(pool.bytes);
            QVERIFY2(text.contains(said), qPrintable(text + u' ' + said));
        }
        QVERIFY(!offered());
    }

    void anotherProgramIsShownFromTheTop() {
        QVERIFY(window_->open(QStringLiteral("mobilenet_v2_w035")));
        QScrollBar& bar = *window().docks().panel<TensorTable>()->view().verticalScrollBar();
        QVERIFY(bar.maximum() > 0);
        bar.setValue(bar.maximum());
        window().actions().reload->trigger();
        QVERIFY(window_->wait());
        QVERIFY2(bar.value() > 0, "what is read again stays where it was");
        QVERIFY(window_->open(QStringLiteral("mobilenet_v2_w035")));
        QCOMPARE(bar.value(), 0);
    }

    void recentFilesSayWhenTheyWereOpened() {
        const QString old = testing::programFolder(QStringLiteral("add_mul_sin")) + QStringLiteral("/model.pt2");
        QVERIFY(!settings::openedAt(old).isValid());
        const QDateTime before = QDateTime::currentDateTime();
        QVERIFY(window_->open(QStringLiteral("add_mul_sin")));
        QVERIFY(settings::openedAt(QFileInfo(old).absoluteFilePath()) >= before);
        settings::clearRecentFiles();
        QVERIFY(!settings::openedAt(QFileInfo(old).absoluteFilePath()).isValid());
    }

    void aMessageStandsBelowTheTabsWhichStay() {
        QVERIFY(window_->open(QStringLiteral("add_mul_sin")));
        QVERIFY(window_->settle());
        auto* charts = window().findChild<QTabWidget*>();
        const QTabBar& tabs = *charts->tabBar();
        const QPoint before = tabs.mapTo(&window(), QPoint());
        const int height = charts->currentWidget()->height();
        MessageBar& bar = *window().findChild<MessageBar*>();
        bar.showNotice(QStringLiteral("what"), QStringLiteral("what to do"));
        QCoreApplication::processEvents();
        QVERIFY(bar.isVisible());
        QCOMPARE(tabs.mapTo(&window(), QPoint()), before);
        QVERIFY(bar.mapTo(&window(), QPoint()).y() >= before.y() + tabs.height());
        const int top = charts->currentWidget()->mapTo(&window(), QPoint()).y();
        QVERIFY(top >= bar.mapTo(&window(), QPoint()).y() + bar.height());
        QCOMPARE(charts->currentWidget()->height(), height - bar.height());
        bar.hide();
        QCoreApplication::processEvents();
        QCOMPARE(charts->currentWidget()->height(), height);
        window().actions().closeDocument->trigger();  // on the start page the bar is at the top
        bar.showNotice(QStringLiteral("what"), QString());
        QVERIFY(bar.isVisible());
    }

    void aDialogVeilsTheWindowUntilItIsGone() {
        QVERIFY(window_->open(QStringLiteral("add_mul_sin")));
        QVERIFY(!window().findChild<ModalVeil*>());
        window().actions().exportProgram->trigger();
        auto* dialog = window().findChild<ExportDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        auto* veil = window().findChild<ModalVeil*>();
        QVERIFY(veil && veil->isVisible());
        QCOMPARE(veil->geometry(), window().rect());
        QVERIFY(QRect(window().mapToGlobal(QPoint()), window().size()).contains(dialog->geometry()));
        // Other files are one button away; choosing one leaves the dialog.
        const auto* others = dialog->findChild<QPushButton*>(QStringLiteral("otherFiles"));
        QVERIFY(others && others->isVisible());
        emit others->menu()->aboutToShow();
        QCOMPARE(others->menu()->actions().first()->text(), window().actions().reportHtml->text());
        window().actions().reportHtml->disconnect();  // it would ask for a file
        QSignalSpy acts(window().actions().reportHtml, &QAction::triggered);
        others->menu()->actions().first()->trigger();
        QVERIFY(acts.isEmpty() && !dialog->isVisible());
        QTRY_COMPARE(acts.count(), 1);
        QTRY_VERIFY(!window().findChild<ModalVeil*>());
    }

    void thePaletteSaysWhatIsMissing() {
        QVERIFY(window_->open(QStringLiteral("add_mul_sin")));
        window().actions().palette->trigger();
        CommandPalette& palette = *window().findChild<CommandPalette*>();
        palette.field().setText(QStringLiteral("pin"));
        QVERIFY2(palette.titles().contains(QStringLiteral("Pin")), qPrintable(palette.titles().join(u'\n')));
        palette.field().setText(QStringLiteral("preset"));
        QVERIFY(palette.titles().size() >= 3);
        palette.field().setText(QStringLiteral("undo"));
        QVERIFY(!palette.titles().isEmpty());
        QVERIFY(!window().actions().undo->isEnabled());
    }

    void plannersKeepTheirRowsWhileTheyAreComparedAgain() {
        const auto first = testing::smallOutcome();
        auto several = std::make_shared<Outcome>(*first);
        several->plans.push_back(several->plans.front());
        several->plans.back().planner = "naive";
        ViewState state;
        PlansTable table(state);
        Tuning tuning;
        tuning.pools = testing::twoPools();
        const auto asked = std::make_shared<const Tuning>(tuning);
        state.show(several, asked);
        QCOMPARE(table.model()->rowCount(), 2);
        state.show(first, asked);
        QCOMPARE(table.model()->rowCount(), 2);
        // Planners that have not planned yet show no numbers and cannot be chosen.
        const QModelIndex waiting = table.model()->index(1, 0);
        QVERIFY(!(table.model()->flags(waiting) & Qt::ItemIsEnabled));
        for (int column = 2; column < 4; ++column) QVERIFY(waiting.siblingAtColumn(column).data().toString().isEmpty());
        state.show(several, asked);
        QVERIFY(table.model()->flags(table.model()->index(1, 0)) & Qt::ItemIsEnabled);
    }

    void theEnginesNumbersAreGroupedAndItsOptionsAreNamedAsInTheWindow() {
        const QString said = words::message(message("'{name}' has {bytes} bytes", std::string("12345"), 960000000));
        QVERIFY2(said.contains(QStringLiteral("'12345'")), qPrintable(said));
        QVERIFY2(!said.contains(QStringLiteral("960000000")), qPrintable(said));
        const Error error{.what = message("too large"),
                          .remedy = message("allow it with --memory-limit {bytes}", 7),
                          .remedy_code = RemedyCode::raise_memory_limit};
        QVERIFY2(!words::error(error).contains(QStringLiteral("--")), qPrintable(words::error(error)));
    }
};

QTEST_MAIN(TestWindowPages)
#include "test_window_pages.moc"
