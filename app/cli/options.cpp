#include "app/cli/options.h"

#include <algorithm>
#include <limits>

#include "app/cli/pool_option.h"
#include "app/cli/targets.h"
#include "engine/base/file.h"
#include "engine/base/text.h"
#include "engine/open/import_names.h"
#include "engine/open/session_files.h"
#include "engine/passes/passes.h"
#include "engine/planning/planner.h"
#include "engine/tuning/rules.h"

namespace arenascope::cli {

namespace {

/// "NAME=VALUE", split at the last '=', because rules may contain '='.
Result<std::pair<std::string, std::string>> parse_pair(std::string_view text, std::string_view form) {
    const std::size_t at = text.rfind('=');
    if (at == std::string_view::npos || at == 0 || at + 1 == text.size()) {
        return Error{.what = message("'{value}' is not usable", text),
                     .expected = Message::verbatim(std::string(form))};
    }
    return std::pair{std::string(text.substr(0, at)), std::string(text.substr(at + 1))};
}

Result<> parse_range(std::string_view text, Tuning& tuning) {
    TRY(const auto pair, parse_pair(text, "SYMBOL=MIN:MAX"));
    const std::vector<std::string> ends = split(pair.second, ':');
    if (ends.size() > 2)
        return Error{.what = message("'{value}' is not usable", text), .expected = message("SYMBOL=MIN:MAX")};
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    TRY(const std::int64_t min, parse_integer(ends.front(), 0, most));
    TRY(const std::int64_t max, parse_integer(ends.back(), 0, most));
    if (min > max) {
        return Error{.what = message("the range of {symbol} is empty: {min} is above {max}", pair.first, min, max),
                     .expected = message("MIN:MAX with MIN at most MAX")};
    }
    tuning = edit::set_range(std::move(tuning), pair.first, RangeEdit{min, max});
    return done;
}

Result<> parse_planner(std::string_view text, const Engine& engine, PlanArgs& args) {
    if (text != planner_id::all && text != planner_id::loaded) CHECKED(check_planner(text, engine));
    if (text == planner_id::all) {
        for (const Planner& planner : builtin_planners()) args.planners.emplace_back(planner.id);
        for (const ExtraPlanner& planner : engine.extensions().planners) args.planners.push_back(planner.id);
    } else {
        args.planners.emplace_back(text);
    }
    return done;
}

/// "xnnpack:key=value" or "xnnpack:key=@file".
Result<> parse_compile_spec(std::string_view text, Tuning& tuning) {
    const std::size_t colon = text.find(':'), equals = text.find('=', colon == std::string_view::npos ? 0 : colon);
    if (colon == std::string_view::npos || colon == 0 || equals == std::string_view::npos || equals == colon + 1) {
        return Error{.what = message("'{value}' is not usable", text),
                     .expected = message("BACKEND:KEY=TEXT or BACKEND:KEY=@FILE")};
    }
    std::string value(text.substr(equals + 1));
    if (value.starts_with('@')) {
        TRY(const std::vector<std::byte> bytes, load_file(value.substr(1), std::uint64_t{1} << 30));
        value = as_text(bytes);
    }
    tuning = edit::set_compile_spec(std::move(tuning), std::string(text.substr(0, colon)),
                                    std::string(text.substr(colon + 1, equals - colon - 1)), value);
    return done;
}

/// "2=payload.bin"
Result<> parse_payload(std::string_view text, Tuning& tuning) {
    TRY(const auto pair, parse_pair(text, "N=PATH"));
    TRY(const std::int64_t delegate, parse_integer(pair.first, 0, 1'000'000));
    TRY(const std::vector<std::byte> bytes, load_file(pair.second, std::uint64_t{1} << 30));
    tuning = edit::set_payload(std::move(tuning), DelegateIndex(delegate), std::string(as_text(bytes)));
    return done;
}

Result<> apply(const GivenOption& given, const Engine& engine, PlanArgs& args) {
    Tuning& t = args.tuning;
    const std::string& value = given.value;
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    if (given.name == "--method" || given.name == "--model") {
        t.method = value;  // every model of an archive is a method with its name
        return done;       // chooses, edits nothing
    }
    if (given.name == "--planner") {
        CHECKED(parse_planner(value, engine, args));
        return done;
    }
    if (given.name == "--verify") return done;  // the engine's, not the plan's
    if (given.name == "--plan-file") {
        args.plan_file = value;
        return done;
    }
    if (given.name == "--range") {
        CHECKED(parse_range(value, t));
        args.edits_plan = true;
        return done;
    }
    if (given.name == "--lifetimes") {
        if (value != "safe" && value != "executorch") {
            return Error{.what = message("unknown lifetime rules '{value}'", value),
                         .expected = message("safe or executorch")};
        }
        t.lifetimes = value == "safe" ? LifetimeRules::safe : LifetimeRules::executorch;
        args.edits_plan = true;
        return done;
    }
    if (given.name == "--pool") {
        CHECKED(parse_pool(value, engine, t).in(given.name));
    } else if (given.name == "--assign") {
        TRY(auto pair, parse_pair(value, "RULE=POOL"));
        args.rules.push_back({std::move(pair.first), std::move(pair.second)});
    } else if (given.name == "--op") {
        TRY(auto pair, parse_pair(value, "RULE=OPERATOR"));
        args.operators.push_back({std::move(pair.first), std::move(pair.second)});
    } else if (given.name == "--pass") {
        if (!lowering::find_pass(value)) {
            std::vector<std::string> known;
            for (const auto& pass : lowering::optional_passes()) known.emplace_back(pass.id);
            std::string all;
            for (const std::string& one : known) append_item(all, ", ", one);
            return Error{.what = message("unknown pass '{id}'", value),
                         .expected = Message::verbatim(all),
                         .remedy = did_you_mean(value, known)};
        }
        t.edits.passes.push_back(value);
    } else if (given.name == "--names-from") {
        args.names_from = value;
        return done;  // shows, edits nothing
    } else if (given.name == "--share-mutable") {
        t.edits.share_mutable = true;
    } else if (given.name == "--initial-state") {
        TRY(auto pair, parse_pair(value, "RULE=zero or RULE=unspecified"));
        const auto initial = initial_state_of(pair.second);
        if (!initial)
            return Error{.what = message("'{pair}' is not an initial state", pair.second),
                         .expected = message("zero or unspecified")};
        args.initial.emplace_back(std::move(pair.first), *initial);
    } else if (given.name == "--hints") {
        t.edits.hints = true;
    } else if (given.name == "--allow-wider-ranges") {
        t.edits.allow_wider_ranges = true;
    } else if (given.name == "--unplanned") {
        args.rules.push_back({value, {}});
    } else if (given.name == "--pin") {
        TRY(auto pair, parse_pair(value, "RULE=OFFSET"));
        TRY(const std::int64_t offset, parse_bytes(pair.second).in(given.name));
        args.pins.emplace_back(std::move(pair.first), offset);
    } else if (given.name == "--no-plan-inputs" || given.name == "--plan-inputs") {
        t = edit::set_planned_io(t, given.name == "--plan-inputs", t.plan_outputs, t.plan_state);
        args.decided.inputs = true;
    } else if (given.name == "--no-plan-outputs" || given.name == "--plan-outputs") {
        t = edit::set_planned_io(t, t.plan_inputs, given.name == "--plan-outputs", t.plan_state);
        args.decided.outputs = true;
    } else if (given.name == "--no-plan-mutable" || given.name == "--plan-mutable") {
        t = edit::set_planned_io(t, t.plan_inputs, t.plan_outputs, given.name == "--plan-mutable");
        args.decided.state = true;
    } else if (given.name == "--align") {
        if (value.find('=') != std::string::npos) {
            TRY(auto pair, parse_pair(value, "RULE=N"));
            TRY(const std::int64_t own, parse_alignment(pair.second).in(given.name));
            args.aligned.emplace_back(std::move(pair.first), own);
            args.edits_plan = args.places = true;
            return done;
        }
        TRY(const std::int64_t align, parse_alignment(value).in(given.name));
        t = edit::set_align(std::move(t), align);
        args.decided.align = true;
    } else if (given.name == "--backend") {
        std::vector<std::string> backends = t.delegation.backends;
        backends.push_back(value);
        t = edit::set_backends(std::move(t), std::move(backends));
    } else if (given.name == "--delegate") {
        TRY(auto pair, parse_pair(value, "RULE=BACKEND"));
        t = edit::set_delegate(std::move(t), pair.first, pair.second);
    } else if (given.name == "--compile-spec") {
        CHECKED(parse_compile_spec(value, t));
    } else if (given.name == "--replace-payload") {
        CHECKED(parse_payload(value, t));
    } else if (given.name == "--nodes") {
        TRY(t.options.nodes, parse_integer(value, 1, most).in(given.name));
    } else if (given.name == "--seed") {
        TRY(const std::int64_t seed, parse_integer(value, 0, most).in(given.name));
        t.options.seed = static_cast<std::uint64_t>(seed);
    } else if (given.name == "--time-limit") {
        TRY(const double seconds, parse_number(value, 0, 1e9).in(given.name));
        t.options.seconds = seconds;
    } else if (given.name == "--improve") {
        t.options.improve = true;
    } else if (given.name == "--place") {
        if (value != "auto")
            return Error{.what = message("unknown placement '{value}'", value), .expected = message("auto")};
        t = edit::set_place_auto(std::move(t), true);
    } else if (given.name == "--core") {
        const auto core = core_of(value);
        if (!core)
            return Error{.what = message("unknown core '{core}'", value),
                         .expected = message("m0plus, m4, m7, m33, m55 or m85")};
        t = edit::set_core(std::move(t), core);
        return done;  // the file's own plan stays
    } else if (given.name == "--schedule") {
        const auto mode = schedule_mode_of(value);
        if (!mode)
            return Error{.what = message("unknown schedule '{value}'", value),
                         .expected = message("off, exact or search")};
        t = edit::set_schedule(std::move(t), *mode);
    } else {
        return done;  // an option of the verb itself
    }
    args.edits_plan = args.places = true;
    return done;
}

/// An unknown mem_id creates a pool, as in ExecuTorch's planning.
Result<std::int32_t> find_pool(Tuning& tuning, const std::string& text) {
    std::vector<std::string> names;
    for (const Pool& pool : tuning.pools) {
        if (pool.name == text || std::to_string(pool.mem_id) == text) return pool.mem_id;
        names.push_back(pool.name);
    }
    if (const auto id = parse_integer(text, 1, 255); id.ok()) {  // 0 is reserved by ExecuTorch
        const auto mem_id = static_cast<std::int32_t>(id.value());
        tuning = edit::add_pool(std::move(tuning), Pool{.mem_id = mem_id, .name = "memory " + std::to_string(mem_id)});
        return mem_id;
    }
    std::string known;
    for (const std::string& name : names) append_item(known, ", ", name);
    return Error{.what = message("unknown pool '{pool}'", text),
                 .expected = message("one of {expected}", known),
                 .remedy = message("add it with --pool NAME=ID")};
}

/// Rules and operators name pools, all of which are known by now.
Result<> resolve_pools(PlanArgs& args) {
    for (const PlanArgs::Rule& rule : args.rules) {
        PlanRule resolved{.match = rule.rule};
        auto readable = rule_matches(rule.rule, TensorFacts{});
        if (!readable.ok()) return std::move(readable).error().in(message("rule '{rule}'", rule.rule));
        if (!rule.pool.empty()) {
            TRY(resolved.pool, find_pool(args.tuning, rule.pool));
        }
        args.tuning.edits.rules.push_back(std::move(resolved));
    }
    for (const PlanArgs::Rule& rule : args.operators) {
        const std::size_t at = rule.rule.find('@');
        OperatorRule resolved{.node = at == std::string::npos ? rule.rule : std::string(), .replacement = rule.pool};
        if (at != std::string::npos) {
            resolved.op = rule.rule.substr(0, at);
            TRY(resolved.pool, find_pool(args.tuning, rule.rule.substr(at + 1)));
        }
        args.tuning.edits.operators.push_back(std::move(resolved));
    }
    return done;
}

Result<> take_session(const std::string& path, bool names_planner, PlanArgs& args) {
    TRY(ReadSession read, read_session(path, {}));
    const auto& program = read.program;
    if (program && !names_planner) {
        args.session_warnings.push_back(
            {.what = message("names the program '{program}' as its planner; a file cannot start programs", *program),
             .file = path,
             .expected = message("a program given on the command line"),
             .remedy = message("--planner exec:{program} starts it; without, 'auto' plans", *program)});
    }
    for (Error& unknown : read.unknown) args.session_warnings.push_back(std::move(unknown));
    args.session = std::make_shared<const Session>(std::move(read.session));
    args.tuning = args.session->tuning;
    return done;
}

}  // namespace

Result<PlanArgs> PlanArgs::parse(const Engine& engine, const Arguments& arguments) {
    PlanArgs args;
    args.json = arguments.has("--json");
    args.quiet = arguments.has("--quiet");
    args.companions.etrecord = arguments.last("--etrecord").value_or("");
    for (const std::string_view path : arguments.all("--data")) args.companions.data.emplace_back(path);
    TRY(args.given.values, keyed_texts(arguments, "--input"));
    args.strict = arguments.has("--strict");
    args.model = arguments.last("--model").value_or("");
    for (const auto& [option, needed] :
         {std::pair("--strict", "--session"), std::pair("--new-baseline", "--save-session")}) {
        if (arguments.has(option) && !arguments.has(needed))
            return Error{.what = message("{option} needs {needed}", option, needed)};
    }
    if (const auto path = arguments.last("--session")) {
        CHECKED(take_session(std::string(*path), arguments.has("--planner"), args));
    }
    if (const auto name = arguments.last("--target")) {
        TRY(const Target target, find_target(std::string(*name)));
        args.tuning = with_memories_of(std::move(args.tuning), target);
        args.targets_alone = !args.session;
    }
    for (const GivenOption& given : arguments.given()) {
        auto applied = apply(given, engine, args);
        if (applied.ok()) continue;
        Error error = std::move(applied).error();
        if (error.file.empty() && error.place.empty()) return std::move(error).in(given.name);
        return error;
    }
    args.targets_alone = args.targets_alone && !args.edits_plan && args.planners.empty();
    if (arguments.has("--target")) args.edits_plan = args.places = true;
    CHECKED(resolve_pools(args));
    if (!args.planners.empty()) args.tuning.planner = args.planners.front();
    const bool asks_for_loaded = !args.planners.empty() && args.planners.front() == planner_id::loaded;
    if (args.edits_plan || (!args.planners.empty() && !asks_for_loaded)) args.tuning.keep_loaded_plan = false;
    return args;
}

}  // namespace arenascope::cli
