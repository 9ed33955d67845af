// Preferences apply immediately and everywhere, survive a restart, and open dialogs follow them.

#include <QActionGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDockWidget>
#include <QHeaderView>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableView>
#include <QTextBrowser>
#include <QToolBar>
#include <QWhatsThis>

#include "app/controllers/whats_this.h"
#include "app/dialogs/export_dialog.h"
#include "app/dialogs/help_window.h"
#include "app/dialogs/preferences_dialog.h"
#include "app/document/settings.h"
#include "tests/app/opened_window.h"
#include "widgets/plot/chart.h"
#include "widgets/theme/format.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/language.h"

using namespace arenascope;
using namespace arenascope::testing;

class TestPreferences : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<OpenedWindow> window_;

    [[nodiscard]] MainWindow& window() const { return **window_; }
    [[nodiscard]] PreferencesDialog* dialog() const { return window().findChild<PreferencesDialog*>(); }
    /// An entry of a combo box by its English name.
    template <class Field>
    [[nodiscard]] Field* field(const QString& name) const {
        for (Field* each : dialog()->findChildren<Field*>()) {
            if (each->accessibleName() == name) return each;
        }
        return nullptr;
    }
    void choose(const QString& name, const QVariant& data) const {
        auto* box = field<QComboBox>(name);
        QVERIFY2(box, qPrintable(name));
        QVERIFY2(box->findData(data) >= 0, qPrintable(name));
        box->setCurrentIndex(box->findData(data));
    }
    [[nodiscard]] QString firstOffset() const {
        const QAbstractItemModel& rows = *window().docks().panel<TensorTable>()->view().model();
        for (int row = 0; row < rows.rowCount(); ++row) {
            const QString text = rows.index(row, TensorModel::offset).data().toString();
            if (text.size() > 1) return text;
        }
        return {};
    }

