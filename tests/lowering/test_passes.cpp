// Optional passes keep what a program computes, in every program in reach, and save what they say.

#include <QTest>

#include "engine/engine.h"
#include "engine/lowering/optional.h"
#include "tests/runtime/running.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

constexpr qint64 largest = 8'000'000;
constexpr std::int64_t enough = 512;

Tuning with(const Method& method, const std::vector<std::string>& passes) {
    Tuning tuning;
    tuning.planner = "greedy_by_size";
    tuning.edits.passes = passes;
    for (const auto& [symbol, range] : method.ranges) {
        if (!range.max) tuning.ranges[symbol] = {.min = std::min(std::max<std::int64_t>(range.min, 0), enough), .max = enough};
    }
    return tuning;
}

std::vector<std::string> allPasses() {
    std::vector<std::string> ids;
    for (const auto& pass : lowering::optional_passes()) ids.emplace_back(pass.id);
    return ids;
}

/// Saved bytes of one pass on a program of the data set; nothing where that is not here.
std::optional<PassReport> reportOf(const QString& name, const std::string& pass) {
    const QString path = programFolder(name) + QStringLiteral("/model.pt2");
    if (!QFileInfo::exists(path)) return std::nullopt;
    Progress progress;
    const auto program = Engine().open(path.toStdString(), progress);
    if (!program.ok()) return std::nullopt;
    const auto outcome = Engine().evaluate(*program.value(), with(program.value()->methods.front(), {pass}), {}, progress);
    if (!outcome.ok() || outcome.value().report.passes.size() != 1) return std::nullopt;
    return outcome.value().report.passes.front();
}

}  // namespace

class TestPasses : public QObject {
    Q_OBJECT

private slots:
    void keepWhatAProgramComputes_data() {
        QTest::addColumn<QString>("folder");
        for (const QString& name : programNames()) {
            const QString folder = programFolder(name);
            const QFileInfo model(folder + QStringLiteral("/model.pt2"));
            if (name.startsWith(QStringLiteral("complex")) || !model.exists() || model.size() > largest) continue;
            QTest::newRow(qPrintable(name)) << folder;
        }
    }
    void keepWhatAProgramComputes();
    void foldingConstantsTakesTransposedWeightsOutOfTheArena();
    void foldingBatchNormRemovesEveryOneBehindAConvolution();
    void aCacheUpdatedInPlaceNeedsNoSecondCopy();
    void anUnknownPassIsRefusedWithThoseThereAre();
};

void TestPasses::keepWhatAProgramComputes() {
    QFETCH(QString, folder);
    Progress progress;
    const auto program = Engine().open((folder + QStringLiteral("/model.pt2")).toStdString(), progress);
    QVERIFY2(program.ok(), program.ok() ? "" : program.error().text().c_str());
    const Method& method = program.value()->methods.front();
    std::vector<std::vector<std::string>> sets;
    for (const auto& id : allPasses()) sets.push_back({id});
    sets.push_back(allPasses());
    for (const auto& passes : sets) {
        const auto outcome = Engine().evaluate(*program.value(), with(method, passes), {}, progress);
        QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
        QVERIFY2(outcome.value().plan().valid(), passes.front().c_str());
        const auto executor = Executor::load(program.value(), *outcome.value().method, outcome.value().plan());
        QVERIFY2(executor.ok(), executor.ok() ? "" : executor.error().text().c_str());
        const QString problem = runVectors(*executor.value(), folder);
        QVERIFY2(problem.isEmpty(), qPrintable(QString::fromStdString(passes.front()) + QStringLiteral(": ") + problem));
        for (const PassReport& report : outcome.value().report.passes)
            QVERIFY2(report.saved_bytes >= 0, qPrintable(QString::fromStdString(report.id)));
    }
}

void TestPasses::foldingConstantsTakesTransposedWeightsOutOfTheArena() {
    const auto report = reportOf(QStringLiteral("hf_llama_tiny"), "fold-constants");
    if (!report) QSKIP("hf_llama_tiny is not in reach");
    QVERIFY(report->saved_bytes > 0);
}

void TestPasses::foldingBatchNormRemovesEveryOneBehindAConvolution() {
    const QString path = programFolder(QStringLiteral("mobilenet_v2_w035")) + QStringLiteral("/model.pt2");
    if (!QFileInfo::exists(path)) QSKIP("mobilenet_v2_w035 is not in reach");
    Progress progress;
    const auto program = Engine().open(path.toStdString(), progress);
    QVERIFY(program.ok());
    const Method& before = program.value()->methods.front();
    const auto outcome = Engine().evaluate(*program.value(), with(before, {"fold-batch-norm"}), {}, progress);
    QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
    const auto norms = [](const Method& method) {
        return std::count_if(method.instructions.begin(), method.instructions.end(), [](const Instruction& each) {
            return each.op == "aten::_native_batch_norm_legit_no_training.out";
        });
    };
    QVERIFY(norms(before) > 50);
    QCOMPARE(norms(*outcome.value().method), 0);
}

void TestPasses::aCacheUpdatedInPlaceNeedsNoSecondCopy() {
    const auto report = reportOf(QStringLiteral("llama_kv_decode1"), "state-in-place");
    if (!report) QSKIP("llama_kv_decode1 is not in reach");
    QVERIFY(report->saved_bytes > 0);
}

void TestPasses::anUnknownPassIsRefusedWithThoseThereAre() {
    Progress progress;
    const auto program = Engine().open((programFolder(QStringLiteral("add_mul_sin")) + QStringLiteral("/model.pt2")).toStdString(), progress);
    QVERIFY(program.ok());
    const auto outcome = Engine().evaluate(*program.value(), with(program.value()->methods.front(), {"fold"}), {}, progress);
    QVERIFY(!outcome.ok() && outcome.error().text().find("fold-constants") != std::string::npos);
}

QTEST_GUILESS_MAIN(TestPasses)
#include "test_passes.moc"
