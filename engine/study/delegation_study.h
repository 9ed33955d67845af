#pragma once
// The effect of delegation: a row per node and region, this order of backends compared with the reverse, and the arena
// before and after each region.

#include <string>
#include <vector>

#include "engine/evaluate/evaluator.h"

namespace arenascope {

/// The displayed name of each delegate call: its region's tag, or, for calls from the file, backend and number:
/// "xnnpack_0".
[[nodiscard]] Table<DelegateIndex, std::string> region_names(const Outcome& outcome);

/// Nodes and regions of an outcome: from its partition, otherwise the method's own instructions, and always the calls
/// from the file.
struct DelegationRows {
    std::vector<NodeVerdict> nodes;
    std::vector<RegionRow> regions;            ///< loaded calls first; their inside bytes are unknown and 0
    [[nodiscard]] std::int64_t taken() const;  ///< nodes
};
[[nodiscard]] DelegationRows delegation_rows(const Outcome& outcome);

/// The result of one order of backends.
struct DelegationOrder {
    std::vector<std::string> backends;
    std::int64_t regions = 0, nodes_taken = 0, inside_bytes = 0, arena_bytes = 0;
};

struct DelegationStudy {
    std::int64_t arena_before = 0;          ///< nothing delegated
    std::vector<DelegationOrder> orders;    ///< the requested order, then the reverse if there are several
    std::vector<std::int64_t> arena_after;  ///< by region of the partition: with it and all before it
};
/// With more regions than this, they are not added one by one, and `arena_after` is empty.
inline constexpr std::size_t most_studied_regions = 12;

/// `outcome`: of this program under this tuning, with a partition.
Result<DelegationStudy> study_delegation(const Evaluator& engine, const Program& program, const Tuning& tuning,
                                         const Outcome& outcome, Progress& progress);

/// What a backend can do on this machine, or a plug-in's partitioner, which only assigns nodes.
struct BackendFact {
    std::string id, short_name, title;
    Message missing;  ///< why it cannot run here and how to install it; empty: it can
    bool is_partitioner = false;
};
[[nodiscard]] std::vector<BackendFact> backend_facts(const Backends& backends);

}  // namespace arenascope
