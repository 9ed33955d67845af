#pragma once
// From a Method and a Tuning to a Problem: which tensors are planned, how long they live, where they must go.

#include <vector>

#include "engine/ir/method.h"
#include "engine/planning/problem.h"

namespace arenascope {

enum class LifetimeRules : std::uint8_t { safe, executorch };
[[nodiscard]] inline std::string_view name_of(LifetimeRules rules) {
    return rules == LifetimeRules::safe ? "safe" : "executorch";
}

struct Lifetime {
    ValueId value = no_value;
    Position first{0}, last{0};        ///< inclusive
    Step first_step{0}, last_step{0};  ///< inclusive
};

/// The tensors of each graph as ExecuTorch's planner sees them: positions count in the
/// graph's own node list, and a sub-graph's inputs are tensors of its own. One row where there are no sub-graphs.
Table<GraphIndex, std::vector<Lifetime>> graph_lifetimes(const Method& method);
/// Lifetimes of every non-constant root tensor, in ExecuTorch's visiting order (in the order of the node list, each
/// once). Placeholders start at 0; state lives over the whole list; a view's use extends its root. Over sub-graphs
/// there is one list for all of them only here, not in ExecuTorch: both rules give the safe lifetimes then.
std::vector<Lifetime> lifetimes(const Method& method, LifetimeRules rules);
/// Of every root that views divide, its parts from the first to the last row of the node list that touches each: rows
/// of tiles. Empty for all others, and where jumps, moves or delegates make the order unknown.
[[nodiscard]] Table<ValueId, std::vector<BufferPiece>> lifetime_pieces(const Method& method);
/// Bytes that operators write to and read from it (a root also counts its views) in one run. The body of a
/// loop over rows counts once for each row, at the most; that of a while loop once: its trips are not known.
Table<ValueId, std::int64_t> bytes_moved(const Method& method);
/// The step at or after each position.
Table<Position, Step> steps_of_node_list(const Method& method);

}  // namespace arenascope
