// Quantised .pt2 programs lowered to Cortex-M operators: the same calls, arguments and constants as from ExecuTorch's
// flow, hence the kernels' bytes; where that flow is wrong, a correct program or one clear message.

#include <QDirIterator>
#include <QTemporaryDir>
#include <QTest>
#include <span>

#include "engine/engine.h"
#include "engine/export/export_targets.h"
#include "engine/formats/pt2/zip.h"
#include "engine/ir/int8_form.h"
#include "engine/runner/runner.h"
#include "tests/engine/lowered_equal.h"
#include "tests/exported.h"
#include "tests/formats/pt2_writer.h"
#include "tests/test_data.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

/// Folders with a quantised program: those of the repository, and those of the larger set if it is available.
QStringList foldersOf(const QString& part) {
    QMap<QString, QString> folders;
    const QStringList roots{dataFolder(), QStringLiteral(ARENASCOPE_TEST_DATA)};
    for (const QString& root : roots) {
        if (root.isEmpty()) continue;
        QDirIterator each(root + QStringLiteral("/cortex_m/") + part, {QStringLiteral("model_quantized.pt2")},
                          QDir::Files, QDirIterator::Subdirectories);
        while (each.hasNext()) {
            const QString folder = QFileInfo(each.next()).path();
            folders[QFileInfo(folder).fileName()] = folder;
        }
    }
    return folders.values();
}

Core coreOf(const QString& folder) { return folder.endsWith(QStringLiteral("_m55")) ? Core::m55 : Core::m4; }

Tuning integers(const Program& program, Core core) {
    Tuning tuning = starting_tuning(program);
    tuning.core = core;
    tuning.edits.passes = {"cortex-m"};
    return tuning;
}

Result<Outcome> lowered(const Program& program, Core core) {
    Progress progress;
    return Engine().evaluate(program, integers(program, core), {}, progress);
}

Result<std::shared_ptr<const Program>> opened(const QString& file) {
    Progress progress;
    return Engine(Extensions(), {.verify = true}).open(file.toStdString(), progress);
}

/// Empty if the lowered program equals ExecuTorch's.
QString difference(const QString& source, const QString& pte, Core core, std::size_t& constants) {
    const auto quantized = opened(source), theirs = opened(pte);
    if (!quantized.ok()) return textOf(quantized.error());
    if (!theirs.ok()) return textOf(theirs.error());
    const auto ours = lowered(*quantized.value(), core);
    if (!ours.ok()) return textOf(ours.error());
    CallComparison comparison(*ours.value().method, theirs.value()->methods.front());
    const QString found = comparison.difference();
    constants = comparison.constants();
    return found;
}

/// Programs of extra/ for which ExecuTorch's flow computes something other than the network: checked by outputs or by
/// the refusal instead.
const QStringList wrong{"add_alpha",       "cat_relu",  "conv_clamp_above", "hardswish_add",
                        "hardswish_alone", "linear_4d", "matmul_4d",        "pad_neg",
                        "pad_reflect",     "perm_conv", "add_broadcast_hw", "add_scalar",
                        "bn_alone",        "div_const", "softmax_channels", "hardsigmoid_alone"};

/// The quantised program of a folder with another text in place of one in its JSON; empty: it has no such text.
QString rewritten(const QString& folder, const QByteArray& before, const QByteArray& after, const QTemporaryDir& out) {
    QFile file(folder + QStringLiteral("/model_quantized.pt2"));
    if (!file.open(QIODevice::ReadOnly)) return {};
    const QByteArray bytes = file.readAll();
    const auto archive = pt2::ZipArchive::open(std::as_bytes(std::span(bytes.constData(), size_t(bytes.size()))));
    if (!archive.ok()) return {};
    QList<Entry> entries;
    bool is_found = false;
    for (const auto& [name, entry] : archive.value().entries()) {
        QByteArray text(reinterpret_cast<const char*>(entry.bytes.data()), qsizetype(entry.bytes.size()));
        if (name.ends_with(".json")) {
            is_found = is_found || text.contains(before);
            text.replace(before, after);
        }
        entries.append({QByteArray::fromStdString(name), text});
    }
    QFile changed(out.filePath(QStringLiteral("model_quantized.pt2")));
    if (!is_found || !changed.open(QIODevice::WriteOnly)) return {};
    changed.write(zipOf(entries));
    return changed.fileName();
}

