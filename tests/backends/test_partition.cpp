// Partition: regions are connected and convex, the program computes the same, and every node has its reason.

#include <QTest>

#include <set>

#include "engine/ir/dependences.h"
#include "tests/backends/built_in.h"
#include "tests/backends/demo_programs.h"

namespace arenascope {

namespace {

Result<Outcome> evaluated(const std::shared_ptr<const Program>& program, Delegation delegation) {
    Tuning tuning;
    tuning.delegation = std::move(delegation);
    Progress progress;
    return Engine().evaluate(*program, tuning, {"greedy_by_size"}, progress);
}

/// Outputs of `runs` runs in order on one instance.
Result<std::vector<HostTensor>> outputs(const std::shared_ptr<const Program>& program, const Outcome& outcome,
                                        int runs) {
    Progress progress;
    TRY(auto executor, Executor::load(program, *outcome.method, outcome.plan()));
    std::vector<HostTensor> all;
    for (int i = 0; i < runs; ++i) {
        TRY(RunResult result, executor->run(testing::some_inputs(program->methods.front()), {}, progress));
        for (HostTensor& output : result.outputs) all.push_back(std::move(output));
    }
    return all;
}

QString differing(const std::vector<HostTensor>& got, const std::vector<HostTensor>& expected) {
    if (got.size() != expected.size()) return QStringLiteral("another number of outputs");
    for (std::size_t i = 0; i < got.size(); ++i) {
        const auto result = compare(got[i], expected[i]);
        if (!result.ok()) return QString::fromStdString(result.error().text());
        if (result.value().first_mismatch >= 0) return QStringLiteral("output %1 differs").arg(i);
    }
    return {};
}

const NodeVerdict& verdict(const Outcome& outcome, const std::string& node) {
    const auto& nodes = outcome.partition->nodes;
    return *std::find_if(nodes.begin(), nodes.end(), [&](const NodeVerdict& one) { return one.node == node; });
}

/// Those backends, and some nodes by hand, so that each gets a part.
Delegation by_hand(const std::vector<std::string>& backends, std::uint32_t seed) {
    Delegation out{.backends = backends};
    out.rules = {{seed % 2 == 0 ? "op:aten::mul.out" : "op:aten::add.out", seed % 3 == 0 ? "demo" : "xnnpack"},
                 {seed % 2 == 0 ? "op:aten::add.out" : "op:aten::mul.out", seed % 3 == 0 ? "xnnpack" : "demo"}};
    return out;
}

/// Whether every region is connected by data and its call can run once its inputs are ready.
QString misshapen(const Method& method, const Partition& made) {
    const auto flow = find_flow(method);
    for (const RegionRow& region : made.regions) {
        std::vector<InstructionIndex> members;
        for (const InstructionIndex at : made.nodes.indices()) {
            if (made.nodes[at].region == region.tag) members.push_back(at);
        }
        std::vector<InstructionIndex> seen{members.front()};
        for (std::size_t at = 0; at < seen.size(); ++at) {
            for (const InstructionIndex other : members) {
                const auto feeds = [&](InstructionIndex a, InstructionIndex b) {
                    const auto& from = flow.feeds[b];
                    return std::find(from.begin(), from.end(), a) != from.end();
                };
                const bool touches = feeds(seen[at], other) || feeds(other, seen[at]);
                if (touches && std::find(seen.begin(), seen.end(), other) == seen.end()) seen.push_back(other);
            }
        }
        if (seen.size() != members.size()) return QStringLiteral("%1 is not connected").arg(region.tag.c_str());
    }
    // In the new method every value is written before it is read: no call depends on a later one.
    const auto after = find_flow(made.method);
    Table<ValueId, bool> ready(made.method.values.size(), false);
    for (const ValueId id : ready.indices()) {
        const Tensor* tensor = made.method.values[id].tensor();
        ready[id] = !tensor || after.writers[id] == 0 || tensor->is_state;
    }
    for (const auto& access : after.access) {
        for (const ValueId id : access.reads) {
            if (!ready[id]) return QStringLiteral("value %1 is read before it is computed").arg(id.number());
        }
        for (const ValueId id : access.writes) ready[id] = true;
    }
    return {};
}

}  // namespace

class TestPartition : public QObject {
    Q_OBJECT

private slots:
    /// Both ways to combine backends: one after another, in both orders, and one partitioner that tags for several.
    void aThousandRandomGraphsHaveNoCycleAndTheSameOutputs() {
        int regions = 0, states = 0, mixed = 0;
        const std::vector<std::vector<std::string>> several = testing::is_built_in("xnnpack")
            ? std::vector<std::vector<std::string>>{{"xnnpack", "demo"},
                                                    {"demo", "xnnpack"},
                                                    {"demo+xnnpack"},
                                                    {"xnnpack+demo"}}
            : std::vector<std::vector<std::string>>{};
        for (std::uint32_t seed = 0; seed < 1000; ++seed) {
            const auto program = testing::random_program(seed, 4 + static_cast<int>(seed % 17));
            const auto plain = evaluated(program, {}), delegated = evaluated(program, {.backends = {"demo"}});
            QVERIFY2(plain.ok() && delegated.ok(), delegated.ok() ? "" : delegated.error().text().c_str());
            const Partition& made = *delegated.value().partition;
            QCOMPARE(misshapen(program->methods.front(), made), QString());
            regions += static_cast<int>(made.regions.size());
            for (const RegionRow& region : made.regions) states += static_cast<int>(region.states.size());
            QVERIFY2(delegated.value().plan().valid(), std::to_string(seed).c_str());
            const auto expected = outputs(program, plain.value(), 2), got = outputs(program, delegated.value(), 2);
            QVERIFY2(expected.ok() && got.ok(), got.ok() ? "" : got.error().text().c_str());
            QCOMPARE(QString::number(seed) + differing(got.value(), expected.value()), QString::number(seed));
            if (several.empty()) continue;
            const auto shared = evaluated(program, by_hand(several[seed % several.size()], seed));
            QVERIFY2(shared.ok(), shared.ok() ? "" : shared.error().text().c_str());
            QCOMPARE(misshapen(program->methods.front(), *shared.value().partition), QString());
            std::set<std::string> backends;
            for (const RegionRow& region : shared.value().partition->regions) backends.insert(region.backend);
            mixed += backends.size() > 1 ? 1 : 0;
            const auto both = outputs(program, shared.value(), 2);
            QVERIFY2(both.ok(), both.ok() ? "" : both.error().text().c_str());
            QCOMPARE(QString::number(seed) + differing(both.value(), expected.value()), QString::number(seed));
        }
        qInfo("%d regions, %d states inside them; %d graphs with regions of two backends", regions, states, mixed);
        QVERIFY(regions > 1000 && states > 0);
        QVERIFY(several.empty() || mixed > 300);
    }