private slots:
    void initTestCase() { prepareWindows(QStringLiteral("test_preferences")); }
    void init() {
        window_ = std::make_unique<OpenedWindow>();
        QVERIFY(window_->wait());
    }
    void cleanup() {
        window_.reset();
        setPreferences({});
        applyLanguageByName(QStringLiteral("en"));
        applyThemeByName(QStringLiteral("light"));
    }

    void everyChoiceHoldsAtOnceAndIsKept() {
        QVERIFY(window_->open(QStringLiteral("add_mul_sin")));
        QCOMPARE(window().actions().preferences->shortcut(), QKeySequence(QStringLiteral("Ctrl+,")));
        window().actions().preferences->trigger();
        QVERIFY(dialog() && dialog()->isVisible());
        choose(QStringLiteral("Theme"), QStringLiteral("dark"));
        QVERIFY(theme().isDark());
        QCOMPARE(settings::themeName(), QStringLiteral("dark"));
        QCOMPARE(window().actions().themes->checkedAction()->data().toString(), QStringLiteral("dark"));
        QVERIFY(firstOffset().startsWith(QStringLiteral("0x")));
        choose(QStringLiteral("Offsets and addresses"), false);
        QVERIFY2(!firstOffset().contains(QLatin1Char('x')), qPrintable(firstOffset()));
        QVERIFY(!window().actions().hexOffsets->isChecked());
        window().actions().hexOffsets->trigger();  // the dialog follows the menu
        QVERIFY(field<QComboBox>(QStringLiteral("Offsets and addresses"))->currentData().toBool());
        QVERIFY(firstOffset().startsWith(QStringLiteral("0x")));
        QCOMPARE(format::bytes(2048), QStringLiteral("2 KiB"));
        choose(QStringLiteral("Sizes in"), static_cast<int>(SizeUnits::decimal));
        QCOMPARE(format::bytes(2000), QStringLiteral("2 kB"));
        choose(QStringLiteral("Sizes in"), static_cast<int>(SizeUnits::bytes));
        QCOMPARE(format::bytes(2048), format::exactBytes(2048));
        choose(QStringLiteral("Wheel in charts"), false);
        QVERIFY(!preferences().wheelZooms);
        field<QSpinBox>(QStringLiteral("Recovery copy after"))->setValue(90);
        QCOMPARE(settings::autosaveSeconds(), 90);
        choose(QStringLiteral("Planner for new programs"), QStringLiteral("naive"));
        QVERIFY(settings::readPreferences() == preferences());
        QVERIFY(window_->open(QStringLiteral("mobilenet_v2_w035")));
        QCOMPARE(window_->document()->tuning()->planner, std::string("naive"));
        dialog()->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::RestoreDefaults)->click();
        QVERIFY(preferences() == Preferences());
        QCOMPARE(settings::planner(), QString());
        QCOMPARE(settings::themeName(), QStringLiteral("system"));
        QTest::keyClick(dialog(), Qt::Key_Escape);
        QVERIFY(QTest::qWaitFor([&] { return !dialog(); }));
    }

    void bothSheetsHaveOneFrameKeepTheFocusAndGiveItBack() {
        QVERIFY(window_->open(QStringLiteral("add_mul_sin")));
        window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window()));
        for (QAction* action : {window().actions().preferences, window().actions().exportProgram}) {
            QWidget* before = &window().docks().panel<TensorTable>()->view();
            before->setFocus();
            action->trigger();
            QVERIFY(window_->wait());
            auto* sheet = window().findChild<Sheet*>();
            QVERIFY(sheet && sheet->isVisible());
            QCOMPARE(sheet->windowModality(), Qt::WindowModal);
            QVERIFY(sheet->windowFlags() & Qt::FramelessWindowHint);
            QVERIFY2(window().frameGeometry().contains(sheet->geometry()), "inside the window");
            bool titled = false;
            for (const QLabel* label : sheet->findChildren<QLabel*>())
                titled = titled || (label->isVisible() && label->text() == sheet->windowTitle());
            QVERIFY(titled);
            QVERIFY(window().findChild<QWidget*>(QStringLiteral("veil"))->isVisible());
            QTRY_COMPARE(QApplication::activeWindow(), sheet);
            for (int i = 0; i < 40; ++i) {
                QTest::keyClick(sheet->focusWidget() ? sheet->focusWidget() : sheet, Qt::Key_Tab);
                const QWidget* now = QApplication::focusWidget();
                QVERIFY2(now && now->window() == sheet, now ? now->metaObject()->className() : "nothing has it");
            }
            QTest::keyClick(sheet, Qt::Key_F1);
            auto* help = sheet->findChild<HelpWindow*>();
            QVERIFY(help && help->isVisible());
            const char* page = action == window().actions().preferences ? "preferences" : "export";
            QVERIFY2(help->browser().source().toString().contains(QLatin1String(page)),
                     qPrintable(help->browser().source().toString()));
            help->close();
            QTest::keyClick(sheet, Qt::Key_Escape);
            QVERIFY(QTest::qWaitFor([&] { return !window().findChild<Sheet*>(); }));
            QTRY_COMPARE(QApplication::activeWindow(), &window());
            QCOMPARE(window().focusWidget(), before);
            QVERIFY(QTest::qWaitFor([&] { return !window().findChild<QWidget*>(QStringLiteral("veil")); }));
        }
    }

    void textGrowsWhileTheWindowIsOpen() {
        QVERIFY(window_->open(QStringLiteral("mlp_dynbatch")));
        window().actions().preferences->trigger();
        const double points = QApplication::font().pointSizeF();
        const int row = window().docks().panel<TensorTable>()->view().verticalHeader()->defaultSectionSize();
        field<QSpinBox>(QStringLiteral("Text size"))->setValue(140);
        QVERIFY(QApplication::font().pointSizeF() > points * 1.3);
        QVERIFY(QTest::qWaitFor([&] {
            return window_->idle() &&
                window().docks().panel<TensorTable>()->view().verticalHeader()->defaultSectionSize() > row * 1.3;
        }));
        QVERIFY(dialog() && dialog()->isVisible());
        QCOMPARE(field<QSpinBox>(QStringLiteral("Text size"))->value(), 140);
        QVERIFY(window_->document() && window().workspace().view().outcome());
        for (QTableView* table : window().findChildren<QTableView*>()) {
            const int line = QFontMetrics(table->font()).height();
            if (table->verticalHeader()->defaultSectionSize() < line) QFAIL(qPrintable(table->accessibleName()));
        }
        QCOMPARE(settings::readPreferences().textPercent, 140);
        window().resize(1024, 640);
        QVERIFY(window_->settle());
        QVERIFY(window().width() <= 1200);
    }

    void dialogsThatAreOpenTakeTheNewLanguageAndKeepWhatWasEntered() {
        QVERIFY(window_->open(QStringLiteral("add_mul_sin")));
        window().actions().exportProgram->trigger();
        QVERIFY(window_->wait());
        auto* before = window().findChild<ExportDialog*>();
        QVERIFY(before);
        const QString title = before->windowTitle();
        for (QLineEdit* each : before->findChildren<QLineEdit*>()) each->setText(QStringLiteral("/tmp/somewhere.pte"));
        applyLanguageByName(QStringLiteral("de"));
        ExportDialog* after = nullptr;
        QVERIFY(QTest::qWaitFor([&] {
            after = window().findChild<ExportDialog*>();
            return after && after->isVisible() && after->windowTitle() != title;
        }));
        QCOMPARE(after->findChild<QLineEdit*>()->text(), QStringLiteral("/tmp/somewhere.pte"));
        QVERIFY(window_->wait());
        after->reject();
        window().actions().plugins->trigger();
        auto* groups = dialog()->findChild<QListWidget*>();
        QCOMPARE(groups->currentRow(), static_cast<int>(PreferencesDialog::Page::plugins));
        groups->setCurrentRow(static_cast<int>(PreferencesDialog::Page::numbers));
        QComboBox* languages = nullptr;
        for (QComboBox* each : dialog()->findChildren<QComboBox*>()) {
            if (each->findData(QStringLiteral("fr")) >= 0) languages = each;
        }
        QVERIFY(languages);
        languages->setCurrentIndex(languages->findData(QStringLiteral("fr")));
        QCOMPARE(settings::languageName(), QStringLiteral("fr"));
        QVERIFY(QTest::qWaitFor(
            [&] { return dialog() && dialog()->isVisible() && dialog()->findChild<QListWidget*>() != groups; }));
        QCOMPARE(settings::languageName(), QStringLiteral("fr"));
        QCOMPARE(dialog()->findChild<QListWidget*>()->currentRow(), static_cast<int>(PreferencesDialog::Page::numbers));
        QVERIFY(QTest::qWaitFor([&] { return window_->idle(); }));
    }

    void everyPanelChartAndToolSaysWhatItIs() {
        QVERIFY(window_->open(QStringLiteral("add_mul_sin")));
        for (const QDockWidget* dock : window().findChildren<QDockWidget*>())
            QVERIFY2(!dock->whatsThis().isEmpty(), qPrintable(dock->objectName()));
        for (const Chart* chart : window().findChildren<Chart*>())
            QVERIFY2(!chart->whatsThis().isEmpty(), qPrintable(chart->objectName()));
        const auto explained = [](const QWidget* widget) {
            for (; widget; widget = widget->parentWidget()) {
                if (!widget->whatsThis().isEmpty()) return true;
            }
            return false;
        };
        int controls = 0;
        for (const QWidget* widget : window().findChildren<QWidget*>()) {
            const bool is_control =
                widget->focusPolicy() != Qt::NoFocus && widget->isVisible() && widget->window() == &window();
            const bool is_part =
                !widget->objectName().startsWith(QStringLiteral("qt_")) && !widget->inherits("QMenuBar");
            if (!is_control || !is_part) continue;
            ++controls;
            QVERIFY2(explained(widget),
                     qPrintable(QLatin1String(widget->metaObject()->className()) + QLatin1Char(' ') +
                                widget->accessibleName()));
        }
        QVERIFY(controls > 30);
        QCOMPARE(window().actions().whatsThis->shortcut(), QKeySequence(QStringLiteral("Shift+F1")));
        window().actions().whatsThis->trigger();
        QVERIFY(QWhatsThis::inWhatsThisMode());
        QWhatsThis::leaveWhatsThisMode();
        window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window()));
        window().docks().panel<TensorTable>()->view().setFocus();
        window().actions().explainFocus->trigger();
        const auto bubble = [] {
            for (QWidget* each : QApplication::topLevelWidgets()) {
                if (each->inherits("QWhat") ||
                    QLatin1String(each->metaObject()->className()).contains(QLatin1String("WhatsThat")))
                    return each;
            }
            return static_cast<QWidget*>(nullptr);
        };
        QVERIFY(QTest::qWaitFor([&] { return bubble() != nullptr; }));
        QWhatsThis::hideText();
    }
};

QTEST_MAIN(TestPreferences)
#include "test_preferences.moc"
