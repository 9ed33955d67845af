#include "app/cli/options.h"

#include <algorithm>
#include <array>
#include <limits>

#include "app/cli/rules.h"
#include "engine/base/file.h"
#include "engine/plan_files.h"
#include "engine/planning/planners/planner.h"

namespace arenascope::cli {

namespace {

constexpr std::array common{
    Option{"--json", "", "one JSON object on stdout"},
    Option{"--quiet", "", "no warnings on stderr"},
    Option{"--help", "", "this text"},
    Option{"--plugin", "L.so", "", false},
};

constexpr std::array plan{
    Option{"--method", "M", "method of the program (default: the first)"},
    Option{"--range", "s0=1:128", "values of a dynamic dimension; s0=8 fixes it"},
    Option{"--lifetimes", "safe|executorch", "rules for lifetimes (default: safe)"},
    Option{"--pool", "NAME=ID,size=256K,align=16,cost=2,base=0x20000000,planner=P,prefer=KIND,allow=KIND,reserve=A:B",
           "add or change a memory pool; prefer, allow and reserve may be given several times"},
    Option{"--assign", "RULE=POOL", "tensors that RULE matches go to POOL; the last match wins"},
    Option{"--pin", "TENSOR=OFFSET", "fix a tensor's place in its pool"},
    Option{"--unplanned", "RULE", "tensors that the caller supplies"},
    Option{"--no-plan-inputs", "", "the caller supplies the inputs"},
    Option{"--no-plan-outputs", "", "the caller supplies the outputs"},
    Option{"--no-plan-mutable", "", "the caller supplies the mutable buffers"},
    Option{"--align", "N", "alignment of every tensor (default: 16)"},
    Option{"--planner", "NAME|all|auto|loaded|exec:PROGRAM", "planner; may be given several times"},
    Option{"--nodes", "N", "search budget, the same on every machine"},
    Option{"--seed", "N", "seed of planners that draw"},
    Option{"--time-limit", "S", "seconds per planner; a plan cut by time is not deterministic"},
    Option{"--session", "S.json", "start from a saved tuning"},
    Option{"--hints", "", "", false}, Option{"--allow-wider-ranges", "", "", false},
    Option{"--place", "auto", "choose pools so that moving bytes costs the least"},
    Option{"--target", "PRESET", "", false},
    Option{"--op", "NODE=OPERATOR", "", false}, Option{"--pass", "NAME", "", false},
    Option{"--improve", "", "go on after the first plan that fits every capacity"},
    Option{"--schedule", "off|exact|search", "reorder operators to lower the peak (default: off)"},
    Option{"--share-mutable", "", "", false},
    Option{"--backend", "NAME", "", false},
    Option{"--delegate", "RULE=NAME", "", false}, Option{"--compile-spec", "B:K=V", "", false},
    Option{"--names-from", "FILE", "", false}, Option{"--etrecord", "FILE", "", false},
    Option{"--data", "X.ptd", "", false}, Option{"--strict", "", "", false}, Option{"--model", "NAME", "", false},
};

/// "NAME=VALUE" at the last '='; rules may hold '=' themselves.
Result<std::pair<std::string, std::string>> parse_pair(std::string_view text, std::string_view form) {
    const std::size_t at = text.rfind('=');
    if (at == std::string_view::npos || at == 0 || at + 1 == text.size()) {
        return Error{.what = "'" + std::string(text) + "' is not usable", .expected = std::string(form)};
    }
    return std::pair{std::string(text.substr(0, at)), std::string(text.substr(at + 1))};
}

Result<> parse_range(std::string_view text, Tuning& tuning) {
    TRY(const auto pair, parse_pair(text, "SYMBOL=MIN:MAX"));
    const std::vector<std::string> ends = split(pair.second, ':');
    if (ends.size() > 2) return Error{.what = "'" + std::string(text) + "' is not usable", .expected = "SYMBOL=MIN:MAX"};
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    TRY(const std::int64_t min, parse_integer(ends.front(), 0, most));
    TRY(const std::int64_t max, parse_integer(ends.back(), 0, most));
    if (min > max) {
        return Error{.what = "the range of " + pair.first + " is empty: " + std::to_string(min) + " is above " +
                             std::to_string(max), .expected = "MIN:MAX with MIN at most MAX"};
    }
    tuning = edit::set_range(std::move(tuning), pair.first, RangeEdit{min, max});
    return done;
}

Result<std::int64_t> parse_alignment(std::string_view text) {
    const auto value = parse_bytes(text);
    if (value.ok() && value.value() > 0 && (value.value() & (value.value() - 1)) == 0) return value.value();
    return Error{.what = "'" + std::string(text) + "' is not an alignment", .expected = "a power of two"};
}

Result<> check_planner(std::string_view name) {
    if (find_planner(name) || (name.starts_with("exec:") && name.size() > 5)) return done;
    std::vector<std::string> names;
    for (const Planner& planner : builtin_planners()) names.emplace_back(planner.id);
    const std::string near = did_you_mean(name, names);
    return Error{.what = "unknown planner '" + std::string(name) + "'",
                 .remedy = near.empty() ? "see arenascope list planners" : near};
}

Result<> parse_pool_key(const std::string& part, Pool& pool) {
    const std::size_t at = part.find('=');
    const std::string key = part.substr(0, at);
    const std::string value = at == std::string::npos ? std::string() : part.substr(at + 1);
    if (key == "size") {
        TRY(pool.capacity, parse_bytes(value));
        return done;
    }
    if (key == "align") {
        TRY(pool.align, parse_alignment(value));
        return done;
    }
    if (key == "cost") {
        TRY(pool.cost, parse_number(value, 0, 1e12));
    } else if (key == "base") {
        TRY(pool.base_address, parse_bytes(value));
    } else if (key == "planner") {
        CHECKED(check_planner(value));
        pool.planner = value;
    } else if (key == "prefer" || key == "allow") {
        const auto kind = buffer_kind_of(value);
        if (!kind) {
            return Error{.what = "unknown kind '" + value + "'",
                         .expected = "input, output, state, intermediate or delegate-io; several: give the key again"};
        }
        (key == "prefer" ? pool.prefer : pool.allow).push_back(*kind);
    } else if (key == "reserve") {
        const std::vector<std::string> ends = split(value, ':');
        if (ends.size() != 2) return Error{.what = "'" + part + "' is not usable", .expected = "reserve=BEGIN:END"};
        ByteRange range;
        TRY(range.begin, parse_bytes(ends[0]));
        TRY(range.end, parse_bytes(ends[1]));
        pool.keep_out.push_back(range);
    } else {
        return Error{.what = "unknown pool key '" + key + "'",
                     .expected = "size, align, cost, base, planner, prefer, allow or reserve"};
    }
    return done;
}

Result<> parse_pool(std::string_view text, Tuning& tuning) {
    const std::vector<std::string> parts = split(text, ',');
    const std::size_t at = parts[0].find('=');
    Pool pool{.mem_id = 0, .name = parts[0].substr(0, at)};
    if (pool.name.empty()) return Error{.what = "a pool without a name", .expected = "NAME=ID,size=256K"};
    const auto same_name = std::find_if(tuning.pools.begin(), tuning.pools.end(),
                                        [&](const Pool& other) { return other.name == pool.name; });
    if (at != std::string::npos) {
        TRY(const std::int64_t id, parse_integer(parts[0].substr(at + 1), 1, 255));  // 0 is reserved by ExecuTorch
        pool.mem_id = static_cast<std::int32_t>(id);
    } else {
        pool.mem_id = same_name != tuning.pools.end() ? same_name->mem_id : free_mem_id(tuning);
    }
    if (same_name != tuning.pools.end() && same_name->mem_id != pool.mem_id) {
        return Error{.what = "two pools called '" + pool.name + "'", .expected = "a name of its own for each"};
    }
    for (std::size_t i = 1; i < parts.size(); ++i) CHECKED(parse_pool_key(parts[i], pool));
    const bool exists = std::any_of(tuning.pools.begin(), tuning.pools.end(),
                                    [&](const Pool& other) { return other.mem_id == pool.mem_id; });
    tuning = exists ? edit::set_pool(std::move(tuning), pool) : edit::add_pool(std::move(tuning), pool);
    return done;
}

Result<> parse_planner(std::string_view text, PlanArgs& args) {
    if (text != "all" && text != "loaded") CHECKED(check_planner(text));
    if (text == "all") {
        for (const Planner& planner : builtin_planners()) args.planners.emplace_back(planner.id);
    } else {
        args.planners.emplace_back(text);
    }
    return done;
}

Result<> apply(const Arguments::Given& given, PlanArgs& args) {
    Tuning& t = args.tuning;
    const std::string& value = given.value;
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    if (given.name == "--method") {
        t.method = value;
        return done;  // chooses, edits nothing
    }
    if (given.name == "--planner") {
        CHECKED(parse_planner(value, args));
        return done;
    }
    if (given.name == "--plan-file") {
        args.plan_file = value;
        return done;
    }
    if (given.name == "--range") {
        CHECKED(parse_range(value, t));
    } else if (given.name == "--lifetimes") {
        if (value != "safe" && value != "executorch") {
            return Error{.what = "unknown rules '" + value + "'", .expected = "safe or executorch"};
        }
        t.lifetimes = value == "safe" ? LifetimeRules::safe : LifetimeRules::executorch;
    } else if (given.name == "--pool") {
        CHECKED(parse_pool(value, t));
    } else if (given.name == "--assign") {
        TRY(auto pair, parse_pair(value, "RULE=POOL"));
        args.rules.push_back({std::move(pair.first), std::move(pair.second)});
    } else if (given.name == "--unplanned") {
        args.rules.push_back({value, {}});
    } else if (given.name == "--pin") {
        TRY(auto pair, parse_pair(value, "TENSOR=OFFSET"));
        TRY(const std::int64_t offset, parse_bytes(pair.second));
        args.pins.emplace_back(std::move(pair.first), offset);
    } else if (given.name == "--no-plan-inputs") {
        t = edit::set_planned_io(t, false, t.plan_outputs, t.plan_state);
    } else if (given.name == "--no-plan-outputs") {
        t = edit::set_planned_io(t, t.plan_inputs, false, t.plan_state);
    } else if (given.name == "--no-plan-mutable") {
        t = edit::set_planned_io(t, t.plan_inputs, t.plan_outputs, false);
    } else if (given.name == "--align") {
        TRY(const std::int64_t align, parse_alignment(value));
        t = edit::set_align(std::move(t), align);
    } else if (given.name == "--nodes") {
        TRY(t.options.nodes, parse_integer(value, 1, most));
    } else if (given.name == "--seed") {
        TRY(const std::int64_t seed, parse_integer(value, 0, most));
        t.options.seed = static_cast<std::uint64_t>(seed);
    } else if (given.name == "--time-limit") {
        TRY(const double seconds, parse_number(value, 0, 1e9));
        t.options.seconds = seconds;
    } else if (given.name == "--improve") {
        t.options.improve = true;
    } else if (given.name == "--place") {
        if (value != "auto") return Error{.what = "unknown placement '" + value + "'", .expected = "auto"};
        t = edit::set_place_auto(std::move(t), true);
    } else if (given.name == "--schedule") {
        const auto mode = schedule_mode_of(value);
        if (!mode) return Error{.what = "unknown schedule '" + value + "'", .expected = "off, exact or search"};
        t = edit::set_schedule(std::move(t), *mode);
    } else {
        return done;  // an option of the verb itself
    }
    args.edits_plan = true;
    return done;
}

Result<std::int32_t> find_pool(const Tuning& tuning, const std::string& text) {
    std::vector<std::string> names;
    for (const Pool& pool : tuning.pools) {
        if (pool.name == text || std::to_string(pool.mem_id) == text) return pool.mem_id;
        names.push_back(pool.name);
    }
    std::string known;
    for (const std::string& name : names) known += (known.empty() ? "" : ", ") + name;
    return Error{.what = "unknown pool '" + text + "'", .expected = "one of " + known,
                 .remedy = "add it with --pool NAME=ID"};
}

Result<> apply_rules(const PlanArgs& args, const std::vector<TensorRow>& rows, Prepared& prepared) {
    for (const PlanArgs::Rule& rule : args.rules) {
        auto names = match_rule(rule.rule, rows);
        if (!names.ok()) return std::move(names).error().in("rule '" + rule.rule + "'");
        if (names.value().empty()) prepared.warnings.push_back("rule '" + rule.rule + "' matches no tensor");
        if (rule.pool.empty()) {
            for (const std::string& name : names.value()) {
                prepared.tuning = edit::set_unplanned(std::move(prepared.tuning), name, true);
            }
            continue;
        }
        TRY(const std::int32_t mem_id, find_pool(prepared.tuning, rule.pool));
        prepared.tuning = edit::assign(std::move(prepared.tuning), names.value(), mem_id);
    }
    std::vector<std::string> known;
    for (const TensorRow& row : rows) known.push_back(row.name);
    for (const auto& [name, offset] : args.pins) {
        if (std::find(known.begin(), known.end(), name) == known.end()) {
            const std::string near = did_you_mean(name, known);
            return Error{.what = "--pin: unknown tensor '" + name + "'",
                         .remedy = near.empty() ? "see arenascope info for the names" : near};
        }
        prepared.tuning = edit::pin(std::move(prepared.tuning), name, offset);
    }
    return done;
}

}  // namespace

std::span<const Option> common_options() { return common; }
std::span<const Option> plan_options() { return plan; }

Result<PlanArgs> PlanArgs::parse(const Arguments& arguments) {
    PlanArgs args;
    args.json = arguments.has("--json");
    args.quiet = arguments.has("--quiet");
    if (const auto session = arguments.last("--session")) {
        const std::string path(*session);
        TRY(const std::vector<std::byte> bytes, load_file(path, std::uint64_t{1} << 24));
        auto tuning = tuning_from_json(as_text(bytes));
        if (!tuning.ok()) return std::move(tuning).error().of_file(path);
        args.tuning = std::move(tuning).take();
    }
    for (const Arguments::Given& given : arguments.given()) {
        auto applied = apply(given, args);
        if (!applied.ok()) return std::move(applied).error();
    }
    if (!args.planners.empty()) args.tuning.planner = args.planners.front();
    const bool asks_for_loaded = !args.planners.empty() && args.planners.front() == "loaded";
    if (args.edits_plan || (!args.planners.empty() && !asks_for_loaded)) args.tuning.keep_loaded_plan = false;
    return args;
}

Result<Prepared> prepare(const Engine& engine, const std::string& file, const PlanArgs& args) {
    Progress progress;
    Prepared prepared;
    TRY(prepared.program, engine.open(file, progress));
    prepared.tuning = args.tuning;
    prepared.warnings = prepared.program->notes;
    auto resolved = [&]() -> Result<> {
        if (args.rules.empty() && args.pins.empty()) return done;
        // Rules speak of tensors, which exist after lowering and specialising: one cheap plan gives the rows.
        TRY(const Outcome outcome, engine.evaluate(*prepared.program, args.tuning, {"greedy_by_size"}, progress));
        return apply_rules(args, outcome.tensors, prepared);
    }();
    if (!resolved.ok()) return std::move(resolved).error().of_file(file);
    return prepared;
}

Result<Evaluated> evaluate_file(const Engine& engine, const std::string& file, const PlanArgs& args) {
    Progress progress;
    TRY(Prepared prepared, prepare(engine, file, args));
    auto outcome = engine.evaluate(*prepared.program, prepared.tuning, args.planners, progress);
    if (!outcome.ok()) return std::move(outcome).error().of_file(file);
    if (!args.plan_file.empty()) {
        TRY(Plan plan, import_plan(outcome.value(), args.plan_file));
        outcome.value().plans.push_back(std::move(plan));
        outcome.value().shown = outcome.value().plans.size() - 1;
    }
    for (const std::string& refusal : outcome.value().refusals) prepared.warnings.push_back(refusal);
    return Evaluated{std::move(prepared), std::move(outcome).take()};
}

void print_warnings(const std::vector<std::string>& warnings, const PlanArgs& args, Console& console) {
    if (args.quiet) return;
    for (const std::string& warning : warnings) console.err << "arenascope: warning: " << warning << '\n';
}

}  // namespace arenascope::cli
