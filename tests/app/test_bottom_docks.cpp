// The docks at the bottom: no row is clipped, and Run has room for its fields in a small window.

#include <QCheckBox>
#include <QComboBox>
#include <QSpinBox>
#include <QtTest>

#include "tests/app/opened_window.h"
#include "widgets/panels/run_panel.h"
#include "widgets/panels/run_settings.h"
#include "widgets/tables/plans_table.h"
#include "widgets/theme/preferences.h"
#include "widgets/theme/theme.h"

using namespace arenascope;
using namespace arenascope::testing;

class TestBottomDocks : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { prepareWindows(QStringLiteral("bottom_docks")); }
    void init() { window_ = std::make_unique<OpenedWindow>(); }
    void cleanup() { window_.reset(); }

    void plansShowHeadAndFiveWholeRows() {
        (*window_)->resize(1440, 900);
        QVERIFY(window_->open(QStringLiteral("mobilenet_v2_w035")));
        const PlansTable& plans = *(*window_)->docks().panel<PlansTable>();
        QTRY_COMPARE(plans.viewport()->height(), 5 * forText(metric::tableRow));
    }

    void aRunHasAThirdOfASmallWindowAndGivesItBack() {
        (*window_)->resize(1024, 640);
        QVERIFY(window_->open(QStringLiteral("mobilenet_v2_w035")));
        MainDocks& docks = (*window_)->docks();
        QVERIFY(settle(docks));
        const int before = docks.panel<PlansTable>()->height();
        docks.raise(QStringLiteral("run"));
        constexpr int tabs = 30;
        QTRY_VERIFY2(docks.panel<RunPanel>()->height() >= 640 / 3 - tabs,
                     qPrintable(QString::number(docks.panel<RunPanel>()->height())));
        RunSettings& settings = docks.panel<RunPanel>()->settings();
        QList<QWidget*> fields{&settings.intraThreads(), &settings.sanitize()};
        fields.append(docks.panel<RunPanel>()->findChildren<QComboBox*>().first());
        for (QSpinBox* each : docks.panel<RunPanel>()->findChildren<QSpinBox*>()) {
            if (each->accessibleName() == QStringLiteral("Repetitions")) fields.append(each);
        }
        QCOMPARE(fields.size(), 4);
        for (const QWidget* each : fields) QCOMPARE(each->visibleRegion().boundingRect().size(), each->size());
        docks.raise(QStringLiteral("plans"));
        QTRY_COMPARE(docks.panel<PlansTable>()->height(), before);
    }

    void whatIsInFrontStaysThereInANarrowWindow() {
        (*window_)->resize(1440, 900);
        QVERIFY(window_->open(QStringLiteral("mobilenet_v2_w035")));
        MainDocks& docks = (*window_)->docks();
        QVERIFY(settle(docks));
        docks.raise(QStringLiteral("run"));
        const auto isInFront = [&] { return !docks.panel<RunPanel>()->visibleRegion().isEmpty(); };
        QTRY_VERIFY(isInFront());
        QVERIFY(settle(docks));
        for (const int width : {1100, 1440, 1100}) {
            (*window_)->resize(width, 900);
            QVERIFY(settle(docks));
            QVERIFY2(isInFront(), qPrintable(QString::number(width)));
        }
    }

private:
    std::unique_ptr<OpenedWindow> window_;
};

QTEST_MAIN(TestBottomDocks)
#include "test_bottom_docks.moc"
