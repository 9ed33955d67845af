// Control characters in a file's names are escaped where they are shown.

#include <QTest>

#include "engine/base/markdown.h"
#include "engine/base/printable.h"

using arenascope::markdown_text;
using arenascope::printable;

class TestPrintable : public QObject {
    Q_OBJECT
private slots:
    void whatActsIsWrittenOut_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("shown");
        QTest::newRow("plain") << QByteArray("conv_1 äöü 日本 \xE2\x82\xAC")
                               << QByteArray("conv_1 äöü 日本 \xE2\x82\xAC");
        QTest::newRow("an escape sequence") << QByteArray("a\x1b[31mb") << QByteArray("a\\x1b[31mb");
        QTest::newRow("a line end") << QByteArray("a\nb\tc") << QByteArray("a\\x0ab\\x09c");
        QTest::newRow("a zero byte") << QByteArray("a\0b", 3) << QByteArray("a\\x00b");
        QTest::newRow("a control character of two bytes") << QByteArray(
                                                                 "a\xC2\x9B"
                                                                 "31m")
                                                          << QByteArray("a\\u009b31m");
        QTest::newRow("another direction") << QByteArray(
                                                  "a\xE2\x80\xAE"
                                                  "b\xE2\x81\xA6")
                                           << QByteArray("a\\u202eb\\u2066");
        QTest::newRow("what XML forbids") << QByteArray("a\xEF\xBF\xBF\xEF\xBF\xBE") << QByteArray("a\\uffff\\ufffe");
        QTest::newRow("cut off") << QByteArray("a\xE2\x80") << QByteArray("a\\xe2\\x80");
    }
    void whatActsIsWrittenOut() {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, shown);
        QCOMPARE(QByteArray::fromStdString(printable(text.toStdString())), shown);
        QCOMPARE(QByteArray::fromStdString(printable(shown.toStdString())), shown);
    }
    void namesDoNotActInMarkdown_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("shown");
        QTest::newRow("plain") << QByteArray("a_b f32[4] (c)!") << QByteArray("a_b f32[4] (c)!");
        QTest::newRow("a column") << QByteArray("a|b\\|c") << QByteArray("a\\|b\\\\\\|c");
        QTest::newRow("HTML") << QByteArray("<b>&lt;") << QByteArray("&lt;b>&amp;lt;");
        QTest::newRow("a picture") << QByteArray("![a](b)") << QByteArray("![a]\\(b)");
        QTest::newRow("code") << QByteArray("`a`") << QByteArray("\\`a\\`");
        QTest::newRow("a line end") << QByteArray("a\nb") << QByteArray("a\\\\x0ab");
    }
    void namesDoNotActInMarkdown() {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, shown);
        QCOMPARE(QByteArray::fromStdString(markdown_text(text.toStdString())), shown);
    }
    void linesStayWhereTheyAreWanted() { QCOMPARE(printable("a\n\tb\x1b", true), std::string("a\n\tb\\x1b")); }
};

QTEST_GUILESS_MAIN(TestPrintable)
#include "test_printable.moc"
