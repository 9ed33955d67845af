// Programs of earlier releases of the Cortex-M library. No file of release 1.3 or older is at hand: tests/data has two
// that are made from the schemas (released_program.h). They open, run, are planned anew, rewritten and exported as they
// are, and give the bytes of the same arithmetic in today's calls.
//   ARENASCOPE_UPDATE_SAMPLES=1 build/tests/test_cortex_m_releases    writes the files and the recorded runs again

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "engine/evaluate/method_core.h"
#include "engine/export/export_targets.h"
#include "engine/export/proof.h"
#include "engine/runner/runner.h"
#include "engine/study/device_fit.h"
#include "engine/study/footprint.h"
#include "tests/engine/released_program.h"
#include "tests/exported.h"
#include "tests/test_data.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

struct Sample {
    const char* folder;
    Calls calls;
    const char* release;  ///< the newest release that has all of these calls
};
constexpr Sample samples[] = {{"made_1_2", Calls::before_bounds, "1.2"}, {"made_1_3", Calls::before_scratch, "1.3"}};

QString folderOf(const Sample& sample) {
    return QStringLiteral(ARENASCOPE_TEST_DATA "/cortex_m/releases/") + QLatin1String(sample.folder);
}

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool put(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

QByteArray bytesOf(const std::vector<std::byte>& bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())};
}

struct Planned {
    std::shared_ptr<const Program> program;
    std::shared_ptr<const Outcome> outcome;
    [[nodiscard]] QString issues() const {
        QStringList texts;
        for (const PlanIssue& each : outcome->report.issues) texts << QString::fromStdString(each.text());
        for (const PlanIssue& each : outcome->plan().issues) texts << QString::fromStdString(each.text());
        for (const Message& each : program->notes) texts << QString::fromStdString(each.text());
        return texts.join('\n');
    }
};

Result<Planned> planned(const QString& file, const std::function<Tuning(Tuning)>& tune = {}) {
    Progress progress;
    Planned out;
    TRY(out.program, Engine().open(file.toStdString(), progress));
    Tuning tuning = starting_tuning(*out.program);
    if (tune) tuning = tune(std::move(tuning));
    TRY(Outcome outcome, Engine().evaluate(*out.program, tuning, {}, progress));
    out.outcome = std::make_shared<const Outcome>(std::move(outcome));
    return out;
}

Result<std::vector<HostTensor>> outputsOf(const Planned& on, const RunRequest& request,
                                          const std::vector<VectorRun>& recorded) {
    Runner runner(on.program, on.outcome, std::make_shared<const Engine>(), {}, std::make_shared<SharedState>(), {});
    Progress progress;
    TRY(const RunReport report, runner.run(request, recorded, progress));
    if (report.last->failure) return report.last->failure->error;
    if (report.violations && !report.violations->empty())
        return Error{.what = message("the sanitizer found violations")};
    return report.last->outputs;
}

QString recordedRun(const HostTensor& in, const HostTensor& out) {
    const auto described = [](const char* file, const HostTensor& tensor) {
        QJsonArray shape;
        for (const std::int64_t size : tensor.shape) shape.append(static_cast<int>(size));
        return QJsonObject{
            {"file", file}, {"dtype", "float32"}, {"shape", shape}, {"nbytes", static_cast<int>(tensor.bytes.size())}};
    };
    const QJsonObject run{{"inputs", QJsonArray{described("in0_0.bin", in)}},
                          {"outputs", QJsonArray{described("out0_0.bin", out)}}};
    const QJsonObject all{{"note", "made from the schemas; outputs of ArenaScope's kernels"},
                          {"stateful", false},
                          {"runs", QJsonArray{run}}};
    return QString::fromUtf8(QJsonDocument(all).toJson());
}

}  // namespace

class TestCortexMReleases : public QObject {
    Q_OBJECT

