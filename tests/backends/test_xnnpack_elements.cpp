// XNNPACK payloads with values other than plain f32: the integers equal those of a device.

#include <QTest>
#include <algorithm>
#include <cmath>
#include <cstring>
#include <functional>
#include <random>
#include <set>

#include "engine/backends/backend.h"
#include "schemas/xnnpack_generated.h"
#include "tests/backends/built_in.h"
#include "tests/backends/xnnpack_maker.h"

namespace arenascope {

using namespace testing;

class TestXnnpackElements : public QObject {
    Q_OBJECT

private slots:
    void init() {
        if (!testing::is_built_in("xnnpack")) QSKIP("built without XNNPACK");
    }

    void aStaticallyQuantisedLinearGivesTheIntegersOfIntegerArithmetic() {
        constexpr std::size_t rows = 5, ins = 24, outs = 6;
        constexpr float in_scale = 0.0137F, out_scale = 0.05F;
        constexpr int in_zero = 3, out_zero = -5;
        const auto weights = integers<std::int8_t>(outs * ins, -127, 127, 1);
        const auto bias = integers<std::int32_t>(outs, -900, 900, 2);
        std::vector<float> scales, bias_scales;
        for (std::size_t o = 0; o < outs; ++o) {
            scales.push_back(0.004F + 0.001F * static_cast<float>(o));
            bias_scales.push_back(scales.back() * in_scale);
        }
        Maker make;
        const auto x = make.plain(Datatype::fp32, {rows, ins}, 0, 1),
                   y = make.plain(Datatype::fp32, {rows, outs}, 1, 2);
        const auto xq = make.per_tensor(Datatype::qint8, {rows, ins}, in_scale, in_zero);
        const auto w = make.per_channel(Datatype::qcint8, {outs, ins}, 0, scales, make.constant(weights));
        const auto b = make.per_channel(Datatype::qcint32, {outs}, 0, bias_scales, make.constant(bias));
        const auto yq = make.per_tensor(Datatype::qint8, {rows, outs}, out_scale, out_zero);
        make.convert(x, xq);
        make.linear(xq, w, b, yq);
        make.convert(yq, y);
        auto handle = make.init(2);
        QVERIFY2(handle.ok(), handle.ok() ? "" : handle.error().text().c_str());
        std::vector<float> in = numbers(rows * ins, 3), out(rows * outs);
        std::vector<std::string> kernels;
        QCOMPARE(run(*handle.value(), {tensor(DType::f32, {rows, ins}, in), tensor(DType::f32, {rows, outs}, out)},
                     &kernels),
                 std::string());
        QCOMPARE(QString::fromStdString(kernels[1]),
                 QStringLiteral("FullyConnected: XNNPACK in f32, rounded to qint8"));
        std::set<int> seen;
        for (std::size_t r = 0; r < rows; ++r) {
            for (std::size_t o = 0; o < outs; ++o) {
                std::int64_t sum = bias[o];
                for (std::size_t k = 0; k < ins; ++k)
                    sum +=
                        (quantised(in[r * ins + k], in_scale, in_zero) - in_zero) * std::int64_t{weights[o * ins + k]};
                const double real = static_cast<double>(sum) * bias_scales[o], steps = real / out_scale;
                if (std::abs(std::abs(steps - std::floor(steps)) - 0.5) < 1e-3)
                    continue;  // a tie that f32 may round either way
                const int whole = static_cast<int>(std::clamp(std::nearbyint(steps) + out_zero, -128.0, 127.0));
                seen.insert(whole);
                QCOMPARE(out[r * outs + o], static_cast<float>(whole - out_zero) * out_scale);
            }
        }
        QVERIFY(seen.size() > 10);
    }

