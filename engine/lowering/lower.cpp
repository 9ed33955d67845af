#include "engine/lowering/lower.h"

#include "engine/lowering/flow.h"

namespace arenascope {

Result<Method> lower(const fx::ExportedProgram& exported, Progress& progress) {
    using namespace lowering;
    progress.report("lowering");
    fx::ExportedProgram program = exported;
    CHECKED(inline_wrappers(program));
    CHECKED(inline_flow(program));
    CHECKED(check_supported(program));
    TRY(const auto registry, ops::Registry::builtin());
    if (program.dialect == "TRAINING") {
        CHECKED(decompose(program, registry, progress));
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
    return emit(program, edge, registry);
}

}  // namespace arenascope
