// `--layout best` computes the program's results in fewer instructions and with a plan of its own.

#include <QTest>

#include "engine/engine.h"
#include "engine/passes/best_layout.h"
#include "engine/runner/best_layout_plan.h"
#include "engine/runtime/sanitizer.h"
#include "tests/runtime/fused.h"
#include "tests/runtime/kernel_case.h"
#include "tests/runtime/running.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

int countOf(const Method& method, const std::string& op) {
    return int(std::count_if(method.instructions.begin(), method.instructions.end(),
                             [&](const Instruction& i) { return i.op == op; }));
}

class TestBest : public QObject {
    Q_OBJECT
private slots:
    void everyProgramGivesWhatWasRecorded_data() {
        QTest::addColumn<QString>("path");
        for (const QString& name : programNames()) {
            const QString path = programFolder(name) + "/model.pt2";
            if (QFile::exists(path)) QTest::newRow(qPrintable(name)) << path;
        }
    }
    void everyProgramGivesWhatWasRecorded() {
        QFETCH(QString, path);
        const Engine engine;
        Progress progress;
        const auto program = engine.open(path.toStdString(), progress);
        Tuning tuning;
        tuning.planner = "greedy_by_size";
        const auto plain =
            program.ok() ? engine.evaluate(*program.value(), tuning, {}, progress) : Result<Outcome>(program.error());
        const QString reason = reasonNotToRun(QFileInfo(path).dir().dirName());
        QVERIFY2(plain.ok() == reason.isEmpty(),
                 plain.ok() ? qPrintable("runs after all: " + reason) : plain.error().text().c_str());
        if (!plain.ok()) return;
        const auto best = plan_best_layout(plain.value(), progress);
        QVERIFY2(best.ok(), best.ok() ? "" : best.error().text().c_str());
        const Method& method = *best.value().method;
        QVERIFY(best.value().plan().valid());
        QCOMPARE(best.value().plan().planner, std::string("as run"));
        QVERIFY(method.instructions.size() <= plain.value().method->instructions.size());
        const auto executor = Executor::load(program.value(), method, best.value().plan());
        QVERIFY2(executor.ok(), executor.ok() ? "" : executor.error().text().c_str());
        Sanitizer sanitizer(method, best.value().plan());
        const auto runs = load_vectors((QFileInfo(path).path() + "/io.json").toStdString());
        QVERIFY(runs.ok());
        for (const VectorRun& run : runs.value()) {
            const auto result = executor.value()->run(run.inputs, RunOptions{.observer = &sanitizer}, progress);
            QVERIFY2(result.ok(), result.ok() ? "" : result.error().text().c_str());
            const QString differs = difference(result.value().outputs, run.outputs);
            QVERIFY2(differs.isEmpty(), qPrintable(differs));
        }
        for (const Violation& violation : sanitizer.violations()) QFAIL(text_of(violation).c_str());
        fused_ += countOf(method, "arenascope::convolution.out");
        products_ += countOf(method, "arenascope::linear.out");
        ++ran_;
    }
    void cleanupTestCase() {
        qInfo("%d programs, %d fused convolutions, %d products", ran_, fused_, products_);
        const int least_products = QFileInfo::exists(dataFolder()) ? 20 : 10;
        QVERIFY(ran_ > 20 && fused_ >= 3 && products_ > least_products);
    }

