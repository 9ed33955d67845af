#include "engine/formats/plan_py/plan_py.h"

#include <algorithm>

#include "engine/base/printable.h"
#include "engine/base/text.h"
#include "engine/formats/placed_tensors.h"

namespace arenascope {

namespace {

/// A Python string literal; what acts in a text is written as Python's own escapes.
std::string literal(std::string_view text) {
    std::string out;
    for (const char c : text) {
        if (c == '"' || c == '\\') out += '\\';
        out += c;
    }
    return '"' + printable(out) + '"';
}

constexpr std::string_view head = R"(
# to_executorch(ExecutorchBackendConfig(memory_planning_pass=PlannedByArenaScope()))

from typing import Optional

from executorch.exir.passes import MemoryPlanningPass
from torch.export.exported_program import ExportGraphSignature
from torch.fx import GraphModule
from torch.fx.passes.infra.pass_base import PassResult
from torch.utils._pytree import tree_leaves

)";

constexpr std::string_view body = R"(

def _specs(node):
    return [s for s in tree_leaves(node.meta.get("spec")) if hasattr(s, "mem_id")]


def _nbytes(spec) -> int:
    count = 1
    for size in spec.shape:
        count *= int(size)
    return count * spec.dtype.itemsize


def _anywhere(nbytes: int) -> int:
    return next((mem_id for mem_id, size in enumerate(BUFFER_SIZES) if 0 < mem_id and nbytes <= size), 1)


class PlannedByArenaScope(MemoryPlanningPass):
    """Places every tensor where ArenaScope planned it; a program with other tensors is an error."""

    def __init__(self) -> None:
        super().__init__(
            alloc_graph_input=ALLOC_INPUT,
            alloc_graph_output=ALLOC_OUTPUT,
            alloc_mutable_buffers=ALLOC_MUTABLE,
            alignment=ALIGNMENT,
        )

    def run(
        self, graph_module: GraphModule, graph_signature: Optional[ExportGraphSignature] = None
    ) -> PassResult:
        nodes = {node.name: node for node in graph_module.graph.nodes}
        chosen = []
        for (name, index), (mem_id, offset, nbytes) in PLACES.items():
            if name not in nodes:
                raise ValueError(f"the plan places {name!r}, which this program does not have")
            specs = _specs(nodes[name])
            if index >= len(specs):
                raise ValueError(f"{name!r} has {len(specs)} tensors, the plan places number {index}")
            if _nbytes(specs[index]) != nbytes:
                raise ValueError(f"{name!r} has {_nbytes(specs[index])} bytes, planned for {nbytes}")
            specs[index].mem_id = mem_id
            chosen.append((specs[index], mem_id, offset))
        result = super().run(graph_module, graph_signature)
        places = {id(spec): (mem_id, offset) for spec, mem_id, offset in chosen}
        for node in result.graph_module.graph.nodes:
            for spec in _specs(node):
                if id(spec) in places:
                    spec.mem_id, spec.mem_offset = places[id(spec)]
                elif node.op == "output" and spec.mem_offset is not None:
                    # What a state was written back from has a tensor of its own here, which no instruction touches.
                    spec.mem_id, spec.mem_offset = _anywhere(_nbytes(spec)), 0
                elif spec.mem_id is not None and spec.mem_offset is not None and not spec.const:
                    raise ValueError(f"{node.name!r} is planned memory that the plan does not place")
        result.graph_module.meta["non_const_buffer_sizes"] = list(BUFFER_SIZES)
        return result
)";

std::string places_text(const Artifact& artifact) {
    std::string out = "# (node, output): (mem_id, offset, bytes)\nPLACES = {\n";
    for (const PlacedTensor& tensor : placed_tensors(artifact)) {
        out += "    (" + literal(tensor.node.empty() ? tensor.name : tensor.node) + ", " +
            std::to_string(tensor.output) + "): (" + std::to_string(tensor.mem_id) + ", " +
            std::to_string(tensor.offset) + ", " + std::to_string(tensor.bytes) + "),\n";
    }
    return out + "}\n";
}

std::string sizes_text(const Plan& plan) {
    std::vector<std::int64_t> sizes{0};  // mem_id 0 is reserved
    for (const PoolResult& pool : plan.pools) {
        const auto at = static_cast<std::size_t>(pool.mem_id);
        if (sizes.size() <= at) sizes.resize(at + 1);
        sizes[at] = pool.bytes;
    }
    std::string out = "BUFFER_SIZES = [" + joined(sizes, ", ");
    return out + "]\n";
}

/// Whether every tensor of these is in the plan: the pass is told what it need not plan.
bool all_planned(const Artifact& artifact, const std::vector<ValueId>& ids) {
    return std::all_of(ids.begin(), ids.end(), [&](ValueId id) {
        const Tensor* tensor = artifact.method.values[id].tensor();
        if (!tensor || tensor->is_constant) return true;
        const ValueId root = tensor->alias_of != no_value ? tensor->alias_of : id;
        return std::any_of(artifact.plan.problem.buffers.begin(), artifact.plan.problem.buffers.end(),
                           [&](const Buffer& buffer) { return buffer.id == root; });
    });
}

std::vector<ValueId> states(const Method& method) {
    std::vector<ValueId> out;
    for (const ValueId id : method.values.indices()) {
        const Tensor* tensor = method.values[id].tensor();
        if (tensor && tensor->is_state) out.push_back(id);
    }
    return out;
}

std::string flag(const char* name, bool value) { return std::string(name) + (value ? " = True\n" : " = False\n"); }

}  // namespace

Result<std::vector<std::byte>> write_plan_py(const Artifact& artifact, Progress&) {
    const Method& method = artifact.method;
    if (artifact.program.format != FormatId::pt2) {
        return Error{.what = message("a planning pass needs ExecuTorch's node names, which .{format} does not hold",
                                     name_of(artifact.program.format)),
                     .expected = message("a plan of a .pt2"),
                     .remedy = message("open the .pt2 that the program was made from")};
    }
    if (method.graphs.size() > 1) {
        return Error{.what = message("a planning pass places the tensors of one graph, and '{name}' has control flow: "
                                     "ExecuTorch plans each of its sub-graphs on its own",
                                     method.name),
                     .expected = message("a method without control flow"),
                     .remedy = message("write a .pte, which holds this plan")};
    }
    std::string out = "# Memory plan " + literal(artifact.plan.planner) + " of method " + literal(method.name) +
        ", made by ArenaScope.";
    out += head;
    out += flag("ALLOC_INPUT", all_planned(artifact, method.inputs)) +
        flag("ALLOC_OUTPUT", all_planned(artifact, method.outputs)) +
        flag("ALLOC_MUTABLE", all_planned(artifact, states(method))) +
        "ALIGNMENT = " + std::to_string(artifact.plan.problem.align) + "\n" + sizes_text(artifact.plan) +
        places_text(artifact);
    out += body;
    return bytes_of(out);
}

}  // namespace arenascope
