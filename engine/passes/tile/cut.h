#pragma once
// Builds a method with some of its operators in tiled groups.

#include "engine/passes/tile/group.h"

namespace arenascope::tile {

/// The calls of a whole method.
struct CutScript {
    Script script;
    Surroundings around;  ///< what is given and returned
};
/// Calls that compute the same with these groups, ascending and disjoint; operators in no group run unchanged.
Result<CutScript> cut_script(const Graph& graph, const std::vector<GroupSetting>& groups);
/// The method of these calls. Tiles keep the names and sources of the operators that they are parts of.
Result<Method> cut_method(const Graph& graph, const std::vector<GroupSetting>& groups);

/// The cost of calls other than memory.
struct CallCost {
    std::int64_t calls = 0;
    std::int64_t traffic = 0;        ///< bytes read and written, constants among them
    std::int64_t constants = 0;      ///< constants that the method does not have
    std::int64_t multiply_adds = 0;  ///< that are done twice
    std::int64_t loading = 0;        ///< bytes to load them on 64 bits, if temporaries of one shape share a place
    CallCost& operator+=(const CallCost& other);
    CallCost& operator-=(const CallCost& other);
};
/// The cost of an operator as it is. `counts_loading`: CallCost::loading, too, which takes longer.
[[nodiscard]] CallCost cost_of(const Graph& graph, OpIndex at, bool counts_loading = false);

/// About the bytes that the runtime takes to load these calls. `places`: of the storages in the arena; null:
/// temporaries of one shape share a place.
[[nodiscard]] std::int64_t loading_of(const Script& script, const Table<StorageIndex, std::int64_t>* places);

/// Peak live bytes while one group runs, tile by tile, and the cost of its calls.
struct GroupCost {
    std::int64_t peak = 0;
    CallCost cost;
};
[[nodiscard]] std::optional<GroupCost> cost_of(const Graph& graph, const GroupSetting& setting,
                                               bool counts_loading = false);
/// Bytes that are live across the boundary of [begin, end), however the operators in it are cut.
[[nodiscard]] std::int64_t least_bytes(const Graph& graph, OpIndex begin, OpIndex end);

}  // namespace arenascope::tile
