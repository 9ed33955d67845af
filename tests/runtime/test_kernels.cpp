// Kernels against obvious references, over shapes, dimension orders and element types.

#include <cmath>
#include <functional>
#include <limits>
#include <set>

#include "tests/runtime/kernel_case.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

using Sizes = std::vector<std::int64_t>;
const double not_a_number = std::numeric_limits<double>::quiet_NaN();
const double infinite = std::numeric_limits<double>::infinity();

/// Element of `from` that a broadcast result element reads.
std::int64_t broadcastIndex(std::int64_t index, const Sizes& to, const Sizes& from) {
    std::int64_t out = 0, step = 1;
    for (std::size_t i = 0; i < to.size(); ++i) {
        const std::size_t dim = to.size() - 1 - i;
        const std::int64_t at = index % to[dim];
        index /= to[dim];
        if (i >= from.size()) continue;
        const std::int64_t size = from[from.size() - 1 - i];
        out += (size == 1 ? 0 : at) * step;
        step *= size;
    }
    return out;
}

}  // namespace

const DoubleList one_one{{1.0, 1.0}};

class TestKernels : public QObject {
    Q_OBJECT

private slots:
    /// Rows of several blocks, with sizes that divide and sizes that do not.
    void operandsInAnotherOrderAddUp_data() {
        QTest::addColumn<qint64>("channels");
        QTest::addColumn<qint64>("columns");
        QTest::newRow("blocks") << qint64{32} << qint64{24};
        QTest::newRow("uneven rows") << qint64{48} << qint64{17};
        QTest::newRow("uneven channels") << qint64{27} << qint64{20};
        QTest::newRow("prime rows") << qint64{32} << qint64{131};
    }
    void operandsInAnotherOrderAddUp() {
        QFETCH(const qint64, channels);
        QFETCH(const qint64, columns);
        const std::vector<std::int64_t> sizes{2, channels, 19, columns};
        const auto count = static_cast<std::size_t>(2 * channels * 19 * columns);
        std::vector<double> x(count), y(count), sum(count);
        for (std::size_t i = 0; i < count; ++i) {
            x[i] = static_cast<double>(i % 997);
            y[i] = static_cast<double>(i % 89) * 1000;
            sum[i] = x[i] + y[i];
        }
        const std::vector<std::uint8_t> rows{0, 1, 2, 3}, last{0, 2, 3, 1};
        using Orders = std::array<std::vector<std::uint8_t>, 3>;
        for (const auto& [of_x, of_y, of_out] :
             {Orders{last, last, rows}, Orders{last, rows, rows}, Orders{rows, last, rows}, Orders{rows, last, last}}) {
            KernelCase each;
            const ValueId a = each.tensor(DType::f32, sizes, x, of_x), b = each.tensor(DType::f32, sizes, y, of_y);
            const ValueId out = each.tensor(DType::f32, sizes, {}, of_out);
            QVERIFY(each.run("aten::add.out", {a, b, each.integer(1), out, out}).ok());
            QCOMPARE(each.read(out), sum);
            QVERIFY(each.guardsHold());
        }
    }

