// Rules that keep the rooms separate: allowed includes, complete registries, short files, one room for file access.

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <algorithm>
#include <map>
#include <vector>

#include "tests/architecture/source_tree.h"
#include "tests/architecture/text_rules.h"

namespace {

using arenascope::testing::fixedWaits;
using arenascope::testing::readText;
using arenascope::testing::root;
using arenascope::testing::sourcesBelow;
using arenascope::testing::textComparisons;
using arenascope::testing::withoutComments;

/// What files below `from` may include; the longest matching `from` decides. Prefixes of paths from the root.
struct Arrow {
    QString from;
    QStringList to;
};

std::vector<Arrow> arrows() {
    const QStringList ir{"engine/ir/", "engine/query/", "engine/symbolic/", "engine/base/"};
    const QStringList toStages =
        QStringList{"engine/backends/", "engine/evaluate/", "engine/formats/",   "engine/kernels/",
                    "engine/lowering/", "engine/ops/",      "engine/partition/", "engine/passes/",
                    "engine/planning/", "engine/plugins/",  "engine/runtime/",   "engine/tuning/"} +
        ir;
    return {
        {"engine/engine.", {"engine/"}},  // the front door, the only files at the root
        {"engine/base/", {"engine/base/"}},
        {"engine/symbolic/", {"engine/symbolic/", "engine/base/"}},
        {"engine/query/", {"engine/query/", "engine/base/"}},
        {"engine/ir/", ir},
        {"engine/ops/", QStringList{"engine/ops/"} + ir},
        {"engine/planning/", {"engine/planning/", "engine/ir/ids.h", "engine/base/"}},
        {"engine/planning/lifetimes/", QStringList{"engine/planning/", "engine/ops/"} + ir},
        {"engine/planning/placement/",
         {"engine/planning/placement/", "engine/planning/planner.h", "engine/planning/problem.h", "engine/ir/ids.h",
          "engine/base/"}},
        {"engine/planning/planners/",
         {"engine/planning/planners/", "engine/planning/placement/", "engine/planning/planner.h",
          "engine/planning/problem.h", "engine/ir/ids.h", "engine/base/"}},
        {"engine/planning/verify.", {"engine/planning/verify.h", "engine/planning/problem.h"}},  // the checker
        {"engine/tuning/",
         QStringList{"engine/tuning/", "engine/planning/problem.h", "engine/planning/lifetimes/lifetimes.h"} + ir},
        {"engine/formats/",
         QStringList{"engine/formats/", "engine/ops/", "engine/planning/problem.h", "engine/planning/plan.h",
                     "engine/tuning/", "schemas/"} +
             ir},
        {"engine/formats/pt2/",
         QStringList{"engine/formats/", "engine/ops/", "engine/planning/problem.h", "engine/planning/plan.h",
                     "engine/tuning/", "engine/lowering/lower.h", "engine/lowering/layout.h",
                     "engine/lowering/graph/dim_orders.h", "engine/lowering/targets/cortex_m/cortex_m.h"} +
             ir},
        {"engine/formats/pte/",
         QStringList{"engine/formats/", "engine/ops/", "engine/planning/problem.h", "engine/planning/plan.h",
                     "engine/tuning/", "schemas/", "engine/passes/in_place.h"} +
             ir},
        {"engine/formats/onnx/", QStringList{"engine/formats/", "engine/lowering/lower.h"} + ir},
        {"engine/lowering/", QStringList{"engine/lowering/", "engine/ops/"} + ir},
        {"engine/passes/",
         QStringList{"engine/passes/", "engine/ops/", "engine/backends/backend.h",
                     "engine/kernels/integer_products.h"} +  // which products it computes: best-layout asks
             ir},
        {"engine/partition/", QStringList{"engine/partition/", "engine/ops/", "engine/backends/backend.h"} + ir},
        {"engine/kernels/", QStringList{"engine/kernels/", "engine/ops/"} + ir},
        {"engine/runtime/",
         QStringList{"engine/runtime/", "engine/kernels/", "engine/ops/", "engine/planning/problem.h",
                     "engine/planning/plan.h", "engine/backends/backend.h"} +
             ir},
        {"engine/backends/", QStringList{"engine/backends/", "engine/ops/", "engine/kernels/", "schemas/"} + ir},
        {"engine/backends/backend.h", ir},
        {"engine/plugins/",
         QStringList{"engine/plugins/", "engine/backends/backend.h", "engine/kernels/", "engine/planning/",
                     "engine/runtime/"} +
             ir},
        {"engine/evaluate/", toStages},
        {"engine/open/", QStringList{"engine/open/", "engine/engine.h"} + toStages},
        {"engine/runner/", QStringList{"engine/runner/", "engine/open/"} + toStages},
        {"engine/study/", QStringList{"engine/study/", "engine/open/", "engine/runner/", "engine/export/"} + toStages},
        {"engine/export/",
         QStringList{"engine/export/", "engine/open/", "engine/runner/", "engine/engine.h", "portable_ops.inc"} +
             toStages},
        {"widgets/ui/", {"widgets/ui/", "widgets/theme/", "engine/"}},
        {"widgets/theme/", {"widgets/theme/", "engine/"}},
        {"widgets/plot/", {"widgets/plot/", "widgets/ui/", "widgets/theme/", "engine/"}},
        {"widgets/charts/", {"widgets/charts/", "widgets/plot/", "widgets/ui/", "widgets/theme/", "engine/"}},
        {"widgets/charts/registry.cpp", {"widgets/", "engine/"}},  // the list of all views, the graph among them
        {"widgets/graph/", {"widgets/graph/", "widgets/plot/", "widgets/ui/", "widgets/theme/", "engine/"}},
        {"widgets/tables/", {"widgets/tables/", "widgets/plot/", "widgets/ui/", "widgets/theme/", "engine/"}},
        {"widgets/panels/",
         {"widgets/panels/", "widgets/tables/", "widgets/plot/", "widgets/ui/", "widgets/theme/", "engine/"}},
        {"app/", {"app/", "widgets/", "engine/"}},
        {"app/cli/", {"app/cli/", "app/reports/json_output.h", "app/reports/json_sink.h", "engine/"}},
        {"app/cli/render.cpp", {"app/cli/", "app/reports/", "engine/", "widgets/"}},
        {"app/cli/export.cpp", {"app/cli/", "app/reports/", "engine/"}},
        {"app/reports/", {"app/reports/", "widgets/", "engine/"}},
        {"app/document/", {"app/document/", "widgets/", "engine/"}},
        {"app/dialogs/", {"app/dialogs/", "app/document/", "app/reports/", "widgets/", "engine/"}},
        {"app/controllers/",
         {"app/controllers/", "app/document/", "app/dialogs/", "app/reports/", "app/cli/targets.h",
          "app/cli/command_line.h", "app/cli/ci_check.h", "widgets/", "engine/"}},
        {"app/windows/",
         {"app/windows/", "app/controllers/", "app/document/", "app/dialogs/", "app/cli/help.h", "widgets/",
          "engine/"}},
    };
}

QStringList allowedFor(const QString& file) {
    const Arrow* best = nullptr;
    const std::vector<Arrow> all = arrows();
    for (const Arrow& arrow : all) {
        if (file.startsWith(arrow.from) && (!best || arrow.from.size() > best->from.size())) best = &arrow;
    }
    return best ? best->to : QStringList();
}

/// Own includes of `text` (a file at `path`) that no arrow allows.
QStringList forbiddenIncludes(const QString& path, const QString& text) {
    static const QRegularExpression include("^\\s*#\\s*include (?:\"([^\"]+)\"|<((?:engine|widgets|app|tests)/[^>]+)>)",
                                            QRegularExpression::MultilineOption);
    const QStringList allowed = allowedFor(path);
    QStringList wrong;
    for (auto it = include.globalMatch(text); it.hasNext();) {
        const QRegularExpressionMatch found = it.next();
        const QString target = found.captured(1) + found.captured(2);
        if (!target.contains('/')) continue;  // moc output
        const bool isAllowed =
            std::any_of(allowed.begin(), allowed.end(), [&](const QString& to) { return target.startsWith(to); });
        if (!isAllowed) wrong << path + " includes " + target;
    }
    return wrong;
}

QStringList qtIncludes(const QString& path, const QString& text) {
    static const QRegularExpression qt("#\\s*include <(Q[A-Za-z]+|q[a-z0-9]+\\.h|Qt[A-Za-z]+/[^>]+)>");
    QStringList wrong;
    for (auto it = qt.globalMatch(text); it.hasNext();) wrong << path + " includes " + it.next().captured(1);
    return wrong;
}

QStringList bannedCalls(const QString& path, const QString& text) {
    static const QRegularExpression banned(
        "(?:\\b(std::[io]?fstream|std::filebuf|fopen|freopen|fdopen|mkstemp|"
        "(?:std::filesystem|fs)::(?:remove|remove_all|rename|copy|copy_file|resize_file)|"
        "(?<![:\\w.])exit|std::exit|abort|std::terminate|system|popen)|(?<![\\w>])(::open))"
        "\\s*[({ ]");
    QStringList wrong;
    const QString code = withoutComments(text);
    for (auto it = banned.globalMatch(code); it.hasNext();) {
        const QRegularExpressionMatch found = it.next();
        wrong << path + " calls " + found.captured(1) + found.captured(2);
    }
    return wrong;
}

/// Helpers of planners. The checker has its own, so that one mistake cannot be on both sides.
QStringList sharedWithPlanners(const QString& path, const QString& text) {
    static const QRegularExpression shared(
        "\\b(round_up|alignment_of|padded_size|checked_padded_size|aligned_bytes|checked_add|checked_mul|find_pool|"
        "allows|"
        "cut_into_rects|rects_of)\\s*\\(");
    QStringList wrong;
    const QString code = withoutComments(text);
    for (auto it = shared.globalMatch(code); it.hasNext();) wrong << path + " calls " + it.next().captured(1);
    return wrong;
}

/// Whether a source defines, at namespace level, a function that its registry names.
bool isListed(const QString& source, const QString& registry) {
    static const QRegularExpression name("\\b[a-z0-9]+(?:_[a-z0-9]+)+\\b");
    for (auto it = name.globalMatch(withoutComments(registry)); it.hasNext();) {
        const QString word = it.next().captured();
        const QRegularExpression definition("^[A-Za-z].*\\b" + word + "\\(", QRegularExpression::MultilineOption);
        if (definition.match(source).hasMatch()) return true;
    }
    return false;
}

/// Sources of a seam folder that its registry does not name. A .cpp with a header of its own, or one that
/// implements a header of the folder under another name (given in `helpers`), is no entry.
QStringList unlistedFiles(const QString& folder, const QStringList& helpers) {
    QStringList wrong;
    const QString registry = readText(folder + "/registry.cpp");
    for (const QFileInfo& file : QDir(root + folder).entryInfoList({"*.cpp"}, QDir::Files)) {
        const QString stem = file.completeBaseName();
        if (stem == "registry" || helpers.contains(stem) || QFile::exists(root + folder + "/" + stem + ".h")) continue;
        const QString path = folder + "/" + file.fileName();
        if (!isListed(readText(path), registry)) wrong << path + " is not in its registry.cpp";
    }
    return wrong;
}

/// Folders of a seam that its registry does not include from or name.
QStringList unlistedFolders(const QString& folder) {
    QStringList wrong;
    const QString registry = readText(folder + "/registry.cpp");
    for (const QString& id : QDir(root + folder).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        if (!registry.contains("\"" + id + "\"") && !registry.contains("/" + id + "/")) {
            wrong << folder + "/" + id + " is not in its registry.cpp";
        }
    }
    return wrong;
}

using Graph = std::map<QString, QSet<QString>>;

QString unitOf(const QString& path) { return path.left(path.lastIndexOf('.')); }

/// Which units (a header with its source) include which others.
Graph unitGraph() {
    static const QRegularExpression include("^\\s*#\\s*include [\"<]((?:engine|widgets|app)/[^\">]+)[\">]",
                                            QRegularExpression::MultilineOption);
    Graph graph;
    for (const QString& file : sourcesBelow("engine") + sourcesBelow("widgets") + sourcesBelow("app")) {
        QSet<QString>& targets = graph[unitOf(file)];
        const QString text = readText(file);
        for (auto it = include.globalMatch(text); it.hasNext();) {
            const QString target = unitOf(it.next().captured(1));
            if (target != unitOf(file)) targets << target;
        }
    }
    return graph;
}

/// Which folders include which others; folders inside each other do not count.
Graph folderGraph(const Graph& units) {
    const auto folderOf = [](const QString& unit) { return unit.left(unit.lastIndexOf('/') + 1); };
    Graph graph;
    for (const auto& [unit, targets] : units) {
        const QString from = folderOf(unit);
        graph[from];
        for (const QString& target : targets) {
            const QString to = folderOf(target);
            if (!from.startsWith(to) && !to.startsWith(from)) graph[from] << to;
        }
    }
    return graph;
}

void reach(const Graph& graph, const QString& from, QSet<QString>& seen) {
    const auto found = graph.find(from);
    if (found == graph.end()) return;
    for (const QString& to : found->second) {
        if (seen.contains(to)) continue;
        seen << to;
        reach(graph, to, seen);
    }
}

/// Every node that reaches itself, with the others of its cycle.
QStringList cyclesOf(const Graph& graph) {
    std::map<QString, QSet<QString>> reached;
    for (const auto& [node, targets] : graph) reach(graph, node, reached[node]);
    QStringList wrong;
    for (const auto& [node, targets] : reached) {
        if (!targets.contains(node)) continue;
        QStringList ring;
        for (const QString& other : targets) {
            if (reached[other].contains(node)) ring << other;
        }
        ring.sort();
        wrong << ring.join(" <-> ");
    }
    wrong.removeDuplicates();
    return wrong;
}

QByteArray joined(const QStringList& lines) { return lines.join("\n").toUtf8(); }

}  // namespace

