// Upper bounds: from ranges, from the exported example, and given by the user for sizes that the file leaves open.

#include <QTest>

#include "engine/engine.h"
#include "engine/evaluate/shared_proofs.h"
#include "engine/evaluate/specialise_method.h"
#include "tests/runtime/running.h"
#include "tests/tuning/small_method.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

std::shared_ptr<const Program> opened(const QString& name, const QString& file = QStringLiteral("model.pt2")) {
    Progress progress;
    auto program = Engine().open((programFolder(name) + QLatin1Char('/') + file).toStdString(), progress);
    if (!program.ok()) qFatal("%s", program.error().text().c_str());
    return std::move(program).take();
}

/// The bytes of ExecuTorch's greedy for a tuning.
Result<std::int64_t> greedyTotal(const Program& program, Tuning tuning) {
    Progress progress;
    tuning.planner = "greedy";
    tuning.lifetimes = LifetimeRules::executorch;
    TRY(const Outcome outcome, Engine().evaluate(program, tuning, {}, progress));
    std::int64_t total = 0;
    for (const auto& pool : outcome.plan().pools) total += pool.bytes;
    return total;
}

}  // namespace

class TestBounds : public QObject {
    Q_OBJECT

private slots:
    /// As where one planner knows the lifetimes of rows, and the other those of whole tensors.
    void noLowerBoundExceedsAPlan() {
        const auto made = [](std::int64_t bytes, std::int64_t bound, PlanVerdict verdict) {
            Plan plan;
            plan.pools.push_back({.name = "SRAM", .bytes = bytes, .lower_bound = bound, .capacity = 120});
            plan.total_bytes = bytes;
            plan.lower_bound = bound;
            plan.verdict = verdict;
            return plan;
        };
        std::vector<Plan> plans{made(100, 100, PlanVerdict::optimal), made(150, 140, PlanVerdict::infeasible),
                                made(90, 90, PlanVerdict::invalid)};
        cap_bounds_at_plans(plans);
        QCOMPARE(plans[0].lower_bound, 100);
        QCOMPARE(plans[0].verdict, PlanVerdict::optimal);
        QCOMPARE(plans[1].pools.front().lower_bound, 100);
        QCOMPARE(plans[1].lower_bound, 100);
        QCOMPARE(plans[1].gap, 0.5);
        QCOMPARE(plans[1].verdict, PlanVerdict::within);  // another plan fits
    }

    void openDimensionsAreAskedForByName();
    void aGivenBoundMatchesThePlanMadeForIt_data();
    void aGivenBoundMatchesThePlanMadeForIt();
    void programsWithGivenBoundsRunEveryRecordedSize_data();
    void programsWithGivenBoundsRunEveryRecordedSize();
    void plansForTheExampleSayHowMuchTheyAreShort();
    void bagsNeedNoMoreThanInExecuTorch();
    void aViewIsNoLargerThanItsTensor();
};

/// Files may contradict themselves; what the sizes say is refused by its cause, not by a fault of the plan.
void TestBounds::aViewIsNoLargerThanItsTensor() {
    const auto refusal = [](const sym::Expr& rows, std::vector<sym::Expr> view) {
        Method method = small_method(rows);
        method.ranges["s0"] = {.min = 2, .max = 8};
        method.ranges["u0"] = {.min = 0, .max = 1000};
        method.values[ValueId(4)].tensor()->sizes = std::move(view);
        MethodReport report;
        const auto result = specialise_method(method, {}, false, report);
        return result.ok() ? std::string() : result.error().text();
    };
    const sym::Expr s0 = sym::Expr::symbol("s0"), u0 = sym::Expr::symbol("u0");
    QCOMPARE(refusal(2, {2, 4, 2}), std::string());
    QCOMPARE(refusal(s0, {s0, 4, 2}), std::string());
    // What is unknown is not called wrong: the file may know that u0 is 8 * s0.
    QCOMPARE(refusal(s0, {u0}), std::string());
    QCOMPARE(refusal(2, {u0, 16}), std::string());
    for (const std::string& text :
         {refusal(2, {2, 4, 3}), refusal(s0, {s0, 4, 3}), refusal(s0, {s0 + 1, 8}), refusal(2, {s0, 9})}) {
        QVERIFY2(text.find("'a_view' is a view of 'a'") != std::string::npos, text.c_str());
        QVERIFY2(text.find("no larger than its tensor") != std::string::npos, text.c_str());
    }
}