    void cubicWeightsAreKeys() {
        KernelCase k;  // one 1 in a row, twice as many columns: the weights of its neighbours
        const ValueId x = k.tensor(DType::f32, {1, 1, 1, 7}, {0, 0, 0, 1, 0, 0, 0}),
                      out = k.tensor(DType::f32, {1, 1, 1, 14});
        const auto result =
            k.run("aten::upsample_bicubic2d.vec_out", {x, k.ints({1, 14}), k.boolean(false), k.none(), out});
        QVERIFY2(result.ok(), result.ok() ? "" : result.error().text().c_str());
        QVERIFY(near(k.read(out),
                     {0, 0, 0, -0.03515625, -0.10546875, 0.26171875, 0.87890625, 0.87890625, 0.26171875, -0.10546875,
                      -0.03515625, 0, 0, 0}));
    }
    /// A volume of one plane is resampled as the plane; enlarging needs no smoothing; nothing changes at the same size.
    void resamplingAgreesWithItself() {
        std::mt19937 random(21);
        for (int round = 0; round < 60; ++round) {
            const auto upTo = [&](std::int64_t most) { return 1 + std::int64_t(random() % std::uint32_t(most)); };
            const std::int64_t h = upTo(6), w = upTo(6), n = upTo(2), c = upTo(3), oh = h + upTo(5), ow = w + upTo(5);
            const DType dtype = std::array{DType::f32, DType::f64, DType::f16}[random() % 3];
            const auto values = randomElements(random, n * c * h * w);
            const bool corners = random() % 2 == 0;
            KernelCase k;
            const ValueId x = k.tensor(dtype, {n, c, h, w}, values, randomOrder(random, 4)),
                          volume = k.tensor(dtype, {n, c, 1, h, w}, values, randomOrder(random, 5));
            const ValueId plane = k.tensor(dtype, {n, c, oh, ow}), flat = k.tensor(dtype, {n, c, 1, oh, ow}),
                          smooth = k.tensor(dtype, {n, c, oh, ow}, {}, randomOrder(random, 4));
            QVERIFY(
                k.run("aten::upsample_bilinear2d.vec_out", {x, k.ints({oh, ow}), k.boolean(corners), k.none(), plane})
                    .ok());
            QVERIFY(k.run("aten::upsample_trilinear3d.vec_out",
                          {volume, k.ints({1, oh, ow}), k.boolean(corners), k.none(), flat})
                        .ok());
            QVERIFY(near(k.read(flat), k.read(plane), dtype == DType::f16 ? 2e-3 : 1e-5));
            if (!corners) {
                QVERIFY(k.run("aten::_upsample_bilinear2d_aa.out",
                              {x, k.ints({oh, ow}), k.boolean(false), k.none(), k.none(), smooth})
                            .ok());
                QVERIFY(near(k.read(smooth), k.read(plane), dtype == DType::f16 ? 2e-3 : 1e-5));
            }
            QVERIFY(k.run("aten::upsample_nearest2d.vec_out", {x, k.ints({oh, ow}), k.none(), plane}).ok());
            QVERIFY(k.run("aten::upsample_nearest3d.vec_out", {volume, k.ints({1, oh, ow}), k.none(), flat}).ok());
            QCOMPARE(k.read(flat), k.read(plane));
            const ValueId same = k.tensor(dtype, {n, c, h, w});
            for (const char* op : {"aten::_upsample_bilinear2d_aa.out", "aten::_upsample_bicubic2d_aa.out"}) {
                QVERIFY(k.run(op, {x, k.ints({h, w}), k.boolean(false), k.none(), k.none(), same}).ok());
                QVERIFY(near(k.read(same), k.read(x)));
            }
            QVERIFY(k.run("aten::upsample_bicubic2d.vec_out", {x, k.none(), k.boolean(corners), k.add(&one_one), same})
                        .ok());
            QVERIFY(near(k.read(same), k.read(x)));
            QVERIFY(k.run("aten::_upsample_nearest_exact2d.vec_out", {x, k.ints({h, w}), k.none(), same}).ok());
            QCOMPARE(k.read(same), k.read(x));
            QVERIFY(k.guardsHold());
        }
    }
    /// Halving averages with the filter's weights, and passes infinities and NaN on.
    void smoothingHalves() {
        KernelCase k;
        const ValueId x = k.tensor(DType::f32, {1, 3, 1, 8}, {0, 0, 0, 8, 0, 0, 0, 0, infinite, 0, 0, 0,
                                                              0, 0, 0, 0, 0, 0, 0, 0, 0,        0, 0, not_a_number});
        const ValueId out = k.tensor(DType::f32, {1, 3, 1, 4});
        QVERIFY(
            k.run("aten::_upsample_bilinear2d_aa.out", {x, k.ints({1, 4}), k.boolean(false), k.none(), k.none(), out})
                .ok());
        QVERIFY(near(k.read(out), {0, 3, 1, 0, infinite, 0, 0, 0, 0, 0, 0, not_a_number}));
    }
    void eachOperatorHasOneKernel() {
        std::set<std::string_view> seen;
        for (const KernelFamily family : kernel_families()) {
            QVERIFY(!family.empty());
            for (const Kernel& kernel : family) {
                QVERIFY2(seen.insert(kernel.op).second, std::string(kernel.op).c_str());
                QVERIFY(kernel.run && kernel.arguments > 0);
                QCOMPARE(find_kernel(kernel.op), &kernel);
            }
        }
        QVERIFY(seen.size() > 150);
    }

