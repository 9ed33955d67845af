// Kernels that take many windows, channels or elements at a time give what one at a time gives.

#include <QTest>

#include <cmath>
#include <limits>

#include "tests/runtime/kernel_case.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

using Sizes = std::vector<std::int64_t>;

constexpr double infinite = std::numeric_limits<double>::infinity();
const std::vector<std::uint8_t> channels_last{0, 2, 3, 1};

/// A window in two dimensions: the same numbers along both, but for the input's sizes.
struct Window {
    std::int64_t kernel = 1, stride = 1, padding = 0, dilation = 1;
    bool ceils = false;

    [[nodiscard]] std::int64_t outputs(std::int64_t in) const {
        const std::int64_t room = in + 2 * padding - dilation * (kernel - 1) - 1;
        std::int64_t out = (room + (ceils ? stride - 1 : 0)) / stride + 1;
        if (ceils && (out - 1) * stride >= in + padding) --out;
        return out;
    }
};

const std::vector<Window> windows{{3, 2, 1, 1, false}, {3, 2, 0, 1, true},  {2, 2, 1, 1, false}, {3, 1, 1, 2, false},
                                  {5, 3, 2, 1, true},  {1, 1, 0, 1, false}, {4, 1, 2, 1, false}};

float taken(const std::vector<double>& x, std::int64_t at) {
    return static_cast<float>(x[static_cast<std::size_t>(at)]);
}

/// f(height, width) for each position of a window inside the image, row by row.
template <class F>
void forWindow(const Window& w, std::int64_t h, std::int64_t v, std::int64_t height, std::int64_t width, F f) {
    for (std::int64_t i = 0; i < w.kernel; ++i) {
        for (std::int64_t k = 0; k < w.kernel; ++k) {
            const std::int64_t row = h * w.stride - w.padding + i * w.dilation,
                               column = v * w.stride - w.padding + k * w.dilation;
            if (row >= 0 && row < height && column >= 0 && column < width) f(row, column);
        }
    }
}

/// Of [1, channels, height, width], output by output.
template <class F>
std::vector<double> eachWindow(const Window& w, std::int64_t channels, std::int64_t height, std::int64_t width, F f) {
    std::vector<double> out;
    for (std::int64_t c = 0; c < channels; ++c)
        for (std::int64_t h = 0; h < w.outputs(height); ++h)
            for (std::int64_t v = 0; v < w.outputs(width); ++v) out.push_back(f(c * height * width, h, v));
    return out;
}

bool same(const std::vector<double>& got, const std::vector<double>& expected) {
    if (got.size() != expected.size()) return false;
    for (std::size_t i = 0; i < got.size(); ++i)
        if (!(std::isnan(got[i]) && std::isnan(expected[i])) && got[i] != expected[i]) return false;
    return true;
}

