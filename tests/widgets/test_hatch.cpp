// Hatches end at their rectangles, also in file formats without clipping.

#include <QBuffer>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgGenerator>
#include <QtTest>

#include "widgets/plot/plot_paint.h"

using namespace arenascope;

class TestHatch : public QObject {
    Q_OBJECT
private slots:
    void noLineLeavesItsRectangle() {
        const QRectF rect(40, 30, 90, 25);
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        QSvgGenerator generator;
        generator.setOutputDevice(&buffer);
        generator.setSize({200, 100});
        generator.setViewBox(QRect(0, 0, 200, 100));
        QPainter painter(&generator);
        paint::hatch(painter, rect, Qt::black, 6, 1, true);
        painter.end();
        const QRegularExpression points(QStringLiteral("points=\"([^\"]+)\""));
        int lines = 0;
        for (auto it = points.globalMatch(QString::fromUtf8(buffer.data())); it.hasNext(); ++lines) {
            for (const QString& pair : it.next().captured(1).split(u' ', Qt::SkipEmptyParts)) {
                const QPointF at(pair.section(u',', 0, 0).toDouble(), pair.section(u',', 1).toDouble());
                QVERIFY2(rect.adjusted(-0.01, -0.01, 0.01, 0.01).contains(at), qPrintable(pair));
            }
        }
        QVERIFY2(lines > 20, buffer.data().constData());
    }
};

QTEST_MAIN(TestHatch)
#include "test_hatch.moc"
