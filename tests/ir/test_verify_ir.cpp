// The IR verifiers find each kind of planted fault, and none in the available programs: after every step of lowering
// and every pass.

#include <QDirIterator>
#include <QTest>

#include "engine/engine.h"
#include "engine/ir/print.h"
#include "engine/lowering/graph/verify_graph.h"
#include "engine/ops/facts.h"
#include "engine/passes/passes.h"
#include "tests/test_data.h"
#include "tests/tuning/small_method.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

std::vector<IrFault> faultsOf(const Method& method) { return verify_ir(method, ops::operator_facts()); }

/// x -> a branch whose arms both move a result to `out`.
Method branch() {
    using Kind = Instruction::Kind;
    Method m;
    m.values = {tensor_value("x", {4}, Role::input), tensor_value("a", {4}), tensor_value("b", {4}),
                tensor_value("out", {4}, Role::output), tensor_value("c", {}, Role::input)};
    m.values[ValueId(4)].tensor()->dtype = DType::boolean;
    m.values.push_back({.name = "always", .data = false});
    m.inputs = ids({0, 4});
    m.outputs = ids({3});
    const auto jump = [](int condition, int to) {
        Instruction made{.kind = Kind::jump_false, .args = ids({condition})};
        made.jump_to = InstructionIndex(to);
        return made;
    };
    const auto move = [](int from, int to) { return Instruction{.kind = Kind::move, .args = ids({from, to})}; };
    m.instructions = {jump(4, 4), instruction("aten::sin.out", ids({0, 1, 1}), ids({1})), move(1, 3),
                      jump(5, 6), instruction("aten::cos.out", ids({0, 2, 2}), ids({2})), move(2, 3)};
    return m;
}

fx::ExportedProgram graph() {
    fx::ExportedProgram program;
    TensorType type;
    type.sizes = {4};
    for (const char* name : {"x", "y", "z"}) program.graph.tensors[name] = type;
    program.inputs = {{.kind = fx::InputSpec::Kind::user_input, .arg = "x", .target = {}}};
    const auto node = [](const char* name, const char* from) {
        return fx::Node{.name = name,
                        .target = "aten::sin.default",
                        .args = {{.name = "self", .value = fx::ValueName{from}}},
                        .outputs = {{.names = {name}, .is_list = false}}};
    };
    program.graph.nodes = {node("y", "x"), node("z", "y")};
    program.outputs = {
        {.kind = fx::OutputSpec::Kind::user_output, .arg = {.name = {}, .value = fx::ValueName{"z"}}, .target = {}}};
    return program;
}

/// Files of programs in this repository and in the larger set.
QStringList programFiles() {
    const QStringList kinds{"*.pt2", "*.pte", "*.tflite", "*.onnx", "*.csv"};
    QStringList files;
    for (const QString& folder :
         {QStringLiteral(ARENASCOPE_TEST_DATA), QStringLiteral(ARENASCOPE_SOURCE_DIR "/resources/samples"),
          largerData("programs"), largerData("wild"), largerData("delegated"), largerData("variants"),
          largerData("tflite"), largerData("onnx")}) {
        if (folder.isEmpty()) continue;
        QDirIterator it(folder, kinds, QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext()) files << it.next();
    }
    files.removeIf(
        [](const QString& file) { return file.contains(QStringLiteral("/hostile/")); });  // broken on purpose
    files.sort();
    return files;
}

constexpr qint64 largest = 200'000'000;

}  // namespace

class TestVerifyIr : public QObject {
    Q_OBJECT

private slots:
    void soundProgramsHaveNoFaults();
    void aFaultInAMethodIsFound_data();
    void aFaultInAMethodIsFound();
    void aFaultInAGraphIsFound_data();
    void aFaultInAGraphIsFound();
    void theErrorNamesStageNodeAndRule();
    void stagesAreSkippedTimedAndCancelled();
    void programsKeepTheRulesAfterEveryStage_data();
    void programsKeepTheRulesAfterEveryStage();
};

