// ONNX operators against plain loops that follow the text of their definitions: blocks that are added up in a picture,
// signs of numbers that are none, and counts whose ends only the run knows.

#include <cmath>
#include <limits>
#include <random>

#include "engine/open/open_given.h"
#include "engine/runner/given_values.h"
#include "engine/runtime/executor.h"
#include "tests/formats/importing.h"
#include "tests/formats/onnx_building.h"

using namespace arenascope;
using namespace arenascope::testing;
using namespace arenascope::testing::onnx_model;

using Floats = std::vector<float>;
using Wholes = std::vector<std::int64_t>;

namespace {

template <class Number>
HostTensor hostOf(DType dtype, const std::vector<Number>& values, std::vector<std::int64_t> shape) {
    const auto bytes = std::as_bytes(std::span(values));
    return {.dtype = dtype, .shape = std::move(shape), .bytes = {bytes.begin(), bytes.end()}};
}

template <class Number>
std::vector<Number> numbersOf(const HostTensor& tensor) {
    std::vector<Number> out(tensor.bytes.size() / sizeof(Number));
    if (!out.empty()) std::memcpy(out.data(), tensor.bytes.data(), tensor.bytes.size());
    return out;
}

struct Blocks {
    Wholes image{5, 6}, block{2, 3}, strides{1, 1}, dilations{1, 1}, pads{0, 0};
    std::int64_t batch = 1, channels = 1;

    [[nodiscard]] std::int64_t along(std::size_t axis) const {
        return (image[axis] + 2 * pads[axis] - dilations[axis] * (block[axis] - 1) - 1) / strides[axis] + 1;
    }
    [[nodiscard]] Wholes given() const { return {batch, channels * block[0] * block[1], along(0) * along(1)}; }
    /// Each element of each column is added where it came from.
    [[nodiscard]] Floats picture(const Floats& x) const {
        Floats out(static_cast<std::size_t>(batch * channels * image[0] * image[1]));
        const std::int64_t area = block[0] * block[1], columns = along(0) * along(1);
        for (std::size_t i = 0; i < x.size(); ++i) {
            const auto at = static_cast<std::int64_t>(i);
            const std::int64_t column = at % columns, inside = at / columns % area, plane = at / columns / area;
            const std::int64_t y = column / along(1) * strides[0] + inside / block[1] * dilations[0] - pads[0];
            const std::int64_t z = column % along(1) * strides[1] + inside % block[1] * dilations[1] - pads[1];
            if (y < 0 || y >= image[0] || z < 0 || z >= image[1]) continue;
            out[static_cast<std::size_t>((plane * image[0] + y) * image[1] + z)] += x[i];
        }
        return out;
    }
};

}  // namespace

class TestOnnxComputed : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    /// The inputs decide sizes, too, as with `run --input`.
    Result<HostTensor> run(const QByteArray& graph, const std::vector<std::pair<std::string, HostTensor>>& inputs) {
        std::vector<OnnxValue> given;
        std::vector<HostTensor> values;
        for (const auto& [name, tensor] : inputs) {
            auto owner = std::make_shared<const std::vector<std::byte>>(tensor.bytes);
            OnnxValue value{.name = name, .type = {.dtype = tensor.dtype}, .data = Data{ByteView(*owner), owner}};
            value.type.sizes.assign(tensor.shape.begin(), tensor.shape.end());
            given.push_back(std::move(value));
            values.push_back(tensor);
        }
        const QString path = writtenFile(folder_, "model.onnx", modelOf(graph, 18));
        Progress progress;
        const Engine engine;
        TRY(const auto program, open_given(path.toStdString(), {.values = given}, progress, {}));
        TRY(const Outcome outcome, engine.evaluate(*program, starting_tuning(*program), {}, progress));
        TRY(const auto executor, Executor::load(program, *outcome.method, outcome.plan()));
        TRY(RunResult result, executor->run(values, {}, progress));
        return std::move(result.outputs.at(0));
    }

