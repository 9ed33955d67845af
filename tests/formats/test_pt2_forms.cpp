// The forms in which torch 2.6 to 2.14 write a program: missing older fields, unknown newer ones, other archive
// layouts, and kinds of arguments that no operator here takes.

#include <QTest>
#include <cstring>
#include <functional>

#include "engine/formats/pt2/pt2.h"
#include "engine/formats/pt2/zip.h"
#include "engine/runner/sample_inputs.h"
#include "tests/formats/importing.h"
#include "tests/formats/pt2_writer.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

using Change = std::function<void(Json&)>;
using Rearrange = std::function<void(QList<Entry>&)>;

Json& graphOf(Json& program) { return program["graph_module"]["graph"]; }
Json& nodeOf(Json& program) { return graphOf(program)["nodes"][0]; }

struct Form {
    const char* name;
    Change change;
    Rearrange rearrange;
};

/// Adds a field that no version knows to every object of the JSON.
void addUnknown(Json& json, bool isUnion = false) {
    if (json.is_object()) {
        for (auto& [key, value] : json.items()) {
            const bool isMap = key == "tensor_values" || key == "range_constraints" || key == "config" ||
                key.starts_with("sym_") || key == "custom_obj_values" || key == "metadata";
            if (isMap) {
                for (auto& [name, each] : value.items()) addUnknown(each);
                continue;
            }
            const bool holdsUnions = key == "inputs" || key == "outputs" || key == "arg" || key == "sizes" ||
                key == "strides" || key == "storage_offset" || key == "input_specs" || key == "output_specs";
            addUnknown(value, holdsUnions);
        }
        const bool tagged = isUnion && json.size() == 1;
        if (!tagged) json["of_another_version"] = {{"nested", 1}};
    } else if (json.is_array()) {
        for (auto& each : json) addUnknown(each, isUnion);
    }
}

/// Writes every union with all of its kinds, all but one of them null.
void nameEveryKind(Json& json) {
    if (json.is_object()) {
        for (auto& [key, value] : json.items()) nameEveryKind(value);
        if (json.size() == 1 && json.contains("as_tensor")) json["as_none"] = nullptr;
        if (json.size() == 1 && json.contains("as_int")) json["as_expr"] = nullptr;
    } else if (json.is_array()) {
        for (auto& each : json) nameEveryKind(each);
    }
}

/// The torch.save archive of a bundled program's sample inputs.
QByteArray savedTensors(const QString& program) {
    auto file = MappedFile::open((programFolder(program) + QStringLiteral("/model.pt2")).toStdString());
    if (!file.ok()) qFatal("%s", file.error().text().c_str());
    const auto archive = pt2::ZipArchive::open(file.value()->bytes());
    for (const auto& [name, entry] : archive.value().entries()) {
        if (!name.ends_with("data/sample_inputs/model.pt")) continue;
        const auto data = archive.value().data(name, file.value());
        return {reinterpret_cast<const char*>(data.value().bytes.data()),
                static_cast<qsizetype>(data.value().bytes.size())};
    }
    qFatal("no sample inputs");
}

