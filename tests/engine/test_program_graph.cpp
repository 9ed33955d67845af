// The graph that the Graph view draws: its nodes, its edges, and the nodes of each frame.

#include <QDirIterator>
#include <QTest>
#include <algorithm>
#include <map>
#include <set>

#include "engine/engine.h"
#include "engine/open/first_tuning.h"
#include "engine/study/graph/make_graph.h"
#include "tests/test_data.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

using Kind = ProgramNode::Kind;
using Frame = ProgramFrame::Kind;
using EdgeKind = ProgramEdge::Kind;

struct Opened {
    std::shared_ptr<const Program> program;
    Outcome outcome;
    ProgramGraph graph;
};

/// Sizes that a file leaves open are small here: the geometry does not depend on them.
std::optional<Opened> opened(const QString& path, const std::string& backend = {}) {
    const Engine engine;
    Progress progress;
    auto program = engine.open(path.toStdString(), progress);
    if (!program.ok()) return std::nullopt;
    Opened out{.program = program.value()};
    if (out.program->methods.empty()) return std::nullopt;
    Tuning tuning = starting_tuning(*out.program);
    tuning.planner = "greedy_by_size";
    for (const auto& [symbol, range] : out.program->methods.front().ranges) {
        if (!range.max) tuning.ranges[symbol] = {.min = std::clamp<std::int64_t>(range.min, 0, 64), .max = 64};
    }
    if (!backend.empty()) tuning.delegation.backends = {backend};
    auto outcome = engine.evaluate(*out.program, tuning, {}, progress);
    if (!outcome.ok()) return std::nullopt;
    out.outcome = std::move(outcome).take();
    out.graph = program_graph(out.outcome, out.program.get());
    return out;
}

std::string title(const ProgramFrame& frame) {
    static const std::map<Frame, std::string> words{
        {Frame::program, "program"}, {Frame::arm, "arm"},     {Frame::test, "test"},  {Frame::body, "body"},
        {Frame::tiles, "tiles"},     {Frame::chain, "chain"}, {Frame::steps, "steps"}};
    if (!frame.title.empty()) return frame.title;
    return words.at(frame.kind) + (frame.kind == Frame::arm ? std::to_string(frame.number) : "");
}

std::string word(const ProgramNode& node) {
    switch (node.kind) {
        case Kind::input: return "input " + node.name;
        case Kind::output: return "output " + node.name;
        case Kind::state: return "state " + node.name;
        case Kind::condition: return "condition " + node.name;
        case Kind::result: return "result " + node.name;
        case Kind::pass: return "pass";
        default: break;
    }
    const std::string carry = node.carry == ProgramNode::Carry::in ? " in"
        : node.carry == ProgramNode::Carry::back                   ? " back"
                                                                   : "";
    return node.title + carry + " " + node.name;
}

/// "encoder{ add x, cond{ ... } }": frames with their content, in order.
std::string text(const ProgramGraph& graph, FrameIndex at) {
    std::string out = title(graph.frames[at]) + "{";
    for (const ProgramFrame::Child& child : graph.frames[at].children) {
        if (out.back() != '{') out += ", ";
        out += child.frame.valid() ? text(graph, child.frame) : word(graph.nodes[child.node]);
    }
    return out + "}";
}

/// "add x -> mul y", with the kind of an edge where it is not one of data.
std::set<std::string> edges(const ProgramGraph& graph) {
    static const std::map<EdgeKind, std::string> words{{EdgeKind::data, "->"},    {EdgeKind::condition, "?>"},
                                                       {EdgeKind::control, "~>"}, {EdgeKind::order, ".>"},
                                                       {EdgeKind::back, "<-"},    {EdgeKind::write_back, "=>"}};
    std::set<std::string> out;
    for (const ProgramEdge& edge : graph.edges) {
        if (graph.nodes[edge.from].kind == Kind::constant) continue;
        out.insert(word(graph.nodes[edge.from]) + " " + words.at(edge.kind) + " " + word(graph.nodes[edge.to]));
    }
    return out;
}

