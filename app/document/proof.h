#pragma once
// The proof of an export as the export dialog shows it: what was done, and whether it came out well.

#include <QString>
#include <vector>

#include "engine/export/proof.h"
#include "engine/tuning/session.h"

namespace arenascope {

struct ProofStep {
    QString title, detail;
    QString number;  ///< the one that says it, for a column of its own
    bool good = false;
};

struct Proof {
    std::vector<ProofStep> steps;
    std::vector<OutputReport> outputs;  ///< of the last recorded run
    bool isGood = false;
};

/// Writes a temporary copy as export_stored() will write the file that the user chose, and proves that. An error is a
/// failure to prove; a step that is not good is a finding.
Result<Proof> prove_copy(const Engine& engine, const Program& program, const Outcome& outcome, const Session& stored,
                         const QString& suffix, const ExportOptions& options, const std::vector<VectorRun>& recorded,
                         Progress& progress);

}  // namespace arenascope
