// Operators that `--layout best` fuses into convolutions and products, and its handling of 16-bit floats:
// fewer instructions, the same numbers.

#include <QTest>

#include <cmath>

#include "engine/passes/best_layout.h"
#include "tests/runtime/fused.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

std::vector<std::uint16_t> halves(const std::vector<float>& floats) {
    std::vector<std::uint16_t> out(floats.size());
    TensorValue one;
    one.dtype = DType::f16;
    for (std::size_t i = 0; i < out.size(); ++i) {
        one.data = reinterpret_cast<std::byte*>(&out[i]);
        store_one<double>(one, 0, double(floats[i]));
    }
    return out;
}
/// pad, convolution with stride 2, x sigmoid(x), mean over the image
HandMade padded(double number, bool isSeen = false) {
    HandMade made;
    const auto tensor = [&](const char* name, const std::vector<std::int64_t>& sizes) {
        return made.tensor(name, DType::f32, sizes);
    };
    const ValueId x = tensor("x", {1, 3, 9, 8}), p = tensor("p", {1, 3, 10, 11}), c = tensor("c", {1, 4, 4, 5}),
                  s = tensor("s", {1, 4, 4, 5}), y = tensor("y", {1, 4, 4, 5}), out = tensor("out", {1, 4});
    const ValueId w = made.constant<float>("w", DType::f32, {4, 3, 3, 3}, varied(108, 1)),
                  b = made.constant<float>("b", DType::f32, {4}, varied(4, 2));
    made.kernel("aten::constant_pad_nd.out", {x, made.ints({1, 2, 0, 1}), made.real(number), p, p}, {p});
    made.kernel("aten::convolution.out",
                {p, w, b, made.ints({2, 2}), made.ints({0, 0}), made.ints({1, 1}), made.add("", false),
                 made.ints({0, 0}), made.integer(1), c, c},
                {c});
    made.kernel("aten::sigmoid.out", {c, s, s}, {s});
    made.kernel("aten::mul.out", {c, s, y, y}, {y});
    made.kernel("aten::mean.out", {y, made.ints({2, 3}), made.add("", false), made.none(), out, out}, {out});
    made.method.inputs = {x};
    made.method.outputs = {out};
    if (isSeen) made.method.outputs.push_back(s);
    return made;
}

