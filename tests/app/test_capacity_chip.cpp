// The capacity in the toolbar: which memory it is of, how it is edited, and that it never squeezes the toolbar.

#include <QAccessible>
#include <QAction>
#include <QLineEdit>
#include <QToolBar>
#include <QToolButton>
#include <QUndoStack>

#include "app/cli/targets.h"
#include "app/controllers/capacity_controller.h"
#include "app/controllers/edits.h"
#include "tests/app/opened_window.h"
#include "tests/app/pictures.h"
#include "widgets/theme/format.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/capacity_chip.h"
#include "widgets/ui/capacity_text.h"

using namespace arenascope;
using namespace arenascope::testing;

class TestCapacityChip : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<OpenedWindow> window_;

    [[nodiscard]] MainWindow& window() const { return **window_; }
    [[nodiscard]] CapacityChip& chip() const { return *window().actions().capacity; }
    [[nodiscard]] const Tuning& tuning() const { return *window_->document()->tuning(); }
    [[nodiscard]] std::optional<std::int64_t> capacity() const { return tuning().pools.front().capacity; }
    void type(const QString& text) const {
        QVERIFY(chip().field());
        chip().field()->setText(text);
        QTest::keyClick(chip().field(), Qt::Key_Return);
        QVERIFY(window_->wait());
    }
    void addPsram(std::optional<std::int64_t> bytes) const {
        window().workspace().edit(QStringLiteral("pools"), [bytes](Tuning t) {
            return edit::add_pool(std::move(t), Pool{.mem_id = 2, .name = "PSRAM", .capacity = bytes});
        });
        QVERIFY(window_->wait());
    }

