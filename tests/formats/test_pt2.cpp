// Reading .pt2 files: graphs, signatures, constants and refusals.

#include <QtTest>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <random>
#include <set>

#include "engine/formats/pt2/pt2.h"
#include "tests/test_data.h"

using namespace arenascope;

namespace {

using Programs = std::vector<fx::ExportedProgram>;

Result<Programs> readPath(const QString& path) {
    auto file = MappedFile::open(path.toStdString());
    if (!file.ok()) return std::move(file).error();
    Progress progress;
    return read_exported(std::move(file).take(), progress);
}

/// Reads changed bytes through a file of their own.
Result<Programs> readBytes(const QTemporaryDir& folder, const QByteArray& bytes) {
    const QString path = folder.filePath(QStringLiteral("changed.pt2"));
    QFile out(path);
    if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size())
        return Error{.what = message("not written")};
    out.close();
    return readPath(path);
}

QByteArray bytesOf(const QString& program) {
    QFile file(testing::programFolder(program) + QStringLiteral("/model.pt2"));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

std::set<std::string> definedIn(const fx::Graph& graph) {
    std::set<std::string> out(graph.inputs.begin(), graph.inputs.end());
    for (const fx::Node& node : graph.nodes) {
        for (const fx::Output& output : node.outputs) out.insert(output.names.begin(), output.names.end());
    }
    return out;
}

const fx::Node* firstNode(const fx::Graph& graph, const std::string& target) {
    for (const fx::Node& node : graph.nodes) {
        if (node.target == target) return &node;
    }
    return nullptr;
}

fx::ExportedProgram readOne(const QString& program, const QString& file = QStringLiteral("model.pt2")) {
    auto result = readPath(testing::programFolder(program) + QLatin1Char('/') + file);
    if (!result.ok()) qFatal("%s", result.error().text().c_str());
    return std::move(result).take().front();
}

/// The error's text after `from` is replaced by `to` of equal length in the program's JSON; empty if it is still read.
std::string errorAfter(const QString& program, const QByteArray& from, const QByteArray& to) {
    QByteArray bytes = bytesOf(program);
    const auto at = bytes.indexOf(from);
    if (at < 0 || from.size() != to.size()) qFatal("the sample lacks '%s'", from.constData());
    bytes.replace(at, from.size(), to);
    const QTemporaryDir folder;
    const auto result = readBytes(folder, bytes);
    return result.ok() ? std::string() : result.error().text();
}

}  // namespace

class TestPt2 : public QObject {
    Q_OBJECT
private slots:
    void everyProgramIsReadAndComplexOnesAreRefused();
    void weightsLieInsideTheMappedFile();
    void namesTargetsAndModulePathsAreNormalised();
    void modulesHaveTheirClasses();
    void subgraphsAreGraphsOfTheirOwn();
    void rangesCarryTheExamplesValue();
    void pathsNameTheInputsAsCallersDo();
    void coreProgramsSayWhichBuffersTheyWrite();
    void severalModelsAreReadByName();
    void trainingGraphsReturnLossAndGradients();
    void legacyArchivesHoldTheSameProgramStoredAndDeflated();
    void contradictionsAreNamed_data();
    void contradictionsAreNamed();
    void truncatedFilesAreRefused();
    void flippedBytesNeverCrash();
};

