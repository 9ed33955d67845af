// Quantised layers in integers (`--layout best`): exact sums, equal to dequantising, computing in float and
// quantising.

#include <QTest>

#include "engine/passes/best_integers.h"
#include "tests/runtime/kernel_case.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

struct Case {
    std::int64_t batch = 1, channels = 1, groups = 1, outs = 1, height = 1, width = 1, kernel = 1, stride = 1,
                 padding = 0, dilation = 1;
    std::int64_t zero = 0, outZero = 0;
    double inScale = 0.02, outScale = 0.05;
    bool isUnsigned = false, relu = false, quantised = true, hasBias = true;
    std::vector<double> input, weight, scales, bias;
    [[nodiscard]] std::int64_t size(std::int64_t in) const {
        return (in + 2 * padding - dilation * (kernel - 1) - 1) / stride + 1;
    }
};

Case randomCase(std::mt19937& random) {
    const auto up_to = [&](std::int64_t most) { return std::int64_t(random() % std::uint32_t(most)); };
    Case c;
    c.groups = 1 + up_to(3);
    c.channels = c.groups * (1 + up_to(6));
    c.outs = c.groups * (1 + up_to(6));
    c.batch = 1 + up_to(2);
    c.kernel = 1 + up_to(3);
    c.dilation = 1 + up_to(2);
    c.stride = 1 + up_to(2);
    c.padding = up_to(2);
    c.height = c.dilation * (c.kernel - 1) + 1 + up_to(6);
    c.width = c.dilation * (c.kernel - 1) + 1 + up_to(6);
    c.isUnsigned = up_to(2) == 0;
    c.zero = up_to(2) == 0 ? 0 : c.isUnsigned ? up_to(255) : up_to(200) - 100;
    c.outZero = c.isUnsigned ? up_to(255) : up_to(200) - 100;
    c.relu = up_to(2) == 0;
    c.quantised = up_to(4) != 0;
    c.hasBias = up_to(2) == 0;
    c.input = randomElements(random, c.batch * c.channels * c.height * c.width, c.isUnsigned ? 0 : -128,
                             c.isUnsigned ? 255 : 127, true);
    c.weight = randomElements(random, c.outs * c.channels / c.groups * c.kernel * c.kernel, -127, 128, true);
    c.scales = randomElements(random, c.outs, 0.001, 0.02);
    c.bias = randomElements(random, c.outs);
    return c;
}

/// Real values, from exact sums, in the order of the output.
std::vector<double> realValues(const Case& c) {
    std::vector<double> out;
    const std::int64_t per = c.channels / c.groups;
    for (std::int64_t n = 0; n < c.batch; ++n) {
        for (std::int64_t o = 0; o < c.outs; ++o) {
            for (std::int64_t y = 0; y < c.size(c.height); ++y) {
                for (std::int64_t x = 0; x < c.size(c.width); ++x) {
                    double sum = 0;
                    for (std::int64_t i = 0; i < per; ++i) {
                        for (std::int64_t kh = 0; kh < c.kernel; ++kh) {
                            for (std::int64_t kw = 0; kw < c.kernel; ++kw) {
                                const std::int64_t h = y * c.stride - c.padding + kh * c.dilation,
                                                   w = x * c.stride - c.padding + kw * c.dilation;
                                if (h < 0 || h >= c.height || w < 0 || w >= c.width) continue;
                                const std::int64_t from =
                                    ((n * c.channels + o / (c.outs / c.groups) * per + i) * c.height + h) * c.width + w;
                                sum += (c.input[std::size_t(from)] - double(c.zero)) *
                                    c.weight[std::size_t(((o * per + i) * c.kernel + kh) * c.kernel + kw)];
                            }
                        }
                    }
                    const double value =
                        sum * c.inScale * c.scales[std::size_t(o)] + (c.hasBias ? c.bias[std::size_t(o)] : 0);
                    out.push_back(c.relu ? std::max(value, 0.0) : value);
                }
            }
        }
    }
    return out;
}

