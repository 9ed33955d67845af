#include "engine/formats/plan_py/plan_py.h"

#include <algorithm>
#include <map>
#include <set>
#include <unordered_map>

#include "engine/base/printable.h"
#include "engine/base/text.h"
#include "engine/formats/placed_tensors.h"

namespace arenascope {

std::string python_literal(std::string_view text) {
    std::string out;
    for (const char c : text) {
        if (c == '"' || c == '\\') out += '\\';
        out += c;
    }
    return '"' + printable(out) + '"';
}

namespace {

constexpr std::string_view head = R"(
# to_executorch(ExecutorchBackendConfig(memory_planning_pass=PlannedByArenaScope()))

from types import BuiltinFunctionType, FunctionType
from typing import Optional

from executorch.exir.passes import MemoryPlanningPass
from torch.export.exported_program import ExportGraphSignature
from torch.fx import GraphModule
from torch.fx.passes.infra.pass_base import PassResult
from torch.utils._pytree import tree_leaves

)";

constexpr std::string_view body = R"py(

def _specs(node):
    return [s for s in tree_leaves(node.meta.get("spec")) if hasattr(s, "mem_id")]


def _nbytes(spec) -> int:
    count = 1
    for size in spec.shape:
        count *= int(size)
    return count * spec.dtype.itemsize


def _operator(node) -> str:
    if node.op != "call_function":
        return node.op
    if isinstance(node.target, (BuiltinFunctionType, FunctionType)):
        return node.target.__name__
    return str(node.target).split(">")[0].removeprefix("<EdgeOpOverload: ")


def _graphs(graph_module, path=""):
    yield path, graph_module
    for node in graph_module.graph.nodes:
        inner = getattr(graph_module, node.target, None) if node.op == "get_attr" else None
        if isinstance(inner, GraphModule):
            yield from _graphs(inner, f"{path}.{node.target}" if path else node.target)


def _check_node(where, node, planned) -> None:
    name, operator, tensors = planned
    if (node.name, _operator(node)) != (name, operator):
        raise ValueError(f"{where} is {node.name!r} ({_operator(node)}), planned as {name!r} ({operator})")
    # MemoryPlanningPass gives an alloc the tensor of its operator, which is checked there.
    if tensors is None or (operator == "alloc" and node.meta.get("spec") is None):
        return
    specs = _specs(node)
    if len(specs) != len(tensors):
        raise ValueError(f"{where}, {name!r}, has {len(specs)} tensors, planned with {len(tensors)}")
    for spec, planned in zip(specs, tensors):
        if planned and _nbytes(spec) != planned[0]:
            raise ValueError(f"{where}, {name!r}, has {_nbytes(spec)} bytes, planned for {planned[0]}")


def _check(graphs) -> None:
    if list(graphs) != list(GRAPHS):
        raise ValueError(f"the program has the graphs {list(graphs)}, planned with {list(GRAPHS)}")
    for path, graph_module in graphs.items():
        nodes, planned = list(graph_module.graph.nodes), GRAPHS[path]
        for i, (node, expected) in enumerate(zip(nodes, planned)):
            _check_node(f"node {i} of {path}" if path else f"node {i}", node, expected)
        if len(nodes) != len(planned):
            raise ValueError(f"{path or 'the program'} has {len(nodes)} nodes, planned with {len(planned)}")


def _anywhere(nbytes: int) -> int:
    return next((mem_id for mem_id, size in enumerate(BUFFER_SIZES) if 0 < mem_id and nbytes <= size), 1)


class PlannedByArenaScope(MemoryPlanningPass):
    """Places every tensor where ArenaScope planned it. Nothing is placed in a program with other nodes: an error."""

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
        graphs = dict(_graphs(graph_module))
        _check(graphs)
        nodes = {path: list(inner.graph.nodes) for path, inner in graphs.items()}
        result = super().run(graph_module, graph_signature)
        placed = set()
        for path, planned in GRAPHS.items():
            for node, (_, _, tensors) in zip(nodes[path], planned):
                for spec, place in zip(_specs(node), tensors or ()):
                    if len(place) == 3:
                        _, spec.mem_id, spec.mem_offset = place
                        placed.add(id(spec))
        for inner in nodes.values():
            for node in inner:
                if _operator(node) in ("get_attr", "view", "getitem"):
                    continue  # they stand for tensors of other nodes
                for spec in _specs(node):
                    if id(spec) not in placed and spec.mem_offset is not None and not spec.const:
                        # No instruction touches it: it stands for the tensor that control flow or a state has.
                        spec.mem_id, spec.mem_offset = _anywhere(_nbytes(spec)), 0
        result.graph_module.meta["non_const_buffer_sizes"] = list(BUFFER_SIZES)
        return result
)py";

