// Reordered operators: a lower peak, the same results.

#include <QFileInfo>
#include <QTest>
#include <set>

#include "engine/engine.h"
#include "engine/planning/lifetimes/schedule.h"
#include "engine/runtime/vectors.h"
#include "tests/test_data.h"
#include "tests/tuning/small_method.h"

namespace arenascope {

namespace {

using testing::instruction;
using testing::tensor_value;

/// `branches` times: a large tensor from the input, then a small one from that; all large ones come first.
Method bushy(int branches) {
    using Kind = ListedNode::Kind;
    Method m;
    m.values = {tensor_value("x", {2}, Role::input)};
    m.inputs = {ValueId(0)};
    m.node_list = {{.kind = Kind::placeholder, .name = "x", .values = m.inputs, .uses = {}}};
    const auto add = [&](const std::string& name, std::int64_t size, ValueId from) {
        const ValueId id = m.values.next();
        m.values.push_back(tensor_value(name, {size}));
        m.node_list.push_back({.kind = Kind::alloc, .name = "alloc_" + name, .values = {id}, .uses = {}});
        m.node_list.push_back({.kind = Kind::call,
                               .name = name,
                               .values = {id},
                               .uses = {from, id},
                               .instruction = m.instructions.next()});
        m.instructions.push_back(instruction("aten::abs.out", {from, id, id}, {id}));
        return id;
    };
    std::vector<ValueId> large;
    for (int i = 0; i < branches; ++i) large.push_back(add("large" + std::to_string(i), 1000, m.inputs.front()));
    for (const ValueId id : large) m.outputs.push_back(add("small_of_" + m.values[id].name, 4, id));
    m.node_list.push_back({.kind = Kind::output, .name = "output", .values = {}, .uses = m.outputs});
    return m;
}

Table<ValueId, std::int64_t> bytes_of(const Method& method) {
    Table<ValueId, std::int64_t> bytes;
    for (const Value& value : method.values) bytes.push_back(value.tensor()->bytes().value_or(0));
    return bytes;
}

/// Bytes that live at once, by the lifetimes of the method's node list.
std::int64_t peak_of_lifetimes(const Method& method) {
    std::int64_t peak = 0;
    const auto all = lifetimes(method, LifetimeRules::safe);
    for (const Position at : method.node_list.indices()) {
        std::int64_t live = 0;
        for (const Lifetime& life : all) {
            if (life.first <= at && at <= life.last) live += method.values[life.value].tensor()->bytes().value_or(0);
        }
        peak = std::max(peak, live);
    }
    return peak;
}

/// As if the placement always reached the live bytes.
Result<std::int64_t> peak_as_placed(const Method& method) { return peak_of_lifetimes(method); }

/// Whether every operator reads values that an earlier one, or the caller, has written.
bool reads_what_is_written(const Method& method) {
    std::set<ValueId> written(method.inputs.begin(), method.inputs.end());
    for (const Instruction& i : method.instructions) {
        for (const ValueId id : i.args) {
            if (id != i.outs.front() && !written.contains(id)) return false;
        }
        written.insert(i.outs.begin(), i.outs.end());
    }
    return true;
}

}  // namespace

class TestSchedule : public QObject {
    Q_OBJECT

private slots:
    void largeTensorsDoNotWaitForOneAnother_data() {
        QTest::addColumn<bool>("exact");
        QTest::newRow("exact") << true;
        QTest::newRow("search") << false;
    }
    void largeTensorsDoNotWaitForOneAnother() {
        QFETCH(bool, exact);
        const Method method = bushy(4);
        Progress progress;
        const auto ordered = reorder_operators(method, bytes_of(method), exact, peak_as_placed, progress);
        QVERIFY(ordered.ok() && ordered.value());
        QVERIFY(reads_what_is_written(*ordered.value()));
        QCOMPARE(ordered.value()->instructions.size(), method.instructions.size());
        QCOMPARE(ordered.value()->node_list.size(), method.node_list.size());
        QVERIFY(peak_of_lifetimes(method) > 4 * 4000);
        QVERIFY(peak_of_lifetimes(*ordered.value()) < 2 * 4000);
        for (const ListedNode& row : ordered.value()->node_list) {
            if (row.kind != ListedNode::Kind::call) continue;
            QCOMPARE(ordered.value()->instructions[row.instruction].outs.front().number(), row.values.front().number());
        }
    }

