// Labels that views paint never lie over each other, and none covers a part of another: in every view, for every
// sample, in every language, and at two scales; with a capacity and a lower bound, whose labels lie in the arena.

#include <QTabWidget>

#include "app/document/samples.h"
#include "tests/app/opened_window.h"
#include "tests/painted_texts.h"
#include "widgets/ui/language.h"

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
        RecordedPage page(scale.size, scale.pixels);
        chart.paintOnto(page, scale.size);
        return page.overlaps();
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

    void labelsNeverLieOverLabels_data() {
        QTest::addColumn<QString>("path");
        for (const Sample& sample : bundledSamples())
            QTest::newRow(qPrintable(sample.path.section(u'/', -2))) << sample.path;
    }
    void labelsNeverLieOverLabels() {
        if (!qEnvironmentVariableIsSet("ARENASCOPE_PAINTED_LABELS"))
            QSKIP("takes minutes; set ARENASCOPE_PAINTED_LABELS");
        QFETCH(const QString, path);
        OpenedWindow window;
        window->resize(1440, 900);
        QVERIFY(window.wait());
        window->open(path);
        QVERIFY(QTest::qWaitFor([&] { return window.idle() && window.document(); }, 30000));
        QStringList names, faults;
        for (const Chart* chart : window->findChildren<Chart*>()) names.append(chart->objectName());
        for (const double share : {1.15, 0.8}) {
            limit(window, share);
            QVERIFY(window.settle());
            for (const char* language : {"en", "de", "fr", "zh_CN", "ja"}) {
                applyLanguageByName(QLatin1String(language));  // the window makes its views anew
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
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }
};

QTEST_MAIN(TestPaintedLabels)
#include "test_painted_labels.moc"
