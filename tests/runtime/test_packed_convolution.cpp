// Convolutions in packed panels, as any machine computes them: their users take them on those only that they were
// measured on.

#include <QTest>
#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <vector>

#include "engine/kernels/packed_convolution.h"

using namespace arenascope;

class TestPackedConvolution : public QObject {
    Q_OBJECT

    static std::vector<float> numbers(std::int64_t count, int seed) {
        std::vector<float> out;
        for (std::int64_t i = 0; i < count; ++i) out.push_back(float((i * 37 + seed * 11) % 101) / 50 - 1);
        return out;
    }

    struct Data {
        PackedConvolution convolution;
        std::vector<float> image, weight, packed, bias, before, result;
    };
    static Data made(PackedConvolution c) {
        for (std::size_t i = 0; i < 2; ++i)
            c.out[i] = (c.in[i] + 2 * c.padding[i] - c.dilation[i] * (c.kernel[i] - 1) - 1) / c.stride[i] + 1;
        Data d{.convolution = c,
               .image = numbers(c.in[0] * c.in[1] * c.channels, 1),
               .weight = numbers(c.out_channels * c.channels * c.kernel[0] * c.kernel[1], 2),
               .packed = {},
               .bias = numbers(c.out_channels, 3),
               .before = numbers(c.out[0] * c.out[1] * c.out_channels, 4),
               .result = {}};
        d.packed.resize(d.weight.size());
        pack_convolution(c, d.weight.data(), d.packed.data());
        d.result = d.before;
        d.convolution.image = d.image.data();
        d.convolution.packed = d.packed.data();
        d.convolution.bias = d.bias.data();
        d.convolution.result = d.result.data();
        return d;
    }
    static double expected(const Data& d, std::int64_t row, std::int64_t column, std::int64_t channel) {
        const PackedConvolution& c = d.convolution;
        double sum = double(d.bias[std::size_t(channel)]);
        if (c.adds) sum += double(d.before[std::size_t((row * c.out[1] + column) * c.out_channels + channel)]);
        for (std::int64_t y = 0; y < c.kernel[0]; ++y) {
            for (std::int64_t x = 0; x < c.kernel[1]; ++x) {
                const std::int64_t h = row * c.stride[0] - c.padding[0] + y * c.dilation[0],
                                   w = column * c.stride[1] - c.padding[1] + x * c.dilation[1];
                if (h < 0 || h >= c.in[0] || w < 0 || w >= c.in[1]) continue;
                for (std::int64_t k = 0; k < c.channels; ++k)
                    sum += double(d.image[std::size_t((h * c.in[1] + w) * c.channels + k)]) *
                        double(d.weight[std::size_t(((channel * c.channels + k) * c.kernel[0] + y) * c.kernel[1] + x)]);
            }
        }
        return std::min(std::max(sum, double(c.low)), double(c.high));
    }
    static void check(const PackedConvolution& asked) {
        Data d = made(asked);
        const PackedConvolution& c = d.convolution;
        const std::int64_t pixels = c.out[0] * c.out[1];
        convolve_packed(c, 0, pixels);
        for (std::int64_t i = 0; i < pixels * c.out_channels; ++i) {
            const std::int64_t pixel = i / c.out_channels;
            const double sum = expected(d, pixel / c.out[1], pixel % c.out[1], i % c.out_channels);
            QVERIFY2(std::abs(double(d.result[std::size_t(i)]) - sum) <= 1e-3,
                     qPrintable(QStringLiteral("%1 to %2 channels, pixel %3, channel %4: %5 instead of %6")
                                    .arg(c.channels)
                                    .arg(c.out_channels)
                                    .arg(pixel)
                                    .arg(i % c.out_channels)
                                    .arg(double(d.result[std::size_t(i)]))
                                    .arg(sum)));
        }
        // Shares of the pixels have the same bits.
        Data again = made(asked);
        const std::int64_t third = pixels / 3;
        convolve_packed(again.convolution, third, pixels);
        QCOMPARE(std::memcmp(again.result.data(), again.before.data(), std::size_t(third * c.out_channels) * 4), 0);
        convolve_packed(again.convolution, 0, third);
        QCOMPARE(std::memcmp(again.result.data(), d.result.data(), d.result.size() * sizeof(float)), 0);
    }

private slots:
    /// Panels of 24 and 16 channels, windows in one and in several chunks, tiles of every size.
    void everyShapeIsTheConvolution() {
        for (const std::int64_t out : {16, 24, 32, 40, 48, 64, 72}) {
            for (const std::int64_t channels : {1, 3, 64, 520}) {
                PackedConvolution c{.channels = channels,
                                    .out_channels = out,
                                    .in = {4, 5},
                                    .kernel = {3, 3},
                                    .stride = {1, 1},
                                    .padding = {1, 1},
                                    .dilation = {1, 1},
                                    .adds = out == 24};
                if (channels == 3) {
                    c.in = {13, 9};
                    c.kernel = {2, 3};
                    c.stride = {2, 1};
                    c.dilation = {1, 2};
                    c.padding = {0, 2};
                    c.low = -0.5F;
                    c.high = 0.75F;
                }
                check(c);
                if (QTest::currentTestFailed()) return;
            }
        }
    }

    /// More pixels than one block has.
    void largeImagesGoByBlocks() {
        check({.channels = 2,
               .out_channels = 16,
               .in = {37, 41},
               .kernel = {3, 3},
               .stride = {1, 1},
               .padding = {1, 1},
               .dilation = {1, 1}});
    }

    void whatIsNoNumberStays() {
        Data d = made({.channels = 64,
                       .out_channels = 40,
                       .in = {1, 2},
                       .kernel = {1, 1},
                       .stride = {1, 1},
                       .dilation = {1, 1},
                       .low = 0,
                       .high = 1});
        d.image[5] = std::numeric_limits<float>::quiet_NaN();
        convolve_packed(d.convolution, 0, 2);
        for (std::size_t k = 0; k < 40; ++k) {
            QVERIFY(std::isnan(d.result[k]));
            QVERIFY(!std::isnan(d.result[40 + k]));
        }
    }
};

QTEST_GUILESS_MAIN(TestPackedConvolution)
#include "test_packed_convolution.moc"
