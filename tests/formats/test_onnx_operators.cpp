// ONNX operators run against numbers worked out by hand from their definitions.

#include <cmath>

#include "engine/runtime/executor.h"
#include "tests/formats/importing.h"
#include "tests/formats/onnx_building.h"

using namespace arenascope;
using namespace arenascope::testing;
using namespace arenascope::testing::onnx_model;

using Floats = std::vector<float>;

namespace {

HostTensor hostOf(const Floats& values, std::vector<std::int64_t> shape) {
    const auto bytes = std::as_bytes(std::span(values));
    return {.dtype = DType::f32, .shape = std::move(shape), .bytes = {bytes.begin(), bytes.end()}};
}

Floats floatsOf(const HostTensor& tensor) {
    Floats out(tensor.bytes.size() / sizeof(float));
    if (!out.empty()) std::memcpy(out.data(), tensor.bytes.data(), tensor.bytes.size());
    return out;
}

QByteArray textOf(const Floats& values) {
    QByteArray out;
    for (const float value : values) out += QByteArray::number(static_cast<double>(value)) + ' ';
    return out;
}

bool same(const Floats& a, const Floats& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](float x, float y) { return std::abs(x - y) <= 1e-6F + 1e-5F * std::abs(y); });
}

}  // namespace

class TestOnnxOperators : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    /// Runs the model on x; fails if it can only be planned.
    Floats run(const QByteArray& graph, const std::vector<HostTensor>& inputs, quint64 opset, QByteArray& wrong,
               const std::function<Tuning(Tuning)>& change = {}) {
        const auto opened =
            openAndPlan(writtenFile(folder_, "model.onnx", modelOf(graph, opset)), "greedy_by_size", change);
        wrong = errorOf(opened);
        if (!opened.ok()) return {};
        const auto& notes = opened.value().program->notes;
        if (!notes.empty()) {
            wrong = QByteArray::fromStdString(notes.front().text());
            return {};
        }
        auto executor =
            Executor::load(opened.value().program, *opened.value().outcome.method, opened.value().outcome.plan());
        Progress progress;
        if (!executor.ok()) {
            wrong = QByteArray::fromStdString(executor.error().text());
            return {};
        }
        const auto outputs = executor.value()->run(inputs, {}, progress);
        wrong = outputs.ok() ? QByteArray() : QByteArray::fromStdString(outputs.error().text());
        Floats all;
        for (std::size_t i = 0; outputs.ok() && i < outputs.value().outputs.size(); ++i) {
            const Floats each = floatsOf(outputs.value().outputs[i]);
            all.insert(all.end(), each.begin(), each.end());
        }
        return all;
    }

