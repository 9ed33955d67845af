// XNNPACK: ExecuTorch's delegated files run here, and what is delegated here computes what it did before.

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>
#include <map>
#include <random>
#include <set>

#include "engine/backends/xnnpack/payload.h"
#include "engine/engine.h"
#include "engine/formats/pte/pte_etrecord.h"
#include "engine/open/import_names.h"
#include "engine/runtime/trace.h"
#include "engine/runtime/vectors.h"
#include "tests/backends/built_in.h"
#include "tests/test_data.h"

namespace arenascope {

namespace {

QString delegatedFile(const QString& name) {
    const QString bundled = QStringLiteral(ARENASCOPE_TEST_DATA "/delegated/") + name;
    if (QFileInfo::exists(bundled)) return bundled;
    return testing::dataFolder() + "/delegated/" + name;
}

/// Per output: one step of its quantisation; 0 if there is none. A device breaks ties in its own way.
std::vector<double> steps_of(const Method& method) {
    std::vector<double> out;
    for (const ValueId id : method.outputs) {
        double step = 0;
        for (const Instruction& node : method.instructions) {
            if (node.outs.empty() || node.outs.front() != id || !node.op.starts_with("quantized_decomposed::"))
                continue;
            const auto* scale = std::get_if<double>(&method.values[node.args[1]].data);
            if (node.op.starts_with("quantized_decomposed::quantize_per_tensor")) step = 1;
            if (node.op == "quantized_decomposed::dequantize_per_tensor.out" && scale) step = *scale;
        }
        out.push_back(step);
    }
    return out;
}

/// The first difference to the recorded runs; empty if all agree. `steps`: the tolerance of each output.
QString disagreement(const std::shared_ptr<const Program>& program, const Outcome& outcome,
                     const std::vector<VectorRun>& runs, const std::vector<double>& steps = {}) {
    auto executor = Executor::load(program, *outcome.method, outcome.plan());
    if (!executor.ok()) return QString::fromStdString(executor.error().text());
    Progress progress;
    for (std::size_t r = 0; r < runs.size(); ++r) {
        // Events make each node a run of its own: both ways must give the same.
        const auto result = executor.value()->run(runs[r].inputs, {.events = r % 2 == 1}, progress);
        if (!result.ok()) return QString::fromStdString(result.error().text());
        if (result.value().outputs.size() != runs[r].outputs.size()) return QStringLiteral("another number of outputs");
        for (std::size_t i = 0; i < runs[r].outputs.size(); ++i) {
            const auto difference = compare(result.value().outputs[i], runs[r].outputs[i]);
            if (!difference.ok()) return QString::fromStdString(difference.error().text());
            const bool is_near = i < steps.size() && difference.value().max_abs <= steps[i] * 1.0001;
            if (difference.value().first_mismatch >= 0 && !is_near)
                return QStringLiteral("run %1 output %2 differs by %3").arg(r).arg(i).arg(difference.value().max_abs);
        }
    }
    return {};
}

/// Payloads of a file, with the data that their keys name.
struct Payloads {
    std::shared_ptr<const Program> program;
    [[nodiscard]] std::optional<Data> named(std::string_view key) const {
        for (const auto& [name, data] : program->named_data) {
            if (name == key) return data;
        }
        return std::nullopt;
    }
};

/// The program with one node of its first delegate's payload changed so that it fails when it runs.
std::shared_ptr<const Program> bent(const std::shared_ptr<const Program>& program, xnn::Kind kind) {
    auto out = std::make_shared<Program>(*program);
    const Payloads payloads{program};
    Delegate& delegate = out->methods.front().delegates.front();
    auto payload = xnn::read_payload(delegate.payload, [&](std::string_view key) { return payloads.named(key); });
    if (!payload.ok()) return nullptr;
    payload.value().keys.resize(payload.value().constants.size());
    for (std::size_t i = 1; i < payload.value().constants.size(); ++i) {
        for (const auto& [name, data] : program->named_data) {
            if (data.bytes.data() == payload.value().constants[i].bytes.data()) payload.value().keys[i] = name;
        }
    }
    for (xnn::Node& node : payload.value().nodes) {
        if (node.kind == kind) node.window.dilation_height = 4000;  // a window larger than any image here
    }
    const auto serialized = std::make_shared<const std::vector<std::byte>>(xnn::write_payload(payload.value()));
    delegate.payload = Data{*serialized, serialized};
    return out;
}

/// The error of running a program on its first recorded inputs, or on zeros; empty if it runs.
QString failure(const std::shared_ptr<const Program>& program) {
    Progress progress;
    const auto outcome = Engine().evaluate(*program, {}, {}, progress);
    if (!outcome.ok()) return QString::fromStdString(outcome.error().text());
    auto executor = Executor::load(program, *outcome.value().method, outcome.value().plan());
    if (!executor.ok()) return QString::fromStdString(executor.error().text());
    std::vector<HostTensor> inputs;
    for (const ValueId id : program->methods.front().inputs) {
        const Tensor& tensor = *program->methods.front().values[id].tensor();
        inputs.push_back(
            {tensor.dtype, tensor.upper, std::vector<std::byte>(static_cast<std::size_t>(tensor.bytes().value()))});
    }
    const auto ran = executor.value()->run(inputs, {}, progress);
    return ran.ok() ? QString() : QString::fromStdString(ran.error().text());
}

}  // namespace

class TestXnnpack : public QObject {
    Q_OBJECT

private slots:
    void executorchsDelegatedFilesGiveTheOutputsOfTheUndelegatedProgram_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("folder");
        int rows = 0;
        for (const char* name : {"dw_conv_tiny", "mlp_dynbatch", "mobilenet_v2_w035"}) {
            const QString file = delegatedFile(QString::fromLatin1(name) + "_xnnpack.pte"),
                          folder = testing::programFolder(name);
            if (!QFileInfo::exists(file) || folder.isEmpty()) continue;
            QTest::newRow(name) << file << folder;
            ++rows;
        }
        qInfo("%d rows", rows);
        QVERIFY2(rows >= 2, "two delegated programs are kept beside the tests");
    }
    void executorchsDelegatedFilesGiveTheOutputsOfTheUndelegatedProgram() {
        QFETCH(const QString, file);
        QFETCH(const QString, folder);
        if (!testing::is_built_in("xnnpack")) QSKIP("built without XNNPACK");
        const Engine engine;
        Progress progress;
        const auto program = engine.open(file.toStdString(), progress);
        QVERIFY2(program.ok(), program.ok() ? "" : program.error().text().c_str());
        const auto runs = load_vectors((folder + "/io.json").toStdString());
        QVERIFY(runs.ok());
        const auto outcome = engine.evaluate(*program.value(), {}, {}, progress);
        QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
        QCOMPARE(disagreement(program.value(), outcome.value(), runs.value()), QString());
    }

