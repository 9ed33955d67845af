#!/usr/bin/env python3
"""Runs a plan.py on a made-up graph: run_plan_py.py PLAN.py. Exit status 0 where every tensor got its place and other
programs were refused. Only the parts of PyTorch and ExecuTorch that such a file imports are stood in for."""
import importlib.util
import sys
import types


class Dtype:
    itemsize = 1


class Spec:
    def __init__(self, nbytes):
        self.shape, self.dtype, self.const = (nbytes,), Dtype(), False
        self.mem_id = self.mem_offset = None


class Node:
    def __init__(self, name, specs):
        self.name, self.meta = name, {"spec": specs}
        self.op = "output" if name == "output" else "call_function"


class GraphModule:
    def __init__(self, nodes):
        self.graph, self.meta = types.SimpleNamespace(nodes=nodes), {}


class PassResult:
    def __init__(self, graph_module, modified):
        self.graph_module, self.modified = graph_module, modified


class MemoryPlanningPass:
    """Places one tensor behind another, as ExecuTorch's naive algorithm does; keeps the pools that were chosen."""

    def __init__(self, **options):
        self.options = options

    def run(self, graph_module, graph_signature=None):
        at = 0
        for node in graph_module.graph.nodes:
            for spec in node.meta["spec"]:
                spec.mem_id = spec.mem_id or 1
                spec.mem_offset, at = at, at + spec.shape[0]
        return PassResult(graph_module, True)


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


def graph(places, change=lambda name, nbytes: (name, nbytes), extra=()):
    nodes = {}
    for (name, index), (_, _, nbytes) in places.items():
        name, nbytes = change(name, nbytes)
        specs = nodes.setdefault(name, [])
        while len(specs) <= index:
            specs.append(Spec(nbytes))
    return GraphModule([Node(name, specs) for name, specs in nodes.items()] + list(extra))


def refuses(plan, made, words):
    try:
        plan.PlannedByArenaScope().run(made)
    except ValueError as error:
        assert words in str(error), error
        return
    raise AssertionError("not refused: " + words)


def main():
    plan = load(sys.argv[1])
    planned = plan.PlannedByArenaScope()
    assert planned.options["alignment"] == plan.ALIGNMENT
    made = planned.run(graph(plan.PLACES)).graph_module
    specs = {node.name: node.meta["spec"] for node in made.graph.nodes}
    for (name, index), (mem_id, offset, _) in plan.PLACES.items():
        spec = specs[name][index]
        assert (spec.mem_id, spec.mem_offset) == (mem_id, offset), (name, spec.mem_id, spec.mem_offset)
    assert made.meta["non_const_buffer_sizes"] == plan.BUFFER_SIZES
    written_back = Spec(8)  # ExecuTorch gives what a state is written back from a tensor that only the output has
    planned.run(graph(plan.PLACES, extra=[Node("output", [written_back])]))
    assert written_back.mem_offset == 0 and plan.BUFFER_SIZES[written_back.mem_id] >= 8
    assert len({mem_id for mem_id, _, _ in plan.PLACES.values()}) == 2, "the plan has two pools"
    first = next(iter(plan.PLACES))[0]
    refuses(plan, graph(plan.PLACES, lambda name, n: ("other" if name == first else name, n)), "does not have")
    refuses(plan, graph(plan.PLACES, lambda name, n: (name, n + 1)), "planned for")
    refuses(plan, graph(plan.PLACES, extra=[Node("more", [Spec(8)])]), "does not place")


main()
