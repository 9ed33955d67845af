#pragma once
// The proof that an exported file contains the plan: ExecuTorch's runtime accepts it, it is read back, its plan is
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
    std::size_t tensors = 0, empty = 0;  ///< planned tensors; those of them without bytes
    std::size_t displaced = 0;           ///< tensors at a place other than the planned one
    std::vector<PlanIssue> issues{};     ///< of the plan that was read
    /// Faults that make the runtime refuse the file, with the target's operators and kernels; places end with the node.
    std::vector<LoaderFault> loader_faults{};
    struct Rerun {
        std::size_t runs = 0, compared = 0, equal = 0;  ///< recorded runs, and outputs of them
        double largest = 0;                             ///< max |Δ| of all outputs
        /// Recorded inputs are outside the exported bounds: one run with random inputs of the upper bounds, whose
        /// tensors are counted in place of outputs, against a plan without shared bytes.
        bool is_random = false;
    };
    std::optional<Rerun> rerun{};         ///< none: nothing was recorded, or it did not run
    std::optional<Error> not_run{};       ///< why it did not, or could not be read
    std::vector<OutputReport> outputs{};  ///< of the run that is farthest off; of the last one if none is
    [[nodiscard]] bool good() const;
    /// The file has a fault. A file that could not be run is neither proven nor refuted.
    [[nodiscard]] bool refuted() const;
};

/// Reads `file`, to which `outcome` was exported, and repeats the recorded runs of that method in order, with the
/// states of the first time; where their inputs are outside its bounds, see Rerun::is_random. `target`: id or file of
/// the export target, empty for none. `usual`: how to load. An error means that nothing could be proven; faults of the
/// file are in the proof.
Result<ExportProof> prove_export(const Engine& engine, const std::string& file, const Outcome& outcome,
                                 const std::string& target, const std::vector<VectorRun>& recorded,
                                 const RunRequest& usual, Progress& progress);

}  // namespace arenascope
