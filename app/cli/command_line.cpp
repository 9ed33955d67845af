// Writes each difference from a newly opened program's tuning as an option.

#include "app/cli/command_line.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>

#include "app/cli/options.h"
#include "app/cli/targets.h"
#include "app/cli/verb.h"
#include "engine/open/first_tuning.h"
#include "engine/tuning/rules.h"

namespace arenascope::cli {
namespace {

using Words = std::vector<std::string>;

void add(Words& words, std::string option, std::string value) {
    words.push_back(std::move(option));
    words.push_back(std::move(value));
}

/// The shortest digits that parse as the same number.
std::string digits_of(double number) {
    std::array<char, 32> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), number);
    return {text.data(), end.ptr};
}

std::string pool_text(const Pool& pool) {
    std::string out = pool.name + "=" + std::to_string(pool.mem_id);
    const auto key = [&out](const std::string& name, const std::string& value) { out += "," + name + "=" + value; };
    if (pool.capacity) key("size", std::to_string(*pool.capacity));
    if (pool.align != 0) key("align", std::to_string(pool.align));
    if (pool.cost != 1) key("cost", digits_of(pool.cost));
    if (pool.bandwidth) key("bandwidth", digits_of(*pool.bandwidth));
    if (pool.base_address) key("base", std::to_string(*pool.base_address));
    if (!pool.planner.empty()) key("planner", pool.planner);
    if (!pool.copy_function.empty()) key("copy", pool.copy_function);
    if (pool.zeroed) out += ",zeroed";
    for (const BufferKind kind : pool.prefer) key("prefer", std::string(name_of(kind)));
    for (const BufferKind kind : pool.allow) key("allow", std::string(name_of(kind)));
    for (const ByteRange& range : pool.keep_out)
        key("reserve", std::to_string(range.begin) + ":" + std::to_string(range.end));
    return out;
}

void add_memories(const Tuning& tuning, const Tuning& start, Words& words) {
    std::vector<Error> unreadable;
    for (const Target& target : known_targets(unreadable)) {
        if (has_target(tuning, target)) return add(words, "--target", target.id);
    }
    for (const Pool& pool : tuning.pools) {
        if (std::find(start.pools.begin(), start.pools.end(), pool) == start.pools.end())
            add(words, "--pool", pool_text(pool));
    }
    if (tuning.core != start.core && tuning.core) add(words, "--core", std::string(name_of(*tuning.core)));
}

void add_choices(const Tuning& tuning, const Tuning& start, Words& words) {
    if (tuning.method != start.method) add(words, "--method", tuning.method);
    for (const auto& [symbol, range] : tuning.ranges)
        add(words, "--range", symbol + "=" + std::to_string(range.min) + ":" + std::to_string(range.max));
    if (tuning.lifetimes != start.lifetimes) add(words, "--lifetimes", std::string(name_of(tuning.lifetimes)));
    const std::pair<bool, const char*> places[] = {
        {tuning.plan_inputs, "inputs"}, {tuning.plan_outputs, "outputs"}, {tuning.plan_state, "mutable"}};
    const bool before[] = {start.plan_inputs, start.plan_outputs, start.plan_state};
    for (std::size_t i = 0; i < std::size(places); ++i) {
        if (places[i].first != before[i])
            words.push_back(std::string(places[i].first ? "--plan-" : "--no-plan-") + places[i].second);
    }
    if (tuning.align != start.align) add(words, "--align", std::to_string(tuning.align));
    if (tuning.planner != start.planner || (start.keep_loaded_plan && !tuning.keep_loaded_plan))
        add(words, "--planner", tuning.planner);
    if (tuning.options.nodes != start.options.nodes) add(words, "--nodes", std::to_string(tuning.options.nodes));
    if (tuning.options.seed != start.options.seed) add(words, "--seed", std::to_string(tuning.options.seed));
    if (tuning.options.seconds != start.options.seconds && tuning.options.seconds)
        add(words, "--time-limit", digits_of(*tuning.options.seconds));
    if (tuning.options.improve) words.emplace_back("--improve");
    if (tuning.schedule != start.schedule) add(words, "--schedule", std::string(name_of(tuning.schedule)));
    if (tuning.place_auto) add(words, "--place", "auto");
    for (const auto& [state, initial] : tuning.initial)
        add(words, "--initial-state", state + "=" + std::string(name_of(initial)));
}