/// For the call that converts the program's last stored numbers to real ones.
double lastStep(const Method& method) {
    double step = 0;
    for (const Instruction& each : method.instructions)
        if (each.op == "cortex_m::dequantize_per_tensor.out")
            if (const auto* scale = std::get_if<double>(&method.values[each.args[1]].data)) step = *scale;
    return step;
}

}  // namespace

class TestCortexMLowering : public QObject {
    Q_OBJECT

private slots:
    void programsAreExecuTorchs_data() {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("pte");
        for (const QString& folder : foldersOf(QStringLiteral("programs"))) {
            const QString source = folder + QStringLiteral("/model_quantized.pt2");
            const QString name = QFileInfo(folder).fileName();
            QTest::newRow(qPrintable(name)) << source << folder + QStringLiteral("/model_greedy.pte");
            const QString sister = folder + QStringLiteral("_m55/model_greedy.pte");
            if (QFileInfo::exists(sister)) QTest::newRow(qPrintable(name + QStringLiteral("_m55"))) << source << sister;
        }
    }
    void programsAreExecuTorchs() {
        QFETCH(QString, source);
        QFETCH(QString, pte);
        std::size_t constants = 0;
        const QString found = difference(source, pte, coreOf(QFileInfo(pte).path()), constants);
        QVERIFY2(found.isEmpty(), qPrintable(found));
        QVERIFY(constants > 0 || source.contains(QStringLiteral("/div/")));
    }

    void theyGiveTheKernelsBytes_data() { programsAreExecuTorchs_data(); }
    void theyGiveTheKernelsBytes() {
        QFETCH(QString, source);
        QFETCH(QString, pte);
        const QString folder = QFileInfo(pte).path();
        const auto program = opened(source);
        QVERIFY2(program.ok(), program.ok() ? "" : program.error().text().c_str());
        auto outcome = lowered(*program.value(), coreOf(folder));
        QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
        QVERIFY(outcome.value().plan().valid());
        const auto recorded = load_vectors((folder + QStringLiteral("/io.json")).toStdString());
        QVERIFY(recorded.ok() && !recorded.value().empty());
        const auto kept = std::make_shared<const Outcome>(std::move(outcome).take());
        Runner runner(program.value(), kept, std::make_shared<const Engine>(), {}, std::make_shared<SharedState>(), {});
        Progress progress;
        for (std::size_t i = 0; i < recorded.value().size(); ++i) {
            RunRequest request;
            request.inputs = RunRequest::Inputs::recorded;
            request.recorded = i;
            request.sanitize = true;
            const auto report = runner.run(request, recorded.value(), progress);
            QVERIFY2(report.ok(), report.ok() ? "" : report.error().text().c_str());
            QVERIFY(!report.value().last->failure && report.value().violations->empty());
            const auto& outputs = report.value().last->outputs;
            QCOMPARE(outputs.size(), recorded.value()[i].outputs.size());
            for (std::size_t k = 0; k < outputs.size(); ++k)
                QVERIFY(outputs[k].bytes == recorded.value()[i].outputs[k].bytes);
        }
    }

    void smallGraphsAreExecuTorchs_data() {
        QTest::addColumn<QString>("folder");
        for (const QString& folder : foldersOf(QStringLiteral("extra")))
            if (!wrong.contains(QFileInfo(folder).fileName()))
                QTest::newRow(qPrintable(QFileInfo(folder).fileName())) << folder;
    }
    void smallGraphsAreExecuTorchs() {
        QFETCH(QString, folder);
        std::size_t constants = 0;
        const QString found = difference(folder + QStringLiteral("/model_quantized.pt2"),
                                         folder + QStringLiteral("/model_greedy.pte"), Core::m4, constants);
        QVERIFY2(found.isEmpty(), qPrintable(found));
    }

