// Other formats on the command line: names of ONNX files, models written for a range, missing kernels, and options
// without effect.

#include <QJsonArray>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include "app/cli/text_output.h"
#include "engine/runner/tensor_files.h"
#include "tests/app/cli_testing.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

QJsonObject jsonOf(const QStringList& words) { return say(words + QStringList{"--json"}).json().object(); }

}  // namespace

class TestCliFormats : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

private slots:
    /// Files of torch.save, whole or per input: dicts by name, lists by position, as torch.export was called with.
    void inputsComeFromFilesOfTorchSave() {
        const QString saved = QStringLiteral(ARENASCOPE_TEST_DATA "/saved/"),
                      model = programFolder("kwargs_tree") + "/model.pt2";
        QByteArray expected;
        for (const char* file : {"kw.pt", "call.pt", "order.pt"}) {
            const QTemporaryDir folder;
            const Said ran = say({"run", model, "--input", saved + file, "--output-dir", folder.path()});
            QVERIFY2(ran.status == 0, qPrintable(ran.err));
            const QByteArray got = bytesOf(folder.filePath("out0_0.npy"));
            QVERIFY(got.size() > 64);
            if (expected.isEmpty()) expected = got;
            QCOMPARE(got, expected);
        }
        QCOMPARE(say({"run", model, "--random", "1", "--input", "kw.mask=" + saved + "kw.pt"}).status, 0);
        const auto refused = [&](const QString& input, const char* why) {
            const Said said = say({"run", model, "--random", "1", "--input", input});
            return said.status == 2 && said.err.contains(why) && said.err.count('\n') == 1;
        };
        QVERIFY(refused(saved + "wrong.pt", "unknown input 'y'"));
        QVERIFY(refused("x=" + saved + "counter.pt", "calls collections.Counter"));
        QVERIFY(refused(saved + "none.pt", "cannot be opened"));
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
            say({"run", QStringLiteral(ARENASCOPE_TEST_DATA "/tflite/person_detect_vela.tflite"), "--random", "1"});
        QCOMPARE(lite.status, 2);
        QVERIFY2(lite.err.contains("no kernel for tflite::ethos-u (ethos-u_0);"), qPrintable(lite.err));
        const Said own = say({"run", sample("model.pt2"), "--random", "1", "--op", "aten_sin_default=mylib::a.out",
                              "--op", "aten_mul_tensor=mylib::b.out"});
        QCOMPARE(own.status, 2);
        const QRegularExpression line(R"(no kernel for mylib::a\.out \(aten_sin_default, \S+\.py:\d+\), )"
                                      R"(mylib::b\.out \(aten_mul_tensor, \S+\.py:\d+\))");
        QVERIFY2(own.err.contains(line), qPrintable(own.err));
        const Said onnx =
            say({"run", QStringLiteral(ARENASCOPE_TEST_DATA "/onnx/test_slice_neg_steps/model.onnx"), "--random", "1"});
        QCOMPARE(onnx.status, 2);
        QVERIFY2(onnx.err.contains("Slice") && onnx.err.count('\n') == 1, qPrintable(onnx.err));
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
        QJsonArray tensors;
        for (const auto& each : method["tensors"].toArray()) {
            QJsonObject tensor = each.toObject();
            QVERIFY(tensor.contains("spec"));
            const QString kind = tensor["spec"].toObject()["kind"].toString();
            if (kind == "constant" || kind == "view") continue;  // a plan has no rows for them
            tensor.remove("spec");                               // the facts that info adds to the plan
            tensors.append(tensor);
        }
        QCOMPARE(tensors, planned);
        QVERIFY(!planned.isEmpty() && planned[0].toObject()["shape"].toArray() == QJsonArray({4, 8}));
        QCOMPARE(method["inputs"].toArray()[0].toObject()["shape"].toArray(), QJsonArray({4, 8}));
        // An open batch dimension has the file's size until a range is given.
        const QJsonObject open =
            jsonOf({"info", QStringLiteral(ARENASCOPE_TEST_DATA "/tflite/hello_world_float.tflite")})["methods"]
                .toArray()[0]
                .toObject();
        QCOMPARE(open["inputs"].toArray()[0].toObject()["shape"].toArray(), QJsonArray({1, 1}));
    }

    void optionsThatMeanNothingAreRefused_data() {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("part");
        const QString file = sample("model.pt2");
        QTest::newRow("a key twice") << QStringList{"plan", file, "--pool", "X=1,size=256K,size=1K"} << "size twice";
        QTest::newRow("strict alone") << QStringList{"plan", file, "--strict"} << "--strict needs --session";
        QTest::newRow("a baseline nobody keeps")
            << QStringList{"plan", file, "--new-baseline"} << "--new-baseline needs --save-session";
        QTest::newRow("a model that is not there")
            << QStringList{"plan", file, "--model", "no"} << "unknown model 'no'";
        QTest::newRow("a pass that is not there")
            << QStringList{"plan", file, "--pass", "zzzzzzzz"} << "unknown pass 'zzzzzzzz'";
        QTest::newRow("time below nothing") << QStringList{"plan", file, "--time-limit", "-1"} << "of at least 0\n";
        QTest::newRow("a planner that says nothing")
            << QStringList{"plan", file, "--planner", "exec:/bin/true"} << "offsets by id on its stdout\n";
        QTest::newRow("an empty target") << QStringList{"export", file, "-o", ""} << "no output file given";
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

    void sentencesHaveNumbersInGroupsAndOperatorsByName() {
        const QString model = sample("model.pt2", "mobilenet_v2_w035");
        const Said said = say({"plan", model, "--pool", "SRAM=1,size=256K"});
        QCOMPARE(said.status, 1);
        const QRegularExpression line(R"(: 884 736 bytes live at step \d+ \((?!alloc)\w+\), 622 592 more than)");
        QVERIFY2(said.out.contains(line), qPrintable(said.out));
        QCOMPARE(cli::with_groups("'a 12345' has 1234567 bytes, 100000 of them in x12345"),
                 std::string("'a 12345' has 1 234 567 bytes, 100 000 of them in x12345"));
        QCOMPARE(cli::with_groups("520192 -> 540288 B (+20096 B, +3.9 %), then -65536 B; a-12345"),
                 std::string("520 192 -> 540 288 B (+20 096 B, +3.9 %), then -65 536 B; a-12345"));
    }

    void brokenArraysAreRefused() {
        const auto refused = [](const QByteArray& bytes) {
            return !parse_npy(std::as_bytes(std::span(bytes.constData(), static_cast<std::size_t>(bytes.size())))).ok();
        };
        const auto npy = [](const QByteArray& header) {
            return QByteArray("\x93NUMPY\x01\x00", 8) + static_cast<char>(header.size()) + '\0' + header +
                QByteArray(16, '\0');
        };
        const QByteArray good = npy("{'descr': '<f4', 'fortran_order': False, 'shape': (2, 2), }");
        QVERIFY(!refused(good));
        for (qsizetype i = 0; i < good.size(); ++i) QVERIFY(refused(good.left(i)));
        QVERIFY(refused(npy("{'descr': '<f4', 'fortran_order': True, 'shape': (2, 2), }")));
        QVERIFY(refused(npy("{'descr': '>f4', 'fortran_order': False, 'shape': (2, 2), }")));
        QVERIFY(refused(npy("{'descr': '<f4', 'fortran_order': False, 'shape': (-2, 2), }")));
        QVERIFY(refused(npy("{'descr': '<f4', 'fortran_order': False, 'shape': (999999999, 999999999, 9), }")));
    }

    void aLinkStaysALink() {
        const QString target = folder_.filePath("behind.pte"), link = folder_.filePath("link.pte");
        QVERIFY(put(target, "old") && QFile::link(target, link));
        QCOMPARE(say({"export", sample("model.pt2"), "-o", link, "--quiet"}).out, QString());
        QVERIFY(QFileInfo(link).isSymLink() && bytesOf(target).size() > 100);
    }
};

QTEST_MAIN(TestCliFormats)
#include "test_cli_formats.moc"
