// Every kernel without a slow twin in the fallback provider, against a plain restatement: random shapes, dimension
// orders, types, empty tensors, NaN and infinities. A new kernel without a row here fails.

#include <QTest>
#include <cstdlib>

#include "tests/runtime/oracles_layers.h"
#include "tests/runtime/oracles_moving.h"
#include "tests/runtime/oracles_numbers.h"
#include "tests/runtime/oracles_placing.h"
#include "tests/runtime/oracles_quantized.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

const Oracles& oracles() {
    static const Oracles all = [] {
        Oracles out;
        for (const auto& make : {movingOracles, placingOracles, formulaOracles, pairOracles, summingOracles,
                                 layerOracles, quantizedOracles})
            out.merge(make());
        return out;
    }();
    return all;
}

/// Kernels with tests of their own, named by their files.
const std::map<std::string, const char*>& elsewhere() {
    static const std::map<std::string, const char*> all = [] {
        std::map<std::string, const char*> out;
        for (const char* op : {"arenascope::integer_linear.out", "arenascope::integer_convolution.out"})
            out[op] = "test_integers.cpp";
        for (const char* op : {"arenascope::gated.out", "arenascope::masked_softmax.out",
                               "arenascope::turned_halves.out", "arenascope::sum_rms_norm.out"})
            out[op] = "test_step_chains.cpp";
        out["arenascope::volume_convolution.out"] = "test_volume_convolution.cpp";
        out["arenascope::attention.out"] = "test_best_attention.cpp";
        for (const char* op : {"arenascope::gru.out", "arenascope::lstm.out", "arenascope::rnn.out"})
            out[op] = "test_recurrent_cells.cpp";
        for (const char* op : {"aten::_native_batch_norm_legit.out",
                               "aten::max_pool2d_with_indices_backward.grad_input", "aten::convolution_backward.out"}) {
            out[op] = "test_training_kernels.cpp";
        }
        for (const char* op :
             {"upsample_bicubic2d.vec_out", "upsample_trilinear3d.vec_out", "upsample_nearest3d.vec_out",
              "_upsample_nearest_exact2d.vec_out", "_upsample_bilinear2d_aa.out", "_upsample_bicubic2d_aa.out"}) {
            out["aten::" + std::string(op)] = "test_kernels.cpp";
        }
        for (const char* op : {"torchvision::nms.out", "torchvision::roi_align.out", "aten::bincount.out",
                               "aten::_unique2.out", "aten::unique_consecutive.out"}) {
            out[op] = "test_detection_kernels.cpp";  // result size depends on data: tested from the export on
        }
        for (const char* op : {"aten::max_pool3d_with_indices.out", "aten::adaptive_max_pool2d.out",
                               "aten::adaptive_max_pool3d.out", "aten::avg_pool3d.out"}) {
            out[op] = "test_volume_pools.cpp";
        }
        for (const char* op : {"aten::mode.values", "aten::nextafter.out", "aten::gcd.out"})
            out[op] = "test_number_kernels.cpp";
        out["aten::_embedding_bag.out"] = "test_embedding_bags.cpp";
        return out;
    }();
    return all;
}

bool isMentioned(const std::string& op, const char* file) {
    QFile text(QStringLiteral(ARENASCOPE_SOURCE_DIR "/tests/runtime/") + QString::fromLatin1(file));
    return text.open(QIODevice::ReadOnly) && text.readAll().contains(op.c_str());
}

/// "torchvision::nms.out" as the exported programs of test_detection_kernels call it: "torchvision.nms.".
std::string exported(const std::string& op) {
    std::string name = op.substr(0, op.find('.') + 1);
    return name.replace(name.find("::"), 2, ".");
}

