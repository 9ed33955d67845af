#pragma once
// The proof that an export is what was planned: written to a temporary file, read back, checked, run.

#include <QString>
#include <memory>
#include <vector>

#include "engine/engine.h"
#include "engine/runner/runner.h"

namespace arenascope {

struct ProofStep {
    QString title, detail;
    QString number;  ///< the one that says it, for a column of its own
    bool good = false;
};

struct Proof {
    std::vector<ProofStep> steps;
    std::vector<OutputReport> outputs;  ///< of the last recorded run
    [[nodiscard]] bool good() const;
};

/// Never touches the file that the user chose. An error is a failure to prove; a step that is not good is a finding.
Result<Proof> prove_export(const Engine& engine, const Program& program, const Outcome& outcome, const QString& suffix,
                           const ExportOptions& options, const std::vector<VectorRun>& recorded, Progress& progress);

}  // namespace arenascope