void TestBounds::openDimensionsAreAskedForByName() {
    for (const auto& [name, symbol] : {std::pair{"unbounded_dim", "s77"}, {"unbounded_len", "s53"}}) {
        const auto total = greedyTotal(*opened(QLatin1String(name)), {});
        QVERIFY(!total.ok());
        QVERIFY2(total.error().text().find(symbol) != std::string::npos, total.error().text().c_str());
    }
}

void TestBounds::aGivenBoundMatchesThePlanMadeForIt_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("symbol");
    QTest::addColumn<int>("bound");
    QTest::addColumn<qint64>("total");  // of ExecuTorch's own plan.json
    QTest::newRow("rows of the example") << "unbounded_dim"
                                         << "s77" << 4 << qint64{19712};
    QTest::newRow("a length that ExecuTorch chose") << "unbounded_len"
                                                    << "s53" << 5120 << qint64{245760};
}

void TestBounds::aGivenBoundMatchesThePlanMadeForIt() {
    QFETCH(QString, name);
    QFETCH(QString, symbol);
    QFETCH(int, bound);
    QFETCH(qint64, total);
    for (const char* file : {"model.pt2", "model_core.pt2"}) {
        Tuning tuning;
        tuning.ranges[symbol.toStdString()] = {.min = 1, .max = bound};
        const auto got = greedyTotal(*opened(name, QLatin1String(file)), tuning);
        QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
        QCOMPARE(got.value(), std::int64_t{total});
    }
    const auto pte = opened(name, QStringLiteral("model_greedy.pte"));
    QCOMPARE(pte->methods.front().loaded_arena_bytes, (std::vector<std::int64_t>{0, total}));
}

void TestBounds::programsWithGivenBoundsRunEveryRecordedSize_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("symbol");
    QTest::addColumn<int>("bound");
    QTest::newRow("unbounded_dim") << "unbounded_dim"
                                   << "s77" << 40;
    QTest::newRow("unbounded_len") << "unbounded_len"
                                   << "s53" << 5120;
    QTest::newRow("nonzero_unbound") << "nonzero_unbound"
                                     << "u0" << 16;
}

void TestBounds::programsWithGivenBoundsRunEveryRecordedSize() {
    QFETCH(QString, name);
    QFETCH(QString, symbol);
    QFETCH(int, bound);
    const auto program = opened(name);
    Tuning tuning;
    tuning.ranges[symbol.toStdString()] = {.min = name == QStringLiteral("nonzero_unbound") ? 0 : 1, .max = bound};
    Progress progress;
    const auto outcome = Engine().evaluate(*program, tuning, {}, progress);
    QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
    auto executor = Executor::load(program, *outcome.value().method, outcome.value().plan());
    QVERIFY2(executor.ok(), executor.ok() ? "" : executor.error().text().c_str());
    const auto runs = load_vectors((programFolder(name) + QStringLiteral("/io.json")).toStdString());
    QVERIFY(runs.ok() && !runs.value().empty());
    for (const VectorRun& run : runs.value()) {
        const auto result = executor.value()->run(run.inputs, {}, progress);
        QVERIFY2(result.ok(), result.ok() ? "" : result.error().text().c_str());
        QCOMPARE(difference(result.value().outputs, run.outputs), QString());
    }
}

