#pragma once
// Placements from a file, planned by another tool or by hand.

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/evaluate/evaluator.h"

namespace arenascope {

/// Places by tensor name or id, and the pools that the file describes.
struct PlanFile {
    struct Place {
        std::int64_t offset = 0;
        std::optional<std::int64_t> mem_id{};
        bool operator==(const Place&) const = default;
    };
    std::string path;
    std::map<std::string, Place> places;
    std::vector<Pool> pools;  ///< every pool that a place names, ascending
};

/// `.csv`: columns `name` or `id`, `offset` and, if tensors move to other pools, `mem_id` and `pool`. JSON:
/// {"name or id": offset}, a list of objects with these members, or what `plan --json` writes (its first plan, with
/// its pools).
Result<PlanFile> read_plan_file(const std::string& path);
/// Adds the pools of the file that a tuning lacks. Its own pools stay, except for the default one.
Tuning with_pools_of(const PlanFile& file, Tuning tuning);

/// A placement of the outcome's tensors as plan "file:NAME", checked. Every planned tensor needs a place; rows without
/// a planned tensor are listed.
struct ImportedPlan {
    Plan plan;
    std::vector<std::string> unknown;
};
Result<ImportedPlan> import_plan(const Outcome& outcome, const PlanFile& file);
/// The same from the file, without its pools.
Result<Plan> import_plan(const Outcome& outcome, const std::string& path);

}  // namespace arenascope
