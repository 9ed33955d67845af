// Gradients compared with finite differences of the forward operators, batch statistics with their definition.

#include <QTest>

#include <cmath>

#include "tests/runtime/kernel_case.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

using Sizes = std::vector<std::int64_t>;

double dot(const std::vector<double>& a, const std::vector<double>& b) {
    double sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i) sum += a[i] * b[i];
    return sum;
}

struct Convolution {
    std::int64_t groups, stride, padding, dilation;
    Sizes in, weight, out;
    [[nodiscard]] std::vector<double> run(const std::vector<double>& x, const std::vector<double>& w) const {
        KernelCase k;
        const ValueId y = k.tensor(DType::f64, out);
        const auto result = k.run("aten::convolution.out",
                                  {k.tensor(DType::f64, in, x), k.tensor(DType::f64, weight, w), k.none(),
                                   k.ints({stride, stride}), k.ints({padding, padding}), k.ints({dilation, dilation}),
                                   k.boolean(false), k.ints({0, 0}), k.integer(groups), y});
        return result.ok() ? k.read(y) : std::vector<double>();
    }
};

}  // namespace

class TestTrainingKernels : public QObject {
    Q_OBJECT
private slots:
    /// A convolution is linear in each operand: differences of any size are exact.
    void gradientsOfConvolution() {
        std::mt19937 random(31);
        const auto upTo = [&](std::int64_t most) { return 1 + std::int64_t(random() % std::uint32_t(most)); };
        for (int round = 0; round < 30; ++round) {
            Convolution c{upTo(2), upTo(2), upTo(3) - 1, upTo(2), {}, {}, {}};
            const std::int64_t kernel = upTo(3), side = c.dilation * (kernel - 1) + upTo(4),
                               to = (side + 2 * c.padding - c.dilation * (kernel - 1) - 1) / c.stride + 1;
            c.in = {upTo(2), c.groups * upTo(2), side, side};
            c.weight = {c.groups * upTo(2), c.in[1] / c.groups, kernel, kernel};
            c.out = {c.in[0], c.weight[0], to, to};
            auto x = randomElements(random, countOf(c.in)), w = randomElements(random, countOf(c.weight));
            const auto grad = randomElements(random, countOf(c.out));
            KernelCase k;
            const ValueId dx = k.tensor(DType::f64, c.in, {}, randomOrder(random, 4)),
                          dw = k.tensor(DType::f64, c.weight), db = k.tensor(DType::f64, {c.weight[0]});
            const auto result =
                k.run("aten::convolution_backward.out",
                      {k.tensor(DType::f64, c.out, grad), k.tensor(DType::f64, c.in, x, randomOrder(random, 4)),
                       k.tensor(DType::f64, c.weight, w), k.none(), k.ints({c.stride, c.stride}),
                       k.ints({c.padding, c.padding}), k.ints({c.dilation, c.dilation}), k.boolean(false),
                       k.ints({0, 0}), k.integer(c.groups), k.none(), dx, dw, db});
            QVERIFY2(result.ok(), result.ok() ? "" : result.error().text().c_str());
            const double before = dot(c.run(x, w), grad);
            const auto checkEach = [&](std::vector<double>& operand, const std::vector<double>& got) {
                for (std::size_t i = 0; i < operand.size(); ++i) {
                    operand[i] += 1;
                    const double difference = dot(c.run(x, w), grad) - before;
                    operand[i] -= 1;
                    if (std::fabs(difference - got[i]) > 1e-9 * (1 + std::fabs(difference)) * 100) return false;
                }
                return true;
            };
            QVERIFY(checkEach(x, k.read(dx)));
            QVERIFY(checkEach(w, k.read(dw)));
            const std::size_t plane = std::size_t(to * to), channels = std::size_t(c.weight[0]);
            std::vector<double> sums(channels, 0);
            for (std::size_t i = 0; i < grad.size(); ++i) sums[i / plane % channels] += grad[i];
            QVERIFY(near(k.read(db), sums, 1e-9));
            QVERIFY(k.guardsHold());
        }
    }
    void gradientsOfMaxPoolingGoToTheLargest() {
        std::mt19937 random(32);
        KernelCase k;
        const auto x = randomElements(random, 2 * 3 * 5 * 7);
        const ValueId in = k.tensor(DType::f32, {2, 3, 5, 7}, x), out = k.tensor(DType::f32, {2, 3, 4, 6}),
                      indices = k.tensor(DType::i64, {2, 3, 4, 6});
        const ValueId window = k.ints({2, 2}), one = k.ints({1, 1}), zero = k.ints({0, 0}), no = k.boolean(false);
        QVERIFY(k.run("aten::max_pool2d_with_indices.out", {in, window, one, zero, one, no, out, indices}).ok());
        const auto grad = randomElements(random, 2 * 3 * 4 * 6);
        const ValueId back = k.tensor(DType::f32, {2, 3, 5, 7});
        QVERIFY(k.run("aten::max_pool2d_with_indices_backward.grad_input",
                      {k.tensor(DType::f32, {2, 3, 4, 6}, grad), in, window, one, zero, one, no, indices, back})
                    .ok());
        std::vector<double> expected(x.size(), 0);
        const auto places = k.read(indices);
        for (std::size_t i = 0; i < grad.size(); ++i) expected[i / 24 * 35 + std::size_t(places[i])] += grad[i];
        QVERIFY(near(k.read(back), expected));
        const ValueId wrong = k.tensor(DType::i64, {2, 3, 4, 6}, std::vector<double>(144, 35));
        QVERIFY(!k.run("aten::max_pool2d_with_indices_backward.grad_input",
                       {out, in, window, one, zero, one, no, wrong, back})
                     .ok());
        QVERIFY(k.guardsHold());
    }
    /// By its own statistics a channel has mean 0 and variance 1; the running ones move by the momentum.
    void batchNormUsesTheBatch() {
        std::mt19937 random(33);
        KernelCase k;
        const auto x = randomElements(random, 4 * 2 * 3, -5, 9);
        const ValueId in = k.tensor(DType::f64, {4, 2, 3}, x), out = k.tensor(DType::f64, {4, 2, 3}),
                      mean = k.tensor(DType::f64, {2}), rstd = k.tensor(DType::f64, {2});
        const ValueId running = k.tensor(DType::f64, {2}, {1, 2}), variance = k.tensor(DType::f64, {2}, {3, 4});
        const auto result = k.run(
            "aten::_native_batch_norm_legit.out",
            {in, k.none(), k.none(), running, variance, k.boolean(true), k.number(0.25), k.number(0), out, mean, rstd});
        QVERIFY2(result.ok(), result.ok() ? "" : result.error().text().c_str());
        const auto y = k.read(out);
        for (std::size_t c = 0; c < 2; ++c) {
            double sum = 0, squares = 0, given = 0, spread = 0;
            for (std::size_t b = 0; b < 4; ++b) {
                for (std::size_t i = 0; i < 3; ++i) {
                    sum += y[(b * 2 + c) * 3 + i];
                    squares += y[(b * 2 + c) * 3 + i] * y[(b * 2 + c) * 3 + i];
                    given += x[(b * 2 + c) * 3 + i] / 12;
                }
            }
            for (std::size_t b = 0; b < 4; ++b) {
                for (std::size_t i = 0; i < 3; ++i) spread += std::pow(x[(b * 2 + c) * 3 + i] - given, 2);
            }
            QVERIFY(std::fabs(sum) < 1e-9 && std::fabs(squares - 12) < 1e-9);
            QVERIFY(std::fabs(k.read(mean)[c] - given) < 1e-12 &&
                    std::fabs(k.read(rstd)[c] - 1 / std::sqrt(spread / 12)) < 1e-12);
            QVERIFY(std::fabs(k.read(running)[c] - (0.75 * double(c + 1) + 0.25 * given)) < 1e-12);
            QVERIFY(std::fabs(k.read(variance)[c] - (0.75 * double(c + 3) + 0.25 * spread / 11)) < 1e-12);
        }
        const ValueId again = k.tensor(DType::f64, {4, 2, 3});
        QVERIFY(k.run("aten::_native_batch_norm_legit.no_stats_out",
                      {in, k.none(), k.none(), k.boolean(true), k.number(0.25), k.number(0), again, mean, rstd})
                    .ok());
        QCOMPARE(k.read(again), y);
        QVERIFY(k.guardsHold());
    }
    void quantisedSumsAreRoundedOnce() {
        KernelCase k;
        const ValueId a = k.tensor(DType::i8, {5}, {-128, -1, 0, 50, 127}),
                      b = k.tensor(DType::i8, {5}, {127, 3, 0, -50, 127}), out = k.tensor(DType::i8, {5});
        const auto range = [&](double scale, std::int64_t zero) {
            return std::vector<ValueId>{k.number(scale), k.integer(zero), k.integer(-128), k.integer(127)};
        };
        std::vector<ValueId> args{a};
        for (const ValueId id : range(0.5, 1)) args.push_back(id);
        args.push_back(b);
        for (const ValueId id : range(0.25, -3)) args.push_back(id);
        for (const ValueId id : range(1, 10)) args.push_back(id);
        args.push_back(out);
        QVERIFY(k.run("quantized_decomposed::add.out", args).ok());
        // (a-1)/2 + (b+3)/4 + 10, ties to even: -22, 10.5, 10.25, 22.75, 105.5
        QCOMPARE(k.read(out), (std::vector<double>{-22, 10, 10, 23, 106}));
    }
};

QTEST_GUILESS_MAIN(TestTrainingKernels)
#include "test_training_kernels.moc"
