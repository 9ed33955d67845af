// Means and sums whose results lie side by side, over any dimensions: rows that lie one behind the other count as one.

#include "tests/runtime/kernel_case.h"

using namespace arenascope;
using namespace arenascope::testing;

class TestMeanRows : public QObject {
    Q_OBJECT

    static std::vector<double> expected(const std::vector<std::int64_t>& sizes, const std::vector<double>& in,
                                        const std::set<std::size_t>& dims) {
        std::map<std::int64_t, std::pair<double, int>> sums;
        for (std::size_t i = 0; i < in.size(); ++i) {
            auto rest = std::int64_t(i), at = std::int64_t{0}, step = std::int64_t{1};
            for (std::size_t d = sizes.size(); d-- > 0;) {
                if (!dims.contains(d)) {
                    at += rest % sizes[d] * step;
                    step *= sizes[d];
                }
                rest /= sizes[d];
            }
            sums[at].first += in[i];
            ++sums[at].second;
        }
        std::vector<double> out;
        for (const auto& [at, sum] : sums) out.push_back(sum.first / sum.second);
        return out;
    }

private slots:
    void everyChoiceOfDimensions() {
        for (const std::vector<std::int64_t>& sizes :
             {std::vector<std::int64_t>{1, 3, 4, 9}, {2, 1, 5, 8}, {3, 2, 40, 16}, {2, 3, 1, 700}}) {
            std::int64_t count = 1;
            for (const std::int64_t size : sizes) count *= size;
            std::mt19937 random(3);
            const std::vector<double> in = randomElements(random, count, -1, 1);
            for (unsigned mask = 1; mask < 16; ++mask) {
                std::set<std::size_t> dims;
                std::vector<std::int64_t> list, left;
                for (std::size_t d = 0; d < 4; ++d) {
                    if ((mask >> d & 1) == 1) dims.insert(d), list.push_back(std::int64_t(d));
                    else left.push_back(sizes[d]);
                }
                KernelCase k;
                const ValueId x = k.tensor(DType::f32, sizes, in), out = k.tensor(DType::f32, left);
                QVERIFY(k.run("aten::mean.out", {x, k.ints(list), k.boolean(false), k.none(), out}).ok());
                QVERIFY(k.guardsHold());
                const auto want = expected(sizes, in, dims), got = k.read(out);
                QCOMPARE(got.size(), want.size());
                for (std::size_t i = 0; i < want.size(); ++i) QVERIFY(std::abs(got[i] - want[i]) < 1e-5);
            }
        }
    }

    /// Dimensions that lie one in the other counted as one row of no elements, at an offset of none.
    void noResultOfManyDimensionsIsWritten() {
        KernelCase k;
        const ValueId x = k.tensor(DType::f32, {4, 0, 8}, {}), out = k.tensor(DType::f32, {0, 8});
        QVERIFY(k.run("aten::mean.out", {x, k.ints({0}), k.boolean(false), k.none(), out}).ok());
        QVERIFY(k.guardsHold());
        QVERIFY(k.read(out).empty());
    }
};

QTEST_GUILESS_MAIN(TestMeanRows)
#include "test_mean_rows.moc"
