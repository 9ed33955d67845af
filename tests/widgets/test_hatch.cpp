// A file of vectors knows no clip of the painter's: the lines themselves end where they should.

#include <QBuffer>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgGenerator>
#include <QTest>

#include "widgets/charts/plot_paint.h"

using namespace arenascope;

class TestHatch : public QObject {
    Q_OBJECT

private slots:
    void linesEndAtTheRectangle_data() {
        QTest::addColumn<bool>("crossed");
        QTest::newRow("one way") << false;
        QTest::newRow("both ways") << true;
    }
    void linesEndAtTheRectangle() {
        QFETCH(const bool, crossed);
        const QRectF rect(40, 20, 90, 33);
        QBuffer file;
        QSvgGenerator svg;
        svg.setOutputDevice(&file);
        svg.setSize({200, 100});
        QPainter painter(&svg);
        paint::hatch(painter, rect, Qt::red, 6, 1, crossed);
        painter.end();
        static const QRegularExpression points("points=\"([^\"]+)\""), point("([-0-9.]+),([-0-9.]+)");
        constexpr double rounding = 0.01;
        int lines = 0;
        for (auto line = points.globalMatch(QString::fromUtf8(file.data())); line.hasNext(); ++lines) {
            for (auto each = point.globalMatch(line.next().captured(1)); each.hasNext();) {
                const auto at = each.next();
                const QPointF where(at.captured(1).toDouble(), at.captured(2).toDouble());
                QVERIFY2(rect.adjusted(-rounding, -rounding, rounding, rounding).contains(where),
                         qPrintable(at.captured(0)));
            }
        }
        QVERIFY2(lines >= (crossed ? 24 : 12), qPrintable(QString::number(lines)));
    }
};

QTEST_MAIN(TestHatch)
#include "test_hatch.moc"