void TestPt2::everyProgramIsReadAndComplexOnesAreRefused() {
    int read = 0;
    for (const QString& name : testing::programNames()) {
        for (const char* file : {"model.pt2", "model_core.pt2"}) {
            const QString path = testing::programFolder(name) + QLatin1Char('/') + QLatin1String(file);
            if (!QFileInfo::exists(path)) continue;
            const auto result = readPath(path);
            if (name.startsWith(QLatin1String("complex_"))) {
                QVERIFY2(!result.ok(), qPrintable(path));
                const QString text = QString::fromStdString(result.error().text());
                QVERIFY2(text.contains(QLatin1String("complex")), qPrintable(text));
                QVERIFY2(!text.contains(QLatin1Char('\n')), qPrintable(text));
                continue;
            }
            QVERIFY2(result.ok(), result.ok() ? "" : (name.toStdString() + ": " + result.error().text()).c_str());
            const fx::ExportedProgram& program = result.value().front();
            QVERIFY(!program.graph.nodes.empty());
            QCOMPARE(program.dialect, std::string(file) == "model.pt2" ? "TRAINING" : "ATEN");
            // Every tensor that the file declares belongs to a value of the graph.
            const auto defined = definedIn(program.graph);
            for (const auto& [value, type] : program.graph.tensors) QVERIFY2(defined.contains(value), value.c_str());
            ++read;
        }
    }
    QVERIFY(read >= 20);
}

void TestPt2::weightsLieInsideTheMappedFile() {
    for (const QString& name : testing::programNames()) {
        if (name.startsWith(QLatin1String("complex_"))) continue;
        const QString path = testing::programFolder(name) + QStringLiteral("/model_core.pt2");
        if (!QFileInfo::exists(path)) continue;
        const auto file = MappedFile::open(path.toStdString());
        QVERIFY(file.ok());
        const ByteView whole = file.value()->bytes();
        Progress progress;
        const auto result = read_exported(file.value(), progress);
        QVERIFY(result.ok());
        for (const fx::ExportedProgram& program : result.value()) {
            for (const auto& [key, data] : program.state) {
                QVERIFY(program.state_types.contains(key));
                if (data.bytes.empty()) continue;
                QVERIFY(data.bytes.data() >= whole.data());
                QVERIFY(data.bytes.data() + data.bytes.size() <= whole.data() + whole.size());
                QCOMPARE((data.bytes.data() - whole.data()) % 64, 0);  // torch aligns storages
            }
        }
    }
}

void TestPt2::namesTargetsAndModulePathsAreNormalised() {
    const auto program = readOne(QStringLiteral("mobilenet_v2_w035"));
    const fx::Node* conv = firstNode(program.graph, "aten::conv2d.default");
    QVERIFY(conv);
    QCOMPARE(conv->module_path, std::string("features.0.0"));
    QVERIFY(conv->stack_trace.find("forward") != std::string::npos);
    QCOMPARE(conv->args[0].name, std::string("input"));
    QCOMPARE(std::get<fx::ValueName>(conv->args[0].value).name, std::string("x"));
    for (const fx::Node& node : program.graph.nodes) QVERIFY(node.target.find("::") != std::string::npos);
}

void TestPt2::modulesHaveTheirClasses() {
    const QString path = testing::programFolder(QStringLiteral("lstm")) + QStringLiteral("/model.pt2");
    auto file = MappedFile::open(path.toStdString());
    QVERIFY(file.ok());
    const std::shared_ptr<const MappedFile> mapped = std::move(file).take();
    const auto classes = read_module_classes(mapped, "forward");
    QVERIFY2(classes.ok(), classes.ok() ? "" : classes.error().text().c_str());
    const std::map<std::string, std::string> expected{
        {"", "__main__._.<locals>.Net"}, {"l", "torch.nn.modules.rnn.LSTM"}, {"o", "torch.nn.modules.linear.Linear"}};
    QVERIFY(classes.value() == expected);
    QVERIFY(read_module_classes(mapped, "model").ok());
}

void TestPt2::subgraphsAreGraphsOfTheirOwn() {
    const auto program = readOne(QStringLiteral("cond"));
    const fx::Node* cond = firstNode(program.graph, "higher_order::cond");
    QVERIFY(cond);
    QCOMPARE(cond->args.size(), std::size_t{4});
    const auto* then = std::get_if<std::shared_ptr<fx::Graph>>(&cond->args[1].value);
    const auto* operands = std::get_if<std::vector<fx::Arg::Item>>(&cond->args[3].value);
    QVERIFY(then && operands);
    QCOMPARE((*then)->inputs.size(), operands->size());
    QVERIFY(!(*then)->nodes.empty());
}

