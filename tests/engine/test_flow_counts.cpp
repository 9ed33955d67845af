// How often branches and loops ran: as counted instruction by instruction, and as the program states it.

#include <QTest>
#include <algorithm>
#include <map>

#include "engine/ir/flow_regions.h"
#include "engine/runner/inputs.h"
#include "engine/runtime/observer.h"
#include "engine/study/graph/flow_counts.h"
#include "engine/study/graph/make_graph.h"
#include "tests/formats/importing.h"
#include "tests/formats/onnx_building.h"
#include "tests/fuzz/tflite_seed.h"
#include "tests/runtime/running.h"

using namespace arenascope;
using namespace arenascope::testing;
using onnx_model::body, onnx_model::indices, onnx_model::integer, onnx_model::integers, onnx_model::modelOf,
    onnx_model::nodeOf, onnx_model::tensorOf, onnx_model::valueOf, onnx_model::weights;

namespace {

using Frame = ProgramFrame::Kind;

/// Every instruction of a run.
class Seen final : public RunObserver {
public:
    std::map<InstructionIndex, std::int64_t> times;
    void begin(const Image&) override { times.clear(); }
    void inputs_given(ConstValuesView) override {}
    void before(InstructionIndex at, ConstValuesView) override { ++times[at]; }
    void after(InstructionIndex, ConstValuesView) override {}
    void end(ConstValuesView) override {}
};

/// Of an instruction of the region itself; −1: it has none.
std::int64_t timesOf(const Seen& seen, const Table<GraphIndex, SubGraph>& regions, GraphIndex at) {
    std::int64_t out = -1;
    for (const InstructionIndex i : IndexRange(regions[at].begin, regions[at].end)) {
        const bool inner = std::any_of(regions.begin(), regions.end(), [&](const SubGraph& other) {
            const bool smaller = other.end - other.begin < regions[at].end - regions[at].begin;
            return smaller && other.begin <= i && i < other.end;
        });
        const auto found = seen.times.find(i);
        if (!inner) out = std::max(out, found == seen.times.end() ? 0 : found->second);
    }
    return out;
}

template <class T>
HostTensor hostOf(DType dtype, const std::vector<T>& values, std::vector<std::int64_t> shape) {
    const auto bytes = std::as_bytes(std::span(values));
    return {.dtype = dtype, .shape = std::move(shape), .bytes = {bytes.begin(), bytes.end()}};
}

/// A model made here, and the inputs of its runs.
struct Made {
    QByteArray bytes;
    std::vector<std::vector<HostTensor>> inputs;
};

/// while x != 1, with a branch in the body: 27 takes 111 steps, 1 takes none.
Made liteLoop() {
    const fuzz::Bytes bytes = fuzz::flow_model();
    Made out{.bytes = {reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())},
             .inputs = {}};
    for (const std::int32_t start : {1, 6, 27, 16})
        out.inputs.push_back(
            {hostOf<std::int32_t>(DType::i32, {start}, {1}), hostOf<std::int32_t>(DType::i32, {0}, {1})});
    return out;
}

/// At most 100 iterations; ends when the sum reaches 20.
Made onnxLoop() {
    const QByteArray loop = valueOf(11, "i", {}, 7) + valueOf(11, "go", {}, 9) + valueOf(11, "in", {1}) +
        nodeOf("Add", {"in", "x"}, {"out"}) + nodeOf("Less", {"out", "limit"}, {"small"}) +
        nodeOf("Squeeze", {"small"}, {"on"}) + valueOf(12, "on", {}, 9) + valueOf(12, "out", {1});
    Made out{.bytes = modelOf(valueOf(11, "x", {1}) + indices("m", {}, {100}) + weights("v", {1}, {1}) +
                              weights("limit", {1}, {20}) + nodeOf("Loop", {"m", "", "v"}, {"y"}, body("body", loop)) +
                              valueOf(12, "y", {1})),
             .inputs = {}};
    for (const float x : {8.0F, 1.0F, 30.0F}) out.inputs.push_back({hostOf<float>(DType::f32, {x}, {1})});
    return out;
}

