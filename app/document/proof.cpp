#include "app/document/proof.h"

#include <QCoreApplication>
#include <QTemporaryDir>

#include "app/document/settings.h"
#include "engine/export/export_stored.h"
#include "engine/runner/check_output.h"
#include "widgets/tables/tensor_count.h"
#include "widgets/theme/format.h"
#include "widgets/ui/engine_texts.h"
#include "widgets/ui/run_texts.h"

namespace arenascope {
namespace {

QString tr(const char* text, const char* = nullptr, int count = -1) {
    return QCoreApplication::translate("arenascope", text, nullptr, count);
}

ProofStep placesStep(const ExportProof& proof) {
    const bool identical = proof.displaced == 0;
    return {.title = identical ? tr("Read back, identical") : tr("Read back, different"),
            .detail = identical
                ? tr("pools and offsets")
                : tr("%1 of %n tensor(s) not at their planned offset", nullptr, static_cast<int>(proof.tensors))
                      .arg(format::number(static_cast<qint64>(proof.displaced))),
            .number = tensorCountText({static_cast<int>(proof.tensors - proof.empty), static_cast<int>(proof.empty)}),
            .good = identical};
}

ProofStep bytesStep(const ExportProof& proof) {
    return {.title = tr("No overlaps"),
            .detail = proof.issues.empty() ? tr("no live tensors share bytes") : words::problem(proof.issues.front()),
            .number = tr("%n finding(s)", nullptr, static_cast<int>(proof.issues.size())),
            .good = proof.issues.empty()};
}

ProofStep loaderStep(const ExportProof& proof) {
    const bool isTaken = proof.loader_faults.empty();
    return {.title = isTaken ? tr("Runtime rules met") : tr("Runtime rules broken"),
            .detail = isTaken ? tr("ExecuTorch's checks when it loads and runs a program")
                              : words::error(proof.loader_faults.front().error),
            .number = tr("%n finding(s)", nullptr, static_cast<int>(proof.loader_faults.size())),
            .good = isTaken};
}

/// With the reason why the recorded inputs were not used.
ProofStep randomStep(const ExportProof::Rerun& rerun) {
    const bool isEqual = rerun.equal == rerun.compared;
    return {.title = isEqual ? tr("Ran, values equal") : tr("Ran, values differ"),
            .detail = tr("recorded input outside the bounds; ran with random inputs"),
            .number = tensorCountText({static_cast<int>(rerun.compared), 0}),
            .good = isEqual};
}

ProofStep rerunStep(const ExportProof::Rerun& rerun, const Method& method, const std::vector<OutputReport>& outputs) {
    if (rerun.is_random) return randomStep(rerun);
    QString detail = tr("%1, %2 of %n output(s) within tolerance", nullptr, static_cast<int>(rerun.compared))
                         .arg(tr("%n run(s)", nullptr, static_cast<int>(rerun.runs)))
                         .arg(rerun.equal);
    if (const auto at = farthest_of(method, outputs))
        detail += QStringLiteral("; ") + words::message(distance_of(method, outputs[*at])->text);
    return {.title = rerun.equal == rerun.compared ? tr("Ran, outputs equal") : tr("Ran, outputs differ"),
            .detail = detail,
            .number = tr("max |Δ| %1").arg(differenceText(rerun.largest)),
            .good = rerun.equal == rerun.compared};
}

}  // namespace

ProofStep unrolledStep(const ExportedGraph& graph) {
    return {.title = tr("Unrolled"),
            .detail = tr("recurrent layers became %n operator(s)", nullptr,
                         static_cast<int>(graph.outcome->method->instructions.size())),
            .number = graph.orphaned == 0 ? QString() : tr("%n edit(s) left out", nullptr, graph.orphaned),
            .good = graph.orphaned == 0};
}

Result<Proof> prove_copy(const Engine& engine, const Program& program, const Outcome& outcome, const Session& stored,
                         const QString& suffix, const ExportOptions& options, const std::vector<VectorRun>& recorded,
                         Progress& progress) {
    const QTemporaryDir folder;
    if (!folder.isValid())
        return Error{.what = message("no temporary folder: {reason}", folder.errorString().toStdString())};
    const std::string file = folder.filePath(QStringLiteral("proof") + suffix).toStdString();
    progress.report(StageKind::writing_copy);
    CHECKED(export_stored(engine, &stored, file, program, outcome, true, progress, options));
    RunRequest usual;
    usual.memory_limit = settings::memoryLimit();
    TRY(ExportProof found, prove_export(engine, file, outcome, options.target, recorded, usual, progress));
    Proof proof{.isGood = found.good()};
    proof.steps.push_back({.title = tr("Written"),
                           .detail = tr("a temporary copy"),
                           .number = format::exactBytes(found.file_bytes),
                           .good = true});
    proof.steps.push_back(loaderStep(found));
    proof.steps.push_back(placesStep(found));
    proof.steps.push_back(bytesStep(found));
    if (found.rerun) proof.steps.push_back(rerunStep(*found.rerun, *outcome.method, found.outputs));
    if (found.not_run) proof.steps.push_back({.title = tr("Did not run"), .detail = words::error(*found.not_run)});
    else if (!found.rerun)
        proof.steps.push_back({.title = tr("Not run"),
                               .detail = tr("no inputs and outputs are recorded with the program"),
                               .good = true,
                               .isNote = true});
    proof.outputs = std::move(found.outputs);
    return proof;
}

}  // namespace arenascope
