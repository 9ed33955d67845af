// Edits, JSON and the problem that a tuning makes of a method.

#include <QtTest>
#include <random>

#include "engine/evaluate/int8_method.h"
#include "engine/tuning/make_problem.h"
#include "engine/tuning/tuning.h"
#include "tests/tuning/small_method.h"

using namespace arenascope;
using testing::ids;
using testing::small_method;

namespace {

std::string error_of(const Method& method, const Tuning& tuning) {
    const auto problem = make_problem(method, tuning);
    return problem.ok() ? "" : problem.error().text();
}

std::vector<ValueId> ids_of(const Problem& problem) {
    std::vector<ValueId> out;
    for (const Buffer& buffer : problem.buffers) out.push_back(buffer.id);
    return out;
}

Tuning random_tuning(std::uint32_t seed) {
    std::mt19937 random(seed);
    const auto number = [&](int most) { return static_cast<std::int32_t>(random() % static_cast<unsigned>(most)); };
    Tuning t;
    for (int i = 0; i < 12; ++i) {
        const std::string tensor = "t\"\n" + std::to_string(number(5));
        switch (number(11)) {
            case 0: t = edit::add_pool(t, {.mem_id = free_mem_id(t), .name = "p", .capacity = number(999)}); break;
            case 1: t = edit::remove_pool(t, number(4)); break;
            case 2: t = edit::assign(t, {tensor}, number(4)); break;
            case 3: t = edit::pin(t, tensor, number(4096)); break;
            case 4: t = edit::set_unplanned(t, tensor, number(2) == 0); break;
            case 5: t = edit::set_range(t, "s" + std::to_string(number(3)), RangeEdit{number(9), 9 + number(9)}); break;
            case 6: t = edit::set_planner(t, "greedy"); break;
            case 7: t = edit::set_planned_io(t, number(2) == 0, number(2) == 0, number(2) == 0); break;
            case 8:
                t = edit::set_initial_state(t, tensor, number(2) == 0 ? InitialState::zero : InitialState::unspecified);
                break;
            case 9:
                t = edit::set_limit(t, number(2) == 0 ? "flash" : "ram",
                                    number(3) == 0 ? std::nullopt : std::optional<std::int64_t>(number(9999)));
                break;
            default: t = edit::set_align(t, 1 << number(7)); break;
        }
    }
    t.options = {.seed = random(), .nodes = number(1000), .seconds = 0.5};
    t.lifetimes = number(2) == 0 ? LifetimeRules::safe : LifetimeRules::executorch;
    return t;
}

}  // namespace

class TestTuning : public QObject {
    Q_OBJECT

private slots:
    void json_round_trip_keeps_everything();
    void a_data_model_that_is_given_is_kept();
    void damaged_json_is_an_error();
    void edits_leave_their_argument_alone();
    void removing_a_pool_sends_its_tensors_home();
    void removing_the_first_pool_leaves_no_ghost();
    void moving_a_tensor_takes_its_pin_off();
    void the_first_free_id_is_found();
    void buffers_are_in_visiting_order();
    void switches_take_tensors_out();
    void an_output_that_is_an_input_follows_both();
    void unknown_and_unplaceable_tensors_are_named();
    void pools_are_checked_and_sorted();
    void a_loaded_memory_needs_no_pool();
    void xnnpack_asks_for_a_tail();
};

void TestTuning::json_round_trip_keeps_everything() {
    for (std::uint32_t seed = 0; seed < 100; ++seed) {
        const Tuning tuning = random_tuning(seed);
        const auto read = tuning_from_json(to_json(tuning));
        QVERIFY2(read.ok(), read.ok() ? "" : read.error().text().c_str());
        QVERIFY(read.value() == tuning);
    }
}

/// Given, or assumed of the program: a session knows the difference.
void TestTuning::a_data_model_that_is_given_is_kept() {
    const Tuning none = with_int8({}, true);
    QCOMPARE(device_runtime(none).abi, Abi::arm32);
    QCOMPARE(tuning_from_json(to_json(none)).value().runtime.abi, Abi::by_program);
    for (const Abi abi : {Abi::bits64, Abi::x86_32, Abi::arm32}) {
        const Tuning given = edit::set_runtime(none, {.abi = abi});
        const auto read = tuning_from_json(to_json(given));
        QVERIFY(read.ok() && read.value() == given);
        QCOMPARE(device_runtime(read.value()).abi, abi);
    }
    // A part of the runtime that is given says nothing of the others.
    QCOMPARE(device_runtime(edit::set_runtime(none, {.temp_allocator = 64})).abi, Abi::arm32);
    QCOMPARE(device_runtime({}).abi, Abi::bits64);
}

