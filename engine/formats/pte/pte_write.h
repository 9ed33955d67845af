#pragma once
// A .pte with fewer values or instructions than usual.

#include "engine/base/progress.h"
#include "engine/formats/format.h"

namespace arenascope {

/// What the passes of a tuning choose about a file.
struct PteForm {
    bool merges_places = false;  ///< views and named constants of one place are merged (pte_merge.h)
    bool rolls_loops = false;    ///< equal tiles become loops (pte_loops.h)
};

/// As pieces_of_pte(), in that form.
Result<Pieces> pieces_of_small_pte(const Artifact& artifact, const PteForm& form, Progress& progress);

}  // namespace arenascope
