// Convolutions of volumes and images, also transposed, by their definition, and kernels that are much longer than the
// rows that they read.

#include <QTest>

#include <algorithm>
#include <random>
#include <vector>

#include "engine/kernels/direct_convolution.h"

using namespace arenascope;

namespace {

using Sizes = std::array<std::int64_t, 3>;

std::int64_t product(const Sizes& sizes) { return sizes[0] * sizes[1] * sizes[2]; }

Sizes place(const Sizes& sizes, std::int64_t i) {
    return {i / (sizes[1] * sizes[2]), i / sizes[2] % sizes[1], i % sizes[2]};
}

/// One channel; every product that the definition has. The smaller side of a convolution is its output, and of a
/// transposed one its input.
std::vector<float> expected(const DirectConvolution& c, const std::vector<float>& in,
                            const std::vector<float>& weight) {
    std::vector<float> out(static_cast<std::size_t>(product(c.out)));
    const Sizes &small = c.transposed ? c.in : c.out, &large = c.transposed ? c.out : c.in;
    for (std::int64_t i = 0; i < product(small); ++i) {
        for (std::int64_t k = 0; k < product(c.kernel); ++k) {
            const Sizes from = place(small, i), tap = place(c.kernel, k);
            std::int64_t to = 0;
            bool isInside = true;
            for (const std::size_t dim : {0U, 1U, 2U}) {
                const std::int64_t at = from[dim] * c.stride[dim] - c.padding[dim] + tap[dim] * c.dilation[dim];
                isInside = isInside && at >= 0 && at < large[dim];
                to = to * large[dim] + at;
            }
            if (!isInside) continue;
            const auto read = static_cast<std::size_t>(c.transposed ? i : to);
            const auto written = static_cast<std::size_t>(c.transposed ? to : i);
            out[written] += in[read] * weight[static_cast<std::size_t>(k)];
        }
    }
    return out;
}

class TestDirectConvolution : public QObject {
    Q_OBJECT
private slots:
    void everyTapThatMeetsTheInputCounts() {
        std::mt19937 random(1);
        const auto below = [&](int count) {
            return static_cast<std::int64_t>(random() % static_cast<unsigned>(count));
        };
        const auto numbers = [&](std::int64_t count) {  // small integers: sums are exact in every order
            std::vector<float> all(static_cast<std::size_t>(count));
            std::generate(all.begin(), all.end(), [&] { return static_cast<float>(below(9) - 4); });
            return all;
        };
        int compared[2] = {};
        for (int tries = 0; tries < 3000; ++tries) {
            DirectConvolution c{.batch = 1, .channels = 1, .out_channels = 1, .groups = 1};
            c.transposed = below(2) == 1;
            for (const std::size_t dim : {0U, 1U, 2U}) {
                c.in[dim] = 1 + below(dim == 2 ? 40 : 3);
                c.kernel[dim] = 1 + below(dim == 2 ? 50 : 3);
                c.stride[dim] = 1 + below(4);
                c.dilation[dim] = 1 + below(4);
                c.padding[dim] = below(6);
                const std::int64_t reach = (c.kernel[dim] - 1) * c.dilation[dim] + 1;
                const std::int64_t around = c.in[dim] + 2 * c.padding[dim] - reach;
                c.out[dim] = c.transposed ? (c.in[dim] - 1) * c.stride[dim] - 2 * c.padding[dim] + reach + below(3)
                    : around < 0          ? 0
                                          : around / c.stride[dim] + 1;
            }
            if (*std::min_element(c.out.begin(), c.out.end()) < 1) continue;
            const auto in = numbers(product(c.in)), weight = numbers(product(c.kernel));
            std::vector<float> out(static_cast<std::size_t>(product(c.out)), -1000);
            convolve_directly(c, in.data(), weight.data(), nullptr, out.data());
            QCOMPARE(out, expected(c, in, weight));
            ++compared[c.transposed ? 1 : 0];
        }
        QVERIFY(compared[0] > 100 && compared[1] > 100);
    }

    void aLongKernelOverAShortRowIsQuick_data() {
        QTest::addColumn<bool>("isTransposed");
        QTest::newRow("convolution") << false;
        QTest::newRow("transposed") << true;
    }
    /// The taps of each output are those that meet the row: with all of them, this would take hours.
    void aLongKernelOverAShortRowIsQuick() {
        QFETCH(const bool, isTransposed);
        constexpr std::int64_t taps = 1 << 22;
        const DirectConvolution c{.batch = 1,
                                  .channels = 1,
                                  .out_channels = 1,
                                  .groups = 1,
                                  .in = {1, 1, 3},
                                  .kernel = {1, 1, taps},
                                  .out = {1, 1, isTransposed ? taps + 2 : taps},
                                  .stride = {1, 1, 1},
                                  .padding = {0, 0, isTransposed ? 0 : taps - 2},
                                  .dilation = {1, 1, 1},
                                  .transposed = isTransposed};
        std::vector<float> weight(taps), out(static_cast<std::size_t>(c.out[2]));
        for (std::size_t i = 0; i < weight.size(); ++i) weight[i] = static_cast<float>(i % 7);
        const std::vector<float> in{1, 2, 3};
        convolve_directly(c, in.data(), weight.data(), nullptr, out.data());
        if (isTransposed) {
            QCOMPARE(out, expected(c, in, weight));
            return;
        }
        for (std::int64_t o : {std::int64_t{0}, taps / 2, taps - 1}) {
            float want = 0;
            for (std::int64_t i = 0; i < 3; ++i) {
                const std::int64_t tap = i + taps - 2 - o;
                if (tap >= 0 && tap < taps)
                    want += in[static_cast<std::size_t>(i)] * weight[static_cast<std::size_t>(tap)];
            }
            QCOMPARE(out[static_cast<std::size_t>(o)], want);
        }
    }
};

}  // namespace

QTEST_GUILESS_MAIN(TestDirectConvolution)
#include "test_direct_convolution.moc"
