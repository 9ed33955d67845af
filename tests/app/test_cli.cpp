// The command line in process: status, texts and JSON for good and bad input.

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <sstream>

#include "app/cli/dispatch.h"
#include "app/cli/verb.h"
#include "engine/base/glob.h"
#include "engine/planning/planner.h"
#include "engine/runner/tensor_files.h"
#include "tests/app/json_schema.h"
#include "tests/backends/built_in.h"
#include "tests/test_data.h"

using namespace arenascope;

namespace {

struct Said {
    int status = -1;
    QString out, err;

    [[nodiscard]] QJsonDocument json() const { return QJsonDocument::fromJson(out.toUtf8()); }
};

Said say(const QStringList& words) {
    std::vector<std::string> texts;
    for (const QString& word : words) texts.push_back(word.toStdString());
    const std::vector<std::string_view> views(texts.begin(), texts.end());
    std::ostringstream out, err;
    cli::Console console{out, err};
    const Engine engine;
    const int status = cli::run_cli(engine, views, console);
    return {status, QString::fromStdString(out.str()), QString::fromStdString(err.str())};
}

QString sample(const QString& file, const QString& program = "add_mul_sin") {
    return arenascope::testing::programFolder(program) + "/" + file;
}

QJsonObject planJson(const QStringList& words) { return say(QStringList{"plan", "--json"} + words).json().object(); }

void write(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

QByteArray read(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

class TestCli : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    [[nodiscard]] QString temporary(const QString& name) const { return folder_.filePath(name); }

private slots:
    void helpNamesEveryVerbAndEveryVerbHasHelp() {
        const Said help = say({"--help"});
        QCOMPARE(help.status, 0);
        for (const cli::Verb& verb : cli::builtin_verbs()) {
            const QString id = QString::fromUtf8(verb.id.data(), static_cast<qsizetype>(verb.id.size()));
            QVERIFY2(help.out.contains("arenascope " + id + " "), qPrintable(id));
            const Said own = say({id, "--help"});
            QCOMPARE(own.status, 0);
            QVERIFY2(own.out.contains("--json"), qPrintable(id));
            QVERIFY(QFile::exists(QStringLiteral(ARENASCOPE_SOURCE_DIR "/resources/schemas/") + id + ".schema.json"));
            for (const QString& line : own.out.split('\n')) {
                const bool value = line.startsWith("  --") && !line.mid(2).contains("  ");  // for a line above its text
                QVERIFY2(line.size() <= 100 || value, qPrintable(line));
            }
        }
        QVERIFY(say({"--version"}).out.startsWith("arenascope "));
    }

    void badUsageIsOneLineThatNamesTheRemedy_data() {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("part");
        const QString pte = sample("model_greedy.pte"), table = temporary("table.csv");
        write(table, "id,lower,upper,size\na,0,2,64\n");
        const auto row = [](const char* name, const QStringList& words, const char* part) {
            QTest::newRow(name) << words << QString(part);
        };
        row("no file", {"plan"}, "no file given");
        row("unknown verb", {"plann", pte}, "did you mean 'plan'?");
        row("an option without a verb", {pte, "--backend", "xnnpack"}, "needs a verb");
        row("no verb and no file", {"nosuch"}, "unknown verb 'nosuch'");
        row("growth below 0", {"compare", pte, pte, "--fail-if-grows", "-5%"}, "expected a percentage");
        row("growth without a unit", {"compare", pte, pte, "--fail-if-grows", "1"}, "expected a percentage");
        row("unknown limit", {"info", pte, "--limit", "moon=1"}, "moon");
        row("a table to run", {"run", table, "--zeros"}, "no operators to run");
        row("a model with a custom operator",
            {"run", QStringLiteral(ARENASCOPE_TEST_DATA "/tflite/person_detect_vela.tflite"), "--zeros"},
            "tflite::ethos-u");
        row("a picture of no kind", {"export", pte, "-o", "/tmp/x.xyz"}, ".svg");
        row("unknown option", {"plan", pte, "--plannr", "auto"}, "did you mean '--planner'?");
        row("missing value", {"plan", pte, "--planner"}, "has no value");
        row("value of a switch", {"plan", pte, "--json=1"}, "takes no value");
        row("data that it does not need", {"plan", pte, "--data", "x.ptd"}, "leave --data out");
        row("program that is not there", {"plan", pte, "--planner", "exec:no-such-program"}, "cannot be started");
        row("unknown schedule", {"plan", pte, "--schedule", "best"}, "expected off, exact or search");
        row("plan file that is not there", {"plan", pte, "--plan-file", "no-such.csv"}, "no-such.csv");
        row("fit without a symbol", {"fit", pte}, "--symbol");
        row("fit in a file of fixed sizes", {"fit", pte, "--symbol", "s0", "--pool", "A=1,size=1M"}, "s0");
        row("bad cost", {"plan", pte, "--pool", "A=2,cost=cheap"}, "'cheap' is not usable");
        row("unknown pool key", {"plan", pte, "--pool", "A=2,colour=red"}, "unknown pool key 'colour'");
        row("unknown planner", {"plan", pte, "--planner", "greddy"}, "did you mean 'greedy'?");
        row("reserved pool", {"plan", pte, "--pool", "A=0"}, "expected a whole number from 1");
        row("bad size", {"plan", pte, "--pool", "A=2,size=12Q"}, "--pool: '12Q' is not a number of bytes");
        row("huge size", {"plan", pte, "--pool", "A=2,size=99999999999G"}, "not a number of bytes");
        row("bad alignment", {"plan", pte, "--align", "24"}, "--align: '24' is not an alignment");
        row("empty range", {"plan", pte, "--range", "s0=9:2"}, "9 is above 2");
        row("range of a .pte", {"plan", pte, "--range", "s0=1:2"}, ".pt2");
        row("unknown pin", {"plan", pte, "--pin", "mul0=0"}, "did you mean 'mul_0'?");
        row("unknown pool", {"plan", pte, "--assign", "*=DRAM"}, "unknown pool 'DRAM'");
        row("bad rule", {"plan", pte, "--assign", "colour:red=1"}, "unknown field 'colour'");
        row("bad kind", {"plan", pte, "--unplanned", "kind:inputs"}, "'inputs' is not a value of 'kind'");
        row("unknown method", {"info", pte, "--method", "backward"}, "backward");
        row("unknown lifetimes", {"plan", pte, "--lifetimes", "long"}, "safe or executorch");
        row("missing session", {"plan", pte, "--session", "/nonexistent.json"}, "/nonexistent.json");
        row("no output", {"export", pte}, "-o OUT.pte");
        row("unknown format", {"export", pte, "-o", "/tmp/x.xyz"}, ".pte");
        row("unknown view", {"render", pte, "-o", "x.png", "--view", "areena"}, "did you mean 'arena'?");
        row("nothing to list", {"list"}, "planners");
        row("unknown list", {"list", "planer"}, "did you mean 'planners'?");
        row("unknown node", {"inspect", pte, "sinn_0"}, "did you mean 'sin_0'");
        row("one file to compare", {"compare", pte}, "two files");
        row("run without inputs", {"run", pte}, "--input 0=PATH");
        row("unknown input", {"run", pte, "--zeros", "--input", "in9=x"}, "did you mean 'in0'?");
        row("vectors and shape", {"run", pte, "--shape", "0=2,2", "--vectors", "io.json"}, "has its own inputs");
        row("input too short", {"run", pte, "--zeros", "--shape", "0=2,2", "--input", "0=" + sample("in0_0.bin")},
            "128 bytes");
    }
    void badUsageIsOneLineThatNamesTheRemedy() {
        QFETCH(const QStringList, words);
        QFETCH(const QString, part);
        const Said said = say(words);
        QCOMPARE(said.status, 2);
        QVERIFY2(said.out.isEmpty(), qPrintable(said.out));
        QVERIFY2(said.err.contains(part), qPrintable(said.err));
        QCOMPARE(said.err.count('\n'), 1);
    }

    void unusableFilesAreNamed_data() {
        QTest::addColumn<QByteArray>("bytes");
        const QByteArray pte = read(sample("model_greedy.pte")), pt2 = read(sample("model.pt2"));
        QVERIFY(pte.size() > 1000 && pt2.size() > 1000);
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("text") << QByteArray("# a readme\n");
        QTest::newRow("cut .pte") << pte.left(pte.size() / 3);
        QTest::newRow("cut .pt2") << pt2.left(pt2.size() / 3);
        QTest::newRow("zeros") << QByteArray(4096, '\0');
    }
    void unusableFilesAreNamed() {
        QFETCH(const QByteArray, bytes);
        const QString path = temporary("unusable.pte");
        write(path, bytes);
        for (const char* verb : {"info", "plan", "verify"}) {
            const Said said = say({verb, path});
            QCOMPARE(said.status, 2);
            QVERIFY2(said.err.startsWith(QString("arenascope %1: ").arg(verb) + path + ": "), qPrintable(said.err));
            QCOMPARE(said.err.count('\n'), 1);
        }
        QCOMPARE(say({"plan", temporary("absent.pte")}).status, 2);
        QCOMPARE(say({"plan", folder_.path()}).status, 2);
    }

    void jsonIsAsItsSchemaSays_data() {
        QTest::addColumn<QStringList>("words");
        const QString pte = sample("model_greedy.pte"), naive = sample("model_naive.pte");
        QTest::newRow("info") << QStringList{"info", pte};
        QTest::newRow("plan") << QStringList{"plan", pte, "--planner", "all", "--no-plan-inputs"};
        QTest::newRow("plan that does not fit") << QStringList{"plan", pte, "--pool", "SRAM=1,size=100"};
        QTest::newRow("plan of two pools")
            << QStringList{"plan", pte, "--pool", "PSRAM=2", "--assign", "op:*mul*=PSRAM"};
        QTest::newRow("plan with every key of a pool")
            << QStringList{"plan", pte, "--pool",
                           "TCM=2,size=64K,align=32,cost=0.5,bandwidth=800,base=0x20000000,planner=optimal,"
                           "prefer=input,allow=input,allow=output,reserve=0:64,reserve=256:512,copy=opencl"};
        QTest::newRow("plan in a better order") << QStringList{"plan", pte, "--schedule", "search", "--improve"};
        QTest::newRow("verify") << QStringList{"verify", naive};
        QTest::newRow("inspect") << QStringList{"inspect", pte, "2"};
        QTest::newRow("partition") << QStringList{"partition", pte, "--backend", "demo", "--backend", "xnnpack"};
        QTest::newRow("compare") << QStringList{"compare", pte, naive};
        QTest::newRow("run") << QStringList{"run", pte, "--random", "7"};
        QTest::newRow("plan on a device") << QStringList{"plan", pte, "--backend", "opencl"};
        QTest::newRow("run on a device") << QStringList{"run",        pte,        "--random",  "7",
                                                        "--backend",  "demo",     "--pool",    "GPU=3,copy=opencl",
                                                        "--delegate", "sin*=cpu", "--planner", "greedy"};
        QTest::newRow("run with vectors") << QStringList{"run", pte, "--vectors", sample("io.json")};
        QTest::newRow("explain") << QStringList{"explain", pte, "--less", "64"};
        QTest::newRow("explain two pools") << QStringList{
            "explain", pte, "--place", "auto", "--pool", "A=1,size=64,bandwidth=9", "--pool", "B=2,bandwidth=2ns"};
        QTest::newRow("export") << QStringList{"export", pte, "-o", temporary("schema.pte")};
        QTest::newRow("render") << QStringList{"render", pte, "-o", temporary("schema.png")};
        for (const char* what : {"planners", "formats", "passes", "kernels", "targets", "backends"})
            QTest::newRow(what) << QStringList{"list", what};
    }
    void jsonIsAsItsSchemaSays() {
        QFETCH(const QStringList, words);
        const Said said = say(words + QStringList{"--json"});
        QVERIFY2(said.status != 2, qPrintable(said.err));
        QVERIFY(said.json().isObject());
        const QJsonObject parsed = arenascope::testing::schemaOf(words.first());
        QVERIFY(!parsed.isEmpty());
        QCOMPARE(arenascope::testing::schemaViolation(said.json().object(), parsed), QString());
        QJsonObject broken = said.json().object();
        broken.insert("surprise", 1);
        QVERIFY(!arenascope::testing::schemaViolation(broken, parsed).isEmpty());
    }

    void aLoadedPlanStaysFirstAndIsShownUntilSomethingIsEdited() {
        const QJsonArray plans = planJson({sample("model_naive.pte")})["plans"].toArray();
        QCOMPARE(plans[0].toObject()["planner"].toString(), QString("loaded"));
        QCOMPARE(plans[0].toObject()["total_bytes"].toInt(), 896);
        QCOMPARE(plans[1].toObject()["total_bytes"].toInt(), 384);
        QVERIFY(say({"verify", sample("model_naive.pte")}).out.contains("'loaded'"));
        QVERIFY(say({"verify", sample("model_naive.pte"), "--align", "32"}).out.contains("'auto'"));
        QVERIFY(say({"verify", sample("model_naive.pte"), "--planner", "greedy"}).out.contains("'greedy'"));
    }

    void theNumbersOfAPlanAddUp() {
        const QJsonObject json = planJson({sample("model_greedy.pte", "mobilenet_v2_w035"), "--planner", "all"});
        QCOMPARE(json["plans"].toArray().size(), static_cast<qsizetype>(builtin_planners().size()) + 1);
        for (const QJsonValue& value : json["plans"].toArray()) {
            const QJsonObject plan = value.toObject();
            qint64 end = 0, pools = 0;
            for (const QJsonValue& tensor : plan["tensors"].toArray()) {
                end = std::max(
                    end, tensor["offset"].toInteger() + tensor["bytes"].toInteger() + tensor["padding"].toInteger());
                QVERIFY(tensor["first"].toInt() <= tensor["last"].toInt());
                QVERIFY(tensor["last_step"].toInt() < json["steps"].toInt());
            }
            for (const QJsonValue& pool : plan["pools"].toArray()) pools += pool["bytes"].toInteger();
            QCOMPARE(pools, plan["total_bytes"].toInteger());
            QVERIFY2(end <= plan["total_bytes"].toInteger(), qPrintable(plan["planner"].toString()));
            QVERIFY(plan["total_bytes"].toInteger() >= plan["lower_bound"].toInteger());
        }
    }

    void aCapacityThatIsNotMetGivesOne() {
        const QString pte = sample("model_greedy.pte");
        QCOMPARE(say({"plan", pte, "--pool", "SRAM=1,size=384"}).status, 0);
        QCOMPARE(say({"plan", pte, "--pool", "SRAM=1,size=383"}).status, 1);
        QCOMPARE(say({"verify", pte, "--pool", "SRAM=1,size=383"}).status, 1);
        QCOMPARE(say({"compare", pte, sample("model_naive.pte"), "--fail-if-grows", "100%"}).status, 1);
        QCOMPARE(say({"compare", pte, sample("model_naive.pte"), "--fail-if-grows", "200%"}).status, 0);
    }

    void rulesPinsAndUnplannedTensorsArriveInThePlan() {
        const QString pte = sample("model_greedy.pte");
        const QJsonObject json = planJson({pte, "--planner", "greedy_by_size", "--pool", "PSRAM=2", "--assign",
                                           "*=PSRAM", "--assign", "op:aten::mul.*=1", "--pin", "sin_0=256"});
        const QJsonObject plan = json["plans"].toArray().last().toObject();
        QCOMPARE(plan["planner"].toString(), QString("greedy_by_size"));
        int muls = 0;
        for (const QJsonValue& tensor : plan["tensors"].toArray()) {
            const bool isMul = tensor["op"].toString().startsWith("aten::mul");
            muls += isMul;
            QCOMPARE(tensor["mem_id"].toInt(), isMul ? 1 : 2);
            if (tensor["name"].toString() != "sin_0") continue;
            QCOMPARE(tensor["offset"].toInt(), 256);
            QVERIFY(tensor["pinned"].toBool());
        }
        QCOMPARE(muls, 2);
        const QJsonObject caller = planJson({pte, "--unplanned", "kind:input"});
        QCOMPARE(caller["unplanned"].toArray().size(), 2);
        QCOMPARE(caller["unplanned"].toArray()[0].toObject()["bytes"].toInt(), 128);
    }

    void warningsGoToStderrAndQuietSilencesThem() {
        const QStringList words{"plan", sample("model_greedy.pte"), "--assign", "nothing*=1", "--json"};
        QVERIFY(say(words).err.contains("'nothing*' matches no tensor"));
        QVERIFY(say(words).json().isObject());
        QVERIFY(say(words + QStringList{"--quiet"}).err.isEmpty());
    }

    void severalFilesGiveAnArray() {
        const Said said = say({"plan", "--json", sample("model_greedy.pte"), sample("model_naive.pte")});
        QCOMPARE(said.json().array().size(), 2);
    }

    void recordedRunsAreReproducedAndABrokenExpectationGivesOne() {
        for (const char* program : {"add_mul_sin", "mobilenet_v2_w035"}) {
            for (const char* file : {"model_greedy.pte", "model.pt2", "model_core.pt2"}) {
                const Said said = say({"run", sample(file, program), "--vectors", sample("io.json", program)});
                QVERIFY2(said.status == 0, qPrintable(said.out + said.err));
            }
        }
        const QString pte = sample("model_greedy.pte");
        const QStringList inputs{
            "run", pte, "--input", "0=" + sample("in0_0.bin"), "--input", "in1=" + sample("in0_1.bin")};
        QCOMPARE(say(inputs + QStringList{"--expect", "0=" + sample("out0_0.bin")}).status, 0);
        QByteArray wrong = read(sample("out0_0.bin"));
        wrong[50] = static_cast<char>(wrong[50] ^ 0x40);
        write(temporary("wrong.bin"), wrong);
        const Said said = say(inputs + QStringList{"--expect", "0=" + temporary("wrong.bin"), "--json"});
        QCOMPARE(said.status, 1);
        const QJsonObject run = said.json()["runs"].toArray()[0].toObject();
        QCOMPARE(run["first_mismatch"].toObject()["element"].toInt(), 12);
        QVERIFY(run["max_abs_diff"].toDouble() > 0);
    }

    void aDefectivePlanOfAFileRunsWithAWarningAndIsRepairedByPlanning() {
        const QString program = "two_conds_live_across";  // ExecuTorch's own plan overlaps here
        QVERIFY2(!arenascope::testing::programFolder(program).isEmpty(), qPrintable(program));
        const QStringList words{"run", sample("model_greedy.pte", program), "--vectors", sample("io.json", program)};
        const Said loaded = say(words);
        QCOMPARE(loaded.status, 1);
        QVERIFY2(loaded.err.contains("invalid"), qPrintable(loaded.err));
        const Said repaired = say(words + QStringList{"--planner", "auto"});
        QVERIFY2(repaired.status == 0, qPrintable(repaired.out + repaired.err));
    }

    void inputsAreNamedByTheirPlaceInTheTree() {
        const QString program = "kwargs_tree";
        QVERIFY2(!arenascope::testing::programFolder(program).isEmpty(), qPrintable(program));
        QStringList words{"run",      sample("model.pt2", program),
                          "--expect", "0.logits=" + sample("out0_0.bin", program),
                          "--expect", "1.1.0=" + sample("out0_4.bin", program)};
        const QStringList paths{"0", "kw.mask", "kw.options.a", "kw.options.b.0", "kw.options.b.1.0"};
        for (qsizetype i = 0; i < paths.size(); ++i) {
            words << "--input" << paths[i] + "=" + sample(QString("in0_%1.bin").arg(i), program);
            if (i < 2) words << "--shape" << paths[i] + "=3,6";
        }
        words << "--shape"
              << "kw.options.b.0=3,1";
        const Said said = say(words);
        QVERIFY2(said.status == 0, qPrintable(said.out + said.err));
        const Said info = say({"info", sample("model.pt2", program), "--json"});
        const QJsonObject method = info.json()["methods"].toArray()[0].toObject();
        QCOMPARE(method["inputs"].toArray()[4].toObject()["path"].toString(), QString("kw.options.b.1.0"));
        QCOMPARE(method["outputs"].toArray()[2].toObject()["path"].toString(), QString("0.stats.argmax"));
    }

    void aSanitizedProfiledRunIsInTheJson() {
        const QString program = "two_conds_live_across";
        QVERIFY2(!arenascope::testing::programFolder(program).isEmpty(), qPrintable(program));
        const QStringList words{"run",        sample("model_greedy.pte", program),
                                "--vectors",  sample("io.json", program),
                                "--sanitize", "--check-values",
                                "--trace",    temporary("trace.json"),
                                "--json"};
        const Said found = say(words);
        QCOMPARE(found.status, 1);
        const QJsonArray violations = found.json()["sanitizer"].toObject()["violations"].toArray();
        QVERIFY(!violations.isEmpty());
        QVERIFY(found.json()["first_difference"].isObject());
        QCOMPARE(violations[0].toObject()["kind"].toString(), QString("overwritten"));
        const Said clean = say(words + QStringList{"--planner", "greedy_by_size"});
        QVERIFY2(clean.status == 0, qPrintable(clean.out + clean.err));
        QVERIFY(clean.json()["sanitizer"].toObject()["violations"].toArray().isEmpty());
        const QJsonObject pool = clean.json()["pools"].toObject()["1"].toObject();
        QVERIFY(pool["touched"].toInt() > 0 && pool["touched"].toInt() <= pool["planned"].toInt());
        QVERIFY(!clean.json()["values"].toArray().isEmpty());
        QVERIFY(clean.json()["first_difference"].isNull());
        const QJsonObject trace = QJsonDocument::fromJson(read(temporary("trace.json"))).object();
        QVERIFY(!trace["traceEvents"].toArray().isEmpty());
    }

    void valuesAreComparedWithABackendOrAPlanOfChoice() {
        const QStringList words{"run", sample("model.pt2"), "--random", "1", "--json"};
        for (const QStringList& more :
             {QStringList{"--check-against", "greedy_by_size"}, QStringList{"--backend", "demo", "--check-values"},
              QStringList{"--check-against", "demo", "--layout", "best"},
              QStringList{"--runtime", "static", "--check-values", "--layout", "best"},
              QStringList{"--runtime", "static", "--check-against", "cpu"}}) {
            const Said said = say(words + more);
            QVERIFY2(said.status == 0, qPrintable(more.join(' ') + said.out + said.err));
            QVERIFY(!said.json()["values"].toArray().isEmpty());
            QVERIFY(said.json()["first_difference"].isNull());
        }
        QStringList text = words;
        text.removeLast();
        const Said delegated = say(text + QStringList{"--backend", "demo", "--check-values"});
        QVERIFY2(delegated.out.contains("every tensor agrees with the CPU"), qPrintable(delegated.out));
        const Said nobody = say(words + QStringList{"--check-against", "nobody"});
        QCOMPARE(nobody.status, 2);
        QVERIFY2(nobody.err.contains("unknown planner or backend 'nobody'"), qPrintable(nobody.err));
        // Given state and outputs that feed inputs are applied to both sides.
        const Said fed = say({"run", sample("model.pt2"), "--random", "1", "--no-plan-inputs", "--no-plan-outputs",
                              "--bind", "out0=in1", "--repeat", "3", "--check-values"});
        QVERIFY2(fed.status == 0, qPrintable(fed.out + fed.err));
    }

    void aBackendsDeviceHoldsWhatGoesIntoItsCalls() {
        if (!arenascope::testing::is_built_in("opencl")) QSKIP("built without OpenCL");
        const QString pte = sample("model_greedy.pte"), vectors = sample("io.json"), made = temporary("device.pte");
        const QJsonArray pools =
            planJson({pte, "--backend", "opencl"})["plans"].toArray()[0].toObject()["pools"].toArray();
        const QJsonObject pool = pools.last().toObject();
        QVERIFY(pool["device"].toBool());
        QCOMPARE(pool["copy_function"].toString(), QString("opencl"));
        QCOMPARE(pool["align"].toInt(), 128);
        QVERIFY(pool["bytes"].toInt() > 0);
        const Said written = say({"export", pte, "--backend", "opencl", "-o", made, "--for", "arenascope"});
        QVERIFY2(written.status == 0, qPrintable(written.err));
        for (const QStringList& words : {QStringList{"run", pte, "--backend", "opencl"}, QStringList{"run", made}}) {
            const Said ran = say(words + QStringList{"--vectors", vectors, "--json"});
            QVERIFY2(ran.status == 0, qPrintable(ran.err));
            const QJsonArray copies = ran.json()["device_copies"].toArray();
            QCOMPARE(copies.size(), 1);
            QCOMPARE(copies[0].toObject()["device"].toString(), QString("opencl"));
            QCOMPARE(copies[0].toObject()["mem_id"].toInt(), pool["mem_id"].toInt());
            QVERIFY(copies[0].toObject()["to_device"].toInt() > 0 && copies[0].toObject()["from_device"].toInt() > 0);
        }
        const Said watched = say({"run", made, "--vectors", vectors, "--sanitize"});  // looks at all bytes: on the host
        QVERIFY2(watched.status == 0, qPrintable(watched.err));
    }

    void feedbackNeedsTheCallersMemoryAndCopiesNothing() {
        const QString pte = sample("model_greedy.pte");
        const Said planned = say({"run", pte, "--zeros", "--bind", "out0=in0"});
        QCOMPARE(planned.status, 2);
        QVERIFY2(planned.err.contains("is planned"), qPrintable(planned.err));
        const QStringList unplanned{"--no-plan-inputs", "--no-plan-outputs", "--planner", "greedy"};
        const Said fed =
            say(QStringList{"run", pte, "--random", "1", "--bind", "out0=in0", "--repeat", "3", "--json"} + unplanned);
        QVERIFY2(fed.status == 0, qPrintable(fed.err));
        QCOMPARE(fed.json()["copied_bytes"].toInt(), 0);
        const Said without = say(QStringList{"run", pte} + unplanned);
        QCOMPARE(without.status, 2);
        QVERIFY2(without.err.contains("is not planned") && without.err.contains("give a buffer: --input 0=PATH"),
                 qPrintable(without.err));
    }

    void stateIsReadAndWritten() {
        const QString program = "mutable_state";
        QVERIFY2(!arenascope::testing::programFolder(program).isEmpty(), qPrintable(program));
        const QString pt2 = sample("model.pt2", program), file = temporary("state.safetensors");
        const QStringList input{"--input", "0=" + sample("in1_0.bin", program)};
        const Said first = say({"run", pt2, "--input", "0=" + sample("in0_0.bin", program), "--state-out", file});
        QVERIFY2(first.status == 0, qPrintable(first.err));
        const QStringList expected{"--expect", "0=" + sample("out1_0.bin", program)};
        QCOMPARE(say(QStringList{"run", pt2, "--state-in", file} + input + expected).status, 0);
        QCOMPARE(say(QStringList{"run", pt2} + input + expected).status, 1);
        QCOMPARE(say(QStringList{"run", pt2, "--state-in", sample("in0_0.bin", program)} + input).status, 2);
    }

    void writtenOutputsReadBackAsInputs() {
        const QString pte = sample("model_greedy.pte");
        const Said said = say({"run", pte, "--random", "3", "--repeat", "3", "--output-dir", folder_.path(), "--json"});
        QCOMPARE(said.status, 0);
        const QString file =
            said.json()["runs"].toArray()[0].toObject()["outputs"].toArray()[0].toObject()["file"].toString();
        QVERIFY(file.endsWith(".npy"));
        QCOMPARE(say({"run", pte, "--random", "3", "--expect", "0=" + file}).status, 0);
        QCOMPARE(say({"run", pte, "--random", "4", "--expect", "0=" + file}).status, 1);
        QCOMPARE(say({"run", pte, "--zeros", "--input", "0=" + file}).status, 0);
    }

    void anExportedProgramKeepsItsPlanAndItsResults() {
        for (const char* source : {"model_naive.pte", "model.pt2"}) {
            const QString out = temporary("exported.pte");
            const Said exported =
                say({"export", sample(source), "-o", out, "--planner", "greedy_by_size", "--align", "64"});
            QVERIFY2(exported.status == 0, qPrintable(exported.err));
            const Said verified = say({"verify", out, "--json"});
            QCOMPARE(verified.status, 0);
            QCOMPARE(verified.json()["planner"].toString(), QString("loaded"));
            QCOMPARE(verified.json()["total_bytes"].toInt(), 384);
            QCOMPARE(say({"run", out, "--vectors", sample("io.json")}).status, 0);
            QCOMPARE(say({"plan", out, "--planner", "auto"}).status, 0);
        }
    }

    void aPictureIsDrawnWithoutADisplay() {
        const QString png = temporary("arena.png");
        const QString pte = sample("model_greedy.pte");
        const Said said = say({"render", pte, "-o", png, "--size", "800x500", "--scale", "2", "--theme", "dark"});
        QVERIFY2(said.status == 0, qPrintable(said.err));
        const QByteArray bytes = read(png);
        QVERIFY(bytes.startsWith("\x89PNG"));
        const auto number = [&](int at) { return QByteArray(bytes.mid(at, 4)).toHex().toInt(nullptr, 16); };
        QCOMPARE(number(16), 1600);
        QCOMPARE(number(20), 1000);
        QCOMPARE(say({"render", pte, "-o", png, "--step", "999"}).status, 2);
    }

    void globsMatchWholeTexts() {
        QVERIFY(glob_matches("a*c", "abbc") && glob_matches("*", "") && glob_matches("a?c*", "abcd"));
        QVERIFY(!glob_matches("a*c", "abcd") && !glob_matches("", "a") && !glob_matches("b", "abc"));
        QVERIFY(!glob_matches("*a*a*a*a*a*a*b", std::string(2000, 'a')));
    }
};

QTEST_MAIN(TestCli)
#include "test_cli.moc"
