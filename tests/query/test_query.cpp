// The query language: what is written means what the page of help says; random queries never crash, are printed and
// parsed as the same query, and match what a plain evaluation of the tree says.

#include <QTest>
#include <algorithm>
#include <array>
#include <random>

#include "engine/base/glob.h"
#include "engine/query/completion.h"
#include "engine/query/matching.h"
#include "engine/query/tokens.h"

using namespace arenascope;
using namespace arenascope::query;

namespace {

constexpr std::array test_fields{
    Field{.name = "name", .is_plain = true},
    Field{.name = "op", .is_plain = true},
    Field{.name = "size", .kind = FieldKind::bytes},
    Field{.name = "step", .kind = FieldKind::number},
    Field{.name = "kind", .kind = FieldKind::choice, .choices = "input output state"},
    Field{.name = "graph", .may_be_empty = true},
    Field{.name = "peak", .kind = FieldKind::number, .is_known = false},
};

Language filters() {
    return {
        .fields = test_fields, .measured = 2, .pattern = [](std::string_view text) -> Result<TextPredicate> {
            if (text == "[") return Error{.what = message("no end")};
            return TextPredicate([part = std::string(text)](std::string_view name) { return name.find(part) == 0; });
        }};
}
Language rules() { return {.fields = test_fields, .is_rule = true}; }

struct Item {
    std::string name, op, kind = "state", graph;
    std::int64_t bytes = 0, first = 0, last = 0;
};

class ItemSubject final : public Subject {
public:
    explicit ItemSubject(const Item& item) : item_(item) {}
    bool has_text(std::size_t field, const TextTest& test) const override {
        const std::string* texts[] = {&item_.name, &item_.op, nullptr, nullptr, &item_.kind, &item_.graph, nullptr};
        return texts[field] && test.accepts(*texts[field]);
    }
    bool has_number(std::size_t field, const NumberTest& test) const override {
        return field == 2 ? test.accepts({item_.bytes, item_.bytes}) : test.accepts({item_.first, item_.last});
    }

private:
    const Item& item_;
};

bool matches(const char* text, const Item& item, const Language& language) {
    const auto query = parse(text, language);
    if (!query.ok()) qWarning("%s: %s", text, query.error().text().c_str());
    return query.ok() && Matcher(query.value(), language).matches(ItemSubject(item));
}

using Random = std::mt19937;
std::size_t below(Random& random, std::size_t end) { return random() % end; }

constexpr std::string_view letters = "abC_:*?.-/ \t()&|!<>=\",019KMäß\\";

std::string random_text(Random& random, std::size_t longest) {
    std::string out;
    for (std::size_t i = below(random, longest + 1); i > 0; --i) out += letters[below(random, letters.size())];
    return out;
}

/// Words of the language in any order, so that most of it parses.
std::string random_words(Random& random) {
    constexpr std::string_view words[] = {
        "conv", "and",        "or", "not", "(", ")",       "size",   ">= 64K", "name:a", "op=x", "step 11", "> 1.5",
        "MiB",  "kind:input", "|",  "&",   "!", "\"a b\"", "graph:", "/x/",    "Relu:0", "a::b", "b*",      "step<3"};
    std::string out;
    for (std::size_t i = 1 + below(random, 8); i > 0; --i) {
        out += words[below(random, std::size(words))];
        if (below(random, 5) > 0) out += ' ';
    }
    return out;
}

Query random_query(Random& random, const Language& language, int depth) {
    const std::size_t way = depth > 0 ? below(random, 6) : 0;
    Query out{.kind = Query::Kind::condition};
    if (way >= 3) {
        out.kind = way == 3 ? Query::Kind::negation : way == 4 ? Query::Kind::all : Query::Kind::any;
        const std::size_t count = way == 3 ? 1 : 2 + below(random, 2);
        while (out.parts.size() < count) {
            Query part = random_query(random, language, depth - 1);
            if (part.kind != out.kind || way == 3) out.parts.push_back(std::move(part));
        }
        return out;
    }
    Condition& condition = out.condition;
    condition.field = below(random, 6);
    const Field& field = test_fields[condition.field];
    condition.is_literal = true;
    if (below(random, 4) == 0) {
        condition.field = 0;
        do condition.text = random_text(random, 6);
        while (condition.text.empty());
        return out;
    }
    condition.kind = Condition::Kind::field;
    if (field.kind == FieldKind::text) {
        constexpr Relation texts[] = {Relation::has, Relation::equal, Relation::not_equal};
        condition.relation = texts[below(random, 3)];
        condition.text = random_text(random, 6);
    } else if (field.kind == FieldKind::choice) {
        condition.relation = below(random, 2) == 0 ? Relation::equal : Relation::not_equal;
        condition.text = below(random, 2) == 0 ? "input" : "state";
    } else {
        condition.relation = static_cast<Relation>(1 + below(random, 6));
        condition.number = static_cast<std::int64_t>(below(random, 4) * 1024);
        condition.is_literal = false;
    }
    return out;
}

/// The tree, evaluated without a Matcher.
bool holds(const Query& query, const Item& item, const Language& language) {
    switch (query.kind) {
        case Query::Kind::everything: return true;
        case Query::Kind::negation: return !holds(query.parts[0], item, language);
        case Query::Kind::all:
            return std::all_of(query.parts.begin(), query.parts.end(),
                               [&](const Query& part) { return holds(part, item, language); });
        case Query::Kind::any:
            return std::any_of(query.parts.begin(), query.parts.end(),
                               [&](const Query& part) { return holds(part, item, language); });
        case Query::Kind::condition: break;
    }
    const Condition& condition = query.condition;
    const auto low = [](std::string text) {
        for (char& c : text) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
        return text;
    };
    const auto text = [&](const std::string& own) {
        if (language.is_rule) return own == condition.text;
        const bool part = condition.relation == Relation::has && !condition.text.empty();
        return part ? low(own).find(low(condition.text)) != std::string::npos : low(own) == low(condition.text);
    };
    const std::string* texts[] = {&item.name, &item.op, nullptr, nullptr, &item.kind, &item.graph};
    if (condition.kind == Condition::Kind::plain) return text(item.name) || text(item.op);
    if (texts[condition.field]) return text(*texts[condition.field]) != (condition.relation == Relation::not_equal);
    const std::int64_t first = condition.field == 2 ? item.bytes : item.first;
    const std::int64_t last = condition.field == 2 ? item.bytes : item.last;
    bool some = false;
    for (std::int64_t each = first; each <= last; ++each) {
        const std::int64_t wanted = condition.number;
        some = some ||
            (condition.relation == Relation::less           ? each < wanted
                 : condition.relation == Relation::at_most  ? each <= wanted
                 : condition.relation == Relation::more     ? each > wanted
                 : condition.relation == Relation::at_least ? each >= wanted
                                                            : each == wanted);
    }
    return some != (condition.relation == Relation::not_equal);
}

}  // namespace