class TestWindowsInLanes : public QObject {
    Q_OBJECT
private slots:
    /// Any number of channels, into both orders; NaN wins, and a window without a pixel has none.
    void maximaOfManyChannels() {
        std::mt19937 random(1);
        const std::int64_t height = 7, width = 6;
        for (const std::int64_t channels : {1, 3, 4, 16, 19, 64, 65, 131}) {
            std::vector<double> x = randomElements(random, channels * height * width);
            for (std::size_t i = 0; i < x.size(); i += 11) x[i] = i % 2 ? std::nan("") : -infinite;
            for (const Window& w : windows) {
                const auto expected =
                    eachWindow(w, channels, height, width, [&](std::int64_t plane, std::int64_t h, std::int64_t v) {
                        float most = -std::numeric_limits<float>::infinity();
                        forWindow(w, h, v, height, width, [&](std::int64_t row, std::int64_t column) {
                            const float item = taken(x, plane + row * width + column);
                            if (item > most || std::isnan(item)) most = item;
                        });
                        return static_cast<double>(most);
                    });
                for (const bool planes : {false, true}) {
                    KernelCase c;
                    const ValueId in = c.tensor(DType::f32, {1, channels, height, width}, x, channels_last);
                    const ValueId out = c.tensor(DType::f32, {1, channels, w.outputs(height), w.outputs(width)}, {},
                                                 planes ? std::vector<std::uint8_t>() : channels_last);
                    const auto pair = [&](std::int64_t item) { return c.ints({item, item}); };
                    QVERIFY(c.run("arenascope::max_pool2d.out",
                                  {in, pair(w.kernel), pair(w.stride), pair(w.padding), pair(w.dilation),
                                   c.boolean(w.ceils), out})
                                .ok());
                    QVERIFY2(same(c.read(out), expected), qPrintable(QString::number(channels)));
                    QVERIFY(c.guardsHold());
                }
            }
        }
    }
    /// Row by row, each bit: sums of floats depend on their order.
    void averagesSumEachWindowInOrder() {
        std::mt19937 random(2);
        for (const std::int64_t width : {1, 4, 9, 40}) {
            const std::int64_t channels = 2, height = 9;
            const std::vector<double> x = randomElements(random, channels * height * width, -1000, 1000);
            for (const Window& w : windows) {
                if (w.dilation > 1 || w.kernel > width + 2 * w.padding) continue;
                for (const bool countsPadding : {false, true}) {
                    for (const std::int64_t divisor : {0, 7}) {
                        const auto expected = eachWindow(
                            w, channels, height, width, [&](std::int64_t plane, std::int64_t h, std::int64_t v) {
                                float sum = 0;
                                std::int64_t inside = 0;
                                forWindow(w, h, v, height, width, [&](std::int64_t row, std::int64_t column) {
                                    sum += taken(x, plane + row * width + column);
                                    ++inside;
                                });
                                const auto reach = [&](std::int64_t at, std::int64_t size) {
                                    const std::int64_t start = at * w.stride - w.padding;
                                    return std::min(start + w.kernel, size + w.padding) - start;
                                };
                                const std::int64_t all = reach(h, height) * reach(v, width);
                                const std::int64_t by = divisor ? divisor : countsPadding ? all : inside;
                                return static_cast<double>(sum / static_cast<float>(by));
                            });
                        KernelCase c;
                        const ValueId in = c.tensor(DType::f32, {1, channels, height, width}, x);
                        const ValueId out = c.tensor(DType::f32, {1, channels, w.outputs(height), w.outputs(width)});
                        const auto pair = [&](std::int64_t item) { return c.ints({item, item}); };
                        QVERIFY(c.run("aten::avg_pool2d.out",
                                      {in, pair(w.kernel), pair(w.stride), pair(w.padding), c.boolean(w.ceils),
                                       c.boolean(countsPadding), divisor ? c.integer(divisor) : c.none(), out, out})
                                    .ok());
                        QVERIFY2(same(c.read(out), expected),
                                 qPrintable(QStringLiteral("width %1, kernel %2").arg(width).arg(w.kernel)));
                        QVERIFY(c.guardsHold());
                    }
                }
            }
        }
    }
    /// Images between planes and channels last, of sizes that blocks of four do not divide.
    void copiesIntoAnotherOrderKeepElements() {
        std::mt19937 random(3);
        for (const DType type : {DType::f32, DType::i32, DType::f64, DType::u8, DType::i16}) {
            for (const Sizes& sizes :
                 {Sizes{1, 4, 4, 4}, Sizes{2, 5, 3, 7}, Sizes{1, 19, 6, 11}, Sizes{1, 33, 1, 3}, Sizes{3, 16, 5, 16}}) {
                for (const bool turnsBack : {false, true}) {
                    KernelCase c;
                    const std::vector<double> x = randomElements(random, countOf(sizes), 0, 100, true);
                    const std::vector<std::uint8_t> planes{0, 1, 2, 3};
                    const ValueId in = c.tensor(type, sizes, x, turnsBack ? channels_last : planes),
                                  out = c.tensor(type, sizes, {}, turnsBack ? planes : channels_last);
                    QVERIFY(c.run("aten::clone.out", {in, c.none(), out, out}).ok());
                    QCOMPARE(c.read(out), x);
                    QVERIFY(c.guardsHold());
                }
            }
        }
    }
    void powersOfThreeQuartersAreThoseOfPow() {
        const std::vector<double> x{0, -0.0, 1, 2, 1e-38, 3e38, 0.1, 1234.5, -1, infinite, -infinite, std::nan("")};
        KernelCase c;
        const auto count = static_cast<std::int64_t>(x.size());
        const ValueId in = c.tensor(DType::f32, {count}, x), out = c.tensor(DType::f32, {count});
        QVERIFY(c.run("aten::pow.Tensor_Scalar_out", {in, c.number(0.75), out, out}).ok());
        std::vector<double> expected;
        for (const double each : x) expected.push_back(std::pow(static_cast<float>(each), 0.75F));
        QVERIFY(near(c.read(out), expected, 3e-7));
    }
};

}  // namespace

QTEST_GUILESS_MAIN(TestWindowsInLanes)
#include "test_windows_in_lanes.moc"
