#pragma once
// The proof of an export for the export dialog: the steps and their results.

#include <QString>
#include <vector>

#include "app/document/exported_graph.h"
#include "engine/export/proof.h"
#include "engine/tuning/session.h"

namespace arenascope {

struct ProofStep {
    QString title, detail;
    QString number;  ///< the relevant number, for a column of its own
    bool good = false;
    bool isNote = false;  ///< good, and proves nothing
};

struct Proof {
    std::vector<ProofStep> steps;
    std::vector<OutputReport> outputs;  ///< of the last recorded run
    bool isGood = false;
};

/// That the file gets another graph than the shown one, and which edits do not apply to it.
[[nodiscard]] ProofStep unrolledStep(const ExportedGraph& graph);

/// Writes a temporary copy exactly as export_stored() will write the user's file, and proves it. An error means that
/// nothing could be proven; a failed step is a finding.
Result<Proof> prove_copy(const Engine& engine, const Program& program, const Outcome& outcome, const Session& stored,
                         const QString& suffix, const ExportOptions& options, const std::vector<VectorRun>& recorded,
                         Progress& progress);

}  // namespace arenascope