/// An If inside a Loop of n iterations: one arm in the first of them, the other one after that.
Made onnxBranchInLoop() {
    const auto arm = [](const QByteArray& op) { return nodeOf(op, {"in", "x"}, {"r"}) + valueOf(12, "r", {1}); };
    const QByteArray loop = valueOf(11, "i", {}, 7) + valueOf(11, "go", {}, 9) + valueOf(11, "in", {1}) +
        nodeOf("Less", {"i", "two"}, {"early"}) + nodeOf("Identity", {"go"}, {"on"}) +
        nodeOf("If", {"early"}, {"out"}, body("then_branch", arm("Add")) + body("else_branch", arm("Mul"))) +
        valueOf(12, "on", {}, 9) + valueOf(12, "out", {1});
    Made out{.bytes = modelOf(valueOf(11, "x", {1}) + valueOf(11, "n", {}, 7) + indices("two", {}, {2}) +
                              weights("v", {1}, {1}) + nodeOf("Loop", {"n", "", "v"}, {"y"}, body("body", loop)) +
                              valueOf(12, "y", {1})),
             .inputs = {}};
    for (const std::int64_t n : {5, 1, 0})
        out.inputs.push_back({hostOf<float>(DType::f32, {2}, {1}), hostOf<std::int64_t>(DType::i64, {n}, {})});
    return out;
}

Made onnxScan() {
    const QByteArray scan = valueOf(11, "s", {}) + valueOf(11, "each", {}) + nodeOf("Add", {"s", "each"}, {"t"}) +
        nodeOf("Mul", {"t", "t"}, {"square"}) + valueOf(12, "t", {}) + valueOf(12, "square", {});
    return {
        .bytes = modelOf(valueOf(11, "x", {3}) + weights("v", {}, {0}) +
                         nodeOf("Scan", {"v", "x"}, {"sum", "y"}, integer("num_scan_inputs", 1) + body("body", scan)) +
                         valueOf(12, "y", {3})),
        .inputs = {{hostOf<float>(DType::f32, {1, 2, 3}, {3})}, {hostOf<float>(DType::f32, {4, 5, 6}, {3})}}};
}

std::vector<std::vector<HostTensor>> inputsOf(const Opened& model, const QString& folder) {
    std::vector<std::vector<HostTensor>> out;
    const auto recorded = load_vectors((folder + QStringLiteral("/io.json")).toStdString());
    for (std::size_t i = 0; recorded.ok() && i < recorded.value().size(); ++i)
        out.push_back(recorded.value()[i].inputs);
    for (std::uint64_t seed = 1; !recorded.ok() && seed < 5; ++seed) {
        auto made = make_inputs(*model.program, *model.outcome.method, model.outcome.plan(),
                                {.values = InputRequest::Values::random, .seed = seed});
        if (made.ok()) out.push_back(std::move(made).take());
    }
    return out;
}

const ProgramFrame* loopOf(const ProgramGraph& graph) {
    const auto found = std::find_if(graph.frames.begin(), graph.frames.end(),
                                    [](const ProgramFrame& frame) { return frame.kind == Frame::loop; });
    return found == graph.frames.end() ? nullptr : &*found;
}

}  // namespace

class TestFlowCounts : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

