// Lowering against what ExecuTorch itself made of the same programs (plan.json of each program folder).

#include <QtTest>

#include <nlohmann/json.hpp>

#include "engine/base/file.h"
#include "engine/formats/pt2/pt2.h"
#include "engine/lowering/lower.h"
#include "tests/test_data.h"

using namespace arenascope;
using nlohmann::json;

namespace {

struct Row {
    std::string kind, name, target;
    std::vector<std::string> tensors;  ///< dtype, shape and bytes of each tensor that the node stands for
    bool operator==(const Row&) const = default;
    std::string text() const {
        std::string out = kind + " " + name + " " + target;
        for (const auto& each : tensors) out += " " + each;
        return out;
    }
};

std::string kind_of(const std::string& op, const std::string& target) {
    if (op == "placeholder" || op == "output") return op;
    if (target == "executorch.exir.memory.alloc") return "alloc";
    if (target == "executorch.exir.memory.view") return "view";
    if (target == "_operator.getitem") return "getitem";
    return "call";
}

std::string tensor_text(const std::string& dtype, const std::vector<std::int64_t>& shape,
                        const std::vector<std::int64_t>& order, std::int64_t bytes) {
    std::string out = dtype + "[";
    for (const auto size : shape) out += std::to_string(size) + ",";
    out += "]<";
    for (const auto dim : order) out += std::to_string(dim);
    return out + ">" + std::to_string(bytes);
}

std::vector<Row> expected_rows(const QString& folder) {
    QFile file(folder + "/plan.json");
    if (!file.open(QIODevice::ReadOnly)) return {};
    const auto bytes = file.readAll();
    const auto plan = json::parse(bytes.begin(), bytes.end(), nullptr, false);
    std::map<int, std::string> specs;
    for (const auto& spec : plan["specs"])
        specs[spec["id"]] = tensor_text(spec["dtype"], spec["shape"], spec["dim_order"], spec["nbytes"]);
    std::vector<Row> rows;
    for (const auto& node : plan["graphs"][0]["nodes"]) {
        Row row{kind_of(node["op"], node["target"]), node["name"], {}, {}};
        if (row.kind == "call") row.target = node["target"];
        const bool counts = row.kind == "placeholder" || row.kind == "alloc" || row.kind == "call";
        if (counts && node.contains("specs"))
            for (const int id : node["specs"]) row.tensors.push_back(specs[id]);
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<Row> actual_rows(const Method& method) {
    static const char* const kinds[] = {"placeholder", "alloc", "call", "view", "getitem", "output"};
    std::vector<Row> rows;
    for (const auto& listing : method.listing) {
        Row row{kinds[static_cast<int>(listing.kind)], listing.name, {}, {}};
        if (row.kind == "call") {
            row.target = method.instructions[static_cast<std::size_t>(listing.instruction)].op;
            const auto colons = row.target.find("::");
            row.target.replace(colons, 2, ".");
            if (row.target == "aten.copy_") row.target += ".default";
        }
        if (row.kind == "placeholder" || row.kind == "alloc" || row.kind == "call")
            for (const auto id : listing.values) {
                const auto* tensor = method.values[static_cast<std::size_t>(id)].tensor();
                row.tensors.push_back(tensor_text(std::string(torch_name_of(tensor->dtype)), tensor->upper,
                                                  {tensor->dim_order.begin(), tensor->dim_order.end()},
                                                  tensor->bytes().value_or(-1)));
            }
        rows.push_back(std::move(row));
    }
    return rows;
}

Result<Method> lowered(const QString& path) {
    Progress progress;
    TRY(const auto file, MappedFile::open(path.toStdString()));
    TRY(const auto exported, read_exported(file, progress));
    return lower(exported.at(0), progress);
}

/// The first difference, or nothing.
QString difference(const std::vector<Row>& actual, const std::vector<Row>& expected) {
    for (std::size_t i = 0; i < std::min(actual.size(), expected.size()); ++i)
        if (!(actual[i] == expected[i]))
            return QString("row %1: is '%2', ExecuTorch has '%3'")
                .arg(i).arg(QString::fromStdString(actual[i].text()), QString::fromStdString(expected[i].text()));
    if (actual.size() != expected.size())
        return QString("%1 rows, ExecuTorch has %2").arg(actual.size()).arg(expected.size());
    return {};
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
};

void TestLowering::lists_nodes_as_executorch() {
    QFETCH(QString, path);
    auto method = lowered(path);
    if (!method.ok()) {
        QVERIFY(!method.error().place.empty());
        QSKIP(qPrintable(QString::fromStdString(method.error().text())));
    }
    const auto expected = expected_rows(QFileInfo(path).path());
    if (expected.empty()) QSKIP("ExecuTorch made no plan of this program");
    if (const auto special = specialise(method.value()); !special.ok())
        QSKIP(qPrintable(QString::fromStdString(special.error().text())));
    const auto gap = difference(actual_rows(method.value()), expected);
    QVERIFY2(gap.isEmpty(), qPrintable(gap));
}

QTEST_GUILESS_MAIN(TestLowering)
#include "test_lowering.moc"
