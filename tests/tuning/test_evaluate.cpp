// Engine::evaluate on a method made by hand.

#include <QtTest>

#include "engine/engine.h"
#include "engine/planning/planner.h"
#include "tests/tuning/small_method.h"

using namespace arenascope;
using testing::small_method;

namespace {

Program program_of(Method method, FormatId format = FormatId::pt2) {
    Program program;
    program.format = format;
    program.methods.push_back(std::move(method));
    return program;
}

Program symbolic_program() {
    Method method = small_method(sym::Expr::symbol("s0"));
    method.ranges["s0"] = {.min = 1, .max = 16, .hint = 4};
    return program_of(std::move(method));
}

// The same method as read from a .pte: sizes without symbols and a plan of its own.
Program loaded_program(std::vector<std::int64_t> offsets, std::int64_t arena) {
    Method method = small_method();
    std::size_t next = 0;
    for (const ValueId id : testing::ids({1, 2, 3, 5})) {
        method.values[id].tensor()->loaded = Allocation{.mem_id = 1, .offset = offsets[next++]};
    }
    method.values[ValueId(1)].tensor()->dynamism = Dynamism::bounded;
    method.loaded_arena_bytes = {0, arena};
    return program_of(std::move(method), FormatId::pte);
}

Result<Outcome> evaluate(const Program& program, const Tuning& tuning = {}, const std::vector<std::string>& ids = {}) {
    Progress progress;
    return Engine().evaluate(program, tuning, ids, progress);
}

std::string error_of(const Program& program, const Tuning& tuning) {
    const auto outcome = evaluate(program, tuning);
    return outcome.ok() ? "" : outcome.error().text();
}

bool has(const std::string& text, const char* part) { return text.find(part) != std::string::npos; }

}  // namespace

class TestEvaluate : public QObject {
    Q_OBJECT

private slots:
    void rows_say_where_tensors_come_from();
    void plans_asked_for_are_all_there();
    void the_shown_plan_is_the_tunings();
    void ranges_narrow_sizes_only();
    void bad_ranges_are_named();
    void a_pte_keeps_its_plan_until_edited();
    void a_larger_loaded_arena_counts();
    void an_overlap_in_a_loaded_plan_is_named();
    void a_tensor_keeps_an_alignment_of_its_own();
    void pins_are_refused_by_name_of_planner();
    void methods_and_planners_are_found_by_name();
    void cancelled_work_says_so();
    void executorch_lifetimes_are_checked_against_safe_ones();
};

void TestEvaluate::rows_say_where_tensors_come_from() {
    const auto outcome = evaluate(program_of(small_method()), edit::set_unplanned({}, "x", true));
    QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
    const auto& rows = outcome.value().tensors;
    QCOMPARE(rows.size(), 4U);
    QCOMPARE(rows[0].name, std::string("x"));
    QVERIFY(!rows[0].planned && !rows[0].buffer.valid());
    const TensorRow& a = rows[2];
    QCOMPARE(a.op, std::string("aten::mul.out"));
    QCOMPARE(a.source, std::string("/home/u/model.py:12"));
    QCOMPARE(a.first_node, std::string("mul"));
    QCOMPARE(a.last_node, std::string("add"));
    QCOMPARE(std::pair(a.first_step.number(), a.last_step.number()), std::pair(0, 1));
    QCOMPARE(a.shape_text, std::string("[2, 8]"));
    QCOMPARE(a.bytes, 64);
    QCOMPARE(outcome.value().plan().problem.buffers[a.buffer].id.number(), a.value.number());
    QCOMPARE(outcome.value().steps, 2);
}

void TestEvaluate::plans_asked_for_are_all_there() {
    const auto outcome = evaluate(program_of(small_method()), {}, {"all"});
    QCOMPARE(outcome.value().plans.size(), builtin_planners().size());
    for (const Plan& plan : outcome.value().plans) QVERIFY2(plan.valid(), plan.planner.c_str());
    QCOMPARE(outcome.value().plan().planner, std::string("auto"));
    QCOMPARE(outcome.value().plan().verdict, PlanVerdict::optimal);
    QCOMPARE(outcome.value().plan().total_bytes, 3 * 64);
}