    void aNodeThatWouldCloseACycleStaysApartAndSaysSo() {
        testing::Graph graph;
        const ValueId x = graph.input("x");
        const ValueId a = graph.sin(x);
        const ValueId b = graph.cos(a);
        graph.output(graph.add(a, b));
        const auto outcome = evaluated(graph.program(), {.backends = {"demo"}});
        QVERIFY(outcome.ok());
        QCOMPARE(outcome.value().partition->regions.size(), std::size_t{2});
        QCOMPARE(verdict(outcome.value(), "cos_1").refusals.front().why.text(), std::string("operator aten::cos.out"));
        const NodeVerdict& apart = verdict(outcome.value(), "add_2");
        QCOMPARE(apart.region, std::string("demo_1"));
        QCOMPARE(apart.refusals.size(), std::size_t{1});
        QVERIFY(apart.refusals.front().why.text().find("cyclic") != std::string::npos);
    }

    void aRegionThatIsNotWorthACallStaysOnTheCpuAndSaysSo() {
        testing::Graph graph;
        const ValueId x = graph.input("x");
        graph.output(graph.add(x, graph.sin(graph.constant("table", 2))));
        const auto constants = evaluated(graph.program(), {.backends = {"demo"}, .rules = {{"op:aten::add*", "cpu"}}});
        QVERIFY2(constants.ok(), constants.ok() ? "" : constants.error().text().c_str());
        QVERIFY(constants.value().partition->regions.empty());
        QVERIFY(verdict(constants.value(), "sin_0").refusals.front().why.text().find("constants only") !=
                std::string::npos);
        if (!testing::is_built_in("opencl")) return;
        testing::Graph single;
        single.output(single.sin(single.input("x")));
        const auto program = single.program();
        const auto refused = evaluated(program, {.backends = {"opencl"}});
        QVERIFY(refused.ok() && refused.value().partition->regions.empty());
        QCOMPARE(refused.value().partition->nodes.front().refusals.front().why.text(),
                 std::string("region of 1; a call needs at least 2 nodes"));
        const auto by_hand = evaluated(program, {.backends = {"opencl"}, .rules = {{"op:aten::sin.out", "opencl"}}});
        QVERIFY(by_hand.ok());
        QCOMPARE(by_hand.value().partition->regions.size(), std::size_t{1});
    }

