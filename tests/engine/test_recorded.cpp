// Recordings beside a program: what a quantised program gives in PyTorch, and what it gives on integers.

#include <QTest>

#include "engine/engine.h"
#include "engine/runner/recorded.h"
#include "tests/test_data.h"

using namespace arenascope;
using namespace arenascope::testing;

class TestRecorded : public QObject {
    Q_OBJECT

private slots:
    /// Both have the same inputs and may differ by a quantum: each way of running is compared with its own.
    void aQuantisedProgramHasTwo() {
        const std::string file = ARENASCOPE_SOURCE_DIR "/resources/samples/ds_cnn_kws/model_quantized.pt2";
        const auto floats = recorded_runs(file, "forward"), integers = recorded_runs(file, "forward", true);
        QVERIFY(floats.ok() && integers.ok());
        QCOMPARE(floats.value().size(), integers.value().size());
        bool differ = false;
        for (std::size_t i = 0; i < floats.value().size(); ++i) {
            const VectorRun &a = floats.value()[i], &b = integers.value()[i];
            QCOMPARE(a.inputs.size(), b.inputs.size());
            for (std::size_t k = 0; k < a.inputs.size(); ++k) QVERIFY(a.inputs[k].bytes == b.inputs[k].bytes);
            for (std::size_t k = 0; k < a.outputs.size(); ++k)
                differ = differ || a.outputs[k].bytes != b.outputs[k].bytes;
        }
        QVERIFY(differ);
    }

    void otherFilesOfTheFolderHaveTheUsualOne() {
        const std::string folder = ARENASCOPE_SOURCE_DIR "/resources/samples/ds_cnn_kws/";
        const auto usual = recorded_runs(folder + "model_quantized.pt2", "forward", true);
        for (const char* name : {"model_greedy.pte", "model_quantized.pte", "model.pt2", "quantized.pt2"}) {
            const auto runs = recorded_runs(folder + name, "forward");
            QVERIFY(runs.ok() && usual.ok() && runs.value().size() == usual.value().size());
            QVERIFY(runs.value().front().outputs.front().bytes == usual.value().front().outputs.front().bytes);
        }
    }
};

QTEST_GUILESS_MAIN(TestRecorded)
#include "test_recorded.moc"