void TestTuning::damaged_json_is_an_error() {
    for (const char* text : {"", "[]", "{", "{\"pools\":3}", "{\"pools\":[3]}", "{\"align\":\"x\"}", "{\"align\":1.5}",
                             "{\"pools\":[{\"mem_id\":99999999999}]}", "{\"assigned\":{\"a\":-9999999999}}",
                             "{\"ranges\":{\"s\":[1]}}", "{\"unplanned\":[1]}", "{\"lifetimes\":\"eternal\"}",
                             "{\"options\":{\"seed\":-1}}", "{\"initial\":{\"a\":\"one\"}}",
                             "{\"limits\":[{\"bytes\":\"x\"}]}", "{\"pinned\":{\"a\":18446744073709551615}}"}) {
        QVERIFY2(!tuning_from_json(text).ok(), text);
    }
    // Every prefix of a valid text is refused without a crash.
    const std::string good = to_json(random_tuning(3));
    for (std::size_t i = 0; i < good.size(); ++i) QVERIFY(!tuning_from_json(good.substr(0, i)).ok());
}

void TestTuning::edits_leave_their_argument_alone() {
    const Tuning before = random_tuning(5), copy = before;
    QVERIFY(edit::pin(before, "new", 16) != before);
    QVERIFY(edit::set_align(before, before.align + 1) != before);
    QVERIFY(edit::set_tensor_align(before, "new", 64) != before);
    QVERIFY(before == copy);
    QVERIFY(edit::set_tensor_align(edit::set_tensor_align(Tuning{}, "a", 64), "a", std::nullopt) == Tuning{});
    QVERIFY(edit::pin(edit::pin(Tuning{}, "a", 16), "a", std::nullopt) == Tuning{});
}

void TestTuning::removing_a_pool_sends_its_tensors_home() {
    Tuning t = edit::add_pool({}, {.mem_id = 2, .name = "fast"});
    t = edit::assign(t, {"a", "b"}, 2);
    t = edit::remove_pool(t, 2);
    QVERIFY(t == Tuning{});
}

void TestTuning::removing_the_first_pool_leaves_no_ghost() {
    const Method method = small_method();
    Tuning t = edit::pin(edit::add_pool({}, {.mem_id = 2, .name = "fast"}), "a", 64);
    t = edit::remove_pool(t, 1);
    QCOMPARE(default_pool(t), 2);
    QVERIFY2(t.pinned.empty(), "an offset means nothing in another pool");
    const auto problem = make_problem(method, t);
    QCOMPARE(problem.value().pools.size(), 1U);
    for (const Buffer& buffer : problem.value().buffers) QCOMPARE(buffer.mem_id, 2);
}

void TestTuning::moving_a_tensor_takes_its_pin_off() {
    const Tuning t = edit::pin(edit::add_pool({}, {.mem_id = 2}), "a", 64);
    QCOMPARE(edit::assign(t, {"a"}, 1).pinned.size(), 1U);
    QCOMPARE(edit::assign(t, {"a"}, 2).pinned.size(), 0U);
}

void TestTuning::the_first_free_id_is_found() {
    Tuning t = edit::add_pool({}, {.mem_id = 3});
    QCOMPARE(free_mem_id(t), 2);
    t = edit::add_pool(t, {.mem_id = 2});
    QCOMPARE(free_mem_id(t), 4);
    QCOMPARE(t.pools[1].mem_id, 2);
}

void TestTuning::buffers_are_in_visiting_order() {
    const auto problem = make_problem(small_method(), {});
    QVERIFY2(problem.ok(), problem.ok() ? "" : problem.error().text().c_str());
    QCOMPARE(ids_of(problem.value()), ids({1, 2, 3, 5}));  // x, state, a, out; no weight, no view
    const auto& buffers = problem.value().buffers;
    const auto lives = [&](int row) { return std::pair(buffers[BufferRow(row)].first, buffers[BufferRow(row)].last); };
    QCOMPARE(buffers.front().bytes, 64);
    QCOMPARE(lives(0), std::pair(0, 4));
    QCOMPARE(lives(1), std::pair(0, 8));  // state: always
    QCOMPARE(lives(2), std::pair(3, 7));  // extended by its view's use
    QCOMPARE(lives(3), std::pair(6, 8));
}