    void whatExecuTorchGetsWrongIsRightHere_data() {
        QTest::addColumn<QString>("folder");
        for (const QString& folder : foldersOf(QStringLiteral("extra")))
            if (wrong.contains(QFileInfo(folder).fileName()))
                QTest::newRow(qPrintable(QFileInfo(folder).fileName())) << folder;
    }
    /// The target has all of its operators, and gives PyTorch's numbers up to the few quanta that integer kernels round
    /// otherwise.
    void whatExecuTorchGetsWrongIsRightHere() {
        QFETCH(QString, folder);
        const auto program = opened(folder + QStringLiteral("/model_quantized.pt2"));
        QVERIFY2(program.ok(), program.ok() ? "" : program.error().text().c_str());
        auto outcome = lowered(*program.value(), Core::m4);
        QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
        const auto missing = missing_on(*find_export_target("executorch-cortex-m"), *outcome.value().method);
        QVERIFY2(missing.empty(), text_of(missing).text().c_str());
        const auto recorded = load_vectors((folder + QStringLiteral("/io.json")).toStdString());
        QVERIFY(recorded.ok());
        const double step = lastStep(*outcome.value().method);
        QVERIFY(step > 0);
        const auto kept = std::make_shared<const Outcome>(std::move(outcome).take());
        Runner runner(program.value(), kept, std::make_shared<const Engine>(), {}, std::make_shared<SharedState>(), {});
        Progress progress;
        RunRequest request;
        request.inputs = RunRequest::Inputs::recorded;
        const auto report = runner.run(request, recorded.value(), progress);
        QVERIFY2(report.ok(), report.ok() ? "" : report.error().text().c_str());
        const auto& failure = report.value().last->failure;
        QVERIFY2(!failure, failure ? qPrintable(textOf(failure->error)) : "");
        const auto numbers = [](const std::vector<std::byte>& bytes) {
            std::vector<float> out(bytes.size() / sizeof(float));
            std::memcpy(out.data(), bytes.data(), out.size() * sizeof(float));
            return out;
        };
        const auto ours = numbers(report.value().last->outputs[0].bytes),
                   theirs = numbers(recorded.value()[0].outputs[0].bytes);
        QCOMPARE(ours.size(), theirs.size());
        for (std::size_t i = 0; i < ours.size(); ++i)
            QVERIFY2(std::abs(ours[i] - theirs[i]) <= 2.01 * step, qPrintable(QString::number(i)));
    }

    /// As nn.ReLU(inplace=True) exports it.
    void activationsInPlaceAreThePlainOnes() {
        const QString folder = QStringLiteral(ARENASCOPE_TEST_DATA "/cortex_m/programs/depthwise_zoo");
        const QTemporaryDir out;
        const QString changed = rewritten(folder, "aten.relu.default", "aten.relu_.default", out);
        QVERIFY(!changed.isEmpty());
        std::size_t constants = 0;
        const QString found = difference(changed, folder + QStringLiteral("/model_greedy.pte"), Core::m4, constants);
        QVERIFY2(found.isEmpty(), qPrintable(found));
    }

    /// Four dimensions of a picture became one of a zero point: its convolution has no operator on integers.
    void aDequantizedValueOfOtherSizesIsLeftReal() {
        const QTemporaryDir out;
        const QString changed = rewritten(QStringLiteral(ARENASCOPE_TEST_DATA "/cortex_m/extra/relu_two_users"),
                                          R"("input", "arg": {"as_tensor": {"name": "quantize_per_tensor"}})",
                                          R"("input", "arg": {"as_tensor": {"name": "b__zero_point_0"}})", out);
        QVERIFY(!changed.isEmpty());
        const auto program = opened(changed);
        QVERIFY2(program.ok(), program.ok() ? "" : program.error().text().c_str());
        const auto& form = program.value()->methods.front().int8_form;
        QVERIFY(form && std::any_of(form->floats.begin(), form->floats.end(), [](const FloatNode& each) {
                    return each.op.find("conv") != std::string::npos;
                }));
    }

    void whatStaysRealIsListedWithItsReason() {
        const auto program = opened(QStringLiteral(ARENASCOPE_TEST_DATA "/cortex_m/extra/leaky/model_quantized.pt2"));
        QVERIFY(program.ok());
        const auto& form = program.value()->methods.front().int8_form;
        QVERIFY(form && form->method && form->floats.size() == 1);
        const FloatNode& stays = form->floats.front();
        QCOMPARE(stays.op, std::string("aten::leaky_relu.default"));
        QVERIFY(!stays.reason.empty() && !stays.stack_trace.empty());
    }

    void aProgramWithoutMarksIsNotLowered() {
        const auto program = opened(QStringLiteral(ARENASCOPE_SOURCE_DIR "/resources/samples/add_mul_sin/model.pt2"));
        QVERIFY2(program.ok(), program.ok() ? "" : program.error().text().c_str());
        const auto outcome = lowered(*program.value(), Core::m4);
        QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
        QVERIFY(!outcome.value().method->int8_form && !outcome.value().method->core);
    }
};

QTEST_GUILESS_MAIN(TestCortexMLowering)
#include "test_cortex_m_lowering.moc"
