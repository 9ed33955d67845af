#include "app/cli/option_tables.h"

#include <array>

namespace arenascope::cli {

namespace {

constexpr std::array common{
    Option{"--json", "", "one JSON object on stdout"},
    Option{"--quiet", "", "print no warnings and no line about written files"},
    Option{"--force", "",
           "overwrite input files; export: also write invalid plans and operators that the target lacks"},
    Option{"--help", "", "print this help"},
    Option{"--plugin", "L.so", "load a plug-in with backends, partitioners, planners, kernels or memories"},
};

constexpr std::array plan{
    Option{"--method", "M", "method of the program (default: the first)"},
    Option{"--range", "s0=1:128", "value range of a dynamic dimension; s0=8 fixes it"},
    Option{"--input", "K=VALUE|PATH",
           "input by index, name or pytree path: numbers such as 1,3,224, or a .npy, .npz, .pt, ONNX .pb or raw .bin "
           "file. Where sizes depend on the value, the plan is for this value only (run: the default is the program's "
           "example inputs)"},
    Option{"--lifetimes", "safe|executorch", "rules that determine lifetimes (default: safe)"},
    Option{
        "--pool",
        "NAME=ID,size=256K,align=16,cost=2,bandwidth=400,base=0x20000000,planner=P,copy=DEVICE,zeroed,prefer=KIND,"
        "allow=KIND,reserve=A:B",
        "add or change a pool. prefer, allow and reserve may be repeated. bandwidth: MB/s of reads and writes, or ns "
        "per byte (2.5ns). copy: memory of a device (opencl, or one of a plug-in) that run allocates. zeroed: the "
        "memory is zero at load"},
    Option{"--assign", "RULE=POOL",
           "assign the tensors that RULE matches to POOL; the last match wins. RULE is a query: the name of a tensor "
           "or node, or conditions joined by and, or, not and parentheses (& and | too): name:GLOB, op:GLOB, "
           "module:GLOB, graph:GLOB, dtype:NAME, kind:KIND, id:N, size>=BYTES (or <, <=, >, =, !=). Quotes keep "
           "spaces and signs. graph: without a GLOB is the method's own graph. The help page 'Tensors' of the window "
           "(F1, Queries) explains the query language"},
    Option{"--pin", "RULE=OFFSET",
           "pin the tensor that RULE, a query (see --assign), matches to an offset in its pool"},
    Option{"--unplanned", "RULE", "let the caller supply the tensors that RULE, a query (see --assign), matches"},
    Option{"--no-plan-inputs", "", "let the caller supply the inputs"},
    Option{"--no-plan-outputs", "", "let the caller supply the outputs"},
    Option{"--no-plan-mutable", "", "let the caller supply the states (mutable buffers)"},
    Option{"--plan-inputs", "", "plan the inputs although the .pte leaves them to the caller"},
    Option{"--plan-outputs", "", "plan the outputs although the .pte leaves them to the caller"},
    Option{"--plan-mutable", "", "plan the states (mutable buffers) although the .pte leaves them to the caller"},
    Option{"--align", "N|RULE=N",
           "alignment of every tensor (default: 16), or of those that RULE, a query (see --assign), matches"},
    Option{"--planner", "NAME|all|auto|loaded|exec:PROGRAM",
           "planner; may be repeated (default: the file's own plan, else auto)"},
    Option{"--nodes", "N", "search budget of a planner in steps of its search; the same on every machine"},
    Option{"--seed", "N", "seed of planners that use random numbers"},
    Option{"--time-limit", "S", "time limit of a planner in seconds. Plans cut by time are not deterministic"},
    Option{"--etrecord", "FILE", "ETRecord with the Python lines of a .pte"},
    Option{"--backend", "NAME",
           "delegate the nodes that this backend supports, or that a plug-in's partitioner of this name tags. Several "
           "apply in order; A+B run in one pass"},
    Option{
        "--delegate", "RULE=NAME|cpu",
        "assign the nodes that RULE, a query (see --assign), matches by node or tensor name to a backend or the CPU"},
    Option{"--replace-payload", "N=PATH", "replace the payload of delegate N of the method, counted from 0"},
    Option{"--compile-spec", "B:K=V", "set compile spec K of backend B to V, or with @FILE to the content of a file"},
    Option{"--target", "PRESET", "memories of a device (see arenascope list targets), or a .json file"},
    Option{"--core", "m0plus|m4|m7|m33|m55|m85",
           "core whose kernels run cortex_m operators (default: the target's, else detected from the file, else m4)"},
    Option{"--session", "S.json", "start from a saved session or tuning"},
    Option{"--strict", "", "exit 1 if an edit of the session no longer applies"},
    Option{
        "--initial-state", "RULE=zero|unspecified",
        "initial value of the states that RULE, a query (see --assign) or the name of a state, matches, instead of the "
        "program's"},
    Option{"--hints", "", "upper bounds from the example's shapes instead of the ranges (deprecated)"},
    Option{"--allow-wider-ranges", "", "export although a range is wider than the exported one"},
    Option{
        "--op", "RULE=OPERATOR",
        "replace the operator of the nodes that RULE, a query (see --assign), matches; OP@POOL=OPERATOR: wherever OP "
        "writes to POOL"},
    Option{"--pass", "NAME", "optional pass (see arenascope list passes); may be repeated"},
    Option{"--model", "NAME", "model to use if an archive has several"},
    Option{"--place", "auto",
           "assign pools automatically for the least time of traffic if all have a bandwidth, else for the least cost"},
    Option{"--improve", "", "continue the search after the first plan that fits"},
    Option{"--share-mutable", "", "one offset for each state in all methods"},
    Option{"--schedule", "off|exact|search", "reorder operators to lower the peak (default: off)"},
    Option{"--verify", "", "verify the program after every lowering step, pass and edit"},
    Option{"--names-from", "FILE", "names for a .pte from its .pt2 or ETRecord, by instruction order"},
    Option{"--data", "X.ptd", "external constants of a .pte (default: the .ptd in its folder); may be repeated"},
};

}  // namespace

std::span<const Option> common_options() { return common; }
std::span<const Option> plan_options() { return plan; }

}  // namespace arenascope::cli