void TestVerifyIr::soundProgramsHaveNoFaults() {
    for (const Method& method : {small_method(), small_method(sym::Expr::symbol("s0")), branch()}) {
        const auto faults = faultsOf(method);
        QVERIFY2(faults.empty(), faults.empty() ? "" : faults.front().detail.c_str());
    }
    const auto faults = lowering::verify_graph(graph());
    QVERIFY2(faults.empty(), faults.empty() ? "" : faults.front().detail.c_str());
}

using Bend = std::function<void(Method&)>;
Q_DECLARE_METATYPE(Bend)

void TestVerifyIr::aFaultInAMethodIsFound_data() {
    QTest::addColumn<bool>("branches");
    QTest::addColumn<Bend>("bend");
    QTest::addColumn<int>("rule");
    const auto row = [](const char* name, bool branches, IrRule rule, Bend bend) {
        QTest::newRow(name) << branches << std::move(bend) << static_cast<int>(rule);
    };
    row("argument", false, IrRule::ids_in_range, [](Method& m) { m.instructions.front().args[0] = ValueId(99); });
    row("result", false, IrRule::ids_in_range, [](Method& m) { m.instructions.front().outs[0] = no_value; });
    row("output", false, IrRule::ids_in_range, [](Method& m) { m.outputs[0] = ValueId(6); });
    row("listed value", false, IrRule::ids_in_range,
        [](Method& m) { m.node_list[Position(4)].values[0] = ValueId(77); });
    row("list", false, IrRule::ids_in_range, [](Method& m) {
        m.values.push_back({.name = "list", .data = TensorList{.items = ids({0, 50})}});
    });
    row("delegate", false, IrRule::ids_in_range,
        [](Method& m) { m.instructions.front().kind = Instruction::Kind::delegate; });
    row("jump", true, IrRule::jump_in_range, [](Method& m) { m.instructions.front().jump_to = InstructionIndex(7); });
    row("move", true, IrRule::argument_kinds, [](Method& m) { m.instructions[InstructionIndex(2)].args.pop_back(); });
    row("number as a result", false, IrRule::argument_kinds,
        [](Method& m) { m.values[ValueId(3)].data = std::int64_t{1}; });
    row("view of a view", false, IrRule::alias_is_flat,
        [](Method& m) { m.values[ValueId(5)].tensor()->alias_of = ValueId(4); });
    row("view of itself", false, IrRule::alias_is_flat,
        [](Method& m) { m.values[ValueId(4)].tensor()->alias_of = ValueId(4); });
    row("view of a number", false, IrRule::alias_is_flat, [](Method& m) {
        m.values.push_back({.name = "n", .data = std::int64_t{1}});
        m.values[ValueId(4)].tensor()->alias_of = ValueId(6);
    });
    row("view beyond its root", false, IrRule::alias_fits,
        [](Method& m) { m.values[ValueId(4)].tensor()->upper[0] = 3; });
    row("constant view", false, IrRule::alias_fits,
        [](Method& m) { m.values[ValueId(4)].tensor()->is_constant = true; });
    row("rank", false, IrRule::shape_matches, [](Method& m) { m.values[ValueId(3)].tensor()->dim_order.pop_back(); });
    row("order", false, IrRule::shape_matches, [](Method& m) { m.values[ValueId(3)].tensor()->dim_order = {1, 1}; });
    row("bytes of a constant", false, IrRule::shape_matches, [](Method& m) {
        const auto bytes = std::make_shared<const std::vector<std::byte>>(12);
        m.values[ValueId(0)].tensor()->data = Data{.bytes = *bytes, .owner = bytes};
    });
    row("read before it is written", false, IrRule::defined_before_use,
        [](Method& m) { std::swap(m.instructions.front(), m.instructions[InstructionIndex(1)]); });
    row("written on one path only", true, IrRule::defined_before_use,
        [](Method& m) { m.instructions[InstructionIndex(5)].args[1] = ValueId(2); });
    row("result of the other arm", true, IrRule::defined_before_use,
        [](Method& m) { m.instructions[InstructionIndex(4)].args[0] = ValueId(1); });
    row("output that nothing writes", false, IrRule::defined_before_use, [](Method& m) {
        m.values.push_back(tensor_value("lost", {2, 8}));
        m.outputs[0] = ValueId(6);
    });
    row("written twice", false, IrRule::written_once, [](Method& m) {
        m.instructions.push_back(instruction("aten::mul.out", ids({1, 0, 3, 3}), ids({3})));
    });
    row("writes a constant", false, IrRule::written_once, [](Method& m) {
        m.instructions.push_back(instruction("aten::mul.out", ids({1, 1, 0, 0}), ids({0})));
    });
    row("listed twice", false, IrRule::node_list_matches,
        [](Method& m) { m.node_list.push_back(m.node_list[Position(4)]); });
    row("row of no instruction", false, IrRule::node_list_matches,
        [](Method& m) { m.node_list[Position(4)].instruction = InstructionIndex(9); });
    row("graph", true, IrRule::node_list_matches, [](Method& m) {
        using At = InstructionIndex;
        m.graphs = {{.begin = At(0), .end = At(6)},
                    {.kind = SubGraph::Kind::arm, .path = "arm", .parent = GraphIndex(1), .end = At(2)}};
    });
}

