// Kernels of TensorFlow Lite's operators: numbers worked out by hand from the reference arithmetic, and malformed
// calls.

#include <cmath>
#include <set>

#include "engine/ir/quantisation.h"
#include "tests/runtime/kernel_case.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

/// A kernel call with options; its quantisation lives as long as the tensors.
class LiteCase : public KernelCase {
public:
    ValueId quantised(DType dtype, const std::vector<std::int64_t>& sizes, float scale, std::int64_t zero,
                      const std::vector<double>& elements = {}) {
        auto& made = made_.emplace_back(std::make_unique<Quantisation>());
        made->scales = {scale};
        made->zero_points = {zero};
        const ValueId id = tensor(dtype, sizes, elements);
        std::get<TensorValue>(values()[id]).quantisation = made.get();
        return id;
    }
    Result<> call(std::string_view op, std::vector<ValueId> tensors, std::vector<double> options, double outputs = 1) {
        options.insert(options.begin(), outputs);
        lists_.push_back(std::make_unique<DoubleList>(DoubleList{std::move(options)}));
        tensors.push_back(add(static_cast<const DoubleList*>(lists_.back().get())));
        return run(op, tensors);
    }

private:
    std::vector<std::unique_ptr<Quantisation>> made_;
    std::vector<std::unique_ptr<DoubleList>> lists_;
};

}  // namespace

class TestTfliteKernels : public QObject {
    Q_OBJECT
private slots:
    void eachOperatorHasOneKernel() {
        std::set<std::string_view> seen;
        for (const KernelFamily family : tflite_families()) {
            QVERIFY(!family.empty());
            for (const Kernel& kernel : family) {
                QVERIFY2(seen.insert(kernel.op).second, kernel.op.data());
                QCOMPARE(find_kernel(kernel.op), &kernel);
            }
        }
        QVERIFY(seen.size() > 60);
    }

    /// Whatever operands a file gives an operator, it returns an error: none, text, too many outputs, other types.
    void nonsenseIsRefused() {
        for (const KernelFamily family : tflite_families()) {
            for (const Kernel& kernel : family) {
                const std::string op(kernel.op);
                LiteCase nothing;
                QVERIFY2(!nothing.run(op, {nothing.none()}).ok(), op.c_str());
                LiteCase word;
                QVERIFY2(!word.run(op, {word.text("word")}).ok(), op.c_str());
                for (const double outputs : {-1.0, 0.0, 1.0, 9.0, 1e300}) {
                    LiteCase missing;
                    QVERIFY2(!missing.call(op, {missing.none()}, {}, outputs).ok(), op.c_str());
                }
                LiteCase wide;
                const ValueId x = wide.tensor(DType::c64, {2});
                QVERIFY2(!wide.call(op, {x, x, x, wide.tensor(DType::f16, {3})}, {}).ok(), op.c_str());
            }
        }
    }

    /// 0.5 * 100 + 0.25 * 40 = 60, stored as 60 / 0.5 - 8.
    void sumsAreBroughtToOneScale() {
        LiteCase k;
        const ValueId a = k.quantised(DType::i8, {4}, 0.5F, 0, {100, -100, 127, 1});
        const ValueId b = k.quantised(DType::i8, {1}, 0.25F, -20, {20});
        const ValueId out = k.quantised(DType::i8, {4}, 0.5F, -8);
        QVERIFY(k.call("tflite::ADD", {a, b, out}, {0, 1}).ok());
        QCOMPARE(k.read(out), (std::vector<double>{112, -88, 127, 13}));
        const ValueId relu = k.quantised(DType::i8, {4}, 0.5F, -8);
        QVERIFY(k.call("tflite::ADD", {a, b, relu}, {1, 1}).ok());
        QCOMPARE(k.read(relu), (std::vector<double>{112, -8, 127, 13}));
    }

