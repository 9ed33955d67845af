#pragma once
// What another plan saves against the one that came with the file.

#include <optional>
#include <string>
#include <vector>

#include "engine/evaluate/outcome.h"

namespace arenascope {

struct FilePoolGain {
    std::int32_t mem_id;
    std::string pool;  ///< its name; empty: it has none
    std::int64_t before = 0, after = 0;
    [[nodiscard]] std::int64_t saved() const { return before - after; }
};

struct FilePlanGain {
    const Plan* least;                ///< one of the outcome's
    std::vector<FilePoolGain> pools;  ///< that get smaller, the largest saving that counts first
};

/// Nothing if the file's plan is not the shown one, or no planner's plan is worth a change. Pools are separate
/// memories: less in one makes up for more in another one only where a person decides it, so no pool may grow.
[[nodiscard]] std::optional<FilePlanGain> file_plan_gain(const Outcome& outcome);

}  // namespace arenascope
