// The JSON wrapper: limits of depth and size, typed access, duplicate names.

#include <QtTest>

#include <cmath>
#include <random>

#include "engine/base/json.h"

using namespace arenascope;
using json::Document;

namespace {

std::string nested(int depth) {
    const auto count = static_cast<std::size_t>(depth);
    return std::string(count, '[') + "1" + std::string(count, ']');
}

}  // namespace

class TestJson : public QObject {
    Q_OBJECT
private slots:
    void membersAreReadByType();
    void wrongTypesAndMissingMembersNameTheKey();
    void numbersNeverWrap();
    void nonFiniteNumbersAreReadAsPythonWritesThem();
    void nestingIsBounded();
    void bracketsInTextsAreNotNesting();
    void malformedTextNamesTheByte();
    void changedTextNeverThrows();
};

void TestJson::membersAreReadByType() {
    const auto document =
        Document::parse(R"({"i": -7, "f": 1.5, "b": true, "t": "é", "l": [1, 2], "o": {"z": 1, "a": 2}, "n": null})");
    QVERIFY(document.ok());
    const json::View root = document.value().root();
    QCOMPARE(root.integer("i").take(), -7);
    QCOMPARE(root.number("f").take(), 1.5);
    QCOMPARE(root.number("i").take(), -7.0);
    QCOMPARE(root.boolean("b").take(), true);
    QCOMPARE(root.text("t").take(), std::string("é"));
    QCOMPARE(root.items("l").take().size(), std::size_t{2});
    QCOMPARE(root.members("o").take().size(), std::size_t{2});
    QVERIFY(root.find("i") && !root.find("n") && !root.find("absent"));
}

void TestJson::wrongTypesAndMissingMembersNameTheKey() {
    const auto document = Document::parse(R"({"i": 1.5, "l": {}})");
    QVERIFY(document.ok());
    const json::View root = document.value().root();
    QCOMPARE(root.integer("i").error().place.text(), std::string("i"));
    QCOMPARE(root.items("l").error().place.text(), std::string("l"));
    QVERIFY(root.text("gone").error().what.text().find("gone") != std::string::npos);
    QVERIFY(!root.items("l").ok() && !root.items("i").ok() && !root.text("i").ok() && !root.boolean("i").ok());
    QVERIFY(!json::View(root.at("i").take()).at("x").ok());
}

void TestJson::numbersNeverWrap() {
    const auto document = Document::parse(
        "[9223372036854775807, -9223372036854775808, 9223372036854775808, 18446744073709551615, 1e30, 3.0]");
    QVERIFY(document.ok());
    const auto items = document.value().root().items().take();
    QCOMPARE(items[0].integer().take(), std::numeric_limits<std::int64_t>::max());
    QCOMPARE(items[1].integer().take(), std::numeric_limits<std::int64_t>::min());
    for (std::size_t i = 2; i < items.size(); ++i) QVERIFY(!items[i].integer().ok());
    QVERIFY(!Document::parse("[1e999]").ok());
}

void TestJson::nonFiniteNumbersAreReadAsPythonWritesThem() {
    const auto document = Document::parse(R"(["Infinity", "-Infinity", "NaN", "inf"])");
    QVERIFY(document.ok());
    const auto items = document.value().root().items().take();
    QVERIFY(std::isinf(items[0].number().take()) && items[0].number().take() > 0);
    QVERIFY(std::isinf(items[1].number().take()) && items[1].number().take() < 0);
    QVERIFY(std::isnan(items[2].number().take()));
    QVERIFY(!items[3].number().ok());
}

void TestJson::nestingIsBounded() {
    QVERIFY(Document::parse(nested(Document::max_depth)).ok());
    const auto deep = Document::parse(nested(Document::max_depth + 1));
    QVERIFY(!deep.ok());
    QCOMPARE(deep.error().place.text(), std::string("byte 200"));
    QVERIFY(!Document::parse(std::string(5'000'000, '[')).ok());
}

void TestJson::bracketsInTextsAreNotNesting() {
    const std::string text = "[\"" + std::string(1000, '[') + "\\\"" + std::string(1000, '{') + "\"]";
    QVERIFY(Document::parse(text).ok());
}

void TestJson::malformedTextNamesTheByte() {
    for (const char* text : {"", "{", "{\"a\":}", "[1,]", "nul", "[1] x", "\"\xff\""}) {
        const auto result = Document::parse(text);
        QVERIFY2(!result.ok(), text);
        QVERIFY(result.error().place.text().starts_with("byte "));
    }
}

void TestJson::changedTextNeverThrows() {
    const std::string whole = R"({"a": [1, -2.5e3, "text\u00e9", {"b": null, "c": [true, false]}], "d": "Infinity"})";
    std::mt19937 random(5);  // NOLINT: the same damage every time
    for (int i = 0; i < 5000; ++i) {
        std::string changed = whole;
        changed[random() % changed.size()] = static_cast<char>(random());
        changed[random() % changed.size()] = static_cast<char>(random());
        const auto result = Document::parse(changed);
        if (!result.ok()) continue;
        const json::View root = result.value().root();
        (void)root.items("a");
        (void)root.number("d");
        (void)root.integer("a");
    }
}

QTEST_GUILESS_MAIN(TestJson)
#include "test_json.moc"