class TestBestFusions : public QObject {
    Q_OBJECT
private slots:
    void paddingAndACurveBecomePartOfTheConvolution() {
        const HandMade made = padded(0);
        HandMade fused = made;
        fused.method = best_layout(made.method);
        QCOMPARE(opsOf(fused.method), std::string("arenascope::convolution.out aten::mean.out "));
        const QString text = differs(made, fused, {host<float>(DType::f32, {1, 3, 9, 8}, varied(216, 3))}, 1e-5F);
        QVERIFY2(text.isEmpty(), qPrintable(text));
    }
    void paddingWithAnotherNumberStays() {
        const HandMade made = padded(0.5);
        HandMade fused = made;
        fused.method = best_layout(made.method);
        QCOMPARE(opsOf(fused.method),
                 std::string("aten::constant_pad_nd.out arenascope::convolution.out aten::mean.out "));
        const QString text = differs(made, fused, {host<float>(DType::f32, {1, 3, 9, 8}, varied(216, 3))}, 1e-5F);
        QVERIFY2(text.isEmpty(), qPrintable(text));
    }
    /// Two images side by side, a batch norm and its bounds: in planes, or channels last between convolutions.
    void aNormAloneTakesItsBoundsAndWhatItReads_data() {
        QTest::addColumn<bool>("isLast");
        QTest::addColumn<bool>("isSeen");
        for (const bool isLast : {false, true}) {
            for (const bool isSeen : {false, true})
                QTest::addRow("%s, %s", isLast ? "channels last" : "planes", isSeen ? "seen" : "unseen")
                    << isLast << isSeen;
        }
    }
    void aNormAloneTakesItsBoundsAndWhatItReads() {
        QFETCH(bool, isLast);
        QFETCH(bool, isSeen);
        for (const std::string bounds : {"", "aten::relu.out", "aten::hardtanh.out"}) {
            HandMade made;
            const auto image = [&](const char* name, std::int64_t channels) {
                return made.tensor(name, DType::f32, {1, channels, 3, 3});
            };
            const auto numbers = [&](const char* name, int seed) {
                return made.constant<float>(name, DType::f32, {5}, varied(5, seed));
            };
            const ValueId x = image("x", 2), y = image("y", 3), j = image("j", 5), n = image("n", 5), r = image("r", 5),
                          out = made.tensor("out", DType::f32, {1, 5}), mean = made.tensor("mean", DType::f32, {0}),
                          rstd = made.tensor("rstd", DType::f32, {0});
            const ValueId variance = made.constant<float>("variance", DType::f32, {5}, {0.5F, 1, 2, 0.25F, 3});
            const ValueId one = made.ints({1, 1}), zero = made.ints({0, 0}), no = made.add("", false);
            ValueId a = x, b = y;
            if (isLast) {
                a = image("a", 2);
                b = image("b", 3);
                made.kernel("aten::convolution.out",
                            {x, made.constant<float>("v", DType::f32, {2, 2, 1, 1}, varied(4, 5)), made.none(), one,
                             zero, one, no, zero, made.integer(1), a, a},
                            {a});
                made.kernel("aten::convolution.out",
                            {y, made.constant<float>("w", DType::f32, {3, 3, 1, 1}, varied(9, 6)), made.none(), one,
                             zero, one, no, zero, made.integer(1), b, b},
                            {b});
            }
            made.kernel("aten::cat.out", {made.add("", TensorList{{a, b}}), made.integer(1), j, j}, {j});
            made.kernel("aten::_native_batch_norm_legit_no_training.out",
                        {j, numbers("weight", 1), numbers("bias", 2), numbers("mean", 3), variance, made.real(0.1),
                         made.real(1e-5), n, mean, rstd, n, mean, rstd},
                        {n, mean, rstd});
            if (bounds == "aten::relu.out") made.kernel(bounds, {n, r, r}, {r});
            else if (!bounds.empty()) made.kernel(bounds, {n, made.real(-0.5), made.real(0.25), r, r}, {r});
            made.kernel("aten::mean.out", {bounds.empty() ? n : r, made.ints({2, 3}), no, made.none(), out, out},
                        {out});
            made.method.inputs = {x, y};
            made.method.outputs = {out};
            if (isSeen) made.method.outputs.push_back(j);
            HandMade fused = made;
            fused.method = best_layout(made.method);
            const std::string text = opsOf(fused.method);
            QVERIFY2(text.find(std::string(isSeen ? "aten::cat.out " : "") +
                               "arenascope::scale_channels.out aten::mean.out ") != std::string::npos,
                     text.c_str());
            QCOMPARE(text.find("aten::cat.out") != std::string::npos, isSeen);
            const QString difference = differs(made, fused,
                                               {host<float>(DType::f32, {1, 2, 3, 3}, varied(18, 7)),
                                                host<float>(DType::f32, {1, 3, 3, 3}, varied(27, 8))},
                                               1e-5F);
            QVERIFY2(difference.isEmpty(), qPrintable(difference));
        }
    }
    /// A norm whose result somebody reads before the bounds stays as it is read.
    void aNormThatSomebodyReadsKeepsItsBoundsApart() {
        HandMade made;
        const auto image = [&](const char* name) { return made.tensor(name, DType::f32, {1, 2, 3, 3}); };
        const ValueId x = image("x"), n = image("n"), r = image("r"), mean = made.tensor("mean", DType::f32, {0}),
                      rstd = made.tensor("rstd", DType::f32, {0});
        const ValueId m = made.constant<float>("m", DType::f32, {2}, {0.5F, -1}),
                      v = made.constant<float>("v", DType::f32, {2}, {2, 0.25F});
        made.kernel("aten::_native_batch_norm_legit_no_training.out",
                    {x, made.none(), made.none(), m, v, made.real(0.1), made.real(1e-5), n, mean, rstd, n, mean, rstd},
                    {n, mean, rstd});
        made.kernel("aten::relu.out", {n, r, r}, {r});
        made.method.inputs = {x};
        made.method.outputs = {n, r};
        HandMade fused = made;
        fused.method = best_layout(made.method);
        QCOMPARE(opsOf(fused.method), std::string("arenascope::scale_channels.out aten::relu.out "));
        const QString text = differs(made, fused, {host<float>(DType::f32, {1, 2, 3, 3}, varied(18, 7))}, 1e-5F);
        QVERIFY2(text.isEmpty(), qPrintable(text));
    }
    /// x W + bias + (x A) B, with the adapter computed before or after, and seen or not.
    void adaptersBecomePartOfTheWeight_data() {
        QTest::addColumn<bool>("isFirst");
        QTest::addColumn<bool>("isSeen");
        QTest::addColumn<bool>("byColumns");
        for (const bool isFirst : {false, true}) {
            for (const bool isSeen : {false, true}) {
                for (const bool byColumns : {false, true})
                    QTest::addRow("%s, %s, %s", isFirst ? "before" : "after", isSeen ? "seen" : "unseen",
                                  byColumns ? "columns" : "rows")
                        << isFirst << isSeen << byColumns;
            }
        }
    }
    void adaptersBecomePartOfTheWeight() {
        QFETCH(bool, isFirst);
        QFETCH(bool, isSeen);
        QFETCH(bool, byColumns);
        HandMade made;
        const auto tensor = [&](const char* name, const std::vector<std::int64_t>& sizes) {
            return made.tensor(name, DType::f32, sizes);
        };
        const ValueId x = tensor("x", {6, 7}), h = tensor("h", {6, 7}), t = tensor("t", {7, 5}),
                      p = tensor("p", {6, 5}), a = tensor("a", {6, 2}), l = tensor("l", {6, 5}),
                      s = tensor("s", {6, 5}), u = tensor("u", {6, 5}), out = tensor("out", {6, 5});
        const auto matrix = [&](const char* name, std::int64_t rows, std::int64_t columns, int seed) {
            return made.constant<float>(name, DType::f32, {rows, columns}, varied(rows * columns, seed));
        };
        const ValueId w = matrix("w", byColumns ? 7 : 5, byColumns ? 5 : 7, 1), down = matrix("down", 7, 2, 2),
                      up = matrix("up", 2, 5, 3), bias = made.constant<float>("bias", DType::f32, {5}, varied(5, 4));
        const auto adapter = [&] {
            made.kernel("aten::mm.out", {h, down, a, a}, {a});
            made.kernel("aten::mm.out", {a, up, l, l}, {l});
        };
        made.kernel("aten::neg.out", {x, h, h}, {h});
        if (!byColumns) made.kernel("aten::permute_copy.out", {w, made.ints({1, 0}), t, t}, {t});
        if (isFirst) adapter();
        made.kernel("aten::mm.out", {h, byColumns ? w : t, p, p}, {p});
        if (!isFirst) adapter();
        made.kernel("aten::add.out", {bias, p, made.integer(1), s, s}, {s});
        made.kernel("aten::add.out", {s, l, made.integer(1), u, u}, {u});
        made.kernel("aten::neg.out", {u, out, out}, {out});
        made.method.inputs = {x};
        made.method.outputs = {out};
        if (isSeen) made.method.outputs.push_back(l);
        HandMade fused = made;
        fused.method = best_layout(made.method);
        QCOMPARE(int(fused.method.instructions.size()), isSeen ? 6 : 3);
        const QString text = differs(made, fused, {host<float>(DType::f32, {6, 7}, varied(42, 5))}, 1e-5F);
        QVERIFY2(text.isEmpty(), qPrintable(text));
    }
    void aGateThatSomebodyReadsStays() {
        const Method best = best_layout(padded(0, true).method);
        QVERIFY(opsOf(best).find("aten::sigmoid.out aten::mul.out") != std::string::npos);
    }

