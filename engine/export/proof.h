#pragma once
// The proof that an exported file is what was planned: ExecuTorch's runtime takes it, it is read back, its plan is
// compared and checked, and it runs.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/engine.h"
#include "engine/export/loader_fault.h"
#include "engine/runner/run_report.h"
#include "engine/runner/run_request.h"
#include "engine/runtime/vectors.h"

namespace arenascope {

struct ExportProof {
    std::int64_t file_bytes = 0;
    std::size_t tensors = 0, empty = 0;  ///< that were planned; those of them without bytes
    std::size_t displaced = 0;           ///< tensors that are not where they were planned
    std::vector<PlanIssue> issues{};     ///< of the plan that was read
    /// What the runtime refuses of the file, with the target's operators and kernels; places end with the node.
    std::vector<LoaderFault> loader_faults{};
    struct Rerun {
        std::size_t runs = 0, compared = 0, equal = 0;  ///< recorded runs, and outputs of them
        double largest = 0;                             ///< max |Δ| of all outputs
    };
    std::optional<Rerun> rerun{};         ///< none: nothing was recorded, or it did not run
    std::optional<Error> not_run{};       ///< why it did not, or could not be read
    std::vector<OutputReport> outputs{};  ///< of the last recorded run
    [[nodiscard]] bool good() const;
    /// Something is wrong with the file; one that could not be run is neither good nor refuted.
    [[nodiscard]] bool refuted() const;
};

/// Reads `file`, a program that `outcome` was exported to, and runs what is recorded of that method, in order: state is
/// what it was when the runs were recorded. `target`: id or file of the export target, empty for none. `usual`: how to
/// load. An error is a failure to prove; what is wrong with the file stands in the proof.
Result<ExportProof> prove_export(const Engine& engine, const std::string& file, const Outcome& outcome,
                                 const std::string& target, const std::vector<VectorRun>& recorded,
                                 const RunRequest& usual, Progress& progress);

}  // namespace arenascope
