// Values that an .onnx needs from a run before it can be planned, and graphs whose form varies between files.

#include <cmath>

#include "engine/open/open_given.h"
#include "engine/open/strangers.h"
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

OnnxValue valueOf(const std::string& name, const HostTensor& tensor) {
    auto owner = std::make_shared<const std::vector<std::byte>>(tensor.bytes);
    OnnxValue out{.name = name, .type = {.dtype = tensor.dtype}, .data = Data{ByteView(*owner), owner}};
    out.type.sizes.assign(tensor.shape.begin(), tensor.shape.end());
    return out;
}

template <class Number>
std::vector<Number> numbersOf(const HostTensor& tensor) {
    std::vector<Number> out(tensor.bytes.size() / sizeof(Number));
    if (!out.empty()) std::memcpy(out.data(), tensor.bytes.data(), tensor.bytes.size());
    return out;
}

bool same(const Floats& a, const Floats& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](float x, float y) { return std::abs(x - y) <= 1e-6F + 1e-5F * std::abs(y); });
}

QByteArray textOf(const Floats& values) {
    QByteArray out;
    for (const float value : values) out += QByteArray::number(static_cast<double>(value)) + ' ';
    return out;
}

}  // namespace

class TestOnnxGiven : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    Result<std::vector<HostTensor>> run(const QByteArray& model, const std::vector<OnnxValue>& given,
                                        const std::vector<HostTensor>& inputs) {
        const QString path = writtenFile(folder_, "model.onnx", model);
        Progress progress;
        const Engine engine;
        TRY(const auto program, open_given(path.toStdString(), {.values = given}, progress, {}));
        Tuning tuning = starting_tuning(*program);
        TRY(const Outcome outcome, engine.evaluate(*program, tuning, {}, progress));
        TRY(const auto executor, Executor::load(program, *outcome.method, outcome.plan()));
        TRY(RunResult result, executor->run(inputs, {}, progress));
        return std::move(result.outputs);
    }