    /// Every kernel returns an error for a malformed call.
    void nonsenseIsRefused() {
        for (const KernelFamily family : kernel_families()) {
            for (const Kernel& kernel : family) {
                KernelCase empty;
                const ValueId none = empty.none();
                QVERIFY2(!empty.run(kernel.op, std::vector<ValueId>(kernel.arguments, none)).ok(),
                         std::string(kernel.op).c_str());
                KernelCase text;
                const ValueId word = text.text("word");
                QVERIFY2(!text.run(kernel.op, std::vector<ValueId>(kernel.arguments, word)).ok(),
                         std::string(kernel.op).c_str());
            }
        }
    }

    void binaryBroadcastsOverShapesAndOrders() {
        std::mt19937 random(1);
        const std::vector<std::pair<Sizes, Sizes>> shapes{
            {{3, 4}, {3, 4}},    {{3, 4}, {4}}, {{3, 1}, {1, 4}}, {{}, {2, 3}},
            {{2, 1, 5}, {4, 1}}, {{0, 4}, {4}}, {{700}, {700}},   {{2, 3, 4, 5}, {3, 1, 5}}};
        const std::vector<std::pair<std::string, std::function<double(double, double)>>> ops{
            {"aten::mul.out", [](double x, double y) { return x * y; }},
            {"aten::div.out", [](double x, double y) { return x / y; }},
            {"aten::maximum.out", [](double x, double y) { return std::max(x, y); }},
            {"aten::lt.Tensor_out", [](double x, double y) { return x < y ? 1.0 : 0.0; }}};
        for (const auto& [a_sizes, b_sizes] : shapes) {
            for (const auto& [op, f] : ops) {
                Sizes sizes(std::max(a_sizes.size(), b_sizes.size()), 1);
                for (std::size_t i = 0; i < sizes.size(); ++i) {
                    const auto size = [&](const Sizes& s) {
                        return i < s.size() ? s[s.size() - 1 - i] : std::int64_t{1};
                    };
                    sizes[sizes.size() - 1 - i] = size(a_sizes) == 1 ? size(b_sizes) : size(a_sizes);
                }
                KernelCase c;
                const auto a = randomElements(random, countOf(a_sizes)), b = randomElements(random, countOf(b_sizes));
                const ValueId x = c.tensor(DType::f64, a_sizes, a, randomOrder(random, a_sizes.size()));
                const ValueId y = c.tensor(DType::f64, b_sizes, b, randomOrder(random, b_sizes.size()));
                const DType type = op.find("lt") == std::string::npos ? DType::f64 : DType::boolean;
                const ValueId out = c.tensor(type, sizes, {}, randomOrder(random, sizes.size()));
                const auto ran = c.run(op, {x, y, out, out});
                QVERIFY2(ran.ok(), ran.ok() ? "" : ran.error().text().c_str());
                std::vector<double> expected;
                for (std::int64_t i = 0; i < countOf(sizes); ++i) {
                    expected.push_back(f(a[std::size_t(broadcastIndex(i, sizes, a_sizes))],
                                         b[std::size_t(broadcastIndex(i, sizes, b_sizes))]));
                }
                QVERIFY2(near(c.read(out), expected), op.c_str());
                QVERIFY(c.guardsHold());
            }
        }
    }

