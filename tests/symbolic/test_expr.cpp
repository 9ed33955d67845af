// Symbolic sizes: parsing, simplification, bounds and evaluation.

#include <QtTest>

#include <array>
#include <cmath>
#include <limits>
#include <random>

#include "engine/symbolic/expr.h"
#include "engine/symbolic/known.h"

using namespace arenascope;
using sym::Expr;
using sym::Op;

namespace {

constexpr std::int64_t big = std::numeric_limits<std::int64_t>::max();

Expr s0() { return Expr::symbol("s0"); }
Expr s1() { return Expr::symbol("s1"); }

QString textOf(const char* srepr) {
    const auto result = sym::parse_srepr(srepr);
    return QString::fromStdString(result.ok() ? result.value().text() : "refused: " + result.error().text());
}

/// A tree of the requested operations, valued with plain arithmetic: the oracle of Expr::make and evaluate.
struct Tree {
    Expr expr;
    std::optional<std::int64_t> value;  ///< absent: divides by zero
};

std::int64_t floorOf(std::int64_t a, std::int64_t b) {
    return static_cast<std::int64_t>(std::floor(static_cast<double>(a) / static_cast<double>(b)));
}

std::optional<std::int64_t> plainValue(Op op, std::int64_t a, std::int64_t b) {
    switch (op) {
        case Op::add: return a + b;
        case Op::mul: return a * b;
        case Op::max: return std::max(a, b);
        case Op::min: return std::min(a, b);
        case Op::floor_div: return b == 0 ? std::nullopt : std::optional(floorOf(a, b));
        case Op::mod: return b == 0 ? std::nullopt : std::optional(a - floorOf(a, b) * b);
        default: return std::nullopt;
    }
}

class Generator {
public:
    explicit Generator(unsigned seed) : random_(seed) {}

    std::int64_t number(std::int64_t low, std::int64_t high) {
        return std::uniform_int_distribution<std::int64_t>(low, high)(random_);
    }

    Tree tree(int depth, const sym::Values& values) {
        if (depth == 0 || number(0, 4) == 0) {
            if (number(0, 2) == 0) {
                const std::int64_t constant = number(-6, 6);
                return {Expr(constant), constant};
            }
            const auto entry = std::next(values.begin(), number(0, static_cast<std::int64_t>(values.size()) - 1));
            return {Expr::symbol(entry->first), entry->second};
        }
        constexpr std::array ops{Op::add, Op::mul, Op::max, Op::min, Op::floor_div, Op::mod};
        const Op op = ops[static_cast<std::size_t>(number(0, ops.size() - 1))];
        const Tree a = tree(depth - 1, values);
        const Tree b = tree(depth - 1, values);
        const auto value = a.value && b.value ? plainValue(op, *a.value, *b.value) : std::nullopt;
        return {Expr::make(op, {a.expr, b.expr}), value};
    }

private:
    std::mt19937 random_;
};

}  // namespace

class TestExpr : public QObject {
    Q_OBJECT
private slots:
    void sreprIsReadAsPeopleWriteIt_data();
    void sreprIsReadAsPeopleWriteIt();
    void malformedSreprIsRefused_data();
    void malformedSreprIsRefused();
    void cutAndChangedSreprNeverCrashes();
    void equalExpressionsMeet();
    void exactQuotientsAreTaken();
    void simplificationKeepsTheValue();
    void valuesLieWithinTheBounds();
    void boundsOfPowersKnowTheSign();
    void unboundedSymbolsHaveNoUpperBound();
    void hintsFollowTheExpression();
    void overflowIsAnError();
    void missingSymbolsAreNamed();
    void sizesNobodyBoundsAreTheAssumedOnes();
};

