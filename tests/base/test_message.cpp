// Messages of the engine: English with named placeholders, whose code and values the window can translate.

#include <QTest>

#include "engine/base/message.h"
#include "engine/base/result.h"

using namespace arenascope;

class TestMessage : public QObject {
    Q_OBJECT
private slots:
    void placesAreFilledInTheirOrder() {
        const Message said =
            message("'{name}' has {bytes} of {limit} bytes", std::string("x"), 12, std::int64_t{1} << 40);
        QCOMPARE(said.text(), std::string("'x' has 12 of 1099511627776 bytes"));
        QCOMPARE(said.source(), std::string_view("'{name}' has {bytes} of {limit} bytes"));
        QCOMPARE(said.values().size(), std::size_t{3});
        QCOMPARE(said.values()[1].place, std::string_view("bytes"));
    }

    void aValueThatLooksLikeAPlaceStaysAValue() {
        QCOMPARE(message("{a} and {b}", "{b}", "{a}").text(), std::string("{b} and {a}"));
    }

    void sentencesNest() {
        const Message said = message("{what}; {more}", message("no {thing}", "pool"), Message::verbatim("as told"));
        QCOMPARE(said.text(), std::string("no pool; as told"));
        QCOMPARE(said.values()[0].value.source(), std::string_view("no {thing}"));
        QVERIFY(said.values()[1].value.source().empty());
    }

    void nothingSaidIsEmpty() {
        QVERIFY(Message().empty());
        QVERIFY(Message::verbatim("").empty());
        QVERIFY(!message("cancelled").empty());
        QCOMPARE(Error{.what = message("gone")}.of_file("a.pte").in("b").text(), std::string("a.pte: b: gone"));
    }
};

QTEST_GUILESS_MAIN(TestMessage)
#include "test_message.moc"
