// The target chooser of the toolbar: verdicts for each target, typed sizes, keyboard, and the button's name.

#include <QLineEdit>
#include <QToolButton>
#include <QUndoStack>
#include <QtTest>

#include "app/cli/targets.h"
#include "app/dialogs/target_chooser.h"
#include "app/dialogs/target_labels.h"
#include "engine/study/target_fit.h"
#include "tests/app/opened_window.h"
#include "tests/app/pictures.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

const QString program = QStringLiteral(ARENASCOPE_SOURCE_DIR "/resources/samples/mobilenet_v2_w035/model.pt2");

}  // namespace

class TestTargetChooser : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<OpenedWindow> window_;

    MainWindow& window() { return **window_; }
    TargetChooser& chooser() { return *window().findChild<TargetChooser*>(); }
    [[nodiscard]] std::shared_ptr<const Tuning> tuning() { return window().workspace().document()->tuning(); }
    void key(Qt::Key code) { QTest::keyClick(&chooser().field(), code); }
    void openChooser() {
        window().actions().targetButton->click();
        QVERIFY(chooser().isVisible());
    }
    static QString textOf(const QStringList& texts, const QString& title) {
        for (const QString& text : texts)
            if (text.startsWith(title)) return text;
        return {};
    }

private slots:
    void initTestCase() { prepareWindows(QStringLiteral("test_target_chooser")); }
    void init() {
        window_ = std::make_unique<OpenedWindow>();
        window().resize(1440, 900);
        window().open(program);
        QVERIFY(QTest::qWaitFor([&] { return window_->idle() && window_->document(); }, 30000));
    }

    void everyTargetGetsTheVerdictOfTheFootprintThere() {
        openChooser();
        std::vector<Error> unreadable;
        const Engine engine;
        Progress progress;
        for (const Target& target : cli::known_targets(unreadable)) {
            const auto fit =
                fit_on_target(engine, *window().workspace().document()->program(), *tuning(), target, progress);
            QVERIFY2(fit.ok(), fit.ok() ? "" : fit.error().what.text().c_str());
            const QString verdict = TargetChooser::verdictOf({.target = target, .device = fit.value()});
            QVERIFY(!verdict.isEmpty());
            QTRY_VERIFY_WITH_TIMEOUT(textOf(chooser().texts(), titleOf(target)).endsWith(verdict), 60000);
        }
        // The arena is 552,960 B: too much for 32 KB of RAM.
        QVERIFY(chooser().texts().filter(QStringLiteral("over by")).size() >= 2);
    }

    void enterUsesTheTargetInOneUndoStep() {
        const QString none = window().actions().targetButton->accessibleName();
        openChooser();
        chooser().field().setText(QStringLiteral("ESP32"));
        QCOMPARE(chooser().texts().size(), 1);
        key(Qt::Key_Return);
        QVERIFY(!chooser().isVisible());
        QVERIFY(window_->wait());
        QVERIFY(has_target(*tuning(), cli::find_target("esp32_s3").value()));
        QVERIFY(window().actions().targetButton->accessibleName().contains(QStringLiteral("ESP32")));
        window().actions().undo->trigger();
        QVERIFY(window_->wait());
        QCOMPARE(window().actions().targetButton->accessibleName(), none);
    }

    void aTypedSizeIsOneMemory() {
        openChooser();
        chooser().field().setText(QStringLiteral("300K"));
        QCOMPARE(chooser().texts().size(), 1);
        key(Qt::Key_Enter);
        QVERIFY(window_->wait());
        QCOMPARE(tuning()->pools.size(), std::size_t(1));
        QCOMPARE(tuning()->pools.front().capacity, std::optional<std::int64_t>(300 * 1024));
    }

    void arrowsChooseAndEscapeChangesNothing() {
        const auto before = tuning();
        openChooser();
        key(Qt::Key_Down);
        key(Qt::Key_Down);
        key(Qt::Key_Escape);
        QVERIFY(!chooser().isVisible());
        QCOMPARE(tuning(), before);
    }

    void itStaysInsideAWindowThatGetsSmaller() {
        openChooser();
        const int before = chooser().width();
        window().resize(760, 520);
        QTRY_VERIFY(chooser().width() < before);
        QVERIFY(chooser().isVisible() && window().rect().contains(chooser().geometry()));
        window().resize(1440, 900);
        QTRY_COMPARE(chooser().width(), before);
    }

    void itIsDrawn_data() {
        QTest::addColumn<QString>("themeName");
        for (const char* name : {"light", "dark"}) QTest::newRow(name) << QString::fromLatin1(name);
    }
    void itIsDrawn() {
        QFETCH(const QString, themeName);
        for (QAction* each : window().actions().themes->actions())
            if (each->data().toString() == themeName) each->trigger();
        QVERIFY(window_->wait());
        openChooser();
        QTRY_VERIFY_WITH_TIMEOUT(chooser().texts().filter(QStringLiteral("over by")).size() >= 2, 60000);
        QVERIFY(keepPicture(window(), QStringLiteral("target_chooser_") + themeName));
        QVERIFY(chooser().geometry().right() <= window().width());
    }
};

QTEST_MAIN(TestTargetChooser)
#include "test_target_chooser.moc"