class TestArchitecture : public QObject {
    Q_OBJECT

private slots:
    void everyIncludeFollowsTheArrows() {
        QStringList wrong;
        const QStringList files = sourcesBelow("engine") + sourcesBelow("widgets") + sourcesBelow("app");
        QVERIFY(files.size() > 40);
        for (const QString& file : files) wrong << forbiddenIncludes(file, readText(file));
        QVERIFY2(wrong.isEmpty(), joined(wrong));
    }

    void aWrongIncludeIsReported() {
        const QString planner = "engine/planning/planners/x.cpp";
        QCOMPARE(forbiddenIncludes(planner, "#include \"engine/formats/format.h\"\n").size(), 1);
        QCOMPARE(forbiddenIncludes(planner, "#include \"engine/planning/plan.h\"\n").size(), 1);
        QCOMPARE(forbiddenIncludes(planner, "#include \"engine/planning/problem.h\"\n").size(), 0);
        QCOMPARE(forbiddenIncludes("engine/base/x.cpp", "#include \"engine/ir/method.h\"\n").size(), 1);
        QCOMPARE(forbiddenIncludes("engine/base/x.cpp", "# include \"engine/ir/method.h\"\n").size(), 1);
        QCOMPARE(forbiddenIncludes("engine/base/x.cpp", "#include <engine/ir/method.h>\n#include <vector>\n").size(),
                 1);
        QCOMPARE(forbiddenIncludes("widgets/x.cpp", "#include \"app/document/document.h\"\n").size(), 1);
        QCOMPARE(forbiddenIncludes("app/cli/x.cpp", "#include \"app/document/document.h\"\n").size(), 1);
        QCOMPARE(forbiddenIncludes("app/document/x.cpp", "#include \"app/cli/run_args.h\"\n").size(), 1);
        QCOMPARE(forbiddenIncludes("app/controllers/x.cpp", "#include \"app/windows/main_window.h\"\n").size(), 1);
        QCOMPARE(forbiddenIncludes("app/document/x.cpp", "#include \"app/controllers/shell.h\"\n").size(), 1);
        QCOMPARE(forbiddenIncludes("app/dialogs/x.cpp", "#include \"app/controllers/shell.h\"\n").size(), 1);
        QCOMPARE(forbiddenIncludes("app/windows/x.cpp", "#include \"app/controllers/shell.h\"\n").size(), 0);
    }