    /// ExecuTorch's files hold node ids of their payloads; the program they were made from maps them to nodes.
    void whatIsInsideExecuTorchsFilesLeadsToNodesAndPythonLines_data() {
        executorchsDelegatedFilesGiveTheOutputsOfTheUndelegatedProgram_data();
    }
    void whatIsInsideExecuTorchsFilesLeadsToNodesAndPythonLines() {
        QFETCH(const QString, file);
        QFETCH(const QString, folder);
        if (!testing::is_built_in("xnnpack")) QSKIP("built without XNNPACK");
        const Engine engine;
        Progress progress;
        const auto program = engine.open(file.toStdString(), progress);
        QVERIFY2(program.ok(), program.ok() ? "" : program.error().text().c_str());
        const auto named = take_names(engine, program.value(), (folder + "/model.pt2").toStdString(), progress);
        QVERIFY2(named.ok(), named.ok() ? "" : named.error().text().c_str());
        QCOMPARE(named.value().matched, named.value().total);
        const auto outcome = engine.evaluate(*named.value().program, {}, {}, progress);
        QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
        const auto runs = load_vectors((folder + "/io.json").toStdString());
        auto executor = Executor::load(named.value().program, *outcome.value().method, outcome.value().plan());
        QVERIFY(runs.ok() && executor.ok());
        const auto ran = executor.value()->run(runs.value().front().inputs, {.events = true}, progress);
        QVERIFY2(ran.ok(), ran.ok() ? "" : ran.error().text().c_str());
        // A hardswish is decomposed in the exported program; its last operator represents the node.
        const std::map<std::string, std::string> ops{
            {"Conv2d", "aten::convolution.out"},     {"DepthwiseConv2d", "aten::convolution.out"},
            {"FullyConnected", "aten::addmm.out"},   {"LeakyReLU", "aten::leaky_relu.out"},
            {"Hardswish", "aten::div.out"},          {"Gelu", "aten::gelu.out"},
            {"Softmax", "aten::_softmax.out"},       {"Add", "aten::add.out"},
            {"GlobalAvgPooling2d", "aten::mean.out"}};
        std::set<std::string> nodes;
        int mapped = 0;
        for (const DelegateEvent& event : ran.value().events) {
            const auto op = ops.find(event.event.name);
            if (event.event.handle == 65535 || op == ops.end()) continue;
            QVERIFY2(event.nodes.size() == 1, event.event.name.c_str());
            QCOMPARE(event.nodes.front().op, op->second);
            QVERIFY2(event.nodes.front().source.find(".py:") != std::string::npos, event.nodes.front().source.c_str());
            QVERIFY2(nodes.insert(event.nodes.front().name).second, event.nodes.front().name.c_str());
            ++mapped;
        }
        qInfo("%d nodes inside delegates", mapped);
        QVERIFY(mapped >= 4);
        const auto profiled =
            executor.value()->run(runs.value().front().inputs, {.events = true, .profile = true}, progress);
        QVERIFY2(profiled.ok(), profiled.ok() ? "" : profiled.error().text().c_str());
        const std::string trace =
            chrome_trace(*outcome.value().method, {profiled.value().calls}, profiled.value().events);
        const QJsonArray slices =
            QJsonDocument::fromJson(QByteArray::fromStdString(trace)).object()["traceEvents"].toArray();
        std::size_t inside = 0, calls = 0;
        for (const QJsonValue& slice : slices) {
            if (slice["cat"] == "XnnpackBackend") ++calls;
            if (slice["cat"] == "delegate") ++inside;
        }
        QCOMPARE(inside, profiled.value().events.size());
        QCOMPARE(calls, outcome.value().method->delegates.size());
        for (const OpTime& time : profiled.value().times) {
            if (time.op == "XnnpackBackend") QVERIFY(time.bytes_read > 0 && time.bytes_written > 0);
        }
    }

