// Functions of one float in vector lanes: near the exact ones, the same bits wherever an element is stored, and chains
// of operators that are recognised as one of them.

#include <QTest>

#include <cmath>
#include <limits>
#include <numbers>

#include "engine/kernels/curves.h"
#include "engine/kernels/lane_rows.h"
#include "engine/passes/best_layout.h"
#include "tests/runtime/hand_made.h"
#include "tests/runtime/oracles_layers.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

const std::vector<std::string>& names() {
    static const std::vector<std::string> all{"exp",       "sigmoid", "tanh",       "erf",       "gelu",
                                              "gelu_tanh", "silu",    "quick_gelu", "hardswish", "hardsigmoid"};
    return all;
}

std::vector<float> applied(Curve curve, const std::vector<float>& x, std::size_t from, std::size_t count) {
    std::vector<float> y(count);
    apply_curve(curve, x.data() + from, y.data(), std::int64_t(count));
    return y;
}

bool sameBits(float a, float b) { return std::memcmp(&a, &b, sizeof a) == 0; }

/// A method of elementwise nodes over [2, 3, 5], x the input.
struct Written {
    HandMade made;
    std::vector<std::int64_t> sizes{2, 3, 5};
    ValueId x = made.tensor("x", DType::f32, sizes);

    ValueId node(const std::string& op, std::vector<ValueId> args) {
        const ValueId out = made.tensor("t" + std::to_string(made.method.instructions.size()), DType::f32, sizes);
        args.insert(args.end(), {out, out});
        made.kernel(op, std::move(args), {out});
        return out;
    }
    ValueId number(double item) { return made.constant<float>("c", DType::f32, {}, {float(item)}); }
    ValueId mul(ValueId a, ValueId b) { return node("aten::mul.out", {a, b}); }
    ValueId add(ValueId a, ValueId b) { return node("aten::add.out", {a, b, made.integer(1)}); }
    void end(ValueId out) {
        made.method.inputs = {x};
        made.method.outputs = {out};
    }
};

/// Each form in which files write a curve.
struct Form {
    const char *name, *curve;
    std::function<ValueId(Written&)> write;
};
const std::vector<Form>& forms() {
    constexpr double half = 0.5, root = std::numbers::sqrt2, slope = 0.7978845608028654;
    static const std::vector<Form> all{
        {"x sigmoid(x)", "silu", [](Written& w) { return w.mul(w.x, w.node("aten::sigmoid.out", {w.x})); }},
        {"x hardsigmoid(x)", "hardswish",
         [](Written& w) { return w.mul(w.node("aten::hardsigmoid.out", {w.x}), w.x); }},
        {"x clamp(x + 3) / 6", "hardswish",
         [](Written& w) {
             const ValueId c = w.node("aten::clamp.out", {w.add(w.x, w.number(3)), w.made.real(0), w.made.real(6)});
             return w.node("aten::div.out", {w.mul(w.x, c), w.number(6)});
         }},
        {"clamp(x + 3) / 6", "hardsigmoid",
         [](Written& w) {
             const ValueId c = w.node("aten::hardtanh.out", {w.add(w.x, w.number(3)), w.made.real(0), w.made.real(6)});
             return w.mul(c, w.number(1.0 / 6));
         }},
        {"x clamp(x + 3) / 6 in two steps", "hardswish",
         [](Written& w) {
             const ValueId low = w.node("aten::clamp.out", {w.add(w.x, w.number(3)), w.made.real(0), w.made.none()});
             const ValueId c = w.node("aten::clamp.out", {low, w.made.none(), w.made.integer(6)});
             return w.node("aten::div.out", {w.mul(w.x, c), w.number(6)});
         }},
        {"clamp(x / 6 + 1/2)", "hardsigmoid",
         [](Written& w) {
             const ValueId moved = w.add(w.mul(w.x, w.number(1.0 / 6)), w.number(0.5));
             return w.node("aten::clamp.out", {moved, w.made.real(0), w.made.real(1)});
         }},
        {"x clamp(x / 6 + 1/2)", "hardswish",
         [](Written& w) {
             const ValueId moved = w.add(w.mul(w.x, w.number(1.0 / 6)), w.number(0.5));
             return w.mul(w.x, w.node("aten::clamp.out", {moved, w.made.real(0), w.made.real(1)}));
         }},
        {"x sigmoid(1.702 x)", "quick_gelu",
         [](Written& w) { return w.mul(w.x, w.node("aten::sigmoid.out", {w.mul(w.x, w.number(1.702))})); }},
        {"x (erf + 1) / 2", "gelu",
         [=](Written& w) {
             const ValueId e = w.node("aten::erf.out", {w.node("aten::div.out", {w.x, w.number(root)})});
             return w.mul(w.mul(w.x, w.add(e, w.number(1))), w.number(half));
         }},
        {"(x / 2) (erf + 1)", "gelu",
         [=](Written& w) {
             const ValueId e = w.node("aten::erf.out", {w.mul(w.x, w.number(1 / root))});
             return w.mul(w.mul(w.x, w.number(half)), w.add(e, w.number(1)));
         }},
        {"x ((erf + 1) / 2)", "gelu",
         [=](Written& w) {
             const ValueId e = w.node("aten::erf.out", {w.mul(w.x, w.number(1 / root))});
             return w.mul(w.x, w.mul(w.add(w.number(1), e), w.number(half)));
         }},
        {"tanh of x and pow(x, 3)", "gelu_tanh",
         [=](Written& w) {
             const ValueId cube = w.node("aten::pow.Tensor_Scalar_out", {w.x, w.made.real(3)});
             const ValueId in = w.mul(w.add(w.x, w.mul(cube, w.number(0.044715))), w.number(slope));
             return w.mul(w.mul(w.x, w.number(half)), w.add(w.node("aten::tanh.out", {in}), w.number(1)));
         }},
        {"tanh of x and x x x", "gelu_tanh", [=](Written& w) {
             const ValueId cube = w.mul(w.mul(w.x, w.x), w.x);
             const ValueId in = w.mul(w.add(w.x, w.mul(cube, w.number(0.044715))), w.number(slope));
             return w.mul(w.mul(w.add(w.node("aten::tanh.out", {in}), w.number(1)), w.x), w.number(half));
         }}};
    return all;
}