private slots:
    void branchesAndLoopsRanAsOftenAsTheirInstructions_data() {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QString>("file");
        QTest::addColumn<std::vector<std::vector<HostTensor>>>("given");
        const std::vector<std::vector<HostTensor>> none;
        for (const char* name : {"cond", "cond_nested", "two_conds_live_across", "map_cond", "map_scan", "scan_ema",
                                 "scan_gru", "while_loop", "while_two_carried"})
            QTest::addRow("%s", name) << programFolder(name) << QStringLiteral("model.pt2") << none;
        const QString lite = QStringLiteral(ARENASCOPE_TEST_DATA "/tflite");
        QTest::newRow("IF of .tflite") << lite << QStringLiteral("if_then_else.tflite") << none;
        const auto made = [&](const char* title, const QString& file, const Made& model) {
            QVERIFY(!writtenFile(folder_, file, model.bytes).isEmpty());
            QTest::newRow(title) << folder_.path() << file << model.inputs;
        };
        made("WHILE of .tflite with IF inside", QStringLiteral("while.tflite"), liteLoop());
        made("Loop of ONNX", QStringLiteral("loop.onnx"), onnxLoop());
        made("Loop of ONNX with If inside", QStringLiteral("branch_in_loop.onnx"), onnxBranchInLoop());
        made("Scan of ONNX", QStringLiteral("scan.onnx"), onnxScan());
    }
    void branchesAndLoopsRanAsOftenAsTheirInstructions() {
        QFETCH(QString, folder);
        QFETCH(QString, file);
        const auto opened = openAndPlan(folder + QLatin1Char('/') + file);
        QVERIFY2(opened.ok(), errorOf(opened).constData());
        const Opened& model = opened.value();
        const Method& method = *model.outcome.method;
        auto executor = Executor::load(model.program, method, model.outcome.plan());
        QVERIFY2(executor.ok(), executor.ok() ? "" : executor.error().text().c_str());
        const Table<GraphIndex, SubGraph> regions = flow_regions(method);
        struct Expected {
            std::int64_t runs = 0, times = 0, fewest = -1, most = 0;
        };
        Table<GraphIndex, Expected> expected(regions.size());
        OpTimes times;
        Progress progress;
        Seen seen;
        QFETCH(const std::vector<std::vector<HostTensor>>, given);
        const auto all = given.empty() ? inputsOf(model, folder) : given;
        QVERIFY(!all.empty());
        for (const std::vector<HostTensor>& inputs : all) {
            const auto ran = executor.value()->run(inputs, {.observer = &seen}, progress);
            QVERIFY2(ran.ok(), ran.ok() ? "" : ran.error().text().c_str());
            times.add(ran.value().times);
            for (const GraphIndex at : regions.indices()) {
                Expected& row = expected[at];
                const std::int64_t now = timesOf(seen, regions, at);
                row.runs += now > 0 ? 1 : 0;
                row.times += now;
                row.fewest = row.fewest < 0 ? now : std::min(row.fewest, now);
                row.most = std::max(row.most, now);
            }
        }
        CallCounts calls;
        calls.add(times.summaries(), times.runs());
        const ProgramGraph graph = program_graph(model.outcome, model.program.get());
        const FlowCounts counts = flow_counts(graph, calls);
        QCOMPARE(counts.runs, static_cast<std::int64_t>(all.size()));
        int compared = 0;
        for (const FrameIndex at : graph.frames.indices()) {
            const ProgramFrame& frame = graph.frames[at];
            if (!frame.is_flow() || frame.kind == Frame::branch || frame.kind == Frame::loop) continue;
            const auto region = std::find_if(regions.begin(), regions.end(),
                                             [&](const SubGraph& each) { return each.path == frame.path; });
            QVERIFY2(region != regions.end(), frame.path.c_str());
            const GraphIndex index(region - regions.begin());
            if (expected[index].fewest < 0) continue;
            const FlowCounts::Row* row = counts.of(at);
            QVERIFY2(row, frame.path.c_str());
            QCOMPARE(row->own.times, expected[index].times);
            QCOMPARE(row->own.runs, expected[index].runs);
            QCOMPARE(row->own.fewest, expected[index].fewest);
            QCOMPARE(row->own.most, expected[index].most);
            ++compared;
        }
        const auto counted =
            std::count_if(expected.begin() + 1, expected.end(), [](const Expected& each) { return each.fewest >= 0; });
        QVERIFY(compared >= 1);
        if (!given.empty()) QCOMPARE(compared, static_cast<int>(counted));
    }

    /// The number of iterations is an input: 1 + 2 + 2, then twice that for each further one.
    void aLoopEndsAfterTheCountOfItsInput() {
        const Made made = onnxBranchInLoop();
        for (const char* planner : {"naive", "greedy_by_size", "auto"}) {
            const auto opened = openAndPlan(writtenFile(folder_, "counted.onnx", made.bytes), planner);
            QVERIFY2(opened.ok(), errorOf(opened).constData());
            const Outcome& outcome = opened.value().outcome;
            auto executor = Executor::load(opened.value().program, *outcome.method, outcome.plan());
            QVERIFY2(executor.ok(), executor.ok() ? "" : executor.error().text().c_str());
            Progress progress;
            std::vector<float> got;
            for (const std::vector<HostTensor>& inputs : made.inputs) {
                const auto ran = executor.value()->run(inputs, {}, progress);
                QVERIFY2(ran.ok(), ran.ok() ? "" : ran.error().text().c_str());
                float value = 0;
                QCOMPARE(ran.value().outputs[0].bytes.size(), sizeof value);
                std::memcpy(&value, ran.value().outputs[0].bytes.data(), sizeof value);
                got.push_back(value);
            }
            QCOMPARE(got, (std::vector<float>{40, 3, 1}));
        }
    }

    /// An arm that only passes its operand on has no operator that could be counted.
    void anArmWithoutOperatorsRanWhereTheOtherDidNot() {
        ProgramGraph graph;
        graph.frames.push_back({.kind = Frame::program, .children = {{.frame = FrameIndex(1)}}});
        graph.frames.push_back({.kind = Frame::branch,
                                .parent = whole_program,
                                .children = {{.frame = FrameIndex(2)}, {.frame = FrameIndex(3)}}});
        graph.frames.push_back({.kind = Frame::arm, .parent = FrameIndex(1), .children = {{.node = NodeIndex(0)}}});
        graph.frames.push_back({.kind = Frame::arm, .parent = FrameIndex(1), .children = {{.node = NodeIndex(1)}}});
        graph.nodes.push_back({.kind = ProgramNode::Kind::op, .instruction = InstructionIndex(4)});
        graph.nodes.push_back({.kind = ProgramNode::Kind::pass});
        OpTimes times;
        times.add({{.instruction = InstructionIndex(4), .calls = 1}});
        times.add({});
        times.add({});
        CallCounts calls;
        calls.add(times.summaries(), times.runs());
        const FlowCounts counts = flow_counts(graph, calls);
        QVERIFY(counts.of(FrameIndex(2)) && counts.of(FrameIndex(3)) && !counts.of(FrameIndex(1)));
        QCOMPARE(counts.of(FrameIndex(2))->own.runs, std::int64_t{1});
        QCOMPARE(counts.of(FrameIndex(3))->own.runs, std::int64_t{2});
        QCOMPARE(counts.of(FrameIndex(3))->reached, std::int64_t{3});
        // Further runs add up, and an operator that one of them skipped ran 0 times at the least.
        OpTimes more;
        more.add({{.instruction = InstructionIndex(4), .calls = 1}});
        calls.add(more.summaries(), more.runs());
        QCOMPARE(calls.runs(), std::int64_t{4});
        QCOMPARE(calls.of(InstructionIndex(4)).times, std::int64_t{2});
        QCOMPARE(calls.of(InstructionIndex(4)).fewest, std::int64_t{0});
        QVERIFY(flow_counts(graph, CallCounts()).frames.empty());
    }

    void mapAndScanIterateOnceForEachRow() {
        int compared = 0;
        for (const char* name : {"map_cond", "scan_ema", "scan_gru"}) {
            for (const char* file : {"model.pt2", "model_greedy.pte"}) {
                const QString path = programFolder(name) + QLatin1Char('/') + QLatin1String(file);
                if (!QFileInfo::exists(path)) continue;
                const auto opened = openAndPlan(path);
                QVERIFY2(opened.ok(), errorOf(opened).constData());
                const ProgramGraph graph = program_graph(opened.value().outcome, opened.value().program.get());
                const ProgramFrame* loop = loopOf(graph);
                QVERIFY2(loop && loop->trips, qPrintable(path));
                const Tensor* input =
                    opened.value().outcome.method->values[opened.value().outcome.method->inputs[0]].tensor();
                QCOMPARE(loop->trips->count, input->upper.front());
                QVERIFY(!loop->trips->is_most);
                ++compared;
            }
        }
        QCOMPARE(compared, 6);
        const auto opened = openAndPlan(programFolder("while_loop") + "/model.pt2");
        QVERIFY(opened.ok());
        const ProgramGraph graph = program_graph(opened.value().outcome, opened.value().program.get());
        const ProgramFrame* loop = loopOf(graph);
        QVERIFY2(loop && !loop->trips && loop->condition.valid(), "only a run tells");
    }

    /// A branch that runs several times in a run: of an arm without operators only the sum is known.
    void whatIsKnownOfTheOtherArmIsABound() {
        ProgramGraph graph;
        graph.frames.push_back({.kind = Frame::program, .children = {{.frame = FrameIndex(1)}}});
        graph.frames.push_back({.kind = Frame::loop, .parent = whole_program, .children = {{.frame = FrameIndex(2)}}});
        graph.frames.push_back({.kind = Frame::body,
                                .parent = FrameIndex(1),
                                .children = {{.node = NodeIndex(0)}, {.frame = FrameIndex(3)}}});
        graph.frames.push_back({.kind = Frame::branch,
                                .parent = FrameIndex(2),
                                .children = {{.frame = FrameIndex(4)}, {.frame = FrameIndex(5)}}});
        graph.frames.push_back({.kind = Frame::arm, .parent = FrameIndex(3), .children = {{.node = NodeIndex(1)}}});
        graph.frames.push_back({.kind = Frame::arm, .parent = FrameIndex(3)});
        graph.nodes.push_back({.kind = ProgramNode::Kind::op, .instruction = InstructionIndex(4)});
        graph.nodes.push_back({.kind = ProgramNode::Kind::op, .instruction = InstructionIndex(5)});
        // Iterations of each run, and how many of them take the first arm.
        const auto counted = [&](const std::vector<std::pair<std::int64_t, std::int64_t>>& runs) {
            OpTimes times;
            for (const auto& [all, first] : runs) {
                std::vector<OpTime> ops;
                if (all > 0) ops.push_back({.instruction = InstructionIndex(4), .calls = all});
                if (first > 0) ops.push_back({.instruction = InstructionIndex(5), .calls = first});
                times.add(ops);
            }
            CallCounts calls;
            calls.add(times.summaries(), times.runs());
            return flow_counts(graph, calls).of(FrameIndex(5))->own;
        };
        const FlowCount open = counted({{3, 1}, {2, 2}, {0, 0}});
        QCOMPARE(open.times, std::int64_t{2});
        QVERIFY2(open.is_bound && open.fewest <= 0 && open.most >= 2 && open.runs >= 1, "0, 0 or 2 of the runs");
        const FlowCount steady = counted({{3, 1}, {3, 1}});
        QVERIFY(!steady.is_bound);
        QCOMPARE(steady.fewest, std::int64_t{2});
        QCOMPARE(steady.most, std::int64_t{2});
        QCOMPARE(steady.runs, std::int64_t{2});
        const FlowCount never = counted({{1, 1}, {0, 0}});
        QVERIFY(!never.is_bound);
        QCOMPARE(never.most, std::int64_t{0});
    }

    void loopsOfOnnxStateTheirIterations() {
        QTemporaryDir folder;
        const QByteArray unknown = nodeOf("Mystery", {"x"}, {"m"}) + valueOf(13, "m", {4});
        const QByteArray loop = nodeOf("Add", {"v", "x"}, {"v_next"}) + nodeOf("Not", {"go"}, {"go_on"}) +
            valueOf(11, "i", {}, 7) + valueOf(11, "go", {}, 9) + valueOf(11, "v", {4}) + valueOf(12, "go_on", {}, 9) +
            valueOf(12, "v_next", {4});
        const QByteArray scan = nodeOf("Add", {"s", "row"}, {"s_next"}) + nodeOf("Relu", {"s_next"}, {"out_row"}) +
            valueOf(11, "s", {4}) + valueOf(11, "row", {4}) + valueOf(12, "s_next", {4}) + valueOf(12, "out_row", {4});
        struct Case {
            QByteArray graph;
            std::int64_t count;
            bool is_most;
        };
        for (const Case& each :
             {Case{indices("n", {}, {7}) + valueOf(11, "c", {}, 9) +
                       nodeOf("Loop", {"n", "c", "m"}, {"y"}, body("body", loop)) + valueOf(12, "y", {4}),
                   7, true},
              Case{valueOf(11, "rows", {3, 4}) +
                       nodeOf("Scan", {"m", "rows"}, {"y", "all"}, integer("num_scan_inputs", 1) + body("body", scan)) +
                       valueOf(12, "y", {4}) + valueOf(12, "all", {3, 4}),
                   3, false},
              Case{valueOf(11, "rows", {4, 6}) +
                       nodeOf("Scan", {"m", "rows"}, {"y", "all"},
                              integer("num_scan_inputs", 1) + integers("scan_input_axes", {1}) + body("body", scan)) +
                       valueOf(12, "y", {4}) + valueOf(12, "all", {6, 4}),
                   6, false},
              Case{valueOf(11, "rows", {4, 5}) +
                       nodeOf("Scan", {"m", "rows"}, {"y", "all"},
                              integer("num_scan_inputs", 1) + integers("scan_input_axes", {-1}) + body("body", scan)) +
                       valueOf(12, "y", {4}) + valueOf(12, "all", {5, 4}),
                   5, false},
              Case{valueOf(11, "n", {}, 7) + valueOf(11, "c", {}, 9) +
                       nodeOf("Loop", {"n", "c", "m"}, {"y"}, body("body", loop)) + valueOf(12, "y", {4}),
                   -1, false}}) {
            const auto opened =
                openAndPlan(writtenFile(folder, "model.onnx", modelOf(valueOf(11, "x", {4}) + unknown + each.graph)));
            QVERIFY2(opened.ok(), errorOf(opened).constData());
            const ProgramGraph graph = program_graph(opened.value().outcome, opened.value().program.get());
            const ProgramFrame* frame = loopOf(graph);
            QVERIFY(frame);
            QCOMPARE(frame->trips.has_value(), each.count >= 0);
            if (!frame->trips) continue;
            QCOMPARE(frame->trips->count, each.count);
            QCOMPARE(frame->trips->is_most, each.is_most);
        }
    }
};

QTEST_GUILESS_MAIN(TestFlowCounts)
#include "test_flow_counts.moc"
