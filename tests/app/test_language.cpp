// The window in other languages: switched while it is open, and with texts longer than the English ones.

#include <QActionGroup>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDockWidget>
#include <QFile>
#include <QHash>
#include <QLibraryInfo>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QTabBar>
#include <QTabWidget>
#include <QUndoStack>

#include "app/document/settings.h"
#include "tests/app/opened_window.h"
#include "widgets/ui/language.h"

using namespace arenascope;

namespace {

/// Every text of menus, panels, tabs and buttons, in a fixed order.
QStringList wordsOf(MainWindow& window) {
    QStringList out;
    for (const QAction* action : window.findChildren<QAction*>()) out.append(action->text());
    for (const QMenu* menu : window.findChildren<QMenu*>()) out.append(menu->title());
    for (const QDockWidget* dock : window.findChildren<QDockWidget*>()) out.append(dock->windowTitle());
    for (const QAbstractButton* button : window.findChildren<QAbstractButton*>()) out.append(button->text());
    for (const QTabBar* bar : window.findChildren<QTabBar*>()) {
        for (int i = 0; i < bar->count(); ++i) out.append(bar->tabText(i));
    }
    return out;
}

/// Entries of one menu with the same accelerator; empty if all differ.
QString sharedMnemonics(const QMenuBar& bar) {
    QStringList out;
    const auto check = [&](const QList<QAction*>& actions) {
        QHash<QChar, QString> taken;
        for (const QAction* action : actions) {
            const QString text = action->text();
            const qsizetype at = text.indexOf(QLatin1Char('&'));
            if (at < 0 || at + 1 >= text.size()) continue;
            QString& owner = taken[text[at + 1].toLower()];
            if (!owner.isEmpty()) out.append(owner + QStringLiteral(" / ") + text);
            owner = text;
        }
    };
    check(bar.actions());
    for (const QAction* top : bar.actions()) check(top->menu()->actions());
    return out.join(QStringLiteral("; "));
}

QAction* languageAction(MainWindow& window, const QString& id) {
    for (QAction* action : window.actions().languages->actions()) {
        if (action->data() == id) return action;
    }
    return nullptr;
}

}  // namespace

class TestLanguage : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { testing::prepareWindows(QStringLiteral("language")); }
    void cleanup() { applyLanguageByName(QStringLiteral("en")); }

    void everyLanguageHasItsFile() {
        for (const Language& language : shippedLanguages()) {
            QVERIFY2(QFile::exists(QStringLiteral(":/i18n/arenascope_%1.qm").arg(language.id)),
                     qPrintable(language.id));
        }
    }

    /// Qt's translations come from the package qt6-translations-l10n, which .ci/setup installs.
    void buttonsOfQtFollowTheLanguage() {
        if (!QFile::exists(QLibraryInfo::path(QLibraryInfo::TranslationsPath) + QStringLiteral("/qtbase_de.qm")))
            QSKIP("qt6-translations-l10n is not installed");
        const auto cancel = [](const QString& language) {
            applyLanguageByName(language);
            return QDialogButtonBox(QDialogButtonBox::Cancel).buttons().front()->text().remove(QLatin1Char('&'));
        };
        QCOMPARE(cancel(QStringLiteral("en")), QStringLiteral("Cancel"));
        QCOMPARE(cancel(QStringLiteral("de")), QStringLiteral("Abbrechen"));
        QCOMPARE(cancel(QStringLiteral("fr")), QStringLiteral("Annuler"));
        QCOMPARE(cancel(QStringLiteral("zh_CN")), QStringLiteral("取消"));
        QCOMPARE(cancel(QStringLiteral("ja")), QStringLiteral("キャンセル"));
    }

    void aSwitchReachesAnOpenWindowAndKeepsItsWork() {
        testing::OpenedWindow window;
        QVERIFY(window.open(QStringLiteral("mobilenet_v2_w035")));
        const QString tensor = window.largestTensor();
        window->workspace().edit(QStringLiteral("pin"),
                                 [&](Tuning t) { return edit::pin(std::move(t), tensor.toStdString(), 4096); });
        QVERIFY(window.wait());
        const Tuning before = *window.document()->tuning();
        window->docks().panel<TensorTable>()->filterField()->setText(QStringLiteral("conv"));
        for (const char* id : {"de", "fr", "zh_CN", "ja"}) {
            const QStringList english = wordsOf(*window);
            languageAction(*window, QLatin1String(id))->trigger();
            QVERIFY(QTest::qWaitFor([&] { return window.idle() && wordsOf(*window) != english; }));
            QCOMPARE(settings::languageName(), QLatin1String(id));
            const auto width = [&] { return window->findChild<QWidget*>(QStringLiteral("arenaChart"))->width(); };
            QVERIFY2(QTest::qWaitFor([&] { return width() > 300; }), qPrintable(QString::number(width())));
            QVERIFY(languageAction(*window, QLatin1String(id))->isChecked());
            QCOMPARE(window.document()->history().count(), 1);
            QCOMPARE(to_json(*window.document()->tuning()), to_json(before));
            QCOMPARE(window->docks().panel<TensorTable>()->filterField()->text(), QStringLiteral("conv"));
            QVERIFY(window->actions().undo->isEnabled());
            QCOMPARE(sharedMnemonics(*window->menuBar()), QString());
        }
        languageAction(*window, QStringLiteral("en"))->trigger();
        QVERIFY(QTest::qWaitFor([&] { return window->actions().open->text() == QStringLiteral("&Open…"); }));
        window->actions().undo->trigger();
        QVERIFY(window.wait());
        QVERIFY(window.document()->history().isClean());
    }

    void englishHasPluralsToo() {
        applyLanguageByName(QStringLiteral("en"));
        QCOMPARE(QCoreApplication::translate("arenascope::TitleLine", "%n edit(s)", nullptr, 1),
                 QStringLiteral("1 edit"));
        QCOMPARE(QCoreApplication::translate("arenascope::TitleLine", "%n edit(s)", nullptr, 2),
                 QStringLiteral("2 edits"));
    }

    void aLanguageThatIsNotThereIsEnglish() {
        applyLanguageByName(QStringLiteral("sv"));
        QCOMPARE(QCoreApplication::translate("arenascope::TitleLine", "%n edit(s)", nullptr, 2),
                 QStringLiteral("2 edits"));
        QCOMPARE(QLocale().language(), QLocale::English);
    }
};

QTEST_MAIN(TestLanguage)
#include "test_language.moc"
