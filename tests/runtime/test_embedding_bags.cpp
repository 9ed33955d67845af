// Sums over bags of a table's rows: the kernel aten::_embedding_bag.out.

#include <QTest>

#include "tests/runtime/kernel_case.h"

using namespace arenascope;
using namespace arenascope::testing;

class TestEmbeddingBags : public QObject {
    Q_OBJECT

private slots:
    void bagsAreSummedAveragedAndSearched_data() {
        QTest::addColumn<int>("mode");
        QTest::addColumn<std::vector<double>>("expected");
        QTest::addColumn<bool>("isWeighted");
        QTest::newRow("sums") << 0 << std::vector<double>{2, 8, 0, 0, 9, 1} << false;
        QTest::newRow("means") << 1 << std::vector<double>{1, 4, 0, 0, 4.5, 0.5} << false;
        QTest::newRow("maxima") << 2 << std::vector<double>{2, 5, 0, 0, 9, 1} << false;
        QTest::newRow("weighted sums") << 0 << std::vector<double>{4, 13, 0, 0, 27, 3} << true;
    }
    /// Rows {0, 3}, {2, 5}, {9, 1}, {0, 0}: bags of [0, 1], of nothing, and of [2, 3]; the last of these is weighted 1.
    void bagsAreSummedAveragedAndSearched() {
        QFETCH(const int, mode);
        QFETCH(const std::vector<double>, expected);
        QFETCH(const bool, isWeighted);
        KernelCase c;
        const bool is_max = mode == 2;
        const ValueId table = c.tensor(DType::f32, {4, 2}, {0, 3, 2, 5, 9, 1, 0, 0}),
                      rows = c.tensor(DType::i64, {4}, {0, 1, 2, 3}), offsets = c.tensor(DType::i64, {3}, {0, 2, 2}),
                      factors = isWeighted ? c.tensor(DType::f32, {4}, {1, 2, 3, 1}) : c.none(), no = c.boolean(false),
                      out = c.tensor(DType::f32, {3, 2}), bags = c.tensor(DType::i64, {4}),
                      sizes = c.tensor(DType::i64, {3}),
                      most = is_max ? c.tensor(DType::i64, {3, 2}) : c.tensor(DType::i64, {3});
        const std::vector<ValueId> args{table, rows,          offsets, no,   c.integer(mode), no,  factors,
                                        no,    c.integer(-1), out,     bags, sizes,           most};
        const auto ran = c.run("aten::_embedding_bag.out", args);
        QVERIFY2(ran.ok(), ran.ok() ? "" : ran.error().text().c_str());
        QCOMPARE(c.read(out), expected);
        QCOMPARE(c.read(bags), (std::vector<double>{0, 0, 2, 2}));
        QCOMPARE(c.read(sizes), (std::vector<double>{2, 0, 2}));
        if (is_max) QCOMPARE(c.read(most), (std::vector<double>{1, 1, 0, 0, 2, 2}));
        QVERIFY(c.guardsHold());
    }
    void bagsOutsideTheirTableAreRefused() {
        const auto refuses = [](const std::vector<double>& rows, const std::vector<double>& offsets) {
            KernelCase c;
            const ValueId no = c.boolean(false), out = c.tensor(DType::f32, {2, 1}), none = c.tensor(DType::i64, {0}),
                          counts = c.tensor(DType::i64, {2});
            return !c.run("aten::_embedding_bag.out",
                          {c.tensor(DType::f32, {3, 1}, {1, 2, 3}), c.tensor(DType::i64, {2}, rows),
                           c.tensor(DType::i64, {2}, offsets), no, c.integer(0), no, c.none(), no, c.integer(-1), out,
                           none, counts, counts})
                        .ok();
        };
        QVERIFY(!refuses({0, 2}, {0, 1}));
        QVERIFY(refuses({0, 3}, {0, 1}));
        QVERIFY(refuses({-1, 2}, {0, 1}));
        QVERIFY(refuses({0, 2}, {1, 0}));
        QVERIFY(refuses({0, 2}, {0, 3}));
    }
};

QTEST_GUILESS_MAIN(TestEmbeddingBags)
#include "test_embedding_bags.moc"
