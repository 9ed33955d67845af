// Small text helpers that are used in many places.

#include <QTest>
#include <array>
#include <limits>
#include <optional>
#include <string>

#include "engine/base/csv.h"
#include "engine/base/statistics.h"
#include "engine/base/text.h"

using namespace arenascope;

namespace {

constexpr ByteForms every_form{.small_letters = true, .binary = true, .hex = true};
constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();

}  // namespace

class TestText : public QObject {
    Q_OBJECT
private slots:
    void listsAreJoined() {
        QCOMPARE(joined(std::vector<std::string>{"a", "", "b"}, ", "), std::string("a, , b"));
        QCOMPARE(joined(std::vector<int>{2, 3}, "x"), std::string("2x3"));
        QCOMPARE(joined(std::vector<int>{}, "x"), std::string());
        QCOMPARE(joined(std::vector<int>{1, 2}, "+",
                        [](int item) { return std::string(static_cast<std::size_t>(item), 'i'); }),
                 std::string("i+ii"));
        std::string list;
        for (const char* item : {"a", "b", "c"}) append_item(list, "; ", item);
        QCOMPARE(list, std::string("a; b; c"));
    }

    void cellsAreReadAsTheyAreWritten() {
        using Cells = std::vector<std::string>;
        QCOMPARE(csv::cells_of(" a ,\tb,\"c, d\",\"say \"\"hi\"\"\",\r\n"),
                 (Cells{"a", "b", "c, d", "say \"hi\"", ""}));
        QCOMPARE(csv::cells_of("\" a \" ,5\" x"), (Cells{" a ", "5\" x"}));
        QCOMPARE(csv::cells_of(""), (Cells{""}));
        QCOMPARE(csv::cells_of("\"open, to the end"), (Cells{"open, to the end"}));
        for (const std::string text : {"", "a", "a,b", "\"", "\"\"", " a ", "x\"y\""}) {
            QCOMPARE(csv::cells_of(csv::quoted_cell(text) + ",1"), (Cells{text, "1"}));
            if (!text.starts_with(' ')) QCOMPARE(csv::cells_of(csv::cell_text(text)), Cells{text});
        }
        QCOMPARE(csv::cell_text("two\nlines"), std::string("two\\x0alines"));
    }

    void theMedianIsTheUpperMiddle() {
        QCOMPARE(median({}), 0.0);
        QCOMPARE(median({3, 1, 2}), 2.0);
        QCOMPARE(median({4, 1, 3, 2}), 3.0);
    }

    void aCountIsItsDigitsTimesItsUnit() {
        for (const std::int64_t count : {0, 1, 7, 4096, 1'000'003}) {
            const std::string digits = std::to_string(count);
            QCOMPARE(parse_byte_count(digits, {}), std::optional(count));
            for (const char letter : {'K', 'M', 'G'}) {
                const std::optional bytes(count * byte_unit(letter).value());
                QCOMPARE(parse_byte_count(digits + letter, {}), bytes);
                QCOMPARE(parse_byte_count(digits + letter + "iB", {.binary = true}), bytes);
                QCOMPARE(parse_byte_count(digits + letter + "iB", {}), std::nullopt);
                const char small = static_cast<char>(letter - 'A' + 'a');
                QCOMPARE(parse_byte_count(digits + small, {.small_letters = true}), bytes);
                QCOMPARE(parse_byte_count(digits + small, {.binary = true, .hex = true}), std::nullopt);
            }
        }
        QCOMPARE(parse_byte_count("0x1000", {.hex = true}), std::optional<std::int64_t>(4096));
        QCOMPARE(parse_byte_count("0X1b", {.hex = true}), std::optional<std::int64_t>(27));
        QCOMPARE(parse_byte_count("0x1000", {.small_letters = true, .binary = true}), std::nullopt);
    }
    void whatIsNoCountIsNone() {
        for (const char* text : {"",   "K",   "k",  "iB", "KiB", "4iB", "4KB",  "4B",   "4KK",  "1.5M", " 4",
                                 "4 ", "4 K", "+4", "-1", "-1K", "0x",  "0x1K", "0x-1", "four", "4T"}) {
            QVERIFY2(!parse_byte_count(text, every_form), text);
        }
    }
    void noCountWraps() {
        QCOMPARE(parse_byte_count(std::to_string(most), every_form), std::optional(most));
        QCOMPARE(parse_byte_count("9223372036854775808", every_form), std::nullopt);
        for (const char letter : {'K', 'M', 'G'}) {
            const std::int64_t unit = byte_unit(letter).value();
            QCOMPARE(parse_byte_count(std::to_string(most / unit) + letter, every_form),
                     std::optional(most / unit * unit));
            QCOMPARE(parse_byte_count(std::to_string(most / unit + 1) + letter, every_form), std::nullopt);
        }
    }
    void aDistanceIsAMetric() {
        const std::array<std::string, 7> words{"", "a", "pool", "pools", "loop", "planner", "planer"};
        for (const std::string& a : words) {
            QCOMPARE(edit_distance(a, ""), a.size());
            for (const std::string& b : words) {
                QCOMPARE(edit_distance(a, b), edit_distance(b, a));
                QCOMPARE(edit_distance(a, b) == 0, a == b);
                for (const std::string& c : words)
                    QVERIFY(edit_distance(a, c) <= edit_distance(a, b) + edit_distance(b, c));
            }
        }
        QCOMPARE(edit_distance("planner", "planer"), std::size_t{1});
        QCOMPARE(edit_distance("kitten", "sitting"), std::size_t{3});
    }
};

QTEST_GUILESS_MAIN(TestText)
#include "test_text.moc"