private slots:
    void operatorsOfOneInput_data() {
        QTest::addColumn<QByteArray>("rest");       // nodes and weights
        QTest::addColumn<QList<quint64>>("sizes");  // of x
        QTest::addColumn<Floats>("x");
        QTest::addColumn<QList<quint64>>("result");
        QTest::addColumn<Floats>("expected");
        QTest::addColumn<int>("opset");
        const auto row = [](const char* name, const QByteArray& rest, const QList<quint64>& sizes, const Floats& x,
                            const QList<quint64>& result, const Floats& expected, int opset = 17) {
            QTest::newRow(name) << rest << sizes << x << result << expected << opset;
        };
        const auto one = [](const QByteArray& op, const QByteArray& attributes = {}) {
            return nodeOf(op, {"x"}, {"y"}, attributes);
        };
        const auto with = [](const QByteArray& op, const QList<QByteArray>& more, const QByteArray& rest,
                             const QByteArray& attributes = {}) {
            return rest + nodeOf(op, QList<QByteArray>{"x"} + more, {"y"}, attributes);
        };
        const float e = std::exp(-1.0F);
        row("Elu", one("Elu", real("alpha", 2)), {3}, {-1, 0, 2}, {3}, {2 * (e - 1), 0, 2});
        row("Celu", one("Celu", real("alpha", 2)), {2}, {-2, 3}, {2}, {2 * (e - 1), 3});
        row("Softsign", one("Softsign"), {2}, {-1, 3}, {2}, {-0.5F, 0.75F});
        row("HardSigmoid", one("HardSigmoid", real("alpha", 0.5F)), {3}, {-4, 0.5F, 4}, {3}, {0, 0.75F, 1});
        row("ThresholdedRelu", one("ThresholdedRelu", real("alpha", 2)), {3}, {1, 2, 3}, {3}, {0, 0, 3});
        row("Shrink", one("Shrink", real("bias", 1) + real("lambd", 1.5F)), {4}, {-2, -1, 1, 2}, {4}, {-1, 0, 0, 1});
        row("PRelu", with("PRelu", {"s"}, weights("s", {2, 1}, {0.5F, 2})), {2, 2}, {-2, 4, -3, 5}, {2, 2},
            {-1, 4, -6, 5});
        row("Mod", with("Mod", {"d"}, weights("d", {1}, {3}), integer("fmod", 1)), {2}, {-4, 5}, {2}, {-1, 2});
        row("ReduceL2", one("ReduceL2", integers("axes", {1}) + integer("keepdims", 0)), {1, 2}, {3, 4}, {1}, {5});
        row("ReduceProd", one("ReduceProd", integers("axes", {0, 1})), {2, 2}, {1, 2, 3, 4}, {1, 1}, {24});
        row("ReduceLogSumExp", one("ReduceLogSumExp", integer("keepdims", 0)), {2}, {0, 0}, {}, {std::log(2.0F)});
        row("Gather from behind", with("Gather", {"i"}, indices("i", {2}, {-1, 0})), {3}, {5, 6, 7}, {2}, {7, 5});
        row("Gather one", with("Gather", {"i"}, indices("i", {}, {-2}), integer("axis", 1)), {2, 2}, {1, 2, 3, 4}, {2},
            {1, 3});
        row("Gather a matrix", with("Gather", {"i"}, indices("i", {2, 2}, {0, 1, 1, 0})), {2}, {8, 9}, {2, 2},
            {8, 9, 9, 8});
        row("GatherElements", with("GatherElements", {"i"}, indices("i", {2, 1}, {1, -2}), integer("axis", 1)), {2, 2},
            {1, 2, 3, 4}, {2, 1}, {2, 3});
        row("GatherND", with("GatherND", {"i"}, indices("i", {2, 2}, {0, 1, 1, 0})), {2, 2}, {1, 2, 3, 4}, {2}, {2, 3});
        row("ScatterND", with("ScatterND", {"i", "u"}, indices("i", {1, 1}, {2}) + weights("u", {1}, {9})), {3},
            {1, 2, 3}, {3}, {1, 2, 9});
        row("ScatterElements", with("ScatterElements", {"i", "u"}, indices("i", {1}, {-1}) + weights("u", {1}, {9})),
            {3}, {1, 2, 3}, {3}, {1, 2, 9});
        row("Slice backwards",
            with("Slice", {"a", "b", "c", "d"},
                 indices("a", {1}, {-1}) + indices("b", {1}, {-9}) + indices("c", {1}, {0}) + indices("d", {1}, {-2})),
            {5}, {1, 2, 3, 4, 5}, {3}, {5, 3, 1});
        row("Slice without axes", with("Slice", {"a", "b"}, indices("a", {2}, {0, 1}) + indices("b", {2}, {1, 9})),
            {2, 2}, {1, 2, 3, 4}, {1, 1}, {2});
        row("Split",
            indices("s", {2}, {1, 2}) + nodeOf("Split", {"x", "s"}, {"a", "b"}) +
                nodeOf("Concat", {"b", "a"}, {"y"}, integer("axis", 0)),
            {3}, {1, 2, 3}, {3}, {2, 3, 1});
        row("Tile", with("Tile", {"r"}, indices("r", {1}, {2})), {2}, {1, 2}, {4}, {1, 2, 1, 2});
        row("Pad by a constant", with("Pad", {"p", "v"}, indices("p", {2}, {1, -1}) + weights("v", {}, {7})), {3},
            {1, 2, 3}, {3}, {7, 1, 2});
        row("Pad by reflection", with("Pad", {"p"}, indices("p", {4}, {0, 2, 0, 0}), text("mode", "reflect")), {1, 3},
            {1, 2, 3}, {1, 5}, {3, 2, 1, 2, 3});
        row("Trilu", with("Trilu", {"k"}, indices("k", {}, {1}), integer("upper", 0)), {2, 3}, {1, 2, 3, 4, 5, 6},
            {2, 3}, {1, 2, 0, 4, 5, 6});
        row("CumSum backwards", with("CumSum", {"a"}, indices("a", {}, {0}), integer("reverse", 1)), {3}, {1, 2, 3},
            {3}, {6, 5, 3});
        row("TopK", indices("k", {1}, {2}) + nodeOf("TopK", {"x", "k"}, {"y", "at"}, integer("largest", 0)), {3},
            {5, 1, 3}, {2}, {1, 3});
        row("ArgMax of equal ones, the last",
            nodeOf("ArgMax", {"x"}, {"i"}, integer("axis", 0) + integer("select_last_index", 1)) +
                nodeOf("Cast", {"i"}, {"y"}, integer("to", 1)),
            {3}, {4, 4, 1}, {1}, {1});
        row("OneHot",
            nodeOf("Cast", {"x"}, {"i"}, integer("to", 7)) + indices("d", {}, {3}) + weights("v", {2}, {2, 5}) +
                nodeOf("OneHot", {"i", "d", "v"}, {"y"}),
            {2}, {1, -1}, {2, 3}, {2, 5, 2, 2, 2, 5});
        row("MaxPool of a line", one("MaxPool", integers("kernel_shape", {2}) + integers("pads", {1, 0})), {1, 1, 3},
            {-1, -3, -2}, {1, 1, 3}, {-1, -1, -2});
        row("AveragePool, padded at the end",
            one("AveragePool", integers("kernel_shape", {2, 2}) + text("auto_pad", "SAME_UPPER")), {1, 1, 2, 2},
            {1, 2, 3, 4}, {1, 1, 2, 2}, {2.5F, 3, 3.5F, 4});
        row("AveragePool of a block", one("AveragePool", integers("kernel_shape", {2, 2, 2})), {1, 1, 2, 2, 2},
            {1, 2, 3, 4, 5, 6, 7, 8}, {1, 1, 1, 1, 1}, {4.5F});
        const QByteArray line = weights("w", {1, 1, 1, 3}, {1, 1, 1}),
                         two = integers("strides", {1, 2});  // uncut: 1 1 3 2 2
        row("ConvTranspose, the same size and one more at the end",
            with("ConvTranspose", {"w"}, line, two + text("auto_pad", "SAME_UPPER")), {1, 1, 1, 2}, {1, 2},
            {1, 1, 1, 4}, {1, 1, 3, 2});
        row("ConvTranspose, the same size and one more at the start",
            with("ConvTranspose", {"w"}, line, two + text("auto_pad", "SAME_LOWER")), {1, 1, 1, 2}, {1, 2},
            {1, 1, 1, 4}, {1, 3, 2, 2});
        row("ConvTranspose to a given size", with("ConvTranspose", {"w"}, line, two + integers("output_shape", {1, 3})),
            {1, 1, 1, 2}, {1, 2}, {1, 1, 1, 3}, {1, 3, 2});
        row("ConvTranspose with pads that differ",
            with("ConvTranspose", {"w"}, line, two + integers("pads", {0, 2, 0, 1})), {1, 1, 1, 2}, {1, 2},
            {1, 1, 1, 2}, {3, 2});
        row("GridSample",
            with("GridSample", {"g"}, weights("g", {1, 1, 3, 2}, {-1, 0, 0, 0, 3, 0}),
                 integer("align_corners", 1) + text("padding_mode", "border")),
            {1, 1, 1, 3}, {1, 2, 5}, {1, 1, 1, 3}, {1, 2, 5});
        row("DepthToSpace", one("DepthToSpace", integer("blocksize", 2)), {1, 4, 1, 1}, {1, 2, 3, 4}, {1, 1, 2, 2},
            {1, 2, 3, 4});
        row("SpaceToDepth", one("SpaceToDepth", integer("blocksize", 2)), {1, 1, 2, 2}, {1, 2, 3, 4}, {1, 4, 1, 1},
            {1, 2, 3, 4});
        row("Resize",
            with("Resize", {"", "f"}, weights("f", {4}, {1, 1, 2, 2}),
                 text("coordinate_transformation_mode", "asymmetric") + text("nearest_mode", "floor")),
            {1, 1, 1, 2}, {1, 2}, {1, 1, 2, 4}, {1, 1, 2, 2, 1, 1, 2, 2});
        row("InstanceNormalization",
            with("InstanceNormalization", {"s", "b"}, weights("s", {1}, {2}) + weights("b", {1}, {1}),
                 real("epsilon", 0)),
            {1, 1, 2}, {1, 3}, {1, 1, 2}, {-1, 3});
        row("LRN", one("LRN", integer("size", 3) + real("alpha", 3) + real("beta", 1)), {1, 3, 1}, {1, 2, 3}, {1, 3, 1},
            {1.0F / 6, 2.0F / 15, 3.0F / 14});
        row("Add along an axis, as before opset 7",
            with("Add", {"b"}, weights("b", {2}, {10, 20}), integer("axis", 1) + integer("broadcast", 1)), {1, 2, 2},
            {1, 2, 3, 4}, {1, 2, 2}, {11, 12, 23, 24}, 6);
        row("quantized there and back",
            weights("s", {}, {0.5F}) + tensorOf<unsigned char>("z", {}, {10}, 2) +
                nodeOf("QuantizeLinear", {"x", "s", "z"}, {"q"}) + nodeOf("DequantizeLinear", {"q", "s", "z"}, {"y"}),
            {3}, {-9, 0.3F, 200}, {3}, {-5, 0.5F, 122.5F});
        row("numbers of a shape",
            nodeOf("Shape", {"x"}, {"a"}) + indices("i", {1}, {0}) + nodeOf("Gather", {"a", "i"}, {"b"}) +
                indices("m", {1}, {-1}) + nodeOf("Concat", {"b", "m"}, {"c"}, integer("axis", 0)) +
                nodeOf("Reshape", {"x", "c"}, {"y"}),
            {2, 1, 2}, {1, 2, 3, 4}, {2, 2}, {1, 2, 3, 4});
        row("a loop that collects",
            indices("m", {}, {3}) + weights("v", {1}, {1}) +
                nodeOf("Loop", {"m", "", "v"}, {"last", "all"},
                       body("body",
                            valueOf(11, "i", {}, 7) + valueOf(11, "go", {}, 9) + valueOf(11, "in", {1}) +
                                nodeOf("Identity", {"go"}, {"on"}) + nodeOf("Add", {"in", "x"}, {"out"}) +
                                nodeOf("Identity", {"out"}, {"row"}) + valueOf(12, "on", {}, 9) +
                                valueOf(12, "out", {1}) + valueOf(12, "row", {1}))) +
                nodeOf("Add", {"all", "last"}, {"y"}),
            {1}, {10}, {3, 1}, {42, 52, 62});
        row("a loop that ends itself",
            indices("m", {}, {100}) + weights("v", {1}, {1}) + weights("limit", {1}, {20}) +
                nodeOf("Loop", {"m", "", "v"}, {"y"},
                       body("body",
                            valueOf(11, "i", {}, 7) + valueOf(11, "go", {}, 9) + valueOf(11, "in", {1}) +
                                nodeOf("Add", {"in", "x"}, {"out"}) + nodeOf("Less", {"out", "limit"}, {"small"}) +
                                nodeOf("Squeeze", {"small"}, {"on"}) + valueOf(12, "on", {}, 9) +
                                valueOf(12, "out", {1}))),
            {1}, {8}, {1}, {25});
        row("Scan",
            weights("v", {}, {0}) +
                nodeOf("Scan", {"v", "x"}, {"sum", "y"},
                       integer("num_scan_inputs", 1) +
                           body("body",
                                valueOf(11, "s", {}) + valueOf(11, "each", {}) + nodeOf("Add", {"s", "each"}, {"t"}) +
                                    nodeOf("Mul", {"t", "t"}, {"square"}) + valueOf(12, "t", {}) +
                                    valueOf(12, "square", {}))),
            {3}, {1, 2, 3}, {3}, {1, 9, 36});
        row("Resize, cubic", with("Resize", {"", "f"}, weights("f", {4}, {1, 1, 1, 2}), text("mode", "cubic")),
            {1, 1, 1, 4}, {1, 2, 3, 4}, {1, 1, 1, 8},
            {0.89453125F, 1.19140625F, 1.66796875F, 2.296875F, 2.703125F, 3.33203125F, 3.80859375F, 4.10546875F});
        row("Resize of a line, the next element",
            with("Resize", {"", "f"}, weights("f", {3}, {1, 1, 2}), text("nearest_mode", "ceil")), {1, 1, 3}, {1, 2, 3},
            {1, 1, 6}, {1, 2, 2, 3, 3, 3});
        row("Resize, linear from the first element on",
            with("Resize", {"", "f"}, weights("f", {4}, {1, 1, 1, 2}),
                 text("mode", "linear") + text("coordinate_transformation_mode", "asymmetric")),
            {1, 1, 1, 2}, {1, 3}, {1, 1, 1, 4}, {1, 2, 3, 3});
        row("Resize of one axis to a size",
            with("Resize", {"", "", "n"}, indices("n", {1}, {1}), integers("axes", {0})), {2, 2}, {1, 2, 3, 4}, {1, 2},
            {1, 2}, 18);
        row("RMSNormalization", with("RMSNormalization", {"s"}, weights("s", {2}, {1, 2}), real("epsilon", 0)), {1, 2},
            {3, 4}, {1, 2}, {3 / std::sqrt(12.5F), 8 / std::sqrt(12.5F)}, 23);
        row("MeanVarianceNormalization", one("MeanVarianceNormalization", integers("axes", {1})), {1, 2}, {1, 3},
            {1, 2}, {-1, 1});
        const auto bytes = [](const QByteArray& op, const QByteArray& more,
                              qint32 less = 0) {  // of x as bytes, and what the result is above `less` as real numbers
            return more + nodeOf("Cast", {"x"}, {"b"}, integer("to", 2)) +
                tensorOf<unsigned char>("zero", {}, {static_cast<unsigned char>(op == "ConvInteger" ? 1 : 12)}, 2) +
                tensorOf<qint32>("less", {}, {less}, 6) + nodeOf(op, {"b", "w", "zero"}, {"whole"}) +
                nodeOf("Sub", {"whole", "less"}, {"above"}) + nodeOf("Cast", {"above"}, {"y"}, integer("to", 1));
        };
        row("MatMulInteger", bytes("MatMulInteger", tensorOf<unsigned char>("w", {3, 2}, {1, 4, 2, 5, 3, 6}, 2)),
            {4, 3}, {11, 7, 3, 10, 6, 2, 9, 5, 1, 8, 4, 0}, {4, 2}, {-38, -83, -44, -98, -50, -113, -56, -128});
        row("ConvInteger", bytes("ConvInteger", tensorOf<unsigned char>("w", {1, 1, 2, 2}, {1, 1, 1, 1}, 2)),
            {1, 1, 3, 3}, {2, 3, 4, 5, 6, 7, 8, 9, 10}, {1, 1, 2, 2}, {12, 16, 24, 28});
        // 301 products: sums of the weights 3 stay below 2^24, where f32 is exact, and those of 255 do not.
        const Floats many(301, 255);
        const auto alike = [](unsigned char weight) { return std::vector<unsigned char>(301, weight); };
        row("MatMulInteger, sums that f32 holds",
            bytes("MatMulInteger", tensorOf<unsigned char>("w", {301, 1}, alike(3), 2), 301 * 3 * 243 - 1), {1, 301},
            many, {1, 1}, {1});
        row("MatMulInteger, sums beyond f32",
            bytes("MatMulInteger", tensorOf<unsigned char>("w", {301, 1}, alike(255), 2), 301 * 255 * 243 - 1),
            {1, 301}, many, {1, 1}, {1});
        row("ConvInteger, sums beyond f32",
            bytes("ConvInteger", tensorOf<unsigned char>("w", {1, 301, 1, 1}, alike(255), 2), 301 * 255 * 253 - 1),
            {1, 301, 1, 1}, Floats(301, 254), {1, 1, 1, 1}, {1});
        const auto dynamic = [](const QByteArray& result) {
            return nodeOf("DynamicQuantizeLinear", {"x"}, {"q", "scale", "zero"}) +
                nodeOf("Cast", {result}, {"y"}, integer("to", 1));
        };
        const Floats spread{0, 2, -3, -2.5F, 1.34F, 0.5F};
        row("DynamicQuantizeLinear", dynamic("q"), {6}, spread, {6}, {153, 255, 0, 26, 221, 179});
        row("DynamicQuantizeLinear, its scale", dynamic("scale"), {6}, spread, {}, {5.0F / 255});
        row("DynamicQuantizeLinear, its zero point", dynamic("zero"), {6}, spread, {}, {153});
        row("DynamicQuantizeLinear of zeros", dynamic("q"), {2}, {0, 0}, {2}, {0, 0});
        // One element each; the bias of the reset gate's product tells both forms apart.
        const auto sigma = [](float x) { return 1 / (1 + std::exp(-x)); };
        const auto cell = [&](float x, float h) {
            const float z = sigma(x + h / 2), c = std::tanh(x + sigma(x + h / 2) * h / 2 + 0.5F);
            return (1 - z) * c + z * h;
        };
        const auto gru = [&](quint64 d, const QByteArray& attributes) {
            const std::vector<float> ones(3 * d, 1), halves(3 * d, 0.5F);
            std::vector<float> bias(6 * d);
            for (quint64 i = 0; i < d; ++i) bias[6 * i + 5] = 0.5F;
            return with("GRU", {"w", "r", "b"},
                        weights("w", {d, 3, 1}, ones) + weights("r", {d, 3, 1}, halves) + weights("b", {d, 6}, bias),
                        integer("hidden_size", 1) + attributes);
        };
        const float h1 = cell(1, 0), h2 = cell(2, h1), g2 = cell(2, 0), g1 = cell(1, g2);
        row("GRU, reset before the product", gru(1, {}), {2, 1, 1}, {1, 2}, {2, 1, 1, 1}, {h1, h2});
        row("GRU, from both ends", gru(2, text("direction", "bidirectional")), {2, 1, 1}, {1, 2}, {2, 2, 1, 1},
            {h1, g1, h2, g2});
        row("RNN from the end",
            with("RNN", {"w", "r"}, weights("w", {1, 1, 1}, {1}) + weights("r", {1, 1, 1}, {1}),
                 integer("hidden_size", 1) + text("direction", "reverse")),
            {2, 1, 1}, {1, 2}, {2, 1, 1, 1}, {std::tanh(1 + std::tanh(2.0F)), std::tanh(2.0F)});
        row("GRU whose lengths are all the steps, with the usual functions named",
            tensorOf<qint32>("lengths", {1}, {1}, 6) +
                with("GRU", {"w", "r", "", "lengths"},
                     weights("w", {1, 3, 1}, {1, 1, 1}) + weights("r", {1, 3, 1}, {0, 0, 0}),
                     integer("hidden_size", 1) + texts("activations", {"Sigmoid", "Tanh"})),
            {1, 1, 1}, {1}, {1, 1, 1, 1}, {(1 - sigma(1)) * std::tanh(1.0F)});
        const auto arm = [](const QByteArray& op) {
            return nodeOf(op, {"x", "w"}, {op + "_y"}) + valueOf(12, op + "_y", {2});
        };
        row("If",
            weights("w", {2}, {10, 20}) + weights("zero", {}, {0}) +
                nodeOf("ReduceSum", {"x"}, {"sum"}, integer("keepdims", 0)) +
                nodeOf("Greater", {"sum", "zero"}, {"c"}) +
                nodeOf("If", {"c"}, {"y"}, body("then_branch", arm("Add")) + body("else_branch", arm("Mul"))),
            {2}, {-1, -2}, {2}, {-10, -40});
    }
    void operatorsOfOneInput() {
        QFETCH(const QByteArray, rest);
        QFETCH(const QList<quint64>, sizes);
        QFETCH(const Floats, x);
        QFETCH(const QList<quint64>, result);
        QFETCH(const Floats, expected);
        QFETCH(const int, opset);
        QByteArray wrong;
        const std::vector<std::int64_t> shape(sizes.begin(), sizes.end());
        const Floats got = run(valueOf(11, "x", sizes) + valueOf(12, "y", result) + rest, {hostOf(x, shape)},
                               static_cast<quint64>(opset), wrong);
        QVERIFY2(wrong.isEmpty(), wrong);
        QVERIFY2(same(got, expected), "got " + textOf(got) + " expected " + textOf(expected));
    }

    void operatorsThatCannotRunAreNamed_data() {
        QTest::addColumn<QByteArray>("node");
        QTest::addColumn<QByteArray>("note");
        const auto row = [](const char* op, const QByteArray& why) {
            QTest::newRow(op) << nodeOf(op, {"x"}, {"y"}) << op + QByteArray(" that makes 'y': ") + why;
        };
        row("NonMaxSuppression", "input 1 is missing");
        row("SequenceConstruct", "a sequence or an optional value is not a tensor");
        row("RandomNormalLike", "random numbers, which differ from run to run");
        row("StringNormalizer", "string tensors are not supported");
        row("NoSuchThing", "this operator is not supported");
        QTest::newRow("by its own name") << nodeOf("Unique", {"x"}, {"y"}, part(3, "/head/Unique"))
                                         << QByteArray("Unique '/head/Unique': a result whose size depends on data");
    }
    void operatorsThatCannotRunAreNamed() {
        QFETCH(const QByteArray, node);
        QFETCH(const QByteArray, note);
        const QByteArray graph = valueOf(11, "x", {2}) + valueOf(12, "y", {2}) + node;
        const auto opened = openAndPlan(writtenFile(folder_, "planned.onnx", modelOf(graph)));
        QVERIFY2(opened.ok(), errorOf(opened));
        const auto& notes = opened.value().program->notes;
        QCOMPARE(notes.size(), std::size_t{1});
        const std::string text = notes.front().text();
        QVERIFY2(text.find(note.toStdString()) != std::string::npos, text.c_str());
        QVERIFY(text.find('\n') == std::string::npos);
        QVERIFY(opened.value().outcome.plan().valid());
    }

    void shapesOfAnOpenBatchAreFollowed() {
        // [n, 2, 2] becomes [n, 4] by numbers that the model computes, and [n * 4] by others.
        const QByteArray graph = valueOf(11, "x", {0, 2, 2}) + valueOf(12, "y", {0, 4}) +
            nodeOf("Shape", {"x"}, {"a"}) + indices("i", {}, {0}) + nodeOf("Gather", {"a", "i"}, {"b"}) +
            indices("ax", {1}, {0}) + nodeOf("Unsqueeze", {"b", "ax"}, {"c"}) + indices("four", {1}, {4}) +
            nodeOf("Concat", {"c", "four"}, {"d"}, integer("axis", 0)) + nodeOf("Reshape", {"x", "d"}, {"e"}) +
            nodeOf("Mul", {"e", "e"}, {"y"});
        const auto bounded = [](Tuning tuning) { return edit::set_range(std::move(tuning), "n", RangeEdit{1, 8}); };
        QByteArray wrong;
        for (const std::int64_t n : {1, 3, 8}) {
            Floats x(static_cast<std::size_t>(n) * 4), expected;
            for (std::size_t i = 0; i < x.size(); ++i) x[i] = static_cast<float>(i);
            for (const float each : x) expected.push_back(each * each);
            const Floats got = run(graph, {hostOf(x, {n, 2, 2})}, 17, wrong, bounded);
            QVERIFY2(wrong.isEmpty(), wrong);
            QVERIFY2(same(got, expected), textOf(got));
        }
    }

    void aShapeThatTheRunBringsCounts_data() {
        QTest::addColumn<QByteArray>("graph");
        QTest::addColumn<std::vector<std::int64_t>>("shape");
        QTest::addColumn<QList<qint64>>("given");
        QTest::addColumn<bool>("fits");
        const auto reshape = [](const QByteArray& more = {}) {
            return valueOf(11, "x", {2, 3}) + valueOf(11, "s", {2}, 7) + valueOf(12, "y", {3, 2}) +
                nodeOf("Reshape", {"x", "s"}, {"y"}) + more;
        };
        // A value that is not an output is a view, which the file's sizes would make empty at run time.
        const QByteArray inside = valueOf(11, "x", {2, 3}) + valueOf(11, "s", {2}, 7) + valueOf(13, "v", {3, 2}) +
            valueOf(12, "y", {3, 2}) + nodeOf("Reshape", {"x", "s"}, {"v"}) + nodeOf("Identity", {"v"}, {"w"}) +
            nodeOf("Abs", {"w"}, {"y"});
        const QByteArray expand = valueOf(11, "x", {2, 1}) + valueOf(11, "s", {2}, 7) + valueOf(12, "y", {2, 3}) +
            nodeOf("Expand", {"x", "s"}, {"y"});
        const std::vector<std::int64_t> six{2, 3}, two{2, 1};
        QTest::newRow("the declared one") << reshape() << six << QList<qint64>{3, 2} << true;
        QTest::newRow("the rest of it") << reshape() << six << QList<qint64>{3, -1} << true;
        QTest::newRow("another") << reshape() << six << QList<qint64>{6, 1} << false;
        QTest::newRow("a view") << inside << six << QList<qint64>{3, 2} << true;
        QTest::newRow("another view") << inside << six << QList<qint64>{2, 3} << false;
        QTest::newRow("expanded") << expand << two << QList<qint64>{2, 3} << true;
        QTest::newRow("expanded by the input") << expand << two << QList<qint64>{1, 3} << true;
        QTest::newRow("expanded otherwise") << expand << two << QList<qint64>{2, 4} << false;
    }
    void aShapeThatTheRunBringsCounts() {
        QFETCH(const QByteArray, graph);
        QFETCH(const std::vector<std::int64_t>, shape);
        QFETCH(const QList<qint64>, given);
        QFETCH(const bool, fits);
        Floats x(static_cast<std::size_t>(shape[0] * shape[1]));
        for (std::size_t i = 0; i < x.size(); ++i) x[i] = static_cast<float>(i + 1);
        HostTensor sizes{.dtype = DType::i64, .shape = {2}, .bytes = {}};
        sizes.bytes.resize(2 * sizeof(qint64));
        std::memcpy(sizes.bytes.data(), given.constData(), sizes.bytes.size());
        QByteArray wrong;
        const Floats got = run(graph, {hostOf(x, shape), sizes}, 17, wrong);
        QCOMPARE(wrong.isEmpty(), fits);
        if (!fits) return;
        Floats expected = x;
        if (shape[1] == 1) expected = {1, 1, 1, 2, 2, 2};
        QVERIFY2(same(got, expected), textOf(got));
    }

    void wholeProductsAreI32OfAnyRank() {
        const QByteArray graph = valueOf(11, "a", {2, 2}, 3) + valueOf(11, "b", {2}, 3) + valueOf(12, "y", {2}, 6) +
            nodeOf("MatMulInteger", {"a", "b"}, {"y"});
        const auto opened = openAndPlan(writtenFile(folder_, "whole.onnx", modelOf(graph)));
        QVERIFY2(opened.ok(), errorOf(opened));
        const Method& method = *opened.value().outcome.method;
        QCOMPARE(method.values[method.outputs.at(0)].tensor()->dtype, DType::i32);
    }

    void expressionsThatWouldGrowWithoutEndDoNot() {
        // Each node doubles the text of a size: without a limit 2^60 characters.
        QByteArray graph =
            valueOf(11, "x", {0}) + valueOf(12, "y", {0}) + nodeOf("Shape", {"x"}, {"s0"}) + indices("two", {1}, {2});
        for (int i = 0; i < 60; ++i) {
            const QByteArray from = "s" + QByteArray::number(i), half = "h" + QByteArray::number(i),
                             to = "s" + QByteArray::number(i + 1);
            graph += nodeOf("Div", {from, "two"}, {half}) + nodeOf("Mul", {half, from}, {to});
        }
        graph += nodeOf("Reshape", {"x", "s60"}, {"y"});
        const auto opened = openAndPlan(writtenFile(folder_, "growing.onnx", modelOf(graph)));
        QVERIFY2(opened.ok(), errorOf(opened));
        for (const Value& value : opened.value().outcome.method->values) {
            if (!value.tensor()) continue;
            for (const sym::Expr& size : value.tensor()->sizes) QVERIFY(size.text().size() < 1000);
        }
    }
};

QTEST_GUILESS_MAIN(TestOnnxOperators)
#include "test_onnx_operators.moc"
