// Specs, states and plug-ins on the command line, and what sessions, plan files and headers preserve.

#include <QDir>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include "app/document/samples.h"
#include "tests/app/cli_testing.h"
#include "tests/app/json_schema.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

QJsonObject named(const QJsonArray& rows, const QString& name) {
    for (const QJsonValue& row : rows) {
        if (row["name"] == name) return row.toObject();
    }
    return {};
}

QStringList namesOf(const QJsonArray& rows, const char* key) {
    QStringList out;
    for (const QJsonValue& row : rows) out.append(row[QLatin1String(key)].toString());
    return out;
}

}  // namespace

class TestCliSpecs : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    QString temporary(const QString& name) const { return folder_.filePath(name); }

private slots:
    void viewsAndConstantsHaveSpecs() {
        const Said said = say({"info", sample("model.pt2", "mlp_dynbatch"), "--json"});
        QCOMPARE(said.status, 0);
        QCOMPARE(schemaViolation(said.json().object(), schemaOf("info")), QString());
        const QJsonArray tensors = said.json()["methods"][0]["tensors"].toArray();
        QStringList kinds;
        for (const QJsonValue& row : tensors) {
            const QString kind = row["spec"]["kind"].toString();
            if (!kinds.contains(kind)) kinds.append(kind);
            QVERIFY(row["spec"]["dims"].toArray().size() == row["shape"].toArray().size());
            if (kind == "constant") QVERIFY2(!row["last_node"].isNull(), qPrintable(row["name"].toString()));
        }
        QVERIFY2(kinds.contains("constant"), qPrintable(kinds.join(',')));
        const QJsonArray llama =
            say({"info", sample("model.pt2", "llama_kv_dynseq"), "--json"}).json()["methods"][0]["tensors"].toArray();
        int views = 0;
        for (const QJsonValue& row : llama) {
            if (row["spec"]["kind"] != "view") continue;
            ++views;
            QVERIFY2(!row["alias_of"].isNull(), qPrintable(row["name"].toString()));
        }
        QVERIFY(views > 0);
    }

    /// Every verb says that a range goes beyond what the exporter checked.
    void aWiderRangeIsSaidByInfoToo() {
        for (const char* verb : {"info", "plan"}) {
            const QString model = sample("model.pt2", "mlp_dynbatch");
            const Said wider = say({verb, model, "--range", "s77=1:900"}),
                       narrower = say({verb, model, "--range", "s77=1:9"});
            QCOMPARE(wider.status, 0);
            QVERIFY2(wider.err.contains("1..900 is wider than the exported range 1..32"), qPrintable(wider.err));
            QCOMPARE(narrower.err, QString());
        }
    }

    void aRefusalOfAnInvalidPlanAdvisesWhatHelps() {
        const QString branches = sample("model.pt2", "two_conds_live_across"), plain = sample("model.pt2");
        const auto refused = [](const QStringList& words) {
            const Said said = say(words);
            return said.status == 2 ? said.err : QString("%1 %2").arg(said.status).arg(said.err);
        };
        const QString target = QDir::temp().filePath("arenascope_refused.pte");
        for (const QStringList& verb :
             {QStringList{"run", branches, "--random", "1"}, {"export", branches, "-o", target}}) {
            const QString err = refused(verb + QStringList{"--lifetimes", "executorch", "--planner", "auto"});
            QVERIFY2(err.contains("; use --lifetimes safe") && !err.contains("--planner"), qPrintable(err));
        }
        for (const QStringList& verb : {QStringList{"run", plain, "--random", "1"}, {"export", plain, "-o", target}}) {
            const QString err = refused(verb + QStringList{"--pin", "x=0", "--pin", "y=0"});
            QVERIFY2(err.contains("; change the pins (--pin)") && !err.contains("--planner"), qPrintable(err));
        }
    }

    void inspectTakesInputsParametersAndTensors() {
        const QString model = sample("model.pt2", "llama_kv_dynseq");
        const Said input = say({"inspect", model, "tokens", "--json"});
        QVERIFY2(input.status == 0, qPrintable(input.err));
        QCOMPARE(schemaViolation(input.json().object(), schemaOf("inspect")), QString());
        QCOMPARE(input.json()["op"].toString(), QString("placeholder"));
        QVERIFY(!input.json()["users"].toArray().isEmpty());
        QCOMPARE(input.json()["tensors"][0]["name"].toString(), QString("tokens"));
        const Said weight = say({"inspect", model, "p_emb_weight"});
        QVERIFY2(weight.status == 0, qPrintable(weight.err));
        QVERIFY2(weight.out.contains("--> -  ") && weight.out.contains("constant"), qPrintable(weight.out));
        QVERIFY2(weight.out.contains("target=emb.weight"), qPrintable(weight.out));
        QVERIFY2(weight.out.contains("read by "), qPrintable(weight.out));
        QCOMPARE(say({"inspect", model, "emb.weight"}).status, 0);
        const Said wrong = say({"inspect", model, "tokenz"});
        QCOMPARE(wrong.status, 2);
        QVERIFY2(wrong.err.contains("'tokens'"), qPrintable(wrong.err));
        const QJsonArray readers = say({"inspect", sample("model.pt2"), "mul", "--json"}).json()["users"].toArray();
        QCOMPARE(readers, QJsonArray({"aten_add_tensor"}));
        // In a sub-graph the last part of a name is a valid name too.
        const Said nested = say({"inspect", sample("model.pt2", "two_conds_live_across"), "mul_1"});
        QVERIFY2(nested.status == 0 || nested.err.contains(".mul'"), qPrintable(nested.err));
    }

    /// The text of inspect: the node list with an arrow, arguments by name, the kernel, and each tensor's place.
    void inspectShowsANodeAmongItsNeighbours() {
        const QString model = sample("model_greedy.pte");
        const Said said = say({"inspect", model, "mul_0"});
        QVERIFY2(said.status == 0, qPrintable(said.err));
        const QJsonObject json = say({"inspect", model, "mul_0", "--json"}).json().object();
        const QJsonArray listing = json["node_list"].toArray();
        const QStringList lines = said.out.split('\n');
        for (qsizetype i = 0; i < listing.size(); ++i) {
            const QJsonValue row = listing[i];
            const QString arrow = row["here"].toBool() ? "--> " : "    ";
            QCOMPARE(lines[i], arrow + QString::number(row["index"].toInt()) + "  " + row["text"].toString());
        }
        QCOMPARE(said.out.count("--> "), 1);
        QVERIFY2(said.out.contains("\nmul_0 = aten::mul.out\n"), qPrintable(said.out));
        QVERIFY2(said.out.contains(QStringLiteral("instruction %1, step %2, kernel out\n")
                                       .arg(json["index"].toInt())
                                       .arg(json["step"].toInt())),
                 qPrintable(said.out));
        for (const QJsonValue& tensor : json["tensors"].toArray()) {
            const QRegularExpression row(QStringLiteral("^  %1 +%2 .* %3\\.\\.%4 ")
                                             .arg(tensor["name"].toString(), tensor["role"].toString())
                                             .arg(tensor["first_step"].toInt())
                                             .arg(tensor["last_step"].toInt()),
                                         QRegularExpression::MultilineOption);
            QVERIFY2(row.match(said.out).hasMatch(), qPrintable(row.pattern() + '\n' + said.out));
        }
    }

    void infoSaysWhoWritesAStateBackAndWhatItCosts() {
        const QString model = sample("model.pt2", "init_state_nonzero");
        const QJsonArray states = say({"info", model, "--json"}).json()["methods"][0]["states"].toArray();
        QCOMPARE(states.size(), qsizetype{2});
        QCOMPARE(states[0]["initial"].toString(), QString("kept"));
        QVERIFY(states[0]["file_bytes"].toInt() == states[0]["bytes"].toInt() && states[0]["bytes"].toInt() > 0);
        QVERIFY(!states[0]["written_by"].isNull() && !states[0]["written_from"].isNull());
        const QString text = say({"info", model}).out;
        QVERIFY2(text.contains("states") && text.contains("written back by") && text.contains("kept, "),
                 qPrintable(text));
        const QJsonArray zero =
            say({"info", sample("model.pt2", "mutable_state"), "--json"}).json()["methods"][0]["states"].toArray();
        QCOMPARE(zero[0]["initial"].toString(), QString("zero"));
        QCOMPARE(zero[0]["file_bytes"].toInt(), 0);
    }

    void aSessionsEditsOfWhatIsGoneAreOrphans_data() {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QStringList>("edit");
        QTest::addColumn<QString>("orphan");
        QTest::newRow("operator") << "add_mul_sin" << QStringList{"--op", "aten_sin_default=foo::sin.out"}
                                  << "aten_sin_default";
        QTest::newRow("initial state") << "init_state_nonzero" << QStringList{"--initial-state", "b_acc=zero"}
                                       << "b_acc";
    }
    void aSessionsEditsOfWhatIsGoneAreOrphans() {
        QFETCH(const QString, from);
        QFETCH(const QStringList, edit);
        QFETCH(const QString, orphan);
        const QString session = temporary("edits.session.json"), other = sample("model.pt2", "mlp_dynbatch");
        QCOMPARE(say(QStringList{"plan", sample("model.pt2", from), "--save-session", session} + edit).status, 0);
        for (const char* verb : {"plan", "info", "run", "export"}) {
            QStringList words{verb, other, "--session", session};
            if (*verb == 'r') words += QStringList{"--zeros"};
            if (*verb == 'e') words += QStringList{"-o", temporary("orphan.pte")};
            const Said said = say(words);
            QVERIFY2(said.status == 0, qPrintable(said.err));
            QVERIFY2(said.err.contains("1 orphaned: " + orphan), qPrintable(said.err));
            QCOMPARE(say(words + QStringList{"--strict"}).status, 1);
        }
        // Saved on the other program, they are back on the first one.
        const QString kept = temporary("kept.session.json");
        QCOMPARE(say({"plan", other, "--session", session, "--save-session", kept}).status, 0);
        const Said back = say({"plan", sample("model.pt2", from), "--session", kept});
        QVERIFY2(back.status == 0 && !back.err.contains("orphaned"), qPrintable(back.err));
    }

    /// Its planner may be that of a plug-in, which is not loaded.
    void aSessionWithAnUnknownPlannerSaysWhereItMayBe() {
        const QString model = sample("model.pt2"), session = temporary("plugin.session.json");
        QCOMPARE(say({"plan", model, "--planner", "naive", "--save-session", session}).status, 0);
        QFile file(session);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray saved = file.readAll();
        file.close();
        QVERIFY(saved.contains("\"naive\""));
        QVERIFY(put(session, QByteArray(saved).replace("\"naive\"", "\"vendor_search\"")));
        const Said said = say({"plan", model, "--session", session});
        QCOMPARE(said.status, 2);
        QVERIFY2(said.err.contains("'vendor_search'") && said.err.contains("load the plug-in"), qPrintable(said.err));
    }

    void aPlanFileBringsItsPoolsToEveryVerb() {
        const QString model = sample("model.pt2"), plan = temporary("two.json");
        const Said made = say({"plan", model, "--pool", "FAST=1", "--pool", "SLOW=2,base=0x30000000", "--assign",
                               "op:aten::mul.*=SLOW", "--json"});
        QVERIFY2(put(plan, made.out.toUtf8()), qPrintable(made.err));
        const qint64 bytes = made.json()["plans"][0]["total_bytes"].toInteger();
        QCOMPARE(made.json()["plans"][0]["pools"][1]["base_address"].toInteger(), qint64{0x30000000});
        for (const QStringList& words :
             {QStringList{"plan", model}, QStringList{"verify", model}, QStringList{"run", model, "--random", "1"},
              QStringList{"export", model, "-o", temporary("two.pte"), "--json"}}) {
            const Said said = say(words + QStringList{"--plan-file", plan});
            QVERIFY2(said.status == 0, qPrintable(said.err + said.out));
            if (words.front() == "export") QCOMPARE(said.json()["total_bytes"].toInteger(), bytes);
        }
        const QJsonArray pools = say({"plan", temporary("two.pte"), "--json"}).json()["plans"][0]["pools"].toArray();
        QCOMPARE(pools.size(), qsizetype{2});
        // Rows that match no tensor are named in the message and kept.
        QVERIFY(put(temporary("more.csv"),
                    "id,offset\nx,0\ny,128\nmul,256\nadd,384\nsin,512\nmul_1,640\nadd_1,768\n"
                    "nobody,0\n"));
        const Said more = say({"plan", model, "--plan-file", temporary("more.csv")});
        QVERIFY2(more.err.contains("1 row names no planned tensor: nobody"), qPrintable(more.err));
    }

    void addressesAreInJson() {
        const Said said = say({"plan", sample("model.pt2"), "--pool", "SRAM=1,base=0x20000000", "--json"});
        QCOMPARE(schemaViolation(said.json().object(), schemaOf("plan")), QString());
        const QJsonValue plan = said.json()["plans"][0];
        QCOMPARE(plan["pools"][0]["base_address"].toInteger(), qint64{0x20000000});
        for (const QJsonValue& row : plan["tensors"].toArray())
            QCOMPARE(row["address"].toInteger(), 0x20000000 + row["offset"].toInteger());
    }

    void theTopGraphHasTheMethodsNameAndAnEmptyOne() {
        const QString model = sample("model.pt2", "two_conds_live_across");
        const auto inSecond = [&](const QString& rule) {
            int count = 0;
            const Said said = say({"plan", model, "--assign", rule + "=2", "--json"});
            for (const QJsonValue& row : said.json()["plans"][0]["tensors"].toArray()) count += row["mem_id"] == 2;
            return count;
        };
        const int all = inSecond("*"), top = inSecond("graph:"), inside = inSecond("graph:*graph*");
        QVERIFY(top > 0 && inside > 0);
        QCOMPARE(top, inSecond("graph:forward"));
        QCOMPARE(top + inside, all);
    }

    void severalFilesHaveASchemaOfTheirOwn() {
        for (const char* verb : {"plan", "info"}) {
            const Said said = say({verb, sample("model.pt2"), temporary("absent.pt2"), "--json"});
            QCOMPARE(said.status, 2);
            QCOMPARE(schemaViolation(said.json().array(), schemaOf(QLatin1String(verb) + "_files")), QString());
        }
    }

    void reportsHaveRealTimes() {
        const QString file = temporary("times.xml");
        QCOMPARE(say({"info", sample("model.pt2", "mobilenet_v2_w035"), sample("model.pt2"), "--junit", file}).status,
                 0);
        QXmlStreamReader xml(bytesOf(file));
        double most = 0, sum = 0, whole = 0;
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement) continue;
            const double time = xml.attributes().value("time").toDouble();
            if (xml.name() == QLatin1String("testcase")) {
                most = std::max(most, time);
                sum += time;
            } else if (xml.name() == QLatin1String("testsuite")) {
                whole = time;
            }
        }
        QVERIFY(most > 0 && sum > 0);
        QVERIFY(std::abs(whole - sum) < 0.01);
    }

    void comparingByNodeNamesWhatDiffers() {
        const QString model = sample("model.pt2");
        const Said same = say({"compare", model, sample("model_core.pt2"), "--by-node", "--json"});
        QCOMPARE(schemaViolation(same.json().object(), schemaOf("compare")), QString());
        QCOMPARE(same.status, 0);
        QVERIFY(same.json()["nodes"]["equal"].toInt() > 0);
        const Said differs = say({"compare", model, model, "--by-node"});
        QCOMPARE(differs.status, 0);
        const Said other = say({"compare", model, sample("model.pt2", "mlp_dynbatch"), "--by-node"});
        QCOMPARE(other.status, 1);
        QVERIFY2(other.out.contains("aten::sin.out") && other.out.contains("only in"), qPrintable(other.out));
    }

    void everyOptionNamesTensorsAlike_data() {
        QTest::addColumn<QString>("rule");
        QTest::newRow("tensor") << "sin";
        QTest::newRow("node") << "aten_sin_default";
        QTest::newRow("id") << QString();
        QTest::newRow("operator") << "op:aten::sin.*";
        QTest::newRow("pattern") << "*_sin_*";
        QTest::newRow("two parts") << "name:sin&op:aten::sin.*";
    }
    void everyOptionNamesTensorsAlike() {
        QFETCH(QString, rule);
        const QString model = sample("model.pt2");
        const auto planOf = [&](const QStringList& words) {
            const Said said = say(QStringList{"plan", model, "--json", "--planner", "greedy_by_size"} + words);
            return said.json()["plans"][0]["tensors"].toArray();
        };
        const auto sin = [](const QJsonArray& tensors) {
            for (const QJsonValue& each : tensors)
                if (each["name"].toString() == QLatin1String("sin")) return each.toObject();
            return QJsonObject();
        };
        if (rule.isEmpty()) rule = QStringLiteral("id:%1").arg(sin(planOf({}))["id"].toInt());
        QCOMPARE(sin(planOf({"--pool", "FAR=3", "--assign", rule + "=FAR"}))["mem_id"].toInt(), 3);
        QCOMPARE(sin(planOf({"--pin", rule + "=4096"}))["offset"].toInt(), 4096);
        const QJsonArray apart = planOf({"--align", rule + "=1024", "--pin", "x=16", "--pin", "y=144"});
        QCOMPARE(sin(apart)["offset"].toInt() % 1024, 0);
        QVERIFY(!apart.isEmpty());
        QCOMPARE(sin(planOf({"--op", rule + "=foo::sin.out"}))["op"].toString(), QStringLiteral("foo::sin.out"));
        QCOMPARE(say({"plan", model, "--delegate", rule + "=cpu", "--backend", "demo"}).status, 0);
    }

    void aPinIsForOneTensor() {
        const Said said = say({"plan", sample("model.pt2"), "--pin", "op:aten::mul.*=0"});
        QCOMPARE(said.status, 2);
        QVERIFY2(said.err.contains("'op:aten::mul.*' matches 2 tensors"), qPrintable(said.err));
    }

    /// A .pte lists no results of views, whose sizes are only known at run time.
    void comparingByNodeKnowsTheViewsOfAPte() {
        const QString model = QStringLiteral(ARENASCOPE_SOURCE_DIR "/resources/samples/llama_kv_dynseq.pt2");
        const QString file = temporary("views.pte");
        QCOMPARE(say({"export", model, "-o", file, "--quiet"}).status, 0);
        const Said same = say({"compare", model, file, "--by-node"});
        QVERIFY2(same.status == 0 && same.out.contains(" 0 only in"), qPrintable(same.out));
        QVERIFY2(!same.out.contains("et_view"), qPrintable(same.out));
    }

    void exportNamesEveryMethodsBytes() {
        // Without its recorded runs, which belong to the program that shares its states.
        const QString model = temporary("separate_state.pte");
        QVERIFY(QFile::copy(QStringLiteral(ARENASCOPE_TEST_DATA "/shared_state/separate_state.pte"), model));
        const Said said = say({"export", model, "-o", temporary("methods.pte"), "--json"});
        QVERIFY2(said.status == 0, qPrintable(said.err));
        QCOMPARE(schemaViolation(said.json().object(), schemaOf("export")), QString());
        const QJsonArray methods = said.json()["methods"].toArray();
        QCOMPARE(methods.size(), qsizetype{2});
        for (const QJsonValue& each : methods) QVERIFY(each["total_bytes"].toInt() > 0);
        const QString text = say({"export", model, "-o", temporary("methods.h")}).out;
        for (const QString& name : namesOf(methods, "method"))
            QVERIFY2(text.contains("method " + name), qPrintable(text));
        // States with one name that are not shared cause a note.
        QVERIFY2(said.err.contains("--share-mutable"), qPrintable(said.err));
        QVERIFY(!say({"plan", model, "--share-mutable"}).err.contains("is separate from"));
        const QString shared = QStringLiteral(ARENASCOPE_TEST_DATA "/shared_state/shared_state.pte");
        QVERIFY(!say({"plan", shared}).err.contains("is separate from"));
    }

    void aFileThatIsNotProvedIsNoSuccess() {
        const QStringList words{"export", sample("model.pt2"),      "--op", "aten_sin_default=foo::sin.out", "--force",
                                "-o",     temporary("unproved.pte")};
        const Said said = say(words + QStringList{"--json"});
        QVERIFY2(said.status == 1, qPrintable(said.err));
        QVERIFY(!said.json()["proof"]["good"].toBool());
        QCOMPARE(say(words + QStringList{"--quiet"}).status, 1);
        QCOMPARE(say({"export", sample("model.pt2"), "-o", temporary("proved.pte"), "--quiet"}).status, 0);
    }

    /// The file keeps only constants without elements; the runtime still requires a segment with bytes.
    void aProgramWithoutConstantBytesIsProved() {
        const Said said =
            say({"export", sample("model.pt2", "zero_static"), "--external-constants", "-o", temporary("zero.pte")});
        QVERIFY2(said.status == 0 && !said.out.contains("not proved"), qPrintable(said.out + said.err));
    }

    void theSampleOfRulesPlansAsItsSourceSays() {
        QString session;
        for (const Sample& sample : bundledSamples()) {
            if (sample.path.endsWith("custom_plan.session.json")) session = sample.path;
        }
        QVERIFY(!session.isEmpty());
        const Said said = say({"plan", sample("model.pt2"), "--session", session, "--json"});
        QVERIFY2(said.status == 0, qPrintable(said.err));
        for (const QJsonValue& row : said.json()["plans"][0]["tensors"].toArray()) {
            if (row["role"] == "input" || row["op"].toString().startsWith("aten::mul"))
                QCOMPARE(row["mem_id"].toInt(), 1);
            if (row["op"].toString().startsWith("aten::add")) QCOMPARE(row["mem_id"].toInt(), 2);
        }
    }

    void presetsKnowWhatAByteCosts() {
        const QJsonArray targets = say({"list", "targets", "--json"}).json()["targets"].toArray();
        int unlike = 0;
        for (const QJsonValue& target : targets) {
            const QJsonArray pools = target["pools"].toArray();
            if (pools.size() < 2) continue;
            QVERIFY2(pools[0]["cost"] != pools[1]["cost"], qPrintable(target["id"].toString()));
            ++unlike;
        }
        QVERIFY(unlike >= 4);
        const Said said =
            say({"plan", sample("model.pt2"), "--target", "ethos_u55_shared", "--place", "auto", "--json"});
        const QJsonArray pools = said.json()["plans"][0]["pools"].toArray();
        QVERIFY(named(pools, "DTCM")["bytes"].toInt() > 0);
    }

    void theStaticRuntimesOutputsAreCounted() {
        const QStringList words{"run", sample("model.pt2"), "--random", "1", "--runtime", "static", "--repeat", "3"};
        const Said said = say(words + QStringList{"--manage-outputs", "--instances", "2", "--json"});
        QVERIFY2(said.status == 0, qPrintable(said.err));
        QCOMPARE(schemaViolation(said.json().object(), schemaOf("run")), QString());
        const QJsonValue report = said.json()["static"];
        // One row per run of the first instance; how the two instances divide the runs varies.
        QVERIFY(!report["output_bytes"].toArray().isEmpty());
        QCOMPARE(report["output_bytes"].toArray().size(), report["arena_bytes"].toArray().size());
        QVERIFY(report["output_bytes"][0].toInt() >= 128 && report["output_buffers"].toInt() >= 1);
        QCOMPARE(report["per_instance"].toArray().size(), qsizetype{2});
        QVERIFY(report["per_instance"][1]["arena_bytes"].toInt() > 0);
        QVERIFY(!said.json()["allocations"].isNull() || say(words).status == 0);
        const QString text = say(words + QStringList{"--manage-outputs"}).out;
        QVERIFY2(text.contains("managed outputs: buffer per run ") && text.contains("0 B, "), qPrintable(text));
        QVERIFY2(text.contains(" (x2)"), qPrintable(text));
    }

    /// A plug-in's planner works like a built-in one: by name, with --planner all, and for one pool.
    void aPlugInsPlannerIsUsableByName() {
        const QString source = temporary("stack.c"), library = temporary("stack.so");
        QVERIFY(put(source, R"(#include "arenascope_plugin.h"
static int stack(const as_buffer* buffers, int32_t count, int64_t* offsets, char* error, size_t size) {
    (void)error; (void)size;
    int64_t at = 0;
    for (int32_t i = 0; i < count; ++i) {
        offsets[i] = at;
        at += (buffers[i].bytes + buffers[i].align - 1) / buffers[i].align * buffers[i].align;
    }
    return 0;
}
static const as_planner planner = {"stack", "one after the other", stack};
int arenascope_plugin(uint32_t version, const as_registry* r) {
    if (version != ARENASCOPE_PLUGIN_VERSION) return ARENASCOPE_PLUGIN_VERSION;
    return r->add_planner(r->context, &planner);
}
)"));
        QProcess compiler;
        compiler.start("cc",
                       {"-shared", "-fPIC", "-I", ARENASCOPE_SOURCE_DIR "/engine/plugins", source, "-o", library});
        QVERIFY(compiler.waitForFinished(60000) && compiler.exitCode() == 0);
        const QStringList plug{"--plugin", library};
        const QString model = sample("model.pt2");
        const Said one = say(QStringList{"plan", model, "--planner", "stack", "--json"} + plug);
        QVERIFY2(one.status == 0, qPrintable(one.err));
        QCOMPARE(one.json()["plans"][0]["planner"].toString(), QString("stack"));
        const Said all = say(QStringList{"plan", model, "--planner", "all", "--json"} + plug);
        QVERIFY2(namesOf(all.json()["plans"].toArray(), "planner").contains("stack"), qPrintable(all.err));
        const Said pool = say(QStringList{"plan", model, "--pool", "SRAM=1,planner=stack", "--json"} + plug);
        QVERIFY2(pool.status == 0, qPrintable(pool.err));
        QCOMPARE(pool.json()["plans"][0]["total_bytes"].toInt(), one.json()["plans"][0]["total_bytes"].toInt());
        QCOMPARE(say(QStringList{"export", model, "--planner", "stack", "-o", temporary("stack.pte")} + plug).status,
                 0);
        const Said unknown = say(QStringList{"plan", model, "--planner", "stak"} + plug);
        QVERIFY2(unknown.status == 2 && unknown.err.contains("did you mean 'stack'"), qPrintable(unknown.err));
    }
};

QTEST_GUILESS_MAIN(TestCliSpecs)
#include "test_cli_specs.moc"
