// Pools of volumes and windows of any length, from the exported operator to a run: of the kernels
// aten::max_pool3d_with_indices.out, aten::adaptive_max_pool2d.out, aten::adaptive_max_pool3d.out and
// aten::avg_pool3d.out; and maxima of images in both orders.

#include <QTest>
#include <array>
#include <limits>

#include "tests/formats/whole_path.h"
#include "tests/lowering/built_program.h"
#include "tests/runtime/kernel_case.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

struct Case {
    const char* name;
    const char* text;
    std::vector<HostTensor> expected;
};

std::vector<Case> cases() {
    return {
        {"maxima of a volume know their places",
         R"(
            input x: f32[1,1,2,2,3] = 0 5 1 2 3 4 9 1 2 0 3 8
            y: f32[1,1,1,1,2], i: i64[1,1,1,1,2] = aten.max_pool3d_with_indices.default(self=x, kernel_size=[2,2,2], stride=[1,1,1])
            return y, i
        )",
         {hostTensor({1, 1, 1, 1, 2}, {9, 8}), hostTensor({1, 1, 1, 1, 2}, {6, 11}, DType::i64)}},
        {"windows that reach outside",
         R"(
            input x: f32[1,2,2,2] = -1 -2 -3 -4 -5 -6 -7 -8
            y: f32[1,2,2,2], i: i64[1,2,2,2] = aten.max_pool3d_with_indices.default(self=x, kernel_size=[2,2,2], stride=[2,2,2], padding=[1,1,1])
            return y, i
        )",
         {hostTensor({1, 2, 2, 2}, {-1, -2, -3, -4, -5, -6, -7, -8}),
          hostTensor({1, 2, 2, 2}, {0, 1, 2, 3, 4, 5, 6, 7}, DType::i64)}},
        // From 5 elements, every other one: 5 - 2 - 1 = 2 steps of 2, and one more that begins inside.
        {"windows with gaps, the last one cut off",
         R"(
            input x: f32[1,1,1,1,6] = 1 9 3 2 8 4
            y: f32[1,1,1,1,3], i: i64[1,1,1,1,3] = aten.max_pool3d_with_indices.default(self=x, kernel_size=[1,1,2], stride=[1,1,2], dilation=[1,1,2], ceil_mode=True)
            return y, i
        )",
         {hostTensor({1, 1, 1, 1, 3}, {3, 8, 8}), hostTensor({1, 1, 1, 1, 3}, {2, 4, 4}, DType::i64)}},
        {"averages of a volume, the last window cut off",
         R"(
            input x: f32[1,1,1,2,3] = 1 2 3 4 5 6
            y: f32[1,1,1,1,2] = aten.avg_pool3d.default(self=x, kernel_size=[1,2,2], stride=[1,2,2], ceil_mode=True)
            return y
        )",
         {hostTensor({1, 1, 1, 1, 2}, {3, 4.5})}},
        {"averages by another number",
         R"(
            input x: f32[1,1,2,1,2] = 1 2 3 4
            y: f32[1,1,1,1,1] = aten.avg_pool3d.default(self=x, kernel_size=[2,1,2], divisor_override=2)
            return y
        )",
         {hostTensor({1, 1, 1, 1, 1}, {5})}},
        {"maxima of windows that do not tile know their places",
         R"(
            input x: f32[1,1,3,3] = 5 2 3 4 1 6 7 8 0
            y: f32[1,1,2,2], i: i64[1,1,2,2] = aten.adaptive_max_pool2d.default(self=x, output_size=[2,2])
            return y, i
        )",
         {hostTensor({1, 1, 2, 2}, {5, 6, 8, 8}), hostTensor({1, 1, 2, 2}, {0, 5, 7, 7}, DType::i64)}},
        {"of volumes too",
         R"(
            input x: f32[1,1,3,1,1] = 1 3 2
            y: f32[1,1,2,1,1], i: i64[1,1,2,1,1] = aten.adaptive_max_pool3d.default(self=x, output_size=[2,1,1])
            return y, i
        )",
         {hostTensor({1, 1, 2, 1, 1}, {3, 3}), hostTensor({1, 1, 2, 1, 1}, {1, 1}, DType::i64)}},
    };
}

}  // namespace

