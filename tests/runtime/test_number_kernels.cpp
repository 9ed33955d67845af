// Modes, neighbours, divisors and signs of numbers, from the exported operator to a run: of the kernels
// aten::mode.values, aten::nextafter.out, aten::gcd.out and aten::sign.out.

#include <QTest>

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
        {"the most frequent of each column",  // PyTorch's own example
         R"(
            input x: i64[5,7] = 0 0 0 2 0 0 2 0 3 0 0 2 0 1 2 2 2 0 0 0 3 2 2 3 0 1 1 0 1 1 0 0 2 0 2
            v: i64[7], i: i64[7] = aten.mode.default(self=x, dim=0)
            return v, i
        )",
         {hostTensor({7}, {0, 2, 0, 0, 0, 0, 2}, DType::i64), hostTensor({7}, {1, 3, 4, 4, 2, 4, 4}, DType::i64)}},
        {"of rows, kept",
         R"(
            input x: f32[2,3] = 2 1 1 3 2 1
            v: f32[2,1], i: i64[2,1] = aten.mode.default(self=x, dim=-1, keepdim=True)
            return v, i
        )",
         {hostTensor({2, 1}, {1, 1}), hostTensor({2, 1}, {2, 2}, DType::i64)}},
        {"the next number",
         R"(
            input x: f32[3] = 1 -1 1
            input y: f32[3] = 2 2 0
            n: f32[3] = aten.nextafter.default(self=x, other=y)
            d: f32[3] = aten.sub.Tensor(self=n, other=x)
            return d
        )",
         {hostTensor({3}, {1.1920929e-7, 5.9604645e-8, -5.9604645e-8})}},
        {"common divisors",
         R"(
            input x: i64[4] = 12 -18 0 7
            input y: i64[4] = 18 12 -5 0
            d: i64[4] = aten.gcd.default(self=x, other=y)
            return d
        )",
         {hostTensor({4}, {6, 6, 5, 7}, DType::i64)}},
    };
}

}  // namespace

class TestNumberKernels : public QObject {
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

    /// As in ExecuTorch's kernel.
    void theSignOfNotANumberIsNone() {
        for (const Kernel* sign : {find_kernel("aten::sign.out"), find_reference("aten::sign.out")}) {
            KernelCase c;
            const ValueId y = c.tensor(DType::f32, {3});
            QVERIFY(sign);
            QVERIFY(c.run(*sign, {c.tensor(DType::f32, {3}, {std::nan(""), -2, 3}), y}).ok());
            QVERIFY(std::isnan(c.read(y)[0]));
            QCOMPARE(c.read(y)[1], -1.0);
            QCOMPARE(c.read(y)[2], 1.0);
        }
    }
};

QTEST_GUILESS_MAIN(TestNumberKernels)
#include "test_number_kernels.moc"