    void nodesGoByHandToABackendOrStayOnTheCpu() {
        testing::Graph graph;
        const ValueId x = graph.input("x");
        graph.output(graph.mul(graph.sin(graph.add(x, x)), x));
        const auto program = graph.program();
        const auto kept = evaluated(program, {.backends = {"demo"}, .rules = {{"op:aten::sin*", "cpu"}}});
        QVERIFY2(kept.ok(), kept.ok() ? "" : kept.error().text().c_str());
        QCOMPARE(kept.value().partition->regions.size(), std::size_t{2});
        QCOMPARE(verdict(kept.value(), "sin_1").refusals.front().why.text(), std::string("kept on the CPU by a rule"));
        const auto given = evaluated(program, {.rules = {{"mul*", "demo"}}});
        QVERIFY(given.ok());
        QCOMPARE(given.value().partition->regions.size(), std::size_t{1});
        QCOMPARE(given.value().partition->regions.front().nodes, std::vector<std::string>{"mul_2"});
        const auto unknown = evaluated(program, {.rules = {{"mul*", "nobody"}}});
        QVERIFY(!unknown.ok() && unknown.error().text().find("unknown backend 'nobody'") != std::string::npos);
        const auto malformed = evaluated(program, {.rules = {{"colour:red", "demo"}}});
        QVERIFY(!malformed.ok() && malformed.error().text().find("colour:red") != std::string::npos);
    }

    void aPartitionerThatChangesTheProgramIsNamed() {
        testing::Graph graph;
        graph.output(graph.sin(graph.input("x")));
        const auto program = graph.program();
        const Partitioner vandal{"vandal", [](const Method& method) -> Result<Partitioner::Tags> {
                                     const_cast<Method&>(method).instructions.front().name = "changed";
                                     return Partitioner::Tags(method.instructions.size());
                                 }};
        Method method = program->methods.front();
        Progress progress;
        const auto made = partition(method, {vandal}, {}, Backends::builtin(), progress);
        QVERIFY(!made.ok() && made.error().text().find("'vandal' changed the program") != std::string::npos);
        const Partitioner sly{"sly", [](const Method& whole) -> Result<Partitioner::Tags> {
                                  const_cast<Method&>(whole).instructions.front().module_path = "elsewhere";
                                  return Partitioner::Tags(whole.instructions.size());
                              }};
        const auto bent = partition(method, {sly}, {}, Backends::builtin(), progress);
        QVERIFY(!bent.ok() && bent.error().text().find("'sly' changed the program") != std::string::npos);
    }