const std::vector<Form>& forms() {
    static const std::vector<Form> all{
        {"as torch 2.14 writes it", {}, {}},
        {"as schema 8.1 wrote it",
         [](Json& p) {
             p["schema_version"]["minor"] = 1;
             for (const char* key : {"torch_version", "guards_code"}) p.erase(key);
             for (const char* key : {"sym_float_values", "custom_obj_values", "is_single_tensor_return"})
                 graphOf(p).erase(key);
             p["graph_module"].erase("treespec_namedtuple_fields");
             for (const char* key : {"name", "is_hop_single_tensor_return"}) nodeOf(p).erase(key);
             for (Json& input : nodeOf(p)["inputs"]) input.erase("kind");
             p["graph_module"]["module_call_graph"][0]["signature"].erase("forward_arg_names");
         },
         {}},
        {"with a dialect instead of verifiers",
         [](Json& p) {
             p.erase("verifiers");
             p["dialect"] = "TRAINING";
         },
         {}},
        {"with fields of another version", [](Json& p) { addUnknown(p); }, {}},
        {"with every kind of a union named", [](Json& p) { nameEveryKind(p); }, {}},
        {"without a call graph", [](Json& p) { p["graph_module"].erase("module_call_graph"); }, {}},
        {"without trees", [](Json& p) { p["graph_module"]["module_call_graph"][0]["signature"] = nullptr; }, {}},
        {"with a tree of another kind",
         [](Json& p) { p["graph_module"]["module_call_graph"][0]["signature"]["in_spec"] = "[2, \"other\"]"; },
         {}},
        {"with a named tuple",
         [](Json& p) {
             auto& spec = p["graph_module"]["module_call_graph"][0]["signature"]["in_spec"];
             std::string text = spec;
             text.replace(text.find("builtins.tuple", 30), 14, "collections.namedtuple");
             spec = text;
             p["graph_module"]["treespec_namedtuple_fields"] = {{"m.Point", {{"field_names", {"x"}}}}};
         },
         {}},
        {"in a folder called archive",
         {},
         [](QList<Entry>& entries) {
             for (Entry& entry : entries) entry.name = "archive/" + entry.name.mid(6);
         }},
        {"with the older name of the weights' config",
         {},
         [](QList<Entry>& entries) { entries[4].name = "model/data/weights/model_model_param_config.json"; }},
    };
    return all;
}

}  // namespace

class TestPt2Forms : public QObject {
    Q_OBJECT

private slots:
    void everyFormGivesTheSameProgram_data() {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < forms().size(); ++i) QTest::newRow(forms()[i].name) << static_cast<int>(i);
    }
    void everyFormGivesTheSameProgram();
    void weightsSavedInOneFileAreRead();
    void argumentsOfAnyKindPlan_data();
    void argumentsOfAnyKindPlan();
    void anOperatorThatChangesItsArgumentsIsCalledByItsName_data();
    void anOperatorThatChangesItsArgumentsIsCalledByItsName();
    void anUnknownKindIsNamedInOneLine();
    void scriptObjectsAreRefusedInOneLine();
    void aSampleInputIsWhatTheProgramWasExportedWith();
    void aSmallFileTakesNoGigabytes();

private:
    QTemporaryDir folder_;
    [[nodiscard]] Result<std::shared_ptr<const Program>> open(const QList<Entry>& entries) const {
        Progress progress;
        return Engine().open(writtenFile(folder_, QStringLiteral("model.pt2"), zipOf(entries)).toStdString(), progress);
    }
    static Result<std::vector<float>> product(const std::shared_ptr<const Program>& program);
};

/// The output for x = {2, -1}.
Result<std::vector<float>> TestPt2Forms::product(const std::shared_ptr<const Program>& program) {
    Progress progress;
    TRY(const Outcome outcome, Engine().evaluate(*program, {}, {}, progress));
    TRY(const auto executor, Executor::load(program, *outcome.method, outcome.plan()));
    constexpr std::array x{2.0F, -1.0F};
    HostTensor input{.dtype = DType::f32, .shape = {2}, .bytes = std::vector<std::byte>(sizeof x)};
    std::memcpy(input.bytes.data(), x.data(), sizeof x);
    TRY(const RunResult result, executor->run({input}, {}, progress));
    std::vector<float> out(result.outputs.at(0).bytes.size() / sizeof(float));
    std::memcpy(out.data(), result.outputs[0].bytes.data(), result.outputs[0].bytes.size());
    return out;
}