    void theEnginesRootHoldsTheFrontDoorOnly() {
        QCOMPARE(QDir(root + "engine").entryList({"*.cpp", "*.h"}, QDir::Files),
                 (QStringList{"engine.cpp", "engine.h"}));
        QCOMPARE(QDir(root + "widgets").entryList(QDir::Files), QStringList());
    }

    void noFoldersIncludeEachOther() {
        const QStringList wrong = cyclesOf(folderGraph(unitGraph()));
        QVERIFY2(wrong.isEmpty(), joined(wrong));
    }

    void noUnitsIncludeEachOther() { QVERIFY2(cyclesOf(unitGraph()).isEmpty(), joined(cyclesOf(unitGraph()))); }

    void aCycleIsReported() {
        const Graph graph{{"a/x", {"b/y"}}, {"b/y", {"a/z"}}, {"a/z", {}}};
        QCOMPARE(cyclesOf(graph), QStringList());
        QCOMPARE(cyclesOf(folderGraph(graph)), QStringList{"a/ <-> b/"});
        QCOMPARE(cyclesOf({{"p", {"q"}}, {"q", {"p"}}, {"r", {"p"}}}), QStringList{"p <-> q"});
    }

    void theCheckerSharesNothingWithPlanners() {
        QStringList wrong;
        for (const QString file : {"engine/planning/verify.h", "engine/planning/verify.cpp"}) {
            const QString text = readText(file);
            QVERIFY2(!text.isEmpty(), qPrintable(file));
            wrong << forbiddenIncludes(file, text) << sharedWithPlanners(file, text);
        }
        QVERIFY2(wrong.isEmpty(), joined(wrong));
    }