void TestVerifyIr::aFaultInAMethodIsFound() {
    QFETCH(bool, branches);
    QFETCH(Bend, bend);
    QFETCH(int, rule);
    Method method = branches ? branch() : small_method();
    bend(method);
    const auto faults = faultsOf(method);
    QVERIFY(!faults.empty());
    QCOMPARE(QByteArray(name_of(faults.front().rule).data()), QByteArray(name_of(static_cast<IrRule>(rule)).data()));
    QVERIFY(!faults.front().detail.empty());
}

using BendGraph = std::function<void(fx::ExportedProgram&)>;
Q_DECLARE_METATYPE(BendGraph)

void TestVerifyIr::aFaultInAGraphIsFound_data() {
    QTest::addColumn<BendGraph>("bend");
    QTest::addColumn<int>("rule");
    const auto row = [](const char* name, IrRule rule, BendGraph bend) {
        QTest::newRow(name) << std::move(bend) << static_cast<int>(rule);
    };
    row("two definitions", IrRule::names_are_unique,
        [](fx::ExportedProgram& p) { p.graph.nodes.back().outputs[0].names[0] = "y"; });
    row("used before", IrRule::name_is_defined,
        [](fx::ExportedProgram& p) { std::swap(p.graph.nodes.front(), p.graph.nodes.back()); });
    row("no type", IrRule::type_is_known, [](fx::ExportedProgram& p) { p.graph.tensors.erase("y"); });
    row("no such graph", IrRule::type_is_known,
        [](fx::ExportedProgram& p) { p.graph.nodes.front().graph = fx::PathIndex(3); });
    row("output", IrRule::signature_matches, [](fx::ExportedProgram& p) { p.graph.nodes.pop_back(); });
    row("parameter", IrRule::signature_matches, [](fx::ExportedProgram& p) {
        p.inputs[0].kind = fx::InputSpec::Kind::parameter;
        p.inputs[0].target = "weight";
    });
    row("write-back", IrRule::signature_matches, [](fx::ExportedProgram& p) {
        p.outputs[0].kind = fx::OutputSpec::Kind::buffer_mutation;
        p.outputs[0].target = "state";
    });
}

void TestVerifyIr::aFaultInAGraphIsFound() {
    QFETCH(BendGraph, bend);
    QFETCH(int, rule);
    fx::ExportedProgram program = graph();
    bend(program);
    const auto faults = lowering::verify_graph(program);
    QVERIFY(!faults.empty());
    QCOMPARE(static_cast<int>(faults.front().rule), rule);
}

void TestVerifyIr::theErrorNamesStageNodeAndRule() {
    const auto checked = check_ir({{.rule = IrRule::written_once, .node = "add", .detail = "writes %3"}}, "in-place");
    QVERIFY(!checked.ok());
    const std::string text = checked.error().text();
    for (const char* part : {"written_once", "add", "writes %3", "in-place"})
        QVERIFY2(text.find(part) != std::string::npos, text.c_str());
    const auto faults = lowering::verify_graph(graph(), {{"y", "z"}, {"z", "x"}}, {{"x", {0, 1}}});
    QCOMPARE(faults.size(), std::size_t{2});
    QVERIFY(faults[0].rule == IrRule::views_lead_to_storage && faults[1].rule == IrRule::shape_matches);
}

