// Operator chains between the products of a decoder step, fused into one instruction each by `--layout best`: the same
// numbers as operator by operator, including NaN and infinities.

#include <QTest>

#include <cmath>
#include <limits>

#include "engine/passes/best_layout.h"
#include "tests/runtime/hand_made.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

constexpr float inf = std::numeric_limits<float>::infinity(), notANumber = std::numeric_limits<float>::quiet_NaN();

std::vector<float> varied(std::int64_t count, int seed) {
    std::vector<float> out;
    for (std::int64_t i = 0; i < count; ++i) out.push_back(float((i * 37 + seed * 11) % 101) / 20 - 2.5F);
    return out;
}

/// The difference between the original method and its fused form; empty if there is none.
QString fusedDiffers(const HandMade& made, const char* op, const std::vector<HostTensor>& inputs) {
    HandMade fused = made;
    fused.method = best_layout(made.method);
    if (fused.method.instructions.size() != 1 || fused.method.instructions.front().op != op)
        return QStringLiteral("%1 instructions, the first is %2")
            .arg(fused.method.instructions.size())
            .arg(QString::fromStdString(fused.method.instructions.front().op));
    const auto expected = made.run(inputs), got = fused.run(inputs);
    if (!expected.ok() || !got.ok()) return QString::fromStdString((expected.ok() ? got : expected).error().text());
    for (std::size_t k = 0; k < expected.value().outputs.size(); ++k) {
        const auto e = items<float>(expected.value().outputs[k]), g = items<float>(got.value().outputs[k]);
        if (e.size() != g.size()) return QStringLiteral("sizes");
        for (std::size_t i = 0; i < e.size(); ++i) {
            const bool same = (std::isnan(e[i]) && std::isnan(g[i])) || e[i] == g[i] ||
                std::abs(e[i] - g[i]) <= 2e-6F * std::max(1e-30F, std::abs(e[i]));
            if (!same) return QStringLiteral("output %1, element %2: %3 and %4").arg(k).arg(i).arg(e[i]).arg(g[i]);
        }
    }
    return {};
}

/// x -> halves -> rotated by angles; returns the method, with `also` as an output besides the last value.
HandMade turning(std::int64_t heads, std::int64_t half, bool swapsFactors, bool seenInside = false) {
    HandMade made;
    const std::vector<std::int64_t> whole{1, heads, 2, 2 * half}, part{1, heads, 2, half}, angle{1, 1, 2, half};
    const auto tensor = [&](const char* name, const auto& sizes) { return made.tensor(name, DType::f32, sizes); };
    const ValueId x = tensor("x", whole), c = tensor("c", angle), s = tensor("s", angle), a = tensor("a", part),
                  b = tensor("b", part), out = tensor("out", whole);
    const ValueId p[] = {tensor("p0", part), tensor("p1", part), tensor("p2", part), tensor("p3", part)};
    const ValueId low = tensor("low", part), high = tensor("high", part);
    const ValueId list = made.add("", TensorList{{a, b}}), joined = made.add("", TensorList{{low, high}});
    made.kernel("aten::split_with_sizes_copy.out", {x, made.ints({half, half}), made.integer(-1), list}, {a, b});
    const auto product = [&](ValueId l, ValueId r, ValueId to) {
        made.kernel("aten::mul.out", {swapsFactors ? r : l, swapsFactors ? l : r, to, to}, {to});
    };
    product(a, c, p[0]);
    product(b, s, p[1]);
    made.kernel("aten::sub.out", {p[0], p[1], made.integer(1), low, low}, {low});
    product(b, c, p[2]);
    product(a, s, p[3]);
    made.kernel("aten::add.out", {p[2], p[3], made.integer(1), high, high}, {high});
    made.kernel("aten::cat.out", {joined, made.integer(3), out, out}, {out});
    made.method.inputs = {x, c, s};
    made.method.outputs = {out};
    if (seenInside) made.method.outputs.push_back(low);
    return made;
}

}  // namespace

class TestStepChains : public QObject {
    Q_OBJECT
private slots:
    void rotaryPositionsTurnHalves() {
        for (const bool swaps : {false, true}) {
            for (const std::int64_t half : {1, 3, 16, 33}) {
                const HandMade made = turning(3, half, swaps);
                const QString differs =
                    fusedDiffers(made, "arenascope::turned_halves.out",
                                 {host<float>(DType::f32, {1, 3, 2, 2 * half}, varied(12 * half, 1)),
                                  host<float>(DType::f32, {1, 1, 2, half}, varied(2 * half, 2)),
                                  host<float>(DType::f32, {1, 1, 2, half}, varied(2 * half, 3))});
                QVERIFY2(differs.isEmpty(), qPrintable(differs));
            }
        }
    }
    void whatSomebodyElseReadsStays() {
        QCOMPARE(best_layout(turning(3, 4, false, true).method).instructions.size(), std::size_t{8});
    }