    void theLibraryComputesOnIntegersWithinOneStepOfIntegerArithmetic_data() {
        QTest::addColumn<bool>("is_depthwise");
        QTest::addColumn<bool>("by_channel");
        QTest::newRow("convolution, scales by channel") << false << true;
        QTest::newRow("convolution, one scale") << false << false;
        QTest::newRow("depthwise, scales by channel") << true << true;
        QTest::newRow("depthwise, one scale") << true << false;
    }
    void theLibraryComputesOnIntegersWithinOneStepOfIntegerArithmetic() {
        QFETCH(const bool, is_depthwise);
        QFETCH(const bool, by_channel);
        constexpr std::int64_t side = 5, channels = 3;
        constexpr float in_scale = 0.02F, out_scale = 0.04F;
        constexpr int in_zero = -4, out_zero = 7;
        const std::int64_t inputs = is_depthwise ? 1 : channels;
        const auto weights = integers<std::int8_t>(static_cast<std::size_t>(channels * 9 * inputs), -127, 127, 11);
        const auto bias = integers<std::int32_t>(channels, -500, 500, 12);
        std::vector<float> scales, bias_scales;
        for (std::int64_t c = 0; c < channels; ++c) {
            scales.push_back(by_channel ? 0.005F + 0.002F * static_cast<float>(c) : 0.006F);
            bias_scales.push_back(scales.back() * in_scale);
        }
        const Shape image{1, side, side, channels},
            filter = is_depthwise ? Shape{1, 3, 3, channels} : Shape{channels, 3, 3, channels};
        Maker make;
        const auto x = make.plain(Datatype::fp32, image, 0, 1), y = make.plain(Datatype::fp32, image, 1, 2);
        const auto xq = make.per_tensor(Datatype::qint8, image, in_scale, in_zero),
                   yq = make.per_tensor(Datatype::qint8, image, out_scale, out_zero);
        const auto w = by_channel
            ? make.per_channel(Datatype::qcint8, filter, is_depthwise ? 3 : 0, scales, make.constant(weights))
            : make.per_tensor(Datatype::qint8, filter, scales[0], 0, make.constant(weights));
        const auto b = by_channel
            ? make.per_channel(Datatype::qcint32, {channels}, 0, bias_scales, make.constant(bias))
            : make.per_tensor(Datatype::qint32, {channels}, bias_scales[0], 0, make.constant(bias));
        make.convert(x, xq);
        const std::uint32_t groups = is_depthwise ? channels : 1, per_group = is_depthwise ? 1 : channels;
        make.node(is_depthwise ? fb::XNodeUnion::DepthwiseConv2d : fb::XNodeUnion::Conv2d,
                  fb::CreateConvolution(make.builder(), 1, 1, 1, 1, 3, 3, 1, 1, 1, 1, per_group, per_group, groups, 0,
                                        0, xq, w, b, yq)
                      .Union());
        make.convert(yq, y);
        auto handle = make.init(2);
        QVERIFY2(handle.ok(), handle.ok() ? "" : handle.error().text().c_str());
        const auto count = static_cast<std::size_t>(side * side * channels);
        std::vector<float> in = numbers(count, 13), out(count), together(count);
        std::vector<std::string> kernels;
        QCOMPARE(run(*handle.value(), {tensor(DType::f32, image, in), tensor(DType::f32, image, out)}, &kernels),
                 std::string());
        QCOMPARE(run(*handle.value(), {tensor(DType::f32, image, in), tensor(DType::f32, image, together)}),
                 std::string());
        QCOMPARE(together, out);  // alone or in one run of the library
        for (const std::string& kernel : kernels) QVERIFY2(kernel.ends_with("XNNPACK on qint8"), kernel.c_str());
        std::set<float> seen;
        for (std::int64_t r = 0; r < side; ++r) {
            for (std::int64_t c = 0; c < side; ++c) {
                for (std::int64_t o = 0; o < channels; ++o) {
                    std::int64_t sum = bias[static_cast<std::size_t>(o)];
                    for (std::int64_t k = 0; k < 9 * inputs; ++k) {
                        const std::int64_t row = r + k / inputs / 3 - 1, column = c + k / inputs % 3 - 1,
                                           from = is_depthwise ? o : k % inputs;
                        if (row < 0 || row >= side || column < 0 || column >= side) continue;
                        const float item = in[static_cast<std::size_t>((row * side + column) * channels + from)];
                        const std::int64_t at = is_depthwise ? k * channels + o : o * 9 * inputs + k;
                        sum += (quantised(item, in_scale, in_zero) - in_zero) *
                            std::int64_t{weights[static_cast<std::size_t>(at)]};
                    }
                    const double steps =
                        static_cast<double>(sum) * bias_scales[static_cast<std::size_t>(o)] / out_scale;
                    const double expected =
                        (std::clamp(std::nearbyint(steps) + out_zero, -128.0, 127.0) - out_zero) * out_scale;
                    const float got = out[static_cast<std::size_t>((r * side + c) * channels + o)];
                    QVERIFY2(std::abs(got - expected) <= out_scale * 1.0001,
                             qPrintable(QString("%1 %2").arg(got).arg(expected)));
                    seen.insert(got);
                }
            }
        }
        QVERIFY(seen.size() > 20);
    }

