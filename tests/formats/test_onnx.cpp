// ONNX models: those with supported operators give ONNX's recorded outputs; the others are planned and viewed.

#include <QDir>
#include <algorithm>
#include <cmath>
#include <set>

#include "engine/formats/onnx/model/model.h"
#include "engine/open/first_tuning.h"
#include "engine/runner/runnable.h"
#include "engine/runtime/executor.h"
#include "tests/formats/importing.h"
#include "tests/formats/onnx_building.h"

using namespace arenascope;
using namespace arenascope::testing;
using onnx_model::modelOf, onnx_model::number, onnx_model::part, onnx_model::valueOf, onnx_model::weights;

namespace {

QString folderOf(const QString& name) { return QStringLiteral(ARENASCOPE_TEST_DATA "/onnx/") + name; }

Result<onnx::TensorData> recorded(const QString& path) {
    TRY(const auto file, MappedFile::open(path.toStdString()));
    return onnx::parse_tensor(file->bytes(), file, [](const std::string&) -> Result<std::shared_ptr<const MappedFile>> {
        return Error{.what = message("no other file")};
    });
}

HostTensor hostOf(const onnx::TensorData& tensor) {
    HostTensor out{.dtype = tensor.type.dtype};
    for (const sym::Expr& size : tensor.type.sizes) out.shape.push_back(size.constant());
    out.bytes.assign(tensor.data.bytes.begin(), tensor.data.bytes.end());
    return out;
}

/// Empty if |got - expected| <= 1e-7 + 1e-3 |expected| for all elements, as ONNX's own runner requires.
QString difference(const HostTensor& got, const HostTensor& expected) {
    if (got.shape != expected.shape || got.dtype != expected.dtype) return QStringLiteral("another shape or type");
    if (got.dtype != DType::f32)
        return std::ranges::equal(got.bytes, expected.bytes) ? QString() : QStringLiteral("other bytes");
    for (std::size_t at = 0; at + 4 <= got.bytes.size(); at += 4) {
        const auto a = read_at<float>(got.bytes, at).value(), b = read_at<float>(expected.bytes, at).value();
        if (!(std::abs(a - b) <= 1e-6F + 1e-3F * std::abs(b)))
            return QStringLiteral("element %1: %2, expected %3").arg(at / 4).arg(a).arg(b);
    }
    return {};
}

QByteArray nodeOf(const QByteArray& op, const QByteArray& from, const QByteArray& to) {
    return onnx_model::nodeOf(op, {from}, {to});
}

bool isPlannedOnly(const Program& program) {
    return std::any_of(program.notes.begin(), program.notes.end(),
                       [](const Message& note) { return note.text().starts_with("planned with the ONNX operators"); });
}

}  // namespace

class TestOnnx : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