void TestVerifyIr::stagesAreSkippedTimedAndCancelled() {
    int value = 0;
    Progress progress;
    std::vector<std::string> seen;
    const StageSubject subject{.verify =
                                   [&] {
                                       return value > 1 ? std::vector<IrFault>{{.node = "n", .detail = "too large"}}
                                                        : std::vector<IrFault>();
                                   },
                               .print = [&] { return std::to_string(value); }};
    const auto step = [&]() -> Result<> {
        ++value;
        return done;
    };
    const std::vector<CheckedStage> stages{{.id = "one", .run = step},
                                           {.id = "two", .run = step, .is_required = false}};
    StageOptions options{.skip = {"two"}};
    options.observe = [&](const StageRun& run) {
        seen.push_back(std::string(run.stage) + (run.is_skipped ? " skipped " : " ") + run.ir());
        if (run.seconds < 0) seen.clear();
    };
    QVERIFY(run_stages(stages, subject, options, progress).ok());
    QCOMPARE(seen, (std::vector<std::string>{"one 1", "two skipped 1"}));
    options.skip = {"one"};
    QVERIFY(!run_stages(stages, subject, options, progress).ok());  // required
    value = 0;
    const auto checked = run_stages(stages, subject, {.verify = true}, progress);
    QVERIFY(!checked.ok() && checked.error().text().find("two") != std::string::npos);
    progress.cancel();
    const auto stopped = run_stages(stages, subject, {}, progress);
    QVERIFY(!stopped.ok() && stopped.error().is_cancelled);
}

void TestVerifyIr::programsKeepTheRulesAfterEveryStage_data() {
    QTest::addColumn<QString>("path");
    for (const QString& path : programFiles()) {
        if (QFileInfo(path).size() > largest) continue;
        const QStringList parts = path.split('/');
        QTest::newRow(qPrintable(parts.mid(parts.size() - 3).join('/'))) << path;
    }
}

/// Other tests cover files that cannot be opened or planned; only the verifier's findings count here.
void TestVerifyIr::programsKeepTheRulesAfterEveryStage() {
    QFETCH(QString, path);
    Progress progress;
    const Engine engine(Extensions(), {.verify = true});
    const auto isFault = [](const Error& error) {
        return error.what.source().find("breaks the rule") != std::string_view::npos;
    };
    const auto program = engine.open(path.toStdString(), progress);
    if (!program.ok()) {
        QVERIFY2(!isFault(program.error()), program.error().text().c_str());
        QSKIP(program.error().text().substr(0, 200).c_str());
    }
    for (const Message& note : program.value()->notes)
        QVERIFY2(note.text().find("breaks the rule") == std::string::npos, note.text().c_str());
    std::vector<std::vector<std::string>> sets{{}};
    for (const auto& pass : lowering::optional_passes()) sets.push_back({std::string(pass.id)});
    sets.emplace_back();
    for (const auto& pass : lowering::optional_passes()) sets.back().emplace_back(pass.id);
    for (const Method& method : program.value()->methods) {
        for (const auto& passes : sets) {
            Tuning tuning = starting_tuning(*program.value(), method.name);
            tuning.method = method.name;
            tuning.planner = "naive";
            tuning.edits.passes = passes;
            for (const auto& [symbol, range] : method.ranges) {
                if (!range.max)
                    tuning.ranges[symbol] = {.min = std::min<std::int64_t>(std::max<std::int64_t>(range.min, 0), 64),
                                             .max = 64};
            }
            const auto outcome = engine.evaluate_sizes(*program.value(), tuning, {}, progress);
            QVERIFY2(outcome.ok() || !isFault(outcome.error()), outcome.ok() ? "" : outcome.error().text().c_str());
        }
    }
}

QTEST_GUILESS_MAIN(TestVerifyIr)
#include "test_verify_ir.moc"