    /// conv, batch norm, sum with an earlier convolution, relu: two instructions are left.
    void aResidualBlockBecomesTwoConvolutions() {
        HandMade made;
        const ValueId x = made.tensor("x", DType::f32, {1, 2, 4, 4}), a = made.tensor("a", DType::f32, {1, 2, 4, 4}),
                      b = made.tensor("b", DType::f32, {1, 2, 4, 4});
        const ValueId n = made.tensor("n", DType::f32, {1, 2, 4, 4}), e1 = made.tensor("e1", DType::f32, {0}),
                      e2 = made.tensor("e2", DType::f32, {0});
        const ValueId s = made.tensor("s", DType::f32, {1, 2, 4, 4}), r = made.tensor("r", DType::f32, {1, 2, 4, 4}),
                      out = made.tensor("out", DType::f32, {1, 2});
        std::vector<float> kernel(2 * 2 * 9);
        for (std::size_t i = 0; i < kernel.size(); ++i) kernel[i] = float(i % 7) - 3;
        const ValueId w = made.constant<float>("w", DType::f32, {2, 2, 3, 3}, kernel),
                      bias = made.constant<float>("bias", DType::f32, {2}, {0.5f, -1});
        const ValueId scale = made.constant<float>("scale", DType::f32, {2}, {2, -1}),
                      shift = made.constant<float>("shift", DType::f32, {2}, {1, 3});
        const ValueId mean = made.constant<float>("mean", DType::f32, {2}, {0.25f, 4}),
                      variance = made.constant<float>("variance", DType::f32, {2}, {0.5f, 9});
        const ValueId one = made.ints({1, 1}), zero = made.ints({0, 0}), no = made.add("", false), g = made.integer(1),
                      eps = made.add("", 1e-3), m = made.add("", 0.1);
        const auto conv = [&](ValueId from, ValueId to, ValueId with) {
            made.kernel("aten::convolution.out", {from, w, with, one, one, one, no, zero, g, to, to}, {to});
        };
        conv(x, a, made.none());
        conv(a, b, bias);
        made.kernel("aten::_native_batch_norm_legit_no_training.out",
                    {b, scale, shift, mean, variance, m, eps, n, e1, e2, n, e1, e2}, {n, e1, e2});
        made.kernel("aten::add.out", {a, n, g, s, s}, {s});
        made.kernel("aten::relu.out", {s, r, r}, {r});
        made.kernel("aten::mean.out", {r, made.ints({2, 3}), no, made.none(), out, out}, {out});
        made.method.inputs = {x};
        made.method.outputs = {out};
        const Method best = best_layout(made.method);
        QCOMPARE(countOf(best, "arenascope::convolution.out"), 2);
        QCOMPARE(best.instructions.size(), std::size_t{3});
        HandMade fused = made;
        fused.method = best;
        std::vector<float> values(32);
        for (std::size_t i = 0; i < values.size(); ++i) values[i] = float(i % 5) - 2;
        const auto expected = made.run({host<float>(DType::f32, {1, 2, 4, 4}, values)}),
                   got = fused.run({host<float>(DType::f32, {1, 2, 4, 4}, values)});
        QVERIFY2(expected.ok() && got.ok(), got.ok() ? "" : got.error().text().c_str());
        QVERIFY(difference(got.value().outputs, expected.value().outputs).isEmpty());
    }
    void aValueThatSomebodyElseReadsIsNotFusedAway() {
        HandMade made;
        const ValueId x = made.tensor("x", DType::f32, {1, 1, 2, 2}), a = made.tensor("a", DType::f32, {1, 1, 2, 2}),
                      r = made.tensor("r", DType::f32, {1, 1, 2, 2});
        const ValueId w = made.constant<float>("w", DType::f32, {1, 1, 1, 1}, {-1});
        const ValueId one = made.ints({1, 1}), zero = made.ints({0, 0}), no = made.add("", false);
        made.kernel("aten::convolution.out", {x, w, made.none(), one, zero, one, no, zero, made.integer(1), a, a}, {a});
        made.kernel("aten::relu.out", {a, r, r}, {r});
        made.method.inputs = {x};
        made.method.outputs = {a, r};
        const Method best = best_layout(made.method);
        QCOMPARE(countOf(best, "arenascope::convolution.out"), 0);
        QCOMPARE(countOf(best, "aten::relu.out"), 1);
    }