    /// Sums 1*2 + 3*4 = 14 and 14 + 10 of the bias, times 0.5 * 0.5 / 0.25; halves go up.
    void fullyConnectedRoundsAsTheReference() {
        LiteCase k;
        const ValueId in = k.quantised(DType::i8, {1, 2}, 0.5F, 1, {2, 4});
        const ValueId weight = k.quantised(DType::i8, {2, 2}, 0.5F, 0, {2, 4, -1, 1});
        const ValueId bias = k.tensor(DType::i32, {2}, {10, -7});
        const ValueId out = k.quantised(DType::i8, {1, 2}, 0.5F, 3);
        QVERIFY(k.call("tflite::FULLY_CONNECTED", {in, weight, bias, out}, {0, 0, 0, 0}).ok());
        QCOMPARE(k.read(out), (std::vector<double>{15, 1}));  // 24/2 + 3, -5/2 + 3 = 0.5
        LiteCase wrong;
        const ValueId x = wrong.quantised(DType::i8, {1, 3}, 0.5F, 1, {2, 4, 1});
        const ValueId w = wrong.quantised(DType::i8, {2, 2}, 0.5F, 0, {2, 4, -1, 1});
        const ValueId y = wrong.quantised(DType::i8, {1, 2}, 0.5F, 3);
        QVERIFY(!wrong.call("tflite::FULLY_CONNECTED", {x, w, y}, {0, 0, 0, 0}).ok());
    }

    /// A window of 3 with the padding SAME sees zeros outside, which are stored as the zero point.
    void convolutionPadsWithTheZeroPoint() {
        LiteCase k;
        const ValueId in = k.quantised(DType::i8, {1, 1, 4, 1}, 1, 5, {6, 7, 8, 9});
        const ValueId weight = k.quantised(DType::i8, {1, 1, 3, 1}, 1, 0, {1, 1, 1});
        const ValueId out = k.quantised(DType::i8, {1, 1, 4, 1}, 1, -1);
        QVERIFY(k.call("tflite::CONV_2D", {in, weight, k.none(), out}, {0, 1, 1, 0, 1, 1}).ok());
        QCOMPARE(k.read(out), (std::vector<double>{2, 5, 8, 6}));
        for (const std::vector<double>& options :
             {std::vector<double>{0, 0, 1, 0, 1, 1}, {0, 1, 1, 0, -1, 1}, {0, 1, 1, 0, 1, 2e9}, {1, 9, 1, 0, 1, 1}})
            QVERIFY(!k.call("tflite::CONV_2D", {in, weight, k.none(), out}, options).ok());
    }

    /// One step of two cells of TensorFlow Lite Micro's integers, worked out apart from the kernel by a program that
    /// gives the recorded results of its DTLN example. The output's zero point is added, products are rounded twice.
    void integerCellsAreThoseOfTheReference() {
        using Matrix = std::vector<double>;
        const std::vector<Matrix> weights{{50, -30, 20, 90}, {-40, 60, 70, 10}, {80, -90, -50, 30}, {15, 25, -35, 45}};
        const std::vector<Matrix> recurrent{{12, -60, 33, 5}, {44, -21, 8, 90}, {-70, 20, 11, 64}, {31, -3, 27, -88}};
        const std::vector<Matrix> biases{{100, -200}, {300, 50}, {-150, 400}, {20, -60}};
        struct Case {
            int power;
            Matrix memory, shown, kept;
        };
        for (const Case& each :
             {Case{-11, {2000, -1500}, {44, -23}, {2117, -1390}}, Case{-13, {2000, -1501}, {39, -13}, {6927, -2393}}}) {
            LiteCase k;
            std::vector<ValueId> tensors{k.quantised(DType::i8, {1, 1, 2}, 0.05F, -5, {10, -20})};
            for (const Matrix& each_gate : weights)
                tensors.push_back(k.quantised(DType::i8, {2, 2}, 0.02F, 0, each_gate));
            for (const Matrix& each_gate : recurrent)
                tensors.push_back(k.quantised(DType::i8, {2, 2}, 0.03F, 0, each_gate));
            tensors.insert(tensors.end(), 3, k.none());
            for (const Matrix& each_gate : biases) tensors.push_back(k.tensor(DType::i32, {2}, each_gate));
            tensors.insert(tensors.end(), 2, k.none());
            tensors.push_back(k.quantised(DType::i8, {1, 2}, 1.0F / 128, -4, {7, -9}));
            tensors.push_back(k.quantised(DType::i16, {1, 2}, std::ldexp(1.0F, each.power), 0, each.memory));
            tensors.insert(tensors.end(), 4, k.none());
            tensors.push_back(k.quantised(DType::i8, {1, 1, 2}, 1.0F / 128, -4));
            const auto ran = k.call("tflite::UNIDIRECTIONAL_SEQUENCE_LSTM", tensors, {4, 0, 0, 0, 0});
            QVERIFY2(ran.ok(), ran.ok() ? "" : ran.error().text().c_str());
            QCOMPARE(k.read(tensors.back()), each.shown);
            QCOMPARE(k.read(tensors[18]), each.shown);
            QCOMPARE(k.read(tensors[19]), each.kept);
        }
    }

