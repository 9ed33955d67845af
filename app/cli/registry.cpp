// To add a verb: write app/cli/<id>.cpp with run_<id>, declare it in verbs.h and add a row here with its options.
// Helpers of the verbs have a header of their own and no row: arguments, file_uses, options, pool_option,
// option_tables, command_line, ci_check, one_method, report, targets, help, print_json, info_json, spec_json,
// state_json, delegate_json, explain_by, text_output, footprint_output, device_output, run_args, run_report,
// run_static. dispatch.cpp selects the verb. app/reports has pictures and json_output.

#include <array>

#include "app/cli/options.h"
#include "app/cli/report.h"
#include "app/cli/verbs.h"

namespace arenascope::cli {

namespace {

constexpr std::array device{
    Option{"--limit", "ram=256K",
           "capacity of ram, flash or a pool: exit 1 if it is exceeded or the use is unknown. For stack, data, code or "
           "a delegate: the bytes that it uses"},
    Option{
        "--abi", "64-bit|x86-32|arm-32",
        "data model of the device (default: the target's, else arm-32 for cortex_m operators and 64-bit for others)"},
    Option{"--temp-allocator", "BYTES", "size of the runtime's temp allocator; 0: none (default: as needed)"},
};
constexpr std::array info_own{
    Option{"--measure", "", "run once and measure the memory of delegates outside the arenas"},
    Option{"--map", "FIRMWARE.map", "GNU ld map of the firmware, whose stack, data and code are counted"},
    Option{"--etdump", "FILE", "times and memory that a device recorded of this program, for each instruction"},
    Option{"--extract-payload", "N=PATH", "write the payload of delegate N, counted from 0, to a file"},
};
constexpr std::array partition_own{
    Option{"--extract-payload", "N=PATH", "write the payload of delegate N, counted from 0, to a file"},
};
constexpr Option rtol{
    "--rtol", "R",
    "allowed difference relative to each expected value (default: 1e-4; one unit in the last place for f16 and "
    "bf16: 1/1024 and 1/128)"};
constexpr Option atol{"--atol", "A", "allowed difference relative to the largest expected value (default: 1e-5)"};
constexpr Option plan_file{"--plan-file", "P.csv|P.json",
                           "use an external placement and its pools as the plan, after checking it"};
constexpr std::array plan_own{
    plan_file,
    Option{"--save-session", "S.json", "save options and plan, for --session and the window"},
    Option{"--new-baseline", "", "--save-session: use this plan as the session's baseline"},
    Option{"--csv", "", "print a line for each tensor and plan"},
};
constexpr std::array verify_own{plan_file};
constexpr std::array fit_own{Option{"--symbol", "s0", "dynamic dimension to maximise"}};
constexpr std::array explain_own{
    Option{"--by", "tensor|module|line|op", "group the bytes at the peak by this (default: tensor)"},
    Option{"--step", "N", "--by module, line or op: at this step, counted from 0 (default: the peak)"},
    Option{"--less", "32K", "also list the tensors that must shrink or move to save this much"},
    Option{"--study-time", "S",
           "seconds for measuring passes, operator orders and tiles (default: 10; 0 for programs with 20,000 values or "
           "more)"}};
constexpr std::array shrink_own{
    Option{"--goal", "SRAM=256K", "choose the cheapest rewritten program whose arena is at most this large"},
    Option{"--least", "", "choose the smallest rewritten program (default)"},
    Option{"--cost", "time|work|flash|traffic",
           "cost to keep low: estimated time (default), instructions, bytes of the file, or bytes read and written"},
    Option{"--max-extra", "20%", "limit of the additional cost, relative to the original"},
    Option{"--count-method-allocator", "", "count the memory that the runtime needs to load the program"},
    Option{"--recompute-halos", "",
           "tiles may compute the rows at their borders again instead of keeping them, which costs multiply-adds"},
    Option{
        "--roll-loops", "",
        "equal tiles may become loops: of a .pte with --count-method-allocator, of a .tflite as one WHILE, which needs "
        "less memory only in TensorFlow Lite Micro with its plan"},
    Option{"-o", "OUT",
           "write the rewritten program; its suffix selects the format: .pte .trace.json .csv .tflite .py .h .ld"},
    Option{"--keep-values", "", "-o: keep unused values, and do not merge equal ones"},
    Option{"--changes", "OUT.md|OUT.py",
           "write what the chosen program changes and why (.md), or its passes and tiles as Python (.py)"},
};
constexpr std::array export_own{
    Option{"-o", "OUT",
           "file to write; its suffix selects the format: .pte .csv .trace.json .json .py .h .ld .tflite .svg .pdf "
           ".png .html"},
    Option{"--for", "TARGET",
           "executorch-portable, executorch-xnnpack or executorch-cortex-m (default: as the program needs), "
           "arenascope, or an operator list (.txt)"},
    plan_file,
    Option{"--external-constants", "", "write named constants to a .ptd file in the same folder"},
    Option{"--keep-values", "", "keep unused values, and do not merge equal ones"},
    Option{"--stack-traces", "", "include the Python lines of every instruction"},
    Option{"--constant-alignment", "N", "alignment of every constant (default: 16)"},
    Option{"--segment-alignment", "N", "alignment of every segment (default: 128)"},
    Option{"--trace-style", "memory|lifetimes",
           ".trace.json: ExecuTorch's bytes per node (memory, default), or tensors over the steps"},
    rtol,
    atol,
};
constexpr std::array run_own{
    plan_file,
    Option{"--vectors", "io.json", "recorded runs, or a .bpte with test cases; exit 1 if an output differs"},
    Option{"--shape", "K=1,3,224,224", "shape of a dynamic input"},
    Option{"--random", "SEED", "random values for inputs without a file"},
    Option{"--zeros", "", "zeros for inputs without a file"},
    Option{"--expect", "K=PATH", "expected output, by name or index (#0 if a name is 0); exit 1 if it differs"},
    rtol,
    atol,
    Option{"--output-dir", "DIR", "folder for the outputs"},
    Option{"--repeat", "N", "run N times, each from the initial state unless --bind is used"},
    Option{"--bind", "outI=inJ", "share one unplanned buffer between an output and the next run's input"},
    Option{"--runtime", "executorch|static", "planned arenas, or PyTorch's Static Runtime (default: executorch)"},
    Option{"--static-planner", "resizing|precomputed",
           "observe sizes from run to run, or fix offsets after the --warmup runs"},
    Option{"--manage-outputs", "", "place all outputs in one buffer, which lives as long as they do"},
    Option{"--instances", "N", "number of instances that run at the same time, one thread each"},
    Option{"--warmup", "K=SHAPE", "input shape of a warm-up; repeat for another warm-up"},
    Option{"--intra-threads", "N", "threads that work on one operator (default: 1)"},
    Option{"--layout", "plain|best",
           "run exactly the plan's tensors, or fused operators and channels-last tensors in a separate plan"},
    Option{"--fallback", "reference|none", "use slow reference kernels where no other exists (default: reference)"},
    Option{"--sanitize", "", "check every read against the plan; exit 1 if tensors overwrite each other"},
    Option{"--check-values", "",
           "print statistics of every tensor, and the first node that differs from a trace or from a plan without "
           "sharing"},
    Option{"--check-against", "cpu|BACKEND|PLANNER", "like --check-values, against this backend or plan"},
    Option{"--state-in", "F", "load the state before the first run from a .safetensors file"},
    Option{"--state-out", "F", "write the state after the last run to a .safetensors file"},
    Option{"--memory-limit", "BYTES",
           "refuse runs that need more memory (default: the larger of 256M and four times the file)"},
    Option{"--trace", "FILE", "write the time of every call: .csv, or .json for Chrome and Perfetto"},
};
constexpr std::array compare_own{
    Option{"--fail-if-grows", "1%", "exit 1 if B's arena is larger than A's by more than this"},
    Option{"--by-node", "",
           "compare operators and shapes in order, and list nodes of one file only; exit 1 if they differ"},
};

constexpr std::array render_own{
    Option{"-o", "OUT.png", "picture to write: .png, .svg or .pdf"},
    Option{"--view", "arena|timeline|compare|graph|map|source|curve|footprint",
           "what to draw (default: arena); compare takes a second file or plans"},
    Option{"--step", "N", "step of the cursor, counted from 0"},
    Option{"--symbol", "s0", "curve: dynamic dimension (default: the first)"},
    Option{"--select", "TENSOR", "tensor to select; the graph opens the frames around it"},
    Option{"--open", "LEVEL", "graph: open frames to this level, 0 to 99"},
    Option{"--heat", "memory|traffic", "graph: value that the background colour shows"},
    Option{"--whole", "", "graph: draw all of it, in the size that it needs"},
    Option{"--size", "1440x900", "logical pixels"},
    Option{"--scale", "2", "device pixels per logical one, of a .png"},
    Option{"--theme", "light|dark", "colours (default: light)"},
};

}  // namespace

std::span<const Verb> builtin_verbs() {
    static const std::array<std::span<const Option>, 5> info{info_own, device, plan_options(), common_options(),
                                                             report_options()};
    static const std::array<std::span<const Option>, 4> plan{plan_own, plan_options(), common_options(),
                                                             report_options()};
    static const std::array<std::span<const Option>, 3> verify{verify_own, plan_options(), common_options()};
    static const std::array<std::span<const Option>, 4> fits{fit_own, device, plan_options(), common_options()};
    static const std::array<std::span<const Option>, 4> explains{explain_own, device, plan_options(), common_options()};
    static const std::array<std::span<const Option>, 3> runs{run_own, plan_options(), common_options()};
    static const std::array<std::span<const Option>, 3> writes{export_own, plan_options(), common_options()};
    static const std::array<std::span<const Option>, 4> compare{compare_own, plan_options(), common_options(),
                                                                report_options()};
    static const std::array<std::span<const Option>, 3> render{render_own, plan_options(), common_options()};
    static const std::array<std::span<const Option>, 2> inspect{plan_options(), common_options()};
    static const std::array<std::span<const Option>, 3> partition{partition_own, plan_options(), common_options()};
    static const std::array<std::span<const Option>, 3> shrinks{shrink_own, plan_options(), common_options()};
    static const std::array<std::span<const Option>, 1> list{common_options()};
    static const auto verbs = std::to_array<Verb>({
        {"info", "FILE…", "show methods, signature, dimensions, tensors, pools and footprint", info, run_info},
        {"inspect", "FILE NODE", "show a node with its arguments, module and Python lines", inspect, run_inspect},
        {"plan", "FILE…", "plan the memory with one or more planners", plan, run_plan},
        {"verify", "FILE", "check a plan, independently of its planner", verify, run_verify},
        {"fit", "FILE --symbol s0", "find the largest value of a dynamic dimension that fits", fits, run_fit},
        {"explain", "FILE", "show what the peak consists of and what would lower it", explains, run_explain},
        {"shrink", "FILE", "rewrite the program to need less memory, and prove that its outputs are equal", shrinks,
         run_shrink},
        {"run", "FILE", "run the program inside its planned arenas", runs, run_run},
        {"export", "FILE -o OUT.pte", "write the program with its plan", writes, run_export},
        {"compare", "A B", "compare arena sizes and tensors of two programs", compare, run_compare},
        {"render", "FILE [B [C [D]]] -o OUT.png", "draw the plan without a display", render, run_render},
        {"partition", "FILE --backend NAME", "show the nodes that each backend takes, and the reasons for the rest",
         partition, run_partition},
        {"list", "planners|formats|passes|kernels|targets|backends",
         "list built-in planners, formats, passes, kernels, targets and backends", list, run_list},
    });
    return verbs;
}

}  // namespace arenascope::cli