QStringList allPrograms() {
    QStringList out;
    for (const QString& folder :
         {QStringLiteral(ARENASCOPE_TEST_DATA "/programs"), QStringLiteral(ARENASCOPE_TEST_DATA "/delegated"),
          QStringLiteral(ARENASCOPE_TEST_DATA "/tflite"), QStringLiteral(ARENASCOPE_TEST_DATA "/onnx"),
          QStringLiteral(ARENASCOPE_TEST_DATA "/cortex_m/programs"),
          QStringLiteral(ARENASCOPE_SOURCE_DIR "/resources/samples")}) {
        QDirIterator it(folder, {"*.pt2", "*.pte", "*.tflite", "*.onnx"}, QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext()) out << it.next();
    }
    out.sort();
    return out;
}

void addPrograms() {
    QTest::addColumn<QString>("path");
    for (const QString& path : allPrograms())
        QTest::addRow("%s", qPrintable(path.mid(QStringLiteral(ARENASCOPE_SOURCE_DIR).size() + 1))) << path;
}

/// With frames for the nodes that they hold.
bool isAcyclic(const ProgramGraph& graph, FrameIndex frame) {
    using Key = std::pair<std::int32_t, std::int32_t>;
    const auto key = [](const ProgramFrame::Child& child) { return Key{child.node.number(), child.frame.number()}; };
    std::map<Key, std::set<Key>> readers;
    std::map<Key, int> waiting;
    for (const ProgramFrame::Child& child : graph.frames[frame].children) waiting[key(child)] = 0;
    for (const ProgramEdge& edge : graph.edges) {
        if (!edge.is_forward() || !graph.is_inside(graph.nodes[edge.from].frame, frame) ||
            !graph.is_inside(graph.nodes[edge.to].frame, frame) || graph.nodes[edge.from].kind == Kind::constant)
            continue;
        const Key from = key(graph.child_of(frame, edge.from)), to = key(graph.child_of(frame, edge.to));
        if (from != to && readers[from].insert(to).second) ++waiting[to];
    }
    std::vector<Key> ready;
    for (const auto& [at, count] : waiting) {
        if (count == 0) ready.push_back(at);
    }
    for (std::size_t i = 0; i < ready.size(); ++i) {
        for (const Key& next : readers[ready[i]]) {
            if (--waiting[next] == 0) ready.push_back(next);
        }
    }
    return ready.size() == waiting.size();
}

}  // namespace

class TestProgramGraph : public QObject {
    Q_OBJECT
private slots:
    void everyOperatorIsANodeOfOneFrame_data() { addPrograms(); }
    void everyOperatorIsANodeOfOneFrame() {
        QFETCH(QString, path);
        const auto model = opened(path);
        if (!model) return;  // its text is tested where it is read
        const ProgramGraph& graph = model->graph;
        QCOMPARE(graph.operators, model->outcome.steps);
        QCOMPARE(graph.frames[whole_program].operators, graph.operators);
        std::set<NodeIndex> seen;
        std::set<FrameIndex> inside{whole_program};
        for (const FrameIndex at : graph.frames.indices()) {
            const ProgramFrame& frame = graph.frames[at];
            QVERIFY(frame.children.size() <= 240);
            QVERIFY2(!frame.children.empty() || at == whole_program, title(frame).c_str());
            for (const ProgramFrame::Child& child : frame.children) {
                QVERIFY(child.node.valid() != child.frame.valid());
                if (child.frame.valid()) {
                    QVERIFY(inside.insert(child.frame).second);
                    QCOMPARE(graph.frames[child.frame].parent, at);
                    QCOMPARE(graph.frames[child.frame].depth, frame.depth + 1);
                } else {
                    QVERIFY(seen.insert(child.node).second);
                    QCOMPARE(graph.nodes[child.node].frame, at);
                }
            }
        }
        QCOMPARE(inside.size(), graph.frames.size());
        for (const NodeIndex at : graph.nodes.indices())
            QCOMPARE(seen.contains(at), graph.nodes[at].kind != Kind::constant);
        // Every tensor in the tables is written by a node.
        for (const TensorRow& row : model->outcome.tensors)
            QVERIFY2(graph.node_of(*model->outcome.method, row.value).valid() || row.role == Role::alias ||
                         row.first_step > row.last_step || row.op == "placeholder" || row.op.empty(),
                     row.name.c_str());
    }

