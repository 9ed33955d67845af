// A program that is read behind another has its panels arranged as those in front, once it is shown.

#include <QDir>
#include <QDockWidget>
#include <QMap>
#include <algorithm>
#include <cstdlib>

#include "app/document/autosave.h"
#include "app/document/settings.h"
#include "app/windows/chart_tabs.h"
#include "tests/app/opened_tabs.h"

using namespace arenascope;
using namespace arenascope::testing;

class TestReadBehind : public TabsTest {
    Q_OBJECT
private:
    [[nodiscard]] bool laidOut() const {
        return QTest::qWaitFor([this] { return page().docks().isSettled(); }, 30000) && wait();
    }
    static void showView(MainWindow& page, const QString& view) {
        auto* charts = page.findChild<ChartTabs*>();
        charts->setCurrentWidget(charts->findChild<Chart*>(view));
    }
    /// Of the panels that are in front.
    static QMap<QString, QRect> placesOfDocks(const MainWindow& page) {
        QMap<QString, QRect> out;
        for (const QDockWidget* dock : page.findChildren<QDockWidget*>()) {
            if (!dock->visibleRegion().isEmpty()) out[dock->objectName()] = dock->geometry();
        }
        return out;
    }

private slots:
    void initTestCase() { prepareWindows(QStringLiteral("test_read_behind")); }
    void init() {
        QSettings().clear();
        QDir(Autosave::usualFolder()).removeRecursively();
        start();
    }
    void cleanup() { window_.reset(); }

    void whatIsReadBehindAnotherIsArrangedAlike_data() {
        QTest::addColumn<QString>("way");
        QTest::addColumn<QString>("view");
        QTest::addColumn<int>("width");
        QTest::newRow("hidden at once") << QStringLiteral("at once") << QStringLiteral("arenaChart") << 1440;
        QTest::newRow("hidden while it is read") << QStringLiteral("later") << QStringLiteral("arenaChart") << 1440;
        QTest::newRow("in a narrow window") << QStringLiteral("at once") << QStringLiteral("arenaChart") << 1024;
        QTest::newRow("beside a view that folds panels")
            << QStringLiteral("at once") << QStringLiteral("compareChart") << 1440;
        QTest::newRow("with others") << QStringLiteral("others") << QStringLiteral("arenaChart") << 1440;
        QTest::newRow("opened again") << QStringLiteral("again") << QStringLiteral("arenaChart") << 1440;
        QTest::newRow("the window grows meanwhile") << QStringLiteral("grown") << QStringLiteral("arenaChart") << 1440;
        QTest::newRow("another language comes meanwhile")
            << QStringLiteral("language") << QStringLiteral("arenaChart") << 1440;
    }
    void whatIsReadBehindAnotherIsArrangedAlike() {
        QFETCH(QString, way);
        QFETCH(QString, view);
        QFETCH(int, width);
        window_->resize(width, 900);
        if (way == QLatin1String("again")) {
            settings::setOpenFiles({.paths = {model("add_mul_sin"), model("mlp_dynbatch")}, .shown = 0});
            start();
            window_->resize(width, 900);
            window_->reopen(true);
            QVERIFY(wait());
        } else if (way == QLatin1String("others")) {
            page().openAll({model("add_mul_sin"), model("cond"), model("mlp_dynbatch")});
            QVERIFY(wait());
        } else {
            QVERIFY(open(model("add_mul_sin")));
            showView(page(), view);
            QVERIFY(laidOut());
            page().open(model("mlp_dynbatch"));
            if (way == QLatin1String("later")) handleEvents();
            window_->programs().show(window_->page(0));
            QVERIFY(wait());
            if (way == QLatin1String("grown")) window_->resize(1600, 1000);
            if (way == QLatin1String("language")) applyLanguageByName(QStringLiteral("de"));
        }
        QCOMPARE(count(), std::size_t{2});
        QVERIFY2(document(1) && window_->programs().indexOf(page()) == 0, "read behind the first");
        showView(page(), view);
        QVERIFY(laidOut());
        const QMap<QString, QRect> wanted = placesOfDocks(page());
        QVERIFY(wanted.size() > 0);
        window_->programs().show(window_->page(1));
        showView(page(), view);
        QVERIFY(laidOut());
        const QMap<QString, QRect> got = placesOfDocks(page());
        applyLanguageByName(QStringLiteral("en"));
        QCOMPARE(got.keys(), wanted.keys());
        for (auto each = wanted.begin(); each != wanted.end(); ++each) {
            const QRect a = each.value(), b = got[each.key()];
            constexpr int few = 4;
            // The height that a window gains while it is hidden is shared out by Qt as it likes.
            const bool isGrown = way == QLatin1String("grown");
            const bool alike = std::abs(a.width() - b.width()) <= few && std::abs(a.left() - b.left()) <= few &&
                (isGrown || (std::abs(a.height() - b.height()) <= few && std::abs(a.top() - b.top()) <= few));
            QVERIFY2(alike,
                     qPrintable(QStringLiteral("%1: %2x%3 at %4, %5; expected %6x%7 at %8, %9")
                                    .arg(each.key())
                                    .arg(b.width())
                                    .arg(b.height())
                                    .arg(b.left())
                                    .arg(b.top())
                                    .arg(a.width())
                                    .arg(a.height())
                                    .arg(a.left())
                                    .arg(a.top())));
        }
    }
};

QTEST_MAIN(TestReadBehind)
#include "test_read_behind.moc"
