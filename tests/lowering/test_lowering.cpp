// Lowering compared with ExecuTorch's result for the same programs (plan.json of each program folder).

#include <QtTest>

#include <nlohmann/json.hpp>

#include "engine/base/file.h"
#include "engine/formats/pt2/pt2.h"
#include "engine/formats/pte/pte.h"
#include "engine/lowering/lower.h"
#include "tests/test_data.h"

using namespace arenascope;
using nlohmann::json;

namespace {

struct Row {
    std::string kind, name, target;
    std::vector<std::string> tensors;  ///< dtype, shape and bytes of each tensor of the node
    bool operator==(const Row&) const = default;
    std::string text() const {
        std::string out = kind + " " + name + " " + target;
        for (const auto& each : tensors) out += " " + each;
        return out;
    }
};

std::string kind_of(const std::string& op, const std::string& target) {
    if (op == "placeholder" || op == "output") return op;
    if (op == "get_attr") return "attribute";
    for (const auto* flow : {"cond", "map_impl", "scan", "while_loop"})
        if (target == flow) return "flow";
    if (target == "executorch.exir.memory.alloc") return "alloc";
    if (target == "executorch.exir.memory.view") return "view";
    if (target == "_operator.getitem") return "getitem";
    return "call";
}

/// Operators on sizes are recorded by their representation: "<EdgeOpOverload: NAME>: schema = ...".
std::string target_of(const std::string& text) {
    constexpr std::string_view head = "<EdgeOpOverload: ";
    return text.starts_with(head) ? text.substr(head.size(), text.find('>') - head.size()) : text;
}

bool stands_for_tensors(const std::string& kind) {
    return kind == "placeholder" || kind == "alloc" || kind == "call" || kind == "flow";
}

std::string tensor_text(const std::string& dtype, const std::vector<std::int64_t>& shape,
                        const std::vector<std::int64_t>& order, std::int64_t bytes) {
    std::string out = dtype + "[";
    for (const auto size : shape) out += std::to_string(size) + ",";
    out += "]<";
    for (const auto dim : order) out += std::to_string(dim);
    return out + ">" + std::to_string(bytes);
}

/// The node list of each graph: the program's, then those that control flow runs.
using Lists = Table<GraphIndex, std::vector<Row>>;

Lists expected_rows(const QString& folder) {
    QFile file(folder + "/plan.json");
    if (!file.open(QIODevice::ReadOnly)) return {};
    const auto bytes = file.readAll();
    const auto plan = json::parse(bytes.begin(), bytes.end(), nullptr, false);
    std::map<int, std::string> specs;
    for (const auto& spec : plan["specs"])
        specs[spec["id"]] = tensor_text(spec["dtype"], spec["shape"], spec["dim_order"], spec["nbytes"]);
    Lists lists;
    for (const auto& graph : plan["graphs"]) {
        auto& rows = lists.emplace_back();
        for (const auto& node : graph["nodes"]) {
            Row row{kind_of(node["op"], node["target"]), node["name"], {}, {}};
            if (row.kind == "call") row.target = target_of(node["target"]);
            if (stands_for_tensors(row.kind) && node.contains("specs") && !node["specs"].is_null())
                for (const int id : node["specs"]) row.tensors.push_back(specs[id]);
            rows.push_back(std::move(row));
        }
    }
    return lists;
}

/// ExecuTorch's type of a tensor. A number with float64 is float32 there, which loses digits; ours keeps them.
std::string recorded_dtype(const Value& value) {
    const Tensor& tensor = *value.tensor();
    const bool widened =
        tensor.is_constant && tensor.dtype == DType::f64 && value.name.starts_with("_lifted_tensor_constant");
    return std::string(torch_name_of(widened ? DType::f32 : tensor.dtype));
}

std::vector<std::string> tensors_of(const Method& method, const ListedNode& listed) {
    std::vector<std::string> texts;
    for (const auto id : listed.values) {
        const auto& value = method.values[id];
        const auto* tensor = value.tensor();
        const auto dtype = recorded_dtype(value);
        const bool widened = dtype != torch_name_of(tensor->dtype);
        texts.push_back(tensor_text(dtype, tensor->upper, {tensor->dim_order.begin(), tensor->dim_order.end()},
                                    tensor->bytes().value_or(-1) / (widened ? 2 : 1)));
    }
    return texts;
}

Lists actual_rows(const Method& method) {
    static const char* const kinds[] = {"placeholder", "alloc",  "call",      "view",
                                        "getitem",     "output", "attribute", "flow"};
    Lists lists(std::max<std::size_t>(1, method.graphs.size()));
    for (const auto& listed : method.node_list) {
        if (!listed.graph.valid()) continue;
        // Names in a sub-graph begin with its path here.
        const auto prefix = listed.graph == GraphIndex(0) ? 0 : method.graphs[listed.graph].path.size() + 1;
        Row row{kinds[static_cast<int>(listed.kind)], listed.name.substr(prefix), {}, {}};
        if (row.kind == "call") {
            row.target = method.instructions[listed.instruction].op;
            row.target.replace(row.target.find("::"), 2, ".");
            if (row.target == "aten.copy_") row.target += ".default";
        }
        if (stands_for_tensors(row.kind)) row.tensors = tensors_of(method, listed);
        lists[listed.graph].push_back(std::move(row));
    }
    return lists;
}

Result<Method> lowered(const QString& path) {
    Progress progress;
    TRY(const auto file, MappedFile::open(path.toStdString()));
    TRY(const auto exported, read_exported(file, progress));
    return lower(exported.at(0), progress, {.skip = {std::string(spread_bags_step)}});
}

/// The first difference, or empty.
QString difference(const std::vector<Row>& actual, const std::vector<Row>& expected) {
    for (std::size_t i = 0; i < std::min(actual.size(), expected.size()); ++i)
        if (!(actual[i] == expected[i]))
            return QString("row %1: is '%2', ExecuTorch has '%3'")
                .arg(i)
                .arg(QString::fromStdString(actual[i].text()), QString::fromStdString(expected[i].text()));
    if (actual.size() != expected.size())
        return QString("%1 rows, ExecuTorch has %2").arg(actual.size()).arg(expected.size());
    return {};
}

/// A value by content, whatever its id: "float32[4,8,]", "[1,0]", "1e-05".
std::string content(const Method& method, ValueId id) {
    if (id == no_value) return "none";
    const auto& data = method.values[id].data;
    const auto list = [&](const auto& items) {
        std::string out = "[";
        for (const auto item : items) out += content(method, item) + ",";
        return out + "]";
    };
    if (const auto* tensor = std::get_if<Tensor>(&data)) {
        std::string out = recorded_dtype(method.values[id]);
        for (const auto size : tensor->upper) out += "," + std::to_string(size);
        return out;
    }
    if (const auto* ints = std::get_if<IntList>(&data)) return list(ints->items);
    if (const auto* tensors = std::get_if<TensorList>(&data)) return list(tensors->items);
    if (const auto* tensors = std::get_if<OptionalTensorList>(&data)) return list(tensors->items);
    if (const auto* text = std::get_if<std::string>(&data)) return "'" + *text + "'";
    if (const auto* number = std::get_if<std::int64_t>(&data)) return "int " + std::to_string(*number);
    if (const auto* truth = std::get_if<bool>(&data)) return *truth ? "true" : "false";
    if (const auto* real = std::get_if<double>(&data)) return "float " + std::to_string(*real);
    if (const auto* reals = std::get_if<DoubleList>(&data)) return "floats " + std::to_string(reals->items.size());
    return "null";
}

std::vector<std::string> calls_of(const Method& method) {
    std::vector<std::string> calls;
    for (const auto& instruction : method.instructions) {
        std::string call = instruction.op;
        for (const auto id : instruction.args) call += " " + content(method, id);
        calls.push_back(std::move(call));
    }
    return calls;
}

void add_programs() {
    QTest::addColumn<QString>("path");
    for (const auto& name : testing::programNames())
        for (const auto* file : {"model.pt2", "model_core.pt2"}) {
            const QString path = testing::programFolder(name) + "/" + file;
            if (QFileInfo::exists(path)) QTest::newRow(qPrintable(name + "/" + file)) << path;
        }
}

}  // namespace