    void aCheckerThatSharesIsReported() {
        const QString checker = "engine/planning/verify.cpp";
        for (const char* shared :
             {"planning/bounds.h", "planning/time_address_rects.h", "planning/plan.h", "base/bytes.h"}) {
            QCOMPARE(forbiddenIncludes(checker, QString("#include \"engine/%1\"\n").arg(shared)).size(), 1);
        }
        QCOMPARE(forbiddenIncludes(checker, "#include \"engine/planning/problem.h\"\n").size(), 0);
        QCOMPARE(sharedWithPlanners(checker, "round_up(a, b); alignment_of(p, b); padded_size (p, b);").size(), 3);
        QCOMPARE(sharedWithPlanners(checker, "// padded_size(p, b)\nis_padded_size(p); int padded_size = 0;").size(),
                 0);
    }

    void theEngineIsFreeOfQt() {
        QStringList wrong;
        for (const QString& file : sourcesBelow("engine")) wrong << qtIncludes(file, readText(file));
        QVERIFY2(wrong.isEmpty(), joined(wrong));
        QCOMPARE(qtIncludes("x", "#include <QString>\n#include <QtCore/QFile>\n#include <qstring.h>\n").size(), 3);
    }

    void onlyTheFileRoomTouchesFilesAndNothingEndsTheProgram() {
        QStringList wrong;
        for (const QString& file : sourcesBelow("engine")) {
            // The supervisor reads the kernel's list of its children in a forked process.
            const bool isExempt = file == "engine/base/file.cpp" || file == "engine/base/supervisor.cpp";
            if (!isExempt) wrong << bannedCalls(file, readText(file));
        }
        QVERIFY2(wrong.isEmpty(), joined(wrong));
        QCOMPARE(bannedCalls("x", "std::ifstream in(p); exit(1); std::abort();").size(), 3);
        QCOMPARE(bannedCalls("x", "::open(p, 0); std::filesystem::remove(p); MappedFile::open(p);").size(), 2);
        QCOMPARE(bannedCalls("x", "// exit(1)\nrun.exit(2); Exit exit_code(1);").size(), 0);
    }