void TestPt2::rangesCarryTheExamplesValue() {
    const auto program = readOne(QStringLiteral("mlp_dynbatch"));
    const auto found = program.ranges.find("s77");
    QVERIFY(found != program.ranges.end());
    QCOMPARE(found->second.min, 1);
    QCOMPARE(found->second.max, std::optional<std::int64_t>(32));
    QVERIFY(found->second.hint.has_value());
    QCOMPARE(program.graph.tensors.at(program.graph.inputs.back()).sizes[0], sym::Expr::symbol("s77"));
}

void TestPt2::pathsNameTheInputsAsCallersDo() {
    const std::vector<std::string> expected{"x", "kw.mask", "kw.options.a", "kw.options.b.0", "kw.options.b.1.0"};
    QCOMPARE(readOne(QStringLiteral("kwargs_tree")).input_paths, expected);
    QCOMPARE(readOne(QStringLiteral("kwargs_tree"), QStringLiteral("model_core.pt2")).input_paths, expected);
}

void TestPt2::coreProgramsSayWhichBuffersTheyWrite() {
    const auto program = readOne(QStringLiteral("init_state_nonzero"), QStringLiteral("model_core.pt2"));
    const auto& output = program.outputs.front();
    QCOMPARE(output.kind, fx::OutputSpec::Kind::buffer_mutation);
    QCOMPARE(output.target, std::string("acc"));
    QVERIFY(program.state.contains("acc"));
}

void TestPt2::severalModelsAreReadByName() {
    const QString path = testing::largerData(QStringLiteral("special/two_models/two_models.pt2"));
    if (path.isEmpty()) QSKIP("the larger data set is not here");
    const auto result = readPath(path);
    QVERIFY2(result.ok(), result.ok() ? "" : result.error().text().c_str());
    std::vector<std::string> names;
    for (const auto& program : result.value()) names.push_back(program.model_name);
    QCOMPARE(names, (std::vector<std::string>{"counter", "text", "vision"}));
}

void TestPt2::trainingGraphsReturnLossAndGradients() {
    const QString path = testing::largerData(QStringLiteral("special/train_graph/train_graph.pt2"));
    if (path.isEmpty()) QSKIP("the larger data set is not here");
    const auto result = readPath(path);
    QVERIFY2(result.ok(), result.ok() ? "" : result.error().text().c_str());
    using Kind = fx::OutputSpec::Kind;
    std::vector<Kind> kinds;
    for (const fx::OutputSpec& output : result.value().at(0).outputs) kinds.push_back(output.kind);
    QCOMPARE(kinds, (std::vector<Kind>{Kind::loss, Kind::gradient, Kind::gradient, Kind::gradient, Kind::gradient}));
    QCOMPARE(result.value().at(0).outputs.at(1).target, std::string("l1.weight"));
}

void TestPt2::legacyArchivesHoldTheSameProgramStoredAndDeflated() {
    const QString path = testing::largerData(QStringLiteral("special/flat_legacy/flat_legacy.pt2"));
    const QString packed = testing::largerData(QStringLiteral("special/flat_legacy/flat_legacy_deflated.pt2"));
    if (path.isEmpty() || packed.isEmpty()) QSKIP("the larger data set is not here");
    const auto stored = readPath(path), deflated = readPath(packed);
    QVERIFY2(stored.ok(), stored.ok() ? "" : stored.error().text().c_str());
    QVERIFY2(deflated.ok(), deflated.ok() ? "" : deflated.error().text().c_str());
    const fx::ExportedProgram &a = stored.value().at(0), &b = deflated.value().at(0);
    QCOMPARE(a.graph.nodes.size(), b.graph.nodes.size());
    QVERIFY(a.state.size() >= 8 && a.state.size() == b.state.size());
    for (const auto& [name, data] : a.state) {
        const ByteView other = b.state.at(name).bytes;
        QVERIFY2(as_text(data.bytes) == as_text(other), name.c_str());
    }
    auto file = MappedFile::open(path.toStdString());
    const auto samples = read_sample_inputs(std::move(file).take(), "forward");
    QVERIFY2(samples.ok(), samples.ok() ? "" : samples.error().text().c_str());
    QCOMPARE(samples.value().size(), std::size_t{1});
    QCOMPARE(samples.value()[0].type.sizes.size(), std::size_t{4});
    QCOMPARE(samples.value()[0].data.bytes.size(), std::size_t{864});
}

