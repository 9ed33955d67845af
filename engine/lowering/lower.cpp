// To add a step: write engine/lowering/<graph, decompose, emit or targets>/<id>.cpp, declare its function in
// graph_steps.h and add a row here. Steps run in the order of the rows; the verifier checks the program after each.

#include "engine/lowering/lower.h"

#include <algorithm>
#include <array>

#include "engine/ir/print.h"
#include "engine/lowering/decompose/decompose.h"
#include "engine/lowering/graph/inline_flow.h"
#include "engine/lowering/graph/verify_graph.h"
#include "engine/ops/facts.h"

namespace arenascope {
namespace {

using namespace lowering;

/// The data of the steps: first the graph, then the emitter's further inputs, then the method.
struct Work {
    fx::ExportedProgram program;
    const ops::Registry& registry;
    Progress& progress;
    bool spreads_bags = false;
    EdgeGraph edge{};
    bool was_decomposed = false;
    bool is_emitted = false;
    LoweredWithNames out{};
};

/// A program decomposed with a user's own table may still contain operators that to_edge decomposes.
bool has_training_operators(const fx::ExportedProgram& program, const ops::Registry& registry) {
    return std::any_of(program.graph.nodes.begin(), program.graph.nodes.end(), [&](const fx::Node& node) {
        return !registry.by_core(node.target) && find_decomposition(node.target);
    });
}

Result<> decompose_training(Work& work) {
    work.was_decomposed = work.program.dialect == "TRAINING" || has_training_operators(work.program, work.registry);
    if (!work.was_decomposed) return done;
    if (work.program.dialect == "TRAINING") order_constants(work.program);
    TRY(work.out.names, decompose(work.program, work.progress, work.spreads_bags));
    return done;
}

Result<> drop_decomposed(Work& work) {
    if (work.was_decomposed) drop_dead(work.program);
    return done;
}

Result<> emit_method(Work& work) {
    TRY(work.out.method, emit(work.program, work.edge, work.registry));
    work.is_emitted = true;
    return done;
}

struct LoweringStep {
    std::string_view id;
    Result<> (*run)(Work& work);
    bool is_required = true;
};

constexpr std::array steps{
    LoweringStep{"inline_wrappers", [](Work& work) { return inline_wrappers(work.program); }},
    LoweringStep{"associative_scans", [](Work& work) { return spread_associative_scans(work.program); }},
    LoweringStep{"inline_flow", [](Work& work) { return inline_flow(work.program); }},
    LoweringStep{"check", [](Work& work) { return check_supported(work.program); }},
    LoweringStep{spread_bags_step,
                 [](Work& work) -> Result<> {
                     work.spreads_bags = true;
                     return done;
                 },
                 false},
    LoweringStep{"decompose", decompose_training},
    LoweringStep{"drop_decomposed", drop_decomposed, false},
    LoweringStep{"scalars", [](Work& work) { return lift_scalars(work.program, work.registry); }},
    LoweringStep{"empty",
                 [](Work& work) -> Result<> {
                     prune_empty(work.program);
                     return done;
                 },
                 false},
    LoweringStep{"names",
                 [](Work& work) -> Result<> {
                     work.edge.names = name_edges(work.program, work.registry);
                     return done;
                 }},
    LoweringStep{"views",
                 [](Work& work) -> Result<> {
                     work.edge.view_roots = find_views(work.program);
                     return done;
                 }},
    LoweringStep{"dead_code",
                 [](Work& work) -> Result<> {
                     drop_dead(work.program);
                     return done;
                 },
                 false},
    LoweringStep{"dim_orders",
                 [](Work& work) -> Result<> {
                     work.edge.dim_orders = spread_dim_orders(work.program);
                     return done;
                 }},
    LoweringStep{"emit", emit_method},
};

}  // namespace

Result<Method> lower(fx::ExportedProgram program, Progress& progress, const StageOptions& options) {
    TRY(LoweredWithNames lowered, lower_with_names(std::move(program), progress, options));
    return std::move(lowered.method);
}

Result<LoweredWithNames> lower_with_names(fx::ExportedProgram program, Progress& progress,
                                          const StageOptions& options) {
    progress.report(StageKind::lowering);
    TRY(const auto registry, ops::Registry::builtin());
    Work work{.program = std::move(program), .registry = registry, .progress = progress};
    std::vector<CheckedStage> stages;
    stages.reserve(std::size(steps));
    for (const LoweringStep& step : steps) {
        stages.push_back(
            {.id = step.id, .run = [&work, run = step.run] { return run(work); }, .is_required = step.is_required});
    }
    const OperatorFacts& facts = ops::operator_facts();
    const StageSubject subject{
        .verify =
            [&] {
                return work.is_emitted ? verify_ir(work.out.method, facts)
                                       : verify_graph(work.program, work.edge.view_roots, work.edge.dim_orders);
            },
        .print = [&] { return work.is_emitted ? print(work.out.method, facts) : print(work.program); }};
    CHECKED(run_stages(stages, subject, options, progress));
    return std::move(work.out);
}

}  // namespace arenascope
