// Control flow of models that keep ONNX operators: the bodies of If, Loop and Scan appear in the graph.

#include <QTest>
#include <algorithm>
#include <map>
#include <set>

#include "engine/study/graph/make_graph.h"
#include "engine/study/graph/unplanned.h"
#include "tests/formats/importing.h"
#include "tests/formats/onnx_building.h"

using namespace arenascope;
using namespace arenascope::testing;
using onnx_model::body, onnx_model::integer, onnx_model::modelOf, onnx_model::nodeOf, onnx_model::number,
    onnx_model::part, onnx_model::valueOf;

namespace {

using Frame = ProgramFrame::Kind;
using EdgeKind = ProgramEdge::Kind;

/// An unknown operator, so that the model keeps its ONNX operators.
QByteArray unknown() { return nodeOf("Mystery", {"x"}, {"m"}) + valueOf(13, "m", {4}); }

QByteArray withBranch() {
    const auto arm = [](const QByteArray& op) { return nodeOf(op, {"m", "x"}, {"r"}) + valueOf(12, "r", {4}); };
    return modelOf(valueOf(11, "x", {4}) + valueOf(11, "c", {}, 9) + unknown() +
                   nodeOf("If", {"c"}, {"y"}, body("then_branch", arm("Add")) + body("else_branch", arm("Mul"))) +
                   valueOf(12, "y", {4}));
}

QByteArray withLoop() {
    const QByteArray loop = nodeOf("Add", {"v", "x"}, {"sum"}) + nodeOf("Relu", {"sum"}, {"v_next"}) +
        nodeOf("Not", {"go"}, {"go_on"}) + valueOf(11, "i", {}, 7) + valueOf(11, "go", {}, 9) + valueOf(11, "v", {4}) +
        valueOf(12, "go_on", {}, 9) + valueOf(12, "v_next", {4});
    return modelOf(valueOf(11, "x", {4}) + valueOf(11, "n", {}, 7) + valueOf(11, "c", {}, 9) + unknown() +
                   nodeOf("Loop", {"n", "c", "m"}, {"y"}, body("body", loop)) + valueOf(12, "y", {4}));
}

QByteArray withScan() {
    const QByteArray scan = nodeOf("Add", {"s", "row"}, {"sum"}) + nodeOf("Neg", {"sum"}, {"s_next"}) +
        nodeOf("Relu", {"s_next"}, {"out_row"}) + valueOf(11, "s", {4}) + valueOf(11, "row", {4}) +
        valueOf(12, "s_next", {4}) + valueOf(12, "out_row", {4});
    return modelOf(valueOf(11, "x", {4}) + valueOf(11, "rows", {3, 4}) + unknown() +
                   nodeOf("Scan", {"m", "rows"}, {"last", "all"}, integer("num_scan_inputs", 1) + body("body", scan)) +
                   valueOf(12, "last", {4}) + valueOf(12, "all", {3, 4}));
}

struct Drawn {
    testing::Opened model;
    ProgramGraph graph;
    [[nodiscard]] FrameIndex frame(Frame kind, int number = 0) const {
        for (const FrameIndex at : graph.frames.indices()) {
            if (graph.frames[at].kind == kind && graph.frames[at].number == number) return at;
        }
        return {};
    }
    [[nodiscard]] std::string word(NodeIndex node) const {
        const ProgramNode& it = graph.nodes[node];
        return it.title.empty() ? it.name : it.title;
    }
    [[nodiscard]] std::set<std::string> edges(EdgeKind kind) const {
        std::set<std::string> out;
        for (const ProgramEdge& edge : graph.edges) {
            if (edge.kind == kind) out.insert(word(edge.from) + " " + word(edge.to));
        }
        return out;
    }
};

std::optional<Drawn> drawn(const QTemporaryDir& folder, const QByteArray& model) {
    auto opened = openAndPlan(writtenFile(folder, "model.onnx", model));
    if (!opened.ok()) {
        qWarning("%s", errorOf(opened).constData());
        return std::nullopt;
    }
    Drawn out{.model = std::move(opened).take(), .graph = {}};
    out.graph = program_graph(out.model.outcome, out.model.program.get());
    return out;
}

}  // namespace

class TestOnnxFlows : public QObject {
    Q_OBJECT
private slots:
    void theBranchesOfIfLieSideBySide() {
        const auto found = drawn(folder_, withBranch());
        QVERIFY(found);
        const FrameIndex then = found->frame(Frame::arm, 0), otherwise = found->frame(Frame::arm, 1);
        QVERIFY(then.valid() && otherwise.valid());
        QCOMPARE(found->graph.frames[then].parent, found->graph.frames[otherwise].parent);
        QCOMPARE(found->graph.frames[found->graph.frames[then].parent].title, std::string("If"));
        QCOMPARE(found->edges(EdgeKind::condition).size(), std::size_t{1});
        QCOMPARE(found->edges(EdgeKind::control).size(), std::size_t{2});
        const auto data = found->edges(EdgeKind::data);
        for (const char* edge : {"Mystery Add", "Mystery Mul", "Add If", "Mul If", "If y"})
            QVERIFY2(data.contains(edge), edge);
        QCOMPARE(found->graph.operators, 4);
    }