    void theOrderOfTheProgramNeverTurnsBack_data() { addPrograms(); }
    void theOrderOfTheProgramNeverTurnsBack() {
        QFETCH(QString, path);
        const auto model = opened(path);
        if (!model) return;
        const ProgramGraph& graph = model->graph;
        for (const ProgramEdge& edge : graph.edges) {
            QVERIFY(edge.from != edge.to || edge.kind == EdgeKind::back);
            const Step from = graph.nodes[edge.from].step, to = graph.nodes[edge.to].step;
            if (edge.is_forward() && from.valid() && to.valid())
                QVERIFY2(from < to, (word(graph.nodes[edge.from]) + " -> " + word(graph.nodes[edge.to])).c_str());
        }
        for (const FrameIndex at : graph.frames.indices())
            QVERIFY2(isAcyclic(graph, at), title(graph.frames[at]).c_str());
    }

    void aBranchHasItsConditionItsArmsAndWhatTheyGive() {
        const auto model = opened(programFolder("cond") + "/model.pt2");
        QVERIFY(model);
        QCOMPARE(text(model->graph, whole_program),
                 std::string("program{input x, sum sum_1, gt gt, cond{condition gt, arm0{permute "
                             "true_graph_0.permute, addmm true_graph_0.addmm, sin true_graph_0.sin, to_copy "
                             "true_graph_0._to_copy, add true_graph_0.add}, arm1{cos false_graph_0.cos, relu "
                             "false_graph_0.relu, mul false_graph_0.mul, sub false_graph_0.sub}, result getitem}, "
                             "to_copy _to_copy, mul mul, add add, output add}"));
        const std::set<std::string> found = edges(model->graph);
        for (const char* edge :
             {"gt gt ?> condition gt", "condition gt ~> cos false_graph_0.cos",
              "condition gt ~> permute true_graph_0.permute", "add true_graph_0.add -> result getitem",
              "sub false_graph_0.sub -> result getitem", "result getitem -> mul mul"})
            QVERIFY2(found.contains(edge), edge);
        QVERIFY2(!found.contains("add true_graph_0.add -> mul mul"), "through the result alone");
        // Within a branch there is one frame more.
        const auto nested = opened(programFolder("cond_nested") + "/model.pt2");
        QVERIFY(nested);
        QVERIFY(edges(nested->graph).contains("result true_graph_0.getitem -> result getitem"));
    }

    void aLoopCarriesValuesBack() {
        const auto model = opened(programFolder("while_loop") + "/model.pt2");
        QVERIFY(model);
        const std::string all = text(model->graph, whole_program);
        QVERIFY2(all.find("while{copy in getitem, copy in getitem_1, test{lt while_loop_cond_graph_0.lt}, condition "
                          "while_loop_cond_graph_0.lt, body{add") != std::string::npos,
                 all.c_str());
        const std::set<std::string> found = edges(model->graph);
        for (const char* edge : {"copy back getitem <- copy in getitem", "copy back getitem_1 <- copy in getitem_1",
                                 "copy in getitem -> lt while_loop_cond_graph_0.lt",
                                 "condition while_loop_cond_graph_0.lt ~> add while_loop_body_graph_0.add",
                                 "result getitem -> output getitem_1"})
            QVERIFY2(found.contains(edge), edge);
        for (const char* name : {"map_scan", "map_cond", "scan_ema", "scan_gru"}) {
            const auto other = opened(programFolder(name) + "/model.pt2");
            QVERIFY(other);
            const auto& frames = other->graph.frames;
            const auto loop = std::find_if(frames.begin(), frames.end(), [](const ProgramFrame& frame) {
                return frame.kind == Frame::loop && (frame.title == "map" || frame.title == "scan");
            });
            QVERIFY2(loop != frames.end() && loop->result.valid(), name);
        }
    }

    void callsOfOtherGraphsAreFrames() {
        const auto model = opened(QStringLiteral(ARENASCOPE_TEST_DATA "/tflite/twice_while.tflite"));
        QVERIFY(model);
        const std::string all = text(model->graph, whole_program);
        QVERIFY2(
            all.find("If{arm0{Add tmp, Add o}, arm1{Add else.tmp, Add else.o}, If y, condition c}, "
                     "If{arm0{Add tmp, Add o}, arm1{Add else.tmp, Add else.o}, If z, condition c}, "
                     "While{test{Add p}, body{Add body.tmp, Add body.o}, While w, condition p}") != std::string::npos,
            all.c_str());
        const std::set<std::string> found = edges(model->graph);
        for (const char* edge :
             {"input c ?> condition c", "condition c ~> Add else.tmp", "Add o -> If y", "Add else.o -> If y",
              "If z -> Add body.tmp", "Add p ?> condition p", "Add body.o <- Add body.tmp", "Add body.o -> While w"})
            QVERIFY2(found.contains(edge), edge);
    }