    void integersWrapAsTheirTypeDoes() {
        KernelCase c;
        const ValueId a = c.tensor(DType::u8, {3}, {200, 0, 255}), b = c.tensor(DType::u8, {3}, {100, 1, 255}),
                      out = c.tensor(DType::u8, {3});
        QVERIFY(c.run("aten::add.out", {a, b, c.integer(1), out, out}).ok());
        QCOMPARE(c.read(out), (std::vector<double>{44, 1, 254}));
        QVERIFY(c.run("aten::sub.out", {a, b, c.integer(1), out, out}).ok());
        QCOMPARE(c.read(out), (std::vector<double>{100, 255, 0}));
        const ValueId low = c.tensor(DType::i8, {1}, {-128}), small = c.tensor(DType::i8, {1});
        QVERIFY(c.run("aten::abs.out", {low, small, small}).ok());
        QCOMPARE(c.read(small), std::vector<double>{-128});
    }
    void integerDivisionFloorsOrTruncatesAndRefusesZero() {
        KernelCase c;
        const ValueId a = c.tensor(DType::i32, {4}, {7, -7, 7, -7}), b = c.tensor(DType::i32, {4}, {2, 2, -2, -2}),
                      out = c.tensor(DType::i32, {4});
        QVERIFY(c.run("aten::div.out_mode", {a, b, c.text("floor"), out, out}).ok());
        QCOMPARE(c.read(out), (std::vector<double>{3, -4, -4, 3}));
        QVERIFY(c.run("aten::div.out_mode", {a, b, c.text("trunc"), out, out}).ok());
        QCOMPARE(c.read(out), (std::vector<double>{3, -3, -3, 3}));
        QVERIFY(c.run("aten::remainder.Tensor_out", {a, b, out, out}).ok());
        QCOMPARE(c.read(out), (std::vector<double>{1, 1, -1, -1}));
        QVERIFY(c.run("aten::fmod.Tensor_out", {a, b, out, out}).ok());
        QCOMPARE(c.read(out), (std::vector<double>{1, -1, 1, -1}));
        QVERIFY(!c.run("aten::remainder.Scalar_out", {a, c.integer(0), out, out}).ok());
    }
    void typesArePromotedAsInPyTorch() {
        KernelCase c;
        // A number never widens integers' float result beyond float32; an i64 tensor with 0.5 computes in floats.
        const ValueId a = c.tensor(DType::i64, {3}, {1, 2, 3}), out = c.tensor(DType::f32, {3}),
                      truth = c.tensor(DType::boolean, {3});
        QVERIFY(c.run("aten::mul.Scalar_out", {a, c.number(0.5), out, out}).ok());
        QCOMPARE(c.read(out), (std::vector<double>{0.5, 1, 1.5}));
        QVERIFY(c.run("aten::gt.Scalar_out", {a, c.number(1.5), truth, truth}).ok());
        QCOMPARE(c.read(truth), (std::vector<double>{0, 1, 1}));
        // A float32 tensor with 0.1 uses float32: the double 0.1 differs.
        const ValueId tenth = c.tensor(DType::f32, {1}, {0.1}), same = c.tensor(DType::boolean, {1});
        QVERIFY(c.run("aten::eq.Scalar_out", {tenth, c.number(0.1), same, same}).ok());
        QCOMPARE(c.read(same), std::vector<double>{1});
    }
    void nanIsKept() {
        KernelCase c;
        const ValueId a = c.tensor(DType::f32, {4}, {not_a_number, -1, 2, infinite}),
                      b = c.tensor(DType::f32, {4}, {1, not_a_number, 1, 1}), out = c.tensor(DType::f32, {4});
        QVERIFY(c.run("aten::relu.out", {a, out, out}).ok());
        QVERIFY(near(c.read(out), {not_a_number, 0, 2, infinite}));
        QVERIFY(c.run("aten::hardtanh.out", {a, c.number(0), c.number(6), out, out}).ok());
        QVERIFY(near(c.read(out), {not_a_number, 0, 2, 6}));
        QVERIFY(c.run("aten::maximum.out", {a, b, out, out}).ok());
        QVERIFY(near(c.read(out), {not_a_number, not_a_number, 2, infinite}));
        const ValueId most = c.tensor(DType::f32, {});
        QVERIFY(c.run("aten::max.unary_out", {a, most, most}).ok());
        QVERIFY(std::isnan(c.read(most).front()));
        const ValueId plane = c.tensor(DType::f32, {1, 2, 2}, {1, not_a_number, 3, 4}),
                      pooled = c.tensor(DType::f32, {1, 1, 1}), where = c.tensor(DType::i64, {1, 1, 1});
        QVERIFY(
            c.run("aten::max_pool2d_with_indices.out",
                  {plane, c.ints({2, 2}), c.ints({}), c.ints({0, 0}), c.ints({1, 1}), c.boolean(false), pooled, where})
                .ok());
        QVERIFY(std::isnan(c.read(pooled).front()));
        QCOMPARE(c.read(where).front(), 1.0);
    }