    void copiesThatChangeNoByteAreViews() {
        HandMade made;
        const ValueId x = made.tensor("x", DType::f32, {2, 3}), a = made.tensor("a", DType::f32, {2, 3}),
                      b = made.tensor("b", DType::f32, {2, 1, 3});
        const ValueId c = made.tensor("c", DType::f32, {1, 2, 3}), t = made.tensor("t", DType::f32, {3, 2, 1}),
                      d = made.tensor("d", DType::f32, {3, 2, 1});
        const ValueId out = made.tensor("out", DType::f32, {1, 2, 3}),
                      other = made.tensor("other", DType::f32, {3, 2, 1});
        made.kernel("aten::relu.out", {x, a, a}, {a});
        made.kernel("aten::unsqueeze_copy.out", {a, made.integer(1), b, b}, {b});
        made.kernel("aten::permute_copy.out", {b, made.ints({1, 0, 2}), c, c}, {c});  // moves a dimension of 1
        made.kernel("aten::permute_copy.out", {b, made.ints({2, 0, 1}), t, t}, {t});  // a transposition
        made.kernel("aten::neg.out", {c, out, out}, {out});
        made.kernel("aten::clone.out", {t, made.none(), d, d}, {d});
        made.kernel("aten::neg.out", {d, other, other}, {other});
        made.method.inputs = {x};
        made.method.outputs = {out, other};
        const Method best = best_layout(made.method);
        QCOMPARE(countOf(best, "aten::unsqueeze_copy.out") + countOf(best, "aten::clone.out"), 0);
        QCOMPARE(countOf(best, "aten::permute_copy.out"), 1);
        QCOMPARE(best.values[c].tensor()->alias_of.number(), a.number());
        HandMade shared = made;
        shared.method = best;
        const HostTensor given = host<float>(DType::f32, {2, 3}, {1, -2, 3, -4, 5, -6});
        const auto got = shared.run({given});
        QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
        QCOMPARE(items<float>(got.value().outputs[0]), (std::vector<float>{-1, 0, -3, 0, -5, 0}));
        QCOMPARE(items<float>(got.value().outputs[1]), (std::vector<float>{-1, 0, 0, -5, -3, 0}));
    }
    /// A copy made before its source changes, one that is an output, and one of an input: each keeps bytes of its
    /// own.
    void copiesWhoseSourceChangesStayCopies() {
        HandMade made;
        const ValueId x = made.tensor("x", DType::f32, {2}), a = made.tensor("a", DType::f32, {2}),
                      b = made.tensor("b", DType::f32, {2});
        const ValueId c = made.tensor("c", DType::f32, {2}), out = made.tensor("out", DType::f32, {2}),
                      e = made.tensor("e", DType::f32, {2});
        made.kernel("aten::neg.out", {x, a, a}, {a});
        made.kernel("aten::clone.out", {a, made.none(), b, b}, {b});
        made.kernel("aten::copy_", {a, x, a}, {a});
        made.kernel("aten::add.out", {a, b, made.integer(1), out, out}, {out});
        made.kernel("aten::clone.out", {a, made.none(), c, c}, {c});
        made.kernel("aten::clone.out", {x, made.none(), e, e}, {e});
        made.method.inputs = {x};
        made.method.outputs = {out, c};
        const Method best = best_layout(made.method);
        QCOMPARE(countOf(best, "aten::clone.out"), 3);
        HandMade shared = made;
        shared.method = best;
        const auto got = shared.run({host<float>(DType::f32, {2}, {1, -2})});
        QVERIFY(got.ok());
        QCOMPARE(items<float>(got.value().outputs[0]), (std::vector<float>{0, 0}));
        QCOMPARE(items<float>(got.value().outputs[1]), (std::vector<float>{1, -2}));
    }