void TestPt2Forms::everyFormGivesTheSameProgram() {
    QFETCH(int, index);
    const Form& form = forms()[static_cast<std::size_t>(index)];
    Json program = productProgram();
    if (form.change) form.change(program);
    auto entries = productEntries(program);
    if (form.rearrange) form.rearrange(entries);
    const auto opened = open(entries);
    QVERIFY2(opened.ok(), opened.ok() ? "" : opened.error().text().c_str());
    QCOMPARE(opened.value()->methods.size(), std::size_t{1});
    QCOMPARE(opened.value()->methods[0].instructions.back().name, std::string("aten_mul_tensor"));
    const auto got = product(opened.value());
    QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
    QCOMPARE(got.value(), (std::vector<float>{6, -5}));
}

/// The first archives of this layout held one torch.save file for all weights; so are pickled weights.
void TestPt2Forms::weightsSavedInOneFileAreRead() {
    const QString source = QStringLiteral("dw_conv_tiny");
    auto file = MappedFile::open((programFolder(source) + QStringLiteral("/model.pt2")).toStdString());
    QVERIFY(file.ok());
    const auto samples = read_sample_inputs(file.value(), "forward");
    QVERIFY2(samples.ok(), samples.ok() ? "" : samples.error().text().c_str());
    QCOMPARE(samples.value().size(), std::size_t{1});
    std::vector<std::int64_t> shape;
    for (const auto& size : samples.value()[0].type.sizes) shape.push_back(size.constant());
    Json program = productProgram();
    for (const char* name : {"p_w", "x", "y"}) graphOf(program)["tensor_values"][name] = metaOf(shape);
    program["graph_module"]["signature"]["input_specs"][0]["parameter"]["parameter_name"] = samples.value()[0].path;
    auto entries = productEntries(program);
    entries.erase(entries.begin() + 4, entries.end());
    entries.append({"model/data/weights/model.pt", savedTensors(source)});
    auto opened = open(entries);
    QVERIFY2(opened.ok(), opened.ok() ? "" : opened.error().text().c_str());
    const auto holds = [&](const Program& loaded) {
        for (const Value& value : loaded.methods[0].values) {
            const Tensor* tensor = value.tensor();
            if (tensor && tensor->is_constant && tensor->data)
                return as_text(tensor->data->bytes) == as_text(samples.value()[0].data.bytes);
        }
        return false;
    };
    QVERIFY(holds(*opened.value()));

    Json config = weightConfig();
    Json payload = config["config"]["w"];
    payload["use_pickle"] = true;
    payload["tensor_meta"] = metaOf(shape);
    config["config"] = Json::object();
    config["config"][samples.value()[0].path] = payload;
    entries = productEntries(program, config);
    entries[5].bytes = savedTensors(source);
    opened = open(entries);
    QVERIFY2(opened.ok(), opened.ok() ? "" : opened.error().text().c_str());
    QVERIFY(holds(*opened.value()));
}

void TestPt2Forms::argumentsOfAnyKindPlan_data() {
    QTest::addColumn<QByteArray>("argument");
    const auto row = [](const char* kind, const Json& value) { QTest::newRow(kind) << textOf({{kind, value}}); };
    row("as_none", true);
    row("as_int", 3);
    row("as_ints", {1, 2});
    row("as_float", "Infinity");
    row("as_floats", {0.5, 2.0});
    row("as_string", "text");
    row("as_strings", {"a", "b"});
    row("as_sym_int", {{"as_int", 4}});
    row("as_sym_ints", {{{"as_int", 4}}, {{"as_int", 5}}});
    row("as_sym_float", {{"as_float", 0.5}});
    row("as_sym_floats", {{{"as_float", 0.5}}});
    row("as_sym_bool", {{"as_bool", true}});
    row("as_sym_bools", {{{"as_bool", true}}});
    row("as_scalar_type", 7);
    row("as_memory_format", 1);
    row("as_layout", 7);
    row("as_device", {{"type", "cuda"}, {"index", 0}});
    row("as_bool", true);
    row("as_bools", {true, false});
    row("as_tensors", {{{"name", "x"}}, {{"name", "x"}}});
    row("as_optional_tensors", {{{"as_tensor", {{"name", "x"}}}}, {{"as_none", true}}});
    row("as_optional_tensor", {{"as_none", true}});
    row("as_operator", "torch.ops.aten.add.Tensor");
    row("as_nested_tensors", {{{{"name", "x"}}}, {{{"name", "x"}}}});
    row("as_int_lists", {{1, 2}, {3}});
    row("as_float_lists", {{0.5}, {1.5}});
    row("as_string_to_argument", {{"key", tensorJson("x")}, {"other", {{"as_int", 1}}}});
}