    void productsMatchTripleLoops() {
        std::mt19937 random(2);
        for (const DType type : {DType::f32, DType::f64, DType::i64}) {
            for (const Sizes& shape : {Sizes{1, 3, 4, 5}, Sizes{2, 16, 33, 20}, Sizes{1, 1, 64, 40}, Sizes{3, 0, 4, 5},
                                       Sizes{1, 4, 0, 5}, Sizes{2, 3, 4, 0}}) {
                const std::int64_t batch = shape[0], m = shape[1], k = shape[2], n = shape[3];
                KernelCase c;
                const auto a = randomElements(random, batch * m * k, -3, 3, type == DType::i64),
                           b = randomElements(random, batch * k * n, -3, 3, type == DType::i64);
                const ValueId x = c.tensor(type, {batch, m, k}, a, randomOrder(random, 3)),
                              y = c.tensor(type, {batch, k, n}, b, randomOrder(random, 3));
                const ValueId out = c.tensor(type, {batch, m, n}, {}, randomOrder(random, 3));
                const auto ran = c.run("aten::bmm.out", {x, y, out, out});
                QVERIFY2(ran.ok(), ran.ok() ? "" : ran.error().text().c_str());
                std::vector<double> expected;
                for (std::int64_t i = 0; i < batch * m; ++i) {
                    for (std::int64_t j = 0; j < n; ++j) {
                        double sum = 0;
                        for (std::int64_t l = 0; l < k; ++l)
                            sum += a[std::size_t(i * k + l)] * b[std::size_t((i / m * k + l) * n + j)];
                        expected.push_back(sum);
                    }
                }
                QVERIFY2(near(c.read(out), expected), describe(type, Dims{batch, m, k, n}).c_str());
                QVERIFY(c.guardsHold());
            }
        }
    }
    void addmmScalesAndIgnoresSelfAtBetaZero() {
        KernelCase c;
        const ValueId bias = c.tensor(DType::f32, {2}, {not_a_number, not_a_number}),
                      a = c.tensor(DType::f32, {1, 2}, {1, 2}), b = c.tensor(DType::f32, {2, 2}, {1, 2, 3, 4});
        const ValueId out = c.tensor(DType::f32, {1, 2});
        QVERIFY(c.run("aten::addmm.out", {bias, a, b, c.integer(0), c.integer(2), out, out}).ok());
        QCOMPARE(c.read(out), (std::vector<double>{14, 20}));
    }