private slots:
    void aGivenValueDecidesSizes_data() {
        QTest::addColumn<QByteArray>("graph");
        QTest::addColumn<QList<qint64>>("list");
        QTest::addColumn<QList<qint64>>("shape");
        QTest::addColumn<Floats>("expected");
        const QByteArray inputs = onnx_model::valueOf(11, "x", {2, 3}) + onnx_model::valueOf(11, "n", {1}, 7);
        const QByteArray matrix = onnx_model::valueOf(12, "y", {0, 0});
        const auto of = [&](const QByteArray& op, const QByteArray& attributes = {}) {
            return inputs + matrix + nodeOf(op, {"x", "n"}, {"y"}, attributes);
        };
        QTest::newRow("axes of a sum") << of("ReduceSum") << QList<qint64>{1} << QList<qint64>{2, 1} << Floats{6, 15};
        QTest::newRow("other axes") << of("ReduceSum") << QList<qint64>{0} << QList<qint64>{1, 3} << Floats{5, 7, 9};
        QTest::newRow("a shape") << of("Reshape") << QList<qint64>{-1} << QList<qint64>{6} << Floats{1, 2, 3, 4, 5, 6};
        QTest::newRow("an axis that is added")
            << of("Unsqueeze") << QList<qint64>{1} << QList<qint64>{2, 1, 3} << Floats{1, 2, 3, 4, 5, 6};
        QTest::newRow("a sum that runs") << of("CumSum") << QList<qint64>{1} << QList<qint64>{2, 3}
                                         << Floats{1, 3, 6, 4, 9, 15};
        QTest::newRow("behind arithmetic") << inputs + matrix + indices("one", {1}, {1}) +
                nodeOf("Sub", {"n", "one"}, {"m"}) + nodeOf("ReduceSum", {"x", "m"}, {"y"})
                                           << QList<qint64>{2} << QList<qint64>{2, 1} << Floats{6, 15};
    }
    void aGivenValueDecidesSizes() {
        QFETCH(const QByteArray, graph);
        QFETCH(const QList<qint64>, list);
        QFETCH(const QList<qint64>, shape);
        QFETCH(const Floats, expected);
        const HostTensor x = hostOf(DType::f32, Floats{1, 2, 3, 4, 5, 6}, {2, 3});
        const HostTensor n = hostOf(DType::i64, Wholes(list.begin(), list.end()), {list.size()});
        const auto got = run(modelOf(graph), {valueOf("x", x), valueOf("n", n)}, {x, n});
        QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
        QCOMPARE(got.value().at(0).shape, Wholes(shape.begin(), shape.end()));
        const Floats numbers = numbersOf<float>(got.value().at(0));
        QVERIFY2(same(numbers, expected), textOf(numbers));
        // The plan holds for this value only: a run with another one would give wrong sizes.
        HostTensor changed = n;
        changed.bytes[0] ^= std::byte{8};
        const auto refused = run(modelOf(graph), {valueOf("x", x), valueOf("n", n)}, {x, changed});
        QVERIFY(!refused.ok());
        QVERIFY2(refused.error().text().find("'n'") != std::string::npos, refused.error().text().c_str());
    }

    void nodesMayStandInAnyOrder() {
        const QByteArray graph = onnx_model::valueOf(11, "x", {2}) + onnx_model::valueOf(12, "y", {2}) +
            nodeOf("Neg", {"b"}, {"y"}) + nodeOf("Mul", {"a", "x"}, {"b"}) + nodeOf("Add", {"x", "x"}, {"a"});
        const HostTensor x = hostOf(DType::f32, Floats{1, 3}, {2});
        const auto got = run(modelOf(graph), {}, {x});
        QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
        QVERIFY(same(numbersOf<float>(got.value().at(0)), {-2, -18}));
        const QByteArray circle = onnx_model::valueOf(11, "x", {2}) + onnx_model::valueOf(12, "y", {2}) +
            nodeOf("Add", {"x", "y"}, {"a"}) + nodeOf("Neg", {"a"}, {"y"});
        QVERIFY(!run(modelOf(circle), {}, {x}).ok());
    }

    void anOpenFirstDimensionIsPlannedAsOne() {
        // -1 in the file, and a symbol that names a batch.
        for (const bool named : {false, true}) {
            const QByteArray dim = named ? part(2, "batch_size") : number(1, ~quint64{0});
            const QByteArray type = part(2, part(1, number(1, 1) + part(2, part(1, dim) + part(1, number(1, 3)))));
            const QByteArray graph =
                part(11, part(1, "x") + type) + part(12, part(1, "y") + type) + nodeOf("Abs", {"x"}, {"y"});
            const auto opened = openAndPlan(writtenFile(folder_, "open.onnx", modelOf(graph)));
            QVERIFY2(opened.ok(), errorOf(opened));
            const Method& method = *opened.value().outcome.method;
            QCOMPARE(method.values[method.inputs.at(0)].tensor()->upper, (Wholes{1, 3}));
            QVERIFY(!opened.value().outcome.report.assumed.empty());
        }
    }

    void aConditionThatIsKnownChoosesAnArm() {
        // The arms differ in shape, so that only one of them can be planned.
        const auto arm = [](const QByteArray& axis) {
            return nodeOf("ReduceSum", {"x", axis}, {"r"}) + onnx_model::valueOf(12, "r", {0, 0});
        };
        const QByteArray graph = onnx_model::valueOf(11, "x", {2, 3}) + onnx_model::valueOf(12, "y", {2, 1}) +
            indices("one", {1}, {1}) + indices("zero", {1}, {0}) + indices("two", {}, {2}) +
            nodeOf("Size", {"x"}, {"size"}) + nodeOf("Less", {"size", "two"}, {"small"}) +
            nodeOf("If", {"small"}, {"y"}, body("then_branch", arm("zero")) + body("else_branch", arm("one")));
        const HostTensor x = hostOf(DType::f32, Floats{1, 2, 3, 4, 5, 6}, {2, 3});
        const auto got = run(modelOf(graph), {}, {x});
        QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
        QVERIFY(same(numbersOf<float>(got.value().at(0)), {6, 15}));
    }

    void padsMayBeComputedAsExportersDo() {
        // What torch.onnx writes for F.pad(x, (1, 0)) of a matrix: pairs from the last dimension on, transposed.
        const QByteArray graph = onnx_model::valueOf(11, "x", {2, 2}) + onnx_model::valueOf(12, "y", {2, 3}) +
            indices("own", {2}, {1, 0}) + indices("more", {1}, {2}) + indices("pairs", {2}, {-1, 2}) +
            indices("flat", {1}, {-1}) + indices("zero", {1}, {0}) + indices("last", {1}, {-1}) +
            indices("all", {1}, {-9223372036854775807}) +
            nodeOf("ConstantOfShape", {"more"}, {"rest"},
                   part(5,
                        part(1, "value") + number(20, 4) +
                            part(5, number(1, 1) + number(2, 7) + part(9, QByteArray(8, '\0'))))) +
            nodeOf("Concat", {"own", "rest"}, {"list"}, integer("axis", 0)) +
            nodeOf("Reshape", {"list", "pairs"}, {"rows"}) +
            nodeOf("Slice", {"rows", "last", "all", "zero", "last"}, {"turned"}) +
            nodeOf("Transpose", {"turned"}, {"columns"}, integers("perm", {1, 0})) +
            nodeOf("Reshape", {"columns", "flat"}, {"pads"}) + nodeOf("Pad", {"x", "pads"}, {"y"});
        const auto got = run(modelOf(graph), {}, {hostOf(DType::f32, Floats{1, 2, 3, 4}, {2, 2})});
        QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
        QCOMPARE(got.value().at(0).shape, (Wholes{2, 3}));
        QVERIFY(same(numbersOf<float>(got.value().at(0)), {0, 1, 2, 0, 3, 4}));
    }

    void paddingTakesWhatTheTensorHolds_data() {
        QTest::addColumn<QByteArray>("mode");
        QTest::addColumn<Floats>("expected");
        QTest::newRow("reflect") << QByteArray("reflect") << Floats{3, 2, 1, 2, 3, 2};
        QTest::newRow("edge") << QByteArray("edge") << Floats{1, 1, 1, 2, 3, 3};
        QTest::newRow("wrap") << QByteArray("wrap") << Floats{2, 3, 1, 2, 3, 1};
    }
    void paddingTakesWhatTheTensorHolds() {
        QFETCH(const QByteArray, mode);
        QFETCH(const Floats, expected);
        const QByteArray graph = onnx_model::valueOf(11, "x", {3}) + onnx_model::valueOf(12, "y", {6}) +
            indices("p", {2}, {2, 1}) + nodeOf("Pad", {"x", "p"}, {"y"}, text("mode", mode));
        const auto got = run(modelOf(graph, 19), {}, {hostOf(DType::f32, Floats{1, 2, 3}, {3})});
        QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
        const Floats numbers = numbersOf<float>(got.value().at(0));
        QVERIFY2(same(numbers, expected), textOf(numbers));
    }

    void aKnownSizeIsAConstantAsIfTheFileHadIt() {
        // The mean over an open dimension divides by its size, which only a constant may do here.
        const QByteArray open = part(1, part(2, "steps"));
        const QByteArray type = part(2, part(1, number(1, 1) + part(2, open)));
        const QByteArray graph = part(11, part(1, "x") + type) + part(12, part(1, "y") + type) +
            nodeOf("LayerNormalization", {"x", "w"}, {"y"}) + weights("w", {2}, {1, 1});
        const QString path = writtenFile(folder_, "steps.onnx", modelOf(graph));
        Progress progress;
        const auto loose = Engine().open(path.toStdString(), progress);
        QVERIFY2(loose.ok(), loose.ok() ? "" : loose.error().text().c_str());
        QVERIFY(loose.value()->notes.front().text().starts_with("planned with the ONNX operators"));
        const auto fixed = open_given(path.toStdString(), {.sizes = {{"steps", 2}}}, progress, {});
        QVERIFY2(fixed.ok(), fixed.ok() ? "" : fixed.error().text().c_str());
        QCOMPARE(fixed.value()->notes.size(), std::size_t{1});
        QCOMPARE(fixed.value()->notes.front().text(), std::string("planned for steps = 2 only"));
        QVERIFY(fixed.value()->methods.front().ranges.empty());
        const auto by_input = run(modelOf(graph), {valueOf("x", hostOf(DType::f32, Floats{1, 3}, {2}))},
                                  {hostOf(DType::f32, Floats{1, 3}, {2})});
        QVERIFY2(by_input.ok(), by_input.ok() ? "" : by_input.error().text().c_str());
        QVERIFY(std::abs(numbersOf<float>(by_input.value().at(0)).at(0) + 1) < 1e-3F);
    }

    void sizesAreResultsLikeAnyOther() {
        const QByteArray graph = onnx_model::valueOf(11, "x", {0, 3}) + onnx_model::valueOf(12, "s", {2}, 7) +
            onnx_model::valueOf(12, "c", {1}, 7) + nodeOf("Shape", {"x"}, {"s"}) + nodeOf("Shape", {"s"}, {"c"});
        const HostTensor x = hostOf(DType::f32, Floats{1, 2, 3}, {1, 3});
        const auto got = run(modelOf(graph), {}, {x});
        QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
        QCOMPARE(numbersOf<std::int64_t>(got.value().at(0)), (Wholes{1, 3}));
        QCOMPARE(numbersOf<std::int64_t>(got.value().at(1)), (Wholes{2}));
    }

    void dataDecidesHowManyAreFound() {
        const QByteArray graph = onnx_model::valueOf(11, "x", {3}) + onnx_model::valueOf(12, "y", {1, 0}, 7) +
            onnx_model::valueOf(12, "c", {0}) + nodeOf("NonZero", {"x"}, {"y"}) +
            tensorOf("keep", {3}, std::vector<quint8>{1, 0, 1}, 9) + nodeOf("Compress", {"x", "keep"}, {"c"});
        for (const Floats& numbers : {Floats{5, 0, 7}, Floats{0, 0, 0}, Floats{1, 2, 3}}) {
            const auto got = run(modelOf(graph), {}, {hostOf(DType::f32, numbers, {3})});
            QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
            Wholes places;
            for (std::size_t i = 0; i < 3; ++i)
                if (numbers[i] != 0) places.push_back(static_cast<std::int64_t>(i));
            QCOMPARE(got.value().at(0).shape, (Wholes{1, static_cast<std::int64_t>(places.size())}));
            QCOMPARE(numbersOf<std::int64_t>(got.value().at(0)), places);
            QCOMPARE(numbersOf<float>(got.value().at(1)), (Floats{numbers[0], numbers[2]}));
        }
    }

    void functionsOfTheStandardAreComputed_data() {
        QTest::addColumn<QByteArray>("rest");
        QTest::addColumn<QList<quint64>>("sizes");
        QTest::addColumn<Floats>("x");
        QTest::addColumn<Floats>("expected");
        QTest::addColumn<int>("opset");
        const auto row = [](const char* name, const QByteArray& rest, const QList<quint64>& sizes, const Floats& x,
                            const Floats& expected,
                            int opset = 23) { QTest::newRow(name) << rest << sizes << x << expected << opset; };
        const auto log2 = std::log(2.0F);
        // Queries of zeros share their attention equally: the mean of the values.
        row("Attention",
            weights("k", {1, 1, 2, 1}, {5, 7}) + weights("v", {1, 1, 2, 1}, {2, 4}) +
                nodeOf("Attention", {"x", "k", "v"}, {"y"}),
            {1, 1, 1, 1}, {0}, {3});
        row("Attention that looks back",
            weights("k", {1, 1, 2, 1}, {5, 7}) + weights("v", {1, 1, 2, 1}, {2, 4}) +
                nodeOf("Attention", {"x", "k", "v"}, {"y"}, integer("is_causal", 1)),
            {1, 1, 2, 1}, {0, 0}, {2, 3});
        row("RotaryEmbedding",
            weights("c", {1, 1, 1}, {0}) + weights("s", {1, 1, 1}, {1}) +
                nodeOf("RotaryEmbedding", {"x", "c", "s"}, {"y"}),
            {1, 1, 1, 2}, {3, 4}, {-4, 3});
        row("NegativeLogLikelihoodLoss",
            indices("t", {2}, {1, 0}) + nodeOf("NegativeLogLikelihoodLoss", {"x", "t"}, {"y"}), {2, 2},
            {-1, -2, -3, -4}, {2.5F});
        row("SoftmaxCrossEntropyLoss", indices("t", {1}, {1}) + nodeOf("SoftmaxCrossEntropyLoss", {"x", "t"}, {"y"}),
            {1, 2}, {5, 5}, {log2});
        row("Hardmax", nodeOf("Hardmax", {"x"}, {"y"}), {2, 2}, {1, 3, 4, 4}, {0, 1, 1, 0});
        row("EyeLike", nodeOf("EyeLike", {"x"}, {"y"}, integer("k", 1)), {2, 2}, {7, 7, 7, 7}, {0, 1, 0, 0});
        row("Det", nodeOf("Det", {"x"}, {"y"}), {2, 2}, {1, 2, 3, 4}, {-2});
        row("CumProd", indices("a", {}, {0}) + nodeOf("CumProd", {"x", "a"}, {"y"}), {3}, {2, 3, 4}, {2, 6, 24}, 26);
        row("CumSum without its own",
            indices("a", {}, {0}) + nodeOf("CumSum", {"x", "a"}, {"y"}, integer("exclusive", 1)), {3}, {2, 3, 4},
            {0, 2, 5});
        row("CenterCropPad", indices("s", {1}, {4}) + nodeOf("CenterCropPad", {"x", "s"}, {"y"}), {2}, {1, 2},
            {0, 1, 2, 0});
        row("ReverseSequence",
            indices("l", {2}, {2, 1}) +
                nodeOf("ReverseSequence", {"x", "l"}, {"y"}, integer("time_axis", 1) + integer("batch_axis", 0)),
            {2, 3}, {1, 2, 3, 4, 5, 6}, {2, 1, 3, 4, 5, 6});
        row("TensorScatter",
            weights("u", {1, 1, 1}, {9}) + indices("w", {1}, {2}) + nodeOf("TensorScatter", {"x", "u", "w"}, {"y"}),
            {1, 3, 1}, {1, 2, 3}, {1, 2, 9}, 24);
        row("DFT", indices("a", {}, {1}) + nodeOf("DFT", {"x", "", "a"}, {"y"}), {1, 2, 1}, {3, 1}, {4, 0, 2, 0}, 20);
        row("ScatterND that multiplies",
            indices("i", {2, 1}, {1, -2}) + weights("u", {2}, {3, 5}) +
                nodeOf("ScatterND", {"x", "i", "u"}, {"y"}, text("reduction", "mul")),
            {3}, {1, 2, 3}, {1, 30, 3});
        row("ScatterElements that takes the larger",
            indices("i", {2}, {0, 0}) + weights("u", {2}, {3, 5}) +
                nodeOf("ScatterElements", {"x", "i", "u"}, {"y"}, text("reduction", "max")),
            {2}, {4, 1}, {5, 1});
        row("Resize that shrinks with antialiasing",
            weights("r", {0}, {}) + weights("s", {1}, {0.5F}) +
                nodeOf("Resize", {"x", "r", "s"}, {"y"}, text("mode", "linear") + integer("antialias", 1)),
            {4}, {1, 2, 3, 4}, {1.625F, 3.375F}, 18);
    }
    void functionsOfTheStandardAreComputed() {
        QFETCH(const QByteArray, rest);
        QFETCH(const QList<quint64>, sizes);
        QFETCH(const Floats, x);
        QFETCH(const Floats, expected);
        QFETCH(const int, opset);
        const QByteArray graph = onnx_model::valueOf(11, "x", sizes) + onnx_model::valueOf(12, "y", {1}) + rest;
        const HostTensor input = hostOf(DType::f32, x, {sizes.begin(), sizes.end()});
        const auto got = run(modelOf(graph, static_cast<quint64>(opset)), {}, {input});
        QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
        const Floats numbers = numbersOf<float>(got.value().at(0));
        QVERIFY2(same(numbers, expected), textOf(numbers));
    }

    void boxesThatOverlapLessAreKept_data() {
        QTest::addColumn<QByteArray>("attributes");
        QTest::addColumn<Floats>("boxes");
        QTest::addColumn<qint64>("most");
        QTest::addColumn<QList<qint64>>("expected");
        const Floats corners{0, 0, 1, 1, 0, 0.1F, 1, 1.1F, 0, 10, 1, 11};
        QTest::newRow("two of three") << QByteArray() << corners << qint64{3} << QList<qint64>{0, 0, 2, 0, 0, 0};
        QTest::newRow("the best one") << QByteArray() << corners << qint64{1} << QList<qint64>{0, 0, 2};
        QTest::newRow("corners in another order") << QByteArray() << Floats{1, 1, 0, 0, 0, 0.1F, 1, 1.1F, 1, 11, 0, 10}
                                                  << qint64{3} << QList<qint64>{0, 0, 2, 0, 0, 0};
        QTest::newRow("centres") << integer("center_point_box", 1)
                                 << Floats{0.5F, 0.5F, 1, 1, 0.6F, 0.5F, 1, 1, 10, 0.5F, 1, 1} << qint64{3}
                                 << QList<qint64>{0, 0, 2, 0, 0, 0};
    }
    void boxesThatOverlapLessAreKept() {
        QFETCH(const QByteArray, attributes);
        QFETCH(const Floats, boxes);
        QFETCH(const qint64, most);
        QFETCH(const QList<qint64>, expected);
        const QByteArray graph = onnx_model::valueOf(11, "b", {1, 3, 4}) + onnx_model::valueOf(11, "s", {1, 1, 3}) +
            onnx_model::valueOf(12, "y", {0, 3}, 7) + indices("most", {1}, {most}) + weights("iou", {1}, {0.5F}) +
            weights("least", {1}, {0.2F}) +
            nodeOf("NonMaxSuppression", {"b", "s", "most", "iou", "least"}, {"y"}, attributes);
        const auto got =
            run(modelOf(graph), {},
                {hostOf(DType::f32, boxes, {1, 3, 4}), hostOf(DType::f32, Floats{0.6F, 0.1F, 0.9F}, {1, 1, 3})});
        QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
        QCOMPARE(numbersOf<std::int64_t>(got.value().at(0)), Wholes(expected.begin(), expected.end()));
    }

    void whatRunsByPartsGivesTheStandardsNumbers_data() {
        QTest::addColumn<QByteArray>("graph");
        QTest::addColumn<HostTensor>("x");
        QTest::addColumn<Floats>("expected");
        const auto row = [](const char* name, const QByteArray& graph, const HostTensor& x, const Floats& expected) {
            QTest::newRow(name) << onnx_model::valueOf(12, "y", {0, 0}) + graph << x << expected;
        };
        const auto input = [](const QList<quint64>& sizes) { return onnx_model::valueOf(11, "x", sizes); };
        const QByteArray microsoft = part(7, "com.microsoft");
        // Places of a 2 x 2 kernel of ones; the first of them reads half an element further right.
        Floats moves(32, 0);
        std::fill(moves.begin() + 4, moves.begin() + 8, 0.5F);
        row("a convolution whose places move",
            input({1, 1, 3, 3}) + weights("w", {1, 1, 2, 2}, {1, 1, 1, 1}) + weights("o", {1, 8, 2, 2}, moves) +
                nodeOf("DeformConv", {"x", "w", "o"}, {"y"}),
            hostOf(DType::f32, Floats{0, 1, 2, 3, 4, 5, 6, 7, 8}, {1, 1, 3, 3}), {8.5F, 12.5F, 20.5F, 24.5F});
        const QByteArray cell = weights("w", {1, 1, 1}, {2}) + weights("r", {1, 1, 1}, {1}) +
            onnx_model::tensorOf("n", {2}, std::vector<qint32>{2, 1}, 6);
        row("a cell that is clipped, batches first, one of them shorter",
            input({2, 2, 1}) + cell +
                nodeOf("RNN", {"x", "w", "r", "", "n"}, {"y"},
                       integer("hidden_size", 1) + integer("layout", 1) + texts("activations", {"Softsign"}) +
                           real("clip", 1.5F)),
            hostOf(DType::f32, Floats{1, -3, 0.5F, 7}, {2, 2, 1}), {0.6F, -0.6F, 0.5F, 0});
        row("a cell that reads short sequences from their end",
            input({2, 1, 1}) + weights("w", {1, 1, 1}, {2}) + weights("r", {1, 1, 1}, {1}) +
                onnx_model::tensorOf("n", {1}, std::vector<qint32>{1}, 6) +
                nodeOf("RNN", {"x", "w", "r", "", "n"}, {"y"},
                       integer("hidden_size", 1) + text("direction", "reverse") + texts("activations", {"Softsign"})),
            hostOf(DType::f32, Floats{1, 5}, {2, 1, 1}), {2.0F / 3, 0});
        const double forget = 1 / (1 + std::exp(-2.0)), out = 1 / (1 + std::exp(-3.0 * forget));
        row("peepholes",
            input({1, 1, 1}) + weights("w", {1, 4, 1}, {0, 0, 0, 0}) + weights("r", {1, 4, 1}, {0, 0, 0, 0}) +
                weights("h", {1, 1, 1}, {0}) + weights("c", {1, 1, 1}, {1}) + weights("p", {1, 3}, {0, 3, 2}) +
                nodeOf("LSTM", {"x", "w", "r", "", "", "h", "c", "p"}, {"y"}, integer("hidden_size", 1)),
            hostOf(DType::f32, Floats{0}, {1, 1, 1}), {static_cast<float>(out * std::tanh(forget))});
        row("a convolution with an activation",
            input({1, 1, 2}) + weights("w", {1, 1, 1}, {-1}) +
                nodeOf("FusedConv", {"x", "w"}, {"y"}, microsoft + text("activation", "Relu")),
            hostOf(DType::f32, Floats{-2, 3}, {1, 1, 2}), {2, 0});
        // Two columns of 4-bit weights around 8, with a scale for each.
        row("weights of 4 bits",
            input({1, 2}) + onnx_model::tensorOf("w", {2, 1, 1}, std::vector<quint8>{0xA9, 0x80}, 2) +
                weights("s", {2}, {0.5F, 2}) +
                nodeOf("MatMulNBits", {"x", "w", "s"}, {"y"},
                       microsoft + integer("N", 2) + integer("K", 2) + integer("bits", 4) + integer("block_size", 2)),
            hostOf(DType::f32, Floats{1, 1}, {1, 2}), {1.5F, -16});
        row("a product of quantized numbers",
            input({1, 2}) + onnx_model::tensorOf("w", {2, 1}, std::vector<qint8>{3, -1}, 3) + weights("s", {}, {0.5F}) +
                nodeOf("DynamicQuantizeMatMul", {"x", "w", "s"}, {"y"}, microsoft),
            hostOf(DType::f32, Floats{0, 255}, {1, 2}), {-127.5F});
    }
    void whatRunsByPartsGivesTheStandardsNumbers() {
        QFETCH(const QByteArray, graph);
        QFETCH(const HostTensor, x);
        QFETCH(const Floats, expected);
        const auto got = run(modelOf(graph, 22), {}, {x});
        QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
        const Floats numbers = numbersOf<float>(got.value().at(0));
        QCOMPARE(numbers.size(), expected.size());
        QVERIFY2(same(numbers, expected), textOf(numbers));
    }

    void whatIsNoTensorIsViewed_data() {
        QTest::addColumn<QByteArray>("graph");
        QTest::addColumn<QByteArray>("note");
        const QByteArray x = onnx_model::valueOf(11, "x", {2}), y = onnx_model::valueOf(12, "y", {2}),
                         same = nodeOf("Neg", {"x"}, {"y"});
        QTest::newRow("a string input") << x + y + same + onnx_model::valueOf(11, "s", {3}, 8) +
                onnx_model::valueOf(12, "t", {3}, 8) + nodeOf("StringNormalizer", {"s"}, {"t"})
                                        << QByteArray("input 's' is a string tensor");
        QTest::newRow("a sequence, and what is read from it") << x + y + same + onnx_model::valueOf(12, "e", {2}) +
                nodeOf("SequenceConstruct", {"x"}, {"seq"}) + indices("zero", {}, {0}) +
                nodeOf("SequenceAt", {"seq", "zero"}, {"e"}) << QByteArray("'seq' is not a numeric tensor");
        QTest::newRow("a sequence as an output")
            << x + y + same + part(12, part(1, "z") + part(2, part(4, part(1, part(1, number(1, 1)))))) +
                nodeOf("SplitToSequence", {"x"}, {"z"})
            << QByteArray("a sequence or an optional value is not a tensor");
        QTest::newRow("a weight of strings")
            << x + y + same + part(5, number(1, 1) + number(2, 8) + part(6, "label") + part(8, "w")) +
                onnx_model::valueOf(12, "t", {1}, 8) + nodeOf("StringNormalizer", {"w"}, {"t"})
            << QByteArray("'w' is not a numeric tensor");
    }
    void whatIsNoTensorIsViewed() {
        QFETCH(const QByteArray, graph);
        QFETCH(const QByteArray, note);
        const auto opened = openAndPlan(writtenFile(folder_, "model.onnx", modelOf(graph)));
        QVERIFY2(opened.ok(), errorOf(opened));
        const auto& notes = opened.value().program->notes;
        QVERIFY2(!notes.empty() && QByteArray::fromStdString(notes.front().text()).contains(note),
                 notes.empty() ? "no note" : notes.front().text().c_str());
        QVERIFY(opened.value().outcome.plan().valid());
        QVERIFY(opened.value().outcome.plan().total_bytes >= 16);  // x and y
    }

    void sparseWeightsAreDense_data() {
        QTest::addColumn<QByteArray>("places");
        QTest::newRow("by numbers") << indices("i", {2}, {1, 5}).mid(2);
        QTest::newRow("by rows and columns") << indices("i", {2, 2}, {0, 1, 1, 2}).mid(2);
        QTest::newRow("outside") << indices("i", {2}, {1, 6}).mid(2);
    }
    void sparseWeightsAreDense() {
        QFETCH(const QByteArray, places);
        const QByteArray sparse =
            part(15, part(1, weights("w", {2}, {3, 4}).mid(2)) + part(2, places) + number(3, 2) + number(3, 3));
        const QByteArray graph = onnx_model::valueOf(11, "x", {2, 3}) + onnx_model::valueOf(12, "y", {2, 3}) + sparse +
            nodeOf("Add", {"x", "w"}, {"y"});
        const auto got = run(modelOf(graph), {}, {hostOf(DType::f32, Floats(6, 1), {2, 3})});
        if (QTest::currentDataTag() == QByteArray("outside")) {
            QVERIFY(!got.ok());
            QVERIFY2(got.error().text().find("index 6 lies outside") != std::string::npos, got.error().text().c_str());
            return;
        }
        QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
        QVERIFY(same(numbersOf<float>(got.value().at(0)), {1, 4, 1, 1, 1, 5}));
    }

    void strangersAreNamed_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("what");
        QTest::addColumn<QByteArray>("remedy");
        QTest::newRow("a pointer of Git LFS")
            << QByteArray(
                   "version https:/"
                   "/git-lfs.github.com/spec/v1\noid sha256:00\nsize 4712\n")
            << QByteArray("Git LFS pointer to a file of 4712 bytes") << QByteArray("git lfs pull");
        QTest::newRow("a web page") << QByteArray("\n\n<!DOCTYPE html>\n<html>") << QByteArray("HTML page")
                                    << QByteArray("raw file");
        QTest::newRow("a pickle") << QByteArray("\x80\x04\x95\x01\x00\x00\x00\x00", 8) << QByteArray("Python pickle")
                                  << QByteArray("torch.export.export");
        QTest::newRow("an ETDump") << QByteArray(
                                          "\x0c\x09\x00\x00\x08\x00\x00\x00"
                                          "ED00\xf8\xff",
                                          14)
                                   << QByteArray("ETDump") << QByteArray(".pte");
        QTest::newRow("compressed") << QByteArray("\x1f\x8b\x08\x00", 4) << QByteArray("gzip")
                                    << QByteArray("download");
        QTest::newRow("text") << QByteArray("# a placeholder\n") << QByteArray("# a placeholder")
                              << QByteArray("export");
    }
    void strangersAreNamed() {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QByteArray, what);
        QFETCH(const QByteArray, remedy);
        const auto opened = openAndPlan(writtenFile(folder_, "model.pte", bytes));
        QVERIFY(!opened.ok());
        const QByteArray text = errorOf(opened);
        QVERIFY2(text.contains(what) && text.contains(remedy), text);
        QVERIFY(!text.contains('\n'));
        const std::array<std::byte, 4> unknown{std::byte{1}, std::byte{200}, std::byte{3}, std::byte{250}};
        QVERIFY(!stranger(unknown));
    }
};

QTEST_GUILESS_MAIN(TestOnnxGiven)
#include "test_onnx_given.moc"