    void scoresAreScaledMaskedAndNormalisedInOneGo() {
        for (const bool divides : {true, false}) {
            for (const bool masked : {true, false}) {
                for (const std::int64_t n : {1, 7, 16, 19, 40}) {
                    HandMade made;
                    const std::vector<std::int64_t> sizes{1, 4, 2, n};
                    const ValueId x = made.tensor("x", DType::f32, sizes),
                                  m = made.tensor("m", DType::f32, {1, 1, 2, n}),
                                  d = made.tensor("d", DType::f32, sizes), a = made.tensor("a", DType::f32, sizes),
                                  out = made.tensor("out", DType::f32, sizes);
                    const ValueId by = made.constant<float>("by", DType::f32, {}, {divides ? 8.0F : 0.125F});
                    made.kernel(divides ? "aten::div.out" : "aten::mul.out", {x, by, d, d}, {d});
                    if (masked) made.kernel("aten::add.out", {d, m, made.integer(1), a, a}, {a});
                    made.kernel("aten::_softmax.out", {masked ? a : d, made.integer(-1), made.add("", false), out, out},
                                {out});
                    made.method.inputs = {x, m};
                    made.method.outputs = {out};
                    std::vector<float> scores = varied(8 * n, 4), mask(std::size_t(2 * n));
                    for (std::int64_t i = 0; i < n; ++i) mask[std::size_t(i)] = i % 3 == 1 ? -inf : 0;
                    scores[0] = 400;                          // the rest is negligible next to it
                    scores[std::size_t(3 * n)] = notANumber;  // one row
                    for (std::int64_t i = 0; i < n; ++i) scores[std::size_t(5 * n + i)] = -inf;  // another
                    const QString differs = fusedDiffers(
                        made, "arenascope::masked_softmax.out",
                        {host<float>(DType::f32, sizes, scores), host<float>(DType::f32, {1, 1, 2, n}, mask)});
                    QVERIFY2(differs.isEmpty(), qPrintable(differs));
                }
            }
        }
    }

    void aGateIsOneInstruction() {
        for (const bool hasSecond : {true, false}) {
            HandMade made;
            std::vector<float> from = varied(40, 5);
            const std::vector<float> special{inf, -inf, notANumber, 0,   -0.0F, 88,     89,    90,
                                             -87, -88,  -100,       104, -105,  1e-30F, 3e38F, -3e38F};
            std::copy(special.begin(), special.end(), from.begin() + 20);
            const ValueId x = made.tensor("x", DType::f32, {40}), y = made.tensor("y", DType::f32, {40}),
                          s = made.tensor("s", DType::f32, {40}), p = made.tensor("p", DType::f32, {40}),
                          out = made.tensor("out", DType::f32, {40});
            made.kernel("aten::sigmoid.out", {x, s, s}, {s});
            made.kernel("aten::mul.out", {s, x, p, p}, {p});
            if (hasSecond) made.kernel("aten::mul.out", {p, y, out, out}, {out});
            made.method.inputs = {x, y};
            made.method.outputs = {hasSecond ? out : p};
            const QString differs =
                fusedDiffers(made, "arenascope::gated.out",
                             {host<float>(DType::f32, {40}, from), host<float>(DType::f32, {40}, varied(40, 6))});
            QVERIFY2(differs.isEmpty(), qPrintable(differs));
        }
    }

