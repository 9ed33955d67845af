// Times recorded on a device, in the real window: next to the plan, with and without a run on this machine.

#include <QAction>
#include <QFile>
#include <QLabel>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTreeWidget>

#include "app/controllers/device_controller.h"
#include "tests/app/opened_window.h"
#include "widgets/charts/timeline/timeline_chart.h"
#include "widgets/panels/run_panel.h"
#include "widgets/plot/chart_header.h"
#include "widgets/ui/device_record.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

const QString record = QStringLiteral(ARENASCOPE_TEST_DATA "/trace/add_mul_sin.etdp");
const QString program = QStringLiteral(ARENASCOPE_SOURCE_DIR "/resources/samples/add_mul_sin/model_greedy.pte");

}  // namespace

class TestWindowDevice : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<OpenedWindow> window_;

    MainWindow& window() { return **window_; }
    ViewState& view() { return window().workspace().view(); }
    QTreeWidget& operators() {
        RunPanel* panel = window().docks().panel<RunPanel>();
        for (QTreeWidget* tree : panel->findChildren<QTreeWidget*>())
            if (tree->columnCount() > device_range_column) return *tree;
        qFatal("no table of operators");
    }
    bool openProgram(const QString& path) {
        window().open(path);
        return QTest::qWaitFor([&] { return window_->idle() && window_->document(); }, 30000);
    }
    QStringList timelineWords() {
        auto* timeline = window().findChild<TimelineChart*>(QStringLiteral("timelineChart"));
        for (QTabWidget* each : window().findChildren<QTabWidget*>())
            if (each->indexOf(timeline) >= 0) each->setCurrentWidget(timeline);  // hidden views are not updated
        QStringList words;
        for (const Fact& fact : timeline->header().facts()) words.append(fact.label + u' ' + fact.value);
        return words;
    }

private slots:
    void initTestCase() { prepareWindows(QStringLiteral("test_window_device")); }
    void init() {
        window_ = std::make_unique<OpenedWindow>();
        window().resize(1440, 900);
    }

    void timesStandBesideThePlan() {
        QVERIFY(openProgram(program));
        QVERIFY(window().actions().deviceTimes->isEnabled());
        window().open(record);
        QTRY_VERIFY_WITH_TIMEOUT(view().device(), 20000);
        const DeviceTimes& times = view().device()->times;
        QVERIFY(!times.calls.empty());
        QVERIFY(!view().run());
        QCOMPARE(operators().topLevelItemCount(), static_cast<int>(times.calls.size()));
        QVERIFY(!operators().isColumnHidden(device_column));
        QVERIFY(operators().isColumnHidden(median_column));
        QTRY_VERIFY(timelineWords().join(u'\n').contains(QStringLiteral("Device")));

        window().actions().run->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(view().run() && window_->idle(), 30000);
        QVERIFY(!operators().isColumnHidden(median_column) && !operators().isColumnHidden(device_column));
        QVERIFY(!operators().topLevelItem(0)->text(device_column).isEmpty());

        // Another plan of the same instructions keeps the times; opening another program removes them.
        window().workspace().edit(QStringLiteral("align"), [](Tuning t) { return edit::set_align(std::move(t), 64); });
        QVERIFY(window_->wait());
        QVERIFY(view().device() && !view().device()->times.calls.empty());
        window_->document()->history().undo();  // with an edit the window would ask whether to save it
        QVERIFY(window_->wait());
        QVERIFY(openProgram(QStringLiteral(ARENASCOPE_SOURCE_DIR "/resources/samples/dw_conv_xnnpack.pte")));
        QTRY_VERIFY(!view().device());
    }

    void timesOfAnotherProgramAreRefused() {
        QVERIFY(openProgram(QStringLiteral(ARENASCOPE_SOURCE_DIR "/resources/samples/dw_conv_xnnpack.pte")));
        window().open(record);
        QTRY_VERIFY(window_->idle() && window().findChild<MessageBar*>()->isVisible());
        QVERIFY(!view().device());
        QVERIFY(window_->document());
    }

    void aRecordBesideItsProgramIsTakenWithIt() {
        window().openAll({program, record});
        QTRY_VERIFY_WITH_TIMEOUT(view().device(), 30000);
        QVERIFY(!view().compared());
    }

    void recordsAreKnownByTheirBytes() {
        QTemporaryDir folder;
        QFile::copy(record, folder.filePath(QStringLiteral("unnamed.bin")));
        QVERIFY(DeviceController::isRecord(folder.filePath(QStringLiteral("unnamed.bin"))));
        QVERIFY(!DeviceController::isRecord(program));
        QVERIFY(!DeviceController::isRecord(folder.filePath(QStringLiteral("absent"))));
    }
};

QTEST_MAIN(TestWindowDevice)
#include "test_window_device.moc"
