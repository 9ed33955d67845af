// Labels that views paint never lie over each other, none covers a part of another, and in the charts of a plan no line
// runs through one: in every view, for every sample, in every language, and at two scales; with a capacity and a lower
// bound, whose labels lie in the arena.

#include <QScrollArea>
#include <QTabWidget>

#include "app/document/samples.h"
#include "tests/app/opened_window.h"
#include "tests/painted_texts.h"
#include "widgets/plot/widget_picture.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/language.h"
#include "widgets/ui/view_state.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

struct Scale {
    QSize size;
    double pixels = 1;
};
const Scale scales[] = {{{1180, 720}, 1}, {{700, 440}, 2}};

}  // namespace

class TestPaintedLabels : public QObject {
    Q_OBJECT
private:
    /// What lies over each other in the shown chart.
    [[nodiscard]] static QStringList faultsOf(Chart& chart, const Scale& scale) {
        RecordedPage page(scale.size, scale.pixels, &chart);
        chart.paintOnto(page, scale.size);
        const bool isOfPlan = chart.inherits("arenascope::StepChart") || chart.inherits("arenascope::CompareChart");
        return isOfPlan ? page.overlaps() + page.crossed() : page.overlaps();
    }

    /// A capacity a little above or below what the plan needs: its line and label lie among the tensors.
    static void limit(OpenedWindow& window, double share) {
        window->workspace().edit(QStringLiteral("capacity"), [share, plan = window.plan()](Tuning tuning) {
            for (Pool& pool : tuning.pools) {
                const PoolResult* result = plan.pool(pool.mem_id);
                if (result && result->bytes > 0)
                    pool.capacity = static_cast<std::int64_t>(static_cast<double>(result->bytes) * share);
            }
            return tuning;
        });
    }

private slots:
    void initTestCase() { prepareWindows(QStringLiteral("test_painted_labels")); }
    void cleanup() { applyLanguageByName(QStringLiteral("en")); }

    void aLabelOverAnotherIsFound() {
        RecordedPage page(QSize(400, 100), 1);
        {
            QPainter painter(&page);
            painter.drawText(QPointF(10, 40), QStringLiteral("capacity"));
            painter.drawText(QPointF(200, 40), QStringLiteral("apart"));
            painter.drawText(QPointF(200, 80), QStringLiteral("hidden"));
            painter.fillRect(QRectF(190, 60, 100, 30), Qt::white);
        }
        QVERIFY2(page.overlaps().isEmpty(), qPrintable(page.overlaps().join(u'\n')));
        {
            QPainter painter(&page);
            painter.drawText(QPointF(14, 42), QStringLiteral("tensor"));
            painter.fillRect(QRectF(200, 20, 10, 40), Qt::white);
        }
        QCOMPARE(page.overlaps().size(), 2);
    }

    void aLineThroughALabelIsFound() {
        RecordedPage page(QSize(400, 100), 1);
        {
            QPainter painter(&page);
            painter.drawLine(QPointF(0, 36), QPointF(400, 36));  // below the label: it has a plate or a box
            painter.drawText(QPointF(10, 40), QStringLiteral("capacity"));
            painter.drawText(QPointF(200, 40), QStringLiteral("bound"));
            painter.drawLine(QPointF(200, 37), QPointF(230, 37));
            painter.drawLine(QPointF(0, 60), QPointF(400, 60));
        }
        QVERIFY2(page.crossed().isEmpty(), qPrintable(page.crossed().join(u'\n')));
        {
            QPainter painter(&page);
            painter.setPen(QPen(Qt::black, 1, Qt::DotLine));
            painter.drawLine(QPointF(20, 0), QPointF(20, 100));
        }
        QCOMPARE(page.crossed(), QStringList{QStringLiteral("a line through “capacity”")});
    }

