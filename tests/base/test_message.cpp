// Messages of the engine: English with named placeholders, whose code and values the window can translate.

#include <QTest>

#include "engine/base/error_message.h"
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

    void oneThingIsNotSaidAsMany() {
        const auto bytes = [](int n) { return message("{tensor} has {bytes} bytes more", "x", n).text(); };
        QCOMPARE(bytes(2), std::string("x has 2 bytes more"));
        QCOMPARE(bytes(1), std::string("x has 1 byte more"));
        QCOMPARE(message("{values} values, {instructions} instructions", 1, 1).text(),
                 std::string("1 value, 1 instruction"));
        QCOMPARE(message("{count} tensors are left", 1).text(), std::string("1 tensor is left"));
        QCOMPARE(message("{count} of {total} tensors match", 1, 1).text(), std::string("1 of 1 tensors match"));
        QCOMPARE(message("argument {index} is too long", 1).text(), std::string("argument 1 is too long"));
        QCOMPARE(message("{version} bytesized", 1).text(), std::string("1 bytesized"));
    }

    void nothingSaidIsEmpty() {
        QVERIFY(Message().empty());
        QVERIFY(Message::verbatim("").empty());
        QVERIFY(!message("cancelled").empty());
        QCOMPARE(Error{.what = message("gone")}.of_file("a.pte").in("b").text(), std::string("a.pte: b: gone"));
    }

    /// A sentence that quotes an error has its parts as sentences, which translate one by one.
    void aQuotedErrorReadsAsItsLine() {
        const Error error{.what = message("the plan has {count} faults", 2),
                          .file = "a.pte",
                          .place = {"forward", message("node {node}", 3)},
                          .expected = message("a valid plan"),
                          .remedy = message("choose another planner")};
        const Message quoted = message_of(error);
        QCOMPARE(quoted.text(),
                 std::string("a.pte: forward/node 3: the plan has 2 faults; expected a valid plan; "
                             "choose another planner"));
        QCOMPARE(quoted.text(), error.text());
        QVERIFY(!quoted.source().empty());
        QCOMPARE(message_of(Error{.what = message("gone")}).source(), std::string_view("gone"));
    }
};

QTEST_GUILESS_MAIN(TestMessage)
#include "test_message.moc"