    // Two orders with the same peak, of which only one has a small plan: the plan decides.
    void theSmallerPlanDecides_data() {
        QTest::addColumn<bool>("exact");
        QTest::newRow("exact") << true;
        QTest::newRow("search") << false;
    }
    void theSmallerPlanDecides() {
        QFETCH(bool, exact);
        const Method method = bushy(3);
        // A planner that wastes 500 bytes unless the third branch comes first.
        const auto placed = [](const Method& candidate) -> Result<std::int64_t> {
            const bool is_liked = candidate.instructions.front().outs.front() == ValueId(3);
            return peak_of_lifetimes(candidate) + (is_liked ? 0 : 500);
        };
        Progress progress;
        const auto ordered = reorder_operators(method, bytes_of(method), exact, placed, progress);
        QVERIFY(ordered.ok() && ordered.value());
        QVERIFY(reads_what_is_written(*ordered.value()));
        QCOMPARE(ordered.value()->instructions.front().outs.front().number(), 3);
        QVERIFY(peak_of_lifetimes(*ordered.value()) < 2 * 4000);
    }

    void whatCannotImproveIsLeftAlone() {
        const Method method = bushy(1);
        Progress progress;
        const auto ordered = reorder_operators(method, bytes_of(method), true, peak_as_placed, progress);
        QVERIFY(ordered.ok() && !ordered.value());
    }

    void cancelledWorkEnds() {
        const Method method = bushy(4);
        Progress progress;
        progress.cancel();
        const auto ordered = reorder_operators(method, bytes_of(method), false, peak_as_placed, progress);
        QVERIFY(!ordered.ok() && ordered.error().is_cancelled);
    }

    void tooManyOrdersAreNamed() {
        const Method method = bushy(30);
        Progress progress;
        const auto ordered = reorder_operators(method, bytes_of(method), true, peak_as_placed, progress);
        QVERIFY(!ordered.ok());
        QVERIFY(ordered.error().remedy.text().find("--schedule search") != std::string::npos);
    }

    // In its new order a program gives the recorded results, inside the smaller plan.
    void aReorderedProgramComputesTheSame() {
        int ran = 0, better = 0;
        for (const char* name :
             {"branchy_multi_io", "lstm", "ops_zoo", "add_mul_sin", "mlp_dynbatch", "mutable_state", "mixed_dtypes",
              "resnet18_slim", "llama_kv_decode1", "llama_kv_dynseq", "unet_small"}) {
            const QString folder = testing::programFolder(QString::fromLatin1(name));
            if (folder.isEmpty() || !QFileInfo::exists(folder + "/model.pt2")) continue;
            const Engine engine;
            Progress progress;
            const auto program = engine.open((folder + "/model.pt2").toStdString(), progress);
            QVERIFY2(program.ok(), name);
            Tuning tuning;
            tuning.planner = "greedy_by_size";
            const auto plain = engine.evaluate(*program.value(), tuning, {}, progress);
            tuning.schedule = ScheduleMode::search;
            const auto outcome = engine.evaluate(*program.value(), tuning, {}, progress);
            QVERIFY2(plain.ok() && outcome.ok(), name);
            const Plan& plan = outcome.value().plan();
            QVERIFY2(plan.valid(), name);
            QVERIFY(plan.total_bytes <= plain.value().plan().total_bytes);
            if (plan.schedule == ScheduleMode::search) {
                QCOMPARE(plan.schedule_saves, plain.value().plan().total_bytes - plan.total_bytes);
                ++better;
            }
            const auto vectors = load_vectors((folder + "/io.json").toStdString());
            QVERIFY2(vectors.ok(), name);
            auto executor = Executor::load(program.value(), *outcome.value().method, plan);
            QVERIFY2(executor.ok(), executor.ok() ? "" : executor.error().text().c_str());
            for (const VectorRun& run : vectors.value()) {
                const auto result = executor.value()->run(run.inputs, {}, progress);
                QVERIFY2(result.ok(), result.ok() ? "" : result.error().text().c_str());
                for (std::size_t i = 0; i < run.outputs.size(); ++i) {
                    const auto difference = compare(result.value().outputs[i], run.outputs[i]);
                    QVERIFY2(difference.ok() && difference.value().first_mismatch < 0, name);
                }
            }
            ++ran;
        }
        qInfo("%d programs ran, %d in a better order", ran, better);
        QVERIFY(ran > 0);
    }
};

}  // namespace arenascope

QTEST_GUILESS_MAIN(arenascope::TestSchedule)
#include "test_schedule.moc"
