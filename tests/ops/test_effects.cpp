// Tensors that operators read, write and share, from their schemas; by name for operators without one.

#include <QTest>

#include <algorithm>

#include "engine/ops/effects.h"
#include "engine/ops/op.h"

using namespace arenascope;
using Positions = std::vector<std::size_t>;

namespace {

/// A method whose values are tensors, but for lists that a test puts in.
Method tensors(std::size_t count) {
    Method method;
    for (std::size_t i = 0; i < count; ++i) method.values.push_back({.name = {}, .data = Tensor{}});
    return method;
}

std::vector<ValueId> ids(const std::vector<int>& numbers) { return {numbers.begin(), numbers.end()}; }

Instruction kernel(std::string op, const std::vector<int>& args, const std::vector<int>& outs) {
    Instruction made;
    made.op = std::move(op);
    made.args = ids(args);
    made.outs = ids(outs);
    return made;
}

}  // namespace

class TestEffects : public QObject {
    Q_OBJECT
private slots:
    /// The schema parser is the second opinion: of effects it knows only the mark "!".
    void everyOperatorDoesAsItsSchemaSays() {
        int rows = 0;
        for (const ops::Family& family : ops::builtin_families()) {
            for (const ops::Row& row : family.rows) {
                const auto schema = ops::parse_schema(row.schema);
                QVERIFY(schema.ok());
                const ops::Effects& effects = ops::effects(schema.value().name);
                const char* name = schema.value().name.c_str();
                const auto& params = schema.value().params;
                QVERIFY2(effects.has_schema, name);
                QVERIFY2(effects.arguments.size() == params.size(), name);
                QVERIFY2(effects.returns.size() == static_cast<std::size_t>(schema.value().returns), name);
                bool hasOut = false;
                for (std::size_t i = 0; i < params.size(); ++i) {
                    const ops::ArgumentEffect& each = effects.arguments[i];
                    QVERIFY2(each.is_written == params[i].is_out, name);
                    QVERIFY2(each.is_read != each.is_out, name);
                    QVERIFY2(!each.is_written || !each.alias.empty(), name);
                    hasOut = hasOut || each.is_out;
                }
                // An out variant returns the argument that it writes.
                QVERIFY2(hasOut && !effects.is_in_place && !effects.keeps_old_bytes, name);
                QVERIFY2(effects.writes_whole && !effects.is_view, name);
                for (const auto& [result, argument] : effects.aliases())
                    QVERIFY2(effects.arguments[argument].is_out && result < effects.returns.size(), name);
                QVERIFY2(effects.aliases().size() == effects.returns.size(), name);
                ++rows;
            }
        }
        QVERIFY(rows > 150);
    }

    void aSchemaTellsOperandsFromResults() {
        const auto lists = ops::effects_of_schema(
            "aten::split_copy.Tensor_out(Tensor self, SymInt[2] size=[1, 2], *, Tensor(a!)[] out) -> Tensor(a!)[]");
        QCOMPARE(lists.reads(), (Positions{0, 1}));
        QCOMPARE(lists.writes(), Positions{2});
        QVERIFY(lists.arguments[2].is_out && lists.writes_whole && !lists.is_in_place);

        const auto trained = ops::effects_of_schema(
            "aten::norm.out(Tensor input, Tensor(a!) mean, float eps, *, Tensor(b!) out, Tensor(c!) save) -> "
            "(Tensor(b!), Tensor(c!))");
        QCOMPARE(trained.reads(), (Positions{0, 1, 2}));
        QCOMPARE(trained.writes(), (Positions{1, 3, 4}));
        QCOMPARE(trained.updates(), Positions{1});
        QVERIFY(trained.is_in_place && trained.keeps_old_bytes && !trained.writes_whole);

        const auto view = ops::effects_of_schema("aten::view(Tensor(a) self, SymInt[] size) -> Tensor(a)");
        QVERIFY(view.is_view && view.writes().empty());
        QCOMPARE(view.aliases(), (std::vector<std::pair<std::size_t, std::size_t>>{{0, 0}}));
        const auto plain = ops::effects_of_schema("aten::relu(Tensor self) -> Tensor");
        QVERIFY(!plain.is_view && plain.aliases().empty() && !plain.writes_whole);
        QVERIFY(!ops::effects_of_schema("no schema at all").has_schema);
    }