class TestVolumePools : public QObject {
    Q_OBJECT

private slots:
    void runAsTorchDefinesThem_data() {
        QTest::addColumn<int>("row");
        const auto all = cases();
        for (std::size_t i = 0; i < all.size(); ++i) QTest::addRow("%s", all[i].name) << static_cast<int>(i);
    }
    void runAsTorchDefinesThem() {
        QFETCH(int, row);
        const auto each = cases()[static_cast<std::size_t>(row)];
        QCOMPARE(wholePath(TextProgram(QString::fromLatin1(each.text)), each.expected), QString());
    }

    /// A volume of one plane: both kernels give the same indices for every layout and type, and for NaN.
    void aVolumeOfOnePlaneIsAPlane() {
        std::mt19937 random(1);
        for (const DType dtype : {DType::f32, DType::f16, DType::i32}) {
            for (int round = 0; round < 20; ++round) {
                KernelCase c;
                std::vector<double> items(2 * 5 * 6);
                for (double& item : items) item = static_cast<double>(random() % 7);
                if (dtype != DType::i32) items[random() % items.size()] = std::nan("");
                const ValueId flat = c.tensor(dtype, {2, 5, 6}, items), deep = c.tensor(dtype, {2, 1, 5, 6}, items);
                const ValueId y2 = c.tensor(dtype, {2, 3, 3}), i2 = c.tensor(DType::i64, {2, 3, 3});
                const ValueId y3 = c.tensor(dtype, {2, 1, 3, 3}, {}, {2, 0, 1, 3}),
                              i3 = c.tensor(DType::i64, {2, 1, 3, 3});
                const ValueId no = c.boolean(false);
                QVERIFY(c.run("aten::max_pool2d_with_indices.out",
                              {flat, c.ints({3, 2}), c.ints({2, 2}), c.ints({1, 0}), c.ints({1, 1}), no, y2, i2})
                            .ok());
                QVERIFY(c.run("aten::max_pool3d_with_indices.out",
                              {deep, c.ints({1, 3, 2}), c.ints({1, 2, 2}), c.ints({0, 1, 0}), c.ints({1, 1, 1}), no, y3,
                               i3})
                            .ok());
                QCOMPARE(c.read(i3), c.read(i2));
            }
        }
    }
    /// Sums in the elements' own type, divided by what the window covers, padding counted or not.
    void volumesAreAveraged() {
        KernelCase c;
        const ValueId x = c.tensor(DType::f32, {1, 1, 2, 2, 2}, {1, 2, 3, 4, 5, 6, 7, 8}),
                      y = c.tensor(DType::f32, {1, 1, 1, 1, 1}), wide = c.tensor(DType::f32, {1, 1, 2, 2, 2}),
                      two = c.ints({2, 2, 2}), one = c.ints({1, 1, 1}), zero = c.ints({0, 0, 0}), none = c.none(),
                      yes = c.boolean(true), no = c.boolean(false);
        QVERIFY(c.run("aten::avg_pool3d.out", {x, two, c.ints({}), zero, no, yes, none, y}).ok());
        QCOMPARE(c.read(y), (std::vector<double>{4.5}));
        QVERIFY(c.run("aten::avg_pool3d.out", {x, two, two, one, no, yes, none, wide}).ok());
        QCOMPARE(c.read(wide), (std::vector<double>{0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1}));
        QVERIFY(c.run("aten::avg_pool3d.out", {x, two, two, one, no, no, none, wide}).ok());
        QCOMPARE(c.read(wide), (std::vector<double>{1, 2, 3, 4, 5, 6, 7, 8}));
        QVERIFY(c.run("aten::avg_pool3d.out", {x, two, c.ints({}), zero, no, yes, c.integer(9), y}).ok());
        QCOMPARE(c.read(y), (std::vector<double>{4}));
        QVERIFY(!c.run("aten::avg_pool3d.out", {x, two, c.ints({}), zero, no, yes, c.integer(0), y}).ok());
        QVERIFY(c.guardsHold());
    }
    void whatIsNoPoolIsRefused() {
        KernelCase c;
        const ValueId x = c.tensor(DType::f32, {1, 2, 2, 2}), y = c.tensor(DType::f32, {1, 1, 1, 1}),
                      i = c.tensor(DType::i64, {1, 1, 1, 1}), one = c.ints({1, 1, 1}), zero = c.ints({0, 0, 0});
        const auto refuses = [&](ValueId kernel, ValueId stride, ValueId padding) {
            return !c.run("aten::max_pool3d_with_indices.out",
                          {x, kernel, stride, padding, one, c.boolean(false), y, i})
                        .ok();
        };
        QVERIFY(refuses(c.ints({3, 1, 1}), one, zero));
        QVERIFY(refuses(c.ints({2, 2, 2}), zero, zero));
        QVERIFY(refuses(c.ints({2, 2, 2}), one, c.ints({2, 0, 0})));
        QVERIFY(refuses(c.ints({2, 2}), one, zero));
        const auto averages = [&](ValueId self, ValueId kernel, ValueId divisor) {
            return c
                .run("aten::avg_pool3d.out", {self, kernel, one, zero, c.boolean(false), c.boolean(true), divisor, y})
                .ok();
        };
        QVERIFY(averages(x, c.ints({2, 2, 2}), c.integer(4)));
        QVERIFY(!averages(x, c.ints({2, 2, 3}), c.integer(4)));
        QVERIFY(!averages(x, c.ints({2, 2, 2}), c.integer(0)));
        QVERIFY(!averages(c.tensor(DType::f32, {1, 0, 2, 2}), c.ints({2, 2, 2}), c.integer(1)));
        QVERIFY(!averages(i, one, c.integer(1)));
        QVERIFY(!c.run("aten::adaptive_max_pool2d.out", {x, c.ints({-1, 1}), y, i}).ok());
    }

