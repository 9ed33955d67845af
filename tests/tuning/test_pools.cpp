// Settings of pools reach the problem, or are refused by name; and the bytes that tensors move.

#include <QTest>
#include <algorithm>

#include "engine/tuning/make_problem.h"
#include "engine/tuning/tuning.h"
#include "tests/tuning/small_method.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

const Buffer& buffer_of(const Problem& problem, ValueId id) {
    return *std::find_if(problem.buffers.begin(), problem.buffers.end(), [&](const Buffer& b) { return b.id == id; });
}

constexpr ValueId x{1}, state{2}, a{3}, out{5};
constexpr std::int64_t one = 2 * 8 * 4;  // bytes of each tensor of the small method

}  // namespace

Q_DECLARE_METATYPE(arenascope::Pool)

class TestPools : public QObject {
    Q_OBJECT

private slots:
    void kindsAreThoseOfTheSignature() {
        const auto problem = make_problem(small_method(), {});
        QVERIFY(problem.ok());
        QVERIFY(buffer_of(problem.value(), x).kind == BufferKind::input);
        QVERIFY(buffer_of(problem.value(), state).kind == BufferKind::state);
        QVERIFY(buffer_of(problem.value(), a).kind == BufferKind::intermediate);
        QVERIFY(buffer_of(problem.value(), out).kind == BufferKind::output);
    }

    void delegatesMarkWhatTheyTouch() {
        Method method = small_method();
        method.instructions.front().kind = Instruction::Kind::delegate;
        const auto problem = make_problem(method, {});
        QVERIFY(buffer_of(problem.value(), a).kind == BufferKind::delegate_io);
        QVERIFY(buffer_of(problem.value(), x).kind == BufferKind::input);
    }

    // mul reads x and a constant and writes a; add reads a view of a and the state and writes out.
    void bytesAreCountedOncePerUse() {
        const auto moved = bytes_moved(small_method());
        QCOMPARE(moved[x], one);
        QCOMPARE(moved[a], 2 * one);
        QCOMPARE(moved[state], one);
        QCOMPARE(moved[out], one);
        const auto problem = make_problem(small_method(), {});
        QCOMPARE(buffer_of(problem.value(), a).traffic, 2 * one);
    }

    // The same, five times: the loop ends where its index is the count of the rows.
    void aLoopOverRowsMovesItsBytesEachTime() {
        for (const bool counted : {true, false}) {
            Method method = small_method(5);
            const auto number = [&](std::int64_t value) {
                method.values.push_back({.name = {}, .data = value});
                return method.values.last();
            };
            const ValueId zero = number(0), step = number(1), index = number(0), count = number(0), done = number(0);
            Instruction back;
            back.kind = Instruction::Kind::jump_false;
            back.args = {done};
            back.jump_to = InstructionIndex(1);
            method.instructions.insert(method.instructions.begin(),
                                       instruction("aten::sym_size.int", {x, zero, count}, {}));
            method.instructions.push_back(
                instruction("executorch_prim::add.Scalar", {index, counted ? step : zero, index}, {}));
            method.instructions.push_back(instruction("executorch_prim::eq.Scalar", {index, count, done}, {}));
            method.instructions.push_back(back);
            const auto once = bytes_moved(small_method(5)), moved = bytes_moved(method);
            QCOMPARE(moved[a], (counted ? 5 : 1) * once[a]);
            QCOMPARE(moved[x], (counted ? 5 : 1) * once[x] + method.values[x].tensor()->bytes().value());
        }
    }

    void aPoolGetsTheKindsItPrefers() {
        Tuning tuning;
        tuning =
            edit::add_pool(tuning, {.mem_id = 2, .name = "DRAM", .prefer = {BufferKind::state, BufferKind::input}});
        auto problem = make_problem(small_method(), tuning);
        QCOMPARE(buffer_of(problem.value(), state).mem_id, 2);
        QCOMPARE(buffer_of(problem.value(), x).mem_id, 2);
        QCOMPARE(buffer_of(problem.value(), a).mem_id, 1);
        // An explicit assignment overrides the preference of a pool.
        problem = make_problem(small_method(), edit::assign(tuning, {"state"}, 1));
        QCOMPARE(buffer_of(problem.value(), state).mem_id, 1);
    }