    /// A product, a view of it, and GELU in five operators; the weight as PyTorch has it or by columns.
    void aCurveBehindAViewEndsTheProduct() {
        for (const bool byColumns : {false, true}) {
            for (const std::int64_t rows : {1, 6}) {
                HandMade made;
                const auto tensor = [&](const char* name, const std::vector<std::int64_t>& sizes) {
                    return made.tensor(name, DType::f32, sizes);
                };
                const std::vector<std::int64_t> wide{1, rows, 5};
                const ValueId x = tensor("x", {rows, 7}), t = tensor("t", {7, 5}), l = tensor("l", {rows, 5}),
                              v = tensor("v", wide), d = tensor("d", wide), e = tensor("e", wide),
                              a = tensor("a", wide), m = tensor("m", wide), g = tensor("g", wide),
                              out = tensor("out", wide);
                const auto number = [&](double item) {
                    return made.constant<float>("c", DType::f32, {}, {float(item)});
                };
                const ValueId w = made.constant<float>(
                                  "w", DType::f32,
                                  byColumns ? std::vector<std::int64_t>{7, 5} : std::vector<std::int64_t>{5, 7},
                                  varied(35, 1)),
                              b = made.constant<float>("b", DType::f32, {5}, varied(5, 2));
                if (!byColumns) made.kernel("aten::permute_copy.out", {w, made.ints({1, 0}), t, t}, {t});
                made.kernel("aten::addmm.out", {b, x, byColumns ? w : t, made.integer(1), made.integer(1), l, l}, {l});
                made.kernel("aten::view_copy.out", {l, made.ints(wide), v, v}, {v});
                made.kernel("aten::div.out", {v, number(std::sqrt(2.0)), d, d}, {d});
                made.kernel("aten::erf.out", {d, e, e}, {e});
                made.kernel("aten::add.out", {e, number(1), made.integer(1), a, a}, {a});
                made.kernel("aten::mul.out", {v, a, m, m}, {m});
                made.kernel("aten::mul.out", {m, number(0.5), g, g}, {g});
                made.kernel("aten::neg.out", {g, out, out}, {out});
                made.method.inputs = {x};
                made.method.outputs = {out};
                HandMade fused = made;
                fused.method = best_layout(made.method);
                QCOMPARE(opsOf(fused.method),
                         std::string(byColumns ? "arenascope::linear_columns.out" : "arenascope::linear.out") +
                             " aten::neg.out ");
                const QString text =
                    differs(made, fused, {host<float>(DType::f32, {rows, 7}, varied(rows * 7, 3))}, 1e-5F);
                QVERIFY2(text.isEmpty(), qPrintable(text));
            }
        }
    }