    /// Maxima and their places do not depend on the order of dimensions; equal numbers and NaN are among them.
    void poolsOfChannelsSideBySideAreThoseOfPlanes() {
        std::mt19937 random(4);
        for (const auto& [kernel, stride, padding] : {std::array{2, 2, 0}, {3, 2, 1}, {3, 1, 0}}) {
            const std::vector<std::int64_t> sizes{2, 3, 7, 6};
            std::vector<double> elements = randomElements(random, 2 * 3 * 7 * 6, -3, 3, true);
            for (std::size_t i = 0; i < elements.size(); i += 11)
                elements[i] = std::numeric_limits<double>::quiet_NaN();
            std::vector<std::vector<double>> most, places;
            for (const std::vector<std::uint8_t>& order :
                 {std::vector<std::uint8_t>{0, 1, 2, 3}, std::vector<std::uint8_t>{0, 2, 3, 1}}) {
                KernelCase c;
                const std::int64_t rows = (7 + 2 * padding - kernel) / stride + 1,
                                   columns = (6 + 2 * padding - kernel) / stride + 1;
                const ValueId in = c.tensor(DType::f32, sizes, elements, order),
                              out = c.tensor(DType::f32, {2, 3, rows, columns}, {}, order),
                              where = c.tensor(DType::i64, {2, 3, rows, columns}, {}, order);
                const auto ran = c.run("aten::max_pool2d_with_indices.out",
                                       {in, c.ints({kernel, kernel}), c.ints({stride, stride}),
                                        c.ints({padding, padding}), c.ints({1, 1}), c.boolean(false), out, where});
                QVERIFY2(ran.ok(), ran.ok() ? "" : ran.error().text().c_str());
                QVERIFY(c.guardsHold());
                most.push_back(c.read(out));
                places.push_back(c.read(where));
            }
            QVERIFY(near(most[1], most[0]));
            QCOMPARE(places[1], places[0]);
        }
    }
};

QTEST_GUILESS_MAIN(TestVolumePools)
#include "test_volume_pools.moc"
