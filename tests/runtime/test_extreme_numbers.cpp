// Numbers at the ends of their range as arguments: refused, or the result is right. Builds with UBSan find undefined
// behaviour on the way.

#include <QTest>
#include <limits>

#include "tests/runtime/hand_made.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();

HostTensor floats(const std::vector<std::int64_t>& shape, const std::vector<float>& items) {
    HostTensor out{.dtype = DType::f32, .shape = shape, .bytes = std::vector<std::byte>(items.size() * sizeof(float))};
    std::memcpy(out.bytes.data(), items.data(), out.bytes.size());
    return out;
}

std::vector<float> itemsOf(const HostTensor& tensor) {
    std::vector<float> out(tensor.bytes.size() / sizeof(float));
    std::memcpy(out.data(), tensor.bytes.data(), tensor.bytes.size());
    return out;
}

}  // namespace

class TestExtremeNumbers : public QObject {
    Q_OBJECT

private slots:
    void aStepBeyondTheTensorIsNeverTaken() {
        HandMade made;
        const ValueId in = made.tensor("in", DType::f32, {3}), out = made.tensor("out", DType::f32, {1, 3});
        made.kernel("aten::unfold_copy.out", {in, made.integer(0), made.integer(3), made.integer(most), out, out},
                    {out});
        made.method.inputs = {in};
        made.method.outputs = {out};
        const auto result = made.run({floats({3}, {1, 2, 3})});
        QVERIFY2(result.ok(), result.ok() ? "" : result.error().text().c_str());
        QCOMPARE(itemsOf(result.value().outputs[0]), (std::vector<float>{1, 2, 3}));
    }

    void nothingIsSeenAtAnyOffset() {
        HandMade made;
        const ValueId in = made.tensor("in", DType::f32, {3}), out = made.tensor("out", DType::f32, {0, 2});
        made.kernel("aten::as_strided_copy.out",
                    {in, made.ints({0, 2}), made.ints({1, 1}), made.integer(most / 2), out, out}, {out});
        made.method.inputs = {in};
        made.method.outputs = {out};
        const auto result = made.run({floats({3}, {1, 2, 3})});
        QVERIFY2(result.ok(), result.ok() ? "" : result.error().text().c_str());
        QCOMPARE(result.value().outputs[0].shape, (std::vector<std::int64_t>{0, 2}));
    }

    void nothingIsRepeatedAnyNumberOfTimes() {
        HandMade made;
        const ValueId in = made.tensor("in", DType::f32, {0, 7}), out = made.tensor("out", DType::f32, {0, 7});
        made.kernel("aten::repeat.out", {in, made.ints({most / 2, 1}), out, out}, {out});
        made.method.inputs = {in};
        made.method.outputs = {out};
        const auto result = made.run({floats({0, 7}, {})});
        QVERIFY2(result.ok(), result.ok() ? "" : result.error().text().c_str());
        QCOMPARE(result.value().outputs[0].shape, (std::vector<std::int64_t>{0, 7}));
    }

    void theWidestRangeHasAScale() {
        HandMade made;
        const ValueId in = made.tensor("in", DType::f32, {2});
        const ValueId scale = made.tensor("scale", DType::f64, {1}), zero = made.tensor("zero", DType::i64, {1});
        made.kernel("quantized_decomposed::choose_qparams.Tensor_out",
                    {in, made.integer(-most - 1), made.integer(most), made.real(1e-30), made.integer(3), scale, zero,
                     scale, zero},
                    {scale, zero});
        made.method.inputs = {in};
        made.method.outputs = {scale};
        const auto result = made.run({floats({2}, {0, 18446744073709551616.F})});
        QVERIFY2(result.ok(), result.ok() ? "" : result.error().text().c_str());
        double found = 0;
        std::memcpy(&found, result.value().outputs[0].bytes.data(), sizeof found);
        QCOMPARE(found, 1.0);
    }

