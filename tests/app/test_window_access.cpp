// Every control has an accessible name, can be found by it, and can be reached with the keyboard.

#include <QAccessible>
#include <QAction>
#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QHash>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QSet>
#include <QTableView>
#include <QTextBrowser>

#include "app/dialogs/command_palette.h"
#include "app/dialogs/help_window.h"
#include "app/windows/chart_tabs.h"
#include "app/windows/panels/panel_entry.h"
#include "widgets/theme/theme.h"

#include "tests/app/opened_window.h"

using namespace arenascope;
using namespace arenascope::testing;

class TestWindowAccess : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<OpenedWindow> window_;

private slots:
    void initTestCase() { prepareWindows(QStringLiteral("test_window_access")); }
    void init() {
        window_ = std::make_unique<OpenedWindow>();
        QVERIFY(window_->wait());
    }
    void cleanup() { window_.reset(); }

    void thePaletteFindsAndRunsEveryCommand() {
        QVERIFY(window_->open(QStringLiteral("add_mul_sin")));
        (*window_)->actions().palette->trigger();
        CommandPalette& palette = *(*window_)->findChild<CommandPalette*>();
        QVERIFY(palette.isVisible());
        const QStringList all = palette.titles();
        int count = 0;
        const std::function<void(const QList<QAction*>&)> check = [&](const QList<QAction*>& actions) {
            for (QAction* action : actions) {
                if (action->isSeparator() || !action->isVisible()) continue;
                if (action->menu()) {
                    check(action->menu()->actions());
                    continue;
                }
                ++count;
                const QString title = action->text().remove(QLatin1Char('&'));
                const bool listed =
                    std::any_of(all.begin(), all.end(), [&](const QString& each) { return each.endsWith(title); });
                QVERIFY2(listed, qPrintable(title));
            }
        };
        check((*window_)->menuBar()->actions());
        QVERIFY(count > 20);
        QTest::keyClicks(&palette.field(), QStringLiteral("theme dark"));
        QCOMPARE(palette.titles().size(), 1);
        QTest::keyClick(&palette.field(), Qt::Key_Return);
        QVERIFY(!palette.isVisible());
        QVERIFY(theme().isDark());
        (*window_)->actions().palette->trigger();
        QTest::keyClicks(&palette.field(), QStringLiteral("theme light"));
        QTest::keyClick(&palette.field(), Qt::Key_Return);
        const TensorRow& last = window_->document()->outcome()->tensors.back();
        (*window_)->actions().palette->trigger();
        QTest::keyClicks(&palette.field(), QLatin1Char('@') + QString::fromStdString(last.name));
        const QString found = palette.titles().value(0);
        QVERIFY(!found.isEmpty());
        QTest::keyClick(&palette.field(), Qt::Key_Return);
        const ViewState& view = (*window_)->workspace().view();
        QCOMPARE(QString::fromStdString(view.row(view.current())->name), found);
        (*window_)->actions().palette->trigger();
        QTest::keyClick(&palette.field(), Qt::Key_Escape);
        QVERIFY(!palette.isVisible());
    }

    /// From the registries: a new view or panel needs no row of its own in the palette.
    void thePaletteGoesToEveryViewAndPanel() {
        QVERIFY(window_->open(QStringLiteral("add_mul_sin")));
        MainWindow& window = **window_;
        CommandPalette& palette = *window.findChild<CommandPalette*>();
        const auto go = [&](const QString& name) {
            window.actions().palette->trigger();
            palette.field().setText(name);
            const QString first = palette.titles().value(0);
            QTest::keyClick(&palette.field(), Qt::Key_Return);
            return first;
        };
        auto* charts = window.findChild<ChartTabs*>();
        for (const ChartEntry& entry : builtinCharts()) {
            const QString title = QCoreApplication::translate("arenascope::Chart", entry.title);
            QCOMPARE(go(title.toLower()), title);
            QCOMPARE(charts->tabText(charts->currentIndex()), title);
        }
        charts->setCurrentIndex(0);
        const int edits = window_->document()->editCount();
        for (const PanelEntry& entry : builtinPanels()) {
            auto* dock = window.findChild<QDockWidget*>(QLatin1String(entry.id));
            dock->close();
            const QString title = QCoreApplication::translate("arenascope::MainDocks", entry.title);
            QCOMPARE(go(title), title);
            QTRY_VERIFY2(!dock->visibleRegion().isEmpty(), entry.id);
        }
        QCOMPARE(window_->document()->editCount(), edits);  // "Plans" or "Run" go there and do nothing
        QVERIFY(!window.workspace().jobs().busy(Jobs::Kind::running));
    }

    void helpHasAPageForEveryPanelAndNoDeadLinks() {
        QVERIFY(window_->open(QStringLiteral("add_mul_sin")));
        for (const QDockWidget* dock : (*window_)->findChildren<QDockWidget*>()) {
            QVERIFY2(!HelpWindow::pageOf(dock->objectName()).isEmpty(), qPrintable(dock->objectName()));
        }
        int links = 0;
        for (const QString& file : QDir(QStringLiteral(":/help/panels")).entryList()) {
            QFile page(QStringLiteral(":/help/panels/") + file);
            QVERIFY(page.open(QIODevice::ReadOnly));
            const QString text = QString::fromUtf8(page.readAll());
            static const QRegularExpression link(QStringLiteral("\\]\\(([^)]+)\\)"));
            for (auto match = link.globalMatch(text); match.hasNext(); ++links) {
                const QString target = match.next().captured(1).section(QLatin1Char('#'), 0, 0);
                QVERIFY2(QFile::exists(QStringLiteral(":/help/panels/") + target), qPrintable(file + target));
            }
        }
        QVERIFY(links > 20);
        (*window_)->docks().panel<TensorTable>()->view().setFocus();
        (*window_)->actions().contents->trigger();
        auto* help = (*window_)->findChild<HelpWindow*>();
        QVERIFY(help && help->isVisible());
        QCOMPARE(help->browser().source().fileName(), QStringLiteral("tensors.md"));
        QVERIFY(help->browser().toPlainText().contains(QStringLiteral("Filter")));
    }

    void everyControlHasANameAndNoKeyIsTakenTwice() {
        QVERIFY(window_->open(QStringLiteral("mlp_dynbatch")));
        QStringList nameless;
        int checked = 0;
        for (QWidget* widget : (*window_)->findChildren<QWidget*>()) {
            const bool inside = widget->window() == &**window_ && !widget->isHidden();  // not a popup
            const bool by_tab = inside && (widget->focusPolicy() & Qt::TabFocus);
            if (!by_tab || widget->objectName().startsWith(QStringLiteral("qt_"))) continue;
            const auto* tabs = qobject_cast<QTabBar*>(widget);
            if (tabs && tabs->count() == 0) continue;  // Qt keeps tab bars of docks that are no longer tabbed
            const QAccessibleInterface* access = QAccessible::queryAccessibleInterface(widget);
            if (!access) continue;
            ++checked;
            if (access->text(QAccessible::Name).isEmpty())
                nameless.append(QLatin1String(widget->metaObject()->className()) + QStringLiteral(" in ") +
                                QLatin1String(widget->parentWidget()->metaObject()->className()));
        }
        nameless.removeDuplicates();
        QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(QStringLiteral("; "))));
        QVERIFY(checked > 30);
        QHash<QString, QString> keys;
        const std::function<void(const QMenu&)> check = [&](const QMenu& menu) {
            QSet<QChar> mnemonics;
            for (QAction* action : menu.actions()) {
                const QString text = action->text();
                const qsizetype at = text.indexOf(QLatin1Char('&'));
                // Panels, planners and samples are named at run time.
                if (at >= 0 && at + 1 < text.size()) {
                    const QChar letter = text[at + 1].toLower();
                    QVERIFY2(!mnemonics.contains(letter), qPrintable(menu.title() + QStringLiteral(": ") + text));
                    mnemonics.insert(letter);
                }
                for (const QKeySequence& key : action->shortcuts()) {
                    const QString name = key.toString();
                    QVERIFY2(!keys.contains(name),
                             qPrintable(name + QStringLiteral(": ") + text + QStringLiteral(" and ") + keys[name]));
                    keys.insert(name, text);
                }
                if (action->menu()) check(*action->menu());
            }
        };
        for (QAction* action : (*window_)->menuBar()->actions()) check(*action->menu());
        QVERIFY(keys.size() > 12);
    }

    void enterOnTheStartPageOpensTheFirstSample() {
        QVERIFY(QTest::qWaitForWindowActive(&**window_));
        QVERIFY(QApplication::focusWidget());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(QTest::qWaitFor([this] { return window_->idle() && window_->document(); }, 30000));
    }
};

QTEST_MAIN(TestWindowAccess)
#include "test_window_access.moc"
