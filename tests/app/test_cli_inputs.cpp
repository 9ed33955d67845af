// Values of inputs on the command line: where they decide sizes, every verb works with the program that they
// specialise.

#include <QTemporaryDir>
#include <QTest>

#include "tests/app/cli_testing.h"
#include "tests/formats/onnx_building.h"
#include "tests/formats/pt2_writer.h"

using namespace arenascope;
using namespace arenascope::testing;
using namespace arenascope::testing::onnx_model;

namespace {

/// Like a voice detector for two sample rates: the arms of an If on `sr` have results of different shapes.
QByteArray twoRates(const QByteArray& x) {
    return modelOf(x + valueOf(11, "sr", {}, 7) + part(12, part(1, "y")) + indices("high", {}, {16000}) +
                       indices("one", {1}, {1}) + nodeOf("Equal", {"sr", "high"}, {"is_high"}) +
                       nodeOf("If", {"is_high"}, {"y"},
                              body("then_branch", nodeOf("ReduceSum", {"x", "one"}, {"a"}) + part(12, part(1, "a"))) +
                                  body("else_branch", nodeOf("Relu", {"x"}, {"b"}) + part(12, part(1, "b")))),
                   18);
}

QByteArray arrayOf(const QByteArray& type, const QByteArray& shape, const QByteArray& bytes) {
    QByteArray header = "{'descr': '" + type + "', 'fortran_order': False, 'shape': " + shape + ", }";
    while ((10 + header.size() + 1) % 64 != 0) header += ' ';
    header += '\n';
    QByteArray out("\x93NUMPY\x01\x00", 8);
    out += static_cast<char>(header.size());
    out += '\0';
    return out + header + bytes;
}

/// f32[1, 4] of 1 to 4.
QByteArray fourNumbers() {
    const float numbers[] = {1, 2, 3, 4};
    return arrayOf("<f4", "(1, 4)", QByteArray(reinterpret_cast<const char*>(numbers), sizeof numbers));
}

QByteArray oneRate(qint64 rate) {
    return arrayOf("<i8", "()", QByteArray(reinterpret_cast<const char*>(&rate), sizeof rate));
}

}  // namespace

class TestCliInputs : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    QString written(const QString& name, const QByteArray& bytes) {
        const QString path = folder_.filePath(name);
        return put(path, bytes) ? path : QString();
    }

