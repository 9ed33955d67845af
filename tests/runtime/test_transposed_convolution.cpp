// Transposed convolutions by their definition, and kernels that are much longer than the rows that they read.

#include <QTest>

#include <algorithm>
#include <random>
#include <vector>

#include "engine/kernels/transposed_convolution.h"

using namespace arenascope;

namespace {

/// One channel; every product that the definition has.
std::vector<float> expected(const TransposedConvolution& c, const std::vector<float>& in,
                            const std::vector<float>& weight) {
    std::vector<float> out(static_cast<std::size_t>(c.out[0] * c.out[1]));
    for (std::int64_t i = 0; i < c.in[0] * c.in[1]; ++i) {
        for (std::int64_t k = 0; k < c.kernel[0] * c.kernel[1]; ++k) {
            const std::int64_t row = i / c.in[1] * c.stride[0] - c.padding[0] + k / c.kernel[1] * c.dilation[0],
                               column = i % c.in[1] * c.stride[1] - c.padding[1] + k % c.kernel[1] * c.dilation[1];
            if (row < 0 || row >= c.out[0] || column < 0 || column >= c.out[1]) continue;
            out[static_cast<std::size_t>(row * c.out[1] + column)] +=
                in[static_cast<std::size_t>(i)] * weight[static_cast<std::size_t>(k)];
        }
    }
    return out;
}

class TestTransposedConvolution : public QObject {
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
        for (int tries = 0; tries < 3000; ++tries) {
            TransposedConvolution c{.batch = 1, .channels = 1, .out_channels = 1, .groups = 1};
            for (const std::size_t dim : {0U, 1U}) {
                c.in[dim] = 1 + below(dim == 0 ? 3 : 40);
                c.kernel[dim] = 1 + below(dim == 0 ? 3 : 50);
                c.stride[dim] = 1 + below(4);
                c.dilation[dim] = 1 + below(4);
                c.padding[dim] = below(6);
                c.out[dim] = (c.in[dim] - 1) * c.stride[dim] - 2 * c.padding[dim] +
                    (c.kernel[dim] - 1) * c.dilation[dim] + 1 + below(3);
            }
            if (c.out[0] < 1 || c.out[1] < 1) continue;
            const auto in = numbers(c.in[0] * c.in[1]), weight = numbers(c.kernel[0] * c.kernel[1]);
            std::vector<float> out(static_cast<std::size_t>(c.out[0] * c.out[1]), -1000);
            convolve_back(c, in.data(), weight.data(), nullptr, out.data());
            QCOMPARE(out, expected(c, in, weight));
        }
    }

    /// The taps of each output are those that meet the row: with all of them, this would take hours.
    void aLongKernelOverAShortRowIsQuick() {
        constexpr std::int64_t taps = 1 << 22;
        const TransposedConvolution c{.batch = 1,
                                      .channels = 1,
                                      .out_channels = 1,
                                      .groups = 1,
                                      .in = {1, 3},
                                      .kernel = {1, taps},
                                      .out = {1, taps + 2},
                                      .stride = {1, 1},
                                      .padding = {0, 0},
                                      .dilation = {1, 1}};
        std::vector<float> weight(taps), out(taps + 2);
        for (std::size_t i = 0; i < weight.size(); ++i) weight[i] = static_cast<float>(i % 7);
        const std::vector<float> in{1, 2, 3};
        convolve_back(c, in.data(), weight.data(), nullptr, out.data());
        QCOMPARE(out, expected(c, in, weight));
    }
};

}  // namespace

QTEST_GUILESS_MAIN(TestTransposedConvolution)
#include "test_transposed_convolution.moc"
