// No class is larger than one can keep in mind: 600 lines and 40 member functions over all its files.

#include <QTest>

#include "tests/architecture/class_sizes.h"
#include "tests/architecture/source_tree.h"

namespace {

using namespace arenascope::testing;

/// Classes above the limits, "file:Class: 700 lines in 3 files, 12 functions".
QStringList oversized(const QMap<QString, ClassSize>& sizes) {
    QStringList wrong;
    for (auto it = sizes.cbegin(); it != sizes.cend(); ++it) {
        const bool window = it.key().endsWith("/main_window.h:MainWindow");
        const int lines = window ? 400 : 600, functions = window ? 20 : 40;
        if (it->lines <= lines && it->functions <= functions) continue;
        wrong << QString("%1: %2 lines in %3 files, %4 functions; at most %5 and %6")
                     .arg(it.key())
                     .arg(it->lines)
                     .arg(it->files.size())
                     .arg(it->functions)
                     .arg(lines)
                     .arg(functions);
    }
    return wrong;
}

}  // namespace

class TestClassSizes : public QObject {
    Q_OBJECT

private slots:
    void classesFitInAHead() {
        ClassSizes measured;
        for (const char* folder : {"engine", "widgets", "app"}) {
            for (const QString& file : sourcesBelow(folder)) measured.add(file, readText(file));
        }
        const QMap<QString, ClassSize> sizes = measured.sizes();
        QVERIFY(sizes.size() > 500);
        const QStringList wrong = oversized(sizes);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join("\n")));
    }

    void aLargeClassIsReported() {
        const QString header =
            "class A : public QObject {\n    Q_OBJECT\npublic:\n    A() : x_{0} {}\n    A(const A&) = delete;\n"
            "    [[nodiscard]] std::function<void(int)> f(int a = g(1)) const;\n    void v() override;\n"
            "    bool operator==(const A&) const;\nsignals:\n    void changed();\nprivate slots:\n"
            "    void h();\nprivate:\n    struct B { int n() { return 1; } };\n    enum class E { p };\n"
            "    std::function<void(int)> done_;\n    int x_, y_{0};\n    int* (*act_)(int);\n};\n";
        const QString source =
            "namespace n {\nA::A(int a)\n    : x_{1},\n      y_{2} {\n    \"}\";\n}\n\nstd::function<void(int)> A::f(\n"
            "    int a) const {\n    if (a) { return {}; }  // }\n}\nvoid free() {\n}\n}\n";
        ClassSizes measured;
        measured.add("a/a.h", header);
        measured.add("a/a_more.cpp", source);
        measured.add("b/other.cpp", "namespace {\nclass A {\n    void f();\n};\nvoid A::f() {\n}\n}\n");
        const QMap<QString, ClassSize> sizes = measured.sizes();
        QCOMPARE(sizes.keys(), (QStringList{"a/a.h:A", "a/a.h:B", "b/other.cpp:A"}));
        QCOMPARE(sizes["a/a.h:A"].functions, 4);
        QCOMPARE(sizes["a/a.h:A"].lines, int(header.count('\n')) + 5 + 4);
        QCOMPARE(sizes["a/a.h:A"].files, (QStringList{"a/a.h", "a/a_more.cpp"}));
        QCOMPARE(sizes["b/other.cpp:A"].lines, 3 + 2);
        QCOMPARE(oversized({{"x/main_window.h:MainWindow", {400, 20, {}}}, {"x/p.h:P", {600, 40, {}}}}), QStringList());
        QCOMPARE(
            oversized(
                {{"x/main_window.h:MainWindow", {401, 2, {}}}, {"x/p.h:P", {601, 4, {}}}, {"x/q.h:Q", {6, 41, {}}}})
                .size(),
            3);
    }
};

QTEST_GUILESS_MAIN(TestClassSizes)
#include "test_class_sizes.moc"