    /// The same arithmetic as today's calls compute it, with the scratch of an M55.
    static Result<std::vector<HostTensor>> todaysOutputs(const HostTensor& in) {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("today.pte"));
        TRY(const std::vector<std::byte> bytes, ReleasedProgram(Calls::current).file());
        CHECKED(save_file(path.toStdString(), bytes));
        TRY(const Planned on, planned(path, [](Tuning tuning) {
                tuning.core = Core::m55;
                tuning.edits.passes.emplace_back("fit-core");
                return tuning;
            }));
        if (!on.issues().isEmpty()) return Error{.what = message("{issues}", on.issues().toStdString())};
        Progress progress;
        TRY(const auto executor, Executor::load(on.program, *on.outcome->method, on.outcome->plan()));
        TRY(RunResult result, executor->run({in}, {}, progress));
        return std::move(result.outputs);
    }

    static HostTensor someInput() {
        std::mt19937 random(5);
        std::vector<float> items(72);
        for (float& each : items) each = (static_cast<float>(random() % 2001) - 1000) * 0.006F;
        HostTensor out{DType::f32, {1, 2, 6, 6}, std::vector<std::byte>(items.size() * sizeof(float))};
        std::memcpy(out.bytes.data(), items.data(), out.bytes.size());
        return out;
    }

    static void allSamples() {
        QTest::addColumn<int>("at");
        for (int i = 0; i < static_cast<int>(std::size(samples)); ++i) QTest::newRow(samples[i].folder) << i;
    }

