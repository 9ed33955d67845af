// Convolutions of small images: weights that are infinite or no number count only where they meet the image, and some
// rows of an image give the same bits as all of it.

#include <cmath>
#include <limits>

#include "engine/kernels/float_order.h"
#include "tests/runtime/kernel_case.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

struct Shape {
    std::int64_t channels, outChannels, groups;
    std::int64_t rows, columns, kernel, stride, padding;
};

/// By the definition: taps outside of the image do not exist.
std::vector<double> expected(const Shape& s, const std::vector<double>& in, const std::vector<double>& weight) {
    const std::int64_t outRows = (s.rows + 2 * s.padding - s.kernel) / s.stride + 1,
                       outColumns = s.columns + 2 * s.padding - s.kernel + 1, inGroup = s.channels / s.groups;
    std::vector<double> out;
    for (std::int64_t o = 0; o < s.outChannels; ++o) {
        for (std::int64_t i = 0; i < outRows * outColumns; ++i) {
            double sum = 0;
            for (std::int64_t c = 0; c < inGroup; ++c) {
                for (std::int64_t k = 0; k < s.kernel * s.kernel; ++k) {
                    const std::int64_t row = i / outColumns * s.stride - s.padding + k / s.kernel,
                                       column = i % outColumns - s.padding + k % s.kernel;
                    if (row < 0 || row >= s.rows || column < 0 || column >= s.columns) continue;
                    const std::int64_t channel = o / (s.outChannels / s.groups) * inGroup + c;
                    sum += in[std::size_t((channel * s.rows + row) * s.columns + column)] *
                        weight[std::size_t((o * inGroup + c) * s.kernel * s.kernel + k)];
                }
            }
            out.push_back(sum);
        }
    }
    return out;
}

std::vector<double> convolved(const Shape& s, const std::vector<double>& in, const std::vector<double>& weight,
                              std::int64_t rowPadding, bool isConstant = true, const std::vector<double>& bias = {}) {
    KernelCase k;
    const std::int64_t outRows = (s.rows + 2 * rowPadding - s.kernel) / s.stride + 1,
                       outColumns = s.columns + 2 * s.padding - s.kernel + 1;
    const ValueId x = k.tensor(DType::f32, {1, s.channels, s.rows, s.columns}, in),
                  w = k.tensor(DType::f32, {s.outChannels, s.channels / s.groups, s.kernel, s.kernel}, weight),
                  out = k.tensor(DType::f32, {1, s.outChannels, outRows, outColumns});
    const ValueId b = bias.empty() ? k.none() : k.tensor(DType::f32, {s.outChannels}, bias);
    std::get<TensorValue>(k.values()[w]).is_constant = isConstant;
    const auto ran = k.run("aten::convolution.out",
                           {x, w, b, k.ints({s.stride, 1}), k.ints({rowPadding, s.padding}), k.ints({1, 1}),
                            k.boolean(false), k.ints({0, 0}), k.integer(s.groups), out});
    return ran.ok() && k.guardsHold() ? k.read(out) : std::vector<double>();
}

/// With weights that are computed: every product rounded, channels innermost, the bias last.
std::vector<double> expectedRounded(const Shape& s, const std::vector<double>& in, const std::vector<double>& weight,
                                    const std::vector<double>& bias) {
    const std::int64_t outRows = (s.rows + 2 * s.padding - s.kernel) / s.stride + 1,
                       outColumns = s.columns + 2 * s.padding - s.kernel + 1;
    std::vector<double> out;
    for (std::int64_t o = 0; o < s.outChannels; ++o) {
        for (std::int64_t i = 0; i < outRows * outColumns; ++i) {
            FloatSum sum(SumOrder::products_rounded, float(bias[std::size_t(o)]));
            for (std::int64_t k = 0; k < s.kernel * s.kernel; ++k) {
                const std::int64_t row = i / outColumns * s.stride - s.padding + k / s.kernel,
                                   column = i % outColumns - s.padding + k % s.kernel;
                if (row < 0 || row >= s.rows || column < 0 || column >= s.columns) continue;
                for (std::int64_t c = 0; c < s.channels; ++c)
                    sum.add(float(in[std::size_t((c * s.rows + row) * s.columns + column)]),
                            float(weight[std::size_t((o * s.channels + c) * s.kernel * s.kernel + k)]));
            }
            out.push_back(double(sum.value()));
        }
    }
    return out;
}

std::vector<double> numbers(std::int64_t count, std::uint32_t seed) {
    std::mt19937 random(seed);
    std::vector<double> out;
    for (std::int64_t i = 0; i < count; ++i) out.push_back(double(float(double(random() % 2001) / 1000 - 1)));
    return out;
}

}  // namespace

