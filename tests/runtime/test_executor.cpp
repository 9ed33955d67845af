// Loading, inputs, control flow, state and refusals, on methods made by hand.

#include <QTest>

#include "engine/ir/quantisation.h"
#include "tests/runtime/hand_made.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

/// out = x + x, x f32[2,3].
HandMade doubling() {
    HandMade made;
    const ValueId x = made.tensor("x", DType::f32, {2, 3}), out = made.tensor("out", DType::f32, {2, 3});
    made.kernel("aten::add.out", {x, x, made.integer(1), out, out}, {out});
    made.method.inputs = {x};
    made.method.outputs = {out};
    return made;
}

QString textOf(const Result<RunResult>& result) {
    return result.ok() ? QStringLiteral("ran") : QString::fromStdString(result.error().text());
}

}  // namespace

class TestExecutor : public QObject {
    Q_OBJECT

private slots:
    void addsInItsArena() {
        const auto result = doubling().run({host<float>(DType::f32, {2, 3}, {1, 2, 3, 4, 5, 6})});
        QVERIFY2(result.ok(), qPrintable(textOf(result)));
        QCOMPARE(items<float>(result.value().outputs.front()), (std::vector<float>{2, 4, 6, 8, 10, 12}));
        QCOMPARE(result.value().times.size(), std::size_t{1});
        QCOMPARE(result.value().times.front().op, std::string("aten::add.out"));
    }

    void wrongInputsAreRefusedByName_data() {
        QTest::addColumn<int>("dtype");
        QTest::addColumn<QList<int>>("shape");
        QTest::addColumn<QString>("text");
        QTest::newRow("dtype") << int(DType::f64) << QList<int>{2, 3} << "input 'x': got f64[2,3], expected f32[2,3]";
        QTest::newRow("rank") << int(DType::f32) << QList<int>{6} << "input 'x': got f32[6], expected f32[2,3]";
        QTest::newRow("size") << int(DType::f32) << QList<int>{2, 4} << "input 'x': got f32[2,4], expected f32[2,3]";
    }
    void wrongInputsAreRefusedByName() {
        QFETCH(int, dtype);
        QFETCH(QList<int>, shape);
        QFETCH(QString, text);
        HostTensor given{DType(dtype), {shape.begin(), shape.end()}, {}};
        std::int64_t bytes = item_size(given.dtype);
        for (const std::int64_t size : given.shape) bytes *= size;
        given.bytes.resize(std::size_t(bytes));
        QCOMPARE(textOf(doubling().run({given})), text);
    }
    void missingExtraAndShortInputsAreRefused() {
        QVERIFY(textOf(doubling().run({})).contains(QStringLiteral("got 0 inputs; expected 1: x")));
        const HostTensor good = host<float>(DType::f32, {2, 3}, {1, 2, 3, 4, 5, 6});
        QVERIFY(textOf(doubling().run({good, good})).contains(QStringLiteral("got 2 inputs")));
        HostTensor cut = good;
        cut.bytes.resize(8);
        QVERIFY(textOf(doubling().run({cut})).contains(QStringLiteral("8 bytes")));
    }
    void aDynamicInputNamesItsRange() {
        HandMade made;
        const ValueId x = made.tensor("x", DType::f32, {32, 16}, {}, true),
                      out = made.tensor("out", DType::f32, {32, 16}, {}, true);
        Tensor& spec = *made.method.values[x].tensor();
        spec.sizes = {sym::Expr::symbol("s0"), 16};
        made.method.ranges["s0"] = {.min = 1, .max = 32, .hint = {}};
        made.kernel("aten::relu.out", {x, out, out}, {out});
        made.method.inputs = {x};
        made.method.outputs = {out};
        QCOMPARE(textOf(made.run({host<double>(DType::f64, {4, 8}, std::vector<double>(32))})),
                 QStringLiteral("input 'x': got f64[4,8], expected f32[1..32,16]"));
        QVERIFY(!made.run({host<float>(DType::f32, {0, 16}, {})}).ok());
        QVERIFY(!made.run({host<float>(DType::f32, {33, 16}, std::vector<float>(33 * 16))}).ok());
        const auto small = made.run({host<float>(DType::f32, {3, 16}, std::vector<float>(48, -1))});
        QVERIFY2(small.ok(), qPrintable(textOf(small)));
        QCOMPARE(small.value().outputs.front().shape, (std::vector<std::int64_t>{3, 16}));
        QCOMPARE(items<float>(small.value().outputs.front()), std::vector<float>(48, 0));
    }