    /// A tensor without elements may have no memory, and no address derived from it.
    void partsOfNothingAreNothing() {
        HandMade made;
        const ValueId in = made.caller("in", DType::f32, {4, 0}), out = made.caller("out", DType::f32, {4, 0});
        const ValueId half = made.caller("half", DType::f32, {2, 0});
        made.kernel("aten::flip.out", {in, made.ints({0}), out, out}, {out});
        made.kernel("aten::glu.out", {out, made.integer(0), half, half}, {half});
        made.method.inputs = {in};
        made.method.outputs = {out, half};
        const auto result = made.run({floats({4, 0}, {})});
        QVERIFY2(result.ok(), result.ok() ? "" : result.error().text().c_str());
        QCOMPARE(result.value().outputs[1].shape, (std::vector<std::int64_t>{2, 0}));
    }

    /// Data that a kernel prepared for one shape of a weight is not used for another, if the weight is not constant.
    void weightsOfAnotherShapeArePreparedAnew() {
        HandMade made;
        const ValueId in = made.tensor("in", DType::f32, {2, 3}),
                      weight = made.tensor("weight", DType::f32, {4, 3}, {}, true);
        const ValueId out = made.tensor("out", DType::f32, {2, 4}, {}, true);
        made.kernel("arenascope::linear.out", {in, weight, made.none(), made.none(), out, out}, {out});
        made.method.inputs = {in, weight};
        made.method.outputs = {out};
        const auto executor = made.load();
        QVERIFY(executor.ok());
        Progress progress;
        for (const std::int64_t rows : {4, 2, 3, 4}) {
            std::vector<float> items, row;
            for (std::int64_t i = 0; i < rows; ++i) {
                items.insert(items.end(), 3, static_cast<float>(i + 1));
                row.push_back(3 * static_cast<float>(i + 1));
            }
            std::vector<float> expected = row;
            expected.insert(expected.end(), row.begin(), row.end());
            const auto result = executor.value()->run(
                {floats({2, 3}, std::vector<float>(6, 1)), floats({rows, 3}, items)}, {}, progress);
            QVERIFY2(result.ok(), result.ok() ? "" : result.error().text().c_str());
            QCOMPARE(itemsOf(result.value().outputs[0]), expected);
        }
    }

    /// The same of a kernel of another size whose result has the same one, and of other numbers in it.
    void windowsOfAnotherShapeArePreparedAnew() {
        HandMade made;
        const ValueId in = made.tensor("in", DType::f32, {1, 1, 4, 4}, {0, 2, 3, 1});
        const ValueId weight = made.tensor("weight", DType::f32, {1, 1, 2, 2}, {}, true);
        const ValueId out = made.tensor("out", DType::f32, {1, 1, 2, 2}, {0, 2, 3, 1}, true);
        const auto pair = [&](std::int64_t item) { return made.ints({item, item}); };
        made.kernel("arenascope::convolution.out",
                    {in, weight, made.none(), pair(2), pair(0), pair(1), made.integer(1), made.none(), made.none(),
                     made.none(), made.none(), out, out},
                    {out});
        made.method.inputs = {in, weight};
        made.method.outputs = {out};
        const auto executor = made.load();
        QVERIFY2(executor.ok(), executor.ok() ? "" : executor.error().text().c_str());
        Progress progress;
        for (const auto& [size, number] :
             {std::pair(2, 1.0F), std::pair(1, 1.0F), std::pair(2, 3.0F), std::pair(2, 5.0F)}) {
            const auto count = static_cast<std::size_t>(size * size);
            const auto result = executor.value()->run({floats({1, 1, 4, 4}, std::vector<float>(16, 1)),
                                                       floats({1, 1, size, size}, std::vector<float>(count, number))},
                                                      {}, progress);
            QVERIFY2(result.ok(), result.ok() ? "" : result.error().text().c_str());
            QCOMPARE(itemsOf(result.value().outputs[0]), std::vector<float>(4, number * static_cast<float>(count)));
        }
    }