class TestQuery : public QObject {
    Q_OBJECT

private slots:
    void everyFormMeansWhatItSays() {
        const Item item{.name = "Conv_1", .op = "aten::convolution.out", .bytes = 65536, .first = 3, .last = 11};
        for (const char* yes : {"",
                                "conv",
                                "CONV aten",
                                "conv, aten",
                                "name:onv",
                                "name=conv_1",
                                "name=conv_?",
                                "conv*",
                                "*lution*",
                                "> 63 KiB",
                                ">= 64K",
                                "size>=64K",
                                "size = 0.0625M",
                                "size != 1",
                                "step 11",
                                "step:3",
                                "step>10",
                                "step < 4",
                                "not step 12",
                                "!relu",
                                "relu or conv",
                                "relu | conv",
                                "(relu or conv) and size<1M",
                                "kind:state",
                                "kind!=input",
                                "conv > 1",
                                "graph:",
                                "op:aten::conv",
                                "/Con/",
                                "\"v_1\"",
                                "not not conv",
                                "name!=conv",
                                "conv and step 5 or relu"})
            QVERIFY2(matches(yes, item, filters()), yes);
        for (const char* no : {"relu", "name=conv", "conv?", "> 64K", "step 12", "step 2", "not conv", "kind:input",
                               "/onv/", "\"conv_*\"", "relu or conv and step 2", "graph:a", "name!=conv_1", "step>11"})
            QVERIFY2(!matches(no, item, filters()), no);
        QVERIFY(matches("größe", {.name = "größe"}, filters()));
    }