    void valuesOfUnknownShapeLeadFromOperatorToOperator() {
        const auto model = opened(QStringLiteral(ARENASCOPE_TEST_DATA "/onnx/test_loop11/model.onnx"));
        QVERIFY(model);
        const std::set<std::string> found = edges(model->graph);
        for (const char* edge :
             {"Add res_y.body.end -> Unsqueeze res_y.body.slice_end",
              "Unsqueeze res_y.body.slice_start -> Slice res_y.body.slice_out",
              "Unsqueeze res_y.body.slice_end -> Slice res_y.body.slice_out",
              "Slice res_y.body.slice_out -> Add res_y.body.y_out", "input y -> Add res_y.body.y_out",
              // One operator makes what the next iteration reads.
              "Add res_y.body.y_out <- Add res_y.body.y_out"})
            QVERIFY2(found.contains(edge), edge);
    }

    void aDelegateHoldsWhatItWasMadeOf() {
        const auto model = opened(programFolder("dw_conv_tiny") + "/model.pt2", "xnnpack");
        QVERIFY(model);
        const std::string all = text(model->graph, whole_program);
        QVERIFY2(
            all.find("executorch_call_delegate_2{elu aten_elu_default, mean aten_mean_dim, permute "
                     "aten_permute_copy_default, addmm aten_addmm_default, XnnpackBackend addmm}") != std::string::npos,
            all.c_str());
        const std::set<std::string> found = edges(model->graph);
        QVERIFY(found.contains("avg_pool2d avg_pool2d -> elu aten_elu_default"));
        QVERIFY(found.contains("elu aten_elu_default -> mean aten_mean_dim"));
        QVERIFY(found.contains("addmm aten_addmm_default -> XnnpackBackend addmm"));
        QVERIFY2(!found.contains("avg_pool2d avg_pool2d -> XnnpackBackend addmm"), "its first node reads it");
        // What was taken here is stated by the program itself.
        const auto elu = std::find_if(
            model->graph.nodes.begin(), model->graph.nodes.end(),
            [](const ProgramNode& node) { return node.kind == Kind::inside && node.name == "aten_elu_default"; });
        QVERIFY(elu != model->graph.nodes.end() && elu->payload && !elu->payload->stack_trace.empty());
        QCOMPARE(elu->payload->tensors.size(), std::size_t{2});
        QCOMPARE(elu->payload->tensors[0].name, std::string("avg_pool2d"));
        QVERIFY(elu->payload->tensors[0].value != no_value);
    }

