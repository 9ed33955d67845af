// Operators of ONNX Runtime's own domain, and rare functions of recurrent cells, each against its formula.

#include <algorithm>
#include <cmath>

#include "engine/open/open_given.h"
#include "engine/runtime/executor.h"
#include "tests/formats/importing.h"
#include "tests/formats/onnx_building.h"

using namespace arenascope;
using namespace arenascope::testing;
using namespace arenascope::testing::onnx_model;

using Reals = std::vector<double>;
using Names = QList<QByteArray>;

namespace {

constexpr int of_f32 = 1, of_u8 = 2, of_i8 = 3;

template <class Number>
HostTensor hostOf(DType dtype, const Reals& values, std::vector<std::int64_t> shape) {
    HostTensor out{.dtype = dtype, .shape = std::move(shape), .bytes = {}};
    for (const double value : values) {
        const auto item = static_cast<Number>(value);
        const auto bytes = std::as_bytes(std::span(&item, 1));
        out.bytes.insert(out.bytes.end(), bytes.begin(), bytes.end());
    }
    return out;
}

template <class Number>
Reals numbersOf(const HostTensor& tensor) {
    Reals out;
    for (std::size_t at = 0; at + sizeof(Number) <= tensor.bytes.size(); at += sizeof(Number)) {
        Number item{};
        std::memcpy(&item, tensor.bytes.data() + at, sizeof item);
        out.push_back(static_cast<double>(item));
    }
    return out;
}

QByteArray textOf(const Reals& values) {
    QByteArray out;
    for (const double value : values) out += QByteArray::number(value) + ' ';
    return out;
}

/// f of each element.
template <class F>
Reals each(const Reals& values, F f) {
    Reals out;
    std::transform(values.begin(), values.end(), std::back_inserter(out), f);
    return out;
}

QByteArray own(const QByteArray& op, const Names& from, const QByteArray& attributes = {}, const Names& to = {"y"}) {
    return nodeOf(op, from, to, part(7, "com.microsoft") + attributes);
}
QByteArray reals(const QByteArray& name, const std::vector<float>& values) {
    QByteArray out = part(1, name);
    for (const float value : values) {
        out += static_cast<char>(7 << 3 | 5);
        out.append(reinterpret_cast<const char*>(&value), 4);
    }
    return part(5, out + number(20, 6));
}
QByteArray scale(const QByteArray& name, float value) { return weights(name, {}, {value}); }
QByteArray zero(const QByteArray& name, quint8 value) { return tensorOf<quint8>(name, {}, {value}, of_u8); }

double sigma(double x) { return 1 / (1 + std::exp(-x)); }
double gelu(double x) { return x * 0.5 * std::erfc(-x / std::sqrt(2.0)); }
double tanhGelu(double x) {
    return 0.5 * x * (1 + std::tanh(std::sqrt(2 / std::acos(-1.0)) * (x + 0.044715 * x * x * x)));
}
double quantised(double x, double scale, double zero, double least, double most) {
    return std::clamp(std::nearbyint(x / scale) + zero, least, most);
}
/// u8 around a zero point of 128.
double u8Of(double x, double scale) { return quantised(x, scale, 128, 0, 255); }

/// (x - mean) / deviation * gamma + beta; without a mean where it is the simplified form.
Reals normalised(const Reals& x, const Reals& gamma, const Reals& beta, double epsilon, bool simple) {
    double mean = 0, square = 0;
    for (const double value : x) mean += simple ? 0 : value / static_cast<double>(x.size());
    for (const double value : x) square += (value - mean) * (value - mean) / static_cast<double>(x.size());
    Reals out;
    for (std::size_t i = 0; i < x.size(); ++i)
        out.push_back((x[i] - mean) / std::sqrt(square + epsilon) * gamma[i] + (beta.empty() ? 0 : beta[i]));
    return out;
}

/// Softmax of q k^T / sqrt(width), times v; one head, rows of `width`.
Reals attended(const Reals& q, const Reals& k, const Reals& v, std::size_t width) {
    Reals out(q.size(), 0);
    const std::size_t rows = q.size() / width, keys = k.size() / width;
    for (std::size_t r = 0; r < rows; ++r) {
        Reals part(keys);
        double sum = 0;
        for (std::size_t j = 0; j < keys; ++j) {
            double product = 0;
            for (std::size_t w = 0; w < width; ++w) product += q[r * width + w] * k[j * width + w];
            sum += part[j] = std::exp(product / std::sqrt(static_cast<double>(width)));
        }
        for (std::size_t j = 0; j < keys; ++j)
            for (std::size_t w = 0; w < width; ++w) out[r * width + w] += part[j] / sum * v[j * width + w];
    }
    return out;
}

}  // namespace

