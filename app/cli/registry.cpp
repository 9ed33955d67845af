// Adding a verb: write app/cli/<id>.cpp with run_<id>, declare it in verbs.h and add a row here with its options.
// Helpers of the verbs have a header of their own and no row. The head of each says what it is for: arguments,
// file_uses, options, pool_option, option_tables, one_method, report, targets, help, print_json, spec_json,
// state_json, delegate_json, explain_by, text_output, footprint_output, device_output, run_args, run_report, run_static;
// dispatch.cpp chooses the verb. app/reports holds pictures and json_output.

#include <array>

#include "app/cli/options.h"
#include "app/cli/report.h"
#include "app/cli/verbs.h"

namespace arenascope::cli {

namespace {

constexpr std::array info_own{
    Option{"--limit", "ram=256K",
           "ram, flash or a pool may take no more: exit 1 where it does or where that is unknown; stack, data, code or "
           "a delegate takes that much"},
    Option{"--measure", "", "run once, and count what delegates take beside the arenas"},
    Option{"--abi", "64-bit|x86-32|arm-32", "how the device lays out structures (default: the target's, else 64-bit)"},
    Option{"--temp-allocator", "BYTES", "of the device's runtime; 0: none (default: as many as needed)"},
    Option{"--map", "FIRMWARE.map", "GNU ld's map of the firmware: its stack, data and code count, too"},
    Option{"--etdump", "FILE", "times and memory that a device recorded of this program, for each instruction"},
    Option{"--extract-blob", "N=PATH", "write the payload of delegate N, counted from 0"},
};
constexpr std::array partition_own{
    Option{"--extract-blob", "N=PATH", "write the payload of delegate N of the method, counted from 0"},
};
constexpr Option plan_file{"--plan-file", "P.csv|P.json",
                           "a placement made elsewhere, with the pools that it names, checked and taken as the plan"};
constexpr std::array plan_own{
    plan_file,
    Option{"--save-session", "S.json", "write the options and the shown plan, for --session and the window"},
    Option{"--new-baseline", "", "--save-session: measure from the shown plan on, not from the session's baseline"},
    Option{"--csv", "", "a line for each tensor and plan"},
};
constexpr std::array verify_own{plan_file};
constexpr std::array fit_own{Option{"--symbol", "s0", "dynamic dimension whose largest value is looked for"}};
constexpr std::array explain_own{
    Option{"--by", "tensor|module|line|op", "whose the bytes at the peak are (default: tensor)"},
    Option{"--step", "N", "--by module, line or op: at this step, counted from 0 (default: the peak)"},
    Option{"--less", "32K", "also say what must shrink or move to do with that much less"},
    Option{"--study-time", "S", "seconds for measuring what passes, other orders and tiles would save (default: 10)"}};
constexpr std::array shrink_own{
    Option{"--goal", "SRAM=256K", "the rewritten program of the least cost whose arena is at most that"},
    Option{"--least", "", "the smallest rewritten program (default)"},
    Option{"--cost", "time|work|flash|traffic",
           "what else it should have little of: estimated time (default), instructions, bytes of the file, bytes that "
           "are read and written"},
    Option{"--max-extra", "20%", "at most so much more of that than the original has"},
    Option{"--count-method-allocator", "", "what the runtime takes to load the program is memory, too"},
    Option{"-o", "OUT.pte", "write the rewritten program"},
    Option{"--keep-values", "", "-o: keep unused values, and equal ones apart"},
};
constexpr std::array export_own{
    Option{
        "-o", "OUT",
        "file to write; its suffix is the format: .pte .csv .trace.json .json .py .h .ld .tflite .svg .pdf .png .html"},
    Option{"--for", "TARGET",
           "executorch-portable, executorch-xnnpack or executorch-cortex-m (default: the one that the program needs), "
           "arenascope, or an operator list (.txt)"},
    plan_file,
    Option{"--external-constants", "", "named constants in a .ptd file beside it"},
    Option{"--keep-values", "", "keep unused values, and equal ones apart"},
    Option{"--stack-traces", "", "Python lines of every instruction"},
    Option{"--constant-alignment", "N", "alignment of every constant (default: 16)"},
    Option{"--segment-alignment", "N", "alignment of every segment (default: 128)"},
    Option{"--trace-style", "memory|lifetimes", ".trace.json: ExecuTorch's bytes per node, or steps along x"},
};
constexpr std::array run_own{
    plan_file,
    Option{"--vectors", "io.json", "recorded runs, or a .bpte with test cases; exit 1 where an output differs"},
    Option{"--input", "K=PATH", "input by index, name or pytree path: .npy, .pt, ONNX .pb, raw .bin"},
    Option{"--shape", "K=1,3,224,224", "shape of a dynamic input"},
    Option{"--random", "SEED", "random values for inputs without a file"},
    Option{"--zeros", "", "zeros for inputs without a file"},
    Option{"--expect", "K=PATH", "expected output; exit 1 where it differs"},
    Option{
        "--rtol", "R",
        "allowed difference per expected value (default: 1e-4; of f16 and bf16 at least one unit in the last place)"},
    Option{"--atol", "A", "allowed difference as a part of the largest expected value (default: 1e-5)"},
    Option{"--output-dir", "DIR", "write the outputs there"},
    Option{"--repeat", "N", "run N times, each from the initial state unless --bind feeds back"},
    Option{"--bind", "outI=inJ", "one memory for an output and the input that the next run reads; both unplanned"},
    Option{"--runtime", "executorch|static", "planned arenas, or PyTorch's Static Runtime (default: executorch)"},
    Option{"--static-planner", "resizing|precomputed", "learn sizes from run to run, or fix offsets by --warmup"},
    Option{"--manage-outputs", "", "outputs share one buffer, owned by them"},
    Option{"--instances", "N", "that many at once, a thread each"},
    Option{"--warmup", "K=SHAPE", "input shape to size by; again for another warm-up"},
    Option{"--intra-threads", "N", "threads that work on one operator (default: 1)"},
    Option{"--layout", "plain|best", "exactly the plan's tensors, or fused and channels last in a plan of its own"},
    Option{"--fallback", "reference|none", "slow kernels where there is no other (default: reference)"},
    Option{"--sanitize", "", "check every read against the plan; exit 1 where tensors damage each other"},
    Option{"--check-values", "",
           "statistics of every tensor, and the first node that differs from a trace or a plan without sharing"},
    Option{"--check-against", "cpu|BACKEND|PLANNER", "the same against that backend or plan"},
    Option{"--state-in", "F", "state before the first run, .safetensors"},
    Option{"--state-out", "F", "write the state after the last run"},
    Option{"--memory-limit", "BYTES",
           "refuse what takes more memory (default: the larger of 256M and four times the file)"},
    Option{"--trace", "FILE", "times of every call: .csv, or Chrome's and Perfetto's form"},
};
constexpr std::array compare_own{
    Option{"--fail-if-grows", "1%", "exit 1 where B's arena is larger than A's by more than this"},
    Option{"--by-node", "", "operators and shapes in order: which nodes only one file has; exit 1 where they differ"},
};

constexpr std::array render_own{
    Option{"-o", "OUT.png", "picture to write"},
    Option{"--view", "arena|timeline|compare|graph|map|curve|footprint",
           "what to draw (default: arena); compare takes a second file or plans"},
    Option{"--step", "N", "where the cursor stands"},
    Option{"--symbol", "s0", "of the curve (default: the first)"},
    Option{"--select", "TENSOR", "selected in the view; the graph opens the frames that hold it"},
    Option{"--open", "LEVEL", "of the graph: open frames to that level, 0 to 99"},
    Option{"--heat", "memory|traffic", "of the graph: what the colour behind the cards stands for"},
    Option{"--whole", "", "of the graph: all of it, in the size that it needs"},
    Option{"--size", "1440x900", "logical pixels"},
    Option{"--scale", "2", "device pixels per logical one"},
    Option{"--theme", "light|dark", "colours (default: light)"},
};

}  // namespace

std::span<const Verb> builtin_verbs() {
    static const std::array<std::span<const Option>, 4> info{info_own, plan_options(), common_options(),
                                                             report_options()};
    static const std::array<std::span<const Option>, 4> plan{plan_own, plan_options(), common_options(),
                                                             report_options()};
    static const std::array<std::span<const Option>, 3> verify{verify_own, plan_options(), common_options()};
    static const std::array<std::span<const Option>, 3> fits{fit_own, plan_options(), common_options()};
    static const std::array<std::span<const Option>, 3> explains{explain_own, plan_options(), common_options()};
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
        {"info", "FILE…", "methods, signature, dimensions, tensors and pools", info, run_info},
        {"inspect", "FILE NODE", "a node with its arguments, module and Python lines", inspect, run_inspect},
        {"plan", "FILE…", "plan the memory with one or more planners", plan, run_plan},
        {"verify", "FILE", "check a plan independently of what made it", verify, run_verify},
        {"fit", "FILE --symbol s0", "the largest value of a dynamic dimension that fits, and the curve", fits, run_fit},
        {"explain", "FILE", "what the peak is made of and what would lower it", explains, run_explain},
        {"shrink", "FILE", "rewrite the program so that it needs less memory, and prove that it computes the same",
         shrinks, run_shrink},
        {"run", "FILE", "run the program inside its planned arenas", runs, run_run},
        {"export", "FILE -o OUT.pte", "write the program with its plan", writes, run_export},
        {"compare", "A B", "arena sizes and tensors of two programs", compare, run_compare},
        {"render", "FILE [B [C [D]]] -o OUT.png", "draw the plan without a display", render, run_render},
        {"partition", "FILE --backend NAME", "what each backend would take, and why it would not take the rest",
         partition, run_partition},
        {"list", "planners|formats|passes|kernels|targets|backends", "what is built in", list, run_list},
    });
    return verbs;
}

}  // namespace arenascope::cli