    void convolutionsMatchTheDefinition_data() {
        QTest::addColumn<int>("type");
        QTest::addColumn<QList<int>>(
            "shape");  // n, c, h, w, out channels, kernel, stride, padding, dilation, groups, transposed, channels last
        for (const DType type : {DType::f32, DType::f64}) {
            const auto row = [&](const char* name, const QList<int>& shape) {
                QTest::newRow(qPrintable(
                    QStringLiteral("%1 %2").arg(QString::fromUtf8(name_of(type).data()), QLatin1String(name))))
                    << int(type) << shape;
            };
            row("plain", {2, 3, 7, 6, 4, 3, 1, 1, 1, 1, 0, 0});
            row("strided", {1, 4, 9, 9, 5, 3, 2, 1, 1, 1, 0, 0});
            row("dilated", {1, 2, 11, 10, 3, 3, 1, 2, 2, 1, 0, 0});
            row("grouped", {1, 6, 5, 5, 4, 3, 1, 1, 1, 2, 0, 0});
            row("depthwise", {2, 8, 6, 6, 8, 3, 1, 1, 1, 8, 0, 0});
            row("multiplied", {1, 4, 6, 6, 8, 3, 1, 1, 1, 4, 0, 0});
            row("pointwise", {1, 16, 4, 4, 16, 1, 1, 0, 1, 1, 0, 0});
            row("channels last", {2, 3, 7, 6, 4, 3, 1, 1, 1, 1, 0, 1});
            row("transposed", {1, 3, 4, 5, 2, 3, 2, 1, 1, 1, 1, 0});
            row("transposed grouped", {1, 4, 4, 5, 6, 2, 2, 0, 1, 2, 1, 0});
        }
    }
    void convolutionsMatchTheDefinition() {
        QFETCH(int, type);
        QFETCH(QList<int>, shape);
        std::mt19937 random(3);
        const std::int64_t n = shape[0], ci = shape[1], h = shape[2], w = shape[3], co = shape[4], k = shape[5],
                           s = shape[6], p = shape[7], d = shape[8], g = shape[9];
        const bool transposed = shape[10] != 0;
        const std::vector<std::uint8_t> order =
            shape[11] ? std::vector<std::uint8_t>{0, 2, 3, 1} : std::vector<std::uint8_t>{0, 1, 2, 3};
        const std::int64_t reach = d * (k - 1) + 1;
        const std::int64_t oh = transposed ? (h - 1) * s - 2 * p + reach : (h + 2 * p - reach) / s + 1;
        const std::int64_t ow = transposed ? (w - 1) * s - 2 * p + reach : (w + 2 * p - reach) / s + 1;
        const Sizes weight_sizes = transposed ? Sizes{ci, co / g, k, k} : Sizes{co, ci / g, k, k};
        KernelCase c;
        const auto in = randomElements(random, n * ci * h * w), weight = randomElements(random, countOf(weight_sizes)),
                   bias = randomElements(random, co);
        const ValueId x = c.tensor(DType(type), {n, ci, h, w}, in, order),
                      wt = c.tensor(DType(type), weight_sizes, weight), b = c.tensor(DType(type), {co}, bias);
        const ValueId out = c.tensor(DType(type), {n, co, oh, ow}, {}, order);
        const auto ran = c.run("aten::convolution.out",
                               {x, wt, b, c.ints({s, s}), c.ints({p, p}), c.ints({d, d}), c.boolean(transposed),
                                c.ints({0, 0}), c.integer(g), out, out});
        QVERIFY2(ran.ok(), ran.ok() ? "" : ran.error().text().c_str());
        // The definition, scattered: each input element adds to the outputs that its taps reach.
        std::vector<double> expected(std::size_t(n * co * oh * ow));
        for (std::size_t i = 0; i < expected.size(); ++i)
            expected[i] = bias[i / std::size_t(oh * ow) % std::size_t(co)];
        for (std::int64_t i = 0; i < n * ci * h * w * (co / g) * k * k; ++i) {
            std::int64_t rest = i;
            const auto take = [&rest](std::int64_t size) {
                const std::int64_t at = rest % size;
                rest /= size;
                return at;
            };
            const std::int64_t kw = take(k), kh = take(k), oc = take(co / g), x1 = take(w), y1 = take(h), c1 = take(ci),
                               n1 = take(n), group = c1 / (ci / g);
            std::int64_t y2, x2;
            if (transposed) {
                y2 = y1 * s - p + kh * d;
                x2 = x1 * s - p + kw * d;
            } else {
                if ((y1 + p - kh * d) % s != 0 || (x1 + p - kw * d) % s != 0) continue;
                y2 = (y1 + p - kh * d) / s;
                x2 = (x1 + p - kw * d) / s;
            }
            if (y2 < 0 || y2 >= oh || x2 < 0 || x2 >= ow) continue;
            const std::int64_t out_channel = group * (co / g) + oc;
            const std::int64_t row = transposed ? c1 * (co / g) + oc : out_channel * (ci / g) + c1 % (ci / g);
            expected[std::size_t(((n1 * co + out_channel) * oh + y2) * ow + x2)] +=
                in[std::size_t(((n1 * ci + c1) * h + y1) * w + x1)] * weight[std::size_t((row * k + kh) * k + kw)];
        }
        QVERIFY(near(c.read(out), expected));
        QVERIFY(c.guardsHold());
    }

