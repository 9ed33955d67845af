#include "app/cli/run_args.h"

#include <limits>

namespace arenascope::cli {

namespace {

Result<> parse_static(const Arguments& arguments, RunArgs& args) {
    const std::string runtime(arguments.last("--runtime").value_or("executorch"));
    if (runtime != "executorch" && runtime != "static") {
        return Error{.what = message("unknown runtime '{runtime}'", runtime),
                     .expected = message("executorch or static")};
    }
    const bool is_static = runtime == "static";
    const std::string planner(arguments.last("--static-planner").value_or("resizing"));
    if (planner != "resizing" && planner != "precomputed") {
        return Error{.what = message("unknown static planner '{planner}'", planner),
                     .expected = message("resizing or precomputed")};
    }
    const bool precomputes = planner == "precomputed";
    if (is_static) {
        args.request.runtime = precomputes ? RunRequest::Runtime::precomputed : RunRequest::Runtime::resizing;
    }
    args.request.manage_outputs = arguments.has("--manage-outputs");
    TRY(args.request.warmup, keyed_texts(arguments, "--warmup"));
    if (const auto text = arguments.last("--instances")) {
        TRY(args.request.instances, parse_integer(*text, 1, 128).in("--instances"));
    }
    for (const std::string_view option : {"--static-planner", "--manage-outputs", "--instances", "--warmup"}) {
        if (!is_static && arguments.has(option)) {
            return Error{.what = message("{option} belongs to --runtime static", option),
                         .expected = message("both or none")};
        }
    }
    if (!args.request.warmup.empty() && !precomputes) {
        return Error{.what = message("--warmup needs precomputed offsets"),
                     .expected = message("--static-planner precomputed")};
    }
    for (const std::string_view option :
         {"--bind", "--sanitize", "--planner", "--plan-file", "--pool", "--assign", "--pin"}) {
        if (is_static && arguments.has(option)) {
            return Error{
                .what = message("{option} needs planned arenas; the static runtime allocates anew in each run", option),
                .expected = message("no --runtime static")};
        }
    }
    return done;
}

}  // namespace

Result<> read_tolerances(const Arguments& arguments, RunRequest& request) {
    if (const auto text = arguments.last("--rtol")) {
        TRY(const double rtol, parse_number(*text, 0, 1e9).in("--rtol"));
        request.rtol = rtol;
    }
    if (const auto text = arguments.last("--atol")) {
        TRY(request.atol, parse_number(*text, 0, 1e9).in("--atol"));
    }
    return done;
}

Result<RunArgs> RunArgs::parse(const Arguments& arguments) {
    RunArgs args;
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    TRY(args.inputs, keyed_texts(arguments, "--input"));
    TRY(args.shapes, keyed_texts(arguments, "--shape"));
    TRY(args.expected, keyed_texts(arguments, "--expect"));
    TRY(args.bindings, keyed_texts(arguments, "--bind"));
    const bool zeros = arguments.has("--zeros");
    args.request.made.values = zeros ? InputRequest::Values::zeros : InputRequest::Values::given;
    args.request.sanitize = arguments.has("--sanitize");
    args.request.against = arguments.last("--check-against").value_or("");
    args.request.check_values = arguments.has("--check-values") || !args.request.against.empty();
    if (const auto text = arguments.last("--layout")) {
        if (*text != "plain" && *text != "best")
            return Error{.what = message("unknown layout '{layout}'", *text), .expected = message("plain or best")};
        args.best_layout = *text == "best";
    }
    if (const auto text = arguments.last("--fallback")) {
        if (*text != "reference" && *text != "none")
            return Error{.what = message("unknown fallback '{fallback}'", *text),
                         .expected = message("reference or none")};
        args.request.fallback = *text == "reference" ? Fallback::reference : Fallback::none;
    }
    args.state_in = arguments.last("--state-in").value_or("");
    args.state_out = arguments.last("--state-out").value_or("");
    args.trace = arguments.last("--trace").value_or("");
    if (!args.trace.empty() && !args.trace.ends_with(".json") && !args.trace.ends_with(".csv")) {
        return Error{.what = message("the suffix of '{path}' is not that of a trace", args.trace),
                     .expected = message(".json for Chrome and Perfetto, or .csv")};
    }
    args.vectors = arguments.last("--vectors").value_or("");
    args.output_dir = arguments.last("--output-dir").value_or("");
    if (const auto text = arguments.last("--random")) {
        TRY(const std::int64_t seed, parse_integer(*text, 0, most).in("--random"));
        args.request.made.values = InputRequest::Values::random;
        args.request.made.seed = static_cast<std::uint64_t>(seed);
    }
    if (const auto text = arguments.last("--repeat")) {
        TRY(args.request.repeat, parse_integer(*text, 1, 1000000).in("--repeat"));
    }
    if (const auto text = arguments.last("--memory-limit")) {
        TRY(args.request.memory_limit, parse_bytes(*text).in("--memory-limit"));
        if (args.request.memory_limit < 1)
            return Error{.what = message("--memory-limit {value} is not usable", *text),
                         .expected = message("bytes, such as 512M")};
    }
    if (const auto text = arguments.last("--intra-threads")) {
        TRY(args.request.intra_threads, parse_integer(*text, 1, 64).in("--intra-threads"));
    }
    CHECKED(read_tolerances(arguments, args.request));
    const bool random = arguments.has("--random");
    if (random && zeros)
        return Error{.what = message("--random and --zeros contradict each other"), .expected = message("one")};
    if (!args.vectors.empty() &&
        (random || zeros || !args.inputs.empty() || !args.shapes.empty() || !args.expected.empty())) {
        return Error{.what = message("--vectors has its own inputs and outputs"),
                     .expected = message("no --input, --shape, --expect, --random or --zeros")};
    }
    CHECKED(parse_static(arguments, args));
    if (!args.vectors.empty() && !args.bindings.empty()) {
        return Error{.what = message("--bind feeds outputs back, --vectors gives every input"),
                     .expected = message("one of them")};
    }
    return args;
}

}  // namespace arenascope::cli
