// Runs every command of README and the help pages in a folder with a MobileNetV2 under the names that they use, and
// compiles every C++ block in every language. A command or a block that stops working fails here.

#include <QDir>
#include <QDirIterator>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "tests/app/cli_testing.h"

using namespace arenascope::testing;

namespace {

/// The text of each fenced block of `language` (none: plain blocks).
QStringList fenced(const QString& page, const QString& language = {}) {
    QStringList out;
    bool inside = false, wanted = false;
    for (const QString& line : page.split('\n')) {
        if (line.startsWith("```")) {
            wanted = !inside && line.mid(3) == language;
            inside = !inside;
            if (wanted) out.push_back({});
        } else if (inside && wanted) {
            out.back() += line + '\n';
        }
    }
    return out;
}

/// Commands of a page in their order; continued lines are one.
QStringList commandsOf(QString page) {
    page.replace("\\\n", " ");
    QStringList out;
    for (const QString& block : fenced(page)) {
        for (QString line : block.split('\n')) {
            if (line.startsWith("app/run ")) line.replace(0, 7, "arenascope");
            static const QRegularExpression verb("^arenascope [a-z]+ ");
            if (verb.match(line).hasMatch()) out.push_back(line);
        }
    }
    return out;
}

QString pageText(const QString& name) {
    return QString::fromUtf8(bytesOf(QStringLiteral(ARENASCOPE_SOURCE_DIR "/") + name));
}

}  // namespace

class TestHelpCommands : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    QSet<QString> compiled_;  ///< blocks without their comments, which is what languages differ in

    QProcessEnvironment environment() const {
        QProcessEnvironment out = QProcessEnvironment::systemEnvironment();
        out.insert("PATH", folder_.filePath("bin") + ':' + out.value("PATH"));
        out.insert("GITHUB_STEP_SUMMARY", folder_.filePath("summary.md"));
        out.insert("HOME", folder_.path());
        return out;
    }

    /// Exit status and all output of a command that a user runs in that folder.
    std::pair<int, QByteArray> shell(const QString& command) const {
        QProcess process;
        process.setWorkingDirectory(folder_.path());
        process.setProcessEnvironment(environment());
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start("bash", {"-c", command});
        if (!process.waitForFinished(120000)) return {-1, "it did not end"};
        return {process.exitCode(), process.readAll()};
    }
    bool copy(const QString& from, const QString& to) const { return put(folder_.filePath(to), bytesOf(from)); }

