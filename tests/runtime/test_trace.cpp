// Every tensor that a run makes agrees with a recorded trace of the core graph: outputs alone do not reveal a broken
// arena.

#include <QTest>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "engine/base/file.h"
#include "engine/engine.h"
#include "engine/runtime/value_check.h"
#include "tests/runtime/running.h"

using namespace arenascope;
using namespace arenascope::testing;
using Json = nlohmann::json;

namespace {

/// "aten::permute_copy.out" and "aten.permute.default" are the same operator.
QString baseOf(QString name) {
    name.replace(QStringLiteral("::"), QStringLiteral("."));
    const QStringList parts = name.split(QLatin1Char('.'));
    QString base = parts.value(1);
    if (base.endsWith(QStringLiteral("_copy"))) base.chop(5);
    return base;
}

struct Alignment {
    int compared = 0, instructions = 0, rows = 0;
    QStringList wrong;
};

/// To 1e-4 of the largest magnitude, and for sums one float rounding per element: a real overlap changes far more.
bool agrees(double got, double expected, double absmax, double elements) {
    return std::fabs(got - expected) <= (1e-4 + 1e-7 * elements) * absmax + 1e-12;
}

double elementsOf(const Json& out) {
    double count = 1;
    for (const Json& size : out["shape"]) count *= size.get<double>();
    return count;
}

/// A mean is as exact as what it averages, whose spread is 1 / rstd; its own size may be anything.
double magnitudeOf(const QString& base, const Json& outs, std::size_t k) {
    const double own = outs[k]["absmax"].get<double>();
    const bool isNorm = base == QLatin1String("native_layer_norm") || base == QLatin1String("native_group_norm");
    return isNorm && k == 1 ? std::max(own, 1 / outs[2]["absmax"].get<double>()) : own;
}

/// Walks both lists in order: each computed operator takes the next row of the trace with the same operator.
Alignment align(const Method& method, const std::vector<TensorStats>& stats, const Json& trace,
                const QStringList& ignored) {
    Alignment out;
    std::size_t row = 0;
    for (const Json& entry : trace)
        out.rows += ignored.contains(baseOf(QString::fromStdString(entry["target"].get<std::string>()))) ? 0 : 1;
    for (std::size_t i = 0; i < stats.size(); ++i) {
        if (stats[i].output != 0) continue;
        const Instruction& instruction = method.instructions[stats[i].instruction];
        const QString base = baseOf(QString::fromStdString(instruction.op));
        if (ignored.contains(base)) continue;
        ++out.instructions;
        std::size_t found = row;
        while (found < trace.size() &&
               baseOf(QString::fromStdString(trace[found]["target"].get<std::string>())) != base)
            ++found;
        if (found == trace.size()) continue;
        row = found + 1;
        ++out.compared;
        const Json& outs = trace[found]["out"];
        for (std::size_t k = 0;
             k < outs.size() && i + k < stats.size() && stats[i + k].instruction == stats[i].instruction; ++k) {
            if (!outs[k].contains("sum") || !outs[k]["sum"].is_number() || !outs[k]["absmax"].is_number())
                continue;  // empty or NaN
            const double sum = outs[k]["sum"].get<double>(), absmax = outs[k]["absmax"].get<double>();
            const double magnitude = magnitudeOf(base, outs, k);
            if (agrees(stats[i + k].sum, sum, magnitude, elementsOf(outs[k])) &&
                agrees(stats[i + k].absmax, absmax, magnitude, 0))
                continue;
            out.wrong << QStringLiteral("%1 (%2): sum %3, expected %4, absmax %5")
                             .arg(QString::fromStdString(trace[found]["name"].get<std::string>()),
                                  QString::fromStdString(instruction.op))
                             .arg(stats[i + k].sum)
                             .arg(sum)
                             .arg(absmax);
        }
    }
    return out;
}

Result<Json> traceOf(const QString& folder) {
    TRY(const auto bytes, load_file((folder + QStringLiteral("/trace_core_run0.json")).toStdString()));
    Json trace = Json::parse(as_text(bytes), nullptr, false);
    if (!trace.is_array()) return Error{.what = message("no trace")};
    return trace;
}

/// Operators that only one of the lists has: a .pte has no views; conversions and loops are added.
const QStringList elided{QStringLiteral("getitem"),
                         QStringLiteral("view"),
                         QStringLiteral("clone"),
                         QStringLiteral("_clone_dim_order"),
                         QStringLiteral("_to"),
                         QStringLiteral("_to_dim_order"),
                         QStringLiteral("copy_"),
                         QStringLiteral("alias"),
                         QStringLiteral("_assert_tensor_metadata"),
                         QStringLiteral("expand"),
                         QStringLiteral("unsqueeze"),
                         QStringLiteral("squeeze"),
                         QStringLiteral("sym_size"),
                         QStringLiteral("et_view")};

/// A run of one norm whose values nearly cancel out: their mean is 1e-8, their spread 0.5.
struct NormRun {
    Method method;
    std::vector<TensorStats> stats;