    void aLoopHasItsConditionItsCarriedValueAndAWayBack() {
        const auto found = drawn(folder_, withLoop());
        QVERIFY(found);
        const FrameIndex loop = found->frame(Frame::loop), inside = found->frame(Frame::body);
        QVERIFY(loop.valid() && inside.valid());
        QCOMPARE(found->graph.frames[inside].parent, loop);
        const auto back = found->edges(EdgeKind::back);  // of the value and of the condition, both results of the body
        QVERIFY(back.size() == 2 && back.contains("Relu Add"));
        QVERIFY(found->edges(EdgeKind::control).empty());
        const auto data = found->edges(EdgeKind::data);
        QVERIFY(data.contains("Mystery Add") && data.contains("Relu Loop") && data.contains("Loop y"));
        QVERIFY(!data.contains("Not Loop"));
        QCOMPARE(found->edges(EdgeKind::condition).size(), std::size_t{1});
    }

    void aScanReadsRowsAndCarriesItsState() {
        const auto found = drawn(folder_, withScan());
        QVERIFY(found);
        QVERIFY(found->frame(Frame::loop).valid());
        QCOMPARE(found->edges(EdgeKind::back), (std::set<std::string>{"Neg Add"}));
        const auto data = found->edges(EdgeKind::data);
        for (const char* edge : {"rows Add", "Mystery Add", "Neg Relu", "Relu Scan", "Neg Scan"})
            QVERIFY2(data.contains(edge), edge);
    }

    /// A model that runs here is lowered, but its graph has the operators that people know from the file.
    void aLoweredModelKeepsTheOperatorsOfItsFile() {
        const auto arm = [](const QByteArray& op, const QByteArray& result) {
            return nodeOf(op, {"x"}, {result}) + valueOf(12, result, {4});
        };
        for (const bool is_named : {false, true}) {
            const auto name = [&](const QByteArray& text) { return is_named ? part(3, text) : QByteArray(); };
            const QByteArray model = modelOf(valueOf(11, "x", {4}) + valueOf(11, "c", {}, 9) +
                                             nodeOf("If", {"c"}, {"y"},
                                                    name("choose") + body("then_branch", arm("Neg", "r")) +
                                                        body("else_branch", arm("Identity", "s"))) +
                                             nodeOf("Identity", {"y"}, {"z"}, name("last")) + valueOf(12, "z", {4}));
            const auto found = drawn(folder_, model);
            QVERIFY(found);
            const FrameIndex flow = found->frame(Frame::branch);
            QVERIFY(flow.valid());
            QCOMPARE(found->graph.frames[flow].title, std::string("If"));
            QCOMPARE(found->graph.frames[flow].lowered, std::string("cond"));
            std::map<std::string, std::string> titles;  // by lowered operator
            for (const ProgramNode& node : found->graph.nodes) {
                if (node.runs()) titles[node.op] = node.title;
            }
            QCOMPARE(titles["aten::neg.out"], std::string("Neg"));
            QCOMPARE(titles["dim_order_ops::_clone_dim_order.out"], std::string("Identity"));
        }
    }

    /// Intermediate tensors of a body also have bytes while it runs.
    void tensorsOfABodyArePlanned() {
        const auto found = drawn(folder_, withLoop());
        QVERIFY(found);
        const auto& rows = found->model.outcome.tensors;
        const auto row = std::find_if(rows.begin(), rows.end(),
                                      [](const TensorRow& each) { return each.name.ends_with(".v_next"); });
        QVERIFY(row != rows.end());
        QVERIFY(found->model.outcome.plan().valid());
    }

    void aModelWithoutAPlanShowsItsBodies() {
        const QByteArray arm = nodeOf("Add", {"m", "x"}, {"r"}) + part(12, part(1, "r"));
        const QByteArray open = modelOf(
            valueOf(11, "x", {4}) + valueOf(11, "c", {}, 9) + nodeOf("Mystery", {"x"}, {"m"}) +
            nodeOf("If", {"c"}, {"y"}, body("then_branch", arm) + body("else_branch", arm)) + part(12, part(1, "y")));
        Progress progress;
        const auto program = Engine().open(writtenFile(folder_, "open.onnx", open).toStdString(), progress);
        QVERIFY2(program.ok(), program.ok() ? "" : program.error().text().c_str());
        const auto outcome = unplanned_outcome(*program.value(), {});
        QVERIFY(outcome);
        const ProgramGraph graph = program_graph(*outcome, program.value().get());
        const auto arms = std::count_if(graph.frames.begin(), graph.frames.end(),
                                        [](const ProgramFrame& frame) { return frame.kind == Frame::arm; });
        QCOMPARE(arms, 2);
    }