class TestLowering : public QObject {
    Q_OBJECT

private slots:
    void lists_nodes_as_executorch_data() { add_programs(); }
    void lists_nodes_as_executorch();
    void emits_instructions_as_executorch_data() { add_programs(); }
    void emits_instructions_as_executorch();
    void keeps_weights_in_the_mapped_file();
    void keeps_an_operator_that_it_does_not_know();
};

namespace {

/// What the data set holds to be refused.
bool is_to_be_refused(const QString& path) { return path.contains("/complex_"); }

}  // namespace

void TestLowering::lists_nodes_as_executorch() {
    QFETCH(QString, path);
    auto method = lowered(path);
    if (!method.ok()) {
        QVERIFY(!method.error().place.empty());
        QVERIFY2(is_to_be_refused(path), method.error().text().c_str());
        return;
    }
    const auto expected = expected_rows(QFileInfo(path).path());
    if (expected.empty()) QSKIP("ExecuTorch made no plan of this program");
    if (const auto special = specialise(method.value()); !special.ok()) {
        QVERIFY2(path.contains("/unbounded_"), special.error().text().c_str());
        return;
    }
    const auto actual = actual_rows(method.value());
    QCOMPARE(actual.size(), expected.size());
    QString gap;
    for (GraphIndex i{0}; gap.isEmpty() && actual.has(i); ++i) {
        gap = difference(actual[i], expected[i]);
        if (!gap.isEmpty()) gap = QString("graph %1, %2").arg(i.number()).arg(gap);
    }
    QVERIFY2(gap.isEmpty(), qPrintable(gap));
}

