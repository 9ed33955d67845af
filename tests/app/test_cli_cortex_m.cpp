// Quantised programs exported for Cortex-M: what is lowered, for which core, what stays real, and what is said where
// nothing was lowered.

#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include "tests/app/cli_testing.h"
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
