// BundledPrograms: the program inside opens unchanged, and its test cases are recorded runs.

#include "engine/formats/pte/pte_bundle.h"
#include "engine/runner/recorded.h"
#include "schemas/bundled_program_generated.h"
#include "tests/formats/importing.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

namespace fb = ::arenascope::bundle_schema;

/// A .bpte around these bytes, with a case of a tensor and a number; made by the schema, as no sample is public.
QByteArray bundled(const QByteArray& program, std::uint32_t bytes_of_tensor = 8) {
    flatbuffers::FlatBufferBuilder builder;
    const std::vector<std::int32_t> sizes{2};
    const std::vector<float> numbers{1.5F, -2};
    const auto* raw = reinterpret_cast<const std::uint8_t*>(numbers.data());
    const auto tensor =
        fb::CreateTensor(builder, 6, builder.CreateVector(sizes), builder.CreateVector(raw, bytes_of_tensor));
    const auto value = fb::CreateValue(builder, fb::AnyValue::Tensor, tensor.Union());
    const auto whole = fb::CreateValue(builder, fb::AnyValue::Int, fb::CreateInt(builder, 7).Union());
    const auto inputs = builder.CreateVector(std::vector{value, whole});
    const auto outputs = builder.CreateVector(std::vector{value});
    const auto each = fb::CreateTestCase(builder, inputs, outputs);
    const auto suite =
        fb::CreateTestSuite(builder, builder.CreateString("forward"), builder.CreateVector(std::vector{each, each}));
    const auto bytes = builder.CreateVector(reinterpret_cast<const std::uint8_t*>(program.constData()),
                                            static_cast<std::size_t>(program.size()));
    fb::FinishBundledProgramBuffer(
        builder, fb::CreateBundledProgram(builder, 0, builder.CreateVector(std::vector{suite}), bytes));
    return QByteArray(reinterpret_cast<const char*>(builder.GetBufferPointer()),
                      static_cast<qsizetype>(builder.GetSize()));
}

}  // namespace

class TestPteBundle : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

private slots:
    void theProgramInsideOpensAsItIs() {
        const QString plain = programFolder("cond") + "/model_greedy.pte";
        const auto alone = openAndPlan(plain, "loaded");
        QVERIFY2(alone.ok(), errorOf(alone));
        const auto inside = openAndPlan(writtenFile(folder_, "model.bpte", bundled(fileBytes(plain))), "loaded");
        QVERIFY2(inside.ok(), errorOf(inside));
        QCOMPARE(inside.value().program->methods.size(), alone.value().program->methods.size());
        QCOMPARE(inside.value().outcome.plan().total_bytes, alone.value().outcome.plan().total_bytes);
        QVERIFY(inside.value().outcome.plan().total_bytes > 0);
    }

    void itsCasesAreRecordedRuns() {
        const QString path = writtenFile(folder_, "cases.bpte", bundled("any bytes"));
        const auto runs = runs_of_file(path.toStdString());
        QVERIFY2(runs.ok(), runs.ok() ? "" : runs.error().text().c_str());
        QCOMPARE(runs.value().size(), std::size_t{2});
        const VectorRun& first = runs.value().front();
        QCOMPARE(first.method, std::string("forward"));
        QCOMPARE(first.inputs.size(), std::size_t{2});
        QCOMPARE(first.inputs[0].shape, std::vector<std::int64_t>{2});
        QCOMPARE(read_at<float>(first.inputs[0].bytes, 4), std::optional(-2.0F));
        QVERIFY(first.inputs[1].shape.empty());
        QCOMPARE(read_at<std::int64_t>(first.inputs[1].bytes, 0), std::optional<std::int64_t>(7));
        QCOMPARE(first.outputs.size(), std::size_t{1});
        QVERIFY(recorded_runs(path.toStdString(), "other").value().empty());
        QCOMPARE(recorded_runs(path.toStdString(), "forward").value().size(), std::size_t{2});
    }

    void damagedBundlesAreRefused() {
        const QByteArray whole = bundled("any bytes");
        for (const qsizetype size : {qsizetype{8}, qsizetype{40}, whole.size() / 2}) {
            const auto opened = openAndPlan(writtenFile(folder_, "cut.bpte", whole.left(size)));
            QVERIFY(!opened.ok());
        }
        const auto inside = openAndPlan(writtenFile(folder_, "other.bpte", whole));
        QVERIFY2(errorOf(inside).contains("not a .pte program"), errorOf(inside));
        const auto runs = runs_of_file(writtenFile(folder_, "short.bpte", bundled("any bytes", 4)).toStdString());
        QVERIFY(!runs.ok());
        QVERIFY2(runs.error().text().find("4 bytes") != std::string::npos, runs.error().text().c_str());
    }
};

QTEST_GUILESS_MAIN(TestPteBundle)
#include "test_pte_bundle.moc"