    void noNumberIsNoBoundOfIntegers() {
        for (const bool isFloat : {false, true}) {
            HandMade made;
            const DType type = isFloat ? DType::f32 : DType::i32;
            const ValueId in = made.tensor("in", type, {1}), out = made.tensor("out", type, {1});
            const ValueId bound = made.add("", std::numeric_limits<double>::quiet_NaN());
            made.kernel("aten::clamp.out", {in, bound, made.none(), out, out}, {out});
            made.method.inputs = {in};
            made.method.outputs = {out};
            HostTensor zero = floats({1}, {0});
            zero.dtype = type;
            QCOMPARE(made.run({zero}).ok(), isFloat);
        }
    }

    void windowsOfExtremeStepsAreRefused_data() {
        QTest::addColumn<int>("argument");
        QTest::addColumn<qint64>("number");
        for (const int argument : {3, 4, 5})
            for (const std::int64_t number : {most, most / 2, -most, std::int64_t{1} << 40})
                QTest::addRow("%d is %lld", argument, static_cast<long long>(number)) << argument << qint64(number);
    }
    void windowsOfExtremeStepsAreRefused() {
        QFETCH(int, argument);
        QFETCH(qint64, number);
        for (const std::size_t spatial : {std::size_t{1}, std::size_t{2}, std::size_t{3}}) {
            std::vector<std::int64_t> shape{1, 1};
            shape.insert(shape.end(), spatial, 3);
            HandMade made;
            const ValueId in = made.tensor("in", DType::f32, shape), weight = made.tensor("weight", DType::f32, shape);
            const ValueId out = made.tensor("out", DType::f32, shape, {}, true);
            std::vector<ValueId> args{in, weight, made.none()};
            for (const int each : {3, 4, 5})
                args.push_back(made.ints(std::vector<std::int64_t>(spatial, each == argument ? number : 1)));
            args.insert(
                args.end(),
                {made.add("", false), made.ints(std::vector<std::int64_t>(spatial, 0)), made.integer(1), out, out});
            made.kernel("aten::convolution.out", args, {out});
            made.method.inputs = {in, weight};
            made.method.outputs = {out};
            std::size_t count = 1;
            for (const std::int64_t size : shape) count *= static_cast<std::size_t>(size);
            const HostTensor ones = floats(shape, std::vector<float>(count, 1));
            QVERIFY(!made.run({ones, ones}).ok());
        }
    }

    /// Weights lie in a file at any address.
    void aConstantMayLieAnywhere() {
        constexpr int rows = 7, columns = 37;
        for (const std::size_t shift : {std::size_t{0}, std::size_t{1}, std::size_t{2}, std::size_t{3}}) {
            HandMade made;
            const ValueId in = made.tensor("in", DType::f32, {1, columns});
            const ValueId weight =
                made.constant("weight", DType::f32, {columns, rows}, std::vector<float>(rows * columns, 0.5F));
            const auto owner = std::make_shared<std::vector<std::byte>>(rows * columns * sizeof(float) + shift);
            Tensor& tensor = *made.method.values[weight].tensor();
            std::memcpy(owner->data() + shift, tensor.data->bytes.data(), tensor.data->bytes.size());
            tensor.data = Data{ByteView(*owner).subspan(shift), owner};
            const ValueId out = made.tensor("out", DType::f32, {1, rows});
            made.kernel("aten::mm.out", {in, weight, out, out}, {out});
            made.method.inputs = {in};
            made.method.outputs = {out};
            const auto result = made.run({floats({1, columns}, std::vector<float>(columns, 2))});
            QVERIFY2(result.ok(), result.ok() ? "" : result.error().text().c_str());
            QCOMPARE(itemsOf(result.value().outputs[0]), std::vector<float>(rows, float(columns)));
        }
    }
};

QTEST_GUILESS_MAIN(TestExtremeNumbers)
#include "test_extreme_numbers.moc"
