// Facts about tensors on the command line: their specs, their memories, and which are the same in two files.

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

#include "tests/app/cli_testing.h"
#include "tests/app/json_schema.h"
#include "tests/formats/onnx_building.h"

using namespace arenascope;
using namespace arenascope::testing;

class TestCliFacts : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    QString written(const QString& name, const QByteArray& graph) {
        QFile file(folder_.filePath(name));
        if (file.open(QIODevice::WriteOnly)) file.write(onnx_model::modelOf(graph));
        return file.fileName();
    }

private slots:
    /// ExecuTorch's own example: mul is placed in memory 2, which has no declared pool.
    void aMemoryIdMakesItsPool() {
        const Said said =
            say({"plan", sample("model.pt2"), "--assign", "op:aten::mul.*=2", "--planner", "greedy", "--json"});
        QVERIFY2(said.status == 0, qPrintable(said.err));
        const QJsonArray plans = said.json()["plans"].toArray();
        const auto greedy = std::find_if(plans.begin(), plans.end(), [](const QJsonValue& plan) {
            return plan["planner"].toString() == QStringLiteral("greedy");
        });
        QVERIFY(greedy != plans.end());
        const QJsonArray pools = greedy->toObject()["pools"].toArray();
        QCOMPARE(pools.size(), 2);
        QCOMPARE(pools[0]["bytes"].toInt(), 384);
        QCOMPARE(pools[1]["bytes"].toInt(), 128);
        QCOMPARE(pools[1]["mem_id"].toInt(), 2);
        QCOMPARE(say({"plan", sample("model.pt2"), "--assign", "*=256"}).status, 2);  // ids end at 255
    }

    void everyTensorHasItsSpec_data() {
        QTest::addColumn<QString>("file");
        QTest::newRow("with a symbol") << sample("model.pt2", "mlp_dynbatch");
        QTest::newRow("static") << sample("model.pt2", "channels_last_conv");
        QTest::newRow("planned by ExecuTorch") << sample("model_greedy.pte", "mutable_state");
    }
    void everyTensorHasItsSpec() {
        QFETCH(QString, file);
        const QJsonValue method = say({"info", file, "--json"}).json()["methods"][0];
        const QJsonArray tensors = method["tensors"].toArray();
        QVERIFY(!tensors.isEmpty());
        for (const QJsonValue& tensor : tensors) {
            const QJsonValue spec = tensor["spec"];
            const auto rank = spec["dims"].toArray().size();
            QCOMPARE(tensor["shape"].toArray().size(), rank);
            QCOMPARE(spec["dim_order"].toArray().size(), rank);
            qint64 bytes = 1;
            for (const QJsonValue& term : spec["byte_terms"].toArray()) bytes *= term["value"].toInteger();
            QCOMPARE(bytes, tensor["bytes"].toInteger());
            for (qsizetype i = 0; i < rank; ++i) {
                const QJsonValue dim = spec["dims"][i];
                QCOMPARE(dim["max"].toInteger(), tensor["shape"][i].toInteger());
                QVERIFY(dim["min"].toInteger() <= dim["max"].toInteger());
                const bool isFixed = dim["min"] == dim["max"];
                QVERIFY(isFixed || spec["dynamism"].toString() == QStringLiteral("bounded"));
                if (!isFixed) QVERIFY(dim["hint"].isDouble());
            }
            if (spec["kind"].toString().startsWith(QStringLiteral("planned"))) QVERIFY(tensor["offset"].isDouble());
        }
        for (const QJsonValue& input : method["inputs"].toArray())
            QCOMPARE(input["shape"].toArray().size(), input["shape_expr"].toArray().size());
        const QString node = tensors.last()["node"].toString();
        const Said inspected = say({"inspect", file, node});
        if (inspected.status == 0) QVERIFY2(inspected.out.contains(", dim order"), qPrintable(inspected.out));
    }

    void aProgramIsComparedWithItsPte() {
        const QString model = sample("model.pt2", "dw_conv_tiny"), file = sample("model_greedy.pte", "dw_conv_tiny");
        const QJsonDocument json = say({"compare", model, file, "--json"}).json();
        QVERIFY(json["added"].toArray().isEmpty());
        QVERIFY(json["removed"].toArray().isEmpty());
        QVERIFY(json["matched_by_order"].toInt() > 0);
        QCOMPARE(json["matched"].toInt(), json["matched_by_order"].toInt() + json["matched_by_name"].toInt());
        QVERIFY(say({"compare", model, file}).out.contains(QStringLiteral(" by operator order")));
        const QJsonDocument same = say({"compare", file, file, "--json"}).json();
        QCOMPARE(same["matched_by_order"].toInt(), 0);
        QCOMPARE(same["matched"].toInt(), json["matched"].toInt());
    }

    /// One dimension shared by two inputs: given sizes apply to both and must agree.
    void aSymbolHasOneSize() {
        using namespace onnx_model;
        const QString file =
            written("pair.onnx",
                    valueOf(11, "x", {0, 2}) + valueOf(11, "y", {0, 2}) + valueOf(12, "1", {0, 2}) +
                        valueOf(12, "b", {0, 2}) + nodeOf("Add", {"x", "y"}, {"1"}) + nodeOf("Sub", {"x", "y"}, {"b"}));
        const Said one = say({"run", file, "--range", "n=1:8", "--zeros", "--shape", "x=3,2"});
        QVERIFY2(one.status == 0 && one.out.contains("f32[3, 2]"), qPrintable(one.out + one.err));
        const Said two = say({"run", file, "--range", "n=1:8", "--zeros", "--shape", "x=3,2", "--shape", "y=4,2"});
        QCOMPARE(two.status, 2);
        QVERIFY2(two.err.contains("symbol n is 3 by input 'x' and 4 by input 'y'"), qPrintable(two.err));
        // An output's name may equal another output's index.
        const Said unclear = say({"run", file, "--range", "n=1:8", "--zeros", "--expect", "1=nothing.npy"});
        QVERIFY2(unclear.status == 2 && unclear.err.contains("'#0' or '#1'"), qPrintable(unclear.err));
        const Said clear = say({"run", file, "--range", "n=1:8", "--zeros", "--expect", "#1=nothing.npy"});
        QVERIFY2(clear.status == 2 && clear.err.contains("nothing.npy"), qPrintable(clear.err));
    }

    void sizesOfARunAreNamed() {
        using namespace onnx_model;
        const QString file =
            written("view.onnx",
                    valueOf(11, "x", {0, 2, 2}) + valueOf(12, "y", {0, 4}) + nodeOf("Shape", {"x"}, {"a"}) +
                        indices("i", {}, {0}) + nodeOf("Gather", {"a", "i"}, {"b"}) + indices("ax", {1}, {0}) +
                        nodeOf("Unsqueeze", {"b", "ax"}, {"c"}) + indices("four", {1}, {4}) +
                        nodeOf("Concat", {"c", "four"}, {"d"}, integer("axis", 0)) +
                        nodeOf("Reshape", {"x", "d"}, {"e"}) + nodeOf("Mul", {"e", "e"}, {"y"}));
        const Said said = say({"inspect", file, "1", "--range", "n=1:8"});
        QVERIFY2(said.out.contains("et_view") && said.out.contains("[size, 4]"), qPrintable(said.out + said.err));
    }

    void optionsThatCannotHoldEndInfo() {
        const QString model = sample("model.pt2", "mlp_dynbatch");
        QCOMPARE(say({"info", model, "--range", "zz=8:8"}).status, 2);
        QCOMPARE(say({"info", sample("model.pt2", "init_state_nonzero"), "--initial-state", "zz=zero"}).status, 2);
        QCOMPARE(say({"info", sample("model.pt2", "unbounded_dim")}).status, 0);  // no option caused it
        const Said said = say({"info", model, "--range", "s77=8:8"});
        QVERIFY2(said.status == 0 && said.out.contains("s77  8..8"), qPrintable(said.out));
        const QJsonValue method = say({"info", model, "--range", "s77=8:8", "--json"}).json()["methods"][0];
        QCOMPARE(method["symbols"]["s77"]["max"].toInt(), 8);
    }

    /// A limit means the same in each verb that gives a verdict about the device.
    void limitsMeanTheSameInEachVerb_data() {
        QTest::addColumn<QStringList>("limits");
        for (const char* size : {"1K", "3K", "4K", "6K", "64K"})
            QTest::addRow("a pool of %s", size) << QStringList{"--pool", QStringLiteral("SRAM=1,size=") + size};
        QTest::newRow("a pool for a small device")
            << QStringList{"--pool", "SRAM=1,size=4K", "--abi", "arm-32", "--temp-allocator", "0"};
        for (const char* size : {"2K", "5K", "1M"})
            QTest::addRow("ram of %s", size) << QStringList{"--limit", QStringLiteral("ram=") + size};
        QTest::newRow("flash") << QStringList{"--limit", "flash=1K"};
        QTest::newRow("an unknown part") << QStringList{"--backend", "xnnpack", "--limit", "ram=1M"};
        QTest::newRow("a given part") << QStringList{"--backend", "xnnpack", "--limit",
                                                     "ram=1M",    "--limit", "xnnpack=10K"};
        QTest::newRow("a target") << QStringList{"--target", "esp32_s3"};
    }
    void limitsMeanTheSameInEachVerb() {
        QFETCH(const QStringList, limits);
        const QString model = sample("model.pt2", "mlp_dynbatch");
        const auto status = [&](const QString& verb, const QStringList& more) {
            return say(QStringList{verb, model} + more + limits).status;
        };
        for (const char* range : {"s77=1:4", "s77=1:32"}) {
            QCOMPARE(status("explain", {"--range", range, "--study-time", "0"}), status("info", {"--range", range}));
        }
        const Said fit = say(QStringList{"fit", model, "--symbol", "s77", "--json"} + limits);
        QVERIFY2(fit.status != 2, qPrintable(fit.err));
        QCOMPARE(schemaViolation(fit.json().object(), schemaOf("fit")), QString());
        const bool isOpen = fit.json()["verdict"] == QStringLiteral("unknown");
        const QJsonValue largest = fit.json()["largest"];
        QCOMPARE(fit.status, largest.isNull() || isOpen ? 1 : 0);
        const auto upTo = [&](int value) { return QStringList{"--range", QStringLiteral("s77=1:%1").arg(value)}; };
        if (!largest.isNull()) QCOMPARE(status("info", upTo(largest.toInt())), isOpen ? 1 : 0);
        if (largest.toInt() < 32) QCOMPARE(status("info", upTo(largest.toInt() + 1)), 1);
        const Said text = say(QStringList{"fit", model, "--symbol", "s77"} + limits);
        QCOMPARE(text.out.contains("unknown"), isOpen);
        QCOMPARE(text.out.contains("as the bytes of these are"), isOpen);
    }

    void aSessionOfAnotherMethodIsOrphaned() {
        const QString model = sample("model.pt2", "mlp_dynbatch"), session = folder_.filePath("method.json");
        QVERIFY(put(session, "{\"arenascope_session\":1,\"program\":\"\",\"tuning\":{\"method\":\"prefill\"}}"));
        const Said plan = say({"plan", model, "--session", session});
        QVERIFY2(plan.status == 0 && plan.err.contains("orphaned: method prefill"), qPrintable(plan.err));
        QCOMPARE(say({"plan", model, "--session", session, "--strict"}).status, 1);
        QVERIFY(say({"plan", model, "--method", "prefill"}).err.contains("unknown method 'prefill'"));
        QVERIFY(say({"plan", model, "--model", "prefill"}).err.contains("unknown model 'prefill'"));
    }

    void aStateHasBothItsNames() {
        const QString model = sample("model.pt2", "init_state_nonzero");
        const auto bytes = [&](const char* name) {
            const Said said = say({"plan", model, "--initial-state", QString::fromLatin1(name) + "=zero", "--json"});
            return said.status;
        };
        QCOMPARE(bytes("b_acc"), 0);
        QCOMPARE(bytes("acc"), 0);
        QCOMPARE(bytes("b_ac"), 2);
        // A session has its name in the program, so that it applies when it is opened again.
        const QString session = folder_.filePath("initial.json");
        QCOMPARE(say({"plan", model, "--initial-state", "acc=unspecified", "--save-session", session}).status, 0);
        const Said again = say({"info", model, "--session", session, "--strict", "--json"});
        QCOMPARE(again.status, 0);
        QCOMPARE(again.json()["methods"][0]["states"][0]["initial"].toString(), QStringLiteral("unspecified"));
    }

    void aRuleNamesStates() {
        const QString model = sample("model.pt2", "llama_kv_dynseq");
        const auto kinds = [&](const QStringList& options) {
            QMap<QString, int> found;
            const Said said = say(QStringList{"info", model, "--json"} + options);
            const QJsonArray states = said.json()["methods"][0]["states"].toArray();
            for (const QJsonValue& state : states) ++found[state["initial"].toString()];
            return said.status == 0 ? found : QMap<QString, int>();
        };
        const auto all = kinds({});
        const int count = all.value("zero") + all.value("kept");
        QVERIFY(count > 2);
        QCOMPARE(kinds({"--initial-state", "kind:state=unspecified"}), (QMap<QString, int>{{"unspecified", count}}));
        const auto some = kinds({"--initial-state", "name:b_kc?&size>=1=unspecified"});
        QVERIFY(some.value("unspecified") > 0 && some.value("unspecified") < count);
        const Said none = say({"plan", model, "--initial-state", "name:nothing*=zero"});
        QVERIFY2(none.status == 2 && none.err.contains("unknown state 'name:nothing*'"), qPrintable(none.err));
        QCOMPARE(say({"plan", model, "--initial-state", "size>=no=zero"}).status, 2);
    }

    void whatMakesAnOutputIsNotManaged() {
        const QJsonValue method = say({"info", sample("model.pt2", "mutable_state"), "--json"}).json()["methods"][0];
        int outputs = 0;
        for (const QJsonValue& node : method["nodes"].toArray()) {
            const bool makesOutput = node["reason"].toString().startsWith(QStringLiteral("aliases output "));
            QCOMPARE(node["managed"].toBool(), node["reason"].isNull());
            outputs += makesOutput ? 1 : 0;
        }
        QCOMPARE(outputs, 1);
    }

    void nothingIsOverWithoutALimit() {
        const auto pool = [](const QStringList& more) {
            const Said said = say(QStringList{"plan", sample("model.pt2", "mlp_dynbatch"), "--json"} + more);
            return said.json()["plans"][0]["pools"][0];
        };
        QVERIFY(pool({})["over_by"].isNull() && pool({})["capacity"].isNull());
        QCOMPARE(pool({"--pool", "SRAM=1,size=20000"})["over_by"].toInt(), 480);
        QCOMPARE(pool({"--pool", "SRAM=1,size=30000"})["over_by"].toInt(), 0);
    }

    void whatSaysNothingIsNotShown() {
        const Said plan = say({"plan", sample("model_greedy_noio.pte", "map_scan")});
        QCOMPARE(plan.status, 1);
        QVERIFY2(!plan.out.contains("-100"), qPrintable(plan.out));
        const Said pass = say({"plan", sample("model.pt2"), "--pass", "fold-constant"});
        QCOMPARE(pass.status, 2);
        QVERIFY2(pass.err.contains("expected cortex-m, fold-batch-norm") && pass.err.contains("'fold-constants'") &&
                     !pass.err.contains("  "),
                 qPrintable(pass.err));
        const Said inside = say({"plan", sample("model.pt2"), "--unplanned", "kind:intermediate"});
        QVERIFY2(inside.err.contains("intermediate tensors only"), qPrintable(inside.err));
    }
};

QTEST_GUILESS_MAIN(TestCliFacts)
#include "test_cli_facts.moc"