/// "aten.mul.out", as Python prints an operator.
std::string python_name(const std::string& op) {
    std::string out = op;
    const auto colons = out.find("::");
    if (colons != std::string::npos) out.replace(colons, 2, ".");
    return out.find('.', colons == std::string::npos ? 0 : colons + 1) == std::string::npos ? out + ".default" : out;
}

/// "cond" of "cond_1".
std::string without_number(const std::string& name) {
    const auto digits = name.find_last_not_of("0123456789");
    const bool has_number = digits != std::string::npos && digits + 1 < name.size() && name[digits] == '_';
    return has_number ? name.substr(0, digits) : name;
}

/// ExecuTorch's node lists, graph by graph, with the place of every tensor.
class Lists {
public:
    explicit Lists(const Artifact& artifact) : artifact_(artifact), method_(artifact.method) {
        for (const PlacedTensor& tensor : placed_tensors(artifact)) places_.emplace(tensor.value, tensor);
        for (const Instruction& each : method_.instructions) written_.insert(each.outs.begin(), each.outs.end());
        // Values that control flow redirects have no bytes of their own.
        for (const Instruction& each : method_.instructions)
            if (each.kind == Instruction::Kind::move && each.args.size() == 2) written_.erase(each.args[1]);
        name_graphs();
    }

    Result<std::string> text() const {
        std::string out =
            "# graph: (node, operator, (bytes, mem_id, offset) of each tensor; () for constants)\nGRAPHS = {\n";
        for (const GraphIndex graph : paths_.indices()) {
            out += "    " + python_literal(paths_[graph]) + ": (\n";
            for (const ListedNode& row : method_.node_list) {
                if (row.graph != graph) continue;
                TRY(const std::string line, row_text(row, graph));
                out += "        " + line + ",\n";
            }
            out += "    ),\n";
        }
        return out + "}\n";
    }

private:
    /// Rows of sub-graphs come before the rows of the node that runs them.
    void name_graphs() {
        paths_.resize(std::max<std::size_t>(method_.graphs.size(), 1));
        std::map<GraphIndex, std::vector<std::string>> attributes;
        for (const ListedNode& row : method_.node_list) {
            if (row.kind != ListedNode::Kind::attribute || !row.graph.valid() || !is_graph(row)) continue;
            attributes[row.graph].push_back(own_name(row));
        }
        std::map<GraphIndex, std::size_t> next;
        for (GraphIndex graph{1}; method_.graphs.has(graph); ++graph) {
            const GraphIndex parent = method_.graphs[graph].parent;
            const auto& names = attributes[parent];
            const std::size_t at = next[parent]++;
            const std::string name = at < names.size() ? names[at] : std::string();
            const std::string& outer = paths_[parent];
            paths_[graph] = outer.empty() ? name : outer + "." + name;
        }
    }

    [[nodiscard]] bool is_graph(const ListedNode& row) const { return own_name(row).starts_with("submodule_"); }

    [[nodiscard]] std::string own_name(const ListedNode& row) const {
        const bool is_inner = method_.graphs.has(row.graph) && row.graph != GraphIndex(0);
        const std::size_t prefix = is_inner ? method_.graphs[row.graph].path.size() + 1 : 0;
        return row.name.substr(std::min(prefix, row.name.size()));
    }

    [[nodiscard]] std::string operator_of(const ListedNode& row) const {
        switch (row.kind) {
            case ListedNode::Kind::placeholder: return "placeholder";
            case ListedNode::Kind::alloc: return "alloc";
            case ListedNode::Kind::view: return "view";
            case ListedNode::Kind::getitem: return "getitem";
            case ListedNode::Kind::output: return "output";
            case ListedNode::Kind::attribute: return "get_attr";
            case ListedNode::Kind::flow: return without_number(own_name(row));
            case ListedNode::Kind::call: break;
        }
        return python_name(method_.instructions[row.instruction].op);
    }

    /// One node with its tensors: their bytes, and where they lie.
    Result<std::string> row_text(const ListedNode& row, GraphIndex graph) const {
        std::string out = "(" + python_literal(own_name(row)) + ", " + python_literal(operator_of(row)) + ", ";
        const bool has_tensors = row.kind == ListedNode::Kind::placeholder || row.kind == ListedNode::Kind::alloc ||
            row.kind == ListedNode::Kind::call || row.kind == ListedNode::Kind::flow;
        // What an arm sees is bound where it is entered.
        const bool is_bound = row.kind == ListedNode::Kind::placeholder && method_.graphs.has(graph) &&
            method_.graphs[graph].kind == SubGraph::Kind::arm;
        if (!has_tensors) return out + "None)";
        std::string tensors;
        for (const ValueId id : row.values) {
            const Tensor* tensor = method_.values[id].tensor();
            if (!tensor) continue;
            TRY(const std::string text, tensor_text(row, id, *tensor, is_bound));
            append_item(tensors, ", ", text);
        }
        const bool is_one = !tensors.empty() && row.values.size() == 1;
        return out + "(" + tensors + (is_one ? ",))" : "))");
    }