    void aWrittenLayerNormIsOneInstruction() {
        for (const std::int64_t n : {1, 15, 16, 35}) {
            for (const int form : {0, 1, 2, 3}) {  // 1: without bias; 2: a product for the square; 3: 1 / sqrt
                HandMade made;
                const auto tensor = [&](const char* name, std::int64_t last) {
                    return made.tensor(name, DType::f32, {3, last});
                };
                const ValueId x = tensor("x", n), m = tensor("m", 1), c = tensor("c", n), q = tensor("q", n),
                              v = tensor("v", 1), e = tensor("e", 1), r = tensor("r", 1), y = tensor("y", n),
                              z = tensor("z", n), out = tensor("out", n);
                const ValueId eps = made.constant<float>("eps", DType::f32, {}, {1e-3F}),
                              two = made.constant<float>("two", DType::f32, {}, {2}),
                              w = made.constant<float>("w", DType::f32, {n}, varied(n, 7)),
                              b = made.constant<float>("b", DType::f32, {n}, varied(n, 8));
                const auto mean = [&](ValueId of, ValueId to) {
                    made.kernel("aten::mean.out", {of, made.ints({-1}), made.add("", true), made.none(), to, to}, {to});
                };
                mean(x, m);
                made.kernel("aten::sub.out", {x, m, made.integer(1), c, c}, {c});
                if (form == 2) made.kernel("aten::mul.out", {c, c, q, q}, {q});
                else made.kernel("aten::pow.Tensor_Tensor_out", {c, two, q, q}, {q});
                mean(q, v);
                made.kernel("aten::add.out", {v, eps, made.integer(1), e, e}, {e});
                made.kernel(form == 3 ? "aten::rsqrt.out" : "aten::sqrt.out", {e, r, r}, {r});
                made.kernel(form == 3 ? "aten::mul.out" : "aten::div.out", {c, r, y, y}, {y});
                made.kernel("aten::mul.out", {y, w, z, z}, {z});
                if (form != 1) made.kernel("aten::add.out", {z, b, made.integer(1), out, out}, {out});
                made.method.inputs = {x};
                made.method.outputs = {form == 1 ? z : out};
                HandMade fused = made;
                fused.method = best_layout(made.method);
                QCOMPARE(fused.method.instructions.size(), std::size_t{1});
                QCOMPARE(fused.method.instructions.front().op, std::string("arenascope::layer_norm.out"));
                const std::vector<HostTensor> inputs{host<float>(DType::f32, {3, n}, varied(3 * n, 9))};
                const auto expected = made.run(inputs), got = fused.run(inputs);
                QVERIFY(expected.ok() && got.ok());
                const auto f = items<float>(expected.value().outputs[0]), g = items<float>(got.value().outputs[0]);
                for (std::size_t i = 0; i < f.size(); ++i)
                    QVERIFY(std::abs(f[i] - g[i]) <= 1e-5F * (1 + std::abs(f[i])));
            }
        }
    }

    void aSumAndTheNormOfItsRowsAreOneInstruction() {
        for (const std::int64_t n : {1, 15, 16, 35}) {
            HandMade made;
            const auto tensor = [&](const char* name, std::int64_t last) {
                return made.tensor(name, DType::f32, {2, last});
            };
            const ValueId x = tensor("x", n), y = tensor("y", n), t = tensor("t", n), q = tensor("q", n),
                          m = tensor("m", 1), e = tensor("e", 1), r = tensor("r", 1), z = tensor("z", n),
                          out = tensor("out", n);
            const ValueId eps = made.constant<float>("eps", DType::f32, {}, {1e-5F}),
                          w = made.constant<float>("w", DType::f32, {n}, varied(n, 7));
            made.kernel("aten::add.out", {x, y, made.integer(1), t, t}, {t});
            made.kernel("aten::pow.Tensor_Scalar_out", {t, made.integer(2), q, q}, {q});
            made.kernel("aten::mean.out", {q, made.ints({-1}), made.add("", true), made.none(), m, m}, {m});
            made.kernel("aten::add.out", {m, eps, made.integer(1), e, e}, {e});
            made.kernel("aten::rsqrt.out", {e, r, r}, {r});
            made.kernel("aten::mul.out", {t, r, z, z}, {z});
            made.kernel("aten::mul.out", {z, w, out, out}, {out});
            made.method.inputs = {x, y};
            made.method.outputs = {t, out};
            const QString differs = fusedDiffers(
                made, "arenascope::sum_rms_norm.out",
                {host<float>(DType::f32, {2, n}, varied(2 * n, 8)), host<float>(DType::f32, {2, n}, varied(2 * n, 9))});
            QVERIFY2(differs.isEmpty(), qPrintable(differs));
        }
    }

    /// A chain runs in the place of its last instruction, unless its input was overwritten before.
    void anInputThatIsOverwrittenMeanwhileIsReadInTime() {
        HandMade made;
        const ValueId x = made.tensor("x", DType::f32, {4}), s = made.tensor("s", DType::f32, {4}),
                      p = made.tensor("p", DType::f32, {4}), out = made.tensor("out", DType::f32, {4});
        made.kernel("aten::sigmoid.out", {x, s, s}, {s});
        made.kernel("aten::mul.out", {x, s, p, p}, {p});
        made.kernel("aten::neg.out", {p, x, x}, {x});
        made.kernel("aten::mul.out", {p, x, out, out}, {out});
        made.method.inputs = {x};
        made.method.outputs = {out};
        HandMade best = made;
        best.method = best_layout(made.method);
        const std::vector<HostTensor> inputs{host<float>(DType::f32, {4}, {1, 2, -3, 4})};
        const auto expected = made.run(inputs), got = best.run(inputs);
        QVERIFY(expected.ok() && got.ok());
        const auto e = items<float>(expected.value().outputs[0]), g = items<float>(got.value().outputs[0]);
        for (std::size_t i = 0; i < 4; ++i) QVERIFY(std::abs(e[i] - g[i]) <= 2e-6F * std::abs(e[i]));
    }
};

QTEST_GUILESS_MAIN(TestStepChains)
#include "test_step_chains.moc"