    void integersOfOneByteAreAddedOnTheLibrary_data() {
        QTest::addColumn<int>("type");
        QTest::newRow("signed") << static_cast<int>(Datatype::qint8);
        QTest::newRow("unsigned") << static_cast<int>(Datatype::quint8);
    }
    void integersOfOneByteAreAddedOnTheLibrary() {
        QFETCH(const int, type);
        const auto datatype = static_cast<Datatype>(type);
        const int low = datatype == Datatype::qint8 ? -128 : 0;
        const Shape dims{2, 3, 4};
        Maker make;
        const auto a = make.plain(Datatype::fp32, dims, 0, 1), b = make.plain(Datatype::fp32, dims, 1, 1),
                   y = make.plain(Datatype::fp32, dims, 2, 2);
        const auto aq = make.per_tensor(datatype, dims, 0.01F, low + 128),
                   bq = make.per_tensor(datatype, dims, 0.02F, low + 100);
        const auto yq = make.per_tensor(datatype, dims, 0.03F, low + 120);
        make.convert(a, aq);
        make.convert(b, bq);
        make.node(fb::XNodeUnion::Add, fb::CreateTwoInputs(make.builder(), aq, bq, yq).Union());
        make.convert(yq, y);
        auto handle = make.init(3);
        QVERIFY2(handle.ok(), handle.ok() ? "" : handle.error().text().c_str());
        std::vector<float> first = numbers(24, 21), second = numbers(24, 22), out(24);
        std::vector<std::string> kernels;
        QCOMPARE(run(*handle.value(),
                     {tensor(DType::f32, dims, first), tensor(DType::f32, dims, second), tensor(DType::f32, dims, out)},
                     &kernels),
                 std::string());
        for (const std::string& kernel : kernels)
            QVERIFY2(kernel.find("XNNPACK on q") != std::string::npos, kernel.c_str());
        for (std::size_t i = 0; i < out.size(); ++i)
            QVERIFY(std::abs(out[i] - first[i] - second[i]) <= 0.03F * 1.0001F + 0.015F);
    }

    void aNodeThatDoesNotFitAtRunTimeIsNamedByItsHandle() {
        Maker make;
        const auto x = make.plain(Datatype::fp32, {2, 4}, 0, 1), y = make.plain(Datatype::fp32, {2, 4}, 1, 1),
                   z = make.plain(Datatype::fp32, {2, 4}, 2, 2);
        make.node(fb::XNodeUnion::Add, fb::CreateTwoInputs(make.builder(), x, y, z).Union());
        auto handle = make.init(3);
        QVERIFY2(handle.ok(), handle.ok() ? "" : handle.error().text().c_str());
        std::vector<float> three(12), two(8);
        std::vector<RuntimeValue> args{tensor(DType::f32, {3, 4}, three), tensor(DType::f32, {2, 4}, two),
                                       tensor(DType::f32, {3, 4}, three)};
        std::vector<RuntimeValue*> places;
        for (RuntimeValue& arg : args) places.push_back(&arg);
        ExecuteContext context{.args = places};
        const auto ran = Backends::builtin().find("xnnpack")->execute(*handle.value(), context);
        QVERIFY(!ran.ok());
        QVERIFY2(ran.error().text().find("node 0 (Add)") != std::string::npos, ran.error().text().c_str());
        QCOMPARE(context.failed_handle, std::int64_t{7});
    }