/// An unknown operator may take any arguments: it is planned with the sizes in the file.
void TestPt2Forms::argumentsOfAnyKindPlan() {
    QFETCH(QByteArray, argument);
    Json program = productProgram();
    nodeOf(program)["target"] = "torch.ops.mylib.odd.default";
    nodeOf(program)["inputs"].push_back({{"name", "odd"}, {"arg", Json::parse(argument.toStdString())}, {"kind", 2}});
    const auto opened = open(productEntries(program));
    QVERIFY2(opened.ok(), opened.ok() ? "" : opened.error().text().c_str());
    Progress progress;
    const auto outcome = Engine().evaluate(*opened.value(), {}, {}, progress);
    QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
    QCOMPARE(outcome.value().method->instructions.back().op, std::string("mylib::odd.out"));
}

/// In a core program it is inside a higher-order operator, of which there are two versions.
void TestPt2Forms::anOperatorThatChangesItsArgumentsIsCalledByItsName_data() {
    QTest::addColumn<int>("version");
    QTest::newRow("auto_functionalized") << 1;
    QTest::newRow("auto_functionalized_v2") << 2;
}

void TestPt2Forms::anOperatorThatChangesItsArgumentsIsCalledByItsName() {
    QFETCH(int, version);
    Json program = productProgram();
    Json& node = nodeOf(program);
    const Json named{{"name", ""}, {"arg", {{"as_operator", "torch.ops.mylib.scale_.default"}}}, {"kind", 1}};
    node["target"] = "torch.ops.higher_order.auto_functionalized";
    Json inputs = Json::array({named, node["inputs"][0], node["inputs"][1]});
    if (version == 2) {
        node["target"] = "torch.ops.higher_order.auto_functionalized_v2";
        const std::string changed = node["inputs"][0]["name"];
        const Json base = node["inputs"][0]["arg"]["as_tensor"];
        inputs = Json::array({named,
                              node["inputs"][1],
                              {{"name", "_" + changed + "_base_index"}, {"arg", {{"as_int", 0}}}, {"kind", 2}},
                              {{"name", "_all_bases"}, {"arg", {{"as_tensors", Json::array({base})}}}, {"kind", 2}}});
    }
    node["inputs"] = inputs;
    node["outputs"] = Json::array({{{"as_none", Json::array()}}, node["outputs"][0]});
    const auto opened = open(productEntries(program));
    QVERIFY2(opened.ok(), opened.ok() ? "" : opened.error().text().c_str());
    Progress progress;
    const auto outcome = Engine().evaluate(*opened.value(), {}, {}, progress);
    QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
    const Instruction& call = outcome.value().method->instructions.back();
    QCOMPARE(call.op, std::string("mylib::scale_.out"));
    QCOMPARE(call.args.size(), std::size_t{4});  // both arguments, the result, and the result again
}

void TestPt2Forms::anUnknownKindIsNamedInOneLine() {
    Json program = productProgram();
    nodeOf(program)["inputs"][1]["arg"] = {{"as_hologram", 1}};
    const auto opened = open(productEntries(program));
    QVERIFY(!opened.ok());
    const auto text = QString::fromStdString(opened.error().text());
    QVERIFY2(text.contains("as_hologram") && text.contains("node 'y'") && !text.contains('\n'), qPrintable(text));
}

