// Adding a verb: write app/cli/<id>.cpp with run_<id>, declare it in verbs.h and add a row here with its options.
// Options that the design names and nobody has built yet stand in the tables as not built: they are refused by
// name, never ignored. Helpers of the verbs have a header of their own and no row; the head of one:
// arguments, options, rules, json_output, text_output, tensor_files, run_session; dispatch.cpp chooses the verb.

#include <array>

#include "app/cli/options.h"
#include "app/cli/verbs.h"

namespace arenascope::cli {

namespace {

constexpr std::array report_later{
    Option{"--markdown", "", "", false},
    Option{"--junit", "F", "", false},
};
constexpr std::array info_own{
    Option{"--limit", "ram=256K", "", false},
    Option{"--extract-blob", "N=PATH", "", false},
};
constexpr std::array plan_own{
    Option{"--plan-file", "P.csv|P.json", "a placement made elsewhere, checked and shown as a plan"},
    Option{"--save-session", "S.json", "", false},
    Option{"--csv", "", "", false},
};
constexpr std::array verify_own{Option{"--plan-file", "P.csv|P.json", "check this placement"}};
constexpr std::array fit_own{Option{"--symbol", "s0", "dynamic dimension whose largest value is looked for"}};
constexpr std::array explain_own{Option{"--less", "32K", "also say what must shrink or move to do with that much less"}};
constexpr std::array export_own{
    Option{"-o", "OUT.pte", "file to write; its suffix is the format"},
    Option{"--force", "", "write an invalid plan too"},
    Option{"--for", "TARGET", "", false},
    Option{"--external-constants", "", "", false},
    Option{"--stack-traces", "", "", false},
    Option{"--constant-alignment", "N", "", false},
    Option{"--segment-alignment", "N", "", false},
    Option{"--trace-style", "S", "", false},
};
constexpr std::array run_own{
    Option{"--vectors", "io.json", "recorded runs; exit 1 where an output differs"},
    Option{"--input", "K=PATH", "input by index or name, .npy or raw .bin"},
    Option{"--shape", "K=1,3,224,224", "shape of a dynamic input"},
    Option{"--random", "SEED", "random values for inputs without a file"},
    Option{"--zeros", "", "zeros for inputs without a file"},
    Option{"--expect", "K=PATH", "expected output; exit 1 where it differs"},
    Option{"--rtol", "R", "allowed difference per expected value (default: 1e-4)"},
    Option{"--atol", "A", "allowed difference as a part of the largest expected value (default: 1e-5)"},
    Option{"--output-dir", "DIR", "write the outputs there"},
    Option{"--repeat", "N", "run N times, each from the initial state, for timing"},
    Option{"--bind", "outI=inJ", "", false},
    Option{"--runtime", "executorch|static", "", false},
    Option{"--static-planner", "resizing|precomputed", "", false},
    Option{"--manage-outputs", "", "", false},
    Option{"--instances", "N", "", false},
    Option{"--intra-threads", "N", "", false},
    Option{"--warmup", "K=SHAPE", "", false},
    Option{"--layout", "plain|best", "", false},
    Option{"--fallback", "reference|none", "", false},
    Option{"--sanitize", "", "", false},
    Option{"--check-values", "", "", false},
    Option{"--state-in", "F", "", false},
    Option{"--state-out", "F", "", false},
    Option{"--trace", "FILE", "", false},
};
constexpr std::array compare_own{
    Option{"--fail-if-grows", "1%", "exit 1 where B's arena is larger than A's by more than this"},
};

constexpr std::array render_own{
    Option{"-o", "OUT.png", "picture to write"},
    Option{"--view", "arena|timeline", "what to draw (default: arena)"},
    Option{"--step", "N", "where the cursor stands"},
    Option{"--size", "1440x900", "logical pixels"},
    Option{"--scale", "2", "device pixels per logical one"},
    Option{"--theme", "light|dark", "colours (default: light)"},
};

}  // namespace

std::span<const Verb> builtin_verbs() {
    static const std::array<std::span<const Option>, 4> info{info_own, plan_options(), common_options(), report_later};
    static const std::array<std::span<const Option>, 4> plan{plan_own, plan_options(), common_options(), report_later};
    static const std::array<std::span<const Option>, 3> verify{verify_own, plan_options(), common_options()};
    static const std::array<std::span<const Option>, 3> fits{fit_own, plan_options(), common_options()};
    static const std::array<std::span<const Option>, 3> explains{explain_own, plan_options(), common_options()};
    static const std::array<std::span<const Option>, 3> runs{run_own, plan_options(), common_options()};
    static const std::array<std::span<const Option>, 3> writes{export_own, plan_options(), common_options()};
    static const std::array<std::span<const Option>, 4> compare{compare_own, plan_options(), common_options(), report_later};
    static const std::array<std::span<const Option>, 3> render{render_own, plan_options(), common_options()};
    static const std::array<std::span<const Option>, 2> inspect{plan_options(), common_options()};
    static const std::array<std::span<const Option>, 1> list{common_options()};
    static const auto verbs = std::to_array<Verb>({
        {"info", "FILE…", "methods, signature, dimensions, tensors and pools", info, run_info},
        {"inspect", "FILE NODE", "a node with its arguments, module and Python lines", inspect, run_inspect},
        {"plan", "FILE…", "plan the memory with one or more planners", plan, run_plan},
        {"verify", "FILE", "check a plan independently of what made it", verify, run_verify},
        {"fit", "FILE --symbol s0", "the largest value of a dynamic dimension that fits, and the curve", fits, run_fit},
        {"explain", "FILE", "what the peak is made of and what would lower it", explains, run_explain},
        {"run", "FILE", "run the program inside its planned arenas", runs, run_run},
        {"export", "FILE -o OUT.pte", "write the program with its plan", writes, run_export},
        {"compare", "A B", "arena sizes and tensors of two programs", compare, run_compare},
        {"render", "FILE -o OUT.png", "draw the plan without a display", render, run_render},
        {"list", "planners|formats|kernels", "what is built in", list, run_list},
    });
    return verbs;
}

}  // namespace arenascope::cli