private slots:
    void blocksAreAddedUpInTheirPicture_data() {
        QTest::addColumn<int>("which");
        const char* names[] = {"one by one", "strides", "dilations", "pads", "planes and all of them"};
        for (int i = 0; i < 5; ++i) QTest::newRow(names[i]) << i;
    }
    void blocksAreAddedUpInTheirPicture() {
        QFETCH(const int, which);
        const Blocks cases[] = {{},
                                {.strides = {2, 3}},
                                {.dilations = {3, 2}},
                                {.pads = {1, 2}},
                                {.image = {7, 8},
                                 .block = {3, 2},
                                 .strides = {2, 1},
                                 .dilations = {2, 3},
                                 .pads = {2, 1},
                                 .batch = 2,
                                 .channels = 3}};
        const Blocks& blocks = cases[which];
        const Wholes shape = blocks.given();
        std::mt19937 random(5);
        Floats x(static_cast<std::size_t>(shape[0] * shape[1] * shape[2]));
        for (float& each : x) each = static_cast<float>(random() % 64) / 8 - 4;  // sums of these are exact
        const auto list = [](const Wholes& items) { return QList<qint64>(items.begin(), items.end()); };
        const QByteArray graph = valueOf(11, "x", QList<quint64>(shape.begin(), shape.end())) +
            valueOf(12, "y", {0, 0, 0, 0}) + indices("image", {2}, {blocks.image.begin(), blocks.image.end()}) +
            indices("block", {2}, {blocks.block.begin(), blocks.block.end()}) +
            nodeOf("Col2Im", {"x", "image", "block"}, {"y"},
                   integers("strides", list(blocks.strides)) + integers("dilations", list(blocks.dilations)) +
                       integers("pads", {blocks.pads[0], blocks.pads[1], blocks.pads[0], blocks.pads[1]}));
        const auto got = run(graph, {{"x", hostOf(DType::f32, x, shape)}});
        QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
        QCOMPARE(got.value().shape, (Wholes{blocks.batch, blocks.channels, blocks.image[0], blocks.image[1]}));
        QCOMPARE(numbersOf<float>(got.value()), blocks.picture(x));
    }

    /// 1e-9 is added to the deviation, not to the variance: here both are 1e-9. A single number becomes 0.
    void deviationsAreKeptFromZero() {
        const QByteArray graph = valueOf(11, "x", {1, 2}) + valueOf(12, "y", {1, 2}) +
            nodeOf("MeanVarianceNormalization", {"x"}, {"y"}, integers("axes", {1}));
        const auto got = run(graph, {{"x", hostOf(DType::f32, Floats{0, 2e-9F}, {1, 2})}});
        QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
        const Floats y = numbersOf<float>(got.value());
        QVERIFY(std::abs(y[0] + 0.5F) < 1e-5F && std::abs(y[1] - 0.5F) < 1e-5F);
        const QByteArray one = valueOf(11, "x", {1, 1}) + valueOf(12, "y", {1, 1}) +
            nodeOf("MeanVarianceNormalization", {"x"}, {"y"}, integers("axes", {1}));
        QCOMPARE(numbersOf<float>(run(one, {{"x", hostOf(DType::f32, Floats{3}, {1, 1})}}).value()), Floats{0});
    }

    void signsOfNumbersThatAreNoneStayNone() {
        const float nan = std::numeric_limits<float>::quiet_NaN(), endless = std::numeric_limits<float>::infinity();
        const Floats x{nan, -nan, -endless, endless, -0.0F, 0, 1e-42F, -3};
        const QByteArray graph = valueOf(11, "x", {8}) + valueOf(12, "y", {8}) + nodeOf("Sign", {"x"}, {"y"});
        const auto got = run(graph, {{"x", hostOf(DType::f32, x, {8})}});
        QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
        const Floats y = numbersOf<float>(got.value());
        QVERIFY(std::isnan(y[0]) && std::isnan(y[1]));
        QCOMPARE((Floats{y.begin() + 2, y.end()}), (Floats{-1, 1, 0, 0, 1, -1}));
    }

    void countsEndWhereTheRunSays_data() {
        QTest::addColumn<double>("first");
        QTest::addColumn<double>("limit");
        QTest::addColumn<double>("step");
        QTest::newRow("up") << 1.0 << 8.0 << 1.0;
        QTest::newRow("in steps") << -3.0 << 8.0 << 4.0;
        QTest::newRow("down") << 10.0 << 3.0 << -2.0;
        QTest::newRow("to the limit, which is left out") << 0.0 << 9.0 << 3.0;
        QTest::newRow("the wrong way") << 5.0 << 1.0 << 2.0;
    }
    void countsEndWhereTheRunSays() {
        QFETCH(const double, first);
        QFETCH(const double, limit);
        QFETCH(const double, step);
        const auto graph = [](int dtype) {
            return valueOf(11, "a", {}, dtype) + valueOf(11, "b", {}, dtype) + valueOf(11, "c", {}, dtype) +
                valueOf(12, "y", {0}, dtype) + nodeOf("Range", {"a", "b", "c"}, {"y"});
        };
        const auto check = [&](DType dtype, int code, auto like) {
            using Number = decltype(like);
            std::vector<Number> expected;
            for (double at = first; step > 0 ? at < limit : at > limit; at += step)
                expected.push_back(static_cast<Number>(at));
            const auto one = [&](double value) {
                return hostOf(dtype, std::vector<Number>{static_cast<Number>(value)}, {});
            };
            const auto got = run(graph(code), {{"a", one(first)}, {"b", one(limit)}, {"c", one(step)}});
            QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
            QCOMPARE(got.value().shape, (Wholes{std::ssize(expected)}));
            QCOMPARE(numbersOf<Number>(got.value()), expected);
        };
        check(DType::i64, 7, std::int64_t{});
        check(DType::i32, 6, std::int32_t{});
        check(DType::f32, 1, float{});
    }
    /// A shape without values is enough for open dimensions, as with `run --random 1 --shape x=2,5`.
    void aShapeAloneDecidesOpenSizes() {
        const QString path =
            writtenFile(folder_, "open.onnx",
                        modelOf(valueOf(11, "x", {2, 0}) + valueOf(12, "y", {2, 0}) + nodeOf("Neg", {"x"}, {"y"}), 18));
        Progress progress;
        const Engine engine;
        const auto given = given_values(path.toStdString(), {}, {{"x", "2,5"}});
        QVERIFY(given.ok() && given.value().size() == 1);
        const auto program = open_given(path.toStdString(), {.values = given.value()}, progress, {});
        QVERIFY2(program.ok(), program.ok() ? "" : program.error().text().c_str());
        Tuning tuning = starting_tuning(*program.value());
        const auto planned = [&]() -> Wholes {
            const auto outcome = engine.evaluate(*program.value(), tuning, {}, progress);
            if (!outcome.ok()) return {};
            const Method& method = *outcome.value().method;
            return method.values[method.inputs.at(0)].tensor()->upper;
        };
        QVERIFY(planned() != (Wholes{2, 5}));
        take_sizes(*program.value(), given.value(), tuning);
        QCOMPARE(planned(), (Wholes{2, 5}));
    }
    /// More than the importer keeps as a constant: made when it runs, so it is planned.
    void constantsOfAnySizeArePlanned() {
        const QByteArray graph = valueOf(12, "y", {9000, 9000}) + indices("shape", {2}, {9000, 9000}) +
            nodeOf("ConstantOfShape", {"shape"}, {"c"}) + nodeOf("Neg", {"c"}, {"y"});
        const auto opened = openAndPlan(writtenFile(folder_, "large.onnx", modelOf(graph, 18)));
        QVERIFY2(opened.ok(), errorOf(opened));
        QVERIFY(opened.value().program->notes.empty());
        QVERIFY(opened.value().outcome.plan().total_bytes >= std::int64_t{9000} * 9000 * 4);
    }
    void countsOfFractionsEndWhereTheRunSays() {
        const QByteArray graph = valueOf(11, "a", {}) + valueOf(11, "b", {}) + valueOf(11, "c", {}) +
            valueOf(12, "y", {0}) + nodeOf("Range", {"a", "b", "c"}, {"y"});
        const auto one = [](float value) { return hostOf(DType::f32, Floats{value}, {}); };
        const auto got = run(graph, {{"a", one(0.5F)}, {"b", one(2.25F)}, {"c", one(0.5F)}});
        QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
        QCOMPARE(numbersOf<float>(got.value()), (Floats{0.5F, 1, 1.5F, 2}));
    }
};

QTEST_GUILESS_MAIN(TestOnnxComputed)
#include "test_onnx_computed.moc"
