#pragma once
// The steps between a torch.export graph and a Method; lower.cpp runs them in their order. Each edits the program that
// it is given.

#include <map>
#include <string>

#include "engine/base/progress.h"
#include "engine/ir/graph.h"
#include "engine/ir/method.h"
#include "engine/lowering/graph/node_names.h"
#include "engine/ops/op.h"

namespace arenascope::lowering {

/// Names of nodes in ExecuTorch's edge dialect, by node name of the core graph.
using EdgeNames = std::map<std::string, std::string>;

/// Inputs of the emitter in addition to the program.
struct EdgeGraph {
    EdgeNames names;
    /// view node -> the root that it is a view of
    std::map<std::string, std::string> view_roots;
    /// dimension order of every tensor, outermost first
    std::map<std::string, std::vector<std::uint8_t>> dim_orders;
};

/// Whether an output of the program is one of the method: what it returns, not what it writes back.
[[nodiscard]] inline bool is_result(const fx::OutputSpec& output) {
    using enum fx::OutputSpec::Kind;
    return output.kind == user_output || output.kind == loss || output.kind == gradient;
}

/// Inlines blocks of torch.no_grad, autocast and the like.
Result<> inline_wrappers(fx::ExportedProgram& program);
/// Replaces associative scans, also in sub-graphs, by slices, a scan and a cat; one of an unknown form stays.
Result<> spread_associative_scans(fx::ExportedProgram& program);
/// Refuses complex numbers, training outputs and the like, with one error that names the node.
Result<> check_supported(const fx::ExportedProgram& program);
/// Moves constants of sub-modules of a training graph to their place after decomposition: among the buffers.
void order_constants(fx::ExportedProgram& program);
/// Results of nodes of the training graph, in order: the name there, and the name in the core graph.
using Renamed = std::vector<std::pair<std::string, std::string>>;
/// Training dialect to core ATen: decomposes operators, makes in-place writes functional, finds mutated inputs.
Result<Renamed> decompose(fx::ExportedProgram& program, Progress& progress, bool spreads_bags = true);
/// Python scalars where an operator wants tensors become 0-d constants; operands of mixed types get casts.
Result<> lift_scalars(fx::ExportedProgram& program, const ops::Registry& registry);
/// Removes assertions, unused nodes, and unused parameters.
void drop_dead(fx::ExportedProgram& program);
/// Removes empty operands of cat; empty results are created rather than computed.
void prune_empty(fx::ExportedProgram& program);
/// Names nodes as in the edge dialect; before dead nodes are removed, because they count.
EdgeNames name_edges(const fx::ExportedProgram& program, const ops::Registry& registry);
/// Finds the root of each view, and the views that stay copies.
std::map<std::string, std::string> find_views(fx::ExportedProgram& program);
/// Dimension orders, from the inputs through the operators.
std::map<std::string, std::vector<std::uint8_t>> spread_dim_orders(const fx::ExportedProgram& program);
/// The executable method.
Result<Method> emit(const fx::ExportedProgram& program, const EdgeGraph& edge, const ops::Registry& registry);

}  // namespace arenascope::lowering