    void everyMissingKernelIsNamedAtOnce() {
        HandMade made = doubling();
        const ValueId x(0), out(1);
        made.kernel("mylib::first.out", {x, out, out}, {out});
        made.kernel("mylib::second.out", {x, out, out}, {out});
        const auto loaded = made.load();
        QVERIFY(!loaded.ok());
        const QString text = QString::fromStdString(loaded.error().text());
        QVERIFY2(text.contains(QStringLiteral("mylib::first.out (node_1), mylib::second.out (node_2)")),
                 qPrintable(text));
    }
    void tooFewArgumentsAndUnknownValuesAreRefused() {
        HandMade few = doubling();
        few.method.instructions.front().args.resize(3);
        QVERIFY(!few.load().ok());
        HandMade unknown = doubling();
        unknown.method.instructions.front().args.front() = ValueId(99);
        QVERIFY(!unknown.load().ok());
    }
    void aPlanOutsideItsPoolIsRefused() {
        HandMade made = doubling();
        made.plan.placement.offsets.back() = made.plan.pools.front().bytes - 8;
        const auto loaded = made.load();
        QVERIFY(!loaded.ok());
        QVERIFY(QString::fromStdString(loaded.error().text()).contains(QStringLiteral("outside its pool")));
        made.plan.placement.offsets.back() = -16;
        QVERIFY(!made.load().ok());
    }
    void aShapeBeyondThePlannedOneIsAnError() {
        HandMade made;
        const ValueId x = made.tensor("x", DType::f32, {2, 3}), out = made.tensor("out", DType::f32, {2, 2});
        made.kernel("aten::relu.out", {x, out, out}, {out});
        made.method.inputs = {x};
        made.method.outputs = {out};
        const QString text = textOf(made.run({host<float>(DType::f32, {2, 3}, std::vector<float>(6))}));
        QVERIFY2(text.contains(QStringLiteral("node_0")) && text.contains(QStringLiteral("f32[2,3]")),
                 qPrintable(text));
    }

    void unplannedInputsAndOutputsUseTheCallersMemory() {
        HandMade made;
        const ValueId x = made.caller("x", DType::f32, {4}), out = made.caller("out", DType::f32, {4});
        made.kernel("aten::neg.out", {x, out, out}, {out});
        made.method.inputs = {x};
        made.method.outputs = {out};
        const auto loaded = made.load();
        QVERIFY(loaded.ok());
        QCOMPARE(loaded.value()->arena_bytes(), std::vector<std::int64_t>{0});
        const auto result = made.run({host<float>(DType::f32, {4}, {1, -2, 3, 0})});
        QVERIFY2(result.ok(), qPrintable(textOf(result)));
        QCOMPARE(items<float>(result.value().outputs.front()), (std::vector<float>{-1, 2, -3, -0.0f}));
    }
    void dimOrderIsHiddenFromTheCaller() {
        HandMade made;
        const ValueId x = made.tensor("x", DType::i32, {2, 3}, {1, 0}), out = made.tensor("out", DType::i32, {3, 2});
        made.kernel("aten::permute_copy.out", {x, made.ints({1, 0}), out, out}, {out});
        made.method.inputs = {x};
        made.method.outputs = {out, x};
        const auto result = made.run({host<std::int32_t>(DType::i32, {2, 3}, {1, 2, 3, 4, 5, 6})});
        QVERIFY2(result.ok(), qPrintable(textOf(result)));
        QCOMPARE(items<std::int32_t>(result.value().outputs[0]), (std::vector<std::int32_t>{1, 4, 2, 5, 3, 6}));
        QCOMPARE(items<std::int32_t>(result.value().outputs[1]), (std::vector<std::int32_t>{1, 2, 3, 4, 5, 6}));
    }

    /// if pred: out = -x else: out = x + x; the handle moves, as ExecuTorch's does.
    void branchesJumpAndMoveHandles() {
        HandMade made;
        const ValueId pred = made.tensor("pred", DType::boolean, {}), x = made.tensor("x", DType::f32, {2});
        const ValueId yes = made.tensor("yes", DType::f32, {2}), no = made.tensor("no", DType::f32, {2});
        const ValueId out = made.tensor("out", DType::f32, {2}), never = made.add("", false);
        made.other(Instruction::Kind::jump_false, {pred}, InstructionIndex(4));
        made.kernel("aten::neg.out", {x, yes, yes}, {yes});
        made.other(Instruction::Kind::move, {yes, out});
        made.other(Instruction::Kind::jump_false, {never}, InstructionIndex(6));
        made.kernel("aten::add.out", {x, x, made.integer(1), no, no}, {no});
        made.other(Instruction::Kind::move, {no, out});
        made.method.inputs = {pred, x};
        made.method.outputs = {out};
        auto loaded = made.load();
        QVERIFY(loaded.ok());
        Progress progress;
        const HostTensor value = host<float>(DType::f32, {2}, {1, 2});
        for (const int run : {1, 0, 1}) {
            const auto result =
                loaded.value()->run({host<std::uint8_t>(DType::boolean, {}, {std::uint8_t(run)}), value}, {}, progress);
            QVERIFY2(result.ok(), qPrintable(textOf(result)));
            QCOMPARE(items<float>(result.value().outputs.front()),
                     (run ? std::vector<float>{-1, -2} : std::vector<float>{2, 4}));
        }
    }
    void aLoopThatNeverEndsIsAnError() {
        HandMade made;
        made.other(Instruction::Kind::jump_false, {made.add("", false)}, InstructionIndex(0));
        QVERIFY(textOf(made.run({})).contains(QStringLiteral("10 million")));
    }
    void aRunCanBeCancelled() {
        const auto loaded = doubling().load();
        QVERIFY(loaded.ok());
        Progress progress;
        progress.cancel();
        const auto result = loaded.value()->run({host<float>(DType::f32, {2, 3}, std::vector<float>(6))}, {}, progress);
        QVERIFY(!result.ok() && result.error().is_cancelled);
    }