    /// A payload written by ExecuTorch states its operators.
    void aPayloadThatWasLoadedOpensToItsNodes() {
        const auto model = opened(QStringLiteral(ARENASCOPE_TEST_DATA "/delegated/dw_conv_tiny_xnnpack.pte"));
        QVERIFY(model);
        const ProgramGraph& graph = model->graph;
        int inside = 0, calls = 0, convolutions = 0, made = 0;
        for (const NodeIndex at : graph.nodes.indices()) {
            const ProgramNode& node = graph.nodes[at];
            calls += node.kind == Kind::delegate ? 1 : 0;
            if (node.kind != Kind::inside) continue;
            ++inside;
            QVERIFY(graph.frames[node.frame].kind == Frame::delegate);
            QVERIFY2(!node.in.empty() && !node.out.empty(), node.title.c_str());
            QVERIFY2(node.bytes > 0 && node.op.starts_with("xnnpack::"), node.op.c_str());
            // Its card: what it reads and makes, and the attributes that the payload states.
            QVERIFY(node.payload && graph.nodes[graph.frames[node.frame].children.back().node].kind == Kind::delegate);
            const auto& tensors = node.payload->tensors;
            QVERIFY(tensors.size() >= 2 && tensors.back().kind == StatedNode::Tensor::Kind::output);
            QCOMPARE(tensors.back().bytes, node.bytes);
            for (const StatedNode::Tensor& tensor : tensors) {
                QVERIFY2(!tensor.role.empty() && !tensor.type.empty(), node.op.c_str());
                if (!tensor.maker.valid()) continue;
                ++made;
                QVERIFY(std::any_of(node.in.begin(), node.in.end(),
                                    [&](EdgeIndex edge) { return graph.edges[edge].from == tensor.maker; }));
            }
            if (node.title != "DepthwiseConv2d") continue;
            ++convolutions;
            std::map<std::string, std::string> stated;
            for (const auto& [name, value] : node.payload->attributes) stated[name.text()] = value.text();
            QVERIFY2(stated["kernel"] == "3, 3" && stated.contains("stride") && stated.contains("groups"),
                     stated["kernel"].c_str());
            QCOMPARE(tensors[1].role.text(), std::string("filter"));
            QCOMPARE(tensors[1].kind, StatedNode::Tensor::Kind::constant);
        }
        QVERIFY(convolutions > 0 && made > 0);
        QVERIFY(calls > 0 && inside > calls);
        const std::set<std::string> titles = [&] {
            std::set<std::string> out;
            for (const ProgramNode& node : graph.nodes)
                if (node.kind == Kind::inside) out.insert(node.title);
            return out;
        }();
        QVERIFY(titles.contains("DepthwiseConv2d") && titles.contains("FullyConnected"));
        // Inputs of the call are read by nodes inside; its results lead to their readers.
        QVERIFY(std::any_of(graph.edges.begin(), graph.edges.end(), [&](const ProgramEdge& edge) {
            return graph.nodes[edge.from].kind == Kind::input && graph.nodes[edge.to].kind == Kind::inside;
        }));
    }

    void modulesNestAndEqualOnesAreAlike() {
        const auto model = opened(programFolder("mobilenet_v2_w035") + "/model.pt2");
        QVERIFY(model);
        std::map<std::string, const ProgramFrame*> modules;
        for (const ProgramFrame& frame : model->graph.frames) {
            if (frame.kind == Frame::module) QVERIFY(modules.emplace(frame.path, &frame).second);
        }
        QVERIFY(modules.contains("features.3") && modules.contains("features.3.conv.0"));
        const ProgramFrame& outer = model->graph.frames[modules.at("features.3.conv.0")->parent];
        QVERIFY(outer.path == "features.3.conv" || outer.path == "features.3");
        QCOMPARE(modules.at("features.8")->likeness, modules.at("features.9")->likeness);
        QVERIFY(modules.at("features.3")->likeness != modules.at("features.8")->likeness);
        // The slashes of TensorFlow Lite's names are the modules.
        const auto lite = opened(QStringLiteral(ARENASCOPE_TEST_DATA "/tflite/person_detect_offline_plan.tflite"));
        QVERIFY(lite);
        QVERIFY(std::any_of(lite->graph.frames.begin(), lite->graph.frames.end(), [](const ProgramFrame& frame) {
            return frame.path == "MobilenetV1/Logits" && frame.operators == 3;
        }));
    }

    void aModuleThatIsCalledTwiceMakesNoCycle() {
        Outcome outcome;
        auto method = std::make_shared<Method>();
        // relu(a) -> conv(b) -> relu(c) of one activation: act, conv, act.
        const char* modules[] = {"block.act", "block.conv", "block.act", "block.side", "block.act"};
        for (int i = 0; i < 6; ++i) {
            Tensor tensor;
            tensor.upper = {4};
            tensor.sizes = {sym::Expr(4)};
            method->values.push_back({.name = "v" + std::to_string(i), .data = std::move(tensor)});
        }
        for (int i = 0; i < 5; ++i) {
            Instruction in;
            in.op = "aten::relu.out";
            in.name = "n" + std::to_string(i);
            in.module_path = modules[i];
            const ValueId from(i == 3 ? 0 : i), to(i + 1);  // the side path reads the input
            in.args = {i == 4 ? ValueId(3) : from, to, to};
            in.outs = {to};
            method->instructions.push_back(in);
        }
        method->inputs = {ValueId(0)};
        method->outputs = {ValueId(5)};
        outcome.method = method;
        const ProgramGraph graph = program_graph(outcome);
        for (const FrameIndex at : graph.frames.indices()) QVERIFY(isAcyclic(graph, at));
        QCOMPARE(text(graph, whole_program),
                 std::string("program{input v0, block{relu v1, relu v2, act{relu v3, relu v5}, relu v4}, output v5}"));
    }