private slots:
    void aValueSpecialisesTheProgramOfEveryVerb_data() {
        QTest::addColumn<QStringList>("verb");
        const QString pte = folder_.filePath("out.pte");
        QTest::newRow("plan") << QStringList{"plan"};
        QTest::newRow("info") << QStringList{"info"};
        QTest::newRow("explain") << QStringList{"explain", "--study-time", "0"};
        QTest::newRow("verify") << QStringList{"verify"};
        QTest::newRow("export") << QStringList{"export", "-o", pte};
        QTest::newRow("run") << QStringList{"run", "--zeros"};
    }
    void aValueSpecialisesTheProgramOfEveryVerb() {
        QFETCH(const QStringList, verb);
        const QString model = written("rates.onnx", twoRates(valueOf(11, "x", {1, 4})));
        const Said open = say(verb + QStringList{model});
        QVERIFY2(open.err.contains("sizes depend on the value of 'sr' (--input NAME=VALUE)"), qPrintable(open.err));
        for (const char* rate : {"16000", "8000"}) {
            const Said said = say(verb + QStringList{model, "--input", QString("sr=") + rate});
            QVERIFY2(said.status == 0, qPrintable(said.err));
            QVERIFY2(said.err.contains("planned for the given values of 'sr' only"), qPrintable(said.err));
        }
    }

    void shrinkRewritesTheSpecialisedProgram() {
        const QString model = written("shrunk.onnx", twoRates(valueOf(11, "x", {1, 4})));
        const Said said = say({"shrink", model, "--input", "sr=16000"});
        QVERIFY2(said.status < 2, qPrintable(said.err));
        QVERIFY2(said.err.contains("planned for the given values of 'sr' only"), qPrintable(said.err));
    }

    void theValueChoosesTheArm() {
        const QString model = written("arms.onnx", twoRates(valueOf(11, "x", {1, 4})));
        const QByteArray shapes[] = {"f32[1, 1]", "f32[1, 4]"};
        const QString rates[] = {"16000", "8000"};
        for (int i = 0; i < 2; ++i) {
            const Said said = say({"run", model, "--input", "sr=" + rates[i], "--input", "x=1,2,3,4"});
            QVERIFY2(said.status == 0 && said.out.contains(shapes[i]), qPrintable(said.out + said.err));
        }
    }

    void wrongInputsAreNamed_data() {
        QTest::addColumn<QString>("input");
        QTest::addColumn<QString>("why");
        QTest::newRow("unknown") << "rate=16000"
                                 << "unknown input 'rate'";
        QTest::newRow("not a whole number") << "sr=1.5"
                                            << "'1.5' is not a value of type i64";
        QTest::newRow("too many") << "sr=1,2"
                                  << "2 values; expected 1 for i64[]";
        QTest::newRow("no file") << "sr=none.npy"
                                 << "none.npy: cannot be opened";
    }
    void wrongInputsAreNamed() {
        QFETCH(const QString, input);
        QFETCH(const QString, why);
        const QString model = written("wrong.onnx", twoRates(valueOf(11, "x", {1, 4})));
        for (const char* verb : {"plan", "info", "run"}) {
            const Said said = say({verb, model, "--input", input});
            QCOMPARE(said.status, 2);
            QVERIFY2(said.err.contains(why), qPrintable(said.err));
        }
    }

    /// Both arms can be planned, but only one of them runs with this value.
    void aValueChoosesAmongArmsThatMap() {
        const QByteArray arms = body("then_branch", nodeOf("Relu", {"x"}, {"a"}) + valueOf(12, "a", {1, 4})) +
            body("else_branch", nodeOf("Neg", {"x"}, {"b"}) + nodeOf("Abs", {"b"}, {"c"}) + valueOf(12, "c", {1, 4}));
        const QString model =
            written("both.onnx",
                    modelOf(valueOf(11, "x", {1, 4}) + valueOf(11, "sr", {}, 7) + valueOf(12, "y", {1, 4}) +
                                indices("high", {}, {16000}) + nodeOf("Equal", {"sr", "high"}, {"is_high"}) +
                                nodeOf("If", {"is_high"}, {"y"}, arms),
                            18));
        const auto nodes = [&](const QStringList& more) {
            const Said said = say(QStringList{"info", model, "--json"} + more);
            return said.json().object()["methods"].toArray().at(0).toObject()["instructions"].toInt();
        };
        const int both = nodes({}), high = nodes({"--input", "sr=16000"}), low = nodes({"--input", "sr=8000"});
        QVERIFY2(high > 0 && high < low && low < both, qPrintable(QString("%1 %2 %3").arg(both).arg(high).arg(low)));
        QCOMPARE(say({"run", model, "--input", "x=1,2,3,4", "--input", "sr=8000"}).status, 0);
    }

    /// The dimension of the input is asked for, not the bytes of all tensors behind it.
    void aFreeDimensionIsAskedForByName() {
        const QByteArray shape = part(1, number(1, 1)) + part(1, part(2, "frames"));  // f32[1, frames]
        const QByteArray type = part(2, part(1, number(1, 1) + part(2, shape)));
        const QString model = written("free.onnx", twoRates(part(11, part(1, "x") + type)));
        const Said open = say({"plan", model, "--input", "sr=16000"});
        QCOMPARE(open.status, 2);
        QVERIFY2(
            open.err.contains("dimension 'frames' of input 'x' has no upper bound; set one, e.g. --range frames=1:128"),
            qPrintable(open.err));
        QVERIFY(!open.err.contains("bytes_of"));
        QCOMPARE(say({"plan", model, "--input", "sr=16000", "--range", "frames=4"}).status, 0);
        QCOMPARE(say({"plan", model, "--input", "sr=16000", "--range", "frames=1:512"}).status, 0);
        const Said ran = say({"run", model, "--input", "sr=16000", "--shape", "x=1,4", "--zeros"});
        QVERIFY2(ran.status == 0, qPrintable(ran.err));
    }

    /// Sizes behind a value that depends on the size itself: one size at a time.
    void aRangeOverWhichSizesCannotBeComputedIsRefused() {
        const QByteArray graph = valueOf(11, "x", {1, 0}) + part(12, part(1, "y")) + indices("axis", {}, {1}) +
            indices("four", {}, {4}) + indices("one", {1}, {1}) + nodeOf("Shape", {"x"}, {"s"}) +
            nodeOf("Gather", {"s", "axis"}, {"n1"}) + nodeOf("Equal", {"n1", "four"}, {"is_four"}) +
            nodeOf("If", {"is_four"}, {"y"},
                   body("then_branch", nodeOf("ReduceSum", {"x", "one"}, {"a"}) + part(12, part(1, "a"))) +
                       body("else_branch", nodeOf("Relu", {"x"}, {"b"}) + part(12, part(1, "b"))));
        const QString model = written("range.onnx", modelOf(graph, 18));
        const Said said = say({"plan", model, "--range", "n=1:512"});
        QCOMPARE(said.status, 2);
        QVERIFY2(said.err.contains("sizes cannot be computed over a range of 'n'; expected one size"),
                 qPrintable(said.err));
        const Said one = say({"plan", model, "--range", "n=512"});
        QVERIFY2(one.status == 0, qPrintable(one.err));
    }

    void arraysOfNumpyAreFoundByNameOrNumber() {
        const QString model = written("arrays.onnx", twoRates(valueOf(11, "x", {1, 4})));
        for (const char* name : {"x.npy", "arr_0.npy", "input_0.npy"}) {
            const QString arrays = written("arrays.npz", zipOf({{name, fourNumbers()}}));
            for (const QString& input : {arrays, "x=" + arrays}) {
                const Said said = say({"run", model, "--input", "sr=16000", "--input", input});
                QVERIFY2(said.status == 0, qPrintable(said.err));
            }
        }
        // Of several arrays each input takes its own, also where that decides sizes.
        for (const auto& [x, rate] : {std::pair("x.npy", "sr.npy"),
                                      {"arr_0.npy", "arr_1.npy"},
                                      {"input_0.npy", "input_1.npy"},
                                      {"0.npy", "1.npy"}}) {
            const QString both = written("both.npz", zipOf({{rate, oneRate(16000)}, {x, fourNumbers()}}));
            const Said all = say({"run", model, "--input", both});
            QVERIFY2(all.status == 0 && all.out.contains("f32[1, 1]"), qPrintable(all.out + all.err));
            QVERIFY2(all.err.contains("planned for the given values of 'sr' only"), qPrintable(all.err));
            const Said one = say({"plan", model, "--input", "sr=" + both});
            QVERIFY2(one.status == 0, qPrintable(one.err));
        }
        const QString text = written("text.npz", zipOf({{"x.txt", "1 2 3 4"}}));
        const Said said = say({"run", model, "--input", "sr=16000", "--input", "x=" + text});
        QVERIFY2(said.status == 2 && said.err.contains("'x.txt' is not an array"), qPrintable(said.err));
    }

    /// The window opens the same program, because the session has the value.
    void aSessionKeepsGivenValues() {
        const QString model = written("kept.onnx", twoRates(valueOf(11, "x", {1, 4})));
        const QString session = folder_.filePath("kept.json");
        QCOMPARE(say({"plan", model, "--input", "sr=16000", "--save-session", session}).status, 0);
        const Said said = say({"plan", model, "--session", session});
        QVERIFY2(said.status == 0 && said.err.contains("planned for the given values of 'sr' only"),
                 qPrintable(said.err));
    }

    void filesOfAnotherKindAreNamed() {
        const QString model = sample("model_greedy.pte");
        const auto refused = [&](const QByteArray& bytes, const char* why) {
            const QString dump = written("run.etdump", bytes);
            const Said said = say({"info", model, "--etdump", dump});
            return said.status == 2 && said.err.contains(why) && said.err.count('\n') == 1;
        };
        QVERIFY(refused("dummy-etdump\n", "a text file that begins with 'dummy-etdump', not an ETDump"));
        QVERIFY(refused("<!DOCTYPE html><html></html>", "an HTML page, saved from a web page instead of the file"));
        QVERIFY(refused(bytesOf(model), "a .pte file"));
        QVERIFY(refused("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 12\n",
                        "a Git LFS pointer to a file of 12 bytes"));
        const QString pointer = written("x.npy", "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 12\n");
        const Said said = say({"run", model, "--input", "0=" + pointer});
        QVERIFY2(said.status == 2 && said.err.contains("a Git LFS pointer"), qPrintable(said.err));
    }

    /// A file with several methods does not state which one ran, but one of them must have.
    void aRecordingOfNoMethodIsRefused() {
        const QString dump = QStringLiteral(ARENASCOPE_TEST_DATA "/trace/add_mul_sin.etdp");
        QCOMPARE(say({"info", sample("model_greedy.pte"), "--etdump", dump}).status, 0);
        const Said foreign =
            say({"info", QStringLiteral(ARENASCOPE_TEST_DATA "/shared_state/shared_state.pte"), "--etdump", dump});
        QCOMPARE(foreign.status, 2);
        QVERIFY2(foreign.err.contains("times of another program"), qPrintable(foreign.err));
    }

    void weightsThatAreMissingAreNamed() {
        const QByteArray external = number(1, 4) + number(2, 1) + part(8, "w") +
            part(13, part(1, "location") + part(2, "weights.bin")) + number(14, 1);
        const QByteArray graph =
            valueOf(11, "x", {4}) + valueOf(12, "y", {4}) + part(5, external) + nodeOf("Add", {"x", "w"}, {"y"});
        const QString model = written("external.onnx", modelOf(graph));
        const Said missing = say({"plan", model});
        QCOMPARE(missing.status, 2);
        QVERIFY2(missing.err.contains("the weights are in 'weights.bin', which is missing"), qPrintable(missing.err));
        QVERIFY(!written("weights.bin", "version https://git-lfs.github.com/spec/v1\nsize 16\n").isEmpty());
        const Said pointer = say({"plan", model});
        QVERIFY2(pointer.status == 2 && pointer.err.contains("'weights.bin': a Git LFS pointer"),
                 qPrintable(pointer.err));
        QVERIFY(!written("weights.bin", QByteArray(16, '\1')).isEmpty());
        QCOMPARE(say({"plan", model}).status, 0);
    }

    /// Tensors that lie inside others have no padding of their own.
    void paddingIsNeverNegative() {
        const Said said = say({"explain", QStringLiteral(ARENASCOPE_TEST_DATA "/tflite/person_detect_vela.tflite"),
                               "--study-time", "0", "--json"});
        const QJsonArray pools = said.json().object()["pools"].toArray();
        QVERIFY2(!pools.isEmpty() && pools[0].toObject().contains("padding_bytes"), qPrintable(said.err));
        for (const QJsonValue& pool : pools)
            QVERIFY2(pool.toObject()["padding_bytes"].toInt() >= 0, qPrintable(said.out));
    }
};

QTEST_GUILESS_MAIN(TestCliInputs)
#include "test_cli_inputs.moc"
