#include "app/cli/option_tables.h"

#include <array>

namespace arenascope::cli {

namespace {

constexpr std::array common{
    Option{"--json", "", "one JSON object on stdout"},
    Option{"--quiet", "", "no warnings on stderr, and no line about what was written"},
    Option{"--force", "", "write over a file that is read; export: an invalid plan, or what the target lacks, too"},
    Option{"--help", "", "this text"},
    Option{"--plugin", "L.so", "load a plug-in: backends, planners and kernels"},
};

constexpr std::array plan{
    Option{"--method", "M", "method of the program (default: the first)"},
    Option{"--range", "s0=1:128", "values of a dynamic dimension; s0=8 fixes it"},
    Option{"--lifetimes", "safe|executorch", "rules for lifetimes (default: safe)"},
    Option{"--pool",
           "NAME=ID,size=256K,align=16,cost=2,base=0x20000000,planner=P,copy=DEVICE,zeroed,prefer=KIND,allow=KIND,"
           "reserve=A:B",
           "add or change a memory pool; prefer, allow and reserve may be given several times; copy: the memory of a "
           "device (opencl, or one of a plug-in), which run allocates there; zeroed: it is zero at load"},
    Option{"--assign", "RULE=POOL",
           "tensors that RULE matches go to POOL; the last match wins; graph: alone is the method's own graph"},
    Option{"--pin", "TENSOR=OFFSET", "fix a tensor's place in its pool"},
    Option{"--unplanned", "RULE", "tensors that the caller supplies"},
    Option{"--no-plan-inputs", "", "the caller supplies the inputs"},
    Option{"--no-plan-outputs", "", "the caller supplies the outputs"},
    Option{"--no-plan-mutable", "", "the caller supplies the mutable buffers"},
    Option{"--plan-inputs", "", "plan the inputs although the .pte leaves them to the caller"},
    Option{"--plan-outputs", "", "plan the outputs although the .pte leaves them to the caller"},
    Option{"--plan-mutable", "", "plan the mutable buffers although the .pte leaves them to the caller"},
    Option{"--align", "N|TENSOR=N", "alignment of every tensor (default: 16), or of one"},
    Option{"--planner", "NAME|all|auto|loaded|exec:PROGRAM", "planner; may be given several times"},
    Option{"--nodes", "N", "search budget, the same on every machine"},
    Option{"--seed", "N", "seed of planners that draw"},
    Option{"--time-limit", "S",
           "seconds of a planner with all its searches, wall clock; a plan cut by time is not deterministic"},
    Option{"--etrecord", "FILE", "Python lines of a .pte's instructions and delegates"},
    Option{
        "--backend", "NAME",
        "delegate what this backend can take, or what a plug-in's partitioner of that name tags; several in order; A+B "
        "in one pass"},
    Option{"--delegate", "RULE=NAME|cpu",
           "nodes that RULE matches, by their own names or their tensors', go to that backend, or to none"},
    Option{"--replace-blob", "N=PATH", "another payload for delegate N of the method, counted from 0"},
    Option{"--compile-spec", "B:K=V", "a value for backend B's compiler; V may be @FILE"},
    Option{"--target", "PRESET",
           "memories of a device, see arenascope list targets; a path ending in .json works, too"},
    Option{
        "--core", "m0plus|m4|m7|m33|m55|m85",
        "whose kernels run cortex_m operators (default: the target's, else the one that the file's scratch fits, else "
        "m4)"},
    Option{"--session", "S.json", "start from a saved session or tuning"},
    Option{"--strict", "", "exit 1 where something of the session no longer applies"},
    Option{"--initial-state", "STATE=zero|unspecified",
           "what a state holds before the first run, instead of the program's values"},
    Option{"--hints", "", "upper bounds from the example's shapes instead of the ranges (deprecated)"},
    Option{"--allow-wider-ranges", "", "export although a range is wider than the file's"},
    Option{"--op", "NODE=OPERATOR", "run another operator; OP@POOL=OPERATOR: wherever OP writes into POOL"},
    Option{"--pass", "NAME", "optional pass, see arenascope list passes; may be given several times"},
    Option{"--model", "NAME", "one of several models of an archive"},
    Option{"--place", "auto", "choose pools so that moving bytes costs the least"},
    Option{"--improve", "", "go on after the first plan that fits every capacity"},
    Option{"--share-mutable", "", "one offset for each state in all methods"},
    Option{"--schedule", "off|exact|search", "reorder operators so that the plan needs less (default: off)"},
    Option{"--verify", "", "check the program after every step of lowering, every pass and every other edit"},
    Option{"--names-from", "FILE", "names for a .pte from its .pt2 or ETRecord, by instruction order"},
    Option{"--data", "X.ptd", "external constants of a .pte (default: the .ptd beside it); may be given several times"},
};

}  // namespace

std::span<const Option> common_options() { return common; }
std::span<const Option> plan_options() { return plan; }

}  // namespace arenascope::cli