class TestCurves : public QObject {
    Q_OBJECT
private slots:
    void curvesAreNearTheExactOnes() {
        for (const std::string& name : names()) {
            std::vector<float> x;
            for (int i = -40000; i <= 40000; ++i) x.push_back(float(i) / 400);
            for (float small = 1e-30F; small < 1; small *= 7) x.insert(x.end(), {small, -small});
            const std::vector<float> y = applied(*curve_named(name), x, 0, x.size());
            for (std::size_t i = 0; i < x.size(); ++i) {
                const double exact = curved(name, double(x[i]));
                if (!(std::abs(exact) < 3e38)) continue;
                const double off = std::abs(double(y[i]) - exact), size = std::abs(double(x[i]));
                QVERIFY2(
                    off <=
                        6e-7 * std::abs(exact) + 2e-7 * (name.starts_with("gelu") ? size : std::min(1.0, size)) + 1e-37,
                    qPrintable(QStringLiteral("%1 of %2: %3 and %4").arg(name.c_str()).arg(x[i]).arg(y[i]).arg(exact)));
            }
        }
    }
    void nanAndInfinitiesPass() {
        constexpr float inf = std::numeric_limits<float>::infinity(),
                        notANumber = std::numeric_limits<float>::quiet_NaN();
        for (const std::string& name : names()) QVERIFY(std::isnan(applied(*curve_named(name), {notANumber}, 0, 1)[0]));
        const auto of = [&](const char* name, float x) { return applied(*curve_named(name), {x}, 0, 1)[0]; };
        QCOMPARE(of("exp", inf), inf);
        QCOMPARE(of("exp", -inf), 0.0F);
        QCOMPARE(of("sigmoid", inf), 1.0F);
        QCOMPARE(of("sigmoid", -inf), 0.0F);
        QCOMPARE(of("tanh", inf), 1.0F);
        QCOMPARE(of("tanh", -inf), -1.0F);
        QCOMPARE(of("erf", inf), 1.0F);
        QCOMPARE(of("gelu", inf), inf);
        QCOMPARE(of("silu", inf), inf);
    }
    /// A part of a tensor gets the same bits as the whole, at any address.
    void anElementAloneHasTheSameBits() {
        std::vector<float> x;
        for (int i = 0; i < 67; ++i) x.push_back(float((i * 37) % 101) / 7 - 6);
        for (const std::string& name : names()) {
            const Curve curve = *curve_named(name);
            const std::vector<float> whole = applied(curve, x, 0, x.size());
            for (const std::size_t count : {1, 3, 8, 16, 33}) {
                for (std::size_t from = 0; from + count <= x.size(); ++from) {
                    const std::vector<float> part = applied(curve, x, from, count);
                    for (std::size_t i = 0; i < count; ++i) QVERIFY2(sameBits(part[i], whole[from + i]), name.c_str());
                }
            }
        }
    }
    /// So do columns of a softmax over another dimension.
    void aColumnAloneHasTheSameBits() {
        constexpr std::int64_t n = 5, columns = 37;
        std::vector<float> x, whole(n * columns), one(n * columns);
        for (std::int64_t i = 0; i < n * columns; ++i) x.push_back(float((i * 31) % 97) / 9 - 5);
        lane_rows().softmax_columns(x.data(), whole.data(), n, columns, columns);
        for (std::int64_t c = 0; c < columns; ++c)
            lane_rows().softmax_columns(x.data() + c, one.data() + c, n, columns, 1);
        for (std::size_t i = 0; i < whole.size(); ++i) QVERIFY(sameBits(whole[i], one[i]));
    }
    void sumsAndMomentsAreThoseOfTheRow() {
        for (const std::int64_t n : {1, 7, 16, 65, 1024, 5000}) {
            std::vector<float> x;
            double sum = 0, squares = 0;
            for (std::int64_t i = 0; i < n; ++i) {
                x.push_back(300 + float((i * 37) % 101) / 50);
                sum += double(x.back());
            }
            for (const float each : x) squares += (double(each) - sum / double(n)) * (double(each) - sum / double(n));
            QVERIFY(std::abs(lane_rows().sum(x.data(), n) - sum) <= 2e-7 * sum);
            const RowMoments moments = lane_rows().moments(x.data(), n, 1e-3);
            QVERIFY(std::abs(moments.mean - sum / double(n)) <= 1e-4);
            const double rstd = 1 / std::sqrt(squares / double(n) + 1e-3);
            QVERIFY2(std::abs(moments.rstd - rstd) <= 1e-4 * rstd, qPrintable(QString::number(moments.rstd)));
        }
    }