    /// Of rows and columns that stay as 1 the mean is rounded, of others it is cut off.
    void meansOfPicturesAreRounded() {
        LiteCase k;
        const ValueId in = k.quantised(DType::i8, {1, 1, 4, 2}, 0.5F, -9, {0, -10, 1, -11, 1, -11, 1, -12});
        const ValueId axes = k.tensor(DType::i32, {2}, {1, 2});
        const ValueId kept = k.quantised(DType::i8, {1, 1, 1, 2}, 0.5F, -9);
        QVERIFY(k.call("tflite::MEAN", {in, axes, kept}, {1}).ok());
        QCOMPARE(k.read(kept), (std::vector<double>{1, -11}));
        const ValueId flat = k.quantised(DType::i8, {1, 2}, 0.5F, -9);
        QVERIFY(k.call("tflite::MEAN", {in, axes, flat}, {0}).ok());
        QCOMPARE(k.read(flat), (std::vector<double>{0, -11}));
    }

    void slicesStepBothWays() {
        LiteCase k;
        const ValueId in = k.tensor(DType::i16, {2, 4}, {0, 1, 2, 3, 4, 5, 6, 7});
        const ValueId begin = k.tensor(DType::i32, {2}, {1, -1}), end = k.tensor(DType::i32, {2}, {2, -6});
        const ValueId step = k.tensor(DType::i32, {2}, {1, -2}), out = k.tensor(DType::i16, {2});
        QVERIFY(k.call("tflite::STRIDED_SLICE", {in, begin, end, step, out}, {0, 0, 0, 0, 1, 0}).ok());
        QCOMPARE(k.read(out), (std::vector<double>{7, 5}));
        const ValueId none = k.tensor(DType::i32, {2}, {1, 0});
        QVERIFY(!k.call("tflite::STRIDED_SLICE", {in, begin, end, none, out}, {0, 0, 0, 0, 1, 0}).ok());
    }

    /// 1 / (1 + e^-x) at x = 0 is 1/2 of 256 steps above the least number.
    void logisticFunctionsAreFixedPoint() {
        LiteCase k;
        const ValueId in = k.quantised(DType::i8, {3}, 0.0625F, 0, {0, 127, -128});
        const ValueId out = k.quantised(DType::i8, {3}, 1.0F / 256, -128);
        QVERIFY(k.call("tflite::LOGISTIC", {in, out}, {}).ok());
        QCOMPARE(k.read(out), (std::vector<double>{0, 127, -128}));
        const ValueId bent = k.quantised(DType::i8, {3}, 1.0F / 128, 0);
        QVERIFY(k.call("tflite::TANH", {in, bent}, {}).ok());
        QCOMPARE(k.read(bent), (std::vector<double>{0, 127, -128}));
    }

