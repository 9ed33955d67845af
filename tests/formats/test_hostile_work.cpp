// Work that a file decides on grows as the file does: counted by what is spent, not by a clock.

#include <QTest>
#include <set>

#include "engine/evaluate/recovered_graphs.h"
#include "engine/formats/pte/pte_storages.h"
#include "tests/runtime/hand_made.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

constexpr std::uint64_t much = std::uint64_t{1} << 40;

ValueId placed(HandMade& made, const std::string& name, std::int64_t offset) {
    const ValueId id = made.tensor(name, DType::f32, {16});
    made.method.values[id].tensor()->loaded = Allocation{.mem_id = 1, .offset = offset};
    return id;
}

/// A value that nothing writes lies on one that is written anew before each read of it.
HandMade versions(int count) {
    HandMade made;
    const ValueId from = placed(made, "from", 256), written = placed(made, "written", 0);
    const ValueId read = placed(made, "read", 0), to = placed(made, "to", 128);
    made.method.inputs = {from};
    for (int i = 0; i < count; ++i) {
        made.kernel("aten::neg.out", {from, written, written}, {written});
        made.kernel("aten::neg.out", {read, to, to}, {to});
    }
    made.method.outputs = {to};
    return made;
}

std::uint64_t spentOn(int count) {
    HandMade made = versions(count);
    pte::Container file{.budget = much};
    if (!pte::find_storages(made.method, file).ok()) return much;
    std::set<ValueId> found;
    for (const Instruction& each : made.method.instructions) found.insert(each.args[0]);
    return found.size() == static_cast<std::size_t>(count) + 1 ? much - file.budget : much;  // each has its own
}

}  // namespace

class TestHostileWork : public QObject {
    Q_OBJECT

private slots:
    void versionsOfAValueAreFoundInOneWalk() {
        const std::uint64_t few = spentOn(100), many = spentOn(10'000);
        QVERIFY(few > 0);
        QVERIFY2(many <= few * 100 + 1000, qPrintable(QString::number(many)));
    }

    /// Jumps to the ends of arms within arms: each arm is looked through once more for every arm around it.
    void armsWithinArmsAreLookedAtOnlySoOften() {
        for (const bool isDeep : {false, true}) {
            HandMade made;
            const ValueId condition = made.add("condition", true);
            const ValueId a = placed(made, "a", 0), b = placed(made, "b", 64);
            const int depth = isDeep ? 60 : 2, width = 30'000;
            // jump else; first arm; jump end; second arm: nested in the first one.
            for (int i = 0; i < depth; ++i) made.other(Instruction::Kind::jump_false, {condition});
            for (int i = 0; i < width; ++i) made.kernel("own::nothing", {}, {});
            for (int i = 0; i < depth; ++i) {
                made.other(Instruction::Kind::jump_false, {condition}, made.method.instructions.next() + 2);
                made.method.instructions[InstructionIndex(depth - 1 - i)].jump_to = made.method.instructions.next();
                made.kernel("aten::neg.out", {a, b, b}, {b});
            }
            made.method.outputs = {b};
            // The exporter's own form, as deep as that, is not worth the work.
            QCOMPARE(with_recovered_graphs(made.method) != nullptr, !isDeep);
        }
    }
};

QTEST_GUILESS_MAIN(TestHostileWork)
#include "test_hostile_work.moc"