/// Scalar operators on integers and on reals; the second operand is positive.
using Formula = std::function<double(double, double)>;
const std::map<std::string, Formula>& formulas() {
    static const std::map<std::string, Formula> all = [] {
        const Formula floordiv = [](double a, double b) { return std::floor(a / b); },
                      mod = [](double a, double b) { return a - b * std::floor(a / b); };
        const std::map<std::string, Formula> named{
            {"add.Scalar", [](double a, double b) { return a + b; }},
            {"sub.Scalar", [](double a, double b) { return a - b; }},
            {"mul.Scalar", [](double a, double b) { return a * b; }},
            {"truediv.Scalar", [](double a, double b) { return a / b; }},
            {"floordiv.Scalar", floordiv},
            {"floordiv.int", floordiv},
            {"mod.Scalar", mod},
            {"mod.int", mod},
            {"eq.Scalar", [](double a, double b) { return a == b; }},
            {"ne.Scalar", [](double a, double b) { return a != b; }},
            {"lt.Scalar", [](double a, double b) { return a < b; }},
            {"le.Scalar", [](double a, double b) { return a <= b; }},
            {"gt.Scalar", [](double a, double b) { return a > b; }},
            {"ge.Scalar", [](double a, double b) { return a >= b; }},
            {"sym_max.Scalar", [](double a, double b) { return std::max(a, b); }},
            {"sym_min.Scalar", [](double a, double b) { return std::min(a, b); }},
            {"ceil.Scalar", [](double a, double) { return std::ceil(a); }},
            {"trunc.Scalar", [](double a, double) { return std::trunc(a); }},
            {"round.Scalar", [](double a, double) { return std::nearbyint(a); }},
            {"neg.Scalar", [](double a, double) { return -a; }},
            {"sym_float.Scalar", [](double a, double) { return a; }},
            {"sym_int.Scalar", [](double a, double) { return std::trunc(a); }},
            {"sym_not.Scalar", [](double a, double) { return a == 0; }}};
        std::map<std::string, Formula> out;
        for (const auto& [op, formula] : named) out["executorch_prim::" + op] = formula;
        return out;
    }();
    return all;
}

std::optional<double> numberAt(KernelCase& made, ValueId id) {
    const RuntimeValue& value = made.values()[id];
    if (const auto* real = std::get_if<double>(&value)) return *real;
    if (const auto* whole = std::get_if<std::int64_t>(&value)) return double(*whole);
    if (const auto* truth = std::get_if<bool>(&value)) return *truth ? 1 : 0;
    return std::nullopt;
}

/// Operators on handles and choices: restated one by one in viewsAndChoices().
bool isHandle(const std::string& op) {
    for (const char* known : {"executorch_prim::sym_ite.Scalar", "executorch_prim::et_view.default",
                              "executorch_prim::et_copy_index.tensor", "aten::sym_size.int", "aten::sym_numel",
                              "aten::_local_scalar_dense"}) {
        if (op == known) return true;
    }
    return false;
}

}  // namespace

class TestOracles : public QObject {
    Q_OBJECT
private slots:
    void everyKernelHasSomethingToAgreeWith() {
        std::size_t rows = 0;
        for (const KernelFamily family : kernel_families()) {
            for (const Kernel& kernel : family) {
                const std::string op(kernel.op);
                const auto other = elsewhere().find(op);
                const bool isKnown = oracles().contains(op) || find_reference(kernel.op) || formulas().contains(op) ||
                    isHandle(op) || op.starts_with("cortex_m::") ||  // recorded bytes: test_cortex_m_programs
                    (other != elsewhere().end() &&
                     (isMentioned(op, other->second) || isMentioned(exported(op), other->second)));
                QVERIFY2(isKnown, op.c_str());
                ++rows;
            }
        }
        for (const auto& [op, make] : oracles()) QVERIFY2(find_kernel(op), op.c_str());
        qInfo("%zu kernels, %zu oracles", rows, oracles().size());
    }

    void kernelsDoWhatTheyMean_data() {
        QTest::addColumn<QString>("op");
        for (const auto& [op, make] : oracles()) QTest::newRow(op.c_str()) << QString::fromStdString(op);
    }
    void kernelsDoWhatTheyMean() {
        QFETCH(QString, op);
        const Kernel* kernel = find_kernel(op.toStdString());
        QVERIFY(kernel);
        for (std::uint32_t seed = 1; seed <= 60; ++seed) {
            Drawn d;
            Draw draw(seed);
            oracles().at(op.toStdString())(draw, d);
            const QString place = QStringLiteral("seed %1: ").arg(seed);
            const auto ran = d.made.run(*kernel, d.args);
            QVERIFY2(ran.ok(), qPrintable(place + (ran.ok() ? QString() : QString::fromStdString(ran.error().text()))));
            QVERIFY2(d.made.guardsHold(), qPrintable(place + "wrote beside its tensors"));
            QCOMPARE(d.expected.size(), d.outs.size());
            for (std::size_t i = 0; i < d.outs.size(); ++i) {
                const auto got = d.made.read(d.outs[i]);
                QCOMPARE(got.size(), d.expected[i].size());
                for (std::size_t k = 0; k < got.size(); ++k) {
                    if (near({got[k]}, {d.expected[i][k]}, d.tolerance)) continue;
                    QFAIL(qPrintable(place +
                                     QStringLiteral("output %1, element %2: %3, expected %4")
                                         .arg(i)
                                         .arg(k)
                                         .arg(got[k])
                                         .arg(d.expected[i][k])));
                }
            }
        }
    }