void TestPt2::contradictionsAreNamed_data() {
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("said");
    const auto row = [](const char* name, const char* from, const char* to, const char* said) {
        QTest::newRow(name) << QByteArray(from) << QByteArray(to) << QString::fromLatin1(said);
    };
    row("used before defined", R"("name": "self", "arg": {"as_tensor": {"name": "x"}})",
        R"("name": "self", "arg": {"as_tensor": {"name": "q"}})", "value 'q' is used before it is defined");
    row("no type", R"("outputs": [{"as_tensor": {"name": "mul"}}])", R"("outputs": [{"as_tensor": {"name": "mux"}}])",
        "tensor 'mux' has no type");
    row("unknown argument", R"("arg": {"as_int": 2})", R"("arg": {"as_inx": 2})", "'as_inx' is not supported");
    row("unknown element type", R"("dtype": 7)", R"("dtype": 0)", "element type 0 is not supported");
    row("weights beyond storage", R"("sizes": [{"as_int": 8}, {"as_int": 8}], "requires_grad": true)",
        R"("sizes": [{"as_int": 9}, {"as_int": 8}], "requires_grad": true)", "needs 288 bytes");
    row("no data", R"("parameter_name": "l.bias")", R"("parameter_name": "l.bixs")", "no data of 'l.bixs'");
    row("newer schema", R"("major": 8)", R"("major": 9)", "schema version 9");
}

void TestPt2::contradictionsAreNamed() {
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QString, said);
    const QString text = QString::fromStdString(errorAfter(QStringLiteral("cond"), from, to));
    QVERIFY2(text.contains(said) && !text.contains(QLatin1Char('\n')), qPrintable(text));
}

void TestPt2::truncatedFilesAreRefused() {
    const QTemporaryDir folder;
    const QByteArray whole = bytesOf(QStringLiteral("cond"));
    QVERIFY(readBytes(folder, whole).ok());
    for (qsizetype size = 1; size < whole.size(); size += 61) {
        const auto result = readBytes(folder, whole.first(size));
        QVERIFY(!result.ok());
        QVERIFY(!result.error().text().empty());
    }
}

void TestPt2::flippedBytesNeverCrash() {
    const QTemporaryDir folder;
    std::mt19937 random(7);  // NOLINT: the same damage every time
    for (const char* name : {"cond", "kwargs_tree", "mlp_dynbatch"}) {
        const QByteArray whole = bytesOf(QLatin1String(name));
        QVERIFY(!whole.isEmpty());
        int refused = 0;
        for (int i = 0; i < 300; ++i) {
            QByteArray changed = whole;
            // Half of the damage goes to the directory at the end, which holds the offsets.
            const qsizetype from = i % 2 == 0 ? 0 : std::max<qsizetype>(0, changed.size() - 1400);
            for (int k = 0; k < 1 + i % 3; ++k) {
                const auto at = from + static_cast<qsizetype>(random()) % (changed.size() - from);
                changed[at] = static_cast<char>(random());
            }
            const auto result = readBytes(folder, changed);
            if (!result.ok()) {
                QVERIFY(!result.error().text().empty());
                ++refused;
            }
        }
        QVERIFY(refused > 0);
    }
}

QTEST_GUILESS_MAIN(TestPt2)
#include "test_pt2.moc"