    void chainsThatMeanACurveAreOneInstruction_data() {
        QTest::addColumn<int>("form");
        for (std::size_t i = 0; i < forms().size(); ++i) QTest::newRow(forms()[i].name) << int(i);
    }
    void chainsThatMeanACurveAreOneInstruction() {
        QFETCH(int, form);
        Written written;
        written.end(forms()[std::size_t(form)].write(written));
        HandMade fused = written.made;
        fused.method = best_layout(written.made.method);
        QCOMPARE(fused.method.instructions.size(), std::size_t{1});
        const std::string& op = fused.method.instructions.front().op;
        QVERIFY2(op == "arenascope::curve.out" || op == "arenascope::gated.out", op.c_str());
        if (op == "arenascope::curve.out") {
            const ValueId curve = fused.method.instructions.front().args[1];
            QCOMPARE(std::get<std::string>(fused.method.values[curve].data),
                     std::string(forms()[std::size_t(form)].curve));
        }
        std::vector<float> x;
        for (int i = 0; i < 30; ++i) x.push_back(float((i * 37) % 101) / 8 - 6);
        const std::vector<HostTensor> inputs{host<float>(DType::f32, written.sizes, x)};
        const auto expected = written.made.run(inputs), got = fused.run(inputs);
        QVERIFY(expected.ok() && got.ok());
        const auto e = items<float>(expected.value().outputs[0]), g = items<float>(got.value().outputs[0]);
        for (std::size_t i = 0; i < e.size(); ++i)
            QVERIFY2(std::abs(e[i] - g[i]) <= 2e-6F * std::max(1.0F, std::abs(e[i])),
                     qPrintable(QStringLiteral("%1 and %2").arg(e[i]).arg(g[i])));
    }
    /// Another operator reads the value in between, or a constant differs.
    void otherChainsStay() {
        Written seen;
        const ValueId gate = seen.node("aten::sigmoid.out", {seen.x});
        seen.end(seen.mul(seen.x, gate));
        seen.made.method.outputs.push_back(gate);
        QCOMPARE(best_layout(seen.made.method).instructions.size(), std::size_t{2});
        Written other;
        const ValueId e = other.node("aten::erf.out", {other.mul(other.x, other.number(0.7))});
        other.end(other.mul(other.mul(other.x, other.add(e, other.number(1))), other.number(0.5)));
        QCOMPARE(best_layout(other.made.method).instructions.size(), std::size_t{5});
        Written ramp;  // of another slope
        const ValueId moved = ramp.add(ramp.mul(ramp.x, ramp.number(0.2)), ramp.number(0.5));
        ramp.end(ramp.node("aten::clamp.out", {moved, ramp.made.real(0), ramp.made.real(1)}));
        QCOMPARE(best_layout(ramp.made.method).instructions.size(), std::size_t{3});
    }
};

}  // namespace

QTEST_GUILESS_MAIN(TestCurves)
#include "test_curves.moc"
