// The map of what fits over two dynamic sizes, in the window: computed beside it, kept, cancelled, and setting both
// sizes by a click or a key.

#include <QAction>
#include <QComboBox>
#include <QPointer>
#include <QSignalSpy>
#include <QTableWidget>
#include <QToolButton>

#include "app/controllers/edits.h"
#include "app/dialogs/export_dialog.h"
#include "tests/app/opened_window.h"
#include "widgets/charts/curve/curve_chart.h"
#include "widgets/charts/curve/size_map_canvas.h"
#include "widgets/plot/chart_header.h"

using namespace arenascope;
using namespace arenascope::testing;

class TestTwoSizes : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<OpenedWindow> window_;
    CurveChart* chart_ = nullptr;

    [[nodiscard]] SizeMapCanvas& canvas() const { return chart_->mapCanvas(); }
    [[nodiscard]] const SizeMap& map() const { return *canvas().map(); }
    [[nodiscard]] std::int64_t bound(const std::string& symbol) const {
        return *window_->document()->outcome()->method->ranges.at(symbol).max;
    }
    /// Many plans are made for a map.
    [[nodiscard]] bool waitForMap() const {
        return QTest::qWaitFor([this] { return canvas().map() != nullptr; }, 60000);
    }
    void chooseSecond() const {
        chart_->second().setCurrentIndex(1);
        emit chart_->second().activated(1);
    }