    /// count += x, kept between runs, starting at its initial value.
    void stateOutlivesRunsUntilItIsReset() {
        HandMade made;
        const ValueId x = made.tensor("x", DType::i64, {2}), count = made.tensor("count", DType::i64, {2});
        const ValueId sum = made.tensor("sum", DType::i64, {2});
        const auto initial = std::make_shared<std::vector<std::int64_t>>(std::vector<std::int64_t>{10, 20});
        Tensor& state = *made.method.values[count].tensor();
        state.is_state = true;
        state.data = Data{std::as_bytes(std::span(*initial)), initial};
        made.kernel("aten::add.out", {count, x, made.integer(1), sum, sum}, {sum});
        made.kernel("aten::copy_", {count, sum, made.add("", false), count}, {count});
        made.method.inputs = {x};
        made.method.outputs = {sum};
        auto loaded = made.load();
        QVERIFY(loaded.ok());
        Progress progress;
        const std::vector<HostTensor> inputs{host<std::int64_t>(DType::i64, {2}, {1, 2})};
        const auto next = [&] {
            return items<std::int64_t>(loaded.value()->run(inputs, {}, progress).value().outputs.front());
        };
        QCOMPARE(next(), (std::vector<std::int64_t>{11, 22}));
        QCOMPARE(next(), (std::vector<std::int64_t>{12, 24}));
        loaded.value()->reset_state();
        QCOMPARE(next(), (std::vector<std::int64_t>{11, 22}));
    }

    /// A quantised state without a value in the file begins at the number that stands for zero.
    void quantisedStatesBeginAtTheirZeroPoint() {
        HandMade made;
        const ValueId x = made.tensor("x", DType::i8, {2}), held = made.tensor("held", DType::i8, {2});
        auto quantisation = std::make_shared<Quantisation>();
        quantisation->scales = {0.5F};
        quantisation->zero_points = {-4};
        Tensor& state = *made.method.values[held].tensor();
        state.is_state = true;
        state.quantisation = quantisation;
        made.kernel("aten::copy_", {held, x, made.add("", false), held}, {held});
        made.method.inputs = {x};
        made.method.outputs = {held};
        const auto loaded = made.load();
        QVERIFY(loaded.ok());
        const auto state_now = [&] { return items<std::int8_t>(loaded.value()->state().value().front().tensor); };
        QCOMPARE(state_now(), (std::vector<std::int8_t>{-4, -4}));
        Progress progress;
        QVERIFY(loaded.value()->run({host<std::int8_t>(DType::i8, {2}, {5, 6})}, {}, progress).ok());
        QCOMPARE(state_now(), (std::vector<std::int8_t>{5, 6}));
        loaded.value()->reset_state();
        QCOMPARE(state_now(), (std::vector<std::int8_t>{-4, -4}));
    }
    void constantsAreNeverWritten() {
        HandMade made;
        const ValueId x = made.tensor("x", DType::f32, {2}),
                      weight = made.constant<float>("weight", DType::f32, {2}, {1, 2});
        made.kernel("aten::copy_", {weight, x, made.add("", false), weight}, {weight});
        made.kernel("aten::neg.out", {x, weight, weight}, {weight});
        made.method.inputs = {x};
        made.method.outputs = {weight};
        const std::vector<HostTensor> inputs{host<float>(DType::f32, {2}, {5, 6})};
        QVERIFY(textOf(made.run(inputs)).contains(QStringLiteral("constant")));
        made.method.instructions.erase(made.method.instructions.begin());
        QVERIFY(textOf(made.run(inputs)).contains(QStringLiteral("constant")));
    }
};

QTEST_GUILESS_MAIN(TestExecutor)
#include "test_executor.moc"
