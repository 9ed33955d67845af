// Every function is defined in the source of the header that declares it.

#include <QTest>

#include "tests/architecture/definitions.h"
#include "tests/architecture/source_tree.h"
#include "tests/architecture/type_names.h"

namespace {

using namespace arenascope::testing;

/// Headers that declare one function for each file of their room: rows of a registry, or stages in their order.
const QSet<QString> lists{"app/cli/verbs.h",
                          "engine/formats/onnx/ops/operators.h",
                          "engine/kernels/families.h",
                          "engine/lowering/graph_steps.h",
                          "engine/lowering/targets/cortex_m/cortex_m_steps.h",
                          "engine/ops/families.h",
                          "engine/planning/planners/planners.h"};

/// What plots share declares the list of views; the graph is one of them.
const QMap<QString, QString> seams{{"widgets/charts/registry.cpp", "widgets/plot/chart.h"}};

}  // namespace

class TestDefinitions : public QObject {
    Q_OBJECT

private slots:
    void functionsAreDefinedWhereTheyAreDeclared() {
        Definitions tree;
        for (const char* folder : {"engine", "widgets", "app"}) {
            for (const QString& file : sourcesBelow(folder)) tree.add(file, readText(file));
        }
        QVERIFY(tree.count() > 2500);
        const QStringList wrong = tree.strays(lists, seams);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join("\n")));
    }

    /// Such types never meet in one source, so no compiler sees the clash; the linker keeps one's functions for both.
    void noTwoTypesHaveOneName() {
        TypeNames tree;
        for (const char* folder : {"engine", "widgets", "app"})
            for (const QString& file : sourcesBelow(folder)) tree.add(file, readText(file));
        QVERIFY(tree.count() > 600);
        QVERIFY2(tree.twice().isEmpty(), qPrintable(tree.twice().join("\n")));
    }

    void aTypeOfTheSameNameIsReported() {
        TypeNames tree;
        tree.add("a/a.h",
                 "namespace n {\nstruct A {\n    struct B {};\n};\nenum class C { x };\nclass D;\n"
                 "template <class T>\nclass E final : public A {};\nvoid f(struct G* g) {\n    if (g) {}\n}\n}\n");
        tree.add(
            "a/b.h",
            "namespace n {\nnamespace {\nstruct A {};\n}\nnamespace m {\nstruct A {};\n}\nclass B {};\nclass D {};\n"
            "struct A::B {};\n}\n");
        QCOMPARE(tree.twice(), QStringList());
        tree.add("b/a.cpp", "namespace n {\nvoid f() {}\nclass C {};\nstruct E {};\n}\n");
        QCOMPARE(tree.twice(),
                 (QStringList{"n::C is defined in a/a.h and b/a.cpp", "n::E is defined in a/a.h and b/a.cpp"}));
    }

    void aStrayFunctionIsReported() {
        Definitions tree;
        tree.add("a/a.h",
                 "namespace n {\n[[nodiscard]] std::vector<int> f(int a = g(1));\nclass A final : public B {\n"
                 "    void m();\n};\ninline int i() { return 1; }\n}\n");
        tree.add("a/a_part.cpp", "namespace n {\nvoid A::m() {\n    if (x) { y(); }\n}\n}\n");
        tree.add(
            "a/b.cpp",
            "namespace n {\nnamespace {\nint f() { return 2; }\n}\nstd::vector<int> f(int a) {\n    return {};\n}\n"
            "A::A()\n    : x_(1) {\n}\nvoid own() {}\n}\nnamespace other {\nvoid f() {}\n}\n");
        QCOMPARE(tree.strays({}), (QStringList{"a/b.cpp defines f() of a/a.h", "a/b.cpp defines A::A() of a/a.h"}));
        QCOMPARE(tree.strays({"a/a.h"}), QStringList());
        tree.add("a/c.h", "namespace n {\ninline std::vector<int> f(int a) {\n    return {};\n}\n}\n");
        tree.add("a/d.cpp", "std::vector<int> n::f(int a) {\n    return {};\n}\n");
        tree.add("b/registry.cpp", "namespace n {\nstd::vector<int> f(int a) {\n    return {};\n}\n}\n");
        QCOMPARE(tree.strays({}).size(), 5);
        tree.add("a/registry.cpp", "namespace n {\nstd::vector<int> f(int a) {\n    return {};\n}\n}\n");
        QCOMPARE(tree.strays({}).size(), 5);
    }
};

QTEST_GUILESS_MAIN(TestDefinitions)
#include "test_definitions.moc"
