// Plug-ins that return garbage, and files that are not plug-ins.

#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include <QTest>

#include "tests/backends/demo_programs.h"
#include "tests/plugins/plugin_building.h"

using arenascope::testing::example_plugin;
using arenascope::testing::failure_with;
using arenascope::testing::PluginFolder;

namespace arenascope {

class TestHostilePlugins : public QObject {
    Q_OBJECT

    PluginFolder plugins_;

    /// A planner of this id and title.
    static QByteArray planner(const QByteArray& names, const QByteArray& body) {
        return "#include <stdint.h>\n#include <string.h>\n#include \"arenascope_plugin.h\"\n"
               "static int plan(const as_buffer* buffers, int32_t count, int64_t* offsets, char* error, size_t size) "
               "{\n"
               "    (void)buffers; (void)error; (void)size;\n    " +
            body + "\n}\nstatic const as_planner mine = {" + names +
            ", plan};\nint arenascope_plugin(uint32_t version, const as_registry* r) {\n    (void)version;\n    return "
            "r->add_planner(r->context, &mine);\n}\n";
    }

private slots:
    /// Offsets from a plug-in's planner are checked by the verifier, whatever they are.
    void aPlannersGarbageIsCalledInvalid_data() {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("said");
        const auto all = [](const char* value) {
            return QByteArray("for (int32_t i = 0; i < count; ++i) offsets[i] = ") + value + ";\n    return 0;";
        };
        QTest::newRow("negative") << all("-64") << QByteArray("before the start of its pool");
        QTest::newRow("most negative") << all("INT64_MIN") << QByteArray("before the start of its pool");
        QTest::newRow("largest") << all("INT64_MAX - 3") << QByteArray("does not fit in 64 bits");
        QTest::newRow("unaligned") << all("i * 1000001 + 1") << QByteArray("not a multiple of 16");
        QTest::newRow("nothing written") << QByteArray("(void)count; (void)offsets; return 0;") << QByteArray("share");
        QTest::newRow("an error that acts")
            << QByteArray("(void)offsets; (void)count; memset(error, 27, size); return 1;") << QByteArray("\\x1b");
        QTest::newRow("an error without a word")
            << QByteArray("(void)offsets; (void)count; return -7;") << QByteArray("without a reason");
    }
    void aPlannersGarbageIsCalledInvalid() {
        QFETCH(const QByteArray, body);
        QFETCH(const QByteArray, said);
        const std::string library = plugins_.built(QTest::currentDataTag(), planner("\"mine\", NULL", body));
        QVERIFY(!library.empty());
        Extensions extensions;
        const auto loaded = load_plugin(library, extensions);
        QVERIFY2(loaded.ok(), loaded.ok() ? "" : loaded.error().text().c_str());
        const Engine engine(std::move(extensions));
        testing::Graph graph;
        const ValueId x = graph.input("x");
        graph.output(graph.sin(graph.mul(x, x)));
        Tuning tuning;
        tuning.planner = "mine";
        Progress progress;
        const auto program = graph.program();
        const auto outcome = engine.evaluate(*program, tuning, {}, progress);
        std::string text;
        if (!outcome.ok()) text = outcome.error().text();
        else {
            QVERIFY(!outcome.value().plan().valid());
            for (const auto& issue : outcome.value().plan().issues) text += issue.text() + "\n";
        }
        QVERIFY2(text.find(said.constData()) != std::string::npos, text.c_str());
        QVERIFY(text.find('\x1b') == std::string::npos);
    }

    void idsAreNames_data() {
        QTest::addColumn<QByteArray>("id");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("a program") << QByteArray("exec:/bin/true");
        QTest::newRow("a line end and an escape") << QByteArray("a\\nb\\033[2J");
        QTest::newRow("an option") << QByteArray("--planner");
        QTest::newRow("a list") << QByteArray("greedy,naive");
        QTest::newRow("no UTF-8") << QByteArray("\\377");
        QTest::newRow("long") << QByteArray(101, 'a');
    }
    void idsAreNames() {
        QFETCH(const QByteArray, id);
        const QByteArray quoted = '"' + id + '"';
        const auto entry = [](const char* added) {
            return QByteArray(
                       "int arenascope_plugin(uint32_t version, const as_registry* r) {\n    (void)version;\n    "
                       "return r->add_") +
                added + "(r->context, &mine);\n}\n";
        };
        const QByteArray head = "#include <stddef.h>\n#include \"arenascope_plugin.h\"\n";
        const std::vector<QByteArray> texts{
            planner(quoted + ", \"title\"", "(void)count; (void)offsets; return 0;"),
            head +
                "static int part(const as_region* m, as_tags* t, char* e, size_t s) {\n    (void)m; (void)t; (void)e; "
                "(void)s;\n    return 0;\n}\nstatic const as_partitioner mine = {" +
                quoted + ", NULL, part};\n" + entry("partitioner"),
            head +
                "static int run(const as_tensor* a, int32_t n, char* e, size_t s) {\n    (void)a; (void)n; (void)e; "
                "(void)s;\n    return 0;\n}\nstatic const as_kernel mine = {" +
                (id.contains(':') ? "\"my op\"" : quoted) + ", 2, run};\n" + entry("kernel")};
        for (std::size_t i = 0; i < texts.size(); ++i) {
            const std::string library = plugins_.built("id" + QString::number(i) + QTest::currentDataTag(), texts[i]);
            QVERIFY(!library.empty());
            Extensions extensions;
            const auto loaded = load_plugin(library, extensions);
            QVERIFY(!loaded.ok());
            QVERIFY2(loaded.error().text().find("has other characters than letters") != std::string::npos,
                     loaded.error().text().c_str());
            QVERIFY(loaded.error().text().find('\n') == std::string::npos);
        }
    }