    explicit NormRun(const char* op) {
        method.instructions.push_back({.op = op, .name = "norm"});
        for (const char* name : {"out", "mean", "rstd"}) method.values.push_back({.name = name});
        for (std::int32_t output = 0; output < 3; ++output) {
            const double size = output == 0 ? 3 : output == 1 ? 1e-8 : 2;
            stats.push_back({.value = ValueId(output), .output = output, .instruction = InstructionIndex(0)});
            stats.back().absmax = stats.back().sum = size;
        }
    }
    /// Whether a run with other values differs from this one, compared in order and by name.
    [[nodiscard]] std::optional<bool> differs(std::size_t output, double change) const {
        std::vector<TensorStats> got = stats;
        got[output].absmax += change;
        got[output].sum += change;
        const bool in_order = first_difference(check_values(method, got, stats)).has_value();
        const bool by_name = first_difference(check_values(method, got, method, stats)).has_value();
        return in_order == by_name ? std::optional(in_order) : std::nullopt;
    }
};

Result<RunResult> runFirst(Executor& executor, const QString& folder) {
    TRY(const auto runs, load_vectors((folder + QStringLiteral("/io.json")).toStdString()));
    Progress progress;
    return executor.run(runs.front().inputs, {.stats = true}, progress);
}

/// Pairs of tensors of which the second is written while the first is still to be read.
std::vector<std::pair<BufferRow, BufferRow>> livingTogether(const Plan& plan, std::size_t most) {
    const auto& buffers = plan.problem.buffers;
    std::vector<std::pair<BufferRow, BufferRow>> pairs;
    for (const BufferRow a : buffers.indices()) {
        for (const BufferRow b : buffers.indices()) {
            const bool inside = buffers[a].first < buffers[b].first && buffers[b].last < buffers[a].last &&
                buffers[b].first < buffers[b].last && buffers[a].first > 0;
            if (inside && buffers[a].bytes > 64 && buffers[b].bytes > 64) pairs.emplace_back(a, b);
        }
    }
    // Spread over the program: its start may be all zeros (a recurrent state), which hides faults.
    std::vector<std::pair<BufferRow, BufferRow>> chosen;
    const std::size_t step = std::max<std::size_t>(1, pairs.size() / most);
    for (std::size_t i = step / 2; i < pairs.size() && chosen.size() < most; i += step) chosen.push_back(pairs[i]);
    return chosen;
}

/// Whether a run in this plan shows a wrong value in any tensor or output.
bool isNoticed(const Loaded& loaded, const Plan& plan, const QString& folder, const Json& trace) {
    auto executor = Executor::load(loaded.program, loaded.method(), plan);
    if (!executor.ok()) return false;
    const auto result = runFirst(*executor.value(), folder);
    if (!result.ok()) return true;  // broken values may also be refused, e.g. as an index out of range
    const auto runs = load_vectors((folder + QStringLiteral("/io.json")).toStdString());
    return !align(loaded.method(), result.value().stats, trace, elided).wrong.isEmpty() ||
        !difference(result.value().outputs, runs.value().front().outputs).isEmpty();
}

}  // namespace

class TestTrace : public QObject {
    Q_OBJECT

private slots:
    /// A mean may differ by what the spread of its values explains, not by more, and nothing else may.
    void aMeanIsMeasuredByItsSpread() {
        for (const char* op : {"aten::native_layer_norm.out", "aten::native_group_norm.out"}) {
            const NormRun norm(op);
            QCOMPARE(norm.differs(1, 1e-6), std::optional(false));
            QCOMPARE(norm.differs(1, 1e-3), std::optional(true));
            QCOMPARE(norm.differs(0, 1e-3), std::optional(true));
            QCOMPARE(norm.differs(2, 1e-3), std::optional(true));
        }
        QCOMPARE(NormRun("aten::max.dim_max").differs(1, 1e-6), std::optional(true));
    }

    void everyTensorAgrees_data() {
        QTest::addColumn<QString>("folder");
        for (const QString& name : programNames()) {
            const QString folder = programFolder(name);
            const bool has_control_flow = name.contains(QStringLiteral("cond")) ||
                name == QStringLiteral("nested_control") || name.startsWith(QStringLiteral("scan")) ||
                name.startsWith(QStringLiteral("map"));
            if (has_control_flow || name == QStringLiteral("init_state_nonzero") ||
                name == QStringLiteral("float64_scalar"))
                continue;
            if (!QFileInfo::exists(folder + QStringLiteral("/trace_core_run0.json")) ||
                !QFileInfo::exists(folder + QStringLiteral("/model_greedy.pte")))
                continue;
            QTest::newRow(qPrintable(name)) << folder;
        }
    }
    void everyTensorAgrees() {
        QFETCH(QString, folder);
        auto loaded = loadProgram(folder + QStringLiteral("/model_greedy.pte"));
        QVERIFY2(loaded.ok(), loaded.ok() ? "" : loaded.error().text().c_str());
        const auto result = runFirst(*loaded.value().executor, folder);
        QVERIFY2(result.ok(), result.ok() ? "" : result.error().text().c_str());
        const auto trace = traceOf(folder);
        QVERIFY(trace.ok());
        const Alignment a = align(loaded.value().method(), result.value().stats, trace.value(), elided);
        qInfo("%d of %d operators compared, trace has %d", a.compared, a.instructions, a.rows);
        QVERIFY2(a.wrong.isEmpty(), qPrintable(a.wrong.join(QLatin1Char('\n'))));
        // Most of the program was compared: an alignment that slipped would skip it.
        QVERIFY(a.compared >= a.rows - std::max(1, a.rows / 10));
        compared_ += a.compared;
    }