    void dynamicQuantisationFindsAScaleForEveryRow_data() {
        QTest::addColumn<int>("weights");
        QTest::newRow("8 bits by channel") << 0;
        QTest::newRow("4 bits by channel") << 1;
        QTest::newRow("4 bits by group") << 2;
    }
    void dynamicQuantisationFindsAScaleForEveryRow() {
        QFETCH(const int, weights);
        constexpr std::size_t rows = 3, ins = 16, outs = 4, group = 8;
        const std::vector<float> scales{0.01F, 0.02F, 0.015F, 0.03F};
        const std::vector<std::uint16_t> short_scales{0x3c00, 0x3c80, 0x3ca0, 0x3cc0,
                                                      0x3ce0, 0x3d00, 0x3c20, 0x3c40};  // bfloat16
        const auto whole = integers<std::int8_t>(outs * ins, weights == 0 ? -127 : -8, weights == 0 ? 127 : 7, 4);
        std::vector<std::uint8_t> nibbles(outs * ins / 2);
        for (std::size_t i = 0; i < whole.size(); ++i)
            nibbles[i / 2] |= static_cast<std::uint8_t>((whole[i] + 8) << (i % 2 * 4));
        Maker make;
        const auto x = make.plain(Datatype::fp32, {rows, ins}, 0, 1),
                   y = make.plain(Datatype::fp32, {rows, outs}, 1, 2);
        const auto xq = make.per_token({rows, ins}, 1);
        const auto w = weights == 0 ? make.per_channel(Datatype::qcint8, {outs, ins}, 0, scales, make.constant(whole))
            : weights == 1          ? make.per_channel(Datatype::qcint4, {outs, ins}, 0, scales, make.constant(nibbles))
                                    : make.per_group({outs, ins}, group, short_scales, make.constant(nibbles));
        make.convert(x, xq);
        make.linear(xq, w, Maker::none, y);
        auto handle = make.init(2);
        QVERIFY2(handle.ok(), handle.ok() ? "" : handle.error().text().c_str());
        std::vector<float> in = numbers(rows * ins, 5), out(rows * outs);
        for (std::size_t k = 0; k < ins; ++k) in[ins + k] *= 100;  // rows of another size need another scale
        QCOMPARE(run(*handle.value(), {tensor(DType::f32, {rows, ins}, in), tensor(DType::f32, {rows, outs}, out)}),
                 std::string());
        for (std::size_t r = 0; r < rows; ++r) {
            const auto [scale, zero] = range_of(&in[r * ins], ins);
            for (std::size_t o = 0; o < outs; ++o) {
                double sum = 0, most = 0;
                for (std::size_t k = 0; k < ins; ++k) {
                    const double q = std::clamp(std::nearbyint(in[r * ins + k] / scale) + zero, -128.0, 127.0) - zero;
                    float of_group = scales[o];
                    if (weights == 2) {
                        const std::uint32_t bits = std::uint32_t{short_scales[o * 2 + k / group]} << 16;
                        std::memcpy(&of_group, &bits, sizeof bits);
                    }
                    sum += q * scale * whole[o * ins + k] * of_group;
                    most = std::max(most, std::abs(scale * whole[o * ins + k] * of_group));
                }
                // One input may lie on a tie between two integers; a difference of more than one step is an error.
                QVERIFY2(std::abs(out[r * outs + o] - sum) <= most * 1.01 + 1e-5 * std::abs(sum),
                         qPrintable(QString("%1 %2").arg(out[r * outs + o]).arg(sum)));
            }
        }
    }

    void anArgumentMayBeQuantisedWhenItComesIn() {
        Maker make;
        const auto x = make.plain(Datatype::fp32, {1, 4}, 0, 1, Datatype::qint8),
                   y = make.plain(Datatype::fp32, {1, 4}, 1, 2);
        make.convert(x, y);
        auto handle = make.init(2);
        QVERIFY2(handle.ok(), handle.ok() ? "" : handle.error().text().c_str());
        std::vector<float> in{0, 255, 100.4F, 0.3F}, out(4);
        QCOMPARE(run(*handle.value(), {tensor(DType::f32, {1, 4}, in), tensor(DType::f32, {1, 4}, out)}),
                 std::string());
        QCOMPARE(out, (std::vector<float>{0, 255, 100, 0}));  // steps of exactly one
        QCOMPARE(in[2], 100.4F);                              // the program's own tensor stays
    }

    void eightBitArgumentsGoInAndOutAsTheyAre() {
        Maker make;
        const auto x = make.per_tensor(Datatype::qint8, {1, 3}, 0.5F, 10, 0, 0, 1),
                   y = make.per_tensor(Datatype::qint8, {1, 3}, 0.25F, -20, 0, 1, 2);
        make.node(fb::XNodeUnion::Negate, fb::CreateOneInput(make.builder(), x, y).Union());
        auto handle = make.init(2);
        QVERIFY2(handle.ok(), handle.ok() ? "" : handle.error().text().c_str());
        std::vector<std::int8_t> in{10, 12, -120}, out(3);
        QCOMPARE(run(*handle.value(), {tensor(DType::i8, {1, 3}, in), tensor(DType::i8, {1, 3}, out)}), std::string());
        QCOMPARE(out, (std::vector<std::int8_t>{-20, -24, 127}));
        std::vector<float> wrong(3);
        const std::string refused =
            run(*handle.value(), {tensor(DType::f32, {1, 3}, wrong), tensor(DType::i8, {1, 3}, out)});
        QVERIFY2(QString::fromStdString(refused).contains("qint8"), refused.c_str());
    }

