// Titles of target presets: the program's own are translated, the user's are not.

#include <QDir>
#include <QLayout>
#include <QMenu>
#include <QRegularExpression>
#include <QToolBar>
#include <QToolButton>
#include <QTranslator>

#include "app/cli/targets.h"
#include "app/controllers/edits.h"
#include "app/dialogs/target_labels.h"
#include "app/document/document.h"
#include "tests/app/opened_window.h"

using namespace arenascope;
using namespace arenascope::testing;

/// A language that puts the engine's words in brackets.
class Brackets final : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char*, int) const override {
        const bool engine = QLatin1String(context) == QLatin1String("arenascope::Engine");
        return engine ? QLatin1Char('[') + QString::fromUtf8(source) + QLatin1Char(']') : QString();
    }
};

class TestTargetLabels : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { prepareWindows(QStringLiteral("test_target_labels")); }

    void presetsOfTheProgramAreTranslatedAndTheUsersOwnAreNot() {
        const std::string typed = "Cortex-M4 with 256 KB of SRAM";  // as one of the program's
        const auto saved =
            cli::save_target({.title = typed, .note = "mine", .pools = {Pool{.mem_id = 1, .name = "SRAM"}}});
        QVERIFY2(saved.ok(), saved.ok() ? "" : saved.error().text().c_str());
        Brackets brackets;
        QCoreApplication::installTranslator(&brackets);
        OpenedWindow window;
        QVERIFY(window.open(QStringLiteral("add_mul_sin")));
        emit window->actions().targetMenu->aboutToShow();
        QStringList shown;
        for (const QAction* action : window->actions().targetMenu->actions())
            shown.append(action->text() + QLatin1Char('|') + action->statusTip());
        QVERIFY2(shown.contains(QString::fromStdString(typed) + QStringLiteral("|mine")), qPrintable(shown.join('\n')));
        QCOMPARE(shown.filter(QRegularExpression(QStringLiteral("^\\[.+\\]\\|\\[.+\\]$"))).size(), 8);
        // Within the sentence of an edit.
        const auto target = cli::find_target("esp32_s3");
        QVERIFY(target.ok());
        window->edits().useTarget(target.value());
        QVERIFY(window.wait());
        QCOMPARE(window.document()->history().undoText(),
                 QStringLiteral("Use the memories of [ESP32-S3 with 8 MB of PSRAM]"));
        QCoreApplication::removeTranslator(&brackets);
        QVERIFY(QFile::remove(QString::fromStdString(saved.value())));
    }

    /// In a narrow window the beginning of a long name tells which target it is; an icon alone would not.
    void aLongNameIsCutAndNotLeftOut_data() {
        QTest::addColumn<QString>("language");
        for (const Language& each : shippedLanguages()) QTest::newRow(qPrintable(each.id)) << each.id;
    }
    void aLongNameIsCutAndNotLeftOut() {
        QFETCH(const QString, language);
        OpenedWindow window;
        window->resize(1024, 640);
        QVERIFY(window.open(QStringLiteral("add_mul_sin")));
        applyLanguageByName(language);
        QVERIFY(window.settle());
        window->edits().useTarget(cli::find_target("esp32_s3").value());
        QVERIFY(window.settle());
        const QToolButton& button = *window->actions().targetButton;
        const auto& bar = *window->findChild<QToolBar*>(QStringLiteral("toolbar"));
        QVERIFY2(bar.layout()->minimumSize().width() <= 1024, qPrintable(button.text()));
        QCOMPARE(button.toolButtonStyle(), Qt::ToolButtonTextBesideIcon);
        QVERIFY2(button.text().startsWith(QStringLiteral("ESP32")), qPrintable(button.text()));
        QVERIFY(button.toolTip().contains(titleOf(cli::find_target("esp32_s3").value())));
        applyLanguageByName(QStringLiteral("en"));
    }
};

QTEST_MAIN(TestTargetLabels)
#include "test_target_labels.moc"