/// Empty if all agree: equal quanta, except where the real value is within a thousandth of a tie.
QString disagreement(const Case& c, const std::vector<double>& got) {
    const std::vector<double> real = realValues(c);
    if (got.size() != real.size()) return QStringLiteral("%1 results for %2").arg(got.size()).arg(real.size());
    for (std::size_t i = 0; i < got.size(); ++i) {
        if (!c.quantised) {
            if (std::fabs(got[i] - real[i]) > 1e-4 * (1 + std::fabs(real[i])))
                return QStringLiteral("%1 instead of %2").arg(got[i]).arg(real[i]);
            continue;
        }
        const double level = real[i] / c.outScale + double(c.outZero), low = c.isUnsigned ? 0 : -128,
                     high = c.isUnsigned ? 255 : 127;
        const double expected = std::clamp(std::nearbyint(level), low, high);
        const bool is_tie = std::fabs(level - std::floor(level) - 0.5) < 1e-3;
        if (std::fabs(got[i] - expected) > (is_tie ? 1 : 0))
            return QStringLiteral("element %1: %2 instead of %3 (%4)").arg(i).arg(got[i]).arg(expected).arg(level);
    }
    return {};
}

class TestIntegers : public QObject {
    Q_OBJECT
private slots:
    void convolutionsAreExact() {
        std::mt19937 random(11);
        for (int round = 0; round < 80; ++round) {
            const Case c = randomCase(random);
            KernelCase k;
            const DType bytes = c.isUnsigned ? DType::u8 : DType::i8;
            const std::vector<std::uint8_t> planes{0, 1, 2, 3}, pixels{0, 2, 3, 1};
            const ValueId x =
                k.tensor(bytes, {c.batch, c.channels, c.height, c.width}, c.input, round % 2 == 0 ? planes : pixels);
            const ValueId w = k.tensor(DType::i8, {c.outs, c.channels / c.groups, c.kernel, c.kernel}, c.weight);
            const ValueId scales = k.tensor(DType::f64, {c.outs}, c.scales),
                          bias = c.hasBias ? k.tensor(DType::f32, {c.outs}, c.bias) : k.none();
            const ValueId out =
                k.tensor(c.quantised ? bytes : DType::f32, {c.batch, c.outs, c.size(c.height), c.size(c.width)}, {},
                         round / 2 % 2 == 0 ? planes : pixels);
            const auto result = k.run(
                "arenascope::integer_convolution.out",
                {x, k.number(c.inScale), k.integer(c.zero), w, scales, bias, k.ints({c.stride, c.stride}),
                 k.ints({c.padding, c.padding}), k.ints({c.dilation, c.dilation}), k.integer(c.groups),
                 c.relu ? k.number(0) : k.none(), k.none(), c.quantised ? k.number(c.outScale) : k.none(),
                 k.integer(c.outZero), k.integer(c.isUnsigned ? 0 : -128), k.integer(c.isUnsigned ? 255 : 127), out});
            QVERIFY2(result.ok(), result.ok() ? "" : result.error().text().c_str());
            const QString wrong = disagreement(c, k.read(out));
            QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("round %1: %2").arg(round).arg(wrong)));
            QVERIFY(k.guardsHold());
        }
    }
    /// From each byte of either sign, at scales that round: what dequantising and quantising give, in every order.
    void requantisedBytesAreThoseOfBothSteps() {
        std::mt19937 random(13);
        const std::vector<std::uint8_t> planes{0, 1, 2, 3}, pixels{0, 2, 3, 1};
        for (int round = 0; round < 60; ++round) {
            const bool fromSigned = round % 2 == 0, toSigned = round / 2 % 2 == 0;
            const std::vector<std::int64_t> sizes{1, 1 + round % 7, 1 + round * 3 % 11, 1 + round * 13 % 67};
            std::vector<double> values(std::size_t(sizes[1] * sizes[2] * sizes[3]));
            for (std::size_t i = 0; i < values.size(); ++i)
                values[i] = double((i * 37 + std::size_t(round)) % 256) - (fromSigned ? 128 : 0);
            const double from = randomElements(random, 1, 0.001, 0.2)[0], to = randomElements(random, 1, 0.001, 0.2)[0];
            const std::int64_t zero = round * 7 % 200 - 100, moved = round * 11 % 150 - 75, low = toSigned ? -128 : 0,
                               high = toSigned ? 127 : 255;
            const DType in = fromSigned ? DType::i8 : DType::u8, out = toSigned ? DType::i8 : DType::u8;
            KernelCase k;
            const ValueId x = k.tensor(in, sizes, values, planes), floats = k.tensor(DType::f32, sizes),
                          both = k.tensor(out, sizes),
                          once = k.tensor(out, sizes, {}, round % 3 == 0 ? pixels : planes);
            const auto scaled = [&](const char* op, ValueId source, double scale, std::int64_t centre, bool ends,
                                    ValueId result) {
                std::vector<ValueId> args{source,         k.number(scale), k.integer(centre),
                                          k.integer(low), k.integer(high), k.none()};
                if (ends) args.push_back(k.none());
                args.push_back(result);
                const auto ran = k.run(std::string("quantized_decomposed::") + op, args);
                QVERIFY2(ran.ok(), ran.ok() ? "" : ran.error().text().c_str());
            };
            scaled("dequantize_per_tensor.out", x, from, zero, true, floats);
            scaled("quantize_per_tensor.out", floats, to, moved, false, both);
            const auto ran = k.run("arenascope::requantize.out",
                                   {x, k.number(from), k.integer(zero), k.number(to), k.integer(moved), k.integer(low),
                                    k.integer(high), once});
            QVERIFY2(ran.ok(), ran.ok() ? "" : ran.error().text().c_str());
            QVERIFY(k.guardsHold());
            QCOMPARE(k.read(once), k.read(both));
        }
    }
    void productsAreExact() {
        std::mt19937 random(12);
        for (int round = 0; round < 80; ++round) {
            Case c = randomCase(random);
            c.groups = c.kernel = c.stride = c.dilation = c.height = c.width = 1;
            c.padding = 0;
            c.channels = 1 + std::int64_t(random() % 200);
            c.input =
                randomElements(random, c.batch * c.channels, c.isUnsigned ? 0 : -128, c.isUnsigned ? 255 : 127, true);
            c.weight = randomElements(random, c.outs * c.channels, -127, 128, true);
            KernelCase k;
            const DType bytes = c.isUnsigned ? DType::u8 : DType::i8;
            const ValueId x = k.tensor(bytes, {c.batch, c.channels}, c.input),
                          w = k.tensor(DType::i8, {c.outs, c.channels}, c.weight);
            const ValueId scales = k.tensor(DType::f32, {c.outs}, c.scales),
                          bias = c.hasBias ? k.tensor(DType::f32, {c.outs}, c.bias) : k.none();
            const ValueId out = k.tensor(c.quantised ? bytes : DType::f32, {c.batch, c.outs});
            const auto result =
                k.run("arenascope::integer_linear.out",
                      {x, k.number(c.inScale), k.integer(c.zero), w, scales, bias, c.relu ? k.number(0) : k.none(),
                       k.none(), c.quantised ? k.number(c.outScale) : k.none(), k.integer(c.outZero),
                       k.integer(c.isUnsigned ? 0 : -128), k.integer(c.isUnsigned ? 255 : 127), out});
            QVERIFY2(result.ok(), result.ok() ? "" : result.error().text().c_str());
            const QString wrong = disagreement(c, k.read(out));
            QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("round %1: %2").arg(round).arg(wrong)));
            QVERIFY(k.guardsHold());
        }
    }

    /// Sums that PyTorch's order of additions puts on the other side of a border between two quanta than the exact sum:
    /// element 5784 of mcunet_like_slim's conv2d_9, and 291 of depthwise_zoo's conv2d_4.
    void sumsOnTheBorderRoundAsPyTorchs() {
        const std::vector<double> bytes{19, -82, -38, -2, 80, -1, -9, 34, -35, -35, -8, -6},
            weights{-112, -128, -71, 87, -126, 40, 16, 102, 70, -110, 102, -28};
        const double scale = 0.0835663452744484, weightScale = 0.006799869704991579;
        const double bias = double(-320 * 0.0005682402406819165f);
        {
            std::vector<double> x, w;
            for (const double byte : bytes) x.push_back(float(byte + 6) * float(scale));
            for (const double weight : weights) w.push_back(float(weight) * float(weightScale));
            KernelCase k;
            const ValueId out = k.tensor(DType::f32, {1, 1, 1, 1});
            const auto result = k.run("aten::convolution.out",
                                      {k.tensor(DType::f32, {1, 12, 1, 1}, x), k.tensor(DType::f32, {1, 12, 1, 1}, w),
                                       k.tensor(DType::f32, {1}, {bias}), k.ints({1, 1}), k.ints({0, 0}),
                                       k.ints({1, 1}), k.boolean(false), k.ints({0, 0}), k.integer(1), out});
            QVERIFY2(result.ok(), result.ok() ? "" : result.error().text().c_str());
            QCOMPARE(float(k.read(out)[0]), 2.03430057f);  // the exact sum rounds to 2.03430033
        }
        const auto convolved = [](const std::vector<double>& in, std::int64_t channels, std::int64_t size,
                                  std::int64_t groups, const std::vector<double>& weight, double inScale,
                                  std::int64_t zero, double ofWeights, std::optional<double> added, double high,
                                  double outScale) {
            KernelCase k;
            const ValueId x = k.tensor(DType::i8, {1, channels, size, size}, in);
            const ValueId w = k.tensor(DType::i8, {groups, channels / groups, size, size}, weight);
            const ValueId scales = k.tensor(DType::f32, {groups}, std::vector<double>(std::size_t(groups), ofWeights));
            const ValueId b = added ? k.tensor(DType::f32, {groups}, {*added}) : k.none();
            const ValueId out = k.tensor(DType::i8, {1, groups, 1, 1});
            const auto result = k.run("arenascope::integer_convolution.out",
                                      {x, k.number(inScale), k.integer(zero), w, scales, b, k.ints({1, 1}),
                                       k.ints({0, 0}), k.ints({1, 1}), k.integer(groups), k.number(0), k.number(high),
                                       k.number(outScale), k.integer(-128), k.integer(-128), k.integer(127), out});
            return result.ok() ? k.read(out) : std::vector<double>{};
        };
        QCOMPARE(convolved(bytes, 12, 1, 1, weights, scale, -6, weightScale, bias, 6, 0.023517923429608345),
                 std::vector<double>{87 - 128});
        std::vector<double> window{55, 29, 20, 43, 31, 9, 49, 19, 18}, taps{-51, -85, 28, 27, -128, -70, 103, -87, -30};
        for (auto* list : {&window, &taps}) {
            const std::vector<double> once = *list;
            list->insert(list->end(), once.begin(), once.end());
        }
        QCOMPARE(convolved(window, 2, 3, 2, taps, 0.10940580070018768, 30, 0.007670165039598942, {}, 1e9,
                           0.056981444358825684),
                 (std::vector<double>{52 - 128, 52 - 128}));
    }

    /// Bytes between two convolutions lie channels last; what the method takes and gives stays as it is.
    void imagesBetweenConvolutionsTurn() {
        HandMade made;
        std::mt19937 random(14);
        std::vector<std::int8_t> weights(4 * 4 * 9), bytes(4 * 64);
        for (auto* list : {&weights, &bytes}) {
            for (std::int8_t& item : *list) item = std::int8_t(int(random() % 255) - 127);
        }
        const std::vector<std::int64_t> sizes{1, 4, 8, 8};
        const ValueId low = made.integer(-128), high = made.integer(127), type = made.integer(1), none = made.none(),
                      one = made.ints({1, 1}), no = made.add("", false);
        const ValueId w = made.constant<std::int8_t>("w", DType::i8, {4, 4, 3, 3}, weights),
                      scales = made.constant<float>("scales", DType::f32, {4}, {0.01f, 0.02f, 0.03f, 0.01f}),
                      zeros = made.constant<std::int64_t>("zeros", DType::i64, {4}, std::vector<std::int64_t>(4, 0)),
                      dw = made.tensor("dw", DType::f32, {4, 4, 3, 3});
        made.kernel("quantized_decomposed::dequantize_per_channel.out",
                    {w, scales, zeros, made.integer(0), low, high, type, none, dw, dw}, {dw});
        const ValueId first = made.tensor("first", DType::i8, sizes);
        ValueId x = first;
        for (int layer = 0; layer < 2; ++layer) {
            const ValueId real = made.tensor("real", DType::f32, sizes), y = made.tensor("y", DType::f32, sizes),
                          out = made.tensor("out", DType::i8, sizes);
            made.kernel("quantized_decomposed::dequantize_per_tensor.out",
                        {x, made.add("", 0.03), made.integer(-7), low, high, type, none, real, real}, {real});
            made.kernel("aten::convolution.out",
                        {real, dw, none, one, one, one, no, made.ints({0, 0}), made.integer(1), y, y}, {y});
            made.kernel("quantized_decomposed::quantize_per_tensor.out",
                        {y, made.add("", 0.2), made.integer(5), low, high, type, out, out}, {out});
            x = out;
        }
        made.method.inputs = {first};
        made.method.outputs = {x};
        HandMade whole = made;
        whole.method = best::use_integers(made.method);
        QCOMPARE(whole.method.instructions.size(), std::size_t(2));
        const auto order = [&](ValueId id) { return whole.method.values[id].tensor()->dim_order; };
        QCOMPARE(order(whole.method.instructions.front().outs[0]), (std::vector<std::uint8_t>{0, 2, 3, 1}));
        QCOMPARE(order(x), (std::vector<std::uint8_t>{0, 1, 2, 3}));
        const HostTensor given = host<std::int8_t>(DType::i8, sizes, bytes);
        const auto expected = made.run({given}), got = whole.run({given});
        QVERIFY2(expected.ok(), expected.ok() ? "" : expected.error().text().c_str());
        QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
        QCOMPARE(items<std::int8_t>(got.value().outputs[0]), items<std::int8_t>(expected.value().outputs[0]));
    }

    /// Weights that casts, a difference and a product dequantise, as models with a scale for each channel have them,
    /// also unsigned ones; a copy and a pool between two layers.
    void weightsByPartsStayBytes() {
        HandMade made;
        std::mt19937 random(15);
        std::vector<std::uint8_t> first(4 * 4 * 9), bytes(4 * 64);
        std::vector<std::int8_t> second(4 * 4 * 9);
        for (auto* list : {&first, &bytes}) {
            for (std::uint8_t& item : *list) item = std::uint8_t(64 + random() % 128);
        }
        for (std::int8_t& item : second) item = std::int8_t(int(random() % 255) - 127);
        const std::vector<std::int64_t> shape{4, 4, 3, 3}, sizes{1, 4, 8, 8}, pooled{1, 4, 4, 4};
        const ValueId low = made.integer(0), high = made.integer(255), type = made.integer(0), none = made.none(),
                      one = made.ints({1, 1}), no = made.add("", false), alpha = made.integer(1);
        const auto alongChannels = [&](ValueId root) {
            Tensor view = *made.method.values[root].tensor();
            view.upper = {4, 1, 1, 1};
            view.sizes.assign(view.upper.begin(), view.upper.end());
            view.dim_order = {0, 1, 2, 3};
            view.alias_of = root;
            return made.add("view", std::move(view));
        };
        const auto cast = [&](ValueId from, const std::vector<std::int64_t>& of) {
            const ValueId out = made.tensor("cast", DType::f32, of);
            made.kernel("dim_order_ops::_to_dim_order_copy.out", {from, no, none, out, out}, {out});
            return out;
        };
        const auto weight = [&](ValueId w, ValueId zeros) {
            const ValueId scales = made.constant<float>("scales", DType::f32, {4}, {0.01f, 0.02f, 0.03f, 0.01f}),
                          centred = made.tensor("centred", DType::f32, shape),
                          real = made.tensor("weight", DType::f32, shape);
            made.kernel("aten::sub.out", {cast(w, shape), alongChannels(cast(zeros, {4})), alpha, centred, centred},
                        {centred});
            made.kernel("aten::mul.out", {centred, alongChannels(scales), real, real}, {real});
            return real;
        };
        const auto layer = [&](ValueId x, ValueId w, ValueId bias, const std::vector<std::int64_t>& of) {
            const ValueId real = made.tensor("real", DType::f32, of), y = made.tensor("y", DType::f32, of),
                          out = made.tensor("out", DType::u8, of);
            made.kernel("quantized_decomposed::dequantize_per_tensor.out",
                        {x, made.add("", 0.03), made.integer(7), low, high, type, none, real, real}, {real});
            made.kernel("aten::convolution.out",
                        {real, w, bias, one, one, one, no, made.ints({0, 0}), made.integer(1), y, y}, {y});
            made.kernel("quantized_decomposed::quantize_per_tensor.out",
                        {y, made.add("", 0.2), made.integer(5), low, high, type, out, out}, {out});
            return out;
        };
        const ValueId x = made.tensor("x", DType::u8, sizes);
        const ValueId bias = made.constant<float>("bias", DType::f32, {4}, {0.5f, -1.0f, 0.0f, 2.0f});
        const ValueId w1 = weight(made.constant<std::uint8_t>("w1", DType::u8, shape, first),
                                  made.constant<std::uint8_t>("zeros", DType::u8, {4}, {120, 128, 130, 125})),
                      w2 = weight(made.constant<std::int8_t>("w2", DType::i8, shape, second),
                                  made.constant<std::int8_t>("nothing", DType::i8, {4}, {0, 0, 0, 0}));
        const ValueId image = layer(x, w1, bias, sizes), copy = made.tensor("copy", DType::u8, sizes),
                      largest = made.tensor("largest", DType::u8, pooled),
                      places = made.tensor("places", DType::i64, pooled);
        made.kernel("dim_order_ops::_clone_dim_order.out", {image, no, none, copy, copy}, {copy});
        made.kernel("aten::max_pool2d_with_indices.out",
                    {copy, made.ints({3, 3}), made.ints({2, 2}), one, one, no, largest, places, largest, places},
                    {largest, places});
        const ValueId out = layer(largest, w2, none, pooled);
        made.method.inputs = {x};
        made.method.outputs = {out};
        HandMade whole = made;
        whole.method = best::use_integers(made.method);
        QStringList ops;
        for (const Instruction& each : whole.method.instructions) ops.append(QString::fromStdString(each.op));
        QCOMPARE(ops,
                 (QStringList{"arenascope::integer_convolution.out", "arenascope::max_pool2d.out",
                              "arenascope::integer_convolution.out"}));
        const HostTensor given = host<std::uint8_t>(DType::u8, sizes, bytes);
        const auto expected = made.run({given}), got = whole.run({given});
        QVERIFY2(expected.ok(), expected.ok() ? "" : expected.error().text().c_str());
        QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
        QCOMPARE(items<std::uint8_t>(got.value().outputs[0]), items<std::uint8_t>(expected.value().outputs[0]));
    }

    /// Quantised in lanes as one at a time, ties and numbers that are none included, in any order.
    void bytesOfFloatsAreThoseOfTheFormula() {
        std::mt19937 random(16);
        for (const bool isUnsigned : {false, true}) {
            const double scale = 0.25, low = isUnsigned ? 0 : -128, high = isUnsigned ? 255 : 127;
            const std::int64_t zero = isUnsigned ? 100 : -3;
            std::vector<double> floats = randomElements(random, 3 * 5 * 7, -40, 40);
            for (std::size_t i = 0; i < floats.size(); i += 2) floats[i] = 0.125 * double(int(random() % 400) - 200);
            floats[1] = 1e30;
            floats[3] = -HUGE_VAL;
            for (const std::vector<std::uint8_t>& order : {std::vector<std::uint8_t>{0, 1, 2}, {2, 0, 1}}) {
                KernelCase k;
                const ValueId out = k.tensor(isUnsigned ? DType::u8 : DType::i8, {3, 5, 7}, {}, order);
                const auto result = k.run("quantized_decomposed::quantize_per_tensor.out",
                                          {k.tensor(DType::f32, {3, 5, 7}, floats), k.number(scale), k.integer(zero),
                                           k.integer(std::int64_t(low)), k.integer(std::int64_t(high)), k.none(), out});
                QVERIFY2(result.ok(), result.ok() ? "" : result.error().text().c_str());
                std::vector<double> expected;
                for (const double x : floats)
                    expected.push_back(std::clamp(double(std::nearbyint(float(x) * 4.0F)) + double(zero), low, high));
                QCOMPARE(k.read(out), expected);
                QVERIFY(k.guardsHold());
            }
        }
    }

    /// dequantise, convolve, relu, quantise: one operator is left, and it gives what the five gave.
    void aQuantisedLayerBecomesOneOperator() {
        HandMade made;
        std::mt19937 random(13);
        std::vector<std::int8_t> weights(6 * 4 * 9), bytes(4 * 64);
        for (auto* list : {&weights, &bytes}) {
            for (std::int8_t& item : *list) item = std::int8_t(int(random() % 255) - 127);
        }
        const ValueId x = made.tensor("x", DType::i8, {1, 4, 8, 8}),
                      real = made.tensor("real", DType::f32, {1, 4, 8, 8});
        const ValueId w = made.constant<std::int8_t>("w", DType::i8, {6, 4, 3, 3}, weights),
                      dw = made.tensor("dw", DType::f32, {6, 4, 3, 3});
        const ValueId scales =
            made.constant<float>("scales", DType::f32, {6}, {0.01f, 0.02f, 0.03f, 0.01f, 0.005f, 0.02f});
        const ValueId zeros = made.constant<std::int64_t>("zeros", DType::i64, {6}, std::vector<std::int64_t>(6, 0));
        const ValueId bias = made.constant<float>("bias", DType::f32, {6}, {1, -1, 0, 2, 0.5f, 0});
        const ValueId y = made.tensor("y", DType::f32, {1, 6, 8, 8}), r = made.tensor("r", DType::f32, {1, 6, 8, 8}),
                      out = made.tensor("out", DType::i8, {1, 6, 8, 8});
        const ValueId low = made.integer(-128), high = made.integer(127), type = made.integer(1), none = made.none(),
                      one = made.ints({1, 1}), no = made.add("", false);
        made.kernel("quantized_decomposed::dequantize_per_tensor.out",
                    {x, made.add("", 0.03), made.integer(-7), low, high, type, none, real, real}, {real});
        made.kernel("quantized_decomposed::dequantize_per_channel.out",
                    {w, scales, zeros, made.integer(0), low, high, type, none, dw, dw}, {dw});
        made.kernel("aten::convolution.out",
                    {real, dw, bias, one, one, one, no, made.ints({0, 0}), made.integer(1), y, y}, {y});
        made.kernel("aten::relu.out", {y, r, r}, {r});
        made.kernel("quantized_decomposed::quantize_per_tensor.out",
                    {r, made.add("", 0.2), made.integer(-90), low, high, type, out, out}, {out});
        made.method.inputs = {x};
        made.method.outputs = {out};
        HandMade whole = made;
        whole.method = best::use_integers(made.method);
        QCOMPARE(whole.method.instructions.size(), std::size_t(1));
        QCOMPARE(whole.method.instructions.front().op, std::string("arenascope::integer_convolution.out"));
        const HostTensor given = host<std::int8_t>(DType::i8, {1, 4, 8, 8}, bytes);
        const auto expected = made.run({given}), got = whole.run({given});
        QVERIFY2(expected.ok(), expected.ok() ? "" : expected.error().text().c_str());
        QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
        const auto a = items<std::int8_t>(expected.value().outputs[0]), b = items<std::int8_t>(got.value().outputs[0]);
        QCOMPARE(b, a);
    }
};

}  // namespace

QTEST_GUILESS_MAIN(TestIntegers)
#include "test_integers.moc"