    void halvesAreRoundedAfterEveryNode() {
        Maker make;
        const auto a = make.plain(Datatype::fp16, {1, 2}, 0, 1), b = make.plain(Datatype::fp16, {1, 2}, 1, 1);
        const auto sum = make.plain(Datatype::fp16, {1, 2}), y = make.plain(Datatype::fp16, {1, 2}, 2, 2);
        make.node(fb::XNodeUnion::Add, fb::CreateTwoInputs(make.builder(), a, b, sum).Union());
        make.node(fb::XNodeUnion::Subtract, fb::CreateTwoInputs(make.builder(), sum, a, y).Union());
        auto handle = make.init(3);
        QVERIFY2(handle.ok(), handle.ok() ? "" : handle.error().text().c_str());
        std::vector<std::uint16_t> first{0x6800, 0x3c00}, second{0x3c00, 0x3c00}, out(2);  // 2048 and 1; 1 and 1
        QCOMPARE(run(*handle.value(),
                     {tensor(DType::f16, {1, 2}, first), tensor(DType::f16, {1, 2}, second),
                      tensor(DType::f16, {1, 2}, out)}),
                 std::string());
        QCOMPARE(out[0], std::uint16_t{0});  // 2049 is no half
        QCOMPARE(out[1], std::uint16_t{0x3c00});
    }

    void theLargestOfAWindowAndWhereItIs() {
        Maker make;
        const auto x = make.plain(Datatype::fp32, {1, 2, 4, 1}, 0, 1),
                   y = make.plain(Datatype::fp32, {1, 1, 2, 1}, 1, 2),
                   at = make.plain(Datatype::fp32, {1, 1, 2, 1}, 2, 2);
        make.node(fb::XNodeUnion::ArgMaxPooling2d,
                  fb::CreateArgMaxNode(make.builder(), 0, 0, 0, 0, 2, 2, x, y, at).Union());
        auto handle = make.init(3);
        QVERIFY2(handle.ok(), handle.ok() ? "" : handle.error().text().c_str());
        std::vector<float> in{1, 2, 9, 3, 4, 3, 8, 7}, out(2);
        std::vector<std::int64_t> where(2);
        QCOMPARE(run(*handle.value(),
                     {tensor(DType::f32, {1, 2, 4, 1}, in), tensor(DType::f32, {1, 1, 2, 1}, out),
                      tensor(DType::i64, {1, 1, 2, 1}, where)}),
                 std::string());
        QCOMPARE(out, (std::vector<float>{4, 9}));
        QCOMPARE(where, (std::vector<std::int64_t>{2, 0}));
    }

    void whatCannotBeRunNamesTheValue() {
        const auto refused = [](const std::function<void(Maker&)>& add) {
            Maker make;
            make.plain(Datatype::fp32, {1, 4}, 0, 1);
            add(make);
            const auto made = make.init(1);
            return made.ok() ? QString() : QString::fromStdString(made.error().text());
        };
        const auto with = [&](Datatype type, float scale, int zero) {
            return refused([=](Maker& make) { make.per_tensor(type, {1, 4}, scale, zero); });
        };
        QVERIFY(with(Datatype::qint8, 0, 0).contains("value 1"));
        QVERIFY(with(Datatype::qint8, std::nanf(""), 0).contains("scale"));
        QVERIFY(with(Datatype::qint8, 1, 200).contains("zero point 200"));
        QVERIFY(with(Datatype::quint8, 1, -1).contains("zero point -1"));
        QVERIFY(refused([](Maker& make) { make.plain(Datatype::qint8, {1, 4}); }).contains("value 1"));
        QVERIFY(refused([](Maker& make) { make.plain(Datatype::bf16, {1, 4}); }).contains("bf16"));
        const std::vector<std::int8_t> bytes(8);
        QVERIFY(refused([&](Maker& make) {
                    make.per_channel(Datatype::qcint8, {2, 4}, 0, {1}, make.constant(bytes));
                }).contains("1 scale"));
        QVERIFY(refused([&](Maker& make) {
                    make.per_channel(Datatype::qcint8, {2, 4}, 5, {1, 1}, make.constant(bytes));
                }).contains("channel dimension"));
        QVERIFY(refused([&](Maker& make) {
                    make.per_channel(Datatype::qcint8, {2, 8}, 0, {1, 1}, make.constant(bytes));
                }).contains("constant of 8 bytes"));
        QVERIFY(refused([&](Maker& make) {
                    make.per_group({2, 8}, 3, {0x3c00, 0x3c00}, make.constant(bytes));
                }).contains("groups of 3"));
    }
};

}  // namespace arenascope

QTEST_GUILESS_MAIN(arenascope::TestXnnpackElements)
#include "test_xnnpack_elements.moc"