    void noKernelAllocatesAtItsSecondCall() {
        if (!heap_allocations() && !std::getenv("ARENASCOPE_ALL_BACKENDS")) QSKIP("this build does not count");
        QVERIFY(heap_allocations().has_value());  // sanitizers bring a heap of their own; CI runs without
        for (const auto& [op, make] : oracles()) {
            const Kernel* kernel = find_kernel(op);
            for (std::uint32_t seed = 1; kernel && seed <= 20; ++seed) {
                Drawn d;
                Draw draw(seed);
                make(draw, d);
                const auto counted = d.made.allocationsOfSecond(*kernel, d.args);
                QVERIFY2(counted.ok() && counted.value() == 0,
                         qPrintable(QStringLiteral("%1, seed %2: %3")
                                        .arg(QString::fromStdString(op))
                                        .arg(seed)
                                        .arg(counted.ok() ? QString::number(counted.value())
                                                          : QString::fromStdString(counted.error().text()))));
            }
        }
    }

    void scalarsAreComputed() {
        for (const auto& [op, formula] : formulas()) {
            const Kernel* kernel = find_kernel(op);
            QVERIFY2(kernel, op.c_str());
            for (std::uint32_t seed = 1; seed <= 60; ++seed) {
                Draw draw(seed);
                KernelCase made;
                const bool isReal = draw.flip();
                const double a = double(draw.number(-40, 40)) / (isReal ? 8 : 1),
                             b = double(draw.number(1, 9)) / (isReal ? 8 : 1);
                const auto number = [&](double x) { return isReal ? made.number(x) : made.integer(std::int64_t(x)); };
                std::vector<ValueId> args{number(a)};
                if (kernel->arguments == 3) args.push_back(number(b));
                args.push_back(made.none());
                const auto ran = made.run(*kernel, args);
                QVERIFY2(ran.ok(), op.c_str());
                const auto got = numberAt(made, args.back());
                QVERIFY2(got && *got == formula(a, b),
                         qPrintable(QStringLiteral("%1 of %2 and %3").arg(QString::fromStdString(op)).arg(a).arg(b)));
            }
        }
    }

    void viewsAndChoices() {
        KernelCase k;
        const ValueId x = k.tensor(DType::f32, {2, 6}, {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}),
                      view = k.tensor(DType::f32, {3, 4}), number = k.none();
        QVERIFY(k.run("executorch_prim::et_view.default", {x, k.ints({3, -1}), view}).ok());
        QCOMPARE(k.read(view), k.read(x));
        const auto addressOf = [&](ValueId id) { return std::get<TensorValue>(k.values()[id]).data; };
        QCOMPARE(addressOf(view), addressOf(x));
        QVERIFY(!k.run("executorch_prim::et_view.default", {x, k.ints({5, -1}), view}).ok());
        QVERIFY(k.run("aten::sym_size.int", {x, k.integer(-1), number}).ok());
        QCOMPARE(numberAt(k, number), std::optional(6.0));
        QVERIFY(k.run("aten::sym_numel", {x, number}).ok());
        QCOMPARE(numberAt(k, number), std::optional(12.0));
        QVERIFY(k.run("aten::_local_scalar_dense", {k.tensor(DType::f16, {1}, {1.5}), number}).ok());
        QCOMPARE(numberAt(k, number), std::optional(1.5));
        QVERIFY(k.run("executorch_prim::sym_ite.Scalar", {k.boolean(false), k.integer(3), k.integer(4), number}).ok());
        QCOMPARE(numberAt(k, number), std::optional(4.0));
        const ValueId rows = k.tensor(DType::i32, {2, 2}), row = k.tensor(DType::i32, {2}, {7, 8});
        for (const int at : {0, 1})
            QVERIFY(k.run("executorch_prim::et_copy_index.tensor", {rows, row, k.integer(at), rows}).ok());
        QCOMPARE(k.read(rows), (std::vector<double>{7, 8, 7, 8}));
        QVERIFY(!k.run("executorch_prim::et_copy_index.tensor", {rows, row, k.integer(2), rows}).ok());
    }
};

QTEST_GUILESS_MAIN(TestOracles)
#include "test_oracles.moc"
