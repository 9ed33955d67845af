// Paths of leaves in PyTorch's pytrees of arguments.

#include <QTest>

#include "engine/ir/pytree.h"

using namespace arenascope;

namespace {

const std::string leaf = "{\"type\": null, \"context\": null, \"children_spec\": []}";

std::string node(const std::string& type, const std::string& context, const std::vector<std::string>& children) {
    std::string list;
    for (const auto& each : children) list += (list.empty() ? "" : ", ") + each;
    return "{\"type\": \"" + type + "\", \"context\": " + context + ", \"children_spec\": [" + list + "]}";
}

/// forward((h, c), y=...) where (h, c) is a named tuple.
std::string treeOf(const std::string& type) {
    const auto state = node("collections.namedtuple", '"' + type + '"', {leaf, leaf});
    const auto args = node("builtins.tuple", "\"null\"", {state}),
               kwargs = node("builtins.dict", "\"[\\\"y\\\"]\"", {leaf});
    return "[1, " + node("builtins.tuple", "\"null\"", {args, kwargs}) + "]";
}

std::vector<std::string> pathsOf(const std::string& tree) {
    const auto paths = input_paths(tree);
    return paths.ok() ? paths.value() : std::vector<std::string>{paths.error().text()};
}

}  // namespace

class TestPytree : public QObject {
    Q_OBJECT

private slots:
    void fieldsNameTheLeavesOfANamedTuple() {
        std::string tree = treeOf("models.State");
        QCOMPARE(pathsOf(tree), (std::vector<std::string>{"0.0", "0.1", "kw.y"}));
        name_fields(tree, "models.Other", {"a", "b"});
        QCOMPARE(pathsOf(tree), (std::vector<std::string>{"0.0", "0.1", "kw.y"}));
        name_fields(tree, "models.State", {"h", "c"});
        QCOMPARE(pathsOf(tree), (std::vector<std::string>{"0.h", "0.c", "kw.y"}));
    }
    void fieldsThatDoNotFitNameNothing() {
        const std::vector<std::vector<std::string>> all{{"h"}, {"h", "c", "d"}, {"h\"", "c"}, {"", ""}};
        for (const auto& fields : all) {
            std::string tree = treeOf("models.State");
            name_fields(tree, "models.State", fields);
            QCOMPARE(pathsOf(tree), (std::vector<std::string>{"0.0", "0.1", "kw.y"}));
        }
    }
};

QTEST_GUILESS_MAIN(TestPytree)
#include "test_pytree.moc"
