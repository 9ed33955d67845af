// Work that a file causes grows no faster than the file: counted in operations, not by a clock.

#include <QTest>
#include <set>

#include "engine/evaluate/recovered_graphs.h"
#include "engine/formats/pte/pte_roles.h"
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

/// A value that nothing writes aliases one that is written anew before each read.
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

    /// The walk that finds where versions end counts as many as the walk that makes them.
    void anUnknownOperatorBeginsNoVersion() {
        for (const bool hasUnknown : {false, true}) {
            HandMade made;
            const ValueId from = placed(made, "from", 256), written = placed(made, "written", 0);
            const ValueId read = placed(made, "read", 0), sum = placed(made, "sum", 0), to = placed(made, "to", 128);
            const ValueId a = placed(made, "a", 512), b = placed(made, "b", 576);
            const ValueId one = made.integer(1), other = placed(made, "other", 640);
            made.method.inputs = {from, a, b};
            const auto renew = [&] { made.kernel("aten::neg.out", {from, written, written}, {written}); };
            renew();
            made.kernel("aten::neg.out", {read, to, to}, {to});
            renew();
            if (hasUnknown) made.kernel("my::look.out", {read, other, other}, {other});
            made.kernel("aten::addmm.out", {read, a, b, one, one, sum, sum}, {sum});
            renew();
            made.kernel("aten::neg.out", {read, to, to}, {to});
            made.method.outputs = {to};
            const pte::Container file{.budget = much};
            const auto divided = pte::find_storages(made.method, file);
            QVERIFY(divided.ok());
            QVERIFY2(divided.value()[sum], "the sum replaces the version that it adds to");
        }
    }

    /// A delegate does not state which arguments it writes. One in memory that nothing wrote before is taken for a
    /// result; moving it can cause that, too: then nothing reads the tensor that it was a view of.
    void anOperandOfADelegateThatWasMovedIsDoubted() {
        for (const bool isMoved : {false, true}) {
            HandMade made;
            const ValueId in = placed(made, "in", 0), first = placed(made, "first", 64);
            const ValueId view = placed(made, "view", isMoved ? 256 : 64), out = placed(made, "out", 128);
            made.method.inputs = {in};
            made.method.outputs = {out};
            made.other(Instruction::Kind::delegate, {in, first});
            made.other(Instruction::Kind::delegate, {view, out});
            const pte::Container file{.budget = much};
            std::vector<Message> notes;
            QVERIFY(pte::find_roles(made.method, file, notes).ok());
            QCOMPARE(notes.size(), std::size_t{isMoved ? 1U : 0U});
            if (isMoved) QVERIFY(notes.front().text().find("check the plan") != std::string::npos);
        }
    }

    /// Results of delegates that nothing reads, each compared with all others of its size.
    void resultsThatNothingReadsAreFewDoubts() {
        HandMade made;
        const ValueId in = placed(made, "in", 0);
        made.method.inputs = {in};
        for (int call = 0; call < 2; ++call) {
            std::vector<ValueId> args{in};
            for (int i = 0; i < 20'000; ++i)
                args.push_back(placed(made, std::to_string(i), 64 * (i + 1 + call * 20'000)));
            made.other(Instruction::Kind::delegate, std::move(args));
        }
        const pte::Container file{.budget = much};
        std::vector<Message> notes;
        QVERIFY(pte::find_roles(made.method, file, notes).ok());
        QCOMPARE(notes.size(), std::size_t{100});
    }

    /// Jumps to the ends of nested arms: each arm is scanned once more for every arm around it.
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
            // The exporter's own form at that depth is not worth the effort.
            QCOMPARE(with_recovered_graphs(made.method) != nullptr, !isDeep);
        }
    }
};

QTEST_GUILESS_MAIN(TestHostileWork)
#include "test_hostile_work.moc"
