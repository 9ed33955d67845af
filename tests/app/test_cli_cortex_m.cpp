// Quantised programs exported for Cortex-M: which layers are lowered, for which core, which stay floating point, and
// the message if nothing was lowered.

#include <QJsonArray>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include "tests/app/cli_testing.h"
#include "tests/app/json_schema.h"
#include "tests/exported.h"

using namespace arenascope::testing;

namespace {

QString quantized(const QString& folder) {
    return QStringLiteral(ARENASCOPE_TEST_DATA "/cortex_m/") + folder + QStringLiteral("/model_quantized.pt2");
}

QStringList exported(const QString& from, const QString& to) {
    return {"export", from, "-o", to, "--for", "executorch-cortex-m"};
}

}  // namespace

class TestCliCortexM : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

private slots:
    void aQuantisedProgramIsLoweredForItsCore() {
        for (const QString& core : QStringList{"m0plus", "m4", "m55"}) {
            const QString out = folder_.filePath(core + ".pte");
            const Said said = say(exported(quantized("programs/depthwise_zoo"), out) << "--core" << core);
            QVERIFY2(said.status == 0, qPrintable(said.err + said.out));
            QVERIFY2(lint(out).isEmpty(), qPrintable(lint(out)));
            QVERIFY(bytesOf(out).contains("cortex_m::quantized_depthwise_conv2d"));
            const Said run = say({"run", out, "--core", core, "--vectors",
                                  QStringLiteral(ARENASCOPE_TEST_DATA "/cortex_m/programs/depthwise_zoo/io.json")});
            QVERIFY2(run.status == 0, qPrintable(run.err + run.out));
        }
        QVERIFY(bytesOf(folder_.filePath("m4.pte")) != bytesOf(folder_.filePath("m55.pte")));
    }

    void whatStaysRealIsListed() {
        const QString out = folder_.filePath("leaky.pte");
        const Said said = say(exported(quantized("extra/leaky"), out));
        QVERIFY2(said.out.contains("stays in floating point: leaky_relu (") && said.out.contains("extra.py:10"),
                 qPrintable(said.out));
        const Said json = say(exported(quantized("extra/leaky"), out) << "--json");
        const QJsonArray floats = json.json().object()["float_operators"].toArray();
        QCOMPARE(floats.size(), 1);
        QCOMPARE(floats[0].toObject()["op"].toString(), QStringLiteral("aten::leaky_relu.default"));
        QVERIFY(!floats[0].toObject()["reason"].toString().isEmpty());
    }

    /// A recording by PyTorch is a few quanta off: the cause, the output and the tolerance that accepts it are named.
    void whatARecordingDiffersByIsSaidInQuanta() {
        const QString out = folder_.filePath("recorded.pte");
        const Said said = say(exported(quantized("extra/leaky"), out));
        QCOMPARE(said.status, 1);
        static const QRegularExpression line(
            "output '(\\S+)' differs from the recorded one by up to \\S+, 2 x its quantum of [^;]+; .*PyTorch.* --atol "
            "([0-9.e-]+),");
        const auto found = line.match(said.out);
        QVERIFY2(found.hasMatch(), qPrintable(said.out));
        const Said accepted = say(exported(quantized("extra/leaky"), out) << "--atol" << found.captured(2));
        QVERIFY2(accepted.status == 0 && !accepted.out.contains("quantum"), qPrintable(accepted.out));
        const Said json = say(exported(quantized("extra/leaky"), out) << "--json");
        QCOMPARE(schemaViolation(json.json().object(), schemaOf("export")), QString());
        const QJsonObject worst = json.json().object()["proof"].toObject()["rerun"].toObject()["worst"].toObject();
        QCOMPARE(worst["output"].toString(), found.captured(1));
        QVERIFY(std::abs(worst["quanta"].toDouble() - 2) < 1e-3);
        const Said run =
            say({"run", out, "--vectors", QStringLiteral(ARENASCOPE_TEST_DATA "/cortex_m/extra/leaky/io.json")});
        QVERIFY2(run.status == 1 && run.out.contains("2 x its quantum"), qPrintable(run.out));
    }

    /// Its float layers are counted otherwise, and nothing would say so.
    void quantisedLayersCountedInFloatsAreSaid() {
        const QString file = quantized("programs/depthwise_zoo");
        const Said floats = say({"info", file, "--target", "cortex_m4_256k"});
        QVERIFY2(floats.err.contains("--pass cortex-m") && floats.err.contains("--for executorch-cortex-m"),
                 qPrintable(floats.err));
        const Said integers = say({"info", file, "--target", "cortex_m4_256k", "--pass", "cortex-m"});
        QVERIFY2(!integers.err.contains("--pass cortex-m"), qPrintable(integers.err));
        const Said host = say({"info", file});
        QVERIFY2(!host.err.contains("--pass cortex-m"), qPrintable(host.err));
    }

    /// What the application supplies beside the arenas is in its header, as info counts it.
    void theHeaderHasTheAllocators() {
        const QString file = QStringLiteral(ARENASCOPE_TEST_DATA "/cortex_m/programs/ds_cnn_kws_v141/model_greedy.pte");
        const QString header = folder_.filePath("kws.h");
        const Said said = say({"export", file, "--target", "cortex_m4_256k", "-o", header});
        QVERIFY2(said.status == 0, qPrintable(said.err + said.out));
        const QJsonObject ram = say({"info", file, "--target", "cortex_m4_256k", "--planner", "auto", "--json"})
                                    .json()
                                    .object()["methods"][0]["footprint"]["ram"]
                                    .toObject();
        const int loading = ram["method_allocator"]["bytes"].toInt(), temporary = ram["temporary"].toInt();
        QVERIFY(loading > 1000 && temporary > 100);
        const QByteArray text = bytesOf(header);
        QVERIFY2(text.contains("#define forward_METHOD_ALLOCATOR_BYTES " + QByteArray::number(loading) + "u\n"), text);
        QVERIFY2(text.contains("#define forward_TEMP_ALLOCATOR_BYTES " + QByteArray::number(temporary) + "u\n"), text);
        QVERIFY2(text.contains("(arm-32)"), text);
    }

    /// The smallest arena has the most instructions, and each takes memory when the program is loaded.
    void theLeastMemoryIsNamedBesideTheSmallestArena() {
        const QString file = QStringLiteral(ARENASCOPE_TEST_DATA "/cortex_m/programs/depthwise_zoo/model_greedy.pte");
        const Said json = say({"shrink", file, "--json"});
        QCOMPARE(schemaViolation(json.json().object(), schemaOf("shrink")), QString());
        const QJsonObject all = json.json().object();
        const auto sum = [](const QJsonObject& each) {
            return each["arena_bytes"].toInt() + each["method_allocator_bytes"].toInt();
        };
        int least = sum(all);
        for (const QJsonValue& point : all["front"].toArray()) least = std::min(least, sum(point.toObject()));
        QCOMPARE(all["least_with_method_allocator"]["total_bytes"].toInt(), least);
        const int smallest = sum(all["front"].toArray().at(0).toObject());
        const Said text = say({"shrink", file});
        QCOMPARE(text.out.contains("smallest with the method allocator: "), smallest > least);
        // Where both count, the program that is written is the one with the least of both.
        const QString out = folder_.filePath("least.pte");
        const Said written = say({"shrink", file, "--count-method-allocator", "-o", out, "--json"});
        const QJsonObject counted = written.json().object();
        if (counted["front"].toArray().isEmpty()) return;
        QCOMPARE(say({"info", out, "--json"}).json().object()["methods"][0]["footprint"]["ram"]["planned"].toInt(),
                 counted["least_with_method_allocator"]["arena_bytes"].toInt());
    }

    void nothingLoweredIsSaid() {
        const QString out = folder_.filePath("float.pte");
        const Said said = say(exported(sample("model.pt2"), out));
        QVERIFY2(said.err.contains("nothing was lowered to Cortex-M operators"), qPrintable(said.err));
        const Said made =
            say(exported(QStringLiteral(ARENASCOPE_TEST_DATA "/cortex_m/programs/div/model_greedy.pte"), out));
        QVERIFY2(!made.err.contains("nothing was lowered"), qPrintable(made.err));
    }
};

QTEST_MAIN(TestCliCortexM)
#include "test_cli_cortex_m.moc"
