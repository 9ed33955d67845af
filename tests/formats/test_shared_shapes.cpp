// Elementwise operators in the shapes of their neighbours: fewer values, the same bytes at the same places.

#include <QtTest>
#include <numeric>

#include "engine/engine.h"
#include "engine/formats/pte/pte_shapes.h"
#include "engine/ops/effects.h"
#include "engine/study/shrink/shrink_runs.h"
#include "tests/exported.h"
#include "tests/formats/importing.h"
#include "tests/formats/pte_testing.h"
#include "tests/runtime/running.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

using Shape = std::vector<std::int64_t>;

/// The shape that operands are broadcast to; nothing if they do not match.
std::optional<Shape> broadcast(const std::vector<Shape>& shapes) {
    Shape out;
    for (const Shape& each : shapes) {
        if (each.size() > out.size()) out.insert(out.begin(), each.size() - out.size(), 1);
        for (std::size_t i = 0; i < each.size(); ++i) {
            std::int64_t& size = out[out.size() - each.size() + i];
            if (size != each[i] && size != 1 && each[i] != 1) return std::nullopt;
            size = size == 1 ? each[i] : size;
        }
    }
    return out;
}

/// The first elementwise operator whose result does not have the shape that its operands say.
QString wrongShape(const Method& method) {
    for (const Instruction& in : method.instructions) {
        if (in.kind != Instruction::Kind::kernel || !ops::effects(in.op).is_elementwise || in.outs.size() != 1)
            continue;
        std::vector<Shape> operands;
        for (const ValueId arg : in.args) {
            const Tensor* tensor = arg == no_value || arg == in.outs[0] ? nullptr : method.values[arg].tensor();
            if (tensor && tensor->dynamism != Dynamism::fixed) operands.clear();
            if (tensor) operands.push_back(tensor->upper);
        }
        const Tensor& made = *method.values[in.outs[0]].tensor();
        if (made.dynamism == Dynamism::fixed && broadcast(operands) != made.upper)
            return QString::fromStdString(in.name);
    }
    return {};
}

/// A method as its writer has it: an elementwise chain, with a view of another shape before and after it.
class Chain {
public:
    Chain() {
        input_ = tensor({2, 3, 4}, -1);
        method_.inputs = {input_};
    }
    ValueId tensor(Shape shape, std::int64_t offset) {
        Tensor made{.dtype = DType::f32, .upper = shape};
        made.sizes.assign(shape.begin(), shape.end());
        made.dim_order.resize(shape.size());
        std::iota(made.dim_order.begin(), made.dim_order.end(), std::uint8_t{0});
        return add({.name = {}, .data = std::move(made)}, offset);
    }
    ValueId constant(const Shape& shape) {
        const ValueId id = tensor(shape, -1);
        method_.values[id].tensor()->is_constant = true;
        return id;
    }
    ValueId number(std::int64_t value) { return add({.name = {}, .data = value}, -1); }
    void call(std::string op, std::vector<ValueId> operands, ValueId out) {
        Instruction in;
        in.op = std::move(op);
        in.outs = {out};
        operands.insert(operands.end(), {out, out});
        in.args = std::move(operands);
        method_.instructions.push_back(std::move(in));
    }
    /// [2, 3, 4] -> view [6, 4] -> op -> [6, 4] -> view [2, 3, 4].
    void build(const std::string& op, const std::vector<ValueId>& more) {
        const ValueId made = tensor({2, 3, 4}, 0), view = tensor({6, 4}, 0);
        result_ = tensor({6, 4}, 96);
        const ValueId again = tensor({2, 3, 4}, 96), out = tensor({2, 3, 4}, 192);
        call("aten::relu.out", {input_}, made);
        call("aten::_softmax.out", {made, number(-1), number(0)}, tensor({2, 3, 4}, 0));
        std::vector<ValueId> operands{view};
        operands.insert(operands.end(), more.begin(), more.end());
        call(op, operands, result_);
        call("aten::_softmax.out", {again, number(-1), number(0)}, out);
        method_.outputs = {out};
    }
    [[nodiscard]] Tensor& result() { return *method_.values[result_].tensor(); }
    /// The shape of the chain's result after sharing.
    [[nodiscard]] Shape shared() const {
        const pte::Encoded encoded{.method = method_,
                                   .places = places_,
                                   .data = Table<ValueId, std::uint32_t>(method_.values.size(), 0),
                                   .external = Table<ValueId, bool>(method_.values.size(), false),
                                   .payloads = {},
                                   .arenas = {}};
        const auto out = pte::with_shared_shapes(encoded);
        return out ? out->method.values[result_].tensor()->upper : method_.values[result_].tensor()->upper;
    }

private:
    ValueId add(Value value, std::int64_t offset) {
        method_.values.push_back(std::move(value));
        places_.push_back(offset < 0 ? std::optional<Allocation>() : Allocation{1, offset});
        return method_.values.last();
    }
    Method method_;
    Table<ValueId, std::optional<Allocation>> places_;
    ValueId input_, result_;
};

}  // namespace