/// ExecuTorch keeps bags as one operator, which its portable kernels lack; here they become several that they have.
void TestBounds::bagsNeedNoMoreThanInExecuTorch() {
    const QString name = QStringLiteral("embedding_bag_offsets");
    if (programFolder(name).isEmpty()) QSKIP("the larger set of programs is not in reach");
    const auto recorded = opened(name, QStringLiteral("model_greedy.pte"))->methods.front().loaded_arena_bytes;
    QCOMPARE(recorded, (std::vector<std::int64_t>{0, 672}));
    const auto program = opened(name);
    Progress progress;
    const auto outcome = Engine().evaluate(*program, {}, {}, progress);
    QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
    for (const Instruction& node : outcome.value().method->instructions)
        QVERIFY2(!node.op.starts_with("aten::_embedding_bag"), node.op.c_str());
    const std::int64_t total = outcome.value().plan().total_bytes;
    QVERIFY2(total <= recorded.back(), QByteArray::number(static_cast<qlonglong>(total)));
    auto executor = Executor::load(program, *outcome.value().method, outcome.value().plan());
    QVERIFY2(executor.ok(), executor.ok() ? "" : executor.error().text().c_str());
    const auto runs = load_vectors((programFolder(name) + QStringLiteral("/io.json")).toStdString());
    QVERIFY(runs.ok() && !runs.value().empty());
    for (const VectorRun& run : runs.value()) {
        const auto result = executor.value()->run(run.inputs, {}, progress);
        QVERIFY2(result.ok(), result.ok() ? "" : result.error().text().c_str());
        QCOMPARE(difference(result.value().outputs, run.outputs), QString());
    }
}

/// mlp_dynbatch was exported with a few rows as its example and accepts more.
void TestBounds::plansForTheExampleSayHowMuchTheyAreShort() {
    const auto program = opened(QStringLiteral("mlp_dynbatch"));
    const auto& [symbol, range] = *program->methods.front().ranges.begin();
    QVERIFY(range.hint && range.max && *range.hint < *range.max);
    Tuning hints;
    hints.edits.hints = true;
    const auto at_hint = greedyTotal(*program, hints), at_max = greedyTotal(*program, {});
    QVERIFY(at_hint.ok() && at_max.ok() && at_hint.value() < at_max.value());
    Progress progress;
    const auto outcome = Engine().evaluate(*program, hints, {}, progress);
    QVERIFY(outcome.ok());
    const auto& problems = outcome.value().report.issues;
    const auto found = std::find_if(problems.begin(), problems.end(),
                                    [](const auto& each) { return each.code == IssueCode::hint_bound; });
    QVERIFY(found != problems.end());
    const QString start = QStringLiteral("%1: planned for the example size %2; at the range maximum %3 the plan is ")
                              .arg(QString::fromStdString(symbol))
                              .arg(*range.hint)
                              .arg(*range.max);
    QVERIFY2(QString::fromStdString(found->text()).startsWith(start), found->text().c_str());
    QVERIFY(found->bytes > 0);
    auto executor = Executor::load(program, *outcome.value().method, outcome.value().plan());
    QVERIFY(executor.ok());
    const Tensor& input = *outcome.value().method->values[outcome.value().method->inputs[0]].tensor();
    HostTensor large{.dtype = input.dtype, .shape = {}, .bytes = {}};
    std::int64_t bytes = item_size(input.dtype);
    for (std::size_t i = 0; i < input.upper.size(); ++i) {
        large.shape.push_back(input.sizes[i].is_constant() ? input.upper[i] : *range.max);
        bytes *= large.shape.back();
    }
    large.bytes.resize(static_cast<std::size_t>(bytes));
    const auto refused = executor.value()->run({large}, {}, progress);
    QVERIFY(!refused.ok());
    const QString said = QStringLiteral("dimension 0 is %1, planned for at most %2").arg(*range.max).arg(*range.hint);
    QVERIFY2(QString::fromStdString(refused.error().text()).contains(said), refused.error().text().c_str());
}

QTEST_GUILESS_MAIN(TestBounds)
#include "test_bounds.moc"