private slots:
    void initTestCase() { prepareWindows(QStringLiteral("test_two_sizes")); }
    void init() {
        window_ = std::make_unique<OpenedWindow>();
        QVERIFY(window_->open(QStringLiteral("superres_dyn")));
        chart_ = (*window_)->findChild<CurveChart*>();
        for (QTabWidget* tabs : (*window_)->findChildren<QTabWidget*>()) {
            if (tabs->indexOf(chart_) >= 0) tabs->setCurrentWidget(chart_);
        }
        QVERIFY(window_->settle());
    }
    void cleanup() {
        window_.reset();
        applyLanguageByName(QStringLiteral("en"));
    }

    void aCurveSaysForWhichOtherSizesItHolds() {
        QVERIFY(!chart_->second().isHidden());
        const QString other = chart_->second().itemData(1).toString();
        const auto fact = [this] {
            for (const Fact& each : chart_->header().facts()) {
                if (each.label == QStringLiteral("Other sizes")) return each.value;
            }
            return QString();
        };
        QCOMPARE(fact(), QStringLiteral("%1 at %2").arg(other).arg(bound(other.toStdString())));
        (*window_)->edits().setRange(other, RangeEdit{.min = 1, .max = 9});
        QVERIFY(window_->settle());
        QTRY_COMPARE(fact(), QStringLiteral("%1 at 9").arg(other));
    }

    /// Below the example that was recorded, too.
    void whatAClickChoosesIsExportedWithAProof() {
        chooseSecond();
        QVERIFY(window_->settle());
        QVERIFY(waitForMap() && canvas().isVisible());
        QTest::mouseClick(&canvas(), Qt::LeftButton, Qt::NoModifier,
                          canvas().cellRect(SizeMapCanvas::Cell{1, 2}).center().toPoint());
        QVERIFY(window_->settle());
        QVERIFY(map().across.values[1] < 24 || map().up.values[2] < 24);
        ExportDialog dialog((*window_)->workspace(), &**window_);
        QVERIFY(window_->settle());
        QTRY_VERIFY_WITH_TIMEOUT(!dialog.proof().steps.empty(), 60000);
        for (const ProofStep& step : dialog.proof().steps) QVERIFY2(step.good, qPrintable(step.title + step.detail));
        QVERIFY(dialog.proof().isGood);
        QVERIFY(dialog.proof().steps.back().detail.contains(QStringLiteral("ran with random inputs")));
    }

    void aClickSetsBothSizesInOneStep() {
        chooseSecond();
        QVERIFY(window_->settle());
        QVERIFY(waitForMap() && canvas().isVisible());
        QVERIFY(!chart_->table().isVisible());
        const SizeMapCanvas::Cell cell{1, 2};
        const int steps = window_->document()->editCount();
        QTest::mouseClick(&canvas(), Qt::LeftButton, Qt::NoModifier, canvas().cellRect(cell).center().toPoint());
        QVERIFY(window_->settle());
        QCOMPARE(window_->document()->editCount(), steps + 1);
        QCOMPARE(bound(map().across.symbol), map().across.values[1]);
        QCOMPARE(bound(map().up.symbol), map().up.values[2]);
        QVERIFY(window_->plan().pools.front().bytes <= map().at(1, 2).bytes.front());
        (*window_)->actions().undo->trigger();
        QVERIFY(window_->settle());
        QCOMPARE(bound(map().across.symbol), map().across.values.back());
    }

    void keysMoveTheCursorAndEnterTakesIt() {
        chooseSecond();
        QVERIFY(waitForMap());
        canvas().setFocus();
        const SizeMapCanvas::Cell from = canvas().cursor();
        QTest::keyClick(&canvas(), Qt::Key_Left);
        QTest::keyClick(&canvas(), Qt::Key_Down);
        QCOMPARE(canvas().cursor(), (SizeMapCanvas::Cell{from.across - 1, from.up - 1}));
        const QString said = canvas().accessibleDescription();
        QVERIFY2(said.contains(QString::number(map().across.values[from.across - 1])), qPrintable(said));
        QTest::keyClick(&canvas(), Qt::Key_Home);
        QCOMPARE(canvas().cursor().across, std::size_t{0});
        QTest::keyClick(&canvas(), Qt::Key_Return);
        QVERIFY(window_->settle());
        QCOMPARE(bound(map().across.symbol), map().across.values.front());
        QCOMPARE((*window_)->focusWidget(), &canvas());  // for the next size
    }

    void aMapIsComputedOnceForItsTuning() {
        QSignalSpy started(&(*window_)->workspace().jobs(), &Jobs::started);
        const auto computed = [&] {
            return std::count_if(started.begin(), started.end(), [](const QList<QVariant>& each) {
                return each[0].value<Jobs::Kind>() == Jobs::Kind::sizeMap;
            });
        };
        chooseSecond();
        QVERIFY(waitForMap());
        QCOMPARE(computed(), 1);
        QTest::mouseClick(&canvas(), Qt::LeftButton, Qt::NoModifier, canvas().cellRect({3, 3}).center().toPoint());
        QVERIFY(window_->settle());
        QVERIFY(canvas().map());
        QCOMPARE(computed(), 1);
        // With a capacity it is another one, and has a line where it stops fitting.
        const std::int64_t most = map().points.back().bytes.front();
        (*window_)->edits().setLimit(QStringLiteral("SRAM"), most / 2);
        QVERIFY(window_->settle());
        QVERIFY(waitForMap() && is_limited(map().pools));
        QCOMPARE(computed(), 2);
        QVERIFY(map().at(0, 0).fits && !map().points.back().fits);
        QVERIFY(map().largest.front() && (!map().largest.back() || *map().largest.back() < map().across.values.back()));
    }

    void aMapOfWhatIsNoLongerShownIsCancelled() {
        const Jobs& jobs = (*window_)->workspace().jobs();
        chooseSecond();
        QVERIFY(jobs.busy(Jobs::Kind::sizeMap));
        // The second symbol alone.
        const int other = chart_->picker().findText(chart_->second().currentData().toString());
        chart_->picker().setCurrentIndex(other);
        emit chart_->picker().activated(other);
        QVERIFY(!jobs.busy(Jobs::Kind::sizeMap));
        QVERIFY(window_->settle());
        QTRY_VERIFY(chart_->table().isVisible() && !canvas().isVisible());
        QCOMPARE(chart_->picker().currentIndex(), other);
        chooseSecond();
        QVERIFY(jobs.busy(Jobs::Kind::sizeMap));
        (*window_)->workspace().close();
        QVERIFY(!jobs.busy(Jobs::Kind::sizeMap));
    }

    void aMapStaysWhereTheLanguageChanges() {
        chooseSecond();
        QVERIFY(waitForMap());
        const QString across = chart_->picker().currentText(), up = chart_->second().currentData().toString();
        const QPointer<CurveChart> before = chart_;
        applyLanguageByName(QStringLiteral("de"));
        QTRY_VERIFY(!before);
        chart_ = (*window_)->findChild<CurveChart*>();
        QVERIFY(window_->settle());
        QCOMPARE(chart_->picker().currentText(), across);
        QCOMPARE(chart_->second().currentData().toString(), up);
        QVERIFY(waitForMap() && canvas().isVisible());
        // Panels behind others get the focus on the way; that selects no tensor.
        QVERIFY((*window_)->workspace().view().selection().empty());
    }

    void aMapThatIsComputedIsCancelled() {
        QSignalSpy asked(chart_, &CurveChart::mapRequested);
        chooseSecond();
        QVERIFY((*window_)->workspace().jobs().busy(Jobs::Kind::sizeMap));
        QVERIFY(chart_->mapButton().isVisible());
        chart_->setFocus();
        QTest::keyClick(chart_, Qt::Key_Escape);
        QVERIFY(!(*window_)->workspace().jobs().busy(Jobs::Kind::sizeMap));
        QVERIFY(window_->settle());
        QVERIFY(!canvas().map() && chart_->mapButton().isVisible());
        QCOMPARE(asked.count(), 1);
        chart_->mapButton().click();
        QVERIFY(waitForMap());
        // Back to the curve.
        chart_->second().setCurrentIndex(0);
        emit chart_->second().activated(0);
        QTRY_VERIFY(chart_->table().isVisible() && !canvas().isVisible());
    }
};

QTEST_MAIN(TestTwoSizes)
#include "test_two_sizes.moc"
