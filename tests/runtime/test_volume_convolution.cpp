// Convolutions over three dimensions in `--layout best`: as the reference computes them, in both directions, for
// strides, gaps and groups of all kinds; weights that are infinite count only where they meet the volume.

#include <cmath>
#include <limits>

#include "engine/passes/best_volumes.h"
#include "tests/runtime/fused.h"
#include "tests/runtime/kernel_case.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

struct Shape {
    std::vector<std::int64_t> in, weight, out, stride, padding, dilation, extra;
    std::int64_t groups = 1;
    bool isTransposed = false;
};

std::int64_t elementsOf(const std::vector<std::int64_t>& sizes) {
    std::int64_t count = 1;
    for (const std::int64_t size : sizes) count *= size;
    return count;
}

Shape drawn(std::mt19937& random) {
    const auto number = [&](std::int64_t low, std::int64_t high) {
        return low + std::int64_t(random() % std::uint32_t(high - low + 1));
    };
    Shape s;
    s.isTransposed = number(0, 1) == 1;
    s.groups = number(1, 2);
    const std::int64_t in = s.groups * number(1, 5), out = s.groups * number(1, 11);
    s.in = {number(1, 2), in};
    s.weight = s.isTransposed ? std::vector{in, out / s.groups} : std::vector{out, in / s.groups};
    s.out = {s.in[0], out};
    for (std::size_t i = 0; i < 3; ++i) {
        const std::int64_t kernel = number(1, 3), size = number(5, i == 2 ? 21 : 6);
        s.stride.push_back(number(1, 3));
        s.padding.push_back(number(0, kernel - 1));
        s.dilation.push_back(number(1, 2));
        s.extra.push_back(s.isTransposed ? number(0, s.stride[i] - 1) : 0);
        s.in.push_back(size);
        s.weight.push_back(kernel);
        const std::int64_t reach = s.dilation[i] * (kernel - 1) + 1, around = 2 * s.padding[i];
        s.out.push_back(s.isTransposed ? (size - 1) * s.stride[i] - around + reach + s.extra[i]
                                       : (size + around - reach) / s.stride[i] + 1);
    }
    return s;
}

std::vector<double> convolved(const Kernel& kernel, const Shape& s, const std::vector<double>& in,
                              const std::vector<double>& weight, const std::vector<double>& bias) {
    KernelCase k;
    const ValueId out = k.tensor(DType::f32, s.out);
    const auto ran =
        k.run(kernel,
              {k.tensor(DType::f32, s.in, in), k.tensor(DType::f32, s.weight, weight),
               bias.empty() ? k.none() : k.tensor(DType::f32, {s.out[1]}, bias), k.ints(s.stride), k.ints(s.padding),
               k.ints(s.dilation), k.boolean(s.isTransposed), k.ints(s.extra), k.integer(s.groups), out});
    return ran.ok() && k.guardsHold() && k.sizes(out) == s.out ? k.read(out) : std::vector<double>();
}

std::vector<double> numbers(std::int64_t count, std::mt19937& random) {
    std::vector<double> out;
    for (std::int64_t i = 0; i < count; ++i) out.push_back(double(float(double(random() % 2001) / 1000 - 1)));
    return out;
}

}  // namespace

class TestVolumeConvolution : public QObject {
    Q_OBJECT

private slots:
    void volumesAreConvolvedAsTheReferenceDoes() {
        const Kernel *fast = find_kernel("arenascope::volume_convolution.out"),
                     *slow = find_reference("aten::convolution.out");
        QVERIFY(fast && slow);
        const double infinite = std::numeric_limits<double>::infinity();
        std::mt19937 random(5);
        for (int round = 0; round < 60; ++round) {
            const Shape s = drawn(random);
            const auto in = numbers(elementsOf(s.in), random), bias = numbers(round % 2 ? s.out[1] : 0, random);
            auto weight = numbers(elementsOf(s.weight), random);
            if (round % 3 == 0) weight[random() % weight.size()] = round % 2 ? infinite : -infinite;
            const auto want = convolved(*slow, s, in, weight, bias), got = convolved(*fast, s, in, weight, bias);
            QVERIFY(!want.empty());
            QCOMPARE(got.size(), want.size());
            for (std::size_t i = 0; i < want.size(); ++i) {
                const bool isEqual =
                    std::isnan(want[i]) ? std::isnan(got[i]) : got[i] == want[i] || std::abs(got[i] - want[i]) < 1e-4;
                QVERIFY2(isEqual,
                         qPrintable(QStringLiteral("round %1, element %2: %3 instead of %4")
                                        .arg(round)
                                        .arg(i)
                                        .arg(got[i])
                                        .arg(want[i])));
            }
        }
    }

    void argumentsThatDoNotFitAreRefused() {
        const Kernel* kernel = find_kernel("arenascope::volume_convolution.out");
        std::mt19937 random(7);
        const Shape right = drawn(random);
        const auto runs = [&](const Shape& s) {
            return !convolved(*kernel, s, numbers(elementsOf(s.in), random), numbers(elementsOf(s.weight), random), {})
                        .empty();
        };
        QVERIFY(runs(right));
        const auto changed = [&](auto change) {
            Shape s = right;
            change(s);
            return s;
        };
        QVERIFY(!runs(changed([](Shape& s) { s.stride = {1, 1}; })));
        QVERIFY(!runs(changed([](Shape& s) { s.stride[0] = 0; })));
        QVERIFY(!runs(changed([](Shape& s) { s.padding[1] = -1; })));
        QVERIFY(!runs(changed([](Shape& s) { s.dilation[2] = std::int64_t{1} << 40; })));
        QVERIFY(!runs(changed([](Shape& s) { s.groups = 0; })));
        QVERIFY(!runs(changed([](Shape& s) { s.weight[s.isTransposed ? 0 : 1] += 1; })));
        QVERIFY(!runs(changed([](Shape& s) { s.in = {s.in[0], s.in[1], 5, 5}; })));
    }

    void thePassTakesVolumesOnly() {
        HandMade made;
        const auto convolve = [&](const std::vector<std::int64_t>& sizes, DType type) {
            const std::vector<std::int64_t> ones(sizes.size() - 2, 1), zeros(sizes.size() - 2, 0);
            const ValueId x = made.tensor("x", type, sizes), out = made.tensor("y", type, sizes);
            const ValueId weight = made.tensor("w", type, std::vector<std::int64_t>(sizes.size(), 1));
            made.kernel("aten::convolution.out",
                        {x, weight, made.none(), made.ints(ones), made.ints(zeros), made.ints(ones),
                         made.add("", false), made.ints(zeros), made.integer(1), out, out},
                        {out});
        };
        convolve({1, 1, 2, 2, 2}, DType::f32);
        convolve({1, 1, 2, 2}, DType::f32);
        convolve({1, 1, 2, 2, 2}, DType::f16);
        QCOMPARE(opsOf(best::convolve_volumes(made.method)),
                 std::string("arenascope::volume_convolution.out aten::convolution.out aten::convolution.out "));
    }
};

QTEST_GUILESS_MAIN(TestVolumeConvolution)
#include "test_volume_convolution.moc"