    void aPoolKeepsOutTheKindsItDoesNotAllow() {
        Tuning tuning;
        tuning.pools[0].allow = {BufferKind::input, BufferKind::output};
        const auto nowhere = make_problem(small_method(), tuning);
        QVERIFY(!nowhere.ok());
        QVERIFY(nowhere.error().what.text().find("does not accept") != std::string::npos);
        tuning = edit::add_pool(tuning, {.mem_id = 2, .name = "DRAM"});
        const auto problem = make_problem(small_method(), tuning);
        QCOMPARE(buffer_of(problem.value(), a).mem_id, 2);
        QCOMPARE(buffer_of(problem.value(), x).mem_id, 1);
        QVERIFY(!make_problem(small_method(), edit::assign(tuning, {"a"}, 1)).ok());
    }

    void unusablePoolsAreNamed_data() {
        QTest::addColumn<Pool>("pool");
        QTest::addColumn<QByteArray>("said");
        QTest::newRow("cost") << Pool{.mem_id = 1, .cost = -1} << QByteArray("cost");
        QTest::newRow("bandwidth") << Pool{.mem_id = 1, .bandwidth = 0} << QByteArray("bandwidth");
        QTest::newRow("bandwidth below 0") << Pool{.mem_id = 1, .bandwidth = -4} << QByteArray("bandwidth");
        QTest::newRow("empty range") << Pool{.mem_id = 1, .keep_out = {{8, 8}}} << QByteArray("reserved range");
        QTest::newRow("negative range") << Pool{.mem_id = 1, .keep_out = {{-8, 8}}} << QByteArray("reserved range");
        QTest::newRow("base") << Pool{.mem_id = 1, .align = 64, .base_address = 0x1020}
                              << QByteArray("multiple of its alignment 64");
    }
    void unusablePoolsAreNamed() {
        QFETCH(const Pool, pool);
        QFETCH(const QByteArray, said);
        const auto problem = make_problem(small_method(), edit::set_pool({}, pool));
        QVERIFY(!problem.ok());
        QVERIFY2(problem.error().text().find(said.toStdString()) != std::string::npos, problem.error().text().c_str());
    }

    void everythingOfAPoolSurvivesItsFile() {
        Tuning tuning;
        tuning.pools = {{.mem_id = 3,
                         .name = "TCM",
                         .capacity = 4096,
                         .align = 32,
                         .reserved = 64,
                         .tail = 16,
                         .base_address = 0x20000000,
                         .cost = 0.5,
                         .bandwidth = 12.5,
                         .allow = {BufferKind::input, BufferKind::delegate_io},
                         .prefer = {BufferKind::input},
                         .keep_out = {{0, 64}, {128, 256}},
                         .device = true,
                         .copy_function = "dma_copy",
                         .zeroed = true,
                         .planner = "naive"}};
        tuning.schedule = ScheduleMode::search;
        tuning.place_auto = true;
        tuning.options.improve = true;
        const auto read = tuning_from_json(to_json(tuning));
        QVERIFY2(read.ok(), read.ok() ? "" : read.error().text().c_str());
        QVERIFY(read.value() == tuning);
        for (const char* text :
             {R"({"schedule":"best"})", R"({"pools":[{"mem_id":1,"allow":["tensor"]}]})",
              R"({"pools":[{"mem_id":1,"keep_out":[[1]]}]})", R"({"pools":[{"mem_id":1,"cost":"low"}]})"}) {
            QVERIFY2(!tuning_from_json(text).ok(), text);
        }
    }
};

QTEST_GUILESS_MAIN(TestPools)
#include "test_pools.moc"
