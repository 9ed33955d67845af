#include "engine/lowering/lower.h"

#include <algorithm>

#include "engine/lowering/decompose/decompose.h"
#include "engine/lowering/flow.h"

namespace arenascope {
namespace {

/// A program that was decomposed with a table of the user's own may hold operators that to_edge takes apart still.
bool has_training_operators(const fx::ExportedProgram& program, const ops::Registry& registry) {
    return std::any_of(program.graph.nodes.begin(), program.graph.nodes.end(), [&](const fx::Node& node) {
        return !registry.by_core(node.target) && lowering::find_decomposition(node.target);
    });
}

}  // namespace

Result<Method> lower(fx::ExportedProgram program, Progress& progress) {
    TRY(LoweredWithNames lowered, lower_with_names(std::move(program), progress));
    return std::move(lowered.method);
}

Result<LoweredWithNames> lower_with_names(fx::ExportedProgram program, Progress& progress) {
    using namespace lowering;
    progress.report(StageKind::lowering);
    LoweredWithNames out;
    CHECKED(inline_wrappers(program));
    CHECKED(spread_associative_scans(program));
    CHECKED(inline_flow(program));
    CHECKED(check_supported(program));
    TRY(const auto registry, ops::Registry::builtin());
    if (program.dialect == "TRAINING" || has_training_operators(program, registry)) {
        TRY(out.names, decompose(program, registry, progress));
        drop_dead(program);
    }
    if (progress.cancelled()) return cancelled();
    CHECKED(lift_scalars(program, registry));
    prune_empty(program);
    EdgeGraph edge{.names = name_edges(program, registry), .view_roots = {}, .dim_orders = {}};
    edge.view_roots = find_views(program);
    drop_dead(program);
    edge.dim_orders = spread_dim_orders(program);
    if (progress.cancelled()) return cancelled();
    TRY(out.method, emit(program, edge, registry));
    return out;
}

}  // namespace arenascope