void TestExpr::sreprIsReadAsPeopleWriteIt_data() {
    QTest::addColumn<QString>("srepr");
    QTest::addColumn<QString>("text");
    const auto row = [](const char* srepr, const char* text) { QTest::newRow(text) << srepr << text; };
    row("Symbol('s27', positive=True, integer=True)", "s27");
    row("Integer(64)", "64");
    row("Integer(-3)", "-3");
    row("Mul(Integer(64), Symbol('s27', positive=True, integer=True))", "64*s27");
    row("Mul(Integer(-1), Symbol('s27', integer=True))", "-s27");
    row("Add(Symbol('s0', integer=True), Integer(1))", "s0 + 1");
    row("Add(Symbol('s0', integer=True), Integer(-1))", "s0 - 1");
    row("Pow(Symbol('s53', positive=True, integer=True), Integer(2))", "s53**2");
    row("Mul(Integer(4), Pow(Symbol('s53', positive=True, integer=True), Integer(2)))", "4*s53**2");
    row("Add(FloorDiv(Add(Symbol('s0', integer=True), Integer(-1)), Integer(2)), Integer(1))", "(s0 - 1)//2 + 1");
    row("Mod(Symbol('s0', integer=True), Integer(4))", "s0%4");
    row("Max(Integer(1), Symbol('u0', integer=True))", "max(1, u0)");
    row("Min(Symbol('u1', integer=True), Symbol(\"u0\"), Integer(9), Integer(7))", "min(7, u0, u1)");
    row("Mul(Integer(2), FloorDiv(Symbol('s0'), Integer(3)))", "2*(s0//3)");
    row("TruncToInt(Mul(Float('2.0', precision=53), ToFloat(Symbol('s1', integer=True))))", "2*s1");
    row("TruncToInt(Mul(Float('1.5', precision=53), ToFloat(Symbol('s1', integer=True))))", "(3*s1)//2");
    row("CeilToInt(IntTrueDiv(Symbol('s2', integer=True), Integer(4)))", "(s2 + 3)//4");
    row("floor(Mul(Rational(1, 2), Symbol('s3', integer=True)))", "s3//2");
    row("FloorToInt(Mul(Symbol('s4'), Pow(Symbol('s5'), Integer(-1))))", "s4//s5");
}

void TestExpr::sreprIsReadAsPeopleWriteIt() {
    QFETCH(QString, srepr);
    QFETCH(QString, text);
    QCOMPARE(textOf(qPrintable(srepr)), text);
}

void TestExpr::malformedSreprIsRefused_data() {
    QTest::addColumn<QString>("srepr");
    for (const char* text :
         {"", "Integer", "Integer(", "Integer()", "Integer(1", "Integer(1))", "Integer(1.5)",
          "Integer(99999999999999999999)", "Symbol(s0)", "Symbol('')", "Symbol('s0", "Symbol('s0',)", "Add()",
          "Add(Integer(1),)", "Pow(Integer(2))", "FloorDiv(Integer(1))", "Mod(Integer(1), Integer(2), Integer(3))",
          "Rational(1, 2)", "GreaterThan(Symbol('u0', integer=True), Integer(0))"}) {
        QTest::newRow(text) << QString::fromLatin1(text);
    }
    QString deep = QStringLiteral("Symbol('s0')");
    for (int i = 0; i < 100000; ++i) deep.prepend(QStringLiteral("Add("));
    QTest::newRow("deep") << deep;
}

void TestExpr::malformedSreprIsRefused() {
    QFETCH(QString, srepr);
    const auto result = sym::parse_srepr(srepr.toStdString());
    QVERIFY(!result.ok());
    QVERIFY(!result.error().what.empty());
    QVERIFY(result.error().text().size() < 300);
}

void TestExpr::cutAndChangedSreprNeverCrashes() {
    const std::string whole =
        "Add(Mul(Integer(2), FloorDiv(Add(Symbol('s53', positive=True, integer=True), "
        "Integer(-1)), Integer(2))), Pow(Mod(Symbol('s1'), Integer(0)), Integer(63)))";
    for (std::size_t size = 0; size < whole.size(); ++size) QVERIFY(!sym::parse_srepr(whole.substr(0, size)).ok());
    Generator generator(3);
    for (int i = 0; i < 5000; ++i) {
        std::string changed = whole;
        for (int k = 0; k < 2; ++k) {
            const auto at = generator.number(0, static_cast<std::int64_t>(whole.size()) - 1);
            changed[static_cast<std::size_t>(at)] = static_cast<char>(generator.number(32, 126));
        }
        const auto result = sym::parse_srepr(changed);
        if (!result.ok()) continue;
        (void)result.value().evaluate({{"s53", 5}, {"s1", big}});
        (void)result.value().bounds({{"s53", {0, big, {}}}, {"s1", {0, {}, {}}}});
        QVERIFY(!result.value().text().empty());
    }
}