    void aNodeThatFailsInsideExecuTorchsFileIsNamedWithItsPythonLine() {
        if (!testing::is_built_in("xnnpack")) QSKIP("built without XNNPACK");
        const Engine engine;
        Progress progress;
        const auto program = engine.open(delegatedFile("dw_conv_tiny_xnnpack.pte").toStdString(), progress);
        QVERIFY2(program.ok(), program.ok() ? "" : program.error().text().c_str());
        const QString folder = testing::programFolder(QStringLiteral("dw_conv_tiny"));
        const auto named = take_names(engine, program.value(), (folder + "/model.pt2").toStdString(), progress);
        QVERIFY2(named.ok(), named.ok() ? "" : named.error().text().c_str());
        QCOMPARE(failure(named.value().program), QString());
        const auto broken = bent(named.value().program, xnn::Kind::depthwise);
        QVERIFY(broken);
        const QString error = failure(broken);
        QVERIFY2(error.contains(QStringLiteral("XnnpackBackend")), qPrintable(error));
        QVERIFY2(error.contains(QStringLiteral("handle 3, aten_convolution_default_1 (")), qPrintable(error));
        QVERIFY2(error.contains(QStringLiteral(".py:")), qPrintable(error));
    }

    /// A delegate whose file does not list its nodes: the ETRecord next to it does.
    void anEtRecordNamesTheNodeThatFailsInADelegatedFile() {
        if (!testing::is_built_in("xnnpack")) QSKIP("built without XNNPACK");
        const QString folder = QStringLiteral(ARENASCOPE_TEST_DATA "/etrecord");
        const Engine engine;
        Progress progress;
        const auto program = engine.open((folder + "/model.pte").toStdString(), progress);
        QVERIFY2(program.ok(), program.ok() ? "" : program.error().text().c_str());
        Tuning tuning;
        tuning.delegation.backends = {"xnnpack"};
        const auto outcome = engine.evaluate(*program.value(), tuning, {}, progress);
        QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
        const QTemporaryDir own;
        const std::string path = own.filePath(QStringLiteral("delegated.pte")).toStdString();
        QVERIFY(engine.export_to(path, *program.value(), outcome.value(), true, progress).ok());
        const auto read = engine.open(path, progress);
        QVERIFY2(read.ok(), read.ok() ? "" : read.error().text().c_str());
        Program silent = *read.value();
        QCOMPARE(silent.methods.front().delegates.size(), std::size_t{1});
        silent.methods.front().delegates.front().handles.clear();
        const auto unnamed = bent(std::make_shared<const Program>(silent), xnn::Kind::conv);
        QVERIFY(unnamed && !failure(unnamed).contains(QStringLiteral(".py:")));
        const auto record = MappedFile::open((folder + "/etrecord.bin").toStdString());
        QVERIFY(record.ok());
        const auto told = apply_etrecord(record.value()->bytes(), silent);
        QVERIFY2(told.ok(), told.ok() ? "" : told.error().text().c_str());
        const auto named = bent(std::make_shared<const Program>(silent), xnn::Kind::conv);
        QVERIFY(named);
        const QString error = failure(named);
        QVERIFY2(error.contains(QStringLiteral("aten_convolution_default (/home/u/zoo/m_shared2.py:85)")),
                 qPrintable(error));
    }