class TestOnnxContrib : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    Result<std::vector<HostTensor>> run(const QByteArray& model, const HostTensor& input) {
        const QString path = writtenFile(folder_, "model.onnx", model);
        Progress progress;
        const Engine engine;
        TRY(const auto program, open_given(path.toStdString(), {}, progress, {}));
        TRY(const Outcome outcome, engine.evaluate(*program, starting_tuning(*program), {}, progress));
        TRY(const auto executor, Executor::load(program, *outcome.method, outcome.plan()));
        TRY(RunResult result, executor->run({input}, {}, progress));
        return std::move(result.outputs);
    }

private slots:
    void realNumbersFollowTheirFormula_data() {
        QTest::addColumn<QByteArray>("graph");
        QTest::addColumn<Reals>("x");
        QTest::addColumn<QList<quint64>>("shape");
        QTest::addColumn<Reals>("expected");
        const auto row = [](const char* name, const QByteArray& graph, const Reals& x, const QList<quint64>& shape,
                            const Reals& expected) { QTest::newRow(name) << graph << x << shape << expected; };
        const Reals x{-2, -0.5, 0.25, 3};
        row("Gelu", own("Gelu", {"x"}), x, {4}, each(x, gelu));
        row("FastGelu with a bias", weights("b", {4}, {0.5F, 0.5F, 0.5F, 0.5F}) + own("FastGelu", {"x", "b"}), x, {4},
            each(x, [](double a) { return tanhGelu(a + 0.5); }));
        row("BiasGelu", weights("b", {4}, {1, 1, 1, 1}) + own("BiasGelu", {"x", "b"}), x, {4},
            each(x, [](double a) { return gelu(a + 1); }));
        row("QuickGelu", own("QuickGelu", {"x"}, real("alpha", 1.5F)), x, {4},
            each(x, [](double a) { return a * sigma(1.5 * a); }));
        row("FusedMatMul, turned and scaled",
            weights("w", {2, 2}, {1, 2, 3, 4}) +
                own("FusedMatMul", {"x", "w"}, integer("transB", 1) + real("alpha", 0.5F)),
            {1, 2, -1, 0}, {2, 2}, {2.5, 5.5, -0.5, -1.5});
        row("FusedGemm",
            weights("w", {2, 1}, {1, -1}) + weights("c", {1}, {4}) +
                own("FusedGemm", {"x", "w", "c"},
                    real("alpha", 2) + real("beta", 0.5F) + text("activation", "LeakyRelu") +
                        real("activation_alpha", 0.1F)),
            {1, 5, 5, 1}, {2, 2}, {-0.6, 10});
        row("FusedConv with a sum",
            weights("w", {1, 1, 1, 1}, {-1}) + weights("z", {1, 1, 2, 2}, {0, 1, 1, 5}) +
                own("FusedConv", {"x", "w", "", "z"}, text("activation", "Relu")),
            {1, -2, 3, 4}, {1, 1, 2, 2}, {0, 3, 0, 1});
        // 2 and -0.5 are 255 and 0 of a scale of 2.5 / 255.
        row("DynamicQuantizeMatMul",
            tensorOf<qint8>("w", {2, 1}, {3, -2}, of_i8) + scale("d", 0.25F) + weights("c", {1}, {10}) +
                own("DynamicQuantizeMatMul", {"x", "w", "d", "", "c"}),
            {2, -0.5}, {1, 2}, {2 * 0.75 + 0.5 * 0.5 + 10});
        // Column 0 holds 0 to 15, column 1 holds 15 to 0, around 8 and around 1; the even ones are the low half bytes.
        Reals many(16, 0);
        many[0] = 1, many[3] = -1, many[15] = 2;
        std::vector<quint8> packed;
        for (int i = 0; i < 16; i += 2) packed.push_back(static_cast<quint8>(i | (i + 1) << 4));
        for (int i = 15; i > 0; i -= 2) packed.push_back(static_cast<quint8>(i | (i - 1) << 4));
        const QByteArray halves = tensorOf<quint8>("w", {2, 1, 8}, packed, of_u8) + weights("d", {2}, {0.5F, 0.25F});
        const QByteArray sizes = integer("N", 2) + integer("K", 16) + integer("bits", 4) + integer("block_size", 16);
        row("MatMulNBits", halves + own("MatMulNBits", {"x", "w", "d"}, sizes), many, {1, 16},
            {(-8 + 5 + 2 * 7) * 0.5, (7 - 4 - 2 * 8) * 0.25});
        row("MatMulNBits with zero points",
            halves + tensorOf<quint8>("z", {2}, {8, 1}, of_u8) + own("MatMulNBits", {"x", "w", "d", "z"}, sizes), many,
            {1, 16}, {(-8 + 5 + 2 * 7) * 0.5, (14 - 11 - 2 * 1) * 0.25});
        const Reals gamma{1, 2, 3}, beta{0.5, 0, -0.5}, sums{1 + 1 + 0.1, 2 - 1 + 0.2, 4 + 0 + 0.3};
        const QByteArray parameters = weights("s", {3}, {1, -1, 0}) + weights("g", {3}, {1, 2, 3}) +
            weights("b", {3}, {0.5F, 0, -0.5F}) + weights("c", {3}, {0.1F, 0.2F, 0.3F});
        row("SkipLayerNormalization",
            parameters + own("SkipLayerNormalization", {"x", "s", "g", "b", "c"}, real("epsilon", 0.01F)), {1, 2, 4},
            {1, 1, 3}, normalised(sums, gamma, beta, 0.01, false));
        row("SkipSimplifiedLayerNormalization",
            parameters + own("SkipSimplifiedLayerNormalization", {"x", "s", "g", "c"}, real("epsilon", 0.01F)),
            {1, 2, 4}, {1, 1, 3}, normalised(sums, gamma, {}, 0.01, true));
        row("SimplifiedLayerNormalization",
            parameters + own("SimplifiedLayerNormalization", {"x", "g"}, real("epsilon", 0.01F)), {1, 2, 4}, {1, 3},
            normalised({1, 2, 4}, gamma, {}, 0.01, true));
        row("MatMulIntegerToFloat",
            tensorOf<qint8>("w", {2, 1}, {3, -2}, of_i8) + scale("d", 0.5F) + scale("e", 0.25F) +
                tensorOf<qint8>("z", {}, {1}, of_i8) + weights("c", {1}, {10}) +
                nodeOf("QuantizeLinear", {"x", "d"}, {"q"}) +
                own("MatMulIntegerToFloat", {"q", "w", "d", "e", "", "z", "c"}),
            {2, 4}, {1, 2}, {2 * 0.5 + 4 * -0.75 + 10});
        const Reals q{1, 0, 0, 1};
        row("Attention of joined weights",
            weights("w", {2, 6}, {1, 0, 2, 0, 1, 0, 0, 1, 0, 2, 0, 3}) + weights("c", {6}, {0, 0, 0, 0, 1, 0}) +
                own("Attention", {"x", "w", "c"}, integer("num_heads", 1)),
            q, {1, 2, 2}, attended(q, {2, 0, 0, 2}, {2, 0, 1, 3}, 2));
        row("MultiHeadAttention with a bias",
            weights("c", {6}, {0.5F, 0, 0, 0, 1, -1}) +
                own("MultiHeadAttention", {"x", "x", "x", "c"}, integer("num_heads", 1)),
            q, {1, 2, 2}, attended({1.5, 0, 0.5, 1}, q, {2, -1, 1, 0}, 2));
        row("Trilu", own("Trilu", {"x"}, integer("upper", 0)), x, {2, 2}, {-2, 0, 0.25, 3});
        row("Pad", indices("p", {2}, {1, 2}) + scale("v", 7) + own("Pad", {"x", "p", "v"}), x, {4},
            {7, -2, -0.5, 0.25, 3, 7, 7});
        const QByteArray cell = weights("w", {1, 1, 1}, {2}) + weights("r", {1, 1, 1}, {1});
        const auto rnn = [&](const QByteArray& function, const std::vector<float>& alphas,
                             const std::vector<float>& betas) {
            return cell +
                nodeOf("RNN", {"x", "w", "r"}, {"y"},
                       integer("hidden_size", 1) + texts("activations", {function}) +
                           reals("activation_alpha", alphas) + reals("activation_beta", betas));
        };
        row("OneHot of real numbers",
            weights("d", {}, {3}) + weights("v", {2}, {5, 2}) + nodeOf("OneHot", {"x", "d", "v"}, {"y"}), {0, 7, -1},
            {3}, {2, 5, 5, 5, 5, 5, 5, 5, 2});
        row("a cell of Affine", rnn("Affine", {0.5F}, {1}), {1, 3}, {2, 1, 1}, {2, 0.5 * (6 + 2) + 1});
        const double first = 1.5 * std::tanh(0.25 * 2);
        row("a cell of ScaledTanh", rnn("ScaledTanh", {1.5F}, {0.25F}), {1, 3}, {2, 1, 1},
            {first, 1.5 * std::tanh(0.25 * (6 + first))});
        const double in = 0.5 * 2 + 0.1, out = 3 * std::tanh(2 * in * 2) * (0.5 * 2 + 0.1);
        row("an LSTM of both",
            weights("w", {1, 4, 1}, {1, 1, 1, 1}) + weights("r", {1, 4, 1}, {0, 0, 0, 0}) +
                nodeOf("LSTM", {"x", "w", "r"}, {"y"},
                       integer("hidden_size", 1) + texts("activations", {"Affine", "Relu", "ScaledTanh"}) +
                           reals("activation_alpha", {0.5F, 3}) + reals("activation_beta", {0.1F, 2})),
            {2}, {1, 1, 1}, {out});
    }
    void realNumbersFollowTheirFormula() {
        QFETCH(const QByteArray, graph);
        QFETCH(const Reals, x);
        QFETCH(const QList<quint64>, shape);
        QFETCH(const Reals, expected);
        const auto got = run(modelOf(valueOf(11, "x", shape, of_f32) + valueOf(12, "y", {0}, of_f32) + graph, 22),
                             hostOf<float>(DType::f32, x, {shape.begin(), shape.end()}));
        QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
        const Reals numbers = numbersOf<float>(got.value().at(0));
        QCOMPARE(numbers.size(), expected.size());
        for (std::size_t i = 0; i < numbers.size(); ++i)
            QVERIFY2(std::abs(numbers[i] - expected[i]) <= 1e-6 + 1e-5 * std::abs(expected[i]), textOf(numbers));
    }

    void bytesFollowTheirFormula_data() {
        QTest::addColumn<QByteArray>("graph");
        QTest::addColumn<Reals>("x");
        QTest::addColumn<QList<quint64>>("shape");
        QTest::addColumn<Reals>("expected");
        const auto row = [](const char* name, const QByteArray& graph, const Reals& x, const QList<quint64>& shape,
                            const Reals& expected) { QTest::newRow(name) << graph << x << shape << expected; };
        // x is u8 of scale 1/16 around 128; results have the given scale.
        const QByteArray known =
            scale("s", 0.0625F) + zero("z", 128) + scale("t", 0.125F) + scale("o", 1.0F / 256) + zero("n", 0);
        const Reals x{0, 100, 131, 255};
        const auto realOf = [](double q) { return (q - 128) / 16; };
        const QByteArray other = tensorOf<quint8>("b", {4}, {128, 160, 64, 144}, of_u8);
        const Reals b{0, 2, -4, 1};
        Reals sums, products;
        for (std::size_t i = 0; i < x.size(); ++i) {
            sums.push_back(u8Of(realOf(x[i]) + b[i], 0.125));
            products.push_back(u8Of(realOf(x[i]) * b[i], 0.125));
        }
        const Names pair{"x", "s", "z", "b", "s", "z", "t", "z"}, one{"x", "s", "z", "t", "z"};
        row("QLinearAdd", known + other + own("QLinearAdd", pair), x, {4}, sums);
        row("QLinearMul", known + other + own("QLinearMul", pair), x, {4}, products);
        row("QLinearSigmoid", known + own("QLinearSigmoid", {"x", "s", "z", "o", "n"}), x, {4},
            each(x, [&](double q) { return quantised(sigma(realOf(q)), 1.0 / 256, 0, 0, 255); }));
        row("QLinearLeakyRelu", known + own("QLinearLeakyRelu", one, real("alpha", 0.25F)), x, {4},
            each(x, [&](double q) { return u8Of(realOf(q) < 0 ? realOf(q) / 4 : realOf(q), 0.125); }));
        double whole = 0;
        for (const double q : x) whole += std::exp(realOf(q));
        row("QLinearSoftmax",
            known + own("QLinearSoftmax", {"x", "s", "z", "o", "n"}, integer("axis", -1) + integer("opset", 13)), x,
            {1, 4}, each(x, [&](double q) { return quantised(std::exp(realOf(q)) / whole, 1.0 / 256, 0, 0, 255); }));
        double mean = 0;
        for (const double q : x) mean += realOf(q) / 4;
        row("QLinearGlobalAveragePool", known + own("QLinearGlobalAveragePool", one), x, {1, 1, 2, 2},
            {u8Of(mean, 0.125)});
        row("QLinearAveragePool", known + own("QLinearAveragePool", one, integers("kernel_shape", {1, 2})), x,
            {1, 1, 2, 2}, {u8Of((realOf(0) + realOf(100)) / 2, 0.125), u8Of((realOf(131) + realOf(255)) / 2, 0.125)});
        row("QLinearReduceMean", known + own("QLinearReduceMean", one, integers("axes", {1}) + integer("keepdims", 0)),
            x, {2, 2}, {u8Of((realOf(0) + realOf(100)) / 2, 0.125), u8Of((realOf(131) + realOf(255)) / 2, 0.125)});
        Reals both = each(x, [&](double q) { return u8Of(realOf(q), 0.125); });
        for (const double value : b) both.push_back(u8Of(value, 0.125));
        row("QLinearConcat",
            known + other + own("QLinearConcat", {"t", "z", "x", "s", "z", "b", "s", "z"}, integer("axis", 0)), x, {4},
            both);
        // Weights of scales 1/2 and 1/4 by column, and a bias of whole numbers in their product with 1/16.
        const Reals r = each(x, realOf);
        row("QGemm",
            known + tensorOf<quint8>("w", {2, 2}, {2, 0, 4, 6}, of_u8) + weights("d", {2}, {0.5F, 0.25F}) +
                tensorOf<quint8>("e", {2}, {0, 2}, of_u8) + tensorOf<qint32>("c", {2}, {32, -64}, 6) +
                own("QGemm", {"x", "s", "z", "w", "d", "e", "c", "t", "z"}),
            x, {2, 2},
            {u8Of(r[0] * 1 + r[1] * 2 + 1, 0.125), u8Of(r[0] * -0.5 + r[1] * 1 - 1, 0.125),
             u8Of(r[2] * 1 + r[3] * 2 + 1, 0.125), u8Of(r[2] * -0.5 + r[3] * 1 - 1, 0.125)});
        row("QuantizeLinear and DequantizeLinear",
            known + own("DequantizeLinear", {"x", "s", "z"}, {}, {"real"}) + own("QuantizeLinear", {"real", "t", "z"}),
            x, {4}, each(x, [&](double q) { return u8Of(realOf(q), 0.125); }));
    }
    void bytesFollowTheirFormula() {
        QFETCH(const QByteArray, graph);
        QFETCH(const Reals, x);
        QFETCH(const QList<quint64>, shape);
        QFETCH(const Reals, expected);
        const auto got = run(modelOf(valueOf(11, "x", shape, of_u8) + valueOf(12, "y", {0}, of_u8) + graph, 22),
                             hostOf<std::uint8_t>(DType::u8, x, {shape.begin(), shape.end()}));
        QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
        const Reals numbers = numbersOf<std::uint8_t>(got.value().at(0));
        QVERIFY2(numbers == expected, textOf(numbers) + "instead of " + textOf(expected));
    }
};

QTEST_GUILESS_MAIN(TestOnnxContrib)
#include "test_onnx_contrib.moc"