private slots:
    void initTestCase() {
        if (!qEnvironmentVariableIsSet("ARENASCOPE_UPDATE_SAMPLES")) return;
        const HostTensor in = someInput();
        const auto out = todaysOutputs(in);
        QVERIFY2(out.ok(), out.ok() ? "" : out.error().text().c_str());
        for (const Sample& sample : samples) {
            const QDir folder(folderOf(sample));
            QVERIFY(folder.mkpath(QStringLiteral(".")));
            const auto file = ReleasedProgram(sample.calls).file();
            QVERIFY2(file.ok(), file.ok() ? "" : file.error().text().c_str());
            QVERIFY(put(folder.filePath("model.pte"), bytesOf(file.value())));
            QVERIFY(put(folder.filePath("in0_0.bin"), bytesOf(in.bytes)));
            QVERIFY(put(folder.filePath("out0_0.bin"), bytesOf(out.value().front().bytes)));
            QVERIFY(put(folder.filePath("io.json"), recordedRun(in, out.value().front()).toUtf8()));
        }
    }

    void theFilesAreMadeFromTheSchemas_data() { allSamples(); }
    void theFilesAreMadeFromTheSchemas() {
        QFETCH(const int, at);
        const auto file = ReleasedProgram(samples[at].calls).file();
        QVERIFY2(file.ok(), file.ok() ? "" : file.error().text().c_str());
        QVERIFY(bytesOf(file.value()) == contentOf(folderOf(samples[at]) + "/model.pte"));
    }

    /// Every operator whose count of arguments changed is there with an old count.
    void theyHaveTheCallsOfTheirRelease_data() { allSamples(); }
    void theyHaveTheCallsOfTheirRelease() {
        QFETCH(const int, at);
        const auto on = planned(folderOf(samples[at]) + "/model.pte");
        QVERIFY2(on.ok(), on.ok() ? "" : on.error().text().c_str());
        const Method& method = *on.value().outcome->method;
        QVERIFY2(on.value().issues().isEmpty(), qPrintable(on.value().issues()));
        QVERIFY(on.value().outcome->plan().is_loaded() && on.value().outcome->plan().valid());
        QCOMPARE(release_of(method), std::string_view(samples[at].release));
        QCOMPARE(*method.core, Core::m55);  // detected from the kernel sums of its linear layer
        std::map<std::string, std::size_t> counts;
        for (const Instruction& each : method.instructions) counts[each.op] = each.args.size() - 1;
        const bool isBounded = samples[at].calls != Calls::before_bounds;
        const std::pair<const char*, std::size_t> expected[] = {
            {"quantized_add", isBounded ? 14 : 12}, {"quantized_conv2d", 13},    {"quantized_depthwise_conv2d", 14},
            {"quantized_transpose_conv2d", 14},     {"quantized_avg_pool2d", 8}, {"quantized_batch_matmul", 8},
        };
        for (const auto& [op, count] : expected) QCOMPARE(counts["cortex_m::" + std::string(op) + ".out"], count);
        const auto views = std::count_if(method.values.begin(), method.values.end(), [](const Value& value) {
            return value.tensor() && value.tensor()->alias_of != no_value;
        });
        QCOMPARE(views, 1);
    }

    void theyGiveTheBytesOfTodaysCalls_data() { allSamples(); }
    void theyGiveTheBytesOfTodaysCalls() {
        QFETCH(const int, at);
        const QString folder = folderOf(samples[at]);
        const auto on = planned(folder + "/model.pte");
        const auto recorded = load_vectors((folder + "/io.json").toStdString());
        QVERIFY(on.ok() && recorded.ok() && recorded.value().size() == 1);
        RunRequest request;
        request.inputs = RunRequest::Inputs::recorded;
        request.sanitize = true;
        const auto outputs = outputsOf(on.value(), request, recorded.value());
        QVERIFY2(outputs.ok(), outputs.ok() ? "" : outputs.error().text().c_str());
        QVERIFY(outputs.value().at(0).bytes == recorded.value().front().outputs.at(0).bytes);
        const auto today = todaysOutputs(recorded.value().front().inputs.at(0));
        QVERIFY2(today.ok(), today.ok() ? "" : today.error().text().c_str());
        QVERIFY(today.value().at(0).bytes == outputs.value().at(0).bytes);
        // Equal outputs could not reveal a wrong kernel.
        const auto& bytes = outputs.value().at(0).bytes;
        std::set<float> distinct;
        for (std::size_t i = 0; i + sizeof(float) <= bytes.size(); i += sizeof(float)) {
            float number = 0;
            std::memcpy(&number, bytes.data() + i, sizeof number);
            distinct.insert(number);
        }
        QVERIFY2(distinct.size() > 20, qPrintable(QString::number(distinct.size())));
    }

    void theyAreExportedAsTheyAre_data() {
        QTest::addColumn<int>("at");
        QTest::addColumn<QString>("pass");
        for (int i = 0; i < static_cast<int>(std::size(samples)); ++i)
            for (const char* pass : {"", "in-place", "drop-copies"})
                QTest::addRow("%s %s", samples[i].folder, pass) << i << QString(pass);
    }
    void theyAreExportedAsTheyAre() {
        QFETCH(const int, at);
        QFETCH(const QString, pass);
        const QString folder = folderOf(samples[at]);
        const auto on = planned(folder + "/model.pte", [&](Tuning tuning) {
            tuning.planner = "greedy_by_size";
            tuning.schedule = ScheduleMode::search;
            if (!pass.isEmpty()) tuning.edits.passes.push_back(pass.toStdString());
            return tuning;
        });
        QVERIFY2(on.ok(), on.ok() ? "" : on.error().text().c_str());
        const QTemporaryDir out;
        const QString file = out.filePath("out.pte");
        Progress progress;
        ExportOptions options;
        options.target = "executorch-cortex-m";
        const auto written =
            Engine().export_to(file.toStdString(), *on.value().program, *on.value().outcome, false, progress, options);
        QVERIFY2(written.ok(), written.ok() ? "" : written.error().text().c_str());
        QCOMPARE(lint(file), QString());
        const auto recorded = load_vectors((folder + "/io.json").toStdString());
        QVERIFY(recorded.ok());
        RunRequest exact;
        exact.rtol = exact.atol = 0;
        const auto proof = prove_export(Engine(), file.toStdString(), *on.value().outcome, options.target,
                                        recorded.value(), exact, progress);
        QVERIFY2(proof.ok(), proof.ok() ? "" : proof.error().text().c_str());
        QVERIFY(proof.value().good() && proof.value().rerun && proof.value().rerun->compared == 1);
        const auto again = planned(file);
        QVERIFY(again.ok());
        QCOMPARE(release_of(*again.value().outcome->method), std::string_view(samples[at].release));
    }

    /// Kernels take it from the temp allocator while they run: the most of one call, by the core's sizes.
    void theirScratchCountsInTheTempAllocator() {
        const auto taken = [](const QString& file, Core core) {
            const auto on = planned(file, [&](Tuning tuning) {
                tuning.core = core;
                return tuning;
            });
            return on.ok() ? footprint(*on.value().program, *on.value().outcome).kernels_take : -1;
        };
        const QString old = folderOf(samples[1]) + "/model.pte";
        // Two scratch tensors of the transposed convolution with 4 channels into 6 columns; on an M55, the depthwise
        // convolution takes 4 * 124 bytes for each of 9 taps.
        QCOMPARE(taken(old, Core::m4), std::int64_t{4 * 4 * (2 * 2 + 2) * 2});
        QCOMPARE(taken(old, Core::m55), std::int64_t{4 * 124 * 9});
        QCOMPARE(
            taken(QStringLiteral(ARENASCOPE_TEST_DATA "/cortex_m/programs/depthwise_zoo/model_greedy.pte"), Core::m4),
            std::int64_t{0});
    }
};

QTEST_GUILESS_MAIN(TestCortexMReleases)
#include "test_cortex_m_releases.moc"