    /// f16 is computed as f32: conversions at both ends, and the fused convolution between them.
    void halvesAreComputedAsFloats() {
        HandMade made;
        const auto tensor = [&](const char* name, const std::vector<std::int64_t>& sizes) {
            return made.tensor(name, DType::f16, sizes);
        };
        const ValueId x = tensor("x", {1, 3, 6, 6}), c = tensor("c", {1, 4, 4, 4}), r = tensor("r", {1, 4, 4, 4}),
                      out = tensor("out", {1, 4});
        const ValueId w = made.constant<std::uint16_t>("w", DType::f16, {4, 3, 3, 3}, halves(varied(108, 1)));
        made.kernel("aten::convolution.out",
                    {x, w, made.none(), made.ints({1, 1}), made.ints({0, 0}), made.ints({1, 1}), made.add("", false),
                     made.ints({0, 0}), made.integer(1), c, c},
                    {c});
        made.kernel("aten::relu.out", {c, r, r}, {r});
        made.kernel("aten::mean.out", {r, made.ints({2, 3}), made.add("", false), made.none(), out, out}, {out});
        made.method.inputs = {x};
        made.method.outputs = {out};
        HandMade fused = made;
        fused.method = best_layout(made.method);
        QCOMPARE(opsOf(fused.method),
                 std::string("aten::_to_copy.out arenascope::convolution.out aten::mean.out aten::_to_copy.out "));
        for (const Value& value : fused.method.values) {
            const Tensor* t = value.tensor();
            QVERIFY(!t || t->dtype != DType::f16 || t->role != Role::constant || !t->is_constant);
        }
    }
    /// An operator that may depend on the element type leaves the whole method unchanged.
    void otherMethodsOfHalvesStay() {
        HandMade made;
        const ValueId x = made.tensor("x", DType::f16, {4}), y = made.tensor("y", DType::f16, {4}),
                      out = made.tensor("out", DType::f16, {4});
        made.kernel("aten::relu.out", {x, y, y}, {y});
        made.kernel("aten::cumsum.out", {y, made.integer(0), made.none(), out, out}, {out});
        made.method.inputs = {x};
        made.method.outputs = {out};
        QCOMPARE(opsOf(best_layout(made.method)), std::string("aten::relu.out aten::cumsum.out "));
    }
    /// Every f16 value survives a conversion to f32 and back; other f32 values round to the nearest f16, ties to even.
    void halvesConvertExactly() {
        for (std::uint32_t bits = 0; bits < 0x10000; ++bits) {
            const auto half = static_cast<std::uint16_t>(bits);
            const HostTensor tensor{
                DType::f16, {1}, {static_cast<std::byte>(bits & 255), static_cast<std::byte>(bits >> 8)}};
            const float wide = floatsOf(tensor)[0];
            const std::uint32_t exponent = bits >> 10 & 31, mantissa = bits & 1023;
            if (exponent == 31 && mantissa != 0) {
                QVERIFY(std::isnan(wide));
                continue;
            }
            const double magnitude = exponent == 31 ? HUGE_VAL
                : exponent == 0                     ? std::ldexp(mantissa, -24)
                                                    : std::ldexp(1024 + mantissa, int(exponent) - 25);
            QCOMPARE(double(std::abs(wide)), magnitude);
            QCOMPARE(std::signbit(wide), bits >= 0x8000);
            QCOMPARE(halves({wide})[0], half);
            if (exponent == 31 || bits >= 0x7bff) continue;
            const float next =
                floatsOf({DType::f16,
                          {1},
                          {static_cast<std::byte>((bits + 1) & 255), static_cast<std::byte>((bits + 1) >> 8)}})[0];
            const float middle = (wide + next) / 2;
            QCOMPARE(halves({middle})[0], static_cast<std::uint16_t>(bits % 2 == 0 ? bits : bits + 1));
            QCOMPARE(halves({std::nextafter(middle, 0.0F)})[0], half);
            QCOMPARE(halves({std::nextafter(middle, 1e9F)})[0], static_cast<std::uint16_t>(bits + 1));
        }
        QCOMPARE(halves({65519.9F})[0], std::uint16_t{0x7bff});
        QCOMPARE(halves({65520})[0], std::uint16_t{0x7c00});
    }
};

}  // namespace

QTEST_GUILESS_MAIN(TestBestFusions)
#include "test_best_fusions.moc"
