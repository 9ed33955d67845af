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

/// Names that ExecuTorch's edge dialect gives to nodes, by node name of the core graph.
using EdgeNames = std::map<std::string, std::string>;

/// What the emitter needs besides the program.
struct EdgeGraph {
    EdgeNames names;
    /// view node -> the value that it looks at in the end, never a view.
    std::map<std::string, std::string> view_roots;
    /// element order of every tensor, outermost dimension first.
    std::map<std::string, std::vector<std::uint8_t>> dim_orders;
};

/// Blocks of torch.no_grad, autocast and the like become part of the graph around them.
Result<> inline_wrappers(fx::ExportedProgram& program);
/// Associative scans, in sub-graphs too, become slices, a scan and a cat; one of a form not known stays as it is.
Result<> spread_associative_scans(fx::ExportedProgram& program);
/// Complex numbers, training outputs and the like: one error that names the node.
Result<> check_supported(const fx::ExportedProgram& program);
/// Constants of sub-modules of a training graph go where decomposing it puts them: among the buffers.
void order_constants(fx::ExportedProgram& program);
/// What nodes of the training graph make, in their order: the name there, and the name in the core graph.
using Renamed = std::vector<std::pair<std::string, std::string>>;
/// Training dialect to core ATen: decomposes operators, makes in-place writes functional, finds mutated inputs.
Result<Renamed> decompose(fx::ExportedProgram& program, Progress& progress, bool spreads_bags = true);
/// Python scalars where an operator wants tensors become 0-d constants; operands of mixed types get casts.
Result<> lift_scalars(fx::ExportedProgram& program, const ops::Registry& registry);
/// Drops assertions and whatever nothing uses, and parameters without users.
void drop_dead(fx::ExportedProgram& program);
/// Empty operands of cat go, and what is empty as a whole is filled rather than computed.
void prune_empty(fx::ExportedProgram& program);
/// Names nodes as the edge dialect does; before dead nodes are dropped, because they count.
EdgeNames name_edges(const fx::ExportedProgram& program, const ops::Registry& registry);
/// Points views at the first value that is no view, and says which stay real copies.
std::map<std::string, std::string> find_views(fx::ExportedProgram& program);
/// Element orders, from the inputs through the operators.
std::map<std::string, std::vector<std::uint8_t>> spread_dim_orders(const fx::ExportedProgram& program);
/// The executable method.
Result<Method> emit(const fx::ExportedProgram& program, const EdgeGraph& edge, const ops::Registry& registry);

}  // namespace arenascope::lowering