    void reductionsMatchLoops() {
        std::mt19937 random(4);
        for (int round = 0; round < 30; ++round) {
            const Sizes sizes{std::int64_t(1 + random() % 4), std::int64_t(1 + random() % 700),
                              std::int64_t(1 + random() % 3)};
            const std::int64_t dim = std::int64_t(random() % 3);
            const bool keep = random() % 2 != 0;
            const auto a = randomElements(random, countOf(sizes));
            Sizes out_sizes = sizes;
            if (keep) out_sizes[std::size_t(dim)] = 1;
            else out_sizes.erase(out_sizes.begin() + dim);
            KernelCase c;
            const ValueId x = c.tensor(DType::f64, sizes, a, randomOrder(random, 3));
            const ValueId sum = c.tensor(DType::f64, out_sizes), most = c.tensor(DType::f64, out_sizes),
                          where = c.tensor(DType::i64, out_sizes);
            QVERIFY(c.run("aten::sum.IntList_out", {x, c.ints({dim}), c.boolean(keep), c.none(), sum, sum}).ok());
            QVERIFY(c.run("aten::amax.out", {x, c.ints({dim - 3}), c.boolean(keep), most, most}).ok());
            QVERIFY(c.run("aten::argmax.out", {x, c.integer(dim), c.boolean(keep), where, where}).ok());
            std::int64_t inner = 1;
            for (std::size_t i = std::size_t(dim) + 1; i < 3; ++i) inner *= sizes[i];
            const std::int64_t n = sizes[std::size_t(dim)];
            std::vector<double> sums, maxima, places;
            for (std::int64_t i = 0; i < countOf(sizes) / n; ++i) {
                const std::int64_t base = i / inner * inner * n + i % inner;
                double total = 0, best = -infinite, place = 0;
                for (std::int64_t j = 0; j < n; ++j) {
                    const double value = a[std::size_t(base + j * inner)];
                    total += value;
                    if (value > best) place = double(j);
                    best = std::max(best, value);
                }
                sums.push_back(total);
                maxima.push_back(best);
                places.push_back(place);
            }
            QVERIFY(near(c.read(sum), sums) && near(c.read(most), maxima) && near(c.read(where), places));
        }
    }
    void emptyReductionsAreNeutralOrRefused() {
        KernelCase c;
        const ValueId x = c.tensor(DType::f32, {0, 3}), out = c.tensor(DType::f32, {3}),
                      all = c.tensor(DType::boolean, {});
        QVERIFY(c.run("aten::sum.IntList_out", {x, c.ints({0}), c.boolean(false), c.none(), out, out}).ok());
        QCOMPARE(c.read(out), std::vector<double>(3, 0));
        QVERIFY(c.run("aten::mean.out", {x, c.ints({0}), c.boolean(false), c.none(), out, out}).ok());
        QVERIFY(std::isnan(c.read(out).front()));
        QVERIFY(!c.run("aten::amax.out", {x, c.ints({0}), c.boolean(false), out, out}).ok());
        QVERIFY(c.run("aten::any.all_out", {x, all, all}).ok());
        QCOMPARE(c.read(all), std::vector<double>{0});
    }

