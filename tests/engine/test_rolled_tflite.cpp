// Tiles of TensorFlow Lite models as one WHILE: equal to the byte, smaller than tiles with operators of their own, and
// the same when written and read again.

#include <QTemporaryDir>
#include <QTest>

#include "engine/ops/tflite_flow.h"
#include "engine/passes/row_tiles/rolled_group.h"
#include "engine/passes/row_tiles/tile_rows.h"
#include "engine/planning/lifetimes/lifetimes.h"
#include "engine/runner/inputs.h"
#include "engine/runtime/sanitizer.h"
#include "engine/study/micro_allocations.h"
#include "engine/study/shrink/shrink.h"
#include "tests/exported.h"
#include "tests/formats/importing.h"
#include "tests/runtime/running.h"

using namespace arenascope;
using namespace arenascope::testing;
using rows::RowGroup;

namespace {

const QString person_detect = QStringLiteral(ARENASCOPE_TEST_DATA "/tflite/person_detect_offline_plan.tflite");

/// Outputs of a program on random inputs, under its plan and the sanitizer.
Result<std::vector<HostTensor>> outputsOf(const std::shared_ptr<const Program>& program, const Outcome& outcome,
                                          std::uint64_t seed) {
    Progress progress;
    TRY(const auto inputs,
        make_inputs(*program, *outcome.method, outcome.plan(), {.values = InputRequest::Values::random, .seed = seed}));
    TRY(const auto executor, Executor::load(program, *outcome.method, outcome.plan()));
    Sanitizer sanitizer(*outcome.method, outcome.plan());
    RunOptions options;
    options.observer = &sanitizer;
    TRY(RunResult result, executor->run(inputs, options, progress));
    if (!sanitizer.violations().empty())
        return Error{.what = Message::verbatim(text_of(sanitizer.violations().front()))};
    return std::move(result.outputs);
}

bool areEqual(const std::vector<HostTensor>& a, const std::vector<HostTensor>& b) {
    return a.size() == b.size() && !a.empty() &&
        std::equal(a.begin(), a.end(), b.begin(),
                   [](const HostTensor& x, const HostTensor& y) { return x.bytes == y.bytes; });
}

Result<ShrinkReport> shrunk(const Engine& engine, const QString& path, bool rolls) {
    Progress progress;
    TRY(const auto program, engine.open(path.toStdString(), progress));
    ShrinkOptions options;
    options.rolls_loops = rolls;
    return shrink_program(engine, program, starting_tuning(*program), {}, progress, options);
}

std::int64_t memoryOf(const ShrunkProgram& point) { return point.arena + point.method_allocator.value_or(0); }
bool hasLoops(const ShrunkProgram& point) { return point.outcome.method->graphs.size() > 1; }

}  // namespace