    void oneRowTimesAMatrixIsTheSumOfProducts() {
        std::mt19937 random(5);
        for (int round = 0; round < 200; ++round) {
            const std::int64_t rows = 1 + std::int64_t(random() % 9), columns = 1 + std::int64_t(random() % 1500);
            const bool hasBias = random() % 2 == 0;
            KernelCase one;
            const auto weights = randomElements(random, rows * columns), vector = randomElements(random, columns),
                       shift = randomElements(random, rows);
            const ValueId x = one.tensor(DType::f32, {1, columns}, vector),
                          w = one.tensor(DType::f32, {rows, columns}, weights);
            const ValueId bias = hasBias ? one.tensor(DType::f32, {rows}, shift) : one.none(),
                          out = one.tensor(DType::f32, {1, rows});
            const auto result = one.run("arenascope::linear.out", {x, w, bias, one.none(), out});
            QVERIFY2(result.ok(), result.ok() ? "" : result.error().text().c_str());
            const std::vector<double> got = one.read(out);
            for (std::int64_t r = 0; r < rows; ++r) {
                double sum = hasBias ? shift[std::size_t(r)] : 0, size = 1;
                for (std::int64_t c = 0; c < columns; ++c) {
                    const double item = weights[std::size_t(r * columns + c)] * vector[std::size_t(c)];
                    sum += item;
                    size += std::fabs(item);
                }
                QVERIFY2(std::fabs(got[std::size_t(r)] - sum) <= 3e-6 * size,
                         qPrintable(QStringLiteral("%1 x %2, row %3").arg(rows).arg(columns).arg(r)));
            }
            QVERIFY(one.guardsHold());
        }
    }
    /// Weights that do not fit the caches are copied at the first run, within the limit, and reported.
    void largeWeightsAreReadFromPagesOfTheirOwn() {
        constexpr std::int64_t rows = 2100, columns = 1024;  // 8.6 MB
        HandMade made;
        std::vector<float> weights(std::size_t(rows * columns));
        for (std::size_t i = 0; i < weights.size(); ++i) weights[i] = float(i % 5) - 2;
        const ValueId x = made.tensor("x", DType::f32, {1, columns}), out = made.tensor("out", DType::f32, {1, rows});
        const ValueId w = made.constant("w", DType::f32, {rows, columns}, weights);
        made.kernel("arenascope::linear.out", {x, w, made.none(), made.none(), out, out}, {out});
        made.method.inputs = {x};
        made.method.outputs = {out};
        const HostTensor given = host<float>(DType::f32, {1, columns}, std::vector<float>(columns, 1));
        const std::int64_t bytes = rows * columns * 4;
        for (const std::int64_t limit : {std::int64_t{0}, bytes / 2}) {
            const auto executor = Executor::load(std::make_shared<const Program>(), made.method, made.plan,
                                                 LoadOptions{.memory_limit = limit});
            QVERIFY(executor.ok());
            Progress progress;
            for (int run = 0; run < 2; ++run) {
                const auto got = executor.value()->run({given}, {}, progress);
                QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
                QCOMPARE(got.value().packed_bytes, limit == 0 ? bytes : 0);
                const std::vector<float> sums = items<float>(got.value().outputs[0]);
                for (std::size_t r = 0; r < sums.size(); ++r) {
                    float sum = 0;
                    for (std::size_t c = 0; c < columns; ++c) sum += weights[r * columns + c];
                    QCOMPARE(sums[r], sum);
                }
            }
        }
    }
    /// The user's pools and the caller's buffers apply to the rewritten method, too.
    void poolsAndTheCallersTensorsAreThoseOfTheTuning() {
        const Engine engine;
        Progress progress;
        const auto program = engine.open((programFolder("mlp_dynbatch") + "/model.pt2").toStdString(), progress);
        QVERIFY(program.ok());
        Tuning tuning = starting_tuning(*program.value());
        tuning = edit::add_pool(tuning, {.mem_id = 2, .name = "small", .capacity = 64});
        tuning = edit::set_planned_io(tuning, false, false, true);
        const auto plain = engine.evaluate(*program.value(), tuning, {}, progress);
        QVERIFY(plain.ok());
        std::vector<std::string> inner;
        for (const TensorRow& row : plain.value().tensors) {
            if (row.alias_of.empty() && row.planned) inner.push_back(row.name);
        }
        QVERIFY(!inner.empty());
        tuning = edit::assign(tuning, inner, 2);
        const auto assigned = engine.evaluate(*program.value(), tuning, {}, progress);
        QVERIFY(assigned.ok());
        const auto best = plan_best_layout(assigned.value(), progress);
        QVERIFY2(best.ok(), best.ok() ? "" : best.error().text().c_str());
        const Plan& plan = best.value().plan();
        QCOMPARE(plan.pools.size(), std::size_t{2});
        QVERIFY(!plan.fits());
        const Method& method = *best.value().method;
        for (const Buffer& buffer : plan.problem.buffers) {
            for (const auto* ids : {&method.inputs, &method.outputs})
                QVERIFY(std::find(ids->begin(), ids->end(), buffer.id) == ids->end());
        }
    }
    /// As ONNX's ConstantOfShape makes it: a weight is computed once; a fill that something else reads stays in the
    /// arena.
    void aWeightOfOneNumberIsAConstant() {
        for (const bool isWeight : {true, false}) {
            HandMade made;
            const auto matrix = [&](const char* name, std::int64_t rows, std::int64_t columns) {
                return made.tensor(name, DType::f32, {rows, columns});
            };
            const ValueId x = matrix("x", 1, 256), full = matrix("full", 256, 256), turned = matrix("turned", 256, 256),
                          y = matrix("y", 1, 256), out = matrix("out", 256, 256);
            made.kernel("aten::full.out", {made.ints({256, 256}), made.real(0.5), full, full}, {full});
            made.kernel("aten::permute_copy.out", {full, made.ints({1, 0}), turned, turned}, {turned});
            made.kernel("aten::mm.out", {x, turned, y, y}, {y});
            if (!isWeight) made.kernel("aten::add.out", {full, y, made.integer(1), out, out}, {out});
            made.method.inputs = {x};
            made.method.outputs = {isWeight ? y : out};
            HandMade best = made;
            Progress progress;
            const lowering::PassTools tools{.evaluate = [&](const Method& part) -> Result<std::vector<Data>> {
                                                HandMade folded = made;
                                                folded.method = part;
                                                TRY(const RunResult result, folded.run({}));
                                                std::vector<Data> data;
                                                for (const HostTensor& each : result.outputs) {
                                                    const auto owner =
                                                        std::make_shared<std::vector<std::byte>>(each.bytes);
                                                    data.push_back({*owner, owner});
                                                }
                                                return data;
                                            },
                                            .can_run = [](std::string_view op) { return find_kernel(op) != nullptr; },
                                            .progress = progress};
            best.method = best_layout(made.method, tools);
            best.plan.problem.buffers.clear();
            best.plan.placement.offsets.clear();
            for (const auto i : made.plan.problem.buffers.indices()) {
                const Tensor* tensor = best.method.values[made.plan.problem.buffers[i].id].tensor();
                if (!tensor || tensor->is_constant) continue;
                best.plan.problem.buffers.push_back(made.plan.problem.buffers[i]);
                best.plan.placement.offsets.push_back(made.plan.placement.offsets[i]);
            }
            QCOMPARE(opsOf(best.method).find("aten::full.out") == std::string::npos, isWeight);
            const QString text = differs(made, best, {host<float>(DType::f32, {1, 256}, varied(256, 3))}, 1e-5F);
            QVERIFY2(text.isEmpty(), qPrintable(text));
        }
    }
    void aRootMeanSquareNormIsOneInstruction() {
        for (const bool hasWeight : {true, false}) {
            HandMade made;
            const ValueId x = made.tensor("x", DType::f32, {2, 3}), p = made.tensor("p", DType::f32, {2, 3}),
                          m = made.tensor("m", DType::f32, {2, 1}), e = made.tensor("e", DType::f32, {2, 1}),
                          r = made.tensor("r", DType::f32, {2, 1}), n = made.tensor("n", DType::f32, {2, 3}),
                          y = made.tensor("y", DType::f32, {2, 3});
            const ValueId eps = made.constant<float>("eps", DType::f32, {}, {1e-5f}),
                          w = made.constant<float>("w", DType::f32, {3}, {1, 2, 3});
            made.kernel("aten::pow.Tensor_Scalar_out", {x, made.integer(2), p, p}, {p});
            made.kernel("aten::mean.out", {p, made.ints({-1}), made.add("", true), made.none(), m, m}, {m});
            made.kernel("aten::add.out", {m, eps, made.integer(1), e, e}, {e});
            made.kernel("aten::rsqrt.out", {e, r, r}, {r});
            made.kernel("aten::mul.out", {x, r, n, n}, {n});
            made.kernel("aten::mul.out", {n, hasWeight ? w : x, y, y}, {y});
            made.method.inputs = {x};
            made.method.outputs = {y};
            const Method best = best_layout(made.method);
            QCOMPARE(countOf(best, "arenascope::rms_norm.out"), 1);
            QCOMPARE(best.instructions.size(), std::size_t(hasWeight ? 1 : 2));
            HandMade fused = made;
            fused.method = best;
            const HostTensor given = host<float>(DType::f32, {2, 3}, {1, -2, 3, 0.5f, 0, -4});
            const auto expected = made.run({given}), got = fused.run({given});
            QVERIFY2(expected.ok() && got.ok(), got.ok() ? "" : got.error().text().c_str());
            const auto a = items<float>(got.value().outputs[0]), b = items<float>(expected.value().outputs[0]);
            for (std::size_t i = 0; i < a.size(); ++i) QVERIFY(std::fabs(a[i] - b[i]) <= 1e-5f * (1 + std::fabs(b[i])));
        }
    }
    /// Grouped heads: neither keys nor values are copied for the heads that read them.
    void sharedKeysAndValuesAreNotCopied() {
        HandMade made;
        const ValueId q = made.tensor("q", DType::f32, {4, 1, 3}), k = made.tensor("k", DType::f32, {2, 1, 5, 3});
        const ValueId kept = made.tensor("kept", DType::f32, {2, 1, 5, 3}),
                      each = made.tensor("each", DType::f32, {2, 2, 5, 3});
        const ValueId heads = made.tensor("heads", DType::f32, {4, 5, 3}), t = made.tensor("t", DType::f32, {4, 3, 5}),
                      scores = made.tensor("scores", DType::f32, {4, 1, 5});
        const ValueId again = made.tensor("again", DType::f32, {2, 2, 5, 3}),
                      values = made.tensor("values", DType::f32, {4, 5, 3}),
                      out = made.tensor("out", DType::f32, {4, 1, 3});
        made.kernel("aten::neg.out", {k, kept, kept}, {kept});
        made.kernel("aten::expand_copy.out", {kept, made.ints({2, 2, 5, 3}), made.add("", false), each, each}, {each});
        made.kernel("aten::view_copy.out", {each, made.ints({4, 5, 3}), heads, heads}, {heads});
        made.kernel("aten::permute_copy.out", {heads, made.ints({0, 2, 1}), t, t}, {t});
        made.kernel("aten::bmm.out", {q, t, scores, scores}, {scores});
        made.kernel("aten::expand_copy.out", {kept, made.ints({2, 2, 5, 3}), made.add("", false), again, again},
                    {again});
        made.kernel("aten::view_copy.out", {again, made.ints({4, 5, 3}), values, values}, {values});
        made.kernel("aten::bmm.out", {scores, values, out, out}, {out});
        made.method.inputs = {q, k};
        made.method.outputs = {out};
        const Method best = best_layout(made.method);
        QCOMPARE(countOf(best, "aten::expand_copy.out"), 0);
        QCOMPARE(best.instructions.size(), std::size_t{3});
        HandMade shared = made;
        shared.method = best;
        std::vector<float> query(12), keys(30);
        for (std::size_t i = 0; i < query.size(); ++i) query[i] = float(i % 5) - 2;
        for (std::size_t i = 0; i < keys.size(); ++i) keys[i] = float(i % 7) - 3;
        const std::vector<HostTensor> inputs{host<float>(DType::f32, {4, 1, 3}, query),
                                             host<float>(DType::f32, {2, 1, 5, 3}, keys)};
        const auto expected = made.run(inputs), got = shared.run(inputs);
        QVERIFY2(expected.ok() && got.ok(), got.ok() ? "" : got.error().text().c_str());
        QCOMPARE(items<float>(got.value().outputs[0]), items<float>(expected.value().outputs[0]));
    }
    /// Attention of one row: the keys are read in their stored layout, without a transpose.
    void transposedKeysAreReadAsTheyLie() {
        HandMade made;
        const ValueId q = made.tensor("q", DType::f32, {2, 1, 3}), k = made.tensor("k", DType::f32, {2, 4, 3}),
                      kept = made.tensor("kept", DType::f32, {2, 4, 3});
        const ValueId t = made.tensor("t", DType::f32, {2, 3, 4}), out = made.tensor("out", DType::f32, {2, 1, 4});
        made.kernel("aten::neg.out", {k, kept, kept}, {kept});
        made.kernel("aten::permute_copy.out", {kept, made.ints({0, 2, 1}), t, t}, {t});
        made.kernel("aten::bmm.out", {q, t, out, out}, {out});
        made.method.inputs = {q, k};
        made.method.outputs = {out};
        const Method best = best_layout(made.method);
        QCOMPARE(countOf(best, "arenascope::rows_times_vector.out"), 1);
        QCOMPARE(countOf(best, "aten::permute_copy.out"), 0);
        std::vector<float> query(6), keys(24);
        for (std::size_t i = 0; i < query.size(); ++i) query[i] = float(i) - 2;
        for (std::size_t i = 0; i < keys.size(); ++i) keys[i] = float(i % 7) - 3;
        HandMade shared = made;
        shared.method = best;
        const std::vector<HostTensor> inputs{host<float>(DType::f32, {2, 1, 3}, query),
                                             host<float>(DType::f32, {2, 4, 3}, keys)};
        const auto expected = made.run(inputs), got = shared.run(inputs);
        QVERIFY2(expected.ok() && got.ok(), got.ok() ? "" : got.error().text().c_str());
        QCOMPARE(items<float>(got.value().outputs[0]), items<float>(expected.value().outputs[0]));
    }

private:
    int ran_ = 0, fused_ = 0, products_ = 0;
};

}  // namespace

QTEST_GUILESS_MAIN(TestBest)
#include "test_best.moc"