void TestExpr::equalExpressionsMeet() {
    QCOMPARE(s0() + s1(), s1() + s0());
    QCOMPARE(s0() + s0(), Expr(2) * s0());
    QCOMPARE(s0() * s0(), Expr::make(Op::pow, {s0(), Expr(2)}));
    QCOMPARE((s0() + Expr(1)) - (s0() + Expr(1)), Expr(0));
    QCOMPARE(Expr(2) * (s0() + Expr(3)), s0() + s0() + Expr(6));
    QCOMPARE(s0() * Expr(0), Expr(0));
    QVERIFY(!(s0() == s1()));
    QVERIFY(!(s0() + Expr(1) == s0()));
}

void TestExpr::exactQuotientsAreTaken() {
    QCOMPARE(Expr::make(Op::floor_div, {Expr(64) * s0() + Expr(32), Expr(32)}), Expr(2) * s0() + Expr(1));
    QCOMPARE(Expr::make(Op::mod, {Expr(64) * s0(), Expr(8)}), Expr(0));
    QCOMPARE(Expr::make(Op::floor_div, {s0(), Expr(2)}).op(), Op::floor_div);
}

void TestExpr::simplificationKeepsTheValue() {
    Generator generator(11);
    int compared = 0;
    for (int i = 0; i < 20000; ++i) {
        const sym::Values values{{"s0", generator.number(-9, 9)}, {"s1", generator.number(-9, 9)}};
        const Tree tree = generator.tree(4, values);
        if (!tree.value) continue;
        const auto result = tree.expr.evaluate(values);
        QVERIFY2(result.ok(), tree.expr.text().c_str());
        QVERIFY2(result.value() == *tree.value, tree.expr.text().c_str());
        ++compared;
    }
    QVERIFY(compared > 10000);
}

void TestExpr::valuesLieWithinTheBounds() {
    Generator generator(12);
    int compared = 0;
    for (int i = 0; i < 20000; ++i) {
        sym::Ranges ranges;
        sym::Values values;
        for (const char* symbol : {"s0", "s1"}) {
            const std::int64_t low = generator.number(-5, 9);
            const std::int64_t value = generator.number(low, low + 8);
            sym::Range range{.min = low, .max = low + 8, .hint = {}};
            if (generator.number(0, 3) == 0) range.max.reset();
            if (generator.number(0, 3) == 0) range.min = std::numeric_limits<std::int64_t>::min();
            ranges[symbol] = range;
            values[symbol] = value;
        }
        const Tree tree = generator.tree(4, values);
        const auto bounds = tree.expr.bounds(ranges);
        const auto value = tree.expr.evaluate(values);
        if (!bounds.ok() || !value.ok()) continue;
        const std::string shown = tree.expr.text();
        QVERIFY2(bounds.value().min <= value.value(), shown.c_str());
        QVERIFY2(!bounds.value().max || value.value() <= *bounds.value().max, shown.c_str());
        ++compared;
    }
    QVERIFY(compared > 5000);
}

void TestExpr::boundsOfPowersKnowTheSign() {
    const Expr square = s0() * s0();
    const auto across = square.bounds({{"s0", {-3, 2, {}}}});
    QVERIFY(across.ok());
    QCOMPARE(across.value().min, 0);
    QCOMPARE(across.value().max, std::optional<std::int64_t>(9));
    const auto cube = (square * s0()).bounds({{"s0", {-3, 2, {}}}});
    QVERIFY(cube.ok());
    QCOMPARE(cube.value().min, -27);
    QCOMPARE(cube.value().max, std::optional<std::int64_t>(8));
}

