// Names of converters that end alike are elided so that what differs stays visible.

#include <QFontMetricsF>
#include <QTest>

#include "widgets/plot/name_ends.h"
#include "widgets/theme/theme.h"

using namespace arenascope;

class TestNameEnds : public QObject {
    Q_OBJECT
private:
    static double widthOf(const QString& text) { return QFontMetricsF(theme().label).horizontalAdvance(text) + 0.5; }
    static QString fitted(const NameEnds& names, const QString& name, const QString& room) {
        return names.fitted(name, QFontMetricsF(theme().label), widthOf(room));
    }

private slots:
    void whatDiffersStaysVisible() {
        const QStringList all{QStringLiteral("MobilenetV1/Conv2d_3_depthwise/Relu6"),
                              QStringLiteral("MobilenetV1/Conv2d_12_depthwise/Relu6"),
                              QStringLiteral("MobilenetV1/Conv2d_12_pointwise/Relu6"),
                              QStringLiteral("MobilenetV1/Logits/Softmax"),
                              QStringLiteral("MobilenetV1/Conv2d_3_pointwise/Relu6")};
        const NameEnds names(all);
        QStringList shown;
        for (const QString& name : all) shown.append(fitted(names, name, QStringLiteral("…12_depthwise/…")));
        QVERIFY2(shown[0].endsWith(QStringLiteral("3_depthwise/…")), qPrintable(shown[0]));
        QVERIFY2(shown[1].endsWith(QStringLiteral("12_depthwise/…")), qPrintable(shown[1]));
        QVERIFY2(shown[2].endsWith(QStringLiteral("12_pointwise/…")), qPrintable(shown[2]));
        QVERIFY2(shown[3].endsWith(QStringLiteral("/Softmax")), qPrintable(shown[3]));
        for (const QString& text : shown) QVERIFY2(text.startsWith(u'…'), qPrintable(text));
        QCOMPARE(QSet<QString>(shown.begin(), shown.end()).size(), all.size());
    }

    void aNameThatFitsIsWhole() {
        const QStringList all{QStringLiteral("a/Relu6"), QStringLiteral("b/Relu6")};
        const NameEnds names(all);
        for (const QString& name : all) QCOMPARE(fitted(names, name, name), name);
        // Room for more than the end that is shared: that tells them apart already.
        const NameEnds longer({QStringLiteral("block/first/Relu6"), QStringLiteral("block/other/Relu6")});
        QCOMPARE(fitted(longer, QStringLiteral("block/first/Relu6"), QStringLiteral("…k/first/Relu6")),
                 QStringLiteral("…k/first/Relu6"));
    }

    void otherNamesAreElidedAtTheLeft() {
        const QString name = QStringLiteral("aten_convolution_default_13");
        QCOMPARE(fitted(NameEnds({name, QStringLiteral("aten_relu_default_13")}), name, QStringLiteral("…default_13")),
                 QStringLiteral("…default_13"));
        QCOMPARE(fitted(NameEnds(), QStringLiteral("a/long/path/Relu6"), QStringLiteral("…/Relu6")),
                 QStringLiteral("…/Relu6"));
    }
};

QTEST_MAIN(TestNameEnds)
#include "test_name_ends.moc"
