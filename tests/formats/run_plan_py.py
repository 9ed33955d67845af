#!/usr/bin/env python3
"""Runs a plan.py on the node lists that ExecuTorch made of the program: run_plan_py.py PLAN.py plan.json. Exit status 0
where every tensor got its place, tensors that live together lie apart, and other programs were refused before anything
was placed. Only the parts of PyTorch and ExecuTorch that such a file imports are stood in for."""
import importlib.util
import itertools
import json
import math
import sys
import types


class Dtype:
    def __init__(self, itemsize):
        self.itemsize = itemsize


class Spec:
    def __init__(self, row):
        self.shape, self.const = tuple(row["shape"]), row["const"]
        self.dtype = Dtype(row["nbytes"] // max(math.prod(self.shape), 1) or 1)
        self.mem_id = self.mem_offset = None


class Target:
    """An operator: PyTorch prints its name."""

    def __init__(self, text):
        self.text = text

    def __str__(self):
        return self.text


def alloc(*_): ...
def view(*_): ...
def getitem(*_): ...


FUNCTIONS = {f"executorch.exir.memory.{each.__name__}": each for each in (alloc, view)} | {"_operator.getitem": getitem}


class Node:
    def __init__(self, row, specs):
        self.name, self.op = row["name"], row["op"]
        target = row["target"]
        self.target = FUNCTIONS.get(target, Target(target)) if self.op == "call_function" else target
        ids = row.get("specs")
        found = None if ids is None else [specs[i] for i in ids]
        # The pass that makes out variants leaves these without a tensor.
        self.later = found if self.target is alloc else None
        self.meta = {} if found is None or self.later else {"spec": found}


class GraphModule:
    def __init__(self, nodes):
        self.graph, self.meta = types.SimpleNamespace(nodes=nodes), {}


class PassResult:
    def __init__(self, graph_module, modified):
        self.graph_module, self.modified = graph_module, modified


class MemoryPlanningPass:
    """Places what ExecuTorch's greedy algorithm placed, where it did."""

    recorded = ()
    graphs = ()

    def __init__(self, **options):
        self.options = options

    def run(self, graph_module, graph_signature=None):
        for each in self.graphs:
            for node in each.graph.nodes:
                if node.later:
                    node.meta["spec"] = node.later
        for spec, mem_id, offset in self.recorded:
            spec.mem_id, spec.mem_offset = mem_id, offset
        return PassResult(graph_module, True)


class Program:
    def __init__(self, path):
        self.recorded = json.load(open(path))
        self.make()

    def make(self):
        self.specs = {row["id"]: Spec(row) for row in self.recorded["specs"]}
        self.graphs = {}
        for graph in self.recorded["graphs"]:
            rows = [row for row in graph["nodes"] if row["target"] != "executorch.exir.memory.free"]
            self.graphs[graph["path"]] = GraphModule([Node(row, self.specs) for row in rows])
        for path, graph in self.graphs.items():
            outer, _, name = path.rpartition(".")
            if path:
                setattr(self.graphs[outer], name, graph)
        MemoryPlanningPass.graphs = self.graphs.values()
        rows = self.plan()["alloc"]
        MemoryPlanningPass.recorded = [(self.specs[i], m, at) for i, _, _, m, at, _ in rows if m is not None]
        return self.graphs[""]

    def flow_nodes(self, path):
        nodes = next(graph["nodes"] for graph in self.recorded["graphs"] if graph["path"] == path)
        return {n["i"] for n in nodes if n["target"] in ("cond", "map_impl", "scan", "while_loop")}

    def plan(self):
        return self.recorded["plans"]["greedy"]

    def is_untouched(self):
        return all(spec.mem_offset is None for spec in self.specs.values())


def module(name, **names):
    made = types.ModuleType(name)
    made.__dict__.update(names)
    sys.modules[name] = made


def load(path):
    for package in ("executorch", "executorch.exir", "torch", "torch.export", "torch.fx", "torch.fx.passes", "torch.fx.passes.infra", "torch.utils"):
        module(package)
    module("executorch.exir.passes", MemoryPlanningPass=MemoryPlanningPass)
    module("torch.export.exported_program", ExportGraphSignature=object)
    sys.modules["torch.fx"].GraphModule = GraphModule
    module("torch.fx.passes.infra.pass_base", PassResult=PassResult)
    module("torch.utils._pytree", tree_leaves=lambda tree: list(tree or []))
    spec = importlib.util.spec_from_file_location("plan", path)
    plan = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(plan)
    return plan


def refuses(plan, program, change, words):
    top = program.make()
    change(top.graph.nodes)
    try:
        plan.PlannedByArenaScope().run(top)
    except ValueError as error:
        assert words in str(error), error
        assert program.is_untouched(), "placed something before it was refused: " + words
        return
    raise AssertionError("not refused: " + words)


def check_places(plan, program):
    planned = plan.PlannedByArenaScope()
    assert planned.options["alignment"] == plan.ALIGNMENT
    made = planned.run(program.make()).graph_module
    assert made.meta["non_const_buffer_sizes"] == plan.BUFFER_SIZES
    lives = {i: (first, last) for i, first, last, mem_id, _, _ in program.plan()["alloc"] if mem_id is not None}
    graph_of = {row["id"]: row["graph"] for row in program.recorded["specs"]}
    placed = {}
    for path, rows in plan.GRAPHS.items():
        for node, (_, _, tensors) in zip(program.graphs[path].graph.nodes, rows):
            for spec, planned in zip(plan._specs(node), tensors or ()):
                if len(planned) == 3:
                    assert (spec.mem_id, spec.mem_offset) == planned[1:], (path, node.name)
                    placed[id(spec)] = planned[0]
    for i in lives:
        spec = program.specs[i]
        assert spec.mem_id, f"tensor {i} lies nowhere"
        assert spec.mem_offset + plan._nbytes(spec) <= plan.BUFFER_SIZES[spec.mem_id], f"tensor {i} does not fit"
    used = [(i, program.specs[i]) for i in lives if id(program.specs[i]) in placed]
    for (i, a), (k, b) in itertools.combinations(used, 2):
        is_same = len(program.graphs) > 1 and (a.mem_offset, plan._nbytes(a)) == (b.mem_offset, plan._nbytes(b))
        if graph_of[i] != graph_of[k] or a.mem_id != b.mem_id or is_same:
            continue  # control flow has several names for one tensor
        first, last = max(lives[i][0], lives[k][0]), min(lives[i][1], lives[k][1])
        # Control flow reads the tensors whose lifetimes end at its step before it writes those that begin there.
        together = first < last or (first == last and first not in program.flow_nodes(graph_of[i]))
        apart = a.mem_offset + plan._nbytes(a) <= b.mem_offset or b.mem_offset + plan._nbytes(b) <= a.mem_offset
        assert apart or not together, f"tensors {i} and {k} live together and share bytes"


def main():
    plan, program = load(sys.argv[1]), Program(sys.argv[2])
    check_places(plan, program)

    def named_otherwise(nodes):
        nodes[-2].name = "another"

    def another_operator(nodes):
        next(n for n in nodes if isinstance(n.target, Target)).target = Target("aten.another.out")

    def larger(nodes):
        spec = next(s for n in nodes if n.op == "placeholder" for s in n.meta["spec"] if not s.const)
        spec.shape = (*spec.shape, 3)

    def swapped(nodes):
        nodes[-2], nodes[-3] = nodes[-3], nodes[-2]

    refuses(plan, program, named_otherwise, "planned as")
    refuses(plan, program, another_operator, "planned as")
    refuses(plan, program, larger, "planned for")
    refuses(plan, program, swapped, "planned as")
    refuses(plan, program, lambda nodes: nodes.pop(), "planned with")
    refuses(plan, program, lambda nodes: nodes.append(nodes[-1]), "planned with")


main()
