// A function is defined in the source of the header that declares it: who has read the header knows where to look.

#include <QTest>

#include "tests/architecture/definitions.h"
#include "tests/architecture/source_tree.h"

namespace {

using namespace arenascope::testing;

/// Lists of entries that files beside them define: the list of a folder is registry.cpp, of the lowering lower.cpp.
QString listFor(const QString& file) {
    if (file.startsWith("engine/lowering/")) return "engine/lowering/lower.cpp";
    return file.left(file.lastIndexOf('/')) + "/registry.cpp";
}

/// Whether a function is an entry of a seam, which the folder's registry names, or what a registry is there to define.
bool isOfASeam(const Definitions::Misplaced& each) {
    if (each.file.endsWith("/registry.cpp")) return true;
    const QRegularExpression named("\\b" + each.name.section("::", -1) + "\\b");
    return named.match(bare(readText(listFor(each.file)))).hasMatch();
}

QStringList textOf(const QList<Definitions::Misplaced>& all) {
    QStringList out;
    for (const Definitions::Misplaced& each : all) {
        out << each.file + " defines " + each.name + ", which " +
                (each.headers.isEmpty() ? QString("no header declares") : each.headers.join(" and ") + " declares");
    }
    return out;
}

}  // namespace

class TestDefinitions : public QObject {
    Q_OBJECT

private slots:
    void functionsAreDefinedBesideTheirHeader() {
        // The program's entry, and the functions of the C library that heap.cpp stands before.
        static const QSet<QString> entries{"app/main.cpp", "engine/kernels/heap.cpp"};
        Definitions found;
        for (const char* folder : {"engine", "widgets", "app"}) {
            for (const QString& file : sourcesBelow(folder)) found.add(file, readText(file));
        }
        QList<Definitions::Misplaced> wrong = found.misplaced();
        wrong.removeIf([](const Definitions::Misplaced& each) {
            return isOfASeam(each) || (entries.contains(each.file) && each.headers.isEmpty());
        });
        QVERIFY2(wrong.isEmpty(), qPrintable(textOf(wrong).join("\n")));
    }

    void aMisplacedDefinitionIsReported() {
        Definitions found;
        found.add("a/x.h",
                  "namespace n {\nclass X {\npublic:\n    X();\n    void f() { g(); }\n    struct Y { int h(int); };\n"
                  "};\nint free(const std::vector<int>& of = {});\ninline int here() { return 1; }\n}\n");
        found.add("a/other.h", "namespace n {\nint far(int);\nint free(double);\n}\n");
        found.add("a/x.cpp", "namespace n {\nnamespace {\nint mine() { return 0; }\n}\nX::X() : a_{1} {}\n}\n");
        found.add("a/x_more.cpp", "namespace n {\nint X::Y::h(int a) {\n    return a;\n}\n}\n");
        found.add("a/z.cpp",
                  "namespace n {\nint free(const std::vector<int>& of) { return 0; }\nstatic int own() { return 0; }\n"
                  "class Local { void f(); };\nvoid Local::f() {}\nvoid X::f2() const {\n}\nint lost() { return 0; }\n"
                  "constexpr int one[] = {f(1)};\n}\n");
        found.add("b/x.cpp", "namespace n {\nint far(int) { return 0; }\n}\n");
        QCOMPARE(textOf(found.misplaced()),
                 (QStringList{"a/z.cpp defines n::free, which a/other.h and a/x.h declares",
                              "a/z.cpp defines n::X::f2, which a/x.h declares",
                              "a/z.cpp defines n::lost, which no header declares",
                              "b/x.cpp defines n::far, which a/other.h declares"}));
    }
};

QTEST_GUILESS_MAIN(TestDefinitions)
#include "test_definitions.moc"