private slots:
    void initTestCase() {
        for (const char* each : {"bin", "build", "models"}) QVERIFY(QDir(folder_.path()).mkpath(each));
        QVERIFY(QFile::link(QStringLiteral(ARENASCOPE_BINARY), folder_.filePath("bin/arenascope")));
        const QString network = "mobilenet_v2_w035";
        for (const QString& name : QDir(sample("", network)).entryList({"io.json", "*.bin"})) {
            QVERIFY(copy(sample(name, network), name));
            QVERIFY(copy(sample(name, network), "build/" + name));
        }
        QVERIFY(copy(sample("model.pt2", network), "model.pt2"));
        QVERIFY(QDir(folder_.path()).mkpath("kws"));
        const QDir keywords(QStringLiteral(ARENASCOPE_SOURCE_DIR "/resources/samples/ds_cnn_kws"));
        for (const QString& name : keywords.entryList({"io.json", "*.bin"}))
            QVERIFY(copy(keywords.filePath(name), "kws/" + name));
        QVERIFY(copy(keywords.filePath("model_quantized.pt2"), "kws.pt2"));
        QVERIFY(copy(QStringLiteral(ARENASCOPE_TEST_DATA "/tflite/person_detect_offline_plan.tflite"), "model.tflite"));
        QVERIFY(copy(sample("model.pt2"), "step.pt2"));  // an output like an input
        QVERIFY(copy(QStringLiteral(ARENASCOPE_TEST_DATA "/delegated/dw_conv_tiny_xnnpack.pte"), "executorch.pte"));
        QVERIFY(copy(sample("model.pt2", "dw_conv_tiny"), "original.pt2"));
        for (const char* name : {"model.pte", "baseline.pte", "build/model.pte", "models/model.pte"}) {
            QVERIFY(copy(sample("model_greedy.pte", network), QString::fromLatin1(name)));
        }
        QVERIFY(put(folder_.filePath("planned.csv"), "id,lower,upper,size,offset\na,0,2,64,0\nb,1,3,32,64\n"));
        QVERIFY(put(folder_.filePath("problem.csv"), "id,lower,upper,size\na,0,2,64\nb,1,3,32\n"));
        const QString planner = fenced(pageText("resources/help/write-a-planner.md"), "python").value(0);
        QVERIFY(put(folder_.filePath("stack.py"), planner.toUtf8()));
        QVERIFY(
            QFile(folder_.filePath("stack.py")).setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        const auto placed = shell("arenascope export model.pt2 --planner greedy_by_size -o placed.csv");
        QVERIFY2(placed.first == 0, placed.second);
        // The backend of the help, under its own name and under the name that a page uses.
        const QByteArray source = fenced(pageText("resources/help/write-a-backend.md"), "c").value(0).toUtf8();
        QVERIFY(put(folder_.filePath("square.c"), source));
        QVERIFY(put(folder_.filePath("mine.c"), QByteArray(source).replace("{\"square\"", "{\"mine\"")));
        for (const char* name : {"square", "mine"}) {
            const auto built =
                shell(QStringLiteral("cc -shared -fPIC -I'" ARENASCOPE_SOURCE_DIR "/engine/plugins' %1.c -o %1.so")
                          .arg(QLatin1String(name)));
            QVERIFY2(built.first == 0, built.second);
        }
    }

    void theCommandsOfEveryPageWork_data() {
        QTest::addColumn<QString>("page");
        QTest::addColumn<int>("least");
        QTest::newRow("README") << "README.md" << 12;
        const QStringList pages = QDir(QStringLiteral(ARENASCOPE_SOURCE_DIR "/resources/help")).entryList({"*.md"});
        const QMap<QString, int> least{{"read-a-plan.md", 4}, {"two-memories.md", 8},    {"use-it-in-ci.md", 7},
                                       {"shrink.md", 7},      {"write-a-planner.md", 4}, {"write-a-backend.md", 5},
                                       {"running.md", 14},    {"cortex-m.md", 9}};
        for (const QString& page : pages)
            QTest::newRow(qPrintable(page)) << "resources/help/" + page << least.value(page);
    }
    void theCommandsOfEveryPageWork() {
        QFETCH(const QString, page);
        QFETCH(const int, least);
        const QStringList commands = commandsOf(pageText(page));
        QVERIFY2(commands.size() >= least, qPrintable(QString::number(commands.size())));
        for (const QString& command : commands) {
            const auto [status, said] = shell(command);
            // A budget that is exceeded is a valid result (1); a command that cannot run is not.
            static const QRegularExpression budget("--(limit|target|pool|less) ");
            QVERIFY2(
                status == 0 || (status == 1 && budget.match(command).hasMatch()),
                qPrintable(command) + QByteArray("\nends with ") + QByteArray::number(status) + "\n" + said.right(600));
        }
    }

    /// Scripts of the repository, such as tests/run and .ci/pictures, which are not run here.
    void theScriptsOfEveryPageExist() {
        const QDir root(QStringLiteral(ARENASCOPE_SOURCE_DIR));
        QStringList pages{"README.md"};
        for (const QString& page : QDir(root.filePath("resources/help")).entryList({"*.md"}))
            pages.push_back("resources/help/" + page);
        int scripts = 0;
        for (const QString& page : pages) {
            for (const QString& block : fenced(pageText(page))) {
                for (const QString& line : block.split('\n')) {
                    static const QRegularExpression script("^(?:app|tests|\\.ci|translations)/[\\w./-]+");
                    const auto named = script.match(line);
                    if (!named.hasMatch()) continue;
                    ++scripts;
                    const QFileInfo file(root.filePath(named.captured()));
                    QVERIFY2(file.isExecutable() && file.isFile(), qPrintable(page + ": " + line));
                }
            }
        }
        QVERIFY2(scripts >= 15, qPrintable(QString::number(scripts)));
    }

    void theCppOfEveryPageCompiles_data() {
        QTest::addColumn<QString>("page");
        const QDir root(QStringLiteral(ARENASCOPE_SOURCE_DIR));
        QStringList pages{"README.md"};
        QDirIterator help(root.filePath("resources/help"), {"*.md"}, QDir::Files, QDirIterator::Subdirectories);
        while (help.hasNext()) pages.push_back(root.relativeFilePath(help.next()));
        pages.sort();
        QStringList planners;
        for (const QString& page : pages) {
            if (fenced(pageText(page), "cpp").isEmpty()) continue;
            QTest::newRow(qPrintable(page)) << page;
            if (page.endsWith("/write-a-planner.md")) planners.push_back(page);
        }
        QCOMPARE(planners.size(), 5);  // English and four translations
    }
    /// Each block is a whole file of the engine: the include root is the source tree, the warnings are the project's.
    void theCppOfEveryPageCompiles() {
        QFETCH(const QString, page);
        const QString compiler = qEnvironmentVariable("CXX", "c++");
        QVERIFY2(!QStandardPaths::findExecutable(compiler.section(' ', 0, 0)).isEmpty(),
                 qPrintable("no C++ compiler '" + compiler + "'; put c++ on PATH, or name one in CXX"));
        for (const QString& block : fenced(pageText(page), "cpp")) {
            static const QRegularExpression comments("[ \\t]*//[^\\n]*");
            const QString code = QString(block).remove(comments);
            if (compiled_.contains(code)) continue;
            QVERIFY(put(folder_.filePath("block.cpp"), block.toUtf8()));
            const auto [status, said] = shell(
                compiler + " -std=c++20 -fsyntax-only " ARENASCOPE_WARNINGS " -I'" ARENASCOPE_SOURCE_DIR "' block.cpp");
            QVERIFY2(status == 0, said.left(2000));
            compiled_.insert(code);
        }
    }
};

QTEST_GUILESS_MAIN(TestHelpCommands)
#include "test_help_commands.moc"