    void sizesOfEntriesAreChecked_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("a kernel of 2^31 arguments") << QByteArray(
            "static int run(const as_tensor* a, int32_t n, char* e, size_t s) {\n    (void)a; (void)n; (void)e; "
            "(void)s;\n"
            "    return 0;\n}\nstatic const as_kernel mine = {\"my::op\", INT32_MAX, run};\n#define ADD add_kernel\n");
        QTest::newRow("a memory of alignment 2^62") << QByteArray(
            "static void* get(int64_t b, char* e, size_t s) {\n    (void)b; (void)e; (void)s;\n    return NULL;\n}\n"
            "static void end(void* m) { (void)m; }\n"
            "static int copy(void* to, const void* from, size_t b, char* e, size_t s) {\n    (void)to; (void)from; "
            "(void)b; "
            "(void)e; (void)s;\n    return 1;\n}\nstatic const as_memory mine = {\"far\", NULL, INT64_C(1) << 62, get, "
            "end, "
            "copy, copy};\n#define ADD add_memory\n");
    }
    void sizesOfEntriesAreChecked() {
        QFETCH(const QByteArray, text);
        const std::string library =
            plugins_.built(QTest::currentDataTag(),
                           "#include <stddef.h>\n#include \"arenascope_plugin.h\"\n" + text +
                               "int arenascope_plugin(uint32_t version, const as_registry* r) {\n    "
                               "(void)version;\n    return r->ADD(r->context, &mine);\n}\n");
        QVERIFY(!library.empty());
        Extensions extensions;
        const auto loaded = load_plugin(library, extensions);
        QVERIFY(!loaded.ok() && loaded.error().text().find("without all of its parts") != std::string::npos);
    }

    void aBackendCannotWriteWithoutEnd_data() {
        QTest::addColumn<QByteArray>("how");
        QTest::addColumn<QByteArray>("said");
        QTest::newRow("no bytes") << QByteArray("NULL, 8") << QByteArray("writes no bytes");
        QTest::newRow("all bytes there are") << QByteArray("\"x\", SIZE_MAX") << QByteArray("writes more than");
    }
    void aBackendCannotWriteWithoutEnd() {
        QFETCH(const QByteArray, how);
        QFETCH(const QByteArray, said);
        QByteArray text = example_plugin(0);
        const QByteArray before = "    if (region->input_count != 1";
        QVERIFY(text.contains(before));
        text.replace(before, "    payload->write(payload->context, " + how + ");\n" + before);
        const std::string library = plugins_.built(QTest::currentDataTag(), text);
        QVERIFY(!library.empty());
        const std::string failure = failure_with(library, "square");
        QVERIFY2(failure.find(said.constData()) != std::string::npos, failure.c_str());
    }

    /// The system's loader ends the process at a truncated library, and waits forever at a pipe.
    void filesThatCannotBeLoadedAreRefused() {
        const std::string library =
            plugins_.built("whole", planner("\"whole\", NULL", "(void)count; (void)offsets; return 0;"));
        QVERIFY(!library.empty());
        QFile whole(QString::fromStdString(library));
        QVERIFY(whole.open(QIODevice::ReadOnly));
        const QByteArray bytes = whole.readAll();
        const QString place = plugins_.path("cut.so");
        for (qsizetype size = 0; size < bytes.size(); size += 199) {
            QFile cut(place);
            QVERIFY(cut.open(QIODevice::WriteOnly | QIODevice::Truncate) && cut.write(bytes.left(size)) == size);
            cut.close();
            // In a process of its own: some of the cuts are beyond all that the loader reads.
            const pid_t child = fork();
            if (child == 0) {
                Extensions extensions;
                _exit(load_plugin(place.toStdString(), extensions).ok() ? 1 : 2);
            }
            int status = 0;
            QCOMPARE(waitpid(child, &status, 0), child);
            QVERIFY2(WIFEXITED(status) && WEXITSTATUS(status) > 0, qPrintable(QString::number(size)));
        }
        const QByteArray pipe = plugins_.path("pipe.so").toLocal8Bit();
        QCOMPARE(mkfifo(pipe.constData(), 0600), 0);
        Extensions extensions;
        for (const char* each : {pipe.constData(), "/dev/null", "/tmp"}) QVERIFY(!load_plugin(each, extensions).ok());
    }
};

}  // namespace arenascope

QTEST_GUILESS_MAIN(arenascope::TestHostilePlugins)
#include "test_hostile_plugins.moc"