    void everyProgramDelegatedHereComputesTheSame_data() {
        QTest::addColumn<QString>("folder");
        for (const QString& name : testing::programNames()) {
            const QString folder = testing::programFolder(name);
            const bool slow = name == "llama_64m" || name == "resnet18";
            if (!slow && QFileInfo::exists(folder + "/model.pt2") && QFileInfo::exists(folder + "/io.json"))
                QTest::newRow(qPrintable(name)) << folder;
        }
    }
    void everyProgramDelegatedHereComputesTheSame() {
        QFETCH(const QString, folder);
        if (!testing::is_built_in("xnnpack")) QSKIP("built without XNNPACK");
        const Engine engine;
        Progress progress;
        const auto program = engine.open((folder + "/model.pt2").toStdString(), progress);
        if (!program.ok()) return;  // other tests cover files that cannot be opened
        const auto runs = load_vectors((folder + "/io.json").toStdString());
        const auto plain = engine.evaluate(*program.value(), {}, {}, progress);
        if (!runs.ok() || !plain.ok() || !disagreement(program.value(), plain.value(), runs.value()).isEmpty()) return;
        Tuning tuning;
        tuning.delegation.backends = {"xnnpack"};
        const auto outcome = engine.evaluate(*program.value(), tuning, {}, progress);
        QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
        const auto& nodes = outcome.value().partition->nodes;
        const auto taken =
            std::count_if(nodes.begin(), nodes.end(), [](const NodeVerdict& node) { return !node.backend.empty(); });
        qInfo("%d of %d nodes in %d regions", static_cast<int>(taken), static_cast<int>(nodes.size()),
              static_cast<int>(outcome.value().partition->regions.size()));
        for (const Delegate& delegate : outcome.value().method->delegates) {
            std::multiset<std::string> inside;
            for (const DebugHandle& handle : delegate.handles) {
                for (const DebugHandle::Node& node : handle.nodes) inside.insert(node.name);
            }
            for (const std::string& node : inside) QVERIFY2(inside.count(node) == 1, node.c_str());
        }
        const std::vector<double> steps = steps_of(*plain.value().method);
        QCOMPARE(disagreement(program.value(), outcome.value(), runs.value(), steps), QString());
        if (taken == 0) return;
        const QTemporaryDir made;
        const std::string path = made.filePath("delegated.pte").toStdString();
        const auto written = engine.export_to(path, *program.value(), outcome.value(), false, progress);
        QVERIFY2(written.ok(), written.ok() ? "" : written.error().text().c_str());
        const auto again = engine.open(path, progress);
        QVERIFY2(again.ok(), again.ok() ? "" : again.error().text().c_str());
        const auto kept = engine.evaluate(*again.value(), {}, {}, progress);
        QVERIFY2(kept.ok(), kept.ok() ? "" : kept.error().text().c_str());
        QCOMPARE(disagreement(again.value(), kept.value(), runs.value(), steps), QString());
    }

    void regionsGrowInsideBranchesAndBodiesToo() {
        const Engine engine;
        Progress progress;
        int inside = 0;
        for (const char* name :
             {"cond", "cond_nested", "two_conds_live_across", "map_cond", "scan_gru", "scan_ema", "while_loop"}) {
            const QString folder = testing::programFolder(name);
            if (folder.isEmpty()) continue;
            const auto program = engine.open((folder + "/model.pt2").toStdString(), progress);
            QVERIFY2(program.ok(), name);
            Tuning tuning;
            tuning.delegation.backends = {"xnnpack"};
            const auto outcome = engine.evaluate(*program.value(), tuning, {}, progress);
            QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
            const Method& method = *outcome.value().method;
            for (GraphIndex g{1}; method.graphs.has(g); ++g) {
                const SubGraph& graph = method.graphs[g];
                QVERIFY2(graph.begin.valid() && graph.begin <= graph.end && graph.end <= method.instructions.next(),
                         name);
                for (const InstructionIndex i : IndexRange(graph.begin, graph.end)) {
                    const bool is_call = method.instructions[i].kind == Instruction::Kind::delegate;
                    inside += is_call ? 1 : 0;
                    if (!is_call) continue;
                    // Its row is with those of the innermost graph that runs it.
                    const auto row = std::find_if(method.node_list.begin(), method.node_list.end(),
                                                  [i](const ListedNode& one) { return one.instruction == i; });
                    QVERIFY2(row != method.node_list.end() && row->graph > GraphIndex(0), name);
                }
            }
        }
        qInfo("%d calls inside branches and bodies", inside);
        QVERIFY(inside > 0);
    }

