#pragma once
// From a Method and a Tuning to a Problem: planned tensors, their lifetimes, and their constraints.

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

/// The tensors of each graph as ExecuTorch's planner sees them: positions count in the graph's own node list, and a
/// sub-graph's inputs are tensors of its own. One row if there are no sub-graphs.
Table<GraphIndex, std::vector<Lifetime>> graph_lifetimes(const Method& method);
/// Lifetimes of every non-constant root tensor, in ExecuTorch's visiting order (node order, each once). Placeholders
/// start at 0; state lives over the whole list; a use of a view extends its root. With sub-graphs, only this program
/// has one list for all of them, so both rules give the safe lifetimes.
std::vector<Lifetime> lifetimes(const Method& method, LifetimeRules rules);
/// For every root that views divide: its parts, each from the first to the last row of the node list that touches it,
/// such as rows of tiles. Empty for all others, and if moves, delegates or jumps other than those of loops make the
/// order unknown.
[[nodiscard]] Table<ValueId, std::vector<BufferPiece>> lifetime_pieces(const Method& method);
/// Whether it has such parts, or might have them: then nothing but loops jumps in it.
[[nodiscard]] bool lives_in_pieces(const Method& method);
/// Bytes that operators write to and read from a value in one run (a root includes its views). The body of a loop over
/// rows counts once for each row, as an upper bound; that of a while loop counts once, because its iterations are
/// unknown.
Table<ValueId, std::int64_t> bytes_moved(const Method& method);
/// The step at or after each position.
Table<Position, Step> steps_of_node_list(const Method& method);

}  // namespace arenascope