void TestExpr::unboundedSymbolsHaveNoUpperBound() {
    const sym::Ranges ranges{{"s0", {1, {}, {}}}};
    const auto up = (Expr(4) * s0() + Expr(3)).bounds(ranges);
    QVERIFY(up.ok() && !up.value().max);
    QCOMPARE(up.value().min, 7);
    const auto capped = Expr::make(Op::min, {s0(), Expr(8)}).bounds(ranges);
    QVERIFY(capped.ok());
    QCOMPARE(capped.value().max, std::optional<std::int64_t>(8));
    const auto gone = (s0() - s0()).bounds(ranges);
    QVERIFY(gone.ok());
    QCOMPARE(gone.value().max, std::optional<std::int64_t>(0));
}

void TestExpr::hintsFollowTheExpression() {
    const auto result = (Expr(2) * s0() + s1()).bounds({{"s0", {1, 8, 3}}, {"s1", {1, 8, 4}}});
    QVERIFY(result.ok());
    QCOMPARE(result.value().hint, std::optional<std::int64_t>(10));
    const auto unknown = (s0() + s1()).bounds({{"s0", {1, 8, 3}}, {"s1", {1, 8, {}}}});
    QVERIFY(unknown.ok() && !unknown.value().hint);
}

void TestExpr::overflowIsAnError() {
    const Expr product = Expr(big / 2) * s0();
    QVERIFY(product.evaluate({{"s0", 2}}).ok());
    QVERIFY(!product.evaluate({{"s0", 3}}).ok());
    QVERIFY(!product.bounds({{"s0", {1, 3, {}}}}).ok());
    QVERIFY(!(Expr(big) + Expr(1)).evaluate({}).ok());
    QVERIFY(!(Expr(big) * Expr(2) * Expr(3)).evaluate({}).ok());
    QVERIFY(!Expr::make(Op::floor_div, {Expr(std::numeric_limits<std::int64_t>::min()), Expr(-1)}).evaluate({}).ok());
    QVERIFY(!Expr::make(Op::floor_div, {s0(), Expr(0)}).evaluate({{"s0", 1}}).ok());
    QVERIFY(!Expr::make(Op::pow, {s0(), Expr(63)}).evaluate({{"s0", 2}}).ok());
}

void TestExpr::missingSymbolsAreNamed() {
    const auto value = (s0() + s1()).evaluate({{"s0", 1}});
    QVERIFY(!value.ok() && value.error().what.text().find("s1") != std::string::npos);
    const auto bounds = (s0() + s1()).bounds({{"s1", {0, 4, {}}}});
    QVERIFY(!bounds.ok() && bounds.error().what.text().find("s0") != std::string::npos);
}

void TestExpr::sizesNobodyBoundsAreTheAssumedOnes() {
    const auto open = [](std::int64_t size) {
        return sym::Range{.min = 1, .max = {}, .hint = {}, .assumed = sym::AssumedSize{.size = size}};
    };
    sym::Ranges one{{"batch", open(1)}, {"bounded", {1, 8, {}}}, {"s0", {0, {}, {}}}};
    QCOMPARE(sym::assume_sizes(one).text(),
             std::string("batch planned as 1, as in the file; set a range to change it"));
    QVERIFY(one.at("batch").min == 1 && one.at("batch").max == 1);
    QVERIFY(one.at("bounded").max == 8 && !one.at("s0").max);
    sym::Ranges given{{"batch", open(1)}};
    given.at("batch").max = 4;
    QVERIFY(sym::assume_sizes(given).empty() && given.at("batch").max == 4);
    sym::Ranges convention{{"N", open(1)}};
    convention.at("N").assumed->from = sym::AssumedSize::From::convention;
    QCOMPARE(sym::assume_sizes(convention).text(), std::string("N planned as 1; set a range to change it"));
    sym::Ranges many;
    for (char name = 'a'; name < 'h'; ++name) many.emplace(std::string(1, name), open(name));
    QCOMPARE(sym::assume_sizes(many).text(),
             std::string("planned with a = 97, b = 98, c = 99, d = 100, e = 101 and 2 more, as in the file; "
                         "set ranges to change them"));
}

QTEST_GUILESS_MAIN(TestExpr)
#include "test_expr.moc"