    void indicesOutsideAreRefused() {
        KernelCase c;
        const ValueId table = c.tensor(DType::f32, {3, 2}, {0, 1, 2, 3, 4, 5}), out = c.tensor(DType::f32, {2, 2});
        for (const double bad : {3.0, -4.0, 1e15, -1e15}) {
            const ValueId index = c.tensor(DType::i64, {2}, {0, bad});
            QVERIFY(!c.run("aten::embedding.out",
                           {table, index, c.integer(-1), c.boolean(false), c.boolean(false), out, out})
                         .ok());
            QVERIFY(!c.run("aten::index_select.out", {table, c.integer(0), index, out, out}).ok());
            QVERIFY(!c.run("aten::index.Tensor_out", {table, c.tensors({index}), out, out}).ok());
        }
        const ValueId last = c.tensor(DType::i64, {2}, {-1, 0});
        QVERIFY(c.run("aten::index.Tensor_out", {table, c.tensors({last}), out, out}).ok());
        QCOMPARE(c.read(out), (std::vector<double>{4, 5, 0, 1}));
        QVERIFY(c.guardsHold());
    }
    void sortingIsStableAndPutsNanLast() {
        KernelCase c;
        const ValueId x = c.tensor(DType::f32, {5}, {2, not_a_number, 1, 2, -infinite}),
                      values = c.tensor(DType::f32, {5}), indices = c.tensor(DType::i64, {5});
        QVERIFY(c.run("aten::sort.values", {x, c.integer(0), c.boolean(false), values, indices}).ok());
        QVERIFY(near(c.read(values), {-infinite, 1, 2, 2, not_a_number}));
        QCOMPARE(c.read(indices), (std::vector<double>{4, 2, 0, 3, 1}));
        QVERIFY(c.run("aten::sort.values", {x, c.integer(0), c.boolean(true), values, indices}).ok());
        QCOMPARE(c.read(indices), (std::vector<double>{1, 0, 3, 2, 4}));
    }
    void pixelsAreShuffledByTheirFormula() {
        std::mt19937 random(5);
        const std::int64_t f = 2, ch = 3, h = 4, w = 5;
        const auto a = randomElements(random, ch * f * f * h * w);
        KernelCase c;
        const ValueId x = c.tensor(DType::f32, {1, ch * f * f, h, w}, a),
                      out = c.tensor(DType::f32, {1, ch, h * f, w * f});
        QVERIFY(c.run("aten::pixel_shuffle.out", {x, c.integer(f), out, out}).ok());
        std::vector<double> expected;
        for (std::int64_t i = 0; i < ch * h * f * w * f; ++i) {
            const std::int64_t x2 = i % (w * f), y2 = i / (w * f) % (h * f), c2 = i / (w * f * h * f);
            const std::int64_t channel = (c2 * f + y2 % f) * f + x2 % f;
            expected.push_back(a[std::size_t((channel * h + y2 / f) * w + x2 / f)]);
        }
        QVERIFY(near(c.read(out), expected));
    }
};

QTEST_GUILESS_MAIN(TestKernels)
#include "test_kernels.moc"