    void reductionsMultiplyAndJoinTruths() {
        LiteCase k;
        const ValueId axis = k.tensor(DType::i32, {1}, {-1});
        const ValueId real = k.tensor(DType::f32, {2, 3}, {1, 2, 3, -1, 0.5, 4}), whole = k.tensor(DType::f32, {2});
        QVERIFY(k.call("tflite::REDUCE_PROD", {real, axis, whole}, {0}).ok());
        QCOMPARE(k.read(whole), (std::vector<double>{6, -2}));
        const ValueId wide = k.tensor(DType::i32, {1, 3}, {65536, 65536, 3}), wrapped = k.tensor(DType::i32, {1, 1});
        QVERIFY(k.call("tflite::REDUCE_PROD", {wide, axis, wrapped}, {1}).ok());
        QCOMPARE(k.read(wrapped), std::vector<double>{0});  // 3 * 2^32, as 32 bits keep it
        const ValueId truths = k.tensor(DType::boolean, {3, 2}, {0, 0, 1, 0, 1, 1}),
                      out = k.tensor(DType::boolean, {3});
        QVERIFY(k.call("tflite::REDUCE_ANY", {truths, axis, out}, {0}).ok());
        QCOMPARE(k.read(out), (std::vector<double>{0, 1, 1}));
        QVERIFY(k.call("tflite::REDUCE_ALL", {truths, axis, out}, {0}).ok());
        QCOMPARE(k.read(out), (std::vector<double>{0, 0, 1}));
        QVERIFY(!k.call("tflite::REDUCE_ALL", {real, axis, whole}, {0}).ok());
        QVERIFY(k.guardsHold());
    }

    void poolsOfSquaresHaveTheirRoot() {
        LiteCase k;
        const ValueId in = k.tensor(DType::f32, {1, 1, 4, 1}, {3, 4, -6, 8}), out = k.tensor(DType::f32, {1, 1, 2, 1});
        QVERIFY(k.call("tflite::L2_POOL_2D", {in, out}, {1, 2, 1, 2, 1, 0}).ok());
        const std::vector<double> got = k.read(out);
        QVERIFY(std::abs(got[0] - std::sqrt(12.5)) < 1e-5 && std::abs(got[1] - std::sqrt(50.0)) < 1e-5);
    }

    /// Two boxes at one place, of which the better stays, and a separate one; the third anchor's box is below the least
    /// score.
    void detectionsThatOverlapAreOne() {
        const std::vector<double> anchors{0.5, 0.5, 1, 1, 0.5, 0.5, 1, 1, 5, 5, 2, 2, 9, 9, 1, 1};
        const std::vector<double> boxes{0, 0, 0, 0, 1, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0};
        const std::vector<double> scores{0, 0.6, 0.1, 0, 0.9,  0.2,
                                         0, 0.1, 0.7, 0, 0.05, 0.05};  // the first: background
        for (const double regular : {0.0, 1.0}) {
            LiteCase k;
            const ValueId out = k.tensor(DType::f32, {1, 3, 4}), classes = k.tensor(DType::f32, {1, 3}),
                          found = k.tensor(DType::f32, {1, 3}), count = k.tensor(DType::f32, {1});
            const std::vector<ValueId> tensors{k.tensor(DType::f32, {1, 4, 4}, boxes),
                                               k.tensor(DType::f32, {1, 4, 3}, scores),
                                               k.tensor(DType::f32, {4, 4}, anchors),
                                               out,
                                               classes,
                                               found,
                                               count};
            // Scales of 10 for y and x, 5 for sizes.
            const std::vector<double> options{3, 1, 100, regular, 0.3, 0.5, 2, 10, 10, 5, 5};
            const auto ran = k.call("tflite::TFLite_Detection_PostProcess", tensors, options, 4);
            QVERIFY2(ran.ok(), ran.ok() ? "" : ran.error().text().c_str());
            QCOMPARE(k.read(count), std::vector<double>{2});
            const auto close = [](const std::vector<double>& a, const std::vector<double>& b) {
                return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                                  [](double x, double y) { return std::abs(x - y) < 1e-5; });
            };
            // The best is the second anchor's, 0.1 lower; it suppresses the first one's. The third's is 1 further
            // right.
            QVERIFY(close(k.read(out), {0.1, 0, 1.1, 1, 4, 5, 6, 7, 0, 0, 0, 0}));
            QVERIFY(close(k.read(classes), {0, 1, 0}));
            QVERIFY(close(k.read(found), {0.9, 0.7, 0}));
            QVERIFY(k.guardsHold());
            QVERIFY(!k.call("tflite::TFLite_Detection_PostProcess", tensors, {3, 1, 100, 0, 0, 0.5, 9, 1, 1, 1, 1}, 4)
                         .ok());
        }
    }
};

QTEST_GUILESS_MAIN(TestTfliteKernels)
#include "test_tflite_kernels.moc"