private slots:
    void modelsOfTheSet_data() {
        QTest::addColumn<bool>("runs");
        // Their scales, limits or counts are inputs: no shape, or no constant, is known before they run.
        const QStringList planned{"test_slice_neg_steps", "test_loop11"};
        for (const QString& name :
             QDir(QStringLiteral(ARENASCOPE_TEST_DATA "/onnx")).entryList({"test_*"}, QDir::Dirs)) {
            QTest::newRow(qPrintable(name)) << !planned.contains(name);
        }
    }
    void modelsOfTheSet() {
        const QString folder = folderOf(QTest::currentDataTag());
        const auto opened = openAndPlan(folder + "/model.onnx");
        QVERIFY2(opened.ok(), errorOf(opened));
        const Outcome& outcome = opened.value().outcome;
        QVERIFY(outcome.plan().valid());
        QFETCH(const bool, runs);
        QVERIFY2(isPlannedOnly(*opened.value().program) != runs,
                 opened.value().program->notes.empty() ? "" : opened.value().program->notes.front().text().c_str());
        if (!runs) return;
        auto executor = Executor::load(opened.value().program, *outcome.method, outcome.plan());
        QVERIFY2(executor.ok(), executor.ok() ? "" : executor.error().text().c_str());
        std::vector<HostTensor> inputs;
        // A shape that the model takes as input is fixed by its declared output; the graph no longer reads it.
        for (std::size_t i = 0; i < outcome.method->inputs.size(); ++i) {
            const auto input = recorded(folder + QStringLiteral("/test_data_set_0/input_%1.pb").arg(i));
            QVERIFY2(input.ok(), input.ok() ? "" : input.error().text().c_str());
            inputs.push_back(hostOf(input.value()));
        }
        Progress progress;
        const auto outputs = executor.value()->run(inputs, {}, progress);
        QVERIFY2(outputs.ok(), outputs.ok() ? "" : outputs.error().text().c_str());
        for (std::size_t i = 0; i < outputs.value().outputs.size(); ++i) {
            const auto expected = recorded(folder + QStringLiteral("/test_data_set_0/output_%1.pb").arg(i));
            QVERIFY(expected.ok());
            QCOMPARE(difference(outputs.value().outputs[i], hostOf(expected.value())), QString());
        }
    }

    void wholeNetworksRun_data() {
        QTest::addColumn<QString>("name");
        QTest::newRow("squeezenet") << "light_squeezenet";
        QTest::newRow("shufflenet") << "light_shufflenet";
    }
    void wholeNetworksRun() {
        QFETCH(const QString, name);
        const QString path = largerData("onnx/light/" + name + ".onnx");
        if (path.isEmpty()) QSKIP("the network is not in reach");
        const auto opened = openAndPlan(path, "greedy_by_size");
        QVERIFY2(opened.ok(), errorOf(opened));
        QVERIFY(!isPlannedOnly(*opened.value().program));
        auto executor =
            Executor::load(opened.value().program, *opened.value().outcome.method, opened.value().outcome.plan());
        QVERIFY2(executor.ok(), executor.ok() ? "" : executor.error().text().c_str());
        constexpr std::size_t count = 3 * 224 * 224;
        std::vector<float> values(count);
        for (std::size_t i = 0; i < count; ++i) values[i] = static_cast<float>(i) / static_cast<float>(count);
        const auto bytes = std::as_bytes(std::span(values));
        Progress progress;
        const auto outputs = executor.value()->run(
            {{.dtype = DType::f32, .shape = {1, 3, 224, 224}, .bytes = {bytes.begin(), bytes.end()}}}, {.stats = true},
            progress);
        QVERIFY2(outputs.ok(), outputs.ok() ? "" : outputs.error().text().c_str());
        if (name == "light_squeezenet") {
            // Its weights are all alike, so the 1000 classes have one value, about 1e10, and softmax gives each 0.001.
            // Kernels that sum some channels in another order differ by one rounding, 1024, which softmax turns into 0
            // and 1: so the input of softmax is compared.
            const TensorStats& logits = outputs.value().stats.at(outputs.value().stats.size() - 2);
            QVERIFY2(logits.max > 0 && logits.max - logits.min <= 1e-6 * logits.max,
                     qPrintable(QStringLiteral("%1 to %2").arg(logits.min).arg(logits.max)));
            return;
        }
        const auto expected = recorded(largerData("onnx/light/" + name + "_output_0.pb"));
        QVERIFY(expected.ok());
        QCOMPARE(difference(outputs.value().outputs[0], hostOf(expected.value())), QString());
    }

    void namesOfTheFileStay_data() {
        QTest::addColumn<QString>("name");
        for (const QString& name : QDir(QStringLiteral(ARENASCOPE_TEST_DATA "/onnx")).entryList({"test_*"}, QDir::Dirs))
            QTest::newRow(qPrintable(name)) << name;
    }
    void namesOfTheFileStay() {
        QFETCH(const QString, name);
        const QString path = folderOf(name) + "/model.onnx";
        const auto opened = openAndPlan(path);
        QVERIFY2(opened.ok(), errorOf(opened));
        const Method& method = *opened.value().outcome.method;
        std::set<std::string> names, nodes;
        for (const Value& value : method.values) {
            if (value.tensor()) QVERIFY2(names.insert(value.name).second, value.name.c_str());
        }
        for (const ListedNode& row : method.node_list) QVERIFY2(nodes.insert(row.name).second, row.name.c_str());
        const auto file = MappedFile::open(path.toStdString());
        QVERIFY(file.ok());
        const auto model = onnx::parse_model(file.value()->bytes(), file.value(),
                                             [](const std::string&) -> Result<std::shared_ptr<const MappedFile>> {
                                                 return Error{.what = message("no other file")};
                                             });
        QVERIFY(model.ok());
        const std::vector<std::string>& outputs = model.value().graph.outputs;
        QCOMPARE(method.outputs.size(), outputs.size());
        for (std::size_t i = 0; i < outputs.size(); ++i) QCOMPARE(method.values[method.outputs[i]].name, outputs[i]);
    }

    void everyValueAndNodeIsCalledAsInTheFile() {
        // "relu" and "convolution" are the names that lowering would give other values of this graph.
        const QByteArray trace = part(
            9, part(1, "pkg.torch.onnx.stack_trace") + part(2, "  File \"net.py\", line 7, in forward\n    return x"));
        const QByteArray graph = valueOf(11, "x", {2, 4}) + weights("w", {4, 3}, std::vector<float>(12, 1)) +
            weights("b", {3}, std::vector<float>(3, 1)) +
            part(1, part(1, "x") + part(1, "w") + part(1, "b") + part(2, "relu") + part(3, "fc") + part(4, "Gemm")) +
            part(1, part(1, "relu") + part(2, "addmm") + part(3, "act") + part(4, "Relu") + trace) +
            part(1,
                 part(1, "addmm") + part(2, "twice/0") + part(4, "Softmax") +
                     part(6, "net.py(9): forward\nsite-packages/torch/nn/module.py(5): call\n")) +
            valueOf(12, "twice/0", {2, 3});
        const auto opened = openAndPlan(writtenFile(folder_, "named.onnx", modelOf(graph)));
        QVERIFY2(opened.ok(), errorOf(opened));
        QVERIFY(!isPlannedOnly(*opened.value().program));
        QMap<QString, QStringList> rows;
        for (const TensorRow& row : opened.value().outcome.tensors)
            rows[QString::fromStdString(row.name)] = {
                QString::fromStdString(row.node), QString::fromStdString(row.source), QString::fromStdString(row.op)};
        QVERIFY2(rows["relu"].value(0) == "fc", qPrintable(rows["relu"].join(' ')));
        QCOMPARE(rows["addmm"], QStringList({"act", "net.py:7", "aten::relu.out"}));
        QCOMPARE(rows["twice/0"].value(1), QString("net.py:9"));
        QVERIFY(rows["twice/0"].value(2).contains("softmax"));
    }

    void everyCutIsRefusedOrStillAWholeModel() {
        const QByteArray whole = fileBytes(folderOf("test_gemm_all_attributes") + "/model.onnx");
        int refused = 0;
        for (qsizetype size = 1; size < whole.size(); ++size) {
            refused += openAndPlan(writtenFile(folder_, "cut.onnx", whole.left(size))).ok() ? 0 : 1;
        }
        QVERIFY(refused > whole.size() / 2);
        const QByteArray said = errorOf(openAndPlan(writtenFile(folder_, "cut.onnx", whole.left(whole.size() / 2))));
        QVERIFY2(said.contains("damaged or cut"), said);  // whatever it was called
    }

    void hostileGraphsAreRefusedByName_data() {
        QTest::addColumn<QByteArray>("graph");
        QTest::addColumn<QByteArray>("said");
        const QByteArray in = valueOf(11, "x", {2, 3}), out = valueOf(12, "y", {2, 3});
        QTest::newRow("a good one") << in + out + nodeOf("Relu", "x", "y") << QByteArray();
        QTest::newRow("computed twice") << in + out + nodeOf("Relu", "x", "y") + nodeOf("Exp", "x", "y")
                                        << QByteArray("'y' is computed twice");
        QTest::newRow("a cycle") << in + out + nodeOf("Relu", "y", "y")
                                 << QByteArray("reads 'y' before any node computes it");
        QTest::newRow("two inputs of a name")
            << in + in + out + nodeOf("Relu", "x", "y") << QByteArray("two inputs are called 'x'");
        QTest::newRow("an absurd size") << valueOf(11, "x", {quint64{1} << 62}) + out + nodeOf("Relu", "x", "y")
                                        << QByteArray("value 'x': has a dimension of 4611686018427387904");
        QTest::newRow("an absurd rank") << valueOf(11, "x", QList<quint64>(17, 1)) + out + nodeOf("Relu", "x", "y")
                                        << QByteArray("more than 16 dimensions");
        QTest::newRow("a product beyond 64 bits") << valueOf(11, "x", QList<quint64>(4, quint64{1} << 40)) +
                valueOf(12, "y", QList<quint64>(4, quint64{1} << 40)) +
                nodeOf("Relu", "x", "y") << QByteArray("64 bits");
        QTest::newRow("no output") << in + out << QByteArray("no node computes output 'y'");
        QTest::newRow("an unknown shape") << in + part(12, part(1, "y")) + nodeOf("Mystery", "x", "y")
                                          << QByteArray("size bytes_of_y has no upper bound");
        QTest::newRow("complex numbers") << valueOf(11, "x", {2, 3}, 14) + out + nodeOf("Relu", "x", "y")
                                         << QByteArray("input 'x' is a complex tensor, which is not supported");
        QTest::newRow("no shape") << part(11, part(1, "x") + part(2, part(1, number(1, 1)))) + out +
                nodeOf("Relu", "x", "y")
                                  << QByteArray("dimension 'bytes_of_x' of input 'x' has no upper bound");
        QByteArray body = part(2, "y");
        for (int i = 0; i < 40; ++i) body = part(4, "If") + part(5, part(1, "body") + part(6, part(1, body)));
        QTest::newRow("bodies in bodies") << in + out + part(1, body) << QByteArray("nested too deeply");
    }
    void hostileGraphsAreRefusedByName() {
        QFETCH(const QByteArray, graph);
        QFETCH(const QByteArray, said);
        const auto opened = openAndPlan(writtenFile(folder_, "hostile.onnx", modelOf(graph)));
        QVERIFY2(said.isEmpty() == opened.ok(), errorOf(opened));
        QVERIFY2(errorOf(opened).contains(said), errorOf(opened));
    }

    /// The result of an unknown operator has no known size, and neither have the results of its readers.
    void aGraphOfUnknownShapesOpensAndIsPlannedOnceBytesAreGiven() {
        const QByteArray graph = valueOf(11, "x", {2, 3}) + nodeOf("Mystery", "x", "a b") + nodeOf("Relu", "a b", "c") +
            nodeOf("Exp", "x", "d") + part(12, part(1, "c")) + valueOf(12, "d", {2, 3});
        const QString path = writtenFile(folder_, "unknown.onnx", modelOf(graph));
        const Engine engine;
        Progress progress;
        const auto opened = engine.open(path.toStdString(), progress);
        QVERIFY2(opened.ok(), opened.ok() ? "" : opened.error().text().c_str());
        const Program& program = *opened.value();
        QVERIFY2(program.notes.front().text().find("onnx.shape_inference.infer_shapes") != std::string::npos,
                 program.notes.front().text().c_str());
        QVERIFY(lacks_bound(program, starting_tuning(program)));
        const Method& method = program.methods.front();
        QCOMPARE(method.instructions.size(), std::size_t{3});
        QCOMPARE(method.ranges.size(), std::size_t{2});
        Tuning tuning = starting_tuning(program);
        tuning.ranges["bytes_of_a_b"] = {.min = 0, .max = 1000};
        QVERIFY(!engine.evaluate(program, tuning, {}, progress).ok());
        tuning.ranges["bytes_of_c"] = {.min = 0, .max = 500};
        const auto planned = engine.evaluate(program, tuning, {}, progress);
        QVERIFY2(planned.ok(), planned.ok() ? "" : planned.error().text().c_str());
        QVERIFY(planned.value().plan().total_bytes >= 1500);
    }

    void aGraphOfMoreThanItsFileMayTakeIsRefused() {
        const auto chainOf = [](int nodes) {
            QByteArray graph = valueOf(11, "v0", {4});
            for (int i = 0; i < nodes; ++i)
                graph += nodeOf("Relu", {"v" + QByteArray::number(i)}, {"v" + QByteArray::number(i + 1)});
            return modelOf(graph + valueOf(12, "v" + QByteArray::number(nodes), {4}));
        };
        const auto few = openAndPlan(writtenFile(folder_, "few.onnx", chainOf(2000)));
        QVERIFY2(few.ok(), errorOf(few));
        const auto many = openAndPlan(writtenFile(folder_, "many.onnx", chainOf(200'000)));
        QVERIFY2(errorOf(many).contains("more memory than a file of this size may"), errorOf(many));
        const QByteArray name(20 << 20, 'n');
        const auto named = openAndPlan(
            writtenFile(folder_, "named.onnx",
                        modelOf(valueOf(11, "x", {4}) + nodeOf("Relu", {"x"}, {name}) + valueOf(12, name, {4}))));
        QVERIFY2(errorOf(named).contains("more memory than a file of this size may"), errorOf(named));
    }

    void numbersThatNoKernelTakesArePlanned_data() {
        QTest::addColumn<int>("dtype");
        QTest::addColumn<qint64>("bytes");  // of [3, 5]
        QTest::newRow("float8") << 17 << qint64{15};
        QTest::newRow("int4") << 22 << qint64{8};
        QTest::newRow("exponents") << 24 << qint64{15};
        QTest::newRow("uint2") << 25 << qint64{4};
        QTest::newRow("int2") << 26 << qint64{4};
    }
    void numbersThatNoKernelTakesArePlanned() {
        QFETCH(const int, dtype);
        QFETCH(const qint64, bytes);
        const QByteArray graph = valueOf(11, "x", {3, 5}, dtype) + valueOf(12, "y", {3, 5}, dtype) +
            nodeOf("Identity", {"x"}, {"t"}) + valueOf(13, "t", {3, 5}, dtype) + nodeOf("Identity", {"t"}, {"y"});
        const auto opened = openAndPlan(writtenFile(folder_, "odd.onnx", modelOf(graph)));
        QVERIFY2(opened.ok(), errorOf(opened));
        QVERIFY(opened.value().outcome.plan().valid());
        QCOMPARE(opened.value().outcome.plan().problem.buffers.front().bytes, std::int64_t{bytes});
        const auto runs = check_runnable(*opened.value().program, opened.value().outcome.method->name);
        QVERIFY(!runs.ok());
        const QByteArray why = QByteArray::fromStdString(runs.error().text());
        QVERIFY2(why.contains(dtype < 20 ? "floating-point numbers of 8 bits" : "packed numbers of at most 8 bits") &&
                     why.contains("' holds ") && why.contains("plan, view or export") && !why.contains('\n'),
                 why);
    }

    void weightsOfTwoBitsAreRefusedWhereTheyDoNotFit() {
        constexpr int of_two_bits = 26;
        const auto modelWith = [](const QByteArray& bytes, const QList<quint64>& sizes) {
            const QByteArray w = part(5, number(1, 5) + number(2, of_two_bits) + part(8, "w") + part(9, bytes));
            return modelOf(valueOf(11, "x", sizes) + valueOf(12, "y", sizes) + w +
                           onnx_model::nodeOf("Mul", {"x", "w"}, {"y"}));
        };
        const auto whole = openAndPlan(writtenFile(folder_, "two.onnx", modelWith(QByteArray(2, '\x1b'), {5})));
        QVERIFY2(whole.ok(), errorOf(whole));
        QVERIFY(!check_runnable(*whole.value().program, whole.value().outcome.method->name).ok());
        const auto more = openAndPlan(writtenFile(folder_, "two.onnx", modelWith(QByteArray(5, '\1'), {5})));
        QVERIFY2(errorOf(more).contains("tensor 'w' has 5 bytes") && errorOf(more).contains("2 for its shape"),
                 errorOf(more));
        const auto open =
            openAndPlan(writtenFile(folder_, "two.onnx",
                                    modelOf(valueOf(11, "x", {0}, of_two_bits) + valueOf(12, "y", {0}, of_two_bits) +
                                            onnx_model::nodeOf("Identity", {"x"}, {"y"}))));
        QVERIFY2(errorOf(open).contains("'x' is a tensor of packed numbers of unknown shape"), errorOf(open));
        QVERIFY(!errorOf(open).contains('\n'));
    }

    void aResultWithoutCounterpartIsPlannedAsTheFileSays() {
        // The mean that older batch normalizations returned as a second result.
        const QByteArray graph = valueOf(11, "x", {2, 3}) + valueOf(12, "y", {2, 3}) + valueOf(12, "mean", {3}) +
            onnx_model::weights("w", {3}, {1, 1, 1}) +
            onnx_model::nodeOf("BatchNormalization", {"x", "w", "w", "w", "w"}, {"y", "mean"});
        const auto opened = openAndPlan(writtenFile(folder_, "mean.onnx", modelOf(graph, 13)));
        QVERIFY2(opened.ok(), errorOf(opened));
        QVERIFY(opened.value().outcome.plan().valid());
        QVERIFY(QByteArray::fromStdString(opened.value().program->notes.at(0).text()).contains("'mean'"));
    }

    void weightsMayBeALinkInTheFolderButNotToElsewhere() {
        const QByteArray tensor = number(1, 1) + number(2, 1) + part(8, "w") +
            part(13, part(1, "location") + part(2, "w.bin")) + number(14, 1);
        const QByteArray model = modelOf(part(5, tensor) + valueOf(11, "x", {1}) + valueOf(12, "y", {1}) +
                                         onnx_model::nodeOf("Add", {"x", "w"}, {"y"}));
        QVERIFY(QDir(folder_.path()).mkpath("models/payloads") && QDir(folder_.path()).mkpath("elsewhere"));
        const auto at = [&](const char* name) { return folder_.filePath(name); };
        for (const char* name : {"models/payloads/held", "elsewhere/held"}) {
            QVERIFY(!writtenFile(folder_, name, QByteArray(4, '\0')).isEmpty());
        }
        QVERIFY(!writtenFile(folder_, "models/m.onnx", model).isEmpty());
        QVERIFY(QFile::link(at("models/payloads/held"), at("models/w.bin")));
        const auto inside = openAndPlan(at("models/m.onnx"));
        QVERIFY2(inside.ok(), errorOf(inside));
        QVERIFY(QFile::remove(at("models/w.bin")) && QFile::link(at("elsewhere/held"), at("models/w.bin")));
        const auto outside = openAndPlan(at("models/m.onnx"));
        QVERIFY2(errorOf(outside).contains("a link that leads out of"), errorOf(outside));
        // A cache of downloads makes both links into its store.
        QVERIFY(QFile::rename(at("models/m.onnx"), at("elsewhere/kept")));
        QVERIFY(QFile::link(at("elsewhere/kept"), at("models/m.onnx")));
        const auto cached = openAndPlan(at("models/m.onnx"));
        QVERIFY2(cached.ok(), errorOf(cached));
    }

    /// The first weights of a file may well be zeros, such as the bias of a layer.
    void weightsMayBeginWithZeros() {
        const QByteArray tensor = number(1, 512) + number(2, 1) + part(8, "w") +
            part(13, part(1, "location") + part(2, "zeros.bin")) + number(14, 1);
        const QByteArray model = modelOf(part(5, tensor) + valueOf(11, "x", {512}) + valueOf(12, "y", {512}) +
                                         onnx_model::nodeOf("Add", {"x", "w"}, {"y"}));
        QVERIFY(!writtenFile(folder_, "zeros.bin", QByteArray(1536, '\0') + QByteArray(512, '\1')).isEmpty());
        const auto opened = openAndPlan(writtenFile(folder_, "zeros.onnx", model));
        QVERIFY2(opened.ok(), errorOf(opened));
    }

    void weightsOutsideTheModelsFolderAreRefused() {
        // model { ir 8, graph { initializer { dims 1, float, "w", external location "../w", external } } }
        const QByteArray entry = QByteArray("\x0a\x08location\x12\x04../w", 16);
        const QByteArray tensor = QByteArray("\x08\x01\x10\x01\x42\x01w\x6a", 8) + static_cast<char>(entry.size()) +
            entry + QByteArray("\x70\x01", 2);
        const QByteArray graph = QByteArray("\x2a") + static_cast<char>(tensor.size()) + tensor;
        const QByteArray model = QByteArray("\x08\x08\x3a") + static_cast<char>(graph.size()) + graph;
        const auto opened = openAndPlan(writtenFile(folder_, "outside.onnx", model));
        QVERIFY2(errorOf(opened).contains("a file in the model's folder"), errorOf(opened));
    }
};

QTEST_GUILESS_MAIN(TestOnnx)
#include "test_onnx.moc"