void TestTuning::switches_take_tensors_out() {
    const Method method = small_method();
    QCOMPARE(ids_of(make_problem(method, edit::set_planned_io({}, false, true, true)).value()), ids({2, 3, 5}));
    QCOMPARE(ids_of(make_problem(method, edit::set_planned_io({}, true, false, true)).value()), ids({1, 2, 3}));
    QCOMPARE(ids_of(make_problem(method, edit::set_planned_io({}, true, true, false)).value()), ids({1, 3, 5}));
    QCOMPARE(ids_of(make_problem(method, edit::set_unplanned({}, "x", true)).value()), ids({2, 3, 5}));
}

void TestTuning::an_output_that_is_an_input_follows_both() {
    Method method = small_method();
    method.outputs.emplace_back(1);
    QCOMPARE(ids_of(make_problem(method, edit::set_planned_io({}, false, true, true)).value()), ids({2, 3, 5}));
    QCOMPARE(ids_of(make_problem(method, edit::set_planned_io({}, true, false, true)).value()), ids({2, 3}));
}

void TestTuning::unknown_and_unplaceable_tensors_are_named() {
    const Method method = small_method();
    const auto names = [](const std::string& text, const char* name) { return text.find(name) != std::string::npos; };
    QVERIFY(names(error_of(method, edit::pin({}, "nobody", 0)), "'nobody'"));
    QVERIFY(names(error_of(method, edit::pin({}, "weight", 0)), "constant"));
    QVERIFY(names(error_of(method, edit::pin({}, "a_view", 0)), "view of 'a'"));
    QVERIFY(names(error_of(method, edit::pin({}, "a", -16)), "'a'"));
    QVERIFY(names(error_of(method, edit::pin(edit::set_planned_io({}, false, true, true), "x", 0)),
                  "'x': it is not planned"));
    QVERIFY(names(error_of(method, edit::assign({}, {"a"}, 7)), "memory 7"));
    QVERIFY(names(error_of(method, edit::set_unplanned({}, "a", true)), "intermediate"));
    QCOMPARE(error_of(method, edit::pin({}, "a", 128)), std::string());
}

void TestTuning::pools_are_checked_and_sorted() {
    const Method method = small_method();
    QVERIFY(!error_of(method, edit::add_pool({}, {.mem_id = 1})).empty());
    QVERIFY(!error_of(method, edit::add_pool({}, {.mem_id = 0})).empty());
    QVERIFY(!error_of(method, edit::add_pool({}, {.mem_id = 2, .capacity = -1})).empty());
    QVERIFY(!error_of(method, edit::add_pool({}, {.mem_id = 2, .align = -1})).empty());
    QVERIFY(!error_of(method, edit::add_pool({}, {.mem_id = 2, .align = 3})).empty());
    QVERIFY(!error_of(method, edit::add_pool({}, {.mem_id = 2, .name = "SRAM"})).empty());
    QVERIFY(!error_of(method, edit::set_align({}, 0)).empty());
    Tuning t;
    t.pools = {{.mem_id = 4}, {.mem_id = 1}};
    const auto problem = make_problem(method, edit::assign(t, {"a"}, 4));
    QCOMPARE(problem.value().pools.front().mem_id, 1);
    QCOMPARE(problem.value().buffers[BufferRow(2)].mem_id, 4);
}

void TestTuning::a_loaded_memory_needs_no_pool() {
    Method method = small_method();
    method.values[ValueId(3)].tensor()->loaded = Allocation{.mem_id = 2, .offset = 0};
    const auto problem = make_problem(method, {});
    QCOMPARE(problem.value().buffers[BufferRow(2)].mem_id, 2);
    QCOMPARE(problem.value().pools.size(), 2U);
    QCOMPARE(make_problem(method, edit::assign({}, {"a"}, 1)).value().pools.size(), 1U);
}

void TestTuning::xnnpack_asks_for_a_tail() {
    Method method = small_method();
    QCOMPARE(make_problem(method, {}).value().pools.front().tail, 0);
    method.delegates.push_back({.id = "XnnpackBackend", .payload = {}, .compile_specs = {}});
    QCOMPARE(make_problem(method, {}).value().pools.front().tail, 64);
}

QTEST_GUILESS_MAIN(TestTuning)
#include "test_tuning.moc"