class TestSmallConvolution : public QObject {
    Q_OBJECT

private slots:
    void paddingTakesNoPartInSums() {
        const double infinite = std::numeric_limits<double>::infinity(),
                     none = std::numeric_limits<double>::quiet_NaN();
        for (const Shape& s : {Shape{2, 3, 1, 6, 7, 3, 1, 1}, Shape{4, 4, 4, 9, 5, 3, 1, 2},
                               Shape{3, 16, 1, 8, 8, 5, 2, 2}, Shape{8, 16, 1, 40, 40, 3, 1, 1}}) {
            const auto in = numbers(s.channels * s.rows * s.columns, 1);
            for (const double odd : {infinite, -infinite, none}) {
                for (std::int64_t tap = 0; tap < s.kernel * s.kernel; ++tap) {
                    auto weight = numbers(s.outChannels * s.channels / s.groups * s.kernel * s.kernel, 2);
                    weight[std::size_t(tap)] = odd;
                    const auto want = expected(s, in, weight), got = convolved(s, in, weight, s.padding);
                    QCOMPARE(got.size(), want.size());
                    for (std::size_t i = 0; i < want.size(); ++i) {
                        const bool isEqual = std::isnan(want[i])
                            ? std::isnan(got[i])
                            : got[i] == want[i] || std::abs(got[i] - want[i]) < 1e-4;
                        QVERIFY2(isEqual,
                                 qPrintable(QStringLiteral("tap %1, element %2: %3 instead of %4")
                                                .arg(tap)
                                                .arg(i)
                                                .arg(got[i])
                                                .arg(want[i])));
                    }
                }
            }
        }
    }

    /// In lanes, and one by one where a row is too short for them or the image too large.
    void productsOfComputedWeightsAreRounded() {
        for (const Shape& s :
             {Shape{3, 10, 1, 9, 13, 3, 1, 1}, Shape{28, 28, 1, 20, 20, 3, 1, 1}, Shape{5, 4, 1, 7, 4, 2, 2, 0},
              Shape{2, 9, 1, 6, 3, 3, 1, 0}, Shape{1, 8, 1, 28, 28, 5, 1, 2}}) {
            const auto in = numbers(s.channels * s.rows * s.columns, 5), bias = numbers(s.outChannels, 7);
            const auto weight = numbers(s.outChannels * s.channels * s.kernel * s.kernel, 6);
            if (convolution_order(1, std::int64_t(in.size()), 1, {s.kernel, s.kernel}) != SumOrder::products_rounded)
                continue;
            QCOMPARE(convolved(s, in, weight, s.padding, false, bias), expectedRounded(s, in, weight, bias));
        }
    }

    /// Rows cut out with the rows beside them, zeros outside of the image: a tile.
    void tilesGiveTheSameBits() {
        for (const Shape& s :
             {Shape{2, 3, 1, 12, 7, 3, 1, 1}, Shape{8, 8, 8, 12, 20, 3, 1, 1}, Shape{3, 8, 1, 12, 20, 3, 1, 1}}) {
            const auto in = numbers(s.channels * s.rows * s.columns, 3);
            const auto weight = numbers(s.outChannels * s.channels / s.groups * s.kernel * s.kernel, 4);
            const auto whole = convolved(s, in, weight, s.padding);
            const std::int64_t outColumns = s.columns + 2 * s.padding - s.kernel + 1, each = 4;
            QCOMPARE(std::int64_t(whole.size()), s.outChannels * s.rows * outColumns);
            for (std::int64_t first = 0; first < s.rows; first += each) {
                Shape tile = s;
                tile.rows = each + 2 * s.padding;
                std::vector<double> part;
                for (std::int64_t c = 0; c < s.channels; ++c) {
                    for (std::int64_t row = first - s.padding; row < first + each + s.padding; ++row)
                        for (std::int64_t column = 0; column < s.columns; ++column)
                            part.push_back(row < 0 || row >= s.rows
                                               ? 0
                                               : in[std::size_t((c * s.rows + row) * s.columns + column)]);
                }
                const auto got = convolved(tile, part, weight, 0);
                QCOMPARE(std::int64_t(got.size()), s.outChannels * each * outColumns);
                for (std::int64_t o = 0; o < s.outChannels; ++o) {
                    for (std::int64_t i = 0; i < each * outColumns; ++i)
                        QCOMPARE(got[std::size_t(o * each * outColumns + i)],
                                 whole[std::size_t((o * s.rows + first) * outColumns + i)]);
                }
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestSmallConvolution)
#include "test_small_convolution.moc"