class TestSharedShapes : public QObject {
    Q_OBJECT

private slots:
    void onlyWhatComputesTheSameTakesAnotherShape_data() {
        QTest::addColumn<Shape>("operand");
        QTest::addColumn<Shape>("expected");
        QTest::newRow("none") << Shape{} << Shape{2, 3, 4};
        QTest::newRow("one element") << Shape{1} << Shape{2, 3, 4};
        QTest::newRow("along the innermost axis") << Shape{4} << Shape{2, 3, 4};
        QTest::newRow("along an axis that is cut in two") << Shape{6, 1} << Shape{6, 4};
        QTest::newRow("whole") << Shape{6, 4} << Shape{6, 4};
    }
    void onlyWhatComputesTheSameTakesAnotherShape() {
        QFETCH(Shape, operand);
        QFETCH(Shape, expected);
        Chain chain;
        if (operand.empty()) chain.build("aten::gelu.out", {chain.number(0)});
        else chain.build("aten::mul.out", {chain.constant(operand)});
        QCOMPARE(chain.shared(), expected);
        chain.result().dynamism = Dynamism::bounded;
        QCOMPARE(chain.shared(), (Shape{6, 4}));
        chain.result().dynamism = Dynamism::fixed;
        chain.result().dim_order = {1, 0};
        QCOMPARE(chain.shared(), (Shape{6, 4}));
    }

    void otherOperatorsKeepTheirs() {
        Chain chain;
        chain.build("aten::_softmax.out", {chain.number(-1), chain.number(0)});
        QCOMPARE(chain.shared(), (Shape{6, 4}));
    }

    void filesComputeTheSame_data() {
        QTest::addColumn<QString>("path");
        for (const QString& path : pteFiles())
            if (path.endsWith(QStringLiteral("/model_greedy.pte")) && QFileInfo(path).size() < 2'000'000)
                QTest::newRow(qPrintable(path.section('/', -4))) << path;
    }
    void filesComputeTheSame() {
        QFETCH(QString, path);
        const auto opened = openAndPlan(path, "greedy_by_size", [](Tuning tuning) {
            tuning.edits.passes = {"merge-places"};
            return tuning;
        });
        QVERIFY2(opened.ok(), errorOf(opened));
        if (!opened.value().outcome.plan().valid()) return;  // faults of the file itself are not exported
        const QTemporaryDir folder;
        const QString kept = folder.filePath("kept.pte"), merged = folder.filePath("merged.pte");
        ExportOptions options;
        options.keep_values = true;
        QVERIFY(exportTo(kept, opened.value(), options).ok());
        const auto wrote = exportTo(merged, opened.value());
        QVERIFY2(wrote.ok(), wrote.ok() ? "" : qPrintable(textOf(wrote.error())));
        const auto before = openAndPlan(kept, std::string(planner_id::loaded));
        const auto after = openAndPlan(merged, std::string(planner_id::loaded));
        QVERIFY2(before.ok() && after.ok(), after.ok() ? "" : errorOf(after));
        QCOMPARE(after.value().outcome.plan().valid(), before.value().outcome.plan().valid());
        QCOMPARE(after.value().outcome.plan().total_bytes, before.value().outcome.plan().total_bytes);
        const Method& method = *after.value().outcome.method;
        QCOMPARE(method.instructions.size(), before.value().outcome.method->instructions.size());
        QCOMPARE(wrongShape(method), QString());
        for (const InstructionIndex at : method.instructions.indices()) {
            const auto& outs = method.instructions[at].outs;
            const auto& old = before.value().outcome.method->instructions[at].outs;
            for (std::size_t i = 0; i < outs.size(); ++i)
                if (method.values[outs[i]].tensor()->upper !=
                    before.value().outcome.method->values[old[i]].tensor()->upper)
                    ++reshaped_;
        }

        Progress progress;
        const Engine engine;
        const auto inputs = run_inputs(*before.value().program, before.value().outcome, {});
        QVERIFY(inputs.ok());
        const auto expected =
            run_outputs(engine, before.value().program, before.value().outcome, inputs.value(), progress);
        const auto got = run_outputs(engine, after.value().program, after.value().outcome, inputs.value(), progress);
        QCOMPARE(got.ok(), expected.ok());
        if (!got.ok()) return;
        for (std::size_t run = 0; run < got.value().size(); ++run)
            for (std::size_t i = 0; i < got.value()[run].size(); ++i)
                QVERIFY(got.value()[run][i].bytes == expected.value()[run][i].bytes);
        ++ran_;
    }

    void cleanupTestCase() { qInfo("%d results have another shape; %d files ran", reshaped_, ran_); }

private:
    int reshaped_ = 0, ran_ = 0;
};

QTEST_GUILESS_MAIN(TestSharedShapes)
#include "test_shared_shapes.moc"
