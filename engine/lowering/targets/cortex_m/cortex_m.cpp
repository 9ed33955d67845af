// To add a step: write engine/lowering/targets/cortex_m/<id>.cpp, declare its function in cortex_m_steps.h and add a
// row here. Steps run in the order of the rows; the verifier checks the graph after each. The common steps follow
// (lower.cpp).

#include "engine/lowering/targets/cortex_m/cortex_m.h"

#include <algorithm>
#include <array>

#include "engine/ir/print.h"
#include "engine/lowering/graph/verify_graph.h"
#include "engine/lowering/lower.h"
#include "engine/lowering/targets/cortex_m/cortex_m_steps.h"

namespace arenascope {
namespace {

using namespace lowering::cortex_m;

struct Step {
    std::string_view id;
    Result<> (*run)(Int8Graph& graph);
};

constexpr std::array steps{
    Step{"cortex_m.functional", make_functional},
    Step{"cortex_m.select", select},
    Step{"cortex_m.fold", fold},
    Step{"cortex_m.fuse", fuse},
    Step{"cortex_m.arrange", arrange},
    Step{"cortex_m.hardswish", spread_hardswish},
    Step{"cortex_m.replace", replace},
    Step{"cortex_m.quantize", quantize_rest},
};

Result<> run_steps(Int8Graph& graph, Progress& progress, const StageOptions& options) {
    std::vector<CheckedStage> stages;
    stages.reserve(steps.size());
    for (const Step& step : steps)
        stages.push_back({.id = step.id, .run = [&graph, run = step.run] { return run(graph); }});
    const StageSubject subject{.verify = [&] { return lowering::verify_graph(graph.program(), {}, {}); },
                               .print = [&] { return print(graph.program()); }};
    return run_stages(stages, subject, options, progress);
}

/// Arms and bodies of control flow are graphs of their own, which the steps do not process.
bool has_sub_graphs(const fx::ExportedProgram& program) {
    for (const auto& node : program.graph.nodes)
        for (const auto& arg : node.args)
            if (std::holds_alternative<std::shared_ptr<fx::Graph>>(arg.value)) return true;
    return false;
}

Result<Method> lowered(fx::ExportedProgram& program, std::vector<FloatNode>& floats, Progress& progress,
                       const StageOptions& options) {
    if (has_sub_graphs(program))
        return Error{.what = message("quantised programs with control flow cannot be lowered to Cortex-M operators"),
                     .remedy = message("export the model without torch.cond and loops")};
    Int8Graph graph(program);
    CHECKED(run_steps(graph, progress, options));
    floats = std::move(graph.floats);
    return lower(std::move(program), progress, options);
}

}  // namespace

bool is_quantized(const fx::ExportedProgram& program) {
    const auto& nodes = program.graph.nodes;
    return std::any_of(nodes.begin(), nodes.end(), [](const fx::Node& node) {
        return node.is_quantized || Int8Graph::is_quantize(node) || Int8Graph::is_dequantize(node);
    });
}

Int8Form lower_for_cortex_m(fx::ExportedProgram program, Progress& progress, const StageOptions& options) {
    Int8Form form;
    auto method = lowered(program, form.floats, progress, options);
    if (method.ok()) form.method = std::move(method).take();
    else form.refusal = std::move(method).error();
    return form;
}

}  // namespace arenascope