    void nothingIsDecidedByTheTextOfAMessage() {
        QStringList wrong;
        for (const char* folder : {"engine", "widgets", "app"}) {
            for (const QString& file : sourcesBelow(folder)) wrong << textComparisons(file, readText(file));
        }
        QVERIFY2(wrong.isEmpty(), joined(wrong));
    }

    void aDecisionByTextIsReported() {
        for (const char* fault :
             {"if (error.what.source().starts_with(empty)) return;", "if (error().what.text() == other) return;",
              "if (stage.starts_with(\"planning: \")) return;", "if (text == \"the file is empty\") return;",
              "if (place.find(\"handle 3\") == npos) return;", "if (plan.planner == \"loaded\") return;",
              "if (error.place.text().contains(part)) return;", "if (plan.verdict != \"optimal\") return;",
              "if (s.startsWith(QLatin1String(\"pass: x\"))) return;",
              "if (QString::fromStdString(error.text()).contains(part)) return;", "if (s == tr(\"the file\")) return;",
              "const auto said = result.error().text();\nif (said.starts_with(part)) return;",
              "if (warning.text().starts_with(part)) return;", "if (\"the file is empty\" == s) return;",
              "if (name_of(plan.verdict) == \"optimal\") return;", "if (program->format == \"pte\") return;"}) {
            QVERIFY2(textComparisons("engine/x.cpp", fault).size() == 1, fault);
        }
        QCOMPARE(
            textComparisons("engine/x.cpp", "// text == \"two words\"\nif (id == \"name\") f(\"two words\");").size(),
            0);
        QCOMPARE(textComparisons("engine/x.cpp", "trace.find(\"line \"); out = message(\"two words\").text();").size(),
                 0);
    }

