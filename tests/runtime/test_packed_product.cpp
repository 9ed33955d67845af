// Rows times a packed matrix, as any machine computes it: its users take it on those only that it was measured on.

#include <QTest>
#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <vector>

#include "engine/kernels/packed_product.h"

using namespace arenascope;

class TestPackedProduct : public QObject {
    Q_OBJECT

    static constexpr float unused = 77;  ///< between rows, and behind what is packed

    static std::vector<float> numbers(std::int64_t count, int seed) {
        std::vector<float> out;
        for (std::int64_t i = 0; i < count; ++i) out.push_back(float((i * 37 + seed * 11) % 101) / 50 - 1);
        return out;
    }
    /// A matrix with its columns side by side, or turned, packed in panels.
    static std::vector<float> packed(const std::vector<float>& matrix, std::int64_t inner, std::int64_t columns,
                                     bool isTurned) {
        const auto floats = static_cast<std::size_t>(packed_floats(inner, columns));
        std::vector<float> out(floats + 1, unused);
        pack_matrix(matrix.data(), isTurned ? 1 : columns, isTurned ? inner : 1, inner, columns, out.data());
        return out;
    }

    struct Case {
        std::int64_t count = 0, inner = 0, columns = 0;
        bool isTurned = false, hasBias = false, adds = false, isBounded = false;
    };
    static void check(const Case& c) {
        const std::int64_t rowStep = c.inner + 3, outStep = c.columns + 2;
        const auto rows = numbers(c.count * rowStep, 1), matrix = numbers(c.inner * c.columns, 2),
                   bias = numbers(c.columns, 3), before = numbers(c.count * outStep, 4);
        const auto panels = packed(matrix, c.inner, c.columns, c.isTurned);
        QCOMPARE(panels.back(), unused);
        std::vector<float> out = before;
        PackedProduct product{.rows = rows.data(),
                              .packed = panels.data(),
                              .bias = c.hasBias ? bias.data() : nullptr,
                              .out = out.data(),
                              .count = c.count,
                              .inner = c.inner,
                              .columns = c.columns,
                              .row_step = rowStep,
                              .out_step = outStep,
                              .adds = c.adds};
        if (c.isBounded) {
            product.low = -0.5F;
            product.high = 0.25F;
        }
        multiply_packed(product);
        for (std::int64_t r = 0; r < c.count; ++r) {
            for (std::int64_t k = 0; k < outStep; ++k) {
                const auto at = static_cast<std::size_t>(r * outStep + k);
                if (k >= c.columns) {
                    QCOMPARE(out[at], before[at]);
                    continue;
                }
                double sum = c.adds ? double(before[at]) : 0;
                if (c.hasBias) sum += double(bias[std::size_t(k)]);
                for (std::int64_t i = 0; i < c.inner; ++i)
                    sum += double(rows[std::size_t(r * rowStep + i)]) *
                        double(matrix[std::size_t(c.isTurned ? k * c.inner + i : i * c.columns + k)]);
                if (c.isBounded) sum = std::min(std::max(sum, -0.5), 0.25);
                QVERIFY2(std::abs(double(out[at]) - sum) <= 3e-5,
                         qPrintable(QStringLiteral("%1 x %2 x %3: row %4, column %5: %6 instead of %7")
                                        .arg(c.count)
                                        .arg(c.inner)
                                        .arg(c.columns)
                                        .arg(r)
                                        .arg(k)
                                        .arg(double(out[at]))
                                        .arg(sum)));
            }
        }
        // Each row alone has the same bits.
        std::vector<float> alone = before;
        for (std::int64_t r = 0; r < c.count; ++r) {
            PackedProduct one = product;
            one.rows = rows.data() + r * rowStep;
            one.out = alone.data() + r * outStep;
            one.count = 1;
            multiply_packed(one);
        }
        QCOMPARE(std::memcmp(alone.data(), out.data(), out.size() * sizeof(float)), 0);
    }

private slots:
    void everyShapeIsTheProduct() {
        for (const std::int64_t columns : {1, 3, 4, 7, 8, 9, 12, 13, 16, 17, 20, 23, 24, 25, 31, 47, 48, 50, 73}) {
            for (const std::int64_t inner : {1, 4, 17}) {
                for (const std::int64_t count : {1, 3, 4, 9}) {
                    for (int more = 0; more < 16; ++more) {
                        check({count, inner, columns, (more & 1) != 0, (more & 2) != 0, (more & 4) != 0,
                               (more & 8) != 0});
                        if (QTest::currentTestFailed()) return;
                    }
                }
            }
        }
    }

    /// Bounds do not hide that something is no number, in whole vectors and behind them.
    void whatIsNoNumberStays() {
        const std::int64_t inner = 3, columns = 29;
        std::vector<float> rows = numbers(2 * inner, 1), out(std::size_t(2 * columns), 0.0F);
        rows[1] = std::numeric_limits<float>::quiet_NaN();
        const auto panels = packed(numbers(inner * columns, 2), inner, columns, false);
        multiply_packed({.rows = rows.data(),
                         .packed = panels.data(),
                         .out = out.data(),
                         .count = 2,
                         .inner = inner,
                         .columns = columns,
                         .row_step = inner,
                         .out_step = columns,
                         .low = 0,
                         .high = 1});
        for (std::int64_t k = 0; k < columns; ++k) {
            QVERIFY(std::isnan(out[std::size_t(k)]));
            QVERIFY(!std::isnan(out[std::size_t(columns + k)]));
        }
    }
};

QTEST_GUILESS_MAIN(TestPackedProduct)
#include "test_packed_product.moc"