void TestEvaluate::the_shown_plan_is_the_tunings() {
    const auto outcome = evaluate(program_of(small_method()), edit::set_planner({}, "naive"), {"greedy", "naive"});
    QCOMPARE(outcome.value().plans.size(), 2U);
    QCOMPARE(outcome.value().plan().planner, std::string("naive"));
    QCOMPARE(outcome.value().plan().total_bytes, 4 * 64);
}

void TestEvaluate::ranges_narrow_sizes_only() {
    const Program program = symbolic_program();
    QCOMPARE(evaluate(program).value().tensors[0].bytes, 16 * 8 * 4);
    const auto narrow = evaluate(program, edit::set_range({}, "s0", RangeEdit{2, 4}));
    QCOMPARE(narrow.value().tensors[0].bytes, 4 * 8 * 4);
    QCOMPARE(narrow.value().tensors[0].shape_expr, std::string("[s0, 8]"));
    QCOMPARE(*program.methods[0].ranges.at("s0").max, 16);  // the program itself stays as it is
}

void TestEvaluate::bad_ranges_are_named() {
    const Program program = symbolic_program();
    Tuning wide = edit::set_range({}, "s0", RangeEdit{1, 17});
    for (const bool allowed : {false, true}) {
        wide.edits.allow_wider_ranges = allowed;
        const auto outcome = evaluate(program, wide);
        QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
        const MethodReport& report = outcome.value().report;
        QCOMPARE(report.issues.size(), 1U);
        QVERIFY(has(report.issues[0].text(), "the range 1..17 is wider") &&
                has(report.issues[0].text(), "exported range 1..16"));
        QCOMPARE(report.export_refusal.empty(), allowed);
    }
    QVERIFY(has(error_of(program, edit::set_range({}, "s0", RangeEdit{5, 4})), "5..4"));
    QVERIFY(has(error_of(program, edit::set_range({}, "s9", RangeEdit{1, 4})), "s0"));
    QVERIFY(has(error_of(loaded_program({0, 64, 128, 192}, 256), edit::set_range({}, "s0", RangeEdit{1, 4})), ".pt2"));
    Program unbounded = symbolic_program();
    unbounded.methods[0].ranges["s0"].max.reset();
    QVERIFY(has(error_of(unbounded, {}), "s0"));
    QCOMPARE(error_of(unbounded, edit::set_range({}, "s0", RangeEdit{1, 4})), std::string());
}

void TestEvaluate::a_pte_keeps_its_plan_until_edited() {
    const Program program = loaded_program({0, 64, 128, 192}, 256);
    const auto kept = evaluate(program);
    QCOMPARE(kept.value().plan().planner, std::string("loaded"));
    QCOMPARE(kept.value().plan().total_bytes, 256);
    QCOMPARE(kept.value().plan().placement.offsets.rows(), (std::vector<std::int64_t>{0, 64, 128, 192}));
    QVERIFY(kept.value().method->values[ValueId(1)].tensor()->dynamism == Dynamism::bounded);
    const auto capacity = edit::set_pool({}, {.mem_id = 1, .name = "SRAM", .capacity = 100});
    QCOMPARE(evaluate(program, capacity).value().plan().planner, std::string("loaded"));
    for (const Tuning& edited : {edit::pin({}, "a", 0), edit::set_align({}, 64),
                                 edit::set_planned_io({}, false, true, true), edit::set_planner({}, "auto")}) {
        const auto outcome = evaluate(program, edited);
        QCOMPARE(outcome.value().plan().planner, std::string("auto"));
        QCOMPARE(outcome.value().plans.front().planner, std::string("loaded"));
    }
    QVERIFY(has(error_of(program_of(small_method()), edit::set_planner({}, "loaded")), "has no plan"));
}

void TestEvaluate::a_larger_loaded_arena_counts() {
    const auto outcome = evaluate(loaded_program({0, 64, 128, 0}, 1024));
    QCOMPARE(outcome.value().plan().total_bytes, 1024);
    QCOMPARE(outcome.value().plan().verdict, PlanVerdict::within);
}

