// Targets on the command line: operators that they lack or refuse, operator libraries, and the proof of a file.

#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include "tests/app/cli_testing.h"

using namespace arenascope;
using namespace arenascope::testing;

class TestCliTargets : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

private slots:
    void anOperatorThatDoesNotSuitIsRefused() {
        const QString model = sample("model.pt2", "mutable_state"), out = folder_.filePath("mul.pte");
        const Said refused = say({"export", model, "-o", out, "--op", "copy_=aten::mul.out", "--force"});
        QCOMPARE(refused.status, 2);
        QVERIFY2(refused.err.contains("copy_") && refused.err.contains("argument 'out'"), qPrintable(refused.err));
        QVERIFY(!QFileInfo::exists(out));
    }

    /// A user-defined operator no longer needs --force.
    void anOperatorLibraryIsATarget() {
        const QString model = sample("model.pt2", "mutable_state"), out = folder_.filePath("own.pte"),
                      list = folder_.filePath("ops.txt");
        const QStringList words{"export", model, "-o", out, "--op", "copy_=mylib::dma_copy_", "--for", list};
        QVERIFY(put(list, "[portable]\n[mylib]\nmylib::other.out\n"));
        const Said lacks = say(words);
        QCOMPARE(lacks.status, 2);
        QVERIFY2(lacks.err.contains("lacks mylib::dma_copy_ (node copy_"), qPrintable(lacks.err));
        QVERIFY(put(list, "[portable]\n[mylib]\nmylib::dma_copy_  # by DMA\n"));
        const Said written = say(words);
        QVERIFY2(written.status == 0, qPrintable(written.err));
        QVERIFY(bytesOf(out).contains("mylib::dma_copy"));
        QVERIFY(put(list, "dma_copy\n"));
        const Said wrong = say(words);
        QCOMPARE(wrong.status, 2);
        QVERIFY2(wrong.err.contains("ops.txt") && wrong.err.contains("line 1"), qPrintable(wrong.err));
        const Said unknown = say({"export", model, "-o", out, "--for", "executorch-portabel"});
        QCOMPARE(unknown.status, 2);
        QVERIFY2(unknown.err.contains("did you mean 'executorch-portable'"), qPrintable(unknown.err));
    }

    void theListOfOperatorsIsNotWrittenOver() {
        const QString list = folder_.filePath("list.txt");
        QVERIFY(put(list, "[portable]\n"));
        const Said refused = say({"export", sample("model.pt2"), "-o", list, "--for", list});
        QCOMPARE(refused.status, 2);
        QCOMPARE(bytesOf(list), QByteArray("[portable]\n"));
    }

    void theProofSaysWhatTheRuntimeRefuses() {
        const auto proofOf = [&](const QStringList& more) {
            const QStringList words{"export", sample("model.pt2"), "-o", folder_.filePath("out.pte"), "--json"};
            return say(words + more).json().object()["proof"].toObject();
        };
        const QJsonObject good = proofOf({});
        QVERIFY(good["good"].toBool() && good["runtime_faults"].toArray().isEmpty());
        const QJsonObject lacking = proofOf({"--op", "aten_sin_default=mylib::sin.out", "--force"});
        QVERIFY(!lacking["good"].toBool());
        const QJsonObject fault = lacking["runtime_faults"].toArray().first().toObject();
        QVERIFY2(fault["place"].toString().endsWith("/aten_sin_default"), qPrintable(fault["place"].toString()));
        QVERIFY(fault["what"].toString().contains("mylib::sin.out"));
        const Said text = say({"export", sample("model.pt2"), "-o", folder_.filePath("out.pte"), "--op",
                               "aten_sin_default=mylib::sin.out", "--force"});
        QVERIFY2(text.out.contains("not proved") && text.out.contains("mylib::sin.out"), qPrintable(text.out));
    }
};

QTEST_MAIN(TestCliTargets)
#include "test_cli_targets.moc"