private slots:
    void initTestCase() { prepareWindows(QStringLiteral("test_capacity_chip")); }
    void init() {
        window_ = std::make_unique<OpenedWindow>();
        window().resize(1440, 900);
        QVERIFY(window_->wait());
    }
    void cleanup() {
        window_.reset();
        applyLanguageByName(QStringLiteral("en"));
    }

    /// The toolbar is fitted to the new words, not to those that are measured before the buttons have their style.
    void anotherLanguageLeavesWhatTheToolbarHasRoomFor() {
        QVERIFY(window_->open(QStringLiteral("mobilenet_v2_w035")));
        window().resize(1024, 640);
        for (const char* language : {"fr", "de", "ja", "en"}) {
            applyLanguageByName(QLatin1String(language));
            QVERIFY(window_->settle());
            const bool shown = chip().isVisible();
            const int target = window().actions().targetButton->width();
            window().actions().fitToolbar();
            QVERIFY(window_->settle());
            QVERIFY2(shown == chip().isVisible() && target == window().actions().targetButton->width(), language);
            QVERIFY2(shown, language);
        }
    }

    void withoutAProgramItIsDisabled() {
        QVERIFY(!chip().isEnabled());
        QVERIFY(!chip().toolTip().isEmpty());
        QVERIFY(window_->open(QStringLiteral("mobilenet_v2_w035")));
        QVERIFY(chip().isEnabled());
        window().actions().closeDocument->trigger();
        QVERIFY(!chip().isEnabled());
    }

    void aClickEditsTheCapacityAndUndoRestoresIt() {
        QVERIFY(window_->open(QStringLiteral("mobilenet_v2_w035")));
        QCOMPARE(chip().text(), QStringLiteral("SRAM no limit"));
        QVERIFY(chip().isVisible());
        QTest::mouseClick(&chip(), Qt::LeftButton);
        type(QStringLiteral("256K"));
        QCOMPARE(capacity(), std::optional<std::int64_t>(256 * 1024));
        QCOMPARE(chip().text(), QStringLiteral("SRAM 256 KiB"));
        QVERIFY2(chip().accessibleDescription().startsWith(QStringLiteral("over by")),
                 qPrintable(chip().accessibleDescription()));
        QCOMPARE(window_->document()->history().undoText(), QStringLiteral("Limit SRAM to 256 KiB"));
        QTest::mouseClick(&chip(), Qt::LeftButton);
        QCOMPARE(chip().field()->text(), QStringLiteral("256K"));
        type(QStringLiteral("No limit"));
        QCOMPARE(capacity(), std::optional<std::int64_t>());
        window().actions().undo->trigger();
        QVERIFY(window_->wait());
        QCOMPARE(chip().text(), QStringLiteral("SRAM 256 KiB"));
        window().actions().undo->trigger();
        QVERIFY(window_->wait());
        QCOMPARE(chip().text(), QStringLiteral("SRAM no limit"));
        QVERIFY(window_->document()->history().isClean());
    }

    void whatIsNoSizeStaysInTheFieldAndEscapeChangesNothing() {
        QVERIFY(window_->open(QStringLiteral("mobilenet_v2_w035")));
        chip().setFocus(Qt::TabFocusReason);
        QTest::keyClick(&chip(), Qt::Key_Return);
        type(QStringLiteral("much"));
        QVERIFY(chip().field());
        QTest::keyClick(chip().field(), Qt::Key_Escape);
        QVERIFY(!chip().field());
        QVERIFY(window_->document()->history().isClean());
        const auto is = [](const char* text, std::optional<qint64> bytes) {
            return capacityOf(QString::fromUtf8(text)) == std::optional<std::optional<qint64>>(bytes);
        };
        QVERIFY(is("", {}) && is(" no limit ", {}) && is("1M", 1 << 20) && is("0x400", 1024));
        QVERIFY(!isCapacity(QStringLiteral("0")) && !isCapacity(QStringLiteral("-1")));
    }

    /// Read aloud with its value, and reached by Tab.
    void itIsNamed() {
        QVERIFY(window_->open(QStringLiteral("mobilenet_v2_w035")));
        window().edits().setLimit(QStringLiteral("SRAM"), 320 * 1024);
        QVERIFY(window_->wait());
        const QAccessibleInterface* access = QAccessible::queryAccessibleInterface(&chip());
        QVERIFY(access);
        QCOMPARE(access->text(QAccessible::Name), QStringLiteral("Capacity of SRAM: 320 KiB"));
        QVERIFY(chip().focusPolicy() & Qt::TabFocus);
    }

    /// One chip: of the memory that is exceeded; Up and Down go to the others.
    void ofSeveralMemoriesItIsTheOneThatMatters() {
        QVERIFY(window_->open(QStringLiteral("mobilenet_v2_w035")));
        addPsram(8 << 20);
        QCOMPARE(chip().name(), QStringLiteral("PSRAM"));
        window().edits().setLimit(QStringLiteral("SRAM"), 256 * 1024);
        QVERIFY(window_->wait());
        QCOMPARE(chip().name(), QStringLiteral("SRAM"));
        // What was typed is seen, although the other memory has a limit as well.
        chip().open();
        type(QStringLiteral("2M"));
        QCOMPARE(chip().text(), QStringLiteral("SRAM ") + format::bytes(2 << 20));
        QTest::keyClick(&chip(), Qt::Key_Down);
        QCOMPARE(chip().name(), QStringLiteral("PSRAM"));
        QTest::keyClick(&chip(), Qt::Key_Down);
        QCOMPARE(chip().name(), QStringLiteral("SRAM"));
        QTest::keyClick(&chip(), Qt::Key_Up);
        QCOMPARE(chip().name(), QStringLiteral("PSRAM"));
        chip().open();
        type(QStringLiteral("4M"));
        QCOMPARE(tuning().pools[1].capacity, std::optional<std::int64_t>(4 << 20));
    }

    void theToolbarFitsInEveryLanguage() {
        QVERIFY(window_->open(QStringLiteral("mobilenet_v2_w035")));
        const auto target = cli::find_target("esp32_s3");
        QVERIFY(target.ok());
        window().edits().useTarget(target.value());
        QVERIFY(window_->wait());
        for (const Language& language : shippedLanguages()) {
            applyLanguageByName(language.id);
            handleEvents();
            QVERIFY(window_->wait());
            for (const int width : {1024, 1200, 1440, 1920}) {
                window().resize(width, width * 10 / 16);
                handleEvents();
                auto& bar = *window().findChild<QToolBar*>(QStringLiteral("toolbar"));
                QVERIFY2(window().actions().search->width() >= 140, qPrintable(language.id));
                const auto* more = bar.findChild<QToolButton*>(QStringLiteral("qt_toolbar_ext_button"));
                QVERIFY2(!more || !more->isVisible(), qPrintable(language.id));
                QVERIFY2(!chip().isVisible() || chip().width() >= chip().sizeHint().width(), qPrintable(language.id));
                QVERIFY2(chip().isVisible(), qPrintable(QStringLiteral("%1 %2").arg(language.id).arg(width)));
            }
        }
    }

    void itIsDrawn_data() {
        QTest::addColumn<QString>("themeName");
        for (const char* name : {"light", "dark"}) QTest::newRow(name) << QString::fromLatin1(name);
    }
    void itIsDrawn() {
        QFETCH(const QString, themeName);
        for (QAction* each : window().actions().themes->actions())
            if (each->data().toString() == themeName) each->trigger();
        QVERIFY(window_->open(QStringLiteral("mobilenet_v2_w035")));
        window().edits().setLimit(QStringLiteral("SRAM"), 256 * 1024);
        QVERIFY(window_->wait() && window_->settle());
        for (const QSize size : {QSize(1024, 640), QSize(1440, 900)}) {
            window().resize(size);
            handleEvents();
            QVERIFY(keepPicture(window(), QStringLiteral("chip_%1_%2").arg(themeName).arg(size.width())));
        }
        // Over its limit, the number has the colour of what does not fit.
        const QImage image = chip().grab().toImage();
        bool isRed = false;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x) isRed = isRed || image.pixelColor(x, y) == theme().bad;
        QVERIFY(isRed);
    }
};

QTEST_MAIN(TestCapacityChip)
#include "test_capacity_chip.moc"