void TestEvaluate::an_overlap_in_a_loaded_plan_is_named() {
    const auto outcome = evaluate(loaded_program({0, 64, 72, 192}, 256));
    const Plan& plan = outcome.value().plan();
    QCOMPARE(plan.verdict, PlanVerdict::invalid);
    QVERIFY2(has(plan.issues[0].text(), "'state' and 'a'"), plan.issues[0].text().c_str());
    QVERIFY2(has(plan.issues[0].text(), "step 0"), plan.issues[0].text().c_str());
    QCOMPARE(plan.issues[0].bytes, 56);
}

void TestEvaluate::a_tensor_keeps_an_alignment_of_its_own() {
    const Program program = program_of(small_method());
    for (const char* planner : {"auto", "greedy", "naive", "optimal"}) {
        const auto outcome = evaluate(program, edit::set_planner(edit::set_tensor_align({}, "a", 4096), planner));
        QVERIFY2(outcome.ok(), planner);
        const Plan& plan = outcome.value().plan();
        QVERIFY2(plan.valid(), planner);
        for (const BufferRow i : plan.problem.buffers.indices()) {
            if (plan.problem.buffers[i].align == 4096) QCOMPARE(plan.placement.offsets[i] % 4096, std::int64_t{0});
        }
        const auto reread = tuning_from_json(to_json(edit::set_tensor_align({}, "a", 4096)));
        QVERIFY(reread.ok() && reread.value().aligned.at("a") == 4096);
    }
    QVERIFY(has(error_of(program, edit::set_tensor_align({}, "a", 48)), "48"));
    QVERIFY(has(error_of(program, edit::set_tensor_align({}, "nobody", 64)), "nobody"));
}

void TestEvaluate::pins_are_refused_by_name_of_planner() {
    const Program program = program_of(small_method());
    Tuning pinned = edit::pin({}, "a", 256);
    const auto outcome = evaluate(program, pinned, {"greedy"});
    QCOMPARE(outcome.value().plans.size(), 1U);
    QCOMPARE(outcome.value().refusals.size(), 1U);
    const std::string why = outcome.value().refusals[0].why.text();
    QVERIFY2(has(why, "'a' is pinned"), why.c_str());
    QVERIFY(outcome.value().plan().total_bytes == 256 + 64);
    QVERIFY(has(error_of(program, edit::set_planner(pinned, "greedy")), "greedy"));
}

void TestEvaluate::methods_and_planners_are_found_by_name() {
    const Program program = program_of(small_method());
    Tuning tuning;
    tuning.method = "backward";
    QVERIFY(has(error_of(program, tuning), "forward"));
    QVERIFY(has(error_of(program, edit::set_planner({}, "best")), "greedy_by_size"));
    QVERIFY(!find_method(Program{}, "").ok());
}

void TestEvaluate::cancelled_work_says_so() {
    Progress progress;
    progress.cancel();
    const auto outcome = Engine().evaluate(program_of(small_method()), {}, {}, progress);
    QVERIFY(!outcome.ok() && outcome.error().is_cancelled);
}

void TestEvaluate::executorch_lifetimes_are_checked_against_safe_ones() {
    // 'a' is moved to 'out', which is read at the end: by the node list alone 'a' ends at once and shares its bytes.
    using testing::ids, testing::instruction;
    Method method = small_method();
    method.instructions = {method.instructions.front(), instruction("", ids({3, 5}), {}),
                           instruction("aten::add.out", ids({1, 2, 6, 6}), ids({6}))};
    method.values.push_back(testing::tensor_value("b", {2, 8}));
    const auto call = [](const char* name, std::vector<ValueId> values, std::vector<ValueId> uses, int at) {
        return ListedNode{.kind = ListedNode::Kind::call,
                          .name = name,
                          .values = std::move(values),
                          .uses = std::move(uses),
                          .instruction = InstructionIndex(at)};
    };
    method.node_list[Position(5)] = call("move", ids({5}), ids({3}), 1);
    method.node_list[Position(6)].values = ids({6});
    method.node_list[Position(7)] = call("add", ids({6}), ids({1, 2, 6}), 2);
    const Program program = program_of(method);
    Tuning tuning = edit::set_planner({}, "greedy");
    QVERIFY(evaluate(program, tuning).value().plan().valid());
    tuning.lifetimes = LifetimeRules::executorch;
    QCOMPARE(evaluate(program, tuning).value().plan().verdict, PlanVerdict::invalid);
}

QTEST_GUILESS_MAIN(TestEvaluate)
#include "test_evaluate.moc"
