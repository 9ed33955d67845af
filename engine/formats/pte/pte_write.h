#pragma once
// A .pte with fewer values than usual.

#include "engine/base/progress.h"
#include "engine/formats/format.h"

namespace arenascope {

/// As pieces_of_pte(), with views and named constants of one place merged (pte_merge.h).
Result<Pieces> pieces_of_merged_pte(const Artifact& artifact, Progress& progress);

}  // namespace arenascope