void add_edits(const Tuning& tuning, Words& words) {
    for (const std::string& backend : tuning.delegation.backends) add(words, "--backend", backend);
    for (const DelegateRule& rule : tuning.delegation.rules) add(words, "--delegate", rule.rule + "=" + rule.backend);
    for (const CompileSpec& spec : tuning.delegation.specs)
        add(words, "--compile-spec", spec.backend + ":" + spec.key + "=" + spec.value);
    for (const std::string& pass : tuning.edits.passes) add(words, "--pass", pass);
    if (tuning.edits.hints) words.emplace_back("--hints");
    if (tuning.edits.allow_wider_ranges) words.emplace_back("--allow-wider-ranges");
    if (tuning.edits.share_mutable) words.emplace_back("--share-mutable");
    for (const OperatorRule& rule : tuning.edits.operators) {
        add(words, "--op",
            (rule.node.empty() ? rule.op + "@" + std::to_string(rule.pool.value_or(0)) : rule.node) + "=" +
                rule.replacement);
    }
    for (const PlanRule& rule : tuning.edits.rules) {
        if (rule.pool) add(words, "--assign", rule.match + "=" + std::to_string(*rule.pool));
        else add(words, "--unplanned", rule.match);
    }
}

std::string named(const std::string& tensor) { return "name:" + query::value_of(tensor, rule_language()); }

/// Tensors named one by one as rules, which is what the command line has for them.
Tuning with_rules_for_tensors(Tuning tuning, const Tuning& start) {
    for (const auto& [tensor, pool] : tuning.assigned)
        tuning.edits.rules.push_back({.match = named(tensor), .pool = pool});
    tuning.assigned.clear();
    for (const std::string& tensor : tuning.unplanned) {
        if (!start.unplanned.contains(tensor)) tuning.edits.rules.push_back({.match = named(tensor), .pool = {}});
    }
    tuning.unplanned = start.unplanned;
    return tuning;
}

/// As prepare() makes it of parsed options.
Result<Tuning> tuning_of(const Engine& engine, const Program& program, const Words& words) {
    const auto verbs = builtin_verbs();
    const auto plan = std::find_if(verbs.begin(), verbs.end(), [](const Verb& verb) { return verb.id == "plan"; });
    Words with_file = words;
    with_file.emplace_back("model");
    std::vector<std::string_view> views(with_file.begin(), with_file.end());
    TRY(const Arguments arguments, Arguments::parse(*plan, views));
    TRY(PlanArgs args, PlanArgs::parse(engine, arguments));
    Tuning out = first_tuning(program, std::move(args.tuning), args.decided);
    for (const auto& [tensor, offset] : args.pins) out = edit::pin(std::move(out), tensor, offset);
    for (const auto& [tensor, align] : args.aligned) out = edit::set_tensor_align(std::move(out), tensor, align);
    return out;
}

}  // namespace

Result<std::vector<std::string>> options_of(const Engine& engine, const Program& program, const Tuning& tuning) {
    const Tuning start = first_tuning(program, {});
    const Tuning wanted = with_rules_for_tensors(tuning, start);
    Words words;
    add_memories(wanted, start, words);
    add_choices(wanted, start, words);
    add_edits(wanted, words);
    for (const auto& [tensor, offset] : wanted.pinned) {
        const auto before = start.pinned.find(tensor);
        if (before == start.pinned.end() || before->second != offset)
            add(words, "--pin", tensor + "=" + std::to_string(offset));
    }
    for (const auto& [tensor, align] : wanted.aligned) add(words, "--align", tensor + "=" + std::to_string(align));
    const Error no_option{.what = message("some of the edits have no option on the command line"),
                          .remedy = message("save the session, and use the session with --session")};
    auto again = tuning_of(engine, program, words);
    if (!again.ok()) return no_option;
    again.value().limits = wanted.limits;
    again.value().runtime = wanted.runtime;
    if (!words.empty()) again.value().keep_loaded_plan = wanted.keep_loaded_plan;  // any other edit replaces it as well
    if (!(again.value() == wanted)) return no_option;
    return words;
}

std::string shell_line(const std::vector<std::string>& words) {
    constexpr std::string_view plain = "_./=:,+-@%";
    std::string out;
    for (const std::string& word : words) {
        if (!out.empty()) out += ' ';
        const bool is_plain = !word.empty() && std::all_of(word.begin(), word.end(), [&](char c) {
            const auto u = static_cast<unsigned char>(c);
            return (u < 128 && std::isalnum(u)) || plain.find(c) != std::string_view::npos;
        });
        if (is_plain) {
            out += word;
            continue;
        }
        out += '\'';
        for (const char c : word) out += c == '\'' ? std::string("'\\''") : std::string(1, c);
        out += '\'';
    }
    return out;
}

}  // namespace arenascope::cli
