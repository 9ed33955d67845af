// What the command line says of programs: operators by name, names from another file, bounds, sample inputs.

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include "tests/app/cli_testing.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

QJsonObject jsonOf(const QStringList& words) {
    const Said said = say(words + QStringList{"--json"});
    return QJsonDocument::fromJson(said.out.toUtf8()).object();
}

}  // namespace

class TestCliPrograms : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

private slots:
    /// The write-back of a state by an operator of the user's own: in the file, refused by a run that lacks it.
    void operatorsAreReplacedByName() {
        const QString model = sample("model.pt2", "mutable_state"), out = folder_.filePath("dma.pte");
        const Said written = say({"export", model, "-o", out, "--op", "copy_=mylib::dma_copy.out", "--force"});
        QCOMPARE(written.status, 0);
        const Said inspected = say({"inspect", out, "0"});
        QCOMPARE(inspected.status, 0);
        QVERIFY2(bytesOf(out).contains("mylib::dma_copy"), "the operator table carries the name");
        const Said ran = say({"run", out, "--zeros"});
        QCOMPARE(ran.status, 2);
        QVERIFY2(ran.err.contains("mylib::dma_copy.out"), qPrintable(ran.err));
        const Said listed =
            say({"export", model, "-o", folder_.filePath("not.pte"), "--op", "copy_=mylib::dma_copy.out"});
        QCOMPARE(listed.status, 2);
        QVERIFY2(listed.err.contains("mylib::dma_copy.out"), qPrintable(listed.err));
        const Said unknown = say({"plan", model, "--op", "kopy_=mylib::x.out"});
        QCOMPARE(unknown.status, 2);
        QVERIFY2(unknown.err.contains("kopy_"), qPrintable(unknown.err));
    }

    void namesComeFromTheProgramThatAFileWasMadeOf() {
        const QString pte = sample("model_greedy.pte", "dw_conv_tiny"), model = sample("model.pt2", "dw_conv_tiny");
        const QString plain = say({"info", pte}).out, named = say({"info", pte, "--names-from", model}).out;
        QVERIFY(plain.contains("convolution_0") && !named.contains("convolution_0"));
        QVERIFY2(named.contains("convolution"), qPrintable(named));
        const Said other = say({"info", pte, "--names-from", sample("model.pt2", "lstm")});
        QVERIFY2(other.err.contains("of 19 instructions matched"), qPrintable(other.err));  // little of it fits
    }

    void plansForTheExampleCarryBothTotals() {
        const QString model = sample("model.pt2", "mlp_dynbatch");
        const QJsonObject hints = jsonOf({"plan", model, "--hints"}), ranges = jsonOf({"plan", model});
        QCOMPARE(hints["bounds"].toString(), QStringLiteral("hints"));
        QCOMPARE(ranges["bounds"].toString(), QStringLiteral("ranges"));
        QVERIFY(hints["short_at_max_bytes"].toInteger() > 0 && ranges["short_at_max_bytes"].isNull());
        const auto total = [](const QJsonObject& json) {
            return json["plans"].toArray().at(0).toObject()["total_bytes"].toInteger();
        };
        QVERIFY(total(hints) > 0 && total(hints) < total(ranges));
        const Said text = say({"plan", model, "--hints"});
        QVERIFY2((text.out + text.err).contains("bytes short at"), qPrintable(text.out + text.err));
    }

    void aRunWithoutInputsTakesTheArchivesOwn() {
        const QString model = sample("model.pt2", "kwargs_tree");
        const Said ran = say({"run", model, "--output-dir", folder_.path()});
        QVERIFY2(ran.status == 0, qPrintable(ran.err));
        const Said none = say({"run", model, "--no-plan-inputs"});
        QCOMPARE(none.status, 2);
        QVERIFY2(none.err.contains("is not planned"), qPrintable(none.err));
        QCOMPARE(say({"run", sample("model_greedy.pte", "kwargs_tree")}).status, 2);
    }

    void whatAPteLeavesToTheCallerStaysThere() {
        const QString pte = sample("model_greedy_noio.pte", "float64");
        const QJsonObject loaded = jsonOf({"plan", pte}), again = jsonOf({"plan", pte, "--planner", "greedy"});
        for (const QJsonObject& json : {loaded, again}) {
            QCOMPARE(json["unplanned"].toArray().size(), 8);
            QCOMPARE(json["plans"].toArray().at(0).toObject()["planner"].toString(), QStringLiteral("loaded"));
        }
        const QJsonObject whole = jsonOf({"plan", pte, "--plan-inputs", "--plan-outputs"});
        QCOMPARE(whole["unplanned"].toArray().size(), 0);
        const Said ran = say({"run", pte, "--vectors", sample("io.json", "float64")});
        QVERIFY2(ran.status == 0, qPrintable(ran.out + ran.err));
        const QString defective = sample("model_greedy_noio.pte", "map_cond");
        const Said planned = say({"plan", defective});
        QVERIFY2(planned.status == 1 && planned.out.contains("ExecuTorch refuses to load such a plan"),
                 qPrintable(planned.out));
    }

    void sharedStateHasItsPlaceUnderEveryPlanner() {
        const QString file = QStringLiteral(ARENASCOPE_TEST_DATA "/shared_state/shared_state.pte");
        for (const char* planner : {"greedy", "naive", "storage_groups", "auto"}) {
            const QJsonObject json = jsonOf({"plan", file, "--share-mutable", "--planner", planner});
            const QJsonArray pools = json["plans"].toArray().last().toObject()["pools"].toArray();
            QCOMPARE(pools.last().toObject()["bytes"].toInteger(), 160);
        }
    }

    void onnxTensorsAreCalledWhatTheFileCallsThem() {
        const QString folder = QStringLiteral(ARENASCOPE_TEST_DATA "/onnx/test_add_bcast/");
        const QString model = folder + "model.onnx";
        const Said ran = say({"run", model, "--input", "x=" + folder + "test_data_set_0/input_0.pb", "--input",
                              "y=" + folder + "test_data_set_0/input_1.pb", "--expect",
                              "sum=" + folder + "test_data_set_0/output_0.pb"});
        QVERIFY2(ran.status == 0 && ran.out.contains("output 'sum'"), qPrintable(ran.out + ran.err));
        const QJsonObject plan =
            jsonOf({"plan", model, "--pool", "FAR=2", "--assign", "name:sum=FAR", "--pin", "x=128"})["plans"]
                .toArray()[0]
                .toObject();
        QMap<QString, QPair<int, int>> places;
        for (const QJsonValue& each : plan["tensors"].toArray())
            places[each.toObject()["name"].toString()] = {each.toObject()["mem_id"].toInt(),
                                                          each.toObject()["offset"].toInt()};
        QCOMPARE(places.keys(), QStringList({"sum", "x", "y"}));
        QCOMPARE(places["sum"].first, 2);
        QCOMPARE(places["x"].second, 128);
    }

    void runNamesAllThatHasNoKernelAtOnce() {
        const Said lite =
            say({"run", QStringLiteral(ARENASCOPE_TEST_DATA "/tflite/micro_speech_quantized.tflite"), "--random", "1"});
        QCOMPARE(lite.status, 2);
        for (const char* op : {"RESHAPE (reshape_0)", "DEPTHWISE_CONV_2D", "FULLY_CONNECTED", "SOFTMAX"})
            QVERIFY2(lite.err.contains("tflite::" + QString(op)), qPrintable(lite.err));
        const Said own = say({"run", sample("model.pt2"), "--random", "1", "--op", "aten_sin_default=mylib::a.out",
                              "--op", "aten_mul_tensor=mylib::b.out"});
        QCOMPARE(own.status, 2);
        const QRegularExpression line(R"(no kernel for mylib::a\.out \(aten_sin_default, \S+\.py:\d+\), )"
                                      R"(mylib::b\.out \(aten_mul_tensor, \S+\.py:\d+\))");
        QVERIFY2(own.err.contains(line), qPrintable(own.err));
        const Said onnx =
            say({"run", QStringLiteral(ARENASCOPE_TEST_DATA "/onnx/test_qlinearconv/model.onnx"), "--random", "1"});
        QCOMPARE(onnx.status, 2);
        QVERIFY2(onnx.err.contains("QLinearConv") && onnx.err.count('\n') == 1, qPrintable(onnx.err));
    }

    void aModelWrittenForARangeOfItsBatchHoldsForThatRange() {
        const QString model = QStringLiteral(ARENASCOPE_TEST_DATA "/tflite/hello_world_float.tflite");
        const QString out = folder_.filePath("range.tflite");
        for (const char* range : {"batch=1:8", "batch=4", "batch=1:64"}) {
            const Said written = say({"export", model, "-o", out, "--range", range, "--json"});
            QVERIFY2(written.status == 0, qPrintable(written.err));
            const QJsonObject loaded = jsonOf({"plan", out, "--range", range})["plans"].toArray()[0].toObject();
            QCOMPARE(loaded["planner"].toString(), QString("loaded"));
            QVERIFY(loaded["verdict"].toString() != "invalid");
            QCOMPARE(loaded["total_bytes"], written.json()["total_bytes"]);
            const Said checked = say({"verify", out, "--range", range});
            QVERIFY2(checked.status == 0 && checked.out.contains("plan 'loaded'"), qPrintable(checked.out));
        }
        QVERIFY(say({"export", model, "-o", out, "--range", "batch=1"}).status == 0);
        const Said wider = say({"verify", out, "--range", "batch=1:8"});
        QVERIFY2(wider.status == 1 && wider.out.contains("invalid"), qPrintable(wider.out));
        QVERIFY(say({"verify", out, "--range", "batch=1:8", "--planner", "auto"}).status == 0);
    }

    void infoSaysShapesAndPlacesAsPlanDoes() {
        const QString file = sample("model.pt2");
        const QJsonArray planned = jsonOf({"plan", file})["plans"].toArray()[0].toObject()["tensors"].toArray();
        const QJsonObject method = jsonOf({"info", file})["methods"].toArray()[0].toObject();
        QCOMPARE(method["tensors"].toArray(), planned);
        QVERIFY(!planned.isEmpty() && planned[0].toObject()["shape"].toArray() == QJsonArray({4, 8}));
        QCOMPARE(method["inputs"].toArray()[0].toObject()["shape"].toArray(), QJsonArray({4, 8}));
        // Without a bound there is no shape: an empty list would be a scalar.
        const QJsonObject open =
            jsonOf({"info", QStringLiteral(ARENASCOPE_TEST_DATA "/tflite/hello_world_float.tflite")})["methods"]
                .toArray()[0]
                .toObject();
        QVERIFY(open["inputs"].toArray()[0].toObject()["shape"].isNull());
    }

    void optionsThatMeanNothingAreRefused_data() {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("part");
        const QString file = sample("model.pt2");
        QTest::newRow("a key twice") << QStringList{"plan", file, "--pool", "X=1,size=256K,size=1K"} << "size twice";
        QTest::newRow("strict alone") << QStringList{"plan", file, "--strict"} << "without --session";
        QTest::newRow("a baseline nobody keeps")
            << QStringList{"plan", file, "--new-baseline"} << "without --save-session";
        QTest::newRow("a model that is not there") << QStringList{"plan", file, "--model", "no"} << "no model 'no'";
        QTest::newRow("a pass that is not there")
            << QStringList{"plan", file, "--pass", "zzzzzzzz"} << "; see arenascope list passes";
        QTest::newRow("time below nothing") << QStringList{"plan", file, "--time-limit", "-1"} << "of at least 0\n";
        QTest::newRow("a planner that says nothing")
            << QStringList{"plan", file, "--planner", "exec:/bin/true"} << "offsets by id on its stdout\n";
        QTest::newRow("an empty target") << QStringList{"export", file, "-o", ""} << "no target given";
        QTest::newRow("a folder under a file")
            << QStringList{"run", file, "--random", "1", "--output-dir", file + "/x"} << "(Not a directory)";
    }
    void optionsThatMeanNothingAreRefused() {
        QFETCH(const QStringList, words);
        QFETCH(const QString, part);
        const Said said = say(words);
        QCOMPARE(said.status, 2);
        QVERIFY2(said.err.contains(part), qPrintable(said.err));
    }

    void aLinkStaysALink() {
        const QString target = folder_.filePath("behind.pte"), link = folder_.filePath("link.pte");
        QVERIFY(put(target, "old") && QFile::link(target, link));
        QCOMPARE(say({"export", sample("model.pt2"), "-o", link, "--quiet"}).out, QString());
        QVERIFY(QFileInfo(link).isSymLink() && bytesOf(target).size() > 100);
    }

    void aSortIsWrittenAsTopk() {
        for (const char* program : {"branchy_multi_io", "ops_zoo"}) {
            const QString out = folder_.filePath(QStringLiteral("%1.pte").arg(program));
            const Said written =
                say({"export", sample("model.pt2", program), "-o", out, "--for", "executorch-portable"});
            QVERIFY2(written.status == 0, qPrintable(written.err));
            QVERIFY(bytesOf(out).contains("aten::topk") && !bytesOf(out).contains("aten::sort"));
            const Said ran = say({"run", out, "--vectors", sample("io.json", program)});
            QVERIFY2(ran.status == 0, qPrintable(ran.out + ran.err));
        }
    }
};

QTEST_MAIN(TestCliPrograms)
#include "test_cli_programs.moc"