    void whatADelegateTakesLeavesTheArenaAndItsEndsStay() {
        testing::Graph graph;
        const ValueId x = graph.input("x");
        graph.output(graph.cos(graph.sin(graph.mul(graph.add(x, x), graph.constant("c", 1)))));
        const auto program = graph.program();
        const auto plain = evaluated(program, {}), delegated = evaluated(program, {.backends = {"demo"}});
        QVERIFY(plain.ok() && delegated.ok());
        const RegionRow& region = delegated.value().partition->regions.front();
        QCOMPARE(region.inputs, std::vector<std::string>{"x"});
        QCOMPARE(region.outputs, std::vector<std::string>{"sin_2"});
        QCOMPARE(region.named_bytes, std::int64_t{24});
        const Method& method = *delegated.value().method;
        for (const Value& value : method.values) QVERIFY(value.name != "add_0" && value.name != "c");
        std::vector<std::string> planned;
        for (const TensorRow& row : delegated.value().tensors)
            if (row.planned) planned.push_back(row.name);
        QCOMPARE(planned, (std::vector<std::string>{"x", "sin_2", "cos_3"}));
    }

    /// A mutable buffer whose users are all in one region and all supported moves into the delegate.
    void aBufferOfOneRegionMovesIntoTheDelegate() {
        testing::Graph graph;
        const ValueId x = graph.input("x"), s = graph.state("s", 1);
        const ValueId next = graph.add(s, x);
        graph.output(graph.mul(next, x));
        graph.copy(s, next);
        checkThreeRuns(graph.program(), {"s"}, 0);
    }
    /// With one unsupported operator among its users, the buffer stays planned: an input and an output of the call.
    void aBufferWithAnUnsupportedOperatorStaysPlanned() {
        testing::Graph graph;
        const ValueId x = graph.input("x"), s = graph.state("s", 1);
        const ValueId next = graph.add(graph.cos(s), x);
        graph.output(graph.mul(next, s));
        graph.copy(s, next);
        checkThreeRuns(graph.program(), {}, 1);
    }
    /// A buffer that several regions use is passed to the calls as any activation is.
    void aBufferOfSeveralUsersStaysPlanned() {
        testing::Graph graph;
        const ValueId x = graph.input("x"), s = graph.state("s", 1);
        const ValueId a = graph.sin(s);
        const ValueId b = graph.mul(graph.cos(a), s);
        graph.output(graph.add(b, x));
        graph.copy(s, b);
        checkThreeRuns(graph.program(), {}, 1);
    }

private:
    static void checkThreeRuns(const std::shared_ptr<const Program>& program, const std::vector<std::string>& moved,
                               int copies) {
        const auto plain = evaluated(program, {}), delegated = evaluated(program, {.backends = {"demo"}});
        QVERIFY2(delegated.ok(), delegated.ok() ? "" : delegated.error().text().c_str());
        std::vector<std::string> states;
        for (const RegionRow& region : delegated.value().partition->regions) {
            states.insert(states.end(), region.states.begin(), region.states.end());
        }
        QCOMPARE(states, moved);
        int found = 0;
        bool holds_state = false;
        for (const Instruction& node : delegated.value().method->instructions) found += node.op == "aten::copy_";
        for (const Value& value : delegated.value().method->values) holds_state = holds_state || value.name == "s";
        QCOMPARE(found, copies);
        QCOMPARE(holds_state, moved.empty());
        const auto expected = outputs(program, plain.value(), 3), got = outputs(program, delegated.value(), 3);
        QVERIFY2(expected.ok() && got.ok(), got.ok() ? "" : got.error().text().c_str());
        QCOMPARE(differing(got.value(), expected.value()), QString());
        QVERIFY(expected.value()[0].bytes != expected.value()[2].bytes);
        Progress progress;
        auto executor = Executor::load(program, *delegated.value().method, delegated.value().plan());
        QVERIFY(executor.ok());
        const auto inputs = testing::some_inputs(program->methods.front());
        const auto first = executor.value()->run(inputs, {}, progress);
        QVERIFY(executor.value()->run(inputs, {}, progress).ok());
        executor.value()->reset_state();
        const auto again = executor.value()->run(inputs, {}, progress);
        QVERIFY(first.ok() && again.ok());
        QCOMPARE(again.value().outputs.front().bytes, first.value().outputs.front().bytes);
    }
};

}  // namespace arenascope

QTEST_GUILESS_MAIN(arenascope::TestPartition)
#include "test_partition.moc"