void TestPt2Forms::scriptObjectsAreRefusedInOneLine() {
    Json program = productProgram();
    program["graph_module"]["signature"]["input_specs"][0] = {
        {"custom_obj", {{"arg", {{"name", "p_w"}, {"class_fqn", "m.Obj"}}}, {"custom_obj_name", "o"}}}};
    graphOf(program)["inputs"][0] = {{"as_custom_obj", {{"name", "p_w"}, {"class_fqn", "m.Obj"}}}};
    const auto opened = open(productEntries(program));
    QVERIFY(!opened.ok());
    const auto text = QString::fromStdString(opened.error().text());
    QVERIFY2(text.contains("script objects are not supported") && !text.contains('\n'), qPrintable(text));
}

void TestPt2Forms::aSampleInputIsWhatTheProgramWasExportedWith() {
    Progress progress;
    for (const char* name : {"kwargs_tree", "mixed_dtypes", "dw_conv_tiny"}) {
        const auto program =
            Engine().open((programFolder(QLatin1String(name)) + QStringLiteral("/model.pt2")).toStdString(), progress);
        QVERIFY2(program.ok(), name);
        const Method& method = program.value()->methods.front();
        const auto samples = sample_inputs(*program.value(), method);
        QVERIFY2(samples.ok(), samples.ok() ? "" : samples.error().text().c_str());
        QCOMPARE(samples.value().size(), method.inputs.size());
        for (std::size_t i = 0; i < samples.value().size(); ++i) {
            const Tensor* tensor = method.values[method.inputs[i]].tensor();
            if (!tensor) continue;
            QCOMPARE(samples.value()[i].dtype, tensor->dtype);
            QCOMPARE(samples.value()[i].shape.size(), tensor->sizes.size());
        }
    }
    const auto pte = Engine().open(
        (programFolder(QStringLiteral("kwargs_tree")) + QStringLiteral("/model_greedy.pte")).toStdString(), progress);
    QVERIFY(pte.ok() && !sample_inputs(*pte.value(), pte.value()->methods.front()).ok());
}

void TestPt2Forms::aSmallFileTakesNoGigabytes() {
    // Lists of nothing, each of which takes twenty times its text.
    QByteArray lists = "{\"a\":[[]";
    for (int i = 0; i < 3'000'000; ++i) lists += ",[]";
    const auto hollow = open({{"m/models/model.json", lists + "]}"}});
    QVERIFY(!hollow.ok());
    QVERIFY2(hollow.error().text().find("of memory") != std::string::npos, hollow.error().text().c_str());
    // A chain of operators with little but their names.
    const int length = 32'000;
    QByteArray nodes, types = "\"v0\":" + QByteArray::fromStdString(metaOf({2}).dump());
    const QByteArray type = types.mid(5);
    for (int i = 0; i < length; ++i) {
        const QByteArray from = "v" + QByteArray::number(i), to = "v" + QByteArray::number(i + 1);
        nodes += QByteArray(i > 0 ? "," : "") + "{\"target\":\"torch.ops.aten.relu.default\",\"inputs\":[{\"name\":" +
            "\"self\",\"arg\":{\"as_tensor\":{\"name\":\"" + from + "\"}}}],\"outputs\":[{\"as_tensor\":{\"name\":\"" +
            to + "\"}}]}";
        types += ",\"" + to + "\":" + type;
    }
    const auto chain = open({{"m/models/model.json",
                              "{\"schema_version\":{\"major\":8,\"minor\":2},\"verifiers\":[\"TRAINING\"],"
                              "\"range_constraints\":{},\"graph_module\":{\"graph\":{\"inputs\":[{\"as_tensor\":"
                              "{\"name\":\"v0\"}}],\"outputs\":[],\"nodes\":[" +
                                  nodes + "],\"tensor_values\":{" + types + "}},\"signature\":{}}}"}});
    QVERIFY(!chain.ok());
    QVERIFY2(chain.error().text().find("needs more memory") != std::string::npos, chain.error().text().c_str());
}

QTEST_GUILESS_MAIN(TestPt2Forms)
#include "test_pt2_forms.moc"