    /// The comparison notices an arena in which two live tensors share bytes.
    void anOverlappedPlanIsNoticed_data() { everyTensorAgrees_data(); }
    void anOverlappedPlanIsNoticed() {
        QFETCH(QString, folder);
        const auto opened = openProgram(folder + QStringLiteral("/model_greedy.pte"));
        QVERIFY(opened.ok());
        const Loaded& loaded = opened.value();
        const auto trace = traceOf(folder);
        QVERIFY(trace.ok());
        QVERIFY2(!isNoticed(loaded, loaded.plan, folder, trace.value()), "the plan itself is taken for broken");
        const auto pairs = livingTogether(loaded.plan, 10);
        if (pairs.empty()) QSKIP("no tensor is written while another waits");
        std::size_t noticed = 0;
        for (const auto& [first, second] : pairs) {
            Plan broken = loaded.plan;
            broken.placement.offsets[second] = broken.placement.offsets[first];
            for (PoolResult& pool : broken.pools) pool.bytes *= 2;  // room for the moved tensor, whatever its size
            noticed += isNoticed(loaded, broken, folder, trace.value()) ? 1 : 0;
        }
        qInfo("%zu of %zu overlaps noticed", noticed, pairs.size());
        // Some tensors matter to nothing that one run shows: unused second outputs, state for the next run.
        QVERIFY(noticed * 3 >= pairs.size());
    }
    /// --check-values reports no fault of a correct run, however its graph was decomposed and numbered.
    void theCheckOfValuesRaisesNoFalseAlarm_data() {
        QTest::addColumn<QString>("folder");
        for (const QString& name : programNames()) {
            const QString folder = programFolder(name);
            const bool is_recorded = QFileInfo::exists(folder + QStringLiteral("/trace_core_run0.json"));
            if (is_recorded && QFileInfo::exists(folder + QStringLiteral("/model.pt2")) &&
                reasonNotToRun(name).isEmpty())
                QTest::newRow(qPrintable(name)) << folder;
        }
    }
    void theCheckOfValuesRaisesNoFalseAlarm() {
        QFETCH(QString, folder);
        const Engine engine;
        Progress progress;
        const auto program = engine.open((folder + QStringLiteral("/model.pt2")).toStdString(), progress);
        QVERIFY2(program.ok(), program.ok() ? "" : program.error().text().c_str());
        Tuning tuning;
        tuning.planner = "greedy_by_size";
        const auto outcome = engine.evaluate(*program.value(), tuning, {}, progress);
        QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
        const Method& method = *outcome.value().method;
        const auto executor = Executor::load(program.value(), method, outcome.value().plan());
        QVERIFY2(executor.ok(), executor.ok() ? "" : executor.error().text().c_str());
        auto result = runFirst(*executor.value(), folder);
        QVERIFY2(result.ok(), result.ok() ? "" : result.error().text().c_str());
        const auto nodes = read_trace((folder + QStringLiteral("/trace_core_run0.json")).toStdString());
        QVERIFY2(nodes.ok(), nodes.ok() ? "" : nodes.error().text().c_str());
        std::vector<TensorStats> stats = result.value().stats;
        const auto alarm = first_difference(check_values(stats, nodes.value()));
        QVERIFY2(!alarm, alarm ? method.values[alarm->value].name.c_str() : "");
        // It reports a planted fault, if the trace covers the tensor: it does not cover bodies of loops.
        const bool isNamed = std::any_of(stats.begin(), stats.end(), [&](const TensorStats& row) {
            return std::any_of(nodes.value().begin(), nodes.value().end(), [&](const TraceNode& node) {
                return node.name == row.fx_name && row.output < std::int32_t(node.outs.size()) &&
                    node.outs[std::size_t(row.output)].is_known;
            });
        });
        QVERIFY(!first_difference(
            check_values(method, stats, method, result.value().stats)));  // by name, as of another backend
        for (TensorStats& row : stats) row.absmax = 3 * row.absmax + 1;
        QCOMPARE(first_difference(check_values(method, stats, method, result.value().stats)).has_value(),
                 !stats.empty());
        QCOMPARE(first_difference(check_values(stats, nodes.value())).has_value(), isNamed);
    }
    void cleanupTestCase() { qInfo("%d operators compared with traces", compared_); }

private:
    int compared_ = 0;
};

QTEST_GUILESS_MAIN(TestTrace)
#include "test_trace.moc"