    /// Letters of two fonts, and words of which each line is a label.
    void aLabelInTwoFontsIsOne() {
        RecordedPage page(QSize(400, 100), 1);
        {
            QPainter painter(&page);
            painter.setFont(theme().body);
            painter.drawText(QRectF(10, 10, 300, 20), Qt::AlignLeft, QStringLiteral("容量 256 KiB、12 ステップ"));
            painter.drawText(QPointF(10, 60), QStringLiteral("容量 256 KiB"));
        }
        QCOMPARE(page.texts().size(), std::size_t{2});
        QCOMPARE(page.texts()[0].text, QStringLiteral("容量 256 KiB、12 ステップ"));
        QVERIFY2(page.overlaps().isEmpty(), qPrintable(page.overlaps().join(u'\n')));
    }

    /// What is hidden whole, scrolled away or off the page is no fault; a part that another widget covers is one.
    void onlyWhatIsSeenCounts() {
        QWidget page;
        page.resize(200, 120);
        QScrollArea area(&page);
        area.setGeometry(0, 20, 200, 30);
        auto* scrolled = new QLabel(QStringLiteral("first\nsecond\nthird\nfourth"));
        area.setWidget(scrolled);
        QLabel below(QStringLiteral("below the area"), &page), hidden(QStringLiteral("hidden"), &page);
        below.move(4, 52);
        hidden.move(4, 90);
        QWidget cover(&page);
        cover.setAutoFillBackground(true);
        cover.setGeometry(0, 80, 200, 40);
        const auto faults = [&page] {
            RecordedPage recorded(page.size(), 2, &page);
            paintWidgetOnto(page, recorded, page.size());
            return recorded.overlaps();
        };
        QVERIFY2(faults().isEmpty(), qPrintable(faults().join(u'\n')));
        cover.setGeometry(14, 84, 12, 36);
        QCOMPARE(faults(), QStringList{QStringLiteral("“hidden” is covered in part")});
    }

    void labelsNeverLieOverLabels_data() {
        QTest::addColumn<QString>("path");
        for (const Sample& sample : bundledSamples())
            QTest::newRow(qPrintable(sample.path.section(u'/', -2))) << sample.path;
    }
    void labelsNeverLieOverLabels() {
        QFETCH(const QString, path);
        OpenedWindow window;
        window->resize(1440, 900);
        QVERIFY(window.wait());
        window->open(path);
        QVERIFY(QTest::qWaitFor([&] { return window.idle() && window.document(); }, 30000));
        QStringList names, faults;
        for (const Chart* chart : window->findChildren<Chart*>()) names.append(chart->objectName());
        QCOMPARE(names.size(), static_cast<qsizetype>(builtinCharts().size()));
        window->workspace().view().setCompared(std::make_shared<const Compared>(
            Compared{.title = QStringLiteral("other"), .outcome = window.document()->outcome(), .path = {}}));
        // With too little for the plan last: the window then searches for what would help.
        const std::pair<const char*, double> turns[] = {
            {"en", 1.15}, {"fr", 1.15}, {"zh_CN", 1.15}, {"ja", 1.15}, {"de", 0.8}};
        double limited = 0;
        for (const auto& [language, share] : turns) {
            applyLanguageByName(QLatin1String(language));  // the window makes its views anew
            if (std::exchange(limited, share) != share) limit(window, share);
            QVERIFY(window.settle());
            for (const QString& name : names) {
                auto* chart = window->findChild<Chart*>(name);
                QVERIFY(chart);
                for (QTabWidget* tabs : window->findChildren<QTabWidget*>())
                    if (tabs->indexOf(chart) >= 0) tabs->setCurrentWidget(chart);
                QVERIFY(window.settle());
                for (const Scale& scale : scales) {
                    for (const QString& fault : faultsOf(*chart, scale))
                        faults.append(QStringLiteral("%1, %2, capacity %3, %4 pixels: %5")
                                          .arg(name, QLatin1String(language))
                                          .arg(share)
                                          .arg(scale.size.width())
                                          .arg(fault));
                }
            }
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }
};

QTEST_MAIN(TestPaintedLabels)
#include "test_painted_labels.moc"