    void whatIsTooMuchAtOnceIsDividedBySteps() {
        Outcome outcome;
        auto method = std::make_shared<Method>();
        constexpr int count = 70'000;
        for (int i = 0; i <= count; ++i) {
            Tensor tensor;
            tensor.upper = {4};
            method->values.push_back({.name = "v", .data = std::move(tensor)});
        }
        for (int i = 0; i < count; ++i) {
            Instruction in;
            in.op = "aten::relu.out";
            in.args = {ValueId(i), ValueId(i + 1), ValueId(i + 1)};
            in.outs = {ValueId(i + 1)};
            method->instructions.push_back(in);
        }
        method->inputs = {ValueId(0)};
        outcome.method = method;
        const ProgramGraph graph = program_graph(outcome);
        QCOMPARE(graph.operators, count);
        QCOMPARE(graph.frames[whole_program].operators, count);
        for (const ProgramFrame& frame : graph.frames) QVERIFY(frame.children.size() <= 240);
        const ProgramFrame& first = graph.frames[graph.frames[whole_program].children[0].frame];
        QCOMPARE(first.kind, Frame::steps);
        QCOMPARE(first.first_step, Step(0));
    }

    void titlesAreTheNamesThatPeopleUse() {
        QCOMPARE(operator_title("aten::native_layer_norm.out"), std::string("layer_norm"));
        QCOMPARE(operator_title("aten::_softmax.out"), std::string("softmax"));
        QCOMPARE(operator_title("aten::permute_copy.out"), std::string("permute"));
        QCOMPARE(operator_title("aten::add.out"), std::string("add"));
        QCOMPARE(operator_title("tflite::DEPTHWISE_CONV_2D"), std::string("DepthwiseConv2D"));
        QCOMPARE(operator_title("tflite::UNIDIRECTIONAL_SEQUENCE_LSTM"), std::string("UnidirectionalSequenceLSTM"));
        QCOMPARE(operator_title("tflite::ethos-u"), std::string("ethos-u"));
        QCOMPARE(operator_title("mylib::dma_copy.out"), std::string("dma_copy"));
        const std::pair<const char*, OperatorFamily> families[] = {
            {"aten::convolution.out", OperatorFamily::matrix},
            {"aten::add.out", OperatorFamily::elementwise},
            {"aten::maximum.out", OperatorFamily::elementwise},
            {"aten::sum.IntList_out", OperatorFamily::reduction},
            {"aten::_softmax.out", OperatorFamily::reduction},
            {"aten::permute_copy.out", OperatorFamily::movement},
            {"aten::native_layer_norm.out", OperatorFamily::reduction},
            {"aten::cat.out", OperatorFamily::movement},
            {"tflite::CONV_2D", OperatorFamily::matrix},
            {"tflite::MAX_POOL_2D", OperatorFamily::reduction},
            {"tflite::ADD", OperatorFamily::elementwise},
            {"tflite::RESHAPE", OperatorFamily::movement}};
        for (const auto& [op, family] : families) QVERIFY2(operator_family(op) == family, op);
        // Few operators of the available programs belong to no family.
        std::map<std::string, int> strange;
        for (const QString& path : allPrograms()) {
            const auto model = opened(path);
            if (!model) continue;
            for (const ProgramNode& node : model->graph.nodes) {
                if (node.kind == Kind::op && node.family == OperatorFamily::other) ++strange[node.op];
            }
        }
        for (const auto& [op, count] : strange) qInfo("no family: %s (%d)", op.c_str(), count);
        QVERIFY2(strange.size() <= 6, "name their families in operator_names.cpp");
    }

    void print() {
        const QByteArray path = qgetenv("GRAPH_OF");
        if (path.isEmpty()) return;
        const auto model = opened(QString::fromLocal8Bit(path), qgetenv("BACKEND").toStdString());
        QVERIFY(model);
        printf("%s\n", text(model->graph, whole_program).c_str());
        for (const std::string& edge : edges(model->graph)) printf("  %s\n", edge.c_str());
    }
};

QTEST_GUILESS_MAIN(TestProgramGraph)
#include "test_program_graph.moc"
