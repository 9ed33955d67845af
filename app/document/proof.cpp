#include "app/document/proof.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QTemporaryDir>
#include <algorithm>
#include <map>

#include "widgets/tables/tensor_count.h"
#include "widgets/theme/format.h"
#include "widgets/ui/engine_words.h"

namespace arenascope {
namespace {

QString tr(const char* text, const char* = nullptr, int count = -1) {
    return QCoreApplication::translate("arenascope", text, nullptr, count);
}

/// Tensors per (pool, offset, bytes): names are not kept by every format, places are.
std::map<std::tuple<std::int32_t, std::int64_t, std::int64_t>, int> places(const Plan& plan) {
    std::map<std::tuple<std::int32_t, std::int64_t, std::int64_t>, int> out;
    for (std::size_t i = 0; i < plan.problem.buffers.size(); ++i) {
        const Buffer& buffer = plan.problem.buffers[i];
        ++out[{buffer.mem_id, plan.placement.offsets[i], buffer.bytes}];
    }
    return out;
}

ProofStep compare_places(const Plan& planned, const Plan& read) {
    const auto a = places(planned), b = places(read);
    int missing = 0;
    for (const auto& [place, count] : a) {
        const auto found = b.find(place);
        missing += found == b.end() ? count : std::max(0, count - found->second);
    }
    const auto tensors = static_cast<int>(planned.problem.buffers.size());
    const auto empty = static_cast<int>(std::count_if(planned.problem.buffers.begin(), planned.problem.buffers.end(),
                                                      [](const Buffer& buffer) { return buffer.bytes == 0; }));
    return {.title = missing == 0 ? tr("Read back, identical") : tr("Read back, different"),
            .detail = missing == 0
                ? tr("pools and offsets")
                : tr("%1 of %n tensor(s) not where they were planned", nullptr, tensors).arg(format::number(missing)),
            .number = tensorCountText({tensors - empty, empty}),
            .good = missing == 0};
}

ProofStep check_bytes(const Plan& read) {
    // Reading it has checked it already, path by path where instructions jump.
    const std::vector<PlanIssue> problems = read.valid() ? std::vector<PlanIssue>{} : read.problems;
    return {.title = tr("Bytes owned"),
            .detail =
                problems.empty() ? tr("no two tensors share bytes while both live") : words::problem(problems.front()),
            .number = tr("%n finding(s)", nullptr, static_cast<int>(problems.size())),
            .good = problems.empty()};
}

/// Every recorded run, in order, so that state is what it was when they were recorded.
Result<ProofStep> rerun(const std::shared_ptr<const Program>& program, const std::shared_ptr<const Outcome>& outcome,
                        const std::vector<VectorRun>& recorded, Proof& proof, Progress& progress) {
    Runner runner(program, outcome);
    int compared = 0, equal = 0;
    double largest = 0;
    for (std::size_t i = 0; i < recorded.size(); ++i) {
        RunRequest request;
        request.inputs = RunRequest::Inputs::recorded;
        request.recorded = static_cast<int>(i);
        TRY(const RunReport report, runner.run(request, recorded, progress));
        for (const OutputReport& output : report.outputs) {
            if (!output.difference) continue;
            ++compared;
            equal += output.difference->first_mismatch < 0 ? 1 : 0;
            largest = std::max(largest, output.difference->max_abs);
        }
        proof.outputs = report.outputs;
    }
    return ProofStep{.title = equal == compared ? tr("Ran, outputs equal") : tr("Ran, outputs differ"),
                     .detail = tr("%1, %2 of %3 outputs within tolerance")
                                   .arg(tr("%n run(s)", nullptr, static_cast<int>(recorded.size())))
                                   .arg(equal)
                                   .arg(compared),
                     .number = tr("max |Δ| %1").arg(differenceText(largest)),
                     .good = equal == compared};
}

}  // namespace

bool Proof::good() const {
    return std::all_of(steps.begin(), steps.end(), [](const ProofStep& step) { return step.good; });
}

Result<Proof> prove_export(const Engine& engine, const Program& program, const Outcome& outcome, const QString& suffix,
                           const ExportOptions& options, const std::vector<VectorRun>& recorded, Progress& progress) {
    Proof proof;
    const QTemporaryDir folder;
    if (!folder.isValid())
        return Error{.what = message("no temporary folder: {reason}", folder.errorString().toStdString())};
    const QString file = folder.filePath(QStringLiteral("proof") + suffix);
    progress.report(StageKind::writing_copy);
    CHECKED(engine.export_to(file.toStdString(), program, outcome, true, progress, options));
    proof.steps.push_back({.title = tr("Written"),
                           .detail = tr("a temporary copy"),
                           .number = format::exactBytes(QFileInfo(file).size()),
                           .good = true});
    progress.report(StageKind::reading_back);
    TRY(const std::shared_ptr<const Program> read, engine.open(file.toStdString(), progress));
    Tuning as_loaded;
    as_loaded.method = outcome.method->name;
    TRY(Outcome again, engine.evaluate(*read, as_loaded, {}, progress));
    const auto read_outcome = std::make_shared<const Outcome>(std::move(again));
    proof.steps.push_back(compare_places(outcome.plan(), read_outcome->plan()));
    proof.steps.push_back(check_bytes(read_outcome->plan()));
    if (!recorded.empty()) {
        progress.report(StageKind::running_copy);
        auto ran = rerun(read, read_outcome, recorded, proof, progress);
        if (!ran.ok() && ran.error().is_cancelled) return ran.error();
        proof.steps.push_back(
            ran.ok() ? ran.value()
                     : ProofStep{.title = tr("Did not run"), .detail = QString::fromStdString(ran.error().text())});
    }
    return proof;
}

}  // namespace arenascope