    void testsWaitForConditions() {
        QStringList wrong;
        for (const QString& file : sourcesBelow("tests")) {
            // The runner of children watches processes, which send no signal.
            const bool isExempt = file.startsWith("tests/architecture/") || file == "tests/fuzz/children.cpp";
            if (!isExempt) wrong << fixedWaits(file, readText(file));
        }
        QVERIFY2(wrong.isEmpty(), joined(wrong));
        QCOMPARE(fixedWaits("x", "QTest::qWait(50); qSleep (1);").size(), 2);
        QCOMPARE(fixedWaits("x", "QThread::msleep(5); std::this_thread::sleep_for(s);").size(), 2);
        QCOMPARE(fixedWaits("x", "while (!go) QThread::msleep(1);").size(), 0);
        QCOMPARE(fixedWaits("x", "// qWait(5)\nQTest::qWaitFor(f); QTest::qWaitForWindowExposed(w);").size(), 0);
    }

    void filesAreShort() {
        QStringList wrong;
        for (const char* folder : {"engine", "widgets", "app", "tests"}) {
            for (const QString& file : sourcesBelow(folder)) {
                const qsizetype limit = file.endsWith("/main_window.cpp") ? 400 : 500;
                const qsizetype lines = readText(file).count('\n');
                if (lines > limit) wrong << QString("%1 has %2 lines, at most %3").arg(file).arg(lines).arg(limit);
            }
        }
        QVERIFY2(wrong.isEmpty(), joined(wrong));
    }

    void everySeamFileIsListed_data() {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QStringList>("helpers");
        QTest::newRow("planners") << "engine/planning/planners" << QStringList();
        QTest::newRow("formats") << "engine/formats" << QStringList();
        QTest::newRow("ops") << "engine/ops" << QStringList();
        QTest::newRow("kernels") << "engine/kernels" << QStringList();
        QTest::newRow("passes") << "engine/passes" << QStringList();
        QTest::newRow("backends") << "engine/backends" << QStringList();
        QTest::newRow("charts") << "widgets/charts" << QStringList{"step_input"};  // the gestures of step_chart.h
        QTest::newRow("panels") << "app/windows/panels" << QStringList();
        QTest::newRow("verbs") << "app/cli" << QStringList{"dispatch", "prepare"};  // what verbs share
    }
    void everySeamFileIsListed() {
        QFETCH(const QString, folder);
        QFETCH(const QStringList, helpers);
        QVERIFY2(QFile::exists(root + folder), qPrintable(folder));
        QVERIFY2(readText(folder + "/registry.cpp").startsWith("//"), "the head of a registry says how to add to it");
        const QStringList wrong = unlistedFiles(folder, helpers) + unlistedFolders(folder);
        QVERIFY2(wrong.isEmpty(), joined(wrong));
    }

    void anOrphanIsReported() {
        const QString registry = readText("engine/planning/planners/registry.cpp");
        QVERIFY(isListed("Result<Placement> plan_naive(const Problem& p) {\n", registry));
        QVERIFY(!isListed("Result<Placement> plan_orphan(const Problem& p) {\n", registry));
        QVERIFY(!isListed("void f() {\n    plan_naive(p);\n}\n", registry));
    }

    void theTopLevelIsFixed() {
        const QStringList fixed{".ci",          "app",        "engine",         "resources",  "tests",
                                "translations", "widgets",    "CMakeLists.txt", "LICENSE",    "README.md",
                                ".git",         ".gitignore", ".clang-format",  ".clang-tidy"};
        QStringList wrong;
        for (const QString& name : QDir(root).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot)) {
            if (!fixed.contains(name) && !name.startsWith("build")) wrong << name + " is not in the fixed top level";
        }
        QVERIFY2(wrong.isEmpty(), joined(wrong));
    }

    void theReadmeNamesEveryRoom() {
        const QString readme = readText("README.md");
        for (const char* room : {"engine", "widgets", "app", "resources", "tests"}) {
            QVERIFY2(readme.contains("`" + QString(room)), room);
        }
    }
    /// A newcomer looks up a folder in the help page of the source tree.
    void thePageOfRoomsNamesEveryFolder() {
        const QString page = readText("resources/help/rooms.md");
        QStringList wrong;
        for (const char* part : {"engine", "widgets", "app"}) {
            const QStringList rooms = QDir(root + part).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
            QVERIFY2(rooms.size() > 4, part);
            for (const QString& room : rooms) {
                const QString path = QLatin1String(part) + '/' + room;
                if (!page.contains("| `" + path + "` |")) wrong << path + " has no row";
            }
        }
        QVERIFY2(wrong.isEmpty(), joined(wrong));
    }
};

QTEST_GUILESS_MAIN(TestArchitecture)
#include "test_architecture.moc"