class TestRolledTflite : public QObject {
    Q_OBJECT

private slots:
    void modelsNeedLess_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<qint64>("now");  ///< of the whole arena of TensorFlow Lite Micro, as it was measured
        QTest::addColumn<qint64>("most");
        const auto row = [](const char* name, const char* file, qint64 now, qint64 most) {
            QTest::newRow(name) << QString(file) << now << most;
        };
        row("person_detect", "", 82'304, 51'680);
        row("vww_96", "mlcommons+tiny/benchmark/training/visual_wake_words/trained_models/vww_96_int8.tflite", 82'240,
            61'168);
        row("mobilenet_v1_0.25",
            "nxp-mcuxpresso+mcuxsdk-examples/eiq_examples/tflm_label_image/pcq/mobilenet_v1_0.25_128_quant_int8.tflite",
            133'376, 92'368);
        row("mobilenet_custom",
            "espressif+esp-tflite-micro/examples/mobilenet_custom/main/model~4d95eca.from_header.tflite", 1'281'904,
            242'320);
    }
    void modelsNeedLess() {
        QFETCH(QString, file);
        QFETCH(qint64, now);
        QFETCH(qint64, most);
        const QString path = file.isEmpty() ? person_detect : largerData(QStringLiteral("wild/tflite/") + file);
        if (path.isEmpty()) QSKIP("the larger set is not in reach");
        const Engine engine;
        const auto report = shrunk(engine, path, true);
        QVERIFY2(report.ok(), report.ok() ? "" : report.error().text().c_str());
        QVERIFY(!report.value().front.empty());
        const ShrunkProgram& least = report.value().front.front();
        QVERIFY(hasLoops(least) && least.loops.size() == least.groups.size());
        const std::int64_t before = report.value().arena + report.value().method_allocator.value_or(0);
        const std::int64_t after = now + memoryOf(least) - before;
        qInfo("%lld bytes before, %lld after", static_cast<long long>(now), static_cast<long long>(after));
        QVERIFY2(after <= most, qPrintable(QString::number(after)));
        for (const ShrunkProgram& point : report.value().front) {
            QVERIFY(point.is_bit_for_bit && point.outcome.plan().valid());
            QVERIFY(point.more_multiply_adds * 100 <= report.value().multiply_adds * 45);
        }
        writtenAndReadAgain(engine, path, least);
    }

    void loopsAreTriedIfAskedFor() {
        const Engine engine;
        const auto plain = shrunk(engine, person_detect, false), rolled = shrunk(engine, person_detect, true);
        QVERIFY(plain.ok() && rolled.ok() && !plain.value().front.empty() && !rolled.value().front.empty());
        for (const ShrunkProgram& point : plain.value().front) QVERIFY(!hasLoops(point) && point.loops.size() > 0);
        QVERIFY(hasLoops(rolled.value().front.front()));
        QVERIFY(memoryOf(rolled.value().front.front()) < memoryOf(plain.value().front.front()));
    }

    /// The choice of a program in loops, kept in a session and applied to the original, is that program.
    void theChoiceKeepsItsLoops() {
        const Engine engine;
        const auto rolled = shrunk(engine, person_detect, true);
        QVERIFY(rolled.ok() && !rolled.value().front.empty());
        const ShrunkProgram& least = rolled.value().front.front();
        QVERIFY(hasLoops(least));
        Progress progress;
        const auto program = engine.open(person_detect.toStdString(), progress);
        QVERIFY(program.ok());
        const Tuning tuning = with_shrunk(starting_tuning(*program.value()), least);
        const auto kept = tuning_from_json(to_json(tuning));
        QVERIFY2(kept.ok(), kept.ok() ? "" : kept.error().text().c_str());
        QVERIFY(kept.value().edits.tiles == tuning.edits.tiles);
        const auto outcome = engine.evaluate(*program.value(), kept.value(), {}, progress);
        QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
        QVERIFY(outcome.value().report.issues.empty());
        QCOMPARE(outcome.value().method->graphs.size(), least.outcome.method->graphs.size());
        QCOMPARE(outcome.value().method->instructions.size(), least.outcome.method->instructions.size());
        QCOMPARE(micro_allocations(*outcome.value().method), *least.method_allocator);
    }

    /// Every group alone, in some numbers of tiles, cropped in every way, over its operand or not.
    void everyLoopGivesTheSameBytes() {
        const auto opened = openAndPlan(person_detect);
        QVERIFY2(opened.ok(), errorOf(opened));
        const Method& method = *opened.value().outcome.method;
        const auto expected = outputsOf(opened.value().program, opened.value().outcome, 3);
        QVERIFY(expected.ok());
        const rows::RowGraph graph(method);
        Progress progress;
        int apart = 0, inside = 0;
        for (const auto& [begin, end] : {std::pair{0, 1}, {0, 4}, {1, 3}, {3, 5}, {4, 8}, {7, 12}, {22, 24}}) {
            for (const std::int64_t tiles : {2, 3, 6, 8, 12, 24}) {
                for (const auto crop : {RowGroup::Crop::results, RowGroup::Crop::last, RowGroup::Crop::windows}) {
                    for (const auto roll : {RowGroup::Roll::apart, RowGroup::Roll::inside}) {
                        const RowGroup group{InstructionIndex(begin), InstructionIndex(end), tiles, crop, roll};
                        auto cut = rows::tiled_by_rows(graph, {group});
                        if (!cut.ok()) continue;
                        auto program = std::make_shared<Program>();
                        program->methods.push_back(std::move(cut).take());
                        Tuning tuning = starting_tuning(*program);
                        tuning.planner = "piecewise";
                        const auto outcome = Engine().evaluate(*program, tuning, {}, progress);
                        QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
                        const auto& issues = outcome.value().plan().issues;
                        QVERIFY2(outcome.value().plan().valid(),
                                 issues.empty() ? "" : issues.front().message.text().c_str());
                        const auto got = outputsOf(program, outcome.value(), 3);
                        QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
                        QVERIFY2(areEqual(got.value(), expected.value()),
                                 qPrintable(QStringLiteral("%1 to %2 in %3").arg(begin).arg(end).arg(tiles)));
                        ++(roll == RowGroup::Roll::apart ? apart : inside);
                    }
                }
            }
        }
        QVERIFY2(apart > 40 && inside > 8, qPrintable(QStringLiteral("%1 %2").arg(apart).arg(inside)));
    }

    /// What a loop reads in any tile lives until the loop ends; what only a tile has does not.
    void whatALoopCarriesLivesUntilItEnds() {
        const auto opened = openAndPlan(person_detect);
        QVERIFY2(opened.ok(), errorOf(opened));
        const rows::RowGraph graph(*opened.value().outcome.method);
        const auto rolled = rows::tiled_by_rows(
            graph, {{InstructionIndex(4), InstructionIndex(8), 12, RowGroup::Crop::windows, RowGroup::Roll::inside}});
        QVERIFY(rolled.ok());
        const Method& method = rolled.value();
        QVERIFY(lives_in_pieces(method));
        const auto pieces = lifetime_pieces(method);
        const ValueId operand = graph.instruction(InstructionIndex(4)).args[0];
        Position first{}, last{};
        for (const Position at : method.node_list.indices()) {
            const InstructionIndex instruction = method.node_list[at].instruction;
            if (!instruction.valid() || instruction < method.graphs[GraphIndex(1)].begin) continue;
            if (instruction >= method.graphs[GraphIndex(2)].end) break;
            if (!first.valid()) first = at;
            last = at;
        }
        QVERIFY(!pieces[operand].empty());
        for (const BufferPiece& piece : pieces[operand])
            QVERIFY(piece.first <= first.number() && piece.last >= last.number());
        int within = 0;
        for (const Lifetime& life : lifetimes(method, LifetimeRules::safe))
            within += life.first > first && life.last < last ? 1 : 0;
        QVERIFY(within >= 4);
    }

    /// A part that only the first operator of a loop reads is read again in the next round.
    void partsThatALoopReadsLiveUntilItEnds() {
        Method method;
        const auto tensor = [&](std::int64_t bytes) {
            method.values.push_back(
                {.name = "t" + std::to_string(method.values.size()),
                 .data = Tensor{.dtype = DType::i8, .sizes = {sym::Expr(bytes)}, .upper = {bytes}, .dim_order = {0}}});
            return method.values.last();
        };
        const ValueId whole = tensor(4), part = tensor(2), first = tensor(2), second = tensor(2), out = tensor(2);
        method.values[part].tensor()->alias_of = whole;
        method.values.push_back({.name = "goes on", .data = false});
        const ValueId decision = method.values.last();
        const auto add = [&](Instruction in) {
            const InstructionIndex at = method.instructions.next();
            method.node_list.push_back({.name = in.op, .values = in.outs, .uses = in.args, .instruction = at});
            method.instructions.push_back(std::move(in));
            return at;
        };
        const auto jump = [&](InstructionIndex to) {
            method.instructions[add({.kind = Instruction::Kind::jump_false, .args = {decision}})].jump_to = to;
            method.node_list.rows().back().uses.clear();
        };
        const InstructionIndex carried = add({.op = std::string(ops::flow_in_op), .args = {whole}, .outs = {whole}});
        const InstructionIndex begin = add({.op = "tflite::B", .args = {part, first}, .outs = {first}});
        add({.op = "tflite::C", .args = {first, second}, .outs = {second}});
        jump(InstructionIndex(5));
        jump(begin);
        add({.op = "tflite::D", .args = {second, out}, .outs = {out}});
        method.outputs = {out};
        QVERIFY(lives_in_pieces(method));
        const auto pieces = lifetime_pieces(method)[whole];
        QVERIFY(!pieces.empty());
        QCOMPARE(pieces.front().begin, std::int64_t{0});
        QCOMPARE(pieces.front().last, 4);
        method.instructions[InstructionIndex(3)].jump_to = InstructionIndex(4);  // a jump within the loop
        QVERIFY(!lives_in_pieces(method));
        method.instructions[InstructionIndex(3)].jump_to = InstructionIndex(5);
        QVERIFY(lives_in_pieces(method));
        method.instructions[carried].op = "aten::clone.out";  // no list of what the loop carries
        QVERIFY(!lives_in_pieces(method));
    }

private:
    /// Its plan is that of the file, the runtime allocates the same for it, and any plan of it gives the same bytes.
    static void writtenAndReadAgain(const Engine& engine, const QString& original, const ShrunkProgram& least) {
        const QTemporaryDir folder;
        const QString written = folder.filePath(QStringLiteral("out.tflite"));
        Progress progress;
        const auto wrote = engine.export_to(written.toStdString(), *least.program, least.outcome, false, progress, {});
        QVERIFY2(wrote.ok(), wrote.ok() ? "" : qPrintable(textOf(wrote.error())));
        const auto before = openAndPlan(original, std::string(planner_id::greedy_by_size));
        QVERIFY2(before.ok(), errorOf(before));
        for (const auto planner : {planner_id::loaded, planner_id::greedy_by_size}) {
            const auto again = openAndPlan(written, std::string(planner));
            QVERIFY2(again.ok(), errorOf(again));
            const Outcome& outcome = again.value().outcome;
            QVERIFY(outcome.plan().valid());
            if (planner == planner_id::loaded) QCOMPARE(outcome.plan().total_bytes, least.arena);
            QCOMPARE(outcome.method->graphs.size(), least.outcome.method->graphs.size());
            QCOMPARE(micro_allocations(*outcome.method), *least.method_allocator);
            for (const std::uint64_t seed : {5, 6, 7}) {
                const auto expected = outputsOf(before.value().program, before.value().outcome, seed);
                const auto got = outputsOf(again.value().program, outcome, seed);
                QVERIFY(expected.ok());
                QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
                QVERIFY(areEqual(got.value(), expected.value()));
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestRolledTflite)
#include "test_rolled_tflite.moc"