void TestLowering::emits_instructions_as_executorch() {
    QFETCH(QString, path);
    const QString oracle = QFileInfo(path).path() + "/model_greedy.pte";
    if (!QFileInfo::exists(oracle)) QSKIP("ExecuTorch made no .pte of this program");
    auto method = lowered(path);
    if (!method.ok()) {
        QVERIFY2(is_to_be_refused(path), method.error().text().c_str());
        return;
    }
    if (!specialise(method.value()).ok()) {
        QVERIFY(path.contains("/unbounded_"));
        return;
    }
    Progress progress;
    auto file = MappedFile::open(oracle.toStdString());
    QVERIFY(file.ok());
    auto program = read_pte(std::move(file).take(), progress);
    QVERIFY2(program.ok(), qPrintable(QString::fromStdString(program.ok() ? "" : program.error().text())));
    QVERIFY(specialise(program.value().methods.at(0)).ok());
    const auto expected = calls_of(program.value().methods.at(0));
    const auto actual = calls_of(method.value());
    const auto [ours, theirs] = std::ranges::mismatch(actual, expected);
    const auto at = [](const auto& calls, auto call) {
        return call == calls.end() ? QStringLiteral("the end") : QString::fromStdString(*call);
    };
    QCOMPARE(at(actual, ours), at(expected, theirs));
}

void TestLowering::keeps_weights_in_the_mapped_file() {
    const auto folder = testing::programFolder("mobilenet_v2_w035");
    if (folder.isEmpty()) QSKIP("mobilenet_v2_w035 is not in reach");
    Progress progress;
    auto file = MappedFile::open((folder + "/model.pt2").toStdString());
    QVERIFY(file.ok());
    const auto bytes = file.value()->bytes();
    const auto exported = read_exported(file.value(), progress);
    QVERIFY(exported.ok());
    const auto method = lower(exported.value().at(0), progress);
    QVERIFY(method.ok());
    int constants = 0;
    for (const auto& value : method.value().values) {
        const auto* tensor = value.tensor();
        if (!tensor || !tensor->is_constant) continue;
        ++constants;
        QVERIFY(tensor->data.has_value());
        QVERIFY(tensor->data->bytes.data() >= bytes.data());
        QVERIFY(tensor->data->bytes.data() + tensor->data->bytes.size() <= bytes.data() + bytes.size());
    }
    QVERIFY(constants > 100);
}

void TestLowering::keeps_an_operator_that_it_does_not_know() {
    Progress progress;
    fx::ExportedProgram program;
    program.dialect = "ATEN";
    program.graph.tensors["x"].sizes = {4};
    program.graph.tensors["y"].sizes = {4};
    program.inputs.push_back({.kind = fx::InputSpec::Kind::user_input, .arg = "x", .target = {}});
    fx::Node node;
    node.name = "y";
    node.target = "aten::foo.default";
    node.args = {{.name = "self", .value = fx::ValueName{"x"}}};
    node.outputs = {{.names = {"y"}, .is_list = false}};
    program.graph.nodes = {node};
    program.outputs.push_back(
        {.kind = fx::OutputSpec::Kind::user_output, .arg = {.name = {}, .value = fx::ValueName{"y"}}, .target = {}});
    const auto method = lower(program, progress);
    QVERIFY2(method.ok(), method.ok() ? "" : method.error().text().c_str());
    QCOMPARE(method.value().instructions.front().op, std::string("aten::foo.out"));
    QCOMPARE(method.value().instructions.front().args.size(), std::size_t{3});
    program.graph.nodes.front().target = "aten::sin.default";
    QVERIFY(lower(program, progress).ok());
}

QTEST_GUILESS_MAIN(TestLowering)
#include "test_lowering.moc"
