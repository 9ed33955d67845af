#include "engine/study/graph/make_graph.h"

#include "engine/study/graph/file_operators.h"
#include "engine/study/graph/frames.h"
#include "engine/study/graph/graph_nodes.h"

namespace arenascope {

ProgramGraph program_graph(const Outcome& outcome, const Program* whole) {
    if (!outcome.method) return {};
    const Method* before = nullptr;
    for (std::size_t i = 0; whole && i < whole->methods.size(); ++i) {
        if (whole->methods[i].name == outcome.method->name) before = &whole->methods[i];
    }
    const ControlFlows flows = find_flows(*outcome.method);
    PlacedNodes placed =
        graph_nodes(*outcome.method, flows, {.partition = outcome.partition.get(), .before = before, .program = whole});
    add_frames(placed, *outcome.method, flows);
    if (whole) name_as_in_file(placed.graph, *outcome.method, *whole);
    return std::move(placed.graph);
}

}  // namespace arenascope