    void aMobileNetBecomesOneRegion() {
        const QString folder = testing::programFolder("mobilenet_v2");
        if (folder.isEmpty()) QSKIP("mobilenet_v2 is not in reach");
        const Engine engine;
        Progress progress;
        const auto program = engine.open((folder + "/model_core.pt2").toStdString(), progress);
        QVERIFY(program.ok());
        Tuning tuning;
        tuning.delegation.backends = {"xnnpack"};
        const auto outcome = engine.evaluate(*program.value(), tuning, {}, progress);
        QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
        for (const NodeVerdict& node : outcome.value().partition->nodes)
            QVERIFY2(!node.backend.empty(), node.op.c_str());
        QCOMPARE(outcome.value().partition->regions.size(), std::size_t{1});
        QCOMPARE(outcome.value().steps, 1);
    }

    void whatIsWrittenIsReadBackAsItWas() {
        xnn::Payload payload;
        payload.externals = 2;
        const std::uint32_t none = xnn::no_id;
        payload.values = {{.dims = {1, 4, 4, 2}, .external = 0, .is_input = true},
                          {.dims = {1, 3, 3, 2}, .external = 1, .is_output = true}};
        payload.constants = {{}};
        payload.keys = {""};
        xnn::Node pool{.kind = xnn::Kind::max_pool, .handle = 9, .inputs = {0}, .output = 1, .flags = 64, .min = 0};
        pool.window = {.height = 2, .width = 2};
        payload.nodes = {pool};
        const std::vector<std::byte> serialized = xnn::write_payload(payload);
        QCOMPARE(serialized.size() % 16, std::size_t{0});
        const auto read = xnn::read_payload({serialized, nullptr}, [](std::string_view) { return std::nullopt; });
        QVERIFY2(read.ok(), read.ok() ? "" : read.error().text().c_str());
        QCOMPARE(read.value().values[1].dims, (std::vector<std::int64_t>{1, 3, 3, 2}));
        QCOMPARE(read.value().values[0].external, 0U);
        const xnn::Node& node = read.value().nodes[0];
        QVERIFY(node.kind == xnn::Kind::max_pool && node.handle == 9 && node.window.width == 2 && node.min == 0.0F);
        QVERIFY(std::isinf(node.max) && none != node.output);
    }

    void truncatedAndBentPayloadsAreErrorsOrRunButReadNothingOutside() {
        const auto backend = Backends::builtin().find("xnnpack");
        if (!testing::is_built_in("xnnpack")) QSKIP("built without XNNPACK");
        const Engine engine;
        Progress progress;
        const auto program = engine.open(delegatedFile("dw_conv_tiny_xnnpack.pte").toStdString(), progress);
        QVERIFY2(program.ok(), program.ok() ? "" : program.error().text().c_str());
        const Payloads payloads{program.value()};
        const CompileSpecs specs;
        const auto init = [&](const std::vector<std::byte>& bytes) {
            // Memory of exactly that many bytes: a sanitizer sees a read beyond them.
            auto owner = std::make_shared<const std::vector<std::byte>>(bytes);
            InitContext context{.payload = {*owner, owner}, .specs = specs, .named = [&](std::string_view key) {
                                    return payloads.named(key);
                                }};
            return backend->init(context).ok();
        };
        std::mt19937 random(3);
        int refused = 0;
        for (const Delegate& delegate : program.value()->methods.front().delegates) {
            const std::vector<std::byte> good(delegate.payload.bytes.begin(), delegate.payload.bytes.end());
            QVERIFY(init(good));
            const std::size_t graph_end = good.size() - 16;  // the padding behind the graph may be lost
            for (std::size_t size = 0; size < graph_end; size += 7) {
                QVERIFY(!init({good.begin(), good.begin() + static_cast<std::ptrdiff_t>(size)}));
            }
            for (int i = 0; i < 1500; ++i) {
                std::vector<std::byte> bent = good;
                for (int edits = 0; edits <= i % 3; ++edits)
                    bent[random() % bent.size()] = static_cast<std::byte>(random() % 256);
                refused += !init(bent);
            }
        }
        qInfo("%d of 4500 bent payloads refused", refused);
        QVERIFY(refused > 1000);
    }
};

}  // namespace arenascope

QTEST_GUILESS_MAIN(arenascope::TestXnnpack)
#include "test_xnnpack.moc"