    void anInputOfABodyMayHaveNoName() {
        const QByteArray inside = nodeOf("Add", {"v", "x"}, {"sum"}) + nodeOf("Not", {"go"}, {"go_on"}) +
            valueOf(11, "", {}, 7) + valueOf(11, "go", {}, 9) + valueOf(11, "v", {4}) + valueOf(12, "go_on", {}, 9) +
            valueOf(12, "sum", {4});
        const auto found =
            drawn(folder_,
                  modelOf(valueOf(11, "x", {4}) + valueOf(11, "n", {}, 7) + valueOf(11, "c", {}, 9) + unknown() +
                          nodeOf("Loop", {"n", "c", "m"}, {"y"}, body("body", inside)) + valueOf(12, "y", {4})));
        QVERIFY(found && found->frame(Frame::loop).valid());
    }

    /// A body may declare a dimension that nothing else names: nobody could give a range for it.
    void dimensionsOfABodyAloneNeedNoRange() {
        const QByteArray own = part(2, part(1, number(1, 1) + part(2, part(1, part(2, "own")))));
        const QByteArray arm = nodeOf("Add", {"m", "x"}, {"t"}) + part(13, part(1, "t") + own) +
            nodeOf("Neg", {"t"}, {"r"}) + part(12, part(1, "r"));
        const QByteArray open = modelOf(
            valueOf(11, "x", {4}) + valueOf(11, "c", {}, 9) + nodeOf("Mystery", {"x"}, {"m"}) +
            nodeOf("If", {"c"}, {"y"}, body("then_branch", arm) + body("else_branch", arm)) + part(12, part(1, "y")));
        Progress progress;
        const auto program = Engine().open(writtenFile(folder_, "own.onnx", open).toStdString(), progress);
        QVERIFY2(program.ok(), program.ok() ? "" : program.error().text().c_str());
        Tuning tuning = starting_tuning(*program.value());
        for (const auto& [symbol, range] : program.value()->methods.front().ranges)
            if (!range.max) tuning.ranges[symbol] = {.min = 1, .max = 64};
        const auto outcome = Engine().evaluate(*program.value(), tuning, {}, progress);
        QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
    }

    /// Inputs, weights, results and outputs that are no tensors are nodes, and edges lead from one to the next.
    void sequencesAndTextsAreNodesWithEdges() {
        const QByteArray floats = part(1, number(1, 1) + part(2, part(1, number(1, 4))));
        const QByteArray sequence = part(4, part(1, floats)), optional = part(9, part(1, floats));
        const auto valued = [](int field, const QByteArray& name, const QByteArray& type) {
            return part(field, part(1, name) + part(2, type));
        };
        constexpr int of_texts = 8;
        const QByteArray words =
            part(5, number(1, 2) + number(2, of_texts) + part(6, "a") + part(6, "b") + part(8, "w"));
        const auto found = drawn(
            folder_,
            modelOf(valued(11, "s", sequence) + valueOf(11, "x", {4}) + valued(11, "o", optional) +
                        valueOf(11, "t", {2}, of_texts) + words + nodeOf("SequenceInsert", {"s", "x"}, {"longer"}) +
                        nodeOf("SequenceErase", {"longer"}, {"shorter"}) +
                        nodeOf("StringConcat", {"t", "w"}, {"joined"}) + nodeOf("OptionalGetElement", {"o"}, {"e"}) +
                        valueOf(12, "e", {4}) + valued(12, "shorter", sequence) + valueOf(12, "joined", {2}, of_texts),
                    20));
        QVERIFY(found);
        const auto data = found->edges(EdgeKind::data);
        for (const char* edge : {"s SequenceInsert", "x SequenceInsert", "SequenceInsert SequenceErase",
                                 "SequenceErase shorter", "t StringConcat", "w StringConcat", "StringConcat joined",
                                 "o OptionalGetElement", "OptionalGetElement e"})
            QVERIFY2(data.contains(edge), edge);
        const auto kinds = [&](ProgramNode::Kind kind) {
            std::set<std::string> out;
            for (const ProgramNode& node : found->graph.nodes)
                if (node.kind == kind) out.insert(node.name);
            return out;
        };
        QCOMPARE(kinds(ProgramNode::Kind::input), (std::set<std::string>{"o", "s", "t", "x"}));
        QCOMPARE(kinds(ProgramNode::Kind::output), (std::set<std::string>{"e", "joined", "shorter"}));
        QCOMPARE(kinds(ProgramNode::Kind::constant), (std::set<std::string>{"w"}));
    }

private:
    QTemporaryDir folder_;
};

QTEST_GUILESS_MAIN(TestOnnxFlows)
#include "test_onnx_flows.moc"