    void rulesCompareWholeNamesAndKeepTheirOldForm() {
        const Item item{.name = "conv 1", .op = "aten::add.out", .bytes = 4096};
        for (const char* yes : {"conv 1", "conv*", "name:conv 1", "op:aten::add.*", "op:*add*&size>=1K&kind:state",
                                "size<=4096 & name:conv ?", "graph:", "graph:&size>=4k", "name:conv 1 or relu",
                                "not name:relu and kind:state"})
            QVERIFY2(matches(yes, item, rules()), yes);
        for (const char* no : {"conv", "Conv*", "name:\"conv*\"", "op:add", "name:conv 1&kind:input"})
            QVERIFY2(!matches(no, item, rules()), no);
        QVERIFY(matches("Relu:0", {.name = "Relu:0"}, rules()));
        QVERIFY(matches("a/b(1)", {.name = "a/b(1)"}, rules()));
        QVERIFY(matches("/layer/Conv/", {.name = "/layer/Conv/"}, rules()));
    }

    void errorsNameTheCharacterAndWhatWasExpected() {
        const std::pair<const char*, const char*> cases[] = {
            {"conv and", "character 9"},    {"(conv", "character 1"},       {"conv)", "character 5"},
            {"colour:red", "character 1"},  {"a sise>=64K", "character 3"}, {"size>=4Q", "character 7"},
            {"kind:inputs", "character 6"}, {"\"conv", "character 1"},      {"name<3", "character 5"},
            {"or b", "character 1"},        {"peak:3", "character 5"},      {"/[/", "character 1"},
            {"step:1.5", "character 6"},    {"size>=", "character 7"},      {"size>=99999999999G", "character 7"}};
        for (const auto& [text, place] : cases) {
            const auto query = parse(text, filters());
            QVERIFY2(!query.ok(), text);
            QVERIFY2(query.error().place.text() == place,
                     qPrintable(QString("%1: %2").arg(text, QString::fromStdString(query.error().text()))));
            QVERIFY2(!query.error().expected.empty() || QByteArray(text) == "/[/", text);
        }
        QVERIFY(parse("a sise>=64K", filters()).error().text().find("'size'") != std::string::npos);
        QVERIFY(!parse("", rules()).ok());
        QVERIFY(!parse("> 64K", rules()).ok());
        QVERIFY(!parse(std::string(longest_query + 1, 'a'), filters()).ok());
        QVERIFY(!parse(std::string(10'000, '('), filters()).ok());
        std::string deep;
        for (int i = 0; i < 4000; ++i) deep += "not ";
        QVERIFY(!parse(deep + "a", filters()).ok());
        for (const char* text : {"op:", "a or", "kind:inp", "(a", "not", "size>=", "\"a"})
            QVERIFY2(is_unfinished(text, filters()), text);
        for (const char* text : {"kind:x", "colour:red", "a)", "size>=4Q"})
            QVERIFY2(!is_unfinished(text, filters()), text);
    }

    void randomTextsAreReadOrRefusedAndPrintedAsTheSameQuery() {
        Random random(32);
        std::size_t read = 0;
        for (int round = 0; round < 60'000; ++round) {
            const Language language = round % 3 == 0 ? rules() : filters();
            const std::string text = round % 2 == 0 ? random_text(random, 24) : random_words(random);
            (void)spot_at(text, below(random, text.size() + 2), language);
            (void)is_unfinished(text, language);
            const auto query = parse(text, language);
            if (!query.ok()) continue;
            ++read;
            const std::string printed = print(query.value(), language);
            const auto again = parse(printed, language);
            QVERIFY2(again.ok() || printed.empty(), qPrintable(QString::fromStdString(text + " -> " + printed)));
            if (printed.empty()) continue;
            QVERIFY2(again.value() == query.value(), qPrintable(QString::fromStdString(text + " -> " + printed)));
        }
        QVERIFY2(read > 15'000, qPrintable(QString::number(read)));
    }

    void madeQueriesAreReadBackAndMatchAsTheirTreeSays() {
        Random random(7);
        for (int round = 0; round < 20'000; ++round) {
            const Language language = round % 2 == 0 ? rules() : filters();
            const Query query = random_query(random, language, 3);
            const std::string printed = print(query, language);
            const auto read = parse(printed, language);
            QVERIFY2(read.ok(), qPrintable(QString::fromStdString(printed)));
            QVERIFY2(read.value() == query, qPrintable(QString::fromStdString(printed)));
            const Matcher matcher(query, language);
            for (int i = 0; i < 4; ++i) {
                const Item item{.name = random_text(random, 3),
                                .op = random_text(random, 3),
                                .kind = below(random, 2) == 0 ? "input" : "state",
                                .graph = random_text(random, 1),
                                .bytes = static_cast<std::int64_t>(below(random, 4) * 1024),
                                .first = static_cast<std::int64_t>(1016 + below(random, 9)),
                                .last = static_cast<std::int64_t>(1024 + below(random, 9))};
                QVERIFY2(matcher.matches(ItemSubject(item)) == holds(query, item, language),
                         qPrintable(QString::fromStdString(printed)));
            }
        }
    }

    /// Of a query that lacks its end, the conditions before the one that lacks it, found in one pass.
    void theBeginningOfAQueryIsWhatCanBeRead() {
        const auto begin_of = [](std::string_view text) { return print(parse_begin(text, filters()), filters()); };
        const std::pair<const char*, const char*> cases[] = {
            {"a and", "a"}, {"a or b and", "a or b"}, {"a (b or", "a"},   {"not a or (b", "not a"}, {"op:", ""},
            {"a op:", "a"}, {"a kind:inp", "a"},      {"conv >", "conv"}, {"a \"b", "a"},           {"a b", "a and b"}};
        for (const auto& [text, wanted] : cases) QCOMPARE(begin_of(text), std::string(wanted));
        Random random(11);
        int compared = 0;
        for (int round = 0; round < 5'000; ++round) {
            const std::string text = random_words(random);
            const Query begin = parse_begin(text, filters());
            if (const auto whole = parse(text, filters()); whole.ok()) {
                QVERIFY2(begin == whole.value(), text.c_str());
                continue;
            }
            bool is_part = begin == Query{};
            for (std::size_t length = 1; !is_part && length < text.size(); ++length) {
                const auto part = parse(std::string_view(text).substr(0, length), filters());
                is_part = part.ok() && part.value() == begin;
            }
            QVERIFY2(is_part, text.c_str());
            ++compared;
        }
        QVERIFY2(compared > 500, qPrintable(QString::number(compared)));
        // In time that grows with the words, not with their square: word by word this was a thousand times slower.
        std::string many;
        while (many.size() + 2 < longest_query) many += "a ";
        QCOMPARE(parse_begin(many + "(", filters()).parts.size(), many.size() / 2);
    }

    void aBeginningMatchesEveryNameWithIt() {
        for (const std::string name : {"conv_1", "a b", "a b ", "x & y", "(a", "a)", "\"q", "a*b", "a?", "size>=4",
                                       "a:b", "not", " a", "größe", "/layer/Conv", "a,", "or b", ""}) {
            const std::string rule = "name:" + beginning_of(name, rules());
            const auto query = parse(rule, rules());
            QVERIFY2(query.ok(), rule.c_str());
            const Matcher matcher(query.value(), rules());
            for (const char* more : {"", "1", " and more)", "\""})
                QVERIFY2(matcher.matches(ItemSubject({.name = name + more})), rule.c_str());
            if (name.size() > 1) QVERIFY2(!matcher.matches(ItemSubject({.name = "#"})), rule.c_str());
        }
        QCOMPARE(beginning_of("conv_", rules()), std::string("conv_*"));
        QCOMPARE(beginning_of("/layer/Conv", rules()), std::string("/layer/Conv*"));
    }

    void quotedValuesMeanExactlyTheirText() {
        Random random(11);
        for (int round = 0; round < 5'000; ++round) {
            const std::string text = random_text(random, 8);
            if (text.empty()) continue;
            for (const Language& language : {rules(), filters()}) {
                const std::string written = "name=" + value_of(text, language);
                const auto query = parse(written, language);
                QVERIFY2(query.ok(), qPrintable(QString::fromStdString(written)));
                QVERIFY2(Matcher(query.value(), language).matches(ItemSubject({.name = text})),
                         qPrintable(QString::fromStdString(written)));
            }
        }
    }

    void theWordAtTheCursorIsFoundWithItsField() {
        const Language language = filters();
        const Spot word = spot_at("conv si", 7, language);
        QVERIFY(!word.field && word.text == "si" && word.begin == 5 && word.end == 7);
        const Spot value = spot_at("conv op:aten::a", 15, language);
        QVERIFY(value.field == std::optional<std::size_t>(1) && value.text == "aten::a" && value.begin == 8);
        const Spot empty = spot_at("kind:", 5, language);
        QVERIFY(empty.field == std::optional<std::size_t>(4) && empty.text.empty());
        QVERIFY(spot_at("conv ", 5, language).text.empty());
    }
};

QTEST_GUILESS_MAIN(TestQuery)
#include "test_query.moc"
