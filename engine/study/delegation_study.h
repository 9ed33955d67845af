#pragma once
// What delegating comes to: a row per node and region, this order of backends against the other one, and the arena
// before and after each region.

#include <string>
#include <vector>

#include "engine/evaluate/evaluator.h"

namespace arenascope {

/// What the call of each delegate is called, wherever it is shown: the tag that the partition gave its region, and the
/// same for calls that the file came with: backend and number, "xnnpack_0".
[[nodiscard]] Table<DelegateIndex, std::string> region_names(const Outcome& outcome);

/// Nodes and regions of an outcome: what its partition says, else the method's own instructions, and always the
/// calls that the file came with.
struct DelegationRows {
    std::vector<NodeVerdict> nodes;
    std::vector<RegionRow> regions;            ///< loaded calls first; their inside bytes are not known and 0
    [[nodiscard]] std::int64_t taken() const;  ///< nodes
};
[[nodiscard]] DelegationRows delegation_rows(const Outcome& outcome);

/// What one order of backends comes to.
struct DelegationOrder {
    std::vector<std::string> backends;
    std::int64_t regions = 0, nodes_taken = 0, inside_bytes = 0, arena_bytes = 0;
};

struct DelegationStudy {
    std::int64_t arena_before = 0;          ///< nothing delegated
    std::vector<DelegationOrder> orders;    ///< as asked, then the other way round where there are several
    std::vector<std::int64_t> arena_after;  ///< by region of the partition: with it and those before it
};
/// Regions beyond this many are not added one by one: `arena_after` then has none.
inline constexpr std::size_t most_studied_regions = 12;

/// `outcome`: of this program under this tuning, with a partition.
Result<DelegationStudy> study_delegation(const Evaluator& engine, const Program& program, const Tuning& tuning,
                                         const Outcome& outcome, Progress& progress);

/// What a backend can do on this machine, or a plug-in's partitioner, which only says what goes to which.
struct BackendFact {
    std::string id, short_name, title;
    std::string missing;  ///< why it cannot run here and how to get it; empty: it can
    bool is_partitioner = false;
};
[[nodiscard]] std::vector<BackendFact> backend_facts(const Backends& backends);

}  // namespace arenascope