    Result<std::string> tensor_text(const ListedNode& row, ValueId id, const Tensor& tensor, bool is_bound) const {
        const std::string bytes = std::to_string(tensor.bytes().value_or(0));
        if (tensor.is_constant && row.kind == ListedNode::Kind::placeholder) return std::string("()");
        const ValueId root = tensor.alias_of == no_value ? id : tensor.alias_of;
        const auto place = places_.find(root);
        if (place != places_.end() && !is_bound)
            return "(" + bytes + ", " + std::to_string(place->second.mem_id) + ", " +
                std::to_string(place->second.offset) + ")";
        if (place != places_.end() || may_lie_nowhere(root)) return "(" + bytes + ",)";
        return Error{.what = message("the plan has no offset for '{tensor}'", method_.values[root].name),
                     .place = row.name,
                     .expected = message("an offset for every tensor that an operator writes")};
    }

    /// Tensors that are never written, and those bound by the caller.
    [[nodiscard]] bool may_lie_nowhere(ValueId id) const {
        const Tensor& tensor = *method_.values[id].tensor();
        return !written_.contains(id) || tensor.is_constant || tensor.is_state || tensor.role == Role::input ||
            tensor.role == Role::output || tensor.bytes() == 0;
    }

    const Artifact& artifact_;
    const Method& method_;
    std::unordered_map<ValueId, PlacedTensor> places_;
    std::set<ValueId> written_;
    Table<GraphIndex, std::string> paths_;  ///< as the graph module names them
};

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

/// Whether every tensor of these is in the plan: the pass gets a list of those that are not planned.
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

/// ExecuTorch's lowering of the file: the rows of a node list, without properties of tensors that edits may change.
std::string row_of(const Method& method, Position at) {
    if (!method.node_list.has(at)) return "the end";
    const ListedNode& row = method.node_list[at];
    const bool runs = row.kind == ListedNode::Kind::call && method.instructions.has(row.instruction);
    return runs ? row.name + " (" + method.instructions[row.instruction].op + ")" : row.name;
}

/// A method with other nodes than its file, after edits, differs from the one that to_executorch plans.
Result<> check_nodes(const Artifact& artifact) {
    const auto& methods = artifact.program.methods;
    const auto own = std::find_if(methods.begin(), methods.end(),
                                  [&](const Method& each) { return each.name == artifact.method.name; });
    if (own == methods.end()) return done;
    for (Position at{0}; own->node_list.has(at) || artifact.method.node_list.has(at); ++at) {
        const std::string theirs = row_of(*own, at), ours = row_of(artifact.method, at);
        if (theirs == ours) continue;
        return Error{.what = message(
                         "a planning pass follows ExecuTorch's own node list, in which node {index} is {operator} and "
                         "not {other_operator}",
                         at.number(), theirs, ours),
                     .place = artifact.method.name,
                     .expected = message("a plan without passes, delegates, replaced operators or a changed order"),
                     .remedy = message("undo these edits, or write a .pte, which contains the edited program")};
    }
    return done;
}

}  // namespace

Result<std::vector<std::byte>> write_plan_py(const Artifact& artifact, Progress&) {
    const Method& method = artifact.method;
    if (artifact.program.format != FormatId::pt2) {
        return Error{.what = message("a planning pass needs ExecuTorch's node names, which .{format} does not hold",
                                     name_of(artifact.program.format)),
                     .expected = message("a plan of a .pt2"),
                     .remedy = message("open the .pt2 that the program was made from")};
    }
    CHECKED(check_nodes(artifact));
    TRY(const std::string lists, Lists(artifact).text());
    std::string out = "# Memory plan " + python_literal(artifact.plan.planner) + " of method " +
        python_literal(method.name) + ", made by ArenaScope.";
    out += head;
    out += flag("ALLOC_INPUT", all_planned(artifact, method.inputs)) +
        flag("ALLOC_OUTPUT", all_planned(artifact, method.outputs)) +
        flag("ALLOC_MUTABLE", all_planned(artifact, states(method))) +
        "ALIGNMENT = " + std::to_string(artifact.plan.problem.align) + "\n" + sizes_text(artifact.plan) + lists;
    out += body;
    return bytes_of(out);
}

}  // namespace arenascope
