// Applies the options to a program: opens, edits and plans it, and collects warnings.

#include "app/cli/prepare.h"

#include <algorithm>

#include "app/cli/options.h"
#include "app/cli/text_output.h"
#include "engine/base/printable.h"
#include "engine/evaluate/int8_method.h"
#include "engine/formats/open_bytes.h"
#include "engine/ir/initial_state.h"
#include "engine/ir/int8_form.h"
#include "engine/open/import_names.h"
#include "engine/open/session_files.h"
#include "engine/passes/passes.h"
#include "engine/runner/inputs.h"
#include "engine/tuning/reapply.h"
#include "engine/tuning/rules.h"

namespace arenascope::cli {

namespace {

/// The tensor of that exact name, which may look like a rule, or all that a rule matches.
Result<std::vector<std::string>> meant_tensors(const char* option, const std::string& rule, const Outcome& outcome) {
    std::vector<std::string> known;
    known.reserve(outcome.tensors.size());
    for (const TensorRow& row : outcome.tensors) known.push_back(row.name);
    if (std::find(known.begin(), known.end(), rule) != known.end()) return std::vector{rule};
    auto matched = apply_rules(*outcome.method, {{.match = rule, .pool = 1}});
    if (!matched.ok()) return std::move(matched).error().in(option);
    std::vector<std::string> names;
    for (const auto& [id, pool] : matched.value().decided) names.push_back(outcome.method->values[id].name);
    if (!names.empty()) return names;
    const Message near = did_you_mean(rule, known);
    return Error{.what = message("{option}: unknown tensor '{name}'", option, rule),
                 .remedy = near.empty() ? message("see arenascope info for the names") : near};
}

Result<> apply_pins(const PlanArgs& args, const Outcome& outcome, Prepared& prepared) {
    for (const auto& [rule, offset] : args.pins) {
        TRY(const std::vector<std::string> names, meant_tensors("--pin", rule, outcome));
        if (names.size() > 1) {
            return Error{.what = message("--pin: '{rule}' matches {count} tensors", rule, names.size()),
                         .expected = message("one tensor for an offset")};
        }
        prepared.tuning = edit::pin(std::move(prepared.tuning), names.front(), offset);
    }
    for (const auto& [rule, align] : args.aligned) {
        TRY(const std::vector<std::string> names, meant_tensors("--align", rule, outcome));
        for (const std::string& name : names)
            prepared.tuning = edit::set_tensor_align(std::move(prepared.tuning), name, align);
    }
    return done;
}

/// The state of that name, in the program or in the model, or all that a rule matches; by their names in the program.
Result<std::vector<std::string>> meant_states(const std::string& rule, const Method& method) {
    const std::vector<StateRow> states = states_of(method);
    for (const StateRow& row : states) {
        const Value& value = method.values[row.value];
        if (value.name == rule || value.tensor()->qualified_name == rule) return std::vector{value.name};
    }
    TRY(const RuleOutcome matched, apply_rules(method, {{.match = rule, .pool = 1}}));
    std::vector<std::string> names;
    for (const StateRow& row : states) {
        if (matched.decided.contains(row.value)) names.push_back(method.values[row.value].name);
    }
    if (!names.empty()) return names;
    return Error{.what = message("--initial-state: unknown state '{name}'", rule),
                 .expected = message("a state that info lists")};
}

Result<> set_initial_states(const PlanArgs& args, Prepared& prepared) {
    if (args.initial.empty()) return done;
    TRY(const Method* method, find_method(*prepared.program, prepared.tuning.method));
    for (const auto& [rule, initial] : args.initial) {
        TRY(const std::vector<std::string> names, meant_states(rule, *method));
        for (const std::string& name : names)
            prepared.tuning = edit::set_initial_state(std::move(prepared.tuning), name, initial);
    }
    return done;
}

Result<> reapply_session(const PlanArgs& args, Prepared& prepared) {
    TRY(AppliedSession applied, apply_session(*args.session, prepared.tuning, *prepared.program));
    if (!args.edits_plan && args.planners.empty())
        prepared.stored = std::make_shared<const Session>(std::move(applied.stored));
    Reapplied& found = applied.edits;
    if (const Message edits = found.summary(); !edits.empty()) prepared.warnings.push_back(edits.text());
    prepared.tuning = std::move(found.tuning);
    prepared.orphans = found.orphaned.size();
    prepared.orphaned_edits = std::move(found.orphans);
    return done;
}

/// A compile spec needs a backend that is requested, or that the file calls.
Result<> check_asked(const CompileSpec& spec, const Prepared& prepared, const Backends& backends) {
    const auto known = backends.find(spec.backend);
    const std::string id = known ? std::string(known->id()) : spec.backend;
    const auto is_meant = [&](std::string_view name) {
        const auto other = backends.find(name);
        return name == spec.backend || (other && other->id() == id);
    };
    const Delegation& wanted = prepared.tuning.delegation;
    bool is_asked = std::any_of(wanted.rules.begin(), wanted.rules.end(),
                                [&](const DelegateRule& rule) { return is_meant(rule.backend); });
    for (const std::string& entry : wanted.backends) {
        for (std::size_t at = 0; at <= entry.size();) {  // "a+b": one partitioner for both
            const std::size_t end = std::min(entry.find('+', at), entry.size());
            const std::string_view name = std::string_view(entry).substr(at, end - at);
            is_asked = is_asked || is_meant(name) || (known && backends.find_partitioner(name));
            at = end + 1;
        }
    }
    for (const Method& method : prepared.program->methods) {
        is_asked = is_asked || std::any_of(method.delegates.begin(), method.delegates.end(), [&](const Delegate& one) {
                       return one.id == id;
                   });
    }
    if (is_asked) return done;
    return Error{
        .what = message("--compile-spec {backend}:{key} names a backend that no --backend option gives", spec.backend,
                        spec.key),
        .expected = known ? message("--backend {backend}", spec.backend) : message("one of {names}", backends.names())};
}

/// Otherwise a user would take the figures of the float layers for those of the core.
void hint_at_integers(const std::string& file, Prepared& prepared) {
    const auto method = find_method(*prepared.program, prepared.tuning.method);
    if (!method.ok() || !prepared.tuning.core || wants_int8(prepared.tuning)) return;
    if (const auto& form = method.value()->int8_form; form && form->method)
        prepared.warnings.push_back(file + ": " +
                                    message("quantised layers are planned in floating point; for "
                                            "integers of the {core}, use --pass cortex-m or export "
                                            "--for executorch-cortex-m",
                                            title_of(*prepared.tuning.core))
                                        .text());
}

}  // namespace

void RangesOfMany::add(const Prepared& prepared) {
    ++files_;
    for (const std::string& symbol : prepared.left_out) ++left_out_[symbol];
}

Result<> RangesOfMany::check() const {
    for (const auto& [symbol, files] : left_out_) {
        if (files == files_)
            return Error{.what = message("no file has a dimension '{symbol}'; its range cannot be set", symbol)};
    }
    return done;
}

Result<Prepared> prepare(const Engine& engine, const std::string& file, const PlanArgs& args) {
    Progress progress;
    Prepared prepared;
    prepared.tuning = args.tuning;
    GivenInputs given = args.session && args.given.values.empty() ? given_by(*args.session) : args.given;
    given.shapes = args.given.shapes;
    given.are_for_several = args.ranges_where_known;
    TRY(prepared.program, open_specialised(engine, file, args.companions, given, prepared.tuning, progress));
    prepared.warnings = texts_of(prepared.program->notes);
    if (const auto model = find_method(*prepared.program, args.model); !model.ok())
        return Error{
            .what = message("unknown model '{name}'", args.model), .file = file, .expected = model.error().expected};
    if (!args.model.empty() && prepared.program->methods.size() > 1) {  // as if the archive contained no other
        Program alone = *prepared.program;
        std::erase_if(alone.methods, [&](const Method& method) { return method.name != args.model; });
        prepared.program = std::make_shared<const Program>(std::move(alone));
    }
    if (args.ranges_where_known) {
        TRY(const Method* method, find_method(*prepared.program, args.tuning.method));
        std::erase_if(prepared.tuning.ranges, [&](const auto& range) {
            return !method->ranges.contains(range.first) && prepared.left_out.insert(range.first).second;
        });
    }
    if (!args.names_from.empty()) {
        TRY(NamedProgram named, take_names(engine, prepared.program, args.names_from, progress));
        if (prepared.program->format != FormatId::pte)
            prepared.warnings.push_back(file + " has names of its own: those of " + args.names_from + " replace them");
        prepared.program = std::move(named.program);
        if (named.matched < named.total) {
            prepared.warnings.push_back("names from " + args.names_from + ": " + std::to_string(named.matched) +
                                        " of " + std::to_string(named.total) + " instructions matched");
        }
    }
    if (args.session) {
        for (const Error& warning : args.session_warnings) prepared.warnings.push_back(warning.text());
        prepared.unlike_saved = !args.session_warnings.empty();
        auto reapplied = reapply_session(args, prepared);
        if (!reapplied.ok()) return std::move(reapplied).error().of_file(file);
    }
    if (auto set = set_initial_states(args, prepared); !set.ok()) return std::move(set).error().of_file(file);
    for (const CompileSpec& spec : args.tuning.delegation.specs)
        CHECKED(check_asked(spec, prepared, engine.backends()));
    if (!args.session) prepared.tuning = first_tuning(*prepared.program, std::move(prepared.tuning), args.decided);
    if (args.for_cortex_m) {
        TRY(const Method* method, find_method(*prepared.program, prepared.tuning.method));
        prepared.tuning = for_cortex_m(*method, std::move(prepared.tuning));
        if (!wants_int8(prepared.tuning) && !calls_cortex_m(*method))
            prepared.warnings.push_back(file + ": " + nothing_lowered().text());
    }
    hint_at_integers(file, prepared);
    if (!args.plan_file.empty()) {
        TRY(PlanFile plan, read_plan_file(args.plan_file));
        prepared.tuning = with_pools_of(plan, std::move(prepared.tuning));
        prepared.plan_file = std::make_shared<const PlanFile>(std::move(plan));
    }
    auto resolved = [&]() -> Result<> {
        if (args.pins.empty() && args.aligned.empty()) return done;
        // Pins name tensors, which exist only after lowering and specialising: one quick plan gives the rows.
        TRY(const Outcome outcome,
            engine.evaluate_sizes(*prepared.program, prepared.tuning, {std::string(planner_id::greedy_by_size)},
                                  progress));
        return apply_pins(args, outcome, prepared);
    }();
    if (!resolved.ok()) return std::move(resolved).error().of_file(file);
    return prepared;
}

PlanArgs with_own_plan(PlanArgs args) {
    args.shows_one_plan = true;
    return args;
}

std::vector<std::string> planners_of(const PlanArgs& args) {
    if (args.planners.empty() && args.shows_one_plan) return {std::string(planner_id::loaded)};
    return args.planners;
}

Result<Evaluated> evaluate_file(const Engine& engine, const std::string& file, const PlanArgs& args, Use use) {
    TRY(Prepared prepared, prepare(engine, file, args));
    return evaluate_prepared(engine, file, std::move(prepared), args, use);
}

namespace {

/// Of a program without a plan, such a note asks for values of its inputs.
bool names_inputs(const Message& note) {
    const auto values = note.values();
    return std::any_of(values.begin(), values.end(), [](const Message::Value& each) { return each.place == "inputs"; });
}

}  // namespace

Error why_not_planned(Error error, const Prepared& prepared, const std::string& file) {
    if (error.remedy_code != RemedyCode::bound_symbols) return std::move(error).of_file(file);
    const std::vector<Message>& notes = prepared.program->notes;
    const auto values = std::find_if(notes.begin(), notes.end(), names_inputs);
    const auto symbols = error.remedy.values();
    const bool is_of_bytes = !symbols.empty() && stands_for_bytes(symbols.front().value.text());
    if (!is_of_bytes && values != notes.end()) {
        error.remedy = message("{remedy}; {note}", error.remedy, *values);
    } else if (is_of_bytes && values != notes.end()) {
        error.what = *values;
        error.remedy = {};
    } else if (is_of_bytes && !notes.empty()) {
        error.remedy = message("{note}; or {remedy}", joined(texts_of(notes), "; "), error.remedy);
    }
    return std::move(error).of_file(file);
}

Result<Evaluated> evaluate_prepared(const Engine& engine, const std::string& file, Prepared prepared,
                                    const PlanArgs& args, Use use) {
    Progress progress;
    auto outcome = use == Use::sizes
        ? engine.evaluate_sizes(prepared.program, prepared.tuning, planners_of(args), progress)
        : engine.evaluate(prepared.program, prepared.tuning, planners_of(args), progress);
    if (!outcome.ok()) return why_not_planned(std::move(outcome).error(), prepared, file);
    if (auto shown = show_stored(prepared, outcome.value()); !shown.ok()) return std::move(shown).error().of_file(file);
    CHECKED(show_plan_file(prepared, outcome.value()));
    for (const Refusal& refusal : outcome.value().refusals) {
        const std::string why = refusal.why.text();
        const auto values = refusal.why.what.values();
        const bool names_planner =
            refusal.why.place.empty() && !values.empty() && values.front().value.text() == refusal.planner;
        prepared.warnings.push_back(names_planner ? why : refusal.planner + ": " + why);
    }
    if (const Message& assumed = outcome.value().report.assumed; !assumed.empty())
        prepared.warnings.push_back(assumed.text());
    for (const PlanIssue& problem : outcome.value().report.issues) prepared.warnings.push_back(problem.text());
    return Evaluated{std::move(prepared), std::move(outcome).take()};
}

Message valid_plan_remedy(const Outcome& outcome) {
    const Tuning& asked = outcome.report.asked;
    const Plan& plan = outcome.plan();
    if (asked.lifetimes == LifetimeRules::executorch && !plan.is_loaded()) return message("use --lifetimes safe");
    if (plan.planner == planner_id::automatic && !asked.pinned.empty()) return message("change the pins (--pin)");
    return message("choose another planner (--planner auto)");
}

Result<> show_plan_file(Prepared& prepared, Outcome& outcome) {
    if (!prepared.plan_file) return done;
    TRY(ImportedPlan imported, import_plan(outcome, *prepared.plan_file));
    outcome.plans.push_back(std::move(imported.plan));
    outcome.shown = outcome.plans.size() - 1;
    if (imported.unknown.empty()) return done;
    constexpr std::size_t named = 5;
    const std::size_t count = imported.unknown.size();
    imported.unknown.resize(std::min(count, named));
    prepared.warnings.push_back(prepared.plan_file->path + ": " + std::to_string(count) +
                                (count == 1 ? " row names" : " rows name") +
                                " no planned tensor: " + joined(imported.unknown, ", ") + (count > named ? ", …" : ""));
    return done;
}

Result<> show_stored(Prepared& prepared, Outcome& outcome) {
    if (!prepared.stored) return done;
    TRY(const auto why, show_stored_plan(*prepared.stored, outcome));
    if (!why) return done;
    prepared.warnings.push_back(why->text());
    prepared.unlike_saved = true;
    return done;
}

Exit strict_exit(const PlanArgs& args, const Prepared& prepared, Exit exit) {
    const bool differs = prepared.orphans > 0 || prepared.unlike_saved;
    return args.strict && differs && exit == Exit::met ? Exit::not_met : exit;
}

std::optional<BaselineDifference> baseline_difference(const PlanArgs& args, const Outcome& outcome) {
    if (!args.session || !args.session->baseline) return std::nullopt;
    return difference_to(*args.session->baseline, *outcome.method, outcome.plan());
}

namespace {

/// The session keeps the given values, for which its plan was made.
Result<> keep_inputs(const PlanArgs& args, const Method& method, Session& session) {
    for (const auto& [key, text] : args.given.values) {
        if (key.empty()) continue;
        TRY(const std::size_t index, find_input(method, key));
        if (!session.view) session.view.emplace();
        session.view->input_files[method.values[method.inputs[index]].name] = text;
    }
    return done;
}

}  // namespace

Result<> save_session(const Arguments& arguments, const PlanArgs& args, const std::string& file,
                      const Evaluated& evaluated) {
    const auto path = arguments.last("--save-session");
    if (!path) return done;
    Session before = args.session ? *args.session : Session{};
    if (arguments.has("--new-baseline")) before.baseline.reset();
    Session session =
        session_of(evaluated.prepared.tuning, &evaluated.outcome, &before, evaluated.prepared.orphaned_edits);
    if (!session.baseline) session.baseline = baseline_of(*evaluated.outcome.method, evaluated.outcome.plan());
    session.program = file;
    CHECKED(keep_inputs(args, *evaluated.outcome.method, session));
    return write_session(std::string(*path), std::move(session));
}

void print_warnings(const std::vector<std::string>& warnings, const PlanArgs& args, Console& console) {
    if (args.quiet) return;
    for (const std::string& warning : warnings) console.err << "arenascope: warning: " << printable(warning) << '\n';
}

}  // namespace arenascope::cli