    void whatHasNoSchemaGoesByItsName_data() {
        QTest::addColumn<QString>("op");
        QTest::addColumn<bool>("updates");
        QTest::addColumn<bool>("keeps");
        QTest::addColumn<bool>("whole");
        QTest::addColumn<bool>("view");
        const auto row = [](const char* op, bool updates, bool keeps, bool whole, bool view = false) {
            QTest::newRow(op) << op << updates << keeps << whole << view;
        };
        row("aten::copy_", true, false, true);
        row("aten::copy_.default", true, false, true);
        row("aten::fill_.Scalar", true, false, true);
        row("aten::zero_", true, false, true);
        row("aten::index_put_", true, true, false);
        row("aten::relu_.default", true, true, false);
        row("my::scale_", true, true, false);
        row("my::copy_", true, true, false);  // another library's operator: effects unknown
        row("my::scale_.out", true, true, false);
        row("aten::__ior__.Tensor", true, true, false);
        row("aten::__or__.Tensor", false, false, false);
        row("my::scale.out", false, false, true);
        row("my::scale.Tensor_out", false, false, true);
        row("my::scale.out_mode", false, false, true);
        row("aten::native_dropout", false, false, false);  // its name ends with "out", its overload does not
        row("my::scale.default", false, false, false);
        row("tflite::ADD", false, false, false);
        row("executorch_prim::et_copy_index.tensor", true, true, false);
        row("executorch_prim::et_view.default", false, false, false, true);
        row("executorch_prim::add.Scalar", false, false, false);
        row("", false, false, false);
    }
    void whatHasNoSchemaGoesByItsName() {
        QFETCH(const QString, op);
        const ops::Effects& effects = ops::effects(op.toStdString());
        QTEST(effects.is_in_place, "updates");
        QTEST(effects.keeps_old_bytes, "keeps");
        QTEST(effects.writes_whole, "whole");
        QTEST(effects.is_view, "view");
        QCOMPARE(effects.updates(), effects.is_in_place ? Positions{0} : Positions{});
    }

    void resultsAreNoReads() {
        const Method method = tensors(5);
        const auto reads = [&](const Instruction& in) { return ops::read_arguments(method, in); };
        using Mask = std::vector<bool>;
        QCOMPARE(reads(kernel("aten::add.out", {0, 1, 4, 2, 2}, {2})), (Mask{true, true, true, false, false}));
        // An operand that is also the result is read.
        const Instruction over = kernel("aten::add.out", {0, 1, 4, 0, 0}, {0});
        QCOMPARE(reads(over), (Mask{true, true, true, false, false}));
        QVERIFY(!ops::overwrites_results(method, over));
        QVERIFY(ops::overwrites_results(method, kernel("aten::add.out", {0, 1, 4, 2, 2}, {2})));
        // Arguments other than the schema's: matched by the operators' names.
        QCOMPARE(reads(kernel("aten::add.out", {0, 1, 2, 2}, {2})), (Mask{true, true, false, false}));
        QCOMPARE(reads(kernel("my::scale.out", {0, 0, 0}, {0})), (Mask{true, true, true}));
        QCOMPARE(reads(kernel("aten::copy_", {0, 1, 4, 0}, {0})), (Mask{false, true, true, false}));
        QCOMPARE(reads(kernel("aten::copy_", {0, 0, 4, 0}, {0})), (Mask{false, true, true, false}));
        QVERIFY(!ops::overwrites_results(method, kernel("aten::copy_", {0, 0, 4, 0}, {0})));
        QCOMPARE(reads(kernel("my::scale_", {0, 1, 0}, {0})), (Mask{true, true, true}));
    }

    void listsOfResultsAreNoReads() {
        Method method = tensors(5);
        method.values.push_back({.name = {}, .data = TensorList{ids({1, 2})}});  // 5: passed to be written
        method.values.push_back({.name = {}, .data = TensorList{ids({1, 2})}});  // 6: returned
        method.values.push_back({.name = {}, .data = TensorList{ids({0, 3})}});  // 7: operands
        const auto reads = [&](const Instruction& in) { return ops::read_arguments(method, in); };
        using Mask = std::vector<bool>;
        const auto split = kernel("aten::split_with_sizes_copy.out", {0, 3, 4, 5, 6}, {1, 2});
        QCOMPARE(reads(split), (Mask{true, true, true, false, false}));
        QVERIFY(ops::overwrites_results(method, split));
        QCOMPARE(reads(kernel("my::parts.out", {0, 5, 6}, {1, 2})), (Mask{true, false, false}));
        QCOMPARE(reads(kernel("aten::cat.out", {7, 4, 1, 1}, {1})), (Mask{true, true, false, false}));
        // Results of several may come back as one list, as files have it.
        QCOMPARE(reads(kernel("aten::max.dim_max", {0, 3, 4, 1, 2, 6}, {1, 2})),
                 (Mask{true, true, true, false, false, false}));
        // Operands that are also the results.
        QCOMPARE(reads(kernel("my::add.List_out", {5, 7, 5, 6}, {1, 2})), (Mask{true, true, true, true}));
        QVERIFY(!ops::overwrites_results(method, kernel("my::add.List_out", {5, 7, 5, 6}, {1, 2})));
    }
};

QTEST_GUILESS_MAIN(TestEffects)
#include "test_effects.moc"
