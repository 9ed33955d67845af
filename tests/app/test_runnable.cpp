// Run is disabled, with the reason, if operators of the program have no kernel.

#include <QAction>
#include <QPushButton>

#include "app/dialogs/palette_commands.h"
#include "tests/app/opened_window.h"
#include "widgets/panels/run_panel.h"

using namespace arenascope;
using namespace arenascope::testing;

class TestRunnable : public QObject {
    Q_OBJECT
    std::unique_ptr<OpenedWindow> window_;

    bool open(const char* path) {
        (*window_)->open(QStringLiteral(ARENASCOPE_SOURCE_DIR "/") + QLatin1String(path));
        return QTest::qWaitFor([&] { return window_->idle() && window_->document(); }, 30000);
    }

private slots:
    void initTestCase() { prepareWindows(QStringLiteral("test_runnable")); }
    void init() { window_ = std::make_unique<OpenedWindow>(); }

    void runIsOffWithTheReason() {
        QVERIFY(open("tests/data/tflite/person_detect_vela.tflite"));
        QAction& run = *(*window_)->actions().run;
        QTRY_VERIFY(!run.isEnabled());
        QVERIFY2(run.property(why_not).toString().contains(QStringLiteral("ethos-u")),
                 qPrintable(run.property(why_not).toString()));
        const RunPanel* panel = (*window_)->docks().panel<RunPanel>();
        bool saysWhy = false;
        for (const QPushButton* button : panel->findChildren<QPushButton*>())
            saysWhy = saysWhy || (!button->isEnabled() && button->toolTip().contains(QStringLiteral("ethos-u")));
        QVERIFY(saysWhy);
        const QPushButton& button = *(*window_)->actions().runButton;
        QVERIFY2(button.toolTip().contains(QStringLiteral("ethos-u")), qPrintable(button.toolTip()));

        QVERIFY(open("tests/data/tflite/hello_world_int8.tflite"));
        QTRY_VERIFY(run.isEnabled());
        QVERIFY(run.property(why_not).toString().isEmpty());
        QCOMPARE(button.toolTip(), QStringLiteral("Run (F6)"));
    }
};

QTEST_MAIN(TestRunnable)
#include "test_runnable.moc"
